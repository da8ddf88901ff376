//! Cards, spaces and tiles in a staged position bring what their steps say, as the reader understands them.

use super::reader::{Counts, Ends, Reader, entries, table};
use crate::rules::table::{Table as Staged, with_mats};
use engine::{Chance, Game, Play, Quick};
use serde_json::json;
use std::collections::BTreeSet;
use tapestry::{Move, Setup};
use toml::Table;

/// So many ways of answering at random are tried for each.
const WAYS: u64 = 3;

/// Seat 0 is to move in its first era; neighbours have gone on before, so that no era pays a bonus.
pub(super) fn staged() -> Staged {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(3)
    };
    let mut staged = with_mats(&setup, &[]);
    for seat in [1, 2] {
        staged.set(seat, "income_turns", json!(2));
    }
    staged.change(|saved| {
        let tiles = std::mem::take(&mut saved["players"][0]["tiles"]);
        let back = tiles.as_array().expect("a list").clone();
        saved["territory_deck"].as_array_mut().expect("a list").extend(back);
        saved["players"][0]["tiles"] = json!([]);
        // Nobody takes a landmark card at the end of a turn.
        let kept = std::mem::take(&mut saved["players"][0]["landmark_cards"]);
        let kept = kept.as_array().expect("a list").clone();
        saved["landmark_deck"].as_array_mut().expect("a list").extend(kept);
        saved["players"][0]["landmark_cards"] = json!([]);
    });
    staged
}

pub(super) fn counts(staged: &Staged) -> Counts {
    let own = |it: &&tapestry::view::Territory| {
        it.items.iter().any(|item| item.seat == 0 && item.what == "outpost")
    };
    let territories = staged.view().territories.iter().filter(own).count();
    Counts::of(&staged.player(0), territories as i64)
}

/// Answers at random until the turn is over; nothing is upgraded unless it must be.
pub(super) fn finish(staged: &mut Staged, way: u64) {
    let mut luck = Quick::new(way, 3);
    while !staged.is_turn() {
        let seat = staged.game.asked().first().expect("somebody is asked");
        let moves = staged.game.legal_moves(seat);
        let upgrades = moves.iter().any(|mv| matches!(mv, Move::Upgrade { .. }));
        let no = moves.iter().find(|mv| matches!(mv, Move::No {})).filter(|_| upgrades);
        let any = moves[luck.below(moves.len() as u32) as usize];
        staged.game.apply(seat, *no.unwrap_or(&any), &mut engine::NoLuck, &mut staged.events);
        assert_eq!(staged.game.broken_law(), None);
    }
}

/// Plays each entry that can be read in several ways; the others are named.
pub(super) fn compare(
    what: &str,
    all: Vec<Table>,
    expected: impl Fn(&Table, &Staged) -> Option<Ends>,
    play: impl Fn(&Table, u64) -> (Staged, Staged),
    odd: &[&str],
) {
    let mut unread = BTreeSet::new();
    for entry in &all {
        let id = entry["id"].as_str().expect("a word");
        for way in 0..WAYS {
            let (before, after) = play(entry, way);
            let Some(ends) = expected(entry, &before) else {
                unread.insert(id);
                break;
            };
            let found = counts(&after);
            assert!(
                ends.contains(&found),
                "{what} {id}, way {way}: {found:?}\nis none of {ends:#?}"
            );
        }
    }
    let odd: BTreeSet<&str> = odd.iter().copied().collect();
    assert_eq!(unread, odd, "{what}: what the reader does not understand has tests of its own");
}

pub(super) fn only(counts: Counts) -> Ends {
    Ends::from([counts])
}

/// TP-13.2, TP-4.7, TP-4.8: WHEN PLAYED abilities, and the rest of the income turn.
#[test]
fn tp_13_2_cards_bring_what_their_steps_say() {
    let reader = Reader::new();
    let all = entries(&table(include_str!("../../content/tapestry-cards.toml")), "card");
    let all = all.into_iter().filter(|card| card.contains_key("when_played")).collect();
    let expected = |card: &Table, before: &Staged| {
        let mut start = counts(before);
        start.hand -= 1;
        start.played += 1;
        Some(reader.income(reader.read(&card["when_played"], only(start))?))
    };
    let play = |card: &Table, way: u64| {
        let mut before = staged();
        let id = card["id"].as_str().expect("a word");
        before.rich(0, [1, 1, 1, 0]).hand(0, &[id]);
        let mut after = before.clone();
        after.play_card(0, id);
        finish(&mut after, way);
        (before, after)
    };
    compare("card", all, expected, play, ODD_CARDS);
}

/// TP-8.3, TP-8.9: circles and squares, and the rest of the income turn.
#[test]
fn tp_8_3_circles_and_squares_bring_what_they_say() {
    let reader = Reader::new();
    let all = entries(&table(include_str!("../../content/technology-cards.toml")), "card");
    for (row, part, odd) in [(0, "circle", ODD_CIRCLES), (1, "square", ODD_SQUARES)] {
        let expected = |card: &Table, before: &Staged| {
            let mut start = counts(before);
            start.hand -= 1;
            start.played += 1;
            Some(reader.income(reader.read(&card[part], only(start))?))
        };
        let play = |card: &Table, way: u64| {
            let mut before = staged();
            let id = card["id"].as_str().expect("a word");
            before.rich(0, [1, 1, 1, 0]).hand(0, &["golden-age"]);
            before.give(0, &format!("technologies/{row}"), id);
            let mut after = before.clone();
            after.play("0: income").decline_until("upgrade").play(&format!("0: upgrade {id}"));
            finish(&mut after, way);
            // Golden Age ignores what the card asks for, and pays 3 VP.
            before.change(|saved| {
                saved["players"][0]["points"] = json!(3);
                saved["players"][0]["earned"]["source-tapestries"] = json!(3);
            });
            (before, after)
        };
        compare(part, all.clone(), expected, play, odd);
    }
}

/// TP-11.2: masterpieces in step 1, then the rest of the income turn.
#[test]
fn tp_11_2_masterpieces_bring_what_they_say() {
    let reader = Reader::new();
    let all = entries(&table(include_str!("../../content/masterpieces.toml")), "card");
    let expected = |card: &Table, before: &Staged| {
        // "Turned over" is no gain.
        let mut list = card["benefit"].as_array()?.clone();
        list.retain(|step| step["do"].as_str() != Some("turn_masterpiece"));
        let ends = reader.read(&list.into(), only(counts(before)))?;
        let played = ends.into_iter().map(|mut it| {
            it.hand -= 1;
            it.played += 1;
            it
        });
        Some(reader.income(played.collect()))
    };
    let play = |card: &Table, way: u64| {
        let mut before = staged();
        let id = card["id"].as_str().expect("a word");
        before.rich(0, [1, 1, 1, 0]).hand(0, &["militarism"]).give(0, "masterpieces", id);
        let mut after = before.clone();
        after.play("0: income");
        // Leaders may be used after the masterpieces: they are not.
        let mut luck = Quick::new(way, 5);
        while after.player(0).eras[1].as_deref() != Some("militarism") {
            let moves = after.may(0);
            let leads = moves.iter().any(|mv| mv.starts_with("number "));
            let plays = moves.iter().find(|mv| mv.starts_with("play militarism"));
            let mv = match plays {
                Some(play) => play.clone(),
                None if leads => "no".into(),
                None => moves[luck.below(moves.len() as u32) as usize].clone(),
            };
            after.play(&format!("0: {mv}"));
            if after.is_turn() {
                break;
            }
        }
        finish(&mut after, way);
        (before, after)
    };
    compare("masterpiece", all, expected, play, ODD_MASTERPIECES);
}

/// TP-5.2, TP-5.3: benefit and bonus of every space.
#[test]
fn tp_5_2_spaces_bring_what_they_say() {
    let mut reader = Reader::new();
    reader.landmarks_taken = true;
    let tracks = table(include_str!("../../content/tracks.toml"));
    let all = entries(&tracks, "space");
    let place = |space: &Table| {
        let word = space["track"].as_str().expect("a word");
        let track = super::reader::track(word).expect("a track");
        (track, word.to_string(), space["space"].as_integer().expect("a number"))
    };
    let expected = |space: &Table, before: &Staged| {
        let (track, _, to) = place(space);
        let mut start = counts(before);
        start.spaces[track] = to;
        start.resources -= [1, 2, 3, 2][(to as usize - 1) / 3];
        reader.space(track, to, only(start))
    };
    let play = |space: &Table, way: u64| {
        let mut before = staged();
        let (_, word, to) = place(space);
        let taken = vec![json!(2); 33];
        before.change(|saved| {
            saved["landmarks"] = json!(taken);
            saved["players"][0]["achieved"] = json!(["complete-track"]);
        });
        before.token(0, &word, to as u8 - 1).rich(0, [2; 4]);
        let mut after = before.clone();
        after.play(&format!("0: advance {word}"));
        finish(&mut after, way);
        (before, after)
    };
    compare("space", all, expected, play, ODD_SPACES);
}

/// TP-4.7, TP-4.8, TP-4.9, TP-11.5: points and income of every number of buildings off the mat.
#[test]
fn tp_4_8_income_as_it_is_printed() {
    let reader = Reader::new();
    for number in 0..80u64 {
        let mut luck = Quick::new(number, 9);
        let mut before = staged();
        let off = [(); 4].map(|()| luck.below(6) as u8);
        let names = ["market", "house", "farm", "armory"];
        for (name, off) in names.iter().zip(off) {
            before.set(0, &format!("mat/{name}"), json!((0b11_1110u8 << off) & 0b11_1110));
        }
        let beside: serde_json::Map<_, _> = names
            .iter()
            .zip(off)
            .filter(|(_, off)| *off > 0)
            .map(|(name, off)| (name.to_string(), json!(off)))
            .collect();
        before.set(0, "beside", beside.into()).rich(0, [0; 4]).hand(0, &["militarism"]);
        for card in ["barn", "radio", "library", "bakery"].iter().take(luck.below(5) as usize) {
            before.give(0, "technologies/2", card);
        }
        let mut after = before.clone();
        after.play("0: income").decline_until_any(&["number ", "play", "upgrade"]);
        while !after.is_turn() {
            let seat = after.game.asked().first().expect("somebody is asked");
            let no = after.may(seat.0).iter().any(|mv| mv == "no");
            if no {
                after.play(&format!("{seat}: no"))
            } else {
                after.finish_turn()
            };
        }
        let mut start = counts(&before);
        start.hand -= 1;
        start.played += 1;
        let ends = reader.income(only(start));
        assert!(
            ends.contains(&counts(&after)),
            "off the mat {off:?}: {ends:#?}, {:?}",
            counts(&after)
        );
    }
}

/// What the reader does not understand: these have tests of their own.
pub(super) const ODD_CARDS: &[&str] = &[
    "age-of-discovery",
    "age-of-wonders",
    "ancestral-spirits",
    "black-death",
    "boast-of-superiority",
    "cartography",
    "coal-baron",
    "colonialism",
    "conspiracy",
    "dark-ages",
    "democracy",
    "dictatorship",
    "doppelgangers",
    "double-cross",
    "ecstatic-visions",
    "espionage",
    "guilds",
    "haunted-library",
    "long-sleep",
    "manifest-destiny",
    "microbial-magic",
    "migration",
    "minimalism",
    "mirror-dimension",
    "muses",
    "museum-district",
    "neoclassicism",
    "oil-magnate",
    "olympic-host",
    "parallel-selves",
    "phantom-market",
    "plea-for-aid",
    "portal-network",
    "prophesied-invention",
    "revolution",
    "sealed-portal",
    "secret-society",
    "shapeshifters",
    "sky-pirates",
    "socialism",
    "spectral-armory",
    "status-quo",
    "steam-tycoon",
    "technocracy",
    "thinking-machines",
    "time-loop",
    "trade-economy",
    "zombie-army",
];
pub(super) const ODD_CIRCLES: &[&str] = &["assembly-line", "dynamite", "remote-viewing"];
pub(super) const ODD_SQUARES: &[&str] = &[
    "assembly-line",
    "camera",
    "cryogenics",
    "exosuit",
    "lithium-ion-battery",
    "printing-press",
    "radio",
    "remote-viewing",
    "robotics",
    "scaling-ladder",
    "time-travel",
    "warp-drive",
    "warships",
];
pub(super) const ODD_MASTERPIECES: &[&str] =
    &["masterpiece-07", "masterpiece-15", "masterpiece-19"];
const ODD_SPACES: &[&str] = &[
    "exploration-4",
    "exploration-6",
    "exploration-7",
    "exploration-9",
    "exploration-11",
    "science-5",
    "science-6",
    "science-7",
    "science-9",
    "science-10",
    "science-11",
    "science-12",
    "military-1",
    "military-3",
    "military-5",
    "military-6",
    "military-7",
    "military-8",
    "military-10",
    "military-12",
    "technology-4",
    "technology-5",
    "technology-7",
    "technology-8",
    "technology-9",
    "technology-11",
    "technology-12",
    "arts-5",
    "arts-6",
    "arts-7",
    "arts-8",
    "arts-9",
    "arts-11",
    "arts-12",
];
