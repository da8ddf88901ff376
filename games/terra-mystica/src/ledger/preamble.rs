//! The lines before the first move, both ways: options, map, tiles, factions.

use super::faults;
use super::lexer::{HEADER, LUCK, Sheet};
use crate::content::content;
use crate::kinds::Faction;
use crate::moves::NO_CARD;
use crate::setup::{Factions, Setup, SpadePoints};
use crate::state::{Rules, TerraMystica};
use engine::{Playthrough, Refusal, Seat, Seed};

/// The base map under this name starts with the points of 2017 (TM-X8).
const MAP_OF_2017: &str = "91645cdb135773c2a7a50e5ca9cb18af54c664c4";

/// Expansion boards by the option that allows them (TM-X9).
const BOARD_OPTIONS: [(&str, &str); 3] = [
    ("fire-and-ice-factions/ice", "ice"),
    ("fire-and-ice-factions/volcano", "volcano"),
    ("fire-and-ice-factions/variable_v5", "variable"),
];

/// Options that only change what other programs complain about.
const BOOKKEEPING: [&str; 14] = [
    "strict-leech",
    "strict-darkling-sh",
    "strict-chaosmagician-sh",
    "email-notify",
    "maintain-player-order",
    "fire-and-ice-final-scoring",
    "fire-and-ice-factions",
    "loose-cultist-ordering",
    "loose-dig",
    "loose-engineer-bridge",
    "loose-lose-cult",
    "loose-multi-spade",
    "loose-bridge-adjacency",
    "loose-done",
];

/// A table ready for its first move, and what the lines said about it.
#[derive(Debug)]
pub(super) struct Start {
    pub(super) game: Playthrough<TerraMystica>,
    /// Factions in the order of their lines, which is turn order.
    pub(super) factions: Vec<(usize, Faction)>,
    /// Resources may be adjusted by hand.
    pub(super) loose: bool,
}

/// What the setup lines say.
#[derive(Debug, Default)]
struct Lines {
    setup: Setup,
    factions: Vec<(usize, Faction)>,
    deleted: Vec<usize>,
    loose: bool,
}

/// Sets up the table a sheet describes.
pub(super) fn start(sheet: &Sheet) -> Result<Start, Refusal> {
    let mut lines = Lines { setup: Setup::for_seats(0), ..Lines::default() };
    for (number, line) in &sheet.globals {
        lines.read(*number, line)?;
    }
    if lines.factions.is_empty() {
        return Err(faults::no_sheet("refused-ledger-empty"));
    }
    let last = lines.factions.last().map_or(0, |(number, _)| *number);
    lines.finish();
    let game = match &sheet.header {
        None => {
            // Online play: late answers, spades score when received (TM-X12, TM-X13).
            let mut setup = lines.setup;
            setup.late_leech = true;
            setup.spade_vp = SpadePoints::Received;
            open(setup, &[], last)?
        }
        Some((number, json)) => {
            let setup: Setup = serde_json::from_str(json).map_err(|error| {
                faults::bad_setup(*number, &error.to_string(), "refused-ledger-setup")
            })?;
            let opened = open(setup.clone(), &luck(sheet)?, *number);
            match opened {
                // The numbers were lost, but the lines still say what was drawn.
                Err(refusal) if sheet.luck.is_none() && refusal.rule == "bad-chance" => {
                    open(pinned(setup, &lines.setup), &[], *number)?
                }
                opened => opened?,
            }
        }
    };
    Ok(Start { game, factions: lines.factions, loose: lines.loose })
}

fn open(setup: Setup, luck: &[u32], line: usize) -> Result<Playthrough<TerraMystica>, Refusal> {
    // Nothing is drawn after the setup, so any seed will do.
    Playthrough::with_opening(setup, Seed::from_words("ledger"), luck)
        .map_err(|refusal| faults::refused(line, "setup", &refusal))
}

fn luck(sheet: &Sheet) -> Result<Vec<u32>, Refusal> {
    let Some((number, text)) = &sheet.luck else { return Ok(Vec::new()) };
    let numbers = text.split_whitespace().map(str::parse);
    let why = "refused-ledger-luck";
    numbers.collect::<Result<_, _>>().map_err(|_| faults::bad_setup(*number, text, why))
}

/// A setup whose draws are replaced by what the lines say.
fn pinned(setup: Setup, drawn: &Setup) -> Setup {
    Setup {
        seats: drawn.seats,
        factions: drawn.factions.clone(),
        first_player: Some(0),
        scoring_tiles: drawn.scoring_tiles.clone(),
        bonus_cards: drawn.bonus_cards.clone(),
        final_tile: drawn.final_tile.clone(),
        ..setup
    }
}

impl Lines {
    fn read(&mut self, number: usize, line: &str) -> Result<(), Refusal> {
        let bad = |why: &'static str| move || faults::bad_setup(number, line, why);
        let lower = line.to_ascii_lowercase();
        let words: Vec<&str> = lower.split(' ').collect();
        match words.as_slice() {
            ["option", name] => self.option(name).ok_or_else(bad("refused-ledger-option"))?,
            ["map", id] => self.map(id).ok_or_else(bad("refused-ledger-map"))?,
            ["score", tiles @ ..] => {
                let tiles = tiles.concat();
                self.setup.scoring_tiles = tiles.split(',').map(str::to_uppercase).collect();
            }
            ["delete", name] => {
                let cards = &content().bonus_cards;
                let card = cards.iter().position(|card| card.ledger.eq_ignore_ascii_case(name));
                self.deleted.push(card.ok_or_else(bad("refused-ledger-card"))?);
            }
            ["final-scoring", name] => {
                let mut tiles = content().final_scoring.iter();
                let tile = tiles.find(|tile| tile.ledger == *name || tile.id == *name);
                let tile = tile.ok_or_else(bad("refused-ledger-final"))?;
                self.setup.final_tile = tile.id.to_string();
            }
            ["setup", name] => {
                let faction = Faction::from_name(name).ok_or_else(bad("refused-ledger-faction"))?;
                self.factions.push((number, faction));
            }
            // The web site's own affairs, and old files' bookkeeping.
            [
                "player" | "player-count" | "admin" | "email" | "order" | "income" | "start"
                | "finish" | "dropoption",
                ..,
            ] => {}
            _ => return Err(faults::unreadable(number, line)),
        }
        Ok(())
    }

    fn option(&mut self, name: &str) -> Option<()> {
        match name {
            "errata-cultist-power" => self.setup.cultist_errata = true,
            "mini-expansion-1" => self.setup.extra_town_tiles = true,
            "shipping-bonus" => self.setup.shipping_card = true,
            "temple-scoring-tile" => self.setup.temple_tile = true,
            "variable-turn-order" => self.setup.variable_turn_order = true,
            "loose-adjust-resource" => self.loose = true,
            name => match BOARD_OPTIONS.iter().find(|(option, _)| *option == name) {
                Some((_, board)) => self.setup.fire_and_ice.push(board.to_string()),
                None if BOOKKEEPING.contains(&name) => {}
                None => return None,
            },
        }
        Some(())
    }

    fn map(&mut self, id: &str) -> Option<()> {
        let maps = &content().maps;
        if id == MAP_OF_2017 {
            self.setup.start_points_2017 = true;
        } else if id != "original" {
            let map = maps.iter().find(|map| map.ledger_id == id || map.id == id)?;
            self.setup.map = map.id.to_string();
        }
        Some(())
    }

    /// What follows from all lines together.
    fn finish(&mut self) {
        let setup = &mut self.setup;
        setup.seats = self.factions.len().min(u8::MAX as usize) as u8;
        setup.first_player = Some(0);
        setup.factions = Factions::Fixed(self.factions.iter().map(|(_, it)| *it).collect());
        let cards = content().bonus_cards.iter().enumerate();
        setup.bonus_cards = cards
            .filter(|(_, card)| !card.extra || setup.shipping_card)
            .filter(|(card, _)| !self.deleted.contains(card))
            .map(|(_, card)| card.ledger.to_string())
            .collect();
    }
}

/// The lines before the first move, written from a table whose factions are known.
/// `order` is the turn order of the first round.
pub(super) fn write(
    game: &Playthrough<TerraMystica>,
    table: &TerraMystica,
    order: [u8; 5],
) -> Vec<String> {
    let setup = game.setup();
    let content = content();
    let mut lines = Vec::new();
    let json = serde_json::to_string(setup).unwrap_or_default();
    lines.push(format!("{HEADER}{json}"));
    let luck = &game.opening().chance;
    if !luck.is_empty() {
        let numbers: Vec<String> = luck.iter().map(u32::to_string).collect();
        lines.push(format!("{LUCK}{}", numbers.join(" ")));
    }
    let factions: Vec<Faction> =
        table.all_seats().filter_map(|it| table.player(it).faction).collect();
    let plays = |board: u8| factions.iter().any(|faction| faction.board() == board);
    let shifters = factions.contains(&Faction::Shapeshifters);
    let options = [
        (factions.contains(&Faction::ChaosMagicians), "strict-chaosmagician-sh"),
        // Shapeshifters are always consoled (TM-X9.6); elsewhere by the same option.
        (
            table.rules.has(Rules::CULTIST_ERRATA) || shifters && !consoles_by_hand(table),
            "errata-cultist-power",
        ),
        // With late answers nobody waits for the Cultists' choice of a track.
        (table.late() && factions.contains(&Faction::Cultists), "loose-cultist-ordering"),
        (setup.extra_town_tiles, "mini-expansion-1"),
        (setup.shipping_card || in_play(table, 9), "shipping-bonus"),
        (setup.temple_tile || table.scoring.contains(&8), "temple-scoring-tile"),
        (setup.variable_turn_order, "variable-turn-order"),
        (table.final_tile > 0, "fire-and-ice-final-scoring"),
        (plays(7), BOARD_OPTIONS[0].0),
        (plays(8), BOARD_OPTIONS[1].0),
        (plays(9), BOARD_OPTIONS[2].0),
    ];
    for (_, name) in options.iter().filter(|(used, _)| *used) {
        lines.push(format!("option {name}"));
    }
    if table.map != 0 {
        lines.push(format!("map {}", table.map().ledger_id));
    } else if setup.start_points_2017 {
        lines.push(format!("map {MAP_OF_2017}"));
    }
    let scoring = table.scoring.map(|tile| content.scoring_tiles[tile as usize].ledger);
    lines.push(format!("score {}", scoring.join(",")));
    for (index, card) in content.bonus_cards.iter().enumerate() {
        let exists = !card.extra || setup.shipping_card;
        if exists && !in_play(table, index) {
            lines.push(format!("delete {}", card.ledger));
        }
    }
    if table.final_tile > 0 {
        let tile = &content.final_scoring[table.final_tile as usize - 1];
        lines.push(format!("final-scoring {}", tile.ledger));
    }
    // Without named players nobody is asked for the terrain of a volcano faction.
    if plays(8) {
        lines.extend((1..=table.seats).map(|number| format!("player player{number}")));
    }
    for seat in &order[..table.seats as usize] {
        let faction = table.player(Seat(*seat)).faction.unwrap_or_default();
        lines.push(format!("setup {}", faction.ledger_name()));
    }
    lines
}

/// Elsewhere one option consoles Cultists and Shapeshifters alike. Where only the latter are to be
/// consoled (TM-X1, TM-X9.6), a sheet has to give them their power in so many words.
pub(super) fn consoles_by_hand(table: &TerraMystica) -> bool {
    let plays = |faction| table.all_seats().any(|seat| table.player(seat).is(faction));
    plays(Faction::Shapeshifters)
        && plays(Faction::Cultists)
        && !table.rules.has(Rules::CULTIST_ERRATA)
}

/// Is this bonus card in the game?
fn in_play(table: &TerraMystica, card: usize) -> bool {
    table.free_cards >> card & 1 == 1
        || table.all_seats().any(|seat| {
            let held = table.player(seat).card;
            held != NO_CARD && held as usize == card
        })
}
