//! What the tables of a person say about them.

use crate::live::{SeatExtra, Sitting};
use std::collections::BTreeMap;
use store::{LoggedEntry, Match};

/// How the keys of entries begin that a table had from the start. No key of a person does: theirs
/// begin with a seat.
pub const COPIED: &str = "import:";

/// How somebody answers: quick quarter, half, slow quarter, in milliseconds.
pub type Pace = (i64, i64, i64);

/// A time during which somebody held a seat of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tenure {
    seat: usize,
    /// From this length of the log …
    from: u32,
    /// … until that one: they left for good.
    until: Option<u32>,
    /// They took the seat over from somebody who left.
    volunteer: bool,
}

fn tenures(account: &str, played: &Match) -> Vec<Tenure> {
    let mut found = Vec::new();
    for (seat, row) in played.seats.iter().enumerate() {
        let mut from = 0;
        for (hand, former) in row.before.iter().enumerate() {
            if former.account == account {
                let (until, volunteer) = (Some(former.left), hand > 0);
                found.push(Tenure { seat, from, until, volunteer });
            }
            from = former.until;
        }
        for member in row.members.iter().filter(|member| member.account == account) {
            let until = member.left.or(SeatExtra::of(row).resigned.map(|left| left.at));
            found.push(Tenure { seat, from, until, volunteer: !row.before.is_empty() });
        }
        if row.members.is_empty() && row.is_held_by(account) {
            let extra = SeatExtra::of(row);
            let until = extra.resigned.map(|left| left.at);
            found.push(Tenure { seat, from, until, volunteer: !row.before.is_empty() });
        }
    }
    found
}

/// What a match says about somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub playing: bool,
    pub finished: bool,
    pub won: bool,
    pub resigned: bool,
    /// To the end, but without anybody else.
    pub alone: bool,
    /// On a seat somebody else had left.
    pub helped: bool,
    /// Pace and substitutions can be taken from it.
    pub tells: bool,
}

/// Only games with other people tell something, and only on seats somebody had from the start. What
/// was played before it came here tells nothing.
pub fn figures(account: &str, played: &Match) -> Figures {
    let tenures = tenures(account, played);
    if tenures.is_empty() || played.copied {
        return Figures::default();
    }
    let other = |id: &str| id != account;
    let others = played.seats.iter().any(|row| {
        let holder = row.account.as_deref().filter(|_| row.is_human());
        let members = row.members.iter().any(|member| other(&member.account));
        members
            || holder.is_some_and(other)
            || row.before.iter().any(|former| other(&former.account))
    });
    let helped = tenures.iter().all(|tenure| tenure.volunteer);
    let resigned = left(account, played);
    let (playing, finished) = (played.stage == "playing", played.stage == "finished");
    let counts = others && !helped;
    Figures {
        playing: counts && playing && !resigned,
        finished: counts && finished && !resigned,
        won: counts && finished && !resigned && won(account, played),
        resigned: counts && resigned && played.stage != "closed",
        alone: !others && finished,
        helped,
        tells: others,
    }
}

/// The times somebody took, in a log: each from somebody else's entry to theirs. Neither the further
/// steps of a turn nor what follows upon their own substitute or standing order are answers, and
/// what was copied from another table is nobody's.
pub fn answer_times(account: &str, played: &Match, log: &[LoggedEntry]) -> Vec<i64> {
    let tenures = tenures(account, played);
    let copied = |entry: &LoggedEntry| entry.key.starts_with(COPIED);
    let mine = |entry: &LoggedEntry| {
        let seat = seat_of(entry);
        entry.by == account || tenures.iter().any(|tenure| Some(tenure.seat) == seat)
    };
    let pairs = log.windows(2).filter(|pair| {
        let theirs = pair[1].by == account && !copied(&pair[1]);
        theirs && (copied(&pair[0]) || !mine(&pair[0]))
    });
    pairs.map(|pair| (pair[1].at - pair[0].at).max(0)).collect()
}

fn seat_of(entry: &LoggedEntry) -> Option<usize> {
    usize::try_from(entry.entry.get("seat")?.as_u64()?).ok()
}

/// The quartiles of some times; `None` if there are too few to say anything.
pub fn pace(mut times: Vec<i64>) -> Option<Pace> {
    const ENOUGH: usize = 8;
    if times.len() < ENOUGH {
        return None;
    }
    times.sort_unstable();
    let at = |quarter: usize| times[(times.len() - 1) * quarter / 4];
    Some((at(1), at(2), at(3)))
}

/// True if this account left a game for good, on all its seats.
pub fn left(account: &str, played: &Match) -> bool {
    let tenures = tenures(account, played);
    !tenures.is_empty() && tenures.iter().all(|tenure| tenure.until.is_some())
}

/// How often a substitute took over a seat of this account, in a log. What plays on for somebody
/// who resigned is none, and before somebody took a seat over it was not theirs.
pub fn substitutions(account: &str, played: &Match, log: &[LoggedEntry]) -> u32 {
    let tenures = tenures(account, played);
    let mine = |seat: usize, index: u32| {
        tenures.iter().any(|tenure| {
            let until = tenure.until.unwrap_or(u32::MAX);
            tenure.seat == seat && (tenure.from..until).contains(&index)
        })
    };
    let mut away: BTreeMap<usize, bool> = BTreeMap::new();
    let mut count = 0;
    for entry in log {
        let Some(seat) = seat_of(entry) else { continue };
        let now = entry.by == "substitute";
        let theirs = mine(seat, entry.index);
        let before = away.insert(seat, now && theirs).unwrap_or(false);
        count += u32::from(theirs && now && !before);
    }
    count
}

/// True if this account has a first place in a finished match.
fn won(account: &str, played: &Match) -> bool {
    let places = played.result.as_ref().and_then(|result| result.as_array());
    let first = |seat: usize| {
        let place = places.and_then(|places| places.get(seat)?.get("place")?.as_u64());
        place == Some(1)
    };
    let mut seats = played.seats.iter().enumerate();
    seats.any(|(seat, row)| row.is_held_by(account) && first(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use store::{Former, SeatRow};

    fn entry(index: u32, at: i64, by: &str, seat: u8) -> LoggedEntry {
        let entry = json!({ "seat": seat, "move": "pass", "hash": "" });
        LoggedEntry { index, key: index.to_string(), at, by: by.into(), entry }
    }

    fn a_match() -> Match {
        let seat = |account: &str| SeatRow {
            kind: "person".into(),
            account: Some(account.into()),
            ..SeatRow::default()
        };
        let result = json!([{ "points": 9, "place": 2 }, { "points": 12, "place": 1 }]);
        let fields = json!({
            "id": "m", "game": "g", "stage": "finished", "public": true, "title": "", "host": "a",
            "invite": "", "setup": null, "rules_version": 1, "content": "", "seed": "",
            "commitment": "", "opening": null, "pace": null, "seats": [seat("a"), seat("b")],
            "length": 0, "waiting": [], "live": null, "result": result, "rematch": null,
            "created": 0, "started": null, "changed": 0, "finished": null, "wake_at": null, "copied": false,
        });
        serde_json::from_value(fields).expect("a match")
    }

    #[test]
    fn times_are_counted_from_the_entry_before() {
        let log = [entry(0, 10, "a", 0), entry(1, 25, "b", 1), entry(2, 125, "a", 0)];
        assert_eq!(answer_times("a", &a_match(), &log), [100]);
        assert_eq!(answer_times("b", &a_match(), &log), [15]);
    }

    #[test]
    fn neither_copied_entries_nor_further_steps_are_answers() {
        let copied =
            |index| LoggedEntry { key: format!("{COPIED}{index}"), ..entry(index, 0, "a", 0) };
        let mut log: Vec<_> = (0..40).map(copied).collect();
        assert_eq!(pace(answer_times("a", &a_match(), &log)), None);
        log.extend([entry(40, 700, "a", 0), entry(41, 701, "a", 0), entry(42, 720, "b", 1)]);
        log.push(entry(43, 800, "a", 0));
        assert_eq!(answer_times("a", &a_match(), &log), [700, 80]);
    }

    #[test]
    fn what_follows_upon_ones_own_substitute_or_order_is_no_answer() {
        let log = [
            entry(0, 10, "b", 1),
            entry(1, 20, "substitute", 0),
            entry(2, 500, "a", 0),
            entry(3, 510, "bot", 1),
            entry(4, 515, "auto", 0),
            entry(5, 900, "a", 0),
            entry(6, 910, "b", 1),
            entry(7, 950, "a", 0),
        ];
        assert_eq!(answer_times("a", &a_match(), &log), [40]);
    }

    #[test]
    fn few_answers_say_nothing_about_pace() {
        assert_eq!(pace(vec![5; 7]), None);
        assert_eq!(pace((0..=100).rev().collect()), Some((25, 50, 75)));
    }

    #[test]
    fn a_substitute_is_counted_when_it_takes_over_not_when_it_plays_on() {
        let by = ["a", "substitute", "substitute", "a", "substitute"];
        let log: Vec<_> = by.iter().enumerate().map(|(i, by)| entry(i as u32, 0, by, 0)).collect();
        assert_eq!(substitutions("a", &a_match(), &log), 2);
        assert_eq!(substitutions("b", &a_match(), &log), 0);
    }

    #[test]
    fn whoever_resigned_had_no_substitute_from_then_on() {
        let by = ["a", "substitute", "a", "substitute", "substitute"];
        let log: Vec<_> = by.iter().enumerate().map(|(i, by)| entry(i as u32, 0, by, 0)).collect();
        let mut played = a_match();
        assert!(!left("a", &played));
        played.seats[0].extra = json!({ "resigned": { "at": 3, "by_rule": false } });
        assert!(left("a", &played) && !left("b", &played));
        assert_eq!(substitutions("a", &played, &log), 1);
        assert_eq!(figures("a", &played), Figures { resigned: true, tells: true, ..none() });
    }

    fn none() -> Figures {
        Figures::default()
    }

    #[test]
    fn a_game_with_others_counts_and_the_first_place_wins() {
        let finished = Figures { finished: true, tells: true, ..none() };
        assert_eq!(figures("a", &a_match()), finished);
        assert_eq!(figures("b", &a_match()), Figures { won: true, ..finished });
        assert_eq!(figures("c", &a_match()), none());
        let running = Match { stage: "playing".into(), result: None, ..a_match() };
        assert_eq!(figures("a", &running), Figures { playing: true, tells: true, ..none() });
    }

    #[test]
    fn what_was_continued_and_what_was_played_alone_is_no_victory() {
        let copied = Match { copied: true, ..a_match() };
        assert_eq!(figures("b", &copied), none());
        let mut alone = a_match();
        alone.seats[0] = SeatRow { kind: "bot".into(), ..SeatRow::default() };
        assert_eq!(figures("b", &alone), Figures { alone: true, ..none() });
        alone.seats[0] = SeatRow { kind: "local".into(), ..alone.seats[1].clone() };
        assert_eq!(figures("b", &alone), Figures { alone: true, ..none() });
    }

    #[test]
    fn a_seat_taken_over_counts_for_whoever_left_it() {
        let by = ["a", "substitute", "substitute", "substitute", "v", "substitute", "v"];
        let log: Vec<_> = by.iter().enumerate().map(|(i, by)| entry(i as u32, 0, by, 0)).collect();
        let mut played = a_match();
        played.seats.swap(0, 1);
        let former = Former { account: "b".into(), name: "B".into(), left: 2, until: 4 };
        played.seats[0] = SeatRow {
            kind: "person".into(),
            account: Some("v".into()),
            before: vec![former],
            ..SeatRow::default()
        };
        // The volunteer's seat comes second; had it come first, nobody would have won by it.
        assert_eq!(figures("v", &played), Figures { helped: true, tells: true, ..none() });
        assert_eq!(figures("b", &played), Figures { resigned: true, tells: true, ..none() });
        assert!(figures("a", &played).won);
        assert_eq!(substitutions("b", &played, &log), 1);
        assert_eq!(substitutions("v", &played, &log), 1);
        assert!(left("b", &played) && !left("v", &played));
    }
}
