//! Changes by hand that a sheet may contain: test resources, and things given up.

use super::commands::{Resource, Thing};
use super::faults::against;
use crate::content::Cost;
use crate::state::{Source, SpadeUse, TerraMystica};
use engine::{Refusal, Seat, Silence};

/// No table needs more of anything.
const MOST: i32 = 9999;

impl TerraMystica {
    /// This table with something more (or less, if negative) for a seat.
    pub(super) fn adjusted(
        &self,
        seat: Seat,
        thing: Thing,
        change: i32,
    ) -> Result<TerraMystica, Refusal> {
        let mut table = *self;
        let within = |value: i32| (0..=MOST).contains(&value).then_some(value);
        let poor = || against("TM-8.3");
        let player = table.player_mut(seat);
        let change = change.clamp(-MOST, MOST);
        match thing {
            Thing::Resource(Resource::Coins) => {
                player.coins = within(i32::from(player.coins) + change).ok_or_else(poor)? as u16;
            }
            Thing::Resource(Resource::Workers) => {
                player.workers =
                    within(i32::from(player.workers) + change).ok_or_else(poor)? as u16;
            }
            Thing::Resource(Resource::Priests) if change > 0 => {
                player.priests += player.priest_supply().min(change.min(7) as u8);
            }
            Thing::Resource(Resource::Priests) => {
                player.priests = within(i32::from(player.priests) + change).ok_or_else(poor)? as u8;
            }
            Thing::Resource(Resource::Power) if change > 0 => {
                player.gain_power(change.min(255) as u8);
            }
            Thing::Resource(Resource::Power) => {
                let power = u8::try_from(-change).map_err(|_| poor())?;
                if player.bowls[2] < power {
                    return Err(poor());
                }
                player.spend_power(power);
            }
            Thing::Resource(Resource::Points) => {
                within(i32::from(player.points) + change).ok_or_else(poor)?;
                player.score(Source::Start, change as i16);
            }
            Thing::Bowl(bowl) => {
                let tokens = i32::from(player.bowls[bowl as usize]) + change;
                player.bowls[bowl as usize] =
                    u8::try_from(tokens).ok().filter(|it| *it < 100).ok_or_else(poor)?;
            }
            Thing::Cult(cult) if change > 0 => {
                table.advance_cult(seat, cult, change.min(10) as u8, &mut Silence);
            }
            thing if change < 0 && seat == self.active() => {
                table.give_up(thing, change.unsigned_abs().min(255) as u8);
                table.settle(&mut Silence);
            }
            _ => return Err(against("TM-18.3")),
        }
        Ok(table)
    }

    /// This table after spades were bought and not yet used: other programs let conversions come
    /// in between, so that Alchemists can dig with the power of the spade before (TM-15.3).
    pub(super) fn with_spades_bought(
        &self,
        seat: Seat,
        spades: u8,
    ) -> Result<TerraMystica, Refusal> {
        let mut table = *self;
        if spades > table.affordable_spades(seat, Cost::default()) {
            return Err(against("TM-8.14"));
        }
        let free = table.owed.spades;
        if free == 0 {
            if table.owed.actions == 0 || table.owed.is_pending() {
                return Err(against("TM-8.17"));
            }
            table.begin_action(seat, &mut Silence);
        }
        table.buy_spades(seat, spades, &mut Silence);
        table.owed.spades = free + spades;
        table.owed.spade_use = SpadeUse::TopUp;
        table.owed.must_transform = true;
        Ok(table)
    }

    /// Gives up something the running action still owes.
    fn give_up(&mut self, thing: Thing, count: u8) {
        let owed = &mut self.owed;
        match thing {
            Thing::Spades => {
                owed.spades = owed.spades.saturating_sub(count);
                owed.must_transform = false;
            }
            Thing::Steps => owed.steps = owed.steps.saturating_sub(count),
            Thing::FreeDwelling => owed.ride = false,
            Thing::FreeTradingHouse => owed.free_trading_house = false,
            Thing::FreeTransformation => owed.sandstorm = false,
            Thing::Bridges => owed.bridges = owed.bridges.saturating_sub(count),
            Thing::Favors => owed.favors = owed.favors.saturating_sub(count),
            Thing::Towns => owed.towns = owed.towns.saturating_sub(count),
            _ => {}
        }
    }
}
