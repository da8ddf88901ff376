//! Everything that waits, verb by verb: which answers there are now, and doing it.
//!
//! No answer means void, one means it happens by itself, several mean that the seat is asked.

use crate::content::content;
use crate::effects::{About, Group, Key, Test, Verb, When};
use crate::events::Event;
use crate::moves::{Move, Question};
use crate::state::{Arcadia, Cards, NONE, Step, Waiting};
use engine::chain::{Asks, Nature, Program, Rules, Runs, Task as TaskOf, Vocabulary};
use engine::kit::Asked;
use engine::{Chance, Message, Offers, Refusal, Seat, Seats, Tell, Why};

/// Something a seat still has to decide, or that still happens to it.
pub(crate) type Task = TaskOf<Arcadia>;

impl Vocabulary for Arcadia {
    type Verb = Verb;
    type Test = Test;
    type Group = Group;
    type When = When;
    type Key = Key;

    const PICKS: bool = false;
    const ASKS_WHETHER: bool = false;

    fn nature(verb: Verb) -> Nature {
        match verb {
            Verb::Gold { .. }
            | Verb::StealGold { .. }
            | Verb::LosePrestige { .. }
            | Verb::AwardPrestige { .. }
            | Verb::Draw { .. }
            | Verb::Discard { .. }
            | Verb::SearchHeir { .. }
            | Verb::Votes { .. }
            | Verb::CasusBelli { .. }
            | Verb::ForbidWar {}
            | Verb::RemoveAge { .. }
            | Verb::Assassinate { .. }
            | Verb::ReturnAdviser {}
            | Verb::RevealHand {}
            | Verb::CancelIntrigue {}
            | Verb::ArmyLosesCheapest { .. }
            | Verb::LargestArmyLosesCheapest { .. }
            | Verb::GarrisonLosesWeakest { .. }
            | Verb::ProvinceTurnsNeutral { .. }
            | Verb::ProvinceNoIncome {}
            | Verb::ProvinceIncomeToYou {}
            | Verb::Shields {} => Nature::Sure,
            // The battle looks itself whether there is anything to decide.
            Verb::FightOn {} => Nature::Always,
            _ => Nature::Asks,
        }
    }
    /// What cards may change numbers by (AR-21).
    fn bounds(key: Key) -> std::ops::RangeInclusive<i8> {
        key.bounds()
    }
}

impl Rules for Arcadia {
    type About = About;
    type Move = Move;
    type Event = Event;
    type Tasks = Waiting;
    type Cards = Cards;

    const GO: Move = Move::Yes {};
    const SKIP: Move = Move::No {};
    fn pick(_: u8) -> Option<Move> {
        None
    }
    fn picked(_: Move) -> Option<u8> {
        None
    }

    #[inline]
    fn program() -> &'static Program<Self> {
        &content().program
    }
    #[inline(always)]
    fn tasks(&self) -> &Waiting {
        &self.chain
    }
    #[inline(always)]
    fn tasks_mut(&mut self) -> &mut Waiting {
        &mut self.chain
    }
    #[inline(always)]
    fn cards(&self) -> &Cards {
        &self.cards
    }
    fn cards_mut(&mut self) -> &mut Cards {
        &mut self.cards
    }
    fn seat_count(&self) -> u8 {
        self.seats
    }
    fn leader(&self) -> Seat {
        Seat(self.first)
    }

    /// Nothing is done in an order of choice.
    fn family(_: Verb) -> u32 {
        1
    }

    #[inline(always)]
    fn offer_verb<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let seat = task.seat;
        match verb {
            Verb::FightOn {} => self.battle.offer(seat.0, to),
            Verb::March {} => self.offer_marches(seat, to),
            Verb::Manage {} => self.offer_management(seat, to),
            _ => self.offer_rarely(task, verb, to),
        }
    }

    #[inline(always)]
    fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        match verb {
            Verb::FightOn {} => self.order(task.seat, answer, chance, tell),
            Verb::March {} => self.march(task, answer, tell),
            _ => self.do_rarely(task, verb, answer, chance, tell),
        }
    }

    fn holds(&self, _: &Task, test: Test, _: Seat) -> bool {
        match test {}
    }
    fn members(&self, _: &Task, group: Group) -> Seats {
        match group {
            Group::All => self.everybody(),
            Group::WithoutPrince => self.seats_that(|seat| self.player(seat).prince == NONE),
            Group::Addressees => self.addressees(),
            Group::Payers => self.seats_that(|seat| self.has_bargain(seat)),
            Group::Losers => self.losers(),
            Group::Choosers => Seats(self.election.choosers.into()),
            Group::Leaders => self.leaders_asked(),
            Group::Fighters => self.fighters(),
        }
    }
    /// Everything goes by turn order (AR-10.1).
    fn begins_with(&self, _: &Task, _: Group) -> Seat {
        self.leader()
    }

    fn commit<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        _: &mut C,
        tell: &mut T,
    ) -> bool {
        let seat = task.seat;
        match (verb, answer) {
            (Verb::Court {}, answer) => self.arrange(seat, answer),
            (Verb::Manage {}, answer) => self.manage(seat, answer, tell),
            (Verb::SealPlots {}, answer) => self.seal_plot(seat, answer),
            (Verb::PayForPrestige {}, answer) => self.seal_bargain(seat, answer),
            (Verb::Talk {}, answer) => self.talk(seat, answer),
            (Verb::AnswerDeals {}, answer) => self.answer_deal(seat, answer),
            (Verb::Deploy {}, answer) => self.battle.commit(seat.0, answer),
            (Verb::Enlist {}, answer) => self.enlist(seat, answer),
            (_, Move::ChoosePolitics { card }) => self.seal(seat, card),
            (_, Move::Vote { who } | Move::Name { who }) => self.seal(seat, who),
            (_, Move::Yes {}) => self.seal(seat, 1),
            (_, Move::Fight { mode }) => self.seal(seat, mode as u8),
            _ => self.seal(seat, NONE),
        }
    }
    fn reveal<T: Tell<Event>>(&mut self, _: &Task, verb: Verb, tell: &mut T) {
        match verb {
            Verb::ChoosePolitics {} => self.open_politics(tell),
            Verb::Court {} => self.open_courts(tell),
            Verb::SealPlots {} => self.open_plots(tell),
            Verb::Vote {} => self.open_ballots(tell),
            Verb::Contest {} => self.open_contests(tell),
            Verb::ChooseCamp {} => self.open_camps(tell),
            Verb::PayForPrestige {} => {}
            Verb::Manage {} => self.open_management(tell),
            Verb::Enlist {} => self.public.sealed = false,
            Verb::ChooseMode {} => self.open_modes(tell),
            _ => {}
        }
    }

    #[inline(always)]
    fn go_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        self.next_step(chance, tell)
    }
}

impl Arcadia {
    fn seal(&mut self, seat: Seat, choice: u8) -> bool {
        self.sealed[seat.index()].choice = choice;
        true
    }
    pub(crate) fn seats_that(&self, is: impl Fn(Seat) -> bool) -> Seats {
        self.all_seats().filter(|seat| is(*seat)).fold(Seats::NONE, Seats::with)
    }

    #[inline(never)]
    fn offer_rarely<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let seat = task.seat;
        match verb {
            Verb::PickNation {} => self.offer_nations(to),
            Verb::PickIdeology {} => self.offer_ideologies(to),
            Verb::PickProvince {} => self.offer_provinces(seat, to),
            Verb::PlaceHeir {} => self.offer_heir_places(task, to),
            Verb::DiscardDown {} => self.offer_discards(task, to),
            Verb::TakeHeir {} => self.offer_heirs(task, to),
            Verb::ChoosePolitics {} => self.offer_politics(seat, to),
            Verb::CandidatePenalty { .. } => self.offer_others(seat, to),
            Verb::Court {} => self.offer_court(seat, to),
            Verb::SealPlots {} => self.offer_plots(seat, to),
            Verb::PayForPrestige {} => self.offer_bargain(seat, to),
            Verb::React {} | Verb::Contest {} | Verb::JoinStorm {} => {
                to.one(Move::Yes {});
                to.one(Move::No {});
            }
            Verb::RevealArmy { .. } => self.offer_armies_to_see(task, to),
            Verb::LoseUnit {} => self.offer_weakest(task, to),
            Verb::Talk {} => self.offer_talk(seat, to),
            Verb::AnswerDeals {} => self.offer_answers(seat, to),
            Verb::Declare {} => self.offer_declarations(seat, to),
            Verb::AnswerCall {} if !self.is_called(task) => {}
            Verb::AnswerCall {} => {
                to.one(Move::Yes {});
                to.one(Move::No {});
            }
            Verb::Vote {} => self.offer_candidates(seat, to),
            Verb::ChooseCamp {} => self.offer_camps(seat, to),
            Verb::ChooseRegion {} => self.offer_spoils(task, to),
            Verb::ChooseBattle {} => self.offer_battles(seat, to),
            Verb::Intervene {} => self.offer_interventions(seat, to),
            Verb::ChooseMode {} => self.offer_modes(to),
            Verb::Assault {} => self.offer_assaults(seat, to),
            Verb::Garrison {} => self.offer_garrison(task, to),
            Verb::PickLosses {} => self.offer_losses(seat, to),
            Verb::Flee {} => self.offer_flights(task, to),
            Verb::Shelter {} => self.offer_shelter(task, to),
            Verb::Deploy {} => self.battle.offer(seat.0, to),
            Verb::Enlist {} => self.offer_enlisting(seat, to),
            Verb::Prisoner {} => self.offer_prisoners(seat, to),
            Verb::PayRansom {} => self.offer_ransom(seat, to),
            _ => to.one(Move::Yes {}),
        }
    }

    #[inline(never)]
    fn do_rarely<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match (verb, answer) {
            (_, Move::PickNation { nation }) => self.pick_nation(seat, nation, tell),
            (_, Move::PickIdeology { ideology }) => self.pick_ideology(seat, ideology, tell),
            (_, Move::PickProvince { province }) => self.pick_province(seat, province, tell),
            (Verb::PlaceHeir {}, answer) => self.place_heir(task, answer, tell),
            (Verb::DiscardDown {}, Move::Discard { card }) => {
                self.discard_by_choice(task, card, tell);
            }
            (Verb::TakeHeir {}, answer) => self.take_heir(task, answer, chance, tell),
            (Verb::React {}, answer) => self.react(task, answer, chance, tell),
            (Verb::LoseUnit {}, Move::Lose { unit, from, .. }) => {
                self.lose_unit(seat, unit, from, tell)
            }
            (Verb::Declare {}, answer) => self.declare(seat, answer, tell),
            (Verb::AnswerCall {}, answer) => self.answer_call(task, answer, tell),
            (Verb::ChooseRegion {}, Move::ChooseRegion { region }) => {
                self.take_region(task, region, tell);
            }
            (Verb::ChooseBattle {}, Move::Battle { against, province }) => {
                self.meet(seat, Seat(against), province, tell);
            }
            (Verb::Intervene {}, answer) => self.intervene(seat, answer, tell),
            (Verb::Assault {}, Move::Assault { province }) => self.storm(seat, province, tell),
            (Verb::Assault {}, _) => self.step = Step::Sieges,
            (Verb::JoinStorm {}, answer) => self.join_storm(task, answer),
            (Verb::Garrison {}, answer) => self.put_in_garrison(task, answer, tell),
            (Verb::PickLosses {}, Move::Lose { unit, who, from }) => {
                self.pick_loss(task, unit, (Seat(who), from), tell);
            }
            (Verb::Flee {}, Move::Flee { to }) => self.flee_to(task, to, tell),
            (Verb::Shelter {}, answer) => self.take_shelter(task, answer, tell),
            (Verb::Prisoner {}, answer) => self.treat_prisoner(task, answer, tell),
            (Verb::PayRansom {}, answer) => self.pay_ransom(task, answer, tell),
            _ => self.card_works(task, verb, answer, chance, tell),
        }
    }

    /// What a seat is asked now.
    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        if !self.asked_seats().has(seat) {
            return None;
        }
        let (task, verb) = match self.asks(seat)? {
            Asks::Verb { task, verb, .. } => (task, verb),
            _ => return None,
        };
        Some(self.question_of(&task, verb))
    }

    fn question_of(&self, task: &Task, verb: Verb) -> Question {
        let seat = task.seat;
        match (verb, task.about) {
            (Verb::PickNation {}, _) => Question::PickNation,
            (Verb::PickIdeology {}, _) => Question::PickIdeology,
            (Verb::PickProvince {}, _) => Question::PickProvince,
            (Verb::PlaceHeir {}, About::Card { card }) => Question::PlaceHeir { card },
            (Verb::DiscardDown {}, _) => Question::Discard { count: self.still_to_discard(task) },
            (Verb::TakeHeir {}, _) => Question::SearchHeir,
            (Verb::ChoosePolitics {}, _) => Question::ChoosePolitics,
            (Verb::CandidatePenalty { .. }, _) => Question::NameTarget,
            (Verb::Court {}, _) => Question::Court,
            (Verb::SealPlots {}, _) => Question::Plot { left: self.plots_left(seat) },
            (Verb::React {}, About::Player { seat: by }) => {
                Question::React { by, card: self.plot_in_hand().card }
            }
            (Verb::RevealArmy { .. }, About::Player { seat }) => Question::ChooseArmy { of: seat },
            (Verb::LoseUnit {}, _) => Question::LoseUnit,
            (Verb::Talk {}, _) => Question::Talk { left: self.proposals_left(seat) },
            (Verb::AnswerDeals {}, _) => Question::AnswerDeal { by: self.next_proposer(seat) },
            (Verb::AnswerCall {}, About::Call { by, .. }) => Question::AnswerCall { by },
            (Verb::Vote {}, _) => Question::Vote,
            (Verb::Contest {}, _) => Question::Contest,
            (Verb::ChooseCamp {}, _) => Question::ChooseCamp,
            (Verb::ChooseRegion {}, About::Player { seat }) => {
                Question::ChooseRegion { from: seat }
            }
            (Verb::PayForPrestige {}, _) => {
                let (gold, prestige) = self.bargain(seat).unwrap_or_default();
                Question::PayForPrestige { gold, prestige }
            }
            (Verb::Manage {}, _) => Question::Manage { gold: self.player(seat).gold },
            (Verb::March {}, _) => Question::March,
            (Verb::ChooseBattle {}, _) => Question::ChooseBattle,
            (Verb::Intervene {}, _) => Question::Intervene { province: self.fray.province },
            (Verb::ChooseMode {}, _) => Question::ChooseMode { province: self.fray.province },
            (Verb::Assault {}, _) => Question::Assault,
            (Verb::JoinStorm {}, _) => Question::JoinStorm { province: self.fray.province },
            (Verb::Garrison {}, About::Province { province }) => {
                Question::Garrison { province, room: self.room_in(province) }
            }
            (Verb::PickLosses {}, _) => Question::PickLosses { value: self.still_to_lose(seat) },
            (Verb::Flee {}, About::Army { army, .. }) => Question::Flee { army },
            (Verb::Shelter {}, About::Army { army, .. }) => Question::Shelter { army },
            (Verb::Enlist {}, _) => Question::Enlist { gold: self.player(seat).gold },
            (Verb::Deploy {} | Verb::FightOn {}, _) => self.battle_question(seat),
            (Verb::Prisoner {}, _) => Question::Prisoner { of: self.next_prisoner_of() },
            (Verb::PayRansom {}, _) => {
                let (by, gold) = self.ransom_asked();
                Question::PayRansom { by, gold }
            }
            _ => Question::Declare,
        }
    }

    /// Nobody, once the game is over.
    #[inline]
    pub(crate) fn asked_seats(&self) -> Seats {
        if self.ending.winner().is_some() { Seats::NONE } else { self.chain_asks() }
    }

    /// Which rule is against an answer. With a reason of its own, or what is asked instead.
    pub(crate) fn objection(&self, seat: Seat, mv: Move) -> Refusal {
        let mut why = Why::new(mv);
        self.offer_waiting(seat, &mut why);
        why.objection().unwrap_or_else(|| match self.question_for(seat) {
            Some(question) => {
                let asked =
                    Message::new("refused-other-question").said("asked", question.message(self));
                Refusal::new(question.rule(), asked)
            }
            None => Refusal::not_asked(seat),
        })
    }
}
