//! Not a verb: what `simulate`, `arena` and `balance` have in common.

use crate::args::SetupArgs;
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use crate::verbs::setup;
use crate::{interrupt, numbers};
use bots::{BotName, Budget};
use catalog::GameEntry;
use catalog::report::Plan;
use engine::Message;
use serde::Serialize;

/// What was typed, in words.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    pub verb: &'static str,
    pub setup: &'a SetupArgs,
    pub bots: &'a str,
    pub games: &'a str,
    pub seed: &'a str,
    pub threads: Option<&'a String>,
}

/// The plan these words stand for. From here on Ctrl-C ends it early.
pub fn plan(desk: &Desk, game: &dyn GameEntry, asked: &Asked) -> Done<Plan> {
    let plan = Plan {
        setup: setup::from_args(game, asked.setup)?,
        bots: numbers::bots(asked.bots)?,
        games: numbers::number(asked.games, 1, 1_000_000_000)?,
        seed: numbers::short_seed(asked.seed),
        threads: threads(asked.threads)?,
        limit: Plan::LIMIT,
        watch_all: false,
        stop: interrupt::asked,
    };
    interrupt::listen(desk);
    Ok(plan)
}

/// As many threads as asked for, otherwise as the machine has.
fn threads(text: Option<&String>) -> Done<usize> {
    match text {
        Some(text) => Ok(numbers::number(text, 1, 1024)? as usize),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// Everything that is needed to have the same sums again, and whether they are whole.
#[derive(Debug, Serialize)]
pub struct Origin {
    pub game: &'static str,
    pub rules_version: u32,
    /// The fingerprint of the component tables.
    pub content: String,
    pub command: String,
    /// Games that were asked for, and whether Ctrl-C left some out.
    pub asked: u64,
    pub interrupted: bool,
}

/// Sums and where they come from.
#[derive(Debug, Serialize)]
pub struct Traced<'a, T> {
    #[serde(flatten)]
    pub origin: &'a Origin,
    #[serde(flatten)]
    pub sums: &'a T,
}

impl Origin {
    /// `played` is how many games the sums are of.
    pub fn new(
        desk: &Desk,
        game: &dyn GameEntry,
        asked: &Asked,
        plan: &Plan,
        played: u64,
    ) -> Origin {
        Origin {
            game: game.profile().id,
            rules_version: game.profile().rules_version,
            content: game.tables_fingerprint(),
            command: command(desk, game, asked),
            asked: plan.games,
            interrupted: interrupt::asked() && played < plan.games,
        }
    }

    /// Bots, seeds, tables, and how to do it again.
    pub fn tell(&self, desk: &Desk, plan: &Plan) {
        let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
        let facts = Message::new("bulk-facts")
            .text("bots", bots.join(", "))
            .text("seed", plan.seed.to_string())
            .text("content", &self.content)
            .number("version", self.rules_version);
        desk.line(desk.wrapped("  ", &desk.say(&facts)));
        let again = Message::new("bulk-again").text("command", &self.command);
        desk.line(format!("  {}", desk.say(&again)));
        let by_clock = |bot: &BotName| matches!(bot, BotName::Mcts(Budget::Time(_)));
        if plan.bots.iter().any(by_clock) {
            desk.line(format!("  {}", desk.key("bulk-by-clock")));
        }
    }

    /// The end of a verb whose result is told: fine, or interrupted.
    pub fn end(&self, desk: &Desk, played: u64) -> Done<()> {
        if !self.interrupted {
            return Ok(());
        }
        let message = Message::new("bulk-interrupted")
            .number("games", played as i64)
            .number("asked", self.asked as i64);
        desk.remark(&message);
        Err(Failure::interrupted())
    }
}

/// How games ended whose wins are not simply one for one seat.
pub fn tell_ends(desk: &Desk, games: u64, finished: u64, won: u64, shared: Option<u64>) {
    let odd = [
        ("bulk-unfinished", games - finished),
        ("bulk-nobody", finished - won),
        ("bulk-shared", shared.unwrap_or(0)),
    ];
    for (key, count) in odd.into_iter().filter(|(_, count)| *count > 0) {
        desk.line(format!("  {}", desk.say(&Message::new(key).number("count", count as i64))));
    }
}

/// The command line that gives the same sums again.
fn command(desk: &Desk, game: &dyn GameEntry, asked: &Asked) -> String {
    let SetupArgs { seats, rulebook, setup, set } = asked.setup;
    let folder = desk.content().map(|folder| folder.display().to_string());
    let mut options = vec![("--seats", seats.as_deref()), ("--setup", setup.as_deref())];
    options.extend(set.iter().map(|set| ("--set", Some(set.as_str()))));
    options.extend([
        ("--bots", Some(asked.bots)),
        ("--games", Some(asked.games)),
        ("--seed", Some(asked.seed)),
        ("--content", folder.as_deref()),
    ]);
    let options = options.into_iter().filter_map(|(name, value)| Some([name, value?]));
    let words = ["ludotheque", asked.verb, game.profile().id].into_iter();
    let words = words.chain(rulebook.then_some("--rulebook")).chain(options.flatten());
    words.map(quoted).collect::<Vec<_>>().join(" ")
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=:,./@%+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{GAMES, Lang};

    #[test]
    fn a_command_can_be_typed_again() {
        let setup = SetupArgs {
            seats: Some("3".into()),
            rulebook: true,
            setup: Some("{\"a\": \"it's\"}".into()),
            set: vec!["map=base".into(), "first_player=0".into()],
        };
        let asked = Asked {
            verb: "balance",
            setup: &setup,
            bots: "greedy,mcts:50",
            games: "20",
            seed: "two words",
            threads: None,
        };
        let id = GAMES[0].profile().id;
        assert_eq!(
            command(&Desk::plain(Lang::En), GAMES[0], &asked),
            format!(
                "ludotheque balance {id} --rulebook --seats 3 --setup '{{\"a\": \"it'\\''s\"}}' --set map=base --set first_player=0 --bots greedy,mcts:50 --games 20 --seed 'two words'"
            )
        );
    }
}
