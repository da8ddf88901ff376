//! Events wake the cards that listen to them.

use super::compound::counterclockwise;
use super::program::{Trigger, Who};
use super::{CardsInPlay, Entry, Rules, Task, Tasks};
use crate::Seat;

/// Puts what the listening cards do onto the chain: the leader's on top, then clockwise, the triggers
/// of one owner tied. Conditions are tested now, when it happens; what the card does later is a task
/// that stays, even if the card is covered meanwhile.
#[inline(never)]
pub(super) fn wake<R: Rules>(game: &mut R, when: R::When, actor: Seat, about: R::About) {
    let (program, leader) = (R::program(), game.leader());
    for seat in counterclockwise(leader, game.seat_count()) {
        let lowest = game.tasks().len();
        for at in (0..game.cards().entries().len()).rev() {
            let entry = game.cards().entries()[at];
            // A card of the whole table is the leader's to resolve.
            if entry.owner.unwrap_or(leader) != seat {
                continue;
            }
            let Some(card) = program.acts(entry.acts_as) else { continue };
            for trigger in card.triggers.iter().rev().filter(|trigger| trigger.on == when) {
                let mut task = Task::new(trigger.then, seat, about);
                if listens(game, trigger, &entry, &task, actor) {
                    task.tied = game.tasks().len() > lowest;
                    game.tasks_mut().push(task);
                }
            }
        }
    }
}

fn listens<R: Rules>(
    game: &R,
    trigger: &Trigger<R>,
    entry: &Entry,
    task: &Task<R>,
    actor: Seat,
) -> bool {
    let own = entry.owner == Some(actor);
    let of_them = match trigger.who {
        Who::Own => own || entry.owner.is_none(),
        Who::Others => !own,
        Who::Anyone => true,
        Who::Group(group) => game.members(task, group).has(actor),
    };
    let unspent = trigger.once.is_none_or(|once| entry.spent >> (once & 7) & 1 == 0);
    of_them
        && unspent
        && !trigger.then.is_none()
        && trigger.cond.is_none_or(|test| game.holds(task, test, actor))
}
