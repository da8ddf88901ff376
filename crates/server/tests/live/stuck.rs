//! A call into the rules that never comes back stops one table, never the library.

use crate::library::{GAME, Library, Wish, asked, first_move, relaxed};
use crate::shelf::Shelved;
use bots::BotName;
use catalog::table::{LegalMove, Pending, Preview, RivalScore, SeatScore, Step, Told};
use catalog::{GameEntry, Lang, Table};
use engine::picture::Picture;
use engine::playthrough::Record;
use engine::{Hurry, Orders, Outcome, Profile, Refusal, Seat, Seats, Sheet, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// While true, playing a move never ends.
static PLAYING_HANGS: AtomicBool = AtomicBool::new(false);
/// While true, a bot thinks for ever.
static THINKING_HANGS: AtomicBool = AtomicBool::new(false);

fn hang(while_true: &AtomicBool) {
    while while_true.load(Ordering::SeqCst) {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A table of the real game, but its rules may hang.
struct HangingTable(Box<dyn Table>);

fn hanging() -> &'static Shelved {
    let mut shelved = Shelved::new(catalog::game(GAME).expect("it"));
    shelved.wrap = |table| Box::new(HangingTable(table));
    Box::leak(Box::new(shelved))
}

impl Table for HangingTable {
    fn profile(&self) -> Profile {
        self.0.profile()
    }
    fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn length(&self) -> usize {
        self.0.length()
    }
    fn pending(&self, lang: Lang) -> Vec<Pending> {
        self.0.pending(lang)
    }
    fn pending_at(&self, length: usize, lang: Lang) -> Vec<Pending> {
        self.0.pending_at(length, lang)
    }
    fn to_do(&self, viewer: Viewer, lang: Lang) -> Vec<String> {
        self.0.to_do(viewer, lang)
    }
    fn asked(&self) -> Seats {
        self.0.asked()
    }
    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalMove> {
        self.0.legal(seat, lang)
    }
    fn play(&mut self, seat: Seat, text: &str, luck: Option<&[u32]>) -> Result<(), Refusal> {
        hang(&PLAYING_HANGS);
        self.0.play(seat, text, luck)
    }
    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal> {
        self.0.undo(seat)
    }
    fn undo_points(&self, seat: Seat) -> Vec<usize> {
        self.0.undo_points(seat)
    }
    fn undo_to(&mut self, seat: Seat, length: usize) -> Result<usize, Refusal> {
        self.0.undo_to(seat, length)
    }
    fn undo_by_consent(&mut self, length: usize) -> Result<usize, Refusal> {
        self.0.undo_by_consent(length)
    }
    fn view(&self, viewer: Viewer) -> Value {
        self.0.view(viewer)
    }
    fn view_at(&self, viewer: Viewer, length: usize) -> Option<Value> {
        self.0.view_at(viewer, length)
    }
    fn picture(&self, viewer: Viewer, lang: Lang, length: Option<usize>) -> Picture {
        self.0.picture(viewer, lang, length)
    }
    fn score(&self, length: Option<usize>, viewer: Option<Viewer>, lang: Lang) -> Vec<SeatScore> {
        self.0.score(length, viewer, lang)
    }
    fn seat_name(&self, seat: Seat, lang: Lang) -> String {
        self.0.seat_name(seat, lang)
    }
    fn rivals(&self, lang: Lang) -> Vec<RivalScore> {
        self.0.rivals(lang)
    }
    fn totals(&self, lengths: std::ops::Range<usize>, viewer: Viewer) -> Vec<Vec<i32>> {
        self.0.totals(lengths, viewer)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn sheet(&self) -> Option<Sheet> {
        self.0.sheet()
    }
    fn record(&self) -> Record {
        self.0.record()
    }
    fn state(&self) -> String {
        self.0.state()
    }
    fn imagined_by(&self, seat: Seat, seed: u64) -> Value {
        self.0.imagined_by(seat, seed)
    }
    fn steps(
        &self,
        entries: std::ops::Range<usize>,
        viewer: Option<Viewer>,
        lang: Lang,
    ) -> Vec<Step> {
        self.0.steps(entries, viewer, lang)
    }
    fn opening(&self, viewer: Option<Viewer>, lang: Lang) -> Vec<Told> {
        self.0.opening(viewer, lang)
    }
    fn hint(&self, seat: Seat, bot: BotName, seed: u64, lang: Lang) -> Result<LegalMove, Refusal> {
        if bot != BotName::Random {
            hang(&THINKING_HANGS);
        }
        self.0.hint(seat, bot, seed, lang)
    }
    fn preview(
        &self,
        seat: Seat,
        moves: &[String],
        seed: u64,
        lang: Lang,
    ) -> Result<Preview, Refusal> {
        self.0.preview(seat, moves, seed, lang)
    }
    fn explain(&self, seat: Seat, planned: &[String], text: &str) -> Result<(), Refusal> {
        self.0.explain(seat, planned, text)
    }
    fn hint_after(
        &self,
        seat: Seat,
        planned: &[String],
        bot: BotName,
        seed: u64,
        lang: Lang,
    ) -> Result<LegalMove, Refusal> {
        self.0.hint_after(seat, planned, bot, seed, lang)
    }
    fn ordered_answer(&self, seat: Seat, orders: &Orders) -> Option<String> {
        self.0.ordered_answer(seat, orders)
    }
    fn hurry(&self) -> Option<Hurry<String>> {
        self.0.hurry()
    }
    fn turns_ended(&self, from: usize) -> Vec<Seat> {
        self.0.turns_ended(from)
    }
    fn uncovered_since(&self, length: usize) -> bool {
        self.0.uncovered_since(length)
    }
    fn effective(&self) -> Vec<usize> {
        self.0.effective()
    }
    fn entries(&self, from: usize) -> Vec<Value> {
        self.0.entries(from)
    }
    fn export(&self, format: &str) -> Result<String, Refusal> {
        self.0.export(format)
    }
    fn copy(&self) -> Box<dyn Table> {
        Box::new(HangingTable(self.0.copy()))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hanging_rule_stops_its_own_table_and_no_other() {
    let hanging = hanging();
    let mut wish = Wish { games: Arc::new(vec![hanging as &dyn GameEntry]), ..Wish::default() };
    wish.settings.engine_timeout_ms = 300;
    let library = Library::open_with(wish).await;
    let (ada, bob) = (library.guest("Ada").await, library.guest("Bob").await);
    let id = library.game_of(&[&ada, &bob], relaxed()).await;
    let other = library.game_of(&[&ada, &bob], relaxed()).await;
    let mut sockets = [library.socket(Some(&ada)).await, library.socket(Some(&bob)).await];
    let seat = asked(&sockets[0].watch(&id).await["position"])[0];
    let position = sockets[1].watch(&id).await["position"].clone();
    let mover = seat as usize;
    let position = match seat {
        1 => position,
        _ => sockets[0].watch(&id).await["position"].clone(),
    };
    let notation = first_move(&position).expect("a move");

    PLAYING_HANGS.store(true, Ordering::SeqCst);
    let refused = sockets[mover].play_with_key(&id, seat, 0, &[&notation], "hangs").await;
    assert_eq!(refused["refused"]["code"], "engine-timeout");
    // Everybody who watches is told, and sees that the table rests.
    let told = sockets[1 - mover].hear("refused").await;
    assert_eq!((&told["refused"]["code"], &told["table"]), (&json!("engine-timeout"), &json!(id)));
    let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
    assert_eq!((&info["stuck"], &info["length"]), (&json!(true), &json!(0)));
    // It is not tried again at once.
    let again = sockets[mover].play(&id, seat, 0, &[&notation]).await;
    assert_eq!(again["refused"]["code"], "engine-timeout");
    PLAYING_HANGS.store(false, Ordering::SeqCst);

    // The other table never stopped.
    let seat_there = asked(&sockets[0].watch(&other).await["position"])[0];
    let there = sockets[seat_there as usize].watch(&other).await["position"].clone();
    let move_there = first_move(&there).expect("a move");
    let played = sockets[seat_there as usize].play(&other, seat_there, 0, &[&move_there]).await;
    assert_eq!(played["type"], "ack");

    // After a while the table goes on as if nothing had happened.
    library.time.advance(Duration::from_secs(31));
    for _ in 0..100 {
        let (_, info) = library.get(None, &format!("/api/tables/{id}")).await;
        if info["stuck"] == false {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let played = sockets[mover].play_with_key(&id, seat, 0, &[&notation], "hangs").await;
    assert_eq!(played["at"], 1, "{played}");

    library.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_for_ever_is_replaced_by_one_that_does_not() {
    let hanging = hanging();
    let wish = Wish { games: Arc::new(vec![hanging as &dyn GameEntry]), ..Wish::default() };
    let library = Library::open_with(wish).await;
    let ada = library.guest("Ada").await;
    let bot = json!({ "kind": "bot", "bot": "mcts:1ms" });
    let new = json!({
        "game": GAME, "seats": [{ "kind": "me" }, bot], "pace": relaxed(), "public": true,
        "start": true,
    });
    THINKING_HANGS.store(true, Ordering::SeqCst);
    let id = library.table(&ada, new).await;
    let mut socket = library.socket(Some(&ada)).await;
    let mut position = socket.watch(&id).await["position"].clone();
    while let Some(notation) = first_move(&position) {
        let at = position["at"].as_u64().expect("a length");
        let answer = socket.play(&id, 0, at, &[&notation]).await;
        position = socket.position_at(answer["at"].as_u64().expect("a length")).await;
    }
    let moved = socket
        .hear_where("the bot's move", |message| {
            message["steps"].as_array().is_some_and(|s| s.iter().any(|step| step["by"] == "bot"))
        })
        .await;
    assert_eq!(moved["steps"][0]["seat"], 1);
    THINKING_HANGS.store(false, Ordering::SeqCst);
    library.close().await;
}
