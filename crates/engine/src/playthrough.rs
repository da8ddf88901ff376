//! A match: setup, seed, a log that only grows, and the table it leads to.
//!
//! Moves are the truth; tables and events of the past are computed again when somebody asks. A few
//! tables along the way are kept (`past`), so that looking back replays some moves, not all.

mod entry;
mod load;
mod past;
mod record;
mod undo;
mod verify;

pub use entry::{Entry, Fingerprint, Why};
pub use load::Notice;
pub use past::{Step, Walk};
pub use record::{Opening, Record};
pub use verify::{Verified, verify};

use crate::{Chance, Game, Growing, Message, Recorded, Refusal, Scripted, Seat, Seed, Seeded};
use past::Past;
use std::sync::Arc;
use undo::Uncovered;

/// One match of `G`, secrets and seed included: never send it, send views.
#[derive(Clone, Debug)]
pub struct Playthrough<G: Game> {
    setup: G::Setup,
    seed: Seed,
    opening: Opening,
    log: Growing<Entry>,
    /// By entry: what it means for taking back.
    uncovered: Growing<Uncovered>,
    present: Arc<G>,
    /// Some of the tables that led here.
    past: Past<G>,
    /// Entries before this one were played under older rules and are not replayed.
    known_from: usize,
    /// The length right after the last snapshot: no undo goes further back.
    floor: usize,
}

impl<G: Game> Playthrough<G> {
    /// Sets up a table with the luck of the seed.
    ///
    /// # Errors
    /// The rule that forbids such a setup.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Refusal> {
        let mut chance = Recorded::new(Seeded::new(seed, 0));
        let state = G::set_up(&setup, &mut chance, &mut crate::Silence)?;
        Ok(Self::opened(setup, seed, state, chance.drawn, false))
    }

    /// Sets up a table with scripted luck, which must fit exactly.
    ///
    /// # Errors
    /// The rule that forbids such a setup; `bad-chance` for a script that does not fit.
    pub fn with_opening(setup: G::Setup, seed: Seed, script: &[u32]) -> Result<Self, Refusal> {
        let mut chance = scripted(seed, 0, script);
        let state = G::set_up(&setup, &mut chance, &mut crate::Silence)?;
        expect_served(&chance)?;
        Ok(Self::opened(setup, seed, state, script.to_vec(), !script.is_empty()))
    }

    fn opened(setup: G::Setup, seed: Seed, state: G, chance: Vec<u32>, scripted: bool) -> Self {
        let opening = Opening { chance, scripted, hash: state_hash(&state) };
        Self::beginning(setup, seed, opening, Growing::default(), state)
    }

    /// The match at the first table that is known: after a log that is not replayed.
    fn beginning(
        setup: G::Setup,
        seed: Seed,
        opening: Opening,
        log: Growing<Entry>,
        state: G,
    ) -> Self {
        let (known_from, present) = (log.len(), Arc::new(state));
        let past = Past::from(known_from, Arc::clone(&present));
        let uncovered = log.iter().map(|_| Uncovered::UNKNOWN).collect();
        let floor = known_from;
        Playthrough { setup, seed, opening, log, uncovered, present, past, known_from, floor }
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
    pub fn log(&self) -> &Growing<Entry> {
        &self.log
    }
    /// The table now.
    pub fn state(&self) -> &G {
        &self.present
    }

    /// Plays a move with the luck of the seed: all of it or, if refused, nothing.
    ///
    /// # Errors
    /// The rule against the move ([`Game::check_move`]).
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        self.state().check_move(seat, mv)?;
        let mut chance = Recorded::new(Seeded::new(self.seed, self.next_stream()));
        let (next, events) = carried_out(self.state(), seat, mv, &mut chance);
        self.append_move(seat, mv, chance.drawn, false, next, &events);
        Ok(events)
    }

    /// Plays a move with scripted luck. Refused, changing nothing, unless the script has exactly
    /// the numbers the move draws.
    ///
    /// # Errors
    /// The rule against the move; `bad-chance` for a script that does not fit.
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
        self.append_move(seat, mv, script.to_vec(), !script.is_empty(), next, &events);
        Ok(events)
    }

    /// Plays a move written in the game's notation.
    ///
    /// # Errors
    /// What [`Game::read_text`] says of the text, or the rule against the move.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, Refusal> {
        let mv = self.state().read_text(seat, text)?;
        self.play(seat, mv)
    }

    /// Goes on from a table that was changed by hand. Undo does not cross this.
    ///
    /// # Errors
    /// `broken-law` for a table that cannot be.
    pub fn continue_from(&mut self, state: G) -> Result<(), Refusal> {
        expect_lawful(&state)?;
        self.append_snapshot(state, Why::Edited);
        Ok(())
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

    fn append_move(
        &mut self,
        seat: Seat,
        mv: G::Move,
        chance: Vec<u32>,
        scripted: bool,
        next: G,
        events: &[G::Event],
    ) {
        let mv = self.state().write(seat, mv);
        let (mv, chance, hash) = (mv.into(), chance.into(), fingerprint(&next));
        let entry = Entry::Move { seat, mv, chance, scripted, hash };
        self.append(entry, next, events);
    }

    fn append_snapshot(&mut self, state: G, why: Why) {
        let snapshot = Box::new(as_value(&state));
        let rules_version = G::PROFILE.rules_version;
        self.append(Entry::Snapshot { snapshot, rules_version, why }, state, &[]);
    }

    /// Adds a move or a snapshot, and goes on from the table it led to.
    fn append(&mut self, entry: Entry, next: G, events: &[G::Event]) {
        self.uncovered.push(Uncovered::by(&entry, self.state(), &next, events));
        let snapshot = matches!(entry, Entry::Snapshot { .. });
        self.log.push(entry);
        self.present = Arc::new(next);
        self.past.note(self.log.len(), &self.present, snapshot);
        if snapshot {
            self.floor = self.log.len();
        }
    }
}

/// A fingerprint of a table: 16 hex digits that change if anything in it changes.
pub fn state_hash<G: Game>(state: &G) -> String {
    blake3::hash(&state.fingerprinted()).to_hex()[..16].to_string()
}

/// The same as an entry keeps it.
fn fingerprint<G: Game>(state: &G) -> Fingerprint {
    Fingerprint::new(&state_hash(state)).expect("a fingerprint of 16 hex digits")
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
