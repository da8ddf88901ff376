//! Towns, and what armies can make of them.

use crate::content::content;
use crate::kinds::{CANNON, MILITIA, OWN, PIKEMEN, Unit};
use crate::state::{Arcadia, Army, NONE, PROVINCES, Step};
use engine::{Places, Seat};
use std::cmp::Ordering;

/// Of a full region, what 0 to 4 provinces of it are worth, in sixteenths: the last one closes it.
const SHARE: [i32; 5] = [0, 1, 3, 7, 16];

/// The map as all armies of a seat see it.
struct Ahead {
    /// Where they may go, as bits.
    open: u64,
    /// What they can take there: neutral and hostile towns.
    worthy: u64,
    /// By region: provinces the seat holds.
    held: [usize; 9],
    /// By province: the price of hostile armies.
    facing: [i32; PROVINCES],
}

impl Arcadia {
    /// What a province pays for as long as one looks ahead.
    pub(super) fn worth_of_province(&self, province: u8) -> i32 {
        let gold = i32::from(content().provinces[usize::from(province)].gold);
        3_000 + gold * self.worth_of_gold() * self.phases_left() / 2
    }
    /// What a full region brings: prestige in every phase, and a vote.
    fn worth_of_region(&self, seat: Seat, region: u8) -> i32 {
        let rules = &content().rules.prestige;
        let own = region == self.player(seat).nation;
        let prestige = if own { rules.full_start_region } else { rules.full_region };
        800 * i32::from(prestige) * self.phases_left() + 15_000
    }

    /// Income and prestige this phase still brings: a turn that is not over yet must not look better or worse than one
    /// that is.
    pub(super) fn worth_of_dues(&self, seat: Seat) -> i32 {
        let rules = &content().rules;
        let (crowned, mut worth) = (self.emperor == seat.0, 0);
        if self.step as u8 <= Step::Income as u8 {
            let mine = self.in_play().filter(|at| self.town(*at).occupier == seat.0);
            let gold: i32 =
                mine.map(|at| i32::from(content().provinces[usize::from(at)].gold)).sum();
            let crown = if crowned { i32::from(rules.income.emperor) } else { 0 };
            worth += self.worth_of_gold() * (gold + crown);
        }
        if self.step as u8 <= Step::Prestige as u8 {
            let crown = if crowned { i32::from(rules.prestige.emperor) } else { 0 };
            let full = self.regions_in_play().filter(|it| self.holder(*it) == Some(seat));
            let regions = full.map(|region| {
                let own = region == self.player(seat).nation;
                let prestige = &rules.prestige;
                i32::from(if own { prestige.full_start_region } else { prestige.full_region })
            });
            worth += 1_000 * (crown + regions.sum::<i32>());
        }
        worth
    }
    pub(super) fn worth_of_land(&self, seat: Seat) -> i32 {
        let mut worth = 0;
        let mut held = [0usize; 9];
        for province in self.in_play() {
            let town = self.town(province);
            if town.occupier != seat.0 {
                // The owner gets it back when the war is over, unless it is lost.
                worth +=
                    if town.owner == seat.0 { self.worth_of_province(province) / 3 } else { 0 };
                continue;
            }
            held[usize::from(province / 4)] += 1;
            let value = self.worth_of_province(province);
            worth += if town.owner == seat.0 { value } else { value * 2 / 3 };
            let guards = i32::from(self.garrison_size(province));
            if guards == 0 && town.siege == 0 {
                continue;
            }
            let guard = (400 + value / 30) * if self.is_frontier(seat, province) { 3 } else { 1 };
            worth += guard * [0, 3, 5, 6][guards.min(3) as usize] / 3;
            if town.siege > 0 {
                worth -= value / (2 + guards) + 2_000 * i32::from(town.breaches);
            }
        }
        for region in self.regions_in_play() {
            let share = SHARE[held[usize::from(region)]];
            if share > 0 {
                worth += self.worth_of_region(seat, region) * share / 16;
            }
        }
        worth
    }
    /// Somebody who is no friend is next to it.
    pub(super) fn is_frontier(&self, seat: Seat, province: u8) -> bool {
        let mut some = false;
        self.derived.near[usize::from(province)].each(|it| {
            let occupier = self.town(it as u8).occupier;
            some |= occupier != NONE && !self.is_friendly(seat, Seat(occupier));
        });
        some
    }

    /// Units at their price; guns are worth more as long as they are few, and a crowd less than two bodies.
    pub(super) fn worth_of_arms(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let gold = self.worth_of_gold();
        let armies = player.armies.iter().enumerate().map(|(at, army)| {
            let value = self.worth_of_troops(seat, army);
            // Without a leader it stays at home; a good one is worth some units.
            let led = match player.general(at) {
                Some(general) if value > 0 => 135 + 3 * i32::from(content().command(general.0)),
                Some(general) => return 1_500 + 400 * i32::from(content().command(general.0)),
                None => 90,
            };
            gold * value / 100 * led / 100
        });
        armies.sum()
    }
    /// In hundredths of gold.
    fn worth_of_troops(&self, seat: Seat, army: &Army) -> i32 {
        let mut value = 0;
        for own in (0..OWN).filter(|own| army.troops[*own] > 0) {
            let count = i32::from(army.troops[own]);
            let cost = 100 * i32::from(self.cost(seat, own));
            value += match own {
                MILITIA => 75 * count,
                CANNON => cost * (count.min(2) * 5 + (count - 2).max(0) * 3) / 4,
                _ => cost * count,
            };
        }
        // Two bodies can be in two places.
        if value > 3_000 { 3_000 + (value - 3_000) * 4 / 5 } else { value }
    }

    /// What armies can soon take, by how far away it is and how well it is held.
    pub(super) fn worth_of_marches(&self, seat: Seat) -> i32 {
        let mut aimed = 0u64;
        let mut worth = 0;
        let ahead = self.lie_of_the_land(seat);
        for (at, army) in self.player(seat).armies.iter().enumerate() {
            if army.at == NONE || army.size() == 0 || self.player(seat).general(at).is_none() {
                continue;
            }
            let Some((target, value)) = self.best_target(seat, army, aimed, &ahead) else {
                continue;
            };
            aimed |= 1 << target;
            worth += value;
        }
        worth
    }
    /// What is the same for all armies of a seat.
    fn lie_of_the_land(&self, seat: Seat) -> Ahead {
        let mut ahead = Ahead { open: 0, worthy: 0, held: [0; 9], facing: [0; PROVINCES] };
        for at in self.in_play() {
            ahead.open |= u64::from(!self.is_closed(seat, at)) << at;
            let occupier = self.town(at).occupier;
            let worthy = occupier == NONE || self.is_hostile(seat, Seat(occupier));
            ahead.worthy |= u64::from(worthy) << at;
            ahead.held[usize::from(at / 4)] += usize::from(occupier == seat.0);
        }
        for other in self.all_seats().filter(|other| self.is_hostile(seat, *other)) {
            for army in self.player(other).armies.iter().filter(|army| army.at != NONE) {
                let arms = i32::from(self.value(other, &army.troops));
                ahead.facing[usize::from(army.at)] += arms;
            }
        }
        ahead
    }
    fn best_target(&self, seat: Seat, army: &Army, aimed: u64, land: &Ahead) -> Option<(u8, i32)> {
        let open = land.open | 1 << army.at;
        let away = crate::map::distances(&self.derived.near, 1 << army.at, open);
        let strength = i32::from(self.value(seat, &army.troops)).max(1);
        let ahead = i32::from(self.steps_left(seat, army));
        // What can still be marched this turn is as good as marched.
        let far = |it: u8| (i32::from(away[usize::from(it)]) - ahead).max(0);
        let mut best = None;
        (open & land.worthy).each(|province| {
            let province = province as u8;
            if far(province) > 3 {
                return;
            }
            let value = self.worth_of_target(seat, province, strength, army, land);
            let here = if army.besieges && army.at == province { 15 } else { 12 };
            let value = value * here / (16 + 4 * far(province));
            let value = if aimed >> province & 1 == 1 { value / 4 } else { value };
            if best.is_none_or(|(_, most)| value >= most) {
                best = Some((province, value));
            }
        });
        best
    }
    /// Steps an army may still make in this phase.
    fn steps_left(&self, seat: Seat, army: &Army) -> u8 {
        let steps = content().rules.march.steps;
        if self.step as u8 <= Step::Military as u8 {
            return steps;
        }
        let (place, in_turn) = (self.place_of(seat), self.step as u8 <= Step::Moves as u8);
        match place.cmp(&self.turn) {
            Ordering::Greater if self.step as u8 <= Step::EndOfActivation as u8 => steps,
            Ordering::Equal if in_turn && !army.moved => steps.saturating_sub(army.steps),
            _ => 0,
        }
    }
    /// What taking a neutral or hostile town would bring, by the odds.
    fn worth_of_target(
        &self,
        seat: Seat,
        province: u8,
        arms: i32,
        army: &Army,
        land: &Ahead,
    ) -> i32 {
        let rules = &content().rules.prestige;
        let mut value = match self.town(province).occupier {
            NONE => self.worth_of_province(province) + 1_000 * i32::from(rules.neutral_taken),
            _ if self.is_capital(province) => 150_000,
            _ => self.worth_of_province(province) + 1_000 * i32::from(rules.town_taken),
        };
        let region = province / 4;
        let held = land.held[usize::from(region)].min(3);
        value += self.worth_of_region(seat, region) * (SHARE[held + 1] - SHARE[held]) / 16;
        // Hunger takes a unit a turn, guns a third of one each.
        let guards = 3 * i32::from(self.garrison_size(province));
        let pace = 3 + i32::from(army.troops[CANNON]);
        let turns = (guards + pace - 1) / pace;
        if turns >= self.phases_left() {
            return value / 20;
        }
        value = value * 10 / (10 + 3 * turns);
        let facing = land.facing[usize::from(province)];
        if facing > 0 {
            // Twice as strong is four times as sure.
            value = value * arms / (arms + facing) * arms / (arms + facing);
            if facing > arms {
                value -= 1_000 * (facing - arms);
            }
        }
        value
    }
    /// The price of hostile armies in a province.
    pub(super) fn hostile_arms(&self, seat: Seat, province: u8) -> i32 {
        let others = self.all_seats().filter(|other| self.is_hostile(seat, *other));
        let arms = others.flat_map(|other| {
            let here = self.player(other).armies.iter().filter(move |it| it.at == province);
            here.map(move |it| i32::from(self.value(other, &it.troops)))
        });
        arms.sum()
    }

    /// An army for one battle (AR-23.6), while it is bought: steady foot, some horse, a gun, and no money left.
    pub(super) fn worth_of_levy(&self, seat: Seat) -> i32 {
        if self.battle.is_on() || self.player(seat).nation == NONE {
            return 0;
        }
        let player = self.player(seat);
        let mut worth = 0;
        for (own, count) in player.armies[0].troops.into_iter().enumerate() {
            let unit = &content().units[Unit::of(own, player.nation) as usize];
            let wanted = WANTED[own];
            let (first, rest) =
                (i32::from(count.min(wanted)), i32::from(count.saturating_sub(wanted)));
            let cost = 100 * i32::from(unit.cost);
            worth += cost * first + cost * rest * 7 / 10;
        }
        worth + 5 * i32::from(player.gold)
    }
}

/// How many of each own kind a balanced army has.
pub(super) const WANTED: [u8; OWN] = {
    let mut wanted = [4; OWN];
    wanted[MILITIA] = 0;
    wanted[PIKEMEN] = 4;
    wanted[CANNON] = 1;
    wanted
};
