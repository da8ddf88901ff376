//! A game made of secrets, for the proof that none goes over the wire.
//!
//! Everybody holds cards nobody else knows and, all at once, lays one face down each round. All is
//! shown only at the end. Which cards a seat holds depends on the public number of the deal and on
//! its world: `Sealed<WORLDS>` deals the seats whose bit is set from another deck. Two such games
//! look the same to everybody whose bit is equal in both.

use engine::content::NoTables;
use engine::{
    Answer, Appraise, Bilingual, Chance, Components, Exchange, Manners, Message, Offers,
    OptionValues, Outcome, Play, Profile, Refusal, Score, Seat, Seats, Secrets, SetupOption,
    Spoken, Tell, Viewer,
};
use serde::{Deserialize, Serialize};

pub const SEATS: u8 = 3;
pub const ROUNDS: u8 = 4;
const CARDS: u8 = 12;
const HAND: u32 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sealed<const WORLDS: u8> {
    deal: u32,
    round: u8,
    hands: [u16; SEATS as usize],
    piles: [[Option<u8>; ROUNDS as usize]; SEATS as usize],
    /// Drawn by the seed, shown at the end: the pile that counts twice.
    doubled: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    deal: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhichCard {
    hand: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lay(u8);

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Laid { seat: Seat, card: Option<u8> },
    RoundOver { round: u8 },
    Shown { doubled: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    round: u8,
    laid: [usize; SEATS as usize],
    my_hand: Option<u16>,
    my_pile: Option<[Option<u8>; ROUNDS as usize]>,
}

impl Answer for Lay {
    type Places = u64;
    fn at(self, place: u16) -> Self {
        Lay(place as u8)
    }
    fn place(self) -> u16 {
        self.0.into()
    }
    fn number(self) -> u32 {
        self.0.into()
    }
    fn from_number(number: u32) -> Option<Self> {
        u8::try_from(number).ok().filter(|card| *card < CARDS).map(Lay)
    }
    const NUMBERS: u32 = CARDS as u32;
}

/// Half of the deck, different for each deal, seat and world.
fn dealt(deal: u32, seat: u8, other_world: bool) -> u16 {
    let mut luck = u64::from(deal) << 8 | u64::from(seat) << 1 | u64::from(other_world);
    let mut hand = 0_u16;
    while hand.count_ones() < HAND {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        hand |= 1 << ((luck >> 40) % u64::from(CARDS));
    }
    hand
}

impl<const WORLDS: u8> Sealed<WORLDS> {
    fn is_over(&self) -> bool {
        self.round == ROUNDS
    }
    fn laid(&self, seat: Seat) -> usize {
        self.piles[seat.index()].iter().flatten().count()
    }
}

impl<const WORLDS: u8> Play for Sealed<WORLDS> {
    type Setup = Setup;
    type Question = WhichCard;
    type Move = Lay;
    type Event = Event;

    const PROFILE: Profile = Profile {
        id: "sealed",
        name: "Sealed",
        prefix: "SE",
        seats: (SEATS, SEATS),
        minutes: (5, 0),
        secrets: true,
        rules_version: 1,
        rules: Bilingual {
            en: "# Sealed\n\n**SE-1** A card is laid from the hand.\n",
            fr: "# Scellé\n\n**SE-1** On pose une carte de sa main.\n",
        },
        words: Bilingual {
            en: "refused-card = Card { $card } is not in your hand.\nask = Lay one of your cards { $hand }.\nlay = Lay { $card }\nlaid = Seat { $seat } lays card { $card }.\nround = Round { $round } is over.\nshown = Pile { $seat } counts twice.\npile = pile\noption-deal = Deal\n",
            fr: "refused-card = La carte { $card } n’est pas dans votre main.\nask = Posez une de vos cartes { $hand }.\nlay = Poser { $card }\nlaid = La place { $seat } pose la carte { $card }.\nround = La manche { $round } est finie.\nshown = La pile { $seat } compte double.\npile = pile\noption-deal = Donne\n",
        },
    };

    fn usual_setup(seats: u8) -> Result<Setup, Refusal> {
        if seats == SEATS {
            Ok(Setup { deal: 0 })
        } else {
            let reason = Message::new("refused-seats").number("seats", seats);
            Err(Refusal::new("bad-seats", reason.number("least", SEATS).number("most", SEATS)))
        }
    }
    fn options() -> Vec<SetupOption> {
        vec![SetupOption { key: "deal", values: OptionValues::Number(0, 1000) }]
    }
    fn set_up<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        _: &mut T,
    ) -> Result<Self, Refusal> {
        Ok(Sealed {
            deal: setup.deal,
            round: 0,
            hands: std::array::from_fn(|seat| {
                dealt(setup.deal, seat as u8, WORLDS >> seat & 1 == 1)
            }),
            piles: [[None; ROUNDS as usize]; SEATS as usize],
            doubled: chance.below(SEATS.into()) as u8,
        })
    }
    fn seats(&self) -> u8 {
        SEATS
    }
    fn asked(&self) -> Seats {
        let missing = |seat: &Seat| !self.is_over() && self.laid(*seat) == usize::from(self.round);
        (0..SEATS).map(Seat).filter(missing).fold(Seats::NONE, Seats::with)
    }
    fn question(&self, seat: Seat) -> Option<WhichCard> {
        self.asked().has(seat).then_some(WhichCard { hand: self.hands[seat.index()] })
    }
    fn offer<O: Offers<Lay>>(&self, seat: Seat, offers: &mut O) {
        offers.each(self.hands[seat.index()].into(), Lay(0));
    }
    fn apply<C: Chance, T: Tell<Event>>(&mut self, seat: Seat, mv: Lay, _: &mut C, tell: &mut T) {
        self.hands[seat.index()] &= !(1 << mv.0);
        self.piles[seat.index()][usize::from(self.round)] = Some(mv.0);
        tell.tell(|| Event::Laid { seat, card: Some(mv.0) });
        if self.asked().is_empty() {
            let round = self.round;
            tell.tell(|| Event::RoundOver { round });
            self.round += 1;
        }
        if self.is_over() {
            let doubled = self.doubled;
            tell.tell(|| Event::Shown { doubled });
        }
    }
    fn refusal(&self, _: Seat, mv: Lay) -> Refusal {
        Refusal::new("SE-1", Message::new("refused-card").number("card", mv.0))
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = || (0..SEATS).map(|seat| self.score(Seat(seat)).total).collect();
        self.is_over().then(|| Outcome::most_points(points()))
    }
    fn score(&self, seat: Seat) -> Score {
        let pile: i32 =
            self.piles[seat.index()].iter().flatten().map(|card| i32::from(*card)).sum();
        let mut score = Score::default();
        score.add("pile", if self.is_over() && self.doubled == seat.0 { 2 * pile } else { pile });
        score
    }
    fn broken_law(&self) -> Option<String> {
        (self.round > ROUNDS).then(|| "a round too many".to_string())
    }
    fn migrate(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        engine::no_older_rules()
    }
}

impl<const WORLDS: u8> Secrets for Sealed<WORLDS> {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        let mine = viewer.seat().map(Seat::index);
        View {
            round: self.round,
            laid: std::array::from_fn(|seat| self.laid(Seat(seat as u8))),
            my_hand: mine.map(|me| self.hands[me]),
            my_pile: mine.map(|me| self.piles[me]),
        }
    }
    fn told(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Laid { seat, .. } if !viewer.is(*seat) => {
                Event::Laid { seat: *seat, card: None }
            }
            other => other.clone(),
        })
    }
    fn score_seen(&self, seat: Seat, viewer: Viewer) -> Score {
        if viewer.is(seat) || self.is_over() { self.score(seat) } else { Score::default() }
    }
    fn keeps_secret(&self, _: Seat, _: Lay) -> bool {
        true
    }
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let mut imagined = *self;
        imagined.doubled = chance.below(SEATS.into()) as u8;
        for other in (0..usize::from(SEATS)).filter(|other| *other != seat.index()) {
            let held = self.hands[other].count_ones() as usize;
            let laid = self.laid(Seat(other as u8));
            let mut deck: Vec<u8> = (0..CARDS).collect();
            let mut draw = || deck.swap_remove(chance.below(deck.len() as u32) as usize);
            imagined.hands[other] = (0..held).fold(0, |hand, _| hand | 1 << draw());
            imagined.piles[other][..laid].fill_with(|| Some(draw()));
        }
        imagined
    }
    fn reveals(_: &Event) -> bool {
        false
    }
}

impl<const WORLDS: u8> Spoken for Sealed<WORLDS> {
    fn describe(&self, event: &Event) -> (Message, &'static str) {
        let message = match event {
            Event::Laid { seat, card } => {
                let card = card.map_or_else(|| "?".to_string(), |card| card.to_string());
                Message::new("laid").number("seat", seat.0).text("card", card)
            }
            Event::RoundOver { round } => Message::new("round").number("round", *round),
            Event::Shown { doubled } => Message::new("shown").number("seat", *doubled),
        };
        (message, "SE-1")
    }
    fn describe_question(&self, question: &WhichCard) -> Message {
        Message::new("ask").text("hand", format!("{:b}", question.hand))
    }
    fn describe_move(&self, _: Seat, mv: Lay) -> Message {
        Message::new("lay").number("card", mv.0)
    }
    fn write(&self, _: Seat, mv: Lay) -> String {
        format!("lay {}", mv.0)
    }
    fn read(&self, _: Seat, text: &str) -> Result<Lay, Refusal> {
        let card = text.trim().strip_prefix("lay ").and_then(|card| card.parse().ok());
        card.and_then(Lay::from_number).ok_or_else(|| Refusal::unreadable(text))
    }
    fn draw(_: &View, _: &dyn Fn(&Message) -> String) -> engine::Picture {
        engine::Picture::default()
    }
}

impl<const WORLDS: u8> Components for Sealed<WORLDS> {
    type Content = NoTables;
}

impl<const WORLDS: u8> Manners for Sealed<WORLDS> {
    fn holdings(&self, _: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
}

impl<const WORLDS: u8> Appraise for Sealed<WORLDS> {
    fn appraise(&self, seat: Seat) -> i32 {
        self.score(seat).total
    }
}

impl<const WORLDS: u8> Exchange for Sealed<WORLDS> {}
