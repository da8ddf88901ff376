//! The map: two lines for each row of hexes, odd rows half a hex further right.

use super::{Pen, bold, color, readable_on};
use crate::kinds::Terrain;
use crate::view::{HexView, View};
use engine::picture::{Ink, Span};

/// Columns of one hex.
const HEX: usize = 7;
const RIVER: [u8; 3] = [24, 52, 92];
const RIVER_TEXT: [u8; 3] = [138, 176, 222];

pub(super) fn map(view: &View, pen: &mut Pen) {
    let rows = view.hexes.iter().map(|hex| hex.row).max().map_or(0, |last| last + 1);
    let first = view.hexes.first().map_or(0, |hex| hex.row);
    for row in first..rows {
        let hexes: Vec<&HexView> = view.hexes.iter().filter(|hex| hex.row == row).collect();
        for draw in [upper as fn(&HexView) -> Span, lower] {
            let line = pen.picture.line();
            line.push(Span::plain(" ".repeat(if row % 2 == 1 { 1 + HEX / 2 } else { 1 })));
            line.extend(hexes.iter().map(|hex| draw(hex)));
        }
    }
    legend(view, pen);
    if !view.bridges.is_empty() {
        let heading = pen.word("draw-bridges");
        let bridges = view.bridges.iter().map(|bridge| {
            let text = format!("{}={} ", bridge.a, bridge.b);
            let owner = format!(" {} ", bridge.seat);
            vec![Span::plain(text), Span { text: owner, ink: super::ink_of(view, bridge.seat) }]
        });
        pen.list(&heading, bridges.collect());
    }
}

/// Name and terrain letter.
fn upper(hex: &HexView) -> Span {
    match hex.terrain {
        Some(terrain) => {
            let text = format!(" {:<3} {} ", hex.name, terrain.letter());
            Span { text, ink: ground(terrain, false) }
        }
        None => Span { text: format!("~~{:^3}~~", hex.name), ink: river() },
    }
}

/// What stands there: `[TP2]` is the trading house of seat 2, `[TP2+]` one in a town.
fn lower(hex: &HexView) -> Span {
    let Some(terrain) = hex.terrain else {
        // The town tile of Mermaids lies on the river (TM-12.6).
        return Span { text: (if hex.town { "~~[+]~~" } else { "~~~~~~~" }).into(), ink: river() };
    };
    match (hex.structure, hex.seat) {
        (Some(structure), Some(seat)) => {
            let town = if hex.town { "+" } else { "" };
            let piece = format!("[{}{seat}{town}]", structure.abbreviation());
            Span { text: format!("{piece:^HEX$}"), ink: ground(terrain, true) }
        }
        _ => Span { text: format!("{:^HEX$}", "."), ink: ground(terrain, false) },
    }
}

fn ground(terrain: Terrain, bold: bool) -> Ink {
    let background = color(terrain);
    Ink { color: Some(readable_on(background)), background: Some(background), bold }
}
fn river() -> Ink {
    Ink { color: Some(RIVER_TEXT), background: Some(RIVER), bold: false }
}

fn legend(view: &View, pen: &mut Pen) {
    let mut items: Vec<Vec<Span>> = Vec::new();
    let shown = |terrain: Terrain| {
        terrain.on_cycle() || view.hexes.iter().any(|hex| hex.terrain == Some(terrain))
    };
    for terrain in Terrain::ALL.into_iter().filter(|terrain| shown(*terrain)) {
        let name = pen.word(crate::describe::terrain_key(terrain));
        let letter = Span { text: format!(" {} ", terrain.letter()), ink: ground(terrain, true) };
        items.push(vec![letter, Span::plain(format!(" {name}"))]);
    }
    let heading = pen.word("draw-terrains");
    pen.list(&heading, items);
    let pieces = crate::kinds::Structure::ALL.map(|structure| {
        let name = pen.word(crate::describe::structure_key(structure));
        vec![bold(structure.abbreviation()), Span::plain(format!(" {name}"))]
    });
    let mut pieces = Vec::from(pieces);
    pieces.push(vec![bold("+"), Span::plain(format!(" {}", pen.word("draw-in-town")))]);
    let heading = pen.word("draw-structures");
    pen.list(&heading, pieces);
}
