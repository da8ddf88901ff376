//! What one viewer may know, made for that viewer: nothing is stripped, everything is chosen.

use crate::live::{
    Around, Marks, Scene, SeatExtra, Sitting, pace_of, seats_of, stage_of, still_to_agree,
};
use crate::protocol::{
    AbandonRequest, Actor, Asked, AutoAnswers, Beyond, Companion, Effect, History, Holder,
    HurryInfo, LegalMove, Pace, Position, Preview, SeatInfo, SeatResult, SeatScore, SourceScore,
    Stage, Step, TableInfo, TableSummary, Told, UndoRequest,
};
use crate::talk;
use bots::{BotName, Budget};
use catalog::table::{self, Pending, Table};
use catalog::{GameEntry, Lang, Words};
use engine::{Hurry, Message, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use store::{Match, Member, SeatRow};

/// For whom, in which language, and when.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub account: Option<&'a str>,
    pub lang: Lang,
    pub now: i64,
}

/// A table with all that is public about it, and what only this reader may have: their seats and
/// their invitation.
pub fn info(scene: &Scene, reader: Reader<'_>) -> TableInfo {
    let row = &scene.row;
    let mine = reader.account.map(|account| scene.seats_of(account)).unwrap_or_default();
    let host = reader.account == Some(row.host.as_str());
    let over = matches!(scene.stage(), Stage::Finished | Stage::Abandoned);
    TableInfo {
        summary: summary(scene.game, row, &scene.around, &scene.present, reader),
        setup: row.setup.clone(),
        host,
        invite: (host || !mine.is_empty()).then(|| row.invite.clone()),
        mine,
        commitment: row.commitment.clone(),
        seed: over.then(|| row.seed.clone()),
        rematch: row.rematch.clone(),
        paused: scene.around.paused.is_some(),
        pause_asked: scene.around.pause_asked.clone(),
        undo_request: undo_request(scene),
        abandon_request: abandon_request(scene, reader),
        alone: reader.account.is_some_and(|account| scene.is_left_to(account)),
        spectators: scene.spectators,
        stuck: scene.stuck,
        secrets: scene.has_secrets(),
        hurry: hurry(scene),
        sharing: scene.around.sharing,
        letters: reader.account.map(|account| talk::addressees(scene, account)).unwrap_or_default(),
    }
}

fn hurry(scene: &Scene) -> Option<HurryInfo> {
    if !scene.is_playing() || scene.around.paused.is_some() {
        return None;
    }
    let Hurry { late, seconds, .. } = scene.table.as_ref()?.hurry()?;
    let late = late.iter().map(|seat| seat.0).collect();
    Some(HurryInfo { late, seconds, until: scene.countdown })
}

fn undo_request(scene: &Scene) -> Option<UndoRequest> {
    let asked = scene.around.undo.as_ref()?;
    Some(UndoRequest {
        by: asked.by,
        to: asked.to,
        agreed: asked.agreed.clone(),
        missing: asked.missing(&scene.row.seats),
    })
}

fn abandon_request(scene: &Scene, reader: Reader<'_>) -> Option<AbandonRequest> {
    let agreed = scene.around.abandon.clone();
    let mut missing = still_to_agree(&scene.row, &scene.around, reader.now);
    // Whoever agreed waits for companions, and is not asked again.
    let mine = reader.account.filter(|me| scene.around.abandon_by.iter().any(|by| by == me));
    if let Some(mine) = mine.map(|me| scene.seats_of(me)) {
        missing.retain(|seat| !mine.contains(seat));
    }
    (!agreed.is_empty()).then_some(AbandonRequest { agreed, missing })
}

/// A stored table as lists show it.
pub fn summary_of_row(
    game: &dyn GameEntry,
    row: &Match,
    around: &Around,
    present: &BTreeSet<String>,
    reader: Reader<'_>,
) -> TableSummary {
    summary(game, row, around, present, reader)
}

fn summary(
    game: &dyn GameEntry,
    row: &Match,
    around: &Around,
    present: &BTreeSet<String>,
    reader: Reader<'_>,
) -> TableSummary {
    let (pace, paused) = (pace_of(row), around.paused.is_some());
    let mine = reader.account.map(|account| seats_of(row, account)).unwrap_or_default();
    let waits = |seat: &&u8| {
        let row = row.seats.get(usize::from(**seat)).filter(|row| row.substitute.is_none());
        row.zip(reader.account).is_some_and(|(row, account)| row.waits_for(account))
    };
    let my_asked: Vec<u8> = row.waiting.iter().filter(waits).copied().collect();
    let deadline = |seat: &u8| around.clocks.get(usize::from(*seat))?.deadline;
    let seat_info = |(seat, held): (usize, &SeatRow)| SeatInfo {
        seat: seat as u8,
        holder: holder(held, called(&row.id, seat), reader.lang),
        substitute: held.substitute.clone(),
        resigned: SeatExtra::of(held).resigned.is_some(),
        offered: (held.is_left() || !held.members.is_empty()) && SeatExtra::of(held).offered,
        before: held.before.last().map(|former| former.name.clone()),
        online: held.is_human() && held.people().iter().any(|(id, _)| present.contains(*id)),
        people: companions(held, present, mine.contains(&(seat as u8))),
        clock: around.clocks.get(seat).and_then(|clock| clock.shown(&pace, paused, reader.now)),
    };
    let (least, _) = game.profile().seats;
    let (minutes, more) = game.profile().minutes;
    TableSummary {
        id: row.id.clone(),
        game: row.game.clone(),
        title: row.title.clone(),
        stage: stage_of(row),
        pace: pace.clone(),
        public: row.public,
        seats: row.seats.iter().enumerate().map(seat_info).collect(),
        length: row.length,
        waiting_for: row.waiting.clone(),
        my_turn: stage_of(row) == Stage::Playing && !paused && !my_asked.is_empty(),
        deadline: my_asked.iter().filter_map(deadline).min().filter(|_| pace != Pace::Relaxed),
        created: row.created,
        changed: row.changed,
        choices: choices(game, row, reader.lang),
        minutes: minutes + more * (row.seats.len() as u32).saturating_sub(u32::from(least)),
        result: result_of(row),
    }
}

/// Those who share a seat. Which of them is asked is for themselves alone.
fn companions(seat: &SeatRow, present: &BTreeSet<String>, own: bool) -> Vec<Companion> {
    let here = seat.members.iter().filter(|member| member.left.is_none());
    let companion = |member: &Member| Companion {
        id: member.account.clone(),
        name: member.name.clone(),
        role: member.role.clone(),
        online: present.contains(&member.account),
        away: member.away,
        asked: own && member.asked,
    };
    here.map(companion).collect()
}

/// What bots are called; short, and said alike in both languages.
const NAMES: [&str; 16] = [
    "Aldric",
    "Maëlle",
    "Odo",
    "Ysolde",
    "Bertil",
    "Clémence",
    "Edda",
    "Fulk",
    "Gisèle",
    "Hugo",
    "Ilse",
    "Jaufré",
    "Lisbeth",
    "Marek",
    "Nella",
    "Perrin",
];

/// A bot keeps its name as long as the table stands, and no two there share one.
fn called(table: &str, seat: usize) -> &'static str {
    let first: usize = table.bytes().map(usize::from).sum();
    NAMES[(first + seat) % NAMES.len()]
}

/// What those at a table are called, by seat.
pub fn names(scene: &Scene, lang: Lang) -> Vec<String> {
    let seats = scene.row.seats.iter().enumerate();
    let name =
        |(seat, held): (usize, &SeatRow)| match holder(held, called(&scene.row.id, seat), lang) {
            Holder::Person { name, .. }
            | Holder::Local { name, .. }
            | Holder::Invited { name, .. }
            | Holder::Bot { name, .. } => name,
            Holder::Open => String::new(),
        };
    seats.map(name).collect()
}

fn holder(seat: &SeatRow, called: &str, lang: Lang) -> Holder {
    let id = seat.account.clone().unwrap_or_default();
    let people = seat.people();
    let names: Vec<&str> = people.iter().map(|(_, name)| *name).collect();
    // Those who share a seat are called together.
    let name = if names.len() > 1 { names.join(" & ") } else { seat.name.clone() };
    match seat.kind.as_str() {
        "person" => Holder::Person { id, name },
        "local" => Holder::Local { id, name },
        "invited" => Holder::Invited { id, name },
        "bot" => {
            let bot = seat.bot.clone().unwrap_or_default();
            let level = bot_level(&bot, lang);
            Holder::Bot { bot, name: called.to_string(), level }
        }
        _ => Holder::Open,
    }
}

/// A kind of bot for people: how strong it is.
pub fn bot_name(bot: &str, lang: Lang) -> String {
    said(bot, lang, "bot")
}

/// The same in a word, for somebody who has a name.
fn bot_level(bot: &str, lang: Lang) -> String {
    said(bot, lang, "level")
}

fn said(bot: &str, lang: Lang, what: &str) -> String {
    let words = Words::shared(lang);
    let key = |strength: &str| words.key(&format!("{what}-{strength}"));
    match BotName::parse(bot) {
        Ok(BotName::Random) => key("random"),
        Ok(BotName::Greedy) => key("easy"),
        Ok(BotName::Mcts(Budget::Time(time))) => key(match time.as_millis() {
            ..=500 => "medium",
            501..=2000 => "hard",
            _ => "expert",
        }),
        Ok(BotName::Mcts(Budget::Iterations(count))) => {
            words.say(&Message::new(format!("{what}-searching")).number("count", count))
        }
        Err(_) => bot.to_string(),
    }
}

/// What differs from the usual setup, in words.
fn choices(game: &dyn GameEntry, row: &Match, lang: Lang) -> Vec<String> {
    let usual = game.usual_setup(row.seats.len() as u8).unwrap_or_default();
    let Some(fields) = row.setup.as_object() else { return Vec::new() };
    let words = game.words(lang);
    let chosen = fields.iter().filter(|(key, value)| usual.get(key.as_str()) != Some(*value));
    let said = chosen.map(|(key, chosen)| {
        let message = Message::new("choice-said")
            .text("what", words.key_or(&format!("option-{key}"), key))
            .text("value", choice_said(&words, key, chosen));
        words.say(&message)
    });
    said.collect()
}

/// The chosen value of an option, by its name where it has one.
fn choice_said(words: &Words, key: &str, value: &Value) -> String {
    let named = |id: &str| words.key_or(&format!("option-{key}-{id}"), id);
    match value {
        Value::Bool(on) => words.key(if *on { "choice-on" } else { "choice-off" }),
        Value::String(id) => named(id),
        Value::Array(items) => {
            let said: Vec<String> =
                items.iter().map(|item| choice_said(words, key, item)).collect();
            said.join(", ")
        }
        other => named(&other.to_string()),
    }
}

/// The table now, through one viewer's eyes. A call into the rules: not for the event loop.
pub fn position(table: &dyn Table, viewer: Viewer, lang: Lang) -> Position {
    let (moves, undo) = match viewer {
        Viewer::Seat(seat) => (table.legal(seat, lang), table.undo_points(seat)),
        Viewer::Spectator => (Vec::new(), Vec::new()),
    };
    Position {
        at: table.length() as u32,
        viewer: seat_of(viewer),
        view: table.view(viewer),
        asked: asked(table.pending(lang), table.has_secrets(), viewer, lang),
        waiting: waiting(table, viewer, lang),
        moves: moves.into_iter().map(legal_move).collect(),
        scores: table.score(None, Some(viewer), lang).into_iter().map(seat_score).collect(),
        undo: undo.into_iter().map(|length| length as u32).collect(),
        over: table.outcome().is_some(),
    }
}

/// How a table that is over ended. The rules may not know: some resigned, or all gave it up.
#[derive(Clone, Debug)]
pub struct End {
    places: Vec<u8>,
}

impl End {
    /// Nothing while a table is played.
    pub fn of(row: &Match) -> Option<End> {
        let over = matches!(stage_of(row), Stage::Finished | Stage::Abandoned);
        let places = result_of(row).into_iter().flatten().map(|seat| seat.place);
        over.then(|| End { places: places.collect() })
    }

    /// Nobody is asked at a table that is over, and places are those of its result.
    pub fn told_in(self, mut position: Position) -> Position {
        position.over = true;
        position.asked.clear();
        position.waiting.clear();
        position.moves.clear();
        position.undo.clear();
        for score in &mut position.scores {
            score.place = self.places.get(usize::from(score.seat)).copied();
        }
        position
    }
}

fn result_of(row: &Match) -> Option<Vec<SeatResult>> {
    Vec::deserialize(row.result.as_ref()?).ok()
}

/// The table after `length` entries of the log; `None` in the future or under older rules.
pub fn position_at(
    table: &dyn Table,
    viewer: Viewer,
    length: usize,
    lang: Lang,
) -> Option<Position> {
    let pending = table.pending_at(length, lang);
    Some(Position {
        at: length as u32,
        viewer: seat_of(viewer),
        view: table.view_at(viewer, length)?,
        over: pending.is_empty(),
        asked: asked(pending, table.has_secrets(), viewer, lang),
        waiting: Vec::new(),
        moves: Vec::new(),
        scores: table.score(Some(length), Some(viewer), lang).into_iter().map(seat_score).collect(),
        undo: Vec::new(),
    })
}

/// Entries of the log, as this viewer was told.
pub fn steps(
    table: &dyn Table,
    marks: &Marks,
    entries: Range<usize>,
    viewer: Viewer,
    lang: Lang,
) -> Vec<Step> {
    let effective = table.effective();
    let step = |step: table::Step| {
        let mark = marks.get(step.entry);
        Step {
            entry: step.entry as u32,
            time: mark.map_or(0, |mark| mark.at),
            seat: step.seat.map(|seat| seat.0),
            by: mark.and_then(|mark| actor(&mark.by)),
            notation: step.notation,
            told: step.told.into_iter().map(told).collect(),
            undone: step.seat.is_some() && effective.binary_search(&step.entry).is_err(),
        }
    };
    table.steps(entries, Some(viewer), lang).into_iter().map(step).collect()
}

/// A page of the log, with the scores after each of its entries. The first one also says how it all
/// began, so that pages laid behind each other are the whole.
pub fn history(
    table: &dyn Table,
    marks: &Marks,
    entries: Range<usize>,
    viewer: Viewer,
    lang: Lang,
) -> History {
    let length = table.length();
    let (from, to) = (entries.start.min(length), entries.end.min(length));
    let (opening, scored_from) = match from {
        0 => (table.opening(Some(viewer), lang), 0),
        from => (Vec::new(), from + 1),
    };
    History {
        opening: opening.into_iter().map(told).collect(),
        steps: steps(table, marks, from..to, viewer, lang),
        scores: table.totals(scored_from..to + 1, viewer),
        next: (to < length).then_some(to as u32),
    }
}

/// What a planned turn would lead to.
pub fn preview(table: &dyn Table, seat: Seat, preview: table::Preview, lang: Lang) -> Preview {
    let secrets = table.has_secrets();
    Preview {
        position: Position {
            at: table.length() as u32,
            viewer: Some(seat.0),
            view: preview.view,
            over: preview.pending.is_empty(),
            asked: asked(preview.pending, secrets, Viewer::Seat(seat), lang),
            waiting: Vec::new(),
            moves: preview.moves.into_iter().map(legal_move).collect(),
            scores: preview.scores.into_iter().map(seat_score).collect(),
            undo: Vec::new(),
        },
        told: preview.told.into_iter().map(told).collect(),
        gained: preview.gained,
        effects: preview.effects.into_iter().map(effect).collect(),
        turn_over: preview.turn_over,
        beyond: preview.beyond.map(beyond),
    }
}

fn beyond(beyond: table::Beyond) -> Beyond {
    match beyond {
        table::Beyond::Luck => Beyond::Luck,
        table::Beyond::Secret => Beyond::Secret,
    }
}

/// The standing orders of the viewer's own seat.
pub fn orders(scene: &Scene, viewer: Viewer) -> AutoAnswers {
    let seat = match viewer {
        Viewer::Seat(seat) => scene.row.seats.get(seat.index()),
        Viewer::Spectator => None,
    };
    AutoAnswers { rules: seat.map_or_else(BTreeMap::new, |seat| SeatExtra::of(seat).orders) }
}

pub fn legal_move(mv: table::LegalMove) -> LegalMove {
    LegalMove { notation: mv.notation, text: mv.text, mv: mv.structure }
}

fn seat_of(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Spectator => None,
    }
}

fn actor(by: &str) -> Option<Actor> {
    match by {
        "bot" => Some(Actor::Bot),
        "substitute" => Some(Actor::Substitute),
        "auto" => Some(Actor::Auto),
        _ => None,
    }
}

/// What waits behind the questions; a single thing is the question itself.
fn waiting(table: &dyn Table, viewer: Viewer, lang: Lang) -> Vec<String> {
    Some(table.to_do(viewer, lang)).filter(|list| list.len() > 1).unwrap_or_default()
}

/// What the table waits for. Where seats have secrets, a question may give away what its seat
/// holds: others are only told that there is one.
fn asked(pending: Vec<Pending>, secrets: bool, viewer: Viewer, lang: Lang) -> Vec<Asked> {
    let asked = |pending: Pending| match secrets && !viewer.is(pending.seat) {
        true => Asked {
            seat: pending.seat.0,
            text: Words::shared(lang).key("asked-secretly"),
            question: Value::Null,
        },
        false => Asked { seat: pending.seat.0, text: pending.text, question: pending.question },
    };
    pending.into_iter().map(asked).collect()
}

fn told(told: table::Told) -> Told {
    Told { text: told.text, rule: told.rule.to_string(), event: told.event }
}

fn effect(effect: table::Effect) -> Effect {
    let table::Effect { key, name, before, change } = effect;
    Effect { key: key.to_string(), name, before, change }
}

fn seat_score(score: table::SeatScore) -> SeatScore {
    let source = |source: table::SourceScore| SourceScore {
        source: source.source.to_string(),
        name: source.name,
        points: source.points,
    };
    SeatScore {
        seat: score.seat.0,
        total: score.total,
        place: score.place,
        sources: score.sources.into_iter().map(source).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_seats_have_secrets_only_ones_own_question_is_shown() {
        let question = |seat| Pending {
            seat: Seat(seat),
            text: "Which of these cards?".into(),
            question: Value::from("the seven of stars"),
            moves: 3,
        };
        let pending = || vec![question(0), question(1)];
        let shown = |secrets, viewer| asked(pending(), secrets, viewer, Lang::En);
        let open = shown(false, Viewer::Spectator);
        assert!(open.iter().all(|asked| asked.question == "the seven of stars"));
        let mine = shown(true, Viewer::Seat(Seat(1)));
        assert_eq!(mine[0].question, Value::Null);
        assert_ne!(mine[0].text, mine[1].text);
        assert_eq!(mine[1].question, "the seven of stars");
        let watched = shown(true, Viewer::Spectator);
        assert!(watched.iter().all(|asked| asked.question == Value::Null));
    }
}
