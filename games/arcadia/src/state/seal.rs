//! Answers that are opened together (AR-2.10), and what others see until then.

use super::{ARMIES, COURT, NONE, PROVINCES, SEATS, Troops};
use crate::kinds::{Card, OWN};
use engine::Seat;
use engine::saved::{Maybe, Plain};
use serde::{Deserialize, Serialize};

/// What one seat has sealed in the current step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// A politics card, a candidate, a camp, a mode; yes is 1.
    #[is(Plain)]
    pub(crate) choice: u8,
    /// AR-5.6.
    pub(crate) plots: [Plot; 2],
    /// AR-8.10.
    #[is(Plain)]
    pub(crate) deals: [Deal; 3],
    pub(crate) work: Work,
}

impl Default for Sealed {
    fn default() -> Sealed {
        Sealed {
            choice: NONE,
            plots: [Plot::default(); 2],
            deals: [Deal::default(); 3],
            work: Work::default(),
        }
    }
}

/// An intrigue card and its target (AR-21.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Plot {
    #[is(Maybe<Card>)]
    pub(crate) card: u8,
    #[is(Maybe<Seat>)]
    pub(crate) who: u8,
    /// A character, army or province.
    #[is(Plain)]
    pub(crate) at: u8,
}

impl Default for Plot {
    fn default() -> Plot {
        Plot { card: NONE, who: NONE, at: NONE }
    }
}

/// How far a seat has come in a step of many small answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// Characters that were placed (AR-5.5), proposals, or the part of AR-9.6 that was reached.
    #[is(Plain)]
    pub(crate) done: u32,
    /// Kinds of units that came to a post while units were rearranged, by army and last the garrison (AR-9.6):
    /// they do not go on from there.
    #[is(Plain)]
    pub(crate) came: [u16; 4],
    /// The province that is rearranged.
    pub(crate) province: u8,
    /// Units bought at a lower price, by source (AR-9.8).
    #[is(Plain)]
    pub(crate) cheap: [u8; 6],
    /// Free units taken, by source (AR-21.3).
    #[is(Plain)]
    pub(crate) free: [u8; 6],
}

/// A formal proposal (AR-8.7). To nobody: none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub(crate) to: u8,
    /// Gold now, in either direction.
    pub(crate) gives: u8,
    pub(crate) asks: u8,
    pub(crate) alliance: bool,
    /// Phases of truce.
    pub(crate) truce: u8,
    /// The proposer grants access, or wants it.
    pub(crate) admits: bool,
    pub(crate) enters: bool,
    /// The war a treaty ends, into which somebody is invited, or in which a compromise is sought.
    pub(crate) war: u8,
    pub(crate) about: WarTerm,
    /// Provinces that change owner by a treaty, as bits.
    pub(crate) ceded: u64,
    pub(crate) promises: [Term; 3],
    /// Who has said yes, as bits.
    pub(crate) agreed: u8,
}

impl Default for Deal {
    fn default() -> Deal {
        Deal {
            to: NONE,
            gives: 0,
            asks: 0,
            alliance: false,
            truce: 0,
            admits: false,
            enters: false,
            war: NONE,
            about: WarTerm::Nothing,
            ceded: 0,
            promises: [Term::Nothing; 3],
            agreed: 0,
        }
    }
}

/// What a proposal says about a war.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WarTerm {
    #[default]
    Nothing,
    /// AR-7.12.
    Treaty,
    /// AR-7.8.
    Invitation,
    /// AR-6.15: this claimant becomes Emperor.
    Compromise { claimant: Seat },
}

/// Something one promises (AR-8.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Term {
    #[default]
    Nothing,
    /// At the next election.
    Vote {
        candidate: Seat,
    },
    NoContest {
        candidate: Seat,
    },
    /// By the end of a phase.
    Pay {
        gold: u8,
        phase: u8,
    },
    NoEntry {
        province: u8,
        phase: u8,
    },
    /// To stand in a camp of a war, by its leader.
    Join {
        war: u8,
        leader: Seat,
    },
}

/// A promise that is not decided yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    #[is(Maybe<Seat>)]
    pub(crate) by: u8,
    #[is(Maybe<Seat>)]
    pub(crate) to: u8,
    #[is(Plain)]
    pub(crate) term: Term,
    /// Gold paid so far in the last phase of it.
    pub(crate) paid: u8,
    /// The phase in which it was given.
    pub(crate) given: u8,
}

impl Default for Promise {
    fn default() -> Promise {
        Promise { by: NONE, to: NONE, term: Term::Nothing, paid: 0, given: 0 }
    }
}

/// What the others knew of a kingdom when a sealed step began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// True while a step is sealed in which kingdoms change.
    pub(crate) sealed: bool,
    #[is(Plain)]
    pub(crate) gold: [u16; SEATS],
    #[is(Plain)]
    pub(crate) held: [u8; SEATS],
    #[is(Plain)]
    pub(crate) court: [[u8; COURT]; SEATS],
    #[is(Plain)]
    pub(crate) slots: [[u8; COURT]; SEATS],
    #[is(Plain)]
    pub(crate) armies: [[u8; ARMIES]; SEATS],
    #[is(Plain)]
    pub(crate) at: [[u8; ARMIES]; SEATS],
    /// Armies that besieged, as bits of three times the seat plus the army.
    pub(crate) besieging: u16,
    #[is(Plain)]
    pub(crate) reserve: [Troops; SEATS],
    #[is(Plain)]
    pub(crate) garrisons: super::List<u8, PROVINCES>,
}

impl Default for Public {
    fn default() -> Public {
        Public {
            sealed: false,
            gold: [0; SEATS],
            held: [0; SEATS],
            court: [[NONE; COURT]; SEATS],
            slots: [[NONE; COURT]; SEATS],
            armies: [[0; ARMIES]; SEATS],
            at: [[NONE; ARMIES]; SEATS],
            besieging: 0,
            reserve: [[0; OWN]; SEATS],
            garrisons: super::List([0; PROVINCES]),
        }
    }
}
