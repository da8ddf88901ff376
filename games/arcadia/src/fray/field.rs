//! A battle on the field: how it begins, and what it leaves behind (AR-12.1, AR-18.3 to AR-18.12).

use super::{Side, Stage};
use crate::battle::{Battle, BattleStep, Camp, Fate, Force, Mods, Muster, Spot, units};
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::{Event, RansomFate};
use crate::kinds::{CANNON, Card, FIRST_TACTIC, OWN};
use crate::moves::{Move, Question};
use crate::state::{Arcadia, NONE, SEATS};
use engine::chain::Runs;
use engine::{Arg, Chance, Offers, Refusal, Seat, Seats, Tell, Viewer};

/// The general of an army, behind its own kinds of units.
const GENERAL: u8 = OWN as u8;
/// Units of the garrison come from here, armies before it.
const GARRISON: usize = 3;

/// What cards change for units in battle, by class (AR-21.7).
fn mods(of: impl Fn(Key) -> i8) -> Mods {
    let mut mods = Mods::default();
    for class in units::Class::ALL {
        let at = class as usize;
        mods.morale[at] =
            of(Key::MoraleAny) + if class.is_infantry() { of(Key::MoraleInfantry) } else { 0 };
        mods.cac[at] = if class.is_cavalry() { of(Key::CavalryCac) } else { 0 };
        mods.tir[at] = of(Key::Tir);
    }
    mods
}

impl Arcadia {
    /// The armies draw up (AR-12.1).
    pub(super) fn open_field(&mut self) {
        let fray = self.fray;
        let town = *self.town(fray.province);
        let mut forces = [Force::default(); SEATS];
        for seat in self.all_seats() {
            let player = self.player(seat);
            let force = &mut forces[seat.index()];
            force.nation = player.nation;
            force.own = mods(|key| self.sum(seat, key).clamp(-9, 9) as i8);
            force.hand = self.tactics_held(seat);
        }
        let mut camps = [Camp::default(); SEATS];
        let mut since = [u16::MAX; SEATS];
        for (at, side) in fray.sides() {
            camps[at] = Camp { players: side.players(), leader: side.leader, arrived: 0 };
            for (seat, army) in side.armies() {
                let pawn = self.player(seat).armies[army];
                since[at] = since[at].min(pawn.since);
                let force = &mut forces[seat.index()];
                force.troops[army] = pawn.troops;
                if let Some(general) = self.player(seat).general(army) {
                    force.command[army] = content().command(general.0);
                    force.led[army] = mods(|key| content().led(general.0, key));
                    self.fray.generals[seat.index()][army] = general.0;
                }
            }
            if side.garrison && town.occupier != NONE {
                since[at] = 0;
                let force = &mut forces[usize::from(town.occupier)];
                force.troops[GARRISON] = town.garrison;
                let with = side.armies().find(|(seat, _)| seat.0 == town.occupier);
                force.garrison_with = with.map_or(NONE, |(_, army)| army as u8);
            }
        }
        for at in 0..usize::from(fray.count) {
            let earlier = |other: &usize| (since[*other], *other) < (since[at], at);
            camps[at].arrived = (0..usize::from(fray.count)).filter(earlier).count() as u8;
        }
        if self.options.skirmish {
            for force in &mut forces {
                force.command[0] = content().rules.variants.skirmish_command;
            }
        }
        let mut turn_order = [NONE; SEATS];
        for (place, seat) in turn_order.iter_mut().zip(self.in_order()) {
            *place = seat.0;
        }
        self.battle = Battle::begin(&Muster {
            breaches: fray.storm.then_some(town.breaches),
            rounds: self.options.battle_rounds,
            turn_order,
            camps,
            forces,
        });
        self.fray.stage = Stage::Fighting;
    }

    /// Until somebody must decide.
    pub(super) fn fight_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let hidden = self.battle.step() == BattleStep::Deploy;
        self.battle.go_on(chance, tell);
        if hidden && self.battle.is_open() {
            self.discard_ruses(tell);
        }
        self.lay_to_rest(tell);
        if !self.battle.is_on() {
            return self.leave_field();
        }
        let roots = &content().roots;
        if self.battle.step() == BattleStep::Deploy {
            self.begin(roots.deploy, self.active(), About::Nothing);
        } else if let Some(seat) = Seats(self.battle.asked().into()).first() {
            self.begin(roots.orders, seat, About::Nothing);
        }
    }
    /// What was sealed with the deployment leaves the hands (AR-12.6).
    fn discard_ruses<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.all_seats() {
            if self.battle.side_of(seat.0).is_none() {
                continue;
            }
            let played = self.tactics_held(seat) & !self.battle.hand(seat.0);
            for card in (0..16).filter(|card| played >> card & 1 == 1) {
                self.discard_card(seat, Card(FIRST_TACTIC + card), tell);
            }
        }
    }
    /// Tactical cards in hand, by number in the tables.
    fn tactics_held(&self, seat: Seat) -> u16 {
        let held = self.player(seat).hand().filter(|card| card.is_tactic());
        held.fold(0, |bits, card| bits | 1 << (card.0 - FIRST_TACTIC))
    }
    /// Whoever deploys, from beginning to end.
    pub(crate) fn fighters(&self) -> Seats {
        Seats(self.battle.fighters().into())
    }
    /// An answer in the battle; a card that was played leaves the hand.
    #[inline]
    pub(crate) fn order<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.battle.answer(seat.0, mv, chance, tell);
        if let Move::PlayTactic { card } = mv {
            self.discard_card(seat, Card(card), tell);
        }
    }
    /// What a seat is asked in the battle.
    pub(crate) fn battle_question(&self, seat: Seat) -> Question {
        let battle = &self.battle;
        match battle.step() {
            BattleStep::Assign => Question::AssignColumn {
                column: battle.column_to_assign().map_or(0, |(_, column, _)| column),
            },
            BattleStep::Deploy => Question::Deploy { count: battle.to_deploy(seat.0) },
            _ if battle.waits_for_card() => Question::PlayTactic,
            _ if battle.waits_for_aim() => Question::AimGun,
            _ if battle.waits_for_choice() => Question::PickForCard,
            step => Question::Orders { step, round: battle.round() },
        }
    }

    /// The field is left: units go back to armies and garrison, the dead to the reserve (AR-18.3, AR-18.12).
    fn leave_field(&mut self) {
        let battle = self.battle;
        let fray = self.fray;
        let province = usize::from(fray.province);
        self.fray.winner = battle.winner().unwrap_or_default() as u8;
        for (at, side) in fray.sides() {
            self.fray.lost[at] = battle.value_lost(at);
            for (seat, army) in side.armies() {
                let now = battle.survivors(seat.0)[army];
                let before = std::mem::replace(&mut self.player_mut(seat).armies[army].troops, now);
                self.bury(seat, &before, &now);
                let pawn = &mut self.player_mut(seat).armies[army];
                if pawn.size() == 0 {
                    (pawn.at, pawn.besieges) = (NONE, false);
                }
                let lost = matches!(battle.general(seat.0, army as u8), Some(Fate::Destroyed))
                    || battle.prisoners().any(|(_, owner, what)| {
                        owner == seat.0
                            && what.own() == GENERAL
                            && usize::from(what.source()) == army
                    });
                if lost {
                    self.fray.headless |= 1 << (3 * usize::from(seat.0) + army);
                }
            }
            let occupier = self.towns[province].occupier;
            if side.garrison && occupier != NONE {
                let now = battle.survivors(occupier)[GARRISON];
                let before = std::mem::replace(&mut self.towns[province].garrison, now);
                self.bury(Seat(occupier), &before, &now);
            }
        }
        self.fray.stage = if self.options.skirmish { Stage::Closing } else { Stage::Settling };
        if self.options.skirmish {
            self.end_skirmish();
        }
    }
    /// An army that cannot flee is captured by the leader of the winning side (AR-18.4, AR-18.11).
    pub(super) fn capture_stragglers(&mut self, seat: Seat, army: u8) {
        if self.battle.winner().is_some() {
            let captor = self.fray.sides[usize::from(self.fray.winner)].leader;
            self.battle.capture_army(seat.0, army, captor);
            self.fray.headless |= 1 << (3 * seat.0 + army);
        }
    }
    /// Characters who fell leave play at once, and their heirs follow them (AR-4.10).
    fn lay_to_rest<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.all_seats() {
            if self.battle.forces[seat.index()].leaderless == 0 {
                continue;
            }
            let fallen = self.battle.fallen(seat.0);
            for army in (0..3).filter(|army| fallen >> army & 1 == 1) {
                let card = Card(self.fray.generals[seat.index()][army]);
                if self.player(seat).slot_of(card).is_some() {
                    self.dies(seat, card, tell);
                }
            }
        }
    }
    /// Units that did not come back lie in the reserve.
    fn bury(&mut self, seat: Seat, before: &[u8; OWN], now: &[u8; OWN]) {
        let lost: [u8; OWN] = std::array::from_fn(|own| before[own].saturating_sub(now[own]));
        self.return_to_reserve(seat, &lost);
    }
    /// The general of an army was lost in the battle (AR-18.5).
    pub(super) fn is_headless(&self, seat: Seat, army: usize) -> bool {
        self.fray.headless >> (3 * usize::from(seat.0) + army) & 1 == 1
    }

    // Prisoners (AR-18.7 to AR-18.10)

    /// Who decides about which prisoner next: captor, owner, place among the units, and whether a ransom was offered.
    fn next_prisoner(&self) -> Option<(Seat, Seat, usize, bool)> {
        let mut of_pair =
            self.in_order().flat_map(|captor| self.in_order().map(move |owner| (captor, owner)));
        of_pair.find_map(|(captor, owner)| {
            let of = |(at, fate, who): &(usize, Fate, u8)| {
                *fate == Fate::Prisoner(captor.0) && *who == owner.0 && !self.fray.is_treated(*at)
            };
            let units = || {
                self.battle
                    .units()
                    .enumerate()
                    .map(|(at, (_, unit))| (at, unit.fate(), unit.owner()))
            };
            if !self.battle.has_won(captor.0) {
                return None;
            }
            let fresh = units().filter(of).find(|(at, ..)| !self.fray.is_offered(*at));
            let next = fresh.or_else(|| units().find(of))?;
            Some((captor, owner, next.0, self.fray.is_offered(next.0)))
        })
    }
    /// The next decision about a prisoner.
    pub(super) fn next_captive(&mut self) {
        match self.next_prisoner() {
            None => self.fray.stage = Stage::Closing,
            Some((captor, _, _, false)) => {
                self.begin(content().roots.prisoner, captor, About::Nothing)
            }
            Some((_, owner, _, true)) => self.begin(content().roots.ransom, owner, About::Nothing),
        }
    }
    fn captive(&self, at: usize) -> (crate::battle::Mustered, Seat) {
        let (_, unit) = self.battle.units().nth(at).expect("a unit of the battle");
        (self.battle.mustered(unit), Seat(unit.owner()))
    }
    /// AR-18.7, AR-18.9.
    fn ransom_of(&self, at: usize) -> u16 {
        let (what, owner) = self.captive(at);
        if what.own() != GENERAL {
            return self.cost(owner, what.own().into()) / 2;
        }
        let rules = &content().rules.ransom;
        let (player, card) = (self.player(owner), self.general_taken(at));
        if Card(card).is_captain() {
            u16::from(content().captain.cost) / 2
        } else if card == player.king {
            rules.king.into()
        } else if card == player.prince {
            rules.prince.into()
        } else {
            u16::from(rules.character)
                + u16::from(rules.each_command) * u16::from(content().command(card))
        }
    }
    /// The prisoner that is being decided about, for what is said of it.
    pub(crate) fn captive_unit(&self) -> Arg {
        match self.next_prisoner() {
            Some((_, _, at, _)) => {
                let (what, owner) = self.captive(at);
                self.battle_unit(owner, what)
            }
            None => Arg::Name("unit-general".into()),
        }
    }
    pub(crate) fn captive_ransom(&self) -> u16 {
        self.ransom_asked().1
    }
    fn general_taken(&self, at: usize) -> u8 {
        let (what, owner) = self.captive(at);
        self.fray.generals[owner.index()][usize::from(what.source())]
    }
    /// An army of the captor's that has room for a gun (AR-18.10).
    fn army_for_gun(&self, captor: Seat) -> Option<usize> {
        let side = self.fray.sides().find(|(_, side)| side.players() >> captor.0 & 1 == 1)?.1;
        let room = |(seat, army): &(Seat, usize)| {
            let size = self.player(*seat).armies[*army].size();
            *seat == captor && size > 0 && size < content().rules.setup.army_limit
        };
        let found = Side::armies(side).find(room);
        found.map(|(_, army)| army)
    }
    pub(crate) fn offer_prisoners<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let Some((captor, _, at, false)) = self.next_prisoner() else { return };
        if captor != seat {
            return;
        }
        to.one(Move::Ransom {});
        to.one(Move::No {});
        let gun = self.captive(at).0.own() == CANNON as u8;
        let refusal = |key| move || Refusal::plain("AR-18.10", key);
        to.given(Move::Sell {}, |need| need.that(gun, refusal("refused-no-gun")));
        to.given(Move::Keep {}, |need| {
            need.that(gun, refusal("refused-no-gun"))?;
            need.that(self.army_for_gun(captor).is_some(), refusal("refused-army-full"))
        });
    }
    pub(crate) fn treat_prisoner<T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        tell: &mut T,
    ) {
        let Some((captor, _, at, false)) = self.next_prisoner() else { return };
        debug_assert_eq!(captor, task.seat, "the captor decides");
        match answer {
            Move::Ransom {} => self.fray.offer(at),
            Move::Sell {} => {
                let gold = u16::from(content().units[CANNON].cost) / 2;
                self.player_mut(captor).gold += gold;
                self.treated(at, RansomFate::Sold, captor, tell);
            }
            Move::Keep {} => {
                let (_, owner) = self.captive(at);
                if let Some(army) = self.army_for_gun(captor) {
                    self.player_mut(owner).reserve[CANNON] -= 1;
                    self.player_mut(captor).armies[army].troops[CANNON] += 1;
                }
                self.treated(at, RansomFate::Kept, captor, tell);
            }
            _ => self.discard_prisoner(captor, at, tell),
        }
    }
    pub(crate) fn next_prisoner_of(&self) -> Seat {
        self.next_prisoner().map_or(Seat(0), |(_, owner, ..)| owner)
    }
    pub(crate) fn ransom_asked(&self) -> (Seat, u16) {
        self.next_prisoner().map_or((Seat(0), 0), |(captor, _, at, _)| (captor, self.ransom_of(at)))
    }
    pub(crate) fn offer_ransom<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let Some((_, owner, at, true)) = self.next_prisoner() else { return };
        let gold = self.player(seat).gold;
        to.given(Move::Yes {}, |need| {
            need.that(owner == seat && gold >= self.ransom_of(at), || {
                Refusal::plain("AR-18.7", "refused-too-dear")
            })
        });
        to.one(Move::No {});
    }
    pub(crate) fn pay_ransom<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let Some((captor, owner, at, true)) = self.next_prisoner() else { return };
        debug_assert_eq!(owner, task.seat, "the owner decides");
        if answer != (Move::Yes {}) {
            return self.discard_prisoner(captor, at, tell);
        }
        let gold = self.ransom_of(at);
        self.player_mut(owner).gold -= gold;
        self.player_mut(captor).gold += gold;
        let (what, _) = self.captive(at);
        if what.own() != GENERAL {
            let own = usize::from(what.own());
            self.player_mut(owner).reserve[own] -= 1;
            match usize::from(what.source()) {
                GARRISON if self.town(self.fray.province).occupier == owner.0 => {
                    self.towns[usize::from(self.fray.province)].garrison[own] += 1;
                }
                GARRISON => self.player_mut(owner).reserve[own] += 1,
                army => {
                    self.player_mut(owner).armies[army].troops[own] += 1;
                    if self.player(owner).armies[army].at == NONE {
                        self.put_home(owner, army, tell);
                    }
                }
            }
        }
        self.treated(at, RansomFate::Ransomed, captor, tell);
    }
    /// AR-18.7: 5 prestige; a character dies (AR-18.9).
    fn discard_prisoner<T: Tell<Event>>(&mut self, captor: Seat, at: usize, tell: &mut T) {
        let (what, owner) = self.captive(at);
        self.treated(at, RansomFate::Discarded, captor, tell);
        if what.own() == GENERAL {
            let card = self.general_taken(at);
            self.dies(owner, Card(card), tell);
        }
        self.award(captor, content().rules.prestige.prisoner.into(), tell);
    }
    fn treated<T: Tell<Event>>(&mut self, at: usize, fate: RansomFate, captor: Seat, tell: &mut T) {
        self.fray.treat(at);
        let (_, unit) = self.battle.units().nth(at).expect("a unit of the battle");
        let spot = Spot { side: 0, unit: unit.kind(), column: 0, row: 0, owner: unit.owner() };
        let who = Seat(unit.owner());
        tell.tell(|| Event::PrisonerTreated { seat: captor, who, unit: spot, fate });
    }
}

// What others may know of it, and what must hold (AR-22)
impl Arcadia {
    /// The units of a seat lie open on the field, or it fights on the same side (AR-22.1, AR-22.3).
    pub(crate) fn shows_units(&self, other: Seat, viewer: Seat) -> bool {
        let side = self.fray.side_of(other).filter(|_| self.fray.is_on());
        let open = self.fray.stage == Stage::Fighting && self.battle.is_open();
        side.is_some() && (open || side == self.fray.side_of(viewer))
    }
    /// An army or, by number 3, the garrison of a town fights on the side of the viewer (AR-22.3).
    pub(crate) fn fights_beside(&self, viewer: Viewer, other: Seat, army: usize) -> bool {
        let Some(at) = viewer.seat().and_then(|seat| self.fray.side_of(seat)) else { return false };
        let side = self.fray.sides[at];
        self.fray.is_on()
            && self.fray.side_of(other) == Some(at)
            && (army == GARRISON && side.garrison
                || army < GARRISON && side.armies >> (3 * usize::from(other.0) + army) & 1 == 1)
    }
    /// Cards in hands and units that nobody has seen yet are others (AR-22.2).
    pub(crate) fn imagine_battle<C: Chance>(&mut self, other: Seat, viewer: Seat, chance: &mut C) {
        if self.fray.stage != Stage::Fighting || self.battle.side_of(other.0).is_none() {
            return;
        }
        self.battle.imagine_hand(other.0, self.tactics_held(other));
        if self.shows_units(other, viewer) {
            return;
        }
        let mut troops = [[0; OWN]; 4];
        for (_, side) in self.fray.sides() {
            for (seat, army) in side.armies().filter(|(seat, _)| *seat == other) {
                troops[army] = self.player(seat).armies[army].troops;
            }
            let town = self.town(self.fray.province);
            if side.garrison && town.occupier == other.0 {
                troops[GARRISON] = town.garrison;
            }
        }
        self.battle.imagine_plan(other.0, troops, chance);
    }
    /// The battle and the armies in it are the same; it waits for whom the chain asks.
    pub(crate) fn broken_battle(&self) -> Option<String> {
        use engine::chain::Tasks;
        let fighting = self.fray.stage == Stage::Fighting;
        if fighting != self.battle.is_on() {
            return Some("a battle is on the field or it is not (AR-12.1)".into());
        }
        if !matches!(
            self.fray.stage,
            Stage::Fighting | Stage::Settling | Stage::Fleeing | Stage::Prisoners | Stage::Closing
        ) && self.battle != Battle::default()
        {
            return Some("a battle that is over lies on the table".into());
        }
        if let Some(law) = self.battle.broken_law() {
            return Some(law);
        }
        if self.fray.winner != NONE && self.fray.winner >= self.fray.count
            || usize::from(self.fray.count) > SEATS
        {
            return Some("a battle without its sides (AR-10.21)".into());
        }
        if !fighting {
            return None;
        }
        for (_, side) in self.fray.sides() {
            for (seat, army) in side.armies() {
                if self.battle.roll_call(seat.0)[army] != self.player(seat).armies[army].troops {
                    return Some(format!("seat {seat}: other units in battle than in the army"));
                }
            }
        }
        for seat in self.all_seats().filter(|seat| self.battle.side_of(seat.0).is_some()) {
            if self.battle.hand(seat.0) != self.tactics_held(seat) {
                return Some(format!("seat {seat}: other cards in battle than in hand"));
            }
        }
        let asked = Seats(self.battle.asked().into());
        let asks = self.chain.top().is_some_and(|task| asked.has(task.seat))
            || self.battle.step() == BattleStep::Deploy;
        (!asks || self.battle.is_stuck()).then(|| "the battle waits for somebody else".into())
    }
}

impl super::Fray {
    fn is_offered(&self, at: usize) -> bool {
        self.offered[at / 64] >> (at % 64) & 1 == 1
    }
    fn is_treated(&self, at: usize) -> bool {
        self.treated[at / 64] >> (at % 64) & 1 == 1
    }
    fn offer(&mut self, at: usize) {
        self.offered[at / 64] |= 1 << (at % 64);
    }
    fn treat(&mut self, at: usize) {
        self.treated[at / 64] |= 1 << (at % 64);
    }
}
