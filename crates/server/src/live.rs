//! One task owns each open match: deeds come in through one queue and have one order, updates go
//! out to everybody who watches, and nothing is told before it is stored.
//!
//! Reading order: [`command`] what can be asked, [`scene`] the match as it stands, [`around`]
//! what is kept beside the log; then `load`, `save`, and one file per kind of deed.

mod around;
mod bots;
mod clocks;
mod command;
mod hurry;
mod keys;
mod leaving;
mod load;
mod moves;
mod save;
mod scene;
mod seats;
mod sharing;
mod tell;
mod telling;
mod undo;
mod volunteer;

pub use around::{Around, SeatExtra, Sitting};
pub use command::{Command, Deed, Reply, Watcher, Who};
pub(crate) use leaving::still_to_agree;
pub(crate) use moves::{expect_key, still_asked};
pub(crate) use save::moved_on;
pub use scene::{Mark, Marks, Scene, may_be_seen, pace_of, seats_of, stage_of};
pub(crate) use seats::{
    bot_seat, change_holder, expect_each_once, expect_players, open_seat, person, planned, seat_for,
};
pub(crate) use sharing::{expect_sharing, settle};
pub(crate) use tell::in_text;
pub(crate) use telling::invitations;

use crate::error::{Error, Result};
use crate::hall::{Room, Shared};
use crate::pace::Rests;
use crate::protocol::FromServer;
use axum::http::StatusCode;
use keys::Keys;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, watch};

/// What can be seen of a match from outside its task.
#[derive(Clone, Debug)]
pub enum Shown {
    /// Not yet read from the store.
    Loading,
    There(Arc<Scene>),
    /// There is none, or it cannot be read.
    Failed(Error),
}

/// The task's own things.
pub(crate) struct Live {
    hall: Arc<Shared>,
    id: String,
    commands: mpsc::Receiver<Command>,
    /// For bots to answer through; weak, so that the queue can end.
    door: mpsc::WeakSender<Command>,
    shown: watch::Sender<Shown>,
    scene: Arc<Scene>,
    keys: Keys,
    /// Who does something just now.
    actor: Option<String>,
    watchers: BTreeMap<u64, Watcher>,
    /// Lines of chat told lately; letters by their seats.
    lines_told: VecDeque<(Option<(u8, u8)>, i64)>,
    /// By seat: when its clock rests.
    rests: Vec<Rests>,
    /// The length of the log and the seat a bot thinks about.
    thinking: Option<(u32, u8)>,
    /// The length of the log at which standing orders were last looked at.
    orders_seen: Option<u32>,
    /// A call into the rules did not come back: left alone until then.
    stuck: Option<i64>,
    /// How often that happened.
    hung: u32,
    /// The store knows better: everything has to be read again, and nothing is written before.
    stale: bool,
    /// Not before then.
    read_again: i64,
    /// Not everybody was told the latest: tried again then.
    untold: Option<i64>,
    /// Since when nobody watches and nothing happens.
    idle_since: i64,
}

/// After so many calls that never ended a match is left alone until the server restarts.
const TRIES: u32 = 3;

impl Drop for Live {
    /// A mistake of ours ends the task: browsers come back and find the match as it was stored.
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = self.id, "the task of a match broke");
            for watcher in self.watchers.values() {
                watcher.out.end("restart");
            }
            self.commands.close();
            while let Ok(command) = self.commands.try_recv() {
                if let Command::Watch { watcher, .. } = command {
                    watcher.out.end("restart");
                }
            }
        }
    }
}

impl Live {
    /// Reads the match and serves it until nobody needs it any more.
    pub(crate) async fn run(
        hall: Arc<Shared>,
        id: String,
        mut commands: mpsc::Receiver<Command>,
        door: mpsc::WeakSender<Command>,
        shown: watch::Sender<Shown>,
    ) {
        let read = match Live::read(&hall, &id).await {
            Ok(read) => read,
            Err(error) => {
                shown.send_replace(Shown::Failed(error.clone()));
                commands.close();
                while let Some(command) = commands.recv().await {
                    turn_away(command, &id, &error);
                }
                return;
            }
        };
        let (read, _room) = read;
        let seats = read.scene.row.seats.len();
        let rests = vec![Rests::only_gaps(&hall.gaps()); seats];
        let idle_since = hall.time.now();
        let mut live = Live {
            hall,
            id,
            commands,
            door,
            shown,
            scene: Arc::new(read.scene),
            keys: read.keys,
            actor: None,
            watchers: BTreeMap::new(),
            lines_told: VecDeque::new(),
            rests,
            thinking: None,
            orders_seen: None,
            stuck: None,
            hung: 0,
            stale: false,
            read_again: 0,
            untold: None,
            idle_since,
        };
        live.settle_after_loading(read.unstored).await;
        live.publish();
        live.serve().await;
    }

    /// From the store, if there is room for it.
    async fn read(hall: &Arc<Shared>, id: &str) -> Result<(load::Read, Option<Room>)> {
        let read = load::read(hall, id).await?;
        let room = hall.make_room(&read.scene).await?;
        Ok((read, room))
    }

    async fn serve(&mut self) {
        loop {
            if self.stale && self.read_again <= self.hall.time.now() {
                self.reload().await;
            }
            self.act_for_the_absent().await;
            self.end_idle_countdown();
            let time = self.hall.time.clone();
            let timer = self.next_timer();
            let alarm = async {
                match timer {
                    Some(at) => time.reached(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                command = self.commands.recv() => match command {
                    None | Some(Command::Stop) => break,
                    Some(command) => self.handle(command).await,
                },
                () = alarm => {
                    if !self.is_idle() {
                        self.on_time().await;
                    } else if self.put_away().await {
                        return;
                    }
                }
            }
        }
        self.leave().await;
    }

    /// What was asked before the doors closed is still done. Says whether there was anything.
    async fn leave(&mut self) -> bool {
        self.commands.close();
        let mut asked = false;
        // Not `try_recv`: somebody may be just about to put something into the queue.
        while let Some(command) = self.commands.recv().await {
            self.handle(command).await;
            asked = true;
        }
        asked
    }

    /// Ends the task unless somebody came in the last moment: then there is a new door, and
    /// everything goes on.
    async fn put_away(&mut self) -> bool {
        self.rest().await;
        if !self.leave().await {
            return true;
        }
        match self.hall.reopen(&self.id) {
            Some((door, commands)) => {
                (self.door, self.commands) = (door, commands);
                false
            }
            // The library closes, and tells everybody itself.
            None => true,
        }
    }

    async fn handle(&mut self, command: Command) {
        self.idle_since = self.hall.time.now();
        match command {
            Command::Do { who, deed, reply } => {
                let before = Arc::clone(&self.scene);
                let begun = Instant::now();
                self.actor = Some(who.account.clone());
                let done = self.carry_out(&who, deed).await;
                self.actor = None;
                metrics::histogram!("ludotheque_deed_seconds").record(begun.elapsed());
                reply.tell(done);
                self.tell_changes(&before).await;
            }
            Command::Watch { socket, watcher } => self.watch(socket, watcher).await,
            Command::Unwatch { socket } => self.unwatch(socket),
            Command::Said { line, unheard } => self.tell_line(&line, &unheard),
            Command::Thought { seat, length, notation } => {
                self.play_thought(seat, length, notation).await;
            }
            Command::Rethink { seat, length } => self.rethink(seat, length),
            Command::Wake => self.on_time().await,
            Command::Rest => self.idle_since -= self.hall.settings.idle,
            Command::Stop => {}
        }
    }

    async fn carry_out(&mut self, who: &Who, deed: Deed) -> Result<u32> {
        match deed {
            Deed::Play { seat, key, at, moves } => self.play(who, seat, key, at, moves).await,
            Deed::Undo { seat, key, to } => self.undo(who, seat, key, to).await,
            Deed::AskUndo { seat, key, to } => self.ask_undo(who, seat, key, to).await,
            Deed::AnswerUndo { seat, key, yes } => self.answer_undo(who, seat, key, yes).await,
            Deed::TakeBack { seat, key } => self.take_back(who, seat, key).await,
            Deed::StepAway { seat, key } => self.step_away(who, seat, key).await,
            Deed::Hurry { seat, at } => self.start_countdown(who, seat, at),
            Deed::Orders { seat, key, orders } => self.order(who, seat, key, orders).await,
            Deed::Join { seat, invite } => self.join(who, seat, invite).await,
            Deed::Decline => self.decline(who).await,
            Deed::Role { seat, role } => self.take_role(who, seat, &role).await,
            Deed::Offer { seat, yes } => self.offer(who, seat, yes).await,
            Deed::Volunteer { seat, invite } => self.volunteer(who, seat, invite).await,
            Deed::Leave => self.leave_table(who).await,
            Deed::Resign { seat } => self.resign(who, seat).await,
            Deed::Abandon { yes } => self.abandon(who, yes).await,
            Deed::End => self.end(who).await,
            Deed::Shrink { remove, setup } => self.shrink(who, &remove, setup).await,
            Deed::Seat { seat, plan } => self.change_seat(who, seat, plan).await,
            Deed::Fill { bot } => self.fill(who, &bot).await,
            Deed::Start => self.start(who).await,
            Deed::Close => self.close(who).await,
            Deed::Pause { yes } => self.pause(who, yes).await,
            Deed::AdminPause { yes } => self.admin_pause(yes).await,
            Deed::Rematch { table } => self.link_rematch(who, table).await,
            Deed::Forget => self.forget_person(&who.account).await,
            Deed::Rename => self.rename(who).await,
            Deed::MoveSeats { from } => self.move_seats(&from, who).await,
        }
    }

    /// Lets everybody outside see the match as it stands now.
    fn publish(&mut self) {
        self.shown.send_replace(Shown::There(Arc::clone(&self.scene)));
    }

    fn next_timer(&self) -> Option<i64> {
        if self.stale {
            return Some(self.read_again);
        }
        let clocks = self.scene.around.clocks.iter().filter_map(|clock| clock.deadline);
        let again = self.stuck.filter(|_| self.hung < TRIES);
        let quiet = self.watchers.is_empty() && self.thinking.is_none();
        let idle = quiet.then(|| self.idle_since + self.hall.settings.idle);
        clocks.chain(again).chain(idle).chain(self.untold).chain(self.scene.countdown).min()
    }

    fn is_idle(&self) -> bool {
        let now = self.hall.time.now();
        let due = |deadline: i64| deadline <= now;
        self.watchers.is_empty()
            && self.thinking.is_none()
            && self.idle_since + self.hall.settings.idle <= now
            && !self.scene.around.clocks.iter().filter_map(|clock| clock.deadline).any(due)
    }

    async fn on_time(&mut self) {
        if self.stale {
            return;
        }
        let before = Arc::clone(&self.scene);
        let now = self.hall.time.now();
        if self.hung < TRIES && self.stuck.is_some_and(|until| until <= now) {
            self.recover().await;
        }
        self.hurry_the_late().await;
        self.watch_clocks().await;
        self.tell_changes(&before).await;
        if self.stuck.is_none() && self.untold.is_some_and(|at| at <= now) {
            self.tell_update().await;
        }
    }

    /// Refuses what needs a game that goes on.
    fn expect_playing(&self) -> Result<()> {
        let refused = |code, key| Err(Error::plain(StatusCode::CONFLICT, code, key));
        match self.scene.row.stage.as_str() {
            "playing" if self.stale => Err(Error::unavailable()),
            "playing" if self.stuck.is_some() => Err(engine_timeout()),
            "playing" if self.scene.around.paused.is_some() => refused("paused", "refused-paused"),
            "playing" => Ok(()),
            "finished" | "abandoned" => refused("game-over", "refused-game-over"),
            _ => refused("not-started", "refused-not-started"),
        }
    }

    fn expect_open(&self) -> Result<()> {
        if self.scene.row.stage == "open" {
            return Ok(());
        }
        Err(Error::plain(StatusCode::CONFLICT, "already-started", "refused-already-started"))
    }

    /// Refuses whoever does not play for this seat.
    fn expect_holder(&self, who: &Who, seat: u8) -> Result<()> {
        let held = self.scene.row.seats.get(usize::from(seat));
        let refused = |code, key| Err(Error::plain(StatusCode::FORBIDDEN, code, key));
        match held.filter(|row| row.is_held_by(&who.account)) {
            Some(row) if row.plays() => Ok(()),
            Some(_) => refused("resigned", "refused-resigned"),
            None => refused("not-your-seat", "refused-not-your-seat"),
        }
    }
}

/// Answers somebody who wants something from a match that cannot be read.
fn turn_away(command: Command, id: &str, error: &Error) {
    match command {
        Command::Do { reply, .. } => reply.tell(Err(error.clone())),
        Command::Watch { watcher, .. } => {
            let (table, refused) = (Some(id.to_string()), error.refused(watcher.lang));
            watcher.out.say(&FromServer::Refused { key: None, id: None, table, refused });
        }
        _ => {}
    }
}

/// The rules did not answer in time.
pub(crate) fn engine_timeout() -> Error {
    let status = StatusCode::SERVICE_UNAVAILABLE;
    Error::plain(status, "engine-timeout", "refused-engine-timeout")
}
