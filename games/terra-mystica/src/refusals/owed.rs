//! Objections to choices inside an action, to answers and to reactions (TM-9, TM-10, TM-X9).

use super::*;
use crate::describe::{cult_of_key, favor_key, terrain_key, town_key};
use crate::kinds::{Cult, Terrain};
use crate::state::bit;

impl TerraMystica {
    /// Nothing of this kind is owed: another question first, if there is one, else this reason.
    fn not_owed(&self, seat: Seat, rule: &'static str, key: &str) -> Objection {
        match self.question_for(seat) {
            Some(Question::FinishTurn) => Some(plain(rule, key)),
            _ => self.before_action(seat).or_else(|| Some(plain(rule, key))),
        }
    }
    /// Markers that compete for keys are put to the player before anything else (TM-11.4).
    fn entering(&self, seat: Seat) -> Objection {
        (self.owes(seat) && self.owed.enter != 0).then(|| self.first(seat))
    }

    pub(super) fn not_done(&self, seat: Seat) -> Objection {
        let open = seat == self.active() && self.owed.open && self.owed.actions == 0;
        (!open || self.owed.is_pending()).then(|| self.first(seat))
    }

    pub(super) fn not_this_favor(&self, seat: Seat, tile: u8) -> Objection {
        let rule = if self.round == 0 { "TM-X9.2" } else { "TM-8.43" };
        if seat != self.active() || self.owed.favors == 0 {
            return match self.phase {
                Phase::Actions => self.not_owed(seat, rule, "refused-no-favor-owed"),
                _ => Some(self.first(seat)),
            };
        }
        self.entering(seat).or_else(|| {
            let Some(left) = self.favor_stock.get(tile as usize) else {
                return Some(plain("TM-1.4", "refused-no-such-tile"));
            };
            let named = |key: &str| Message::new(key).name("tile", favor_key(tile));
            if self.player(seat).has_favor(tile as usize) {
                return Some(Refusal::new(rule, named("refused-favor-owned")));
            }
            (*left == 0).then(|| Refusal::new("TM-1.4", named("refused-favor-gone")))
        })
    }
    pub(super) fn no_town(&self, seat: Seat, tile: u8) -> Objection {
        if seat != self.active() || self.owed.towns == 0 {
            return self.not_owed(seat, "TM-12.1", "refused-no-town");
        }
        self.entering(seat).or_else(|| {
            let Some(left) = self.town_stock.get(tile as usize) else {
                return Some(plain("TM-1.4", "refused-no-such-tile"));
            };
            let message = Message::new("refused-town-gone").name("tile", town_key(tile));
            (*left == 0).then(|| Refusal::new("TM-12.2", message))
        })
    }
    pub(super) fn no_step(&self, seat: Seat) -> Objection {
        self.entering(seat).or_else(|| self.not_owed(seat, "TM-11.1", "refused-no-step"))
    }
    pub(super) fn no_bridge(&self, seat: Seat, site: u8) -> Objection {
        if !self.owes(seat) || self.owed.bridges == 0 {
            return self.not_owed(seat, "TM-8.61", "refused-no-bridge-now");
        }
        self.entering(seat).or_else(|| {
            let Some(ends) = self.map().bridge_sites.get(site as usize) else {
                return Some(plain("TM-8.61", "refused-no-such-site"));
            };
            let named = |key: &str| {
                Message::new(key).text("a", self.hex_name(ends.a)).text("b", self.hex_name(ends.b))
            };
            if self.bridged >> site & 1 == 1 {
                return Some(Refusal::new("TM-8.61", named("refused-site-taken")));
            }
            let touches = self.owned[seat.index()] & (bit(ends.a) | bit(ends.b)) != 0;
            let message = named("refused-site-foreign");
            (!touches).then(|| Refusal::new("TM-8.61", message))
        })
    }
    pub(super) fn not_entered(&self, seat: Seat, cult: Cult) -> Objection {
        if !self.owes(seat) || self.owed.enter == 0 {
            return self.not_owed(seat, "TM-11.4", "refused-nothing-to-enter");
        }
        let message = Message::new("refused-cannot-enter").name("cult", cult_of_key(cult));
        Some(Refusal::new("TM-11.2", message))
    }
    pub(super) fn not_ordained(&self, seat: Seat, workers: u8) -> Objection {
        if !self.player(seat).is(Faction::Darklings) {
            return Some(plain("TM-8.2", "refused-workers-to-priests"));
        }
        let player = self.player(seat);
        // Without a priest in the supply or a worker the stronghold asks for nothing.
        if player.has_stronghold() && player.priest_supply() == 0 {
            return Some(plain("TM-1.6", "refused-no-priest-supply"));
        }
        if !self.owes(seat) || !self.owed.ordain {
            return self.not_owed(seat, "TM-15.4", "refused-no-ordination");
        }
        if u16::from(workers) > player.workers {
            let cost = Cost { workers, ..Cost::default() };
            return self.unaffordable(seat, cost, "TM-15.4");
        }
        let (rule, key) = match self.most_ordinations(seat) {
            3 => ("TM-15.4", "refused-ordain-most"),
            _ => ("TM-1.6", "refused-ordain-supply"),
        };
        let message = Message::new(key).number("workers", workers);
        Some(Refusal::new(rule, message.number("most", self.most_ordinations(seat))))
    }
    pub(super) fn spades_not_given_up(&self, seat: Seat) -> Objection {
        if !self.owes(seat) || self.owed.spades == 0 {
            return self.not_owed(seat, "TM-8.18", "refused-no-spades");
        }
        Some(if self.owed.bought > 0 && self.owed.enter == 0 {
            let message = Message::new("refused-bought-spades").number("spades", self.owed.bought);
            Refusal::new("TM-8.18", message)
        } else if self.owed.must_transform && self.owed.enter == 0 {
            plain("TM-8.62", "refused-must-transform")
        } else {
            self.first(seat)
        })
    }
    pub(super) fn not_lost(&self, seat: Seat, cult: Cult) -> Objection {
        if !self.player(seat).is(Faction::Acolytes) {
            return Some(self.only_for("TM-X9.4", Faction::Acolytes));
        }
        if !self.owes(seat) || self.owed.lose == 0 {
            return self.not_owed(seat, "TM-X9.4", "refused-nothing-to-lose");
        }
        let message = Message::new("refused-lose-steps")
            .name("cult", cult_of_key(cult))
            .number("price", self.owed.lose)
            .number("has", self.player(seat).cults[cult as usize]);
        Some(Refusal::new("TM-X9.4", message))
    }

    pub(super) fn not_answered(&self, seat: Seat, nth: u8) -> Objection {
        let own = self.open_offers().iter().filter(|offer| offer.to == seat.0).count();
        if own == 0 {
            return Some(plain("TM-10.2", "refused-no-offer"));
        }
        let busy = seat == self.active()
            && (self.owed.is_pending() || self.owed.actions == 0 && self.owed.open);
        if busy && !self.late() {
            return Some(self.first(seat));
        }
        let Some(index) = self.own_offer(seat, nth) else {
            let message = Message::new("refused-no-such-offer").number("offers", own as i64);
            return Some(Refusal::new("TM-10.2", message));
        };
        let offer = &self.offers[index];
        let message = Message::new("refused-same-offer")
            .name("from", self.who(Seat(offer.from)))
            .number("amount", offer.amount);
        Some(Refusal::new("TM-10.3", message))
    }
    pub(super) fn no_token(&self, seat: Seat) -> Objection {
        if !self.player(seat).is(Faction::Shapeshifters) {
            return Some(self.only_for("TM-X9.6", Faction::Shapeshifters));
        }
        if self.player(seat).tokens_owed == 0 || self.owes(seat) {
            return self.not_owed(seat, "TM-X9.6", "refused-no-token");
        }
        Some(if self.player(seat).points < 1 {
            plain("TM-X9.6", "refused-no-points")
        } else {
            self.first(seat)
        })
    }
    pub(super) fn not_unlocked(&self, seat: Seat, terrain: Terrain) -> Objection {
        let player = self.player(seat);
        if !player.is(Faction::Riverwalkers) {
            return Some(self.only_for("TM-X9.7", Faction::Riverwalkers));
        }
        if player.priests_owed == 0 {
            return self.not_owed(seat, "TM-X9.7", "refused-no-priest-received");
        }
        let named = |key: &str| Message::new(key).name("terrain", terrain_key(terrain));
        if !terrain.on_cycle() {
            return Some(Refusal::new("TM-X9.7", named("refused-terrain-not-a-start")));
        }
        if player.unlocked >> terrain as u8 & 1 == 1 {
            return Some(Refusal::new("TM-X9.7", named("refused-unlocked-already")));
        }
        let cost = Cost { coins: self.unlock_price(seat, terrain), ..Cost::default() };
        self.unaffordable(seat, cost, "TM-X9.7").or_else(|| Some(self.first(seat)))
    }
    pub(super) fn no_priest_to_keep(&self, seat: Seat) -> Objection {
        if !self.player(seat).is(Faction::Riverwalkers) {
            return Some(self.only_for("TM-X9.7", Faction::Riverwalkers));
        }
        self.not_owed(seat, "TM-X9.7", "refused-no-priest-received")
    }
}
