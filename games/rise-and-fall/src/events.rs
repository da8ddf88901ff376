//! What happened, for logs and animation.

use crate::content::content;
use crate::hex::Cell;
use crate::kinds::{
    Creature, Deed, Guild, Kind, Level, Monument, Npc, Resource, Tale, TaleTrophy, TileKind,
};
use engine::{Seat, Used, Viewer};
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
    /// A Guild card taken from the House (RF-12.36).
    GuildTaken {
        seat: Seat,
        guild: Guild,
    },

    // The World (RF-3)
    /// Who begins to lay tiles, or the places of Tales if the tiles came ready.
    Builder {
        seat: Seat,
        ready: bool,
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
    /// A ready World, by its place in the table (RF-3.10).
    WorldChosen {
        world: u8,
    },
    /// The experience of a player (RF-11.1).
    LevelSet {
        seat: Seat,
        level: Level,
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
        /// The piece of the victim that is converted or removed.
        prey: Option<Kind>,
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
    /// Dice for a starting piece; the second one only if the row asks for it (RF-14.30).
    NpcRolled {
        seat: Seat,
        piece: Kind,
        left: u8,
        right: Option<u8>,
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
        piece: Kind,
        at: Cell,
        line: u8,
        done: bool,
        /// The condition that does not hold, counted from 1; `None` if it was not for a condition.
        failed: Option<u8>,
    },
    /// No line of the card was possible.
    NpcIdle {
        seat: Seat,
        piece: Kind,
        at: Cell,
    },
    /// What the piece there did. Gold is what was received, or paid.
    NpcDid {
        seat: Seat,
        piece: Kind,
        deed: NpcDeed,
        at: Cell,
        to: Option<Cell>,
        /// The piece that comes of it, or the victim's that is hit.
        other: Option<Kind>,
        /// What was produced or sold, and how much of it.
        resource: Option<Resource>,
        amount: u8,
        gold: u16,
        victim: Option<Seat>,
    },
    /// Missing tokens from the bank instead of building (RF-15.3).
    NpcGathered {
        seat: Seat,
        piece: Kind,
        at: Cell,
        /// What it wanted to build.
        wanted: Kind,
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
        resource: Option<Resource>,
        happy: bool,
    },
    /// What a player proposes for an NPC, still face down (RF-16.5).
    Proposed {
        seat: Seat,
        choice: Option<Choice>,
    },
    /// All proposals are the same (RF-16.5).
    Agreed {
        choice: Choice,
    },
    /// The players disagree: this one's proposal and die (RF-16.5).
    ProposalRolled {
        seat: Seat,
        choice: Choice,
        die: u8,
    },
    /// The highest die decides; luck among equal ones.
    ProposalTaken {
        seat: Seat,
    },
    /// The points of a civilization at the end (RF-8.7).
    FinalPoints {
        seat: Seat,
        points: i32,
        /// Among players who play against each other; shared if others have the same.
        place: Option<u8>,
        shared: bool,
    },
    /// The quick count in gold (RF-8.12): given back, kept, collected for everything but trophies.
    QuickCounted {
        seat: Seat,
        given_back: u16,
        kept: u16,
        collected: i32,
        trophies: i32,
    },
    /// How the game against NPCs ended, and what was missing.
    PlayersWon {
        won: bool,
        why: Verdict,
    },
    /// Nothing has moved for too long (RF-8.10).
    Standstill {
        rounds: u8,
    },
    Ended {},
}

/// What is proposed or nominated for an NPC: a hex, or Wood or Stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    At(Cell),
    Take(Resource),
}

/// What decided a game against NPCs (RF-14.46, RF-14.48, RF-14.50, RF-16.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verdict {
    /// All imposed trophies, and no NPC is ahead.
    Ahead,
    /// An NPC took an imposed trophy.
    Taken,
    /// A player is extinct.
    Extinct,
    /// An imposed trophy is missing.
    Missing,
    /// An NPC has too many points.
    Behind,
}

impl Verdict {
    /// The word of message keys.
    pub const fn id(self) -> &'static str {
        ["ahead", "taken", "extinct", "missing", "behind"][self as usize]
    }
}

/// What a line of a card lets a piece do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NpcDeed {
    Move,
    Build,
    Produce,
    Taxes,
    Tithe,
    Trade,
    Grow,
    Convert,
    Educate,
    Transform,
    Sell,
    Attack,
    /// The attacker goes where its victim stood.
    TakePlace,
    Steal,
}

impl NpcDeed {
    /// The word of message keys, and the rule.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            NpcDeed::Move => ("move", "RF-15.20"),
            NpcDeed::Build => ("build", "RF-15.21"),
            NpcDeed::Produce => ("produce", "RF-15.22"),
            NpcDeed::Taxes => ("taxes", "RF-15.23"),
            NpcDeed::Tithe => ("tithe", "RF-15.23"),
            NpcDeed::Trade => ("trade", "RF-15.24"),
            NpcDeed::Grow => ("grow", "RF-15.25"),
            NpcDeed::Convert => ("convert", "RF-15.26"),
            NpcDeed::Educate => ("educate", "RF-15.27"),
            NpcDeed::Transform => ("transform", "RF-15.28"),
            NpcDeed::Sell => ("sell", "RF-15.29"),
            NpcDeed::Attack => ("attack", "RF-15.30"),
            NpcDeed::TakePlace => ("take-place", "RF-15.30"),
            NpcDeed::Steal => ("steal", "RF-15.31"),
        }
    }
    pub const fn id(self) -> &'static str {
        self.words().0
    }
    pub const fn rule(self) -> &'static str {
        self.words().1
    }
}

impl Event {
    /// What this viewer is told (RF-18.1). Every event is named: a new one has to be put where it
    /// belongs.
    pub(crate) fn told_to(self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { seat, guilds } => {
                Event::Dealt { seat, guilds: guilds.filter(|_| viewer.is(seat)) }
            }
            Event::Drew { seat, guilds } => {
                Event::Drew { seat, guilds: guilds.filter(|_| viewer.is(seat)) }
            }
            Event::LookedAt { seat, guilds } => {
                Event::LookedAt { seat, guilds: guilds.filter(|_| viewer.is(seat)) }
            }
            Event::Kept { seat, guild } => {
                Event::Kept { seat, guild: guild.filter(|_| viewer.is(seat)) }
            }
            Event::PassedOn { seat, guild } => {
                Event::PassedOn { seat, guild: guild.filter(|_| viewer.is(seat)) }
            }
            Event::Chosen { seat, card } => {
                Event::Chosen { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            Event::Giving { seat, card } => {
                Event::Giving { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            Event::Proposed { seat, choice } => {
                Event::Proposed { seat, choice: choice.filter(|_| viewer.is(seat)) }
            }
            // Everybody sees it happen.
            Event::GuildRevealed { .. }
            | Event::GuildTaken { .. }
            | Event::Builder { .. }
            | Event::TileLaid { .. }
            | Event::TileLifted { .. }
            | Event::TileRemoved { .. }
            | Event::WorldChosen { .. }
            | Event::LevelSet { .. }
            | Event::WorldReady { .. }
            | Event::FirstPlayer { .. }
            | Event::Deployed { .. }
            | Event::Round { .. }
            | Event::Hurried { .. }
            | Event::Revealed { .. }
            | Event::Skipped { .. }
            | Event::Did { .. }
            | Event::BankEmpty { .. }
            | Event::Plundered { .. }
            | Event::TurnEnded { .. }
            | Event::Trophy { .. }
            | Event::CardGained { .. }
            | Event::CardLost { .. }
            | Event::Declined { .. }
            | Event::BoughtBack { .. }
            | Event::Extinct { .. }
            | Event::Swapped { .. }
            | Event::Lost { .. }
            | Event::Returned { .. }
            | Event::TaleDrawn { .. }
            | Event::SitePlaced { .. }
            | Event::SiteLeftOut { .. }
            | Event::CreaturePlaced { .. }
            | Event::TaleTrophyWon { .. }
            | Event::FantasticEvent { .. }
            | Event::CreatureMoved { .. }
            | Event::TyphoonMoved { .. }
            | Event::Destroyed { .. }
            | Event::Razed { .. }
            | Event::Survived { .. }
            | Event::BanksCrashed { .. }
            | Event::FellOver { .. }
            | Event::LavaTurned { .. }
            | Event::Erupted { .. }
            | Event::GuildReturned { .. }
            | Event::Recycled { .. }
            | Event::TokenMoved { .. }
            | Event::NpcJoins { .. }
            | Event::ObjectiveSet { .. }
            | Event::NpcRolled { .. }
            | Event::NpcCard { .. }
            | Event::NpcCardAside { .. }
            | Event::NpcLine { .. }
            | Event::NpcIdle { .. }
            | Event::NpcDid { .. }
            | Event::NpcGathered { .. }
            | Event::NpcStole { .. }
            | Event::Smiley { .. }
            | Event::Agreed { .. }
            | Event::ProposalRolled { .. }
            | Event::ProposalTaken { .. }
            | Event::FinalPoints { .. }
            | Event::QuickCounted { .. }
            | Event::PlayersWon { .. }
            | Event::Standstill { .. }
            | Event::Ended { .. } => self,
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
                | Event::GuildTaken { .. }
                | Event::Revealed { .. }
                | Event::Declined { .. }
                | Event::Agreed { .. }
                | Event::ProposalRolled { .. }
        )
    }

    /// A component that was put to use, for statistics.
    pub(crate) fn puts_to_use(self) -> Option<Used> {
        let used = |kind: &'static str, name: &'static str, by: Option<Seat>| {
            Some(Used { kind, name: name.into(), by })
        };
        match self {
            Event::GuildRevealed { seat, guild }
            | Event::GuildTaken { seat, guild }
            | Event::Swapped { seat, guild, .. } => used("guild", guild.id(), Some(seat)),
            Event::Revealed { seat, card } => used("card", card.id(), Some(seat)),
            Event::Trophy { seat, piece } => used("trophy", piece.id(), Some(seat)),
            Event::TaleTrophyWon { seat, trophy } => {
                used("tale-trophy", trophy.tale().id(), Some(seat))
            }
            Event::Did { seat, deed, .. } => used("action", deed.id(), Some(seat)),
            Event::BoughtBack { seat, card, .. } => used("buy-back", card.id(), Some(seat)),
            Event::TaleDrawn { tale } => used("tale", tale.id(), None),
            Event::NpcJoins { npc, .. } => used("npc", npc.id(), None),
            Event::ObjectiveSet { objective, .. } => {
                let objective = content().npcs.objectives.get(objective as usize)?;
                Some(Used { kind: "objective", name: objective.id.clone().into(), by: None })
            }
            Event::WorldChosen { world } => {
                let world = content().worlds.get(world as usize)?;
                Some(Used { kind: "world", name: world.id.clone().into(), by: None })
            }
            Event::LevelSet { seat, level } => used("level", level.id(), Some(seat)),
            _ => None,
        }
    }
}
