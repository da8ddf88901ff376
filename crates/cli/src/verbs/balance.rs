//! `balance`: are all seats as good as each other, and is everything in the box worth using?

mod chart;
mod plots;
mod tables;

use crate::args::BalanceArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::progress::Progress;
use crate::verbs::bulk::{self, Asked, Origin, Traced};
use catalog::{GameEntry, Words};
use engine::Message;

pub fn run(desk: &Desk, args: &BalanceArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    let asked = Asked {
        verb: "balance",
        setup: &args.setup,
        bots: &args.bots,
        games: &args.games,
        seed: &args.seed,
        threads: args.threads.as_ref(),
    };
    let plan = bulk::plan(desk, game, &asked)?;
    let progress = Progress::new(desk, plan.games);
    let balance = game.balance(&plan, &|done| progress.at(done)).said_by(game)?;
    drop(progress);
    let origin = Origin::new(desk, game, &asked, &plan, balance.games);
    let names = Names { words: &game.words(desk.lang), game };
    if let Some(folder) = &args.plots {
        plots::draw(desk, &names, &balance, folder)?;
    }
    if desk.json {
        desk.data(&Traced { origin: &origin, sums: &balance });
    } else {
        tables::title(desk, game, &balance);
        origin.tell(desk, &plan);
        tables::seats(desk, &balance);
        tables::uses(desk, &names, &balance);
    }
    origin.end(desk, balance.games)
}

/// Kinds and things in the words of a game. A test sees to it that there are words for all of them.
struct Names<'a> {
    words: &'a Words,
    game: &'a dyn GameEntry,
}

impl Names<'_> {
    /// The message `used-KIND`.
    fn kind(&self, kind: &str) -> String {
        self.words.key_or(&format!("used-{kind}"), kind)
    }

    /// What the game calls it; the message `KIND-NAME`, or with the first word of the kind: what was
    /// sold is still a good.
    fn thing(&self, kind: &str, name: &str) -> String {
        let first = kind.split('-').next().unwrap_or(kind);
        let keys = [format!("{kind}-{name}"), format!("{first}-{name}"), name.to_string()];
        let by_key = keys.into_iter().map(Message::new);
        let mut known = (self.game.called(kind, name).into_iter().chain(by_key))
            .filter(|message| self.words.has(&message.key))
            .map(|message| self.words.say(&message));
        // A message that wants to be told more is no name.
        let said = known.find(|text| !text.contains('{'));
        said.map_or_else(|| name.to_string(), |text| capitalized(&text))
    }
}

/// As the names of a list begin.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range((low, high): (f64, f64)) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests;
