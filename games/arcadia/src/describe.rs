//! What messages are told beside plain fields: names, places, lists.

pub(crate) mod cards;

use crate::battle::Mustered;
use crate::kinds::{Nation, Province};
use crate::state::{Arcadia, Ending, NONE, Term};
use engine::{Arg, Message, Seat};

/// The message key of a player's name: his nation, once he has one of his own (AR-23.6).
pub(crate) fn who(table: &Arcadia, seat: Seat) -> String {
    match table.players.get(seat.index()).map(|player| player.nation) {
        Some(nation) if nation != NONE && !table.is_ruled_twice(nation) => {
            Nation::ALL[usize::from(nation)].key()
        }
        _ => format!("seat-{seat}"),
    }
}
pub(crate) fn player(table: &Arcadia, seat: Seat) -> Arg {
    Arg::Name(who(table, seat))
}
/// Who sits there, whatever he rules.
pub(crate) fn chair(seat: Seat) -> Arg {
    Arg::Name(format!("seat-{seat}"))
}
/// What is added to a die.
pub(crate) fn signed(added: i8) -> Arg {
    let sign = if added < 0 { '−' } else { '+' };
    Arg::Text(format!("{sign} {}", added.unsigned_abs()))
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
/// A war by its leaders and its kind.
pub(crate) fn war_named(table: &Arcadia, war: u8) -> Arg {
    match table.wars.get(usize::from(war)).filter(|war| war.is_on()) {
        Some(war) => {
            let who = seats_named(table, war.led());
            Message::new("war-between").with("who", who).with("war", war.kind).into()
        }
        None => Arg::Name("war-none".into()),
    }
}
/// Several players by name.
pub(crate) fn seats_named(table: &Arcadia, bits: u8) -> Arg {
    let seats = table.all_seats().filter(|seat| bits >> seat.0 & 1 == 1);
    Message::list(seats.map(|seat| Message::new(who(table, seat))), "list-and")
        .map_or_else(|| Arg::Name("nobody".into()), Arg::from)
}

/// How the winner has won, and what decided between equals (AR-1.8, AR-24.1, AR-24.3).
pub(crate) fn victory(table: &Arcadia) -> Arg {
    let message = match table.ending {
        Ending::NotYet | Ending::Field { .. } => Message::new("victory-field"),
        Ending::Crowns { .. } => {
            Message::new("victory-crowns").number("times", table.limits().coronations)
        }
        Ending::Hegemony { .. } => Message::new("victory-hegemony"),
        Ending::Prestige { winner } => {
            let prestige = table.player(winner).prestige;
            let equals = table.all_seats().filter(|seat| {
                let player = table.player(*seat);
                player.prestige == prestige && player.lord == NONE
            });
            let tied =
                if equals.count() > 1 { "victory-prestige-tied" } else { "victory-prestige" };
            Message::new(tied).number("prestige", prestige)
        }
        Ending::Limit { winner } => {
            let reason = table.limit_reason(winner);
            Message::new("victory-limit")
                .number("phase", table.phase)
                .with("reason", Arg::Name(format!("victory-by-{reason}")))
        }
    };
    message.into()
}

impl Arcadia {
    fn is_ruled_twice(&self, nation: u8) -> bool {
        self.players.iter().filter(|player| player.nation == nation).count() > 1
    }
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
