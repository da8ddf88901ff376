//! The published form of a game: what a faction has after each line and after everything the
//! table does by itself.

use super::preamble::consoles_by_hand;
use crate::content::content;
use crate::events::{Event, Stock};
use crate::kinds::{Cult, Faction};
use crate::moves::Move;
use crate::state::{Rules, TerraMystica};
use engine::{Seat, Silence};

/// One row of a published score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the file; 0 for rows the table makes by itself.
    pub line: usize,
    pub faction: Faction,
    /// What the faction has after the row.
    pub stock: Stock,
    /// Power offered to others by this row, before any cut.
    pub offers: Vec<(Faction, u8)>,
    /// The commands of the line, or the name of what happened by itself.
    pub commands: String,
}

/// The name of the rows of phase I.
const INCOME: &str = "other_income_for_faction";

/// Rows while they are being made.
#[derive(Debug, Default)]
pub(super) struct Rows {
    done: Vec<Row>,
    /// Effects on others that are shown before the line that caused them.
    before: Vec<Row>,
    /// The running line and its seat.
    line: Option<(Seat, Row)>,
    /// What the table did after the line.
    after: Vec<Row>,
    /// An action was begun in the running row, and its turn is over.
    acted: bool,
    pub(super) turn_over: bool,
    /// What a seat had after a choice that was made ahead of its line, by step.
    early: Vec<(usize, Stock)>,
    /// A cult step that was taken with its action; the sheet names it later.
    withheld: Option<Withheld>,
    /// What each seat had after its last cult bonus.
    bonus: [Option<Stock>; 5],
    /// Spades of phase III that are gone before the sheet says so: incomes wait for that.
    pub(super) lost_spades: u8,
    /// Seats in the order of the setup lines; with a variable turn order whoever passes goes to
    /// the end, and whoever has left stays where he was.
    order: Vec<Seat>,
    /// The first player of the round to come.
    first: Seat,
}

/// See [`Rows::withhold`].
#[derive(Debug)]
struct Withheld {
    /// The step of the sheet that names it.
    step: usize,
    seat: Seat,
    cult: Cult,
    steps: u8,
    /// What the seat has with it.
    stock: Option<Stock>,
}

fn faction(table: &TerraMystica, seat: Seat) -> Faction {
    table.player(seat).faction.unwrap_or_default()
}

/// A row the table makes by itself.
fn own_row(table: &TerraMystica, seat: Seat, stock: Stock, commands: String) -> Row {
    Row { line: 0, faction: faction(table, seat), stock, offers: Vec::new(), commands }
}

impl Rows {
    pub(super) fn into_rows(mut self) -> Vec<Row> {
        self.lost_spades = 0;
        self.end(false);
        self.done
    }

    /// A command is about to be carried out: a row begins unless one is running.
    pub(super) fn begin(&mut self, table: &TerraMystica, seat: Seat, line: usize) {
        if self.line.as_ref().is_some_and(|(running, _)| *running == seat) {
            return;
        }
        self.end(false);
        let stock = self.shown(table, seat);
        let row = Row { line, ..own_row(table, seat, stock, String::new()) };
        self.line = Some((seat, row));
        // An action may have been interrupted by somebody leaving.
        let owed = &table.owed;
        self.acted = table.active() == seat && owed.actions == 0 && owed.is_pending();
    }

    /// An action begins: a player who is alone in the round gets a new row for each.
    pub(super) fn begin_action(&mut self, table: &TerraMystica, seat: Seat, line: usize) {
        if self.turn_over {
            self.end(false);
            self.begin(table, seat, line);
        }
        self.acted = true;
    }

    /// Remembers what a choice made ahead led to, and shows it when its line comes.
    pub(super) fn keep_early(&mut self, step: usize, table: &TerraMystica, seat: Seat) {
        self.early.push((step, table.player(seat).into()));
    }
    /// A cult marker is shown where it stood before, until the sheet names the step. Power that comes
    /// with the step is shown at once.
    pub(super) fn withhold(&mut self, step: usize, seat: Seat, cult: Cult, steps: u8) {
        self.withheld = Some(Withheld { step, seat, cult, steps, stock: None });
    }
    /// What a seat has, as far as the sheet has said it.
    fn shown(&self, table: &TerraMystica, seat: Seat) -> Stock {
        let mut stock: Stock = table.player(seat).into();
        if let Some(withheld) = self.withheld.as_ref().filter(|it| it.seat == seat) {
            let marker = &mut stock.cults[withheld.cult as usize];
            *marker = marker.saturating_sub(withheld.steps);
        }
        stock
    }

    pub(super) fn show_early(&mut self, step: usize) {
        if let Some(withheld) = self.withheld.take_if(|it| it.step == step)
            && let (Some(stock), Some((_, row))) = (withheld.stock, &mut self.line)
        {
            row.stock = stock;
        }
        let known = self.early.iter().find(|(known, _)| *known == step);
        if let (Some((_, stock)), Some((_, row))) = (known, &mut self.line) {
            row.stock = *stock;
        }
    }

    /// A command belongs to the running row.
    pub(super) fn add_command(&mut self, text: &str) {
        if let Some((_, row)) = &mut self.line {
            if !row.commands.is_empty() {
                row.commands.push_str(". ");
            }
            row.commands.push_str(text);
        }
    }

    /// Somebody changed the table by hand.
    pub(super) fn adjusted(&mut self, table: &TerraMystica) {
        if let Some((seat, row)) = &mut self.line {
            row.stock = table.player(*seat).into();
        }
    }

    /// Has the table done something by itself that has to be shown now?
    pub(super) fn table_went_on(&self) -> bool {
        !self.after.is_empty() && self.lost_spades == 0
    }

    /// The running row belongs to phase III, though the table has gone on already.
    pub(super) fn back_to_bonus(&mut self) {
        if let Some((seat, row)) = &mut self.line
            && let Some(stock) = self.bonus[seat.index()]
        {
            row.stock = stock;
        }
    }

    /// The row is complete. If the next line is the same faction's, what the table gave it comes
    /// into the same row.
    pub(super) fn end(&mut self, goes_on: bool) {
        self.turn_over = false;
        self.acted = false;
        self.done.append(&mut self.before);
        let waits = |row: &Row| self.lost_spades > 0 && row.commands == INCOME;
        let ready = self.after.iter().position(waits).unwrap_or(self.after.len());
        let mut after = self.after.drain(..ready).peekable();
        if let Some((_, mut row)) = self.line.take() {
            if let Some(own) = after.next_if(|own| goes_on && own.faction == row.faction) {
                row.stock = own.stock;
                row.commands = format!("{}. {}", row.commands, own.commands);
            }
            self.done.push(row);
        }
        self.done.extend(after);
    }

    /// The row of a setup line.
    pub(super) fn set_up(&mut self, table: &TerraMystica, seat: Seat) {
        if self.order.is_empty() {
            self.first = seat;
        }
        self.order.push(seat);
        let row = own_row(table, seat, table.player(seat).into(), "setup".into());
        self.done.push(row);
    }

    /// A move was made.
    pub(super) fn note(
        &mut self,
        before: &TerraMystica,
        (seat, mv): (Seat, Move),
        events: &[Event],
    ) {
        // What the players had before the table went on by itself.
        let mut then = *before;
        then.only_carry_out(seat, mv, &mut Silence);
        if let Some(withheld) = &mut self.withheld {
            withheld.stock = Some(then.player(withheld.seat).into());
        }
        if let Some(seat) = self.line.as_ref().map(|(seat, _)| *seat) {
            let stock = self.shown(&then, seat);
            self.line.iter_mut().for_each(|(_, row)| row.stock = stock);
        }
        for seat in before.all_seats() {
            let owes = |table: &TerraMystica| {
                let player = table.player(seat);
                player.steps_owed + player.tokens_owed
            };
            if matches!(mv, Move::TakePower { .. }) && owes(&then) > owes(before) {
                let what = "[opponent accepted power]".to_string();
                self.before.push(own_row(before, seat, then.player(seat).into(), what));
            }
        }
        let mut incomes = Vec::new();
        for event in events {
            match *event {
                Event::Passed { seat, .. } => {
                    if before.passed_count == 0 {
                        self.first = seat;
                    }
                    if before.rules.has(Rules::VARIABLE_TURN_ORDER) {
                        self.order.retain(|other| *other != seat);
                        self.order.push(seat);
                    }
                }
                Event::PowerOffered { to, amount, .. }
                | Event::PowerDeclined { seat: to, amount, asked: false, .. } => {
                    if let Some((_, row)) = &mut self.line {
                        row.offers.push((faction(before, to), amount));
                    }
                }
                Event::TurnEnded { seat, .. } => {
                    // A turn may have waited only for what its player received; the Cultists'
                    // step comes after a turn, unless it was owed before the turn ended.
                    let own = self.line.as_ref().is_some_and(|(it, _)| *it == seat);
                    let waited = match mv {
                        Move::Unlock { .. } | Move::KeepPriest {} => true,
                        Move::Step { .. } => {
                            before.late() || before.player(seat).is(Faction::Acolytes)
                        }
                        _ => false,
                    };
                    self.turn_over |= own && (self.acted || waited);
                }
                // Elsewhere this is a line of the sheet.
                Event::NeighborsRefused { .. } if consoles_by_hand(before) => {}
                Event::NeighborsRefused { seat } => {
                    let what = "[all opponents declined power]".to_string();
                    self.before.push(own_row(before, seat, then.player(seat).into(), what));
                }
                Event::CultBonus { seat, now, .. } => {
                    self.bonus[seat.index()] = Some(now);
                    let what = silent(&then, seat, "cult_income_for_faction");
                    incomes.push((0, self.turn_place(seat), own_row(before, seat, now, what)));
                }
                Event::Income { seat, now, .. } => {
                    let what = silent(&then, seat, INCOME);
                    incomes.push((1, self.turn_place(seat), own_row(before, seat, now, what)));
                }
                _ => {}
            }
        }
        incomes.sort_by_key(|(phase, place, _)| (*phase, *place));
        self.after.extend(incomes.into_iter().map(|(_, _, row)| row));
        self.final_rows(&then, events);
    }

    /// The place of a seat in the order of the round to come.
    fn turn_place(&self, seat: Seat) -> usize {
        let index = |seat: Seat| self.order.iter().position(|other| *other == seat).unwrap_or(0);
        let count = self.order.len().max(1);
        (index(seat) + count - index(self.first)) % count
    }

    /// The rows of the final scoring (TM-14).
    fn final_rows(&mut self, then: &TerraMystica, events: &[Event]) {
        let mut scored: Vec<(u8, Seat, i16, String)> = Vec::new();
        for event in events {
            match *event {
                Event::FinalTile { seat, points, .. } if points > 0 => {
                    let tile = content().final_scoring[then.final_tile as usize - 1].ledger;
                    scored.push((0, seat, points.into(), format!("+{points}vp for {tile}")));
                }
                Event::FinalCult { seat, cult, points } => {
                    let name = cult.id().to_uppercase();
                    let what = format!("+{points}vp for {name}");
                    scored.push((1 + cult as u8, seat, points.into(), what));
                }
                Event::FinalNetwork { seat, points, .. } if points > 0 => {
                    scored.push((5, seat, points.into(), format!("+{points}vp for network")));
                }
                Event::FinalResources { seat, points, .. } => {
                    scored.push((6, seat, points.into(), "score_resources".into()));
                }
                _ => {}
            }
        }
        let place = |seat: Seat| self.order.iter().position(|other| *other == seat);
        scored.sort_by_key(|(block, seat, ..)| (*block, place(*seat)));
        let mut stocks: Vec<Stock> =
            then.all_seats().map(|seat| then.player(seat).into()).collect();
        for (block, seat, points, what) in scored {
            let stock = &mut stocks[seat.index()];
            stock.points += points;
            if block == 6 {
                *stock = after_conversion(then, seat, *stock);
            }
            let what = silent(then, seat, &what);
            self.after.push(own_row(then, seat, *stock, what));
        }
    }
}

/// Rows of players who have left say nothing.
fn silent(table: &TerraMystica, seat: Seat, what: &str) -> String {
    if table.player(seat).left { String::new() } else { what.to_string() }
}

/// What is left when everything has been turned into coins and the coins into points (TM-14.4).
fn after_conversion(table: &TerraMystica, seat: Seat, stock: Stock) -> Stock {
    let (coins, points) = table.resource_points(seat);
    let constants = &content().constants;
    let rate = if table.player(seat).is(Faction::Alchemists) {
        constants.coins_per_point_alchemists
    } else {
        constants.coins_per_point
    };
    let [first, second, third] = stock.bowls;
    Stock {
        coins: coins - points * u16::from(rate),
        workers: 0,
        priests: 0,
        bowls: [first + third + second / 2, second % 2, 0],
        ..stock
    }
}
