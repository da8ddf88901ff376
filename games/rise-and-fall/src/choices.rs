//! Who is asked what, what may be answered, and doing it.

use crate::actions::Action;
use crate::events::{Choice, Event};
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind, Resource, Tale, cards, guilds};
use crate::moves::{Move, Question};
use crate::npc::Tie;
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use crate::tales::{LAVA_TURNS, helpers};
use engine::{Chance, Offers, Seat, Seats, Tell};

impl RiseAndFall {
    #[inline]
    pub(crate) fn asked_seats(&self) -> Seats {
        match self.phase {
            Phase::Guilds => self.drafting(),
            Phase::Select => self.choosing(),
            Phase::Decline => self.declining(),
            Phase::Deploy | Phase::Actions if self.is_npc(self.turn) => self.undecided(),
            Phase::Deploy | Phase::Actions => Seats::only(self.turn),
            Phase::World | Phase::Creatures | Phase::BuyBack => Seats::only(self.turn),
            Phase::Event if self.tales.survivor != NOBODY => Seats::only(Seat(self.tales.survivor)),
            Phase::Event => Seats::only(self.turn),
            Phase::Swap => self.swapper().map_or(Seats::NONE, Seats::only),
            Phase::Over => Seats::NONE,
        }
    }

    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        if !self.asked_seats().has(seat) {
            return None;
        }
        if self.is_npc_asked() {
            return self.npc_question();
        }
        Some(match self.phase {
            Phase::Guilds if self.is_keeping(seat) => Question::KeepGuild,
            Phase::Guilds => Question::PassGuild,
            Phase::World => self.laying_question(),
            Phase::Deploy => Question::Deploy,
            Phase::Creatures => Question::PlaceCreature { creature: self.creature_to_place()? },
            Phase::Event => self.event_question()?,
            Phase::Select => Question::ChooseCard,
            Phase::Actions if self.is_in_house(seat) => Question::KeepGuild,
            Phase::Actions => {
                let card = self.civ(seat).played()?;
                if self.picked == NOWHERE && self.tales.halfway != NOWHERE {
                    return Some(Question::ActAgain { at: self.tales.halfway });
                }
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
        if self.is_npc_asked() {
            return self.offer_nominations(offers);
        }
        match self.phase {
            Phase::Actions => {
                let Some(card) = self.civ(seat).played() else { return };
                if self.tales.set != 0 && self.offer_amid_tales(seat, offers) {
                    return;
                }
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
            Phase::Creatures => {
                let creature = self.creature_to_place();
                let places = creature.map_or(Cells::NONE, |it| self.creature_places(it));
                offers.each(places, Move::Aim { at: 0 });
            }
            Phase::Event => self.offer_event(offers),
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
        if !self.has_npcs() {
            return self.carry_out_plainly(seat, mv, chance, tell);
        }
        match mv {
            Move::Aim { at } if self.is_npc_asked() => {
                self.decide_for_npc(seat, Choice::At(at), chance, tell);
            }
            Move::Take { resource } => {
                self.decide_for_npc(seat, Choice::Take(resource), chance, tell);
            }
            _ => self.carry_out_plainly(seat, mv, chance, tell),
        }
        self.settle_npcs(chance, tell);
    }

    #[inline]
    fn carry_out_plainly<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        match mv {
            Move::Take { .. } => {}
            Move::Do { deed, at } => self.begin_deed(seat, deed, at, tell),
            Move::Aim { at } => match self.phase {
                Phase::Creatures => {
                    if let Some(creature) = self.creature_to_place() {
                        self.put_creature(creature, at, tell);
                    }
                    self.place_creatures(seat, tell);
                }
                Phase::Event => self.choose_event_place(at, tell),
                _ if helpers(self.deed) > 0 => self.gather(seat, at, tell),
                _ => self.do_deed(seat, self.deed, self.picked, at, tell),
            },
            Move::Pass {} if self.phase == Phase::Event => self.save_survivor(None, tell),
            Move::Pass {} => self.end_second_half(self.tales.halfway, tell),
            Move::Turn { turn } if self.phase == Phase::Event => self.turn_lava(turn, tell),
            Move::Keep { guild } if self.phase == Phase::Actions => {
                self.keep_from_house(seat, guild, tell);
                self.after_deed(seat, self.deed, self.picked, tell);
            }
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
            Move::Keep { guild } => {
                self.keep_guild(seat, guild, tell);
                if self.reveal_drawn_guilds(tell) {
                    self.begin_world(chance, tell);
                }
            }
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
        if helpers(deed) > 0 {
            (self.picked, self.deed) = (at, deed);
            return self.gather_if_clear(seat, tell);
        }
        if let Some(only) = self.only_target(seat, piece, at, deed) {
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
        if self.tales.set == 0 {
            return self.after_action(tell);
        }
        (self.picked, self.deed) = (at, deed);
        if deed == Deed::Move && self.world.orbs.has(to) {
            return self.go_on_from_orb(seat, piece, to, tell);
        }
        if self.is_in_house(seat) {
            // Of a single card nothing is chosen.
            if let (1, Some(guild)) = self.cards_in_house(seat) {
                self.keep_from_house(seat, guild, tell);
            } else {
                return;
            }
        }
        let stands = if deed == Deed::Move { to } else { at };
        self.after_deed(seat, deed, stands, tell);
    }

    /// The unit moves on at once (RF-12.32).
    fn go_on_from_orb<T: Tell<Event>>(&mut self, seat: Seat, piece: Kind, at: Cell, tell: &mut T) {
        self.picked = at;
        if let Some(only) = self.only_target(seat, piece, at, Deed::Move) {
            self.do_deed(seat, Deed::Move, at, only, tell);
        }
    }

    /// Another piece joins a deed of several (RF-12.20, RF-12.23).
    fn gather<T: Tell<Event>>(&mut self, seat: Seat, helper: Cell, tell: &mut T) {
        if let Some(slot) = self.tales.gathered.iter_mut().find(|slot| **slot == NOWHERE) {
            *slot = helper;
        }
        self.gather_if_clear(seat, tell);
    }

    /// Who must join joins; once all are there, it is done.
    fn gather_if_clear<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let Some(piece) = self.civ(seat).played() else { return };
        loop {
            let missing = helpers(self.deed).saturating_sub(self.helpers_gathered());
            if missing == 0 {
                return self.do_deed(seat, self.deed, self.picked, NOWHERE, tell);
            }
            let open = self.targets(seat, piece, self.picked, self.deed);
            let all = self.possible_helpers(seat, piece);
            let clear = open.len() == 1 || all.len() as usize == missing;
            match open.first() {
                Some(helper) if clear => {
                    let gathered = self.helpers_gathered();
                    self.tales.gathered[gathered] = helper;
                }
                _ => return,
            }
        }
    }

    pub(crate) fn helpers_gathered(&self) -> usize {
        self.tales.gathered.iter().filter(|&&cell| cell != NOWHERE).count()
    }

    /// A Merchant of the Caravansary's master acts once more (RF-12.41).
    fn after_deed<T: Tell<Event>>(&mut self, seat: Seat, deed: Deed, at: Cell, tell: &mut T) {
        self.tales.gathered = [NOWHERE; 3];
        if self.tales.halfway != NOWHERE {
            return self.end_second_half(at, tell);
        }
        let merchant = self.tales.caravan && self.standing(at, Kind::Merchant) == Some(seat);
        if merchant && !self.is_lying(true, at) && self.has_second_half(seat, at, deed) {
            self.acted.remove(at);
            (self.tales.halfway, self.tales.first_half) = (at, deed);
            (self.picked, self.deed) = (NOWHERE, Deed::default());
            return;
        }
        self.after_action(tell);
    }

    fn end_second_half<T: Tell<Event>>(&mut self, at: Cell, tell: &mut T) {
        (self.tales.halfway, self.tales.first_half) = (NOWHERE, Deed::default());
        self.acted.insert(at);
        self.after_action(tell);
    }

    /// The guild cards a seat looks at, and the first of them.
    fn cards_in_house(&self, seat: Seat) -> (usize, Option<Guild>) {
        let cards = self.civ(seat).dealt;
        let count = cards.iter().filter(|&&card| card != NOBODY).count();
        (count, Guild::ALL.get(cards[0] as usize).copied())
    }

    /// Does a player decide something for an NPC now?
    #[inline]
    pub(crate) fn is_npc_asked(&self) -> bool {
        self.npcs.tie != Tie::None
    }

    fn offer_nominations<O: Offers<Move>>(&self, offers: &mut O) {
        if self.npcs.tie == Tie::Resource {
            for &resource in &Resource::ALL {
                offers.one(Move::Take { resource });
            }
        } else {
            offers.each(self.npcs.options, Move::Aim { at: 0 });
        }
    }

    /// Questions that only Tales ask in the middle of a turn; true if this was one.
    fn offer_amid_tales<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) -> bool {
        if self.is_in_house(seat) {
            let cards = self.civ(seat).dealt.into_iter();
            let seen = cards.filter_map(|card| Guild::ALL.get(card as usize).copied());
            seen.for_each(|guild| offers.one(Move::Keep { guild }));
            return true;
        }
        if self.picked == NOWHERE && self.tales.halfway != NOWHERE {
            self.offer_second_half(seat, offers);
            offers.one(Move::Pass {});
            return true;
        }
        false
    }

    fn event_question(&self) -> Option<Question> {
        if self.tales.survivor != NOBODY {
            return Some(Question::SaveNomad);
        }
        Some(match self.tales.event? {
            Tale::Volcano => Question::TurnLava,
            tale => Question::MoveInEvent { tale },
        })
    }

    fn offer_event<O: Offers<Move>>(&self, offers: &mut O) {
        if self.tales.survivor != NOBODY {
            let places = self.survivor_places(Seat(self.tales.survivor));
            offers.each(places, Move::Aim { at: 0 });
            offers.one(Move::Pass {});
        } else if self.tales.event == Some(Tale::Volcano) {
            (0..LAVA_TURNS).for_each(|turn| offers.one(Move::Turn { turn }));
        } else {
            offers.each(self.event_places(), Move::Aim { at: 0 });
        }
    }
}
