//! A turn: income or advance (TP-3, TP-5.1).

use super::tracks::{FRESH, Mode, space_number, tier};
use super::{ALL, wide};
use crate::chain::Task;
use crate::civilizations::People;
use crate::content::{Cost, FinalTime, content};
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Track;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Refusal, Seat, Tell};

/// Income turns of a game (TP-3.3).
pub(crate) const INCOME_TURNS: u8 = 5;

/// What an advance to this space costs (TP-5.1).
fn cost_of(track: Track, to: u8) -> &'static Cost {
    &content().costs[track.index()][tier_index(to)]
}

/// Where the tier of a space stands in a table.
fn tier_index(space: u8) -> usize {
    usize::from(tier(space).clamp(1, 4)) - 1
}

impl Tapestry {
    /// What comes before an advance: an ability of a mat that is used then.
    fn offer_before_advance<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let civilization = People::Utilitarians as u8;
        if self.lighthouse(seat).is_some() {
            let some = self.player(seat).income_turns > 0 && self.can_take_advance(seat);
            to.when(some, Move::Civilization { civilization });
        }
    }

    /// An income turn, or an advance that can be paid (TP-3.2).
    pub(crate) fn offer_turn<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let player = self.player(seat);
        to.given(Move::Income {}, |need| {
            need.that(player.income_turns < INCOME_TURNS, || {
                Refusal::plain("TP-3.3", "refused-no-income-turn-left")
            })?;
            need.that(!self.mats.lit, || Refusal::plain("TP-3.2", "refused-advance-begun"))
        });
        self.offer_advances(seat, to);
    }

    /// Advances that can be paid, and what comes before one.
    pub(crate) fn offer_advances<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let player = self.player(seat);
        to.given_at(Move::Advance { token: Track::Exploration }, |need| {
            need.that(player.income_turns > 0, || {
                Refusal::plain("TP-3.2", "refused-income-first")
            })?;
            let movable = self.movable(seat);
            let places = need
                .only(ALL, wide(movable), |_| Refusal::plain("TP-5.1", "refused-cannot-advance"));
            let paid = self.payable_advances(seat, movable);
            Some(need.only(places, wide(paid), |_| Refusal::plain("TP-5.1", "refused-cannot-pay")))
        });
        self.offer_before_advance(seat, to);
    }

    /// Some token can advance and its price can be paid.
    pub(crate) fn can_take_advance(&self, seat: Seat) -> bool {
        let movable = self.movable(seat);
        self.payable_advances(seat, movable) != 0
    }

    /// Begins what was chosen for a turn.
    pub(crate) fn take_turn<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let (seat, about) = (task.seat, task.about);
        match answer {
            Move::Income {} => self.begin_income(seat, tell),
            Move::Civilization { .. } => {
                self.again(task, 0, about);
                self.use_lighthouse(seat);
            }
            Move::Advance { token } => {
                self.income = false;
                self.copied = 0;
                self.begin_advance(seat, token, tell);
            }
            _ => {}
        }
    }

    /// Of these tokens those whose advance can be paid, as bits.
    fn payable_advances(&self, seat: Seat, tokens: u64) -> u64 {
        let (player, costs) = (self.player(seat), &content().costs);
        let (mut held, mut kinds, mut most) = (0, 0, 0);
        for count in player.resources {
            held += count;
            kinds += u8::from(count > 0);
            most = most.max(count);
        }
        let mut paid = 0;
        for (at, token) in Track::ALL.into_iter().enumerate() {
            if tokens >> at & 1 == 0 {
                continue;
            }
            let (track, space) = player.token(token);
            let cost = &costs[track.index()][tier_index(space + 1)];
            let own = cost.resource.map_or(0, |resource| player.resources[resource.index()]);
            let payable = own >= cost.own
                && held >= cost.own + cost.any
                && kinds >= cost.different
                && most >= cost.identical;
            paid |= u64::from(payable) << at;
        }
        paid
    }

    /// The part of the price that leaves no choice is paid at once.
    pub(crate) fn begin_advance<T: Tell<Event>>(&mut self, seat: Seat, token: Track, tell: &mut T) {
        let (track, space) = self.player(seat).token(token);
        let to = space + 1;
        let cost = cost_of(track, to);
        if let Some(resource) = cost.resource {
            self.pay_resource(seat, resource, cost.own, tell);
        }
        let mode = Mode::full(token as u8).byte();
        let about = About::Space { space: space_number(track, to), mode };
        self.begin(content().roots.advance, seat, about);
    }

    /// What the next unit of the price may be, as bits. A task keeps how many units were paid; of units
    /// that must differ or be alike which ones were.
    pub(crate) fn advance_price(&self, task: &Task, space: u8) -> u64 {
        let (track, at) = super::tracks::track_and_space(space);
        let cost = cost_of(track, at);
        let held = self.held_kinds(task.seat);
        if cost.different > 0 {
            let paid = u64::from(task.done);
            return if paid.count_ones() as u8 >= cost.different { 0 } else { held & !paid };
        }
        if cost.identical > 0 {
            let enough = (0u8..).zip(self.player(task.seat).resources);
            let enough = enough.filter(|(_, count)| *count >= cost.identical);
            return if task.done > 0 { 0 } else { enough.fold(0, |bits, (at, _)| bits | 1 << at) };
        }
        if task.done >= cost.any { 0 } else { held }
    }

    /// What a task of a price keeps once this was paid, and how many units that is.
    pub(crate) fn price_paid(&self, task: &Task, space: u8, resource: u8) -> (u8, u8) {
        let (track, at) = super::tracks::track_and_space(space);
        let cost = cost_of(track, at);
        if cost.different > 0 {
            (task.done | 1 << resource, 1)
        } else if cost.identical > 0 {
            (1, cost.identical)
        } else {
            (task.done + 1, 1)
        }
    }

    /// The turn is over: locks run out, whose income turns are taken is finished (TP-3.4, TP-9.6).
    pub(crate) fn end_turn<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        self.end_locks(seat);
        self.clear_turn();
        if self.player(seat).income_turns == INCOME_TURNS {
            if self.plays_on(seat) {
                self.begin_further_turns(seat);
            } else {
                self.finish(seat, tell);
            }
        }
        self.pass_turn(seat);
    }

    /// Locks end with the next turn of their owner, taken or not (TP-9.6).
    pub(crate) fn end_locks(&mut self, seat: Seat) {
        for lock in &mut self.locks {
            if *lock == seat.0 {
                *lock = NONE;
            } else if *lock == seat.0 | FRESH {
                *lock = seat.0;
            }
        }
    }

    /// The game of this seat is over (TP-17.1).
    pub(crate) fn finish<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        if !self.player(seat).over {
            self.forget_named(seat);
            self.score_mats_at(seat, |when| when == FinalTime::EndOfOwnGame, tell);
            self.player_mut(seat).over = true;
            tell.tell(|| Event::Finished { seat });
        }
    }

    /// What counts for one turn only.
    pub(crate) fn clear_turn(&mut self) {
        self.activated = 0;
        (self.aligned, self.explored_hex) = (0, NONE);
        self.mats.built = false;
        self.mats.lit = false;
        self.mats.stored = false;
        self.mats.held_now = 0;
        for player in &mut self.players {
            (player.upgraded, player.risen) = (0, 0);
        }
    }

    /// The next one who is not finished is to move. Rivals have their turn after those of all people (TP-26.5).
    pub(crate) fn pass_turn(&mut self, seat: Seat) {
        let first = Seat(self.first);
        let plays = |it: &Seat| !self.player(*it).over;
        let mut people = self.clockwise(first).filter(|it| !self.is_rival(*it)).filter(plays);
        let rivals = self.rivals_seat().filter(plays);
        let after = |it: &Seat| self.place_of(*it) > self.place_of(seat);
        let foremost = people.clone().next();
        let later = if self.is_rival(seat) { None } else { people.find(after) };
        // The Automa plays to its end, the Shadow Empire alone as long as somebody else plays.
        let rivals_play = self.rivals.count > 1 || foremost.is_some();
        let next = match (later, rivals) {
            (Some(next), _) => Some(next),
            (None, Some(rivals)) if rivals != seat && rivals_play => Some(rivals),
            (None, Some(rivals)) if foremost.is_none() => Some(rivals).filter(|_| rivals_play),
            _ => foremost,
        };
        if let Some(next) = next {
            for passed in self.opponents(seat).take_while(|it| *it != next) {
                if self.player(passed).over {
                    self.end_locks(passed);
                }
            }
            self.active = next.0;
        }
    }

    /// How far clockwise from the first player, people only.
    fn place_of(&self, seat: Seat) -> u8 {
        (seat.0 + self.people() - self.first) % self.people()
    }
}
