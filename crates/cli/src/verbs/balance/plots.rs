//! What is drawn.

use super::Names;
use super::chart::{Bar, Chart};
use crate::desk::Desk;
use crate::failure::Done;
use crate::files;
use bots::{Balance, BySeat, UseBalance};
use engine::Message;
use std::path::Path;

/// A picture for the seats, one for the points, and for each kind of thing two: how much it is
/// used, and how those who used it fared (`KIND-wins`) or how many points there were
/// (`KIND-points`).
pub fn draw(desk: &Desk, names: &Names, balance: &Balance, folder: &Path) -> Done<()> {
    files::make_folder(folder)?;
    let plotter = Plotter { desk, balance, folder };
    plotter.seats()?;
    plotter.points()?;
    let mut kinds: Vec<&str> = balance.uses.iter().map(|it| it.kind).collect();
    kinds.dedup();
    for kind in kinds {
        let uses: Vec<&UseBalance> = balance.uses.iter().filter(|it| it.kind == kind).collect();
        plotter.uses(names, kind, &uses)?;
        plotter.results(names, kind, &uses)?;
    }
    Ok(())
}

struct Plotter<'a> {
    desk: &'a Desk,
    balance: &'a Balance,
    folder: &'a Path,
}

impl Plotter<'_> {
    fn save(&self, name: &str, title: &Message, bars: Vec<Bar>, line: Option<f64>) -> Done<()> {
        let seats = self.balance.seats;
        let bots: Vec<String> = self.balance.bots.iter().map(ToString::to_string).collect();
        let source = Message::new("balance-plot-source")
            .number("games", self.balance.finished as i64)
            .text("bots", bots.join(", "))
            .text("seed", self.balance.seed.to_string());
        let chart = Chart {
            title: self.desk.say(&title.clone().number("seats", seats)),
            source: self.desk.say(&source),
            bars,
            line,
        };
        files::write(&self.folder.join(format!("{name}-{seats}.svg")), &chart.svg())
    }

    fn seats(&self) -> Done<()> {
        let bars = self.balance.per_seat.iter().map(|seat| Bar {
            name: (seat.seat + 1).to_string(),
            value: 100.0 * seat.win_share,
            range: Some((100.0 * seat.win_share_low, 100.0 * seat.win_share_high)),
        });
        let fair = self.balance.per_seat.first().map(|seat| 100.0 * seat.fair_share);
        self.save("seats", &Message::new("balance-plot-seats"), bars.collect(), fair)
    }

    fn points(&self) -> Done<()> {
        let spread = &self.balance.points_spread;
        let results = spread.iter().map(|(_, count)| count).sum::<u64>().max(1) as f64;
        let bars = spread
            .iter()
            .map(|(points, count)| Bar::plain(points.to_string(), 100.0 * *count as f64 / results));
        self.save("points", &Message::new("balance-plot-points"), bars.collect(), None)
    }

    /// How often, what was never used included.
    fn uses(&self, names: &Names, kind: &str, uses: &[&UseBalance]) -> Done<()> {
        let used = uses.iter().map(|it| (it.name.as_str(), it.per_game));
        let unused = self.balance.unused.iter().filter(|it| it.kind == kind);
        let unused = unused.flat_map(|it| it.names.iter().map(|name| (name.as_str(), 0.0)));
        let bars =
            used.chain(unused).map(|(name, times)| Bar::plain(names.thing(kind, name), times));
        let title = Message::new("balance-plot-uses").text("kind", names.kind(kind));
        self.save(kind, &title, bars.collect(), None)
    }

    fn results(&self, names: &Names, kind: &str, uses: &[&UseBalance]) -> Done<()> {
        let name = |it: &UseBalance| names.thing(kind, &it.name);
        let won = |(it, by_seat): (&UseBalance, BySeat)| Bar {
            name: name(it),
            value: 100.0 * by_seat.win_share,
            range: Some((100.0 * by_seat.win_share_low, 100.0 * by_seat.win_share_high)),
        };
        let by_seat = uses.iter().filter_map(|it| Some((*it, it.by_seat?)));
        let bars: Vec<Bar> = by_seat.map(won).collect();
        if !bars.is_empty() {
            let fair = self.balance.per_seat.first().map(|seat| 100.0 * seat.fair_share);
            let title = Message::new("balance-plot-wins").text("kind", names.kind(kind));
            return self.save(&format!("{kind}-wins"), &title, bars, fair);
        }
        let bars = uses.iter().map(|it| Bar {
            name: name(it),
            value: it.points_mean,
            range: Some((it.points_mean_low, it.points_mean_high)),
        });
        let title = Message::new("balance-plot-means").text("kind", names.kind(kind));
        let mean = Some(self.balance.points_mean);
        self.save(&format!("{kind}-points"), &title, bars.collect(), mean)
    }
}
