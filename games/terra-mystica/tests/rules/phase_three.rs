//! TM-13: phase III.

use crate::table::table;

/// TM-13.1: the reward once for every full number of steps.
#[test]
fn tm_13_1_rewards_for_full_steps() {
    let mut table = table(
        "
        witches  0 workers  air 7  dwelling F4
        giants   0 workers  air 1  dwelling I1
        scoring SCORE7   passed giants
    ",
    );
    table.play("witches: pass BON9");
    // 7 steps of air are three times 2; the dwelling brings 2 more.
    table.has(
        "
        witches: 5 workers
        giants: 2 workers
    ",
    );
}

/// TM-13.1: spades are used in the turn order of the next round.
#[test]
fn tm_13_1_spades_in_the_order_of_the_next_round() {
    let mut table = table(
        "
        witches    earth 8  dwelling F4
        halflings  earth 4  dwelling H7
        darklings  earth 4  dwelling I2
        scoring SCORE2   passed halflings darklings
    ",
    );
    table.play("witches: pass BON9");
    table.asks("halflings: use 1 spades");
    table.play("halflings: transform H6 to red");
    table.asks("darklings: use 1 spades");
    table.play("darklings: -SPADE");
    table.asks("witches: use 2 spades");
}

/// TM-13.2: any reachable hexes in any direction, no dwelling, nothing bought.
#[test]
fn tm_13_2_spades_without_a_dwelling() {
    let mut table = table(
        "
        darklings  9 workers 20 coins 3 priests  water 4  dwelling E5
        witches    dwelling A3
        scoring SCORE6   passed witches
    ",
    );
    table.play("darklings: pass BON9");
    table.refuses("darklings: transform F3 to black", "TM-13.2");
    table.offers("darklings: transform E4 to green. -SPADE");
    table.play("darklings: transform E4 to black");
    table.asks("witches: take a turn");
    table.has("darklings: 1 dwellings");
}

/// TM-13.2: on one hex or on several, foreign terrain as often as wanted.
#[test]
fn tm_13_2_spades_on_several_hexes() {
    let mut table = table(
        "
        witches  earth 8  dwelling F4
        giants   dwelling I1
        scoring SCORE2   passed giants
    ",
    );
    table.play("witches: pass BON9. transform E6 to yellow. transform E7 to red");
    table.shows("E6 desert, E7 wasteland");
    table.asks("giants: take a turn");
}

/// TM-13.2: Giants need two for a hex, a single one is lost.
#[test]
fn tm_13_2_a_single_spade_of_the_giants_is_lost() {
    let after = |earth: u8| {
        let mut table = table(&format!(
            "giants earth {earth} dwelling D4\n witches dwelling A3\n scoring SCORE2\n passed witches"
        ));
        table.play("giants: pass BON9");
        table
    };
    after(4).asks("witches: take a turn");
    let mut two = after(8);
    two.asks("giants: use 2 spades");
    two.play("giants: transform E6 to red");
    two.asks("witches: take a turn");
}

/// TM-13.2: no tunnel, no carpet.
#[test]
fn tm_13_2_no_tunnel_in_phase_three() {
    let mut table = table(
        "
        dwarves  9 workers  earth 4  dwelling F6
        witches  dwelling A3
        scoring SCORE2   passed witches
    ",
    );
    table.play("dwarves: pass BON9");
    table.refuses("dwarves: transform G4 to red", "TM-13.2");
}

/// TM-13.2: Halflings score and Alchemists gain power for spades received, used or not.
#[test]
fn tm_13_2_received_spades_count_for_factions() {
    let mut table = table(
        "
        halflings   earth 8  dwelling E6
        alchemists  earth 4  bowls 12/0/0  stronghold I2
        scoring SCORE2   free BON9 BON7 BON6   passed alchemists
    ",
    );
    table.play("halflings: pass BON9");
    table.has(
        "
        halflings: 22 points
        alchemists: bowls 10/2/0
    ",
    );
    table.play("alchemists: -SPADE");
    table.play("halflings: -SPADE");
    table.has("halflings: 22 points");
}

/// TM-13.3: action tokens go, coins come on free cards and add up.
#[test]
fn tm_13_3_clean_up() {
    let mut table = table(
        "
        witches  used stronghold  stronghold F4  dwelling A3
        giants   dwelling I1
        free BON4 BON6 BON7   coins BON6 2   used ACT1 ACT6
    ",
    );
    table.pass_all();
    let view = table.view();
    assert_eq!(view.round, 2);
    assert!(view.power_actions.iter().all(|action| !action.used));
    assert!(!view.players[0].stronghold_used);
    let coins: Vec<_> = view.free_cards.iter().map(|card| (card.card, card.coins)).collect();
    // Witches took BON4, Giants the BON3 they gave back; BON6 had 2 coins already.
    assert_eq!(coins, [("BON6", 3), ("BON7", 1), ("BON8", 1)]);
}

/// TM-13.4: rewards other than spades need no decision.
#[test]
fn tm_13_4_other_rewards_ask_nobody() {
    let mut table = table(
        "
        witches  fire 8  bowls 12/0/0  dwelling F4
        giants   fire 4  bowls 12/0/0  dwelling I1
        scoring SCORE5   free BON9 BON7 BON1
    ",
    );
    table.play(
        "
        witches: pass BON9
        giants: pass BON7
    ",
    );
    table.asks("witches: take a turn");
    table.has(
        "
        witches: bowls 4/8/0
        giants: bowls 8/4/0
    ",
    );
}
