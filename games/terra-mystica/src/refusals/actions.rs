//! Objections to actions 2 to 8 and to Mermaids' declaration (TM-8.30 to TM-8.75, TM-12.6).

use super::*;
use crate::actions::BRIDGE_COST;
use crate::content::CardAction;
use crate::describe::{
    card_key, cult_of_key, power_action_key, rule_of_special, rule_of_upgrade, special_key,
    structure_key, terrain_key,
};
use crate::kinds::{Cult, Structure, Terrain};
use crate::moves::{NO_CARD, ShiftCost, Special};
use crate::state::{ROUNDS, USED_CARD, USED_FAVOR, USED_STRONGHOLD, bit};

impl TerraMystica {
    pub(super) fn no_shipping(&self, seat: Seat) -> Objection {
        let (player, track) = (self.player(seat), &self.board(seat).shipping);
        self.before_action(seat).or_else(|| {
            if !track.has_track {
                return Some(plain("TM-8.30", "refused-no-shipping-track"));
            }
            if player.shipping >= track.max {
                let message =
                    Message::new("refused-shipping-full").number("level", player.shipping);
                return Some(Refusal::new("TM-8.30", message));
            }
            self.unaffordable(seat, track.cost, "TM-8.30")
        })
    }
    pub(super) fn no_digging(&self, seat: Seat) -> Objection {
        let (player, track) = (self.player(seat), &self.board(seat).dig);
        self.before_action(seat).or_else(|| {
            if !track.has_track {
                return Some(plain("TM-8.31", "refused-no-dig-track"));
            }
            if player.digging >= track.max {
                let message = Message::new("refused-digging-full").number("level", player.digging);
                return Some(Refusal::new("TM-8.31", message));
            }
            self.unaffordable(seat, track.cost, "TM-8.31")
        })
    }

    pub(super) fn not_upgraded(&self, seat: Seat, at: u8, to: Structure) -> Objection {
        let free = self.owes(seat) && self.owed.free_trading_house;
        if !free && let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        let rule = if free { "TM-15.10" } else { "TM-8.40" };
        if let Some(refusal) = self.no_land(at, rule) {
            return Some(refusal);
        }
        let hex = |key: &str| Message::new(key).text("hex", self.hex_name(at));
        let (Some(owner), Some(old)) = (self.owner_at(at), self.structure_at(at)) else {
            return Some(Refusal::new(rule, hex("refused-nothing-there")));
        };
        if owner != seat {
            let message = hex("refused-not-yours").name("who", self.who(owner));
            return Some(Refusal::new(rule, message));
        }
        let fits = match to {
            Structure::Dwelling => false,
            Structure::TradingHouse => old == Structure::Dwelling,
            Structure::Temple | Structure::Stronghold => old == Structure::TradingHouse && !free,
            Structure::Sanctuary => old == Structure::Temple && !free,
        };
        if !fits {
            let message = hex("refused-upgrade-path")
                .name("from", structure_key(old))
                .name("to", structure_key(to));
            return Some(Refusal::new(rule, message));
        }
        self.no_piece(seat, to, "TM-8.40").or_else(|| {
            self.unaffordable(seat, self.upgrade_cost(seat, at, to), rule_of_upgrade(to))
        })
    }

    pub(super) fn no_priest_sent(&self, seat: Seat, cult: Cult, steps: u8) -> Objection {
        self.before_action(seat).or_else(|| {
            if !(1..=3).contains(&steps) {
                let message = Message::new("refused-priest-steps").number("steps", steps);
                return Some(Refusal::new("TM-8.50", message));
            }
            let cost = Cost { priests: 1, ..Cost::default() };
            self.unaffordable(seat, cost, "TM-8.50").or_else(|| {
                let message = Message::new("refused-order-full")
                    .name("cult", cult_of_key(cult))
                    .number("steps", steps);
                let full = steps > 1 && self.free_order_space(cult, steps).is_none();
                full.then(|| Refusal::new("TM-8.50", message))
            })
        })
    }

    pub(super) fn no_power_action(&self, seat: Seat, action: u8) -> Objection {
        if let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        let Some(printed) = self.content().power_actions.get(action as usize) else {
            return Some(plain("TM-8.60", "refused-no-such-power-action"));
        };
        let named = |key: &str| Message::new(key).name("action", power_action_key(action));
        if self.player(seat).is(Faction::Riverwalkers) && printed.gain.spades > 0 {
            return Some(plain("TM-X9.7", "refused-never-transform"));
        }
        let Some(cost) = self.power_action_cost(seat, action) else {
            return Some(Refusal::new("TM-8.60", named("refused-power-action-used")));
        };
        self.too_little_power(seat, cost).or_else(|| {
            if printed.bridge {
                self.no_bridge_anywhere(seat)
            } else if printed.gain.spades > 0 {
                self.spades_useless(seat, printed.gain.spades, "TM-8.62")
            } else {
                None
            }
        })
    }
    /// Free spades would change nothing (TM-8.62, TM-8.22).
    fn spades_useless(&self, seat: Seat, free: u8, rule: &'static str) -> Objection {
        if self.spades_useful(seat, free) {
            return None;
        }
        let fixed = self.board(seat).dig.spades_per_hex;
        if fixed > free {
            let message = Message::new("refused-second-spade").number("spades", fixed);
            return Some(Refusal::new("TM-8.22", message));
        }
        Some(plain(rule, "refused-spades-useless"))
    }
    /// No bridge left, or no site for it (TM-8.61).
    pub(super) fn no_bridge_anywhere(&self, seat: Seat) -> Objection {
        let player = self.player(seat);
        if player.bridge_count() >= player.bridges.len() {
            let count = player.bridges.len() as i64;
            let message = Message::new("refused-no-bridge-left").number("count", count);
            return Some(Refusal::new("TM-8.61", message));
        }
        (self.bridge_places(seat) == 0).then(|| plain("TM-8.61", "refused-no-bridge-site"))
    }

    pub(super) fn no_special(&self, seat: Seat, action: Special) -> Objection {
        if let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        let player = self.player(seat);
        let rule = rule_of_special(action);
        let used = |flag: u8| {
            let message = Message::new("refused-special-used").name("action", special_key(action));
            (player.used & flag != 0).then(|| Refusal::new("TM-8.70", message))
        };
        let card = self.content().bonus_cards.get(player.card as usize);
        let (faction, flag) = match action {
            Special::BonusSpade | Special::BonusCult => {
                let wanted = match action {
                    Special::BonusSpade => CardAction::Spade,
                    _ => CardAction::CultStep,
                };
                if card.and_then(|card| card.special) != Some(wanted) {
                    let number = if wanted == CardAction::Spade { 0 } else { 1 };
                    let message = Message::new("refused-not-your-card");
                    return Some(Refusal::new("TM-8.70", message.name("card", card_key(number))));
                }
                (None, USED_CARD)
            }
            Special::FavorCult => {
                if !self.has_cult_favor(seat) {
                    return Some(plain("TM-8.70", "refused-no-favor-action"));
                }
                (None, USED_FAVOR)
            }
            Special::AurenCult => (Some(Faction::Auren), USED_STRONGHOLD),
            Special::WitchesRide => (Some(Faction::Witches), USED_STRONGHOLD),
            Special::SwarmlingsTradingHouse => (Some(Faction::Swarmlings), USED_STRONGHOLD),
            Special::DoubleTurn => (Some(Faction::ChaosMagicians), USED_STRONGHOLD),
            Special::GiantsSpades => (Some(Faction::Giants), USED_STRONGHOLD),
            Special::Sandstorm => (Some(Faction::Nomads), USED_STRONGHOLD),
            Special::EngineersBridge => (Some(Faction::Engineers), 0),
        };
        if let Some(faction) = faction {
            if !player.is(faction) {
                return Some(self.only_for(rule, faction));
            }
            if flag != 0 && !player.has_stronghold() {
                return Some(plain(rule, "refused-no-stronghold"));
            }
        }
        used(flag).or_else(|| match action {
            Special::BonusSpade if player.is(Faction::Riverwalkers) => {
                Some(plain("TM-X9.7", "refused-never-transform"))
            }
            Special::BonusSpade => self.spades_useless(seat, 1, "TM-8.62"),
            Special::GiantsSpades => self.spades_useless(seat, 2, "TM-15.12"),
            Special::DoubleTurn => Some(plain("TM-15.11", "refused-double-turn")),
            Special::EngineersBridge => self
                .no_bridge_anywhere(seat)
                .or_else(|| self.unaffordable(seat, BRIDGE_COST, "TM-15.7")),
            // Nothing else is needed, not even an effect (TM-8.70).
            Special::BonusCult | Special::FavorCult | Special::AurenCult => None,
            Special::WitchesRide | Special::SwarmlingsTradingHouse | Special::Sandstorm => None,
        })
    }

    pub(super) fn not_passed(&self, seat: Seat, card: u8) -> Objection {
        self.before_action(seat).or_else(|| {
            if self.round as usize == ROUNDS {
                return (card != NO_CARD).then(|| plain("TM-8.71", "refused-card-last-round"));
            }
            if card == NO_CARD {
                return Some(plain("TM-8.71", "refused-pass-without-card"));
            }
            if card == self.player(seat).card {
                let message = Message::new("refused-card-own").name("card", card_key(card));
                return Some(Refusal::new("TM-8.71", message));
            }
            self.card_not_free(card, "TM-8.71")
        })
    }

    pub(super) fn not_shifted(&self, seat: Seat, terrain: Terrain, with: ShiftCost) -> Objection {
        if let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        let player = self.player(seat);
        if !player.is(Faction::Shapeshifters) {
            return Some(self.only_for("TM-X9.6", Faction::Shapeshifters));
        }
        let named = |key: &str| Message::new(key).name("terrain", terrain_key(terrain));
        let refuse = |message: Message| Some(Refusal::new("TM-X9.6", message));
        if !player.has_stronghold() {
            refuse(Message::new("refused-no-stronghold"))
        } else if !terrain.on_cycle() {
            refuse(named("refused-terrain-not-a-start"))
        } else if terrain == player.home {
            refuse(named("refused-home-already"))
        } else if let Some(other) = self.all_seats().find(|other| {
            let player = self.player(*other);
            *other != seat && player.home == terrain && !player.is(Faction::Riverwalkers)
        }) {
            refuse(named("refused-terrain-taken").name("other", self.who(other)))
        } else if with == ShiftCost::Power {
            self.too_little_power(seat, 5)
        } else {
            let has: u8 = player.bowls.iter().sum();
            let message = Message::new("refused-tokens").number("tokens", 5).number("has", has);
            (has < 5).then(|| Refusal::new("TM-X9.6", message))
        }
    }

    pub(super) fn not_connected(&self, seat: Seat, river: u8) -> Objection {
        if !self.player(seat).is(Faction::Mermaids) {
            return Some(self.only_for("TM-12.6", Faction::Mermaids));
        }
        let open = seat == self.active()
            && self.phase == Phase::Actions
            && !self.owed.is_pending()
            && self.owed.open;
        if !open && let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        if river as usize >= self.map().hexes.len() {
            let message = Message::new("refused-no-such-hex").number("number", river);
            return Some(Refusal::new("TM-1.1", message));
        }
        let hex = |key: &str| {
            Some(Refusal::new("TM-12.6", Message::new(key).text("hex", self.hex_name(river))))
        };
        if self.map().rivers & bit(river) == 0 {
            return hex("refused-not-a-river");
        }
        if self.town_stock.iter().all(|left| *left == 0) {
            return Some(plain("TM-12.4", "refused-no-town-tile"));
        }
        let around = self.map().neighbors[river as usize] & self.owned[seat.index()];
        if around.count_ones() < 2 {
            return hex("refused-connect-too-few");
        }
        if (around | bit(river)) & self.in_town != 0 {
            return hex("refused-connect-in-town");
        }
        let group = self.group(seat, around);
        if group & self.in_town != 0 {
            return hex("refused-connect-in-town");
        }
        let message = Message::new("refused-connect-too-weak")
            .text("hex", self.hex_name(river))
            .number("structures", group.count_ones())
            .number("power", self.power_on(seat, group))
            .number("needed", self.town_power(seat));
        Some(Refusal::new("TM-12.1", message))
    }
}
