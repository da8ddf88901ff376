//! Who may know what.

use super::{Play, Score};
use crate::{Chance, Seat, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// What is hidden from whom. A game that hides nothing says so, line by line; the conformance suite
/// deals what is hidden anew and finds whatever tells too much.
pub trait Secrets: Play {
    /// What one viewer may see; built from what that viewer may know, never a stripped state.
    type View: Clone + Debug + PartialEq + Serialize;

    /// The table as this viewer may see it.
    fn view_for(&self, viewer: Viewer) -> Self::View;

    /// What this viewer is told of an event; nothing, if it is a secret of others.
    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// True if the event shows somebody something that was hidden before (an undo boundary).
    fn reveals(event: &Self::Event) -> bool;
    /// True if other seats may not be told this answer yet: a card chosen face down.
    fn keeps_secret(&self, seat: Seat, mv: Self::Move) -> bool;

    /// A table this seat could not tell from the real one. Bots think on these.
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self;

    /// True if seats of this table have secrets of each other: of some games only with a module.
    fn has_secrets(&self) -> bool {
        Self::PROFILE.secrets
    }
    /// The points of a seat as far as a viewer may know them while the game runs: all, unless some
    /// come from what is hidden.
    fn score_seen(&self, seat: Seat, _viewer: Viewer) -> Score {
        self.score(seat)
    }
}
