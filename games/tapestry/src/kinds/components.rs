//! Cards, tiles and mats, by their place in the tables.

use crate::content::content;
use crate::kinds::Landmark;
use engine::{Thing, things};

things! {
    /// A tapestry card; of several of one name, the record (TP-13).
    Tapestries = "tapestry", room 128, content().tapestries.iter().map(|it| it.id.text());
    /// A technology card (TP-8).
    Technology = "technology", room 64, content().technologies.iter().map(|it| it.id.text());
    /// A masterpiece (TP-11).
    Masterpiece = "masterpiece", room 32, content().masterpieces.iter().map(|it| it.id.text());
    /// A civilization mat (TP-14).
    Civilization = "civilization", room 64, content().civilizations.iter().map(|it| it.id.text());
    /// A capital mat (TP-12).
    Capital = "capital", room 32, content().capitals.grounds.iter().map(|it| it.id.text());
    /// A landmark card, called what its landmark is called (TP-12.10).
    LandmarkCard = "landmark-card", room 16, content().landmark_cards.iter().map(|it| it.id.text()),
        said |card: LandmarkCard| engine::Arg::Name(format!("landmark-{}", card.word()));
    /// A territory tile (TP-7).
    TerritoryTile = "territory-tile", room 64, content().map.tiles.iter().map(|it| it.id.text());
    /// A space of a track (TP-0.2).
    TrackSpace = "space", room 64, content().spaces.iter().map(|it| it.id.text());
    /// A decision card of the rivals, called by its number (TP-26.4).
    DecisionCard = "decision", room 32, content().automa.decisions.iter().map(|it| it.id.text()),
        said |card: DecisionCard| engine::Arg::Number(i64::from(card.0) + 1);
    /// A space tile (TP-7.9).
    SpaceTile = "space-tile", room 32, content().space_tiles.iter().map(|it| it.id.text());
}

impl From<u8> for Landmark {
    fn from(number: u8) -> Landmark {
        Landmark::numbered(number.into()).expect("a landmark of the table")
    }
}
impl From<Landmark> for u8 {
    fn from(landmark: Landmark) -> u8 {
        landmark as u8
    }
}
