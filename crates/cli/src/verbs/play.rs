//! `play`: a game at the terminal, or from a script that pipes its answers in.

mod command;
mod menu;

use crate::args::PlayArgs;
use crate::desk::{Desk, print};
use crate::failure::{Done, Failure, SaidBy};
use crate::layout::{Column, columns};
use crate::verbs::{replay, rules, setup};
use crate::{files, numbers};
use bots::BotName;
use bots::game_of::expect_bots;
use catalog::table::{LegalMove, no_such_seat};
use catalog::{GameEntry, Table};
use command::Command;
use engine::{Message, Refusal, Seat, Viewer};
use menu::Menu;
use std::io::{BufRead, IsTerminal};
use std::path::{Path, PathBuf};

/// How many of the last entries `log` shows.
const REMEMBERED: usize = 12;

pub fn run(desk: &Desk, args: &PlayArgs) -> Done<()> {
    Match::open(desk, args)?.play()
}

/// A match in progress and who is playing it.
struct Match<'a> {
    desk: &'a Desk,
    game: &'static dyn GameEntry,
    table: Box<dyn Table>,
    /// Bot by seat; `None` is a person at this keyboard.
    players: Vec<Option<BotName>>,
    bot_seed: u64,
    hints: BotName,
    save: Option<PathBuf>,
    step: bool,
    /// Entries of the log that were told already.
    told: usize,
    input: Box<dyn Iterator<Item = std::io::Result<String>>>,
}

/// What a person's line led to.
enum Next {
    /// The table changed: tell, then ask again.
    Moved,
    /// Nothing changed: only the next line is wanted.
    Asking,
    Leave,
}

impl<'a> Match<'a> {
    fn open(desk: &'a Desk, args: &PlayArgs) -> Done<Match<'a>> {
        let (game, table) = match (&args.resume, &args.game) {
            (Some(path), _) => files::open_table(desk, path)?,
            (None, Some(id)) => {
                let game = desk.game(id)?;
                let setup = setup::from_args(game, &args.setup)?;
                let seed = numbers::seed(args.seed.as_ref())?;
                (game, game.new_table(&setup, seed, None).said_by(game)?)
            }
            (None, None) => unreachable!("the arguments require one of them"),
        };
        let me = numbers::seat(&args.me)?;
        if me.0 >= table.seats() {
            return Err(no_such_seat(me.0, table.seats()).into());
        }
        let mut players = vec![None; table.seats().into()];
        if !args.hot_seat {
            let bots = numbers::bots(args.bots.as_deref().unwrap_or("greedy"))?;
            if args.bots.is_some() {
                expect_bots(bots.len(), table.seats() - 1)?;
            }
            let others = (0..table.seats()).map(Seat).filter(|seat| *seat != me);
            others
                .enumerate()
                .for_each(|(at, seat)| players[seat.index()] = Some(bots[at % bots.len()]));
        }
        Ok(Match {
            desk,
            game,
            players,
            bot_seed: numbers::short_seed(&table.record().seed),
            hints: BotName::parse(&args.hints)?,
            save: args.save.clone().or_else(|| args.resume.clone()),
            step: args.step,
            told: table.length(),
            table,
            input: Box::new(std::io::stdin().lock().lines()),
        })
    }

    fn play(mut self) -> Done<()> {
        // Where nothing can be saved is said before anything is played.
        if let Some(path) = self.save.as_ref().filter(|path| !path.exists()) {
            self.write(path)?;
        }
        self.welcome();
        loop {
            let asked = self.table.pending(self.desk.lang);
            let person = asked.iter().find(|asked| self.players[asked.seat.index()].is_none());
            match (person, asked.first()) {
                (Some(asked), _) => {
                    let (seat, question) = (asked.seat, asked.text.clone());
                    if self.keep_turn_open(seat)? {
                        continue;
                    }
                    if !self.ask(seat, &question)? {
                        return Ok(());
                    }
                }
                (None, Some(asked)) => self.let_bot_play(asked.seat)?,
                (None, None) => return self.finish(),
            }
        }
    }

    fn welcome(&self) {
        let name = self.game.profile().name;
        let people: Vec<usize> =
            (0..self.players.len()).filter(|seat| self.players[*seat].is_none()).collect();
        let message = match people[..] {
            [seat] => Message::new("play-welcome").number("seat", seat as i64),
            _ => Message::new("play-hot-seat").number("seats", people.len() as i64),
        };
        let welcome = self.desk.wrapped("", &self.desk.say(&message.text("game", name)));
        self.desk.line(self.desk.paint.bold(&welcome));
    }

    /// Asks one person until the table changes; false if the person leaves.
    fn ask(&mut self, seat: Seat, question: &str) -> Done<bool> {
        self.draw(seat);
        // Below the board, where it is still in sight when the answer is typed.
        self.tell_news();
        let moves = self.table.legal(seat, self.desk.lang);
        let asked = Message::new("play-asked").number("seat", seat.0).text("question", question);
        let asked = self.desk.wrapped("", &self.desk.say(&asked));
        self.desk.line(self.desk.paint.bold(&asked));
        let menu = Menu::new(moves);
        self.show(&menu, None);
        loop {
            if std::io::stdin().is_terminal() {
                print(&format!("{} ", self.desk.key("play-prompt")));
                let _ = std::io::Write::flush(&mut std::io::stdout());
            }
            let line = match self.input.next() {
                None => {
                    self.desk.remark(&Message::new("play-stopped"));
                    return Ok(false);
                }
                Some(Ok(line)) => line,
                Some(Err(error)) => {
                    let message = Message::new("failed-read").text("path", "-");
                    return Err(Failure::unexpected(message.text("why", error.to_string())));
                }
            };
            match self.answer(seat, &menu, line.trim())? {
                Next::Moved => return Ok(true),
                Next::Asking => {}
                Next::Leave => {
                    self.desk.line(self.desk.key("play-bye"));
                    return Ok(false);
                }
            }
        }
    }

    fn answer(&mut self, seat: Seat, menu: &Menu, line: &str) -> Done<Next> {
        if line.is_empty() {
            return Ok(Next::Asking);
        }
        match Command::read(line) {
            Some(Command::Help) => self.desk.line(self.desk.key("play-help")),
            Some(Command::Moves) => self.show(menu, None),
            Some(Command::Board) => self.draw(seat),
            Some(Command::Score) => self.tell_score(),
            Some(Command::Log) => self.tell_log(seat),
            Some(Command::Hint) => self.hint(seat)?,
            Some(Command::Rules(id)) => self.tell_rule(id),
            Some(Command::Save(path)) => self.save_as(path),
            Some(Command::Quit) => return Ok(Next::Leave),
            Some(Command::Undo) => match self.table.undo(seat) {
                Ok(_) => {
                    self.desk.line(self.desk.key("play-undone"));
                    self.told = self.table.length();
                    self.save_quietly();
                    return Ok(Next::Moved);
                }
                Err(refusal) => self.tell_refusal(&refusal),
            },
            None => return self.try_move(seat, menu, line),
        }
        Ok(Next::Asking)
    }

    /// A number of the menu, a notation, or letters that narrow the menu down.
    fn try_move(&mut self, seat: Seat, menu: &Menu, line: &str) -> Done<Next> {
        let notation = menu.chosen(line).map_or(line, |chosen| chosen.notation.as_str());
        let refusal = match self.table.play(seat, notation, None) {
            Ok(()) => {
                self.save_quietly();
                return Ok(Next::Moved);
            }
            Err(refusal) => refusal,
        };
        // A move that was understood and is illegal gets its rule, not a list of others.
        if refusal.rule == "bad-notation" && menu.fitting(line) > 0 {
            self.show(menu, Some(line));
        } else {
            self.tell_refusal(&refusal);
        }
        Ok(Next::Asking)
    }

    fn let_bot_play(&mut self, seat: Seat) -> Done<()> {
        let bot = self.players[seat.index()].unwrap_or(BotName::Random);
        let chosen = self.table.hint(seat, bot, self.bot_seed, self.desk.lang);
        let LegalMove { notation, .. } = chosen.said_by(self.game)?;
        self.table.play(seat, &notation, None).said_by(self.game)?;
        self.save_quietly();
        Ok(())
    }

    /// With `--step`, takes the move `wait` at the start of a person's turn, where there is one.
    fn keep_turn_open(&mut self, seat: Seat) -> Done<bool> {
        if !self.step {
            return Ok(false);
        }
        let has_wait = |table: &dyn Table| {
            table.legal(seat, self.desk.lang).iter().any(|legal| legal.notation == "wait")
        };
        let length = self.table.length();
        let last = self.table.steps(length.saturating_sub(1)..length, None, self.desk.lang);
        let waited = last.iter().any(|step| step.seat == Some(seat) && step.notation == "wait");
        if waited || !has_wait(self.table.as_ref()) {
            return Ok(false);
        }
        self.table.play(seat, "wait", None).said_by(self.game)?;
        Ok(true)
    }

    fn finish(&mut self) -> Done<()> {
        let desk = self.desk;
        desk.line("");
        desk.draw(&self.table.picture(Viewer::Spectator, desk.lang, None));
        self.tell_news();
        desk.line(desk.paint.bold(&desk.key("play-over")));
        self.tell_score();
        if let Some(outcome) = self.table.outcome() {
            replay::tell_outcome(desk, self.table.as_ref(), &outcome);
        }
        Ok(())
    }

    fn show(&self, menu: &Menu, letters: Option<&str>) {
        self.desk.line(menu.text(self.desk, self.desk.width(), letters));
    }

    fn draw(&self, seat: Seat) {
        self.desk.line("");
        let picture = self.table.picture(Viewer::Seat(seat), self.desk.lang, None);
        self.desk.draw(&picture);
    }

    /// What happened since the last time, as the only person here saw it.
    fn tell_news(&mut self) {
        let viewer = self.only_person().map_or(Viewer::Spectator, Viewer::Seat);
        let steps = self.table.steps(self.told..self.table.length(), Some(viewer), self.desk.lang);
        steps.iter().for_each(|step| replay::tell_step(self.desk, step));
        self.told = self.table.length();
    }

    fn only_person(&self) -> Option<Seat> {
        let mut people =
            (0..self.table.seats()).filter(|seat| self.players[usize::from(*seat)].is_none());
        let first = people.next();
        first.filter(|_| people.next().is_none()).map(Seat)
    }

    fn tell_log(&self, seat: Seat) {
        let length = self.table.length();
        let last = length.saturating_sub(REMEMBERED)..length;
        let steps = self.table.steps(last, Some(Viewer::Seat(seat)), self.desk.lang);
        steps.iter().for_each(|step| replay::tell_step(self.desk, step));
    }

    fn tell_score(&self) {
        let scores = self.table.score(None, None, self.desk.lang);
        // A game may name only the sources a seat has points from.
        let mut sources: Vec<(&str, &str)> = Vec::new();
        for source in scores.iter().flat_map(|score| &score.sources) {
            if !sources.iter().any(|(known, _)| *known == source.source) {
                sources.push((source.source, &source.name));
            }
        }
        let mut rows = vec![vec![String::new()]];
        rows[0].extend(scores.iter().map(|score| self.table.seat_name(score.seat, self.desk.lang)));
        for (source, name) in sources {
            let mut row = vec![name.to_string()];
            row.extend(scores.iter().map(|score| score.points_from(source).to_string()));
            rows.push(row);
        }
        let mut total = vec![self.desk.key("heading-total")];
        total.extend(scores.iter().map(|score| score.total.to_string()));
        rows.push(total);
        let mut kinds = vec![Column::Left];
        kinds.extend(scores.iter().map(|_| Column::Right));
        self.desk.line(columns(&kinds, &rows));
    }

    fn hint(&self, seat: Seat) -> Done<()> {
        let hint = self.table.hint(seat, self.hints, self.bot_seed, self.desk.lang);
        let hint = hint.said_by(self.game)?;
        let message = Message::new("play-hint").text("move", hint.notation).text("text", hint.text);
        self.desk.line(self.desk.wrapped("", &self.desk.say(&message)));
        Ok(())
    }

    fn tell_rule(&self, id: &str) {
        if id.is_empty() {
            return self.desk.line(self.desk.key("play-rule-usage"));
        }
        let book = self.game.rulebook(self.desk.lang);
        match rules::find(self.game, &book, id) {
            Ok(rules::Found::Chapter(chapter)) => rules::tell_chapter(self.desk, chapter),
            Ok(rules::Found::Rule(rule)) => rules::tell_rule(self.desk, rule),
            Err(failure) => self.desk.line(failure.words(self.desk)),
        }
    }

    /// The refusal, and the rule it comes from.
    fn tell_refusal(&self, refusal: &Refusal) {
        let words = self.game.words(self.desk.lang);
        let text = format!("{}: {}", refusal.rule, words.say(&refusal.reason));
        self.desk.line(self.desk.wrapped("", &text));
        if let Some(rule) = self.game.rulebook(self.desk.lang).rule(refusal.rule) {
            self.desk.line(self.desk.paint.dim(&self.desk.wrapped("", &rule.plain())));
        }
    }

    fn save_as(&mut self, path: &str) {
        let path = if path.is_empty() { self.save.clone() } else { Some(PathBuf::from(path)) };
        let Some(path) = path else {
            return self.desk.line(self.desk.key("play-save-where"));
        };
        match self.write(&path) {
            Ok(()) => {
                let shown = path.display().to_string();
                self.desk.line(self.desk.say(&Message::new("play-saved").text("path", shown)));
                self.save = Some(path);
            }
            Err(failure) => self.desk.line(failure.words(self.desk)),
        }
    }

    /// A full disk must not end the game: it is said, and the game goes on.
    fn save_quietly(&self) {
        if let Some(Err(failure)) = self.save.as_ref().map(|path| self.write(path)) {
            self.desk.line(failure.words(self.desk));
        }
    }

    fn write(&self, path: &Path) -> Done<()> {
        files::write(path, &self.table.record().to_json())
    }
}
