//! A match whose game is known, and how its types are erased.

use crate::table::{
    Beyond, Effect, LegalMove, Pending, Preview, RivalScore, SeatScore, SourceScore, Step, Table,
    Told, data, no_such_seat,
};
use crate::words::{Lang, Words};
use bots::BotName;
use engine::picture::Picture;
use engine::playthrough::{Entry as LogEntry, Record, Step as Replayed};
use engine::{
    Answer, Appraise, Exchange, Game, Hurry, Message, Orders, Outcome, Playthrough, Profile, Quick,
    Recorded, Refusal, Score, Seat, Seats, Sheet, Viewer,
};
use serde_json::Value;
use std::ops::Range;

/// A match whose game is known.
#[derive(Debug)]
pub(crate) struct Typed<G: Game>(pub Playthrough<G>);

/// Moves played on an imagined table.
struct Plan<G: Game> {
    table: G,
    /// The table after each move, and what happened.
    happened: Vec<(G, Vec<G::Event>)>,
    beyond: Option<Beyond>,
}

impl<G: Game> Typed<G> {
    fn words(&self, lang: Lang) -> std::sync::Arc<Words> {
        Words::of_game(&G::PROFILE, lang)
    }

    fn expect_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.0.state().seats();
        if seat.0 < seats { Ok(()) } else { Err(no_such_seat(seat.0, seats)) }
    }

    fn expect_asked(&self, seat: Seat) -> Result<(), Refusal> {
        self.expect_seat(seat)?;
        self.0.state().expect_asked(seat)
    }

    fn told(table: &G, events: &[G::Event], viewer: Option<Viewer>, words: &Words) -> Vec<Told> {
        let seen = |event: &G::Event| match viewer {
            Some(viewer) => G::told(event, viewer),
            None => Some(event.clone()),
        };
        let told = events.iter().filter_map(seen).map(|event| {
            let (message, rule) = table.describe(&event);
            Told { text: words.say(&message), rule, event: data(&event) }
        });
        told.collect()
    }

    fn questions(table: &G, words: &Words) -> Vec<Pending> {
        let asked = |seat| {
            let question = table.question(seat)?;
            Some(Pending {
                seat,
                text: words.say(&table.describe_question(&question)),
                question: data(&question),
                moves: table.legal_moves(seat).len(),
            })
        };
        table.asked().iter().filter_map(asked).collect()
    }

    /// The points of a seat; a game that is over has no secrets.
    fn points(table: &G, seat: Seat, viewer: Option<Viewer>) -> Score {
        match viewer {
            Some(viewer) if table.outcome().is_none() => table.score_seen(seat, viewer),
            _ => table.score(seat),
        }
    }

    fn scores(table: &G, viewer: Option<Viewer>, words: &Words) -> Vec<SeatScore> {
        let places = table.outcome().map(|outcome| outcome.places);
        let seat_score = |seat: Seat| {
            let score = Self::points(table, seat, viewer);
            SeatScore {
                seat,
                total: score.total,
                place: places.as_ref().map(|places| places[seat.index()]),
                sources: Self::sources(score, words),
            }
        };
        (0..table.seats()).map(Seat).map(seat_score).collect()
    }

    fn sources(score: Score, words: &Words) -> Vec<SourceScore> {
        let named = |(source, points)| SourceScore { source, name: words.key(source), points };
        score.sources.into_iter().map(named).collect()
    }

    fn effects(before: &G, after: &G, seat: Seat, words: &Words) -> Vec<Effect> {
        let pairs = before.holdings(seat).into_iter().zip(after.holdings(seat));
        let changes = pairs.map(|((key, had), (_, has))| (key, had, has - had));
        let changed = changes.filter(|(.., change)| *change != 0);
        // The name agrees with the number beside it.
        let name =
            |key, change: i32| words.say(&Message::new(key).number("count", change.unsigned_abs()));
        let effect =
            |(key, before, change)| Effect { key, name: name(key, change), before, change };
        changed.map(effect).collect()
    }

    /// Plays planned moves on a table the seat could not tell from the real one: whatever comes
    /// of it, nothing hidden is given away. Stops before a move whose outcome nobody can know.
    fn planned(&self, seat: Seat, moves: &[String], seed: u64) -> Result<Plan<G>, Refusal> {
        let mut luck = Quick::new(seed, self.0.log().len() as u64);
        let mut plan = Plan {
            table: self.0.state().imagined_by(seat, &mut luck),
            happened: Vec::new(),
            beyond: None,
        };
        for text in moves {
            if plan.beyond.is_some() {
                return Err(Refusal::not_asked(seat));
            }
            let mv = plan.table.read_text(seat, text)?;
            plan.table.check_move(seat, mv)?;
            let (mut next, mut events) = (plan.table.clone(), Vec::new());
            let mut chance = Recorded::new(&mut luck);
            next.apply(seat, mv, &mut chance, &mut events);
            plan.beyond = if !chance.drawn.is_empty() {
                Some(Beyond::Luck)
            } else {
                events.iter().any(G::reveals).then_some(Beyond::Secret)
            };
            if plan.beyond.is_none() {
                plan.table = next.clone();
                plan.happened.push((next, events));
            }
        }
        Ok(plan)
    }

    /// Other seats' answers stay hidden as long as the game keeps them secret; a finished game
    /// has no secrets.
    fn hidden_from(
        &self,
        before: Option<&G>,
        seat: Seat,
        mv: &str,
        viewer: Option<Viewer>,
    ) -> bool {
        let own = viewer.is_none_or(|viewer| viewer == Viewer::Seat(seat));
        if own || self.0.state().outcome().is_some() {
            return false;
        }
        let Some(before) = before else { return G::PROFILE.secrets };
        before.read_text(seat, mv).map_or(true, |mv| before.keeps_secret(seat, mv))
    }

    fn legal_move(table: &G, seat: Seat, mv: G::Move, words: &Words) -> LegalMove {
        LegalMove {
            notation: table.write(seat, mv),
            number: mv.number(),
            text: words.say(&table.describe_move(seat, mv)),
            structure: data(&mv),
        }
    }
}

impl<G: Appraise + Exchange> Table for Typed<G> {
    fn profile(&self) -> Profile {
        G::PROFILE
    }

    fn has_secrets(&self) -> bool {
        self.0.state().has_secrets()
    }

    fn seats(&self) -> u8 {
        self.0.state().seats()
    }

    fn length(&self) -> usize {
        self.0.log().len()
    }

    fn pending(&self, lang: Lang) -> Vec<Pending> {
        Self::questions(self.0.state(), &self.words(lang))
    }

    fn pending_at(&self, length: usize, lang: Lang) -> Vec<Pending> {
        let then = self.0.state_at(length);
        then.map_or_else(Vec::new, |table| Self::questions(&table, &self.words(lang)))
    }

    fn to_do(&self, viewer: Viewer, lang: Lang) -> Vec<String> {
        let words = self.words(lang);
        self.0.state().waiting(viewer).iter().map(|message| words.say(message)).collect()
    }

    fn asked(&self) -> Seats {
        self.0.state().asked()
    }

    fn role_of(&self, seat: Seat) -> Option<&'static str> {
        let table = self.0.state();
        table.role_of(seat, &table.question(seat)?)
    }

    fn seat_name(&self, seat: Seat, lang: Lang) -> String {
        self.words(lang).say(&self.0.state().seat_name(seat))
    }

    fn legal(&self, seat: Seat, lang: Lang) -> Vec<LegalMove> {
        let (table, words) = (self.0.state(), self.words(lang));
        let moves = table.legal_moves(seat).into_iter();
        moves.map(|mv| Self::legal_move(table, seat, mv, &words)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str, luck: Option<&[u32]>) -> Result<(), Refusal> {
        self.expect_seat(seat)?;
        let mv = self.0.state().read_text(seat, text)?;
        match luck {
            Some(script) => self.0.play_with(seat, mv, script)?,
            None => self.0.play(seat, mv)?,
        };
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal> {
        self.expect_seat(seat)?;
        self.0.undo(seat)
    }

    fn undo_points(&self, seat: Seat) -> Vec<usize> {
        self.0.undo_points(seat)
    }

    fn undo_to(&mut self, seat: Seat, length: usize) -> Result<usize, Refusal> {
        self.expect_seat(seat)?;
        self.0.undo_to(seat, length)
    }

    fn undo_by_consent(&mut self, length: usize) -> Result<usize, Refusal> {
        self.0.undo_by_consent(length)
    }

    fn view(&self, viewer: Viewer) -> Value {
        data(&self.0.state().view_for(viewer))
    }

    fn view_at(&self, viewer: Viewer, length: usize) -> Option<Value> {
        self.0.state_at(length).map(|table| data(&table.view_for(viewer)))
    }

    fn picture(&self, viewer: Viewer, lang: Lang, length: Option<usize>) -> Picture {
        let words = self.words(lang);
        let then = length.and_then(|length| self.0.state_at(length));
        let view = then.as_deref().unwrap_or(self.0.state()).view_for(viewer);
        G::draw(&view, &|message| words.say(message))
    }

    fn score(&self, length: Option<usize>, viewer: Option<Viewer>, lang: Lang) -> Vec<SeatScore> {
        let then = length.and_then(|length| self.0.state_at(length));
        Self::scores(then.as_deref().unwrap_or(self.0.state()), viewer, &self.words(lang))
    }

    fn rivals(&self, lang: Lang) -> Vec<RivalScore> {
        let words = self.words(lang);
        let rival = |(name, score): (Message, Score)| RivalScore {
            name: words.say(&name),
            total: score.total,
            sources: Self::sources(score, &words),
        };
        self.0.state().rivals().into_iter().map(rival).collect()
    }

    fn totals(&self, lengths: Range<usize>, viewer: Viewer) -> Vec<Vec<i32>> {
        // Who looks back at a finished game knows everything.
        let viewer = self.0.state().outcome().is_none().then_some(viewer);
        let total = |table: &G, seat| Self::points(table, Seat(seat), viewer).total;
        let totals =
            |table: &G| -> Vec<i32> { (0..table.seats()).map(|seat| total(table, seat)).collect() };
        let first = self.0.state_at(lengths.start).filter(|_| !lengths.is_empty());
        let later = self.0.walk(lengths.start).take(lengths.len().saturating_sub(1));
        let tables = std::iter::once(first).chain(later.map(|step| step.after));
        tables.flatten().map(|table| totals(&table)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.state().outcome()
    }

    fn sheet(&self) -> Option<Sheet> {
        self.0.state().sheet(self.0.setup())
    }

    fn record(&self) -> Record {
        self.0.to_record(&G::tables_fingerprint())
    }

    fn state(&self) -> String {
        serde_json::to_string(self.0.state()).expect("a table is plain data that JSON can hold")
    }

    fn imagined_by(&self, seat: Seat, seed: u64) -> Value {
        let mut luck = Quick::new(seed, self.0.log().len() as u64);
        data(&self.0.state().imagined_by(seat, &mut luck))
    }

    fn steps(&self, entries: Range<usize>, viewer: Option<Viewer>, lang: Lang) -> Vec<Step> {
        let words = self.words(lang);
        let step = |Replayed { index, entry, before, after, events }: Replayed<'_, G>| {
            let (seat, notation) = match entry {
                LogEntry::Move { seat, mv, .. }
                    if self.hidden_from(before.as_deref(), *seat, mv, viewer) =>
                {
                    (Some(*seat), String::new())
                }
                LogEntry::Move { seat, mv, .. } => (Some(*seat), mv.to_string()),
                LogEntry::Undo { undo_to } => {
                    let message = Message::new("log-undo").number("length", *undo_to as i64);
                    (None, words.say(&message))
                }
                LogEntry::Snapshot { .. } => (None, words.key("log-snapshot")),
            };
            let told =
                after.map_or_else(Vec::new, |after| Self::told(&after, &events, viewer, &words));
            Step { entry: index, seat, notation, told }
        };
        self.0.walk(entries.start).take(entries.len()).map(step).collect()
    }

    fn opening(&self, viewer: Option<Viewer>, lang: Lang) -> Vec<Told> {
        let words = self.words(lang);
        match self.0.state_at(0) {
            Some(table) => Self::told(&table, &self.0.opening_events(), viewer, &words),
            None => Vec::new(),
        }
    }

    fn hint(&self, seat: Seat, bot: BotName, seed: u64, lang: Lang) -> Result<LegalMove, Refusal> {
        self.expect_asked(seat)?;
        let table = self.0.state();
        let index = (self.length() as u64) * 16 + u64::from(seat.0);
        let mv = bot.wake::<G>(seed, index).choose(table, seat, bot.budget());
        Ok(Self::legal_move(table, seat, mv, &self.words(lang)))
    }

    fn preview(
        &self,
        seat: Seat,
        moves: &[String],
        seed: u64,
        lang: Lang,
    ) -> Result<Preview, Refusal> {
        self.expect_seat(seat)?;
        if moves.is_empty() {
            self.0.state().expect_asked(seat)?;
        }
        let (before, words) = (self.0.state(), self.words(lang));
        let plan = self.planned(seat, moves, seed)?;
        let table = &plan.table;
        let told = |(after, events): &(G, Vec<G::Event>)| {
            Self::told(after, events, Some(Viewer::Seat(seat)), &words)
        };
        let eyes = Some(Viewer::Seat(seat));
        let points = |table: &G, seat| Self::points(table, seat, eyes).total;
        let gained = |seat: Seat| points(table, seat) - points(before, seat);
        let legal = if plan.beyond.is_some() { Vec::new() } else { table.legal_moves(seat) };
        Ok(Preview {
            view: data(&table.view_for(Viewer::Seat(seat))),
            pending: Self::questions(table, &words),
            moves: legal.into_iter().map(|mv| Self::legal_move(table, seat, mv, &words)).collect(),
            told: plan.happened.iter().flat_map(told).collect(),
            scores: Self::scores(table, eyes, &words),
            gained: (0..table.seats()).map(Seat).map(gained).collect(),
            effects: Self::effects(before, table, seat, &words),
            turn_over: plan.beyond.is_some() || !table.asked().has(seat),
            beyond: plan.beyond,
        })
    }

    fn explain(&self, seat: Seat, planned: &[String], text: &str) -> Result<(), Refusal> {
        self.expect_seat(seat)?;
        let table = self.planned(seat, planned, 0)?.table;
        table.check_move(seat, table.read_text(seat, text)?)
    }

    fn hint_after(
        &self,
        seat: Seat,
        planned: &[String],
        bot: BotName,
        seed: u64,
        lang: Lang,
    ) -> Result<LegalMove, Refusal> {
        self.expect_asked(seat)?;
        let plan = self.planned(seat, planned, seed)?;
        if plan.beyond.is_some() || !plan.table.asked().has(seat) {
            return Err(Refusal::not_asked(seat));
        }
        let index = (self.length() as u64) * 16 + u64::from(seat.0);
        let mv = bot.wake::<G>(seed, index).choose(&plan.table, seat, bot.budget());
        Ok(Self::legal_move(&plan.table, seat, mv, &self.words(lang)))
    }

    fn ordered_answer(&self, seat: Seat, orders: &Orders) -> Option<String> {
        let table = self.0.state();
        if orders.is_empty() || !table.asked().has(seat) {
            return None;
        }
        let mv = table.ordered_answer(seat, orders)?;
        Some(table.write(seat, mv))
    }

    fn hurry(&self) -> Option<Hurry<String>> {
        let table = self.0.state();
        let Hurry { late, seconds, answer } = table.hurry()?;
        Some(Hurry { late, seconds, answer: table.write(late.first()?, answer) })
    }

    fn turns_ended(&self, from: usize) -> Vec<Seat> {
        let ended = |step: Replayed<'_, G>| {
            let LogEntry::Move { seat, mv, .. } = step.entry else { return None };
            let (before, after) = (step.before?, step.after?);
            let mv = before.read_text(*seat, mv).ok()?;
            let over = !after.asked().has(*seat) || G::begins_turn(&before, &after, *seat, mv);
            over.then_some(*seat)
        };
        self.0.walk(from).filter_map(ended).collect()
    }

    fn uncovered_since(&self, length: usize) -> bool {
        self.0.uncovered_since(length)
    }

    fn effective(&self) -> Vec<usize> {
        self.0.effective_moves()
    }

    fn entries(&self, from: usize) -> Vec<Value> {
        self.0.log().since(from).map(data).collect()
    }

    fn export(&self, format: &str) -> Result<String, Refusal> {
        G::export(&self.0, format)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Typed(self.0.clone()))
    }
}
