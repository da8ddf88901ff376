//! My campaigns, put together from the sheets finished games left.

use crate::app::App;
use crate::error::Result;
use crate::lang::Reader;
use crate::live::{Around, Sitting};
use crate::people::Person;
use crate::protocol::{Campaign, CampaignGame, Refused};
use crate::routes::me::all_matches;
use axum::Json;
use axum::extract::State;
use catalog::{GameEntry, Lang};
use engine::Sheet;
use std::collections::BTreeMap;
use store::Match;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(campaigns))
}

/// My campaigns, one for each game that has left a sheet; nobody else sees them.
#[utoipa::path(
    get, path = "/api/campaigns", tag = "people",
    responses((status = 200, body = Vec<Campaign>), (status = 401, body = Refused))
)]
async fn campaigns(
    State(app): State<App>,
    Reader(lang): Reader,
    person: Person,
) -> Result<Json<Vec<Campaign>>> {
    let notes: BTreeMap<String, String> =
        app.store.notes_of(person.id()).await?.into_iter().collect();
    let mut finished = all_matches(&app, person.id()).await?;
    // Whoever only made the table was not part of the story.
    let sits = |row: &Match| row.seats.iter().any(|seat| seat.is_held_by(person.id()));
    finished.retain(|row| row.stage == "finished" && sits(row));
    finished.sort_by_key(|row| row.finished);
    let mut campaigns: BTreeMap<String, Campaign> = BTreeMap::new();
    for row in &finished {
        let Some(sheet) = Around::of(row).sheet else { continue };
        // A game the library no longer has left sheets nobody can read.
        let Ok(game) = app.hall.game(&row.game) else { continue };
        let campaign = campaigns.entry(row.game.clone()).or_insert_with(|| Campaign {
            game: row.game.clone(),
            name: game.profile().name.to_string(),
            renown: 0,
            games: Vec::new(),
        });
        campaign.renown += sheet.renown;
        let note = notes.get(&row.id).cloned().unwrap_or_default();
        campaign.games.push(line(game, row, sheet, campaign.renown, note, lang));
    }
    Ok(Json(campaigns.into_values().collect()))
}

fn line(
    game: &dyn GameEntry,
    row: &Match,
    sheet: Sheet,
    total: i64,
    note: String,
    lang: Lang,
) -> CampaignGame {
    let players: Vec<String> = row.seats.iter().map(|seat| seat.name.clone()).collect();
    CampaignGame {
        table: row.id.clone(),
        title: row.title.clone(),
        finished: row.finished.unwrap_or(row.changed),
        rows: game.print_sheet(&sheet.details, &players, lang).unwrap_or_default(),
        players,
        difficulty: sheet.difficulty,
        won: sheet.won,
        renown: sheet.renown,
        total,
        note,
    }
}
