//! RTN-1, RTN-2, RTN-14, RTN-18: setting up.

use crate::table::{opening, table};
use engine::{NoLuck, Play, Quick, Secrets, Silence, Spoken};
use rise_to_nobility::kinds::Good;
use rise_to_nobility::{Event, RiseToNobility, Setup};

fn refused(setup: &Setup) -> &'static str {
    RiseToNobility::set_up(setup, &mut NoLuck, &mut Silence).expect_err("refused").rule
}

/// RTN-1.1, RTN-1.2: six goods with their Guilds, six peoples with eight cards each.
#[test]
fn rtn_1_1_goods_guilds_and_peoples() {
    let content = rise_to_nobility::content::content();
    assert_eq!(content.of_people.map(u64::count_ones), [8; 6]);
    let pairs = Good::ALL.map(|good| (good.id(), good.guild().id()));
    let printed = [
        ("art", "artists"),
        ("weapons", "blacksmiths"),
        ("furniture", "carpenters"),
        ("jewelry", "merchants"),
        ("books", "scholars"),
        ("magic", "wizards"),
    ];
    assert_eq!(pairs, printed);
    assert!(Good::ALL.into_iter().all(|good| good.guild().good() == good));
}

/// RTN-1.3, RTN-1.4: every meeple and House is in exactly one place.
#[test]
fn rtn_1_3_pieces_are_somewhere() {
    let table = table(
        "0: workers 2, apprentices artists 1, workshop artists 1 artists-1, area 1 common-01",
    );
    let player = table.player(0);
    assert_eq!(player.meeples_in_reserve, 14 - 2 - 1 - 1 - 1);
    assert_eq!((player.houses_in_reserve, player.houses_ready, player.houses_built), (6, 1, 0));
}

/// RTN-2.2: slots by number of players.
#[test]
fn rtn_2_2_slots_by_number_of_players() {
    for (seats, tavern, guild, apprentices) in
        [(2, 2, 1, 2), (3, 3, 2, 3), (4, 4, 2, 4), (5, 5, 3, 5)]
    {
        let view = opening(&Setup::for_seats(seats)).view();
        assert_eq!((view.tavern.dice.len(), view.yard.len()), (tavern, tavern));
        assert_eq!(
            (view.guilds[0].open_slots, view.guilds[0].apprentice_slots),
            (guild, apprentices)
        );
    }
    assert_eq!(refused(&Setup { seats: 7, ..Setup::for_seats(5) }), "RTN-2.2");
}

#[test]
fn rtn_2_3_two_players_start_with_neutral_workshops() {
    let view = opening(&Setup::for_seats(2)).view();
    for guild in &view.guilds {
        let places: Vec<bool> = guild.workshops.iter().map(Option::is_some).collect();
        assert_eq!(places, [false, true, false]);
        assert_eq!(guild.workshops[1].as_ref().and_then(|shop| shop.owner), None);
    }
    let view = opening(&Setup::for_seats(3)).view();
    assert!(view.guilds.iter().all(|guild| guild.workshops.iter().all(Option::is_none)));
}

/// RTN-2.4, RTN-2.6: six Buildings, a ship, eighteen Council tiles.
#[test]
fn rtn_2_4_the_displays_are_full() {
    let view = opening(&Setup::for_seats(4)).view();
    assert!(view.town_hall.iter().all(|place| place.tile.is_some()));
    assert_eq!(view.council.iter().flatten().filter(|place| place.tile.is_some()).count(), 18);
    assert_eq!((view.piles.ships, view.piles.council, view.piles.buildings), (17, 12, 42));
}

#[test]
fn rtn_2_5_everybody_starts_with_a_card_of_deck_one() {
    let content = rise_to_nobility::content::content();
    for luck in 0..20 {
        let setup = Setup::for_seats(5);
        let game = RiseToNobility::set_up(&setup, &mut Quick::new(luck, 0), &mut Silence);
        let view = game.expect("a table").view_for(engine::Viewer::Spectator);
        for player in &view.players {
            let card = content.settlers.iter().find(|card| card.id == player.hand[0]);
            assert_eq!((player.hand.len(), card.expect("a card").deck), (1, 1));
        }
        assert_eq!(view.tavern.cards.iter().flatten().count(), 6);
    }
}

#[test]
fn rtn_2_7_every_player_starts_alike() {
    let table = opening(&Setup::for_seats(3));
    for seat in 0..3 {
        let player = table.player(seat);
        assert_eq!((player.coins, player.reputation, player.nobility), (8, 9, 0));
        assert_eq!((player.points, player.workers), (0, 0));
        assert_eq!((player.houses_ready, player.houses_in_reserve), (1, 6));
        assert_eq!((player.meeples_in_reserve, player.dice.len()), (14, 5));
        assert!(player.character.is_some());
    }
}

/// RTN-2.7: nobody starts with goods, as in the rulebook, unless the table asks for the house help.
#[test]
fn rtn_2_7_nobody_starts_with_goods_unless_the_table_chose_so() {
    for seats in 1..=6u8 {
        let table = opening(&RiseToNobility::usual_setup(seats).expect("a setup"));
        assert!((0..seats).all(|seat| table.goods(seat) == [0; 6]), "{seats} players");
        let rulebook = RiseToNobility::rulebook_setup(seats).expect("a setup");
        assert!(!rulebook.late_goods);
    }
    // A setup written before there was a choice is read as the rulebook's.
    let old: Setup = serde_json::from_str(r#"{"seats":3}"#).expect("a setup");
    assert!(!old.late_goods);
}

/// RTN-2.7: the house help is told as what it is, with its rule.
#[test]
fn rtn_2_7_the_house_help_is_told_with_its_reason() {
    let table = opening(&Setup { late_goods: true, ..Setup::for_seats(3) });
    let help = table.events.iter().find(|event| matches!(event, Event::GoodsTaken { .. }));
    let (message, rule) = table.game.describe(help.expect("place 3 is helped"));
    assert_eq!((message.key.as_str(), rule), ("event-goods-help", "RTN-2.7"));
}

/// RTN-2.7: with the house help some places have goods, of the first type their card does not ask
/// for.
#[test]
fn rtn_2_7_some_places_are_helped() {
    let content = rise_to_nobility::content::content();
    for seats in 2..=6u8 {
        let setup = Setup { first_player: Some(1), late_goods: true, ..Setup::for_seats(seats) };
        let table = opening(&setup);
        let given = content.setup.player_counts[seats as usize - 1].goods;
        for (place, count) in (0..seats).zip(given.iter().copied()) {
            let seat = (1 + place) % seats;
            let card = content.settlers.iter().find(|card| card.id == table.player(seat).hand[0]);
            let asked = card.expect("a card").goods;
            let mut expected = [0; 6];
            expected[asked.bits().trailing_ones() as usize] = count.into();
            assert_eq!(table.goods(seat), expected, "{seats} players, place {place}");
        }
    }
}

#[test]
fn rtn_2_8_the_first_player_is_drawn_or_fixed() {
    let fixed = opening(&Setup { first_player: Some(2), ..Setup::for_seats(4) });
    assert_eq!(fixed.view().first.0, 2);
    assert!(matches!(fixed.events[0], Event::SetUp { first } if first.0 == 2));
    assert_eq!(refused(&Setup { first_player: Some(4), ..Setup::for_seats(4) }), "RTN-2.8");
    // Drawn: every seat is as likely. 1,600 tables of four, so 400 ± 60 each (3.5 deviations).
    let mut count = [0u32; 4];
    for luck in 0..1_600 {
        let setup = Setup::for_seats(4);
        let game = RiseToNobility::set_up(&setup, &mut Quick::new(luck, 0), &mut Silence);
        let view = game.expect("a table").view_for(engine::Viewer::Spectator);
        count[view.first.index()] += 1;
        assert_eq!(view.active, Some(view.first), "and begins the first round");
    }
    assert!(count.iter().all(|times| (340..=460).contains(times)), "{count:?}");
}

/// RTN-2.8: turn order is clockwise from the First Player.
#[test]
fn rtn_2_8_seats_follow_clockwise() {
    let mut table = opening(&Setup { first_player: Some(2), ..Setup::for_seats(4) });
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.view().active.map(|seat| seat.0), Some(seat));
        table.play(&format!("{seat}: end"));
    }
}

/// RTN-2.9, RTN-14.1: later seats get Modifiers.
#[test]
fn rtn_2_9_modifiers_by_seat() {
    for (seats, expected) in [(3, vec![0, 0, 0]), (4, vec![0, 0, 0, 1]), (5, vec![0, 0, 0, 1, 2])] {
        let table = opening(&Setup { first_player: Some(1), ..Setup::for_seats(seats) });
        let tokens: Vec<u8> =
            (0..seats).map(|offset| table.player((1 + offset) % seats).modifiers).collect();
        assert_eq!(tokens, expected);
    }
}

#[test]
fn rtn_14_1_six_players() {
    assert_eq!(refused(&Setup { chancellery: false, ..Setup::for_seats(6) }), "RTN-14.1");
    let table = table("players 6\n0: dice 1 2 5 5, reputation 20");
    let view = table.view();
    assert_eq!(
        (view.castle.len(), view.chancellery.as_ref().expect("offices").offices.len()),
        (4, 12)
    );
    let modifiers: Vec<u8> = (0..6).map(|seat| table.player(seat).modifiers).collect();
    assert_eq!(modifiers, [0, 0, 0, 1, 2, 3]);
    table.offers("0: die 5 castle-4. die 1 castle-4");
    let opening = opening(&Setup::for_seats(6));
    let rolled = opening.events.iter().any(|event| matches!(event, Event::Rolled { .. }));
    assert!(!rolled, "Commissions first");
    let mut opening = opening;
    for seat in 0..6 {
        let keep = opening.may(seat)[0].clone();
        opening.play(&format!("{seat}: {keep}"));
    }
    for seat in 0..6 {
        assert_eq!((opening.player(seat).reputation, opening.player(seat).dice.len()), (7, 4));
    }
}

/// RTN-18.1, RTN-18.2: every combination there is, allowed or refused.
#[test]
fn rtn_18_1_modules_that_go_together() {
    let flags = [false, true];
    for seats in 1..=6 {
        for (events, chancellery, night) in flags.into_iter().flat_map(|one| {
            flags.into_iter().flat_map(move |two| flags.map(|three| (one, two, three)))
        }) {
            let setup = Setup { events, chancellery, night, ..Setup::for_seats(seats) };
            let expected = match seats {
                1 if chancellery || night => Some("RTN-16.1"),
                6 if !chancellery => Some("RTN-14.1"),
                _ => None,
            };
            let set_up = RiseToNobility::set_up(&setup, &mut NoLuck, &mut Silence);
            assert_eq!(set_up.as_ref().err().map(|refusal| refusal.rule), expected, "{setup:?}");
            let options = [(events, "events"), (chancellery, "chancellery"), (night, "night")];
            let chosen = options.into_iter().filter(|(on, _)| *on).map(|(_, name)| name);
            if let Ok(game) = set_up {
                let view = game.view_for(engine::Viewer::Spectator);
                assert_eq!(view.options, chosen.collect::<Vec<_>>(), "{setup:?}");
            }
        }
    }
}

/// Broken setups are refused by name.
#[test]
fn unknown_values_are_refused() {
    assert_eq!(refused(&Setup { objective: "solo-99".into(), ..Setup::for_seats(1) }), "bad-setup");
    assert_eq!(refused(&Setup { objective: "solo-01".into(), ..Setup::for_seats(2) }), "RTN-16.2");
}
