//! One command and its meaning, as far as it can be understood without the table.

use crate::content::content;
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::map::Map;
use crate::moves::{ShiftCost, Special};
use crate::notation;

/// Everything a line can say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Leech {
        amount: u8,
        from: Option<Faction>,
    },
    /// `None` declines everything.
    Decline(Option<(u8, Option<Faction>)>),
    Burn(u32),
    Convert {
        paid: u32,
        from: Resource,
        got: u32,
        to: Resource,
    },
    Dig(u8),
    Transform {
        at: u8,
        to: Option<Terrain>,
    },
    Build {
        at: u8,
    },
    Upgrade {
        at: u8,
        to: Structure,
    },
    Send {
        cult: Cult,
        steps: Option<u8>,
    },
    AdvanceShipping,
    AdvanceDigging,
    PowerAction(u8),
    Special(Special),
    Shapeshift(ShiftCost),
    Bridge {
        a: u8,
        b: u8,
    },
    /// A river, or land hexes around one.
    Connect(Vec<u8>),
    Pass(Option<u8>),
    Gain(u32, Thing),
    GiveUp(u32, Thing),
    PickColor(Terrain),
    Unlock(Terrain),
    KeepPriest,
    BuyToken,
    Wait,
    Done,
    Leave(Faction),
    /// Bookkeeping of old files.
    Nothing,
}

/// What conversions and adjustments move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Resource {
    Coins,
    Workers,
    Priests,
    Power,
    Points,
}

/// What `+` and `-` can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Resource(Resource),
    /// Tokens in a bowl.
    Bowl(u8),
    Cult(Cult),
    Favor(u8),
    Town(u8),
    Spades,
    FreeDwelling,
    FreeTradingHouse,
    FreeTransformation,
    Bridges,
    Favors,
    Towns,
    Ordination,
    Token,
}

impl Command {
    /// The command a text stands for on this map.
    pub(super) fn read(text: &str, map: &Map) -> Option<Command> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let small = |text: &str| text.parse::<u8>().ok();
        Some(match words.as_slice() {
            ["leech", amount] => Command::Leech { amount: small(amount)?, from: None },
            ["leech", amount, "from", name] => {
                Command::Leech { amount: small(amount)?, from: Some(Faction::from_name(name)?) }
            }
            ["decline"] => Command::Decline(None),
            ["decline", amount] => Command::Decline(Some((small(amount)?, None))),
            ["decline", amount, "from", name] => {
                Command::Decline(Some((small(amount)?, Some(Faction::from_name(name)?))))
            }
            // Some sheets say that nothing is sacrificed.
            ["burn", count] => Command::Burn(count.parse().ok()?),
            ["convert", rest @ ..] => conversion(rest)?,
            ["dig", count] => Command::Dig(some(count.parse().ok()?)?),
            ["transform", at] => Command::Transform { at: land(map, at)?, to: None },
            ["transform", at, "to", color] => {
                Command::Transform { at: land(map, at)?, to: Some(notation::terrain(color)?) }
            }
            ["build", at] => Command::Build { at: land(map, at)? },
            ["upgrade", at, "to", to @ ..] => {
                Command::Upgrade { at: land(map, at)?, to: structure(&to.join(" "))? }
            }
            ["send", "p" | "priest", "to", cult] => {
                Command::Send { cult: notation::cult(cult)?, steps: None }
            }
            ["send", "p" | "priest", "to", cult, "for", steps] => {
                Command::Send { cult: notation::cult(cult)?, steps: Some(small(steps)?) }
            }
            ["advance", "ship" | "shipping"] => Command::AdvanceShipping,
            ["advance", "dig" | "digging"] => Command::AdvanceDigging,
            ["action", name] => action(name)?,
            ["bridge", ..] => {
                let ends = hexes(map, &words[1..].concat())?;
                let [a, b] = ends.as_slice() else { return None };
                Command::Bridge { a: *a, b: *b }
            }
            ["connect", ..] => Command::Connect(hexes(map, &words[1..].concat())?),
            ["pass"] => Command::Pass(None),
            ["pass", card] => Command::Pass(Some(notation::card(card)?)),
            ["pick-color", color] => Command::PickColor(notation::terrain(color)?),
            ["unlock-terrain", "gain-priest"] => Command::KeepPriest,
            ["unlock-terrain", color] => Command::Unlock(notation::terrain(color)?),
            ["gain", "p3", "for", "vp"] => Command::BuyToken,
            ["wait"] => Command::Wait,
            ["done"] => Command::Done,
            ["drop-faction", name] => Command::Leave(Faction::from_name(name)?),
            ["income" | "start" | "income_for_faction"] => Command::Nothing,
            _ => adjustment(&words.concat())?,
        })
    }

    /// Does this begin an action of the turn, or may it, if no action is running?
    pub(super) fn is_action(&self) -> bool {
        matches!(
            self,
            Command::Dig(_)
                | Command::Build { .. }
                | Command::Upgrade { .. }
                | Command::Send { .. }
                | Command::AdvanceShipping
                | Command::AdvanceDigging
                | Command::PowerAction(_)
                | Command::Special(_)
                | Command::Shapeshift(_)
                | Command::Pass(_)
        )
    }

    /// Free steps that need an open turn once the action has begun.
    pub(super) fn is_free_step(&self) -> bool {
        match self {
            Command::Burn(_) | Command::Connect(_) => true,
            // The Darklings' ordination is part of building the stronghold.
            Command::Convert { from, to, .. } => {
                (*from, *to) != (Resource::Workers, Resource::Priests)
            }
            _ => false,
        }
    }

    /// Answers and reactions, which do not touch whose turn it is.
    pub(super) fn is_reaction(&self) -> bool {
        matches!(
            self,
            Command::Leech { .. }
                | Command::Decline(_)
                | Command::Gain(_, Thing::Cult(_))
                | Command::Wait
                | Command::Nothing
                | Command::BuyToken
                | Command::GiveUp(_, Thing::Token)
        )
    }
}

fn land(map: &Map, name: &str) -> Option<u8> {
    map.hex(name).filter(|hex| map.land >> hex & 1 == 1)
}

fn hexes(map: &Map, text: &str) -> Option<Vec<u8>> {
    text.split(':').map(|name| map.hex(name)).collect()
}

fn structure(name: &str) -> Option<Structure> {
    let known = [
        ("d", Structure::Dwelling),
        ("dwelling", Structure::Dwelling),
        ("tp", Structure::TradingHouse),
        ("th", Structure::TradingHouse),
        ("trading post", Structure::TradingHouse),
        ("trading house", Structure::TradingHouse),
        ("te", Structure::Temple),
        ("temple", Structure::Temple),
        ("sh", Structure::Stronghold),
        ("stronghold", Structure::Stronghold),
        ("sa", Structure::Sanctuary),
        ("sanctuary", Structure::Sanctuary),
    ];
    known.into_iter().find(|(word, _)| *word == name).map(|(_, structure)| structure)
}

fn action(name: &str) -> Option<Command> {
    match name {
        "acth5" => return Some(Command::Shapeshift(ShiftCost::Power)),
        "acth6" => return Some(Command::Shapeshift(ShiftCost::Tokens)),
        _ => {}
    }
    let power = content().power_actions.iter().position(|it| it.ledger.eq_ignore_ascii_case(name));
    if let Some(action) = power {
        return Some(Command::PowerAction(action as u8));
    }
    Special::ALL
        .into_iter()
        .find(|special| special.ledger().eq_ignore_ascii_case(name))
        .map(Command::Special)
}

fn resource(name: &str) -> Option<Resource> {
    Some(match name {
        "c" | "coin" | "coins" => Resource::Coins,
        "w" | "worker" | "workers" => Resource::Workers,
        "p" | "priest" | "priests" => Resource::Priests,
        "pw" | "power" => Resource::Power,
        "vp" => Resource::Points,
        _ => return None,
    })
}

/// Nothing is no number of things.
fn some<N: PartialEq + Default>(count: N) -> Option<N> {
    (count != N::default()).then_some(count)
}

/// A number, 1 if there is none, and what it counts: `3pw`, `3 pw`, `pw`.
fn counted(text: &str) -> Option<(u32, &str)> {
    let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match &text[..text.len() - unit.len()] {
        "" => Some((1, unit)),
        digits => Some((some(digits.parse::<u32>().ok()?)?, unit)),
    }
}

fn conversion(words: &[&str]) -> Option<Command> {
    let middle = words.iter().position(|word| *word == "to")?;
    let (from, to) = (words[..middle].concat(), words[middle + 1..].concat());
    let (paid, from) = counted(&from)?;
    let (got, to) = counted(&to)?;
    Some(Command::Convert { paid, from: resource(from)?, got, to: resource(to)? })
}

/// `+2FIRE`, `-SPADE`, `+10c`.
fn adjustment(text: &str) -> Option<Command> {
    let gain = text.starts_with('+');
    let (count, unit) = counted(text.strip_prefix(['+', '-'])?)?;
    let thing = thing(unit)?;
    Some(if gain { Command::Gain(count, thing) } else { Command::GiveUp(count, thing) })
}

fn thing(unit: &str) -> Option<Thing> {
    if let Some(resource) = resource(unit) {
        return Some(Thing::Resource(resource));
    }
    if let Some(cult) = notation::cult(unit) {
        return Some(Thing::Cult(cult));
    }
    let content = content();
    let favor = content.favor_tiles.iter().position(|it| it.ledger.eq_ignore_ascii_case(unit));
    if let Some(tile) = favor {
        return Some(Thing::Favor(tile as u8));
    }
    let town = content.town_tiles.iter().position(|it| it.ledger.eq_ignore_ascii_case(unit));
    if let Some(tile) = town {
        return Some(Thing::Town(tile as u8));
    }
    Some(match unit {
        "p1" => Thing::Bowl(0),
        "p2" => Thing::Bowl(1),
        "p3" => Thing::Bowl(2),
        "spade" | "spades" => Thing::Spades,
        "free_d" => Thing::FreeDwelling,
        "free_tp" => Thing::FreeTradingHouse,
        "free_tf" => Thing::FreeTransformation,
        "bridge" => Thing::Bridges,
        "gain_favor" => Thing::Favors,
        "gain_tw" => Thing::Towns,
        "convert_w_to_p" => Thing::Ordination,
        "gain_p3_for_vp" => Thing::Token,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Command> {
        Command::read(text, &content().maps[0])
    }

    #[test]
    fn amounts_may_stand_apart_or_be_left_out() {
        let coin = Command::Convert { paid: 1, from: Resource::Power, got: 1, to: Resource::Coins };
        for text in ["convert 1pw to 1c", "convert pw to c", "CONVERT 1 PW TO 1 coin"] {
            assert_eq!(read(text), Some(coin.clone()), "{text}");
        }
        assert_eq!(read("+2tw3"), Some(Command::Gain(2, Thing::Town(2))));
        assert_eq!(read("+ 2 Fire"), Some(Command::Gain(2, Thing::Cult(Cult::Fire))));
        assert_eq!(read("-SPADE"), Some(Command::GiveUp(1, Thing::Spades)));
        assert_eq!(read("-2spade"), Some(Command::GiveUp(2, Thing::Spades)));
        assert_eq!(read("+10c"), Some(Command::Gain(10, Thing::Resource(Resource::Coins))));
    }

    #[test]
    fn names_of_all_sorts_are_known() {
        assert!(matches!(read("action ACT6"), Some(Command::PowerAction(5))));
        assert!(matches!(read("Action bon1"), Some(Command::Special(Special::BonusSpade))));
        assert!(matches!(read("send priest to Air for 2"), Some(Command::Send { .. })));
        assert!(matches!(read("transform E4 to grey"), Some(Command::Transform { .. })));
        assert!(matches!(read("connect r20"), Some(Command::Connect(_))));
        assert!(matches!(read("connect C4:D5"), Some(Command::Connect(_))));
        assert!(matches!(read("advance shipping"), Some(Command::AdvanceShipping)));
        assert!(matches!(read("upgrade E4 to trading post"), Some(Command::Upgrade { .. })));
    }

    #[test]
    fn nonsense_is_none() {
        for text in ["", "build", "build r1", "build Z9", "leech", "leech x", "+", "-3", "convert"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        for text in ["dig 300", "burn 99999999999", "+99999999999c", "convert to c", "bridge A1"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
