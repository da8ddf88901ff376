//! What one viewer may see, built from what that viewer may know (RF-18).

mod tales;

pub use tales::{BridgeView, CreatureView, MonumentView, SiteView, TaleTrophyView, TalesView};

use crate::content::content;
use crate::events::Choice;
use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind, Npc, Tale, Terrain, TileKind, cards, guilds};
use crate::save::phase_id;
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use engine::{Seat, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Option<Seat>,
    pub phase: &'static str,
    pub round: u16,
    pub first: Seat,
    /// Whose turn it is, where turns go around.
    pub turn: Seat,
    /// Who has to decide something now.
    pub waiting: Vec<Seat>,
    /// In which order the civilizations act (RF-5.2).
    pub order: Vec<Seat>,
    pub trophies_won: u8,
    pub trophies_to_end: u8,
    pub guilds: bool,
    pub bank: Goods,
    pub hexes: Vec<HexView>,
    pub regions: Vec<RegionView>,
    pub pieces: Vec<PieceView>,
    pub laying: Option<LayingView>,
    /// The piece that is about to act, and what it does.
    pub picked: Option<Cell>,
    pub deed: Option<Deed>,
    /// Pieces that acted this turn.
    pub acted: Vec<Cell>,
    pub trophies: Vec<TrophyView>,
    /// Price of a card in decline before any discount.
    pub buy_back_price: u16,
    pub civs: Vec<CivView>,
    pub tales: Option<TalesView>,
    pub npcs: Option<NpcsView>,
}

/// What everybody sees of a game against NPCs (RF-14, RF-18.2).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NpcsView {
    pub civilizations: Vec<NpcView>,
    pub objective: String,
    pub objective_level: u8,
    pub independence: u8,
    pub difficulty: u32,
    /// Trophies the players must win.
    pub imposed: Vec<Kind>,
    pub lost: bool,
    /// A loss takes renown away (RF-17.4).
    pub hardcore: bool,
    /// The card on the table and the line it has come to, while an NPC acts.
    pub card: Option<CardView>,
    pub line: u8,
    pub piece: Option<Cell>,
    /// What can be nominated.
    pub options: Vec<Cell>,
    /// Who has proposed something already, where players decide together (RF-16.5).
    pub proposed: Vec<Seat>,
    /// The viewer's own proposal, which the others do not see yet.
    pub proposal: Option<Choice>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NpcView {
    pub seat: Seat,
    pub npc: Npc,
    pub level: u8,
    pub deck: u32,
    pub discard: Vec<CardView>,
    pub reserve: Vec<CardView>,
}

/// A card by its kind and level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub piece: Kind,
    pub level: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goods {
    pub gold: u16,
    pub wood: u8,
    pub stone: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexView {
    pub q: i8,
    pub r: i8,
    pub terrain: Terrain,
    /// Its Region, once the World is finished.
    pub region: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView {
    pub terrain: Terrain,
    pub size: u16,
    /// Who dominates it now, and what it would score.
    pub master: Option<Seat>,
    pub points: i32,
    /// What it is worth to anybody without a power for it.
    pub worth: i32,
    /// Pieces there by civilization, as often as they count.
    pub counts: Vec<u8>,
}

/// A line of the score sheet, if the game ended now.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    pub source: &'static str,
    pub points: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceView {
    pub seat: Seat,
    pub kind: Kind,
    pub at: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayingView {
    pub tile: TileKind,
    /// Tiles of this layer still to be laid.
    pub left: u8,
    pub in_hand: u8,
    pub lifts: u8,
    pub anchor: Option<(i8, i8)>,
    /// The place of a Tale that is put into the World now.
    pub site: Option<Tale>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrophyView {
    pub piece: Kind,
    pub points: u8,
    pub holder: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CivView {
    pub goods: Goods,
    pub extinct: bool,
    /// Pieces in the World and in reserve, by kind.
    pub in_world: [u8; Kind::COUNT],
    pub in_reserve: [u8; Kind::COUNT],
    /// What its card scores now, by kind; nothing in decline (RF-8.5).
    pub development: [i32; Kind::COUNT],
    pub hand: Vec<Kind>,
    pub discard: Vec<Kind>,
    pub decline: Vec<Kind>,
    /// The card played this round, or chosen by the viewer and still face down.
    pub card: Option<Kind>,
    /// A card or cards lie face down.
    pub has_chosen: bool,
    /// The viewer's own cards for the decline.
    pub giving: Vec<Kind>,
    pub giving_count: u32,
    pub guilds: Vec<Guild>,
    /// The one it has from the House (RF-12.36).
    pub house: Option<Guild>,
    /// The viewer's own cards of the draft, or looked at in the House.
    pub dealt: Vec<Guild>,
    pub kept: Vec<Guild>,
    pub kept_count: u32,
    pub points: i32,
    /// Where these points come from.
    pub score: Vec<ScoreLine>,
}

impl View {
    pub(crate) fn of(table: &RiseAndFall, viewer: Viewer) -> View {
        let world = &*table.world;
        let dominations = table.dominations();
        let hexes = world.hexes.iter().enumerate().map(|(cell, hex)| HexView {
            q: hex.q,
            r: hex.r,
            terrain: world.terrain[cell],
            region: world
                .region
                .get(cell)
                .copied()
                .filter(|region| *region != crate::world::NO_REGION),
        });
        let regions = world.regions.iter().zip(&dominations).map(|(region, it)| RegionView {
            terrain: region.terrain,
            size: region.size,
            master: it.seat,
            points: it.points,
            worth: i32::from(region.size)
                * i32::from(content().hex_points[region.terrain as usize]),
            counts: it.counts[..table.civ_count as usize].to_vec(),
        });
        let pieces = table.all_civs().flat_map(|seat| {
            let of_kind = move |&kind: &Kind| {
                let cells = table.civ(seat).pieces(kind).iter();
                cells.map(move |&at| PieceView { seat, kind, at })
            };
            Kind::ALL.iter().flat_map(of_kind)
        });
        let holder = |kind: Kind| {
            let holder = table.trophies[kind as usize];
            (holder != NOBODY).then_some(Seat(holder))
        };
        View {
            viewer: viewer.seat(),
            phase: phase_id(table.phase),
            round: table.round,
            first: table.first,
            turn: table.turn,
            waiting: table.asked_seats().iter().collect(),
            order: table.order_of_turns(),
            trophies_won: table.trophies_total(),
            trophies_to_end: table.rules.trophies,
            guilds: table.rules.guilds,
            bank: Goods { gold: table.bank_gold, wood: table.bank[0], stone: table.bank[1] },
            hexes: hexes.collect(),
            regions: regions.collect(),
            pieces: pieces.collect(),
            laying: (table.phase == Phase::World).then(|| LayingView {
                tile: table.tile_in_hand(),
                left: table.laying.left,
                in_hand: table.tiles_in_hand(),
                lifts: table.laying.lifts,
                anchor: table.laying.anchor.map(|hex| (hex.q, hex.r)),
                site: table.laying.site,
            }),
            picked: (table.picked != NOWHERE).then_some(table.picked),
            deed: (table.picked != NOWHERE).then_some(table.deed),
            acted: table.acted.iter().collect(),
            trophies: Kind::ALL
                .iter()
                .map(|&piece| TrophyView {
                    piece,
                    points: content().trophies[piece as usize],
                    holder: holder(piece),
                })
                .collect(),
            buy_back_price: content().price(table.trophies_total()),
            civs: table.all_civs().map(|seat| CivView::of(table, seat, viewer)).collect(),
            tales: TalesView::of(table),
            npcs: NpcsView::of(table, viewer),
        }
    }
}

impl NpcsView {
    fn of(table: &RiseAndFall, viewer: Viewer) -> Option<NpcsView> {
        if !table.has_npcs() {
            return None;
        }
        let state = &table.npcs;
        let shown = |seat: Seat, set: u16| {
            let cards =
                table.cards_of_npc(seat).enumerate().filter(move |(at, _)| set >> at & 1 == 1);
            cards.map(|(_, card)| CardView { piece: card.piece, level: card.level }).collect()
        };
        let civilizations = table.npc_seats().map(|seat| {
            let npc = table.npc(seat);
            NpcView {
                seat,
                npc: npc.who,
                level: npc.level,
                deck: npc.deck.count_ones(),
                discard: shown(seat, npc.discard),
                reserve: shown(seat, npc.reserve),
            }
        });
        let objectives = &content().npcs.objectives;
        let npc = Some(table.turn).filter(|seat| table.is_npc(*seat));
        let card = npc.and_then(|seat| table.npc_card(seat));
        Some(NpcsView {
            civilizations: civilizations.collect(),
            objective: objectives
                .get(state.objective as usize)
                .map_or_else(String::new, |objective| objective.id.clone()),
            objective_level: state.objective_level,
            independence: state.independence,
            difficulty: table.difficulty(),
            imposed: cards(state.imposed).collect(),
            lost: state.lost,
            hardcore: state.hardcore,
            card: card.map(|card| CardView { piece: card.piece, level: card.level }),
            line: state.line,
            piece: (state.piece != NOWHERE).then_some(state.piece),
            options: state.options.iter().collect(),
            proposed: table.players().filter(|&seat| table.proposal(seat).is_some()).collect(),
            proposal: viewer.seat().and_then(|seat| table.proposal(seat)),
        })
    }
}

impl CivView {
    fn of(table: &RiseAndFall, seat: Seat, viewer: Viewer) -> CivView {
        let civ = table.civ(seat);
        let own = viewer.is(seat);
        let face_down = table.phase == Phase::Select;
        let guild = |index: &u8| Guild::ALL.get(*index as usize).copied();
        let has_chosen = match table.phase {
            Phase::Guilds => civ.passed != NOBODY,
            Phase::Select => civ.card != NOBODY,
            Phase::Decline => civ.giving != 0,
            _ => false,
        };
        let score = table.score_of(seat);
        CivView {
            goods: Goods { gold: civ.gold, wood: civ.stock[0], stone: civ.stock[1] },
            extinct: civ.extinct,
            in_world: civ.count,
            in_reserve: std::array::from_fn(|kind| table.reserve(seat, Kind::ALL[kind])),
            development: std::array::from_fn(|kind| table.card_points(seat, Kind::ALL[kind])),
            hand: cards(civ.hand).collect(),
            discard: cards(civ.discard).collect(),
            decline: cards(civ.decline).collect(),
            card: civ.played().filter(|_| own || !face_down),
            has_chosen,
            giving: cards(civ.giving).filter(|_| own).collect(),
            giving_count: civ.giving.count_ones(),
            guilds: guilds(civ.guilds).collect(),
            house: guild(&table.tales.house[seat.index()]),
            dealt: civ.dealt.iter().filter(|_| own).filter_map(guild).collect(),
            kept: guilds(civ.kept).filter(|_| own).collect(),
            kept_count: civ.kept.count_ones(),
            points: score.total,
            score: (score.sources.iter())
                .map(|&(source, points)| ScoreLine { source, points })
                .collect(),
        }
    }
}
