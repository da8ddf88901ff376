//! Setting up: options, decks, what is dealt (TP-2, TP-18).

use crate::actions::Draws;
use crate::content::{RivalPeople, content};
use crate::events::Event;
use crate::kinds::{Expansion, Tapestries, Technology};
use crate::map::Board;
use crate::state::{
    CARDS, Conquest, Item, MAX_SEATS, NESTED, NONE, Options, Phase, Player, Rivals, Tapestry,
};
use engine::chain::Runs;
use engine::{Chance, DRAWN, Message, OptionValues, Refusal, Seat, SetupOption, Tell, Thing};
use serde::{Deserialize, Serialize};

/// Outposts of a colour (TP-1.1).
const OUTPOSTS: u8 = 10;
/// Numbers of basic mats that go together in smaller games (TP-2.4).
const PAIRS: [[u8; 2]; 3] = [[1, 6], [2, 4], [3, 5]];

/// What a host chooses when a table is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub seats: u8,
    /// Drawn if not named (TP-2.10).
    #[serde(deserialize_with = "engine::seat_or_drawn")]
    pub first_player: Option<u8>,
    /// The boxes, each on or off (TP-18.9).
    pub plans_and_ploys: bool,
    pub arts_and_architecture: bool,
    pub fantasies_and_futures: bool,
    /// Cards that stay in the box (TP-18.1), of those the rulebook suggests.
    pub removed: Vec<String>,
    /// With Arts & Architecture the die with 12 sides all the same (TP-18.2).
    pub small_die: bool,
    /// All civilizations come from this box, by its number in [`BOXES`]; from all of them if none is named (TP-18.3).
    pub civilizations: String,
    /// Income turn 1 draws 2 tapestry cards to keep 1 (TP-18.4).
    pub two_tapestries: bool,
    /// Every civilization is one of two that are drawn (TP-18.5).
    pub two_civilizations: bool,
    /// Nanotechnology costs 2 technology cards (TP-18.6).
    pub neoprene: bool,
    /// Starting territories follow the seats (TP-18.7).
    pub starts_by_seat: bool,
    /// Alone one plays against the Automa of this level, 1 to 6; 0 is the usual one (TP-26.16).
    pub automa_level: u8,
    /// Its second civilization on level 6, drawn if not named (TP-26.18).
    pub automa_second: String,
    /// Cards and mats that are unfair against rivals stay in the box too (TP-26.2).
    pub without_unfair: bool,
    /// Two people play with the Shadow Empire (TP-26.20).
    pub shadow_empire: bool,
}

/// The level of most games alone (TP-26.16).
const USUAL_LEVEL: u8 = 2;
const MOST_LEVEL: u8 = 6;

impl Setup {
    pub fn for_seats(seats: u8) -> Setup {
        Setup { seats, ..Setup::default() }
    }
    fn options(&self) -> Options {
        Options {
            mm: self.plans_and_ploys,
            aa: self.arts_and_architecture,
            ff: self.fantasies_and_futures,
            two_tapestries: self.two_tapestries,
            two_civilizations: self.two_civilizations,
            neoprene: self.neoprene,
            small_die: self.small_die,
        }
    }
    /// Opponents nobody plays: two against one person, one with two people (TP-26.1, TP-26.20).
    fn rivals(&self) -> Result<u8, Refusal> {
        if self.seats != 1 && self.automa_level > 0 {
            return Err(Refusal::plain("TP-26.16", "refused-level-alone"));
        }
        if self.without_unfair && self.seats != 1 && !self.shadow_empire {
            return Err(Refusal::plain("TP-26.2", "refused-without-rivals"));
        }
        let named = !matches!(&*self.automa_second, "" | DRAWN);
        if named && self.automa_level != MOST_LEVEL {
            return Err(Refusal::plain("TP-26.18", "refused-second-level"));
        }
        match (self.seats, self.shadow_empire) {
            (1, _) if self.automa_level > MOST_LEVEL => {
                let reason = Message::new("refused-level").number("most", MOST_LEVEL);
                Err(Refusal::new("TP-26.16", reason))
            }
            (1, _) => Ok(2),
            (2, true) => Ok(1),
            (_, true) => Err(Refusal::plain("TP-26.20", "refused-shadow-empire")),
            _ => Ok(0),
        }
    }
    /// What goes out with rivals: tapestry cards, mats, how many Traps (TP-26.2).
    fn stays_in_the_box(&self) -> (u128, u64, u8) {
        match self.rivals() {
            Ok(1..) => content().automa.removed(self.without_unfair),
            _ => (0, 0, 0),
        }
    }
    /// The second civilization of the Automa, if one is named (TP-26.18).
    fn second(&self) -> Result<Option<u8>, Refusal> {
        match &*self.automa_second {
            "" | DRAWN => Ok(None),
            word => match RivalPeople::from_id(word) {
                Some(people) => Ok(Some(people as u8)),
                None => Err(Refusal::plain("TP-26.18", "refused-second-civilization")),
            },
        }
    }
    /// Cards that stay in the box: tapestry and technology cards, as bits.
    fn removed(&self) -> Result<(u128, u64), Refusal> {
        let (tapestries, _, traps) = self.stays_in_the_box();
        // Of the Traps the last copies.
        let traps = (CARDS - usize::from(traps)..CARDS).fold(0u128, |set, card| set | 1 << card);
        let mut removed = (tapestries | traps, 0);
        for word in &self.removed {
            if !REMOVABLE.contains(&&**word) {
                let reason = Message::new("refused-not-removable").text("card", word.clone());
                return Err(Refusal::new("TP-18.1", reason));
            }
            match (Tapestries::named(word), Technology::named(word)) {
                (Some(card), _) => removed.0 |= 1 << card.0,
                (_, Some(card)) => removed.1 |= 1 << card.0,
                _ => {}
            }
        }
        Ok(removed)
    }
    /// The mats that may be drawn, as bits (TP-18.3).
    fn civilizations(&self) -> Result<u64, Refusal> {
        let options = self.options();
        let (_, gone, _) = self.stays_in_the_box();
        let of = |takes: &dyn Fn(Expansion) -> bool| {
            let takes = |it: Expansion| options.has(it) && takes(it);
            in_play(&content().civilizations, |it| takes(it.expansion)) & !gone
        };
        if matches!(&*self.civilizations, "" | ALL_BOXES) {
            return Ok(of(&|_| true));
        }
        let at = BOXES.iter().position(|(word, _)| *word == self.civilizations);
        let mats = at.map_or(0, |at| of(&|expansion| expansion == BOXES[at].1));
        if mats.count_ones() < 2 * u32::from(self.seats) {
            let reason = Message::new("refused-too-few-civilizations");
            return Err(Refusal::new("TP-18.3", reason.number("seats", self.seats)));
        }
        Ok(mats)
    }
}

/// Cards the rulebook suggests to leave out (TP-18.1).
const REMOVABLE: [&str; 7] = [
    "broker-of-peace",
    "renaissance",
    "marriage-of-state",
    "alliance",
    "theocracy",
    "radio",
    "lithium-ion-battery",
];
/// What a setup calls the boxes civilizations may come from (TP-18.3).
const BOXES: [(&str, Expansion); 4] = [
    ("base", Expansion::Base),
    ("plans_and_ploys", Expansion::Mm),
    ("arts_and_architecture", Expansion::Aa),
    ("fantasies_and_futures", Expansion::Ff),
];
const ALL_BOXES: &str = "all";
/// Numbers of starting territories clockwise around the large side, with 4 and 5 players (TP-18.7).
const AROUND: [[u8; 5]; 2] = [[1, 2, 4, 5, 0], [1, 2, 3, 4, 5]];

/// 1 to 5 can play.
pub(crate) fn refused_seats(seats: u8) -> Refusal {
    let reason = Message::new("refused-seats").number("seats", seats);
    Refusal::new("TP-2.1", reason.number("least", 1).number("most", MAX_SEATS as i64))
}

pub(crate) fn options() -> Vec<SetupOption> {
    let seats = (0..MAX_SEATS).map(|seat| seat.to_string());
    let firsts = [DRAWN.to_string()].into_iter().chain(seats).collect();
    let peoples = RivalPeople::ALL.map(|it| it.id().to_string());
    let peoples = [DRAWN.to_string()].into_iter().chain(peoples);
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_string()).collect();
    let boxes = words(&[&[ALL_BOXES], &BOXES.map(|(word, _)| word)[..]].concat());
    vec![
        SetupOption { key: "plans_and_ploys", values: OptionValues::Flag },
        SetupOption { key: "arts_and_architecture", values: OptionValues::Flag },
        SetupOption { key: "fantasies_and_futures", values: OptionValues::Flag },
        SetupOption { key: "first_player", values: OptionValues::OneOf(firsts) },
        SetupOption { key: "removed", values: OptionValues::SetOf(words(&REMOVABLE)) },
        SetupOption { key: "small_die", values: OptionValues::Flag },
        SetupOption { key: "civilizations", values: OptionValues::OneOf(boxes) },
        SetupOption { key: "two_tapestries", values: OptionValues::Flag },
        SetupOption { key: "two_civilizations", values: OptionValues::Flag },
        SetupOption { key: "neoprene", values: OptionValues::Flag },
        SetupOption { key: "starts_by_seat", values: OptionValues::Flag },
        SetupOption { key: "automa_level", values: OptionValues::Number(0, u32::from(MOST_LEVEL)) },
        SetupOption { key: "automa_second", values: OptionValues::OneOf(peoples.collect()) },
        SetupOption { key: "without_unfair", values: OptionValues::Flag },
        SetupOption { key: "shadow_empire", values: OptionValues::Flag },
    ]
}

impl Options {
    fn has(self, expansion: Expansion) -> bool {
        match expansion {
            Expansion::Base => true,
            Expansion::Mm => self.mm,
            Expansion::Aa => self.aa,
            Expansion::Ff => self.ff,
        }
    }
    /// Cards that show the Arts icon need the Arts track (TP-2.2).
    pub(crate) fn takes(self, expansion: Expansion, requires_arts: bool) -> bool {
        self.has(expansion) && (self.aa || !requires_arts)
    }
}

/// Those of a list that are in play, as bits.
fn in_play<T>(list: &[T], takes: impl Fn(&T) -> bool) -> u64 {
    (0..).zip(list).fold(0, |set, (at, it)| set | u64::from(takes(it)) << at)
}

impl Tapestry {
    pub(crate) fn prepare<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Tapestry, Refusal> {
        let seats = setup.seats;
        if !(1..=MAX_SEATS as u8).contains(&seats) {
            return Err(refused_seats(seats));
        }
        let first = match setup.first_player {
            Some(first) if first < seats => first,
            Some(first) => {
                let seat = u16::from(first) + 1;
                let reason = Message::new("refused-first-player").number("seat", seat);
                return Err(Refusal::new("TP-2.10", reason.number("seats", seats)));
            }
            // Alone, either oneself or the rivals.
            None => chance.below(u32::from(seats.max(2))) as u8,
        };
        let rivals = setup.rivals()?;
        let rivals_first = first >= seats;
        let first = if rivals_first { 0 } else { first };
        let options = setup.options();
        let mut table = Tapestry::empty(seats + rivals, first, options);
        table.rivals.count = rivals;
        table.rivals.first = rivals_first;
        if seats == 1 {
            table.rivals.level =
                if setup.automa_level == 0 { USUAL_LEVEL } else { setup.automa_level };
        }
        let second = setup.second()?;
        table.civilization_deck = setup.civilizations()?;
        table.put_back(setup.removed()?);
        tell.tell(|| Event::SetUp { first: Seat(first) });
        table.refill_technologies(chance, tell);
        if options.aa {
            table.refill_masterpieces(chance, tell);
        }
        table.deal_mats(setup.starts_by_seat, chance, tell);
        if rivals > 0 {
            table.set_up_rivals(second, chance, tell);
        }
        table.place_first_outposts();
        table.settle(chance, tell);
        table.answer_for_rivals(chance, tell);
        Ok(table)
    }

    fn empty(seats: u8, first: u8, options: Options) -> Tapestry {
        let content = content();
        let records = in_play_wide(|card| options.takes(card.expansion, card.requires_arts));
        let mut players = [Player::default(); MAX_SEATS];
        for player in &mut players[..usize::from(seats)] {
            player.outposts = OUTPOSTS;
        }
        Tapestry {
            tapestry_deck: records,
            tapestry_discard: 0,
            buried: 0,
            technology_deck: in_play(&content.technologies, |card| {
                options.takes(card.expansion, card.requires_arts)
            }),
            technology_discard: 0,
            technology_turned: 0,
            territory_deck: in_play(&content.map.tiles, |_| true),
            civilization_deck: 0,
            civilization_discard: 0,
            space_deck: in_play(&content.space_tiles, |it| options.has(it.expansion)) as u32,
            masterpiece_deck: if options.aa {
                in_play(&content.masterpieces, |_| true) as u32
            } else {
                0
            },
            masterpiece_discard: 0,
            masterpiece_turned: 0,
            landmark_deck: in_play(&content.landmark_cards, |it| options.has(it.expansion)) as u16,
            removed_tapestries: 0,
            removed_technologies: 0,
            players,
            chain: Default::default(),
            cards: Default::default(),
            board: Board::new(&content.map.atlas, seats),
            mats: Default::default(),
            items: [[Item::NOTHING; 4]; crate::state::HEXES],
            landmarks: [NONE; crate::state::LANDMARKS],
            on_cards: [NONE; crate::state::LANDMARKS],
            technology_row: [NONE; 3],
            masterpiece_row: [NONE; 3],
            achievements: [0; 3],
            activated: 0,
            locks: [NONE; 5],
            conquests: [Conquest::default(); NESTED],
            attacks: 0,
            aligned: 0,
            explored_hex: NONE,
            coins_paid: 0,
            food_paid: 0,
            exploited: false,
            gained_again: 0,
            copied: 0,
            broadcast: 0,
            drafted: 0,
            paid: false,
            income: true,
            kept_civilizations: Default::default(),
            kept_capitals: Default::default(),
            seats,
            rivals: Rivals::default(),
            options,
            phase: Phase::Choosing,
            first,
            active: first,
            derived: Default::default(),
        }
    }

    /// Out of the decks: these stay in the box.
    fn put_back(&mut self, (tapestries, technologies): (u128, u64)) {
        self.removed_tapestries = tapestries & self.tapestry_deck;
        self.removed_technologies = technologies & self.technology_deck;
        self.tapestry_deck &= !tapestries;
        self.technology_deck &= !technologies;
    }

    /// Two civilizations; a basic capital, or a pair of them; an advanced one with boxes that have some (TP-2.4).
    fn deal_mats<C: Chance, T: Tell<Event>>(
        &mut self,
        starts_by_seat: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let grounds = &content().capitals.grounds;
        let options = self.options;
        let mut numbers: u64 = 0b111_1110;
        let mut pairs: u64 = 0b111;
        let mut advanced = in_play(grounds, |it| it.advanced && options.has(it.expansion));
        let people = self.people();
        for seat in self.clockwise(Seat(self.first)).filter(|it| it.0 < people) {
            for _ in 0..2 {
                if let Some(civilization) = self.civilization_deck.draw(chance) {
                    self.player_mut(seat).offered_civilizations |= 1 << civilization;
                    tell.tell(|| Event::CivilizationDealt { seat, civilization });
                }
            }
            let mine: [u8; 2] = if self.seats <= 3 {
                pairs.draw(chance).map_or([0; 2], |pair| PAIRS[usize::from(pair)])
            } else {
                numbers.draw(chance).map_or([0; 2], |number| [number; 2])
            };
            let by_seat = match self.seats {
                0..=3 => PAIRS[seat.index()][0],
                more => AROUND[usize::from(more > 4)][seat.index()],
            };
            self.player_mut(seat).start = if starts_by_seat { by_seat } else { mine[0] };
            let mut dealt = in_play(grounds, |it| !it.advanced && mine.contains(&it.number));
            dealt |= advanced.draw(chance).map_or(0, |capital| 1 << capital);
            self.player_mut(seat).offered_capitals = dealt as u32;
            for capital in crate::actions::bits(dealt) {
                tell.tell(|| Event::CapitalDealt { seat, capital });
            }
        }
    }
}

/// Cards of the tapestry deck that are in play: records, then the further Traps.
fn in_play_wide(takes: impl Fn(&crate::content::Tapestry) -> bool) -> u128 {
    let list = &content().tapestries;
    let mut deck = 0u128;
    for (at, card) in list.iter().enumerate() {
        deck |= u128::from(takes(card)) << at;
    }
    for further in list.len()..CARDS {
        deck |= 1 << further;
    }
    deck
}
