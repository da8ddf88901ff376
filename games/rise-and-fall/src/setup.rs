//! Before the first round: choices, World, deployment (RF-3).

use crate::content::{ReadyWorld, content};
use crate::events::Event;
use crate::generator;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Kind, Level, Npc, Resource, Tale, Terrain, TileKind, tales};
use crate::npc::{MAX_NPCS, NpcState, Npcs};
use crate::state::{Civ, Laying, MAX_CIVS, NOBODY, NOWHERE, Phase, Piece, RiseAndFall, Rules};
use crate::tales::Tales;
use crate::world::{Tile, World};
use engine::{Chance, Message, OptionValues, Refusal, Seat, Seats, SetupOption, Tell, shuffle};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What the players agree on before the game (RF-3.1, RF-3.2, RF-3.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    pub seats: u8,
    /// Trophies that end the game: 4, 5 or 6; always 6 with five players and more.
    #[serde(default = "four")]
    pub trophies: u8,
    /// `card`, `built`, `generated`, or the id of a ready World.
    #[serde(default = "card")]
    pub world: String,
    /// The seed of a generated World; drawn if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub world_seed: Option<u32>,
    #[serde(default)]
    pub guilds: bool,
    /// Experience by seat (RF-11); empty for no handicap.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handicap: Vec<Level>,
    /// Late players may be hurried (RF-5.5).
    #[serde(default)]
    pub countdown: bool,
    /// Points are counted in gold at the end (RF-8.12).
    #[serde(default, skip_serializing_if = "is_false")]
    pub quick_count: bool,
    /// A Tale is drawn for every civilization (RF-12.1) …
    #[serde(default, skip_serializing_if = "is_false")]
    pub tales: bool,
    /// … or these are played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen_tales: Vec<Tale>,
    /// The Capital needs a rhombus of Cities (RF-12.23).
    #[serde(default, skip_serializing_if = "is_false")]
    pub rhombus: bool,
    /// Non-player civilizations with their levels, such as `pirate-2` (RF-14.2, RF-16.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub npcs: Vec<String>,
    /// How few Guilds the players use, 1 to 3 (RF-14.3).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub independence: u8,
    /// `drawn`, or the id of an Objective (RF-14.4).
    #[serde(default = "drawn", skip_serializing_if = "is_drawn")]
    pub objective: String,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub objective_level: u8,
    /// Luck settles the ties of NPCs at once (RF-15.6).
    #[serde(default, skip_serializing_if = "is_false")]
    pub random_ties: bool,
    /// The nearest player before an NPC handles it (RF-16.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub nearest_handles: bool,
    /// A loss takes renown away (RF-17.4).
    #[serde(default, skip_serializing_if = "is_false")]
    pub hardcore: bool,
}

const CARD: &str = "card";
const BUILT: &str = "built";
const GENERATED: &str = "generated";
const DRAWN: &str = "drawn";

fn one() -> u8 {
    1
}
fn is_one(level: &u8) -> bool {
    *level == 1
}
fn drawn() -> String {
    DRAWN.into()
}
fn is_drawn(objective: &str) -> bool {
    objective == DRAWN
}
fn is_false(flag: &bool) -> bool {
    !flag
}
fn four() -> u8 {
    4
}
fn card() -> String {
    CARD.into()
}

impl Setup {
    /// What most tables of this many seats would choose.
    pub fn for_seats(seats: u8) -> Setup {
        // Alone one plays against somebody else (RF-14.1).
        let npcs = if seats == 1 { vec!["cultist-1".to_string()] } else { Vec::new() };
        Setup {
            seats,
            trophies: if seats >= 5 { 6 } else { 4 },
            world: card(),
            world_seed: None,
            guilds: false,
            handicap: Vec::new(),
            countdown: false,
            quick_count: false,
            tales: false,
            chosen_tales: Vec::new(),
            rhombus: false,
            npcs,
            independence: 1,
            objective: drawn(),
            objective_level: 1,
            random_ties: false,
            nearest_handles: false,
            hardcore: false,
        }
    }

    /// The rulebook's own game: the players lay the World (RF-3.10) and may hurry each other
    /// (RF-5.5). Alone one takes a World card (RF-14.6) and waits for nobody.
    pub fn of_rulebook(seats: u8) -> Setup {
        let usual = Setup::for_seats(seats);
        if !usual.npcs.is_empty() {
            return usual;
        }
        Setup { world: BUILT.into(), countdown: true, ..usual }
    }

    /// Players and others.
    fn civilizations(&self) -> u8 {
        self.seats.saturating_add(self.npcs.len().min(200) as u8)
    }
}

/// An NPC and its level from `pirate-2`; no NPC yet if luck is to name it, as in `drawn-2`.
fn read_npc(text: &str) -> Option<(Option<Npc>, u8)> {
    let (name, level) = text.rsplit_once('-')?;
    let level: u8 = level.parse().ok().filter(|level| (1..=3).contains(level))?;
    if name == DRAWN {
        return Some((None, level));
    }
    Some((Some(Npc::from_id(name)?), level))
}

/// What a host can choose.
pub(crate) fn options() -> Vec<SetupOption> {
    let mut worlds = [CARD, BUILT, GENERATED].map(String::from).to_vec();
    worlds.extend(content().worlds.iter().map(|world| world.id.clone()));
    let levels = Level::ALL.iter().map(|level| level.id().to_string()).collect();
    let stories = Tale::ALL.iter().map(|tale| tale.id().to_string()).collect();
    let levels_of = |npc: &str| [1, 2, 3].map(|level| format!("{npc}-{level}"));
    let names = std::iter::once(DRAWN).chain(Npc::ALL.iter().map(|npc| npc.id()));
    let npcs = names.flat_map(levels_of).collect();
    let mut objectives = vec![drawn()];
    objectives.extend(content().npcs.objectives.iter().map(|objective| objective.id.clone()));
    let option = |key, values| SetupOption { key, values };
    vec![
        option("trophies", OptionValues::Number(4, 6)),
        option("world", OptionValues::OneOf(worlds)),
        option("world_seed", OptionValues::Number(0, u32::MAX)),
        option("guilds", OptionValues::Flag),
        option("handicap", OptionValues::EachSeat(levels)),
        option("countdown", OptionValues::Flag),
        option("quick_count", OptionValues::Flag),
        option("tales", OptionValues::Flag),
        option("chosen_tales", OptionValues::SetOf(stories)),
        option("rhombus", OptionValues::Flag),
        option("npcs", OptionValues::ListOf(npcs)),
        option("independence", OptionValues::Number(1, 3)),
        option("objective", OptionValues::OneOf(objectives)),
        option("objective_level", OptionValues::Number(1, 3)),
        option("random_ties", OptionValues::Flag),
        option("nearest_handles", OptionValues::Flag),
        option("hardcore", OptionValues::Flag),
    ]
}

/// 1 to 8 can play.
pub(crate) fn expect_seats(seats: u8) -> Result<(), Refusal> {
    if (1..=8).contains(&seats) { Ok(()) } else { Err(refused_seats(seats)) }
}

fn refused_seats(seats: u8) -> Refusal {
    Refusal::new("RF-3.1", Message::new("refused-seats").number("seats", seats))
}

impl RiseAndFall {
    pub(crate) fn prepare<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<RiseAndFall, Refusal> {
        check(setup)?;
        let used = content().box_of(setup.civilizations());
        let (world, laying, ready) = first_world(setup, chance)?;
        if let Some(world) = ready {
            tell.tell(|| Event::WorldChosen { world });
        }
        let mut table = RiseAndFall {
            world,
            rules: Rules {
                trophies: setup.trophies,
                guilds: setup.guilds,
                tales: setup.tales,
                rhombus: setup.rhombus,
                countdown: setup.countdown,
                quick_count: setup.quick_count,
            },
            seats: setup.seats,
            civ_count: setup.civilizations(),
            phase: Phase::World,
            round: 0,
            first: Seat(0),
            turn: Seat(0),
            picked: NOWHERE,
            deed: Deed::default(),
            laying,
            civs: [Civ::default(); MAX_CIVS],
            buildings: [Piece::NONE; crate::hex::MAX_CELLS],
            units: [Piece::NONE; crate::hex::MAX_CELLS],
            built: Cells::NONE,
            manned: Cells::NONE,
            cities: Cells::NONE,
            acted: Cells::NONE,
            robbed: Cells::NONE,
            bank_gold: used.gold,
            bank: [used.wood, used.stone],
            trophies: [NOBODY; Kind::COUNT],
            fresh_trophies: 0,
            quiet_rounds: 0,
            recycling: Seats::NONE,
            swap_asked: Seats::NONE,
            tales: Tales::default(),
            npcs: Npcs {
                random_ties: setup.random_ties && !setup.npcs.is_empty(),
                nearest: setup.nearest_handles && !setup.npcs.is_empty(),
                hardcore: setup.hardcore,
                ..Npcs::default()
            },
        };
        table.tales.drawn = setup.chosen_tales.iter().fold(0, |set, tale| set | tale.bit());
        for (seat, &level) in setup.handicap.iter().enumerate() {
            table.civs[seat].level = level;
            tell.tell(|| Event::LevelSet { seat: Seat(seat as u8), level });
        }
        if table.has_npcs() {
            table.meet_npcs(setup, chance, tell)?;
            table.draw_guilds(chance, tell);
            if table.reveal_drawn_guilds(tell) {
                table.begin_world(chance, tell);
                table.settle_npcs(chance, tell);
            }
        } else if setup.guilds {
            table.deal_guilds(chance, tell);
        } else {
            table.begin_world(chance, tell);
        }
        Ok(table)
    }

    /// NPCs take their places and goods, and the Objective is known (RF-14.2 to RF-14.4).
    fn meet_npcs<C: Chance, T: Tell<Event>>(
        &mut self,
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<(), Refusal> {
        let named: Vec<Npc> = setup
            .npcs
            .iter()
            .filter_map(|text| read_npc(text))
            .filter_map(|(npc, _)| npc)
            .collect();
        let mut others: Vec<Npc> =
            Npc::ALL.iter().copied().filter(|npc| !named.contains(npc)).collect();
        if named.len() < setup.npcs.len() {
            shuffle(&mut others, chance);
        }
        for (seat, text) in self.npc_seats().zip(&setup.npcs) {
            let Some((npc, level)) = read_npc(text) else { return Err(unknown_npc(text)) };
            let Some(npc) = npc.or_else(|| others.pop()) else { return Err(unknown_npc(text)) };
            *self.npc_mut(seat) = NpcState { who: npc, level, ..NpcState::default() };
            let start = &content().npcs.civilizations[npc as usize];
            self.receive_gold(seat, start.gold.into());
            // The bank pays what it can, whatever the tables say (RF-9.1).
            let [wood, stone] = self.bank;
            self.receive(seat, Resource::Wood, start.wood.min(wood));
            self.receive(seat, Resource::Stone, start.stone.min(stone));
            tell.tell(|| Event::NpcJoins { seat, npc, level });
        }
        let objectives = &content().npcs.objectives;
        let number = if setup.objective == DRAWN {
            chance.below(objectives.len() as u32) as usize
        } else {
            let known = objectives.iter().position(|it| it.id == setup.objective);
            known.ok_or_else(|| Refusal::plain("RF-14.4", "refused-objective"))?
        };
        let level = setup.objective_level;
        let (trophies, imposed) = &objectives[number].levels[level as usize - 1];
        let imposed = imposed.iter().fold(0, |set, kind| set | kind.bit());
        self.rules.trophies = *trophies;
        (self.npcs.objective, self.npcs.objective_level) = (number as u8, level);
        (self.npcs.imposed, self.npcs.independence) = (imposed, setup.independence);
        let (objective, trophies) = (number as u8, *trophies);
        tell.tell(|| Event::ObjectiveSet { objective, level, trophies, imposed });
        Ok(())
    }

    /// Guilds are settled: the World comes next (RF-3.5).
    pub(crate) fn begin_world<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.phase = Phase::World;
        if self.rules.tales {
            self.draw_tales(chance, tell);
        }
        let places = tales(self.tales.set).any(|tale| tale.placed_after().is_some());
        if self.world.is_finished() {
            if !places {
                return self.begin_deployment(chance, tell);
            }
            // A ready World gets its places one after the other (RF-3.17).
            if let Some(world) = World::of_tiles(self.world.tiles.clone()) {
                self.world = Arc::new(world);
            }
            self.laying = Laying { ready: true, ..Laying::default() };
        }
        self.turn = Seat(chance.below(u32::from(self.seats)) as u8);
        let (seat, ready) = (self.turn, self.laying.ready);
        tell.tell(|| Event::Builder { seat, ready });
        self.go_on_laying(chance, tell);
    }

    /// Everybody takes the first three cards, and luck names the first player (RF-3.20, RF-3.21).
    pub(crate) fn begin_deployment<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        tell.tell(|| Event::WorldReady {});
        self.laying = Laying::default();
        self.phase = Phase::Deploy;
        // Against NPCs the players are seated from the First Player on (RF-16.3).
        self.first =
            if self.has_npcs() { Seat(0) } else { Seat(chance.below(u32::from(self.seats)) as u8) };
        self.turn = self.first;
        let seat = self.first;
        tell.tell(|| Event::FirstPlayer { seat });
        for seat in self.players() {
            self.civ_mut(seat).hand = FIRST_PIECES.iter().fold(0, |set, kind| set | kind.bit());
        }
    }

    /// First pieces this seat has still to place.
    pub(crate) fn undeployed(&self, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
        let civ = self.civ(seat);
        FIRST_PIECES.into_iter().filter(|&kind| civ.count[kind as usize] == 0)
    }

    /// Where a first piece may be placed (RF-3.22).
    pub(crate) fn deployable(&self, kind: Kind) -> Cells {
        let world = &*self.world;
        let free = match kind {
            Kind::Ship => world.open_sea,
            Kind::City => world.lowland.without(&world.special),
            _ => world.lowland.without(&world.orbs),
        };
        free.without(&self.taken())
    }

    pub(crate) fn deploy<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        piece: Kind,
        at: Cell,
        tell: &mut T,
    ) {
        tell.tell(|| Event::Deployed { seat, piece, at });
        self.enter(seat, piece, at, tell);
        if self.has_npcs() {
            // Everybody deploys all at once, then the NPCs (RF-14.7, RF-16.4).
            if self.undeployed(seat).next().is_none() {
                self.turn = self.left_of(seat);
            }
            return;
        }
        self.turn = self.left_of(seat);
        if self.undeployed(self.turn).next().is_none() {
            self.place_creatures(seat, tell);
        }
    }

    /// Everything is in the World: the first round begins.
    pub(crate) fn finish_setup<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.begin_round(tell);
    }
}

/// Deployed by everybody (RF-3.20).
pub(crate) const FIRST_PIECES: [Kind; 3] = [Kind::Nomad, Kind::City, Kind::Ship];

fn check(setup: &Setup) -> Result<(), Refusal> {
    let least = if setup.npcs.is_empty() { 2 } else { 1 };
    if !(least..=8).contains(&setup.seats) {
        return Err(refused_seats(setup.seats));
    }
    check_npcs(setup)?;
    if !(4..=6).contains(&setup.trophies) {
        let reason = Message::new("refused-trophies").number("trophies", setup.trophies);
        return Err(Refusal::new("RF-3.2", reason));
    }
    if setup.npcs.is_empty() && setup.seats >= 5 && setup.trophies != 6 {
        return Err(Refusal::plain("RF-13.1", "refused-trophies-many"));
    }
    if !setup.handicap.is_empty() {
        if !setup.guilds {
            return Err(Refusal::plain("RF-11.1", "refused-handicap-guilds"));
        }
        if setup.handicap.len() != setup.seats as usize {
            let reason = Message::new("refused-handicap").number("seats", setup.seats);
            return Err(Refusal::new("RF-11.1", reason));
        }
    }
    if !setup.chosen_tales.is_empty() {
        if !setup.tales {
            return Err(Refusal::plain("RF-12.1", "refused-tales-off"));
        }
        let set = setup.chosen_tales.iter().fold(0u32, |set, tale| set | tale.bit());
        if set.count_ones() as usize != setup.chosen_tales.len() {
            return Err(Refusal::plain("RF-12.1", "refused-tale-twice"));
        }
    }
    let capital = setup.chosen_tales.is_empty() || setup.chosen_tales.contains(&Tale::Capital);
    if setup.rhombus && !(setup.tales && capital) {
        return Err(Refusal::plain("RF-12.23", "refused-rhombus"));
    }
    if setup.world_seed.is_some() && setup.world != GENERATED {
        return Err(Refusal::plain("RF-20.1", "refused-world-seed"));
    }
    Ok(())
}

fn unknown_npc(text: &str) -> Refusal {
    let shown: String = text.chars().take(40).collect();
    Refusal::new("RF-14.2", Message::new("refused-npc").text("npc", shown))
}

fn check_npcs(setup: &Setup) -> Result<(), Refusal> {
    let levels = [setup.independence, setup.objective_level];
    if levels.iter().any(|level| !(1..=3).contains(level)) {
        return Err(Refusal::plain("RF-14.3", "refused-level"));
    }
    if setup.npcs.is_empty() {
        if setup.hardcore {
            return Err(Refusal::plain("RF-17.4", "refused-hardcore"));
        }
        let levels = (setup.independence, setup.objective_level);
        let flags = setup.random_ties || setup.nearest_handles;
        if levels != (1, 1) || flags || !is_drawn(&setup.objective) {
            return Err(Refusal::plain("RF-14.1", "refused-no-npcs"));
        }
        return Ok(());
    }
    // How many end the game is a line of the Objective; what is usual says nothing.
    if setup.trophies != Setup::for_seats(setup.seats).trophies {
        return Err(Refusal::plain("RF-14.4", "refused-npc-trophies"));
    }
    let civilizations = setup.civilizations();
    if setup.npcs.len() > MAX_NPCS || civilizations > 8 {
        let words = Message::new("refused-civilizations").number("seats", setup.seats);
        return Err(Refusal::new("RF-16.1", words.number("npcs", setup.npcs.len() as i64)));
    }
    let mut seen = Vec::new();
    for text in &setup.npcs {
        let Some((npc, _)) = read_npc(text) else { return Err(unknown_npc(text)) };
        let Some(npc) = npc else { continue };
        if seen.contains(&npc) {
            return Err(Refusal::plain("RF-14.2", "refused-npc-twice"));
        }
        seen.push(npc);
    }
    if setup.guilds || !setup.handicap.is_empty() {
        return Err(Refusal::plain("RF-14.3", "refused-npc-guilds"));
    }
    Ok(())
}

/// The World to start with, what is laid first if the players build it, and which ready World it is.
type FirstWorld = (Arc<World>, Laying, Option<u8>);

fn first_world<C: Chance>(setup: &Setup, chance: &mut C) -> Result<FirstWorld, Refusal> {
    let seats = setup.civilizations();
    let used = content().box_of(seats);
    let tiles: Vec<Tile> = match setup.world.as_str() {
        BUILT => {
            let start = used.start.iter();
            let tiles = start.map(|&at| Tile { kind: TileKind::SeaStart, at, turn: 0 }).collect();
            let world = World::of_tiles(tiles).ok_or_else(broken_world)?;
            let laying = Laying { layer: Terrain::Sea, left: used.tiles[0], ..Laying::default() };
            return Ok((Arc::new(world), laying, None));
        }
        GENERATED => {
            let seed = setup.world_seed.unwrap_or_else(|| chance.below(u32::MAX));
            generator::generate(seats, seed.into())
        }
        CARD => {
            let worlds = content().worlds.iter().enumerate();
            let worlds: Vec<_> = worlds.filter(|(_, it)| it.civilizations == seats).collect();
            let drawn = chance.below(worlds.len().max(1) as u32) as usize;
            let &(number, world) = worlds.get(drawn).ok_or_else(broken_world)?;
            return ready(number, world);
        }
        id => {
            let found = content().worlds.iter().position(|world| world.id == id);
            let unknown = || {
                let shown: String = id.chars().take(60).collect();
                Refusal::new("RF-3.10", Message::new("refused-world").text("world", shown))
            };
            let number = found.ok_or_else(unknown)?;
            let world = &content().worlds[number];
            if world.civilizations != seats {
                let reason = Message::new("refused-world-seats")
                    .name("world", format!("world-{id}"))
                    .number("civilizations", world.civilizations)
                    .number("seats", seats);
                return Err(Refusal::new("RF-3.10", reason));
            }
            return ready(number, world);
        }
    };
    let world = World::of_tiles(tiles).and_then(World::finished).ok_or_else(broken_world)?;
    Ok((Arc::new(world), Laying::default(), None))
}

/// A World of the tables: laid once, then shared by all tables.
fn ready(number: usize, world: &ReadyWorld) -> Result<FirstWorld, Refusal> {
    let laid = world.laid.get_or_init(|| {
        let tiles = world.tiles.iter().map(|&(kind, at, turn)| Tile { kind, at, turn });
        World::of_tiles(tiles.collect()).and_then(World::finished).map(Arc::new)
    });
    let laid = laid.clone().ok_or_else(broken_world)?;
    Ok((laid, Laying::default(), u8::try_from(number).ok()))
}

fn broken_world() -> Refusal {
    Refusal::plain("RF-3.10", "refused-world-broken")
}
