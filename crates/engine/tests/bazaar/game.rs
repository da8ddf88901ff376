//! Bazaar as the library sees it.

use crate::board::{ROUNDS, SEATS};
use crate::moves::{self, Move};
use crate::town::{Event, Tables, Town};
use engine::chain::{Asks, Runs, Seen};
use engine::*;
use serde::{Deserialize, Serialize};

pub const RULES: &str = include_str!("RULES.md");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Question {
    Verb { verb: crate::vocabulary::Verb, may_skip: bool },
    Whether,
    Choice,
    Order { tasks: usize },
    AnyOf { verbs: Vec<crate::vocabulary::Verb> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    coins: [u8; SEATS],
    points: [u16; SEATS],
    tracks: [[u8; 2]; SEATS],
    units: [[u8; 2]; SEATS],
    goods: [[u8; 3]; SEATS],
    votes: Vec<Seen<u8>>,
    draft: Option<[u8; 2]>,
    to_do: Vec<Message>,
}

impl<P: Tables> Play for Town<P> {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "bazaar",
        name: "Bazaar",
        prefix: "BZ",
        seats: (2, 4),
        minutes: (5, 5),
        secrets: true,
        rules_version: 1,
        rules: Bilingual { en: RULES, fr: RULES },
        words: Bilingual { en: include_str!("en.ftl"), fr: include_str!("fr.ftl") },
    };

    engine::asks_by_chain!(asked, offer, apply, refusal);

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if (2..=4).contains(&seats) {
            Ok(Setup { seats })
        } else {
            Err(Refusal::plain("BZ-1.1", "refused-seats"))
        }
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal> {
        let Setup { seats } = Self::usual_setup(setup.seats)?;
        let mut town = Town::new(seats, chance);
        let hands = town.board.hands;
        tell.tell(|| Event::Dealt { hands });
        town.settle(chance, tell);
        Ok(town)
    }
    fn seats(&self) -> u8 {
        self.board.seats
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        Some(match self.asks(seat)? {
            Asks::Verb { verb, may_skip, .. } => Question::Verb { verb, may_skip },
            Asks::Whether { .. } => Question::Whether,
            Asks::Choice { .. } => Question::Choice,
            Asks::Order { tasks } => Question::Order { tasks: tasks.len() },
            Asks::AnyOf { tasks } => {
                Question::AnyOf { verbs: tasks.into_iter().map(|(_, verb)| verb).collect() }
            }
        })
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = (0..self.board.seats).map(|seat| self.board.points[seat as usize].into());
        (self.board.round > ROUNDS).then(|| Outcome::most_points(points.collect()))
    }
    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.add("points", self.board.points[seat.index()].into());
        score
    }
    fn broken_law(&self) -> Option<String> {
        self.chain_law().or_else(|| self.odd_table())
    }
    fn migrate(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        no_older_rules()
    }
}

impl<P: Tables> Secrets for Town<P> {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        let board = &self.board;
        View {
            coins: board.coins,
            points: board.points,
            tracks: board.tracks,
            units: board.units,
            goods: board.goods,
            votes: board.votes.seen_by(viewer),
            draft: viewer.seat().map(|seat| board.drafts[seat.index()].units),
            to_do: self.to_do(viewer),
        }
    }
    fn told(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Levied { .. })
    }
    fn keeps_secret(&self, _: Seat, mv: Move) -> bool {
        matches!(mv, Move::Vote(_) | Move::Recruit(_) | Move::Done)
    }
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let mut town = *self;
        for other in (0..self.board.seats).map(Seat).filter(|other| *other != seat) {
            if town.board.votes.mine(other).is_some() {
                let vote = 1 + chance.below(u32::from(self.board.seats) - 1) as u8;
                town.board.votes.put(other, (other.0 + vote) % self.board.seats);
            }
            let draft = &mut town.board.drafts[other.index()].units;
            if draft.iter().sum::<u8>() > 0 && chance.below(2) == 0 {
                draft.swap(0, 1);
            }
        }
        town
    }
}

impl<P: Tables> Spoken for Town<P> {
    fn describe(&self, event: &Event) -> (Message, &'static str) {
        match event {
            Event::Rolled { pips, .. } => (Message::new("rolled").number("pips", *pips), "BZ-3.6"),
            Event::Revealed { .. } => (Message::new("revealed"), "BZ-5.1"),
            Event::Levied { .. } => (Message::new("levied"), "BZ-6.1"),
            Event::Dealt { .. } => (Message::new("dealt"), "BZ-4.1"),
        }
    }
    fn describe_question(&self, _: &Question) -> Message {
        self.to_do(Viewer::Spectator).into_iter().next().unwrap_or_else(|| Message::new("nothing"))
    }
    fn describe_move(&self, _: Seat, mv: Move) -> Message {
        Message::new("move").text("move", moves::write(mv))
    }
    fn write(&self, _: Seat, mv: Move) -> String {
        moves::write(mv)
    }
    fn read(&self, _: Seat, text: &str) -> Result<Move, Refusal> {
        moves::read(text)
    }
    fn draw(_: &View, _: &dyn Fn(&Message) -> String) -> Picture {
        Picture::default()
    }
}

impl<P: Tables> Components for Town<P> {
    type Content = content::NoTables;
}

impl<P: Tables> Manners for Town<P> {
    fn holdings(&self, _: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
}
