//! Writes a match as a score sheet: one line per turn, reactions on their own lines.

use super::preamble;
use super::words::{Turn, Word, dropped_words, move_words};
use crate::events::Event;
use crate::kinds::Faction;
use crate::moves::Move;
use crate::state::{Phase, Rules, TerraMystica};
use engine::playthrough::{Entry, Step};
use engine::{Message, Playthrough, Refusal, Seat, Silence, Spoken};
use std::collections::BTreeSet;

/// One line of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// The length of the log up to which everything stands in this line and those before it;
    /// `None` if some answers of that time stand further below.
    pub log_length: Option<usize>,
    seat: Option<Seat>,
}

/// A match on its way to paper.
struct Exporter {
    lines: Vec<Line>,
    turn: Option<Turn>,
    /// Lines of others that must wait for the end of the running one.
    later: Vec<(Option<Seat>, String)>,
    /// Offers as other programs see them: to, from, amount, oldest first.
    offers: Vec<(Seat, Seat, u8)>,
    /// Where the last turn's line stands.
    turn_line: usize,
    names: [String; 5],
    /// Something was changed by hand.
    loose_adjust: bool,
}

/// The whole match, line by line.
pub(super) fn lines(game: &Playthrough<TerraMystica>) -> Result<Vec<Line>, Refusal> {
    let Some(opening) = game.state_at(0) else { return Err(cannot("export-older-rules")) };
    if opening.map != 0 && opening.rules.has(Rules::START_POINTS_2017) {
        return Err(cannot("export-start-points-2017"));
    }
    let known =
        |table: &TerraMystica| table.all_seats().all(|seat| table.player(seat).faction.is_some());
    if !known(game.state()) {
        return Err(cannot("export-factions"));
    }
    let names = std::array::from_fn(|seat| {
        game.state().players[seat].faction.map(Faction::ledger_name).unwrap_or_default()
    });
    let mut exporter = Exporter {
        lines: Vec::new(),
        turn: None,
        later: Vec::new(),
        offers: Vec::new(),
        turn_line: 0,
        names,
        loose_adjust: false,
    };
    exporter.placed_dwellings(&opening, &game.opening_events());
    let effective = effective_entries(game);
    for step in game.walk(0).filter(|step| effective.contains(&step.index)) {
        exporter.entry(step)?;
    }
    exporter.flush();
    let text = |text: String| Line { text, log_length: Some(0), seat: None };
    let mut lines: Vec<Line> =
        preamble::write(game, game.state(), opening.order).into_iter().map(text).collect();
    let first_option = lines.iter().position(|line| !line.text.starts_with('#')).unwrap_or(0);
    if exporter.loose_adjust {
        lines.insert(first_option, text("option loose-adjust-resource".into()));
    }
    lines.append(&mut exporter.lines);
    Ok(lines)
}

fn cannot(why: &'static str) -> Refusal {
    Refusal::new("bad-export", Message::new("refused-export").name("why", why))
}

/// Moves that count, and changes by hand, which nothing can take back.
fn effective_entries(game: &Playthrough<TerraMystica>) -> BTreeSet<usize> {
    let snapshots = game.log().iter().enumerate();
    let snapshots = snapshots.filter(|(_, entry)| matches!(entry, Entry::Snapshot { .. }));
    game.effective_moves().into_iter().chain(snapshots.map(|(index, _)| index)).collect()
}

impl Exporter {
    fn entry(&mut self, step: Step<'_, TerraMystica>) -> Result<(), Refusal> {
        let (Some(before), Some(after)) = (&step.before, &step.after) else {
            return Err(cannot("export-older-rules"));
        };
        match step.entry {
            Entry::Move { seat, mv, .. } => {
                let mv = before.read(*seat, mv)?;
                self.one_move(before, (*seat, mv), &step.events, after);
            }
            Entry::Snapshot { .. } => self.change_by_hand(before, after)?,
            Entry::Undo { .. } => {}
        }
        if self.turn.is_none()
            && self.later.is_empty()
            && let Some(line) = self.lines.last_mut()
        {
            line.log_length = Some(step.index + 1);
        }
        Ok(())
    }

    fn one_move(
        &mut self,
        before: &TerraMystica,
        (seat, mv): (Seat, Move),
        events: &[Event],
        after: &TerraMystica,
    ) {
        match mv {
            Move::ChooseFaction { .. } => {}
            Move::ChooseTerrain { .. }
            | Move::PlaceDwelling { .. }
            | Move::ChooseCard { .. }
            | Move::BuyToken { .. }
            | Move::Unlock { .. }
            | Move::KeepPriest {} => {
                let text = setup_text(before, seat, mv);
                self.reaction(before, seat, text);
            }
            Move::TakeFavor { tile } if before.phase == Phase::ChooseFactions => {
                self.reaction(before, seat, format!("+FAV{}", tile + 1));
            }
            Move::Step { cult } if !(seat == before.active() && before.owed.steps > 0) => {
                self.reaction(before, seat, format!("+{}", cult.id().to_uppercase()));
            }
            Move::TakePower { .. } | Move::DeclinePower { .. } => {
                for event in events {
                    if let Some((verb, from, amount)) = self.answer(event) {
                        let text = format!("{verb} {amount} from {}", self.names[from.index()]);
                        self.reaction(before, seat, text);
                    }
                }
            }
            Move::Leave => {
                let text = format!("drop-faction {}", self.names[seat.index()]);
                let others = self.turn.as_ref().is_some_and(|turn| turn.seat != seat);
                if others && busy(before) {
                    self.later.push((None, text));
                } else {
                    self.flush();
                    self.write_global(&text);
                }
            }
            _ => self.turn_move(before, (seat, mv), events, after),
        }
        self.follow(before, (seat, mv), events, after);
    }

    /// The words of an answer. Elsewhere an offer that is cut may be taken for an older one of that
    /// size, so that other amounts are left than here.
    fn answer(&mut self, event: &Event) -> Option<(&'static str, Seat, u8)> {
        let (verb, to, from, amount, cut) = match *event {
            Event::PowerTaken { seat, from, amount, power, .. } => {
                ("leech", seat, from, amount, power)
            }
            Event::PowerDeclined { seat, from, amount, .. } => {
                ("decline", seat, from, amount, amount)
            }
            _ => return None,
        };
        let own = |offer: &(Seat, Seat, u8)| (offer.0, offer.1) == (to, from);
        let fits = |offer: &(Seat, Seat, u8)| own(offer) && (offer.2 == amount || offer.2 == cut);
        let place = self.offers.iter().position(fits).or_else(|| self.offers.iter().position(own));
        let known = place.map_or(amount, |place| self.offers.remove(place).2);
        // Taking names what was offered here; refusing what is left there.
        let said = if verb == "decline" || known != cut { known } else { amount };
        Some((verb, from, said))
    }

    /// A line outside the turns. In the middle of an action it has to wait: other programs might
    /// take the turn for finished, and would not let it go on.
    fn reaction(&mut self, before: &TerraMystica, seat: Seat, text: String) {
        if busy(before) && self.turn.is_some() {
            self.later.push((Some(seat), text));
        } else {
            self.flush();
            self.write(seat, text);
        }
    }

    /// A move of the running turn, or of phase III.
    fn turn_move(
        &mut self,
        before: &TerraMystica,
        (seat, mv): (Seat, Move),
        events: &[Event],
        after: &TerraMystica,
    ) {
        if self.turn.as_ref().is_some_and(|turn| turn.seat != seat) {
            self.flush();
        }
        // Offers a player's own action refuses are refused in so many words.
        for event in events {
            if matches!(event, Event::PowerDeclined { asked: true, .. })
                && let Some((verb, from, amount)) = self.answer(event)
            {
                self.write(seat, format!("{verb} {amount} from {}", self.names[from.index()]));
            }
        }
        let turn = self.turn.get_or_insert_with(|| Turn::new(seat));
        move_words(turn, before, mv, events, after);
        dropped_words(turn, before, mv, after);
    }

    /// What a move led to, as far as a sheet has to mention it.
    fn follow(
        &mut self,
        before: &TerraMystica,
        (seat, mv): (Seat, Move),
        events: &[Event],
        after: &TerraMystica,
    ) {
        let mut ended = false;
        for event in events {
            match *event {
                Event::SpadesGivenUp { seat: whose, spades, unscored } => {
                    let own = self.turn.as_ref().is_some_and(|turn| turn.seat == whose && !ended);
                    if after.player(whose).left {
                        // Whoever has left owes nothing.
                    } else if own {
                        if let Some(turn) = &mut self.turn {
                            turn.throw_spades(spades, unscored);
                        }
                    } else {
                        self.flush();
                        self.write(whose, Word::thrown(spades).text());
                    }
                }
                Event::NeighborsRefused { seat: builder } if preamble::consoles_by_hand(before) => {
                    // After the answer, which stands before the line that is being written.
                    self.loose_adjust = true;
                    if self.later.is_empty() {
                        self.write(builder, "+1pw".into());
                    } else {
                        self.later.push((Some(builder), "+1pw".into()));
                    }
                }
                Event::PowerOffered { to, from, amount, .. } => {
                    self.offers.push((to, from, amount));
                }
                Event::PowerDeclined { seat: to, from, amount, asked: false } => {
                    self.offers.push((to, from, amount));
                    if let Some((verb, from, amount)) = self.answer(event) {
                        let text = format!("{verb} {amount} from {}", self.names[from.index()]);
                        self.later.push((Some(to), text));
                    }
                }
                Event::Left { seat } => self.offers.retain(|(to, ..)| *to != seat),
                Event::TurnEnded { seat: whose, alone } => {
                    let closed = self.turn.as_ref().is_some_and(Turn::is_closed);
                    self.flush_turn();
                    // Lines of others have ended the turn already.
                    let since = self.lines.get(self.turn_line..).unwrap_or_default();
                    let open = since.iter().all(|line| line.seat == Some(whose));
                    if alone && open && !closed {
                        // Or a dwelling of the next turn would count to this one.
                        if let Some(line) = self.lines.last_mut() {
                            line.text.push_str(". done");
                        }
                        let mut then = *before;
                        then.only_carry_out(seat, mv, &mut Silence);
                        if then.owed.blocked != 0 {
                            // Or a key of the next turn would make up a step of this one.
                            self.write_global("# the next turn");
                        }
                    }
                    self.flush();
                    ended = true;
                }
                Event::RoundEnded { .. } => self.flush(),
                _ => {}
            }
        }
        // Phase III: everybody's spades on one line each.
        let same = after.phase == Phase::CultSpades && after.active() == seat;
        if before.phase == Phase::CultSpades && !same {
            self.flush();
        }
    }

    /// Resources changed by hand; anything else cannot be written.
    fn change_by_hand(
        &mut self,
        before: &TerraMystica,
        after: &TerraMystica,
    ) -> Result<(), Refusal> {
        let mut changed = *before;
        for seat in before.all_seats() {
            let (old, new) = (before.player(seat), after.player(seat));
            let mut words = Vec::new();
            let mut word = |change: i32, unit: &str| {
                if change != 0 {
                    words.push(format!("{change:+}{unit}"));
                }
            };
            word(i32::from(new.coins) - i32::from(old.coins), "c");
            word(i32::from(new.workers) - i32::from(old.workers), "w");
            word(i32::from(new.priests) - i32::from(old.priests), "p");
            word(i32::from(new.points) - i32::from(old.points), "vp");
            for (bowl, (new, old)) in new.bowls.iter().zip(old.bowls).enumerate() {
                word(i32::from(*new) - i32::from(old), &format!("p{}", bowl + 1));
            }
            let player = changed.player_mut(seat);
            player.coins = new.coins;
            player.workers = new.workers;
            player.priests = new.priests;
            player.points = new.points;
            player.earned = new.earned;
            player.bowls = new.bowls;
            if !words.is_empty() {
                self.loose_adjust = true;
                self.flush();
                self.write(seat, words.join(". "));
            }
        }
        if changed == *after { Ok(()) } else { Err(cannot("export-edited-table")) }
    }

    /// First dwellings that were on the map before anybody was asked (TM-2.5), in the order in
    /// which they would have been placed (TM-3.1).
    fn placed_dwellings(&mut self, opening: &TerraMystica, events: &[Event]) {
        let mut placed: Vec<(Seat, u8)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::DwellingPlaced { seat, hex } => Some((seat, hex)),
                _ => None,
            })
            .collect();
        let order = (0..).map_while(|cursor| opening.placing_seat(cursor));
        for seat in order.take(placed.len()) {
            if let Some(index) = placed.iter().position(|(whose, _)| *whose == seat) {
                let (_, hex) = placed.remove(index);
                self.write(seat, format!("build {}", opening.map().name(hex)));
            }
        }
    }

    fn write(&mut self, seat: Seat, text: String) {
        let text = format!("{}: {text}", self.names[seat.index()]);
        self.lines.push(Line { text, log_length: None, seat: Some(seat) });
    }

    fn write_global(&mut self, text: &str) {
        self.lines.push(Line { text: text.into(), log_length: None, seat: None });
    }

    /// The running line is complete.
    fn flush_turn(&mut self) {
        if let Some(turn) = self.turn.take() {
            let seat = turn.seat;
            let (text, apart) = turn.text();
            if !text.is_empty() {
                self.turn_line = self.lines.len();
                self.write(seat, text);
            }
            if let Some(text) = apart {
                self.write_global("option loose-dig");
                self.turn_line = self.lines.len();
                self.write(seat, text);
                self.write_global("dropoption loose-dig");
            }
        }
    }
    fn flush(&mut self) {
        self.flush_turn();
        for (seat, text) in std::mem::take(&mut self.later) {
            match seat {
                Some(seat) => self.write(seat, text),
                None => self.write_global(&text),
            }
        }
    }
}

/// In the middle of an action, or between the two of a double turn.
fn busy(table: &TerraMystica) -> bool {
    let owed = &table.owed;
    let between = owed.actions > 0 && owed.doubled && table.late();
    let acting = owed.actions == 0 && (owed.is_pending() || owed.open);
    table.phase == Phase::Actions && (acting || between)
}

/// Choices outside the turns.
fn setup_text(table: &TerraMystica, seat: Seat, mv: Move) -> String {
    let hex = |hex: u8| table.map().name(hex);
    match mv {
        Move::PlaceDwelling { at } => format!("build {}", hex(at)),
        Move::ChooseCard { card } => {
            format!("pass {}", table.content().bonus_cards[card as usize].ledger)
        }
        mv => table.write_move(seat, mv),
    }
}
