//! What waits to be decided, or to happen.

use crate::events::Cause;
use crate::kinds::{Good, Guild};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Something a seat still has to decide, or that still happens to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// Take a face-up card; the display is known not to be empty.
    TakeSettlers {
        seat: Seat,
        optional: bool,
    },
    /// Workshop `position` of a Guild: its bonus, then its owner's reward (RTN-9.3).
    Activate {
        seat: Seat,
        guild: Guild,
        position: u8,
    },
    /// One of the two bonuses of a Workshop.
    ChooseBonus {
        seat: Seat,
        guild: Guild,
        position: u8,
    },
    Reward {
        seat: Seat,
        guild: Guild,
        position: u8,
    },
    Reroll {
        seat: Seat,
    },
    /// So many goods of any type from `from` on, all different or not, and by what they come.
    TakeGoods {
        seat: Seat,
        left: u8,
        from_and_different: u8,
    },
    Exchange {
        seat: Seat,
    },
    BuyGoods {
        seat: Seat,
        guild: Guild,
        value: u8,
    },
    PlaceWorkers {
        seat: Seat,
        guild: Guild,
        left: u8,
    },
    /// Somebody wants to move this seat's Apprentice (RTN-17.6).
    AllowTransfer {
        seat: Seat,
        from: Guild,
        to: Guild,
    },
    ChooseArea {
        seat: Seat,
        tile: u8,
    },
    SellGoods {
        seat: Seat,
        good: Good,
        left_and_sold: u8,
    },
    SpendGoods {
        seat: Seat,
        card: u8,
        good_and_spent: u8,
    },
    /// What is still open there, as bits, and the value of the die.
    VisitBerk {
        seat: Seat,
        open: u8,
        value: u8,
    },
    /// Of the cards offered to this player.
    KeepCommission {
        seat: Seat,
    },
    ReturnApprentice {
        seat: Seat,
    },
    ChooseCharacter {
        seat: Seat,
    },
    Lord {
        seat: Seat,
    },
    #[default]
    Nothing,
}

impl Task {
    #[inline]
    pub fn seat(self) -> Seat {
        match self {
            Task::TakeSettlers { seat, .. }
            | Task::Activate { seat, .. }
            | Task::ChooseBonus { seat, .. }
            | Task::Reward { seat, .. }
            | Task::Reroll { seat }
            | Task::TakeGoods { seat, .. }
            | Task::Exchange { seat }
            | Task::BuyGoods { seat, .. }
            | Task::PlaceWorkers { seat, .. }
            | Task::AllowTransfer { seat, .. }
            | Task::ChooseArea { seat, .. }
            | Task::SellGoods { seat, .. }
            | Task::SpendGoods { seat, .. }
            | Task::VisitBerk { seat, .. }
            | Task::KeepCommission { seat }
            | Task::ReturnApprentice { seat }
            | Task::ChooseCharacter { seat }
            | Task::Lord { seat } => seat,
            Task::Nothing => Seat(0),
        }
    }
    pub(crate) fn take_goods(
        seat: Seat,
        left: u8,
        from: u8,
        different: bool,
        chosen: Chosen,
    ) -> Task {
        let from_and_different = from | u8::from(different) << 4 | (chosen as u8) << 5;
        Task::TakeGoods { seat, left, from_and_different }
    }
    pub(crate) fn sell(seat: Seat, good: Good, left: u8, sold: bool) -> Task {
        Task::SellGoods { seat, good, left_and_sold: left | u8::from(sold) << 4 }
    }
    pub(crate) fn spend(seat: Seat, card: u8, good: Good, spent: u8) -> Task {
        Task::SpendGoods { seat, card, good_and_spent: good as u8 | spent << 3 }
    }
}

/// By what goods of choice come: the upper bits of [`Task::TakeGoods`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Chosen {
    Workshop,
    Lord,
    Income,
}

impl Chosen {
    pub(crate) const ALL: [Chosen; 3] = [Chosen::Workshop, Chosen::Lord, Chosen::Income];

    pub(crate) fn cause(self) -> Cause {
        match self {
            Chosen::Workshop => Cause::Workshop,
            Chosen::Lord => Cause::Lord,
            Chosen::Income => Cause::Income,
        }
    }
    /// As packed into a task that keeps the laws.
    pub(crate) fn of(from_and_different: u8) -> Chosen {
        Chosen::ALL[usize::from(from_and_different >> 5)]
    }
}

const _: () = assert!(size_of::<Task>() <= 4);
