//! Changes by hand that a sheet may contain, if it says so: resources to try things with.

use super::commands::{Resource, Thing};
use super::faults::against;
use crate::state::{Source, TerraMystica};
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
        let poor = || against("TM-8.3", "refused-adjust");
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
            _ => return Err(against("TM-18.3", "refused-adjust-thing")),
        }
        Ok(table)
    }
}
