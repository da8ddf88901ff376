//! `constants.toml`, `cult-board.toml` and `introductory.toml`.

use crate::content::{Constants, Content, Home, Introductory};
use crate::kinds::Faction;
use engine::content::{Entry, File, Source};
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameEntry {
    rounds: u8,
    priests: u8,
    bridges: u8,
    free_bonus_cards: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TownsEntry {
    power: u8,
    structures: u8,
    structures_with_sanctuary: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FinalScoringEntry {
    network_points: [u8; 3],
    coins_per_point: u8,
    coins_per_point_alchemists: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackEntry {
    power: [u8; 11],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OrdersEntry {
    steps: [u8; 4],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CultPointsEntry {
    points: [u8; 3],
}

type ConstantEntries = (Entry<GameEntry>, Entry<TownsEntry>, Entry<FinalScoringEntry>);

pub(super) fn constants(file: &mut File<'_>) -> Option<ConstantEntries> {
    let game = file.table::<GameEntry>("game");
    let towns = file.table("towns");
    let scoring = file.table::<FinalScoringEntry>("final_scoring");
    if let Some(game) = &game {
        file.expect(game.rounds == 6, game.field("rounds"), "there are 6 rounds (TM-4.1)");
    }
    if let Some(scoring) = &scoring {
        let rates = [
            (scoring.coins_per_point, "coins_per_point"),
            (scoring.coins_per_point_alchemists, "coins_per_point_alchemists"),
        ];
        for (rate, key) in rates {
            file.expect(rate > 0, scoring.field(key), "a point must cost coins");
        }
    }
    Some((game?, towns?, scoring?))
}

type CultEntries = (Entry<TrackEntry>, Entry<OrdersEntry>, Entry<CultPointsEntry>);

pub(super) fn cults(file: &mut File<'_>) -> Option<CultEntries> {
    let (track, orders) = (file.table("track"), file.table("orders"));
    let scoring = file.table("final_scoring");
    Some((track?, orders?, scoring?))
}

/// Both files together; `None` if one of them has mistakes.
pub(super) fn together(
    constants: Option<ConstantEntries>,
    cults: Option<CultEntries>,
) -> Option<Constants> {
    let ((game, towns, scoring), (track, orders, cults)) = (constants?, cults?);
    Some(Constants {
        rounds: game.rounds,
        priests: game.priests,
        bridges: game.bridges,
        free_bonus_cards: game.free_bonus_cards,
        town_power: towns.power,
        town_structures: towns.structures,
        town_structures_with_sanctuary: towns.structures_with_sanctuary,
        cult_power: track.power,
        order_spaces: orders.steps,
        cult_points: cults.points,
        network_points: scoring.network_points,
        coins_per_point: scoring.coins_per_point,
        coins_per_point_alchemists: scoring.coins_per_point_alchemists,
    })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderEntry {
    order: [Spanned<String>; 6],
    #[serde(rename = "round_6_source")]
    _round_6_source: Source,
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
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatEntry {
    faction: Spanned<String>,
    dwellings: Spanned<Vec<Spanned<String>>>,
}

/// The introductory game for 2 to 5 players, each of them legal (TM-2.4, TM-2.5). Without the other
/// tables only what can be seen alone.
pub(super) fn introductory(file: &mut File<'_>, content: Option<&Content>) -> Vec<Introductory> {
    let order = file.table::<OrderEntry>("scoring_tiles");
    let entries = file.list::<SetupEntry>("setup");
    let Some(content) = content else { return Vec::new() };
    let scoring_tiles = order.map(|order| scoring_order(file, &order.order, content));
    if file.is_sound() && entries.len() != 4 {
        file.whole(format!("{} setups, but there are 2 to 5 players", entries.len()));
    }
    let mut setups = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let (players, found) = (at + 2, entry.seats.len());
        let what = format!("{found} seats where {players} belong");
        file.expect(found == players, entry, what);
        let (factions, dwellings) = seats(file, &entry.seats, content);
        setups.push(Introductory {
            factions,
            dwellings,
            bonus_cards: cards(file, &entry.bonus_cards, players, content),
            scoring_tiles: scoring_tiles.unwrap_or_default(),
        });
    }
    setups
}

fn scoring_order(file: &mut File<'_>, order: &[Spanned<String>; 6], content: &Content) -> [u8; 6] {
    file.no_twins(order);
    let known = content.scoring_tiles.iter().zip(0u8..).map(|(tile, at)| (tile.id, at));
    let mut tiles = [0; 6];
    for (round, id) in (1..).zip(order) {
        let Some(at) = file.pick("scoring tile", id, known.clone()) else { continue };
        let tile = &content.scoring_tiles[at as usize];
        if tile.extra {
            file.wrong(id.span(), format!("`{}` is not in the base game", tile.id));
        }
        if tile.forbidden_rounds >> round & 1 == 1 {
            file.wrong(id.span(), format!("`{}` may not lie on round {round}", tile.id));
        }
        tiles[round - 1] = at;
    }
    tiles
}

/// First dwellings stand on home terrain, one to a hex, as many as the faction has (TM-3.2).
fn seats(
    file: &mut File<'_>,
    seats: &[SeatEntry],
    content: &Content,
) -> (Vec<Faction>, Vec<Vec<u8>>) {
    let map = &content.maps[0];
    file.no_twins(seats.iter().flat_map(|seat| seat.dwellings.get_ref()));
    let mut factions: Vec<Faction> = Vec::new();
    let mut dwellings = Vec::new();
    for seat in seats {
        let known = Faction::ALL.map(|faction| (faction.id(), faction));
        let Some(faction) = file.pick("faction", &seat.faction, known) else { continue };
        if factions.iter().any(|other| other.board() == faction.board()) {
            let message = format!("the board of `{}` is taken already (TM-1.2)", faction.id());
            file.wrong(seat.faction.span(), message);
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
                        file.wrong(name.span(), message);
                    }
                    hexes.push(hex);
                }
                None => {
                    let message = format!("the base map has no hex `{}`", name.get_ref());
                    file.wrong(name.span(), message);
                }
            }
        }
        if seat.dwellings.get_ref().len() != board.start.dwellings as usize {
            let message =
                format!("`{}` begins with {} dwellings", faction.id(), board.start.dwellings);
            file.wrong(seat.dwellings.span(), message);
        }
        factions.push(faction);
        dwellings.push(hexes);
    }
    (factions, dwellings)
}

/// So many cards that the usual number is left over (TM-2.7).
fn cards(
    file: &mut File<'_>,
    cards: &Spanned<Vec<Spanned<String>>>,
    players: usize,
    content: &Content,
) -> Vec<u8> {
    file.no_twins(cards.get_ref());
    let expected = players + content.constants.free_bonus_cards as usize;
    if cards.get_ref().len() != expected {
        let message = format!("{} bonus cards instead of {expected}", cards.get_ref().len());
        file.wrong(cards.span(), message);
    }
    let known = content.bonus_cards.iter().zip(0u8..).map(|(card, at)| (card.id, at));
    let mut found = Vec::new();
    for id in cards.get_ref() {
        let Some(at) = file.pick("bonus card", id, known.clone()) else { continue };
        if content.bonus_cards[at as usize].extra {
            file.wrong(id.span(), format!("`{}` is not in the base game", id.get_ref()));
        }
        found.push(at);
    }
    found
}
