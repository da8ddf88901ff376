//! What must hold of a table of Bazaar, also of one that was read from a damaged file.

use crate::board::{FESTIVAL, ROUNDS, SEATS, SPY};
use crate::town::{Tables, Town};
use crate::vocabulary::{About, Verb};
use engine::Seat;
use engine::chain::{Chain, Op, Rules, Tasks};

impl<P: Tables> Town<P> {
    /// What no game could lead to.
    pub fn odd_table(&self) -> Option<String> {
        let board = &self.board;
        let seats = board.seats;
        let here = |seat: Option<Seat>| seat.is_none_or(|seat| seat.0 < seats);
        let numbers = (2..=4).contains(&seats)
            && board.active.0 < seats
            && board.phase < seats + 2
            && board.round <= ROUNDS + 1
            && board.coins.iter().all(|coins| *coins <= 12)
            && board.points.iter().all(|points| *points < 10_000)
            && board.tracks.as_flattened().iter().all(|space| *space <= 6)
            && board.traps.iter().chain(&board.counters).all(|count| *count < 100)
            && board.units.as_flattened().iter().all(|count| *count < 100)
            && board.goods.as_flattened().iter().all(|count| *count < 100)
            && board.stalls.iter().chain([&board.outside]).all(|bits| *bits < 64)
            && board.hands.iter().all(|hand| *hand < 1 << FESTIVAL)
            && board.guests < 100;
        let drafts = (0..SEATS).all(|at| {
            let drafted: u8 = board.drafts[at].units.iter().fold(0, |sum, n| n.saturating_add(sum));
            drafted <= 2.min(board.coins[at])
        });
        let votes =
            (0..SEATS as u8).all(|at| board.votes.mine(Seat(at)).is_none_or(|vote| vote < seats));
        let others = board.cells.iter().chain(&board.linked).chain([&board.crowned]);
        let content = P::content();
        let owned = self.cards.list().iter().filter(|entry| entry.owner.is_some());
        let shown = (0..SEATS).flat_map(|at| self.shown[at].map(|card| (at, card)));
        let mut shown: Vec<_> = shown.filter_map(|(at, card)| Some((at, card?))).collect();
        let mut in_play: Vec<_> = owned
            .filter_map(|entry| Some((entry.owner?.index(), content.place_of(entry.card)?)))
            .collect();
        shown.sort_unstable();
        in_play.sort_unstable();
        let spies =
            self.cards.list().iter().all(|entry| {
                entry.card == entry.acts_as || content.place_of(entry.card) == Some(SPY)
            });
        let festivals = self.cards.list().iter().filter(|entry| entry.owner.is_none()).count();
        let festival = usize::from((1..4).contains(&board.round));
        let tasks = self.chain_tasks_are_sound();
        let sound = numbers
            && drafts
            && votes
            && others.copied().all(here)
            && shown == in_play
            && spies
            && festivals == festival
            && tasks
            && board.is_over() == (self.chain == Chain::default());
        (!sound).then(|| "no game of Bazaar leads here".to_string())
    }

    fn chain_tasks_are_sound(&self) -> bool {
        let program = Self::program();
        self.chain.as_slice().iter().all(|task| {
            let about = match task.about {
                About::Nothing => true,
                About::Space { track, space } => track < 2 && (1..=6).contains(&space),
                About::Cell { at, defender } => {
                    at < 8 && defender.is_none_or(|seat| seat.0 < self.board.seats)
                }
                About::Goods { from } => from < 3,
                About::Card { card } => card < 12,
            };
            let far = match program.node(task.node).op {
                Op::Do(Verb::TakeGoods { n, .. }) => task.done < n,
                Op::Together(..) | Op::Choose(..) => true,
                _ => task.done == 0,
            };
            about && far
        })
    }
}
