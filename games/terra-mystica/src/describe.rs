//! Events, questions and moves as messages for the catalogues.
//!
//! Messages are keys and parameters; every word is in `words/*.ftl`. This file knows the keys of
//! names, its children the sentences.

mod events;
mod moves;
mod questions;

pub(crate) use events::{rule_of_special, rule_of_upgrade};
pub(crate) use questions::{question, question_id};

use crate::content::{Cost, content};
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::moves::{Conversion, Special};
use crate::setup::faction_key;
use crate::state::TerraMystica;
use engine::{Message, Seat};

/// The message key of a terrain's name.
pub(crate) fn terrain_key(terrain: Terrain) -> String {
    format!("terrain-{}", terrain.id())
}
/// The message key of a structure's name.
pub(crate) fn structure_key(structure: Structure) -> String {
    format!("structure-{}", structure.id())
}
/// The message key of "a dwelling" and so on, with its article.
pub(crate) fn one_structure_key(structure: Structure) -> String {
    format!("one-{}", structure.id())
}
/// The message key of "cult of fire" and so on; the bare name is [`crate::setup::cult_key`].
pub(crate) fn cult_of_key(cult: Cult) -> String {
    format!("cult-of-{}", cult.id())
}
pub(crate) fn card_key(card: u8) -> String {
    let card = content().bonus_cards.get(card as usize);
    card.map_or("unknown".into(), |card| format!("card-{}", card.ledger))
}
pub(crate) fn favor_key(tile: u8) -> String {
    let tile = content().favor_tiles.get(tile as usize);
    tile.map_or("unknown".into(), |tile| format!("favor-{}", tile.ledger))
}
pub(crate) fn town_key(tile: u8) -> String {
    let tile = content().town_tiles.get(tile as usize);
    tile.map_or("unknown".into(), |tile| format!("town-{}", tile.ledger))
}
pub(crate) fn power_action_key(action: u8) -> String {
    let action = content().power_actions.get(action as usize);
    action.map_or("unknown".into(), |action| format!("power-action-{}", action.ledger))
}
pub(crate) fn special_key(action: Special) -> String {
    format!("special-{}", action.ledger())
}
pub(crate) fn conversion_key(what: Conversion) -> &'static str {
    match what {
        Conversion::PowerToPriest => "conversion-power-to-priest",
        Conversion::PowerToWorker => "conversion-power-to-worker",
        Conversion::PowerToCoin => "conversion-power-to-coin",
        Conversion::PriestToWorker => "conversion-priest-to-worker",
        Conversion::WorkerToCoin => "conversion-worker-to-coin",
        Conversion::PointToCoin => "conversion-point-to-coin",
        Conversion::CoinsToPoint => "conversion-coins-to-point",
    }
}

/// The rule with a faction's abilities.
pub(crate) const fn faction_rule(faction: Faction) -> &'static str {
    [
        "TM-15.1", "TM-15.2", "TM-15.3", "TM-15.4", "TM-15.5", "TM-15.6", "TM-15.7", "TM-15.8",
        "TM-15.9", "TM-15.10", "TM-15.11", "TM-15.12", "TM-15.13", "TM-15.14", "TM-X9.2",
        "TM-X9.3", "TM-X9.4", "TM-X9.5", "TM-X9.6", "TM-X9.7",
    ][faction as usize]
}

/// The key of a seat's name as long as it has no faction: the first, the second ….
pub(crate) fn seat_key(seat: Seat) -> String {
    format!("seat-{}", seat.0.min(4))
}

/// A message with the parameters of the helper `cost`.
pub(crate) fn with_cost(message: Message, cost: Cost) -> Message {
    message
        .number("coins", cost.coins)
        .number("workers", cost.workers)
        .number("priests", cost.priests)
}

impl TerraMystica {
    /// The key of a seat's name: its faction, or its number before there is one.
    pub(crate) fn who(&self, seat: Seat) -> String {
        match self.players.get(seat.index()).and_then(|player| player.faction) {
            Some(faction) => faction_key(faction),
            None => seat_key(seat),
        }
    }
    /// A hex as people write it, or its number if the map has no such hex.
    pub(crate) fn hex_name(&self, hex: u8) -> String {
        let hexes = &self.map().hexes;
        hexes.get(hex as usize).map_or_else(|| hex.to_string(), |hex| hex.name.to_owned())
    }
    /// The key of how a hex is reached in a sentence: nothing, by tunnel, by carpet (TM-8.21).
    pub(crate) fn leap_key(&self, seat: Seat, hex: u8) -> &'static str {
        if self.leap_used(seat, hex).is_none() {
            "leap-none"
        } else if self.player(seat).is(Faction::Dwarves) {
            "leap-tunnel"
        } else {
            "leap-carpet"
        }
    }
    /// The price of the tunnel or carpet that building or transforming here would need.
    pub(crate) fn leap_used(&self, seat: Seat, hex: u8) -> Option<Cost> {
        let near = hex < 128 && self.near[seat.index()] >> hex & 1 == 1;
        let needed = self.player(seat).leap > 0 && !near && self.owed.leapt != hex.wrapping_add(1);
        needed.then(|| self.leap_cost(seat))
    }
}

/// Two prices together.
pub(crate) fn both(one: Cost, other: Cost) -> Cost {
    Cost {
        coins: one.coins + other.coins,
        workers: one.workers + other.workers,
        priests: one.priests + other.priests,
    }
}

#[cfg(test)]
pub(crate) mod tests;
