//! Taking back: freely up to the last thing that gave somebody knowledge or the turn.

use super::{Entry, Playthrough};
use crate::{Game, Growing, Message, Refusal, Seat, Seats};

/// What an entry means for taking back: computed when it is played or replayed, never saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Uncovered {
    /// It drew a number or showed something hidden.
    secret: bool,
    /// It asked a seat that was not asked before.
    turn: bool,
}

impl Uncovered {
    /// Of an entry that is not replayed.
    pub const UNKNOWN: Uncovered = Uncovered { secret: true, turn: true };
    const NOTHING: Uncovered = Uncovered { secret: false, turn: false };

    /// What this entry uncovered.
    pub fn by<G: Game>(entry: &Entry, before: &G, after: &G, events: &[G::Event]) -> Uncovered {
        let Entry::Move { seat, chance, .. } = entry else { return Uncovered::NOTHING };
        let newly_asked = after.asked().without(before.asked()).without(Seats::only(*seat));
        Uncovered {
            secret: !chance.is_empty() || events.iter().any(G::reveals),
            turn: !newly_asked.is_empty(),
        }
    }
}

impl<G: Game> Playthrough<G> {
    /// True if this seat made the last move and may take it back.
    pub fn may_undo(&self, seat: Seat) -> bool {
        let present = origin(&self.log, self.log.len());
        self.mover_to(present) == Some(seat) && self.undo_boundary() < present
    }

    /// The log length back to which the last mover may undo; where the present table came to be,
    /// if not at all (see [`Playthrough::may_undo`]).
    ///
    /// Never behind an entry that drew a number, showed something hidden or asked a new seat, nor
    /// behind another seat's move: nobody can fish for better dice or take back a turn that
    /// others already think about.
    pub fn undo_boundary(&self) -> usize {
        let mut length = origin(&self.log, self.log.len());
        let Some(mover) = self.mover_to(length) else { return length };
        while self.mover_to(length) == Some(mover) && !self.is_boundary(length - 1) {
            length = origin(&self.log, length - 1);
        }
        length
    }

    /// Every log length back to which this seat may undo by itself, latest first.
    pub fn undo_points(&self, seat: Seat) -> Vec<usize> {
        let (boundary, mut length) = (self.undo_boundary(), origin(&self.log, self.log.len()));
        let mut points = Vec::new();
        while self.mover_to(length) == Some(seat) && length > boundary {
            length = origin(&self.log, length - 1);
            points.push(length);
        }
        points
    }

    /// Takes back this seat's last move; says which log length the table went back to.
    ///
    /// # Errors
    /// `no-undo` if the last move was not this seat’s, or drew or showed something.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, Refusal> {
        let present = origin(&self.log, self.log.len());
        if self.mover_to(present) != Some(seat) {
            return Err(no_undo(present));
        }
        let before = origin(&self.log, present - 1);
        self.undo_to(seat, before)
    }

    /// Takes back this seat's latest moves at once.
    ///
    /// # Errors
    /// `no-undo` beyond [`Playthrough::undo_boundary`].
    pub fn undo_to(&mut self, seat: Seat, length: usize) -> Result<usize, Refusal> {
        let present = origin(&self.log, self.log.len());
        let boundary = self.undo_boundary();
        let allowed = self.mover_to(present) == Some(seat)
            && (boundary..present).contains(&length)
            && self.leads_here(length);
        if !allowed {
            return Err(no_undo(boundary));
        }
        self.append_undo(length)?;
        Ok(length)
    }

    /// Goes back to any earlier table because everybody agreed; only snapshots are not crossed.
    ///
    /// # Errors
    /// `no-undo` for a length the log never had, or one before a snapshot.
    pub fn undo_by_consent(&mut self, length: usize) -> Result<usize, Refusal> {
        if !(self.floor..self.log.len()).contains(&length) {
            return Err(no_undo(self.floor));
        }
        self.append_undo(length)?;
        Ok(length)
    }

    /// True if anything from this length of the log on drew a number or showed something hidden,
    /// taken back or not: whoever goes back knows more than the table did then.
    pub fn uncovered_since(&self, length: usize) -> bool {
        self.uncovered.since(length).any(|uncovered| uncovered.secret)
    }

    /// Goes back; nothing happens if the way there cannot be found.
    pub(super) fn append_undo(&mut self, length: usize) -> Result<(), Refusal> {
        let table = self.table_to_undo_to(length).ok_or_else(|| no_undo(self.floor))?;
        self.log.push(Entry::Undo { undo_to: length });
        self.uncovered.push(Uncovered::NOTHING);
        self.present = table;
        Ok(())
    }

    /// Who made the move that led to this length, if a move did and it is within reach.
    fn mover_to(&self, length: usize) -> Option<Seat> {
        match self.log.get(length.checked_sub(1)?)? {
            Entry::Move { seat, .. } if length > self.known_from => Some(*seat),
            _ => None,
        }
    }

    /// True if the table of this length is on the way to the present one, not taken back.
    fn leads_here(&self, length: usize) -> bool {
        let mut on_the_way = origin(&self.log, self.log.len());
        while on_the_way > length {
            on_the_way = origin(&self.log, on_the_way - 1);
        }
        on_the_way == length
    }

    fn is_boundary(&self, index: usize) -> bool {
        let moved = matches!(self.log.get(index), Some(Entry::Move { .. }));
        let uncovered = self.uncovered.get(index).copied().unwrap_or(Uncovered::UNKNOWN);
        !moved || uncovered.secret || uncovered.turn
    }
}

/// The length at which the table of this length first came to be: undone detours are skipped.
pub(super) fn origin(log: &Growing<Entry>, mut length: usize) -> usize {
    while let Some(Entry::Undo { undo_to }) = length.checked_sub(1).and_then(|last| log.get(last)) {
        length = *undo_to;
    }
    length
}

fn no_undo(boundary: usize) -> Refusal {
    let reason = Message::new("refused-undo").number("boundary", boundary as i64);
    Refusal::new("no-undo", reason)
}
