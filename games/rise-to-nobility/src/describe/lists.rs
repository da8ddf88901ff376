//! Several things in one sentence: "2 Books, 1 Weapon and 3 coins".

use super::counted;
use crate::kinds::Good;
use engine::Message;

/// Goods of every type there are some of.
pub(crate) fn goods(counts: &[u8; 6]) -> impl DoubleEndedIterator<Item = Message> + use<> {
    let counts = *counts;
    let some = Good::ALL.into_iter().filter(move |good| counts[good.index()] > 0);
    some.map(move |good| counted(good, counts[good.index()]))
}

/// Coins, unless there are none.
pub(crate) fn coins(coins: u16) -> Option<Message> {
    (coins > 0).then(|| Message::new("n-coins").number("coins", coins))
}

pub(crate) fn points(points: impl Into<i64>) -> Option<Message> {
    let points = points.into();
    (points != 0).then(|| Message::new("n-points").number("points", points))
}

/// One after the other, the last two joined by "and".
pub(crate) fn all_of(items: impl DoubleEndedIterator<Item = Message>) -> Message {
    joined(items, "list-and")
}

/// One after the other, the last two joined by "or".
pub(crate) fn one_of(items: impl DoubleEndedIterator<Item = Message>) -> Message {
    joined(items, "list-or")
}

fn joined(items: impl DoubleEndedIterator<Item = Message>, last_two: &str) -> Message {
    Message::list(items, last_two).unwrap_or_else(|| Message::new("list-nothing"))
}

/// Values of dice with commas.
pub(crate) fn dice(values: impl Iterator<Item = u8>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_told_apart() {
        assert_eq!(dice([1, 1, 4, 6].into_iter()), "1, 1, 4, 6");
    }

    #[test]
    fn a_list_of_nothing_one_and_three() {
        let items = |count| (0..count).map(|at| Message::new(format!("thing-{at}")));
        assert_eq!(all_of(items(0)).key, "list-nothing");
        assert_eq!(all_of(items(1)).key, "thing-0");
        let three = all_of(items(3));
        assert_eq!(three.key, "list");
        let engine::Arg::Said(rest) = &three.args[1].1 else { panic!("the rest is a list") };
        assert_eq!(rest.key, "list-and");
    }
}
