//! Objections before the first round: factions, start terrains, first dwellings, first cards.

use super::*;
use crate::content::{Home, content};
use crate::describe::{card_key, seat_key, terrain_key};
use crate::kinds::Terrain;
use crate::setup::faction_key;
use crate::state::{Rules, bit};

impl TerraMystica {
    /// The move belongs to setup, but something else is asked.
    fn setup_step(&self, seat: Seat, wanted: &Question) -> Objection {
        if self.round > 0 {
            return Some(plain("TM-4.2", "refused-setup-over"));
        }
        let asked = self.question_for(seat);
        (asked.as_ref() != Some(wanted)).then(|| self.first(seat))
    }

    pub(super) fn not_this_faction(&self, seat: Seat, faction: Faction) -> Objection {
        if let Some(refusal) = self.setup_step(seat, &Question::ChooseFaction) {
            return Some(refusal);
        }
        let named = |key: &str| Message::new(key).name("faction", faction_key(faction));
        if self.choosable >> faction as u8 & 1 == 0 {
            return Some(Refusal::new("TM-X9", named("refused-faction-not-in-play")));
        }
        if self.rules.has(Rules::RANDOM_COLORS)
            && self.player(seat).unlocked >> faction.board() & 1 == 0
        {
            return Some(Refusal::new("TM-2.8", named("refused-faction-other-color")));
        }
        let home = match content().board(faction).home {
            Home::Terrain(terrain) => Some(terrain),
            Home::Chosen => None,
        };
        for other in self.all_seats() {
            let player = self.player(other);
            let Some(taken) = player.faction else { continue };
            if taken == faction {
                let message = named("refused-faction-taken").name("seat", seat_key(other));
                return Some(Refusal::new("TM-2.8", message));
            }
            if taken.board() == faction.board() {
                let message = named("refused-faction-same-board").name("other", faction_key(taken));
                return Some(Refusal::new("TM-1.2", message));
            }
            if home.is_some() && (player.start_terrain == home || Some(player.home) == home) {
                let message = named("refused-faction-home-taken")
                    .name("terrain", terrain_key(home.unwrap_or_default()))
                    .name("other", faction_key(taken));
                return Some(Refusal::new("TM-X9.1", message));
            }
        }
        None
    }

    pub(super) fn not_this_terrain(&self, seat: Seat, terrain: Terrain) -> Objection {
        if let Some(refusal) = self.setup_step(seat, &Question::ChooseTerrain) {
            return Some(refusal);
        }
        let named = |key: &str| Message::new(key).name("terrain", terrain_key(terrain));
        if !terrain.on_cycle() {
            return Some(Refusal::new("TM-X9.1", named("refused-terrain-not-a-start")));
        }
        let owner = self.all_seats().find(|other| {
            let player = self.player(*other);
            *other != seat
                && player.faction.is_some()
                && (player.start_terrain == Some(terrain) || player.home == terrain)
        });
        let message = named("refused-terrain-taken");
        owner.map(|other| Refusal::new("TM-X9.1", message.name("other", self.who(other))))
    }

    pub(super) fn not_placed(&self, seat: Seat, at: u8) -> Objection {
        self.setup_step(seat, &Question::PlaceDwelling)
            .or_else(|| self.no_land(at, "TM-3.2"))
            .or_else(|| self.taken(at, "TM-3.2"))
            .or_else(|| {
                let player = self.player(seat);
                let home = player.start_terrain.unwrap_or(player.home);
                if self.terrain_at(at) != home {
                    let message = Message::new("refused-first-terrain")
                        .text("hex", self.hex_name(at))
                        .name("terrain", terrain_key(self.terrain_at(at)))
                        .name("home", terrain_key(home));
                    return Some(Refusal::new("TM-3.2", message));
                }
                let shore = self.map().neighbors[at as usize] & self.map().rivers != 0;
                let message = Message::new("refused-no-shore").text("hex", self.hex_name(at));
                (player.is(Faction::Riverwalkers) && !shore)
                    .then(|| Refusal::new("TM-X9.7", message))
            })
    }

    pub(super) fn not_this_first_card(&self, seat: Seat, card: u8) -> Objection {
        self.setup_step(seat, &Question::ChooseCard).or_else(|| self.card_not_free(card, "TM-3.4"))
    }

    /// The card is not there to be taken: unknown, not in play, or held by somebody.
    pub(super) fn card_not_free(&self, card: u8, rule: &'static str) -> Objection {
        if card as usize >= content().bonus_cards.len() {
            return Some(plain(rule, "refused-no-such-card"));
        }
        if self.free_cards >> card & 1 == 1 {
            return None;
        }
        let named = |key: &str| Message::new(key).name("card", card_key(card));
        match self.all_seats().find(|seat| self.player(*seat).card == card) {
            Some(holder) => {
                let message = named("refused-card-held").name("who", self.who(holder));
                Some(Refusal::new(rule, message))
            }
            None => Some(Refusal::new("TM-2.7", named("refused-card-not-in-play"))),
        }
    }

    /// The hex is no land hex of the map.
    pub(super) fn no_land(&self, at: u8, rule: &'static str) -> Objection {
        if at as usize >= self.map().hexes.len() {
            let message = Message::new("refused-no-such-hex").number("number", at);
            return Some(Refusal::new("TM-1.1", message));
        }
        let river = self.map().rivers & bit(at) != 0;
        let message = Message::new("refused-river").text("hex", self.hex_name(at));
        river.then(|| Refusal::new(rule, message))
    }
    /// Somebody's structure stands on the hex.
    pub(super) fn taken(&self, at: u8, rule: &'static str) -> Objection {
        let (owner, structure) = (self.owner_at(at)?, self.structure_at(at)?);
        let message = Message::new("refused-occupied")
            .text("hex", self.hex_name(at))
            .name("structure", crate::describe::one_structure_key(structure))
            .name("who", self.who(owner));
        Some(Refusal::new(rule, message))
    }
    /// The hex shows another terrain than it should.
    pub(super) fn wrong_terrain(&self, at: u8, home: Terrain, rule: &'static str) -> Refusal {
        let message = Message::new("refused-terrain")
            .text("hex", self.hex_name(at))
            .name("terrain", terrain_key(self.terrain_at(at)))
            .name("home", terrain_key(home));
        Refusal::new(rule, message)
    }
}
