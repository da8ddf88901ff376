//! What is said and written about a game.

use super::Secrets;
use crate::picture::Picture;
use crate::{Message, Refusal, Seat};

/// Words, pictures and notation. Messages are keys with parameters; the words themselves are in the
/// catalogues of [`super::Profile::words`].
pub trait Spoken: Secrets {
    /// The event as a message for the catalogues, with the rule it comes from.
    fn describe(&self, event: &Self::Event) -> (Message, &'static str);
    /// The question as a message.
    fn describe_question(&self, question: &Self::Question) -> Message;
    /// A move as a message, for buttons and menus.
    fn describe_move(&self, seat: Seat, mv: Self::Move) -> Message;

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
