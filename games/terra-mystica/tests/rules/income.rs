//! TM-5: income.

use crate::table::table;

/// TM-5.1: income comes from structures, from the bonus card taken and from favor tiles.
#[test]
fn tm_5_1_income_of_structures_card_and_favor_tiles() {
    let mut table = table("
        witches  0 workers 0 coins  bowls 12/0/0  air 0  favors FAV7 FAV9  dwelling F4  trading-house C3
        giants   dwelling I1
        free BON5 BON6 BON7   passed giants
    ");
    table.play("witches: pass BON5");
    // Dwellings 2 workers; trading house 2 coins, 1 power; card 1 worker, 3 power; tiles 1
    // worker, 1 power, 3 coins.
    table.has("witches: 4 workers, 5 coins, bowls 7/5/0");
}

/// TM-5.1: round 1 has income too.
#[test]
fn tm_5_1_round_one_has_income() {
    use terra_mystica::Setup;
    use terra_mystica::setup::Mode;
    let setup = Setup { mode: Mode::Introductory, first_player: Some(0), ..Setup::for_seats(2) };
    let mut table = crate::table::opening(&setup, 1);
    table.play(
        "
        nomads: card BON3
        witches: card BON6
    ",
    );
    table.has(
        "
        witches: 8 workers, 15 coins
        nomads: 6 workers, 21 coins
    ",
    );
}

/// TM-5.2: a standard faction with 2 dwellings receives 3 workers; only the number counts.
#[test]
fn tm_5_2_income_depends_on_the_number_of_structures() {
    let income = |structures: &str| {
        let text = format!("witches {structures} card BON4\n giants dwelling I1");
        let income = table(&text).player("witches").income;
        (income.workers, income.coins, income.power - 3, income.priests)
    };
    assert_eq!(income("dwelling F4 C3"), (3, 0, 0, 0));
    assert_eq!(income("dwelling A3 A10 C3 C4 D1 E9 F2 F4"), (8, 0, 0, 0));
    assert_eq!(income("trading-house F4 C3 C4"), (1, 6, 4, 0));
    assert_eq!(income("trading-house C4 C3 D1 F4"), (1, 8, 6, 0));
    assert_eq!(income("temple F4 C3 stronghold C4 sanctuary D1"), (1, 0, 2, 3));
}

/// TM-5.2: incomes that differ from board to board.
#[test]
fn tm_5_2_boards_differ() {
    let income = |player: &str| {
        let table = table(&format!("{player} card BON4\n ice-maidens start plains"));
        let income = table.player(player.split(' ').next().unwrap_or_default()).income;
        (income.workers, income.coins, income.power - 3, income.priests)
    };
    assert_eq!(income("engineers dwelling A2 C2 C5"), (2, 0, 0, 0));
    assert_eq!(income("engineers temple A2 C2"), (0, 0, 5, 1));
    assert_eq!(income("alchemists stronghold E5"), (1, 6, 0, 0));
    assert_eq!(income("swarmlings dwelling D5 trading-house E4"), (3, 2, 2, 0));
    assert_eq!(income("darklings sanctuary E5"), (1, 0, 0, 2));
    assert_eq!(income("chaosmagicians stronghold E3").0, 3);
    assert_eq!(income("fakirs stronghold F3").3, 1);
    assert_eq!(income("dwarves trading-house E7 F6").1, 5);
}

/// TM-5.3: coins on a card are received with the card, not as income.
#[test]
fn tm_5_3_coins_on_a_card_are_not_income() {
    let mut table = table(
        "
        witches  0 coins  card BON4  dwelling F4
        giants   dwelling I1
        free BON5 BON6 BON7   coins BON7 3
    ",
    );
    assert_eq!(table.player("witches").income.coins, 0);
    table.play("witches: pass BON7");
    table.has("witches: 3 coins");
    table.play("giants: pass BON5");
    table.has("witches: 3 coins");
}

/// TM-5.4: power income moves tokens; priests are limited by the supply.
#[test]
fn tm_5_4_power_moves_tokens_and_priests_are_limited() {
    let mut table = table(
        "
        witches  6 priests  bowls 2/5/5  temple F4 C3
        giants   dwelling I1
        free BON4 BON6 BON7   passed giants
    ",
    );
    table.play("witches: pass BON4");
    table.has("witches: 7 priests, bowls 0/6/6");
}

/// TM-5.5: income asks nobody anything; all its power is one gain.
#[test]
fn tm_5_5_income_needs_no_decision() {
    let mut table = table(
        "
        witches  bowls 2/1/9  favors FAV8  trading-house F4
        giants   dwelling I1
        free BON4 BON6 BON7   passed giants
    ",
    );
    table.play("witches: pass BON4");
    table.asks("giants: take a turn");
    // 4 of the tile, 3 of the card, 1 of the trading house: more than the bowls take.
    table.has("witches: bowls 0/0/12");
}
