//! RF-7: trophies, decline, buy-back, recycling.

use crate::table::table;
use engine::{Play, Seat};
use rise_and_fall::Event;

/// A third Temple is built and wins its trophy.
const THIRD_TEMPLE: &str = "
    red     nomad 2,0  temple 4,0  temple 4,1  2 stone  city 5,0  plays nomad
    yellow  ship 8,0  city 7,0  nomad 7,1  plays ship
";

/// RF-7.1: the whole set in the World wins at once and for good.
#[test]
fn rf_7_1_trophies() {
    let mut table = table(THIRD_TEMPLE);
    table.play("2,0 build-temple");
    assert!(table.events.iter().any(|event| matches!(event, Event::Trophy { .. })));
    assert_eq!(table.json()["trophies"]["temple"], 0);
    let mut second = self::table(&format!("{THIRD_TEMPLE}\ntrophy temple yellow"));
    second.play("2,0 build-temple");
    assert_eq!(second.json()["trophies"]["temple"], 1, "one trophy per kind");
}

/// RF-7.2, RF-7.10: EX-R07, the price follows the trophies of all.
#[test]
fn rf_7_2_price_by_trophies() {
    let prices = ["nomad", "city", "ship", "temple", "mountaineer"];
    for (won, price) in [(1, 5), (2, 10), (3, 20), (4, 40), (5, 60)] {
        let trophies: String =
            prices[..won].iter().map(|kind| format!("trophy {kind} yellow\n")).collect();
        let table = table(&format!(
            "red     nomad 0,0  city 4,0  99 gold  decline city
             yellow  ship 8,0
             phase buy-back
             {trophies}"
        ));
        assert!(
            format!("{:?}", table.game.question(Seat(0))).contains(&format!("price: {price},"))
        );
    }
}

/// RF-7.5: every player puts one active card per trophy into decline, in secret.
#[test]
fn rf_7_5_decline() {
    let mut table = table(THIRD_TEMPLE);
    table.play("2,0 build-temple. yellow: end");
    assert_eq!(table.phase(), "decline");
    assert_eq!(table.game.asked().len(), 2);
    table.refuses("red: decline ship", "RF-7.5");
    table.play("red: decline temple");
    assert_eq!(table.zone("red", "temple"), "hand", "still face down");
    table.play("yellow: decline ship");
    assert_eq!(table.zone("red", "temple"), "decline");
    assert_eq!(table.zone("yellow", "ship"), "decline", "the card just played is allowed");
    assert_eq!(table.phase(), "select");
}

/// RF-7.6: who has fewer active cards gives all of them.
#[test]
fn rf_7_6_fewer_cards() {
    let mut table = table(
        "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  plays nomad  9 gold
         yellow  ship 8,0  5 gold  plays ship",
    );
    table.play("2,0 build-temple. yellow: end");
    // Yellow has one card and gives it; Red has one left as well.
    assert_eq!(table.zone("yellow", "ship"), "decline");
    assert_eq!(table.phase(), "buy-back");
}

/// RF-7.10: EX-R08, to hand with a piece of the kind, to reserve without.
#[test]
fn rf_7_10_buy_back() {
    let lines = "
        red     nomad 0,0  city 4,0  12 gold  decline city  decline temple
        yellow  ship 8,0  nomad 7,0
        phase buy-back
        trophy nomad yellow
    ";
    let mut hand = table(lines);
    hand.refuses("buy ship", "RF-7.10");
    hand.play("buy city");
    assert_eq!((hand.zone("red", "city"), hand.goods("red")[0]), ("hand", 7));
    let mut reserve = table(lines);
    reserve.play("buy temple");
    assert_eq!(reserve.zone("red", "temple"), "reserve");
    let mut nothing = table(lines);
    nothing.play("no-buy");
    assert_eq!((nothing.zone("red", "city"), nothing.goods("red")[0]), ("decline", 12));
}

/// RF-7.10: EX-R09, also in the last round.
#[test]
fn rf_7_10_last_round() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  50 gold  decline city
         yellow  ship 8,0  nomad 7,0
         phase buy-back
         trophy nomad yellow
         trophy ship yellow
         trophy temple yellow
         trophy merchant yellow",
    );
    let before = table.points("red", "score-development");
    table.play("buy city");
    assert_eq!(table.phase(), "over");
    assert_eq!(table.points("red", "score-development"), before + 1);
}

/// RF-7.11: without an active card one must be bought whose kind is in the World, or all is over.
#[test]
fn rf_7_11_forced_buy_back() {
    let lines = |gold: u16| {
        format!(
            "red     city 4,0  {gold} gold  decline city  decline temple
             yellow  ship 8,0  nomad 7,0
             phase {}
             trophy nomad yellow",
            if gold >= 5 { "buy-back" } else { "select" }
        )
    };
    let mut table = table(&lines(5));
    table.refuses("no-buy", "RF-7.11");
    table.refuses("buy temple", "RF-7.11");
    table.play("buy city");
    assert_eq!(table.phase(), "select");

    let mut poor = self::table(
        "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  plays nomad  9 gold
         yellow  ship 8,0  plays ship",
    );
    poor.play("2,0 build-temple. yellow: end. red: buy temple");
    assert!(poor.civ("yellow")["extinct"].as_bool().unwrap_or(false));
    assert_eq!(poor.phase(), "over");
}

/// RF-7.12: the first player decides first, then clockwise.
#[test]
fn rf_7_12_order_of_buyers() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  9 gold  decline city
         yellow  ship 8,0  nomad 7,0  9 gold  decline ship
         first yellow
         turn yellow
         phase buy-back
         trophy nomad yellow",
    );
    assert_eq!(table.asked(), Seat(1));
    table.play("no-buy");
    assert_eq!(table.asked(), Seat(0));
}

/// RF-7.15: an empty hand takes up the discard, and the token moves once (EX-P07).
#[test]
fn rf_7_15_recycling() {
    let mut table = table(
        "red     nomad 5,0  city 4,0  plays nomad  discard city
         yellow  ship 8,0  plays ship",
    );
    table.play("5,0 produce. yellow: end");
    assert_eq!(table.zone("red", "nomad"), "hand");
    assert_eq!(table.zone("red", "city"), "hand");
    assert_eq!(table.zone("yellow", "ship"), "hand");
    assert_eq!(table.json()["first"], 1, "both recycled, the token moved once");
}

/// RF-7.15: nobody recycles, the token stays.
#[test]
fn rf_7_15_token_stays() {
    let mut table = table(
        "red     nomad 5,0  city 4,0  plays nomad
         yellow  ship 8,0  nomad 7,0  plays ship",
    );
    table.play("5,0 produce. yellow: end");
    assert_eq!(table.zone("red", "nomad"), "discard");
    assert_eq!(table.json()["first"], 0);
}

/// RF-7.16: a hand that becomes empty by a swap of guilds recycles too.
#[test]
fn rf_7_16_emptied_in_phase_e() {
    let mut table = table(
        "red     city 5,0  ship 3,0  10 gold  guild doppelgangers  plays ship
         yellow  nomad 8,0  city 7,0  guild aquanauts  plays city",
    );
    table.play("red: end. yellow: end. swap 1 aquanauts");
    assert_eq!(table.count("yellow", "nomad"), 0, "it stood at sea");
    assert_eq!(table.zone("yellow", "city"), "hand");
    assert_eq!(table.phase(), "select");
    assert_eq!(table.json()["first"], 1, "so the token moves");
}

/// RF-7.16: who is noted recycles in any case, even if a swap leaves nothing to take up.
#[test]
fn rf_7_16_noted_in_any_case() {
    let mut table = table(
        "red     city 5,0  ship 3,0  10 gold  guild doppelgangers  plays ship
         yellow  nomad 8,0  city 7,0  guild aquanauts  plays nomad  decline city",
    );
    table.play("red: end. yellow: end. swap 1 aquanauts");
    assert_eq!(table.count("yellow", "nomad"), 0, "it stood at sea");
    assert!(table.events.contains(&Event::Recycled { seat: Seat(1) }));
    assert!(table.events.contains(&Event::TokenMoved { seat: Seat(1) }));
}

/// What waits is printed with the table: the piece and the action whose aim is asked for.
#[test]
fn what_waits_is_printed() {
    let mut table = table("red     nomad 5,0  plays nomad\nyellow  ship 8,0  city 7,0  plays ship");
    table.play("5,0 move");
    let printed = format!("{:?}", table.game);
    for part in ["deed: Move", "picked: ", "laying: ", "swap_asked: ", "tales: ", "npcs: "] {
        assert!(printed.contains(part), "no {part}in {printed}");
    }
}
