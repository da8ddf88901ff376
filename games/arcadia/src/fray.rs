//! Armies that have met: who takes part, how it is fought, quick battles, and what follows (AR-10.6, AR-10.21, AR-18, AR-19, AR-20).

mod after;
mod field;
mod quick;
mod skirmish;
#[cfg(test)]
mod tests;

use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Mode;
use crate::moves::Move;
use crate::state::{Agreement, Arcadia, NONE, SEATS, Troops};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Requires, Seat, Seats, Tell};
use serde::{Deserialize, Serialize};

/// A battle from the first look at each other to the last prisoner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fray {
    pub(crate) stage: Stage,
    pub(crate) province: u8,
    /// A town is stormed (AR-20).
    pub(crate) storm: bool,
    pub(crate) sides: [Side; SEATS],
    pub(crate) count: u8,
    /// Who was asked to intervene, as bits (AR-10.6).
    pub(crate) asked: u8,
    /// The side that has won.
    pub(crate) winner: u8,
    /// Of a quick battle: what each side has still to lose, and the cost of the last unit it chose (AR-19.2).
    pub(crate) owed: [u16; SEATS],
    pub(crate) last: [u16; SEATS],
    /// What each side has lost, in gold (AR-18.6).
    pub(crate) lost: [u16; SEATS],
    /// Armies still to flee, as bits of three times the seat plus the army.
    pub(crate) flees: u16,
    /// Provinces of this flight, as bits (AR-18.4).
    pub(crate) visited: u64,
    /// The two values of the last quick battle (AR-22.1).
    pub(crate) values: [u16; 2],
    /// Of this activation: provinces in which each enemy was met, and towns stormed (AR-10.21, AR-10.11).
    pub(crate) met: [u64; SEATS],
    pub(crate) stormed: u64,
    /// One of the leaders wants it fought out (AR-19.3).
    pub(crate) full: bool,
    /// Who leads each army in a battle on the field, and whose generals were lost there (AR-18.5).
    pub(crate) generals: [[u8; 3]; SEATS],
    pub(crate) headless: u16,
    /// Prisoners with a ransom, and those that were settled, by place among the units of the battle (AR-18.7).
    /// Heirs who entered play meanwhile and have still to be placed, as bits of ten times the seat plus the Heir (AR-18.12).
    pub(crate) heirs: u64,
    pub(crate) offered: [u64; SEATS],
    pub(crate) treated: [u64; SEATS],
}

/// How far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// There is none.
    #[default]
    Off,
    /// Others may intervene (AR-10.6), or join the storm (AR-20.7).
    Gathering,
    /// Quick or full (AR-19.3).
    Choosing,
    /// Units are picked (AR-19.2).
    Losing,
    /// On the field (AR-12).
    Fighting,
    /// What follows from a decision (AR-18.12).
    Settling,
    Fleeing,
    /// What becomes of those who were captured (AR-18.7).
    Prisoners,
    /// Armies without a general go home; kings are mourned.
    Closing,
}

/// One side: its leader and its armies (AR-10.22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Nobody: a neutral garrison.
    pub(crate) leader: u8,
    /// As bits of three times the seat plus the army.
    pub(crate) armies: u16,
    /// With the garrison of the province.
    pub(crate) garrison: bool,
}

impl Default for Side {
    fn default() -> Side {
        Side { leader: NONE, armies: 0, garrison: false }
    }
}

impl Side {
    /// Armies by owner and slot.
    pub(crate) fn armies(self) -> impl Iterator<Item = (Seat, usize)> + use<> {
        (0..12u8)
            .filter(move |at| self.armies >> at & 1 == 1)
            .map(|at| (Seat(at / 3), usize::from(at % 3)))
    }
    /// Players of it, as bits.
    pub(crate) fn players(self) -> u8 {
        self.armies()
            .fold(if self.leader == NONE { 0 } else { 1 << self.leader }, |bits, (seat, _)| {
                bits | 1 << seat.0
            })
    }
}

impl Default for Fray {
    fn default() -> Fray {
        Fray {
            stage: Stage::Off,
            province: NONE,
            storm: false,
            sides: [Side::default(); SEATS],
            count: 0,
            asked: 0,
            winner: NONE,
            owed: [0; SEATS],
            last: [0; SEATS],
            lost: [0; SEATS],
            flees: 0,
            visited: 0,
            values: [0; 2],
            met: [0; SEATS],
            stormed: 0,
            full: false,
            generals: [[NONE; 3]; SEATS],
            headless: 0,
            heirs: 0,
            offered: [0; SEATS],
            treated: [0; SEATS],
        }
    }
}

impl Fray {
    pub(crate) fn is_on(&self) -> bool {
        self.stage != Stage::Off
    }
    pub(crate) fn sides(&self) -> impl Iterator<Item = (usize, Side)> + use<> {
        self.sides.into_iter().take(self.count.into()).enumerate()
    }
    /// The side a seat leads.
    pub(crate) fn led_by(&self, seat: Seat) -> Option<usize> {
        self.sides().find(|(_, side)| side.leader == seat.0).map(|(at, _)| at)
    }
    pub(crate) fn side_of(&self, seat: Seat) -> Option<usize> {
        self.sides().find(|(_, side)| side.players() >> seat.0 & 1 == 1).map(|(at, _)| at)
    }
}

impl Arcadia {
    /// Armies with units of these seats in a province, as bits.
    fn pawns_in(&self, seats: u8, province: u8) -> u16 {
        let mut bits = 0;
        for seat in self.all_seats().filter(|seat| seats >> seat.0 & 1 == 1) {
            for (at, army) in self.player(seat).armies.iter().enumerate() {
                if army.at == province && army.size() > 0 {
                    bits |= 1 << (3 * usize::from(seat.0) + at);
                }
            }
        }
        bits
    }
    /// Enemies met nowhere in this activation, by province: bits of seats (AR-10.21).
    fn enemies_in(&self, seat: Seat, province: u8) -> u8 {
        let here = self.armies_in(province);
        if here >> seat.0 & 1 == 0 {
            return 0;
        }
        let met = (0..SEATS).filter(|it| self.fray.met[*it] >> province & 1 == 1);
        let met = met.fold(0u8, |bits, it| bits | 1 << it);
        here & self.derived.hostile[seat.index()] & !met
    }
    pub(crate) fn has_battles(&self, seat: Seat) -> bool {
        let armies = self.player(seat).armies;
        armies.iter().any(|army| army.at != NONE && self.enemies_in(seat, army.at) != 0)
    }
    /// Which battle comes next, and whom it is against (AR-10.21).
    pub(crate) fn offer_battles<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        for province in self.in_play() {
            let enemies = self.enemies_in(seat, province);
            for enemy in self.all_seats().filter(|enemy| enemies >> enemy.0 & 1 == 1) {
                to.one(Move::Battle { against: enemy.0, province });
            }
        }
    }

    /// Players side by side: the active one's, those of the enemy he named, then whoever is hostile to all of these; others
    /// stay out (AR-10.21).
    fn sides_in(&self, seat: Seat, enemy: Seat, province: u8) -> [u8; SEATS] {
        let here = self.armies_in(province);
        let is_hostile = |it: Seat, to: u8| self.derived.hostile[it.index()] & to == to;
        let side_of = |leader: Seat, against: u8, taken: u8| {
            self.in_order_from(leader).fold(0u8, |side, it| {
                let friends = self.derived.friends[it.index()];
                let comes = (here & !taken) >> it.0 & 1 == 1
                    && is_hostile(it, against)
                    && friends & side == side;
                side | u8::from(comes) << it.0
            })
        };
        let ours = side_of(seat, 1 << enemy.0, 0);
        let theirs = side_of(enemy, ours, ours);
        let (mut sides, mut count, mut taken) = ([ours, theirs, 0, 0], 2, ours | theirs);
        for it in self.in_order_from(seat) {
            if (here & !taken) >> it.0 & 1 == 1 && is_hostile(it, taken) {
                sides[count] = side_of(it, taken, taken);
                taken |= sides[count];
                count += 1;
            }
        }
        sides
    }
    /// A battle begins to take form (AR-10.21).
    pub(crate) fn meet<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        enemy: Seat,
        province: u8,
        tell: &mut T,
    ) {
        let Fray { met, stormed, values, .. } = self.fray;
        let stage = Stage::Gathering;
        let mut fray = Fray { stage, province, met, stormed, values, ..Fray::default() };
        let sides = self.sides_in(seat, enemy, province);
        for players in sides.into_iter().filter(|players| *players != 0) {
            let armies = self.pawns_in(players, province);
            let first = (0..12u8).filter(|at| armies >> at & 1 == 1).min_by_key(|at| {
                self.players[usize::from(at / 3)].armies[usize::from(at % 3)].since
            });
            let leader =
                if players >> seat.0 & 1 == 1 { seat.0 } else { first.map_or(NONE, |at| at / 3) };
            let occupier = self.town(province).occupier;
            let garrison = occupier != NONE && players >> occupier & 1 == 1;
            fray.sides[usize::from(fray.count)] = Side { leader, armies, garrison };
            fray.count += 1;
        }
        let enemies = sides[1] | sides[2] | sides[3];
        for it in self.all_seats().filter(|it| enemies >> it.0 & 1 == 1) {
            fray.met[it.index()] |= 1 << province;
        }
        self.fray = fray;
        tell.tell(|| Event::Met { seat, against: enemy, province });
    }
    /// The active player storms a breached town (AR-20).
    pub(crate) fn storm<T: Tell<Event>>(&mut self, seat: Seat, province: u8, tell: &mut T) {
        let (met, values) = (self.fray.met, self.fray.values);
        let stormed = self.fray.stormed | 1 << province;
        let mine = self.besiegers(province).filter(|(owner, _)| *owner == seat);
        let armies =
            mine.fold(0, |bits, (owner, army)| bits | 1 << (3 * usize::from(owner.0) + army));
        let occupier = self.town(province).occupier;
        let mut fray = Fray { province, storm: true, met, stormed, values, ..Fray::default() };
        fray.stage = Stage::Gathering;
        fray.sides[0] = Side { leader: seat.0, armies, garrison: false };
        fray.sides[1] = Side { leader: occupier, armies: 0, garrison: true };
        fray.count = 2;
        self.fray = fray;
        tell.tell(|| Event::Stormed { seat, province });
    }

    /// With nothing left to do in the chain: the next thing of the battle.
    #[inline(never)]
    pub(crate) fn fray_goes_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        match self.fray.stage {
            Stage::Off => {}
            Stage::Fighting => self.fight_on(chance, tell),
            Stage::Prisoners => self.next_captive(),
            Stage::Gathering => self.gather(),
            Stage::Choosing => self.decide_mode(tell),
            Stage::Losing => self.next_losses(tell),
            Stage::Settling => self.settle_fray(tell),
            Stage::Fleeing => self.next_flight(tell),
            Stage::Closing => self.close_fray(tell),
        }
    }

    // Interventions (AR-10.6)

    /// An army that may come from a neighbouring province.
    fn may_come(&self, seat: Seat, army: usize, needs: &mut impl Requires) -> Option<()> {
        let refusal = |key| move || Refusal::plain("AR-10.6", key);
        let player = self.player(seat);
        let pawn = player.armies[army];
        needs.that(pawn.size() > 0 && pawn.at != NONE, refusal("refused-no-units"))?;
        let near = self.derived.near[usize::from(self.fray.province)];
        needs.that(near >> pawn.at & 1 == 1, refusal("refused-not-adjacent"))?;
        needs.that(player.general(army).is_some(), refusal("refused-no-general"))?;
        needs.that(!pawn.moved && pawn.steps == 0, refusal("refused-has-moved"))?;
        needs.that(!pawn.besieges && !pawn.fought, refusal("refused-busy"))
    }
    /// The side a seat would join: friendly to its leader, hostile to all others. Who is hostile to all present is a side of
    /// his own, behind the others.
    fn side_to_join(&self, seat: Seat) -> Option<usize> {
        let fray = &self.fray;
        if fray.side_of(seat).is_some() {
            return None;
        }
        let hostile = self.derived.hostile[seat.index()];
        let joins = |at: usize| {
            fray.sides().all(|(it, side)| {
                if it == at {
                    side.leader != NONE
                        && self.is_friendly(seat, Seat(side.leader))
                        && side.players() & hostile == 0
                } else {
                    side.players() & !hostile == 0
                }
            })
        };
        let alone = fray.sides().all(|(_, side)| side.players() & !hostile == 0);
        let own = (alone && usize::from(fray.count) < SEATS).then_some(fray.count.into());
        (0..usize::from(fray.count)).find(|at| joins(*at)).or(own)
    }
    pub(crate) fn offer_interventions<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.side_to_join(seat).is_none() {
            return;
        }
        let mut some = false;
        for army in 0..3 {
            some |= self.may_come(seat, army, &mut engine::Whether).is_some();
            to.given(Move::Intervene { army: army as u8 }, |need| self.may_come(seat, army, need));
        }
        to.when(some, Move::No {});
    }
    pub(crate) fn intervene<T: Tell<Event>>(&mut self, seat: Seat, answer: Move, tell: &mut T) {
        let Move::Intervene { army } = answer else { return };
        let Some(side) = self.side_to_join(seat) else { return };
        let (province, since) = (self.fray.province, self.clock);
        self.clock += 1;
        let pawn = &mut self.player_mut(seat).armies[usize::from(army)];
        (pawn.at, pawn.since, pawn.moved) = (province, since, true);
        if side == usize::from(self.fray.count) {
            self.fray.sides[side].leader = seat.0;
            self.fray.count += 1;
        }
        self.fray.sides[side].armies |= 1 << (3 * seat.0 + army);
        if self.is_hostile(seat, self.active()) {
            self.fray.met[seat.index()] |= 1 << province;
        }
        tell.tell(|| Event::Intervened { seat, army, province });
    }

    fn gather(&mut self) {
        // Everybody not yet involved, once, in turn order from the active player.
        let next = self
            .in_order_from(self.active())
            .find(|seat| self.fray.asked >> seat.0 & 1 == 0 && self.fray.side_of(*seat).is_none());
        let Some(seat) = next else {
            self.fray.stage = Stage::Choosing;
            self.clear_seals();
            if !self.leaders_asked().is_empty() {
                self.begin(content().roots.mode, self.active(), About::Nothing);
            }
            return;
        };
        self.fray.asked |= 1 << seat.0;
        if !self.fray.storm {
            self.begin(content().roots.intervene, seat, About::Nothing);
        } else if self.besiegers(self.fray.province).any(|(owner, _)| owner == seat) {
            self.begin(content().roots.join_storm, seat, About::Nothing);
        }
    }
    fn in_order_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |at| Seat((first.0 + at) % seats))
    }
    /// The besieging armies of a friend take part if he likes (AR-20.7).
    pub(crate) fn join_storm(&mut self, task: &Task, answer: Move) {
        let seat = task.seat;
        if answer == (Move::Yes {}) {
            let mine = self.besiegers(self.fray.province).filter(|(owner, _)| *owner == seat);
            let mine = mine.fold(0, |bits, (_, army)| bits | 1 << (3 * usize::from(seat.0) + army));
            self.fray.sides[0].armies |= mine;
        }
    }

    // Quick or full (AR-19.3, AR-23.8)

    /// The value of a side: printed costs, garrison included (AR-19.2).
    pub(crate) fn value_of(&self, side: Side) -> u16 {
        let armies = side.armies();
        let value =
            armies.map(|(seat, army)| self.value(seat, &self.player(seat).armies[army].troops));
        let value: u16 = value.sum();
        value + if side.garrison { self.garrison_value(self.fray.province) } else { 0 }
    }
    pub(crate) fn value(&self, seat: Seat, troops: &Troops) -> u16 {
        let some = troops.iter().enumerate().filter(|(_, count)| **count > 0);
        some.map(|(own, count)| u16::from(*count) * self.cost(seat, own)).sum()
    }
    fn garrison_value(&self, province: u8) -> u16 {
        let town = self.town(province);
        if town.occupier == NONE {
            let cost = |own: usize| u16::from(content().units[own].cost);
            return town
                .garrison
                .iter()
                .enumerate()
                .map(|(own, count)| u16::from(*count) * cost(own))
                .sum();
        }
        self.value(Seat(town.occupier), &town.garrison)
    }
    /// Whether the table agreed on quick battles for a case like this.
    fn is_agreed(&self) -> bool {
        let rules = &content().rules.variants;
        let values = [self.value_of(self.fray.sides[0]), self.value_of(self.fray.sides[1])];
        let (high, low) = (values[0].max(values[1]), values[0].min(values[1]));
        match self.options.battles {
            Agreement::Always => true,
            Agreement::Small => {
                high >= u16::from(rules.small_ratio) * low || high < u16::from(rules.small_value)
            }
            Agreement::Ask => false,
        }
    }
    /// The leaders who choose how it is fought; nobody if that is settled.
    pub(crate) fn leaders_asked(&self) -> Seats {
        let fray = &self.fray;
        let neutral = fray.sides().any(|(_, side)| side.leader == NONE);
        if fray.stage != Stage::Choosing || fray.count != 2 || neutral || self.is_agreed() {
            return Seats::NONE;
        }
        fray.sides().fold(Seats::NONE, |seats, (_, side)| seats.with(Seat(side.leader)))
    }
    pub(crate) fn offer_modes<O: Offers<Move>>(&self, to: &mut O) {
        to.one(Move::Fight { mode: Mode::Quick });
        to.one(Move::Fight { mode: Mode::Full });
    }
    pub(crate) fn open_modes<T: Tell<Event>>(&mut self, tell: &mut T) {
        let leaders = self.leaders_asked();
        let full = leaders.iter().any(|seat| self.sealed[seat.index()].choice != Mode::Quick as u8);
        self.fray.full = full;
        let mode = if full { Mode::Full } else { Mode::Quick };
        tell.tell(|| Event::ModeChosen { mode });
    }
    fn decide_mode<T: Tell<Event>>(&mut self, tell: &mut T) {
        // Three or four sides always fight it out (AR-23.8).
        if self.fray.full || self.fray.count > 2 {
            self.open_field();
        } else if self.fray.storm {
            self.quick_storm(tell)
        } else {
            self.quick_battle(tell)
        }
    }
}
