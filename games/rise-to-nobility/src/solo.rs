//! The solo game: the Automa and the Objective (RTN-16).

use crate::content::content;
use crate::events::Event;
use crate::kinds::{AutomaDie, Guild};
use crate::moves::Place;
use crate::state::{Die, NONE, RiseToNobility};
use engine::{Chance, Seat, Tell};

impl RiseToNobility {
    /// White, green, yellow, red, blue, in this order (RTN-16.4, RTN-16.9).
    pub(crate) fn place_automa_dice<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        let dice: [u8; 5] = std::array::from_fn(|_| chance.below(6) as u8 + 1);
        tell.tell(|| Event::AutomaRolled { dice });
        let [white, green, yellow, red, blue] = dice;
        self.dice.tavern[0] = Die::of_automa(AutomaDie::White, white);
        self.dice.yard[0] = Die::of_automa(AutomaDie::Green, green);
        (self.derived.at_tavern, self.derived.at_yard) = (1, 1);
        let place = content().town_hall_place_of[yellow as usize - 1] as usize;
        self.dice.town_hall[place] = Die::of_automa(AutomaDie::Yellow, yellow);
        self.derived.close(Place::TOWN_HALL, 1 << (yellow - 1));
        let tile = std::mem::replace(&mut self.town_hall[place], NONE);
        if tile != NONE {
            self.discard_building(tile, tell);
        }
        self.close_guild(Die::of_automa(AutomaDie::Red, red), tell);
        // Equal dice close one Guild; the other die is set aside (RTN-16.6).
        if blue != red {
            self.close_guild(Die::of_automa(AutomaDie::Blue, blue), tell);
        }
    }

    /// The Guild is closed, and every own Workshop there pays its owner (RTN-16.7).
    fn close_guild<T: Tell<Event>>(&mut self, die: Die, tell: &mut T) {
        let index = die.value() as usize - 1;
        let guild: Guild = content().automa_guild[index];
        self.lay_on_guild(guild, content().guild_slot_of[index] as usize, die);
        tell.tell(|| Event::AutomaClosed { guild });
        for position in 0..3u8 {
            let owner = self.guilds[guild.index()].owners[position as usize];
            if owner != NONE {
                self.reward_owner(Seat(owner), guild, position, tell);
            }
        }
    }

    /// Tested after the points of the end (RTN-16.1, RTN-16.9).
    pub(crate) fn objective_met(&self) -> bool {
        let found = self.objective_conditions();
        found.is_some_and(|found| found.iter().all(|(least, value)| value >= least))
    }

    /// How far the Objective is met, in percent: the mean of what it asks for.
    pub(crate) fn objective_progress(&self) -> i32 {
        let asked = self.objective_conditions().into_iter().flatten();
        let asked = asked.filter(|(least, _)| *least > 0);
        let (sum, count) = asked.fold((0, 0), |(sum, count), (least, value)| {
            (sum + 100 * value.clamp(0, least) / least, count + 1)
        });
        sum / count.max(1)
    }

    /// Every least value and what was reached; a least value of 0 asks for nothing.
    fn objective_conditions(&self) -> Option<[(i32, i32); 15]> {
        let objective = content().objectives.get(self.objective as usize)?;
        let (seat, asked) = (Seat(0), &objective.conditions);
        let player = self.player(seat);
        let of_people = content().of_people.map(|cards| (player.fulfilled & cards).count_ones());
        let apprentices: u8 = player.apprentices.iter().sum();
        let fewest = player.goods.iter().min().copied().unwrap_or(0);
        Some([
            (i32::from(asked.vp), self.total_of(seat)),
            (asked.nobility.into(), player.nobility.into()),
            (asked.reputation.into(), player.reputation.into()),
            (asked.coins.into(), player.coins.into()),
            (asked.goods.into(), player.goods_total().into()),
            (asked.settlers.into(), player.fulfilled.count_ones() as i32),
            (asked.peoples.into(), player.peoples().count_ones() as i32),
            (asked.same_people.into(), of_people.into_iter().max().unwrap_or(0) as i32),
            (asked.communal.into(), player.communal_count().into()),
            (asked.workshops.into(), self.workshops_of(seat).into()),
            (asked.workshop_guilds.into(), self.workshop_guilds(seat).into()),
            (
                asked.buildings.into(),
                i32::from(player.communal_count()) + i32::from(self.workshops_of(seat)),
            ),
            (asked.council_tiles.into(), player.council.count_ones() as i32),
            (asked.guild_apprentices.into(), apprentices.into()),
            (asked.goods_each.into(), fewest.into()),
        ])
    }
}
