//! The table as readable JSON: every word is the rulebook's, so that a person or a script can edit
//! a position and go on from it. Derived values are left out.

mod npc;
mod tales;

use crate::building::check_tiles;
use crate::content::content;
use crate::guilds::PASSED_NOTHING;
use crate::hex::{Cell, Cells, Hex, MAX_CELLS};
use crate::kinds::{Deed, Guild, Kind, Level, Tale, Terrain, TileKind, cards, guilds};
use crate::npc::Npcs;
use crate::state::{
    Civ, Laying, MAX_CIVS, NOBODY, NOWHERE, Phase, Piece, RiseAndFall, Rules, SLOTS,
};
use crate::tales::Tales;
use crate::world::{Site, Tile, World};
use engine::{Seat, Seats};
use npc::SavedNpcs;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::Arc;
use tales::SavedTales;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    trophies_to_end: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    guilds: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    countdown: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    quick_count: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    draws_tales: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    rhombus: bool,
    phase: String,
    round: u16,
    first: u8,
    turn: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    picked: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deed: Option<Deed>,
    /// `kind q,r turn`, in the order of laying.
    tiles: Vec<String>,
    /// `tale q,r turn`, in the order of placing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sites: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    laying: Option<SavedLaying>,
    civs: Vec<SavedCiv>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    acted: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    robbed: Vec<String>,
    trophies: BTreeMap<Kind, u8>,
    #[serde(default, skip_serializing_if = "is_zero")]
    fresh_trophies: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    quiet_rounds: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    recycling: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tales: Option<SavedTales>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    npcs: Option<SavedNpcs>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedLaying {
    layer: Terrain,
    left: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    anchor: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    lifts: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    lifted: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    relaid: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    site: Option<Tale>,
    #[serde(default, skip_serializing_if = "is_zero")]
    copies: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    ready: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCiv {
    gold: u16,
    wood: u8,
    stone: u8,
    pieces: BTreeMap<Kind, Vec<String>>,
    hand: Vec<Kind>,
    discard: Vec<Kind>,
    decline: Vec<Kind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<Kind>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    giving: Vec<Kind>,
    #[serde(default, skip_serializing_if = "is_false")]
    extinct: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    guilds: Vec<Guild>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    dealt: Vec<Guild>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    kept: Vec<Guild>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    passed: Option<Guild>,
    /// Everything is chosen, and nothing is passed on (RF-14.3).
    #[serde(default, skip_serializing_if = "is_false")]
    chosen: bool,
    #[serde(default, skip_serializing_if = "is_regular")]
    level: Level,
}

fn is_false(flag: &bool) -> bool {
    !flag
}
fn is_zero(number: &u8) -> bool {
    *number == 0
}
fn is_regular(level: &Level) -> bool {
    *level == Level::Regular
}

const PHASES: [(&str, Phase); 11] = [
    ("guilds", Phase::Guilds),
    ("world", Phase::World),
    ("deploy", Phase::Deploy),
    ("creatures", Phase::Creatures),
    ("select", Phase::Select),
    ("actions", Phase::Actions),
    ("decline", Phase::Decline),
    ("buy-back", Phase::BuyBack),
    ("swap", Phase::Swap),
    ("event", Phase::Event),
    ("over", Phase::Over),
];

/// The word of a phase, in files, views and message keys.
pub(crate) fn phase_id(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, of)| *of == phase).map_or("over", |(id, _)| id)
}

impl Serialize for RiseAndFall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.saved().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RiseAndFall {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let table = Saved::deserialize(deserializer)?.loaded().map_err(D::Error::custom)?;
        match table.first_broken_law() {
            None => Ok(table),
            Some(law) => Err(D::Error::custom(law)),
        }
    }
}

impl RiseAndFall {
    fn saved(&self) -> Saved {
        let name = |cell: Cell| self.cell_name(cell);
        let names = |cells: Cells| cells.iter().map(name).collect();
        let tiles = self.world.tiles.iter();
        let laying = (!self.world.is_finished()).then(|| SavedLaying {
            layer: self.laying.layer,
            left: self.laying.left,
            anchor: self.laying.anchor.map(|hex| hex.to_string()),
            lifts: self.laying.lifts,
            lifted: self.laying.lifted,
            relaid: self.laying.relaid,
            site: self.laying.site,
            copies: self.laying.copies,
            ready: self.laying.ready,
        });
        let held = Kind::ALL.iter().filter(|&&kind| self.trophies[kind as usize] != NOBODY);
        Saved {
            trophies_to_end: self.rules.trophies,
            guilds: self.rules.guilds,
            countdown: self.rules.countdown,
            quick_count: self.rules.quick_count,
            draws_tales: self.rules.tales,
            rhombus: self.rules.rhombus,
            phase: phase_id(self.phase).into(),
            round: self.round,
            first: self.first.0,
            turn: self.turn.0,
            picked: (self.picked != NOWHERE).then(|| name(self.picked)),
            deed: (self.picked != NOWHERE).then_some(self.deed),
            tiles: tiles
                .map(|tile| format!("{} {} {}", tile.kind.id(), tile.at, tile.turn))
                .collect(),
            sites: (self.world.sites.iter())
                .map(|site| format!("{} {} {}", site.tale.id(), site.at, site.turn))
                .collect(),
            laying,
            civs: self.all_civs().map(|seat| self.saved_civ(seat)).collect(),
            acted: names(self.acted),
            robbed: names(self.robbed),
            trophies: held.map(|&kind| (kind, self.trophies[kind as usize])).collect(),
            fresh_trophies: self.fresh_trophies,
            quiet_rounds: self.quiet_rounds,
            recycling: self.recycling.iter().map(|seat| seat.0).collect(),
            tales: self.saved_tales(),
            npcs: self.saved_npcs(),
        }
    }

    fn saved_civ(&self, seat: Seat) -> SavedCiv {
        let civ = self.civ(seat);
        let here = Kind::ALL.iter().filter(|&&kind| civ.count[kind as usize] > 0);
        let pieces = here.map(|&kind| {
            let cells = civ.pieces(kind).iter();
            (kind, cells.map(|&cell| self.cell_name(cell)).collect())
        });
        let guild = |index: u8| Guild::ALL.get(index as usize).copied();
        SavedCiv {
            gold: civ.gold,
            wood: civ.stock[0],
            stone: civ.stock[1],
            pieces: pieces.collect(),
            hand: cards(civ.hand).collect(),
            discard: cards(civ.discard).collect(),
            decline: cards(civ.decline).collect(),
            card: civ.played(),
            giving: cards(civ.giving).collect(),
            extinct: civ.extinct,
            guilds: guilds(civ.guilds).collect(),
            dealt: civ.dealt.iter().filter_map(|&card| guild(card)).collect(),
            kept: guilds(civ.kept).collect(),
            passed: guild(civ.passed),
            chosen: civ.passed == PASSED_NOTHING,
            level: civ.level,
        }
    }
}

fn set_of(cards: &[Kind]) -> u8 {
    cards.iter().fold(0, |set, card| set | card.bit())
}
fn guild_set(cards: &[Guild]) -> u32 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

impl Saved {
    fn loaded(self) -> Result<RiseAndFall, String> {
        let civ_count = self.civs.len() as u8;
        if !(2..=8).contains(&self.civs.len()) {
            return Err(format!("{} civilizations", self.civs.len()));
        }
        let others = self.npcs.as_ref().map_or(0, SavedNpcs::count);
        let seats = civ_count.saturating_sub(others.min(8) as u8);
        if seats == 0 {
            return Err("nobody plays".into());
        }
        let world = self.world()?;
        let world = Arc::new(world);
        let names = Names { world: &world };
        let (_, phase) = *PHASES
            .iter()
            .find(|(id, _)| *id == self.phase)
            .ok_or_else(|| format!("{} is no phase", self.phase))?;
        let used = content().box_of(civ_count);
        let mut table = RiseAndFall {
            rules: Rules {
                trophies: self.trophies_to_end,
                guilds: self.guilds,
                countdown: self.countdown,
                quick_count: self.quick_count,
                tales: self.draws_tales,
                rhombus: self.rhombus,
            },
            seats,
            civ_count,
            phase,
            round: self.round,
            first: Seat(self.first),
            turn: Seat(self.turn),
            picked: self
                .picked
                .as_ref()
                .map(|text| names.cell(text))
                .transpose()?
                .unwrap_or(NOWHERE),
            deed: self.deed.unwrap_or_default(),
            laying: self.laying()?,
            civs: [Civ::default(); MAX_CIVS],
            buildings: [Piece::NONE; MAX_CELLS],
            units: [Piece::NONE; MAX_CELLS],
            built: Cells::NONE,
            manned: Cells::NONE,
            cities: Cells::NONE,
            acted: names.cells(&self.acted)?,
            robbed: names.cells(&self.robbed)?,
            bank_gold: used.gold,
            bank: [used.wood, used.stone],
            trophies: [NOBODY; Kind::COUNT],
            fresh_trophies: self.fresh_trophies,
            quiet_rounds: self.quiet_rounds,
            recycling: Seats::NONE,
            swap_asked: Seats::NONE,
            tales: Tales::default(),
            npcs: Npcs::default(),
            world: world.clone(),
        };
        for seat in &self.recycling {
            if *seat >= civ_count {
                return Err(format!("seat {seat} cannot recycle"));
            }
            table.recycling = table.recycling.with(Seat(*seat));
        }
        for (&kind, &seat) in &self.trophies {
            table.trophies[kind as usize] = seat;
        }
        for (seat, civ) in self.civs.iter().enumerate() {
            civ.load(&mut table, Seat(seat as u8))?;
        }
        if let Some(npcs) = &self.npcs {
            npcs.load(&mut table, &names)?;
        }
        if let Some(tales) = &self.tales {
            tales.load(&mut table, &names)?;
        }
        Ok(table)
    }

    fn world(&self) -> Result<World, String> {
        let mut tiles = Vec::new();
        for text in &self.tiles {
            let words: Vec<&str> = text.split(' ').collect();
            let tile = match words[..] {
                [kind, at, turn] => (|| {
                    let turn: u8 = turn.parse().ok().filter(|turn| *turn < 6)?;
                    Some((TileKind::from_id(kind)?, Hex::read(at)?, turn))
                })(),
                _ => None,
            };
            tiles.push(tile.ok_or_else(|| format!("`{text}` is no tile"))?);
        }
        let start = content().box_of(self.civs.len() as u8).start.len();
        let starts = tiles.iter().filter(|(kind, _, _)| *kind == TileKind::SeaStart).count();
        if tiles.len() > 200 || starts != start {
            return Err(format!("{} tiles, {starts} of them starting tiles", tiles.len()));
        }
        let sites = self.sites.iter().map(|text| read_site(text));
        let sites = sites.collect::<Result<Vec<Site>, String>>()?;
        let sunken = sites.iter().find(|site| site.tale == Tale::SunkenCity).map(|site| site.at);
        check_tiles(&content().tiles, &tiles, sunken)
            .map_err(|at| format!("`{}` may not lie there", self.tiles[at]))?;
        let tiles: Vec<Tile> =
            tiles.into_iter().map(|(kind, at, turn)| Tile { kind, at, turn }).collect();
        let bare = World::of_tiles(tiles.clone());
        let world = World::of(tiles, sites);
        if let (Some(world), Some(bare)) = (&world, &bare)
            && !world.sites_fit_tiles(bare)
        {
            return Err("a place lies where it may not".into());
        }
        let world = if self.laying.is_some() { world } else { world.and_then(World::finished) };
        world.ok_or_else(|| "no such World".into())
    }

    fn laying(&self) -> Result<Laying, String> {
        let Some(saved) = &self.laying else { return Ok(Laying::default()) };
        let hex = |text: &String| Hex::read(text).ok_or_else(|| format!("{text} is no hex"));
        Ok(Laying {
            layer: saved.layer,
            left: saved.left,
            anchor: saved.anchor.as_ref().map(hex).transpose()?,
            lifts: saved.lifts,
            lifted: saved.lifted,
            relaid: saved.relaid,
            site: saved.site,
            copies: saved.copies,
            ready: saved.ready,
        })
    }
}

/// Hexes of one World by their names.
struct Names<'a> {
    world: &'a World,
}

impl Names<'_> {
    fn cell(&self, text: &str) -> Result<Cell, String> {
        let hex = Hex::read(text).ok_or_else(|| format!("{text} is no hex"))?;
        self.world.cell(hex).ok_or_else(|| format!("{text} is not in the World"))
    }
    fn cells(&self, texts: &[String]) -> Result<Cells, String> {
        texts.iter().map(|text| self.cell(text)).collect()
    }
}

fn read_site(text: &str) -> Result<Site, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let site = match words[..] {
        [tale, at, turn] => (|| {
            let turn: u8 = turn.parse().ok().filter(|turn| *turn < 6)?;
            Some(Site { tale: Tale::from_id(tale)?, at: Hex::read(at)?, turn })
        })(),
        _ => None,
    };
    site.ok_or_else(|| format!("`{text}` is no place"))
}

impl SavedCiv {
    fn load(&self, table: &mut RiseAndFall, seat: Seat) -> Result<(), String> {
        table.bank_gold =
            table.bank_gold.checked_sub(self.gold).ok_or("more gold than there is")?;
        for (bank, held) in table.bank.iter_mut().zip([self.wood, self.stone]) {
            *bank = bank.checked_sub(held).ok_or("more resources than there are")?;
        }
        let mut dealt = [NOBODY; 4];
        if self.dealt.len() > dealt.len() {
            return Err(format!("{} cards were dealt", self.dealt.len()));
        }
        dealt.iter_mut().zip(&self.dealt).for_each(|(slot, card)| *slot = *card as u8);
        *table.civ_mut(seat) = Civ {
            gold: self.gold,
            stock: [self.wood, self.stone],
            hand: set_of(&self.hand),
            discard: set_of(&self.discard),
            decline: set_of(&self.decline),
            card: self.card.map_or(NOBODY, |card| card as u8),
            giving: set_of(&self.giving),
            extinct: self.extinct,
            guilds: guild_set(&self.guilds),
            dealt,
            kept: guild_set(&self.kept),
            passed: match self.passed {
                _ if self.chosen => PASSED_NOTHING,
                Some(guild) => guild as u8,
                None => NOBODY,
            },
            level: self.level,
            ..Civ::default()
        };
        for (&kind, hexes) in &self.pieces {
            if hexes.len() > SLOTS[kind as usize + 1] - SLOTS[kind as usize] {
                return Err(format!("{} pieces of a kind", hexes.len()));
            }
            for text in hexes {
                let hex = Hex::read(text).ok_or_else(|| format!("{text} is no hex"))?;
                let cell = table.world.cell(hex).ok_or_else(|| format!("{text} is nowhere"))?;
                let layer = if kind.is_unit() { &table.manned } else { &table.built };
                if layer.has(cell) {
                    return Err(format!("two pieces on {text}"));
                }
                table.place(seat, kind, cell);
            }
        }
        Ok(())
    }
}
