//! A rough judgement for bots: prestige now and in sight, land, arms, the dynasty and the crown. Rules never call it.
//!
//! In thousandths of a point of prestige.

use crate::content::content;
use crate::kinds::{Card, MILITIA};
use crate::moves::Move;
use crate::state::{Arcadia, NONE};
use engine::{Appraise, Seat};

/// What the game is about: more than everything else together.
const VICTORY: i32 = 4_000_000;
const SECOND: i32 = 1_500_000;

impl Appraise for Arcadia {
    const BREADTH: u32 = 50;

    fn appraise(&self, seat: Seat) -> i32 {
        if let Some(winner) = self.ending.winner() {
            return match seat {
                seat if seat == winner => VICTORY,
                seat if self.shares_second(seat, winner) => SECOND,
                _ => -VICTORY,
            };
        }
        if self.options.skirmish {
            return self.battle.promise(seat.0);
        }
        let others = self.all_seats().filter(|other| *other != seat);
        let rival = others.map(|other| self.standing(other)).max().unwrap_or(0);
        let field = if self.battle.is_on() { 20 * self.battle.promise(seat.0) } else { 0 };
        self.standing(seat) - rival / 3 + field
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        if self.battle.is_on() {
            return self.battle.hunch(seat.0, mv);
        }
        match mv {
            Move::March { army, to } => self.hunch_of_march(seat, army, to),
            Move::Buy { unit, count, .. } => {
                let cost = content().units[unit as usize].cost;
                100 + 30 * i32::from(cost) * i32::from(count)
            }
            Move::Hire { .. } => -200,
            Move::TakeFree { .. } => 500,
            Move::Disband { .. } => -2_000,
            Move::Shift { .. } => -900,
            Move::Lose { unit, .. } => -100 * i32::from(content().units[unit as usize].cost),
            Move::Discard { card } if Card(card).is_heir() => -500,
            Move::TakeHeir { card } => 500 + 50 * i32::from(content().command(card)),
            Move::Vote { who } if who == seat.0 => 300,
            Move::Capitulate { .. } => -3_000,
            Move::LeaveWar { .. } | Move::BreakAlliance {} => -900,
            Move::Give { gold } => -60 * i32::from(gold),
            Move::Cede { .. } => -800,
            Move::Propose { .. } => -300,
            Move::OfferAlliance {} | Move::OfferTruce { .. } => 200,
            Move::Dismiss { .. } => -800,
            Move::Assault { .. } => 200,
            _ => 0,
        }
    }
}

impl Arcadia {
    /// An ally or a vassal of the winner (AR-24.2).
    fn shares_second(&self, seat: Seat, winner: Seat) -> bool {
        let player = self.player(seat);
        player.lord == winner.0 || player.ally == winner.0
    }

    /// What a kingdom is worth by itself.
    fn standing(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let vassals = self.all_seats().filter(|other| self.player(*other).lord == seat.0).count();
        let mut worth = 1_000 * i32::from(player.prestige);
        worth += self.worth_of_land(seat) + self.worth_of_arms(seat) + self.worth_of_house(seat);
        worth += 700 * i32::from(player.gold.min(60)) + 4_000 * i32::from(player.held().min(10));
        worth += 120_000 * vassals as i32;
        if player.ally != NONE {
            worth += 15_000;
        }
        if player.lord != NONE && !player.rebels {
            worth -= 250_000;
        }
        worth
    }

    fn worth_of_land(&self, seat: Seat) -> i32 {
        let mut worth = 0;
        for province in self.in_play() {
            let town = self.town(province);
            let gold = i32::from(content().provinces[usize::from(province)].gold);
            if town.occupier == seat.0 {
                worth += 8_000 + 3_000 * gold;
                // A first unit keeps a town for a turn or two; more of them keep it longer.
                worth += 2_500 * i32::from(self.garrison_size(province).min(3));
                if town.siege > 0 {
                    worth -= 4_000 + 1_500 * gold + 4_000 * i32::from(town.breaches);
                }
            } else if town.siege > 0 && self.siege_leader(province) == Some(seat) {
                let left = i32::from(self.garrison_size(province));
                worth += (5_000 + 2_000 * gold + 4_000 * i32::from(town.breaches)) / (1 + left / 2);
            }
            if town.owner == seat.0 {
                worth += 4_000;
            }
        }
        worth + 60_000 * i32::from(self.full_regions(seat))
    }

    fn worth_of_arms(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let armies = player.armies.iter().enumerate().map(|(at, army)| {
            let units = army.troops.iter().enumerate();
            let value: i32 =
                units.map(|(own, count)| i32::from(*count) * i32::from(self.cost(seat, own))).sum();
            // Without a leader it stays at home; a good one is worth some units.
            match player.general(at) {
                Some(general) if value > 0 => {
                    value * (900 + 20 * i32::from(content().command(general.0)))
                }
                _ => value * 700,
            }
        });
        armies.sum()
    }

    /// The king, who comes after him, and the crown.
    fn worth_of_house(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let mut worth = 0;
        if player.king == NONE {
            worth -= 40_000;
        } else {
            let limit = content().characters[usize::from(player.king)].max_age;
            worth += 8_000 * i32::from(limit.saturating_sub(player.age));
        }
        if player.prince != NONE {
            worth += 30_000;
        }
        if self.emperor == seat.0 {
            worth += 90_000;
        }
        if self.crowned == seat.0 {
            let crowns = i32::from(self.in_a_row);
            worth += 60_000 * crowns * crowns;
        }
        worth
    }

    /// Towards towns that can be taken, and never into the arms of somebody stronger.
    fn hunch_of_march(&self, seat: Seat, army: u8, to: u8) -> i32 {
        let own = &self.player(seat).armies[usize::from(army)];
        let town = self.town(to);
        let size = i32::from(own.size());
        let others = self.all_seats().filter(|other| self.is_hostile(seat, *other));
        let facing: i32 = others
            .flat_map(|other| self.player(other).armies.iter())
            .filter(|it| it.at == to)
            .map(|it| i32::from(it.size()))
            .sum();
        let weak = i32::from(own.troops[MILITIA]);
        if facing > size - weak {
            return -1_500;
        }
        let garrison = i32::from(self.garrison_size(to));
        match town.occupier {
            occupier if occupier == seat.0 => -100,
            NONE if size > garrison => 600 - 50 * garrison,
            occupier if occupier != NONE && self.is_hostile(seat, Seat(occupier)) => {
                800 + 40 * (size - garrison) - 20 * facing
            }
            _ => -200,
        }
    }
}
