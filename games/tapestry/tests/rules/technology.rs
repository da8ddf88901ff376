//! Technology and science (TP-8, TP-9).

use super::table::{Table, begun};
use engine::chain::words;
use engine::{Arg, Message};
use serde_json::json;
use tapestry::Event;
use tapestry::content::{Prerequisite, content};
use tapestry::kinds::Row;

/// TP-8.1: one of the three cards face up, which is replaced at once, or the top of the deck.
#[test]
fn tp_8_1_inventing() {
    let mut table = begun(3);
    table.rich(0, [1, 0, 0, 0]).play("0: advance technology");
    let shown = table.view().technologies;
    assert_eq!(shown.len(), 3);
    table.refuses("0: invent zeppelins", "TP-8.1");
    table.offers("0: invent top").play(&format!("0: invent {}", shown[0]));
    assert_eq!(table.player(0).technologies[0], [shown[0].clone()]);
    assert_eq!(table.view().technologies.len(), 3);
    assert!(!table.view().technologies.contains(&shown[0]));
}

/// EX-5: Zeppelins move to the middle row and take their owner along, without benefit and bonus.
#[test]
fn tp_8_3_zeppelins() {
    let mut table = begun(3);
    table.give(0, "technologies/0", "zeppelins").hand(0, &["militarism"]);
    table.play("0: income. no. take coin").decline_until("upgrade");
    table.play("0: upgrade zeppelins");
    assert_eq!(table.player(0).technologies[1], ["zeppelins"]);
    assert_eq!(table.player(0).tokens[0].1, 1);
    let tiles = |event: &Event| matches!(event, Event::TileGained { .. });
    assert_eq!(table.happened(tiles), 1, "that of the income, no benefit");
}

/// What a list of sure gains changes: points, coins, workers, food, culture, tapestry cards, tiles.
fn sure_gains(message: &Message) -> Option<[i64; 7]> {
    let number = |name: &str| {
        message.args.iter().find_map(|(key, arg)| match arg {
            Arg::Number(n) if *key == name => Some(*n),
            _ => None,
        })
    };
    let said = |name: &str| {
        message.args.iter().find_map(|(key, arg)| match arg {
            Arg::Said(inner) if *key == name => Some(&**inner),
            _ => None,
        })
    };
    let mut gains = [0; 7];
    match message.key.as_str() {
        "do-gain-vp" => gains[0] = number("n")?,
        "do-gain-tapestry" => gains[5] = number("n")?,
        "do-gain-territory-tile" => gains[6] = number("n")?,
        "do-gain-resource" => {
            let kind = message.args.iter().find(|(key, _)| *key == "resource").map(|(_, arg)| arg);
            let at = ["kind-coin", "kind-worker", "kind-food", "kind-culture"]
                .into_iter()
                .position(|key| kind == Some(&Arg::Name(key.into())))?;
            gains[1 + at] = number("n")?;
        }
        "chain-then" => {
            let (first, rest) = (sure_gains(said("first")?)?, sure_gains(said("rest")?)?);
            gains = std::array::from_fn(|at| first[at] + rest[at]);
        }
        _ => return None,
    }
    Some(gains)
}

fn held(table: &Table) -> [i64; 7] {
    let player = table.player(0);
    let mut held = [0; 7];
    held[0] = player.points.into();
    for (at, count) in player.resources.into_iter().enumerate() {
        held[1 + at] = count.into();
    }
    held[5] = player.hand_size.into();
    held[6] = player.tiles.len() as i64;
    held
}

/// In step 3 of income turn 2, with this card in a row.
fn about_to_upgrade(card: &str, row: usize) -> Table {
    let mut table = begun(3);
    table.rich(0, [1; 4]).give(0, &format!("technologies/{row}"), card).hand(0, &["militarism"]);
    if row == 1 {
        meet(&mut table, card);
    }
    table.play("0: income. no. take coin").decline_until("upgrade");
    table
}

/// What the top row asks for.
fn meet(table: &mut Table, card: &str) {
    let printed = content().technologies.iter().find(|it| it.id == card).expect("a card");
    match printed.prerequisite {
        Prerequisite::TrackTier { track, tier } => {
            table.token(0, track.id(), tier * 3 - 2);
        }
        Prerequisite::IncomeSlot { building, slot } => {
            let off = slot - 1;
            let covered = 0b11_1110u8 & !((1 << slot) - 1);
            let mut mat = table.player(0).mat;
            mat[building.index()] = covered;
            let ids = ["market", "house", "farm", "armory"];
            for (id, slots) in ids.into_iter().zip(mat) {
                table.set(0, &format!("mat/{id}"), json!(slots));
            }
            table.set(0, "beside", json!({ building.id(): off }));
        }
        Prerequisite::LandmarkOnCard | Prerequisite::CharmOrIncomeTurn5 => {}
    }
}

/// TP-8.3: of every technology card of the base game, the circle and the square are gained when it moves
/// there, and the sure ones are what the table says.
#[test]
fn tp_8_3_every_card_is_upgraded_twice() {
    let program = &content().program;
    let base = content()
        .technologies
        .iter()
        .filter(|card| card.expansion.id() == "base" && !card.requires_arts);
    let mut sure = 0;
    for card in base {
        for (row, root) in [(0, card.circle), (1, card.square)] {
            let mut table = about_to_upgrade(&card.id, row);
            let before = held(&table);
            table.play(&format!("0: upgrade {}", card.id));
            let to = if row == 0 { Row::Middle } else { Row::Top };
            let upgraded =
                |event: &Event| matches!(event, Event::Upgraded { row, .. } if *row == to);
            assert!(table.happened(upgraded) >= 1, "{}", card.id);
            if let Some(gains) = sure_gains(&words::list(program, program.first(root))) {
                // The income of the turn follows at once if nothing is asked.
                let after = held(&table);
                let scored = after[0] - before[0];
                assert!(scored >= gains[0], "{}: {scored} VP instead of {}", card.id, gains[0]);
                sure += 1;
            }
            table.decline_turn();
        }
    }
    assert!(sure >= 25, "only {sure} of the effects are plain gains");
}

/// TP-8.4: the top row asks for a tier or a slot, of oneself or a neighbour.
#[test]
fn tp_8_4_prerequisites_of_the_top_row() {
    let mut table = begun(3);
    table.give(0, "technologies/1", "calendar").hand(0, &["militarism"]);
    table.give(0, "technologies/0", "barn");
    table.play("0: income. no. take coin").decline_until("upgrade");
    table.refuses("0: upgrade calendar", "TP-8.4");
    let calendar = content().technologies.iter().find(|it| it.id == "calendar").expect("a card");
    let Prerequisite::TrackTier { track, tier } = calendar.prerequisite else {
        panic!("Calendar asks for a tier");
    };
    table.token(1, track.id(), tier * 3 - 2);
    table.play("0: upgrade calendar");
    assert_eq!(table.player(0).technologies[2], ["calendar"]);
    assert_eq!(table.happened(|event| matches!(event, Event::Scored { points: 7, .. })), 1);
    table.decline_turn();
}

/// TP-8.5: a card of the top row is not upgraded, and without a card nothing is.
#[test]
fn tp_8_5_nothing_to_upgrade() {
    let mut table = begun(3);
    table.give(0, "technologies/2", "barn").hand(0, &["militarism"]);
    table.quiet_income(0);
    assert_eq!(table.happened(|event| matches!(event, Event::Upgraded { .. })), 0);
}

/// TP-9.1, TP-16.4: the die is rolled, its result may be used; without X the benefit and bonus come too.
#[test]
fn tp_9_1_research() {
    let mut table = begun(3);
    table.rich(0, [0, 1, 0, 0]).play("0: advance science");
    let rolled = |event: &Event| matches!(event, Event::Researched { .. });
    assert_eq!(table.happened(rolled), 1);
    assert_eq!(table.may(0), ["advance exploration", "no"]);
    table.play("0: advance exploration");
    assert_eq!(table.player(0).tokens[0].1, 1);
    assert_eq!(table.player(0).tiles.len(), 1, "Astrology gives no benefit");
    let mut table = begun(3);
    table.token(0, "science", 4).rich(0, [0, 1, 1, 0]).hand(0, &[]).play("0: advance science");
    table.play("0: advance exploration");
    assert_eq!(table.player(0).tiles.len(), 3, "Chemistry gives it");
}

/// TP-9.3: an advance by an effect is not optional; landmarks are gained with it.
#[test]
fn tp_9_3_advancing_by_an_effect() {
    let mut table = begun(3);
    table
        .token(0, "exploration", 3)
        .give(0, "technologies/0", "zeppelins")
        .hand(0, &["militarism"]);
    table.play("0: income. no. take coin").decline_until("upgrade").play("0: upgrade zeppelins");
    assert_eq!(table.player(0).landmarks, ["lighthouse"]);
    table.decline_turn();
}

/// EX-17, TP-9.5: a position is repeated once; a token that left cannot be.
#[test]
fn tp_9_5_repeating_a_position() {
    let mut table = begun(3);
    table.token(0, "science", 6).token(0, "exploration", 1).token(0, "military", 2);
    table.rich(0, [1, 2, 0, 0]).play("0: advance science. pay coin");
    table.decline_until("repeat");
    assert_eq!(table.may(0), ["repeat exploration", "repeat military"], "not itself");
    table.play("0: repeat exploration");
    assert_eq!(table.player(0).tiles.len(), 3);
}

/// TP-9.4: going back gains the benefit of the space that is reached, no landmark, nothing below the start.
#[test]
fn tp_9_4_going_back() {
    let mut table = begun(3);
    table.token(0, "science", 9).token(0, "technology", 5).rich(0, [0, 2, 0, 0]);
    table.play("0: advance science").decline_turn();
    assert_eq!(table.player(0).tokens[3].1, 4, "military is at its start and cannot go back");
    assert!(table.player(0).landmarks.contains(&"laboratory".to_string()));
    assert!(!table.player(0).landmarks.contains(&"forge".to_string()));
    table.decline_turn();
}

/// TP-8.9, TP-8.2: EX-19: Electronics: the circle of a card of the middle row, also of the one just upgraded.
#[test]
fn tp_8_9_the_circle_again() {
    let mut table = begun(3);
    table.token(0, "technology", 8).rich(0, [1, 1, 1, 0]).give(0, "technologies/0", "calendar");
    table.play("0: advance technology. pay worker").decline_turn();
    assert_eq!(table.player(0).technologies[1], ["calendar"]);
    assert_eq!(table.resources(0)[3], 2, "its circle twice");
}

/// TP-6.8, TP-8.10: discarded cards go to the discard pile; the whole price or nothing.
#[test]
fn tp_6_8_discarding_technologies() {
    let mut table = begun(3);
    table.token(0, "technology", 10).rich(0, [2, 0, 0, 0]);
    for card in ["barn", "bakery", "library"] {
        table.give(0, "technologies/2", card);
    }
    table.play("0: advance technology").decline_until("discard-technology");
    table.play("0: discard-technology barn");
    table.decline_turn();
    assert_eq!(table.view().technology_discard.len(), 3);
    assert_eq!(table.points(0), 10);
    let mut table = begun(3);
    table.token(0, "technology", 10).rich(0, [2, 0, 0, 0]).give(0, "technologies/2", "barn");
    table.play("0: advance technology").decline_turn();
    assert!(table.view().technology_discard.is_empty(), "one of three is no price");
}

/// TP-9.2, TP-19.5: beyond space 12 nothing moves; Alien Biology pays 5 VP for each such result.
#[test]
fn tp_9_2_beyond_the_end() {
    let mut table = begun(3);
    table.token(0, "science", 11).token(0, "exploration", 12).rich(0, [0, 2, 0, 0]);
    table.set(0, "completed", json!(["exploration"])).set(0, "achieved", json!(["complete-track"]));
    table.play("0: advance science");
    while !table.may(0).is_empty() && !table.is_turn() {
        let may = table.may(0);
        let way = may.iter().find(|mv| *mv != "no").unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    assert_eq!(table.points(0), 4 * 5, "four rolls of exploration");
}

/// TP-19.1, TP-6.2: parts of a benefit come in the order one likes, those joined by "then" in theirs.
#[test]
fn tp_6_2_the_order_of_parts() {
    let mut table = begun(3);
    table.token(0, "science", 3).rich(0, [1, 1, 0, 0]).give(0, "technologies/0", "barn");
    table.play("0: advance science").decline_turn();
    assert_eq!(table.points(0), 1, "Medicine: 1 VP for each technology card");
    assert_eq!(table.player(0).hand_size, 2);
}

/// TP-0.9, TP-5.5, TP-15.5: AI Singularity: the token begins anew elsewhere, the track stays completed.
#[test]
fn tp_0_9_a_completed_track_counts_as_twelve() {
    let mut table = begun(3);
    table.token(0, "technology", 11).rich(0, [2, 0, 0, 0]).play("0: advance technology");
    table.decline_until("track").play("0: track science").decline_turn();
    let player = table.player(0);
    assert_eq!(player.completed, [tapestry::kinds::Track::Technology]);
    assert_eq!(player.resources, [1; 4]);
    let tokens: Vec<_> = player.tokens.iter().map(|(track, space)| (track.id(), *space)).collect();
    assert!(tokens.iter().filter(|token| **token == ("science", 0)).count() == 2, "{tokens:?}");
}

/// TP-1.5: an empty technology deck is made of its discard pile.
#[test]
fn tp_1_5_the_discard_pile_comes_back() {
    let mut table = begun(3);
    table.rich(0, [1, 0, 0, 0]).change(|saved| {
        let all = std::mem::take(super::table::list(saved, "/technology_deck"));
        super::table::list(saved, "/technology_discard").extend(all);
    });
    table.play("0: advance technology");
    let first = table.may(0)[0].clone();
    table.play(&format!("0: {first}"));
    assert_eq!(table.view().technologies.len(), 3);
    assert!(table.view().technology_discard.is_empty());
}

/// TP-1.8: with deck and discard pile empty the row shows fewer cards.
#[test]
fn tp_1_8_a_short_row() {
    let mut table = begun(3);
    table.rich(0, [1, 0, 0, 0]).change(|saved| {
        let all = std::mem::take(super::table::list(saved, "/technology_deck"));
        super::table::list(saved, "/players/2/technologies/0").extend(all);
    });
    table.play("0: advance technology");
    assert!(!table.may(0).contains(&"invent top".to_string()), "{:?}", table.may(0));
    let first = table.may(0)[0].clone();
    table.play(&format!("0: {first}"));
    assert_eq!(table.view().technologies.len(), 2);
}
