//! Laws about saving: a table can be written at any moment, and the game goes on from it.

use super::{Examiner, expect};
use crate::{Chance, Game, Quick};
use serde::Serialize;

impl<G: Game> Examiner<G> {
    pub(super) fn saving(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        let text = json(state)?;
        let loaded: G = serde_json::from_str(&text)
            .map_err(|error| format!("a saved table cannot be loaded: {error}"))?;
        expect(loaded == *state && json(&loaded)? == text, || {
            "a table is not the same after saving and loading".into()
        })?;
        // Table files hold tables as JSON values, which have no numbers beyond 64 bits.
        let value = serde_json::to_value(state)
            .map_err(|error| format!("a table is no JSON value: {error}"))?;
        let from_value = G::deserialize(&value)
            .map_err(|error| format!("a table cannot be read from a JSON value: {error}"))?;
        expect(from_value == *state, || "a table changes by way of a JSON value".into())?;
        self.goes_on_alike(state, &loaded, sampling)
    }

    /// The same moves and luck lead both tables to the same place.
    fn goes_on_alike(&self, state: &G, loaded: &G, sampling: &mut Quick) -> Result<(), String> {
        let (mut one, mut other) = (state.clone(), loaded.clone());
        let luck = sampling.next();
        for step in 0..4 {
            let Some((seat, mv)) = super::picked(&one, sampling.below(1 << 20)) else { break };
            let name = self.name(&one, seat, mv);
            let (mut heard, mut heard_other) = (Vec::new(), Vec::new());
            one.apply(seat, mv, &mut Quick::new(luck, step), &mut heard);
            other.apply(seat, mv, &mut Quick::new(luck, step), &mut heard_other);
            expect(one == other && heard == heard_other, || {
                format!("after loading, seat {seat}, `{name}` leads elsewhere")
            })?;
        }
        Ok(())
    }
}

pub(super) fn json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("something cannot be written: {error}"))
}
