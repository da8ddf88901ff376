//! What messages are told beside plain fields: names, places, lists.

pub(crate) mod cards;

use crate::battle::Mustered;
use crate::kinds::{Nation, Politics, Province, Region};
use crate::state::{Arcadia, NONE, Term};
use engine::{Arg, Message, Seat};

/// The message key of a player's name: his nation, once he has one.
pub(crate) fn who(table: &Arcadia, seat: Seat) -> String {
    match table.players.get(seat.index()).map(|player| player.nation) {
        Some(nation) if nation != NONE => Nation::ALL[usize::from(nation)].key(),
        _ => format!("seat-{seat}"),
    }
}
pub(crate) fn player(table: &Arcadia, seat: Seat) -> Arg {
    Arg::Name(who(table, seat))
}
/// A player, or nobody.
pub(crate) fn maybe_player(table: &Arcadia, seat: Option<Seat>) -> Arg {
    seat.map_or_else(|| Arg::Name("nobody".into()), |seat| player(table, seat))
}
/// A politics card, or none.
pub(crate) fn maybe_politics(card: Option<u8>) -> Arg {
    card.map_or_else(|| Arg::Name("no-politics".into()), |card| Politics(card).into())
}
/// A region, or none.
pub(crate) fn maybe_region(region: u8) -> Arg {
    if region == NONE { Arg::Name("no-region".into()) } else { Region(region).into() }
}
/// What somebody promises (AR-8.11).
pub(crate) fn promised(table: &Arcadia, term: Term) -> Arg {
    let whom = |key, seat| Message::new(key).with("who", player(table, seat));
    let said = match term {
        Term::Nothing => Message::new("term-nothing"),
        Term::Vote { candidate } => whom("term-vote", candidate),
        Term::NoContest { candidate } => whom("term-no-contest", candidate),
        Term::Pay { gold, phase } => {
            Message::new("term-pay").number("gold", gold).number("phase", phase)
        }
        Term::NoEntry { province, phase } => Message::new("term-no-entry")
            .with("province", Province(province))
            .number("phase", phase),
        Term::Join { leader, .. } => whom("term-join", leader),
    };
    said.into()
}
/// Several players by name.
pub(crate) fn seats_named(table: &Arcadia, bits: u8) -> Arg {
    let seats = table.all_seats().filter(|seat| bits >> seat.0 & 1 == 1);
    Message::list(seats.map(|seat| Message::new(who(table, seat))), "list-and")
        .map_or_else(|| Arg::Name("nobody".into()), Arg::from)
}

impl Arcadia {
    /// A unit that waits to be deployed.
    pub(crate) fn battle_unit(&self, seat: Seat, what: Mustered) -> Arg {
        match what.own() {
            own if usize::from(own) < crate::kinds::OWN => {
                self.player(seat).unit(own.into()).into()
            }
            _ => Arg::Name("the-general".into()),
        }
    }
    /// The unit in a cell of the seat's side.
    pub(crate) fn battle_at(&self, seat: Seat, column: u8, row: u8) -> Arg {
        let side = self.battle.side_of(seat.0);
        let unit = side.and_then(|side| self.battle.on_column(side, column, row));
        let unit = unit.map(|id| self.battle.mustered(self.battle.unit(id)));
        unit.map_or_else(|| Arg::Name("the-general".into()), |what| self.battle_unit(seat, what))
    }
}
