//! Wars and the reasons for them (AR-7).

use super::{NONE, SEATS};
use crate::effects::{Grievance, Scope};
use crate::kinds::{Region, WarKind};
use engine::Seat;
use engine::saved::{Maybe, Plain};
use serde::{Deserialize, Serialize};

/// A side of a war, by its number.
pub type Camp = usize;

/// A war; one without camps is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct War {
    pub(crate) kind: WarKind,
    /// Camps, those that are out included; 0 for no war.
    pub(crate) camps: u8,
    #[is([Maybe<Seat>; SEATS])]
    pub(crate) leaders: [u8; SEATS],
    /// The camp of each seat.
    #[is(Plain)]
    pub(crate) camp_of: [u8; SEATS],
    /// What is fought for (AR-7.3, AR-7.6).
    #[is(Maybe<Region>)]
    pub(crate) region: u8,
    /// When it began: wars are looked at in this order (AR-7.21).
    pub(crate) since: u16,
    /// Military turns it has seen.
    pub(crate) turns: u8,
    /// Of them, those in which the lord had no king (AR-8.6).
    pub(crate) kingless: u8,
    /// Battles won by each camp (AR-7.16).
    #[is(Plain)]
    pub(crate) battles: [u8; SEATS],
    /// Towns each camp has had its prestige for, as bits (AR-10.17).
    #[is(Plain)]
    pub(crate) looted: [u64; SEATS],
    /// Camps that were defeated and are out, as bits, and those that left without loss (AR-6.13).
    pub(crate) defeated: u8,
    pub(crate) lapsed: u8,
    /// Defeated players who become vassals when it ends (AR-6.12), as bits of seats.
    pub(crate) subdued: u8,
    /// Whose election was contested (AR-6.14).
    #[is(Maybe<Seat>)]
    pub(crate) elected: u8,
}

impl Default for War {
    fn default() -> War {
        War {
            kind: WarKind::Border,
            camps: 0,
            leaders: [NONE; SEATS],
            camp_of: [NONE; SEATS],
            region: NONE,
            since: 0,
            turns: 0,
            kingless: 0,
            battles: [0; SEATS],
            looted: [0; SEATS],
            defeated: 0,
            lapsed: 0,
            subdued: 0,
            elected: NONE,
        }
    }
}

impl War {
    #[inline]
    pub(crate) fn is_on(&self) -> bool {
        self.camps > 0
    }
    /// The camp of a seat, as long as that camp is in the war.
    #[inline]
    pub(crate) fn camp(&self, seat: Seat) -> Option<Camp> {
        let camp = self.camp_of[seat.index()];
        (self.is_on() && camp != NONE && (self.defeated | self.lapsed) >> camp & 1 == 0)
            .then_some(usize::from(camp))
    }
    #[inline]
    pub(crate) fn are_hostile(&self, one: Seat, other: Seat) -> bool {
        match (self.camp(one), self.camp(other)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        }
    }
    pub(crate) fn leads(&self, seat: Seat) -> bool {
        self.camp(seat).is_some_and(|camp| self.leaders[camp] == seat.0)
    }
    /// Camps still fighting.
    pub(crate) fn standing(&self) -> impl Iterator<Item = Camp> + use<> {
        let (camps, out) = (usize::from(self.camps), self.defeated | self.lapsed);
        (0..camps).filter(move |camp| out >> camp & 1 == 0)
    }
    pub(crate) fn leader(&self, camp: Camp) -> Seat {
        Seat(self.leaders[camp])
    }
    /// The leaders of all camps, as bits.
    pub(crate) fn led(&self) -> u8 {
        let leaders = self.leaders.iter().take(usize::from(self.camps));
        leaders.fold(0, |bits, leader| bits | 1 << leader)
    }
    /// Members of a camp, its leader included, as bits.
    pub(crate) fn members(&self, camp: Camp) -> u8 {
        let seats = (0u8..).zip(self.camp_of).filter(|(_, it)| usize::from(*it) == camp);
        seats.fold(0, |bits, (seat, _)| bits | 1 << seat)
    }
}

/// A casus belli, good for this phase (AR-7.6, AR-7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    #[is(Maybe<Seat>)]
    pub(crate) holder: u8,
    /// Nobody in particular: one player named in the declaration (AR-21.11).
    #[is(Maybe<Seat>)]
    pub(crate) against: u8,
    pub(crate) grievance: Grievance,
    pub(crate) scope: Scope,
}

impl Default for Ground {
    fn default() -> Ground {
        Ground { holder: NONE, against: NONE, grievance: Grievance::Claim, scope: Scope::Nowhere }
    }
}
