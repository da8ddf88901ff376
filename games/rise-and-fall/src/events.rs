//! What happened, for logs and animation.

use crate::hex::Cell;
use crate::kinds::{
    Creature, Deed, Guild, Kind, Monument, Npc, Resource, Tale, TaleTrophy, TileKind,
};
use engine::{Seat, Viewer};
use serde::Serialize;

/// One thing that happened. What only some may know is `None` for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    // Guilds (RF-10.1)
    /// Dealt to this seat; the cards are told to it alone.
    Dealt {
        seat: Seat,
        guilds: Option<[Guild; 3]>,
    },
    /// Drawn by this seat in a game against NPCs (RF-14.3).
    Drew {
        seat: Seat,
        guilds: Option<[Option<Guild>; 4]>,
    },
    /// A card was kept, still face down.
    Kept {
        seat: Seat,
        guild: Option<Guild>,
    },
    /// A card was put before the left neighbour, still face down.
    PassedOn {
        seat: Seat,
        guild: Option<Guild>,
    },
    GuildRevealed {
        seat: Seat,
        guild: Guild,
    },

    // The World (RF-3)
    Builder {
        seat: Seat,
    },
    TileLaid {
        seat: Seat,
        tile: TileKind,
        q: i8,
        r: i8,
        turn: u8,
    },
    TileLifted {
        seat: Seat,
        tile: TileKind,
        q: i8,
        r: i8,
    },
    /// No room could be made (RF-3.16).
    TileRemoved {
        tile: TileKind,
    },
    WorldReady {},
    FirstPlayer {
        seat: Seat,
    },
    Deployed {
        seat: Seat,
        piece: Kind,
        at: Cell,
    },

    // A and B (RF-5)
    Round {
        round: u16,
    },
    /// A card was chosen, still face down.
    Chosen {
        seat: Seat,
        card: Option<Kind>,
    },
    /// Luck chose for a late player (RF-5.5).
    Hurried {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        card: Kind,
    },
    /// No piece of the kind is left (RF-9.3).
    Skipped {
        seat: Seat,
        card: Kind,
    },
    /// An action of a piece. Gold is what was received, or paid for conversions and the like.
    Did {
        seat: Seat,
        piece: Kind,
        deed: Deed,
        at: Cell,
        to: Option<Cell>,
        gold: u16,
        victim: Option<Seat>,
    },
    /// The bank could not pay all (RF-9.1).
    BankEmpty {
        seat: Seat,
        lost: u16,
    },
    Plundered {
        seat: Seat,
        by: Seat,
        gold: u16,
    },
    TurnEnded {
        seat: Seat,
    },
    /// All pieces of a kind are in the World (RF-7.1).
    Trophy {
        seat: Seat,
        piece: Kind,
    },
    /// The first piece of a kind: its card comes to hand (RF-4.2).
    CardGained {
        seat: Seat,
        card: Kind,
    },
    /// The last piece of a kind is gone: its card goes to reserve (RF-4.2).
    CardLost {
        seat: Seat,
        card: Kind,
    },

    // C, D, E, F (RF-7, RF-8.1)
    /// A card for the decline was chosen, still face down.
    Giving {
        seat: Seat,
        card: Option<Kind>,
    },
    Declined {
        seat: Seat,
        card: Kind,
    },
    BoughtBack {
        seat: Seat,
        card: Kind,
        gold: u16,
        to_hand: bool,
    },
    Extinct {
        seat: Seat,
    },
    Swapped {
        seat: Seat,
        with: Seat,
        guild: Guild,
    },
    /// A piece that may no longer stand where it stood (RF-10.6).
    Lost {
        seat: Seat,
        piece: Kind,
        at: Cell,
    },
    /// Tokens above the cap (RF-10.6).
    Returned {
        seat: Seat,
        wood: u8,
        stone: u8,
    },
    // Tales (RF-12)
    TaleDrawn {
        tale: Tale,
    },
    SitePlaced {
        seat: Seat,
        tale: Tale,
        q: i8,
        r: i8,
        turn: u8,
    },
    /// A place or a Creature that finds no room (RF-3.17).
    SiteLeftOut {
        tale: Tale,
    },
    CreaturePlaced {
        seat: Seat,
        creature: Creature,
        at: Cell,
    },
    TaleTrophyWon {
        seat: Seat,
        trophy: TaleTrophy,
    },
    FantasticEvent {},
    CreatureMoved {
        creature: Creature,
        to: Cell,
    },
    TyphoonMoved {
        to: Cell,
    },
    Destroyed {
        seat: Seat,
        piece: Kind,
        at: Cell,
    },
    Razed {
        seat: Seat,
        monument: Monument,
        at: Cell,
    },
    /// A Nomad was saved from the Leviathan (RF-12.21).
    Survived {
        seat: Seat,
        at: Cell,
    },
    BanksCrashed {},
    /// The pieces there lie on their side (RF-12.38).
    FellOver {
        at: Cell,
    },
    LavaTurned {
        turn: u8,
    },
    Erupted {},
    /// The top cards of the pile, told to the seat alone (RF-12.36).
    LookedAt {
        seat: Seat,
        guilds: Option<[Option<Guild>; 4]>,
    },
    /// A card from the House goes under the pile (RF-12.36).
    GuildReturned {
        seat: Seat,
        guild: Guild,
    },
    Recycled {
        seat: Seat,
    },
    TokenMoved {
        seat: Seat,
    },
    // Non-player civilizations (RF-14 to RF-16)
    NpcJoins {
        seat: Seat,
        npc: Npc,
        level: u8,
    },
    /// The Objective: trophies that end the game, and those imposed, as bits of kinds (RF-14.4).
    ObjectiveSet {
        objective: u8,
        level: u8,
        trophies: u8,
        imposed: u8,
    },
    NpcRolled {
        seat: Seat,
        piece: Kind,
        left: u8,
        right: u8,
    },
    NpcCard {
        seat: Seat,
        piece: Kind,
        level: u8,
    },
    /// A revealed card of a kind the NPC has none of goes to its reserve (RF-14.41).
    NpcCardAside {
        seat: Seat,
        piece: Kind,
        level: u8,
    },
    /// A line of the card was taken, or passed over (RF-15.1).
    NpcLine {
        seat: Seat,
        at: Cell,
        line: u8,
        done: bool,
        /// The condition that does not hold, counted from 1; `None` if it was not for a condition.
        failed: Option<u8>,
    },
    /// No line of the card was possible.
    NpcIdle {
        seat: Seat,
        at: Cell,
    },
    NpcDid {
        seat: Seat,
        piece: Kind,
        deed: NpcDeed,
        at: Cell,
        to: Option<Cell>,
        gold: u16,
        victim: Option<Seat>,
    },
    /// Missing tokens from the bank (RF-15.3).
    NpcGathered {
        seat: Seat,
        wood: u8,
        stone: u8,
    },
    NpcStole {
        seat: Seat,
        victim: Seat,
        resource: Resource,
        amount: u8,
    },
    /// The Smiley die about an option (RF-15.6).
    Smiley {
        seat: Seat,
        at: Option<Cell>,
        happy: bool,
    },
    /// How the game against NPCs ended.
    PlayersWon {
        won: bool,
    },
    /// Nothing has moved for too long (RF-8.10).
    Standstill {
        rounds: u8,
    },
    Ended {},
}

/// What a line of a card lets a piece do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NpcDeed {
    Move,
    Build,
    Produce,
    Earn,
    Grow,
    Convert,
    Educate,
    Transform,
    Sell,
    Attack,
    Steal,
}

impl NpcDeed {
    pub const ALL: [NpcDeed; 11] = [
        NpcDeed::Move,
        NpcDeed::Build,
        NpcDeed::Produce,
        NpcDeed::Earn,
        NpcDeed::Grow,
        NpcDeed::Convert,
        NpcDeed::Educate,
        NpcDeed::Transform,
        NpcDeed::Sell,
        NpcDeed::Attack,
        NpcDeed::Steal,
    ];

    /// The word of message keys.
    pub const fn id(self) -> &'static str {
        [
            "move",
            "build",
            "produce",
            "earn",
            "grow",
            "convert",
            "educate",
            "transform",
            "sell",
            "attack",
            "steal",
        ][self as usize]
    }
    pub const fn rule(self) -> &'static str {
        [
            "RF-15.20", "RF-15.21", "RF-15.22", "RF-15.23", "RF-15.25", "RF-15.26", "RF-15.27",
            "RF-15.28", "RF-15.29", "RF-15.30", "RF-15.31",
        ][self as usize]
    }
}

impl Event {
    /// What this viewer is told (RF-18.1).
    pub(crate) fn told_to(self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, guilds: None },
            Event::LookedAt { seat, .. } if !viewer.is(seat) => {
                Event::LookedAt { seat, guilds: None }
            }
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, guilds: None },
            Event::Kept { seat, .. } if !viewer.is(seat) => Event::Kept { seat, guild: None },
            Event::PassedOn { seat, .. } if !viewer.is(seat) => {
                Event::PassedOn { seat, guild: None }
            }
            Event::Chosen { seat, .. } if !viewer.is(seat) => Event::Chosen { seat, card: None },
            Event::Giving { seat, .. } if !viewer.is(seat) => Event::Giving { seat, card: None },
            other => other,
        }
    }

    /// True if somebody now knows what was hidden.
    pub(crate) fn shows_secrets(self) -> bool {
        matches!(
            self,
            Event::Dealt { .. }
                | Event::Drew { .. }
                | Event::NpcCard { .. }
                | Event::NpcCardAside { .. }
                | Event::LookedAt { .. }
                | Event::TaleDrawn { .. }
                | Event::GuildRevealed { .. }
                | Event::Revealed { .. }
                | Event::Declined { .. }
        )
    }
}
