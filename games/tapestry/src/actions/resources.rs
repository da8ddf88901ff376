//! Resources, points, achievements (TP-1.3, TP-6.8, TP-15, TP-16.2).

use super::one_of;
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Kind, When};
use crate::events::Event;
use crate::kinds::{Achievement, Resource, Source, Track};
use crate::state::{Item, MAX_SEATS, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Seat, Tell};

/// More is lost at the moment of gaining (TP-1.3).
pub(crate) const MOST_HELD: u8 = 8;

impl Tapestry {
    /// Gains so many, as far as there is room; the gain counts all the same (TP-1.3).
    pub(crate) fn gain_resource<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u8,
        about: About,
        tell: &mut T,
    ) {
        let held = &mut self.player_mut(seat).resources[resource.index()];
        *held = (*held + count).min(MOST_HELD);
        tell.tell(|| Event::Gained { seat, resource, count });
        let origin = u8::from(matches!(about, About::Die { .. }));
        for _ in 0..count {
            let about = About::Resource { resource: resource as u8, origin };
            self.happens(When::GainResource, seat, about);
        }
    }

    pub(crate) fn pay_resource<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u8,
        tell: &mut T,
    ) {
        if count > 0 {
            self.player_mut(seat).resources[resource.index()] -= count;
            tell.tell(|| Event::Paid { seat, resource, count });
        }
    }

    pub(crate) fn lose_resource<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u8,
        tell: &mut T,
    ) {
        let held = &mut self.player_mut(seat).resources[resource.index()];
        let count = count.min(*held);
        *held -= count;
        if count > 0 {
            tell.tell(|| Event::Lost { seat, resource, count });
        }
    }

    /// Resources held, as bits.
    #[inline]
    pub(crate) fn held_kinds(&self, seat: Seat) -> u64 {
        let held = (0u8..).zip(self.player(seat).resources);
        held.filter(|(_, count)| *count > 0).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// What the next unit of a price may be, as bits; nothing if it cannot be paid in full.
    pub(crate) fn payable(&self, task: &Task, kind: Kind, n: u8) -> u64 {
        let left = n.saturating_sub(task.done);
        let player = self.player(task.seat);
        match kind.resource() {
            Some(resource) if player.resources[resource.index()] >= left => 1 << resource as u8,
            None if player.held() >= left => self.held_kinds(task.seat),
            _ => 0,
        }
    }

    /// Points of a seat, never below 0 (TP-16.2).
    pub(crate) fn score_points<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        source: Source,
        points: i16,
        tell: &mut T,
    ) {
        let player = self.player_mut(seat);
        let points = points.max(-player.points);
        player.points += points;
        player.earned[source.index()] += points;
        if points != 0 {
            tell.tell(|| Event::Scored { seat, points, source });
        }
    }

    /// Where points come from.
    pub(crate) fn source_of(about: About) -> Source {
        match about {
            About::Space { .. } | About::Track { .. } => Source::Spaces,
            About::Tile { .. } | About::SpaceTile { .. } => Source::Exploration,
            About::Hex { .. } | About::Die { .. } => Source::Conquest,
            About::Tapestry { .. } => Source::Tapestries,
            About::Technology { .. } => Source::Technologies,
            About::Civilization { .. } => Source::Civilizations,
            About::Nothing => Source::Income,
            _ => Source::Other,
        }
    }

    /// Takes the highest free value of an achievement, once (TP-15.1).
    pub(crate) fn achieve<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        achievement: Achievement,
        tell: &mut T,
    ) {
        if self.player(seat).achieved >> achievement as u8 & 1 == 1 {
            return;
        }
        let at = achievement.index();
        let values = {
            let row = &content().achievements[at];
            if self.seats <= 3 { row.small } else { row.large }
        };
        let taken = usize::from(self.achievements[at]);
        let Some(points) = values.get(taken).copied() else { return };
        self.achievements[at] += 1;
        self.player_mut(seat).achieved |= 1 << achievement as u8;
        tell.tell(|| Event::Achieved { seat, achievement, points });
        self.score_points(seat, Source::Achievements, points.into(), tell);
    }

    /// A token stands on space 12 (TP-15.2).
    pub(crate) fn complete_track<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        track: Track,
        tell: &mut T,
    ) {
        self.player_mut(seat).completed |= 1 << track as u8;
        self.check_predictions();
        self.achieve(seat, Achievement::CompleteTrack, tell);
    }

    /// Two outposts of opponents that lie toppled by this seat (TP-15.3, TP-10.9).
    pub(crate) fn check_toppled<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let items = self.items.iter().flatten();
        // For the Automa only those of people count (TP-26.15).
        let counts = |it: &&Item| !self.is_rival(seat) || !self.is_rival(it.owner());
        let toppled =
            items.filter(|it| it.toppled_by() == Some(seat) && it.owner() != seat).filter(counts);
        if toppled.count() >= 2 {
            self.achieve(seat, Achievement::ToppleTwo, tell);
        }
    }

    /// After anything changed on the map.
    pub(crate) fn survey(&mut self) {
        self.derived = self.surveyed();
    }

    pub(crate) fn surveyed(&self) -> crate::state::Derived {
        let mut derived = crate::state::Derived::default();
        let explored = self.board.explored();
        for (hex, items) in (0u8..).zip(&self.items) {
            let bit = 1u64 << hex;
            if explored & bit == 0 {
                continue;
            }
            let mut count = 0;
            for item in items.iter().filter(|item| !item.is_nothing()) {
                count += 1;
                if item.controls() && item.owner().index() < MAX_SEATS {
                    derived.controlled[item.owner().index()] |= bit;
                }
            }
            if count == 0 {
                derived.empty |= bit;
            }
            if count <= 1 {
                derived.with_room |= bit;
            }
        }
        derived
    }
}

/// Sets things are drawn from at random.
pub(crate) trait Draws {
    /// Takes one at random.
    fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<u8>;
}

macro_rules! draws {
    ($($set:ty => $wide:ty),+) => {$(
        impl Draws for $set {
            fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<u8> {
                let drawn = one_of(<$wide>::from(*self), chance)?;
                *self &= !(1 << drawn);
                Some(drawn)
            }
        }
    )+};
}
draws!(u16 => u64, u32 => u64, u64 => u64, u128 => u128);
