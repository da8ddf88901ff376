//! `constants.toml`, `cult-board.toml` and `introductory.toml`.

use super::reader::{File, Source};
use crate::content::{Constants, Content, Home, Introductory};
use crate::kinds::Faction;
use engine::content::Problems;
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameEntry {
    rounds: Spanned<u8>,
    priests: u8,
    bridges: u8,
    free_bonus_cards: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownsEntry {
    power: u8,
    structures: u8,
    structures_with_sanctuary: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FinalScoringEntry {
    network_points: [u8; 3],
    coins_per_point: Spanned<u8>,
    coins_per_point_alchemists: Spanned<u8>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackEntry {
    power: [u8; 11],
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersEntry {
    steps: [u8; 4],
    #[serde(rename = "steps_source")]
    _steps_source: Source,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CultPointsEntry {
    points: [u8; 3],
    #[serde(rename = "source")]
    _source: Source,
}

/// Both files together; `None` if one of them has mistakes.
pub(super) fn constants(
    mut file: File,
    mut cult_board: File,
    problems: &mut Problems,
) -> Option<Constants> {
    let game: Option<GameEntry> = file.table("game");
    let towns: Option<TownsEntry> = file.table("towns");
    let scoring: Option<FinalScoringEntry> = file.table("final_scoring");
    let track: Option<TrackEntry> = cult_board.table("track");
    let orders: Option<OrdersEntry> = cult_board.table("orders");
    let cults: Option<CultPointsEntry> = cult_board.table("final_scoring");
    if let Some(game) = game.as_ref().filter(|game| *game.rounds.get_ref() != 6) {
        file.problem(game.rounds.span(), "there are 6 rounds (TM-4.1)");
    }
    for rate in scoring.iter().flat_map(|it| [&it.coins_per_point, &it.coins_per_point_alchemists])
    {
        if *rate.get_ref() == 0 {
            file.problem(rate.span(), "a point must cost coins");
        }
    }
    file.close(&["game", "towns", "final_scoring"], problems);
    cult_board.close(&["track", "orders", "final_scoring"], problems);
    let (game, towns, scoring) = (game?, towns?, scoring?);
    Some(Constants {
        rounds: game.rounds.into_inner(),
        priests: game.priests,
        bridges: game.bridges,
        free_bonus_cards: game.free_bonus_cards,
        town_power: towns.power,
        town_structures: towns.structures,
        town_structures_with_sanctuary: towns.structures_with_sanctuary,
        cult_power: track?.power,
        order_spaces: orders?.steps,
        cult_points: cults?.points,
        network_points: scoring.network_points,
        coins_per_point: scoring.coins_per_point.into_inner(),
        coins_per_point_alchemists: scoring.coins_per_point_alchemists.into_inner(),
    })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderEntry {
    order: [Spanned<String>; 6],
    #[serde(rename = "round_6_source")]
    _round_6_source: Source,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupEntry {
    seats: Vec<SeatEntry>,
    bonus_cards: Spanned<Vec<Spanned<String>>>,
    #[serde(rename = "factions_source")]
    _factions_source: Source,
    #[serde(rename = "seat_order_source")]
    _seat_order_source: Source,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatEntry {
    faction: Spanned<String>,
    dwellings: Spanned<Vec<Spanned<String>>>,
}

/// The introductory game for 2 to 5 players, each of them legal (TM-2.4, TM-2.5).
pub(super) fn introductory(
    mut file: File,
    content: &Content,
    problems: &mut Problems,
) -> Vec<Introductory> {
    let order: Option<OrderEntry> = file.table("scoring_tiles");
    let entries = file.list::<SetupEntry>("setup");
    let scoring_tiles = order.map(|order| scoring_order(&mut file, &order.order, content));
    if file.is_sound() && entries.len() != 4 {
        file.problem_nowhere(format!("{} setups, but there are 2 to 5 players", entries.len()));
    }
    let mut setups = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let players = at + 2;
        if entry.get_ref().seats.len() != players {
            let found = entry.get_ref().seats.len();
            file.problem(entry.span(), format!("{found} seats where {players} belong"));
        }
        let (factions, dwellings) = seats(&mut file, &entry.get_ref().seats, content);
        setups.push(Introductory {
            factions,
            dwellings,
            bonus_cards: cards(&mut file, &entry.get_ref().bonus_cards, players, content),
            scoring_tiles: scoring_tiles.unwrap_or_default(),
        });
    }
    file.close(&["scoring_tiles", "setup"], problems);
    setups
}

/// Only what can be seen without the other tables.
pub(super) fn introductory_alone(mut file: File, problems: &mut Problems) {
    file.table::<OrderEntry>("scoring_tiles");
    file.list::<SetupEntry>("setup");
    file.close(&["scoring_tiles", "setup"], problems);
}

fn scoring_order(file: &mut File, order: &[Spanned<String>; 6], content: &Content) -> [u8; 6] {
    file.no_twins(order);
    let known = content.scoring_tiles.iter().zip(0u8..).map(|(tile, at)| (tile.id, at));
    let mut tiles = [0; 6];
    for (round, id) in (1..).zip(order) {
        let Some(at) = file.pick("scoring tile", id, known.clone()) else { continue };
        let tile = &content.scoring_tiles[at as usize];
        if tile.extra {
            file.problem(id.span(), format!("`{}` is not in the base game", tile.id));
        }
        if tile.forbidden_rounds >> round & 1 == 1 {
            file.problem(id.span(), format!("`{}` may not lie on round {round}", tile.id));
        }
        tiles[round - 1] = at;
    }
    tiles
}

/// First dwellings stand on home terrain, one to a hex, as many as the faction has (TM-3.2).
fn seats(file: &mut File, seats: &[SeatEntry], content: &Content) -> (Vec<Faction>, Vec<Vec<u8>>) {
    let map = &content.maps[0];
    file.no_twins(seats.iter().flat_map(|seat| seat.dwellings.get_ref()));
    let mut factions: Vec<Faction> = Vec::new();
    let mut dwellings = Vec::new();
    for seat in seats {
        let known = Faction::ALL.map(|faction| (faction.id(), faction));
        let Some(faction) = file.pick("faction", &seat.faction, known) else { continue };
        if factions.iter().any(|other| other.board() == faction.board()) {
            let message = format!("the board of `{}` is taken already (TM-1.2)", faction.id());
            file.problem(seat.faction.span(), message);
        }
        let board = content.board(faction);
        let mut hexes = Vec::new();
        for name in seat.dwellings.get_ref() {
            match map.hex(name.get_ref()) {
                Some(hex) => {
                    let terrain = map.hexes[hex as usize].terrain;
                    if terrain.map(Home::Terrain) != Some(board.home) {
                        let message =
                            format!("`{}` is not at home on {}", faction.id(), name.get_ref());
                        file.problem(name.span(), message);
                    }
                    hexes.push(hex);
                }
                None => {
                    let message = format!("the base map has no hex `{}`", name.get_ref());
                    file.problem(name.span(), message);
                }
            }
        }
        if seat.dwellings.get_ref().len() != board.start.dwellings as usize {
            let message =
                format!("`{}` begins with {} dwellings", faction.id(), board.start.dwellings);
            file.problem(seat.dwellings.span(), message);
        }
        factions.push(faction);
        dwellings.push(hexes);
    }
    (factions, dwellings)
}

/// So many cards that the usual number is left over (TM-2.7).
fn cards(
    file: &mut File,
    cards: &Spanned<Vec<Spanned<String>>>,
    players: usize,
    content: &Content,
) -> Vec<u8> {
    file.no_twins(cards.get_ref());
    let expected = players + content.constants.free_bonus_cards as usize;
    if cards.get_ref().len() != expected {
        let message = format!("{} bonus cards instead of {expected}", cards.get_ref().len());
        file.problem(cards.span(), message);
    }
    let known = content.bonus_cards.iter().zip(0u8..).map(|(card, at)| (card.id, at));
    let mut found = Vec::new();
    for id in cards.get_ref() {
        let Some(at) = file.pick("bonus card", id, known.clone()) else { continue };
        if content.bonus_cards[at as usize].extra {
            file.problem(id.span(), format!("`{}` is not in the base game", id.get_ref()));
        }
        found.push(at);
    }
    found
}
