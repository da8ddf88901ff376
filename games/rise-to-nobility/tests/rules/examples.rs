//! Worked examples, told with the names of the rulebook's players: those it prints (A), its
//! numbers turned into plays (B), and rulings found in public material (C).

use crate::table::{opening, table};
use engine::Seat;
use rise_to_nobility::Setup;
use rise_to_nobility::content::content;

/// EX-A1: Fred has Reputation 11 and rolled 5, 2, 3, 2, 4.
#[test]
fn ex_a1_fred_and_his_reputation() {
    let fred = "0: reputation 11, dice 5 2 3 2 4, coins 0\n1: coins 0\n2: coins 0";
    let open = "hand halfling-1, goods art 1 weapons 1 furniture 1";
    let mut ten = table(&format!("{fred}\n0: {open}"));
    ten.play("0: die 5 artists. end\n1: end\n2: end\n0: die 2 wizards. end\n0: die 3 artists. end");
    assert_eq!(ten.player(0).placed, 10);
    ten.refuses("0: die 2 berk", "RTN-5.1");
    let mut eleven = table(&format!("{fred}\n0: {open}"));
    eleven.play("0: die 2 artists. end\n1: end\n2: end\n0: die 3 artists. end");
    eleven.play("0: die 2 wizards. end\n0: die 4 wizards");
    assert_eq!(eleven.player(0).placed, 11);
    let mut risen = table(&format!("{fred}\n0: {open}\nworkshop artists 1 artists-2"));
    risen.play(
        "0: die 5 artists. end\n1: end\n2: end\n0: die 2 wizards. end\n0: die 3 wizards. end",
    );
    assert_eq!(risen.player(0).reputation, 12, "the Artists' Workshop raised it");
    risen.play("0: die 2 berk. done");
    assert_eq!(risen.player(0).placed, 12);
}

/// EX-A2: Jenny, Jade and Melissa at the Cavern Tavern.
#[test]
fn ex_a2_jenny_jade_and_melissa() {
    let mut table = table(
        "show elf-1 elf-2 elf-3
         0: dice 2 1 1 1 1
         1: dice 3 1 1 1 1
         2: dice 6 2 1 1 1",
    );
    table.play("0: die 2 tavern. take elf-1");
    table.refuses("1: die 1 tavern", "RTN-7.1");
    table.play("1: die 3 tavern. take elf-2");
    table.refuses("2: die 2 tavern", "RTN-7.1");
    table.play("2: die 6 tavern. take elf-3");
    for (seat, card) in [(0, "elf-1"), (1, "elf-2"), (2, "elf-3")] {
        assert_eq!(table.player(seat).hand, [card]);
    }
}

const JULIEN: &str = "0: hand human-8, goods weapons 4 furniture 4 books 4 magic 4";

/// EX-A3: Julien gives everything the 8-12 card can take.
#[test]
fn ex_a3_julien_at_the_maximum() {
    let mut table = table(&format!("{JULIEN}, character rhys-lusys"));
    let before = table.goods(0);
    table.play(
        "0: fulfil human-8. spend weapons 3. spend furniture 3. spend books 3. spend magic 3",
    );
    let spent: u16 = before.iter().sum::<u16>() - table.goods(0).iter().sum::<u16>();
    assert_eq!((spent, table.source(0, "source-settlers")), (12, 12));
}

/// EX-A4: or as little as 8, and everything in between; never without one of each.
#[test]
fn ex_a4_julien_at_the_minimum() {
    for (weapons, points) in [(1, 8), (2, 9), (3, 10)] {
        let mut table = table(&format!("{JULIEN}, character rhys-lusys"));
        table.play(&format!(
            "0: fulfil human-8. spend weapons {weapons}. spend furniture 3. spend books 2. spend magic 2"
        ));
        assert_eq!(table.source(0, "source-settlers"), points);
    }
    let mut printed = table(&format!("{JULIEN}, character rhys-lusys"));
    printed.play(
        "0: fulfil human-8. spend weapons 2. spend furniture 3. spend books 2. spend magic 1",
    );
    assert_eq!(printed.source(0, "source-settlers"), 8);
    let mut eleven = table(&format!("{JULIEN}, character rhys-lusys"));
    eleven.play(
        "0: fulfil human-8. spend weapons 3. spend furniture 3. spend books 3. spend magic 2",
    );
    assert_eq!(eleven.source(0, "source-settlers"), 11);
    let mut none = table(&format!("{JULIEN}, character rhys-lusys"));
    none.play("0: fulfil human-8. spend weapons 3. spend furniture 3. spend books 2");
    none.refuses("0: spend magic 0", "RTN-7.5");
    let mut four = table(&format!("{JULIEN}, character rhys-lusys"));
    four.refuses("0: fulfil human-8. spend weapons 3. spend furniture 4", "RTN-7.5");
    let mut carpenter = table(&format!("{JULIEN}, character tobin-oakhand"));
    carpenter.play("0: fulfil human-8. spend weapons 3");
    carpenter.offers("0: spend furniture 4");
}

/// EX-A5: Éric, Vincent and Amélie at the Construction Yard.
#[test]
fn ex_a5_eric_vincent_and_amelie() {
    let mut table = table(
        "0: dice 6 1 1 1 1, coins 5
         1: dice 3 1 1 1 1, coins 5
         2: dice 2 4 1 1 1, coins 5",
    );
    table.play("0: die 6 yard\n1: die 3 yard");
    table.refuses("2: die 4 yard", "RTN-8.1");
    table.play("2: die 2 yard");
    for seat in 0..3 {
        let player = table.player(seat);
        assert_eq!((player.coins, player.houses_ready), (0, 2), "the House of the start, and one");
    }
}

/// EX-A6: Éric has two Apprentices with the Carpenters and places a 3.
#[test]
fn ex_a6_eric_and_his_apprentices() {
    for (bought, received) in [(2, 4), (1, 3), (0, 0)] {
        let mut table = table("0: apprentices carpenters 2, coins 2, dice 3 1 1 1 1");
        table.play(&format!("0: die 3 carpenters. buy {bought}"));
        assert_eq!((table.goods(0)[2], table.player(0).coins), (received, 2 - bought));
    }
}

/// EX-A7: Christophe sells a jewel, a relic and a piece of furniture.
#[test]
fn ex_a7_christophe_at_the_port() {
    let mut table =
        table("ship ship-01\n0: goods jewelry 1 magic 1 furniture 1, coins 0, dice 3 1 1 1 1");
    table.play("0: die 3 port. sell furniture 1. sell jewelry 1. sell magic 1");
    assert_eq!((table.player(0).coins, table.goods(0)), (6, [0; 6]));
    assert_eq!(table.view().port.sold, [0, 0, 1, 1, 0, 1]);
    table.play("1: end\n2: end");
    table.end_round();
    assert_eq!(table.view().port.sold, [0; 6], "until Upkeep");
}

/// EX-A8: with elves and dwarves at home, only their Councillors listen.
#[test]
fn ex_a8_whom_the_council_hears() {
    let peoples = ["halfling", "human", "elf", "dwarf", "green-elf", "trobit"];
    let tiles = ["a01", "a02", "a03", "a04", "a05", "a06"];
    let council: Vec<String> = peoples
        .iter()
        .zip(tiles)
        .map(|(people, tile)| format!("council {people} 1 {tile}"))
        .collect();
    let mut table = table(&format!(
        "{}\n0: fulfilled elf-1 dwarf-1, nobility 4, coins 20, goods art 9 weapons 9 furniture 9 jewelry 9 books 9 magic 9",
        council.join(", ")
    ));
    table.offers("0: die 1 council-elf-1. die 1 council-dwarf-1");
    for people in ["halfling", "human", "green-elf", "trobit"] {
        table.refuses(&format!("0: die 1 council-{people}-1"), "RTN-11.6");
    }
}

/// EX-A9: two players, two apprentice slots.
#[test]
fn ex_a9_no_third_apprentice_with_two_players() {
    let mut table = table("players 2\n0: workers 2, coins 0\n1: apprentices artists 1");
    table.play("0: die 1 artists. worker");
    assert_eq!(table.view().guilds[0].apprentices, [1, 1]);
    assert_eq!((table.player(0).workers, table.view().active), (1, Some(Seat(1))), "no room");
}

/// EX-A10: Settlers cannot be welcomed in the middle of a die, nor their Workers placed with it.
#[test]
fn ex_a10_settlers_wait_for_the_die() {
    let mut table =
        table("0: hand halfling-1, goods weapons 1 furniture 1, coins 1, apprentices wizards 1");
    table.play("0: die 1 artists. buy 1");
    table.refuses("0: fulfil halfling-1", "RTN-4.5");
    table.play("0: done. fulfil halfling-1");
    assert_eq!((table.player(0).workers, table.player(0).apprentices[0]), (2, 0));
}

/// EX-A11: Will moves Apprentices of Kate and Mike to the Scholars.
#[test]
fn ex_a11_will_moves_kate_and_mike() {
    let mut table = table(
        "players 4, night
         0: coins 1
         1: apprentices carpenters 1, apprentices scholars 1
         2: apprentices blacksmiths 1, apprentices scholars 1",
    );
    let books = table.goods(0)[4];
    table.play("0: die 1 scholars. buy 1. move carpenters of 1\n1: allow\n0: move blacksmiths of 2\n2: allow");
    let apprentices = |guild: usize| table.view().guilds[guild].apprentices.iter().sum::<u8>();
    assert_eq!((apprentices(4), apprentices(2), apprentices(1)), (4, 0, 0));
    assert_eq!(table.goods(0)[4], books + 1);
}

/// EX-A12: Sarah keeps her Apprentice with the Artists.
#[test]
fn ex_a12_sarah_refuses() {
    let mut table = table(
        "players 4, night
         0: coins 0, dice 3 1 1 1 1, workers 1, apprentices scholars 1
         1: apprentices artists 1, reputation 9",
    );
    table.play("0: die 3 merchants. move artists of 1\n1: refuse");
    assert_eq!((table.player(1).reputation, table.player(1).apprentices[0]), (8, 1));
    assert_eq!(table.view().guilds[3].apprentices, [0; 4]);
    assert_eq!(table.view().active, Some(Seat(1)), "Will moves nobody else with this die");
}

/// EX-B1: coins for each Apprentice, by how many a Guild holds in all.
#[test]
fn ex_b1_income_of_apprentices() {
    let printed: [(u8, &[u16]); 5] = [
        (2, &[3, 2]),
        (3, &[3, 2, 1]),
        (4, &[3, 2, 2, 1]),
        (5, &[3, 2, 2, 1, 1]),
        (6, &[4, 3, 2, 2, 1, 1]),
    ];
    for (players, coins) in printed {
        for (others, coins) in (0..).zip(coins) {
            let mut table = table(&format!(
                "players {players}\n0: apprentices artists 1, coins 0\n1: apprentices artists {others}, coins 0"
            ));
            table.end_round();
            assert_eq!(table.player(0).coins, *coins, "{players} players, {others} others");
            assert_eq!(table.player(1).coins, others * coins);
        }
    }
    let mut check =
        table("players 4\n0: apprentices artists 2, coins 0\n1: apprentices artists 1, coins 0");
    check.end_round();
    assert_eq!((check.player(0).coins, check.player(1).coins), (4, 2));
}

/// EX-B2: slots by number of players.
#[test]
fn ex_b2_slots_by_number_of_players() {
    for (seats, guild_dice) in [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let view = opening(&Setup::for_seats(seats)).view();
        let slots = usize::from(seats);
        assert_eq!((view.tavern.dice.len(), view.yard.len()), (slots, slots));
        assert!(view.guilds.iter().all(|guild| guild.open_slots == guild_dice));
        assert!(view.guilds.iter().all(|guild| guild.apprentice_slots == seats));
    }
}

/// EX-B3: a 2 activates one Workshop, a 4 two, a 5 three, from the left.
#[test]
fn ex_b3_workshops_from_the_left() {
    for (die, coins, reputation, goods) in [(2, 1, 20, 0), (4, 1, 21, 0), (5, 1, 21, 1)] {
        let mut table = table(&format!(
            "workshop artists 1 artists-1, workshop artists 2 artists-2, workshop artists 3 artists-3
             0: dice {die} 1 1 1 1, coins 0, reputation 20"
        ));
        table.play(&format!("0: die {die} artists. buy 0"));
        let player = table.player(0);
        assert_eq!((player.coins, player.reputation, player.goods[0]), (coins, reputation, goods));
    }
}

/// EX-B4: with two players the owner is paid twice, bonus or not.
#[test]
fn ex_b4_the_owner_is_paid_twice() {
    for answer in ["reroll none", "reroll 1111"] {
        let mut table = table(
            "players 2\n0: workshop artists 1 artists-5, coins 0\n1: dice 1 1 1 1 1, coins 0\nturn 1",
        );
        table.play(&format!("1: die 1 artists. {answer}"));
        assert_eq!(table.player(0).coins, 2);
    }
}

/// EX-B5: tokens at Berk's Office.
#[test]
fn ex_b5_berk_and_his_tokens() {
    for (die, tokens) in [(2, 1), (4, 2), (6, 3)] {
        let mut table = table(&format!("0: dice {die} 1 1 1 1, coins 9"));
        table.play(&format!("0: die {die} berk"));
        let extra = tokens - 1;
        table.refuses(&format!("0: modifiers {tokens}"), "RTN-11.10");
        if extra > 0 {
            table.play(&format!("0: modifiers {extra}"));
        }
        let player = table.player(0);
        assert_eq!((player.modifiers, player.coins), (tokens, 9 - u16::from(extra)));
    }
}

/// EX-B6: 5 points and 2 stars for a Community Building; sold, the stars stay.
#[test]
fn ex_b6_a_community_building_comes_and_goes() {
    let mut table =
        table("hall 1 common-01\n0: coins 3, workers 1, dice 6 1 1 1 1\n1: coins 0\n2: coins 0");
    table.play("0: die 6 hall. area 2");
    let player = table.player(0);
    assert_eq!((player.points, player.nobility, player.workers, player.coins), (5, 2, 0, 0));
    table.play("0: sell-area 2");
    let player = table.player(0);
    assert_eq!((player.points, player.nobility, player.workers, player.coins), (0, 2, 1, 3));
    assert_eq!(table.view().piles.buildings_discarded, 1);
}

/// EX-B7: the point for a Community Building is not given afterwards.
#[test]
fn ex_b7_no_points_for_earlier_settlers() {
    let mut table = table(
        "hall 1 common-01
         0: fulfilled elf-1 elf-2, points 8, hand halfling-1, goods art 1 weapons 1 furniture 1, coins 3, workers 1, dice 6 1 1 1 1",
    );
    table.play("0: die 6 hall. area 1");
    assert_eq!(table.player(0).points, 13, "5 for the Building");
    table.play("0: fulfil halfling-1");
    assert_eq!(table.player(0).points, 13 + 3 + 1);
}

/// EX-B8: the Stone Council costs 2 Reputation.
#[test]
fn ex_b8_reputation_lost_at_the_council() {
    let mut table = table(
        "council elf 1 a01\n0: reputation 12, nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1",
    );
    table.play("0: die 1 council-elf-1");
    assert_eq!(table.player(0).reputation, 10);
}

/// EX-B9: a 6 becomes a 5 and never a 1; a 3 with two tokens a 5 or a 1.
#[test]
fn ex_b9_limits_of_modifiers() {
    let mut one = table("0: dice 6 3 3 3 3, modifiers 1, reputation 20");
    one.offers("0: die 6 as 5 artists");
    one.refuses("0: die 6 as 1 artists", "RTN-5.5");
    let two = table("0: dice 6 3 3 3 3, modifiers 2, reputation 20");
    two.offers("0: die 3 as 5 artists. die 3 as 1 artists");
}

/// EX-B10: seven goods are 3 points, Nobility 12 is 6.
#[test]
fn ex_b10_points_of_the_end() {
    let mut table = table("round 10\n0: goods art 4 magic 3, nobility 12, points 20");
    table.end_round();
    assert_eq!((table.source(0, "source-goods"), table.source(0, "source-nobility")), (3, 6));
    assert_eq!(table.points(0), 29);
}

/// EX-B11: tokens of the late seats.
#[test]
fn ex_b11_tokens_by_seat() {
    let printed: [&[u8]; 5] =
        [&[0, 0], &[0, 0, 0], &[0, 0, 0, 1], &[0, 0, 0, 1, 2], &[0, 0, 0, 1, 2, 3]];
    for tokens in printed {
        let seats = tokens.len() as u8;
        let table = opening(&Setup { first_player: Some(0), ..Setup::for_seats(seats) });
        let held: Vec<u8> = (0..seats).map(|seat| table.player(seat).modifiers).collect();
        assert_eq!(held, tokens);
    }
}

/// EX-B12: which Guilds the red and the blue die close.
#[test]
fn ex_b12_guilds_closed_by_the_automa() {
    let closed = |red: u8, blue: u8| -> Vec<usize> {
        let view = crate::solo::automa("0: coins 20", [1, 6, 1, red, blue]).view();
        (0..6).filter(|guild| view.guilds[*guild].open_slots == 0).collect()
    };
    assert_eq!(closed(1, 5), [3, 4], "Merchants and Scholars");
    assert_eq!(closed(4, 4), [5], "Wizards");
}

/// EX-B13: two Apprentices at the Chancellery are 6 coins.
#[test]
fn ex_b13_income_of_the_chancellery() {
    let mut table = table("chancellery, office 1 of 0, office 2 of 0\n0: coins 0");
    table.end_round();
    assert_eq!(table.player(0).coins, 6);
}

/// EX-B14: one Apprentice at the Chancellery is one more Commission, not two.
#[test]
fn ex_b14_commissions_are_limited() {
    let mut table = table(
        "chancellery, office 1 of 0\n0: dice 1 1 3 1 1, reputation 20\n1: coins 0\n2: coins 0",
    );
    table.play("0: die 1 berk. commission. done\n1: end\n2: end");
    assert_eq!(table.player(0).dice_tiles.len(), 2);
    table.refuses("0: die 3 berk. commission", "RTN-13.9");
}

/// EX-B15: a tie keeps an own Guild, and gives no other.
#[test]
fn ex_b15_guilds_at_the_end() {
    let own = table(
        "night\n0: workshop artists 1 artists-1\n1: workshop artists 2 artists-2, workshop blacksmiths 1 blacksmiths-1",
    );
    assert_eq!(own.source(0, "source-guilds"), 7);
    let free = table(
        "night\n0: workshop wizards 1 wizards-1, workshop artists 1 artists-1\n1: workshop wizards 2 wizards-2, workshop blacksmiths 1 blacksmiths-1",
    );
    assert_eq!((free.source(0, "source-guilds"), free.source(1, "source-guilds")), (7, 7), "no 14");
}

/// EX-C1: availability is a count: with two players one die closes all three slots of a Guild,
/// with three and four the second one does.
#[test]
fn ex_c1_guild_slots_are_a_count() {
    let mut two = table("players 2\n0: dice 3 1 1 1 1, coins 0\n1: dice 1 5 1 1 1, coins 0");
    two.play("0: die 3 artists");
    two.refuses("1: die 1 artists", "RTN-9.2");
    two.refuses("1: die 5 artists", "RTN-9.2");
    for players in [3, 4] {
        let mut table = table(&format!(
            "players {players}\n0: dice 3 1 1 1 1, coins 0\n1: dice 1 5 1 1 1, coins 0\n2: dice 5 1 1 1 1, coins 0"
        ));
        table.play("0: die 3 artists\n1: die 1 artists");
        table.refuses("2: die 5 artists", "RTN-9.2");
    }
}

/// EX-C2: the yellow die takes a Building from the Town Hall.
#[test]
fn ex_c2_the_yellow_die() {
    let view = crate::solo::automa("0: coins 20", [1, 6, 6, 1, 2]).view();
    assert!(view.town_hall[0].tile.is_none() && view.town_hall[0].die.is_some());
    assert_eq!(view.piles.buildings_discarded, 1);
}

/// EX-C3: the Reputation track runs from 6 to 24.
#[test]
fn ex_c3_ends_of_the_reputation_track() {
    let mut high = table("0: reputation 23, dice 6 1 1 1 1");
    high.play("0: die 6 castle-3");
    assert_eq!(high.player(0).reputation, 24);
    let mut low = table(
        "council elf 1 a01\n0: reputation 7, nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1",
    );
    low.play("0: die 1 council-elf-1");
    assert_eq!(low.player(0).reputation, 6);
}

/// EX-C4: Lord powers of the printed Characters.
#[test]
fn ex_c4_lord_powers_of_the_printed_characters() {
    let lord = |character: &str, answers: &str| {
        let mut table = table(&format!(
            "show elf-1 elf-2\n0: character {character}, nobility 4, hand halfling-1, goods art 1 weapons 1 furniture 1, coins 0"
        ));
        table.play(&format!("0: fulfil halfling-1{answers}"));
        let player = table.player(0);
        (player.coins, player.reputation, player.modifiers, player.goods, player.hand)
    };
    let nothing: Vec<&str> = Vec::new();
    assert_eq!(lord("martok-coinforged", ""), (5, 9, 0, [0; 6], nothing.clone()));
    let goods = lord("belvedere-stonefist", ". good art. good magic");
    assert_eq!(goods, (2, 9, 0, [1, 0, 0, 0, 0, 1], nothing.clone()));
    assert_eq!(lord("verelan-si", ""), (0, 9, 4, [0; 6], nothing.clone()));
    assert_eq!(lord("nya-adebowale", ""), (0, 13, 2, [0; 6], nothing));
    assert_eq!(lord("rhys-lusys", ". take elf-2"), (0, 13, 0, [0; 6], vec!["elf-2"]));
}

/// EX-C5: 18 dice tiles and 18 Commissions; six times three City tokens would do for six players.
#[test]
fn ex_c5_pieces_of_the_chancellery() {
    assert_eq!((content().dice_tiles.len(), content().commissions.len()), (18, 18));
    let view = opening(&Setup::for_seats(6)).view();
    assert_eq!((view.piles.commissions, view.piles.dice_tiles), (0, 18), "three cards each");
}
