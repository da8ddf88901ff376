//! The words of a turn's line, in an order that every program of the notation accepts.

use crate::events::Event;
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::moves::{Conversion, Move, ShiftCost, Special};
use crate::notation::conversion_text;
use crate::state::TerraMystica;
use engine::Seat;

/// One command of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Text(String),
    Burn(u32),
    Convert(Conversion, u32),
}

impl Word {
    /// Spades that are given up.
    pub(super) fn thrown(spades: u8) -> Word {
        Word::Text(if spades == 1 { "-SPADE".into() } else { format!("-{spades}SPADE") })
    }

    pub(super) fn text(&self) -> String {
        match self {
            Word::Text(text) => text.clone(),
            Word::Burn(count) => format!("burn {count}"),
            Word::Convert(what, 1) => format!("convert {}", conversion_text(*what)),
            Word::Convert(what, count) => {
                let multiply = |word: &str| {
                    let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
                    let number: u32 = digits.parse().unwrap_or(1);
                    format!("{}{}", number * count, &word[digits.len()..])
                };
                let (from, to) = conversion_text(*what).split_once(" to ").unwrap_or(("", ""));
                format!("convert {} to {}", multiply(from), multiply(to))
            }
        }
    }
}

/// A line while its turn is running.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    words: Vec<Word>,
    /// What has to be the last word: naming a new home ends the turn elsewhere.
    tail: Option<Word>,
    /// Where the running action got its free spades.
    spades_at: Option<usize>,
    /// A hex of the running action ended on foreign terrain.
    foreign: bool,
    /// Spades were bought in this turn.
    dug: bool,
    /// Where words begin that other programs only accept after being told not to mind.
    apart: Option<usize>,
    /// The Darklings' stronghold: its word, and the workers and priests that could be exchanged.
    stronghold: Option<(usize, u8)>,
    /// A double turn: where its actions begin.
    halves: Option<(usize, Option<usize>)>,
    /// The second action has to be written first.
    swapped: bool,
    held: Option<Held>,
}

/// A town tile whose markers compete for space 10: what is to be lowered is known only when the
/// player has chosen (TM-11.4).
#[derive(Clone, Debug)]
struct Held {
    tile: Word,
    /// By cult: how many steps too many the marker would make.
    beyond: [u8; 4],
    after: Vec<Word>,
}

impl Turn {
    pub(super) fn new(seat: Seat) -> Turn {
        Turn {
            seat,
            words: Vec::new(),
            tail: None,
            spades_at: None,
            foreign: false,
            dug: false,
            apart: None,
            stronghold: None,
            halves: None,
            swapped: false,
            held: None,
        }
    }

    /// The line, without the faction, and the rest of it that needs a line of its own.
    pub(super) fn text(mut self) -> (String, Option<String>) {
        self.release();
        if let (true, Some((first, Some(second)))) = (self.swapped, self.halves) {
            self.words[first..].rotate_left(second - first);
        }
        self.words.extend(self.tail);
        let join = |words: &[Word]| words.iter().map(Word::text).collect::<Vec<_>>().join(". ");
        match self.apart {
            Some(at) => (join(&self.words[..at]), Some(join(&self.words[at..]))),
            None => (join(&self.words), None),
        }
    }

    /// Does the line end the turn without further words?
    pub(super) fn is_closed(&self) -> bool {
        self.tail.is_some()
    }

    fn say(&mut self, text: impl Into<String>) {
        self.add(Word::Text(text.into()));
    }

    fn add(&mut self, word: Word) {
        let words = match &mut self.held {
            Some(held) => &mut held.after,
            None => &mut self.words,
        };
        words.push(word);
    }

    /// Equal free steps in a row are written as one.
    fn add_free_step(&mut self, word: Word, merge: bool) {
        let words = match &mut self.held {
            Some(held) => &mut held.after,
            None => &mut self.words,
        };
        match (words.last_mut(), &word) {
            (Some(Word::Burn(count)), Word::Burn(_)) => *count += 1,
            (Some(Word::Convert(last, count)), Word::Convert(what, _)) if merge && last == what => {
                *count += 1;
            }
            _ => words.push(word),
        }
    }

    /// Writes a town tile that was held back: first what lowers the markers that shall not enter.
    fn release(&mut self) {
        let Some(held) = self.held.take() else { return };
        for cult in Cult::ALL {
            match held.beyond[cult as usize] {
                0 => {}
                1 => self.say(format!("-{}", cult.id().to_uppercase())),
                steps => self.say(format!("-{steps}{}", cult.id().to_uppercase())),
            }
        }
        self.words.push(held.tile);
        self.words.extend(held.after);
    }

    /// Spades nobody wants. Before the transformations, if one of them led to foreign terrain:
    /// no spade may be left over then.
    pub(super) fn throw_spades(&mut self, spades: u8, unscored: u8) {
        let mut words = vec![Word::thrown(spades)];
        if unscored > 0 {
            // Points counted on receipt elsewhere (TM-8.19).
            words.push(Word::Text(format!("-{unscored}vp")));
        }
        match self.spades_at {
            // In a double turn, bought spades keep free ones from being given up elsewhere.
            _ if self.dug && self.held.is_none() => {
                self.apart = Some(self.words.len());
                self.words.extend(words);
            }
            Some(at) if self.foreign && self.held.is_none() => {
                self.words.splice(at..at, words);
            }
            _ => words.into_iter().for_each(|word| self.add(word)),
        }
    }
}

/// The words of one move of a turn.
pub(super) fn move_words(
    turn: &mut Turn,
    before: &TerraMystica,
    mv: Move,
    events: &[Event],
    after: &TerraMystica,
) {
    let seat = turn.seat;
    let player = before.player(seat);
    begin_action(turn, before, mv);
    match mv {
        Move::Done {} => given_up_words(turn, before),
        Move::Wait {} | Move::GiveUpSpades {} => {}
        Move::BuySpade {} => {
            turn.say("dig 1");
            turn.dug = true;
        }
        Move::Burn {} => turn.add_free_step(Word::Burn(1), true),
        Move::Convert { what } => {
            // The Darklings' first conversion after the stronghold counts for itself.
            let merge = !player.is(Faction::Darklings);
            turn.add_free_step(Word::Convert(what, 1), merge);
        }
        Move::Ordain { workers } => ordain(turn, workers),
        Move::Transform { at, to, .. } => transform(turn, before, at, to, events),
        Move::Upgrade { to, .. } => {
            turn.say(before.write_move(seat, mv));
            if to == Structure::Stronghold && player.is(Faction::Darklings) {
                let possible = after.most_ordinations(seat);
                turn.stronghold = Some((turn.words.len(), possible));
            }
        }
        Move::SpecialAction { action: Special::DoubleTurn } => {
            turn.say(before.write_move(seat, mv));
            turn.halves = Some((turn.words.len(), None));
        }
        Move::TakeTown { tile } => take_town(turn, before, tile, after),
        Move::Enter { cult } => match &mut turn.held {
            Some(held) => {
                held.beyond[cult as usize] = 0;
                if after.owed.enter == 0 || after.active() != seat {
                    turn.release();
                }
            }
            None => turn.say(format!("+{}", cult.id().to_uppercase())),
        },
        Move::Lose { cult } => {
            turn.say(format!("-{}{}", before.owed.lose, cult.id().to_uppercase()));
        }
        Move::Shapeshift { terrain, with } => {
            let power = with == ShiftCost::Power;
            turn.say(if power { "action ACTH5" } else { "action ACTH6" });
            turn.tail = Some(Word::Text(format!("pick-color {}", terrain.color())));
        }
        mv => turn.say(before.write_move(seat, mv)),
    }
    if events.iter().any(|event| matches!(event, Event::SpadesReceived { .. })) {
        turn.spades_at = Some(turn.words.len());
        turn.foreign = false;
    }
}

/// Marks where the actions of a double turn begin. If the first left a dwelling open that other
/// programs would let the second action's dwelling take the place of, they change places.
fn begin_action(turn: &mut Turn, before: &TerraMystica, mv: Move) {
    let free_step = matches!(
        mv,
        Move::Wait {} | Move::Done {} | Move::Burn {} | Move::Convert { .. } | Move::Connect { .. }
    );
    let owed = &before.owed;
    if owed.is_pending() || owed.actions == 0 || free_step {
        return;
    }
    if let (true, 1, Some((first, None))) = (owed.doubled, owed.actions, turn.halves) {
        // Conversions between the two belong to the second.
        let main = turn.words.iter().rposition(|word| matches!(word, Word::Text(_)));
        let second = main.map_or(first, |place| place + 1);
        turn.halves = Some((first, Some(second)));
        turn.swapped =
            turn.foreign && matches!(mv, Move::Build { .. }) && owed.turned_before == [0; 3];
    }
    turn.spades_at = None;
    turn.foreign = false;
}

fn transform(turn: &mut Turn, before: &TerraMystica, at: u8, to: Terrain, events: &[Event]) {
    for event in events {
        if let Event::SpadesBought { spades, .. } = event {
            turn.say(format!("dig {spades}"));
            turn.dug = true;
        }
    }
    if to == Terrain::Volcano {
        turn.say("dig 1");
    }
    turn.say(format!("transform {} to {}", before.map().name(at), to.color()));
    turn.foreign |= to != before.player(turn.seat).home;
}

/// An effect its player goes without (TM-8.70, TM-X12).
fn given_up_words(turn: &mut Turn, before: &TerraMystica) {
    let owed = &before.owed;
    match owed.bridges {
        0 => {}
        1 => turn.say("-BRIDGE"),
        bridges => turn.say(format!("-{bridges}BRIDGE")),
    }
    let free = [
        (owed.ride, "-FREE_D"),
        (owed.free_trading_house, "-FREE_TP"),
        (owed.sandstorm, "-FREE_TF"),
    ];
    free.iter().filter(|(owed, _)| *owed).for_each(|(_, word)| turn.say(*word));
}

/// The exchange has to be the first conversion after the stronghold.
fn ordain(turn: &mut Turn, workers: u8) {
    let word = Word::Text(match workers {
        0 => "-3CONVERT_W_TO_P".into(),
        workers => format!("convert {workers}w to {workers}p"),
    });
    match turn.stronghold {
        Some((at, possible)) if at <= turn.words.len() => {
            if workers > possible {
                // Only possible after some conversions: those come before the stronghold then.
                let convert = |word: &Word| matches!(word, Word::Convert(..) | Word::Burn(_));
                let (early, rest): (Vec<Word>, Vec<Word>) =
                    turn.words.drain(at..).partition(convert);
                let stronghold = turn.words.pop();
                turn.words.extend(early.into_iter().chain(stronghold));
                turn.words.push(word);
                turn.words.extend(rest);
            } else {
                turn.words.insert(at, word);
            }
        }
        _ => turn.add(word),
    }
}

fn take_town(turn: &mut Turn, before: &TerraMystica, tile: u8, after: &TerraMystica) {
    let town = &before.content().town_tiles[tile as usize];
    let word = Word::Text(format!("+{}", town.ledger));
    let chooses = after.owed.enter != 0 && after.active() == turn.seat;
    turn.release();
    if chooses && town.cult_steps > 0 {
        let cults = before.player(turn.seat).cults;
        let beyond = std::array::from_fn(|cult| {
            let competes = after.owed.enter >> cult & 1 == 1;
            if competes { (cults[cult] + town.cult_steps).saturating_sub(9) } else { 0 }
        });
        turn.held = Some(Held { tile: word, beyond, after: Vec::new() });
    } else {
        turn.add(word);
    }
}

/// Things the table dropped because nobody could have used them: elsewhere they must be given up.
pub(super) fn dropped_words(
    turn: &mut Turn,
    before: &TerraMystica,
    mv: Move,
    after: &TerraMystica,
) {
    let seat = turn.seat;
    let give_up = |turn: &mut Turn, count: u8, what: &str| match count {
        0 => {}
        1 => turn.say(format!("-{what}")),
        count => turn.say(format!("-{count}{what}")),
    };
    let upgraded = matches!(mv, Move::Upgrade { to: Structure::Stronghold, .. });
    let ordained = before.owed.ordain || upgraded && before.player(seat).is(Faction::Darklings);
    if ordained
        && !matches!(mv, Move::Ordain { .. })
        && !(after.owed.ordain && after.active() == seat)
    {
        ordain(turn, 0);
    }
    match mv {
        Move::SpecialAction { action } if !before.special_works(seat, action) => match action {
            Special::WitchesRide => turn.say("-FREE_D"),
            Special::SwarmlingsTradingHouse => turn.say("-FREE_TP"),
            Special::Sandstorm => turn.say("-FREE_TF"),
            // Spades tell themselves that they are lost.
            _ => {}
        },
        Move::Upgrade { to, .. } => {
            if after.free_favors(seat) == 0 {
                let favors = before.board(seat).favor_tiles[to as usize];
                give_up(turn, favors, "GAIN_FAVOR");
            }
            let bridges = to == Structure::Stronghold
                && before.player(seat).is(Faction::Riverwalkers)
                && after.bridge_places(seat) == 0;
            give_up(turn, if bridges { 2 } else { 0 }, "BRIDGE");
        }
        Move::TakeFavor { .. } if after.free_favors(seat) == 0 => {
            give_up(turn, before.owed.favors - 1, "GAIN_FAVOR");
        }
        Move::TakeTown { .. } if after.town_stock.iter().all(|left| *left == 0) => {
            give_up(turn, before.owed.towns - 1, "GAIN_TW");
        }
        Move::PlaceBridge { .. } if after.bridge_places(seat) == 0 => {
            give_up(turn, before.owed.bridges - 1, "BRIDGE");
        }
        _ => {}
    }
}
