//! While somebody was away: what changed at a table, in a few sentences.
//!
//! Made from what their own seat was told and the points it may know, so that nothing in them is a
//! secret. The same sentences stand on the page, in letters and in messages to browsers.

use crate::error::Result;
use crate::hall::Hall;
use crate::live::Scene;
use crate::pace::HOUR;
use crate::protocol::{Away, AwayLine, Step};
use crate::sight;
use catalog::{Lang, Words};
use engine::{Message, Viewer};
use std::sync::Arc;

/// The log is looked through from its end, no further than this.
const FURTHEST: usize = 600;
/// So many steps are told, of one player at most so many.
const MOST: usize = 5;
const OF_ONE: usize = 2;
/// A step in which the reader lost something counts before all others.
const MINE: i32 = 1000;

impl Hall {
    /// What changed for somebody since a length of the log.
    pub async fn away(
        &self,
        scene: &Arc<Scene>,
        account: Option<&str>,
        from: u32,
        lang: Lang,
    ) -> Result<Away> {
        let length = scene.row.length;
        let nothing = Away { from, ..Away::default() };
        let Some(table) = scene.table.clone().filter(|_| from < length) else {
            return Ok(nothing);
        };
        let begun = (from as usize).max((length as usize).saturating_sub(FURTHEST));
        let viewer = scene.viewer(account, None);
        let marks = scene.marks.clone();
        let read = move || {
            let steps = sight::steps(&*table, &marks, begun..table.length(), viewer, lang);
            (steps, table.totals(begun..table.length() + 1, viewer))
        };
        let (steps, points) = self.look_back(account.unwrap_or_default(), read).await?;
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        };
        let names = sight::names(scene, lang);
        let lines = told(&steps, &points, own, begun);
        let lines = lines.into_iter().map(|(step, gain)| line(step, gain, &names, lang)).collect();
        let leader = points.last().and_then(|points| leader(points, own, &names, lang));
        let ends = account.and_then(|account| self.ends(scene, account, lang));
        Ok(Away { from, count: steps.len() as u32, lines, leader, ends })
    }

    /// When the reader's time runs out, if it does soon.
    fn ends(&self, scene: &Scene, account: &str, lang: Lang) -> Option<String> {
        let mine = scene.seats_of(account);
        let clock = |seat: u8| scene.around.clocks.get(usize::from(seat))?.deadline;
        let left = mine.into_iter().filter_map(clock).min()? - self.time().now();
        let hours = left.max(0) / HOUR;
        (hours < 48)
            .then(|| Words::shared(lang).say(&Message::new("away-ends").number("hours", hours)))
    }
}

/// The steps that changed most, with what they brought whoever made them, in the order they happened.
fn told<'a>(
    steps: &'a [Step],
    points: &[Vec<i32>],
    own: Option<u8>,
    begun: usize,
) -> Vec<(&'a Step, i32)> {
    let change = |step: &Step, seat: u8| {
        let at = step.entry as usize - begun;
        let of = |at: usize| points.get(at).and_then(|all| all.get(usize::from(seat)));
        of(at + 1).zip(of(at)).map_or(0, |(after, before)| after - before)
    };
    let mut weighed: Vec<(i32, &Step, i32)> = Vec::new();
    for step in steps.iter().filter(|step| !step.undone && caption(step).is_some()) {
        // What the reader did is no news to them; what a bot did for them is.
        let Some(seat) = step.seat.filter(|seat| Some(*seat) != own || step.by.is_some()) else {
            continue;
        };
        let gain = change(step, seat);
        let lost = own.map_or(0, |own| (-change(step, own)).max(0));
        let weight = if lost > 0 { MINE + lost } else { gain.abs() };
        weighed.push((weight, step, gain));
    }
    weighed.sort_by_key(|(weight, step, _)| (-weight, step.entry));
    let mut chosen: Vec<(&Step, i32)> = Vec::new();
    for (_, step, gain) in weighed {
        let of_them = chosen.iter().filter(|(other, _)| other.seat == step.seat).count();
        if chosen.len() < MOST && of_them < OF_ONE {
            chosen.push((step, gain));
        }
    }
    chosen.sort_by_key(|(step, _)| step.entry);
    chosen
}

fn caption(step: &Step) -> Option<String> {
    let said: Vec<&str> = step
        .told
        .iter()
        .map(|told| told.text.as_str())
        .filter(|text| !text.is_empty())
        .take(2)
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn line(step: &Step, gain: i32, names: &[String], lang: Lang) -> AwayLine {
    let seat = step.seat.unwrap_or_default();
    let name = names.get(usize::from(seat)).map_or("", String::as_str);
    let key = match gain {
        0 => "away-step",
        1.. => "away-step-gain",
        _ => "away-step-loss",
    };
    let said = Message::new(key)
        .text("name", name)
        .text("what", caption(step).unwrap_or_default())
        .number("points", i64::from(gain.abs()));
    AwayLine { entry: step.entry, seat, text: Words::shared(lang).say(&said), gain }
}

/// Who is ahead, and by how much of the reader.
fn leader(points: &[i32], own: Option<u8>, names: &[String], lang: Lang) -> Option<String> {
    let best = *points.iter().max()?;
    let first: Vec<usize> = (0..points.len()).filter(|seat| points[*seat] == best).collect();
    let [seat] = first[..] else { return None };
    let mine = own.and_then(|own| points.get(usize::from(own)).copied());
    let key = match (own, mine) {
        (Some(own), _) if usize::from(own) == seat => "away-leader-you",
        (_, Some(_)) => "away-leader-behind",
        _ => "away-leader",
    };
    let said = Message::new(key)
        .text("name", names.get(seat).map_or("", String::as_str))
        .number("points", i64::from(best))
        .number("mine", i64::from(mine.unwrap_or_default()));
    Some(Words::shared(lang).say(&said))
}

/// The same as plain sentences, for those who are told elsewhere.
pub fn sentences(away: &Away) -> Vec<String> {
    let lines = away.lines.iter().map(|line| line.text.clone());
    lines.chain(away.leader.clone()).chain(away.ends.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Actor, Told};
    use serde_json::Value;

    fn step(entry: u32, seat: u8, text: &str) -> Step {
        let told = vec![Told { text: text.into(), rule: String::new(), event: Value::Null }];
        Step {
            entry,
            time: 0,
            seat: Some(seat),
            by: None,
            notation: String::new(),
            told,
            undone: false,
        }
    }

    #[test]
    fn own_losses_come_first_and_nobody_fills_the_page() {
        let mut steps = vec![
            step(10, 1, "builds"),
            step(11, 1, "builds more"),
            step(12, 1, "builds most"),
            step(13, 2, "takes from me"),
            step(14, 0, "what I did myself"),
            step(15, 2, ""),
            step(16, 2, "takes it back"),
        ];
        steps[6].undone = true;
        let points: Vec<Vec<i32>> = vec![
            vec![9, 0, 0],
            vec![9, 5, 0],
            vec![9, 6, 0],
            vec![9, 16, 0],
            vec![7, 16, 1],
            vec![9, 16, 1],
            vec![9, 16, 1],
            vec![9, 16, 99],
        ];
        let chosen = told(&steps, &points, Some(0), 10);
        let entries: Vec<u32> = chosen.iter().map(|(step, _)| step.entry).collect();
        assert_eq!(entries, [10, 12, 13]);
        steps[4].by = Some(Actor::Substitute);
        let chosen = told(&steps, &points, Some(0), 10);
        assert!(chosen.iter().any(|(step, _)| step.entry == 14), "a bot did it for me");
        let names = ["Ada".to_string(), "Bob".into(), "Cy".into()];
        let ahead = leader(&[9, 16, 1], Some(0), &names, Lang::En).unwrap();
        assert!(ahead.contains("Bob") && ahead.contains("16") && ahead.contains('9'), "{ahead}");
        assert_eq!(leader(&[9, 9, 1], Some(0), &names, Lang::En), None);
    }
}
