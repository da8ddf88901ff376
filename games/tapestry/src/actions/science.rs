//! Research (TP-9.1, TP-9.2).

use super::{
    ALL,
    tracks::{LAST_SPACE, Mode},
    wide,
};
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Bonus, Key};
use crate::events::Event;
use crate::kinds::{Die, Source, Track};
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

/// What a result may be used for: the benefit, points beyond the last space.
const BENEFIT: u8 = 1 << 7;

impl Tapestry {
    /// One result, or several to choose from.
    pub(crate) fn research<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        benefit: bool,
        overflow: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (first, shown) = self.roll_science(seat, 1, chance, tell);
        self.begin_result(seat, shown, benefit, overflow);
        self.was_rolled(seat, Die::Science, first as u8, NONE);
    }

    /// One of these tracks is chosen, and may be used.
    pub(crate) fn begin_result(&mut self, seat: Seat, shown: u8, benefit: bool, overflow: u8) {
        let n = if benefit { BENEFIT } else { 0 } | overflow & !BENEFIT;
        self.begin(content().roots.result, seat, About::Track { track: shown, n });
    }

    /// The first result, and all tracks that were rolled as bits: so often, and once for each extra option.
    pub(crate) fn roll_science<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        times: u8,
        chance: &mut C,
        tell: &mut T,
    ) -> (Track, u8) {
        let die = &content().science_dice[usize::from(self.options.aa && !self.options.small_die)];
        let rolls = times
            + u8::from(self.has_changed(seat, Key::ScienceDieExtraRoll))
            + self.further_options(seat);
        let (mut first, mut shown) = (None, 0);
        for _ in 0..rolls {
            let track = Track::ALL[chance.below(die.tracks.into()) as usize % Track::COUNT];
            tell.tell(|| Event::Researched { seat, track });
            first = first.or(Some(track));
            shown |= 1 << track as u8;
        }
        (first.unwrap_or_default(), shown)
    }

    pub(crate) fn offer_results<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Track { track: shown, .. } = task.about else { return };
        to.given_at(Move::Track { track: Track::Exploration }, |need| {
            Some(
                need.only(ALL, wide(shown.into()), |_| {
                    Refusal::plain("TP-9.1", "refused-not-rolled")
                }),
            )
        });
    }

    pub(crate) fn use_track(&mut self, seat: Seat, track: Track, about: About) {
        let About::Track { n, .. } = about else { return };
        self.begin(content().roots.use_result, seat, About::Track { track: track as u8, n });
    }

    /// A token there may advance, or not (TP-9.1); beyond the last space it brings points (TP-9.2).
    pub(crate) fn offer_use<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Track { track, n } = task.about else { return };
        let here = self.tokens_on(task.seat, 1 << track);
        let able = self.advancing(task.seat, 1 << track, false);
        let over =
            here & self.tokens_that(|token| self.player(task.seat).token(token).1 == LAST_SPACE);
        let over = if n & !BENEFIT > 0 { over } else { 0 };
        if able | over == 0 {
            return;
        }
        to.given_at(Move::Advance { token: Track::Exploration }, |need| {
            Some(need.only(ALL, wide(able | over), |_| {
                Refusal::plain("TP-9.1", "refused-cannot-advance")
            }))
        });
        to.when(able != 0, Move::No {});
    }

    pub(crate) fn use_result<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        token: Track,
        about: About,
        tell: &mut T,
    ) {
        let About::Track { n, .. } = about else { return };
        if self.player(seat).token(token).1 == LAST_SPACE {
            self.score_points(seat, Source::Spaces, i16::from(n & !BENEFIT), tell);
            return;
        }
        let benefit = n & BENEFIT != 0;
        let bonus = if benefit { Bonus::Pay } else { Bonus::None };
        self.advance_token(seat, token, 1, Mode { token: token as u8, benefit, bonus }, tell);
    }
}
