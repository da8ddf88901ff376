//! Bombardment, hunger, surrender, capture (AR-10.8 to AR-10.19).

use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::kinds::{CANNON, OWN, Post, Unit};
use crate::moves::Move;
use crate::state::{Arcadia, NONE, Troops};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

impl Arcadia {
    /// Armies that besiege a town, those that came first in front (AR-10.13).
    pub(crate) fn besiegers(&self, province: u8) -> impl Iterator<Item = (Seat, usize)> + use<'_> {
        let mut armies = [(u16::MAX, Seat(0), 0); 12];
        let mut count = 0;
        for seat in self.all_seats() {
            for (at, army) in self.player(seat).armies.iter().enumerate() {
                if army.at == province && army.besieges {
                    armies[count] = (army.since, seat, at);
                    count += 1;
                }
            }
        }
        armies[..count].sort_unstable_by_key(|it| it.0);
        armies.into_iter().take(count).map(|(_, seat, army)| (seat, army))
    }
    /// In whose activation a siege is played (AR-10.13).
    pub(crate) fn siege_leader(&self, province: u8) -> Option<Seat> {
        self.besiegers(province).next().map(|(seat, _)| seat)
    }
    /// Sieges of a seat that began in an earlier military turn (AR-10.12).
    fn old_sieges(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let mine = self.in_play().filter(|at| {
            let since = self.town(*at).siege;
            since > 0 && since < self.phase && self.siege_leader(*at) == Some(seat)
        });
        let mine = mine.fold(0u64, |bits, at| bits | 1 << at);
        (0..36).filter(move |at| mine >> at & 1 == 1)
    }
    pub(crate) fn garrison_size(&self, province: u8) -> u8 {
        self.town(province).garrison.iter().sum()
    }
    /// The key of the general of an army (AR-4.2).
    pub(crate) fn led(&self, seat: Seat, army: usize, key: Key) -> i32 {
        let general = self.player(seat).general(army).filter(|card| card.is_character());
        general.map_or(0, |card| content().leads[usize::from(card.0)][key as usize].into())
    }

    /// M1 (AR-10.8): gun after gun, until the garrison is gone.
    pub(crate) fn bombard<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let seat = self.active();
        let rules = &content().rules.siege;
        for province in self.old_sieges(seat) {
            let occupier = self.town(province).occupier;
            let cover =
                if occupier == NONE { 0 } else { self.sum(Seat(occupier), Key::OwnCitySiegeRoll) };
            let size = self.garrison_size(province);
            let (mut hits, mut breaches, mut fired) = (0, 0, 0u8);
            let mut guns = [(Seat(0), 0, 0); 12];
            let mut count = 0;
            for (owner, army) in self.besiegers(province) {
                guns[count] = (owner, army, self.player(owner).armies[army].troops[CANNON]);
                count += 1;
            }
            for (owner, army, cannons) in guns.into_iter().take(count) {
                let bonus =
                    self.sum(seat, Key::SiegeRoll) + self.led(owner, army, Key::SiegeRoll) + cover;
                for _ in 0..cannons {
                    if hits == size {
                        break;
                    }
                    fired = fired.saturating_add(1);
                    let die = chance.below(6) as i32 + 1;
                    let total = die + bonus;
                    let breach = total >= i32::from(rules.gun_breaches);
                    let kills = breach || total >= i32::from(rules.gun_kills);
                    hits += u8::from(kills);
                    breaches += u8::from(breach);
                    tell.tell(|| Event::Bombarded {
                        seat: owner,
                        province,
                        die: die as u8,
                        kills,
                        breach,
                    });
                }
            }
            let town = self.town_mut(province);
            (town.breaches, town.guns) = ((town.breaches + breaches).min(9), fired);
            self.garrison_loses(province, hits, tell);
        }
    }
    /// The weakest units go; ties are the owner's choice (AR-10.14).
    pub(crate) fn garrison_loses<T: Tell<Event>>(&mut self, province: u8, count: u8, tell: &mut T) {
        let occupier = self.town(province).occupier;
        for _ in 0..count {
            if occupier != NONE {
                let about = About::Province { province };
                self.begin(content().roots.lose_unit, Seat(occupier), about);
            } else if let Some(own) = first(weakest(&self.town(province).garrison, 0)) {
                self.town_mut(province).garrison[own] -= 1;
                tell.tell(|| Event::NeutralLost { province, unit: Unit::of(own, 0) });
            }
        }
    }
    pub(crate) fn offer_weakest<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        let nation = self.player(seat).nation;
        let (kinds, post) = match task.about {
            About::Province { province } if self.town(province).occupier == seat.0 => {
                (weakest(&self.town(province).garrison, nation), Post::garrison(province))
            }
            About::Army { army, .. } => {
                let troops = &self.player(seat).armies[usize::from(army)].troops;
                (cheapest(troops, nation), Post::army(army))
            }
            _ => return,
        };
        for own in (0..OWN).filter(|own| kinds >> own & 1 == 1) {
            to.one(Move::Lose { unit: Unit::of(own, nation), who: seat.0, from: post.0 });
        }
    }
    /// A unit is destroyed and goes back to the reserve (AR-9.7).
    pub(crate) fn lose_unit<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        unit: Unit,
        from: u8,
        tell: &mut T,
    ) {
        let own = unit.own(self.player(seat).nation).unwrap_or_default();
        self.take_units(seat, Post(from), own, 1);
        self.player_mut(seat).reserve[own] += 1;
        tell.tell(|| Event::Lost { seat, unit, from });
        if Post(from).province().is_none() {
            self.lift_sieges();
        }
    }

    /// Towns without garrison surrender to those who besiege them (AR-10.10).
    pub(crate) fn surrenders<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = self.active();
        for province in self.in_play() {
            let besieged =
                self.town(province).siege > 0 && self.siege_leader(province) == Some(seat);
            if besieged && self.garrison_size(province) == 0 {
                self.capture(province, tell);
            }
        }
    }
    /// M5, first part: every old siege costs the town a unit (AR-10.14).
    pub(crate) fn press_sieges<T: Tell<Event>>(&mut self, tell: &mut T) {
        for province in self.old_sieges(self.active()) {
            let hunger = content().rules.siege.hunger.min(self.garrison_size(province));
            self.garrison_loses(province, hunger, tell);
        }
    }
    /// M5, second part: the die of AR-10.15.
    pub(crate) fn demand_surrender<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = self.active();
        let rules = &content().rules.siege;
        for province in self.old_sieges(seat) {
            let size = self.garrison_size(province);
            let armies = self.besiegers(province);
            let units: u8 =
                armies.map(|(owner, army)| self.player(owner).armies[army].size()).sum();
            if size == 0 || units < rules.surrender_ratio * size {
                continue;
            }
            let least = self.sum(seat, Key::SurrenderMin);
            let least = if least > 0 { least } else { i32::from(rules.surrender_min) };
            let die = chance.below(6) as i32 + 1;
            let gives_up = die >= least;
            tell.tell(|| Event::SurrenderRolled { province, die: die as u8, gives_up });
            if gives_up {
                self.disband_garrison(province);
            }
        }
    }
    /// New sieges at the end of an activation (AR-10.9); empty towns fall at once (AR-10.10).
    pub(crate) fn begin_sieges<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = self.active();
        for army in 0..3 {
            let pawn = self.player(seat).armies[army];
            if pawn.at == NONE || pawn.size() == 0 || pawn.fled || pawn.besieges {
                continue;
            }
            let town = *self.town(pawn.at);
            let hostile = town.occupier == NONE || self.is_hostile(seat, Seat(town.occupier));
            if !hostile || self.player(seat).general(army).is_none() {
                continue;
            }
            self.player_mut(seat).armies[army].besieges = true;
            let phase = self.phase;
            let town = self.town_mut(pawn.at);
            if town.siege == 0 {
                (town.siege, town.breaches, town.guns) = (phase, 0, 0);
                tell.tell(|| Event::SiegeBegun { seat, province: pawn.at });
            }
        }
        self.surrenders(tell);
    }

    /// The town falls (AR-10.16, AR-10.17).
    pub(crate) fn capture<T: Tell<Event>>(&mut self, province: u8, tell: &mut T) {
        let mut units = [0u8; 4];
        let mut first = [u16::MAX; 4];
        for (owner, army) in self.besiegers(province) {
            let army = self.player(owner).armies[army];
            units[owner.index()] += army.size();
            first[owner.index()] = first[owner.index()].min(army.since);
        }
        let most = self
            .all_seats()
            .max_by_key(|it| (units[it.index()], std::cmp::Reverse(first[it.index()])));
        let Some(captor) = most.filter(|it| units[it.index()] > 0) else { return };
        let town = *self.town(province);
        let glory = self.glory_of(captor, province);
        self.disband_garrison(province);
        if town.owner == NONE {
            self.town_mut(province).garrison = [0; OWN];
            self.town_mut(province).owner = captor.0;
        }
        let back = town.owner != NONE
            && town.owner != captor.0
            && self.is_friendly(captor, Seat(town.owner));
        let to = if back { town.owner } else { captor.0 };
        self.town_mut(province).occupier = to;
        self.end_siege(province);
        tell.tell(|| Event::Captured { seat: captor, province, occupier: Seat(to) });
        if to == captor.0 {
            self.begin(content().roots.garrison, captor, About::Province { province });
        }
        self.award(captor, glory, tell);
    }
    /// A hostile town brings prestige once per war to each camp (AR-10.17).
    fn glory_of(&mut self, captor: Seat, province: u8) -> u16 {
        let rules = &content().rules.prestige;
        let town = *self.town(province);
        if town.occupier == NONE {
            return rules.neutral_taken.into();
        }
        let occupier = Seat(town.occupier);
        let mut new = false;
        for war in self.wars.iter_mut().filter(|war| war.are_hostile(captor, occupier)) {
            if let Some(camp) = war.camp(captor) {
                new |= war.looted[camp] >> province & 1 == 0;
                war.looted[camp] |= 1 << province;
            }
        }
        match new {
            false => 0,
            true if province == self.capital(occupier) => rules.capital_taken.into(),
            true => rules.town_taken.into(),
        }
    }
    /// The captor may leave infantry there (AR-10.16).
    pub(crate) fn offer_garrison<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let (seat, About::Province { province }) = (task.seat, task.about) else { return };
        if self.town(province).occupier != seat.0 || self.room_in(province) == 0 {
            return;
        }
        let mut some = false;
        for own in 0..OWN {
            if self.is_infantry(seat, own) && self.army_with(seat, province, own).is_some() {
                to.one(Move::Garrison { unit: self.player(seat).unit(own) });
                some = true;
            }
        }
        to.when(some, Move::Done {});
    }
    fn army_with(&self, seat: Seat, province: u8, own: usize) -> Option<u8> {
        let armies = self.player(seat).armies;
        let at = armies.iter().position(|army| army.at == province && army.troops[own] > 0)?;
        Some(at as u8)
    }
    pub(crate) fn put_in_garrison<T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        tell: &mut T,
    ) {
        let (seat, About::Province { province }) = (task.seat, task.about) else { return };
        let Move::Garrison { unit } = answer else { return };
        self.again(task, task.done + 1, task.about);
        let own = unit.own(self.player(seat).nation).unwrap_or_default();
        if let Some(army) = self.army_with(seat, province, own) {
            self.take_units(seat, Post::army(army), own, 1);
            self.town_mut(province).garrison[own] += 1;
            tell.tell(|| Event::Sheltered { seat, province });
        }
    }

    /// Breached towns a seat besieges (AR-20.1).
    fn breached(&self, seat: Seat) -> u128 {
        let breached = self.in_play().filter(|at| self.town(*at).breaches > 0);
        let mine = breached.filter(|at| self.siege_leader(*at) == Some(seat));
        mine.fold(0, |bits, at| bits | 1 << at)
    }
    pub(crate) fn has_assaults(&self, seat: Seat) -> bool {
        self.breached(seat) & !u128::from(self.fray.stormed) != 0
    }
    /// M4: a breached town may be stormed once in an activation (AR-10.11).
    pub(crate) fn offer_assaults<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let mine = self.breached(seat);
        if self.has_assaults(seat) || O::EXPLAINS {
            to.given_at(Move::Assault { province: 0 }, |need| {
                let no = |_| Refusal::plain("AR-20.1", "refused-no-breach");
                let places = need.only((1 << 36) - 1, mine, no);
                let once = |_| Refusal::plain("AR-10.11", "refused-stormed-already");
                Some(need.only(places, !u128::from(self.fray.stormed), once))
            });
            to.one(Move::Done {});
        }
    }
}

/// Kinds with the lowest defence, of these the cheapest, as bits (AR-10.14).
pub(crate) fn weakest(troops: &Troops, nation: u8) -> u16 {
    lowest(troops, nation, |card| (card.defence, card.cost))
}
/// The cheapest kinds, as bits (AR-21.6).
pub(crate) fn cheapest(troops: &Troops, nation: u8) -> u16 {
    lowest(troops, nation, |card| (0, card.cost))
}
fn lowest(troops: &Troops, nation: u8, key: impl Fn(&crate::content::UnitCard) -> (i8, u8)) -> u16 {
    let (mut best, mut kinds) = ((i8::MAX, u8::MAX), 0);
    for own in (0..OWN).filter(|own| troops[*own] > 0) {
        let here = key(&content().units[Unit::of(own, nation) as usize]);
        if here < best {
            (best, kinds) = (here, 0);
        }
        if here == best {
            kinds |= 1 << own;
        }
    }
    kinds
}
fn first(kinds: u16) -> Option<usize> {
    (kinds != 0).then_some(kinds.trailing_zeros() as usize)
}
