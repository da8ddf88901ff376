//! The table as one viewer may see it (TP-16.1): names instead of numbers, hands of others as counts.

mod now;

pub use now::{
    AskedView, CityView, ExploringView, FitView, IncomeView, MatView, PlacingView, SpotView,
    StepView,
};

use crate::capital::plots;
use crate::civilizations::People;
use crate::content::RivalPeople;
use crate::kinds::{
    Building, Capital, Civilization, DecisionCard, Die, Landmark, LandmarkCard, Masterpiece, OnMat,
    Resource, Rival, SpaceTile, Tapestries, Technology, TerritoryTile, Track,
};
use crate::map::{Hex, hexes};
use crate::state::{Conquest, Item, NONE, Phase, Tapestry};
use engine::chain::Seen;
use engine::{Seat, Thing, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: Phase,
    pub seats: u8,
    pub active: u8,
    pub first: u8,
    pub players: Vec<PlayerView>,
    pub territories: Vec<Territory>,
    pub technologies: Vec<String>,
    pub masterpieces: Vec<String>,
    /// Landmarks nobody has gained.
    pub landmarks: Vec<String>,
    /// Cards and tiles left.
    pub tapestry_deck: u8,
    pub technology_deck: u8,
    pub territory_deck: u8,
    pub space_deck: u8,
    pub civilization_deck: u8,
    pub tapestry_discard: Vec<String>,
    pub technology_discard: Vec<String>,
    pub civilization_discard: Vec<String>,
    /// One-use cards that were turned over.
    pub turned: Vec<String>,
    /// Landmark cards that are passed on in the draft.
    pub drafted: Vec<String>,
    /// Tapestry cards that the Gamblers revealed and have not chosen from yet (TP-22.10).
    pub revealed: Vec<String>,
    /// Places taken of each achievement.
    pub achievements: [u8; 3],
    /// Who locked each track.
    pub locks: Vec<Option<u8>>,
    pub conquest: Option<ConquestView>,
    pub asked: Vec<AskedView>,
    /// Everything that waits, the next thing first.
    pub thread: Vec<StepView>,
    /// What the viewer places, and what each place would do.
    pub placing: Option<PlacingView>,
    pub exploring: Option<ExploringView>,
    /// Opponents nobody plays (TP-26).
    pub rivals: Option<RivalsView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub points: i16,
    /// By resource.
    pub resources: [u8; Resource::COUNT],
    /// By token: where it stands.
    pub tokens: Vec<(Track, u8)>,
    pub completed: Vec<Track>,
    pub hand_size: u8,
    /// One's own only.
    pub hand: Option<Vec<String>>,
    /// The viewer's own: what the hand of another was when it was last looked into (TP-16.1).
    pub seen: Option<Vec<String>>,
    /// Drawn to keep some of them; cards of others cannot be seen.
    pub drawn: Option<Vec<String>>,
    pub drawn_technologies: Vec<String>,
    pub drawn_tiles: Vec<String>,
    pub drawn_space: Vec<String>,
    /// Cards under the mat of the Merfolk, and which, if they are one's own.
    pub submerged: u8,
    pub own_submerged: Option<Vec<String>>,
    /// Dice on the mat of the Illuminati.
    pub dice: Vec<Die>,
    pub technologies: [Vec<String>; 3],
    pub tiles: Vec<String>,
    pub space_tiles: Vec<String>,
    pub explored_space: Vec<String>,
    pub masterpieces: Vec<String>,
    pub landmark_cards: Vec<String>,
    pub landmarks: Vec<String>,
    pub civilizations: Vec<String>,
    pub dealt_civilizations: Vec<String>,
    pub dealt_capitals: Vec<String>,
    /// What was chosen and not yet shown: one's own is open.
    pub chosen: bool,
    pub chosen_civilization: Option<String>,
    pub chosen_capital: Option<String>,
    pub capital: Option<String>,
    /// By plot: what covers it.
    pub city: Vec<(String, String)>,
    /// Slots covered of each track of the income mat, as bits.
    pub mat: [u8; Building::COUNT],
    pub eras: Vec<Option<String>>,
    /// Cards that set something apart for the last income turn.
    pub reserve: Vec<String>,
    pub covered: u8,
    pub outposts: u8,
    pub income_turns: u8,
    pub achieved: u8,
    pub over: bool,
    pub inspired: Vec<Building>,
    pub grown: CityView,
    pub income: IncomeView,
    pub mats: Vec<MatView>,
    /// Controlled now.
    pub territories: u8,
}

/// The Automa and the Shadow Empire, or the latter alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RivalsView {
    /// From 1; 0 without the Automa.
    pub level: u8,
    /// Civilizations of the Automa.
    pub civilizations: Vec<RivalPeople>,
    /// Decision cards left, those still to come, and those drawn since the last shuffle.
    pub deck: u8,
    pub progress: u8,
    pub discard: Vec<String>,
    /// The pair drawn last: for the track, for what is tied.
    pub pair: Vec<String>,
    pub rivals: Vec<RivalView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RivalView {
    pub rival: Rival,
    /// As items on territories name it.
    pub seat: u8,
    pub points: i16,
    /// By token: where it stands.
    pub tokens: Vec<(Track, u8)>,
    pub favourite: Option<Track>,
    pub landmarks: Vec<String>,
    /// Tapestry cards beside its mat, and on its mat.
    pub hand_size: u8,
    pub on_mat: u8,
    pub outposts: u8,
    pub income_turns: u8,
    pub achieved: u8,
    pub over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Territory {
    pub hex: String,
    /// The tile and how it was turned; nothing for what is printed.
    pub tile: Option<(String, u8)>,
    pub items: Vec<ItemView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemView {
    pub seat: u8,
    pub what: String,
    pub toppled_by: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ConquestView {
    pub hex: String,
    pub attacker: u8,
    pub defender: Option<u8>,
    pub dice: Option<[u8; 2]>,
}

/// The words of a set of things.
fn words<K: Thing>(set: u64) -> Vec<String> {
    crate::actions::bits(set).filter_map(|at| word::<K>(at)).collect()
}
fn word<K: Thing>(byte: u8) -> Option<String> {
    K::kept_as(byte).map(|it| it.word().into_owned())
}
fn some(byte: u8) -> Option<u8> {
    Some(byte).filter(|byte| *byte != NONE)
}
/// Cards as records, in the order of the table: which of several Traps it is shows nowhere.
fn cards(set: u128) -> Vec<String> {
    let mut records: Vec<u8> = crate::actions::cards_of(set).map(crate::state::record_of).collect();
    records.sort_unstable();
    records.into_iter().filter_map(word::<Tapestries>).collect()
}

impl View {
    pub(crate) fn of(table: &Tapestry, viewer: Viewer) -> View {
        let row =
            |cards: &[u8]| cards.iter().filter_map(|card| word::<Technology>(*card)).collect();
        View {
            phase: table.phase,
            seats: table.people(),
            active: table.active,
            first: table.first,
            players: table
                .all_seats()
                .filter(|seat| !table.is_rival(*seat))
                .map(|seat| PlayerView::of(table, seat, viewer))
                .collect(),
            territories: hexes(table.board.explored())
                .map(|hex| Territory::of(table, hex))
                .collect(),
            technologies: row(&table.technology_row),
            masterpieces: table
                .masterpiece_row
                .iter()
                .filter_map(|card| word::<Masterpiece>(*card))
                .collect(),
            landmarks: landmarks(table, NONE),
            tapestry_deck: table.tapestry_deck.count_ones() as u8,
            technology_deck: table.technology_deck.count_ones() as u8,
            territory_deck: table.territory_deck.count_ones() as u8,
            space_deck: table.space_deck.count_ones() as u8,
            civilization_deck: table.civilization_deck.count_ones() as u8,
            tapestry_discard: cards(table.tapestry_discard),
            technology_discard: words::<Technology>(table.technology_discard),
            civilization_discard: words::<Civilization>(table.civilization_discard),
            turned: words::<Technology>(table.technology_turned),
            drafted: words::<LandmarkCard>(table.drafted.into()),
            revealed: cards(table.mats.revealed),
            achievements: table.achievements,
            locks: table.locks.map(|lock| some(lock).map(|lock| lock & 7)).to_vec(),
            rivals: RivalsView::of(table),
            conquest: (table.attacks > 0).then(|| ConquestView::of(table.conquest())),
            asked: table.asked_now(viewer),
            thread: table.thread(viewer),
            placing: table.placing(viewer),
            exploring: table.exploring(viewer),
        }
    }
}

fn landmarks(table: &Tapestry, of: u8) -> Vec<String> {
    let all = (0u8..).zip(table.landmarks).filter(|(_, owner)| *owner == of);
    all.filter_map(|(at, _)| word::<Landmark>(at)).collect()
}

impl PlayerView {
    fn of(table: &Tapestry, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = table.player(seat);
        let city = &player.city;
        let own = viewer.is(seat);
        let kept = table.kept_civilizations.mine(seat).filter(|_| own);
        let kept_capital = table.kept_capitals.mine(seat).filter(|_| own);
        let submerged = if table.has_mat(seat, People::Merfolk) { table.mats.submerged } else { 0 };
        let dice = if table.has_mat(seat, People::Illuminati) { table.dice_on_mat() } else { 0 };
        let in_play = Track::ALL.iter().filter(|it| table.tracks_in_play() >> **it as u8 & 1 == 1);
        PlayerView {
            points: player.points,
            resources: player.resources,
            tokens: in_play.map(|token| player.token(*token)).collect(),
            completed: Track::ALL
                .into_iter()
                .filter(|it| player.completed >> *it as u8 & 1 == 1)
                .collect(),
            hand_size: player.hand_size(),
            hand: own.then(|| cards(player.hand)),
            seen: own.then(|| cards(player.seen)),
            drawn: own.then(|| cards(player.drawn)),
            drawn_technologies: words::<Technology>(player.drawn_technologies),
            drawn_tiles: words::<TerritoryTile>(player.drawn_tiles),
            drawn_space: words::<SpaceTile>(player.drawn_space.into()),
            submerged: submerged.count_ones() as u8,
            own_submerged: own.then(|| cards(submerged)),
            dice: Die::ALL.into_iter().filter(|die| dice >> *die as u8 & 1 == 1).collect(),
            technologies: player.technologies.map(words::<Technology>),
            tiles: words::<TerritoryTile>(player.tiles),
            space_tiles: words::<SpaceTile>(player.space_tiles.into()),
            explored_space: words::<SpaceTile>(player.explored_space.into()),
            masterpieces: words::<Masterpiece>(player.masterpieces.into()),
            landmark_cards: words::<LandmarkCard>(player.landmark_cards.into()),
            landmarks: landmarks(table, seat.0),
            civilizations: player.civilizations().filter_map(word::<Civilization>).collect(),
            dealt_civilizations: words::<Civilization>(player.offered_civilizations),
            dealt_capitals: words::<Capital>(player.offered_capitals.into()),
            chosen: matches!(
                table.kept_capitals.seen_by(viewer).get(seat.index()),
                Some(Seen::Sealed | Seen::Open(_))
            ),
            chosen_civilization: kept.and_then(word::<Civilization>),
            chosen_capital: kept_capital.and_then(word::<Capital>),
            capital: word::<Capital>(player.capital),
            city: plots(city.covered())
                .filter_map(|plot| {
                    let lies = match city.lies(plot)? {
                        crate::capital::Lies::Building(building) => building.id().to_string(),
                        crate::capital::Lies::Landmark(landmark) => word::<Landmark>(landmark)?,
                    };
                    Some((plot.word().into_owned(), lies))
                })
                .collect(),
            mat: player.mat,
            eras: player.eras.map(word::<OnMat>).to_vec(),
            reserve: player.reserve.iter().filter_map(|it| word::<Tapestries>(it.card)).collect(),
            covered: player.covered + player.buried,
            outposts: player.outposts,
            income_turns: player.income_turns,
            achieved: player.achieved,
            over: player.over,
            inspired: Building::ALL
                .into_iter()
                .filter(|it| player.inspired >> *it as u8 & 1 == 1)
                .collect(),
            grown: table.city_view(seat),
            income: table.income_view(seat),
            mats: table.mats_view(seat),
            territories: table.controls(seat).count_ones() as u8,
        }
    }
}

impl RivalsView {
    fn of(table: &Tapestry) -> Option<RivalsView> {
        let rivals = &table.rivals;
        let seats = table.rival_seats();
        let views: Vec<_> = seats.filter_map(|seat| RivalView::of(table, seat)).collect();
        let peoples = rivals.peoples.iter();
        (!views.is_empty()).then(|| RivalsView {
            level: rivals.level,
            civilizations: peoples
                .filter_map(|it| RivalPeople::ALL.get(usize::from(*it)).copied())
                .collect(),
            deck: rivals.deck.count_ones() as u8,
            progress: rivals.progress.count_ones() as u8,
            discard: words::<DecisionCard>(rivals.discard.into()),
            pair: rivals.pair.into_iter().filter_map(word::<DecisionCard>).collect(),
            rivals: views,
        })
    }
}

impl RivalView {
    fn of(table: &Tapestry, seat: Seat) -> Option<RivalView> {
        let (rival, player) = (table.rival_of(seat)?, table.player(seat));
        let in_play = Track::ALL.iter().filter(|it| table.tracks_in_play() >> **it as u8 & 1 == 1);
        Some(RivalView {
            rival,
            seat: seat.0,
            points: player.points,
            tokens: in_play.map(|token| player.token(*token)).collect(),
            favourite: Track::ALL.get(usize::from(table.rivals.favourites[rival.index()])).copied(),
            landmarks: landmarks(table, seat.0),
            hand_size: player.hand_size(),
            on_mat: player.visible_cards(),
            outposts: player.outposts,
            income_turns: player.income_turns,
            achieved: player.achieved,
            over: player.over,
        })
    }
}

impl Territory {
    fn of(table: &Tapestry, hex: Hex) -> Territory {
        let laid = table.board.laid(hex).as_tile();
        let items = table.items[usize::from(hex.0)].iter();
        Territory {
            hex: hex.word().into_owned(),
            tile: laid.and_then(|(tile, turn)| Some((word::<TerritoryTile>(tile)?, turn))),
            items: items.filter_map(|item| ItemView::of(*item)).collect(),
        }
    }
}

impl ItemView {
    fn of(item: Item) -> Option<ItemView> {
        let what = item.what()?.id().to_string();
        Some(ItemView { seat: item.owner().0, what, toppled_by: item.toppled_by().map(|by| by.0) })
    }
}

impl ConquestView {
    fn of(conquest: &Conquest) -> ConquestView {
        ConquestView {
            hex: Hex(conquest.hex).word().into_owned(),
            attacker: conquest.attacker,
            defender: some(conquest.defender),
            dice: (conquest.dice[0] != NONE).then_some(conquest.dice),
        }
    }
}
