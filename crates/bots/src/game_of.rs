//! One game between bots.

use crate::{Bot, BotName, Budget};
use engine::{Appraise, Chance, Count, Game, Message, Playthrough, Quick, Refusal, Seat, Silence};

/// Where a game between bots takes place.
pub trait Stage<G: Game> {
    fn table(&self) -> &G;
    /// Carries out a legal move.
    fn carry_out(&mut self, seat: Seat, mv: G::Move);
}

/// Only the table and luck: nothing is written down.
#[derive(Clone, Debug)]
pub struct Bare<G, C> {
    pub table: G,
    pub chance: C,
}

impl<G: Game, C: Chance> Stage<G> for Bare<G, C> {
    fn table(&self) -> &G {
        &self.table
    }
    fn carry_out(&mut self, seat: Seat, mv: G::Move) {
        self.table.apply(seat, mv, &mut self.chance, &mut Silence);
    }
}

/// The table, luck, and everything that happened.
#[derive(Debug)]
pub struct Heard<G: Game, C> {
    pub table: G,
    pub chance: C,
    pub events: Vec<G::Event>,
}

impl<G: Game, C: Chance> Stage<G> for Heard<G, C> {
    fn table(&self) -> &G {
        &self.table
    }
    fn carry_out(&mut self, seat: Seat, mv: G::Move) {
        self.table.apply(seat, mv, &mut self.chance, &mut self.events);
    }
}

impl<G: Game> Stage<G> for Playthrough<G> {
    fn table(&self) -> &G {
        self.state()
    }
    fn carry_out(&mut self, seat: Seat, mv: G::Move) {
        self.play(seat, mv).expect("bots choose among the legal moves");
    }
}

/// How a game went, whoever won it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub decisions: u32,
    /// Sum of the answers offered at each decision.
    pub branching_total: u64,
    /// The most answers offered at one decision; 0 if nobody counted.
    pub branching_max: u32,
    /// False if the limit came first.
    pub finished: bool,
    /// The first conservation law that did not hold, if somebody looked.
    pub broken_law: Option<String>,
}

/// The bots around one table.
pub struct Players<G> {
    bots: Vec<(Box<dyn Bot<G>>, Budget)>,
}

impl<G> std::fmt::Debug for Players<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Players({})", self.bots.len())
    }
}

impl<G: Appraise> Players<G> {
    /// One bot per seat; a shorter list of names goes round the table.
    pub fn around(names: &[BotName], seats: u8, seed: u64, game: u64) -> Self {
        let wake = |seat: u8| {
            let name = names[usize::from(seat) % names.len()];
            // Away from the streams a simulation uses for its own luck.
            (name.wake(!seed, game * 16 + u64::from(seat)), name.budget())
        };
        Players { bots: (0..seats).map(wake).collect() }
    }

    /// What the bot on this seat would play.
    pub fn choose(&mut self, table: &G, seat: Seat) -> G::Move {
        let (bot, budget) = &mut self.bots[seat.index()];
        bot.choose(table, seat, *budget)
    }

    /// Plays until the game ends or `limit` decisions are made. Laws are checked at every step.
    pub fn play<S: Stage<G>>(&mut self, stage: &mut S, limit: u32) -> Course {
        let mut course = Course::default();
        while course.decisions < limit {
            let Some(seat) = stage.table().asked().first() else { break };
            let mut count = Count::default();
            stage.table().offer(seat, &mut count);
            if count.0 == 0 {
                break;
            }
            let mv = self.choose(stage.table(), seat);
            stage.carry_out(seat, mv);
            course.decisions += 1;
            course.branching_total += u64::from(count.0);
            course.branching_max = course.branching_max.max(count.0);
            if course.broken_law.is_none() {
                course.broken_law = stage.table().broken_law();
            }
        }
        course.finished = stage.table().asked().is_empty();
        course
    }
}

/// Refuses a list that names more bots than can sit down, or none.
pub fn expect_bots(bots: usize, seats: u8) -> Result<(), Refusal> {
    if (1..=usize::from(seats)).contains(&bots) {
        return Ok(());
    }
    let bots = i64::try_from(bots).unwrap_or(i64::MAX);
    let reason = Message::new("refused-bots").number("bots", bots).number("seats", seats);
    Err(Refusal::new("bad-bots", reason))
}

/// Luck for game `index` of the family `seed`: one generator for the table, one for the choices.
pub fn luck_of_game(seed: u64, index: u64) -> (Quick, Quick) {
    (Quick::new(seed, 2 * index), Quick::new(seed, 2 * index + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_left_standing() {
        assert_eq!((1..=2).map(|bots| expect_bots(bots, 2)).collect::<Vec<_>>(), [Ok(()), Ok(())]);
        for bots in [0, 3] {
            assert_eq!(expect_bots(bots, 2).map_err(|refusal| refusal.rule), Err("bad-bots"));
        }
    }
}
