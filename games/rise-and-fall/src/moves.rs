//! Every decision in the game: what a seat is asked, and every answer there is.

use crate::hex::{Cell, Cells, Hex, MAX_CELLS};
use crate::kinds::{Creature, Deed, Guild, Kind, Npc, Resource, Tale, TileKind};
use engine::{Answer, Seat};
use serde::{Deserialize, Serialize};

/// One answer to one question. Cells are the numbers of the World's hexes in reading order;
/// the notation writes their coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Move {
    // Guilds (RF-10.1)
    Keep {
        guild: Guild,
    },
    PassOn {
        guild: Guild,
    },

    // The World (RF-3.12, RF-3.16)
    Anchor {
        q: i8,
        r: i8,
    },
    Turn {
        turn: u8,
    },
    Lift {
        q: i8,
        r: i8,
    },

    // Deployment (RF-3.21)
    Deploy {
        piece: Kind,
        at: Cell,
    },

    // A (RF-5.1)
    Choose {
        card: Kind,
    },
    /// The host's move for a late player (RF-5.5); never offered.
    Hurry {},

    // B (RF-5.3): what the piece there does, then where it is aimed
    Do {
        deed: Deed,
        at: Cell,
    },
    Aim {
        at: Cell,
    },
    EndTurn {},

    // C, D, E (RF-7, RF-10.16)
    Decline {
        card: Kind,
    },
    BuyBack {
        card: Kind,
    },
    NoBuyBack {},
    Swap {
        with: Seat,
        guild: Guild,
    },
    NoSwap {},
    /// Nothing (more) of what a Tale allows (RF-12.21, RF-12.41).
    Pass {},
    /// Nominated for an NPC (RF-15.6).
    Take {
        resource: Resource,
    },
}

/// A move to fill lists with.
impl Default for Move {
    fn default() -> Move {
        Move::EndTurn {}
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Which of the dealt cards to keep (RF-10.1).
    KeepGuild,
    /// Which to put before the left neighbour.
    PassGuild,
    /// Where the tile's anchor goes; of so many tiles still in hand.
    PlaceTile {
        tile: TileKind,
        in_hand: u8,
    },
    TurnTile {
        tile: TileKind,
        q: i8,
        r: i8,
    },
    /// Nothing fits: so many tiles must be lifted (RF-3.16).
    LiftTile {
        tile: TileKind,
        lifts: u8,
    },
    Deploy,
    ChooseCard,
    /// Which piece acts next, and how, if any.
    Act {
        card: Kind,
    },
    /// Where the piece's deed is aimed.
    Aim {
        piece: Kind,
        at: Cell,
        deed: Deed,
    },
    /// So many cards must still go into decline.
    Decline {
        cards: u8,
    },
    BuyBack {
        price: u16,
        must: bool,
    },
    SwapGuild,

    // Tales (RF-3.17, RF-3.23, RF-12)
    PlaceSite {
        tale: Tale,
    },
    TurnSite {
        tale: Tale,
        q: i8,
        r: i8,
    },
    PlaceCreature {
        creature: Creature,
    },
    /// The second action of a Merchant (RF-12.41).
    ActAgain {
        at: Cell,
    },
    /// Where the Creature, or the Typhoon, of this Tale goes.
    MoveInEvent {
        tale: Tale,
    },
    /// A Nomad may be saved from the Leviathan (RF-12.21).
    SaveNomad,
    /// Which way the lava points (RF-12.42).
    TurnLava,

    // Non-player civilizations (RF-14.42, RF-15.6)
    NextPiece {
        npc: Npc,
        piece: Kind,
    },
    NominateRegion {
        npc: Npc,
    },
    NominateHex {
        npc: Npc,
    },
    NominateResource {
        npc: Npc,
    },
}

const CELLS: u32 = MAX_CELLS as u32;
const KINDS: u32 = Kind::COUNT as u32;
const GUILDS: u32 = Guild::COUNT as u32;

/// Where the numbers of each kind of move start.
mod numbers {
    use super::{CELLS, Deed, GUILDS, KINDS};

    pub const KEEP: u32 = 0;
    pub const PASS: u32 = KEEP + GUILDS;
    pub const TURN: u32 = PASS + GUILDS;
    pub const CHOOSE: u32 = TURN + 6;
    pub const DECLINE: u32 = CHOOSE + KINDS;
    pub const BUY: u32 = DECLINE + KINDS;
    pub const NO_BUY: u32 = BUY + KINDS;
    pub const END_TURN: u32 = NO_BUY + 1;
    pub const NO_SWAP: u32 = END_TURN + 1;
    pub const PASS_BY: u32 = NO_SWAP + 1;
    pub const TAKE: u32 = PASS_BY + 1;
    pub const SWAP: u32 = TAKE + 2;
    pub const AIM: u32 = SWAP + 8 * GUILDS;
    pub const DEPLOY: u32 = AIM + CELLS;
    pub const DO: u32 = DEPLOY + KINDS * CELLS;
    pub const ANCHOR: u32 = DO + Deed::ALL.len() as u32 * CELLS;
    pub const LIFT: u32 = ANCHOR + 65_536;
    pub const END: u32 = LIFT + 65_536;
}

fn hex_number(q: i8, r: i8) -> u32 {
    u32::from(q as u8) << 8 | u32::from(r as u8)
}

fn number_hex(number: u32) -> (i8, i8) {
    ((number >> 8) as u8 as i8, number as u8 as i8)
}

impl Answer for Move {
    type Places = Cells;
    const NUMBERS: u32 = numbers::END;

    #[inline]
    fn at(self, place: u16) -> Move {
        match self {
            Move::Aim { .. } => Move::Aim { at: place },
            Move::Deploy { piece, .. } => Move::Deploy { piece, at: place },
            Move::Do { deed, .. } => Move::Do { deed, at: place },
            other => other,
        }
    }

    #[inline]
    fn place(self) -> u16 {
        match self {
            Move::Aim { at } | Move::Deploy { at, .. } | Move::Do { at, .. } => at,
            _ => u16::MAX,
        }
    }

    /// A cell beyond every World has the number of none.
    fn number(self) -> u32 {
        use numbers as n;
        let cell = |start: u32, row: u32, at: Cell| match u32::from(at) {
            at if at < CELLS => start + row * CELLS + at,
            _ => n::END,
        };
        match self {
            Move::Keep { guild } => n::KEEP + guild as u32,
            Move::PassOn { guild } => n::PASS + guild as u32,
            Move::Anchor { q, r } => n::ANCHOR + hex_number(q, r),
            Move::Turn { turn } if turn < 6 => n::TURN + u32::from(turn),
            Move::Turn { .. } => n::END,
            Move::Lift { q, r } => n::LIFT + hex_number(q, r),
            Move::Deploy { piece, at } => cell(n::DEPLOY, piece as u32, at),
            Move::Choose { card } => n::CHOOSE + card as u32,
            // A host's move: bots and masks never see it.
            Move::Hurry {} => n::END,
            Move::Do { deed, at } => cell(n::DO, deed as u32, at),
            Move::Aim { at } => cell(n::AIM, 0, at),
            Move::EndTurn {} => n::END_TURN,
            Move::Decline { card } => n::DECLINE + card as u32,
            Move::BuyBack { card } => n::BUY + card as u32,
            Move::NoBuyBack {} => n::NO_BUY,
            Move::Swap { with, guild } if with.0 < 8 => {
                n::SWAP + u32::from(with.0) * GUILDS + guild as u32
            }
            Move::Swap { .. } => n::END,
            Move::NoSwap {} => n::NO_SWAP,
            Move::Pass {} => n::PASS_BY,
            Move::Take { resource } => n::TAKE + resource as u32,
        }
    }

    fn from_number(number: u32) -> Option<Move> {
        use numbers as n;
        let kind = |start: u32| Kind::ALL.get((number - start) as usize).copied();
        let guild = |index: u32| Guild::ALL.get(index as usize).copied();
        let row = |start: u32| ((number - start) / CELLS, ((number - start) % CELLS) as Cell);
        Some(match number {
            n::KEEP..n::PASS => Move::Keep { guild: guild(number - n::KEEP)? },
            n::PASS..n::TURN => Move::PassOn { guild: guild(number - n::PASS)? },
            n::TURN..n::CHOOSE => Move::Turn { turn: (number - n::TURN) as u8 },
            n::CHOOSE..n::DECLINE => Move::Choose { card: kind(n::CHOOSE)? },
            n::DECLINE..n::BUY => Move::Decline { card: kind(n::DECLINE)? },
            n::BUY..n::NO_BUY => Move::BuyBack { card: kind(n::BUY)? },
            n::NO_BUY => Move::NoBuyBack {},
            n::END_TURN => Move::EndTurn {},
            n::NO_SWAP => Move::NoSwap {},
            n::PASS_BY => Move::Pass {},
            n::TAKE..n::SWAP => {
                Move::Take { resource: *Resource::ALL.get((number - n::TAKE) as usize)? }
            }
            n::SWAP..n::AIM => {
                let index = number - n::SWAP;
                Move::Swap { with: Seat((index / GUILDS) as u8), guild: guild(index % GUILDS)? }
            }
            n::AIM..n::DEPLOY => Move::Aim { at: row(n::AIM).1 },
            n::DEPLOY..n::DO => {
                let (piece, at) = row(n::DEPLOY);
                Move::Deploy { piece: *Kind::ALL.get(piece as usize)?, at }
            }
            n::DO..n::ANCHOR => {
                let (deed, at) = row(n::DO);
                Move::Do { deed: *Deed::ALL.get(deed as usize)?, at }
            }
            n::ANCHOR..n::LIFT => {
                let (q, r) = number_hex(number - n::ANCHOR);
                Move::Anchor { q, r }
            }
            n::LIFT..n::END => {
                let (q, r) = number_hex(number - n::LIFT);
                Move::Lift { q, r }
            }
            _ => return None,
        })
    }
}

impl Move {
    /// The hex of a move of world building.
    pub(crate) fn hex(self) -> Option<Hex> {
        match self {
            Move::Anchor { q, r } | Move::Lift { q, r } => Some(Hex::new(q, r)),
            _ => None,
        }
    }
}

const _: () = assert!(size_of::<Move>() <= 4);
