//! Setting up: options, draws, factions, first dwellings, first cards (TM-2, TM-3, TM-X14).

use crate::content::{Home, content};
use crate::events::Event;
use crate::kinds::{Cult, Faction, Terrain};
use crate::map::Hexes;
use crate::moves::{Move, NO_CARD};
use crate::state::{MAX_SEATS, Owed, Phase, Player, ROUNDS, Rules, Source, TerraMystica};
use engine::{Chance, DRAWN, Message, Offers, Refusal, Seat, Tell, shuffle};
use serde::{Deserialize, Serialize};

/// What a host chooses when a table is made. Everything not named is the rulebook's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub seats: u8,
    /// The introductory game fixes factions, dwellings, tiles and cards (TM-2.4, TM-2.5).
    pub mode: Mode,
    pub factions: Factions,
    pub map: String,
    /// Drawn if not named (TM-2.3). The first seat is number 0; forms may write it as text.
    #[serde(deserialize_with = "engine::seat_or_drawn")]
    pub first_player: Option<u8>,
    /// By round, as on the score sheet (`SCORE1` …); drawn if empty (TM-2.6).
    pub scoring_tiles: Vec<String>,
    /// Cards in play (`BON1` …); drawn if empty (TM-2.7).
    pub bonus_cards: Vec<String>,
    /// TM-X1.
    pub cultist_errata: bool,
    /// TM-X2.
    pub extra_town_tiles: bool,
    /// TM-X3.
    pub shipping_card: bool,
    /// TM-X4.
    pub temple_tile: bool,
    /// TM-X5.
    pub variable_turn_order: bool,
    /// TM-X6: `none`, `random` or the name of a tile.
    pub final_tile: String,
    /// TM-X8.
    pub start_points_2017: bool,
    /// TM-X9: expansion boards that may be chosen: `ice`, `volcano`, `variable`.
    pub fire_and_ice: Vec<String>,
    /// TM-X12.
    pub late_leech: bool,
    /// TM-X13, TM-8.19.
    pub spade_vp: SpadePoints,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    #[default]
    Full,
    Introductory,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpadePoints {
    #[default]
    Used,
    Received,
}

/// How factions come to seats (TM-2.8, TM-X15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Factions {
    Way(FactionWay),
    /// By seat.
    Fixed(Vec<Faction>),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FactionWay {
    #[default]
    Choose,
    Random,
    RandomColors,
}

impl Default for Factions {
    fn default() -> Self {
        Factions::Way(FactionWay::Choose)
    }
}

/// The expansion boards by name (TM-X9).
const BOARDS: [(&str, u8); 3] = [("ice", 7), ("volcano", 8), ("variable", 9)];

/// Acolytes and Dragonlords.
const VOLCANO_BOARD: u8 = 8;

pub const FINAL_TILES: [&str; 4] =
    ["connected-distance", "stronghold-sanctuary-distance", "outposts", "settlements"];

impl Setup {
    /// The full game of the rulebook.
    pub fn for_seats(seats: u8) -> Setup {
        Setup { seats, map: "base".into(), final_tile: "none".into(), ..Setup::default() }
    }

    fn rules(&self) -> Rules {
        let flags = [
            (self.cultist_errata, Rules::CULTIST_ERRATA),
            (self.variable_turn_order, Rules::VARIABLE_TURN_ORDER),
            (self.late_leech, Rules::LATE_LEECH),
            (self.spade_vp == SpadePoints::Received, Rules::SPADE_POINTS_RECEIVED),
            (self.start_points_2017, Rules::START_POINTS_2017),
            (self.mode == Mode::Introductory, Rules::INTRODUCTORY),
            (self.factions == Factions::Way(FactionWay::RandomColors), Rules::RANDOM_COLORS),
        ];
        Rules(flags.iter().filter(|(on, _)| *on).map(|(_, flag)| flag).sum())
    }

    /// Factions that may be chosen at this table, as bits.
    fn choosable(&self) -> Result<u32, Refusal> {
        let mut boards = 0b111_1111u32;
        for name in &self.fire_and_ice {
            let board = BOARDS.iter().find(|(known, _)| known == name);
            boards |= 1 << board.ok_or_else(|| unknown("fire_and_ice", name))?.1;
        }
        Ok(Faction::ALL
            .into_iter()
            .filter(|faction| boards >> faction.board() & 1 == 1)
            .fold(0, |bits, faction| bits | 1 << faction as u8))
    }
}

/// 2 to 5 can play.
pub(crate) fn refused_seats(seats: u8) -> Refusal {
    let reason = Message::new("refused-seats").number("seats", seats);
    Refusal::new("TM-1.2", reason.number("least", 2).number("most", MAX_SEATS as i64))
}

fn unknown(option: &'static str, value: &str) -> Refusal {
    let message = Message::new("refused-setup-value").name("option", format!("option-{option}"));
    Refusal::new("bad-setup", message.text("value", value))
}

/// Nobody sits where the first player should.
fn empty_seat(first: u8, seats: u8) -> Refusal {
    let message = Message::new("refused-first-player").number("seat", u16::from(first) + 1);
    Refusal::new("TM-2.3", message.number("seats", seats))
}

impl TerraMystica {
    pub(crate) fn prepare<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<TerraMystica, Refusal> {
        let content = content();
        let seats = setup.seats;
        if !(2..=MAX_SEATS as u8).contains(&seats) {
            return Err(refused_seats(seats));
        }
        let map_name = if setup.map.is_empty() { "base" } else { &setup.map };
        let map = content
            .maps
            .iter()
            .position(|map| map.id == map_name || map.ledger_id == map_name)
            .ok_or_else(|| unknown("map", map_name))?;
        let mut table = TerraMystica {
            terrain: content.maps[map].planes,
            structure: [0; 3],
            owned: [0; MAX_SEATS],
            in_town: 0,
            near: [0; MAX_SEATS],
            bridged: 0,
            players: [Player::default(); MAX_SEATS],
            owed: Owed::default(),
            offers: Default::default(),
            offer_count: 0,
            builds: 0,
            seats,
            map: map as u8,
            rules: setup.rules(),
            phase: Phase::ChooseFactions,
            round: 0,
            active: 0,
            cursor: 0,
            order: [0; MAX_SEATS],
            passed_count: 0,
            next_order: [0; MAX_SEATS],
            scoring: [0; ROUNDS],
            free_cards: 0,
            reacting: 0,
            in_round: 0,
            card_coins: [0; 10],
            favor_stock: std::array::from_fn(|tile| content.favor_tiles[tile].copies),
            town_stock: std::array::from_fn(|tile| {
                let town = &content.town_tiles[tile];
                if town.extra && !setup.extra_town_tiles { 0 } else { town.copies }
            }),
            used_power_actions: 0,
            orders: [[0; 4]; 4],
            final_tile: 0,
            choosable: setup.choosable()?,
        };
        let first = match setup.first_player {
            Some(first) if first < seats => first,
            Some(first) => return Err(empty_seat(first, seats)),
            None => chance.below(u32::from(seats)) as u8,
        };
        table.order = std::array::from_fn(|index| (first + index as u8) % seats);
        for slot in &mut table.order[seats as usize..] {
            *slot = 0;
        }
        table.draw_scoring(setup, chance)?;
        table.draw_cards(setup, chance)?;
        table.draw_final_tile(setup, chance)?;
        tell.tell(|| Event::SetUp { first: Seat(first), map: table.map });
        table.active = first;
        if setup.mode == Mode::Introductory {
            table.set_up_introductory(setup, tell)?;
        } else {
            table.deal_factions(setup, chance, tell)?;
        }
        table.settle(tell);
        Ok(table)
    }

    /// Six of the eight (nine) tiles; the spade tile never on rounds 5 and 6 (TM-2.6).
    fn draw_scoring<C: Chance>(&mut self, setup: &Setup, chance: &mut C) -> Result<(), Refusal> {
        let tiles = &content().scoring_tiles;
        if setup.mode == Mode::Introductory && setup.scoring_tiles.is_empty() {
            self.scoring = content().introductory[setup.seats as usize - 2].scoring_tiles;
            return Ok(());
        }
        if !setup.scoring_tiles.is_empty() {
            if setup.scoring_tiles.len() != ROUNDS {
                let count = setup.scoring_tiles.len().to_string();
                return Err(unknown("scoring_tiles", &count));
            }
            for (round, name) in setup.scoring_tiles.iter().enumerate() {
                let tile = tiles
                    .iter()
                    .position(|tile| tile.ledger.eq_ignore_ascii_case(name) || tile.id == name)
                    .ok_or_else(|| unknown("scoring_tiles", name))?;
                if self.scoring[..round].contains(&(tile as u8)) && round > 0 {
                    return Err(unknown("scoring_tiles", name));
                }
                self.scoring[round] = tile as u8;
            }
            return Ok(());
        }
        let mut pool = [0u8; 16];
        let mut count = 0;
        for (index, tile) in tiles.iter().enumerate() {
            if !tile.extra || setup.temple_tile {
                pool[count] = index as u8;
                count += 1;
            }
        }
        loop {
            shuffle(&mut pool[..count], chance);
            let allowed = (0..ROUNDS)
                .all(|round| tiles[pool[round] as usize].forbidden_rounds >> (round + 1) & 1 == 0);
            if allowed {
                self.scoring.copy_from_slice(&pool[..ROUNDS]);
                return Ok(());
            }
        }
    }

    /// Players + 3 bonus cards, all open (TM-2.7).
    fn draw_cards<C: Chance>(&mut self, setup: &Setup, chance: &mut C) -> Result<(), Refusal> {
        let cards = &content().bonus_cards;
        let wanted = self.seats as usize + content().constants.free_bonus_cards as usize;
        if setup.mode == Mode::Introductory && setup.bonus_cards.is_empty() {
            for card in &content().introductory[setup.seats as usize - 2].bonus_cards {
                self.free_cards |= 1 << card;
            }
            return Ok(());
        }
        if !setup.bonus_cards.is_empty() {
            for name in &setup.bonus_cards {
                let card = cards
                    .iter()
                    .position(|card| card.ledger.eq_ignore_ascii_case(name) || card.id == name)
                    .ok_or_else(|| unknown("bonus_cards", name))?;
                self.free_cards |= 1 << card;
            }
            if self.free_cards.count_ones() as usize != wanted {
                return Err(unknown("bonus_cards", &setup.bonus_cards.len().to_string()));
            }
            return Ok(());
        }
        let mut pool = [0u8; 16];
        let mut count = 0;
        for (index, card) in cards.iter().enumerate() {
            if !card.extra || setup.shipping_card {
                pool[count] = index as u8;
                count += 1;
            }
        }
        shuffle(&mut pool[..count], chance);
        for card in &pool[..wanted] {
            self.free_cards |= 1 << card;
        }
        Ok(())
    }

    /// One of the extra final scoring tiles (TM-X6).
    fn draw_final_tile<C: Chance>(&mut self, setup: &Setup, chance: &mut C) -> Result<(), Refusal> {
        self.final_tile = match setup.final_tile.as_str() {
            "" | "none" => 0,
            "random" => 1 + chance.below(FINAL_TILES.len() as u32) as u8,
            name => match FINAL_TILES.iter().position(|tile| *tile == name) {
                Some(index) => index as u8 + 1,
                None => return Err(unknown("final_tile", name)),
            },
        };
        Ok(())
    }

    fn set_up_introductory<T: Tell<Event>>(
        &mut self,
        setup: &Setup,
        tell: &mut T,
    ) -> Result<(), Refusal> {
        if setup.factions != Factions::default() {
            return Err(Refusal::plain("TM-2.4", "refused-introductory-factions"));
        }
        if self.map != 0 {
            return Err(unknown("map", &setup.map));
        }
        let plan = &content().introductory[self.seats as usize - 2];
        for (seat, faction) in plan.factions.iter().enumerate() {
            self.give_faction(Seat(seat as u8), *faction, tell);
        }
        for (seat, hexes) in plan.dwellings.iter().enumerate() {
            for hex in hexes {
                self.place_first_dwelling(Seat(seat as u8), *hex, tell);
            }
        }
        self.phase = Phase::ChooseCards;
        self.cursor = 0;
        self.active = self.order[self.seats as usize - 1];
        Ok(())
    }

    /// Fixed or random factions, or colours; nothing if players choose (TM-2.8, TM-X15).
    fn deal_factions<C: Chance, T: Tell<Event>>(
        &mut self,
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<(), Refusal> {
        match &setup.factions {
            Factions::Way(FactionWay::Choose) => {}
            Factions::Way(way @ (FactionWay::Random | FactionWay::RandomColors)) => {
                let mut boards: Vec<u8> =
                    (0..10).filter(|board| self.choosable >> (2 * board) & 3 != 0).collect();
                shuffle(&mut boards, chance);
                boards.truncate(self.seats as usize);
                if *way == FactionWay::RandomColors {
                    // Who gets which board; the side is chosen in turn order (TM-2.8).
                    for seat in 0..self.seats as usize {
                        let place = self.order_index(Seat(seat as u8));
                        self.players[seat].unlocked = 1 << boards[place];
                    }
                    return Ok(());
                }
                for (place, board) in boards.into_iter().enumerate() {
                    let side = chance.below(2) as u8;
                    let faction = Faction::ALL[(2 * board + side) as usize];
                    let seat = Seat(self.order[place]);
                    self.take_faction(seat, faction, tell);
                }
            }
            Factions::Fixed(factions) => {
                if factions.len() != self.seats as usize {
                    return Err(unknown("factions", &factions.len().to_string()));
                }
                for (index, faction) in factions.iter().enumerate() {
                    let earlier = &factions[..index];
                    if earlier.iter().any(|other| other.board() == faction.board()) {
                        return Err(Refusal::new(
                            "TM-1.2",
                            Message::new("refused-same-board")
                                .name("faction", faction_key(*faction)),
                        ));
                    }
                }
                for place in 0..self.seats as usize {
                    let seat = Seat(self.order[place]);
                    self.take_faction(seat, factions[seat.index()], tell);
                }
            }
        }
        Ok(())
    }

    /// Moves setup on where nothing needs asking; false if somebody must decide.
    #[inline(never)]
    pub(crate) fn advance_setup<T: Tell<Event>>(&mut self, tell: &mut T) -> bool {
        match self.phase {
            Phase::ChooseFactions => {
                if self.owed.terrain || self.owed.favors > 0 {
                    return false;
                }
                // Ice and variable factions choose terrain and favors at once (TM-X9.1).
                if let Some(seat) = self.next_start_choice(false) {
                    self.active = seat.0;
                    return false;
                }
                let waiting = (0..self.seats as usize)
                    .map(|place| Seat(self.order[place]))
                    .find(|seat| self.player(*seat).faction.is_none());
                if let Some(seat) = waiting {
                    self.active = seat.0;
                    return false;
                }
                // Volcano factions when all others are known.
                if let Some(seat) = self.next_start_choice(true) {
                    self.active = seat.0;
                    return false;
                }
                self.phase = Phase::PlaceDwellings;
                self.cursor = 0;
                true
            }
            Phase::PlaceDwellings => match self.placing_seat(self.cursor) {
                Some(seat) => {
                    self.active = seat.0;
                    if self.first_dwelling_hexes(seat) == 0 {
                        self.cursor += 1;
                        return true;
                    }
                    false
                }
                None => {
                    self.phase = Phase::ChooseCards;
                    self.cursor = 0;
                    true
                }
            },
            Phase::ChooseCards => {
                if self.cursor < self.seats {
                    self.active = self.order[(self.seats - 1 - self.cursor) as usize];
                    return false;
                }
                self.start_round(tell);
                true
            }
            _ => false,
        }
    }

    /// A seat that still owes a start terrain or a start favor, and sets up the question.
    fn next_start_choice(&mut self, volcano: bool) -> Option<Seat> {
        for place in 0..self.seats as usize {
            let seat = Seat(self.order[place]);
            let player = self.player(seat);
            let Some(faction) = player.faction else { continue };
            if volcano != (faction.board() == VOLCANO_BOARD) {
                continue;
            }
            if needs_terrain(faction) && player.start_terrain.is_none() {
                self.owed.terrain = true;
                return Some(seat);
            }
            let favors = self.board(seat).start_favor_tiles;
            if favors > 0 && player.favors == 0 {
                self.owed.favors = favors;
                return Some(seat);
            }
        }
        None
    }

    /// Who places the next first dwelling: forward, backward, Nomads, Chaos Magicians (TM-3.1).
    pub(crate) fn placing_seat(&self, cursor: u8) -> Option<Seat> {
        let seats = self.seats as usize;
        let forward = (0..seats).map(|place| (self.order[place], 0));
        let backward = (0..seats).rev().map(|place| (self.order[place], 1));
        let mut left = cursor;
        for (seat, pass) in forward.chain(backward) {
            if self.board(Seat(seat)).start.dwellings > 1 && pass < 2 {
                if left == 0 {
                    return Some(Seat(seat));
                }
                left -= 1;
            }
        }
        for dwellings in [3, 1] {
            for place in 0..seats {
                let seat = Seat(self.order[place]);
                if self.board(seat).start.dwellings == dwellings {
                    if left == 0 {
                        return Some(seat);
                    }
                    left -= 1;
                }
            }
        }
        None
    }

    /// Unoccupied hexes of the home (or start) terrain (TM-3.2, TM-X9.1, TM-X9.7).
    pub(crate) fn first_dwelling_hexes(&self, seat: Seat) -> Hexes {
        let player = self.player(seat);
        let terrain = player.start_terrain.unwrap_or(player.home);
        let mut hexes = self.terrain(terrain) & !self.occupied();
        if player.is(Faction::Riverwalkers) {
            let map = self.map();
            let mut shore = 0;
            engine::Places::each(map.rivers, |river| shore |= map.neighbors[river as usize]);
            hexes &= shore;
        }
        hexes
    }

    /// Offers of the setup phases.
    pub(crate) fn offer_setup<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        match self.phase {
            Phase::ChooseFactions if self.owed.terrain => {
                for terrain in Terrain::CYCLE {
                    offers.when(self.terrain_free(seat, terrain), Move::ChooseTerrain { terrain });
                }
            }
            Phase::ChooseFactions if self.owed.favors > 0 => {
                offers.each(u128::from(self.free_favors(seat)), Move::TakeFavor { tile: 0 });
            }
            Phase::ChooseFactions => {
                let free = self.free_factions(seat);
                for faction in Faction::ALL {
                    offers.when(free >> faction as u8 & 1 == 1, Move::ChooseFaction { faction });
                }
            }
            Phase::PlaceDwellings => {
                offers.each(self.first_dwelling_hexes(seat), Move::PlaceDwelling { at: 0 });
            }
            Phase::ChooseCards => {
                offers.each(u128::from(self.free_cards), Move::ChooseCard { card: 0 });
            }
            _ => {}
        }
    }

    /// Factions this seat may still take, as bits (TM-1.2, TM-2.8, TM-X9.1).
    pub(crate) fn free_factions(&self, seat: Seat) -> u32 {
        let mut free = self.choosable;
        if self.rules.has(Rules::RANDOM_COLORS) {
            let dealt = self.player(seat).unlocked;
            free &=
                (0..10).filter(|board| dealt >> board & 1 == 1).fold(0, |f, b| f | 3 << (2 * b));
        }
        for other in &self.players[..self.seats as usize] {
            if let Some(taken) = other.faction {
                free &= !(3 << (2 * taken.board()));
                // Nobody may be at home where another starts or lives.
                for terrain in [Some(other.home), other.start_terrain].into_iter().flatten() {
                    free &= !at_home_on(terrain, other);
                }
            }
        }
        free
    }

    /// Is this terrain nobody's home or start terrain (TM-X9.1)?
    pub(crate) fn terrain_free(&self, seat: Seat, terrain: Terrain) -> bool {
        self.all_seats().filter(|other| *other != seat).all(|other| {
            let player = self.player(other);
            let Some(faction) = player.faction else {
                return self.dealt_home(other) != Some(terrain);
            };
            let settled = !needs_terrain(faction) || player.start_terrain.is_some();
            player.start_terrain != Some(terrain) && !(settled && player.home == terrain)
        })
    }
    /// The home of a colour that was dealt and not yet chosen (TM-2.8): nobody may take it away.
    fn dealt_home(&self, seat: Seat) -> Option<Terrain> {
        let dealt = self.player(seat).unlocked;
        let first_side = 2 * dealt.trailing_zeros() as usize;
        match content().factions.get(first_side).map(|board| board.home) {
            Some(Home::Terrain(terrain)) if dealt != 0 => Some(terrain),
            _ => None,
        }
    }

    pub(crate) fn take_faction<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        faction: Faction,
        tell: &mut T,
    ) {
        self.give_faction(seat, faction, tell);
    }

    /// Start values of a faction (TM-2.1).
    fn give_faction<T: Tell<Event>>(&mut self, seat: Seat, faction: Faction, tell: &mut T) {
        tell.tell(|| Event::FactionChosen { seat, faction });
        let board = content().board(faction);
        let start = board.start;
        let points =
            if self.rules.has(Rules::START_POINTS_2017) { start.points_2017 } else { start.points };
        let mut player = Player {
            coins: u16::from(start.coins),
            workers: u16::from(start.workers),
            priests: start.priests,
            bowls: start.bowls,
            cults: start.cults,
            faction: Some(faction),
            home: match board.home {
                Home::Terrain(terrain) => terrain,
                Home::Chosen => Terrain::Desert,
            },
            shipping: board.shipping.start,
            leap: board.leap.map_or(0, |leap| leap.skip),
            card: NO_CARD,
            priest_limit: if faction == Faction::Riverwalkers {
                1
            } else {
                content().constants.priests
            },
            ..Player::default()
        };
        player.score(Source::Start, i16::from(points));
        self.players[seat.index()] = player;
    }

    pub(crate) fn choose_terrain<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        terrain: Terrain,
        tell: &mut T,
    ) {
        tell.tell(|| Event::TerrainChosen { seat, terrain });
        let player = self.player_mut(seat);
        player.start_terrain = Some(terrain);
        if player.home.on_cycle() {
            player.home = terrain;
        }
        if player.is(Faction::Riverwalkers) {
            player.unlocked = 1 << terrain as u8;
        }
        self.owed.terrain = false;
    }

    /// A first dwelling: no cost, no points, nobody takes power (TM-3.3).
    pub(crate) fn place_first_dwelling<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: u8,
        tell: &mut T,
    ) {
        tell.tell(|| Event::DwellingPlaced { seat, hex });
        let home = self.player(seat).home;
        if !home.on_cycle() {
            self.set_terrain(hex, home);
        }
        self.put_dwelling(seat, hex);
        self.cursor += 1;
    }
}

/// Factions printed for a terrain, as bits; none for a home that is not chosen yet.
fn at_home_on(terrain: Terrain, owner: &Player) -> u32 {
    let settled = owner.start_terrain.is_some() || !owner.faction.is_some_and(needs_terrain);
    // The boards lie in the order of the tables: forest, swamp, plains, mountains, lakes,
    // wasteland, desert.
    const BOARDS: [u8; 7] = [6, 2, 1, 4, 0, 3, 5];
    match BOARDS.get(terrain as usize) {
        Some(board) if settled => 3 << (2 * board),
        _ => 0,
    }
}

/// Does this faction choose a terrain (TM-X9.1)?
pub(crate) fn needs_terrain(faction: Faction) -> bool {
    faction.board() >= 7
}

/// The message key of a faction's name.
pub fn faction_key(faction: Faction) -> String {
    format!("faction-{}", faction.id())
}

/// The message key of a cult's name.
pub fn cult_key(cult: Cult) -> String {
    format!("cult-{}", cult.id())
}

/// What a host can choose, for forms and help.
pub(crate) fn options() -> Vec<engine::SetupOption> {
    use engine::{OptionValues, SetupOption};
    let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let maps: Vec<String> = content().maps.iter().map(|map| map.id.to_string()).collect();
    let finals: Vec<&str> = ["none", "random"].into_iter().chain(FINAL_TILES).collect();
    let flag = |key| SetupOption { key, values: OptionValues::Flag };
    vec![
        SetupOption { key: "mode", values: OptionValues::OneOf(names(&["full", "introductory"])) },
        SetupOption {
            key: "factions",
            values: OptionValues::OneOf(names(&["choose", "random", "random-colors"])),
        },
        SetupOption { key: "map", values: OptionValues::OneOf(maps) },
        SetupOption {
            key: "first_player",
            values: OptionValues::OneOf(names(&[DRAWN, "0", "1", "2", "3", "4"])),
        },
        flag("cultist_errata"),
        flag("extra_town_tiles"),
        flag("shipping_card"),
        flag("temple_tile"),
        flag("variable_turn_order"),
        SetupOption { key: "final_tile", values: OptionValues::OneOf(names(&finals)) },
        flag("start_points_2017"),
        SetupOption {
            key: "fire_and_ice",
            values: OptionValues::SetOf(names(&["ice", "volcano", "variable"])),
        },
        flag("late_leech"),
        SetupOption { key: "spade_vp", values: OptionValues::OneOf(names(&["used", "received"])) },
    ]
}
