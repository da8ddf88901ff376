//! Actions 6 and 7: power actions and special actions (TM-8.60 to TM-8.70).

use crate::content::{CardAction, Cost};
use crate::events::Event;
use crate::kinds::{Faction, Structure, Terrain};
use crate::map::Hexes;
use crate::moves::{Move, Question, Special};
use crate::state::{SpadeUse, TerraMystica, USED_CARD, USED_FAVOR, USED_STRONGHOLD, bit, each_hex};
use engine::{Offers, Seat, Tell};

/// What the Engineers pay for a bridge (TM-15.7).
pub(crate) const BRIDGE_COST: Cost = Cost { coins: 0, workers: 2, priests: 0 };

/// The action a stronghold of this faction gives, if it gives one (TM-15).
pub(crate) fn stronghold_action_of(faction: Faction) -> Option<Special> {
    Some(match faction {
        Faction::Auren => Special::AurenCult,
        Faction::Witches => Special::WitchesRide,
        Faction::Swarmlings => Special::SwarmlingsTradingHouse,
        Faction::ChaosMagicians => Special::DoubleTurn,
        Faction::Giants => Special::GiantsSpades,
        Faction::Nomads => Special::Sandstorm,
        _ => return None,
    })
}

impl TerraMystica {
    #[inline]
    pub(crate) fn offer_power_actions<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let actions = &self.content().power_actions;
        // No action is cheaper than 3, or 2 for those with a discount.
        if player.bowls[2] < 2 {
            return;
        }
        let discount = self.board(seat).power_action_discount;
        for (index, action) in (0u8..).zip(actions) {
            if player.bowls[2] + discount >= action.cost
                && self.is_power_action_open(seat, index)
                && self.power_action_works(seat, index)
            {
                offers.one(Move::PowerAction { action: index });
            }
        }
    }
    /// The price of a power action, or `None` if its space is taken this round (TM-8.60, TM-X9.3).
    pub(crate) fn power_action_cost(&self, seat: Seat, action: u8) -> Option<u8> {
        let printed = self.content().power_actions[action as usize].cost;
        let is_open = self.is_power_action_open(seat, action);
        is_open.then(|| printed - self.board(seat).power_action_discount)
    }
    #[inline]
    fn is_power_action_open(&self, seat: Seat, action: u8) -> bool {
        let player = self.player(seat);
        self.used_power_actions >> action & 1 == 0
            || player.is(Faction::Yetis) && player.has_stronghold()
    }
    /// A bridge needs a site, spades something to change (TM-8.61, TM-8.62).
    pub(crate) fn power_action_works(&self, seat: Seat, action: u8) -> bool {
        let action = &self.content().power_actions[action as usize];
        if action.bridge {
            self.bridge_places(seat) != 0
        } else if action.gain.spades > 0 {
            self.spades_allowed(seat, action.gain.spades)
        } else {
            true
        }
    }
    /// Sacrifices that would fill bowl III for a power action on the own turn (TM-6.3); 0 if it
    /// takes none, or if they would not help.
    pub(crate) fn sacrifices_for(&self, seat: Seat, action: u8) -> u8 {
        let acts = matches!(self.question_for(seat), Some(Question::TakeTurn { .. }));
        let cost = self.power_action_cost(seat, action);
        let Some(cost) = cost.filter(|_| acts && self.power_action_works(seat, action)) else {
            return 0;
        };
        let [_, second, third] = self.player(seat).bowls;
        let needed = cost.saturating_sub(third);
        if needed <= second / 2 { needed } else { 0 }
    }
    pub(crate) fn take_power_action<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        action: u8,
        tell: &mut T,
    ) {
        let cost = self.power_action_cost(seat, action).unwrap_or(0);
        let printed = &self.content().power_actions[action as usize];
        tell.tell(|| Event::PowerActionTaken { seat, action });
        self.player_mut(seat).spend_power(cost);
        self.used_power_actions |= 1 << action;
        self.gain(seat, printed.gain);
        if printed.bridge {
            self.owed.bridges = 1;
        }
        if printed.gain.spades > 0 {
            self.free_spades(seat, printed.gain.spades, SpadeUse::TopUp, tell);
        }
    }

    #[inline]
    pub(crate) fn offer_specials<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        if let Some(card) = self.content().bonus_cards.get(player.card as usize)
            && card.special.is_some()
            && player.used & USED_CARD == 0
        {
            let action = match card.special {
                Some(CardAction::Spade) => Special::BonusSpade,
                _ => Special::BonusCult,
            };
            offers.when(self.special_allowed(seat, action), Move::SpecialAction { action });
        }
        offers.when(
            player.used & USED_FAVOR == 0 && self.has_cult_favor(seat),
            Move::SpecialAction { action: Special::FavorCult },
        );
        if let Some(action) = self.stronghold_action(seat) {
            offers.when(self.special_allowed(seat, action), Move::SpecialAction { action });
        }
        if player.is(Faction::Engineers) {
            let action = Special::EngineersBridge;
            offers.when(self.special_allowed(seat, action), Move::SpecialAction { action });
        }
    }
    #[inline]
    pub(crate) fn has_cult_favor(&self, seat: Seat) -> bool {
        self.player(seat).favors & self.content().favor_masks.cult_action != 0
    }
    /// The stronghold action of a faction that has one and has not used it this round.
    #[inline]
    pub(crate) fn stronghold_action(&self, seat: Seat) -> Option<Special> {
        let player = self.player(seat);
        if !player.has_stronghold() || player.used & USED_STRONGHOLD != 0 {
            return None;
        }
        stronghold_action_of(player.faction?)
    }
    /// May this special action be taken now? Some need no effect to be taken (TM-8.70).
    #[inline]
    pub(crate) fn special_allowed(&self, seat: Seat, action: Special) -> bool {
        match action {
            Special::BonusCult | Special::FavorCult | Special::AurenCult => true,
            Special::WitchesRide | Special::SwarmlingsTradingHouse | Special::Sandstorm => true,
            Special::BonusSpade | Special::GiantsSpades => {
                self.spades_allowed(seat, action.amount())
            }
            // Using it is the turn's action; it cannot be used inside itself.
            Special::DoubleTurn => self.owed.actions == 1 && !self.owed.doubled,
            Special::EngineersBridge => {
                self.player(seat).can_pay(BRIDGE_COST) && self.bridge_places(seat) != 0
            }
        }
    }
    /// Would this special action do anything now?
    pub(crate) fn special_works(&self, seat: Seat, action: Special) -> bool {
        match action {
            Special::WitchesRide => {
                self.has_piece(seat, Structure::Dwelling) && self.ride_targets(seat) != 0
            }
            Special::SwarmlingsTradingHouse => {
                self.has_piece(seat, Structure::TradingHouse)
                    && self.player(seat).built[Structure::Dwelling as usize] > 0
            }
            Special::Sandstorm => self.sandstorm_targets(seat) != 0,
            Special::BonusSpade => self.spades_useful(seat, 1),
            Special::GiantsSpades => self.spades_useful(seat, 2),
            action => self.special_allowed(seat, action),
        }
    }
    /// An effect that may be given up is owed (TM-8.70); bridges only in online play (TM-X12).
    #[inline]
    pub(crate) fn may_go_without(&self) -> bool {
        let owed = &self.owed;
        owed.ride || owed.free_trading_house || owed.sandstorm || owed.bridges > 0 && self.late()
    }
    pub(crate) fn go_without(&mut self) {
        let owed = &mut self.owed;
        (owed.ride, owed.free_trading_house, owed.sandstorm) = (false, false, false);
        owed.bridges = 0;
    }
    /// A special action that was taken though it can do nothing is over (TM-8.70).
    #[inline]
    pub(crate) fn drop_idle_effects(&mut self, seat: Seat) {
        let idle = [
            (self.owed.ride, Special::WitchesRide),
            (self.owed.free_trading_house, Special::SwarmlingsTradingHouse),
            (self.owed.sandstorm, Special::Sandstorm),
        ];
        if idle.iter().any(|(owed, action)| *owed && !self.special_works(seat, *action)) {
            self.go_without();
        }
    }
    pub(crate) fn take_special<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        action: Special,
        tell: &mut T,
    ) {
        tell.tell(|| Event::SpecialActionTaken { seat, action });
        let player = self.player_mut(seat);
        player.used |= match action {
            Special::BonusSpade | Special::BonusCult => USED_CARD,
            Special::FavorCult => USED_FAVOR,
            Special::EngineersBridge => 0,
            _ => USED_STRONGHOLD,
        };
        match action {
            Special::BonusSpade | Special::GiantsSpades => {
                self.free_spades(seat, action.amount(), SpadeUse::TopUp, tell);
            }
            Special::BonusCult | Special::FavorCult | Special::AurenCult => {
                self.owed.steps = action.amount();
            }
            Special::WitchesRide => self.owed.ride = true,
            Special::SwarmlingsTradingHouse => self.owed.free_trading_house = true,
            Special::DoubleTurn => {
                self.owed.actions = 2;
                self.owed.doubled = true;
            }
            Special::Sandstorm => self.owed.sandstorm = true,
            Special::EngineersBridge => {
                player.pay(BRIDGE_COST);
                self.owed.bridges = 1;
            }
        }
    }

    /// Unoccupied forest anywhere (TM-15.2).
    pub(crate) fn ride_targets(&self, seat: Seat) -> Hexes {
        self.terrain(self.player(seat).home) & !self.occupied()
    }

    /// Unoccupied foreign land that shares an edge with an own structure (TM-15.14).
    pub(crate) fn sandstorm_targets(&self, seat: Seat) -> Hexes {
        let neighbors = &self.map().neighbors;
        let mut set = 0;
        each_hex(self.owned[seat.index()], |hex| set |= neighbors[hex as usize]);
        set & self.on_cycle() & !self.occupied() & !self.terrain(self.player(seat).home)
    }
    pub(crate) fn sandstorm<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        let (from, to): (Terrain, Terrain) = (self.terrain_at(hex), self.player(seat).home);
        tell.tell(|| Event::Transformed { seat, hex, from, to, steps: 0 });
        self.set_terrain(hex, to);
        self.owed.sandstorm = false;
        self.may_settle(hex);
    }

    /// Dwellings the Swarmlings may turn into trading houses for free.
    pub(crate) fn offer_free_trading_house<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        offers.each(
            self.hexes_of(seat, Structure::Dwelling),
            Move::Upgrade { at: 0, to: Structure::TradingHouse },
        );
    }

    /// Hexes that became home in this action and may get a dwelling.
    pub(crate) fn settle_targets(&self) -> Hexes {
        self.owed.settle.iter().filter(|hex| **hex > 0).fold(0, |set, hex| set | bit(hex - 1))
            & !self.occupied()
    }
}
