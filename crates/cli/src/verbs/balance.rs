//! `balance`: are all seats as good as each other, and is everything in the box worth using?

mod chart;
mod plots;
mod tables;

use crate::args::BalanceArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::progress::Progress;
use crate::verbs::bulk::{self, Asked, Origin, Traced};
use catalog::Words;

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
    let names = Names(&game.words(desk.lang));
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

/// Kinds and things in the words of a game, as far as it has words for them.
struct Names<'a>(&'a Words);

impl Names<'_> {
    /// The message `used-KIND`.
    fn kind(&self, kind: &str) -> String {
        self.0.key_or(&format!("used-{kind}"), kind)
    }

    /// The message `KIND-NAME`, or with the first word of the kind: what was sold is still a good.
    fn thing(&self, kind: &str, name: &str) -> String {
        let first = kind.split('-').next().unwrap_or(kind);
        let keys = [format!("{kind}-{name}"), format!("{first}-{name}"), name.to_string()];
        let mut said = keys.iter().filter(|key| self.0.has(key)).map(|key| self.0.key(key));
        // A message that wants to be told more is no name.
        said.find(|text| !text.contains('{')).unwrap_or_else(|| name.to_string())
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn range((low, high): (f64, f64)) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Lang;

    #[test]
    fn things_are_named_by_their_game() {
        let text = "used-card = Cards\ncard-sword = the sword\nknife = the knife\ncard-bow = { $n } bows\n";
        let words = Words::read(Lang::En, &[text]);
        let names = Names(&words);
        assert_eq!(names.kind("card"), "Cards");
        assert_eq!(names.kind("map"), "map");
        assert_eq!(names.thing("card", "sword"), "the sword");
        assert_eq!(names.thing("card-sold", "sword"), "the sword");
        assert_eq!(names.thing("card", "knife"), "the knife");
        assert_eq!(names.thing("card", "bow"), "bow", "it wants a number");
        assert_eq!(names.thing("card", "axe"), "axe");
    }
}
