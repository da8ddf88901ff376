//! A match: setup, seed, a log that only grows, and the table it leads to.
//!
//! Moves are the truth and events are computed again when somebody asks. Every table along the
//! way is kept (a table is about a kilobyte), so looking back and taking back cost nothing.

mod entry;
mod load;
mod record;
mod undo;
mod verify;

pub use entry::{Entry, Why};
pub use load::Notice;
pub use record::{Opening, Record};
pub use verify::{Verified, verify};

use crate::{Chance, Game, Message, Recorded, Refusal, Scripted, Seat, Seed, Seeded};
use std::sync::Arc;

/// One match of `G`, secrets and seed included: never send it, send views.
#[derive(Clone, Debug)]
pub struct Playthrough<G: Game> {
    setup: G::Setup,
    seed: Seed,
    opening: Opening,
    log: Vec<Entry>,
    /// The table after `known_from` entries, after one more, and so on to the present.
    tables: Vec<Arc<G>>,
    /// Entries before this one were played under older rules and are not replayed.
    known_from: usize,
}

impl<G: Game> Playthrough<G> {
    /// Sets up a table with the luck of the seed.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Refusal> {
        let mut chance = Recorded::new(Seeded::new(seed, 0));
        let state = G::set_up(&setup, &mut chance, &mut crate::Silence)?;
        Ok(Self::opened(setup, seed, state, chance.drawn, false))
    }

    /// Sets up a table with scripted luck, which must fit exactly.
    pub fn with_opening(setup: G::Setup, seed: Seed, script: &[u32]) -> Result<Self, Refusal> {
        let mut chance = scripted(seed, 0, script);
        let state = G::set_up(&setup, &mut chance, &mut crate::Silence)?;
        expect_served(&chance)?;
        Ok(Self::opened(setup, seed, state, script.to_vec(), !script.is_empty()))
    }

    fn opened(setup: G::Setup, seed: Seed, state: G, chance: Vec<u32>, scripted: bool) -> Self {
        let opening = Opening { chance, scripted, hash: state_hash(&state) };
        let tables = vec![Arc::new(state)];
        Playthrough { setup, seed, opening, log: Vec::new(), tables, known_from: 0 }
    }

    /// What was chosen before the start.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }
    /// The secret all luck comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }
    /// The luck of the setup.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }
    /// Everything that was played, taken back or edited, oldest first. Only grows.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }
    /// The table now.
    pub fn state(&self) -> &G {
        self.tables.last().expect("a playthrough always keeps its present table")
    }

    /// Plays a move with the luck of the seed: all of it or, if refused, nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        self.state().check_move(seat, mv)?;
        let mut chance = Recorded::new(Seeded::new(self.seed, self.next_stream()));
        let (next, events) = carried_out(self.state(), seat, mv, &mut chance);
        self.append_move(seat, mv, chance.drawn, false, next);
        Ok(events)
    }

    /// Plays a move with scripted luck. Refused, changing nothing, unless the script has exactly
    /// the numbers the move draws.
    pub fn play_with(
        &mut self,
        seat: Seat,
        mv: G::Move,
        script: &[u32],
    ) -> Result<Vec<G::Event>, Refusal> {
        self.state().check_move(seat, mv)?;
        let mut chance = scripted(self.seed, self.next_stream(), script);
        let (next, events) = carried_out(self.state(), seat, mv, &mut chance);
        expect_served(&chance)?;
        self.append_move(seat, mv, script.to_vec(), !script.is_empty(), next);
        Ok(events)
    }

    /// Plays a move written in the game's notation.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, Refusal> {
        let mv = read_move(self.state(), seat, text)?;
        self.play(seat, mv)
    }

    /// Goes on from a table that was changed by hand. Undo does not cross this.
    pub fn continue_from(&mut self, state: G) -> Result<(), Refusal> {
        expect_lawful(&state)?;
        self.append_snapshot(state, Why::Edited);
        Ok(())
    }

    /// The table after `length` entries of the log; `None` in the future or under older rules.
    pub fn state_at(&self, length: usize) -> Option<&G> {
        self.tables.get(length.checked_sub(self.known_from)?).map(|table| &**table)
    }

    /// What happened in the entry with this index; nothing for entries that are not moves.
    /// `None` in the future or under older rules.
    pub fn events_at(&self, index: usize) -> Option<Vec<G::Event>> {
        let before = self.state_at(index)?;
        match self.log.get(index)? {
            Entry::Move { seat, mv, chance, .. } => {
                let mv = before.read(*seat, mv).ok()?;
                let mut chance = scripted(self.seed, index as u64 + 1, chance);
                Some(carried_out(before, *seat, mv, &mut chance).1)
            }
            Entry::Undo { .. } | Entry::Snapshot { .. } => Some(Vec::new()),
        }
    }

    /// What happened during setup; nothing if that was under rules that set up differently.
    pub fn opening_events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        let mut chance = scripted(self.seed, 0, &self.opening.chance);
        match G::set_up(&self.setup, &mut chance, &mut events) {
            Ok(_) if self.known_from == 0 => events,
            _ => Vec::new(),
        }
    }

    /// Indices of the moves that count, oldest first: those not taken back.
    pub fn effective_moves(&self) -> Vec<usize> {
        let mut moves = Vec::new();
        let mut length = undo::origin(&self.log, self.log.len());
        while length > 0 {
            let index = length - 1;
            if matches!(self.log[index], Entry::Move { .. }) {
                moves.push(index);
            }
            length = undo::origin(&self.log, index);
        }
        moves.reverse();
        moves
    }

    /// One stream of luck per entry; stream 0 is the setup's.
    fn next_stream(&self) -> u64 {
        self.log.len() as u64 + 1
    }

    fn append_move(&mut self, seat: Seat, mv: G::Move, chance: Vec<u32>, scripted: bool, next: G) {
        let mv = self.state().write(seat, mv);
        self.log.push(Entry::Move { seat, mv, chance, scripted, hash: state_hash(&next) });
        self.tables.push(Arc::new(next));
    }

    fn append_snapshot(&mut self, state: G, why: Why) {
        let snapshot = as_value(&state);
        let rules_version = G::PROFILE.rules_version;
        self.log.push(Entry::Snapshot { snapshot, rules_version, why });
        self.tables.push(Arc::new(state));
    }
}

/// A fingerprint of a table: 16 hex digits that change if anything in it changes.
pub fn state_hash<G: Game>(state: &G) -> String {
    let written = serde_json::to_vec(state).expect("a table is plain data that JSON can hold");
    blake3::hash(&written).to_hex()[..16].to_string()
}

fn as_value<T: serde::Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("a table is plain data that JSON can hold")
}

fn scripted(seed: Seed, stream: u64, script: &[u32]) -> Scripted<Seeded> {
    Scripted::new(script.iter().copied(), Seeded::new(seed, stream))
}

fn carried_out<G: Game, C: Chance>(
    before: &G,
    seat: Seat,
    mv: G::Move,
    chance: &mut C,
) -> (G, Vec<G::Event>) {
    let mut next = before.clone();
    let mut events = Vec::new();
    next.apply(seat, mv, chance, &mut events);
    (next, events)
}

/// The move a text stands for, if the seat is asked at all: notation may lean on the question.
fn read_move<G: Game>(state: &G, seat: Seat, text: &str) -> Result<G::Move, Refusal> {
    if state.asked().is_empty() {
        return Err(Refusal::plain("game-over", "refused-game-over"));
    }
    if !state.asked().has(seat) {
        return Err(Refusal::not_asked(seat));
    }
    state.read(seat, text)
}

fn expect_served(chance: &Scripted<Seeded>) -> Result<(), Refusal> {
    if chance.faults == 0 && chance.left() == 0 {
        return Ok(());
    }
    let reason = Message::new("refused-chance")
        .number("missing", chance.faults)
        .number("left", chance.left() as i64);
    Err(Refusal::new("bad-chance", reason))
}

fn expect_lawful<G: Game>(state: &G) -> Result<(), Refusal> {
    match state.broken_law() {
        None => Ok(()),
        Some(law) => {
            Err(Refusal::new("broken-law", Message::new("refused-broken-law").text("law", law)))
        }
    }
}
