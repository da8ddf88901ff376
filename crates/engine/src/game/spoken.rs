//! What is said and written about a game.

use super::Secrets;
use crate::picture::Picture;
use crate::{Message, Refusal, Seat, Viewer};

/// Words, pictures and notation. Messages are keys with parameters; the words themselves are in the
/// catalogues of [`super::Profile::words`].
pub trait Spoken: Secrets {
    /// The event as a message for the catalogues, with the rule it comes from.
    fn describe(&self, event: &Self::Event) -> (Message, &'static str);
    /// The question as a message.
    fn describe_question(&self, question: &Self::Question) -> Message;
    /// A move as a message, for buttons and menus.
    fn describe_move(&self, seat: Seat, mv: Self::Move) -> Message;

    /// Everything that waits as a list of things to do, the next one first, as far as this viewer may
    /// know it. A game whose effects are a chain says `to_do` of [`crate::chain::Runs`] here; others
    /// know what each seat is asked, and say that.
    fn waiting(&self, viewer: Viewer) -> Vec<Message> {
        let known = |seat: &Seat| !self.has_secrets() || viewer.is(*seat);
        let questions = self.asked().iter().filter(known).filter_map(|seat| self.question(seat));
        questions.map(|question| self.describe_question(&question)).collect()
    }

    /// A view drawn with letters. Words are given as message keys through `say`.
    fn draw(view: &Self::View, say: &dyn Fn(&Message) -> String) -> Picture;

    /// A move in short text. Interventions are written also for a seat that is not asked.
    fn write(&self, seat: Seat, mv: Self::Move) -> String;
    /// The move a short text stands for, legal or not.
    ///
    /// # Errors
    /// Refused if it is no move of this game at all; any text may come.
    fn read(&self, seat: Seat, text: &str) -> Result<Self::Move, Refusal>;
}
