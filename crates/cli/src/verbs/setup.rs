//! Not a verb: what several verbs let a host choose.

use crate::args::SetupArgs;
use crate::failure::{Done, SaidBy};
use crate::{files, numbers};
use catalog::GameEntry;
use catalog::setup::{Choices, bad_setup, chosen};
use serde_json::Value;
use std::path::Path;

/// The setup these arguments choose, as JSON.
pub fn from_args(game: &dyn GameEntry, args: &SetupArgs) -> Done<Value> {
    let setup = match &args.setup {
        None => None,
        Some(text) => {
            let text = match text.strip_prefix('@') {
                Some(path) => files::read(Path::new(path))?,
                None => text.clone(),
            };
            let read = serde_json::from_str(&text);
            Some(read.map_err(|error| bad_setup(&error.to_string()))?)
        }
    };
    let set = args.set.iter().map(|text| numbers::key_and_value(text)).collect::<Done<_>>()?;
    let seats = numbers::seats(args.seats.as_ref())?;
    let choices = Choices { seats, rulebook: args.rulebook, setup, set };
    chosen(game, &choices).said_by(game)
}
