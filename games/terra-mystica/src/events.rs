//! What happened, for logs and animation. Everything in this game is public (TM-16.1).

use crate::content::{Gain, content};
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::moves::{Conversion, Special};
use crate::state::{Player, Source};
use engine::{Seat, Used};
use serde::Serialize;

/// One thing that happened. Hexes, cards and tiles are numbers of the map and the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    SetUp {
        first: Seat,
        map: u8,
    },
    FactionChosen {
        seat: Seat,
        faction: Faction,
    },
    TerrainChosen {
        seat: Seat,
        terrain: Terrain,
    },
    DwellingPlaced {
        seat: Seat,
        hex: u8,
    },
    CardTaken {
        seat: Seat,
        card: u8,
        coins: u8,
    },
    RoundStarted {
        round: u8,
        /// The scoring tile of the round.
        tile: u8,
    },
    Income {
        seat: Seat,
        gain: Got,
        now: Stock,
    },
    CultBonus {
        seat: Seat,
        gain: Got,
        now: Stock,
    },
    Waited {
        seat: Seat,
    },
    Converted {
        seat: Seat,
        what: Conversion,
    },
    Burned {
        seat: Seat,
    },
    SpadesReceived {
        seat: Seat,
        spades: u8,
    },
    SpadesBought {
        seat: Seat,
        spades: u8,
    },
    SpadesGivenUp {
        seat: Seat,
        spades: u8,
        unscored: u8,
    },
    Leapt {
        seat: Seat,
        hex: u8,
        points: u8,
    },
    Transformed {
        seat: Seat,
        hex: u8,
        from: Terrain,
        to: Terrain,
        steps: u8,
    },
    Built {
        seat: Seat,
        hex: u8,
    },
    Upgraded {
        seat: Seat,
        hex: u8,
        to: Structure,
    },
    ShippingAdvanced {
        seat: Seat,
        level: u8,
    },
    DiggingAdvanced {
        seat: Seat,
        level: u8,
    },
    PriestSent {
        seat: Seat,
        cult: Cult,
        steps: u8,
    },
    PowerActionTaken {
        seat: Seat,
        action: u8,
    },
    SpecialActionTaken {
        seat: Seat,
        action: Special,
    },
    BridgeBuilt {
        seat: Seat,
        a: u8,
        b: u8,
    },
    CultAdvanced {
        seat: Seat,
        cult: Cult,
        from: u8,
        to: u8,
        power: u8,
    },
    CultLost {
        seat: Seat,
        cult: Cult,
        from: u8,
        to: u8,
    },
    FavorTaken {
        seat: Seat,
        tile: u8,
    },
    TownFounded {
        seat: Seat,
        tile: u8,
    },
    RiverConnected {
        seat: Seat,
        river: u8,
    },
    Ordained {
        seat: Seat,
        workers: u8,
    },
    PowerOffered {
        to: Seat,
        from: Seat,
        amount: u8,
        effective: u8,
    },
    PowerTaken {
        seat: Seat,
        from: Seat,
        amount: u8,
        power: u8,
        points: u8,
    },
    PowerDeclined {
        seat: Seat,
        from: Seat,
        amount: u8,
        asked: bool,
    },
    NeighborsRefused {
        seat: Seat,
    },
    Shapeshifted {
        seat: Seat,
        terrain: Terrain,
    },
    TokenBought {
        seat: Seat,
    },
    TerrainUnlocked {
        seat: Seat,
        terrain: Terrain,
    },
    PriestKept {
        seat: Seat,
    },
    Scored {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        source: Source,
        points: i8,
    },
    Passed {
        seat: Seat,
        returned: u8,
    },
    TurnEnded {
        seat: Seat,
        alone: bool,
    },
    RoundEnded {
        round: u8,
    },
    FinalCult {
        seat: Seat,
        cult: Cult,
        points: u8,
    },
    FinalNetwork {
        seat: Seat,
        size: u8,
        points: u8,
    },
    FinalTile {
        seat: Seat,
        value: u8,
        points: u8,
    },
    FinalResources {
        seat: Seat,
        coins: u16,
        points: u8,
    },
    Left {
        seat: Seat,
    },
    /// How a seat comes out in the end; `shared` seats have this place.
    Placed {
        seat: Seat,
        place: u8,
        shared: u8,
        points: i16,
    },
}

impl Event {
    /// The component this put to use.
    pub(crate) fn puts_to_use(&self) -> Option<Used> {
        let content = content();
        let (kind, name, by) = match *self {
            Event::SetUp { map, .. } => ("map", content.maps[map as usize].id, None),
            Event::RoundStarted { tile, .. } => {
                ("scoring", content.scoring_tiles[tile as usize].ledger, None)
            }
            Event::FactionChosen { seat, faction } => ("faction", faction.id(), Some(seat)),
            Event::CardTaken { seat, card, .. } => {
                ("card", content.bonus_cards[card as usize].ledger, Some(seat))
            }
            Event::FavorTaken { seat, tile } => {
                ("favor", content.favor_tiles[tile as usize].ledger, Some(seat))
            }
            Event::TownFounded { seat, tile } => {
                ("town", content.town_tiles[tile as usize].ledger, Some(seat))
            }
            Event::PowerActionTaken { seat, action } => {
                ("power-action", content.power_actions[action as usize].ledger, Some(seat))
            }
            Event::SpecialActionTaken { seat, action } => ("special", action.ledger(), Some(seat)),
            _ => return None,
        };
        Some(Used { kind, name: name.into(), by })
    }
}

/// What somebody received.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Got {
    pub coins: u8,
    pub workers: u8,
    pub priests: u8,
    pub power: u8,
    pub spades: u8,
}

impl From<Gain> for Got {
    fn from(gain: Gain) -> Got {
        Got {
            coins: gain.coins,
            workers: gain.workers,
            priests: gain.priests,
            power: gain.power,
            spades: gain.spades,
        }
    }
}

/// What a player has after something automatic, so that logs can show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stock {
    pub points: i16,
    pub coins: u16,
    pub workers: u16,
    pub priests: u8,
    pub bowls: [u8; 3],
    pub cults: [u8; 4],
}

impl From<&Player> for Stock {
    fn from(player: &Player) -> Stock {
        Stock {
            points: player.points,
            coins: player.coins,
            workers: player.workers,
            priests: player.priests,
            bowls: player.bowls,
            cults: player.cults,
        }
    }
}

impl Serialize for Source {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::describe::tests::wander;
    use std::collections::{BTreeMap, BTreeSet};

    /// Every kind of component is seen in use, and everything that is used has a name in words.
    #[test]
    fn components_are_used_by_name() {
        let words = include_str!("../words/en.ftl");
        let mut kinds: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        wander(2, |_, events, _| {
            for used in events.iter().filter_map(Event::puts_to_use) {
                let whole_table = matches!(used.kind, "map" | "scoring");
                assert_eq!(used.by.is_none(), whole_table, "{used:?}");
                kinds.entry(used.kind).or_default().insert(used.name.to_string());
            }
        });
        let kinds_seen: Vec<&str> = kinds.keys().copied().collect();
        let all = ["card", "faction", "favor", "map", "power-action", "scoring", "special", "town"];
        assert_eq!(kinds_seen, all);
        assert!(kinds["faction"].len() >= 14 && kinds["map"].len() > 1, "{kinds:?}");
        for (kind, names) in &kinds {
            let said = |key: String| words.contains(&format!("\n{key} = "));
            assert!(said(format!("used-{kind}")), "no words for {kind}");
            for name in names {
                assert!(said(format!("{kind}-{name}")), "no words for {kind} {name}");
            }
        }
    }
}
