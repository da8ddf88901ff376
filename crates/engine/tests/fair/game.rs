//! Fair, a whole game in one file, written from CONTRIBUTING.md: cards from a table, a secret choice of all at
//! once, a card that listens. The server's tests play it as well.

use engine::chain::{
    CardId, Chain, Compiler, InPlay, Nature, Program, RootId, Rules, Runs, Sealed, Seen, Source,
    Task, Vocabulary, Written, load,
};
use engine::content::{Installed, Reader, Tables, Texts};
use engine::*;
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 4;
const ROUNDS: u8 = 4;

engine::kinds! {
    /// Everybody holds one of each.
    Card as "card" {
        Cider = "cider", Fiddle = "fiddle", Lantern = "lantern",
        Pickpocket = "pickpocket", Pie = "pie", Strongbox = "strongbox",
    }
}

// The words of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Verb {
    Lay {},
    Keep {},
    Points { n: u8 },
    Lose { n: u8 },
}
engine::kinds! { Test { Alone = "alone" } }
engine::kinds! { Group { All = "all", Others = "others" } }
engine::kinds! { When { Clash = "clash" } }
engine::kinds! { Key { Locked = "locked" } }
engine::listed!(When, Key);

// The tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: Card,
    kept: Written,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    triggers: Written,
}

#[derive(Debug)]
pub struct Content {
    program: Program<Fair>,
    round: RootId,
    cards: [CardId; Card::COUNT],
    kept: [RootId; Card::COUNT],
}

static INSTALLED: Installed<Content> = Installed::none();
fn content() -> &'static Content {
    INSTALLED.content()
}

impl Tables for Content {
    const EMBEDDED: &'static [(&'static str, &'static str)] = &[
        ("cards.toml", include_str!("cards.toml")),
        ("effects.toml", include_str!("effects.toml")),
    ];
    const TEXTS: &'static [Texts] = &[("cards.toml", &[("card", "card-*")])];

    fn read(reader: &mut Reader<'_>) -> Option<Content> {
        let texts = reader.texts();
        let source = |file: &'static str| {
            let text = texts.iter().find(|(name, _)| name == file);
            Source { file, text: text.map_or("", |(_, text)| text) }
        };
        let mut compiler = Compiler::<Fair>::default();
        let rows: [Option<Row>; Card::COUNT] = reader.file("cards.toml", |file| {
            let rows = file.list::<Row>("card");
            file.by_place(rows, |row| row.id.index(), Some)
        });
        reader.file("effects.toml", |file| drop(file.unmarked_table::<Written>("rounds")));
        load::read_roots(&mut compiler, source("effects.toml"));
        for row in rows.iter().flatten() {
            let (file, name) = (source("cards.toml"), row.id.id());
            compiler.card(file, name, "FA-2.2", &row.modifiers, &row.triggers);
            compiler.root(file, "cards", &format!("{name}/kept"), "FA-2.2", &row.kept);
        }
        let program = compiler.finish_for(reader).filter(|_| reader.is_sound())?;
        let Some(round) = program.root("round") else {
            reader.expect(false, "effects.toml", "rounds", "there is no `round`");
            return None;
        };
        Some(Content {
            round,
            cards: Card::ALL.map(|card| program.card(card.id()).expect("every card is there")),
            kept: Card::ALL.map(|card| {
                program.root(&format!("{}/kept", card.id())).expect("every card is there")
            }),
            program,
        })
    }
    fn installed() -> &'static Installed<Content> {
        &INSTALLED
    }
}

// The table, and what is said at it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    seats: u8,
    round: u8,
    /// Bits of the cards held.
    hands: [u8; SEATS],
    points: [u8; SEATS],
    laid: Sealed<Card, SEATS>,
    /// Of the last round.
    shown: [Option<Card>; SEATS],
    chain: Chain<Fair, 16>,
    kept: InPlay<Fair, 16, SEATS, { When::ALL.len() }, { Key::ALL.len() }>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Questions)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[speech(table = Fair)]
pub enum Question {
    #[asks("FA-2.1", "ask-lay")]
    Lay {},
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Moves)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[speech(table = Fair, places = u64)]
pub enum Move {
    #[words("lay {card}")]
    #[says("move-lay")]
    Lay {
        #[place]
        card: Card,
    },
    /// What effects answer that ask nothing.
    #[words("go")]
    #[says("move-go")]
    Go {},
}
impl Default for Move {
    fn default() -> Move {
        Move::Go {}
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Events)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[speech(table = Fair, seats = player)]
pub enum Event {
    #[event(public, "FA-2.1", "event-laid", seat)]
    Laid {
        seat: Seat,
        #[only(seat)]
        card: Option<Card>,
    },
    #[event(public, "FA-2.1", "event-shown")]
    #[reveals]
    Shown { seat: Seat, card: Card },
    #[event(public, "FA-2.2", "event-kept")]
    #[uses("card", card)]
    Kept { seat: Seat, card: Card },
}
fn player(_: &Fair, seat: Seat) -> Arg {
    Arg::Number(seat.0.into())
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    round: u8,
    points: Vec<u8>,
    /// Cards not yet shown, by seat: everybody can count them.
    left: Vec<Vec<Card>>,
    laid: Vec<Seen<Card>>,
    shown: [Option<Card>; SEATS],
}

impl Fair {
    /// Cards of a seat that nobody has seen yet.
    fn unseen(&self, seat: Seat) -> u8 {
        self.hands[seat.index()] | self.laid.mine(seat).map_or(0, |card| 1 << card.index())
    }
    fn all(&self) -> Seats {
        Seats((1 << self.seats) - 1)
    }
}

impl Vocabulary for Fair {
    type Verb = Verb;
    type Test = Test;
    type Group = Group;
    type When = When;
    type Key = Key;

    const PICKS: bool = false;

    fn nature(verb: Verb) -> Nature {
        match verb {
            Verb::Lay {} => Nature::Asks,
            Verb::Keep {} | Verb::Points { .. } | Verb::Lose { .. } => Nature::Sure,
        }
    }
}

impl Rules for Fair {
    type About = ();
    type Move = Move;
    type Event = Event;
    type Tasks = Chain<Fair, 16>;
    type Cards = InPlay<Fair, 16, SEATS, { When::ALL.len() }, { Key::ALL.len() }>;

    const GO: Move = Move::Go {};
    const SKIP: Move = Move::Go {};
    fn pick(_: u8) -> Option<Move> {
        None
    }
    fn picked(_: Move) -> Option<u8> {
        None
    }
    engine::waits_in!(content().program, chain, kept);

    fn seat_count(&self) -> u8 {
        self.seats
    }
    fn leader(&self) -> Seat {
        Seat(0)
    }
    fn family(_: Verb) -> u32 {
        1
    }
    #[inline(always)]
    fn offer_verb<O: Offers<Move>>(&self, task: &Task<Fair>, verb: Verb, to: &mut O) {
        if verb == (Verb::Lay {}) {
            let held = u64::from(self.hands[task.seat.index()]);
            to.given_at(Move::Lay { card: Card::Cider }, |need| {
                let all = (1 << Card::COUNT) - 1;
                Some(need.only(all, held, |_| Refusal::plain("FA-2.1", "refused-not-in-hand")))
            });
        }
    }
    #[inline(always)]
    fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task<Fair>,
        verb: Verb,
        _: Move,
        _: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        let points = &mut self.points[seat.index()];
        match verb {
            Verb::Points { n } => *points = points.saturating_add(n),
            Verb::Lose { n } if !self.kept.has(seat, Key::Locked) => {
                *points = points.saturating_sub(n);
            }
            Verb::Keep {} => {
                let Some(card) = self.shown[seat.index()] else { return };
                tell.tell(|| Event::Kept { seat, card });
                if self.kept.enter(content().cards[card.index()], Some(seat)) {
                    self.begin(content().kept[card.index()], seat, ());
                }
            }
            Verb::Lose { .. } | Verb::Lay {} => {}
        }
    }
    fn holds(&self, task: &Task<Fair>, _: Test, _: Seat) -> bool {
        let mine = self.shown[task.seat.index()];
        self.shown.iter().filter(|other| **other == mine).count() == 1
    }
    fn members(&self, task: &Task<Fair>, group: Group) -> Seats {
        match group {
            Group::All => self.all(),
            Group::Others => self.all().without(Seats::only(task.seat)),
        }
    }
    fn begins_with(&self, _: &Task<Fair>, _: Group) -> Seat {
        self.leader()
    }
    fn commit<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task<Fair>,
        _: Verb,
        answer: Move,
        _: &mut C,
        _: &mut T,
    ) -> bool {
        if let Move::Lay { card } = answer {
            self.hands[task.seat.index()] &= !(1 << card.index());
            self.laid.put(task.seat, card);
        }
        true
    }
    fn reveal<T: Tell<Event>>(&mut self, _: &Task<Fair>, _: Verb, tell: &mut T) {
        self.shown = self.laid.open();
        for (seat, card) in (0..).map(Seat).zip(self.shown) {
            if let Some(card) = card {
                tell.tell(|| Event::Shown { seat, card });
            }
        }
    }
    fn go_on<C: Chance, T: Tell<Event>>(&mut self, _: &mut C, _: &mut T) -> bool {
        if self.round == ROUNDS {
            return false;
        }
        self.round += 1;
        self.begin(content().round, self.leader(), ());
        true
    }
}

impl Play for Fair {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "fair",
        name: "Fair",
        prefix: "FA",
        seats: (2, 4),
        minutes: (5, 0),
        secrets: true,
        rules_version: 1,
        rules: Bilingual { en: include_str!("RULES.md"), fr: include_str!("RULES.fr.md") },
        words: Bilingual { en: include_str!("en.ftl"), fr: include_str!("fr.ftl") },
    };

    engine::asks_by_chain!(asked, offer, refusal);

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        let reason = Message::new("refused-seats").number("seats", seats);
        let refusal = Refusal::new("FA-1.1", reason.number("least", 2).number("most", 4));
        if (2..=4).contains(&seats) { Ok(Setup { seats }) } else { Err(refusal) }
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal> {
        let Setup { seats } = Self::usual_setup(setup.seats)?;
        let mut table = Fair {
            seats,
            round: 0,
            hands: std::array::from_fn(|seat| if seat < seats.into() { 63 } else { 0 }),
            points: [0; SEATS],
            laid: Sealed::default(),
            shown: [None; SEATS],
            chain: Chain::default(),
            kept: InPlay::default(),
        };
        table.settle(chance, tell);
        Ok(table)
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.asked().has(seat).then_some(Question::Lay {})
    }
    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        if let Move::Lay { card } = mv {
            tell.tell(|| Event::Laid { seat, card: Some(card) });
        }
        self.answer(seat, mv, chance, tell);
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = || self.points[..self.seats.into()].iter().map(|&points| points.into());
        self.asked().is_empty().then(|| Outcome::most_points(points().collect()))
    }
    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.add("points", self.points[seat.index()].into());
        score
    }
    fn broken_law(&self) -> Option<String> {
        if !(2..=4).contains(&self.seats) || !(1..=ROUNDS).contains(&self.round) {
            return Some("no such table".into());
        }
        if self.points.iter().any(|points| *points > 100) {
            return Some("no game brings so many points".into());
        }
        let over = self.asked().is_empty();
        for seat in (0..SEATS as u8).map(Seat) {
            let held = self.hands[seat.index()].count_ones() as u8;
            let (laid, asked) = (self.laid.mine(seat).is_some(), self.asked().has(seat));
            let fine = if seat.0 >= self.seats {
                held == 0 && !laid && self.shown[seat.index()].is_none()
            } else {
                held + self.round == 6 + u8::from(asked) && laid == (!asked && !over)
            };
            if !fine
                || self.unseen(seat) >= 64
                || laid && held == self.unseen(seat).count_ones() as u8
            {
                return Some(format!("seat {seat} does not hold what it must"));
            }
        }
        if over != self.to_do(Viewer::Spectator).is_empty() || over && self.round < ROUNDS {
            return Some("the game does not go on".into());
        }
        self.chain_law()
    }
    fn migrate(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        no_older_rules()
    }
}

impl Secrets for Fair {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        let cards =
            |bits: u8| Card::ALL.into_iter().filter(move |card| bits >> card.index() & 1 == 1);
        View {
            round: self.round,
            points: self.points[..self.seats.into()].to_vec(),
            left: self.all().iter().map(|seat| cards(self.unseen(seat)).collect()).collect(),
            laid: self.laid.seen_by(viewer),
            shown: self.shown,
        }
    }
    engine::told_as_declared!();

    fn keeps_secret(&self, _: Seat, mv: Move) -> bool {
        matches!(mv, Move::Lay { .. })
    }
    /// Others may have laid any card they still had.
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let mut table = *self;
        for other in self.all().iter().filter(|other| *other != seat) {
            if self.laid.mine(other).is_some() {
                let unseen = u64::from(self.unseen(other));
                let card = Card::aimed(unseen.nth(chance.below(unseen.count_ones())));
                table.laid.put(other, card);
                table.hands[other.index()] = self.unseen(other) & !(1 << card.index());
            }
        }
        table
    }
}

impl Spoken for Fair {
    engine::spoken_as_declared!();

    fn waiting(&self, viewer: Viewer) -> Vec<Message> {
        self.to_do(viewer)
    }
    fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> Picture {
        let mut picture = Picture::default();
        let round = Message::new("picture-round").number("round", view.round);
        picture.line().push(Span::plain(say(&round)));
        for (seat, points) in view.points.iter().enumerate() {
            let line = Message::new("picture-seat").number("who", seat as i64);
            picture.line().push(Span::plain(say(&line.number("points", *points))));
        }
        picture
    }
}

impl Components for Fair {
    type Content = Content;

    engine::used_as_declared!();
}

impl Manners for Fair {
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        vec![("points", self.points[seat.index()].into())]
    }
}

impl Appraise for Fair {
    fn appraise(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat.index()]) * 1000
    }
}
impl Exchange for Fair {}
