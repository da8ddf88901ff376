//! Campaigns: what was written down about finished games.

use super::TableId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// My campaign in one game: the sheet of a player.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Campaign {
    pub game: String,
    pub name: String,
    /// The sum over all games; may be below 0.
    pub renown: i64,
    /// In the order they were finished.
    pub games: Vec<CampaignGame>,
}

/// One line of a player's sheet, with the sheet of the game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignGame {
    pub table: TableId,
    pub title: String,
    pub finished: i64,
    /// By seat.
    pub players: Vec<String>,
    pub difficulty: u32,
    pub won: bool,
    /// What this game brought; below 0 if it took something away.
    pub renown: i64,
    /// The sum after this game.
    pub total: i64,
    /// The game's own sheet for reading and printing: what a row is about, and what it says.
    pub rows: Vec<(String, String)>,
    /// My note about the table.
    pub note: String,
}
