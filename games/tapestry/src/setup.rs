//! Setting up: options, decks, what is dealt (TP-2, TP-18).

use crate::actions::Draws;
use crate::content::content;
use crate::events::Event;
use crate::kinds::Expansion;
use crate::map::Board;
use crate::state::{
    CARDS, Conquest, Item, MAX_SEATS, NESTED, NONE, Options, Phase, Player, Tapestry,
};
use engine::chain::Runs;
use engine::{Chance, DRAWN, Message, OptionValues, Refusal, Seat, SetupOption, Tell};
use serde::{Deserialize, Serialize};

/// Outposts of a colour (TP-1.1).
const OUTPOSTS: u8 = 10;
/// Mats whose further turns and dice the rules do not know yet: they stay in the box.
const UNREADY: [&str; 4] = ["elder-ones", "merfolk", "illuminati", "psionics"];
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
}

impl Setup {
    pub fn for_seats(seats: u8) -> Setup {
        Setup { seats, ..Setup::default() }
    }
    fn options(&self) -> Options {
        Options {
            mm: self.plans_and_ploys,
            aa: self.arts_and_architecture,
            ff: self.fantasies_and_futures,
            ..Options::default()
        }
    }
}

/// 2 to 5 can play.
pub(crate) fn refused_seats(seats: u8) -> Refusal {
    let reason = Message::new("refused-seats").number("seats", seats);
    Refusal::new("TP-2.1", reason.number("least", 2).number("most", MAX_SEATS as i64))
}

pub(crate) fn options() -> Vec<SetupOption> {
    let seats = (0..MAX_SEATS).map(|seat| seat.to_string());
    let firsts = [DRAWN.to_string()].into_iter().chain(seats).collect();
    vec![
        SetupOption { key: "plans_and_ploys", values: OptionValues::Flag },
        SetupOption { key: "arts_and_architecture", values: OptionValues::Flag },
        SetupOption { key: "fantasies_and_futures", values: OptionValues::Flag },
        SetupOption { key: "first_player", values: OptionValues::OneOf(firsts) },
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
        if !(2..=MAX_SEATS as u8).contains(&seats) {
            return Err(refused_seats(seats));
        }
        let first = match setup.first_player {
            Some(first) if first < seats => first,
            Some(first) => {
                let seat = u16::from(first) + 1;
                let reason = Message::new("refused-first-player").number("seat", seat);
                return Err(Refusal::new("TP-2.10", reason.number("seats", seats)));
            }
            None => chance.below(u32::from(seats)) as u8,
        };
        let options = setup.options();
        let mut table = Tapestry::empty(seats, first, options);
        tell.tell(|| Event::SetUp { first: Seat(first) });
        table.refill_technologies(chance, tell);
        if options.aa {
            table.refill_masterpieces(chance, tell);
        }
        table.deal_mats(chance, tell);
        table.place_first_outposts();
        table.settle(chance, tell);
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
            civilization_deck: in_play(&content.civilizations, |it| {
                options.has(it.expansion) && !UNREADY.contains(&&*it.id)
            }),
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
            options,
            phase: Phase::Choosing,
            first,
            active: first,
            derived: Default::default(),
        }
    }

    /// Two civilizations; a basic capital, or a pair of them; an advanced one with boxes that have some (TP-2.4).
    fn deal_mats<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let grounds = &content().capitals.grounds;
        let options = self.options;
        let mut numbers: u64 = 0b111_1110;
        let mut pairs: u64 = 0b111;
        let mut advanced = in_play(grounds, |it| it.advanced && options.has(it.expansion));
        for seat in self.clockwise(Seat(self.first)) {
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
            self.player_mut(seat).start = mine[0];
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
