//! Moves of armies, home, flights (AR-10.1 to AR-10.5, AR-10.20, AR-18.4).

use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::kinds::OWN;
use crate::map;
use crate::moves::Move;
use crate::state::{Arcadia, NONE};
use engine::chain::Runs;
use engine::{Offers, Places, Refusal, Requires, Seat, Tell};

impl Arcadia {
    /// Occupied by a player who is neither friendly nor hostile and has not granted access (AR-2.4).
    #[inline]
    pub(crate) fn is_closed(&self, seat: Seat, province: u8) -> bool {
        let occupier = self.town(province).occupier;
        occupier != NONE
            && !self.is_friendly(seat, Seat(occupier))
            && !self.is_hostile(seat, Seat(occupier))
            && self.player(Seat(occupier)).admits >> seat.0 & 1 == 0
    }
    /// Friendly for moving: a friend's, or open by access (AR-8.8).
    fn is_easy(&self, seat: Seat, province: u8) -> bool {
        let occupier = self.town(province).occupier;
        occupier != NONE
            && !self.is_hostile(seat, Seat(occupier))
            && !self.is_closed(seat, province)
    }
    /// Seats with an army with units there, as bits.
    pub(crate) fn armies_in(&self, province: u8) -> u8 {
        let here = self.all_seats().filter(|seat| {
            self.player(*seat).armies.iter().any(|army| army.at == province && army.size() > 0)
        });
        here.fold(0, |bits, seat| bits | 1 << seat.0)
    }
    pub(crate) fn has_hostile_army(&self, seat: Seat, province: u8) -> bool {
        self.armies_in(province) & self.derived.hostile[seat.index()] != 0
    }

    /// AR-10.20.
    pub(crate) fn home(&self, seat: Seat) -> Option<u8> {
        let capital = self.capital(seat);
        if self.is_in_friendly(seat, capital) {
            return Some(capital);
        }
        let key = |at: &u8| {
            let card = &content().provinces[usize::from(*at)];
            (card.gold, card.fortress, std::cmp::Reverse(*at))
        };
        self.in_play().filter(|at| self.town(*at).occupier == seat.0).max_by_key(key)
    }
    /// An army is put in the home province; without a home its units are disbanded (AR-10.20).
    pub(crate) fn put_home<T: Tell<Event>>(&mut self, seat: Seat, army: usize, tell: &mut T) {
        let (home, since) = (self.home(seat), self.clock);
        self.clock += 1;
        let pawn = &mut self.player_mut(seat).armies[army];
        let from = pawn.at;
        (pawn.besieges, pawn.moved) = (false, true);
        if pawn.size() == 0 {
            pawn.at = NONE;
        } else if let Some(home) = home {
            if pawn.at != home {
                (pawn.at, pawn.since) = (home, since);
                tell.tell(|| Event::WentHome { seat, army: army as u8, to: home });
            }
        } else {
            let troops = std::mem::replace(&mut pawn.troops, [0; OWN]);
            pawn.at = NONE;
            self.return_to_reserve(seat, &troops);
            tell.tell(|| Event::Dispersed { seat, army: army as u8 });
        }
        if from != NONE {
            self.lift_sieges();
        }
    }

    /// A new activation: everybody's own armies may move again (AR-10.2).
    pub(crate) fn start_activation<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = self.active();
        (self.fray.met, self.fray.stormed) = ([0; 4], 0);
        for army in &mut self.player_mut(seat).armies {
            (army.steps, army.fled) = (0, false);
        }
        tell.tell(|| Event::ActivationStarted { seat });
    }
    pub(crate) fn start_military_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.set_order();
        for army in self.players.iter_mut().flat_map(|player| &mut player.armies) {
            (army.steps, army.moved, army.fought) = (0, false, false);
        }
        let first = Seat(self.first);
        tell.tell(|| Event::MilitaryTurn { first });
    }

    /// So many steps an army may make (AR-10.3, AR-10.5).
    fn steps(&self, seat: Seat) -> u8 {
        let steps = i32::from(content().rules.march.steps) + self.sum(seat, Key::MoveBonus);
        let cap = self.sum(seat, Key::MoveCap);
        (if cap > 0 { steps.min(cap) } else { steps }).max(0) as u8
    }
    /// Steps an army may still make, if it may march at all.
    pub(crate) fn march_left(&self, seat: Seat, army: usize) -> u8 {
        let ready = self.step == crate::state::Step::Moves
            && self.active() == seat
            && self.can_march(seat, army, &mut engine::Whether).is_some();
        if ready { self.steps(seat) - self.player(seat).armies[army].steps } else { 0 }
    }
    /// Provinces a step may go to: not closed, and where others fight it out no third party (AR-10.5).
    fn can_enter(&self, seat: Seat, province: u8, needs: &mut impl Requires) -> Option<()> {
        needs
            .that(!self.is_closed(seat, province), || Refusal::plain("AR-7.9", "refused-closed"))?;
        let easy = self.is_easy(seat, province);
        let known = self.derived.friends[seat.index()] | self.derived.hostile[seat.index()];
        let strangers = self.armies_in(province) & !known != 0;
        needs.that(easy || !strangers, || Refusal::plain("AR-10.5", "refused-strangers-there"))
    }
    /// What an army needs to make a step at all.
    fn can_march(&self, seat: Seat, army: usize, needs: &mut impl Requires) -> Option<()> {
        let player = self.player(seat);
        let pawn = &player.armies[army];
        needs.that(pawn.size() > 0, || Refusal::plain("AR-10.4", "refused-no-units"))?;
        needs.that(player.general(army).is_some(), || {
            Refusal::plain("AR-10.4", "refused-no-general")
        })?;
        needs.that(pawn.steps < self.steps(seat), || {
            Refusal::plain("AR-10.3", "refused-no-steps")
        })?;
        needs.that(!pawn.moved, || Refusal::plain("AR-10.4", "refused-has-moved"))
    }
    #[inline]
    pub(crate) fn offer_marches<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        for army in 0..3 {
            let at = self.player(seat).armies[army].at;
            if at == NONE && !O::EXPLAINS {
                continue;
            }
            to.given_at(Move::March { army: army as u8, to: 0 }, |need| {
                self.can_march(seat, army, need)?;
                let near = self.derived.near[usize::from(at)];
                let far = |_| Refusal::plain("AR-10.3", "refused-not-adjacent");
                let near = need.only((1 << 36) - 1, near.into(), far);
                let mut open = 0u128;
                near.each(|place| {
                    let enters = self.can_enter(seat, place as u8, &mut engine::Whether);
                    open |= u128::from(enters.is_some()) << place;
                });
                Some(need.only(near, open, |place| {
                    if self.is_closed(seat, place as u8) {
                        Refusal::plain("AR-7.9", "refused-closed")
                    } else {
                        Refusal::plain("AR-10.5", "refused-strangers-there")
                    }
                }))
            });
        }
        to.one(Move::Done {});
    }
    #[inline]
    pub(crate) fn march<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        let Move::March { army, to } = answer else { return };
        self.again(task, 0, About::Nothing);
        let since = self.clock;
        self.clock += 1;
        let easy = self.is_easy(seat, to);
        let blocked = !easy || self.has_hostile_army(seat, to);
        let steps = self.steps(seat);
        // One army after the other: whoever has begun and is not this one has finished.
        for (at, pawn) in self.player_mut(seat).armies.iter_mut().enumerate() {
            pawn.moved |= at != usize::from(army) && pawn.steps > 0;
        }
        let pawn = &mut self.player_mut(seat).armies[usize::from(army)];
        let left = pawn.besieges.then_some(pawn.at);
        pawn.steps += 1;
        (pawn.at, pawn.since, pawn.besieges) = (to, since, false);
        pawn.moved = blocked || pawn.steps >= steps;
        tell.tell(|| Event::Marched { seat, army, to });
        self.break_no_entry(seat, to, tell);
        if left.is_some() {
            self.lift_sieges();
        }
    }

    // Flights (AR-18.4)

    /// Where a beaten army may go next.
    fn flights(&self, task: &Task) -> u128 {
        let (seat, About::Army { army, .. }) = (task.seat, task.about) else { return 0 };
        let at = self.player(seat).armies[usize::from(army)].at;
        let Some(home) = self.home(seat) else { return 0 };
        if at == NONE || at == home || task.done >= content().rules.march.flight {
            return 0;
        }
        let near = &self.derived.near;
        let barred = |it: &u8| self.is_closed(seat, *it) || self.has_hostile_army(seat, *it);
        let open = self.in_play().filter(|it| !barred(it)).fold(0u64, |bits, it| bits | 1 << it);
        let beside = near[usize::from(at)] & open;
        let away = map::distances(near, 1 << home & open, open | 1 << at);
        let here = away[usize::from(at)];
        let mut steps = 0u64;
        beside.each(|it| {
            if away[usize::from(it)] < here {
                steps |= 1 << it;
            }
        });
        if steps == 0 && here == map::FAR {
            let plain = map::distances(near, 1 << home, !0);
            beside.each(|it| {
                let farther = plain[usize::from(it)] > plain[usize::from(at)];
                if !farther && self.fray.visited >> it & 1 == 0 {
                    steps |= 1 << it;
                }
            });
        }
        self.friendly_first(seat, steps).into()
    }
    fn friendly_first(&self, seat: Seat, steps: u64) -> u64 {
        let mut friendly = 0;
        steps.each(|it| friendly |= u64::from(self.is_in_friendly(seat, it as u8)) << it);
        if friendly == 0 { steps } else { friendly }
    }
    pub(crate) fn offer_flights<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let open = self.flights(task);
        to.given_at(Move::Flee { to: 0 }, |need| {
            let no = |_| Refusal::plain("AR-18.4", "refused-no-flight");
            Some(need.only((1 << 36) - 1, open, no))
        });
    }
    pub(crate) fn flee_to<T: Tell<Event>>(&mut self, task: &Task, to: u8, tell: &mut T) {
        let (seat, About::Army { army, .. }) = (task.seat, task.about) else { return };
        self.again(task, task.done + 1, task.about);
        self.fray.visited |= 1 << to;
        self.move_in_flight(seat, army, to, tell);
    }
    pub(crate) fn move_in_flight<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        army: u8,
        to: u8,
        tell: &mut T,
    ) {
        let since = self.clock;
        self.clock += 1;
        let pawn = &mut self.player_mut(seat).armies[usize::from(army)];
        (pawn.at, pawn.since, pawn.besieges, pawn.fled) = (to, since, false, true);
        tell.tell(|| Event::Fled { seat, army, to });
        self.lift_sieges();
    }

    /// From the home province: to an own or friendly one within three steps (AR-18.4).
    fn refuges(&self, seat: Seat, army: u8) -> u128 {
        let at = self.player(seat).armies[usize::from(army)].at;
        if at == NONE {
            return 0;
        }
        let barred = |it: &u8| self.is_closed(seat, *it) || self.has_hostile_army(seat, *it);
        let open = self.in_play().filter(|it| !barred(it)).fold(0u64, |bits, it| bits | 1 << it);
        let away = map::distances(&self.derived.near, 1 << at, open | 1 << at);
        let steps = content().rules.march.flight;
        let within = self.in_play().filter(|it| {
            *it != at && away[usize::from(*it)] <= steps && self.is_in_friendly(seat, *it)
        });
        within.fold(0, |bits, it| bits | 1 << it)
    }
    /// Infantry into the garrison first, then the way out (AR-18.4).
    pub(crate) fn offer_shelter<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let (seat, About::Army { army, .. }) = (task.seat, task.about) else { return };
        let pawn = &self.player(seat).armies[usize::from(army)];
        if pawn.at == NONE {
            return;
        }
        if self.town(pawn.at).occupier == seat.0 && self.room_in(pawn.at) > 0 {
            for own in 0..OWN {
                if pawn.troops[own] > 0 && self.is_infantry(seat, own) {
                    to.one(Move::Garrison { unit: self.player(seat).unit(own) });
                }
            }
        }
        let refuges = self.refuges(seat, army);
        to.given_at(Move::Flee { to: 0 }, |need| {
            let no = |_| Refusal::plain("AR-18.4", "refused-no-flight");
            Some(need.only((1 << 36) - 1, refuges, no))
        });
        if refuges == 0 {
            to.one(Move::Done {});
        }
    }
    pub(crate) fn take_shelter<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let (seat, About::Army { army, .. }) = (task.seat, task.about) else { return };
        let nation = self.player(seat).nation;
        match answer {
            Move::Garrison { unit } => {
                self.again(task, task.done + 1, task.about);
                let own = unit.own(nation).unwrap_or_default();
                let at = self.player(seat).armies[usize::from(army)].at;
                self.take_units(seat, crate::kinds::Post::army(army), own, 1);
                self.town_mut(at).garrison[own] += 1;
                tell.tell(|| Event::Sheltered { seat, province: at });
            }
            Move::Flee { to } => self.move_in_flight(seat, army, to, tell),
            _ => self.cannot_flee(seat, army, tell),
        }
    }
}
