//! Ferry as the library sees it.

use crate::faults::Fault;
use crate::game::*;
use crate::moves::{self, Move};
use engine::content::NoTables;
use engine::*;
use serde_json::Value;

impl<F: Fault> Play for Ferry<F> {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "ferry",
        name: "Ferry",
        prefix: "FE",
        seats: (2, 2),
        minutes: (5, 5),
        secrets: true,
        rules_version: 2,
        rules: Bilingual { en: RULES, fr: RULES },
        words: Bilingual { en: "", fr: "" },
    };

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if seats == 2 {
            Ok(Setup { rounds: 2 })
        } else {
            Err(Refusal::plain("FE-1", "refused-seats"))
        }
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal> {
        if !(1..=3).contains(&setup.rounds) {
            return Err(Refusal::plain("FE-1", "refused-rounds"));
        }
        let mut bag = [COPIES; 6];
        let mut hands = [[0; 6]; 2];
        for (seat, hand) in hands.iter_mut().enumerate() {
            for _ in 0..3 {
                hand[draw(&mut bag, chance) as usize] += 1;
            }
            tell.tell(|| Event::Dealt { seat: Seat(seat as u8), hand: Some(*hand) });
        }
        let agenda = Agenda::from_slice(&[Task::Bid]).expect("room for one task");
        let (bids, discard, plans, points) = ([None; 2], [0; 6], [0; 2], [0; 2]);
        let rounds_left = setup.rounds;
        let fault = std::marker::PhantomData;
        Ok(Ferry { hands, bids, bag, discard, plans, points, rounds_left, agenda, fault })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn asked(&self) -> Seats {
        match self.agenda.top() {
            None => Seats::NONE,
            Some(Task::Bid) => (0..2)
                .map(Seat)
                .filter(|seat| self.bids[seat.index()].is_none())
                .fold(Seats::NONE, Seats::with),
            Some(Task::Cross { seat, .. } | Task::Console { seat }) => Seats::only(seat),
        }
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.asked().has(seat).then(|| match self.agenda.top() {
            Some(Task::Cross { left, .. }) => Question::Cross { left },
            Some(Task::Console { .. }) => Question::Console,
            Some(Task::Bid) | None => Question::Bid,
        })
    }
    fn offer<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let cards_left = size(&self.bag) > 0;
        match self.agenda.top() {
            None => {}
            Some(Task::Bid) => {
                let hand = &self.hands[seat.index()];
                let held =
                    (0..6).filter(|&card| hand[card] > 0).fold(0, |set, card| set | 1 << card);
                offers.each(held, Move::Bid(0));
            }
            Some(Task::Cross { .. }) if F::HUSHES_REASONS && O::EXPLAINS => {}
            Some(Task::Cross { .. }) => {
                offers.each(u64::from(!self.plans[seat.index()] & 63), Move::Plan(0));
                offers.one(Move::Roll);
                offers.when(cards_left, Move::Draw);
                offers.one(Move::Stop);
            }
            Some(Task::Console { .. }) => {
                offers.one(Move::Point);
                offers.when(cards_left, Move::Draw);
            }
        }
    }
    fn interventions<O: Offers<Move>>(&self, _: Seat, offers: &mut O) {
        offers.given(Move::Resign, |need| {
            let sealed = self.bids.iter().flatten().count();
            need.that(sealed == 0, || Refusal::plain("FE-3.1", "refused-resign"))
        });
    }

    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let event = self.act(seat, mv, chance);
        tell.tell(|| event);
        self.settle(mv, tell);
    }
    fn refusal(&self, seat: Seat, mv: Move) -> Refusal {
        let rule = match (self.question(seat), mv) {
            (Some(Question::Cross { .. }), Move::Plan(_)) => "FE-2.2",
            (Some(Question::Cross { .. }), Move::Draw) => "FE-2.3",
            (Some(Question::Console), _) => "FE-2.4",
            (Some(Question::Cross { .. }), _) => "FE-2.1",
            _ => F::BIDDING_RULE,
        };
        Refusal::plain(rule, "refused-move")
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = |seat| self.score(Seat(seat)).total;
        self.agenda.is_empty().then(|| Outcome::most_points((0..2).map(points).collect()))
    }
    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        let extra = i32::from(F::MISCOUNTS && self.agenda.is_empty());
        score.add("plans", self.plans[seat.index()].count_ones() as i32);
        score.add("points", i32::from(self.points[seat.index()]));
        score.total += extra;
        score
    }
    fn broken_law(&self) -> Option<String> {
        for card in 0..6 {
            let piles = [self.bag, self.discard, self.hands[0], self.hands[1]];
            let lying: u32 = piles.iter().map(|pile| u32::from(pile[card])).sum();
            let bid = self.bids.iter().filter(|bid| **bid == Some(card as u8)).count() as u32;
            if lying + bid != u32::from(COPIES) {
                return Some(format!("there are {} cards {}", lying + bid, card + 1));
            }
        }
        if F::TRUSTS_FILES { None } else { self.impossible().map(String::from) }
    }
    fn migrate(from: u32, mut state: Value) -> Result<Value, Refusal> {
        // Version 1 called the points dice.
        let fields = state.as_object_mut().filter(|_| from == 1);
        let moved = fields.and_then(|fields| {
            let points = fields.remove("dice")?;
            fields.insert("points".into(), points)
        });
        match moved {
            None if state.get("points").is_some() => Ok(state),
            _ => Err(Refusal::plain("rules-version", "refused-rules-version")),
        }
    }
}

impl<F: Fault> Secrets for Ferry<F> {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        let mine = viewer.seat().filter(|seat| seat.0 < 2).map(Seat::index);
        View {
            hand: mine.map(|seat| self.hands[seat]),
            own_bid: mine.and_then(|seat| self.bids[seat]),
            has_bid: self.bids.map(|bid| bid.is_some()),
            in_hand: self.hands.map(|hand| size(&hand)),
            discard: self.discard,
            plans: self.plans,
            points: self.points,
            rounds_left: self.rounds_left,
            leak: F::SHOWS_THE_BAG.then_some(self.bag),
        }
    }
    fn told(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event.clone() {
            Event::Sealed { seat, card } => {
                Event::Sealed { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            Event::Dealt { seat, hand } if !F::TELLS_DEALS => {
                Event::Dealt { seat, hand: hand.filter(|_| viewer.is(seat)) }
            }
            Event::Drew { seat, card } if !F::TELLS_DRAWS => {
                Event::Drew { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            Event::Rolled { seat, .. } if F::HUSHES_DICE => Event::Rolled { seat, pips: 0 },
            open => open,
        })
    }
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }
    fn keeps_secret(&self, _: Seat, mv: Move) -> bool {
        matches!(mv, Move::Bid(_))
    }
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let mut imagined = self.clone();
        let hidden = other(seat).index();
        for card in 0..6 {
            imagined.bag[card] += self.hands[hidden][card];
        }
        imagined.hands[hidden] = [0; 6];
        if let Some(bid) = self.bids[hidden] {
            imagined.bag[bid as usize] += 1;
            imagined.bids[hidden] = Some(draw(&mut imagined.bag, chance));
        }
        for _ in 0..size(&self.hands[hidden]) {
            imagined.hands[hidden][draw(&mut imagined.bag, chance) as usize] += 1;
        }
        imagined
    }
}

impl<F: Fault> Spoken for Ferry<F> {
    fn describe(&self, event: &Event) -> (Message, &'static str) {
        match event {
            Event::Dealt { .. } => (Message::new("dealt"), "FE-1.1"),
            Event::Sealed { seat, .. } => {
                let named = self.bids[seat.index()].filter(|_| F::NAMES_BIDS).unwrap_or_default();
                (Message::new("sealed").number("seat", seat.0).number("card", named), "FE-1.1")
            }
            Event::Revealed { .. } => (Message::new("revealed"), "FE-1.1"),
            Event::Consoled { .. } => (Message::new("consoled"), "FE-2.4"),
            Event::Resigned { .. } => (Message::new("resigned"), "FE-3.1"),
            _ => (Message::new("crossing"), "FE-2.1"),
        }
    }
    fn describe_question(&self, question: &Question) -> Message {
        Message::new(format!("ask-{question:?}"))
    }
    fn describe_move(&self, _: Seat, mv: Move) -> Message {
        Message::new("move").text("move", moves::write(mv))
    }
    fn write(&self, _: Seat, mv: Move) -> String {
        match mv {
            Move::Roll if F::MUMBLES => "draw".into(),
            _ => moves::write(mv),
        }
    }
    fn read(&self, _: Seat, text: &str) -> Result<Move, Refusal> {
        moves::read(text)
    }
    fn draw(_: &View, _: &dyn Fn(&Message) -> String) -> Picture {
        Picture::default()
    }
}

impl<F: Fault> Components for Ferry<F> {
    type Content = NoTables;
}

impl<F: Fault> Manners for Ferry<F> {
    fn holdings(&self, _: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
}

impl<F: Fault> Ferry<F> {
    /// What no game can come to, so that no damaged file is played on.
    fn impossible(&self) -> Option<&'static str> {
        let sound_task = |task: &Task| match task {
            Task::Bid => true,
            Task::Cross { seat, left } => seat.0 < 2 && (1..=3).contains(left),
            Task::Console { seat } => seat.0 < 2,
        };
        let tasks = self.agenda.as_slice();
        let shape_is_sound = match tasks {
            [] | [Task::Bid] | [Task::Console { .. }] => true,
            [Task::Console { seat }, Task::Cross { seat: crossing, .. }] => seat != crossing,
            _ => false,
        };
        let bidding = matches!(tasks, [Task::Bid]);
        let sealed = self.bids.iter().flatten().count();
        let can_bid = |seat: usize| {
            let rounds =
                if sealed > 0 { self.rounds_left.saturating_sub(1) } else { self.rounds_left };
            size(&self.hands[seat]) >= rounds.saturating_sub(u8::from(!bidding))
        };
        if !tasks.iter().all(sound_task) || !shape_is_sound {
            Some("nobody could have this to do")
        } else if self.rounds_left > 3 || (self.rounds_left == 0) != tasks.is_empty() {
            Some("the rounds do not fit what is left to do")
        } else if self.bids.iter().flatten().any(|card| *card > 5) {
            Some("a bid is no card")
        } else if sealed > usize::from(bidding) {
            Some("bids lie sealed outside a bidding")
        } else if !can_bid(0) || !can_bid(1) {
            Some("somebody has too few cards to bid")
        } else if self.plans.iter().any(|plans| *plans > 63) || self.points.iter().any(|p| *p > 64)
        {
            Some("there are more plans or points than a game has")
        } else {
            None
        }
    }
}
