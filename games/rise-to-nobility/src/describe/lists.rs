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

/// Values of dice with commas.
pub(crate) fn dice(values: impl Iterator<Item = u8>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}
