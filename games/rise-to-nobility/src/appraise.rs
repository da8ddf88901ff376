//! A rough judgement for bots: points now, points in sight, and what the rest is worth. Rules
//! never call it.

mod outlook;

use crate::content::content;
use crate::kinds::Good;
use crate::moves::{Location, Move};
use crate::state::{Phase, RiseToNobility, modifiers_between};
use engine::{Appraise, Seat};
use outlook::Outlook;

impl Appraise for RiseToNobility {
    const BREADTH: u32 = 33;
    const CARE: u32 = 3;

    fn appraise(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            return 1_000 * self.total_of(seat);
        }
        Outlook::of(self, seat).worth()
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        let player = self.player(seat);
        match mv {
            Move::Fulfil { .. } => 3_000,
            Move::SellWorkshop { .. } | Move::SellCommunal { .. } => -2_500,
            Move::EndTurn {} if self.done.die => 0,
            Move::EndTurn {} => -900,
            Move::Place { die, value, at } => {
                let tokens = -250 * i32::from(modifiers_between(die, value));
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
        let left = i32::from(content().board.rounds.count) - i32::from(self.round);
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
            Location::OwnBoard => -600,
            Location::Office { .. } => 250 * left,
            Location::Tile(_) => 500,
        }
    }

    /// How many cards and tiles in sight ask for more of this good than there is.
    fn wanted(&self, seat: Seat, good: Good) -> i32 {
        let player = self.player(seat);
        let held = player.goods[good.index()];
        let asking =
            player.hand().filter(|card| content().settlers[*card as usize].goods.has(good));
        let limit = u16::from(self.most_of_a_good(seat, good));
        if held >= limit { 0 } else { asking.count() as i32 }
    }
}
