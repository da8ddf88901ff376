//! Laws about legality: offered equals listed equals accepted, and everything else is refused.

use super::looks::expect_words;
use super::{Examiner, all_seats, expect};
use crate::{Answer, Chance, Count, Game, Hat, IsOffered, Nth, Quick, Seat, Why};
use std::collections::BTreeMap;

impl<G: Game> Examiner<G> {
    /// Every number stands for one move or for none, and every move for its number.
    pub(super) fn expect_numbers(&self) -> Result<(), String> {
        let numbers = G::Move::NUMBERS;
        let step = (numbers / 5_000).max(1) as usize;
        for number in (0..numbers).step_by(step) {
            self.expect_number(number)?;
        }
        for beyond in [numbers, numbers.saturating_add(1), u32::MAX] {
            expect(beyond < numbers || G::Move::from_number(beyond).is_none(), || {
                format!("number {beyond} is a move, but NUMBERS is {numbers}")
            })?;
        }
        Ok(())
    }

    fn expect_number(&self, number: u32) -> Result<(), String> {
        let Some(mv) = G::Move::from_number(number) else { return Ok(()) };
        expect(mv.number() == number, || {
            format!("number {number} is {mv:?}, which has number {}", mv.number())
        })
    }

    /// All ways to hear the same offers agree, and every offer can be named and carried out.
    pub(super) fn lists(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        for seat in state.asked().iter() {
            if let Some(question) = state.question(seat) {
                expect_words(&state.describe_question(&question))?;
            }
            let listed = state.legal_moves(seat);
            let names = self.names(state, seat, &listed)?;
            self.listeners_agree(state, seat, &listed, sampling)?;
            for &mv in &self.sampled(&listed, sampling) {
                self.carry_out(state, seat, mv, sampling).map_err(|broken| {
                    format!("seat {seat}, `{}`: {broken}", names[&mv.number()])
                })?;
            }
        }
        Ok(())
    }

    /// Numbers and notations of all listed moves: unique, and they lead back to the move.
    fn names(
        &self,
        state: &G,
        seat: Seat,
        listed: &[G::Move],
    ) -> Result<BTreeMap<u32, String>, String> {
        let mut by_number = BTreeMap::new();
        let mut by_name = BTreeMap::new();
        for &mv in listed {
            let number = mv.number();
            expect(number < G::Move::NUMBERS && G::Move::from_number(number) == Some(mv), || {
                format!("the number {number} does not lead back to {mv:?}")
            })?;
            let name = state.write(seat, mv);
            let read = state.read_text(seat, &name);
            expect(read.as_ref() == Ok(&mv), || {
                format!("`{name}` is written for {mv:?} but read as {read:?}")
            })?;
            if let Some(other) = by_name.insert(name.clone(), mv) {
                return Err(format!("seat {seat}: `{name}` is listed for {other:?} and {mv:?}"));
            }
            by_number.insert(number, name);
        }
        expect(by_number.len() == listed.len(), || format!("seat {seat} is offered moves twice"))?;
        Ok(by_number)
    }

    fn listeners_agree(
        &self,
        state: &G,
        seat: Seat,
        listed: &[G::Move],
        sampling: &mut Quick,
    ) -> Result<(), String> {
        let mut count = Count::default();
        state.offer(seat, &mut count);
        let mut hat = Hat::default();
        state.offer(seat, &mut hat);
        let same_count = [count.0, hat.count()] == [listed.len() as u32; 2];
        expect(same_count, || {
            format!("seat {seat}: {} listed, {count:?}, {} in the hat", listed.len(), hat.count())
        })?;
        let mut in_hat: Vec<u32> = (0..hat.count()).map(|n| hat.nth(n).number()).collect();
        let mut in_list: Vec<u32> = listed.iter().map(|mv| mv.number()).collect();
        in_hat.sort_unstable();
        in_list.sort_unstable();
        expect(in_hat == in_list, || format!("seat {seat}: hat and list hold different moves"))?;

        let positions: Vec<u32> = (0..listed.len() as u32).collect();
        for &n in &self.sampled(&positions, sampling) {
            let mv = listed[n as usize];
            let mut nth = Nth::new(n);
            state.offer(seat, &mut nth);
            expect(nth.found == Some(mv), || {
                format!(
                    "seat {seat}: move {n} of the list is {mv:?}, but picked is {:?}",
                    nth.found
                )
            })?;
            let mut offered = IsOffered::new(mv);
            state.offer(seat, &mut offered);
            expect(offered.found && state.check_move(seat, mv).is_ok(), || {
                format!("seat {seat}: {mv:?} is listed but not accepted")
            })?;
            self.explained(state, seat, mv)?;
        }
        let mut beyond = Nth::<G::Move>::new(listed.len() as u32);
        state.offer(seat, &mut beyond);
        expect(beyond.found.is_none(), || format!("seat {seat}: a move beyond the last was picked"))
    }

    pub(super) fn carry_out(
        &self,
        state: &G,
        seat: Seat,
        mv: G::Move,
        sampling: &mut Quick,
    ) -> Result<(), String> {
        expect_words(&state.describe_move(seat, mv))?;
        let mut next = state.clone();
        let mut events = Vec::new();
        let mut luck = Quick::new(sampling.next(), 0);
        super::without_panic("apply", || next.apply(seat, mv, &mut luck, &mut events))?;
        self.light_looks(&next)?;
        self.events(&next, &events, None)
    }

    /// Moves that are not listed are refused with a rule.
    pub(super) fn strangers(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        for seat in state.asked().iter() {
            let mut listed: Vec<u32> = state.legal_moves(seat).iter().map(|m| m.number()).collect();
            listed.sort_unstable();
            let interventions = state.legal_interventions(seat);
            for mv in self.any_moves(sampling) {
                self.explained(state, seat, mv)?;
                if listed.binary_search(&mv.number()).is_err() && !interventions.contains(&mv) {
                    let name = || self.name(state, seat, mv);
                    match state.check_move(seat, mv) {
                        Ok(()) => {
                            return Err(format!("seat {seat}: `{}` is accepted unlisted", name()));
                        }
                        Err(refusal) => self.expect_refusal(&refusal).map_err(|broken| {
                            format!("seat {seat}, refusing `{}`: {broken}", name())
                        })?,
                    }
                }
            }
        }
        Ok(())
    }

    /// Whoever asks for reasons hears the same offers as everybody else.
    fn explained(&self, state: &G, seat: Seat, mv: G::Move) -> Result<(), String> {
        let (mut offered, mut why) = (IsOffered::new(mv), Why::new(mv));
        state.offer(seat, &mut offered);
        state.offer(seat, &mut why);
        expect(why.found == offered.found, || {
            format!("seat {seat}: {mv:?} is {why:?} for reasons, but {offered:?} otherwise")
        })
    }

    /// Seats that are not asked have no moves, and none of theirs is accepted.
    pub(super) fn unasked(&self, state: &G) -> Result<(), String> {
        let nobody = [Seat(state.seats()), Seat(16), Seat(u8::MAX)];
        for seat in all_seats(state).chain(nobody).filter(|&seat| !state.asked().has(seat)) {
            expect(state.legal_moves(seat).is_empty(), || {
                format!("seat {seat} is not asked but has moves")
            })?;
            match state.check_move(seat, G::Move::default()) {
                Ok(()) => return Err(format!("seat {seat} is not asked but may move")),
                Err(refusal) => self.expect_refusal(&refusal)?,
            }
        }
        Ok(())
    }

    /// Moves of the game, whether they make sense now or not.
    pub(super) fn any_moves(&self, sampling: &mut Quick) -> Vec<G::Move> {
        let all = G::Move::NUMBERS;
        let sample = self.depth.sample;
        if all <= sample {
            return (0..all).filter_map(G::Move::from_number).collect();
        }
        (0..sample).filter_map(|_| G::Move::from_number(sampling.below(all))).collect()
    }

    /// All of a short list, some of a long one.
    fn sampled<T: Copy>(&self, all: &[T], sampling: &mut Quick) -> Vec<T> {
        if all.len() <= self.depth.sample as usize {
            return all.to_vec();
        }
        let some = (0..self.depth.sample).map(|_| all[sampling.below(all.len() as u32) as usize]);
        some.collect()
    }
}
