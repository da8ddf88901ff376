//! Reads `content/*.toml` into [`Content`] and reports mistakes with file and line.

pub(super) mod rows;

use super::{
    AiCard, Box, Content, Cost, Costs, GuildCard, Handicap, NpcCiv, NpcTables, Objective, Piece,
    Power, ReadyWorld, StartPiece, TaleCard, TaleTables, TileShape,
};
use crate::hex::Hex;
use crate::kinds::{Guild, Kind, Npc, Terrain, TileKind};
use crate::state::SLOTS;
use engine::content::{Problem, Problems, fingerprint, parse};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use rows::*;

/// The tables of this binary, by file name.
pub(super) const EMBEDDED: &[(&str, &str)] = &[
    ("bank.toml", include_str!("../../content/bank.toml")),
    ("guilds.toml", include_str!("../../content/guilds.toml")),
    ("npc-cards.toml", include_str!("../../content/npc-cards.toml")),
    ("npc.toml", include_str!("../../content/npc.toml")),
    ("objectives.toml", include_str!("../../content/objectives.toml")),
    ("pieces.toml", include_str!("../../content/pieces.toml")),
    ("tales.toml", include_str!("../../content/tales.toml")),
    ("terrain.toml", include_str!("../../content/terrain.toml")),
    ("trophies.toml", include_str!("../../content/trophies.toml")),
    ("worlds.toml", include_str!("../../content/worlds.toml")),
];

/// Cards to draw from (RF-14.4).
const OBJECTIVES: usize = 6;

/// Files and what was found wrong in them.
struct Reader<'a> {
    files: &'a [(String, String)],
    problems: Problems,
}

impl<'a> Reader<'a> {
    fn text(&self, name: &str) -> Option<&'a str> {
        self.files.iter().find(|(file, _)| file == name).map(|(_, text)| text.as_str())
    }
    fn read<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        match self.text(name) {
            Some(text) => self.problems.note(parse(name, text)),
            None => {
                self.whole(name, "the file is missing");
                None
            }
        }
    }
    fn whole(&mut self, name: &str, what: impl Into<String>) {
        let file = name.to_string();
        self.problems.add(Problem { file, line: 0, column: 0, what: what.into() });
    }
    /// A mistake of meaning near some word of the file.
    fn wrong(&mut self, name: &str, near: &str, what: impl Into<String>) {
        let text = self.text(name).unwrap_or_default();
        self.problems.add(Problem::at(name, text, near, what));
    }
    fn expect(&mut self, holds: bool, name: &str, near: &str, what: &str) {
        if !holds {
            self.wrong(name, near, what);
        }
    }
    /// One row for each thing: puts rows at their places and reports doubles and gaps.
    fn by_place<R, T: Default + Clone, const N: usize>(
        &mut self,
        name: &str,
        rows: Vec<R>,
        place: impl Fn(&R) -> (usize, String),
        value: impl Fn(R) -> T,
    ) -> [T; N] {
        let mut filled: [Option<T>; N] = std::array::from_fn(|_| None);
        for row in rows {
            let (at, near) = place(&row);
            match filled.get_mut(at) {
                None => self.wrong(name, &near, format!("there is no place for {near}")),
                Some(Some(_)) => self.wrong(name, &near, format!("{near} is given twice")),
                Some(slot) => *slot = Some(value(row)),
            }
        }
        let missing = filled.iter().filter(|slot| slot.is_none()).count();
        if missing > 0 {
            self.whole(name, format!("{missing} rows are missing"));
        }
        filled.map(Option::unwrap_or_default)
    }
}

/// Reads a complete set of tables.
pub(super) fn read(files: &[(String, String)]) -> Result<Content, Problems> {
    let mut reader = Reader { files, problems: Problems::default() };
    let known: Vec<&str> = EMBEDDED.iter().map(|&(name, _)| name).collect();
    for (at, (name, _)) in files.iter().enumerate() {
        if !known.contains(&name.as_str()) {
            reader.whole(name, format!("no such table; known are {}", known.join(", ")));
        } else if files[..at].iter().any(|(earlier, _)| earlier == name) {
            reader.whole(name, "the file is given twice");
        }
    }
    let terrain = reader.read::<TerrainFile>("terrain.toml");
    let bank = reader.read::<BankFile>("bank.toml");
    let pieces = reader.read::<PiecesFile>("pieces.toml");
    let trophies = reader.read::<TrophiesFile>("trophies.toml");
    let worlds = reader.read::<WorldsFile>("worlds.toml");
    let guilds = reader.read::<GuildsFile>("guilds.toml");
    let tales = reader.read::<TalesFile>("tales.toml");
    let (Some(terrain), Some(bank), Some(pieces), Some(trophies), Some(worlds)) =
        (terrain, bank, pieces, trophies, worlds)
    else {
        return Err(reader.problems);
    };
    let npcs = reader.read::<NpcFile>("npc.toml");
    let cards = reader.read::<CardsFile>("npc-cards.toml");
    let objectives = reader.read::<ObjectivesFile>("objectives.toml");
    let (Some(guilds), Some(tales), Some(npcs), Some(cards), Some(objectives)) =
        (guilds, tales, npcs, cards, objectives)
    else {
        return Err(reader.problems);
    };
    let limits = [bank.limits.wood, bank.limits.stone];
    reader.expect((1..=40).contains(&limits[0]), "bank.toml", "limits", "limits are 1 to 40");
    reader.expect((1..=40).contains(&limits[1]), "bank.toml", "limits", "limits are 1 to 40");
    let (hex_points, tiles, boxes) = ground(&mut reader, terrain, bank.bank);
    let (pieces, costs) = pieces_and_costs(&mut reader, pieces);
    let standstill = trophies.standstill.rounds;
    let still = (10..=250).contains(&standstill);
    reader.expect(still, "trophies.toml", "standstill", "10 to 250 rounds");
    let (trophies, buy_back) = prizes(&mut reader, trophies);
    let worlds = ready_worlds(&mut reader, worlds, &boxes, &tiles);
    let (guilds, handicaps) = guild_cards(&mut reader, guilds);
    let tales = tale_tables(&mut reader, tales);
    let npcs = npc_tables(&mut reader, npcs, cards.card, objectives);
    let named: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let fingerprint = fingerprint(&named);
    let content = Content {
        hex_points,
        tiles,
        boxes,
        pieces,
        costs,
        limits,
        trophies,
        buy_back,
        standstill,
        worlds,
        guilds,
        handicaps,
        tales,
        npcs,
        fingerprint,
        files: files.to_vec(),
    };
    reader.problems.or(content)
}

fn ground(
    reader: &mut Reader<'_>,
    file: TerrainFile,
    bank: Vec<BankRow>,
) -> ([u8; 5], [TileShape; 6], [Box; 7]) {
    let name = "terrain.toml";
    for row in &file.terrain {
        let right = row.level == row.id.level();
        reader.expect(right, name, row.id.id(), "levels are 0 to 4 in the order of the terrains");
    }
    let hex_points = reader.by_place(
        name,
        file.terrain,
        |row| (row.id as usize, row.id.id().to_string()),
        |row| row.points,
    );
    for row in &file.tile {
        let near = row.id.id();
        let sized = (1..=8).contains(&row.cells.len()) && (1..=6).contains(&row.orientations);
        reader.expect(sized, name, near, "a tile has 1 to 8 hexes and 1 to 6 orientations");
        reader.expect(row.terrain == row.id.terrain(), name, near, "the tile is another terrain");
        reader.expect(row.cells.contains(&(0, 0)), name, near, "the anchor is hex 0,0 of the tile");
        let small = row.cells.iter().all(|(q, r)| (-4..=4).contains(q) && (-4..=4).contains(r));
        reader.expect(small, name, near, "a hex of the tile is too far from its anchor");
    }
    let tiles = reader.by_place(
        name,
        file.tile,
        |row| (row.id as usize, row.id.id().to_string()),
        |row| TileShape { cells: row.cells, orientations: row.orientations },
    );
    let seat = |civilizations: u8| (civilizations as usize).wrapping_sub(2);
    for row in &file.tiles {
        let rising = row.plain >= row.forest && row.forest >= row.mountain;
        let enough = row.sea <= 36 && rising && row.mountain >= row.glacier;
        reader.expect(enough, name, "tiles", "higher layers have no more tiles than lower ones");
    }
    let counts: [[u8; 5]; 7] = reader.by_place(
        name,
        file.tiles,
        |row| (seat(row.civilizations), "tiles".to_string()),
        |row| [row.sea, row.plain, row.forest, row.mountain, row.glacier],
    );
    for row in &file.start {
        let near =
            row.anchors.iter().all(|(q, r)| (-20..=20).contains(q) && (-20..=20).contains(r));
        let right = near && (1..=8).contains(&row.anchors.len());
        reader.expect(right, name, "start", "1 to 8 starting tiles near the middle");
    }
    let starts: [Vec<Hex>; 7] = reader.by_place(
        name,
        file.start,
        |row| (seat(row.civilizations), "start".to_string()),
        |row| row.anchors.into_iter().map(|(q, r)| Hex::new(q, r)).collect(),
    );
    for row in &bank {
        let right = row.gold <= 5_000 && row.wood <= 100 && row.stone <= 100;
        reader.expect(right, "bank.toml", "bank", "a bank of at most 5000 gold and 100 tokens");
    }
    let banks: [(u16, u8, u8); 7] = reader.by_place(
        "bank.toml",
        bank,
        |row| (seat(row.civilizations), "bank".to_string()),
        |row| (row.gold, row.wood, row.stone),
    );
    let boxes = std::array::from_fn(|index| {
        let (gold, wood, stone) = banks[index];
        Box { gold, wood, stone, start: starts[index].clone(), tiles: counts[index] }
    });
    (hex_points, tiles, boxes)
}

fn pieces_and_costs(reader: &mut Reader<'_>, file: PiecesFile) -> ([Piece; Kind::COUNT], Costs) {
    let name = "pieces.toml";
    for row in &file.piece {
        let most = SLOTS[row.id as usize + 1] - SLOTS[row.id as usize];
        let count = row.count as usize;
        let right = (1..=most).contains(&count) && row.points.len() == count;
        reader.expect(right, name, row.id.id(), "no such number of pieces, or of points for them");
    }
    let pieces = reader.by_place(
        name,
        file.piece,
        |row| (row.id as usize, row.id.id().to_string()),
        |row| {
            let mut points = [0; 8];
            points.iter_mut().zip(&row.points).for_each(|(slot, value)| *slot = *value);
            Piece { count: row.count, points }
        },
    );
    let mut costs: BTreeMap<String, Cost> = BTreeMap::new();
    for row in file.cost {
        let small = row.gold <= 100 && row.wood <= 5 && row.stone <= 5;
        reader.expect(small, name, &row.action, "nobody could ever pay this");
        let cost = Cost { gold: row.gold, wood: row.wood, stone: row.stone };
        if costs.insert(row.action.clone(), cost).is_some() {
            reader.wrong(name, &row.action, format!("{} is given twice", row.action));
        }
    }
    let mut cost = |action: &str| {
        costs.remove(action).unwrap_or_else(|| {
            reader.whole(name, format!("no cost for {action}"));
            Cost::default()
        })
    };
    let mut conversion = [0; Kind::COUNT];
    conversion[Kind::Nomad as usize] = file.conversion.nomad;
    conversion[Kind::Mountaineer as usize] = file.conversion.mountaineer;
    conversion[Kind::Merchant as usize] = file.conversion.merchant;
    conversion[Kind::Ship as usize] = file.conversion.ship;
    let taxes = &file.taxes;
    let all = Costs {
        nomad_city: cost("nomad-build-city"),
        nomad_temple: cost("nomad-build-temple"),
        nomad_ship: cost("nomad-build-ship"),
        grow: cost("city-grow"),
        educate_merchant: cost("city-educate-merchant"),
        educate_mountaineer: cost("city-educate-mountaineer"),
        ship_temple: cost("ship-build-temple"),
        ship_city: cost("ship-build-city"),
        land_nomad: cost("ship-to-nomad"),
        land_merchant: cost("ship-to-merchant"),
        mountaineer_city: cost("mountaineer-build-city"),
        merchant_ship: cost("merchant-build-ship"),
        conversion,
        taxes: [0, taxes.plain, taxes.forest, taxes.mountain, taxes.glacier],
        ship_trade: file.income.ship_trade,
        tithe: file.income.tithe,
        merchant_opposing: file.income.merchant_opposing,
        merchant_own: file.income.merchant_own,
        merchant_bank: file.income.merchant_bank,
        mountaineer_range: file.range.mountaineer,
        merchant_range: file.range.merchant,
    };
    for action in costs.keys() {
        reader.wrong(name, action, format!("there is no action {action}"));
    }
    let near = [all.mountaineer_range, all.merchant_range].iter().all(|r| (1..=9).contains(r));
    reader.expect(near, name, "range", "a range is 1 to 9");
    (pieces, all)
}

fn prizes(reader: &mut Reader<'_>, file: TrophiesFile) -> ([u8; Kind::COUNT], Vec<u16>) {
    let name = "trophies.toml";
    let trophies = reader.by_place(
        name,
        file.trophy,
        |row| (row.piece as usize, row.piece.id().to_string()),
        |row| row.points,
    );
    let rising = file
        .buy_back
        .iter()
        .enumerate()
        .all(|(at, row)| row.trophies as usize == at + 1 && row.gold <= 1_000);
    let right = rising && !file.buy_back.is_empty();
    reader.expect(right, name, "buy_back", "one price for 1, 2, 3 … trophies, at most 1000");
    (trophies, file.buy_back.iter().map(|row| row.gold).collect())
}

fn ready_worlds(
    reader: &mut Reader<'_>,
    file: WorldsFile,
    boxes: &[Box; 7],
    shapes: &[TileShape; 6],
) -> Vec<ReadyWorld> {
    let name = "worlds.toml";
    let mut worlds: Vec<ReadyWorld> = Vec::new();
    for row in file.world {
        if !(2..=8).contains(&row.civilizations) {
            reader.wrong(name, &row.id, "a World is for 2 to 8 civilizations");
            continue;
        }
        if worlds.iter().any(|world| world.id == row.id) {
            reader.wrong(name, &row.id, format!("{} is given twice", row.id));
        }
        let used = &boxes[row.civilizations as usize - 2];
        let mut tiles: Vec<(TileKind, Hex, u8)> =
            used.start.iter().map(|&hex| (TileKind::SeaStart, hex, 0)).collect();
        tiles.extend(row.sea.iter().map(|&(q, r)| (TileKind::Sea, Hex::new(q, r), 0)));
        let layers = [
            (TileKind::Plain, &row.plain),
            (TileKind::Forest, &row.forest),
            (TileKind::Mountain, &row.mountain),
            (TileKind::Glacier, &row.glacier),
        ];
        for (kind, rows) in layers {
            tiles.extend(rows.iter().map(|&(q, r, turn)| (kind, Hex::new(q, r), turn)));
        }
        let counted = |kind: TileKind| tiles.iter().filter(|(of, _, _)| *of == kind).count();
        for (at, terrain) in Terrain::LAYERS.into_iter().enumerate() {
            let right = counted(terrain.tile()) == used.tiles[at] as usize;
            reader.expect(right, name, &row.id, "it has not the tiles of its number of players");
        }
        let RegionSizes { sea, plain, forest, mountain } = row.regions;
        let regions = [sea, plain, forest, mountain];
        let world = ReadyWorld {
            id: row.id,
            civilizations: row.civilizations,
            tiles,
            regions,
            laid: OnceLock::new(),
        };
        if let Err(tile) = crate::building::check_tiles(shapes, &world.tiles, None) {
            let (kind, hex, turn) = world.tiles[tile];
            let what = format!("{} at {hex}, turned {turn}, may not lie there", kind.id());
            reader.wrong(name, &world.id, what);
        }
        worlds.push(world);
    }
    for civilizations in 2..=8 {
        if !worlds.iter().any(|world| world.civilizations == civilizations) {
            reader.whole(name, format!("no World for {civilizations} civilizations"));
        }
    }
    worlds
}

fn guild_cards(
    reader: &mut Reader<'_>,
    file: GuildsFile,
) -> ([GuildCard; Guild::COUNT], [Handicap; 4]) {
    let name = "guilds.toml";
    for row in &file.guild {
        let right = row.rule == row.id.rule() && row.cap <= 40;
        reader.expect(right, name, row.id.id(), "another rule, or a cap beyond 40");
    }
    let guilds = reader.by_place(
        name,
        file.guild,
        |row| (row.id as usize, row.id.id().to_string()),
        |row| GuildCard { gold: row.gold, points: row.points, cap: row.cap, solo: row.solo },
    );
    for row in &file.handicap {
        let right = row.keeps <= 2 && row.passes == 1 && row.receives <= 1;
        reader.expect(right, name, row.id.id(), "of three cards one is passed and two may be kept");
    }
    let handicaps = reader.by_place(
        name,
        file.handicap,
        |row| (row.id as usize, row.id.id().to_string()),
        |row| Handicap { keeps: row.keeps, receives: row.receives },
    );
    (guilds, handicaps)
}

fn tale_tables(reader: &mut Reader<'_>, file: TalesFile) -> TaleTables {
    let name = "tales.toml";
    for row in &file.tale {
        let near = row.id.id();
        let right = row.number as usize == row.id as usize + 1 && row.rule == row.id.rule();
        reader.expect(right, name, near, "another number, or another rule");
        let small = row.gold <= 50 && row.step <= 20 && row.wood <= 5 && row.stone <= 5;
        reader.expect(small && row.reach <= 4, name, near, "nobody could ever pay or reach this");
        let removed = matches!(row.removes, None | Some(Terrain::Plain | Terrain::Mountain));
        reader.expect(removed, name, near, "only Plain and Mountain have a tile less");
    }
    let cards = reader.by_place(
        name,
        file.tale,
        |row| (row.id as usize, row.id.id().to_string()),
        |row| TaleCard {
            cost: Cost { gold: row.gold, wood: row.wood, stone: row.stone },
            step: row.step,
            income: row.income,
            points: row.points,
            trophy: row.trophy,
            reach: row.reach,
            amount: row.amount,
            removes: row.removes,
        },
    );
    let rising = file.threshold.windows(2).all(|pair| pair[0].players < pair[1].players);
    let last = file.threshold.last().is_some_and(|row| row.players == 8);
    let some = file.threshold.iter().all(|row| (1..=row.players).contains(&row.recyclers));
    let right = rising && last && some;
    reader.expect(right, name, "threshold", "rows for more and more players, up to 8");
    let thresholds = file.threshold.iter().map(|row| (row.players, row.recyclers)).collect();
    let mut bridge = [Cost::default(); 5];
    bridge[Terrain::Plain as usize] = file.bridge.plain.into();
    bridge[Terrain::Forest as usize] = file.bridge.forest.into();
    bridge[Terrain::Mountain as usize] = file.bridge.mountain.into();
    let small = bridge.iter().all(|cost| cost.wood <= 5 && cost.stone <= 5);
    reader.expect(small && file.launch.wood <= 5, name, "bridge", "nobody could ever pay this");
    let volcano = [(0, 0), (1, 0), (0, 1)];
    let around = file.lava.ring.iter().all(|&(q, r)| {
        let near = |&(x, y): &(i8, i8)| Hex::new(x, y).distance(Hex::new(q, r)) == 1;
        !volcano.contains(&(q, r)) && volcano.iter().any(near)
    });
    let mut ring = [(0, 0); 9];
    ring.iter_mut().zip(&file.lava.ring).for_each(|(slot, hex)| *slot = *hex);
    let pointed = file.lava.pointed.iter().all(|&at| at < 9) && file.lava.pointed.len() == 3;
    let whole = file.lava.ring.len() == 9 && around;
    reader.expect(
        whole && pointed,
        name,
        "lava",
        "nine hexes around 0,0 1,0 0,1, three pointed at",
    );
    let pointed = [0, 1, 2].map(|at| file.lava.pointed.get(at).copied().unwrap_or(0));
    TaleTables { cards, thresholds, bridge, launch: file.launch.wood, ring, pointed }
}

fn npc_tables(
    reader: &mut Reader<'_>,
    npcs: NpcFile,
    cards: Vec<AiCard>,
    objectives: ObjectivesFile,
) -> NpcTables {
    let name = "npc.toml";
    let mut rows = Vec::new();
    for row in npcs.npc {
        let near = row.id.id();
        let mut setup = Vec::new();
        for (at, start) in row.setup.into_iter().enumerate() {
            let dice = |rolls: Vec<&Vec<u8>>| {
                let mut all: Vec<u8> = rolls.into_iter().flatten().copied().collect();
                all.sort_unstable();
                all == [1, 2, 3, 4, 5, 6]
            };
            let whole = dice(start.left.iter().map(|row| &row.roll).collect())
                && start
                    .left
                    .iter()
                    .filter(|row| !row.right.is_empty())
                    .all(|row| dice(row.right.iter().map(|right| &right.roll).collect()));
            let right = whole && start.order as usize == at + 1;
            reader.expect(right, name, near, "each die shows 1 to 6 once, pieces in order");
            setup.push(StartPiece { piece: start.piece, rows: start.left });
        }
        reader.expect(setup.len() == 3, name, near, "three pieces to start with");
        let small = row.goods.gold <= 50 && row.goods.wood <= 5 && row.goods.stone <= 5;
        reader.expect(small, name, near, "goods beyond what anybody may hold");
        let mut powers = Vec::new();
        for it in row.power {
            reader.expect((1..=3).contains(&it.from_level), name, near, "levels are 1 to 3");
            let level = it.from_level;
            match power(it) {
                Some(power) => powers.push((level, power)),
                None => reader.wrong(name, near, "an unknown power, or one without its numbers"),
            }
        }
        let Goods { gold, wood, stone } = row.goods;
        rows.push((row.id, NpcCiv { gold, wood, stone, powers, setup }));
    }
    let civilizations =
        reader.by_place(name, rows, |(id, _)| (*id as usize, id.id().to_string()), |(_, civ)| civ);
    for npc in Npc::ALL.iter().copied() {
        let own = || cards.iter().filter(|card| card.npc == npc);
        let right = own().count() == 9
            && own().all(|card| (1..=3).contains(&card.level) && card.lines.len() <= 20)
            && Kind::ALL.iter().all(|kind| own().any(|it| it.piece == *kind && it.level == 1));
        reader.expect(right, "npc-cards.toml", npc.id(), "nine cards, each kind at level 1");
    }
    let name = "objectives.toml";
    let mut goals: Vec<Objective> = Vec::new();
    for row in objectives.objective {
        let levels = std::array::from_fn(|at| {
            let level = row.levels.iter().find(|level| level.level as usize == at + 1);
            level.map_or((0, Vec::new()), |it| (it.trophies_to_end, it.imposed.clone()))
        });
        let right = levels.iter().all(|(count, imposed)| {
            (4..=6).contains(count) && !imposed.is_empty() && imposed.len() <= *count as usize
        });
        reader.expect(right, name, &row.id, "three levels with 4 to 6 trophies");
        let twice = goals.iter().any(|other| other.id == row.id);
        reader.expect(!twice, name, &row.id, "an objective twice");
        goals.push(Objective { id: row.id, levels });
    }
    reader.expect(goals.len() == OBJECTIVES, name, "objective", "there are six Objectives");
    for row in &objectives.independence {
        reader.expect((1..=3).contains(&row.keeps), name, "independence", "1 to 3 cards are kept");
    }
    let independence = reader.by_place(
        name,
        objectives.independence,
        |row| ((row.level as usize).wrapping_sub(1), "independence".to_string()),
        |row| row.keeps,
    );
    NpcTables { civilizations, cards, objectives: goals, independence }
}

fn power(row: PowerRow) -> Option<Power> {
    let one = match &row.terrain {
        OneOrMore::One(terrain) => Some(*terrain),
        OneOrMore::More(_) => None,
    };
    let all = match row.terrain {
        OneOrMore::One(terrain) => vec![terrain],
        OneOrMore::More(terrains) => terrains,
    };
    Some(match row.power.as_str() {
        "convert-range" => Power::ConvertRange(row.piece?, row.value.filter(|it| *it <= 4)?),
        "immune-to-conversion" => Power::Immune(row.pieces),
        "immune-to-conversion-on" => Power::ImmuneOn(all),
        "domination-weight" => Power::Weight(row.piece?, one?, row.value.filter(|it| *it <= 9)?),
        "region-vp" => Power::RegionPoints(one?, row.value?),
        "development-multiplier" => Power::Development(row.piece?, row.value?),
        "loot-on-attack" => Power::Loot(row.amount.filter(|it| *it <= 5)?),
        _ => return None,
    })
}
