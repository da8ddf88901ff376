//! A game with its types erased.

use crate::report::Plan;
use crate::setup::bad_setup;
use crate::table::{Table, data};
use crate::typed::Typed;
use crate::words::{Lang, Words};
use bots::{Arena, Balance, Measures, Simulation, Totals};
use engine::content::Problems;
use engine::playthrough::{Notice, Record, Verified, verify};
use engine::rulebook::Rulebook;
use engine::{
    Answer, Appraise, Company, Exchange, Game, Message, Playthrough, Profile, Refusal, Seed,
    SetupOption, StandingOrder,
};
use serde::Deserialize;
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::Arc;

/// A game of the list: everything that can be done before there is a table.
pub trait GameEntry: Send + Sync {
    /// What the game says of itself.
    fn profile(&self) -> Profile;
    /// Its words, with those all games share.
    fn words(&self, lang: Lang) -> Arc<Words>;
    /// Its rules, chapter by chapter.
    fn rulebook(&self, lang: Lang) -> Rulebook;

    /// What most tables of this many seats would choose, as JSON.
    ///
    /// # Errors
    /// The rule on how many may play.
    fn usual_setup(&self, seats: u8) -> Result<Value, Refusal>;
    /// The rulebook's own game for this many seats, as JSON.
    ///
    /// # Errors
    /// The rule on how many may play.
    fn rulebook_setup(&self, seats: u8) -> Result<Value, Refusal>;
    /// What can be chosen before a table is set up.
    fn options(&self) -> Vec<SetupOption>;
    /// Numbers of moves are below this, for masks and learning.
    fn move_numbers(&self) -> u32;
    /// Refuses what is no setup of this game.
    ///
    /// # Errors
    /// `bad-setup` with what is wrong in it.
    fn expect_setup(&self, setup: &Value) -> Result<(), Refusal>;

    /// How people may share a seat.
    fn company(&self) -> Company {
        Company::ALONE
    }

    /// The component tables in use unless others are installed: names and texts.
    fn tables(&self) -> Vec<(String, String)>;
    /// Reads component tables without putting them to use.
    ///
    /// # Errors
    /// Every mistake of every file, with its place.
    fn check_tables(&self, files: &[(String, String)]) -> Result<(), Problems>;
    /// Plays with these component tables from now on: once, before the first table.
    ///
    /// # Errors
    /// Every mistake of every file; nothing is installed then.
    fn install_tables(&self, files: &[(String, String)]) -> Result<(), Problems>;
    /// The component tables played with: those installed, or those carried.
    fn tables_in_use(&self) -> Vec<(String, String)>;
    /// Tells component tables in use from any others.
    fn tables_fingerprint(&self) -> String;
    /// What is printed on the components in use, for the game's own client.
    fn printed(&self) -> Value;

    /// A new table; its luck is the seed's, or scripted.
    ///
    /// # Errors
    /// `bad-setup`, the rule that forbids it, or luck that does not fit.
    fn new_table(
        &self,
        setup: &Value,
        seed: Seed,
        luck: Option<&[u32]>,
    ) -> Result<Box<dyn Table>, Refusal>;
    /// A table from its file, and what its owner should know about that file.
    ///
    /// # Errors
    /// `bad-table` or `bad-log` with what is wrong in the file, `wrong-game`, `rules-version`, `broken-law`.
    fn open(&self, record: Record) -> Result<(Box<dyn Table>, Vec<Notice>), Refusal>;
    /// A table from what a store keeps: its log is the truth, its state may be `null` or old.
    ///
    /// # Errors
    /// As [`GameEntry::open`].
    fn resume(&self, record: Record) -> Result<(Box<dyn Table>, Vec<Notice>), Refusal>;
    /// Standing orders a seat may give.
    fn standing_orders(&self) -> &'static [StandingOrder];
    /// The strict reading of a table file.
    ///
    /// # Errors
    /// What in the file is not as it was played.
    fn verify(&self, record: &Record) -> Result<Verified, Refusal>;

    /// The foreign formats this game speaks.
    fn formats(&self) -> &'static [&'static str];
    /// A match out of a foreign format.
    ///
    /// # Errors
    /// The line that cannot be read or played, and the rule against it.
    fn import(&self, text: &str, format: &str) -> Result<Box<dyn Table>, Refusal>;

    /// Plays games in bulk.
    ///
    /// # Errors
    /// `bad-setup`, the rule that forbids it, or more bots than seats.
    fn simulate(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Totals, Refusal>;
    /// Plays games in bulk as matches and hands out every one: slower, with a log each.
    ///
    /// # Errors
    /// As [`GameEntry::simulate`].
    fn simulate_matches(
        &self,
        plan: &Plan,
        keep: &(dyn Fn(u64, &dyn Table) + Sync),
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Totals, Refusal>;
    /// Lets bots compete.
    ///
    /// # Errors
    /// As [`GameEntry::simulate`].
    fn arena(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Arena, Refusal>;
    /// Are seats and components as good as each other?
    ///
    /// # Errors
    /// As [`GameEntry::simulate`].
    fn balance(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Balance, Refusal>;
    /// What something that was put to use is called, if the game says more than its key.
    fn called(&self, kind: &str, name: &str) -> Option<Message>;
    /// The details of a campaign's sheet row by row; nothing if they cannot be read.
    fn print_sheet(&self, details: &Value, players: &[String], lang: Lang) -> Option<Rows>;
    /// How long the parts of the game take on this machine.
    ///
    /// # Errors
    /// As [`GameEntry::simulate`].
    fn measure(&self, plan: &Plan) -> Result<Measures, Refusal>;
}

/// What something is about, and what is written there.
pub type Rows = Vec<(String, String)>;

/// The entry of the game `G`.
#[derive(Clone, Copy, Debug)]
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Game> Entry<G> {
    /// The only one there is.
    pub const NEW: Entry<G> = Entry(PhantomData);

    fn setup(setup: &Value) -> Result<G::Setup, Refusal> {
        G::Setup::deserialize(setup).map_err(|error| bad_setup(&error.to_string()))
    }

    fn simulation(plan: &Plan) -> Result<Simulation<G>, Refusal> {
        Ok(Simulation {
            setup: Self::setup(&plan.setup)?,
            bots: plan.bots.clone(),
            games: plan.games,
            seed: plan.seed,
            threads: plan.threads,
            limit: plan.limit,
            watch_all: plan.watch_all,
            stop: plan.stop,
        })
    }
}

impl<G: Appraise + Exchange> Entry<G> {
    /// A table, and the notices it comes with, for a reader who knows about component tables.
    fn opened(
        (playthrough, mut notices): (Playthrough<G>, Vec<Notice>),
        content: &str,
    ) -> (Box<dyn Table>, Vec<Notice>) {
        if content != G::tables_fingerprint() {
            // The one reason for whatever differs from here on.
            let explained = |notice: &Notice| {
                matches!(notice, Notice::HashDiffers { .. } | Notice::Edited | Notice::OtherTables)
            };
            notices.retain(|notice| !explained(notice));
            notices.push(Notice::OtherTables);
        }
        (Box::new(Typed(playthrough)), notices)
    }
}

impl<G: Appraise + Exchange> GameEntry for Entry<G> {
    fn profile(&self) -> Profile {
        G::PROFILE
    }
    fn words(&self, lang: Lang) -> Arc<Words> {
        Words::of_game(&G::PROFILE, lang)
    }
    fn rulebook(&self, lang: Lang) -> Rulebook {
        Rulebook::parse(lang.of(G::PROFILE.rules))
    }
    fn usual_setup(&self, seats: u8) -> Result<Value, Refusal> {
        G::usual_setup(seats).map(|setup| data(&setup))
    }
    fn rulebook_setup(&self, seats: u8) -> Result<Value, Refusal> {
        G::rulebook_setup(seats).map(|setup| data(&setup))
    }
    fn options(&self) -> Vec<SetupOption> {
        G::options()
    }
    fn move_numbers(&self) -> u32 {
        G::Move::NUMBERS
    }
    fn company(&self) -> Company {
        G::COMPANY
    }
    fn expect_setup(&self, setup: &Value) -> Result<(), Refusal> {
        Self::setup(setup).map(|_| ())
    }
    fn tables(&self) -> Vec<(String, String)> {
        G::tables()
    }
    fn check_tables(&self, files: &[(String, String)]) -> Result<(), Problems> {
        G::check_tables(files)
    }
    fn install_tables(&self, files: &[(String, String)]) -> Result<(), Problems> {
        G::install_tables(files)
    }
    fn tables_in_use(&self) -> Vec<(String, String)> {
        G::tables_in_use()
    }
    fn tables_fingerprint(&self) -> String {
        G::tables_fingerprint()
    }
    fn printed(&self) -> Value {
        G::printed()
    }

    fn new_table(
        &self,
        setup: &Value,
        seed: Seed,
        luck: Option<&[u32]>,
    ) -> Result<Box<dyn Table>, Refusal> {
        let setup = Self::setup(setup)?;
        let playthrough: Playthrough<G> = match luck {
            Some(script) => Playthrough::with_opening(setup, seed, script)?,
            None => Playthrough::new(setup, seed)?,
        };
        Ok(Box::new(Typed(playthrough)))
    }
    fn open(&self, record: Record) -> Result<(Box<dyn Table>, Vec<Notice>), Refusal> {
        let content = record.content.clone();
        Playthrough::<G>::from_record(record).map(|opened| Self::opened(opened, &content))
    }
    fn resume(&self, record: Record) -> Result<(Box<dyn Table>, Vec<Notice>), Refusal> {
        let content = record.content.clone();
        Playthrough::<G>::from_log(record).map(|opened| Self::opened(opened, &content))
    }
    fn standing_orders(&self) -> &'static [StandingOrder] {
        G::standing_orders()
    }
    fn verify(&self, record: &Record) -> Result<Verified, Refusal> {
        if record.content != G::tables_fingerprint() {
            return Err(Refusal::plain("other-content", "refused-other-content"));
        }
        verify::<G>(record)
    }

    fn formats(&self) -> &'static [&'static str] {
        G::FORMATS
    }
    fn import(&self, text: &str, format: &str) -> Result<Box<dyn Table>, Refusal> {
        Ok(Box::new(Typed(G::import(text, format)?)))
    }

    fn simulate(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Totals, Refusal> {
        bots::simulate(&Self::simulation(plan)?, done)
    }
    fn simulate_matches(
        &self,
        plan: &Plan,
        keep: &(dyn Fn(u64, &dyn Table) + Sync),
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Totals, Refusal> {
        let keep = |index, playthrough: Playthrough<G>| keep(index, &Typed(playthrough));
        bots::simulate_matches(&Self::simulation(plan)?, &keep, done)
    }
    fn arena(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Arena, Refusal> {
        bots::arena(&Self::simulation(plan)?, done)
    }
    fn balance(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Balance, Refusal> {
        bots::balance(&Self::simulation(plan)?, done)
    }
    fn called(&self, kind: &str, name: &str) -> Option<Message> {
        G::called(kind, name)
    }
    fn print_sheet(&self, details: &Value, players: &[String], lang: Lang) -> Option<Rows> {
        let words = Words::of_game(&G::PROFILE, lang);
        G::print_sheet(details, players, &|message| words.say(message))
    }
    fn measure(&self, plan: &Plan) -> Result<Measures, Refusal> {
        bots::measure(&Self::simulation(plan)?)
    }
}
