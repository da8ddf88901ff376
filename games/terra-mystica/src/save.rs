//! The table as readable JSON: every word is the rulebook's or the score sheet's, so that a person
//! or a script can edit a position and go on from it. Derived values are left out.

use crate::content::content;
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::map::Map;
use crate::moves::NO_CARD;
use crate::state::{
    MAX_OFFERS, MAX_SEATS, Offer, Owed, Phase, Player, ROUNDS, Rules, SOURCES, Source, SpadeUse,
    TerraMystica, bit, each_hex,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    map: String,
    rules: Vec<String>,
    phase: String,
    round: u8,
    active: u8,
    #[serde(default)]
    cursor: u8,
    order: Vec<u8>,
    passed: Vec<u8>,
    scoring_tiles: Vec<String>,
    free_cards: Vec<String>,
    card_coins: BTreeMap<String, u8>,
    favor_stock: BTreeMap<String, u8>,
    town_stock: BTreeMap<String, u8>,
    used_power_actions: Vec<String>,
    /// Seats of the priests on the four order spaces of each cult.
    orders: BTreeMap<String, [Option<u8>; 4]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    final_tile: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    choosable: Vec<Faction>,
    /// Hexes that are not as printed or carry a structure.
    hexes: BTreeMap<String, SavedHex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    skipped_rivers: Vec<String>,
    players: Vec<SavedPlayer>,
    #[serde(default)]
    owed: SavedOwed,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<SavedOffer>,
    #[serde(default)]
    builds: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedHex {
    terrain: Terrain,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    structure: Option<Structure>,
    #[serde(default, skip_serializing_if = "is_false")]
    town: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    faction: Option<Faction>,
    home: Terrain,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start_terrain: Option<Terrain>,
    points: i16,
    earned: BTreeMap<String, i16>,
    coins: u16,
    workers: u16,
    priests: u8,
    bowls: [u8; 3],
    cults: BTreeMap<String, u8>,
    shipping: u8,
    digging: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    leap: u8,
    keys: u8,
    card: Option<String>,
    favors: Vec<String>,
    towns: Vec<String>,
    bridges: Vec<String>,
    used: Vec<String>,
    passed: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    left: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    steps_owed: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    tokens_owed: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    priests_owed: u8,
    priest_limit: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unlocked: Vec<u8>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SavedOwed {
    actions: u8,
    #[serde(skip_serializing_if = "is_false")]
    doubled: bool,
    #[serde(skip_serializing_if = "is_false")]
    open: bool,
    #[serde(skip_serializing_if = "is_zero")]
    spades: u8,
    #[serde(skip_serializing_if = "is_zero")]
    bought: u8,
    #[serde(skip_serializing_if = "is_zero")]
    spade_use: u8,
    #[serde(skip_serializing_if = "is_false")]
    must_transform: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    foreign: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    leapt: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    settle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    turned_before: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    bridges: u8,
    #[serde(skip_serializing_if = "is_zero")]
    steps: u8,
    #[serde(skip_serializing_if = "is_zero")]
    favors: u8,
    #[serde(skip_serializing_if = "is_zero")]
    towns: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blocked: Vec<Cult>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    enter: Vec<Cult>,
    #[serde(skip_serializing_if = "is_false")]
    ordain: bool,
    #[serde(skip_serializing_if = "is_false")]
    ride: bool,
    #[serde(skip_serializing_if = "is_false")]
    free_trading_house: bool,
    #[serde(skip_serializing_if = "is_false")]
    sandstorm: bool,
    #[serde(skip_serializing_if = "is_zero")]
    lose: u8,
    #[serde(skip_serializing_if = "is_false")]
    terrain: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedOffer {
    to: u8,
    from: u8,
    amount: u8,
    build: u8,
    room: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    taken: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    refused: bool,
}

const PHASES: [(Phase, &str); 6] = [
    (Phase::ChooseFactions, "choose-factions"),
    (Phase::PlaceDwellings, "place-dwellings"),
    (Phase::ChooseCards, "choose-cards"),
    (Phase::Actions, "actions"),
    (Phase::CultSpades, "cult-spades"),
    (Phase::Over, "over"),
];

const RULES: [(u16, &str); 7] = [
    (Rules::CULTIST_ERRATA, "cultist-errata"),
    (Rules::VARIABLE_TURN_ORDER, "variable-turn-order"),
    (Rules::LATE_LEECH, "late-leech"),
    (Rules::SPADE_POINTS_RECEIVED, "spade-points-received"),
    (Rules::START_POINTS_2017, "start-points-2017"),
    (Rules::INTRODUCTORY, "introductory"),
    (Rules::RANDOM_COLORS, "random-colors"),
];

const USED: [&str; 3] = ["card", "favor", "stronghold"];

/// The phase's name in data and message keys.
pub(crate) fn phase_id(phase: Phase) -> &'static str {
    PHASES[phase as usize].1
}

impl Serialize for TerraMystica {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_saved().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TerraMystica {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        saved.restore().map_err(serde::de::Error::custom)
    }
}

impl TerraMystica {
    fn to_saved(self) -> Saved {
        let content = content();
        let map = self.map();
        let seats = self.seats as usize;
        let name = |hex: u8| map.name(hex).to_string();
        let names = |slots: [u8; 3]| {
            slots.into_iter().filter(|slot| *slot > 0).map(|slot| name(slot - 1)).collect()
        };
        let cults =
            |bits: u8| Cult::ALL.into_iter().filter(|cult| bits >> *cult as u8 & 1 == 1).collect();
        let mut hexes = BTreeMap::new();
        each_hex(map.land, |hex| {
            let (terrain, structure) = (self.terrain_at(hex), self.structure_at(hex));
            if structure.is_some() || map.hexes[hex as usize].terrain != Some(terrain) {
                hexes.insert(
                    name(hex),
                    SavedHex {
                        terrain,
                        seat: self.owner_at(hex).map(|seat| seat.0),
                        structure,
                        town: self.in_town & bit(hex) != 0,
                    },
                );
            }
        });
        let mut skipped_rivers = Vec::new();
        each_hex(self.in_town & map.rivers, |river| skipped_rivers.push(name(river)));
        let in_play = |card: &usize| {
            self.free_cards >> card & 1 == 1
                || self.players[..seats].iter().any(|player| player.card as usize == *card)
        };
        Saved {
            map: map.id.into(),
            rules: RULES
                .iter()
                .filter(|(flag, _)| self.rules.has(*flag))
                .map(|(_, name)| name.to_string())
                .collect(),
            phase: phase_id(self.phase).into(),
            round: self.round,
            active: self.active,
            cursor: self.cursor,
            order: self.order[..seats].to_vec(),
            passed: self.next_order[..self.passed_count as usize].to_vec(),
            scoring_tiles: self
                .scoring
                .iter()
                .map(|tile| content.scoring_tiles[*tile as usize].ledger.into())
                .collect(),
            free_cards: (0..content.bonus_cards.len())
                .filter(|card| self.free_cards >> card & 1 == 1)
                .map(|card| content.bonus_cards[card].ledger.into())
                .collect(),
            card_coins: (0..content.bonus_cards.len())
                .filter(in_play)
                .map(|card| (content.bonus_cards[card].ledger.into(), self.card_coins[card]))
                .collect(),
            favor_stock: (content.favor_tiles.iter().zip(self.favor_stock))
                .map(|(tile, left)| (tile.ledger.into(), left))
                .collect(),
            town_stock: (content.town_tiles.iter().zip(self.town_stock))
                .map(|(tile, left)| (tile.ledger.into(), left))
                .collect(),
            used_power_actions: (0..6)
                .filter(|action| self.used_power_actions >> action & 1 == 1)
                .map(|action| format!("ACT{}", action + 1))
                .collect(),
            orders: Cult::ALL
                .into_iter()
                .map(|cult| {
                    let spaces = self.orders[cult as usize];
                    (cult.id().to_string(), spaces.map(|seat| seat.checked_sub(1)))
                })
                .collect(),
            final_tile: self
                .final_tile
                .checked_sub(1)
                .map(|index| content.final_scoring[index as usize].id.to_string()),
            choosable: Faction::ALL
                .into_iter()
                .filter(|faction| self.choosable >> *faction as u8 & 1 == 1)
                .collect(),
            hexes,
            skipped_rivers,
            players: self.players[..seats].iter().map(|player| player.to_saved(map)).collect(),
            owed: SavedOwed {
                actions: self.owed.actions,
                doubled: self.owed.doubled,
                open: self.owed.open,
                spades: self.owed.spades,
                bought: self.owed.bought,
                spade_use: self.owed.spade_use as u8,
                must_transform: self.owed.must_transform,
                foreign: self.owed.foreign.checked_sub(1).map(name),
                leapt: self.owed.leapt.checked_sub(1).map(name),
                settle: names(self.owed.settle),
                turned_before: names(self.owed.turned_before),
                bridges: self.owed.bridges,
                steps: self.owed.steps,
                favors: self.owed.favors,
                towns: self.owed.towns,
                blocked: cults(self.owed.blocked),
                enter: cults(self.owed.enter),
                ordain: self.owed.ordain,
                ride: self.owed.ride,
                free_trading_house: self.owed.free_trading_house,
                sandstorm: self.owed.sandstorm,
                lose: self.owed.lose,
                terrain: self.owed.terrain,
            },
            offers: self
                .open_offers()
                .iter()
                .map(|offer| SavedOffer {
                    to: offer.to,
                    from: offer.from,
                    amount: offer.amount,
                    build: offer.build,
                    room: offer.room,
                    taken: offer.taken,
                    refused: offer.refused,
                })
                .collect(),
            builds: self.builds,
        }
    }
}

impl Player {
    fn to_saved(self, map: &Map) -> SavedPlayer {
        let content = content();
        SavedPlayer {
            faction: self.faction,
            home: self.home,
            start_terrain: self.start_terrain,
            points: self.points,
            earned: Source::ALL
                .into_iter()
                .filter(|source| self.earned[*source as usize] != 0)
                .map(|source| (source_id(source).to_string(), self.earned[source as usize]))
                .collect(),
            coins: self.coins,
            workers: self.workers,
            priests: self.priests,
            bowls: self.bowls,
            cults: Cult::ALL
                .into_iter()
                .map(|cult| (cult.id().to_string(), self.cults[cult as usize]))
                .collect(),
            shipping: self.shipping,
            digging: self.digging,
            leap: self.leap,
            keys: self.keys,
            card: content.bonus_cards.get(self.card as usize).map(|card| card.ledger.into()),
            favors: (0..content.favor_tiles.len())
                .filter(|tile| self.has_favor(*tile))
                .map(|tile| content.favor_tiles[tile].ledger.into())
                .collect(),
            towns: (content.town_tiles.iter().zip(self.towns))
                .flat_map(|(tile, count)| {
                    std::iter::repeat_n(tile.ledger.to_string(), count as usize)
                })
                .collect(),
            bridges: self
                .bridges
                .iter()
                .filter_map(|slot| slot.checked_sub(1))
                .map(|site| {
                    let site = map.bridge_sites[site as usize];
                    format!("{}:{}", map.name(site.a), map.name(site.b))
                })
                .collect(),
            used: (0..3)
                .filter(|index| self.used >> index & 1 == 1)
                .map(|index| USED[index].into())
                .collect(),
            passed: self.passed,
            left: self.left,
            steps_owed: self.steps_owed,
            tokens_owed: self.tokens_owed,
            priests_owed: self.priests_owed,
            priest_limit: self.priest_limit,
            unlocked: (0..16).filter(|index| self.unlocked >> index & 1 == 1).collect(),
        }
    }
}

fn source_id(source: Source) -> &'static str {
    source.key().trim_start_matches("source-")
}

type Restored<T> = Result<T, String>;

fn find<T>(what: &str, name: &str, found: Option<T>) -> Restored<T> {
    found.ok_or_else(|| format!("unknown {what} `{name}`"))
}

fn tile_index<'a>(
    what: &str,
    mut ledgers: impl Iterator<Item = &'a str>,
    name: &str,
) -> Restored<usize> {
    find(what, name, ledgers.position(|ledger| ledger.eq_ignore_ascii_case(name)))
}

/// Amounts no game can reach, small enough that nothing overflows.
const MOST: u16 = 20_000;

fn at_most(what: &str, value: impl Into<i64>, most: impl Into<i64>) -> Restored<()> {
    let (value, most) = (value.into(), most.into());
    if (0..=most).contains(&value) {
        Ok(())
    } else {
        Err(format!("{what} is {value}, at most {most}"))
    }
}

impl Saved {
    fn restore(self) -> Restored<TerraMystica> {
        let content = content();
        let map_index =
            find("map", &self.map, content.maps.iter().position(|map| map.id == self.map))?;
        let map = &content.maps[map_index];
        let seats = self.players.len();
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(format!("{seats} players; 2 to {MAX_SEATS} can play"));
        }
        let phase = PHASES.iter().find(|(_, name)| *name == self.phase);
        let phase = find("phase", &self.phase, phase)?.0;
        at_most("round", self.round, ROUNDS as i64)?;
        at_most("active", self.active, seats as i64 - 1)?;
        at_most("cursor", self.cursor, 16)?;
        let hex = |name: &String| find("hex", name, map.hex(name));
        let land = |name: &String| {
            let index = hex(name)?;
            if map.land & bit(index) == 0 { Err(format!("`{name}` is a river")) } else { Ok(index) }
        };
        let slots = |names: &[String]| -> Restored<[u8; 3]> {
            let mut slots = [0; 3];
            at_most("hexes of one action", names.len() as i64, 3)?;
            for (slot, name) in slots.iter_mut().zip(names) {
                *slot = land(name)? + 1;
            }
            Ok(slots)
        };
        let mut rules = 0;
        for name in &self.rules {
            rules |= find("rule", name, RULES.iter().find(|(_, known)| known == name))?.0;
        }
        let order = self.seat_list(&self.order, seats, true)?;
        let next_order = self.seat_list(&self.passed, seats, false)?;
        if self.scoring_tiles.len() != ROUNDS {
            return Err(format!("{} scoring tiles instead of {ROUNDS}", self.scoring_tiles.len()));
        }
        let mut table = TerraMystica {
            terrain: map.planes,
            structure: [0; 3],
            owned: [0; MAX_SEATS],
            in_town: 0,
            near: [0; MAX_SEATS],
            bridged: 0,
            players: [Player::default(); MAX_SEATS],
            owed: Owed::default(),
            offers: [Offer::default(); MAX_OFFERS],
            offer_count: self.offers.len().min(MAX_OFFERS) as u8,
            builds: self.builds,
            seats: seats as u8,
            map: map_index as u8,
            rules: Rules(rules),
            phase,
            round: self.round,
            active: self.active,
            cursor: self.cursor,
            order,
            passed_count: self.passed.len() as u8,
            next_order,
            scoring: [0; ROUNDS],
            free_cards: 0,
            reacting: 0,
            in_round: 0,
            card_coins: [0; 10],
            favor_stock: [0; 12],
            town_stock: [0; 8],
            used_power_actions: 0,
            orders: [[0; 4]; 4],
            final_tile: 0,
            choosable: self.choosable.iter().fold(0, |bits, faction| bits | 1 << *faction as u8),
        };
        for (slot, name) in table.scoring.iter_mut().zip(&self.scoring_tiles) {
            let ledgers = content.scoring_tiles.iter().map(|tile| tile.ledger);
            *slot = tile_index("scoring tile", ledgers, name)? as u8;
        }
        let cards = || content.bonus_cards.iter().map(|card| card.ledger);
        for name in &self.free_cards {
            table.free_cards |= 1 << tile_index("bonus card", cards(), name)?;
        }
        for (name, coins) in &self.card_coins {
            at_most("coins on a card", *coins, 100)?;
            table.card_coins[tile_index("bonus card", cards(), name)?] = *coins;
        }
        for (name, left) in &self.favor_stock {
            let ledgers = content.favor_tiles.iter().map(|tile| tile.ledger);
            at_most("favor tiles", *left, 9)?;
            table.favor_stock[tile_index("favor tile", ledgers, name)?] = *left;
        }
        for (name, left) in &self.town_stock {
            let ledgers = content.town_tiles.iter().map(|tile| tile.ledger);
            at_most("town tiles", *left, 9)?;
            table.town_stock[tile_index("town tile", ledgers, name)?] = *left;
        }
        for name in &self.used_power_actions {
            let ledgers = content.power_actions.iter().map(|action| action.ledger);
            table.used_power_actions |= 1 << tile_index("power action", ledgers, name)?;
        }
        for (name, spaces) in &self.orders {
            let cult = find("cult", name, crate::notation::cult(name))?;
            for (slot, seat) in table.orders[cult as usize].iter_mut().zip(spaces) {
                if let Some(seat) = seat {
                    at_most("seat", *seat, seats as i64 - 1)?;
                    *slot = seat + 1;
                }
            }
        }
        if let Some(name) = &self.final_tile {
            let ids = content.final_scoring.iter().map(|tile| tile.id);
            table.final_tile = tile_index("final tile", ids, name)? as u8 + 1;
        }
        for (seat, saved) in self.players.iter().enumerate() {
            table.players[seat] = saved.restore(map, phase, &mut table.bridged)?;
        }
        for spaces in table.orders {
            for seat in spaces.into_iter().filter_map(|slot| slot.checked_sub(1)) {
                table.players[seat as usize].ordered += 1;
            }
        }
        for (name, saved) in &self.hexes {
            let index = land(name)?;
            table.set_terrain(index, saved.terrain);
            match (saved.structure, saved.seat) {
                (Some(structure), Some(seat)) => {
                    at_most("seat", seat, seats as i64 - 1)?;
                    table.set_structure(index, structure);
                    table.owned[seat as usize] |= bit(index);
                    table.players[seat as usize].built[structure as usize] += 1;
                    if saved.town {
                        table.in_town |= bit(index);
                    }
                }
                (None, None) => {}
                _ => return Err(format!("`{name}` needs both a seat and a structure, or neither")),
            }
        }
        for name in &self.skipped_rivers {
            let river = hex(name)?;
            if map.rivers & bit(river) == 0 {
                return Err(format!("`{name}` is not a river"));
            }
            table.in_town |= bit(river);
        }
        let owed = &self.owed;
        let cult_bits = |cults: &[Cult]| cults.iter().fold(0, |bits, cult| bits | 1 << *cult as u8);
        at_most("actions", owed.actions, 2)?;
        at_most("spades", owed.spades, 12)?;
        at_most("spades bought", owed.bought, owed.spades)?;
        at_most("bridges owed", owed.bridges, 2)?;
        at_most("steps", owed.steps, 4)?;
        at_most("favors owed", owed.favors, 3)?;
        at_most("towns owed", owed.towns, 8)?;
        at_most("steps to lose", owed.lose, 4)?;
        table.owed = Owed {
            actions: owed.actions,
            doubled: owed.doubled,
            open: owed.open,
            spades: owed.spades,
            bought: owed.bought,
            spade_use: match owed.spade_use {
                0 => SpadeUse::TopUp,
                1 => SpadeUse::NoTopUp,
                2 => SpadeUse::Cult,
                other => return Err(format!("spade_use is {other}, at most 2")),
            },
            must_transform: owed.must_transform,
            foreign: match &owed.foreign {
                Some(name) => land(name)? + 1,
                None => 0,
            },
            leapt: match &owed.leapt {
                Some(name) => land(name)? + 1,
                None => 0,
            },
            settle: slots(&owed.settle)?,
            turned_before: slots(&owed.turned_before)?,
            bridges: owed.bridges,
            steps: owed.steps,
            favors: owed.favors,
            towns: owed.towns,
            blocked: cult_bits(&owed.blocked),
            enter: cult_bits(&owed.enter),
            ordain: owed.ordain,
            ride: owed.ride,
            free_trading_house: owed.free_trading_house,
            sandstorm: owed.sandstorm,
            lose: owed.lose,
            terrain: owed.terrain,
        };
        at_most("offers", self.offers.len() as i64, MAX_OFFERS as i64)?;
        for (slot, offer) in table.offers.iter_mut().zip(&self.offers) {
            at_most("seat", offer.to, seats as i64 - 1)?;
            at_most("seat", offer.from, seats as i64 - 1)?;
            at_most("offer", offer.amount, 30)?;
            if offer.to == offer.from || offer.amount == 0 {
                return Err("an offer needs a neighbour and some power".into());
            }
            *slot = Offer {
                to: offer.to,
                from: offer.from,
                amount: offer.amount,
                build: offer.build,
                room: offer.room,
                taken: offer.taken,
                refused: offer.refused,
            };
        }
        for seat in table.all_seats() {
            table.refresh_near(seat);
            table.note_reactions(seat);
            let player = table.player(seat);
            let plays = phase == Phase::Actions && !player.passed && !player.left;
            table.in_round |= u8::from(plays) << seat.0;
        }
        Ok(table)
    }

    /// A list of different seats; a whole order names all of them.
    fn seat_list(&self, list: &[u8], seats: usize, whole: bool) -> Restored<[u8; MAX_SEATS]> {
        let mut seen = 0u8;
        let mut order = [0; MAX_SEATS];
        if list.len() > seats || whole && list.len() != seats {
            return Err(format!("{} seats in an order of {seats}", list.len()));
        }
        for (slot, seat) in order.iter_mut().zip(list) {
            at_most("seat", *seat, seats as i64 - 1)?;
            if seen >> seat & 1 == 1 {
                return Err(format!("seat {seat} stands twice in an order"));
            }
            seen |= 1 << seat;
            *slot = *seat;
        }
        Ok(order)
    }
}

impl SavedPlayer {
    fn restore(&self, map: &Map, phase: Phase, bridged: &mut u64) -> Restored<Player> {
        let content = content();
        if self.faction.is_none() && phase != Phase::ChooseFactions {
            return Err("a player without a faction".into());
        }
        at_most("coins", self.coins, MOST)?;
        at_most("workers", self.workers, MOST)?;
        at_most("points", self.points, MOST)?;
        at_most("priests", self.priests, 7)?;
        at_most("priest limit", self.priest_limit, 8)?;
        at_most("keys", self.keys, 20)?;
        at_most("carpet range", self.leap, 4)?;
        for bowl in self.bowls {
            at_most("a bowl", bowl, 60)?;
        }
        let board = content.board(self.faction.unwrap_or_default());
        at_most("shipping", self.shipping, board.shipping.max)?;
        at_most("digging", self.digging, board.dig.max)?;
        for owed in [self.steps_owed, self.tokens_owed, self.priests_owed] {
            at_most("things owed", owed, 40)?;
        }
        let mut player = Player {
            coins: self.coins,
            workers: self.workers,
            points: self.points,
            earned: [0; SOURCES],
            favors: 0,
            unlocked: 0,
            priests: self.priests,
            ordered: 0,
            bowls: self.bowls,
            cults: [0; 4],
            faction: self.faction,
            home: self.home,
            start_terrain: self.start_terrain,
            shipping: self.shipping,
            digging: self.digging,
            leap: self.leap,
            keys: self.keys,
            card: NO_CARD,
            towns: [0; 8],
            used: 0,
            passed: self.passed,
            left: self.left,
            built: [0; 5],
            bridges: [0; 3],
            steps_owed: self.steps_owed,
            tokens_owed: self.tokens_owed,
            priests_owed: self.priests_owed,
            priest_limit: self.priest_limit,
        };
        for (name, points) in &self.earned {
            let source = Source::ALL.into_iter().find(|source| source_id(*source) == name);
            let source = find("source of points", name, source)?;
            at_most("points of a source", points.unsigned_abs(), MOST)?;
            player.earned[source as usize] = *points;
        }
        // Points a script has changed count as start points.
        let sum: i32 = player.earned.iter().map(|points| i32::from(*points)).sum();
        let start = i32::from(player.earned[0]) + i32::from(self.points) - sum;
        player.earned[0] = i16::try_from(start).map_err(|_| "points do not add up".to_string())?;
        for (name, at) in &self.cults {
            at_most("a cult", *at, 10)?;
            player.cults[find("cult", name, crate::notation::cult(name))? as usize] = *at;
        }
        if let Some(name) = &self.card {
            player.card = find("bonus card", name, crate::notation::card(name))?;
        }
        for name in &self.favors {
            let ledgers = content.favor_tiles.iter().map(|tile| tile.ledger);
            player.favors |= 1 << tile_index("favor tile", ledgers, name)?;
        }
        for name in &self.towns {
            let ledgers = content.town_tiles.iter().map(|tile| tile.ledger);
            let tile = tile_index("town tile", ledgers, name)?;
            at_most("town tiles", player.towns[tile], 8)?;
            player.towns[tile] += 1;
        }
        at_most("bridges", self.bridges.len() as i64, 3)?;
        for (slot, name) in player.bridges.iter_mut().zip(&self.bridges) {
            let ends = name.split_once(':').and_then(|(a, b)| Some((map.hex(a)?, map.hex(b)?)));
            let site = ends.and_then(|(a, b)| map.site_between(a, b));
            let site = find("bridge site", name, site)?;
            if *bridged >> site & 1 == 1 {
                return Err(format!("two bridges on `{name}`"));
            }
            *bridged |= 1 << site;
            *slot = site + 1;
        }
        for name in &self.used {
            let index = find("special action", name, USED.iter().position(|used| used == name))?;
            player.used |= 1 << index;
        }
        for index in &self.unlocked {
            at_most("unlocked terrain", *index, 15)?;
            player.unlocked |= 1 << index;
        }
        Ok(player)
    }
}
