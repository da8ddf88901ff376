//! What the tables of a person say about them.

use crate::live::{SeatExtra, Sitting};
use std::collections::BTreeMap;
use store::{LoggedEntry, Match};

/// How the keys of entries begin that a table had from the start. No key of a person does: theirs
/// begin with a seat.
pub const COPIED: &str = "import:";

/// How somebody answers: quick quarter, half, slow quarter, in milliseconds.
pub type Pace = (i64, i64, i64);

/// The times somebody took, in a log: each from somebody else's entry to theirs. The further steps
/// of a turn are no answers, and what was copied from another table is nobody's.
pub fn answer_times(account: &str, log: &[LoggedEntry]) -> Vec<i64> {
    let copied = |entry: &LoggedEntry| entry.key.starts_with(COPIED);
    let pairs = log.windows(2).filter(|pair| {
        let theirs = pair[1].by == account && !copied(&pair[1]);
        theirs && (pair[0].by != account || copied(&pair[0]))
    });
    pairs.map(|pair| (pair[1].at - pair[0].at).max(0)).collect()
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
pub fn resigned(account: &str, played: &Match) -> bool {
    let mut seats = played.seats.iter().filter(|row| row.is_held_by(account)).peekable();
    seats.peek().is_some() && seats.all(|row| SeatExtra::of(row).resigned.is_some())
}

/// How often a substitute took over a seat of this account, in a log. What plays on for somebody
/// who resigned is none.
pub fn substitutions(account: &str, played: &Match, log: &[LoggedEntry]) -> u32 {
    let mine = |seat: u64, entry: &LoggedEntry| {
        let row = usize::try_from(seat).ok().and_then(|seat| played.seats.get(seat));
        row.is_some_and(|row| {
            let resigned = SeatExtra::of(row).resigned;
            row.account.as_deref() == Some(account)
                && resigned.is_none_or(|resigned| entry.index < resigned.at)
        })
    };
    let mut away: BTreeMap<u64, bool> = BTreeMap::new();
    let mut count = 0;
    for entry in log {
        let Some(seat) = entry.entry.get("seat").and_then(|seat| seat.as_u64()) else { continue };
        let now = entry.by == "substitute";
        let before = away.insert(seat, now).unwrap_or(false);
        count += u32::from(mine(seat, entry) && now && !before);
    }
    count
}

/// True if this account has a first place in a finished match.
pub fn won(account: &str, played: &Match) -> bool {
    let places = played.result.as_ref().and_then(|result| result.as_array());
    let first = |seat: usize| {
        let place = places.and_then(|places| places.get(seat)?.get("place")?.as_u64());
        place == Some(1)
    };
    let mut seats = played.seats.iter().enumerate();
    seats.any(|(seat, row)| row.account.as_deref() == Some(account) && first(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use store::SeatRow;

    fn entry(index: u32, at: i64, by: &str, seat: u8) -> LoggedEntry {
        let entry = json!({ "seat": seat, "move": "pass", "hash": "" });
        LoggedEntry { index, key: index.to_string(), at, by: by.into(), entry }
    }

    fn a_match() -> Match {
        let seat = |account: &str| SeatRow { account: Some(account.into()), ..SeatRow::default() };
        let result = json!([{ "points": 9, "place": 2 }, { "points": 12, "place": 1 }]);
        let fields = json!({
            "id": "m", "game": "g", "stage": "finished", "public": true, "title": "", "host": "a",
            "invite": "", "setup": null, "rules_version": 1, "content": "", "seed": "",
            "commitment": "", "opening": null, "pace": null, "seats": [seat("a"), seat("b")],
            "length": 0, "waiting": [], "live": null, "result": result, "rematch": null,
            "created": 0, "started": null, "changed": 0, "finished": null, "wake_at": null,
        });
        serde_json::from_value(fields).expect("a match")
    }

    #[test]
    fn times_are_counted_from_the_entry_before() {
        let log = [entry(0, 10, "a", 0), entry(1, 25, "b", 1), entry(2, 125, "a", 0)];
        assert_eq!(answer_times("a", &log), [100]);
        assert_eq!(answer_times("b", &log), [15]);
    }

    #[test]
    fn neither_copied_entries_nor_further_steps_are_answers() {
        let copied =
            |index| LoggedEntry { key: format!("{COPIED}{index}"), ..entry(index, 0, "a", 0) };
        let mut log: Vec<_> = (0..40).map(copied).collect();
        assert_eq!(pace(answer_times("a", &log)), None);
        log.extend([entry(40, 700, "a", 0), entry(41, 701, "a", 0), entry(42, 720, "b", 1)]);
        log.push(entry(43, 800, "a", 0));
        assert_eq!(answer_times("a", &log), [700, 80]);
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
        assert!(!resigned("a", &played));
        played.seats[0].kind = "person".into();
        assert!(!resigned("a", &played));
        played.seats[0].extra = json!({ "resigned": { "at": 3, "by_rule": false } });
        assert!(resigned("a", &played) && !resigned("b", &played));
        assert_eq!(substitutions("a", &played, &log), 1);
    }

    #[test]
    fn the_first_place_wins() {
        assert!(won("b", &a_match()) && !won("a", &a_match()) && !won("c", &a_match()));
    }
}
