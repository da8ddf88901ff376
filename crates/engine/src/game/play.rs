//! How a game is played.

use super::{Outcome, Profile, Score, SetupOption, Tell};
use crate::{Answer, Chance, Offers, Refusal, Seat, Seats};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// The rules: the implementing type is the whole table, secrets included.
///
/// The value is flat and plain: it can be cloned, compared, saved and loaded at any moment, also
/// in the middle of a chain of effects. Rules do no I/O, know no clock and draw luck only from
/// the [`Chance`] they are handed.
pub trait Play:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Seats, map, expansions, variants.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat is asked.
    type Question: Clone + Debug + PartialEq + Serialize;
    /// One answer to one question.
    type Move: Answer + Serialize + DeserializeOwned;
    /// What happened, for logs and animation.
    type Event: Clone + Debug + PartialEq + Serialize;

    /// Name, texts and versions: everything about the game that is not a table.
    const PROFILE: Profile;

    /// What most tables of this many seats would choose.
    ///
    /// # Errors
    /// Refused outside the game's range of seats.
    fn usual_setup(seats: u8) -> Result<Self::Setup, Refusal>;
    /// The rulebook's own game for this many seats: the usual setup, unless usual tables play
    /// otherwise.
    ///
    /// # Errors
    /// Refused outside the game's range of seats.
    fn rulebook_setup(seats: u8) -> Result<Self::Setup, Refusal> {
        Self::usual_setup(seats)
    }
    /// What can be chosen in a setup beside the number of seats, for forms and help: keys of the
    /// setup's JSON.
    fn options() -> Vec<SetupOption> {
        Vec::new()
    }

    /// A table before the first question.
    ///
    /// # Errors
    /// Refused if these options do not go together. Any setup that can be read may come.
    fn set_up<C: Chance, T: Tell<Self::Event>>(
        setup: &Self::Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Self, Refusal>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Everyone the table waits for. Empty exactly when there is an outcome.
    fn asked(&self) -> Seats;
    /// What a seat is asked; nothing if it is not.
    fn question(&self, seat: Seat) -> Option<Self::Question>;

    /// Every legal answer of an asked seat, each exactly once. The one place where the legality of
    /// answers lives.
    fn offer<O: Offers<Self::Move>>(&self, seat: Seat, offers: &mut O);

    /// What a seat may do whether it is asked or not, stated with its requirements as answers are:
    /// leaving the table, being hurried. These are never listed among the answers and no bot thinks
    /// of them. Called for seats at the table while the game runs; most games have none.
    #[inline]
    fn interventions<O: Offers<Self::Move>>(&self, _seat: Seat, _offers: &mut O) {}

    /// Carries out a move that was offered. Trusts its caller; [`super::Game::check_move`] is the door.
    fn apply<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut C,
        tell: &mut T,
    );

    /// Which rule is against an answer that is not offered, and why.
    fn refusal(&self, seat: Seat, mv: Self::Move) -> Refusal;

    /// How it ended, once it did.
    fn outcome(&self) -> Option<Outcome>;
    /// Points by source "if the game ended now"; final once there is an outcome.
    fn score(&self, seat: Seat) -> Score;

    /// Conservation laws: what must hold at every step, in a sentence if it does not.
    fn broken_law(&self) -> Option<String>;

    /// Converts the saved state of the previous rules version, one step only.
    ///
    /// # Errors
    /// Refused for any other version; [`no_older_rules`] where there is none to convert from.
    fn migrate(from: u32, state: Value) -> Result<Value, Refusal>;
}

/// The answer of [`Play::migrate`] if tables of these older rules cannot be played on.
///
/// # Errors
/// Always.
pub fn no_older_rules() -> Result<Value, Refusal> {
    Err(Refusal::plain("rules-version", "refused-rules-version"))
}
