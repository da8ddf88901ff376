//! Tokens on territories: Isolationists and Traders.

use super::{People, offer_hexes};
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{Die, Source};
use crate::map::{Hex, hexes};
use crate::moves::Move;
use crate::state::{Item, NONE, Standing, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

impl Tapestry {
    pub(super) fn has_room(&self, hex: u8) -> bool {
        self.items[usize::from(hex)].iter().any(|item| item.is_nothing())
    }

    pub(super) fn offer_isolationists<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Hex { hex, .. } = task.about else { return };
        let left = self.mats.tokens(People::Isolationists) > 0;
        to.when(left && self.has_room(hex), Move::Yes {});
    }
    /// From now on two items stand there.
    pub(super) fn put_isolationist(&mut self, task: &Task) {
        let About::Hex { hex, .. } = task.about else { return };
        if self.add_item(hex, Item::new(task.seat, Standing::Token)) {
            self.mats.spend(People::Isolationists);
            let civilization = People::Isolationists as u8;
            let about = About::Civilization { civilization, n: 0 };
            self.begin(content().roots.any_resource, task.seat, about);
        }
    }

    /// Territories with exactly one item, an upright outpost of an opponent.
    pub(super) fn single_outposts(&self, seat: Seat) -> u64 {
        let single = |hex: &Hex| {
            let [first, second, ..] = self.items[usize::from(hex.0)];
            second.is_nothing() && first.is_upright_outpost() && first.owner() != seat
        };
        hexes(self.board.explored()).filter(single).fold(0, |set, hex| set | hex.bit())
    }

    /// An empty territory, or one where a single outpost of an opponent stands.
    pub(super) fn offer_traders<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.mats.tokens(People::Traders) == 0 {
            return;
        }
        let places = self.derived.empty | self.single_outposts(seat);
        offer_hexes(to, places, "TP-22.31", "refused-no-trade");
        to.when(places != 0, Move::No {});
    }
    pub(super) fn trade<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        let empty = self.derived.empty >> hex & 1 == 1;
        self.mats.spend(People::Traders);
        self.add_item(hex, Item::new(seat, Standing::Token));
        if empty {
            self.mats.trading |= 1 << hex;
            let around = self.board.beside(Hex(hex).bit());
            let foreign = self.opponents(seat).fold(0, |set, other| set | self.controls(other));
            let points = (around & foreign).count_ones() as i16;
            self.score_points(seat, Source::Civilizations, points, tell);
        } else {
            let civilization = People::Traders as u8;
            self.gain_territory(seat, hex, About::Civilization { civilization, n: 0 });
        }
    }

    /// The die of this conquest that nobody has gained.
    pub(super) fn left_over_die(&self) -> Option<Die> {
        let conquest = self.conquest();
        match conquest.gained {
            _ if conquest.dice[0] == NONE => None,
            0b01 => Some(Die::Black),
            0b10 => Some(Die::Red),
            _ => None,
        }
    }
    pub(super) fn take_left_over_die<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let Some(die) = self.left_over_die() else { return };
        let conquest = *self.conquest();
        let face = conquest.dice[die.index()];
        self.gain_die_of_another(seat, People::Traders, (die, face), conquest.hex, tell);
    }
}
