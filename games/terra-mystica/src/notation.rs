//! Moves as short text, both ways: the words of the community's score sheets.

use crate::content::content;
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::moves::{Conversion, Move, NO_CARD, ShiftCost, Special};
use crate::state::TerraMystica;
use engine::{Message, Refusal, Seat};

impl TerraMystica {
    pub(crate) fn write_move(&self, seat: Seat, mv: Move) -> String {
        let map = self.map();
        let hex = |hex: u8| map.hexes.get(hex as usize).map_or("?", |hex| hex.name);
        let card = |card: u8| content().bonus_cards.get(card as usize).map_or("?", |c| c.ledger);
        match mv {
            Move::ChooseFaction { faction } => format!("faction {}", faction.id()),
            Move::ChooseTerrain { terrain } => format!("pick-color {}", terrain.color()),
            Move::PlaceDwelling { at } => format!("place {}", hex(at)),
            Move::ChooseCard { card: index } => format!("card {}", card(index)),
            Move::Wait {} => "wait".into(),
            Move::Done {} => "done".into(),
            Move::Burn {} => "burn 1".into(),
            Move::Convert { what } => format!("convert {}", conversion_text(what)),
            Move::Connect { river } => format!("connect {}", hex(river)),
            Move::Build { at } => format!("build {}", hex(at)),
            Move::Transform { at, to, long } => {
                let way = if long { " long" } else { "" };
                format!("transform {} to {}{way}", hex(at), to.color())
            }
            Move::AdvanceShipping {} => "advance ship".into(),
            Move::AdvanceDigging {} => "advance dig".into(),
            Move::Upgrade { at, to } => format!("upgrade {} to {}", hex(at), to.abbreviation()),
            Move::SendPriest { cult, steps } => {
                format!("send p to {} for {steps}", cult.id().to_uppercase())
            }
            Move::PowerAction { action } => format!("action ACT{}", u16::from(action) + 1),
            Move::SpecialAction { action } => format!("action {}", action.ledger()),
            Move::BuySpade {} => "dig 1".into(),
            Move::Pass { card: NO_CARD } => "pass".into(),
            Move::Pass { card: index } => format!("pass {}", card(index)),
            Move::PlaceBridge { site } => match map.bridge_sites.get(site as usize) {
                Some(ends) => format!("bridge {}:{}", hex(ends.a), hex(ends.b)),
                None => "bridge ?".into(),
            },
            Move::Step { cult } => {
                let own = seat == self.active() && self.owed.steps > 1;
                let steps = if own { self.owed.steps.to_string() } else { String::new() };
                format!("+{steps}{}", cult.id().to_uppercase())
            }
            Move::TakeFavor { tile } => format!("+FAV{}", u16::from(tile) + 1),
            Move::TakeTown { tile } => format!("+TW{}", u16::from(tile) + 1),
            Move::Enter { cult } => format!("enter {}", cult.id().to_uppercase()),
            Move::Ordain { workers } => format!("convert {workers}w to {workers}p"),
            Move::GiveUpSpades {} => "-SPADE".into(),
            Move::TakePower { offer } => format!("leech{}", self.offer_text(seat, offer)),
            Move::DeclinePower { offer } => format!("decline{}", self.offer_text(seat, offer)),
            Move::Lose { cult } => format!("lose {}", cult.id().to_uppercase()),
            Move::Shapeshift { terrain, with } => {
                let with = if with == ShiftCost::Power { "power" } else { "tokens" };
                format!("shapeshift {} with {with}", terrain.color())
            }
            Move::BuyToken { buy: true } => "gain P3 for VP".into(),
            Move::BuyToken { buy: false } => "-GAIN_P3_FOR_VP".into(),
            Move::Unlock { terrain } => format!("unlock-terrain {}", terrain.color()),
            Move::KeepPriest {} => "unlock-terrain gain-priest".into(),
            Move::Leave => "leave".into(),
        }
    }

    fn offer_text(&self, seat: Seat, nth: u8) -> String {
        match self.own_offer(seat, nth) {
            Some(index) => {
                let offer = &self.offers[index];
                let from = self.players[offer.from as usize].faction.unwrap_or_default();
                format!(" {} from {}", offer.amount, from.ledger_name())
            }
            None => format!(" offer {nth}"),
        }
    }

    pub(crate) fn read_move(&self, seat: Seat, text: &str) -> Result<Move, Refusal> {
        self.parse(seat, text).ok_or_else(|| match text.trim().split_once(' ') {
            Some(("faction", name)) => unknown_faction(name.trim()),
            _ => match text.trim().to_lowercase().strip_prefix('+').and_then(cult_steps) {
                Some((steps, _)) => self.wrong_steps(seat, steps),
                None => Refusal::unreadable(text),
            },
        })
    }

    /// How many steps this seat takes at once (TM-8.70, TM-15.1).
    fn steps_asked(&self, seat: Seat) -> u8 {
        if seat == self.active() { self.owed.steps.max(1) } else { 1 }
    }
    /// The steps of one action all go to one track, and are all named.
    pub(crate) fn wrong_steps(&self, seat: Seat, said: u8) -> Refusal {
        let message = Message::new("refused-step-count")
            .number("steps", self.steps_asked(seat))
            .number("said", said);
        let auren = self.players.get(seat.index()).is_some_and(|it| it.is(Faction::Auren));
        let rule = if auren { "TM-15.1" } else { "TM-8.70" };
        Refusal::new(rule, message)
    }

    fn parse(&self, seat: Seat, text: &str) -> Option<Move> {
        let lower = text.trim().to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let map = self.map();
        Some(match words.as_slice() {
            ["faction" | "setup", name] => {
                Move::ChooseFaction { faction: Faction::from_name(name)? }
            }
            ["pick-color", color] => Move::ChooseTerrain { terrain: terrain(color)? },
            ["place", at] => Move::PlaceDwelling { at: map.hex(at)? },
            ["card", name] => Move::ChooseCard { card: card(name)? },
            ["wait"] => Move::Wait {},
            ["done"] => Move::Done {},
            ["burn"] | ["burn", "1"] => Move::Burn {},
            ["convert", rest @ ..] => parse_conversion(&rest.concat())?,
            ["connect", river] => Move::Connect { river: map.hex(river)? },
            ["build", at] => Move::Build { at: map.hex(at)? },
            ["transform", at, "to", color] => {
                Move::Transform { at: map.hex(at)?, to: terrain(color)?, long: false }
            }
            ["transform", at, "to", color, "long"] => {
                Move::Transform { at: map.hex(at)?, to: terrain(color)?, long: true }
            }
            ["dig", "1"] => Move::BuySpade {},
            ["advance", "ship"] => Move::AdvanceShipping {},
            ["advance", "dig"] => Move::AdvanceDigging {},
            ["upgrade", at, "to", to] => {
                let to = Structure::ALL
                    .into_iter()
                    .find(|structure| structure.abbreviation().eq_ignore_ascii_case(to))?;
                Move::Upgrade { at: map.hex(at)?, to }
            }
            ["send", "p", "to", name, "for", steps] => {
                Move::SendPriest { cult: cult(name)?, steps: small(steps)? }
            }
            ["action", name] => match name.strip_prefix("act").and_then(small) {
                Some(number @ 1..=6) => Move::PowerAction { action: number - 1 },
                _ => Move::SpecialAction {
                    action: Special::ALL
                        .into_iter()
                        .find(|special| special.ledger().eq_ignore_ascii_case(name))?,
                },
            },
            ["pass"] => Move::Pass { card: NO_CARD },
            ["pass", name] => Move::Pass { card: card(name)? },
            ["bridge", ends] => {
                let (a, b) = ends.split_once(':')?;
                Move::PlaceBridge { site: map.site_between(map.hex(a)?, map.hex(b)?)? }
            }
            ["enter", name] => Move::Enter { cult: cult(name)? },
            ["-spade"] => Move::GiveUpSpades {},
            [verb @ ("leech" | "decline"), rest @ ..] => {
                let offer = self.find_offer(seat, rest)?;
                if *verb == "leech" {
                    Move::TakePower { offer }
                } else {
                    Move::DeclinePower { offer }
                }
            }
            ["lose", name] => Move::Lose { cult: cult(name)? },
            ["shapeshift", color, "with", with] => Move::Shapeshift {
                terrain: terrain(color)?,
                with: match *with {
                    "power" => ShiftCost::Power,
                    "tokens" => ShiftCost::Tokens,
                    _ => return None,
                },
            },
            ["gain", "p3", "for", "vp"] => Move::BuyToken { buy: true },
            ["-gain_p3_for_vp"] => Move::BuyToken { buy: false },
            ["unlock-terrain", "gain-priest"] => Move::KeepPriest {},
            ["unlock-terrain", color] => Move::Unlock { terrain: terrain(color)? },
            ["leave"] => Move::Leave,
            [word] => {
                let gained = word.strip_prefix('+')?;
                if let Some(tile) = gained.strip_prefix("fav").and_then(small) {
                    Move::TakeFavor { tile: numbered(tile, 12)? }
                } else if let Some(tile) = gained.strip_prefix("tw").and_then(small) {
                    Move::TakeTown { tile: numbered(tile, 8)? }
                } else {
                    let (steps, cult) = cult_steps(gained)?;
                    (steps == self.steps_asked(seat)).then_some(Move::Step { cult })?
                }
            }
            _ => return None,
        })
    }

    /// `leech` (the oldest offer), `leech 2`, `leech 2 from nomads`, `leech offer 3`.
    fn find_offer(&self, seat: Seat, words: &[&str]) -> Option<u8> {
        let (amount, from) = match words {
            [] => return Some(0),
            ["offer", nth] => return small(nth).filter(|nth| *nth < 32),
            [amount] => (small(amount)?, None),
            [amount, "from", name] => (small(amount)?, Some(Faction::from_name(name)?)),
            _ => return None,
        };
        let own = (0..).map_while(|nth| self.own_offer(seat, nth).map(|index| (nth, index)));
        own.filter(|(_, index)| self.offers[*index].amount == amount)
            .find(|(_, index)| {
                let builder = &self.players[self.offers[*index].from as usize];
                from.is_none_or(|faction| builder.is(faction))
            })
            .map(|(nth, _)| nth)
    }
}

/// The refusal for a name that is no faction's, with those there are.
fn unknown_faction(name: &str) -> Refusal {
    let shown: String = name.chars().take(40).collect();
    let known = Faction::ALL.map(|faction| faction.id());
    let reason = Message::new("refused-faction-name").text("name", shown);
    Refusal::new("TM-2.8", engine::content::with_known(reason, name, &known))
}

pub(crate) fn conversion_text(what: Conversion) -> &'static str {
    match what {
        Conversion::PowerToPriest => "5pw to 1p",
        Conversion::PowerToWorker => "3pw to 1w",
        Conversion::PowerToCoin => "1pw to 1c",
        Conversion::PriestToWorker => "1p to 1w",
        Conversion::WorkerToCoin => "1w to 1c",
        Conversion::PointToCoin => "1vp to 1c",
        Conversion::CoinsToPoint => "2c to 1vp",
    }
}

fn parse_conversion(text: &str) -> Option<Move> {
    let same = |what: &Conversion| conversion_text(*what).replace(' ', "") == text;
    if let Some(what) = Conversion::ALL.into_iter().find(same) {
        return Some(Move::Convert { what });
    }
    (0..=3)
        .find(|workers| text == format!("{workers}wto{workers}p"))
        .map(|workers| Move::Ordain { workers })
}

/// Colours as on the score sheet, and terrains by name.
pub(crate) fn terrain(name: &str) -> Option<Terrain> {
    Terrain::ALL.into_iter().find(|terrain| {
        terrain.color() == name
            || terrain.id() == name
            || *terrain == Terrain::Mountains && name == "grey"
    })
}
pub(crate) fn cult(name: &str) -> Option<Cult> {
    Cult::ALL.into_iter().find(|cult| cult.id().eq_ignore_ascii_case(name))
}
pub(crate) fn card(name: &str) -> Option<u8> {
    let same = |ledger: &str| ledger.eq_ignore_ascii_case(name);
    content().bonus_cards.iter().position(|card| same(card.ledger)).map(|index| index as u8)
}
/// `FIRE` is one step, `2fire` two.
fn cult_steps(gained: &str) -> Option<(u8, Cult)> {
    let name = gained.trim_start_matches(|c: char| c.is_ascii_digit());
    let steps = &gained[..gained.len() - name.len()];
    Some((if steps.is_empty() { 1 } else { small(steps)? }, cult(name)?))
}
fn small(text: &str) -> Option<u8> {
    text.parse().ok()
}
fn numbered(number: u8, most: u8) -> Option<u8> {
    (1..=most).contains(&number).then(|| number - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use engine::{Play, Quick, Silence, Spoken};

    /// TM-15.1: the two steps of the Auren are written as two.
    #[test]
    fn tm_15_1_steps_are_named_in_full() {
        let setup = Setup { first_player: Some(0), ..Setup::for_seats(2) };
        let mut table = TerraMystica::set_up(&setup, &mut Quick::new(1, 1), &mut Silence)
            .expect("the usual game");
        let seat = table.active();
        table.player_mut(seat).faction = Some(Faction::Auren);
        table.owed.steps = 2;
        assert_eq!(table.read(seat, "+2FIRE"), Ok(Move::Step { cult: Cult::Fire }));
        for text in ["+FIRE", "+1FIRE", "+3FIRE", "+0FIRE"] {
            let refusal = table.read(seat, text).expect_err(text);
            assert_eq!((refusal.rule, &*refusal.reason.key), ("TM-15.1", "refused-step-count"));
        }
        table.owed.steps = 1;
        assert_eq!(table.read(seat, "+FIRE"), Ok(Move::Step { cult: Cult::Fire }));
        assert!(table.read(seat, "+2FIRE").is_err());
        assert!(table.read(seat, "+2SMOKE").is_err());
        assert!(table.read(Seat(200), "+2FIRE").is_err());
    }
}
