//! Random games of random setups, and everything that is said in them.

use crate::heard::{Heard, Kind};
use engine::{Answer, Chance, Game, OptionValues, Quick, Seat, SetupOption, Viewer};
use serde_json::{Value, json};

const LONGEST: u32 = 1_500;
const BUTTONS: u32 = 6;
const STRANGERS: u32 = 3;

pub fn to_games<G: Game>(games: u32, heard: &mut Heard) {
    let (least, most) = G::PROFILE.seats;
    for seats in least..=most {
        for game in 0..games {
            let mut quick = Quick::new(u64::from(game), u64::from(seats));
            to_one::<G>(seats, &mut quick, heard);
        }
    }
}

fn to_one<G: Game>(seats: u8, quick: &mut Quick, heard: &mut Heard) {
    let Some((mut table, events)) = set_up::<G>(seats, quick, heard) else { return };
    to_events(&table, &events, heard);
    for _ in 0..LONGEST {
        let asked: Vec<Seat> = table.asked().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = asked[quick.below(asked.len() as u32) as usize];
        if let Some(question) = table.question(seat) {
            heard.hear(Kind::Question, table.describe_question(&question));
        }
        let legal = table.legal_moves(seat);
        for _ in 0..BUTTONS.min(legal.len() as u32) {
            let mv = legal[quick.below(legal.len() as u32) as usize];
            heard.hear(Kind::Button, table.describe_move(seat, mv));
        }
        for _ in 0..STRANGERS {
            let number = quick.below(G::Move::NUMBERS);
            if let Some(Err(refusal)) =
                G::Move::from_number(number).map(|mv| table.check_move(seat, mv))
            {
                heard.hear(Kind::Refusal, refusal.reason);
            }
        }
        let mv = legal[quick.below(legal.len() as u32) as usize];
        let mut events = Vec::new();
        table.apply(seat, mv, quick, &mut events);
        to_events(&table, &events, heard);
    }
}

/// As everybody is told: those who may know a secret hear another sentence.
fn to_events<G: Game>(table: &G, events: &[G::Event], heard: &mut Heard) {
    let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        for event in events.iter().filter_map(|event| G::told(event, viewer)) {
            heard.hear(Kind::Event, table.describe(&event).0);
        }
    }
}

/// A table with some options chosen at random; what cannot be chosen together is refused aloud.
fn set_up<G: Game>(seats: u8, quick: &mut Quick, heard: &mut Heard) -> Option<(G, Vec<G::Event>)> {
    let options = G::options();
    for attempt in 0..30 {
        let mut setup = serde_json::to_value(G::usual_setup(seats).ok()?).ok()?;
        for option in &options {
            if attempt < 29 && quick.below(3) == 0 {
                setup[option.key] = chosen(option, seats, quick);
            }
        }
        let Ok(setup) = serde_json::from_value::<G::Setup>(setup) else { continue };
        let mut events = Vec::new();
        match G::set_up(&setup, quick, &mut events) {
            Ok(table) => return Some((table, events)),
            Err(refusal) => heard.hear(Kind::Refusal, refusal.reason),
        }
    }
    None
}

fn chosen(option: &SetupOption, seats: u8, quick: &mut Quick) -> Value {
    let one = |values: &[String], quick: &mut Quick| {
        values.get(quick.below(values.len().max(1) as u32) as usize).cloned()
    };
    match &option.values {
        OptionValues::Flag => json!(quick.below(2) == 0),
        OptionValues::OneOf(values) => json!(one(values, quick)),
        OptionValues::SetOf(values) => {
            json!(values.iter().filter(|_| quick.below(4) == 0).collect::<Vec<_>>())
        }
        OptionValues::ListOf(values) => {
            let count = quick.below(4);
            json!((0..count).map(|_| one(values, quick)).collect::<Vec<_>>())
        }
        OptionValues::EachSeat(values) => {
            json!((0..seats).map(|_| one(values, quick)).collect::<Vec<_>>())
        }
        OptionValues::Number(least, most) => json!(least + quick.below((most - least).min(99) + 1)),
    }
}
