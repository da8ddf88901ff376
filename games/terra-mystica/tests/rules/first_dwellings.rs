//! TM-3: first dwellings and first bonus card.

use crate::table::{Table, opening};
use terra_mystica::Setup;
use terra_mystica::kinds::Faction;
use terra_mystica::setup::Factions;

fn placing(factions: &[Faction]) -> Table {
    let cards = ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON8", "BON9"];
    let setup = Setup {
        factions: Factions::Fixed(factions.to_vec()),
        first_player: Some(0),
        scoring_tiles: ["SCORE5", "SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE6"]
            .map(String::from)
            .to_vec(),
        bonus_cards: cards[..factions.len() + 3].iter().map(|card| card.to_string()).collect(),
        ..Setup::for_seats(factions.len() as u8)
    };
    opening(&setup, 1)
}

/// TM-3.1: forward, backward, then the Nomads' third, then the Chaos Magicians' only one.
#[test]
fn tm_3_1_order_of_the_first_dwellings() {
    let mut table = placing(&[Faction::ChaosMagicians, Faction::Nomads, Faction::Witches]);
    for (who, hex) in [
        ("nomads", "F3"),
        ("witches", "F4"),
        ("witches", "C3"),
        ("nomads", "E8"),
        ("nomads", "I7"),
        ("chaos-magicians", "D4"),
    ] {
        table.asks(&format!("{who}: place a dwelling"));
        table.play(&format!("{who}: place {hex}"));
    }
    table.asks("witches: choose a card");
}

/// TM-3.2: any free hex of the home terrain, nowhere else.
#[test]
fn tm_3_2_first_dwellings_stand_on_home_terrain() {
    let mut table = placing(&[Faction::Witches, Faction::Giants]);
    let all = "A3, A10, C3, C4, D1, E9, F2, F4, G3, I6, I11";
    assert_eq!(table.targets("witches: place"), all);
    table.refuses("witches: place F3", "TM-3.2");
    table.play("witches: place A3");
    table.play("giants: place E3. place I12");
    table.refuses("witches: place A3", "TM-3.2");
    table.play("witches: place I11");
    table.has("witches: 15 coins, 3 workers");
}

/// TM-3.3: first dwellings are placed, not built: no points, no power for neighbours.
#[test]
fn tm_3_3_first_dwellings_are_not_built() {
    let mut table = placing(&[Faction::Witches, Faction::Nomads]);
    table.play(
        "
        witches: place F4
        nomads: place F3
    ",
    );
    table.asks("nomads: place a dwelling");
    table.has(
        "
        witches: 20 points, bowls 5/7/0
        nomads: 20 points, bowls 5/7/0
    ",
    );
}

/// TM-3.4: cards are chosen from last to first; then the three cards left get 1 coin each.
#[test]
fn tm_3_4_first_cards_are_chosen_backwards() {
    let mut table = placing(&[Faction::Witches, Faction::Giants, Faction::Swarmlings]);
    table.play(
        "
        witches: place F4
        giants: place I1
        swarmlings: place A4
        swarmlings: place D2
        giants: place I12
        witches: place C3
    ",
    );
    table.asks("swarmlings: choose a card");
    table.play("swarmlings: card BON3");
    table.refuses("giants: card BON3", "TM-3.4");
    table.play(
        "
        giants: card BON6
        witches: card BON5
    ",
    );
    let left = table.view().free_cards;
    let left: Vec<_> = left.iter().map(|card| (card.card, card.coins)).collect();
    assert_eq!(left, [("BON1", 1), ("BON2", 1), ("BON4", 1)]);
    table.asks("witches: take a turn");
}
