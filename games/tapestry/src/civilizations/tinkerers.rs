//! Tinkerers: four options, each once (TP-22.8).

use super::{People, offer_numbers};
use crate::actions::{LAST_SPACE, Mode, space_number, tier, wide};
use crate::chain::{Task, among};
use crate::content::{Unit, content};
use crate::effects::{About, Bonus};
use crate::events::Event;
use crate::kinds::{Resource, Track};
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

/// The resources of a tier's cost, a match with the next opponent ahead, three spaces back, the next bonus.
const COST: u8 = 0;
const MATCH: u8 = 1;
const BACK: u8 = 2;
const BONUS: u8 = 3;
const OPTIONS: u64 = 0b1111;

/// How far a task has come: an option was chosen, a token moved whose benefit may be gained.
const CHOSEN: u8 = 1;
const MOVED: u8 = 2;

impl Tapestry {
    /// The nearest opponent ahead of a token, if one is.
    fn next_ahead(&self, seat: Seat, token: Track) -> Option<u8> {
        let (track, space) = self.player(seat).token(token);
        let others = self
            .opponents(seat)
            .flat_map(|other| Track::ALL.map(|token| self.player(other).token(token)).into_iter());
        let ahead = others.filter(|(on, at)| *on == track && *at > space);
        ahead.map(|(_, at)| at).min()
    }
    /// The next space with a bonus ahead of a token.
    fn next_bonus(&self, seat: Seat, token: Track) -> Option<u8> {
        let (track, space) = self.player(seat).token(token);
        let has = |at: &u8| content().spaces[usize::from(space_number(track, *at))].price.is_some();
        (space + 1..=LAST_SPACE).find(has)
    }
    /// Tokens an option can be used with.
    fn tinkered(&self, seat: Seat, option: u8) -> u64 {
        let own = self.tokens_on(seat, self.tracks_in_play());
        let space = |token: Track| self.player(seat).token(token).1;
        own & self.tokens_that(|token| match option {
            COST => space(token) > 0,
            MATCH => self.can_advance(seat, token) && self.next_ahead(seat, token).is_some(),
            BACK => space(token) >= 3 && self.can_regress(seat, token),
            BONUS => self.can_advance(seat, token) && self.next_bonus(seat, token).is_some(),
            _ => false,
        })
    }

    /// The token moved; whether its benefit is gained is the question that is left.
    pub(super) fn offer_tinkerers<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        match (task.done, task.about) {
            (0, _) => {
                let left = OPTIONS & !u64::from(self.mats.used(People::Tinkerers));
                let useful = crate::actions::bits(left);
                let useful = useful.filter(|option| self.tinkered(seat, *option) != 0);
                let useful = useful.fold(0, |set, option| set | 1u64 << option);
                offer_numbers(to, useful, "TP-22.1", "refused-used-before");
                to.when(useful != 0, Move::No {});
            }
            (CHOSEN, About::Seat { n, .. }) => {
                let tokens = wide(self.tinkered(seat, n));
                let token = Track::Exploration;
                let mv = match n {
                    COST => Move::Repeat { token },
                    BACK => Move::Regress { token },
                    _ => Move::Advance { token },
                };
                among(to, tokens, mv, "TP-22.8", "refused-not-this-token");
            }
            _ => {
                to.one(Move::Yes {});
                to.one(Move::No {});
            }
        }
    }
    pub(super) fn do_tinkerers<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        match (answer, task.about) {
            (Move::Number { n }, _) => {
                self.again(task, CHOSEN, About::Seat { seat: seat.0, n });
                *self.mats.used_mut(People::Tinkerers) |= 1 << n;
            }
            (Move::Repeat { token }, _) => self.gain_cost(seat, token, tell),
            (Move::Advance { token }, About::Seat { n: MATCH, .. }) => {
                let Some(to) = self.next_ahead(seat, token) else { return };
                let (track, from) = self.player(seat).token(token);
                let mode = Mode { token: token as u8, benefit: true, bonus: Bonus::None };
                let about = About::Space { space: space_number(track, to), mode: mode.byte() };
                self.again(task, MOVED, about);
                self.advance_token(seat, token, to - from, Mode { benefit: false, ..mode }, tell);
            }
            (Move::Regress { token }, _) => {
                let (track, from) = self.player(seat).token(token);
                let space = from - 3;
                if space > 0 {
                    let mode = Mode::full(token as u8).byte();
                    self.again(
                        task,
                        MOVED,
                        About::Space { space: space_number(track, space), mode },
                    );
                }
                self.put_token(seat, token, track, space);
                tell.tell(|| Event::Regressed { seat, track, space });
            }
            (Move::Advance { token }, _) => {
                let Some(space) = self.next_bonus(seat, token) else { return };
                let track = self.player(seat).token(token).0;
                self.put_token(seat, token, track, space);
                tell.tell(|| Event::Moved { seat, track, space });
                if space == LAST_SPACE {
                    self.complete_track(seat, track, tell);
                }
                let mode = Mode { token: token as u8, benefit: false, bonus: Bonus::Free };
                self.gain_space(seat, space_number(track, space), mode);
            }
            (Move::Yes {}, About::Space { space, mode }) => {
                self.gain_space(seat, space, Mode::of(mode));
            }
            _ => {}
        }
    }

    /// The resources that the tier of a token costs; parts of any kind are chosen.
    fn gain_cost<T: Tell<Event>>(&mut self, seat: Seat, token: Track, tell: &mut T) {
        let (track, space) = self.player(seat).token(token);
        let about = About::Civilization { civilization: People::Tinkerers as u8, n: 0 };
        let costs = content().tracks[track.index()].costs[usize::from(tier(space)) - 1];
        for part in costs.iter() {
            match Resource::ALL.get(part.kind.index()) {
                Some(resource) => self.gain_resource(seat, *resource, part.n, about, tell),
                None => {
                    let root = match part.kind {
                        Unit::Different => content().roots.different_resources,
                        Unit::Identical => content().roots.identical_resources,
                        _ => content().roots.any_resource,
                    };
                    let times = if part.kind == Unit::Any { part.n } else { 1 };
                    for _ in 0..times {
                        self.begin(root, seat, about);
                    }
                }
            }
        }
    }

    /// Two resources of different kinds, or two of one kind: a task keeps the first, counted from 1.
    pub(super) fn offer_pair<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let first = task.done.checked_sub(1).map_or(0, |first| 1u64 << first);
        let mv = Move::Take { resource: Resource::Coin };
        among(to, wide(0b1111 & !first), mv, "TP-22.8", "refused-resource");
    }
    pub(super) fn take_pair<T: Tell<Event>>(
        &mut self,
        task: &Task,
        alike: bool,
        resource: Resource,
        tell: &mut T,
    ) {
        if !alike && task.done == 0 {
            self.again(task, resource as u8 + 1, task.about);
        }
        self.gain_resource(task.seat, resource, if alike { 2 } else { 1 }, task.about, tell);
    }
}
