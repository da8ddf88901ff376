//! Who is hostile to whom, and how wars end (AR-2.4, AR-7, AR-8.1 to AR-8.6).

mod declare;
mod settle;
mod succession;

use crate::content::content;
use crate::events::Event;
use crate::kinds::{OWN, Unit, WarKind};
use crate::state::{Arcadia, Army, Camp, NONE, SEATS, War};
use engine::{Places, Seat, Tell};

impl Arcadia {
    /// Hostile and friendly players, as wars and pacts say (AR-2.4).
    pub(crate) fn relations(&self) -> ([u8; SEATS], [u8; SEATS]) {
        let (mut hostile, mut friends) = ([0u8; SEATS], [0u8; SEATS]);
        for one in self.all_seats() {
            for other in self.all_seats() {
                let (bit, at) = (1u8 << other.0, one.index());
                let fights = self.wars.iter().any(|war| war.are_hostile(one, other));
                let together =
                    |war: &War| war.camp(one).is_some() && war.camp(one) == war.camp(other);
                let (lord, other_lord) = (self.lord(one), self.lord(other));
                let friend = one == other
                    || self.player(one).ally == other.0
                    || lord == Some(other)
                    || other_lord == Some(one)
                    || lord.is_some() && lord == other_lord
                    || self.wars.iter().any(together);
                if fights && one != other {
                    hostile[at] |= bit;
                } else if friend {
                    friends[at] |= bit;
                }
            }
        }
        (hostile, friends)
    }
    /// After every change of wars and pacts.
    pub(crate) fn relate(&mut self) {
        (self.derived.hostile, self.derived.friends) = self.relations();
    }

    pub(crate) fn wars_on(&self) -> impl Iterator<Item = usize> + use<> {
        let on = self.wars.map(|war| war.is_on());
        (0..on.len()).filter(move |at| on[*at])
    }
    pub(crate) fn have_truce(&self, one: Seat, other: Seat) -> bool {
        let until = self.player(one).truces[other.index()];
        until > 0 && until >= self.phase
    }
    pub(crate) fn make_truce<T: Tell<Event>>(
        &mut self,
        one: Seat,
        other: Seat,
        phases: u8,
        tell: &mut T,
    ) {
        let until = self.phase + phases;
        for (seat, to) in [(one, other), (other, one)] {
            let kept = &mut self.player_mut(seat).truces[to.index()];
            *kept = until.max(*kept);
        }
        tell.tell(|| Event::TruceMade { one, other, until });
    }
    pub(crate) fn end_alliance<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let ally = std::mem::replace(&mut self.player_mut(seat).ally, NONE);
        if ally != NONE {
            let other = Seat(ally);
            self.player_mut(other).ally = NONE;
            self.player_mut(seat).left |= 1 << ally;
            self.player_mut(other).left |= 1 << seat.0;
            self.relate();
            // In the order of seats: who ended it is not told.
            let (one, other) = (seat.min(other), seat.max(other));
            tell.tell(|| Event::AllianceEnded { one, other });
        }
    }

    /// Members of a camp occupy it now.
    fn is_held_by(&self, war: &War, camp: Camp, province: u8) -> bool {
        let occupier = self.town(province).occupier;
        occupier != NONE && war.camp(Seat(occupier)) == Some(camp)
    }
    /// AR-7.16: battles won, and provinces of other camps that it occupies now.
    pub(crate) fn war_score(&self, war: &War, camp: Camp) -> u16 {
        let rules = &content().rules.war;
        let mut score = u16::from(war.battles[camp]) * u16::from(rules.score_battle);
        for at in self.in_play().filter(|at| self.town(*at).is_taken()) {
            let owner = self.town(at).owner;
            let theirs = owner != NONE && {
                let of = war.camp_of[usize::from(owner)];
                of != NONE && usize::from(of) != camp
            };
            if theirs && self.is_held_by(war, camp, at) {
                let points =
                    if self.is_capital(at) { rules.score_capital } else { rules.score_province };
                score += u16::from(points);
            }
        }
        score
    }

    // Restitution

    /// Units of a garrison go back to the reserve of whoever put them there.
    pub(crate) fn disband_garrison(&mut self, province: u8) {
        let town = self.town_mut(province);
        let (occupier, troops) = (town.occupier, std::mem::replace(&mut town.garrison, [0; OWN]));
        if occupier != NONE {
            self.return_to_reserve(Seat(occupier), &troops);
        }
    }
    pub(crate) fn return_to_reserve(&mut self, seat: Seat, troops: &[u8; OWN]) {
        let reserve = &mut self.player_mut(seat).reserve;
        reserve.iter_mut().zip(troops).for_each(|(held, back)| *held += back);
    }
    /// The province gets this occupier; a siege of it ends (AR-10.18).
    pub(crate) fn hand_over<T: Tell<Event>>(&mut self, province: u8, to: u8, tell: &mut T) {
        if self.town(province).occupier == to {
            return;
        }
        self.disband_garrison(province);
        self.town_mut(province).occupier = to;
        self.end_siege(province);
        tell.tell(|| Event::Occupied { province, by: (to != NONE).then_some(Seat(to)) });
    }
    pub(crate) fn end_siege(&mut self, province: u8) {
        let town = self.town_mut(province);
        (town.siege, town.breaches, town.guns) = (0, 0, 0);
        for army in self.players.iter_mut().flat_map(|player| &mut player.armies) {
            if army.at == province {
                army.besieges = false;
            }
        }
    }
    /// Back to its owner, unless the two still fight in another war (AR-7.20).
    fn restore<T: Tell<Event>>(&mut self, province: u8, tell: &mut T) {
        let town = self.town(province);
        let (owner, occupier) = (town.owner, town.occupier);
        if owner != occupier && owner != NONE && occupier != NONE {
            let fight = self.wars.iter().any(|war| war.are_hostile(Seat(owner), Seat(occupier)));
            if !fight {
                self.hand_over(province, owner, tell);
            }
        }
    }
    /// Everything that members of these camps took from each other.
    fn restore_between<T: Tell<Event>>(&mut self, ones: u8, others: u8, tell: &mut T) {
        let among = |seat: u8, bits: u8| seat != NONE && bits >> seat & 1 == 1;
        for at in self.in_play() {
            let town = *self.town(at);
            if among(town.owner, ones) && among(town.occupier, others)
                || among(town.owner, others) && among(town.occupier, ones)
            {
                self.restore(at, tell);
            }
        }
    }

    /// After every end of a war, pact or access: armies in closed provinces go home (AR-7.23).
    pub(crate) fn send_stranded_home<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.in_order() {
            for army in 0..3 {
                let Army { at, .. } = self.player(seat).armies[army];
                if at != NONE && self.is_closed(seat, at) {
                    self.put_home(seat, army, tell);
                }
            }
        }
        self.lift_sieges();
        self.decide_joins(tell);
    }
    /// Sieges nobody may press any more: the town is friendly by now, or the armies are gone (AR-10.18).
    pub(crate) fn lift_sieges(&mut self) {
        let armies = self.players.iter().flat_map(|player| &player.armies);
        let pressed = armies.filter(|army| army.besieges && army.at != NONE);
        let pressed = pressed.fold(0u64, |bits, army| bits | 1 << army.at);
        for at in self.in_play() {
            let town = *self.town(at);
            if town.siege == 0 && pressed >> at & 1 == 0 {
                continue;
            }
            let mut besieged = false;
            for seat in self.all_seats() {
                let friendly = town.occupier != NONE && !self.is_hostile(seat, Seat(town.occupier));
                for army in &mut self.player_mut(seat).armies {
                    if army.at == at && army.besieges {
                        army.besieges &= !friendly;
                        besieged |= army.besieges;
                    }
                }
            }
            if !besieged && town.siege > 0 {
                let town = self.town_mut(at);
                (town.siege, town.breaches, town.guns) = (0, 0, 0);
            }
        }
    }

    /// Consequences of the deaths of kings: rebellions end, claims are examined (AR-4.10).
    pub(crate) fn mourn<T: Tell<Event>>(&mut self, tell: &mut T) {
        let died = std::mem::take(&mut self.kings_died);
        if died == 0 {
            return;
        }
        for at in self.wars_on() {
            let war = self.wars[at];
            if war.kind == WarKind::Rebellion && died >> war.leaders[1] & 1 == 1 {
                self.free_rebel(at, true, tell);
            }
        }
        for at in self.wars_on() {
            if self.wars[at].kind == WarKind::Succession {
                u64::from(died).each(|seat| {
                    let seat = Seat(seat as u8);
                    if self.player(seat).in_regency() && self.wars[at].leads(seat) {
                        self.lapse(at, seat, tell);
                    }
                });
                self.test_claims(at, tell);
            }
        }
    }

    /// A unit's printed cost.
    #[inline]
    pub(crate) fn cost(&self, seat: Seat, own: usize) -> u16 {
        content().units[Unit::of(own, self.player(seat).nation) as usize].cost.into()
    }
}
