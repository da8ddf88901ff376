//! A rough judgement for bots: points now, points in sight, and what the rest is worth. Rules
//! never call it.

use crate::kinds::{Cult, Structure, Terrain};
use crate::map::Hexes;
use crate::moves::{Conversion, Move};
use crate::state::{Phase, ROUNDS, TerraMystica, each_hex};
use engine::{Appraise, Seat};

/// Worth in thousandths of a point.
const COIN: i32 = 300;
const WORKER: i32 = 850;
const PRIEST: i32 = 1_700;
const BOWL_3: i32 = 330;
const BOWL_2: i32 = 130;
const KEY: i32 = 900;

impl Appraise for TerraMystica {
    fn appraise(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if player.faction.is_none() {
            return 0;
        }
        if self.phase == Phase::Over {
            return 1_000 * i32::from(player.points);
        }
        let rounds_left = (ROUNDS as i32 - i32::from(self.round)).max(0);
        1_000 * i32::from(player.points)
            + self.worth_of_stock(seat, rounds_left)
            + self.worth_of_income(seat, rounds_left)
            + self.worth_of_cults(seat, rounds_left)
            + self.worth_of_land(seat, rounds_left)
            + self.worth_of_towns(seat, rounds_left)
            + self.worth_of_round(seat)
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        let home = self.player(seat).home;
        match mv {
            Move::Transform { to, long, .. } if to != home || long => -1_500,
            Move::Transform { .. } => 300,
            Move::Wait {} => -5_000,
            Move::Burn {} => -400,
            Move::Convert { what: Conversion::WorkerToCoin | Conversion::PriestToWorker } => -700,
            Move::Convert { what: Conversion::PointToCoin } => -900,
            Move::Convert { .. } => -300,
            Move::Pass { .. } => -600,
            Move::Build { .. } => 900,
            Move::Upgrade { .. } => 800,
            Move::PowerAction { .. } => 600,
            Move::SpecialAction { action } if !self.special_works(seat, action) => -2_000,
            Move::SpecialAction { .. } => 700,
            Move::BuySpade {} => -300,
            Move::SendPriest { steps, .. } => 150 * i32::from(steps) - 250,
            Move::GiveUpSpades {} => -1_200,
            Move::TakePower { .. } => 200,
            Move::Connect { .. } => 2_000,
            _ => 0,
        }
    }
}

impl TerraMystica {
    /// Things in hand: worth less when little time is left to use them.
    fn worth_of_stock(&self, seat: Seat, rounds_left: i32) -> i32 {
        let player = self.player(seat);
        let worth = COIN * i32::from(player.coins.min(60))
            + WORKER * i32::from(player.workers.min(40))
            + PRIEST * i32::from(player.priests)
            + BOWL_3 * i32::from(player.bowls[2])
            + BOWL_2 * i32::from(player.bowls[1])
            + KEY * i32::from(player.keys);
        // At the very end three coins are a point.
        if rounds_left == 0 && player.passed {
            1_000 * i32::from(self.resource_points(seat).1)
        } else {
            worth * (6 + rounds_left) / 10
        }
    }

    fn worth_of_income(&self, seat: Seat, rounds_left: i32) -> i32 {
        let income = self.income_of(seat);
        let per_round = 280 * i32::from(income.coins)
            + 800 * i32::from(income.workers)
            + 1_500 * i32::from(income.priests.min(3))
            + 190 * i32::from(income.power.min(12));
        let player = self.player(seat);
        let abilities = 900 * i32::from(player.has_stronghold())
            + 600 * i32::from(self.has_cult_favor(seat))
            + 350 * (player.favors & self.content().favor_masks.build_points).count_ones() as i32
            + 500 * (player.favors & self.content().favor_masks.pass_points).count_ones() as i32;
        let digging = 450 * i32::from(player.digging);
        (per_round + abilities + digging) * rounds_left
    }

    /// Shares of the final cult scoring, and steps that may become shares.
    fn worth_of_cults(&self, seat: Seat, rounds_left: i32) -> i32 {
        let constants = &self.content().constants;
        let mut worth = 0;
        for cult in Cult::ALL {
            let values = std::array::from_fn(|at| self.players[at].cults[cult as usize]);
            let share = self.ranked(&values, &constants.cult_points)[seat.index()];
            let steps = i32::from(values[seat.index()]);
            worth += 1_000 * i32::from(share) * (8 - rounds_left) / 10 + 260 * steps;
        }
        // The rest of this round's cult bonus.
        if rounds_left > 0 {
            let reward = self.cult_reward(seat);
            worth += COIN * i32::from(reward.coins)
                + WORKER * i32::from(reward.workers)
                + PRIEST * i32::from(reward.priests)
                + 200 * i32::from(reward.power)
                + 1_500 * i32::from(reward.spades);
        }
        worth
    }

    /// Network, and room to grow.
    fn worth_of_land(&self, seat: Seat, rounds_left: i32) -> i32 {
        let player = self.player(seat);
        let built: i32 = player.built.iter().map(|count| i32::from(*count)).sum();
        let mut largest: u32 = 0;
        self.networks(seat, |network| largest = largest.max(network.count_ones()));
        let free = self.free_near(seat);
        let home = free & self.with_code(player.home);
        let one_away = if player.home.on_cycle() {
            let index = player.home as usize;
            let sides = [Terrain::CYCLE[(index + 1) % 7], Terrain::CYCLE[(index + 6) % 7]];
            free & (self.with_code(sides[0]) | self.with_code(sides[1]))
        } else {
            free
        };
        let room =
            450 * home.count_ones().min(5) as i32 + 160 * one_away.count_ones().min(6) as i32;
        let ships = 500 * i32::from(player.shipping) * i32::from(rounds_left > 0);
        900 * largest as i32 + 250 * built + room * rounds_left.min(4) / 4 + ships
    }

    /// Groups on their way to a town.
    fn worth_of_towns(&self, seat: Seat, rounds_left: i32) -> i32 {
        let mut rest = self.owned[seat.index()] & !self.in_town;
        let needed = u32::from(self.town_power(seat));
        let mut best = 0;
        while rest != 0 {
            let group: Hexes = self.group(seat, rest & rest.wrapping_neg());
            rest &= !group;
            let power = self.power_on(seat, group).min(needed);
            let size = group.count_ones().min(4);
            best = best.max(power * power + size * size);
        }
        let full = needed * needed + 16;
        6_000 * best as i32 / full as i32 * (2 + rounds_left) / 8
    }

    /// What passing would score now, and neighbours who feed this player.
    fn worth_of_round(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if player.passed {
            return 0;
        }
        let (card, favor, faction) = self.passing_points(seat);
        let mut friends = 0;
        let others = self.occupied() & !self.owned[seat.index()];
        each_hex(self.hexes_of(seat, Structure::Dwelling), |hex| {
            friends += i32::from(self.adjacent(hex) & others != 0);
        });
        800 * i32::from(card + favor + faction) + 300 * friends
    }
}
