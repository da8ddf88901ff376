//! Who is asked what, what may be answered, and doing it.

use crate::actions::Action;
use crate::events::Event;
use crate::hex::Cell;
use crate::kinds::{Deed, cards, guilds};
use crate::moves::{Move, Question};
use crate::state::{NOWHERE, Phase, RiseAndFall};
use engine::{Chance, Offers, Seat, Seats, Tell};

impl RiseAndFall {
    #[inline]
    pub(crate) fn asked_seats(&self) -> Seats {
        match self.phase {
            Phase::Guilds => self.drafting(),
            Phase::Select => self.choosing(),
            Phase::Decline => self.declining(),
            Phase::World | Phase::Deploy | Phase::Actions | Phase::BuyBack => {
                Seats::only(self.turn)
            }
            Phase::Swap => self.swapper().map_or(Seats::NONE, Seats::only),
            Phase::Over => Seats::NONE,
        }
    }

    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        if !self.asked_seats().has(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Guilds if self.is_keeping(seat) => Question::KeepGuild,
            Phase::Guilds => Question::PassGuild,
            Phase::World => self.laying_question(),
            Phase::Deploy => Question::Deploy,
            Phase::Select => Question::ChooseCard,
            Phase::Actions => {
                let card = self.civ(seat).played()?;
                match self.picked {
                    NOWHERE => Question::Act { card },
                    at => Question::Aim { piece: card, at, deed: self.deed },
                }
            }
            Phase::Decline => Question::Decline { cards: self.decline_due(seat) },
            Phase::BuyBack => Question::BuyBack {
                price: self.buy_back_price(seat),
                must: self.must_buy_back(seat),
            },
            Phase::Swap => Question::SwapGuild,
            Phase::Over => return None,
        })
    }

    /// Every legal answer: what is not offered here is not legal.
    #[inline]
    pub(crate) fn offer_all<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        match self.phase {
            Phase::Actions => {
                let Some(card) = self.civ(seat).played() else { return };
                if self.picked == NOWHERE {
                    self.offer_deeds(seat, card, offers);
                    offers.one(Move::EndTurn {});
                } else {
                    let targets = self.targets(seat, card, self.picked, self.deed);
                    offers.each(targets, Move::Aim { at: 0 });
                }
            }
            Phase::Select => {
                cards(self.civ(seat).hand).for_each(|card| offers.one(Move::Choose { card }));
            }
            Phase::Decline => {
                let civ = self.civ(seat);
                let left = civ.active_cards() & !civ.giving;
                cards(left).for_each(|card| offers.one(Move::Decline { card }));
            }
            Phase::BuyBack => {
                cards(self.buyable(seat)).for_each(|card| offers.one(Move::BuyBack { card }));
                offers.when(!self.must_buy_back(seat), Move::NoBuyBack {});
            }
            Phase::Deploy => {
                for piece in self.undeployed(seat) {
                    offers.each(self.deployable(piece), Move::Deploy { piece, at: 0 });
                }
            }
            Phase::World => self.offer_laying(offers),
            Phase::Guilds => {
                let keeping = self.is_keeping(seat);
                for guild in guilds(self.undecided_guilds(seat)) {
                    offers.one(if keeping { Move::Keep { guild } } else { Move::PassOn { guild } });
                }
            }
            Phase::Swap => {
                for with in self.living_players().filter(|&other| other != seat) {
                    for guild in guilds(self.civ(with).guilds) {
                        offers.one(Move::Swap { with, guild });
                    }
                }
                offers.one(Move::NoSwap {});
            }
            Phase::Over => {}
        }
    }

    /// Carries out a move that was offered.
    #[inline]
    pub(crate) fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        match mv {
            Move::Do { deed, at } => self.begin_deed(seat, deed, at, tell),
            Move::Aim { at } => self.do_deed(seat, self.deed, self.picked, at, tell),
            Move::EndTurn {} => self.end_turn(tell),
            Move::Choose { card } => self.choose_card(seat, card, tell),
            Move::Hurry {} => self.hurry(seat, chance, tell),
            Move::Decline { card } => {
                self.civ_mut(seat).giving |= card.bit();
                tell.tell(|| Event::Giving { seat, card: Some(card) });
                self.settle_decline(tell);
            }
            Move::BuyBack { card } => {
                self.buy_back(seat, card, tell);
                self.next_buyer(tell);
            }
            Move::NoBuyBack {} => self.next_buyer(tell),
            Move::Deploy { piece, at } => self.deploy(seat, piece, at, tell),
            Move::Anchor { .. } | Move::Lift { .. } | Move::Turn { .. } => {
                self.lay_or_lift(mv, chance, tell);
            }
            Move::Keep { guild } => self.keep_guild(seat, guild, tell),
            Move::PassOn { guild } => {
                if self.pass_guild(seat, guild, tell) {
                    self.begin_world(chance, tell);
                }
            }
            Move::Swap { with, guild } => {
                self.swap(seat, with, guild, tell);
                self.settle_swaps(tell);
            }
            Move::NoSwap {} => {
                self.swap_asked = Seats::only(seat);
                self.settle_swaps(tell);
            }
        }
    }

    fn lay_or_lift<C: Chance, T: Tell<Event>>(&mut self, mv: Move, chance: &mut C, tell: &mut T) {
        match (mv, mv.hex(), self.laying.anchor) {
            (Move::Anchor { .. }, Some(at), _) => self.anchor(at, chance, tell),
            (Move::Lift { .. }, Some(at), _) => self.lift_tile(at, tell),
            (Move::Turn { turn }, _, Some(at)) => self.lay(at, turn, chance, tell),
            _ => {}
        }
    }

    /// A deed with a single target needs no aiming.
    #[inline]
    fn begin_deed<T: Tell<Event>>(&mut self, seat: Seat, deed: Deed, at: Cell, tell: &mut T) {
        let Some(piece) = self.civ(seat).played() else { return };
        if !deed.is_aimed() {
            return self.do_deed(seat, deed, at, NOWHERE, tell);
        }
        let targets = self.targets(seat, piece, at, deed);
        if targets.len() == 1
            && let Some(only) = targets.first()
        {
            return self.do_deed(seat, deed, at, only, tell);
        }
        (self.picked, self.deed) = (at, deed);
    }

    #[inline]
    fn do_deed<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        deed: Deed,
        at: Cell,
        to: Cell,
        tell: &mut T,
    ) {
        let Some(piece) = self.civ(seat).played() else { return };
        self.act(Action { seat, piece, at, deed, to }, tell);
        self.after_action(tell);
    }
}
