//! The shape of a game: five traits, to be read one at a time.
//!
//! | Trait | What a game says there |
//! |---|---|
//! | [`Play`] | who is asked what, what may be answered, what comes of it, who has won |
//! | [`Secrets`] | who may know what |
//! | [`Spoken`] | words, pictures and notation |
//! | [`Components`] | what is in the box: component tables, what is printed, what is put to use |
//! | [`Manners`] | what people at a table want beside the rules: previews, standing orders, hurry |
//!
//! [`Game`] is their sum and the door to the rules. Whatever has the five is a game; nobody writes
//! `impl Game`, so nobody can open a second door.

mod company;
mod components;
mod ending;
mod manners;
mod options;
mod play;
mod profile;
mod secrets;
mod spoken;
mod tell;

pub use company::Company;
pub use components::{Components, Used};
pub use ending::{Outcome, Score};
pub use manners::{Hurry, Manners, Orders, StandingOrder};
pub use options::{DRAWN, OptionValues, SetupOption, seat_or_drawn};
pub use play::{Play, no_older_rules};
pub use profile::{Bilingual, Profile};
pub use secrets::Secrets;
pub use spoken::Spoken;
pub use tell::{Silence, Tell};

use crate::content::{self, Problems, Tables};
use crate::{IsOffered, Mentioned, Refusal, Seat, Why};

/// A game that can be played, and the door to it.
///
/// What stands here is the same for every game and cannot be written otherwise by any: what is
/// legal follows from [`Play::offer`] and [`Play::interventions`], which component tables are
/// played with from [`Components::Content`].
pub trait Game: Play + Secrets + Spoken + Components + Manners {
    /// The door: is this one of the answers of a seat that is asked, or an intervention it may make?
    ///
    /// # Errors
    /// The rule against it; `not-asked` for a seat that is asked nothing, `game-over` once nobody is.
    fn check_move(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal> {
        let asked = self.expect_asked(seat);
        if asked.is_ok() {
            let mut offered = IsOffered::new(mv);
            self.offer(seat, &mut offered);
            if offered.found {
                return Ok(());
            }
        }
        let mut why = Why::new(mv);
        if self.may_intervene(seat) {
            self.interventions(seat, &mut why);
        }
        if why.found {
            return Ok(());
        }
        // Who speaks of the move knows best; answers are spoken of by whoever is asked for them.
        let objection = why.objection();
        Err(objection.unwrap_or_else(|| asked.err().unwrap_or_else(|| self.refusal(seat, mv))))
    }

    /// The legal answers as a list; empty if the seat is not asked. Interventions are not among them.
    fn legal_moves(&self, seat: Seat) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        if self.asked().has(seat) {
            self.offer(seat, &mut moves);
        }
        moves
    }

    /// The interventions this seat may make now, asked or not.
    fn legal_interventions(&self, seat: Seat) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        if self.may_intervene(seat) {
            self.interventions(seat, &mut moves);
        }
        moves
    }

    /// The interventions the rules know of for this seat, whether possible now or not.
    fn known_interventions(&self, seat: Seat) -> Vec<Self::Move> {
        let mut mentioned = Mentioned::default();
        if self.may_intervene(seat) {
            self.interventions(seat, &mut mentioned);
        }
        mentioned.0
    }

    /// The move a text stands for, legal or not: an intervention as it is written, whoever is asked,
    /// or an answer of a seat that is asked. Notation may lean on the question.
    ///
    /// # Errors
    /// `game-over`, `not-asked`, or what [`Spoken::read`] says.
    fn read_text(&self, seat: Seat, text: &str) -> Result<Self::Move, Refusal> {
        let known = self.known_interventions(seat).into_iter();
        if let Some(mv) = { known }.find(|mv| self.write(seat, *mv) == text.trim()) {
            return Ok(mv);
        }
        self.expect_asked(seat)?;
        self.read(seat, text)
    }

    /// # Errors
    /// `game-over` once nobody is asked any more, `not-asked` if others are.
    fn expect_asked(&self, seat: Seat) -> Result<(), Refusal> {
        let asked = self.asked();
        if asked.has(seat) {
            Ok(())
        } else if asked.is_empty() {
            Err(Refusal::plain("game-over", "refused-game-over"))
        } else {
            Err(Refusal::not_asked(seat))
        }
    }

    /// True for everybody at the table while the game runs.
    fn may_intervene(&self, seat: Seat) -> bool {
        seat.0 < self.seats() && !self.asked().is_empty()
    }

    /// The names of component tables and their texts, as carried by the binary.
    fn tables() -> Vec<(String, String)> {
        content::embedded::<Self::Content>()
    }
    /// Checks a complete set of tables.
    ///
    /// # Errors
    /// Every mistake, with its place.
    fn check_tables(files: &[(String, String)]) -> Result<(), Problems> {
        let mut problems = content::read::<Self::Content>(files).err().unwrap_or_default();
        problems.0.extend(content::missing::<Self::Content>(files, Self::PROFILE.words).0);
        problems.or(())
    }
    /// Plays with these tables from now on; possible once, before any table was set up.
    ///
    /// # Errors
    /// Every mistake, with its place, or that it is too late.
    fn install_tables(files: &[(String, String)]) -> Result<(), Problems> {
        Self::check_tables(files)?;
        Self::Content::installed().install(files)
    }
    /// The tables played with: those installed, or those carried.
    fn tables_in_use() -> Vec<(String, String)> {
        Self::Content::installed().files().to_vec()
    }
    /// Names the exact tables in use.
    fn tables_fingerprint() -> String {
        Self::Content::installed().fingerprint().to_string()
    }
}

impl<G: Play + Secrets + Spoken + Components + Manners> Game for G {}
