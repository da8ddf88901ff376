//! A real game with something about it changed.

use bots::{Arena, Balance, Measures, Totals};
use catalog::entry::Rows;
use catalog::report::Plan;
use catalog::{GameEntry, Lang, Table, Words};
use engine::content::Problems;
use engine::playthrough::{Notice, Record, Verified};
use engine::rulebook::Rulebook;
use engine::{Message, Profile, Refusal, Seed, SetupOption, StandingOrder};
use serde_json::Value;
use std::sync::Arc;

/// The real game but for its tables.
pub struct Shelved {
    game: &'static dyn GameEntry,
    /// What becomes of a table.
    pub wrap: fn(Box<dyn Table>) -> Box<dyn Table>,
}

impl Shelved {
    pub fn new(game: &'static dyn GameEntry) -> Shelved {
        Shelved { game, wrap: |table| table }
    }
}

impl GameEntry for Shelved {
    fn profile(&self) -> Profile {
        self.game.profile()
    }
    fn words(&self, lang: Lang) -> Arc<Words> {
        self.game.words(lang)
    }
    fn rulebook(&self, lang: Lang) -> Rulebook {
        self.game.rulebook(lang)
    }
    fn usual_setup(&self, seats: u8) -> Result<Value, Refusal> {
        self.game.usual_setup(seats)
    }
    fn rulebook_setup(&self, seats: u8) -> Result<Value, Refusal> {
        self.game.rulebook_setup(seats)
    }
    fn options(&self) -> Vec<SetupOption> {
        self.game.options()
    }
    fn move_numbers(&self) -> u32 {
        self.game.move_numbers()
    }
    fn expect_setup(&self, setup: &Value) -> Result<(), Refusal> {
        self.game.expect_setup(setup)
    }
    fn tables(&self) -> Vec<(String, String)> {
        self.game.tables()
    }
    fn check_tables(&self, files: &[(String, String)]) -> Result<(), Problems> {
        self.game.check_tables(files)
    }
    fn install_tables(&self, files: &[(String, String)]) -> Result<(), Problems> {
        self.game.install_tables(files)
    }
    fn tables_in_use(&self) -> Vec<(String, String)> {
        self.game.tables_in_use()
    }
    fn tables_fingerprint(&self) -> String {
        self.game.tables_fingerprint()
    }
    fn printed(&self) -> Value {
        self.game.printed()
    }
    fn new_table(
        &self,
        setup: &Value,
        seed: Seed,
        luck: Option<&[u32]>,
    ) -> Result<Box<dyn Table>, Refusal> {
        Ok((self.wrap)(self.game.new_table(setup, seed, luck)?))
    }
    fn open(&self, record: Record) -> Result<(Box<dyn Table>, Vec<Notice>), Refusal> {
        let (table, notices) = self.game.open(record)?;
        Ok(((self.wrap)(table), notices))
    }
    fn resume(&self, record: Record) -> Result<(Box<dyn Table>, Vec<Notice>), Refusal> {
        let (table, notices) = self.game.resume(record)?;
        Ok(((self.wrap)(table), notices))
    }
    fn standing_orders(&self) -> &'static [StandingOrder] {
        self.game.standing_orders()
    }
    fn verify(&self, record: &Record) -> Result<Verified, Refusal> {
        self.game.verify(record)
    }
    fn formats(&self) -> &'static [&'static str] {
        self.game.formats()
    }
    fn import(&self, text: &str, format: &str) -> Result<Box<dyn Table>, Refusal> {
        self.game.import(text, format)
    }
    fn simulate(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Totals, Refusal> {
        self.game.simulate(plan, done)
    }
    fn simulate_matches(
        &self,
        plan: &Plan,
        keep: &(dyn Fn(u64, &dyn Table) + Sync),
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Totals, Refusal> {
        self.game.simulate_matches(plan, keep, done)
    }
    fn arena(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Arena, Refusal> {
        self.game.arena(plan, done)
    }
    fn balance(&self, plan: &Plan, done: &(dyn Fn(u64) + Sync)) -> Result<Balance, Refusal> {
        self.game.balance(plan, done)
    }
    fn called(&self, kind: &str, name: &str) -> Option<Message> {
        self.game.called(kind, name)
    }
    fn print_sheet(&self, details: &Value, players: &[String], lang: Lang) -> Option<Rows> {
        self.game.print_sheet(details, players, lang)
    }
    fn measure(&self, plan: &Plan) -> Result<Measures, Refusal> {
        self.game.measure(plan)
    }
}
