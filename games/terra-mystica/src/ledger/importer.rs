//! Reads a score sheet by playing it: every command becomes one or more ordinary moves.

use super::Replayed;
use super::commands::{Command, Thing};
use super::faults::{self, against};
use super::lexer::Sheet;
use super::preamble::{self, Start};
use super::rows::Rows;
use crate::events::Event;
use crate::kinds::Cult;
use crate::kinds::Faction;
use crate::moves::Move;
use crate::state::{Phase, TerraMystica};
use engine::{Play, Playthrough, Refusal, Seat};
use std::collections::VecDeque;

/// A command with its place in the file.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) line: usize,
    /// A comment stands before it.
    fresh: bool,
    pub(super) seat: Seat,
    pub(super) text: String,
    /// `None` if nobody knows what it means; an error only when it is reached.
    pub(super) command: Option<Command>,
}

/// A game while its sheet is being read.
#[derive(Debug)]
pub(super) struct Importer {
    pub(super) game: Playthrough<TerraMystica>,
    pub(super) steps: Vec<Step>,
    /// The step being carried out.
    pub(super) at: usize,
    /// Steps that were carried out ahead of their place.
    pub(super) used: Vec<bool>,
    /// Spades declared with `dig` and not yet used.
    pub(super) dug: u8,
    /// Free spades that will be given up once the others are used.
    pub(super) thrown: u8,
    /// Steps taken back before a town tile, to say which markers shall not enter space 10.
    pub(super) lowered: [u8; 4],
    /// Offers nobody could take: to, from, amount.
    pub(super) empty_offers: Vec<(Seat, Seat, u8)>,
    /// Power for refused offers that other programs have to be told to give.
    pub(super) consoled: [u8; 5],
    /// Spades of phase III that nobody could use: gone already, but the sheet must say so too.
    pub(super) lost: [u8; 5],
    /// Points other programs give for spades that were given up; a sheet takes them away again.
    pub(super) unscored: [i32; 5],
    /// Commands of phase III that came before their seat's time.
    waiting: VecDeque<Step>,
    pub(super) loose: bool,
    rows: Rows,
    /// No action or conversion was made since the income.
    round_is_new: bool,
    /// The length of the log after each line.
    lines: Vec<(usize, usize)>,
}

/// Plays a whole sheet.
pub(super) fn replay(text: &str) -> Result<Replayed, Refusal> {
    let sheet = Sheet::read(text)?;
    let start = preamble::start(&sheet)?;
    let mut importer = Importer::new(start, sheet)?;
    importer.run()?;
    let Importer { game, rows, lines, .. } = importer;
    Ok(Replayed { playthrough: game, rows: rows.into_rows(), lines })
}

impl Importer {
    fn new(start: Start, sheet: Sheet) -> Result<Importer, Refusal> {
        let Start { game, factions, loose } = start;
        let table = *game.state();
        if factions.len() != table.seats as usize {
            let line = factions.last().map_or(0, |(line, _)| *line);
            return Err(faults::bad_setup(line, "setup", "refused-ledger-twice"));
        }
        let mut steps = Vec::with_capacity(sheet.steps.len());
        for step in sheet.steps {
            let place = factions.iter().position(|(_, faction)| *faction == step.faction);
            let Some(place) = place else {
                let name = step.faction.ledger_name();
                return Err(faults::bad_setup(step.line, &name, "refused-ledger-not-playing"));
            };
            let command = Command::read(&step.text, table.map());
            let seat = Seat(table.order[place]);
            let (line, fresh, text) = (step.line, step.fresh, step.text);
            steps.push(Step { line, fresh, seat, text, command });
        }
        let mut importer = Importer {
            game,
            used: vec![false; steps.len()],
            steps,
            at: 0,
            dug: 0,
            thrown: 0,
            lowered: [0; 4],
            empty_offers: Vec::new(),
            unscored: [0; 5],
            lost: [0; 5],
            consoled: [0; 5],
            waiting: VecDeque::new(),
            loose,
            rows: Rows::default(),
            round_is_new: false,
            lines: Vec::new(),
        };
        importer.choose_factions(&factions)?;
        Ok(importer)
    }

    /// Lets players choose the factions of the setup lines, or checks that they have them, and
    /// makes the choices that go with some (TM-2.8, TM-X9.1).
    fn choose_factions(&mut self, factions: &[(usize, Faction)]) -> Result<(), Refusal> {
        let dealt = self.table();
        for ((line, faction), seat) in factions.iter().zip(dealt.order) {
            self.choose_starts()?;
            let seat = Seat(seat);
            let why = match self.table().player(seat).faction {
                None => self.play(seat, Move::ChooseFaction { faction: *faction }).err(),
                Some(taken) if taken != *faction => {
                    Some(against("TM-2.8", "refused-other-faction-dealt"))
                }
                Some(_) => None,
            };
            if let Some(why) = why {
                return Err(faults::refused(*line, &format!("setup {}", faction.id()), &why));
            }
            // Start favors are no part of the setup line.
            let known = dealt.player(seat).faction.is_some();
            let table = if known { dealt } else { self.table() };
            self.rows.set_up(&table, seat);
        }
        self.choose_starts()
    }

    /// Start terrains and start favors, wherever among the setup lines they stand.
    fn choose_starts(&mut self) -> Result<(), Refusal> {
        while self.table().phase == Phase::ChooseFactions {
            let table = self.table();
            let seat = table.active();
            let early = self.steps.iter().position(|step| {
                matches!(step.command, Some(Command::Build { .. } | Command::Pass(_)))
            });
            let early = &self.steps[..early.unwrap_or(self.steps.len())];
            let found = early.iter().enumerate().find_map(|(index, step)| {
                let mv = match step.command {
                    Some(Command::PickColor(terrain)) if table.owed.terrain => {
                        Move::ChooseTerrain { terrain }
                    }
                    Some(Command::Gain(_, Thing::Favor(tile))) if table.owed.favors > 0 => {
                        Move::TakeFavor { tile }
                    }
                    _ => return None,
                };
                (step.seat == seat && !self.used[index]).then_some((index, mv))
            });
            let Some((index, mv)) = found else { break };
            self.used[index] = true;
            let Step { line, text, .. } = self.steps[index].clone();
            self.play(seat, mv).map_err(|why| faults::refused(line, &text, &why))?;
            self.keep_early(index, seat);
        }
        Ok(())
    }

    fn run(&mut self) -> Result<(), Refusal> {
        for at in 0..self.steps.len() {
            self.at = at;
            let step = self.steps[at].clone();
            let idle =
                matches!(step.command, Some(Command::Wait | Command::Done | Command::Nothing));
            if self.table().phase == Phase::Over && !self.used[at] && !idle {
                let why = Refusal::plain("game-over", "refused-after-the-end");
                return Err(faults::refused(step.line, &step.text, &why));
            }
            let table = self.table();
            let leaves = matches!(step.command, Some(Command::Leave(_)));
            if leaves {
                self.rows.end(false);
            } else {
                self.rows.begin(&table, step.seat, step.line);
            }
            let explain = |why: Refusal| faults::refused(step.line, &step.text, &why);
            if self.used[at] {
                self.rows.show_early(at);
            } else {
                self.carry_out(&step).and_then(|()| self.catch_up()).map_err(explain)?;
            }
            self.rows.add_command(&step.text);
            let next = self.steps.get(at + 1);
            let goes_on = next.is_some_and(|next| {
                let stays = !matches!(next.command, Some(Command::Leave(_)));
                next.seat == step.seat && !next.fresh && stays
            });
            if next.is_some() && !goes_on {
                self.close_turn(step.seat, false).map_err(explain)?;
            }
            let ends_row = match step.command {
                Some(
                    Command::Leech { .. }
                    | Command::Decline(_)
                    | Command::Pass(_)
                    | Command::PickColor(_),
                ) => true,
                Some(Command::Build { .. }) => table.round == 0,
                // The last choice about income ends phase I.
                Some(Command::Unlock(_) | Command::KeepPriest) => self.round_begins(),
                _ => false,
            };
            let length = self.game.log().len();
            match self.lines.last_mut() {
                Some((line, known)) if *line == step.line => *known = length,
                _ => self.lines.push((step.line, length)),
            }
            if ends_row || !goes_on || leaves || self.rows.table_went_on() {
                self.rows.end(goes_on && !ends_row && !leaves);
            }
        }
        self.finished()
    }

    /// Nobody has done anything in this round, and nothing keeps it from beginning.
    fn round_begins(&self) -> bool {
        self.round_is_new && self.table().reacting_seats().is_empty()
    }

    /// Nothing may be left over that never found its time.
    fn finished(&mut self) -> Result<(), Refusal> {
        match self.waiting.pop_front() {
            None => Ok(()),
            Some(step) => {
                let why = Refusal::not_asked(step.seat);
                Err(faults::refused(step.line, &step.text, &why))
            }
        }
    }

    fn carry_out(&mut self, step: &Step) -> Result<(), Refusal> {
        let Some(command) = step.command.clone() else {
            return Err(Refusal::unreadable(&step.text));
        };
        self.round_is_new &= !command.is_action() && !command.is_free_step();
        let table = self.table();
        match table.phase {
            Phase::ChooseFactions | Phase::PlaceDwellings | Phase::ChooseCards => {
                self.set_up(step.seat, command)
            }
            Phase::CultSpades if self.says_lost(step.seat, &command) => {
                self.act(step.seat, command)
            }
            // Other programs do not mind who uses cult spades first (TM-13.1).
            Phase::CultSpades
                if !table.asked().has(step.seat) && !matches!(command, Command::Leave(_)) =>
            {
                self.waiting.push_back(step.clone());
                Ok(())
            }
            _ => self.act(step.seat, command),
        }
    }

    /// Does the sheet only say that spades are lost that are gone already?
    fn says_lost(&self, seat: Seat, command: &Command) -> bool {
        matches!(command, Command::GiveUp(_, Thing::Spades)) && self.lost[seat.index()] > 0
    }

    /// Carries out what came too early, as soon as its seat is asked.
    fn catch_up(&mut self) -> Result<(), Refusal> {
        while self.table().phase == Phase::CultSpades {
            let asked = self.table().asked();
            let Some(place) = self.waiting.iter().position(|step| asked.has(step.seat)) else {
                break;
            };
            if let Some(step) = self.waiting.remove(place) {
                self.carry_out(&step)?;
            }
        }
        Ok(())
    }

    pub(super) fn table(&self) -> TerraMystica {
        *self.game.state()
    }

    /// Plays a move through the one door there is.
    pub(super) fn play(&mut self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let before = self.table();
        let events = self.game.play(seat, mv)?;
        let mut bonus = before.phase == Phase::CultSpades;
        for event in &events {
            match *event {
                Event::RoundEnded { .. } => bonus = true,
                Event::RoundStarted { .. } => self.round_is_new = true,
                Event::PowerDeclined { seat, from, amount, asked: false } => {
                    self.empty_offers.push((seat, from, amount));
                }
                Event::NeighborsRefused { seat } if preamble::consoles_by_hand(&before) => {
                    self.consoled[seat.index()] += 1;
                }
                Event::SpadesGivenUp { seat: whose, spades, unscored } => {
                    self.unscored[whose.index()] += i32::from(unscored);
                    if mv == (Move::GiveUpSpades {}) && whose == seat {
                        // The sheet said so.
                    } else if whose == seat && self.thrown > 0 {
                        self.thrown = 0;
                    } else if self.game.state().player(whose).left {
                        // Nobody will say so.
                    } else {
                        self.lost[whose.index()] += spades;
                        self.rows.lost_spades += if bonus { spades } else { 0 };
                    }
                }
                Event::TurnEnded { .. } => {
                    self.dug = 0;
                    self.thrown = 0;
                    self.lowered = [0; 4];
                }
                _ => {}
            }
        }
        self.rows.note(&before, (seat, mv), &events);
        Ok(())
    }

    /// An action begins.
    pub(super) fn begin_row(&mut self, seat: Seat) {
        let table = self.table();
        self.rows.begin_action(&table, seat, self.steps[self.at].line);
    }

    /// Remembers what a step led to that was carried out ahead of its place.
    pub(super) fn keep_early(&mut self, step: usize, seat: Seat) {
        let table = self.table();
        self.rows.keep_early(step, &table, seat);
    }

    /// A step is taken with its action, and shown where the sheet names it.
    pub(super) fn withhold(&mut self, step: usize, seat: Seat, cult: Cult, steps: u8) {
        self.rows.withhold(step, seat, cult, steps);
    }

    /// The sheet says what the table has done already: spades nobody could use are gone.
    pub(super) fn forget_spades(&mut self, seat: Seat, spades: u8) -> bool {
        let known = self.lost[seat.index()] >= spades;
        if known {
            self.lost[seat.index()] -= spades;
            if self.rows.lost_spades > 0 {
                self.rows.lost_spades = self.rows.lost_spades.saturating_sub(spades);
                self.rows.back_to_bonus();
            }
        }
        known
    }

    /// Goes on from a table changed by hand.
    pub(super) fn go_on_from(&mut self, table: TerraMystica) -> Result<(), Refusal> {
        self.game.continue_from(table)?;
        self.rows.adjusted(self.game.state());
        Ok(())
    }
    pub(super) fn adjust(&mut self, seat: Seat, thing: Thing, change: i32) -> Result<(), Refusal> {
        let table = self.table().adjusted(seat, thing, change)?;
        self.go_on_from(table)
    }

    /// First dwellings and first cards (TM-3).
    fn set_up(&mut self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let table = self.table();
        match command {
            // The introductory game has its dwellings on the map already (TM-2.5).
            Command::Build { at }
                if table.phase == Phase::ChooseCards && table.owner_at(at) == Some(seat) => {}
            Command::Build { at } => self.play(seat, Move::PlaceDwelling { at })?,
            Command::Pass(Some(card)) => self.play(seat, Move::ChooseCard { card })?,
            Command::Wait | Command::Done | Command::Nothing => {}
            Command::Leave(faction) => self.leave(seat, faction)?,
            _ => return Err(against("TM-3.1", "refused-before-round-one")),
        }
        Ok(())
    }

    /// The next commands of the same seat, this line's and those of the lines that follow it.
    pub(super) fn ahead(&self) -> impl Iterator<Item = (usize, &Command)> {
        let seat = self.steps.get(self.at).map(|step| step.seat);
        let rest = self.steps.iter().enumerate().skip(self.at + 1);
        rest.take_while(move |(_, step)| Some(step.seat) == seat)
            .filter(|(index, _)| !self.used[*index])
            .filter_map(|(index, step)| Some((index, step.command.as_ref()?)))
    }
}
