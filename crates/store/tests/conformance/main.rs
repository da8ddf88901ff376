//! What every store must do, tried on each kind of database.
//!
//! One test per kind runs the whole list, each case on a database of its own, and says which of
//! them failed: starting a database server takes longer than most cases together.

mod alone;
mod backups;
mod crowds;
mod folder;
mod keys;
mod log;
mod marks;
mod matches;
mod notices;
mod outage;
mod people;
mod rest;
mod samples;
mod strings;
mod talk;
mod ties;
mod told;

use folder::Folder;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use store::Store;
use store::testing::Cluster;

/// Where a case finds its database.
#[derive(Debug)]
pub struct Place {
    pub address: String,
    /// For files of the case.
    pub folder: Arc<Folder>,
}

impl Place {
    /// Opens it, again if need be.
    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address).await.expect("the store opens")
    }

    /// What is in memory is gone when it is closed.
    pub fn lasts(&self) -> bool {
        self.address != IN_MEMORY
    }
}

const IN_MEMORY: &str = "sqlite::memory:";

type Case = (&'static str, fn(Arc<Place>) -> Pin<Box<dyn Future<Output = ()> + Send>>);

macro_rules! cases {
    ($($subject:ident :: $case:ident,)*) => {
        &[$((concat!(stringify!($subject), "::", stringify!($case)),
             |place| Box::pin(async move { $subject::$case(&place).await })),)*]
    };
}

const CASES: &[Case] = cases![
    people::an_account_comes_back_as_it_was,
    people::names_are_unique_among_people_with_passwords,
    people::a_guest_becomes_an_account,
    people::a_change_writes_all_but_id_and_creation,
    people::accounts_are_listed_newest_first_and_found_by_part_of_a_name,
    people::a_session_comes_with_its_account,
    people::sessions_are_listed_and_revoked_one_by_one_or_all,
    people::sessions_expire,
    people::an_erased_person_leaves_only_games_behind,
    people::what_a_guest_said_and_noted_becomes_an_accounts,
    matches::a_match_comes_back_as_it_was,
    matches::a_change_leaves_the_log_alone,
    matches::a_change_by_who_comes_late_is_refused,
    matches::lists_are_filtered_and_newest_first,
    matches::seats_are_found_as_people_come_and_go,
    matches::whoever_shares_a_seat_finds_it_and_is_waited_for_alone,
    matches::a_host_is_found_without_a_seat,
    matches::sleeping_matches_are_woken_in_time,
    log::a_log_grows_with_its_match,
    log::a_repeated_entry_is_written_once,
    log::who_comes_late_changes_nothing,
    log::entries_go_in_together_or_not_at_all,
    log::the_latest_snapshot_in_reach_is_found,
    log::nobody_can_change_or_delete_entries,
    log::what_never_arrived_is_thrown_away_and_nothing_else,
    talk::lines_are_said_once,
    talk::rooms_are_apart_and_read_backwards,
    talk::notes_are_private,
    talk::what_somebody_wrote_is_found_wherever_it_was,
    talk::letters_are_counted_between_two_seats,
    talk::a_letter_and_what_is_told_of_it_are_one,
    marks::what_was_seen_stays_seen,
    marks::what_is_put_away_is_found_there_and_nowhere_else,
    marks::what_a_guest_saw_an_account_has_seen,
    notices::they_come_with_what_happened_or_not_at_all,
    notices::they_are_told_once_when_due_and_no_longer_than_true,
    notices::whoever_has_seen_it_has_read_it,
    notices::nobody_hears_of_what_they_put_away,
    notices::they_go_along_with_a_guest_and_go_with_an_account,
    ties::they_are_one_sided_and_go_with_a_person,
    ties::nobody_hears_of_those_they_blocked,
    keys::they_come_back_and_are_used_forward_only,
    keys::a_code_is_taken_away_once,
    keys::alerts_are_read_up_to_a_time_and_forgotten,
    keys::a_link_works_once_and_not_for_long,
    keys::of_many_who_come_with_a_link_one_is_first,
    matches::whoever_held_a_seat_before_still_finds_the_match,
    told::addresses_are_kept_and_confirmed,
    told::a_notice_goes_through_a_channel_once,
    told::what_comes_meanwhile_goes_along_and_what_was_read_does_not,
    told::what_waits_goes_nowhere_once_its_channel_is_given_up,
    told::dead_addresses_retire,
    rest::small_things_are_kept,
    rest::what_administrators_did_is_listed_latest_first,
    rest::numbers_add_up,
    rest::everything_is_there_after_reopening,
    rest::several_may_open_it_at_once,
    rest::a_closed_store_says_so,
    strings::every_text_comes_back_as_it_was,
    strings::what_not_every_database_could_keep_is_refused,
    strings::long_json_comes_back_as_it_was,
    alone::there_is_one_server_at_a_time,
    alone::others_read_beside_a_server,
    alone::whoever_closes_lets_go,
    alone::a_new_file_is_private,
    crowds::many_writers_of_one_match_take_turns,
    crowds::the_same_key_from_everywhere_is_stored_once,
    crowds::many_matches_are_written_at_once,
    crowds::one_failure_does_not_spoil_the_others,
    crowds::changes_around_the_log_never_lose_entries,
    backups::the_same_contents_have_the_same_hash_everywhere,
    backups::a_copy_is_the_same_and_goes_on_counting,
    backups::a_full_database_is_not_overwritten,
    backups::a_backup_brings_everything_back,
    backups::a_backup_of_the_step_before_is_read,
    backups::a_damaged_backup_changes_nothing,
    backups::a_backup_is_taken_while_others_write,
    backups::no_column_is_forgotten,
];

/// Runs all cases and reports all that failed.
fn run(address: impl Fn(&Folder) -> String) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let failed = |(name, case): &&Case| {
        let folder = Arc::new(Folder::new());
        let place = Arc::new(Place { address: address(&folder), folder });
        let result = runtime.block_on(async { tokio::spawn(case(place)).await });
        println!("{} {name}", if result.is_ok() { "ok    " } else { "FAILED" });
        result.is_err()
    };
    let failed: Vec<&str> = CASES.iter().filter(failed).map(|(name, _)| *name).collect();
    assert!(failed.is_empty(), "{} cases failed: {failed:?}", failed.len());
}

#[test]
fn sqlite_in_memory_keeps_all_promises() {
    run(|_| IN_MEMORY.into());
}

#[test]
fn sqlite_in_a_file_keeps_all_promises() {
    run(|folder| format!("sqlite:{}", folder.path("games.db").display()));
}

#[test]
fn postgres_keeps_all_promises() {
    let cluster = match Cluster::start(false) {
        Ok(cluster) => cluster,
        Err(why) => return println!("skipped: {why}"),
    };
    run(|_| cluster.database().expect("a database"));
    outage::a_server_that_comes_back_is_used_again(&cluster);
    outage::a_lost_lock_is_taken_again(&cluster);
    outage::a_server_that_was_replaced_hears_of_it(&cluster);
    outage::a_silent_database_is_not_waited_for(&cluster);
    outage::a_commit_whose_answer_is_lost_is_known_by_its_key(&cluster);
}
