//! Accounts: all that one random game asked, offered, told, showed, counted and refused, and what
//! became of slightly damaged tables, setups and notations, in a few numbers. A number cannot say what is right; recorded while it was, it tells whoever changes
//! something by accident.

mod damage;

use super::all_seats;
use super::looks::viewers;
use crate::{Answer, Chance, Game, Quick, Seat, Silence, Viewer};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// What is kept apart, so that a difference says where to look.
const SIDES: [&str; 8] =
    ["offered", "told", "shown", "saved", "counted", "refused", "loaded", "read"];
const OFFERED: usize = 0;
const TOLD: usize = 1;
const SHOWN: usize = 2;
const SAVED: usize = 3;
const COUNTED: usize = 4;
const REFUSED: usize = 5;
const LOADED: usize = 6;
const READ: usize = 7;

/// Dear things are looked at every so manieth step.
const SOMETIMES: u32 = 5;
/// So many notations are read at every step.
const NOTATIONS: usize = 4;
/// The account of the first so many decisions of the game with this number, in one line. Dull answers
/// (passing, say) are given seldom, so that random games get somewhere.
pub fn account<G: Game>(
    setup: &G::Setup,
    number: u64,
    longest: u32,
    dull: fn(&G::Move) -> bool,
) -> String {
    Account::<G>::of(setup, number, longest, dull)
}

/// One of these answers; a dull one only if there is no other, or one time in sixteen.
fn picked<M: Copy>(moves: &[M], dull: fn(&M) -> bool, choices: &mut Quick) -> M {
    let lively: Vec<M> = moves.iter().copied().filter(|mv| !dull(mv)).collect();
    let any = choices.below(16) == 0 || lively.is_empty();
    let moves = if any { moves } else { &lively };
    moves[choices.below(moves.len() as u32) as usize]
}

struct Account<G: Game> {
    sides: [blake3::Hasher; SIDES.len()],
    sampling: Quick,
    /// Answers of earlier steps: most of what is refused now was right once.
    earlier: Vec<G::Move>,
}

impl<G: Game> Account<G> {
    fn of(setup: &G::Setup, number: u64, longest: u32, dull: fn(&G::Move) -> bool) -> String {
        let mut account = Account::<G> {
            sides: std::array::from_fn(|_| blake3::Hasher::new()),
            sampling: Quick::new(number, 1),
            earlier: Vec::new(),
        };
        let (mut choices, mut luck) = (Quick::new(number, 2), Quick::new(number, 3));
        let mut events = Vec::new();
        let mut state = match G::set_up(setup, &mut luck, &mut events) {
            Ok(state) => state,
            Err(refusal) => return format!("refused: {refusal}"),
        };
        account.set_up_otherwise(setup);
        account.hear(&state, &events);
        let mut decisions = 0;
        while let Some(last) = state.asked().len().checked_sub(1).filter(|_| decisions < longest) {
            account.look(&state, decisions);
            let seat = state.asked().iter().nth(choices.below(last + 1) as usize);
            let seat = seat.unwrap_or_default();
            let moves = state.legal_moves(seat);
            let mv = picked(&moves, dull, &mut choices);
            let before = state.clone();
            events.clear();
            state.apply(seat, mv, &mut luck, &mut events);
            account.hear(&state, &events);
            account.note(COUNTED, &G::begins_turn(&before, &state, seat, mv));
            account.note(COUNTED, &before.keeps_secret(seat, mv));
            decisions += 1;
        }
        account.look(&state, 0);
        account.note(COUNTED, &state.outcome());
        account.note(COUNTED, &state.sheet(setup));
        let sides = SIDES.iter().zip(&account.sides);
        let numbers =
            sides.map(|(side, hash)| format!("{side} {}", &hash.finalize().to_hex()[..10]));
        format!("{decisions} decisions, {}", numbers.collect::<Vec<_>>().join(", "))
    }

    fn note(&mut self, side: usize, what: &impl Debug) {
        self.sides[side].update(format!("{what:?}\n").as_bytes());
    }
    /// What goes out to others goes out as JSON.
    fn note_json(&mut self, side: usize, what: &impl serde::Serialize) {
        let written = serde_json::to_vec(what).expect("plain data");
        self.sides[side].update(&written);
    }

    /// What everybody is told of what happened.
    fn hear(&mut self, state: &G, events: &[G::Event]) {
        for event in events {
            for viewer in viewers(state) {
                self.note_json(TOLD, &G::told(event, viewer));
            }
            self.note(TOLD, &(G::reveals(event), G::used(event), state.describe(event).1));
        }
    }

    /// What the table looks like before a decision.
    fn look(&mut self, state: &G, step: u32) {
        for seat in state.asked().iter() {
            self.note_json(OFFERED, &state.question(seat));
            let moves = state.legal_moves(seat);
            let written: Vec<String> = moves.iter().map(|mv| state.write(seat, *mv)).collect();
            self.note(OFFERED, &written);
            for _ in 0..NOTATIONS {
                let mut any = || &written[self.sampling.below(written.len() as u32) as usize];
                let (one, other) = (any(), any());
                let damaged = damage::nearly_text(one, other, &mut self.sampling);
                self.note(READ, &(state.read(seat, one), state.read(seat, &damaged)));
            }
            if let Some(&mv) = moves.get(self.sampling.below(moves.len() as u32) as usize) {
                self.earlier.push(mv);
            }
        }
        let viewer = viewers(state).nth(step as usize % (usize::from(state.seats()) + 1));
        let viewer = viewer.unwrap_or(Viewer::Spectator);
        self.note_json(SHOWN, &state.view_for(viewer));
        self.note(COUNTED, &(state.hurry(), state.has_secrets()));
        for seat in all_seats(state) {
            self.note(COUNTED, &(state.score_seen(seat, viewer), state.holdings(seat)));
            self.ordered(state, seat);
        }
        if step.is_multiple_of(SOMETIMES) {
            self.note_json(SAVED, state);
            let seat = Seat((step / SOMETIMES % u32::from(state.seats())) as u8);
            let imagined = state.imagined_by(seat, &mut self.sampling);
            self.note_json(SAVED, &imagined);
            all_seats(state).for_each(|seat| self.note(COUNTED, &state.score(seat)));
            self.load_damaged(state);
        }
        self.refuse(state);
    }

    /// Setups that are nearly this one: which are possible, and which rule is against the others.
    fn set_up_otherwise(&mut self, setup: &G::Setup) {
        const SETUPS: usize = 30;
        let written = serde_json::to_value(setup).expect("plain data");
        for _ in 0..SETUPS {
            let damaged = damage::nearly(&written, &mut self.sampling);
            let read = G::Setup::deserialize(damaged).map_err(|error| error.to_string());
            let opening = read.map(|setup| G::set_up(&setup, &mut Quick::new(1, 4), &mut Silence));
            match opening {
                Ok(Ok(state)) => self.note_json(LOADED, &state),
                other => self.note(LOADED, &other.map(|it| it.err())),
            }
        }
    }

    /// Tables that are nearly this one: which keep the laws, and which law is broken by the others.
    fn load_damaged(&mut self, state: &G) {
        const TABLES: usize = 24;
        let written = serde_json::to_value(state).expect("plain data");
        for _ in 0..TABLES {
            let damaged = damage::nearly(&written, &mut self.sampling);
            let loaded = G::deserialize(damaged).map_err(|error| error.to_string());
            self.note(LOADED, &loaded.map(|state| (state.broken_law(), state.asked())));
        }
    }

    /// Standing orders at both ends and in the middle.
    fn ordered(&mut self, state: &G, seat: Seat) {
        for order in G::standing_orders() {
            let (least, most) = order.range;
            for number in [least, (least + most) / 2, most] {
                let orders = BTreeMap::from([(order.key.to_string(), number)]);
                self.note(COUNTED, &state.ordered_answer(seat, &orders));
            }
        }
    }

    /// Why things are refused: any moves, and such as were right once, or nearly.
    fn refuse(&mut self, state: &G) {
        const ANY: usize = 6;
        const EARLIER: usize = 12;
        let mut moves = Vec::new();
        for _ in 0..ANY {
            moves.extend(G::Move::from_number(self.sampling.below(G::Move::NUMBERS)));
        }
        for _ in 0..EARLIER.min(self.earlier.len()) {
            let mv = self.earlier[self.sampling.below(self.earlier.len() as u32) as usize];
            moves.push(mv);
            moves.extend(G::Move::from_number(mv.number().saturating_add(1)));
        }
        for mv in moves {
            for seat in all_seats(state).filter(|seat| state.asked().has(*seat)) {
                if state.check_move(seat, mv).is_err() {
                    let refusal = state.refusal(seat, mv);
                    self.note(REFUSED, &(seat, mv.number(), refusal.rule, refusal.reason));
                }
            }
            // Somebody who is not asked hears why, too.
            let other = Seat(self.sampling.below(u32::from(state.seats())) as u8);
            self.note(REFUSED, &state.check_move(other, mv));
        }
    }
}
