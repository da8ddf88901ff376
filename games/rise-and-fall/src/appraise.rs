//! A rough judgement for bots; rules never call it.
//!
//! `land` judges Regions, `promise` what pieces stand ready for, `hunches` moves at first glance.

mod hunches;
mod land;
mod promise;

use crate::content::content;
use crate::kinds::{Guild, Kind, cards, guilds};
use crate::moves::Move;
use crate::state::{NOBODY, Phase, RiseAndFall};
use engine::{Appraise, Seat};

/// Everything is judged in thousandths of a point.
pub(crate) const POINT: i32 = 1000;
/// A gold piece is half a point in the end (RF-8.3).
pub(crate) const GOLD: i32 = POINT / 2;
/// Wood or Stone for the next building.
pub(crate) const TOKEN: i32 = 1300;
/// More tokens than these wait too long for their use.
const TOKENS_USED: u8 = 3;
/// A card that can be played.
const CARD: i32 = 1500;
const EXTINCT: i32 = -60 * POINT;
/// What pieces bring beside points as long as the game goes on, by kind.
const USE: [i32; Kind::COUNT] = [600, 1800, 900, 1200, 600, 1500];
/// How often pieces still act in a whole game, in thousandths: each card comes once in a while.
const TURNS: i32 = 1800;
/// The whole of a game, and of what is left of it.
pub(crate) const WHOLE: i32 = 1000;

impl Appraise for RiseAndFall {
    fn appraise(&self, seat: Seat) -> i32 {
        let civ = self.civ(seat);
        if civ.extinct {
            return EXTINCT;
        }
        if self.phase == Phase::Over {
            return self.score_of(seat).total * POINT;
        }
        let left = self.time_left();
        let active = civ.active_cards() & !civ.giving;
        let mut worth = i32::from(civ.gold) * GOLD + self.bonuses_of(seat) * POINT;
        worth += self.worth_of_cards(seat, active);
        worth += self.worth_of_land(seat, left);
        worth += self.hope_of_trophies(seat);
        let tokens = civ.stock.map(|held| i32::from(held.min(TOKENS_USED)));
        let uses = civ.count.iter().zip(USE).map(|(&count, each)| i32::from(count) * each);
        let going_on = (tokens[0] + tokens[1]) * TOKEN
            + uses.sum::<i32>()
            + scaled(self.income(seat) * GOLD, TURNS)
            + worth_of_guilds(civ.guilds | civ.kept);
        worth + scaled(going_on, left) + self.still_to_come(seat)
    }

    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        self.first_glance(seat, mv)
    }
}

/// A part of an amount, in thousandths.
pub(crate) fn scaled(amount: i32, part: i32) -> i32 {
    (i64::from(amount) * i64::from(part) / i64::from(WHOLE)) as i32
}

impl RiseAndFall {
    /// Points that are neither gold, cards nor land: trophies, guilds, Tales.
    fn bonuses_of(&self, seat: Seat) -> i32 {
        let tales = if self.tales.set == 0 { 0 } else { self.tale_points(seat) };
        self.trophies_of(seat).sum::<i32>() + self.guild_points(seat) + tales
    }

    /// How much of the game is still to come, in thousandths: trophies end it (RF-8.1).
    pub(crate) fn time_left(&self) -> i32 {
        let all = i32::from(self.rules.trophies.max(1));
        let left = all - i32::from(self.trophies_total()).min(all);
        // The last round is still played.
        (left * WHOLE / all).max(WHOLE / 10)
    }

    /// Development of active cards, and a part of what could be bought back (RF-8.5, RF-7.10).
    fn worth_of_cards(&self, seat: Seat, active: u8) -> i32 {
        let civ = self.civ(seat);
        let mut worth = active.count_ones() as i32 * CARD;
        worth += cards(active).map(|kind| self.development(seat, kind)).sum::<i32>() * POINT;
        let price = i32::from(self.buy_back_price(seat));
        let payable = i32::from(civ.gold) >= price;
        for kind in cards(civ.decline | civ.giving) {
            let gain = self.development(seat, kind) * POINT - price * GOLD;
            worth += if payable { gain.max(0) * 3 / 5 } else { gain.max(0) / 5 };
        }
        worth
    }

    /// Sets that are nearly complete, more so if nobody else is as far (RF-7.1).
    fn hope_of_trophies(&self, seat: Seat) -> i32 {
        let mut hope = 0;
        for &kind in &Kind::ALL {
            if self.trophies[kind as usize] != NOBODY {
                continue;
            }
            let count = |seat: Seat| i32::from(self.civ(seat).count[kind as usize]);
            let all = i32::from(content().pieces[kind as usize].count);
            let here = count(seat);
            let others = self.all_civs().filter(|&other| other != seat);
            let best = others.map(count).max().unwrap_or(0);
            let points = i32::from(content().trophies[kind as usize]) * POINT;
            let chance = points * here * here / (all * all) * 3 / 5;
            hope += if best > here { chance / 2 } else { chance };
        }
        hope
    }
}

/// What a Guild is worth to somebody who has the whole game before them, in points.
const fn worth_of_guild(guild: Guild) -> i32 {
    match guild {
        Guild::Capitalists | Guild::TrophyHunters | Guild::Druids => 10,
        Guild::Farmers | Guild::Scholars | Guild::Travelers | Guild::ShadowCult => 8,
        Guild::Collectors | Guild::Corsairs | Guild::Mercenaries | Guild::Winged => 7,
        Guild::MasterJewelers | Guild::PsyMonks | Guild::ThievesGuild => 6,
        Guild::Lumberjacks | Guild::Miners | Guild::Snowmen | Guild::Northerners => 5,
        _ => 4,
    }
}

fn worth_of_guilds(set: u32) -> i32 {
    guilds(set).map(worth_of_guild).sum::<i32>() * POINT
}
