//! The shape of a player, and the names players go by.

use crate::{Greedy, Mcts, Random};
use engine::content::with_known;
use engine::{Appraise, Game, Message, Refusal, Seat};
use std::time::Duration;

/// Somebody who answers questions.
///
/// A bot is handed the real table and must look at it through [`Game::imagined_by`]: it may not
/// use what its seat cannot know.
pub trait Bot<G: Game>: Send {
    /// One of the legal answers of `seat`, which must be asked.
    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> G::Move;
}

/// How long a bot may think about one decision. Bots that do not search ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The same answer on every machine.
    Iterations(u32),
    /// As much as the machine can do in this time.
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Self {
        Budget::Iterations(400)
    }
}

/// A kind of bot as people write it: `random`, `greedy`, `mcts`, `mcts:500`, `mcts:200ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotName {
    Random,
    Greedy,
    Mcts(Budget),
}

impl BotName {
    /// The words [`BotName::parse`] understands, for help texts.
    pub const KNOWN: [&'static str; 5] = ["random", "greedy", "mcts", "mcts:500", "mcts:200ms"];

    pub fn parse(text: &str) -> Result<BotName, Refusal> {
        let unknown = || {
            let shown: String = text.chars().take(40).collect();
            let reason = Message::new("refused-bot").text("bot", shown);
            Refusal::new("unknown-bot", with_known(reason, text.trim(), &Self::KNOWN))
        };
        match text.trim().split_once(':') {
            None => match text.trim() {
                "random" => Ok(BotName::Random),
                "greedy" => Ok(BotName::Greedy),
                "mcts" => Ok(BotName::Mcts(Budget::default())),
                _ => Err(unknown()),
            },
            Some(("mcts", strength)) => {
                let budget = match strength.strip_suffix("ms") {
                    Some(time) => time.parse().map(|ms| Budget::Time(Duration::from_millis(ms))),
                    None => strength.parse().map(Budget::Iterations),
                };
                match budget {
                    Ok(Budget::Iterations(0)) | Err(_) => Err(unknown()),
                    Ok(budget) => Ok(BotName::Mcts(budget)),
                }
            }
            Some(_) => Err(unknown()),
        }
    }

    /// How long this bot thinks about one decision.
    pub fn budget(self) -> Budget {
        match self {
            BotName::Mcts(budget) => budget,
            BotName::Random | BotName::Greedy => Budget::default(),
        }
    }

    /// A bot of this kind; bots with the same seed decide alike.
    pub fn wake<G: Appraise>(self, seed: u64, index: u64) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random::new(seed, index)),
            BotName::Greedy => Box::new(Greedy::new(seed, index)),
            BotName::Mcts(_) => Box::new(Mcts::new(seed, index)),
        }
    }
}

impl std::fmt::Display for BotName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BotName::Random => f.write_str("random"),
            BotName::Greedy => f.write_str("greedy"),
            BotName::Mcts(Budget::Iterations(count)) => write!(f, "mcts:{count}"),
            BotName::Mcts(Budget::Time(time)) => write!(f, "mcts:{}ms", time.as_millis()),
        }
    }
}

impl serde::Serialize for BotName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_alike() {
        for name in ["random", "greedy", "mcts:500", "mcts:200ms"] {
            assert_eq!(BotName::parse(name).map(|bot| bot.to_string()), Ok(name.to_string()));
        }
        assert_eq!(BotName::parse("mcts").map(BotName::budget), Ok(Budget::default()));
    }

    #[test]
    fn strange_names_are_refused() {
        for name in ["", "grandmaster", "mcts:", "mcts:0", "mcts:fast", "greedy:3", "mcts:-1"] {
            assert_eq!(BotName::parse(name).map_err(|refusal| refusal.rule), Err("unknown-bot"));
        }
    }
}
