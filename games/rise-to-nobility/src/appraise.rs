//! A rough judgement for bots: points now, points in sight, and what the rest is worth. Rules
//! never call it.

use crate::content::content;
use crate::kinds::{Good, Guild};
use crate::moves::{Location, Move};
use crate::state::{NONE, Phase, RiseToNobility};
use engine::{Appraise, Seat};

impl Appraise for RiseToNobility {
    fn appraise(&self, seat: Seat) -> i32 {
        let total = 1_000 * self.score_of(seat).total;
        if self.phase == Phase::Over {
            return total;
        }
        let rounds = i32::from(content().numbers.rounds);
        let left = rounds - i32::from(self.round.max(1));
        total
            + self.worth_of_estate(seat, left)
            + self.worth_of_goods(seat, left)
            + self.worth_of_income(seat, left)
            + self.worth_of_round(seat)
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        let player = self.player(seat);
        match mv {
            Move::Fulfil { .. } => 3_000,
            Move::SellWorkshop { .. } | Move::SellCommunal { .. } => -2_500,
            Move::EndTurn {} if self.done.die => 0,
            Move::EndTurn {} => -900,
            Move::Place { die, value, at } => {
                let tokens = -250 * i32::from(die.abs_diff(value));
                tokens - 40 * i32::from(value) + self.hunch_of_place(seat, value, at.location())
            }
            Move::SpendGoods { count, .. } => 300 * i32::from(count),
            Move::Buy { goods } => 250 * i32::from(goods),
            Move::PlaceWorker {} => 700,
            Move::MoveApprentice { owner, .. } if owner == seat.0 => -800,
            Move::MoveApprentice { .. } => -300,
            Move::Refuse {} => -300,
            Move::BuyModifiers { count } => -120 * i32::from(count),
            Move::RenewSettlers {} | Move::RenewBuildings {} => -500,
            Move::DrawCommissions {} => -200,
            Move::TakeGood { good } => 100 * self.wanted(seat, good),
            Move::GiveGood { good } => -100 * self.wanted(seat, good) - 300,
            Move::Reroll { dice: 0 } => 100,
            Move::TakeSettlers { card } => {
                let printed = &content().settlers[card as usize];
                60 * i32::from(printed.workers)
                    + 80 * i32::from(printed.stars)
                    + 20 * i32::from(printed.most)
            }
            Move::KeepCommission { .. } | Move::ChooseCharacter { .. } => i32::from(player.points),
            _ => 0,
        }
    }
}

impl RiseToNobility {
    fn hunch_of_place(&self, seat: Seat, value: u8, location: Location) -> i32 {
        let player = self.player(seat);
        let left = i32::from(content().numbers.rounds) - i32::from(self.round);
        match location {
            Location::Guild(guild) => {
                let wanted = self.wanted(seat, guild.good());
                let workers = i32::from(player.workers.min(2)) * i32::from(value <= 4);
                150 * wanted + 350 * workers + 200 * i32::from(player.apprentices[guild.index()])
            }
            Location::TownHall => 1_500,
            Location::Council(..) => 2_000,
            Location::Yard if player.houses_ready == 0 => 900,
            Location::Yard => -300,
            Location::Tavern if player.hand_is_full() => -1_200,
            Location::Tavern => 500 - 350 * player.hand().count() as i32,
            Location::Castle(_) => 120 * left - 100,
            Location::Port => 300 - 20 * i32::from(player.coins),
            Location::Berk => -300,
            Location::OwnBoard => -1_100,
            Location::Office { .. } => 250 * left,
            Location::Tile(_) => 500,
        }
    }

    /// How many cards and tiles in sight ask for more of this good than there is.
    fn wanted(&self, seat: Seat, good: Good) -> i32 {
        let player = self.player(seat);
        let held = player.goods[good.index()];
        let asking = player
            .hand()
            .filter(|card| content().settlers[*card as usize].goods >> good as u8 & 1 == 1);
        let limit = u16::from(self.most_of_a_good(seat, good));
        if held >= limit { 0 } else { asking.count() as i32 }
    }

    /// Houses, Workers, tracks: worth less when little time is left.
    fn worth_of_estate(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let numbers = &content().numbers;
        let houses = i32::from(player.houses_ready.min(3));
        let workers = i32::from(player.workers.min(4));
        let apprentices: u8 = player.apprentices.iter().sum();
        let reputation = i32::from(player.reputation) - i32::from(numbers.least_reputation);
        let lord = i32::from(numbers.lord_level);
        let nobility = i32::from(player.nobility);
        let time = (left + 1).min(4);
        let stars = 450 * nobility.min(lord) + 250 * (nobility - lord).max(0);
        700 * houses * time / 2
            + 260 * workers * time / 2
            + 200 * i32::from(apprentices) * time / 4
            + (90 * left + 20) * reputation
            + stars * time / 4
            + 220 * i32::from(player.modifiers.min(4)) * time / 4
            + 300 * i32::from(player.peoples().count_ones() as u8) * time / 4
    }

    /// Coins, and goods on their way into cards.
    fn worth_of_goods(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let coins = i32::from(player.coins.min(25));
        let mut worth = if left == 0 { 60 } else { 330 } * coins;
        let mut houses = player.houses_ready + u8::from(player.coins >= 5);
        let mut goods = player.goods;
        for card in player.hand() {
            let printed = &content().settlers[card as usize];
            let mut paid = 0i32;
            let mut missing = 0i32;
            for good in Good::ALL {
                if printed.goods >> good as u8 & 1 == 1 {
                    let most = u16::from(self.most_of_a_good(seat, good));
                    let used = goods[good.index()].min(most);
                    missing += i32::from(used == 0);
                    paid += i32::from(used);
                    if houses > 0 {
                        goods[good.index()] -= used;
                    }
                }
            }
            let paid = paid.min(i32::from(printed.most));
            let short = (i32::from(printed.least) - paid).max(missing);
            let reward = 350 * i32::from(printed.stars) + 500 * i32::from(printed.workers);
            let whole = 780 * paid + reward * (left + 1).min(5) / 5;
            let share = if short == 0 { whole * 9 / 10 } else { whole / (2 + short) };
            worth += if left + 1 >= short { share } else { share / 3 };
            if houses == 0 {
                worth -= share / 2;
            }
            houses = houses.saturating_sub(1);
        }
        let spare: i32 = goods.iter().map(|count| i32::from((*count).min(6))).sum();
        worth + if left == 0 { 0 } else { 280 * spare }
    }

    /// What every further round brings.
    fn worth_of_income(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let mut per_round = 0;
        for guild in Guild::ALL {
            let own = i32::from(player.apprentices[guild.index()]);
            per_round += 300 * own * i32::from(self.coins_per_apprentice(guild));
            per_round += 90 * own;
            for (position, owner) in (0i32..).zip(self.guilds[guild.index()].owners) {
                per_round += (650 - 60 * position) * i32::from(owner == seat.0);
            }
        }
        per_round += 350 * i32::from(player.communal_count());
        per_round += 1_100 * i32::from(self.offices_of(seat));
        per_round * left * 4 / 5
    }

    /// Dice still to be placed, and Commissions on their way.
    fn worth_of_round(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let mut worth = 0;
        if !player.passed {
            let dice: u8 = player.dice.iter().sum();
            worth += 650 * i32::from(dice.min(player.room() / 2));
        }
        for tile in self.dice_tiles.iter().filter(|tile| tile.owner == seat.0) {
            if tile.card != NONE && !tile.is_complete() {
                let filled = tile.slots.iter().filter(|slot| !slot.is_empty()).count() as i32;
                let points = i32::from(self.commission_points(seat, tile.card)) + 3;
                worth += 180 * filled * points;
            }
        }
        worth
    }
}
