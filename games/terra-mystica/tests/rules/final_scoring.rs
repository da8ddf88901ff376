//! TM-14: the end of the game.

use crate::table::{Table, table};
use engine::Play;

/// The last pass of the game: the first player named passes, everybody else has.
fn ended(text: &str) -> Table {
    let names: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let (last, others) = names.split_first().expect("players");
    let mut table = table(&format!("{text}\n round 6\n passed {}", others.join(" ")));
    table.play(&format!("{last}: pass"));
    table
}

/// TM-14.1: cults, network and resources follow the last pass.
#[test]
fn tm_14_1_the_end_follows_the_last_pass() {
    let table = ended("witches 6 coins 0 workers cults 0/0/0/1 dwelling F4\n giants dwelling I1");
    // 6 coins, and 3 more from the seven tokens in bowl II.
    table.scores("witches: 20 start, 15 network, 3 resources");
    let points = table.game.outcome().map(|outcome| outcome.points[0]);
    assert_eq!(points, Some(i32::from(table.player("witches").points)));
}

/// TM-14.2: 8, 4, 2 for each cult; nothing for space 0.
#[test]
fn tm_14_2_cult_places() {
    let table = ended(
        "witches cults 5/0/0/0 dwelling F4
         giants cults 4/0/0/0 dwelling I1
         nomads cults 3/0/0/0 dwelling I7
         darklings cults 0/0/0/0 dwelling I2",
    );
    table.scores(
        "
        witches: 8 cults
        giants: 4 cults
        nomads: 2 cults
        darklings: 0 cults
    ",
    );
}

/// TM-14.2: two players on the same space share first and second place.
#[test]
fn tm_14_2_cult_ties() {
    let table = ended(
        "witches cults 9/0/0/0 dwelling F4
         giants cults 9/0/0/0 dwelling I1
         nomads cults 3/0/0/0 dwelling I7",
    );
    table.scores(
        "
        witches: 6 cults
        giants: 6 cults
        nomads: 2 cults
    ",
    );
}

/// TM-14.3: 18, 12, 6 for the largest networks; three tied for second share 18.
#[test]
fn tm_14_3_network_places_and_ties() {
    let table = ended(
        "witches dwelling F4 E6
         giants dwelling I1 I12
         nomads dwelling I7 A5
         darklings dwelling C1 A13",
    );
    table.scores(
        "
        witches: 18 network
        giants: 6 network
        nomads: 6 network
        darklings: 6 network
    ",
    );
}

/// TM-14.3: rivers are crossed by the shipping level, bridges always.
#[test]
fn tm_14_3_networks_cross_rivers() {
    let network = |witches: &str| {
        let table = ended(&format!("witches {witches}\n giants dwelling I1 I2 H1"));
        table.game.score(table.seat("witches")).sources
    };
    let won = |sources: &[(&str, i32)]| sources.contains(&("source-network", 18));
    // One river hex from F4 to G3, and from E8 to G3.
    assert!(won(&network("shipping 1 dwelling F4 G3 E8 H4")));
    assert!(!won(&network("dwelling F4 G3 E8 H4")));
    assert!(won(&network("bridges F4:G3 E8:G3 dwelling F4 G3 E8 E7")));
    // F4 and I6 are two river hexes apart.
    assert!(!won(&network("shipping 1 dwelling F4 I6 I5 E6")));
    assert!(won(&network("shipping 2 dwelling F4 I6 I5 E6")));
}

/// TM-14.3: tunnels and carpets connect, and nothing is paid.
#[test]
fn tm_14_3_tunnels_and_carpets_connect() {
    let dwarves = ended("dwarves 0 workers dwelling F6 H6 G4\n giants dwelling I1 I2");
    dwarves.scores("dwarves: 18 network");
    let carpets = |skips: u8| {
        ended(&format!("fakirs skips {skips} stronghold F3 dwelling E8 I1\n giants dwelling D4"))
    };
    carpets(1).scores("fakirs: 15 network");
    carpets(2).scores("fakirs: 18 network");
}

/// TM-14.4: everything becomes coins, sacrifices included; 3 coins a point, Alchemists 2.
#[test]
fn tm_14_4_resources() {
    let end = |who: &str| {
        ended(&format!(
            "{who} 4 coins 2 workers 1 priests bowls 1/5/3 dwelling F4\n giants dwelling I1"
        ))
    };
    // 4 + 2 + 1 + 3 + 2 (from five tokens in bowl II) are 12 coins.
    end("witches").scores("witches: 4 resources");
    end("alchemists").scores("alchemists: 6 resources");
}

/// TM-14.5: most points win, equal points share the victory.
#[test]
fn tm_14_5_the_winners() {
    let table = ended(
        "witches 0 coins 0 workers bowls 12/0/0 cults 0/0/0/0 dwelling F4
         giants 0 coins 0 workers bowls 12/0/0 cults 0/0/0/0 dwelling I1
         nomads 0 coins 0 workers bowls 12/0/0 19 points cults 0/0/0/0 dwelling I7",
    );
    let outcome = table.game.outcome().expect("an outcome");
    assert_eq!(outcome.points, [32, 32, 31]);
    assert_eq!(outcome.places, [1, 1, 3]);
}

/// TM-14.6: a tie over more places than there are prizes shares what there is.
#[test]
fn tm_14_6_missing_prizes_count_nothing() {
    let table = ended(
        "witches cults 5/0/0/0 dwelling F4
         giants cults 4/0/0/0 dwelling I1
         nomads cults 4/0/0/0 dwelling I7
         darklings cults 4/0/0/0 dwelling I2",
    );
    table.scores(
        "
        witches: 8 cults
        giants: 2 cults
        nomads: 2 cults
        darklings: 2 cults
    ",
    );
    let two = ended("witches cults 5/0/0/0 dwelling F4 E6\n giants cults 4/0/0/0 dwelling I1");
    two.scores(
        "
        witches: 8 cults, 18 network
        giants: 4 cults, 12 network
    ",
    );
}
