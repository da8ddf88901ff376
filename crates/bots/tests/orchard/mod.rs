//! A small game for tests: luck, secrets, follow-up questions and several sources of points.
//!
//! In turn, everybody picks a free tree of the orchard (its apples are drawn) and then sells or
//! ferments them. Everybody has one secret favourite tree.

use engine::content::NoTables;
use engine::picture::{Picture, Span};
use engine::{
    Answer, Appraise, Bilingual, Chance, Components, Exchange, Manners, Message, Offers,
    OptionValues, Outcome, Play, Profile, Refusal, Score, Seat, Seats, Secrets, SetupOption,
    Spoken, Tell, Used, Viewer,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub const TREES: u8 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Orchard {
    seats: u8,
    turn: u8,
    free: u64,
    /// Apples waiting to be sold or fermented.
    basket: u8,
    sold: [u8; 4],
    fermented: [u8; 4],
    favorite: [u8; 4],
    found: [bool; 4],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub favorites: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Question {
    WhichTree,
    WhatWith { apples: u8 },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    Pick(u8),
    #[default]
    Sell,
    Ferment,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Picked { seat: Seat, tree: u8, apples: u8 },
    Weather { sunny: bool },
    Used { seat: Seat, points: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    free: u64,
    sold: Vec<u8>,
    favorite: Option<u8>,
}

impl Answer for Move {
    type Places = u64;
    fn at(self, place: u16) -> Self {
        Move::Pick(place as u8)
    }
    fn place(self) -> u16 {
        match self {
            Move::Pick(tree) => tree.into(),
            Move::Sell | Move::Ferment => 0,
        }
    }
    fn number(self) -> u32 {
        match self {
            Move::Pick(tree) => tree.into(),
            Move::Sell => 64,
            Move::Ferment => 65,
        }
    }
    fn from_number(number: u32) -> Option<Self> {
        match number {
            0..64 => Some(Move::Pick(number as u8)),
            64 => Some(Move::Sell),
            65 => Some(Move::Ferment),
            _ => None,
        }
    }
    const NUMBERS: u32 = 66;
}

impl Play for Orchard {
    type Setup = Setup;
    type Question = Question;
    type Move = Move;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "orchard",
        name: "Orchard",
        prefix: "OR",
        seats: (1, 4),
        minutes: (5, 5),
        secrets: true,
        rules_version: 1,
        rules: Bilingual {
            en: "# Orchard\n\n**OR-1** A tree is picked once.\n\n**OR-2** Apples are sold or fermented.\n",
            fr: "# Verger\n\n**OR-1** Un arbre se cueille une fois.\n\n**OR-2** Les pommes se vendent ou fermentent.\n",
        },
        words: Bilingual {
            en: "refused-tree = No free tree { $tree }.\nask-tree = Which tree?\nask-use = { $apples } apples: sell or ferment?\npick = Pick tree { $tree }\nsell = Sell\nferment = Ferment\npicked = Seat { $seat } picks tree { $tree }: { $apples } apples.\nweather = Weather.\nused = Seat { $seat } scores { $points }.\nsold = sold\nfermented = fermented\nfavorite = favourite\noption-favorites = Secret favourite trees\n",
            fr: "refused-tree = Aucun arbre { $tree } libre.\nask-tree = Quel arbre ?\nask-use = { $apples } pommes : vendre ou fermenter ?\npick = Cueillir l’arbre { $tree }\nsell = Vendre\nferment = Fermenter\npicked = La place { $seat } cueille l’arbre { $tree } : { $apples } pommes.\nweather = Le temps.\nused = La place { $seat } marque { $points }.\nsold = vendu\nfermented = fermenté\nfavorite = favori\noption-favorites = Arbres favoris secrets\n",
        },
    };

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if (1..=4).contains(&seats) {
            Ok(Setup { seats, favorites: true })
        } else {
            let reason = Message::new("refused-seats").number("seats", seats);
            Err(Refusal::new("bad-seats", reason.number("least", 1).number("most", 4)))
        }
    }
    fn options() -> Vec<SetupOption> {
        vec![SetupOption { key: "favorites", values: OptionValues::Flag }]
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal> {
        Self::usual_setup(setup.seats)?;
        let favorite = std::array::from_fn(|_| {
            if setup.favorites { chance.below(TREES.into()) as u8 } else { TREES }
        });
        // Only talked about.
        let sunny = favorite[0] % 2 == 0;
        tell.tell(|| Event::Weather { sunny });
        Ok(Orchard {
            seats: setup.seats,
            turn: 0,
            free: (1 << TREES) - 1,
            basket: 0,
            sold: [0; 4],
            fermented: [0; 4],
            favorite,
            found: [false; 4],
        })
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn asked(&self) -> Seats {
        if self.free == 0 && self.basket == 0 { Seats::NONE } else { Seats::only(Seat(self.turn)) }
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.asked().has(seat).then_some(match self.basket {
            0 => Question::WhichTree,
            apples => Question::WhatWith { apples },
        })
    }
    fn offer<O: Offers<Move>>(&self, _: Seat, offers: &mut O) {
        if self.basket == 0 {
            offers.each(self.free, Move::Pick(0));
        } else {
            offers.one(Move::Sell);
            offers.one(Move::Ferment);
        }
    }
    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let me = seat.index();
        match mv {
            Move::Pick(tree) => {
                self.free &= !(1 << tree);
                self.basket = 1 + chance.below(6) as u8;
                self.found[me] |= self.favorite[me] == tree;
                let apples = self.basket;
                tell.tell(|| Event::Picked { seat, tree, apples });
                return;
            }
            Move::Sell => {
                self.sold[me] += self.basket;
                let points = self.basket;
                tell.tell(|| Event::Used { seat, points });
            }
            Move::Ferment => {
                let points = chance.below(u32::from(self.basket) * 2) as u8;
                self.fermented[me] += points;
                tell.tell(|| Event::Used { seat, points });
            }
        }
        self.basket = 0;
        self.turn = (self.turn + 1) % self.seats;
    }
    fn refusal(&self, _: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Pick(tree) => {
                Refusal::new("OR-1", Message::new("refused-tree").number("tree", tree))
            }
            Move::Sell | Move::Ferment => Refusal::plain("OR-2", "ask-tree"),
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        self.asked().is_empty().then(|| {
            Outcome::most_points((0..self.seats).map(|seat| self.score(Seat(seat)).total).collect())
        })
    }
    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.add("sold", self.sold[seat.index()].into());
        score.add("fermented", self.fermented[seat.index()].into());
        score.add("favorite", if self.found[seat.index()] { 5 } else { 0 });
        score
    }
    fn broken_law(&self) -> Option<String> {
        (self.free >> TREES != 0).then(|| "trees outside the orchard".to_string())
    }
    fn migrate(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        engine::no_older_rules()
    }
}

impl Secrets for Orchard {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        View {
            free: self.free,
            sold: self.sold.to_vec(),
            favorite: viewer.seat().map(|seat| self.favorite[seat.index()]),
        }
    }
    fn told(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }
    fn score_seen(&self, seat: Seat, viewer: Viewer) -> Score {
        let mut score = self.score(seat);
        if viewer != Viewer::Seat(seat) && self.outcome().is_none() {
            score.total -= score.sources.pop().map_or(0, |(_, points)| points);
        }
        score
    }
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let mut imagined = *self;
        for (index, favorite) in imagined.favorite.iter_mut().enumerate() {
            if index != seat.index() && *favorite < TREES {
                *favorite = chance.below(TREES.into()) as u8;
            }
        }
        imagined
    }
    fn reveals(_: &Event) -> bool {
        false
    }
    fn keeps_secret(&self, _: Seat, _: Move) -> bool {
        false
    }
}

impl Spoken for Orchard {
    fn describe(&self, event: &Event) -> (Message, &'static str) {
        match event {
            Event::Weather { .. } => (Message::new("weather"), "OR-1"),
            Event::Picked { seat, tree, apples } => (
                Message::new("picked")
                    .number("seat", seat.0)
                    .number("tree", *tree)
                    .number("apples", *apples),
                "OR-1",
            ),
            Event::Used { seat, points } => {
                (Message::new("used").number("seat", seat.0).number("points", *points), "OR-2")
            }
        }
    }
    fn describe_question(&self, question: &Question) -> Message {
        match question {
            Question::WhichTree => Message::new("ask-tree"),
            Question::WhatWith { apples } => Message::new("ask-use").number("apples", *apples),
        }
    }
    fn describe_move(&self, _: Seat, mv: Move) -> Message {
        match mv {
            Move::Pick(tree) => Message::new("pick").number("tree", tree),
            Move::Sell => Message::new("sell"),
            Move::Ferment => Message::new("ferment"),
        }
    }
    fn draw(view: &View, _: &dyn Fn(&Message) -> String) -> Picture {
        let mut picture = Picture::default();
        for tree in 0..TREES {
            let letter = if view.free >> tree & 1 == 1 { "T" } else { "." };
            if tree == 0 {
                picture.line();
            }
            picture.lines[0].push(Span::colored(letter, [40, 160, 60]));
        }
        picture
    }
    fn write(&self, _: Seat, mv: Move) -> String {
        match mv {
            Move::Pick(tree) => format!("pick {tree}"),
            Move::Sell => "sell".into(),
            Move::Ferment => "ferment".into(),
        }
    }
    fn read(&self, _: Seat, text: &str) -> Result<Move, Refusal> {
        match text.trim() {
            "sell" => Ok(Move::Sell),
            "ferment" => Ok(Move::Ferment),
            other => other
                .strip_prefix("pick ")
                .and_then(|tree| tree.parse().ok())
                .filter(|tree| *tree < 64)
                .map(Move::Pick)
                .ok_or_else(|| Refusal::unreadable(text)),
        }
    }
}

impl Components for Orchard {
    type Content = NoTables;

    fn used(event: &Event) -> Option<Used> {
        match event {
            Event::Picked { seat, tree, .. } => {
                Some(Used { kind: "tree", name: tree.to_string().into(), by: Some(*seat) })
            }
            Event::Weather { sunny } => {
                let name = if *sunny { "sun" } else { "rain" };
                Some(Used { kind: "weather", name: name.into(), by: None })
            }
            Event::Used { .. } => None,
        }
    }
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        let trees = (0..TREES).map(|tree| tree.to_string().into()).collect();
        vec![("tree", trees), ("weather", ["hail", "rain", "sun"].map(Cow::from).to_vec())]
    }
}

impl Manners for Orchard {
    fn holdings(&self, _: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
}

impl Appraise for Orchard {
    fn appraise(&self, seat: Seat) -> i32 {
        let mine = if seat.0 == self.turn { i32::from(self.basket) * 1000 } else { 0 };
        self.score(seat).total * 1000 + mine
    }
    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        match mv {
            Move::Pick(tree) if tree == self.favorite[seat.index()] => 500,
            Move::Pick(_) | Move::Ferment => 0,
            Move::Sell => 100,
        }
    }
}

impl Exchange for Orchard {}
