//! Space tiles, territory tiles and charms bring what their tables say, as the reader understands them.

use super::effects::{compare, counts, finish, only, staged};
use super::reader::{Reader, entries, table};
use crate::rules::table::Table as Staged;
use serde_json::json;
use tapestry::Event;
use tapestry::kinds::{Resource, Source, Track};
use toml::Table;

fn id(entry: &Table) -> &str {
    entry["id"].as_str().expect("a word")
}

/// Seat 0 explores this tile on the last space of the exploration track.
fn explored(tile: &str, way: u64) -> (Staged, Staged) {
    let mut before = staged();
    before.change(|saved| saved["players"][0]["achieved"] = json!(["complete-track"]));
    before.token(0, "exploration", 11).rich(0, [2; 4]).give(0, "space_tiles", tile);
    let mut after = before.clone();
    after.play("0: advance exploration");
    finish(&mut after, way);
    assert_eq!(after.player(0).explored_space, [tile]);
    (before, after)
}

#[test]
fn tp_7_9_space_tiles_bring_what_they_say() {
    let reader = Reader::new();
    let mut all = entries(&table(include_str!("../../content/space-tiles.toml")), "tile");
    // Where its landmark stands may complete a district.
    all.retain(|tile| id(tile) != "space-16");
    assert!(explored("space-16", 0).1.player(0).landmarks.contains(&"monolith".to_string()));
    let expected = |tile: &Table, before: &Staged| {
        let mut start = counts(before);
        start.spaces[0] = 12;
        start.resources -= 2;
        start.space_tiles -= 1;
        let start = only(start);
        let ends = match tile.get("benefit") {
            Some(list) => reader.read(list, start)?,
            None => start,
        };
        // The bonus may be paid although there is no other tile.
        let paid = ends.iter().cloned().map(|mut end| {
            end.resources -= 1;
            end
        });
        Some(paid.collect::<Vec<_>>().into_iter().chain(ends).collect())
    };
    let play = |tile: &Table, way: u64| explored(id(tile), way);
    let odd = ["space-01", "space-04", "space-06", "space-10", "space-11", "space-12"];
    compare("space tile", all, expected, play, &odd);
}

/// TP-7.9: a lasting tile pays for its own track and for no other, to its owner alone.
#[test]
fn tp_7_9_every_lasting_tile() {
    let tracks = ["exploration", "science", "military", "technology", "arts"];
    for (tile, own) in
        [("space-17", "military"), ("space-18", "science"), ("space-19", "technology")]
    {
        for track in tracks {
            for seat in [0, 1] {
                let mut staged = staged();
                staged.token(0, "exploration", 11).rich(0, [2; 4]).give(0, "space_tiles", tile);
                staged.play("0: advance exploration").decline_turn();
                staged.rich(1, [1, 0, 0, 0]);
                if seat == 0 {
                    staged.play("1: advance arts").decline_turn();
                    staged.rich(2, [1, 0, 0, 0]).play("2: advance arts").decline_turn();
                    staged.token(0, "exploration", 0).rich(0, [1, 0, 0, 0]);
                }
                staged.events.clear();
                staged.play(&format!("{seat}: advance {track}")).decline_turn();
                let paid = staged.happened(
                    |event| matches!(event, Event::Scored { seat, points: 5, .. } if seat.0 == 0),
                );
                assert_eq!(paid == 1, seat == 0 && track == own, "{tile}, {track} of seat {seat}");
            }
        }
    }
}

/// TP-7.3: the benefit of every territory tile; points for its sides are counted elsewhere.
#[test]
fn tp_7_3_territory_tiles_bring_what_they_say() {
    let reader = Reader::new();
    let all = entries(&table(include_str!("../../content/territory-tiles.toml")), "tile");
    let mut read = 0;
    for tile in &all {
        let mut staged = staged();
        staged.token(0, "exploration", 1).rich(0, [1, 0, 0, 0]).give(0, "tiles", id(tile));
        let mut start = counts(&staged);
        start.tiles -= 1;
        start.resources = 0;
        start.spaces[0] = 2;
        staged.play("0: advance exploration").decline_turn();
        let found = counts(&staged);
        start.points = found.points;
        // There is no card to upgrade.
        let mut list = tile["benefit"].as_array().expect("a list").clone();
        list.retain(|step| step["do"].as_str() != Some("upgrade"));
        read += list.len();
        let ends = reader.read(&list.into(), only(start)).expect("plain gains");
        assert!(ends.contains(&found), "{}: {found:?} is none of {ends:#?}", id(tile));
    }
    assert_eq!((all.len(), read), (48, 47));
}

/// Seat 0 has played this card in era 2; the others have had their next income turn too.
fn played(card: &str) -> Staged {
    let mut staged = staged();
    staged.rich(0, [1, 1, 1, 0]).play_card(0, card).decline_turn();
    for seat in [1, 2] {
        staged.rich(seat, [1, 1, 1, 1]).quiet_income(seat);
    }
    // Masterpieces would be used again.
    staged.change(|saved| {
        let all = std::mem::take(&mut saved["players"][0]["masterpieces"]);
        saved["players"][0]["masterpieces"] = json!([]);
        let back = all.as_array().expect("a list").clone();
        saved["masterpiece_discard"].as_array_mut().expect("a list").extend(back);
    });
    staged.rich(0, [1, 1, 1, 0]).events.clear();
    staged
}

fn charmed(key: &str) -> Vec<Table> {
    let all = entries(&table(include_str!("../../content/tapestry-cards.toml")), "card");
    all.into_iter().filter(|card| card.contains_key(key)).collect()
}

/// TP-13.7: a right charm comes with the next card on its right, whatever that is.
#[test]
fn tp_13_7_right_charms_bring_what_they_say() {
    let reader = Reader::new();
    let expected = |card: &Table, before: &Staged| {
        let mut start = counts(before);
        start.hand -= 1;
        start.played += 1;
        Some(reader.income(reader.read(&card["charm_right"], only(start))?))
    };
    let play = |card: &Table, way: u64| {
        let mut before = played(id(card));
        before.hand(0, &["militarism"]);
        let mut after = before.clone();
        after.play_card(0, "militarism");
        finish(&mut after, way);
        (before, after)
    };
    compare("right charm", charmed("charm_right"), expected, play, &[]);
}

/// TP-13.7: a left charm comes with its own card, in any order with what the card does, if a card lies on its left.
#[test]
fn tp_13_7_left_charms_bring_what_they_say() {
    let reader = Reader::new();
    let expected = |card: &Table, before: &Staged| {
        let mut start = counts(before);
        start.hand -= 1;
        start.played += 1;
        let nothing = toml::Value::Array(Vec::new());
        let ability = card.get("when_played").unwrap_or(&nothing);
        let first = reader.read(ability, reader.read(&card["charm_left"], only(start.clone()))?)?;
        let last = reader.read(&card["charm_left"], reader.read(ability, only(start))?)?;
        Some(reader.income(first.into_iter().chain(last).collect()))
    };
    let play = |card: &Table, way: u64| {
        let mut before = played("militarism");
        before.hand(0, &[id(card)]);
        let mut after = before.clone();
        after.play_card(0, id(card));
        finish(&mut after, way);
        (before, after)
    };
    let odd = [
        "doppelgangers",
        "long-sleep",
        "mirror-dimension",
        "parallel-selves",
        "sealed-portal",
        "shapeshifters",
        "thinking-machines",
    ];
    compare("left charm", charmed("charm_left"), expected, play, &odd);
    // What the reader cannot follow: the charm comes once more than without a card on its left.
    for card in odd {
        let brings = |left: bool| {
            let mut staged = if left { played("militarism") } else { staged() };
            staged.rich(0, [1, 1, 1, 0]).play_card(0, card).decline_turn();
            staged.happened(|event| match (card, event) {
                ("long-sleep", Event::TapestryGained { seat, .. }) => seat.0 == 0,
                ("shapeshifters", Event::Advanced { seat, track, .. }) => {
                    seat.0 == 0 && *track == Track::Science
                }
                ("thinking-machines", Event::Gained { seat, resource, count: 1 }) => {
                    seat.0 == 0 && *resource == Resource::Coin
                }
                (_, Event::Scored { seat, points, source }) => {
                    let charm = match card {
                        "parallel-selves" => 2,
                        "sealed-portal" => 3,
                        _ => 4,
                    };
                    seat.0 == 0 && *points == charm && *source == Source::Tapestries
                }
                _ => false,
            })
        };
        assert_eq!(brings(true), brings(false) + 1, "{card}");
    }
}
