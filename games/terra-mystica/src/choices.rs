//! What a seat may do, and doing it: the table of contents of all decisions.

use crate::content::Cost;
use crate::events::Event;
use crate::kinds::{Cult, Faction};
use crate::moves::{Move, Question};
use crate::state::{Phase, SpadeUse, TerraMystica};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    /// Every legal answer of an asked seat.
    #[inline]
    pub(crate) fn offer_all<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        match self.phase {
            Phase::ChooseFactions | Phase::PlaceDwellings | Phase::ChooseCards => {
                self.offer_setup(seat, offers);
            }
            Phase::Actions | Phase::CultSpades if self.late() => self.offer_late(seat, offers),
            Phase::Actions | Phase::CultSpades => {
                if self.owed.is_pending() {
                    self.offer_owed(seat, offers);
                } else if self.owed.actions == 0 && self.owed.open {
                    offers.one(Move::Done {});
                    self.offer_free_steps(seat, offers);
                } else if self.offer_count > 0 {
                    self.offer_answers(seat, offers);
                } else if self.reacting != 0 {
                    self.offer_reactions(seat, offers);
                } else {
                    self.offer_turn(seat, offers);
                }
            }
            Phase::Over => {}
        }
    }
    /// With late answers several seats may decide at the same time (TM-X12).
    fn offer_late<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let kept_open = self.owed.open && self.owed.actions == 0;
        if !kept_open || seat != self.active() {
            self.offer_answers(seat, offers);
            self.offer_reactions(seat, offers);
        }
        if seat != self.active() {
            return;
        }
        if self.owed.is_pending() {
            self.offer_owed(seat, offers);
        } else if self.owed.actions > 0 {
            if self.active_decides() && !self.reacts_first(seat) {
                self.offer_turn(seat, offers);
            }
        } else if self.owed.open {
            offers.one(Move::Done {});
            self.offer_free_steps(seat, offers);
        }
    }
    /// Own reactions come before the own next action.
    fn reacts_first(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.tokens_owed | player.priests_owed != 0
            || player.steps_owed != 0 && (!self.late() || player.is(Faction::Acolytes))
    }

    /// Things owed because of neighbours or income (TM-10.6, TM-X9).
    #[inline]
    fn offer_reactions<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        let own_step = seat == self.active() && self.owed.steps > 0;
        if player.steps_owed > 0 && !own_step {
            for cult in Cult::ALL {
                offers.one(Move::Step { cult });
            }
        }
        if player.tokens_owed > 0 {
            offers.when(player.points >= 1, Move::BuyToken { buy: true });
            offers.one(Move::BuyToken { buy: false });
        }
        if player.priests_owed > 0 {
            self.offer_unlocking(seat, offers);
        }
    }

    /// The eight actions and the free steps around them (TM-8).
    #[inline]
    fn offer_turn<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        self.offer_conversions(seat, offers);
        offers.when(!self.owed.open, Move::Wait {});
        let faction = self.player(seat).faction;
        if faction == Some(Faction::Mermaids) {
            offers.each(self.connectable_rivers(seat), Move::Connect { river: 0 });
        }
        self.offer_builds(seat, offers);
        match faction {
            Some(Faction::Acolytes | Faction::Dragonlords) => self.offer_eruptions(seat, offers),
            Some(Faction::Riverwalkers) => {}
            Some(Faction::Alchemists) => {
                self.offer_digging(seat, offers);
                offers.when(self.can_buy_ahead(seat), Move::BuySpade {});
            }
            Some(Faction::Shapeshifters) => {
                self.offer_digging(seat, offers);
                self.offer_shifts(seat, offers);
            }
            _ => self.offer_digging(seat, offers),
        }
        self.offer_upgrades(seat, offers);
        self.offer_tracks(seat, offers);
        self.offer_priests(seat, offers);
        self.offer_power_actions(seat, offers);
        self.offer_specials(seat, offers);
        self.offer_passing(offers);
    }

    /// Transformations with bought spades (TM-8.10).
    #[inline]
    fn offer_digging<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let spades = self.spades_at_hand(seat, Cost::default());
        if spades.any > 0 {
            self.offer_transformations(seat, self.free_near(seat), spades, offers);
        }
        if self.player(seat).leap > 0 {
            let (leap, cost) = self.leap_targets(seat);
            if leap != 0 {
                let spades = self.spades_at_hand(seat, cost);
                self.offer_transformations(seat, leap, spades, offers);
            }
        }
    }

    /// Conversions while a turn stays open (TM-8.2), and Mermaids' declaration.
    fn offer_free_steps<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        self.offer_conversions(seat, offers);
        if self.player(seat).is(Faction::Mermaids) {
            offers.each(self.connectable_rivers(seat), Move::Connect { river: 0 });
        }
    }

    /// Choices the running action still owes (TM-9).
    fn offer_owed<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let owed = &self.owed;
        if self.phase == Phase::Actions {
            if owed.open {
                self.offer_conversions(seat, offers);
            } else {
                // Online, conversions may come at any moment of the turn (TM-X12).
                offers.when(self.late(), Move::Wait {});
            }
        }
        if owed.enter != 0 {
            for cult in Cult::ALL {
                offers.when(owed.enter >> cult as u8 & 1 == 1, Move::Enter { cult });
            }
            return;
        }
        if owed.favors > 0 {
            offers.each(u128::from(self.free_favors(seat)), Move::TakeFavor { tile: 0 });
        }
        if owed.towns > 0 {
            self.offer_towns(offers);
        }
        if owed.steps > 0 {
            for cult in Cult::ALL {
                offers.one(Move::Step { cult });
            }
        }
        if owed.bridges > 0 {
            self.offer_bridges(seat, offers);
        }
        if owed.lose > 0 {
            self.offer_losses(seat, offers);
            return;
        }
        if owed.ride {
            offers.each(self.ride_targets(seat), Move::Build { at: 0 });
        }
        if owed.free_trading_house {
            self.offer_free_trading_house(seat, offers);
        }
        if owed.sandstorm {
            let to = self.player(seat).home;
            offers.each(self.sandstorm_targets(seat), Move::Transform { at: 0, to, long: false });
        }
        if owed.ordain {
            for workers in 1..=self.most_ordinations(seat) {
                offers.one(Move::Ordain { workers });
            }
            offers.one(Move::Ordain { workers: 0 });
        }
        if self.may_go_without() {
            offers.one(Move::Done {});
        }
        if owed.spades > 0 {
            self.offer_spade_use(seat, offers);
            offers.when(self.may_give_up_spades(), Move::GiveUpSpades {});
            offers.when(self.can_buy_ahead(seat), Move::BuySpade {});
        } else if owed.settle != [0; 3] {
            if self.can_build(seat, Cost::default()) {
                offers.each(self.settle_targets(), Move::Build { at: 0 });
            }
            if owed.favors | owed.towns == 0 {
                offers.one(Move::Done {});
            }
        }
    }

    /// What a seat is asked, named after the first thing that is owed.
    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        if !self.asked_seats().has(seat) {
            return None;
        }
        let owed = &self.owed;
        Some(match self.phase {
            Phase::ChooseFactions if owed.terrain => Question::ChooseTerrain,
            Phase::ChooseFactions if owed.favors > 0 => Question::TakeFavor { tiles: owed.favors },
            Phase::ChooseFactions => Question::ChooseFaction,
            Phase::PlaceDwellings => Question::PlaceDwelling,
            Phase::ChooseCards => Question::ChooseCard,
            _ => {
                if seat == self.active() && owed.is_pending() {
                    return Some(self.owed_question());
                }
                if seat == self.active() && owed.open && owed.actions == 0 {
                    return Some(Question::FinishTurn);
                }
                if let Some(index) = self.own_offer(seat, 0) {
                    let offer = &self.offers[index];
                    let power = self.effective_power(seat, offer.amount);
                    return Some(Question::AnswerOffer {
                        from: Seat(offer.from),
                        power,
                        points: power.saturating_sub(1),
                    });
                }
                let player = self.player(seat);
                if player.steps_owed > 0 {
                    Question::StepCult { steps: 1 }
                } else if player.tokens_owed > 0 {
                    Question::BuyToken
                } else if player.priests_owed > 0 {
                    Question::PriestOrTerrain
                } else if owed.actions > 0 {
                    Question::TakeTurn { actions: owed.actions }
                } else {
                    Question::FinishTurn
                }
            }
        })
    }
    fn owed_question(&self) -> Question {
        let owed = &self.owed;
        if owed.enter != 0 {
            Question::EnterCult
        } else if owed.favors > 0 {
            Question::TakeFavor { tiles: owed.favors }
        } else if owed.towns > 0 {
            Question::FoundTown { towns: owed.towns }
        } else if owed.steps > 0 {
            Question::StepCult { steps: owed.steps }
        } else if owed.bridges > 0 {
            Question::PlaceBridge
        } else if owed.lose > 0 {
            Question::LoseSteps { steps: owed.lose }
        } else if owed.ride {
            Question::RideTo
        } else if owed.free_trading_house {
            Question::FreeTradingHouse
        } else if owed.sandstorm {
            Question::Sandstorm
        } else if owed.ordain {
            Question::Ordain
        } else if owed.spades > 0 {
            Question::UseSpades { spades: owed.spades }
        } else {
            Question::BuildHere
        }
    }

    /// Carries out a legal move, then runs on until somebody must decide.
    #[inline]
    pub(crate) fn carry_out<T: Tell<Event>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        self.only_carry_out(seat, mv, tell);
        self.settle(tell);
    }
    /// The move alone, without what follows by itself: for score sheets, which show what a player
    /// had before the round went on.
    #[inline]
    pub(crate) fn only_carry_out<T: Tell<Event>>(&mut self, seat: Seat, mv: Move, tell: &mut T) {
        match mv {
            Move::ChooseFaction { faction } => self.take_faction(seat, faction, tell),
            Move::ChooseTerrain { terrain } => self.choose_terrain(seat, terrain, tell),
            Move::PlaceDwelling { at } => self.place_first_dwelling(seat, at, tell),
            Move::ChooseCard { card } => {
                self.take_card(seat, card, tell);
                self.cursor += 1;
            }
            Move::Wait {} => {
                self.owed.open = true;
                tell.tell(|| Event::Waited { seat });
            }
            Move::Done {} => {
                if self.may_go_without() {
                    self.go_without();
                } else if self.owed.settle != [0; 3] {
                    self.leave_unsettled();
                } else {
                    self.owed.open = false;
                }
            }
            Move::Burn {} => {
                self.player_mut(seat).burn();
                tell.tell(|| Event::Burned { seat });
            }
            Move::Convert { what } => self.convert(seat, what, tell),
            Move::Connect { river } => self.connect_river(seat, river, tell),
            Move::Build { at } if self.owed.ride => {
                self.owed.ride = false;
                self.raise_dwelling(seat, at, tell);
            }
            Move::Build { at } => {
                if self.owed.settle != [0; 3] {
                    self.leave_unsettled();
                } else {
                    self.begin_action(seat, tell);
                }
                self.build(seat, at, tell);
            }
            Move::Transform { at, .. } if self.owed.sandstorm => self.sandstorm(seat, at, tell),
            Move::Transform { at, to, long } => {
                if self.owed.spades == 0 {
                    self.begin_action(seat, tell);
                    self.owed.spade_use = SpadeUse::NoTopUp;
                }
                self.transform(seat, at, to, long, tell);
            }
            Move::BuySpade {} => self.buy_ahead(seat, tell),
            Move::Upgrade { at, to } if self.owed.free_trading_house => {
                self.owed.free_trading_house = false;
                self.raise(seat, at, to, tell);
            }
            Move::Upgrade { at, to } => {
                self.begin_action(seat, tell);
                self.upgrade(seat, at, to, tell);
            }
            Move::AdvanceShipping {} => {
                self.begin_action(seat, tell);
                self.advance_shipping(seat, tell);
            }
            Move::AdvanceDigging {} => {
                self.begin_action(seat, tell);
                self.advance_digging(seat, tell);
            }
            Move::SendPriest { cult, steps } => {
                self.begin_action(seat, tell);
                self.send_priest(seat, cult, steps, tell);
            }
            Move::PowerAction { action } => {
                self.begin_action(seat, tell);
                self.take_power_action(seat, action, tell);
            }
            Move::SpecialAction { action } => {
                self.begin_action(seat, tell);
                self.take_special(seat, action, tell);
            }
            Move::Pass { card } => {
                self.begin_action(seat, tell);
                self.pass(seat, card, tell);
            }
            Move::PlaceBridge { site } => self.place_bridge(seat, site, tell),
            Move::Step { cult } => {
                let steps = if seat == self.active() && self.owed.steps > 0 {
                    std::mem::take(&mut self.owed.steps)
                } else {
                    self.player_mut(seat).steps_owed -= 1;
                    self.note_reactions(seat);
                    1
                };
                self.advance_cult(seat, cult, steps, tell);
            }
            Move::TakeFavor { tile } => self.take_favor(seat, tile, tell),
            Move::TakeTown { tile } => self.take_town(seat, tile, tell),
            Move::Enter { cult } => self.enter_cult(seat, cult, tell),
            Move::Ordain { workers } => {
                self.owed.ordain = false;
                let player = self.player_mut(seat);
                player.workers -= u16::from(workers);
                player.priests += workers;
                tell.tell(|| Event::Ordained { seat, workers });
            }
            Move::GiveUpSpades {} => self.give_up_spades(seat, tell),
            Move::TakePower { offer } => self.take_power(seat, offer, tell),
            Move::DeclinePower { offer } => self.decline_power(seat, offer, tell),
            Move::Lose { cult } => self.lose_steps(seat, cult, tell),
            Move::Shapeshift { terrain, with } => {
                self.begin_action(seat, tell);
                self.shapeshift(seat, terrain, with, tell);
            }
            Move::BuyToken { buy } => self.buy_token(seat, buy, tell),
            Move::Unlock { terrain } => self.unlock(seat, terrain, tell),
            Move::KeepPriest {} => self.keep_priest(seat, tell),
            Move::Leave => self.leave(seat, tell),
        }
    }
}
