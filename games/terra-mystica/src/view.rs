//! What one viewer may see: everything, for everything is public (TM-16.1).

use crate::content::{Cost, Home, content};
use crate::events::Got;
use crate::kinds::{Faction, Structure, Terrain};
use crate::map::members;
use crate::moves::{NO_CARD, Question};
use crate::save::phase_id;
use crate::state::{Rules, TerraMystica, bit};
use engine::{Seat, Viewer};
use serde::Serialize;

/// The table as a viewer sees it, ready to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's own seat, if any.
    pub seat: Option<Seat>,
    pub map: &'static str,
    pub phase: &'static str,
    pub round: u8,
    /// Whose turn it is.
    pub active: Option<Seat>,
    pub asked: Vec<Asked>,
    /// Seats in turn order.
    pub order: Vec<Seat>,
    /// Seats in the order they passed this round.
    pub passed: Vec<Seat>,
    pub hexes: Vec<HexView>,
    pub bridges: Vec<BridgeView>,
    pub scoring_tiles: Vec<&'static str>,
    pub final_tile: Option<&'static str>,
    pub free_cards: Vec<CardView>,
    pub favor_tiles: Vec<TileView>,
    pub town_tiles: Vec<TileView>,
    pub power_actions: Vec<PowerActionView>,
    pub players: Vec<PlayerView>,
    /// Seats of the priests on the order spaces, by cult.
    pub orders: [[Option<Seat>; 4]; 4],
    pub offers: Vec<OfferView>,
    pub options: Vec<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub seat: Seat,
    pub question: Question,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexView {
    pub name: &'static str,
    pub row: u8,
    pub col: u8,
    /// `None` for rivers.
    pub terrain: Option<Terrain>,
    pub structure: Option<Structure>,
    pub seat: Option<Seat>,
    pub town: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BridgeView {
    pub a: &'static str,
    pub b: &'static str,
    pub seat: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub card: &'static str,
    pub coins: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub tile: &'static str,
    pub left: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PowerActionView {
    pub action: &'static str,
    /// What the viewer pays: the printed price, but for those with a discount (TM-X9.3).
    pub cost: u8,
    pub used: bool,
    /// Sacrifices after which the viewer could take it now; 0 if it takes none, or would not help.
    pub sacrifices: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    pub to: Seat,
    pub from: Seat,
    pub amount: u8,
    /// After the cuts of TM-10.4.
    pub power: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub faction: Option<Faction>,
    pub home: Option<Terrain>,
    /// Where ice and volcano factions began: spades are counted from there (TM-X9.1).
    pub start: Option<Terrain>,
    pub points: i16,
    pub coins: u16,
    pub workers: u16,
    pub priests: u8,
    pub priests_in_orders: u8,
    pub bowls: [u8; 3],
    pub cults: [u8; 4],
    pub shipping: u8,
    pub shipping_now: u8,
    pub digging: u8,
    pub leap: u8,
    pub keys: u8,
    pub card: Option<&'static str>,
    pub favors: Vec<&'static str>,
    pub towns: Vec<&'static str>,
    pub structures: [u8; 5],
    pub bridges_left: u8,
    pub income: Got,
    pub card_used: bool,
    pub favor_used: bool,
    pub stronghold_used: bool,
    pub passed: bool,
    pub left: bool,
    /// Terrains Riverwalkers may build on (TM-X9.7).
    pub unlocked: Vec<Terrain>,
    /// Unoccupied hexes within reach, without tunnel or carpet (TM-7.5).
    pub reach: Vec<u8>,
    /// Spades that turn each terrain of the cycle into home, 0 for home itself (TM-8.13); none for those who use no
    /// spades.
    pub spades: Option<[u8; 7]>,
}

impl View {
    pub(crate) fn of(table: &TerraMystica, viewer: Viewer) -> View {
        let content = content();
        let map = table.map();
        let seat_at = |slot: u8| slot.checked_sub(1).map(Seat);
        let asked = table.asked_seats();
        let own = viewer.seat().filter(|seat| table.player(*seat).faction.is_some());
        let discount = own.map_or(0, |seat| table.board(seat).power_action_discount);
        View {
            seat: viewer.seat(),
            map: map.id,
            phase: phase_id(table.phase),
            round: table.round,
            active: (!asked.is_empty()).then(|| table.active()),
            asked: asked
                .iter()
                .filter_map(|seat| {
                    table.question_for(seat).map(|question| Asked { seat, question })
                })
                .collect(),
            order: table.order[..table.seats as usize].iter().map(|seat| Seat(*seat)).collect(),
            passed: table.next_order[..table.passed_count as usize]
                .iter()
                .map(|seat| Seat(*seat))
                .collect(),
            hexes: (map.hexes.iter().zip(0u8..))
                .map(|(hex, index)| HexView {
                    name: hex.name,
                    row: hex.row,
                    col: hex.col,
                    terrain: hex.terrain.map(|_| table.terrain_at(index)),
                    structure: table.structure_at(index),
                    seat: table.owner_at(index),
                    town: table.in_town & bit(index) != 0,
                })
                .collect(),
            bridges: table
                .all_seats()
                .flat_map(|seat| {
                    table.player(seat).bridges.into_iter().filter_map(seat_at).map(move |site| {
                        let ends = map.bridge_sites[site.index()];
                        BridgeView { a: map.name(ends.a), b: map.name(ends.b), seat }
                    })
                })
                .collect(),
            scoring_tiles: table
                .scoring
                .iter()
                .map(|tile| content.scoring_tiles[*tile as usize].ledger)
                .collect(),
            final_tile: seat_at(table.final_tile)
                .map(|index| content.final_scoring[index.index()].id),
            free_cards: (0..content.bonus_cards.len())
                .filter(|card| table.free_cards >> card & 1 == 1)
                .map(|card| CardView {
                    card: content.bonus_cards[card].ledger,
                    coins: table.card_coins[card],
                })
                .collect(),
            favor_tiles: (content.favor_tiles.iter().zip(table.favor_stock))
                .map(|(tile, left)| TileView { tile: tile.ledger, left })
                .collect(),
            town_tiles: (content.town_tiles.iter().zip(table.town_stock))
                .filter(|(tile, left)| !tile.extra || *left > 0)
                .map(|(tile, left)| TileView { tile: tile.ledger, left })
                .collect(),
            power_actions: (content.power_actions.iter().zip(0..))
                .map(|(action, index)| PowerActionView {
                    action: action.ledger,
                    cost: action.cost - discount,
                    used: table.used_power_actions >> index & 1 == 1,
                    sacrifices: own.map_or(0, |seat| table.sacrifices_for(seat, index)),
                })
                .collect(),
            players: table.all_seats().map(|seat| PlayerView::of(table, seat)).collect(),
            orders: table.orders.map(|spaces| spaces.map(seat_at)),
            offers: table
                .open_offers()
                .iter()
                .map(|offer| OfferView {
                    to: Seat(offer.to),
                    from: Seat(offer.from),
                    amount: offer.amount,
                    power: table.effective_power(Seat(offer.to), offer.amount),
                })
                .collect(),
            options: [
                (Rules::INTRODUCTORY, "introductory"),
                (Rules::CULTIST_ERRATA, "cultist_errata"),
                (Rules::VARIABLE_TURN_ORDER, "variable_turn_order"),
                (Rules::LATE_LEECH, "late_leech"),
                (Rules::SPADE_POINTS_RECEIVED, "spade_vp"),
                (Rules::START_POINTS_2017, "start_points_2017"),
            ]
            .into_iter()
            .filter(|(flag, _)| table.rules.has(*flag))
            .map(|(_, name)| name)
            .collect(),
        }
    }
}

impl PlayerView {
    fn of(table: &TerraMystica, seat: Seat) -> PlayerView {
        let content = content();
        let player = table.player(seat);
        // Some factions have no home before they choose one (TM-X9.1).
        let homeless = |faction| matches!(content.board(faction).home, Home::Chosen);
        let undecided = player.start_terrain.is_none() && player.faction.is_some_and(homeless);
        let chosen = player.faction.is_some();
        PlayerView {
            seat,
            faction: player.faction,
            home: (chosen && !undecided).then_some(player.home),
            start: player.start_terrain,
            points: player.points,
            coins: player.coins,
            workers: player.workers,
            priests: player.priests,
            priests_in_orders: player.ordered,
            bowls: player.bowls,
            cults: player.cults,
            shipping: player.shipping,
            shipping_now: if chosen { table.shipping_now(seat) } else { 0 },
            digging: player.digging,
            leap: player.leap,
            keys: player.keys,
            card: content.bonus_cards.get(player.card as usize).map(|card| card.ledger),
            favors: (content.favor_tiles.iter().enumerate())
                .filter(|(tile, _)| player.has_favor(*tile))
                .map(|(_, favor)| favor.ledger)
                .collect(),
            towns: (content.town_tiles.iter().zip(player.towns))
                .flat_map(|(tile, count)| std::iter::repeat_n(tile.ledger, count as usize))
                .collect(),
            structures: player.built,
            bridges_left: (player.bridges.len() - player.bridge_count()) as u8,
            income: if chosen && player.card <= NO_CARD {
                table.income_of(seat).into()
            } else {
                Got::default()
            },
            // The mark stayed on the card that was handed back.
            card_used: player.used & 1 != 0 && !player.passed,
            favor_used: player.used & 2 != 0,
            stronghold_used: player.used & 4 != 0,
            passed: player.passed,
            left: player.left,
            unlocked: Terrain::CYCLE
                .into_iter()
                .filter(|_| player.is(Faction::Riverwalkers))
                .filter(|terrain| player.unlocked >> *terrain as u8 & 1 == 1)
                .collect(),
            reach: members(table.free_near(seat)).collect(),
            spades: (chosen
                && !undecided
                && table.board(seat).dig.spade_cost[0] != Cost::default())
            .then(|| {
                Terrain::CYCLE
                    .map(|from| table.steps_between(seat, from, player.home, false).unwrap_or(0))
            }),
        }
    }
}
