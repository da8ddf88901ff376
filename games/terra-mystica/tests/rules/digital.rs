//! TM-18: rulings for a digital service.

use crate::table::{Table, table};
use engine::{Game, NoLuck, Play, Silence};

/// TM-18.2: who leaves takes no more turns and answers no offers; the card is free for others.
#[test]
fn tm_18_2_leaving() {
    let mut table = table(
        "
        witches  9 workers 20 coins  dwelling F4
        nomads   card BON8  dwelling F3
        giants   dwelling D4
        free BON4 BON6 BON7
    ",
    );
    table.play("nomads: leave");
    assert_eq!(table.view().free_cards.len(), 4);
    // The structures stay: the trading house is cheap, but nobody is asked.
    table.play("witches: upgrade F4 to TP");
    table.has("witches: 17 coins");
    table.asks("giants: take a turn");
    table.play("giants: pass BON8");
    table.asks("witches: take a turn");
}

/// TM-18.2: the active player may leave; the turn goes on.
#[test]
fn tm_18_2_leaving_on_the_own_turn() {
    let mut table = table(
        "
        witches  9 workers 20 coins  trading-house F4
        nomads   dwelling F3
        giants   dwelling D4
    ",
    );
    table.play("witches: upgrade F4 to TE. leave");
    table.play("nomads: decline");
    table.asks("nomads: take a turn");
}

/// TM-18.2: an offer to somebody who leaves counts as "could not take".
#[test]
fn tm_18_2_an_offer_to_a_leaver_was_no_refusal() {
    let mut table = table(
        "
        cultists  9 workers 20 coins  bowls 5/7/0  dwelling E6
        nomads    dwelling F3
        giants    dwelling I1
        rule cultist-errata
    ",
    );
    table.play("cultists: upgrade E6 to TP");
    table.play("nomads: leave");
    table.has("cultists: bowls 5/7/0");
    table.asks("giants: take a turn");
}

/// TM-18.2: ranks in cults and network still count.
#[test]
fn tm_18_2_leavers_keep_their_ranks() {
    let mut table = table(
        "
        witches  cults 4/0/0/0  dwelling F4
        nomads   cults 5/0/0/0  dwelling F3 E5
        round 6
    ",
    );
    table.play("nomads: leave");
    table.play("witches: pass");
    table.scores(
        "
        witches: 4 cults, 12 network
        nomads: 8 cults, 18 network
    ",
    );
}

/// Everybody who is asked passes or takes the first thing offered, to the end of the game.
fn play_to_the_end(table: &mut Table, gone: &str) {
    let gone = table.seat(gone);
    for _ in 0..2000 {
        let Some(seat) = table.game.asked().first() else { return };
        assert_ne!(seat, gone, "a player who left is asked: {:?}", table.view().asked);
        let moves = table.game.legal_moves(seat);
        let last = *moves.last().expect("an answer");
        table.game.apply(seat, last, &mut NoLuck, &mut Silence);
        assert_eq!(table.game.broken_law(), None);
    }
    panic!("the game does not end");
}

/// TM-18.2: the others play on to the end, in the order of passing too (TM-X5).
#[test]
fn tm_18_2_the_others_play_on() {
    for rule in ["", "rule variable-turn-order", "rule late-leech"] {
        for gone in ["witches", "nomads", "giants"] {
            let mut table = table(&format!(
                "witches dwelling F4\n nomads dwelling F3\n giants dwelling D4\n {rule}"
            ));
            table.play(&format!("{gone}: leave"));
            play_to_the_end(&mut table, gone);
            let mut order: Vec<u8> = table.view().order.iter().map(|seat| seat.0).collect();
            order.sort_unstable();
            assert_eq!(order, [0, 1, 2], "{rule}, {gone} left");
        }
    }
}

/// TM-18.2: the game ends even if everybody leaves.
#[test]
fn tm_18_2_everybody_may_leave() {
    let mut table = table(
        "
        witches  dwelling F4
        nomads   dwelling F3
    ",
    );
    table.play("nomads: leave");
    table.play("witches: leave");
    assert!(table.game.outcome().is_some());
}

/// TM-18.2: a player who left is not asked about priests or spades either.
#[test]
fn tm_18_2_leavers_are_asked_nothing() {
    for player in ["riverwalkers home forest unlocked forest temple", "acolytes temple"] {
        let who = player.split(' ').next().unwrap_or_default();
        let mut table = table(&format!(
            "{player} F4 cults 0/0/8/0\n nomads dwelling F3\n giants dwelling D4
             scoring SCORE2"
        ));
        table.play(&format!("{who}: leave"));
        play_to_the_end(&mut table, who);
    }
}

/// TM-18.3: an illegal request changes nothing, whoever asks for whatever.
#[test]
fn tm_18_3_a_refused_move_changes_nothing() {
    let mut table = table(
        "
        witches  9 workers 20 coins  dwelling F4
        nomads   dwelling F3
    ",
    );
    table.refuses("witches: upgrade F4 to SA", "TM-8.40");
    table.refuses("nomads: pass BON9", "not-asked");
    table.refuses("witches: leech offer 3", "TM-10.2");
    table.play("witches: upgrade F4 to TP");
    table.refuses("witches: leech", "not-asked");
}
