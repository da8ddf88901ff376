//! Tokens on tracks: advancing, regressing, landmarks of tiers, what a space gives (TP-5, TP-9).

use super::bits;
use crate::content::content;
use crate::effects::{About, Bonus, Key, Tracks, When};
use crate::events::Event;
use crate::kinds::Track;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Seat, Tell};

pub(crate) const LAST_SPACE: u8 = 12;
/// Added to the mode of a space that an advance reaches.
const ADVANCED: u8 = 1 << 6;
/// Added to the seat of a lock until its present turn is over (TP-9.6).
pub(crate) const FRESH: u8 = 8;

/// Which token moves, and what of the space it reaches is gained: a byte of [`About::Space`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mode {
    pub(crate) token: u8,
    pub(crate) benefit: bool,
    pub(crate) bonus: Bonus,
}

impl Mode {
    pub(crate) fn byte(self) -> u8 {
        self.token | u8::from(self.benefit) << 3 | (self.bonus as u8) << 4
    }
    pub(crate) fn of(byte: u8) -> Mode {
        let bonus = Bonus::ALL[usize::from(byte >> 4 & 3).min(Bonus::COUNT - 1)];
        Mode { token: byte & 7, benefit: byte >> 3 & 1 == 1, bonus }
    }
    /// Was this space reached by an advance? Then some may go elsewhere instead of gaining it.
    pub(crate) const fn is_of_advance(byte: u8) -> bool {
        byte & ADVANCED != 0
    }
    /// Benefit, and the bonus if it is paid.
    pub(crate) const fn full(token: u8) -> Mode {
        Mode { token, benefit: true, bonus: Bonus::Pay }
    }
}

/// The track of a number. Saved tables may hold others, and must not end a program.
#[inline]
pub(crate) fn track_at(number: u8) -> Track {
    Track::ALL[usize::from(number).min(Track::COUNT - 1)]
}

/// The number of a space from 1 among all spaces.
pub(crate) fn space_number(track: Track, space: u8) -> u8 {
    track as u8 * LAST_SPACE + space - 1
}

/// The track and the space of such a number.
pub(crate) fn track_and_space(number: u8) -> (Track, u8) {
    (track_at(number / LAST_SPACE), number % LAST_SPACE + 1)
}

/// I to IV as 1 to 4; 0 for the start.
pub(crate) const fn tier(space: u8) -> u8 {
    space.div_ceil(3)
}

impl Tapestry {
    /// Nobody else has locked this track (TP-9.6).
    pub(crate) fn is_unlocked(&self, seat: Seat, track: Track) -> bool {
        let lock = self.locks[track.index()];
        lock == NONE || lock & 7 == seat.0
    }

    /// Tokens that may move forward, as bits (TP-5.1, TP-9.6).
    pub(crate) fn movable(&self, seat: Seat) -> u64 {
        let in_play = self.tracks_in_play();
        let mut open = u16::from(in_play);
        for (track, lock) in self.locks.iter().enumerate() {
            let locked = *lock != NONE && lock & 7 != seat.0;
            open &= !(u16::from(locked) << track);
        }
        for (key, track) in [
            (Key::CannotAdvanceMilitary, Track::Military),
            (Key::CannotAdvanceScience, Track::Science),
        ] {
            open &= !(u16::from(self.has_changed(seat, key)) << track as u8);
        }
        let mut movable = 0;
        for (token, at) in self.player(seat).tokens.iter().enumerate() {
            let free = open >> (at >> 4) & 1 == 1 && at & 15 < LAST_SPACE;
            movable |= u64::from(free) << token;
        }
        movable & u64::from(in_play)
    }

    /// True if a token may move forward.
    pub(crate) fn can_advance(&self, seat: Seat, token: Track) -> bool {
        self.movable(seat) >> token as u8 & 1 == 1
    }

    /// True if a token may move back (TP-9.4).
    pub(crate) fn can_regress(&self, seat: Seat, token: Track) -> bool {
        let (track, space) = self.player(seat).token(token);
        space > 0 && self.tracks_in_play() >> token as u8 & 1 == 1 && self.is_unlocked(seat, track)
    }

    /// Tokens for which this holds, as bits.
    pub(crate) fn tokens_that(&self, holds: impl Fn(Track) -> bool) -> u64 {
        Track::ALL
            .into_iter()
            .filter(|token| holds(*token))
            .fold(0, |bits, it| bits | 1 << it as u8)
    }

    /// Tokens of a seat on these tracks, as bits.
    pub(crate) fn tokens_on(&self, seat: Seat, tracks: u8) -> u64 {
        self.tokens_that(|token| tracks >> self.player(seat).token(token).0 as u8 & 1 == 1)
    }

    /// The tracks an effect speaks of.
    pub(crate) fn tracks_of(&self, on: Tracks, about: About) -> u8 {
        match about {
            About::Track { track, .. } if on.is_chosen() => 1 << track,
            _ => on.bits() & self.tracks_in_play(),
        }
    }

    /// Tokens an effect may advance.
    pub(crate) fn advancing(&self, seat: Seat, tracks: u8, first_tier: bool) -> u64 {
        let tokens = self.tokens_on(seat, tracks) & self.movable(seat);
        let fits = |token: Track| !first_tier || self.player(seat).token(token).1 < 3;
        tokens & self.tokens_that(fits)
    }

    pub(crate) fn regressing(&self, seat: Seat, tracks: u8) -> u64 {
        self.tokens_on(seat, tracks) & self.tokens_that(|token| self.can_regress(seat, token))
    }

    /// One advance over so many spaces: landmarks of every tier that is entered, then the space (TP-5.2).
    pub(crate) fn advance_token<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        token: Track,
        by: u8,
        mode: Mode,
        tell: &mut T,
    ) {
        let (track, from) = self.player(seat).token(token);
        let to = (from + by).min(LAST_SPACE);
        self.put_token(seat, token, track, to);
        tell.tell(|| Event::Advanced { seat, track, space: to });
        let about = About::Space { space: space_number(track, to), mode: mode.byte() | ADVANCED };
        let roots = &content().roots;
        self.begin(if mode.benefit { roots.advanced } else { roots.advanced_bare }, seat, about);
        for entered in (tier(from) + 1..=tier(to)).rev() {
            let first = (entered - 1) * 3 + 1;
            let about = About::Space { space: space_number(track, first), mode: mode.byte() };
            self.begin(roots.tier, seat, about);
        }
        if to == LAST_SPACE {
            self.complete_track(seat, track, tell);
        }
    }

    pub(crate) fn put_token(&mut self, seat: Seat, token: Track, track: Track, space: u8) {
        self.player_mut(seat).tokens[token.index()] = (track as u8) << 4 | space;
    }

    /// One space back, with the benefit of the space reached if the effect says so (TP-9.4).
    pub(crate) fn regress_token<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        token: Track,
        mode: Mode,
        tell: &mut T,
    ) {
        let (track, from) = self.player(seat).token(token);
        let space = from - 1;
        self.put_token(seat, token, track, space);
        tell.tell(|| Event::Regressed { seat, track, space });
        if mode.benefit && space > 0 {
            self.gain_space(seat, space_number(track, space), mode);
        }
    }

    /// The benefit of a space without a move.
    pub(crate) fn gain_space(&mut self, seat: Seat, space: u8, mode: Mode) {
        self.begin(content().roots.space_reached, seat, About::Space { space, mode: mode.byte() });
    }

    /// The tier's landmark, if it is unclaimed (TP-12.7).
    pub(crate) fn tier_landmark<T: Tell<Event>>(&mut self, seat: Seat, space: u8, tell: &mut T) {
        let (track, at) = track_and_space(space);
        if at == 1 {
            return;
        }
        let landmark = content().tracks[track.index()].landmarks[usize::from(tier(at)) - 2] as u8;
        if self.landmarks[usize::from(landmark)] == NONE {
            self.gain_landmark(seat, landmark, true, tell);
        } else {
            self.happens(When::ReachClaimedLandmark, seat, About::Space { space, mode: 0 });
        }
    }

    /// True if this seat may still activate a space this turn (TP-5.4).
    pub(crate) fn may_activate(&self, seat: Seat, space: u8) -> bool {
        seat != self.active() || self.activated >> space & 1 == 0
    }

    /// Benefit, then bonus; once a turn (TP-5.4).
    pub(crate) fn space_effects(&mut self, seat: Seat, space: u8, mode: Mode) {
        if !mode.benefit && mode.bonus == Bonus::None || !self.may_activate(seat, space) {
            return;
        }
        if seat == self.active() {
            self.activated |= 1 << space;
        }
        let about = About::Space { space, mode: mode.byte() };
        let printed = &content().spaces[usize::from(space)];
        match mode.bonus {
            _ if printed.price.is_none() => {}
            Bonus::None => {}
            Bonus::Free => self.begin(printed.bonus_free, seat, about),
            Bonus::Pay
                if printed.costs_any_one()
                    && self.has_changed(seat, Key::FreeAnyResourceBonuses) =>
            {
                self.begin(printed.bonus_free, seat, about);
            }
            Bonus::Pay if self.options.neoprene => self.begin(printed.bonus_cheap, seat, about),
            Bonus::Pay => self.begin(printed.bonus, seat, about),
        }
        if mode.benefit {
            self.begin(content().roots.space_gained, seat, about);
            self.begin(printed.benefit, seat, about);
        }
    }

    /// Tokens whose space could be gained again (TP-9.5): not the one the effect itself stands on.
    pub(crate) fn repeatable(&self, seat: Seat) -> u64 {
        self.tokens_that(|token| {
            let (track, space) = self.player(seat).token(token);
            space > 0
                && self.tracks_in_play() >> token as u8 & 1 == 1
                && self.may_activate(seat, space_number(track, space))
        })
    }

    /// All tokens forward, without it being an advance.
    pub(crate) fn jump<T: Tell<Event>>(&mut self, seat: Seat, spaces: u8, tell: &mut T) {
        for token in bits(self.tracks_in_play().into()).map(|at| Track::ALL[usize::from(at)]) {
            let (track, from) = self.player(seat).token(token);
            let space = (from + spaces).min(LAST_SPACE);
            if space > from && self.is_unlocked(seat, track) {
                self.put_token(seat, token, track, space);
                tell.tell(|| Event::Moved { seat, track, space });
                if space == LAST_SPACE {
                    self.complete_track(seat, track, tell);
                }
            }
        }
    }

    /// Nobody is further on this track (TP-0.9).
    pub(crate) fn leads(&self, seat: Seat, track: Track) -> bool {
        let mine = self.player(seat).position(track);
        self.opponents(seat).all(|other| self.player(other).position(track) <= mine)
    }
    /// Every opponent is further.
    pub(crate) fn trails(&self, seat: Seat, track: Track) -> bool {
        let mine = self.player(seat).position(track);
        self.opponents(seat).all(|other| self.player(other).position(track) > mine)
    }
}
