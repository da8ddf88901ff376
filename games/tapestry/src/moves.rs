//! Every decision in the game: what a seat is asked, and every answer there is.

pub use crate::capital::{Plot, Spot};
pub use crate::map::Hex;

use crate::describe::{number_meaning, option_meaning, player, technology_text, token_place};
use crate::effects::Special;
use crate::kinds::{
    Building, Capital, Civilization, Die, Landmark, LandmarkCard, Masterpiece, Resource, SpaceTile,
    Tapestries, Technology, TerritoryTile, Track,
};
use crate::state::Tapestry;
use engine::{Between, Counted, Seat};
use serde::{Deserialize, Serialize};

/// One answer to one question: its notation, its numbers and its words (`engine::kit`).
///
/// A new verb goes to the end, so that the others keep their numbers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, engine::Moves,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = Tapestry, places = [u64; 3])]
#[rustfmt::skip]
pub enum Move {
    // A turn (TP-3.2)
    #[words("income")]
    #[says("move-income")]
    Income {},
    /// A token is called by the track it began on.
    #[words("advance {token}")]
    #[says("move-advance", token, place = token_place(table, seat, token, 1))]
    Advance { #[place] token: Track },
    #[words("regress {token}")]
    #[says("move-regress", token, place = token_place(table, seat, token, -1))]
    Regress { #[place] token: Track },
    #[words("repeat {token}")]
    #[says("move-repeat", token, place = token_place(table, seat, token, 0))]
    Repeat { #[place] token: Track },
    #[words("track {track}")]
    #[says("move-track")]
    Track { #[place] track: Track },

    /// Somebody else's token.
    #[words("token {token}")]
    #[says("move-token")]
    Token { #[place] token: Track },

    // Gains
    #[words("take {resource}")]
    #[says("move-take")]
    Take { #[place] resource: Resource },
    #[words("pay {resource}")]
    #[says("move-pay")]
    Pay { #[place] resource: Resource },
    #[words("build {building}")]
    #[says("move-build")]
    Build { #[place] building: Building },
    #[words("place {spot}", rotation = 0)]
    #[words("place {spot} turn {rotation}")]
    #[when(rotation == 0, "move-place", spot)]
    #[says("move-place-turned", spot, degrees = u16::from(rotation) * 90)]
    Place { #[is(Between<0, 3>)] rotation: u8, #[is(Spot)] #[place] spot: u8 },
    /// An income building on a plot of the capital.
    #[words("plot {plot}")]
    #[says("move-plot")]
    Plot { #[is(Plot)] #[place] plot: u8 },
    #[words("landmark {landmark}")]
    #[when(table.placeable_now(seat) >> landmark & 1 == 1, "move-landmark-held", landmark = Landmark::ALL[usize::from(landmark)])]
    #[says("move-landmark")]
    Landmark { #[is(Landmark)] #[place] landmark: u8 },

    // Exploration and conquest
    #[words("tile {tile}")]
    #[says("move-tile")]
    Tile { #[is(TerritoryTile)] #[place] tile: u8 },
    #[words("explore {hex}")]
    #[says("move-explore")]
    Explore { #[is(Hex)] #[place] hex: u8 },
    #[words("turn {rotation}")]
    #[says("move-turn", degrees = u16::from(rotation) * 60)]
    Turn { #[is(Between<0, 5>)] #[place] rotation: u8 },
    #[words("discard-tile {tile}")]
    #[says("move-discard-tile")]
    DiscardTile { #[is(TerritoryTile)] #[place] tile: u8 },
    #[words("space {tile}")]
    #[says("move-space")]
    Space { #[is(SpaceTile)] #[place] tile: u8 },
    #[words("conquer {hex}")]
    #[says("move-conquer")]
    Conquer { #[is(Hex)] #[place] hex: u8 },
    /// Any other territory.
    #[words("hex {hex}")]
    #[says("move-hex")]
    Hex { #[is(Hex)] #[place] hex: u8 },
    #[words("die {die}")]
    #[says("move-die")]
    Die { #[place] die: Die },

    // Cards
    #[words("invent {card}")]
    #[says("move-invent", card, text = technology_text(card))]
    Invent { #[is(Technology)] #[place] card: u8 },
    #[words("invent top")]
    #[says("move-invent-top")]
    InventTop {},
    #[words("upgrade {card}")]
    #[says("move-upgrade", card, text = technology_text(card))]
    Upgrade { #[is(Technology)] #[place] card: u8 },
    #[words("circle {card}")]
    #[says("move-circle", card, text = technology_text(card))]
    Circle { #[is(Technology)] #[place] card: u8 },
    #[words("square {card}")]
    #[says("move-square", card, text = technology_text(card))]
    Square { #[is(Technology)] #[place] card: u8 },
    #[words("discard-technology {card}")]
    #[says("move-discard-technology")]
    DiscardTechnology { #[is(Technology)] #[place] card: u8 },
    #[words("play {card}")]
    #[says("move-play")]
    Play { #[is(Tapestries)] #[place] card: u8 },
    #[words("discard {card}")]
    #[says("move-discard")]
    Discard { #[is(Tapestries)] #[place] card: u8 },
    /// Onto an attack.
    #[words("respond {card}")]
    #[says("move-respond")]
    Respond { #[is(Tapestries)] #[place] card: u8 },
    #[words("keep {card}")]
    #[says("move-keep")]
    Keep { #[is(Tapestries)] #[place] card: u8 },
    #[words("copy {card}")]
    #[says("move-copy")]
    Copy { #[is(Tapestries)] #[place] card: u8 },
    #[words("civilization {civilization}")]
    #[says("move-civilization")]
    Civilization { #[is(Civilization)] #[place] civilization: u8 },
    #[words("capital {capital}")]
    #[says("move-capital")]
    Capital { #[is(Capital)] #[place] capital: u8 },
    #[words("landmark-card {card}")]
    #[says("move-landmark-card")]
    LandmarkCard { #[is(LandmarkCard)] #[place] card: u8 },
    #[words("masterpiece {card}")]
    #[says("move-masterpiece")]
    Masterpiece { #[is(Masterpiece)] #[place] card: u8 },
    #[words("masterpiece top")]
    #[says("move-masterpiece-top")]
    MasterpieceTop {},
    #[words("inspire {building}")]
    #[says("move-inspire")]
    Inspire { #[place] building: Building },

    // Everything else
    #[words("player {who}")]
    #[says("move-player", who = player(table, Seat(who)))]
    Player { #[is(Between<0, 4>)] #[place] who: u8 },
    #[words("number {n}")]
    #[says("move-number", what = number_meaning(table, seat, n))]
    Number { #[is(Between<0, 30>)] #[place] n: u8 },
    #[words("pick {n}")]
    #[says("move-pick", n = n + 1, what = option_meaning(table, seat, n))]
    Pick { #[is(Between<0, 15>)] #[place] n: u8 },
    #[words("give {card}")]
    #[says("move-give")]
    Give { #[is(Tapestries)] #[place] card: u8 },
    #[words("yes")]
    #[says("move-yes")]
    Yes {},
    #[words("no")]
    #[says("move-no")]
    No {},
    // On cards (TP-8.6, TP-12.9)
    #[words("card-plot {era} {plot}")]
    #[says("move-card-plot", era = era + 1, plot)]
    PlotOn { #[is(Counted<4>)] era: u8, #[is(Plot)] #[place] plot: u8 },
    #[words("card-place {era} {spot} turn {rotation}")]
    #[says("move-card-place", era = era + 1, spot, degrees = u16::from(rotation) * 90)]
    PlaceOn { #[is(Counted<4>)] era: u8, #[is(Between<0, 3>)] rotation: u8, #[is(Spot)] #[place] spot: u8 },
    #[words("lay-on {card}")]
    #[says("move-lay-on")]
    LayOn { #[is(Technology)] #[place] card: u8 },
}

/// A move to fill lists with.
impl Default for Move {
    fn default() -> Move {
        Move::Yes {}
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Questions)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = Tapestry, seats = player)]
#[rustfmt::skip]
pub enum Question {
    #[asks("TP-24.1", "ask-civilization")]
    KeepCivilization,
    #[asks("TP-24.1", "ask-capital")]
    KeepCapital,
    #[asks("TP-3.2", "ask-turn")]
    TakeTurn {},
    #[asks("TP-5.1", "ask-pay")]
    Pay {},
    #[asks("TP-6.8", "ask-pay-units")]
    PayUnits { left: u8 },
    #[asks("TP-24.3", "ask-take")]
    Take { left: u8 },
    #[asks("TP-12.1", "ask-build")]
    Build,
    #[asks("TP-12.2", "ask-place")]
    Place,
    #[asks("TP-12.7", "ask-landmark")]
    Landmark,
    #[asks("TP-7.1", "ask-tile")]
    Tile,
    #[asks("TP-7.1", "ask-explore")]
    Explore { #[is(TerritoryTile)] tile: u8 },
    #[asks("TP-7.1", "ask-turn-tile")]
    Turn { #[is(TerritoryTile)] tile: u8, #[is(Hex)] hex: u8 },
    #[asks("TP-7.9", "ask-space")]
    Space,
    #[asks("TP-10.1", "ask-conquer")]
    Conquer,
    #[asks("TP-10.3", "ask-respond")]
    Respond { #[is(Hex)] hex: u8 },
    #[asks("TP-10.5", "ask-die")]
    Die,
    #[asks("TP-8.1", "ask-invent")]
    Invent,
    #[asks("TP-8.3", "ask-upgrade")]
    Upgrade,
    #[asks("TP-8.9", "ask-gain-again")]
    GainAgain,
    #[asks("TP-4.4", "ask-play")]
    Play,
    #[asks("TP-6.8", "ask-discard")]
    Discard { left: u8 },
    #[asks("TP-9.1", "ask-research")]
    Research { track: Track },
    #[asks("TP-9.3", "ask-advance")]
    Advance,
    #[asks("TP-9.4", "ask-regress")]
    Regress,
    #[asks("TP-9.5", "ask-repeat")]
    Repeat,
    #[asks("TP-24.3", "ask-track")]
    Track,
    #[asks("TP-24.3", "ask-player")]
    Player,
    #[asks("TP-6.1", "ask-whether")]
    Whether,
    #[asks("TP-19.1", "ask-choice")]
    Choose,
    #[asks("TP-6.2", "ask-order")]
    Order,
    #[asks("TP-2.11", "ask-landmark-card")]
    LandmarkCard,
    #[asks("TP-11.1", "ask-masterpiece")]
    Masterpiece,
    #[asks("TP-11.5", "ask-inspire")]
    Inspire,
    #[asks("TP-24.3", "ask-hex")]
    Hex,
    #[asks("TP-21.16", "ask-special")]
    Special { id: Special },
    #[asks("TP-24.3", "ask-other")]
    Other,
    /// Some of what was drawn.
    #[asks("TP-24.3", "ask-keep")]
    Keep,
    /// Cards that lie face up, for new ones.
    #[asks("TP-24.3", "ask-renew")]
    Renew,
}

const _: () = assert!(size_of::<Move>() <= 4);
