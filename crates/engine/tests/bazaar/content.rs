//! The tables of Bazaar, compiled.

use crate::board::CARDS;
use crate::town::{Tables, Town};
use engine::chain::{CardId, Compiler, Program, RootId, Source, Written, load};
use engine::content::{Problem, Problems, line_and_column};
use serde::Deserialize;

pub const EFFECTS: &str = include_str!("effects.toml");
pub const CARD_TABLE: &str = include_str!("cards.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardTable {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    triggers: Written,
    #[serde(default)]
    when_played: Written,
}

/// The effects and where the rules find them.
#[derive(Debug)]
pub struct Content<P: Tables> {
    pub program: Program<Town<P>>,
    pub turn: RootId,
    pub step: RootId,
    pub conquest: RootId,
    pub election: RootId,
    pub levy: RootId,
    pub stall: RootId,
    pub spoils: RootId,
    pub tribute: RootId,
    /// By track and space.
    pub spaces: [[RootId; 6]; 2],
    /// By their places in hands and moves.
    pub cards: [CardId; 12],
    pub when_played: [RootId; 12],
}

impl<P: Tables> Content<P> {
    pub fn read(effects: &str, cards: &str) -> Result<Self, Problems> {
        let mut compiler = Compiler::<Town<P>>::default();
        load::read_roots(&mut compiler, Source { file: "effects.toml", text: effects });
        let source = Source { file: "cards.toml", text: cards };
        let table: CardTable = toml::from_str(cards).map_err(|error| {
            let place = error.span().map(|span| line_and_column(cards, span.start));
            let (line, column) = place.unwrap_or_default();
            let (file, what) = (source.file.to_string(), error.message().to_string());
            Problems(vec![Problem { file, line, column, what }])
        })?;
        for row in &table.card {
            compiler.card(source, &row.id, "BZ-4", &row.modifiers, &row.triggers);
            let name = format!("{}/when_played", row.id);
            compiler.root(source, "cards", &name, "BZ-4", &row.when_played);
        }
        let program = compiler.finish()?;
        let root = |name: &str| program.root(name).unwrap_or_else(|| panic!("no root {name}"));
        let space = |track: &str, at: usize| root(&format!("{track}-{}", at + 1));
        Ok(Content {
            turn: root("turn"),
            step: root("step"),
            conquest: root("conquest"),
            election: root("election"),
            levy: root("levy"),
            stall: root("stall"),
            spoils: root("spoils"),
            tribute: root("tribute"),
            spaces: ["road", "craft"].map(|track| std::array::from_fn(|at| space(track, at))),
            cards: CARDS.map(|card| program.card(card).unwrap_or_else(|| panic!("no card {card}"))),
            when_played: CARDS.map(|card| root(&format!("{card}/when_played"))),
            program,
        })
    }

    /// The place of a card in hands and moves.
    pub fn place_of(&self, card: CardId) -> Option<u8> {
        self.cards.iter().position(|known| *known == card).map(|at| at as u8)
    }
}
