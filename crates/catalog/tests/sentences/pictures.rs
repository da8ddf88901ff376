//! Tables of random games, drawn: at the beginning, on the way and at the end.

use catalog::{Lang, Words};
use engine::{Chance, Game, Quick, Seat, Viewer};
use std::collections::BTreeSet;

const LONGEST: u32 = 50_000;
/// Moves between two pictures.
const APART: u32 = 40;

pub fn lines<G: Game>(lang: Lang) -> BTreeSet<String> {
    let words = Words::of_game(&G::PROFILE, lang);
    let (least, most) = G::PROFILE.seats;
    let mut lines = BTreeSet::new();
    for seats in least..=most.min(least + 2) {
        let mut quick = Quick::new(7, u64::from(seats));
        let setup = G::usual_setup(seats).expect("a usual game");
        let mut table = G::set_up(&setup, &mut quick, &mut Vec::new()).expect("a table");
        let mut see = |table: &G| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let picture = G::draw(&table.view_for(viewer), &|message| words.say(message));
                lines.extend(picture.plain().lines().map(str::to_string));
            }
        };
        for at in 0..LONGEST {
            let Some(seat) = table.asked().iter().next() else { break };
            if at % APART == 0 {
                see(&table);
            }
            let legal = table.legal_moves(seat);
            let mv = legal[quick.below(legal.len() as u32) as usize];
            table.apply(seat, mv, &mut quick, &mut Vec::new());
        }
        assert!(table.asked().iter().next().is_none(), "{} has no end", G::PROFILE.id);
        see(&table);
    }
    lines
}
