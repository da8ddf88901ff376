//! Which rule is against a move, and why.
//!
//! Everything here is asked about a move that is known not to be offered. Checks come in the order
//! in which a referee at the table would object: is this the moment, is there such a thing, may it
//! be done there, can it be paid.

mod actions;
mod ground;
mod owed;
mod setup;

use crate::content::Cost;
use crate::describe::question_id;
use crate::kinds::Faction;
use crate::moves::{Conversion, Move, Question};
use crate::state::{Phase, SpadeUse, TerraMystica};
use engine::{Message, Refusal, Seat};

/// Why not, or nothing to object so far.
type Objection = Option<Refusal>;

/// A refusal whose words need no parameters.
fn plain(rule: &'static str, key: &str) -> Refusal {
    Refusal::plain(rule, key)
}

impl TerraMystica {
    pub(crate) fn why_not(&self, seat: Seat, mv: Move) -> Refusal {
        if seat.0 >= self.seats {
            return Refusal::not_asked(seat);
        }
        self.objection(seat, mv).unwrap_or_else(|| plain("TM-8.1", "refused-move"))
    }

    fn objection(&self, seat: Seat, mv: Move) -> Objection {
        match mv {
            // Never refused as an answer: it has its requirements where it is offered.
            Move::Leave => None,
            _ if self.phase == Phase::Over => Some(plain("game-over", "refused-game-over")),
            Move::ChooseFaction { faction } => self.not_this_faction(seat, faction),
            Move::ChooseTerrain { terrain } => self.not_this_terrain(seat, terrain),
            Move::PlaceDwelling { at } => self.not_placed(seat, at),
            Move::ChooseCard { card } => self.not_this_first_card(seat, card),
            Move::TakeFavor { tile } => self.not_this_favor(seat, tile),
            _ if self.round == 0 => Some(self.first(seat)),

            Move::Burn {} => self.not_burned(seat),
            Move::Convert { what } => self.not_converted(seat, what),
            Move::Wait {} => self
                .before_action(seat)
                .or_else(|| self.owed.open.then(|| plain("TM-8.2", "refused-already-open"))),
            Move::Done {} => self.not_done(seat),
            Move::Connect { river } => self.not_connected(seat, river),

            Move::Build { at } => self.not_built(seat, at),
            Move::Transform { at, to, long } => self.not_transformed(seat, at, to, long),
            Move::AdvanceShipping {} => self.no_shipping(seat),
            Move::AdvanceDigging {} => self.no_digging(seat),
            Move::Upgrade { at, to } => self.not_upgraded(seat, at, to),
            Move::SendPriest { cult, steps } => self.no_priest_sent(seat, cult, steps),
            Move::PowerAction { action } => self.no_power_action(seat, action),
            Move::SpecialAction { action } => self.no_special(seat, action),
            Move::BuySpade {} => self.no_spade_ahead(seat),
            Move::Pass { card } => self.not_passed(seat, card),
            Move::Shapeshift { terrain, with } => self.not_shifted(seat, terrain, with),

            Move::PlaceBridge { site } => self.no_bridge(seat, site),
            Move::Step { .. } => self.no_step(seat),
            Move::TakeTown { tile } => self.no_town(seat, tile),
            Move::Enter { cult } => self.not_entered(seat, cult),
            Move::Ordain { workers } => self.not_ordained(seat, workers),
            Move::GiveUpSpades {} => self.spades_not_given_up(seat),
            Move::Lose { cult } => self.not_lost(seat, cult),

            Move::TakePower { offer } | Move::DeclinePower { offer } => {
                self.not_answered(seat, offer)
            }
            Move::BuyToken { .. } => self.no_token(seat),
            Move::Unlock { terrain } => self.not_unlocked(seat, terrain),
            Move::KeepPriest {} => self.no_priest_to_keep(seat),
        }
    }

    /// Something else comes first: the question this seat is asked, with its rule.
    fn first(&self, seat: Seat) -> Refusal {
        let Some(question) = self.question_for(seat) else { return Refusal::not_asked(seat) };
        let message = Message::new(format!("refused-first-{}", question_id(&question)));
        let acolytes = self.player(seat).is(Faction::Acolytes);
        let (rule, message) = match question {
            Question::ChooseFaction => ("TM-2.8", message),
            Question::ChooseTerrain => ("TM-X9.1", message),
            Question::PlaceDwelling => ("TM-3.1", message),
            Question::ChooseCard => ("TM-3.4", message),
            Question::TakeTurn { .. } => ("TM-8.1", message),
            Question::UseSpades { spades } => {
                let cult = self.owed.spade_use == SpadeUse::Cult;
                let rule = if cult { "TM-13.2" } else { "TM-8.15" };
                (rule, message.number("spades", spades))
            }
            Question::BuildHere => ("TM-8.10", message),
            Question::PlaceBridge => ("TM-8.61", message),
            Question::StepCult { .. } if self.owed.steps > 0 => ("TM-8.70", message),
            Question::StepCult { .. } if acolytes => ("TM-X9.4", message),
            Question::StepCult { .. } => ("TM-10.6", message),
            Question::TakeFavor { .. } if self.round == 0 => ("TM-X9.2", message),
            Question::TakeFavor { .. } => ("TM-8.43", message),
            Question::FoundTown { .. } => ("TM-12.2", message),
            Question::EnterCult => ("TM-11.4", message),
            Question::Ordain => ("TM-15.4", message),
            Question::RideTo => ("TM-15.2", message),
            Question::FreeTradingHouse => ("TM-15.10", message),
            Question::Sandstorm => ("TM-15.14", message),
            Question::FinishTurn => ("TM-8.1", message),
            Question::AnswerOffer { from, power, .. } => {
                ("TM-10.3", message.name("from", self.who(from)).number("power", power))
            }
            Question::LoseSteps { steps } => ("TM-X9.4", message.number("steps", steps)),
            Question::BuyToken => ("TM-X9.6", message),
            Question::PriestOrTerrain => ("TM-X9.7", message),
        };
        Refusal::new(rule, message)
    }

    /// Is one of the eight actions possible at all now?
    fn before_action(&self, seat: Seat) -> Objection {
        let player = self.player(seat);
        let may_act = self.phase == Phase::Actions
            && seat == self.active()
            && self.owed.actions > 0
            && !self.owed.is_pending()
            && player.tokens_owed | player.priests_owed == 0
            && match self.question_for(seat) {
                Some(Question::TakeTurn { .. }) => true,
                // Late answers may wait, unless the queue is full (TM-X12).
                Some(Question::AnswerOffer { .. } | Question::StepCult { .. }) => {
                    self.late()
                        && self.offer_count as usize + 8 <= crate::state::MAX_OFFERS
                        && (player.steps_owed == 0 || !player.is(Faction::Acolytes))
                }
                _ => false,
            };
        (!may_act).then(|| self.first(seat))
    }

    /// Is something the running action owes the thing to talk about?
    fn owes(&self, seat: Seat) -> bool {
        seat == self.active() && self.owed.is_pending()
    }

    /// May this seat convert now (TM-8.2)?
    fn before_conversion(&self, seat: Seat) -> Objection {
        if self.phase != Phase::Actions || seat != self.active() {
            return Some(plain("TM-8.2", "refused-conversion-not-your-turn"));
        }
        if self.owed.is_pending() || self.owed.actions == 0 {
            let closed = plain("TM-8.2", "refused-conversion-turn-not-open");
            return (!self.owed.open).then_some(closed);
        }
        self.before_action(seat)
    }
    fn not_burned(&self, seat: Seat) -> Objection {
        self.before_conversion(seat).or_else(|| {
            let tokens = self.player(seat).bowls[1];
            (tokens < 2).then(|| {
                Refusal::new("TM-6.3", Message::new("refused-burn").number("tokens", tokens))
            })
        })
    }
    fn not_converted(&self, seat: Seat, what: Conversion) -> Objection {
        if let Some(refusal) = self.before_conversion(seat) {
            return Some(refusal);
        }
        let player = self.player(seat);
        let power = |needed: u8| self.too_little_power(seat, needed);
        match what {
            Conversion::PowerToPriest => power(5),
            Conversion::PowerToWorker => power(3),
            Conversion::PowerToCoin => power(1),
            Conversion::PriestToWorker => {
                self.unaffordable(seat, Cost { priests: 1, ..Cost::default() }, "TM-8.2")
            }
            Conversion::WorkerToCoin => {
                self.unaffordable(seat, Cost { workers: 1, ..Cost::default() }, "TM-8.2")
            }
            Conversion::PointToCoin | Conversion::CoinsToPoint
                if !player.is(Faction::Alchemists) =>
            {
                Some(plain("TM-15.3", "refused-points-trade"))
            }
            Conversion::PointToCoin if player.points < 1 => {
                Some(plain("TM-15.3", "refused-no-points"))
            }
            Conversion::CoinsToPoint => {
                self.unaffordable(seat, Cost { coins: 2, ..Cost::default() }, "TM-15.3")
            }
            Conversion::PointToCoin => None,
        }
    }

    /// Only one faction can do this.
    fn only_for(&self, rule: &'static str, faction: Faction) -> Refusal {
        let message = Message::new("refused-other-faction");
        Refusal::new(rule, message.name("faction", crate::setup::faction_key(faction)))
    }

    /// Bowl III holds too little (TM-6.2).
    fn too_little_power(&self, seat: Seat, needed: u8) -> Objection {
        let has = self.player(seat).bowls[2];
        let message = Message::new("refused-power").number("power", needed).number("has", has);
        (has < needed).then(|| Refusal::new("TM-6.2", message))
    }

    /// The price, and what is missing of it.
    fn unaffordable(&self, seat: Seat, cost: Cost, rule: &'static str) -> Objection {
        let player = self.player(seat);
        if player.can_pay(cost) {
            return None;
        }
        let message = crate::describe::with_cost(Message::new("refused-cost"), cost)
            .number("lack_coins", u16::from(cost.coins).saturating_sub(player.coins))
            .number("lack_workers", u16::from(cost.workers).saturating_sub(player.workers))
            .number("lack_priests", cost.priests.saturating_sub(player.priests));
        Some(Refusal::new(rule, message))
    }
}

#[cfg(test)]
mod tests;
