//! RF-14, RF-16, RF-17: games against non-player civilizations.

use crate::table::table;
use engine::{Chance, Game, Hat, Quick, Seat, Silence, Viewer};
use rise_and_fall::kinds::{Guild, Kind, Npc};
use rise_and_fall::{Event, Move, Question, RiseAndFall, Setup};

fn against(seats: u8, npcs: &[&str]) -> Setup {
    let npcs = npcs.iter().map(|npc| npc.to_string()).collect();
    Setup { npcs, ..Setup::for_seats(seats) }
}

fn set_up(setup: &Setup) -> RiseAndFall {
    RiseAndFall::set_up(setup, &mut Quick::new(1, 1), &mut Silence).expect("a table")
}

fn refused(setup: &Setup) -> Option<(&'static str, String)> {
    let table = RiseAndFall::set_up(setup, &mut Quick::new(1, 1), &mut Silence);
    table.err().map(|it| (it.rule, it.reason.key))
}

/// A random game to its end, with everything that was told.
fn played(setup: &Setup, number: u64) -> (RiseAndFall, Vec<Event>) {
    let mut luck = Quick::new(number, 0);
    let mut events = Vec::new();
    let table = RiseAndFall::set_up(setup, &mut luck, &mut events);
    let mut table = table.expect("a table");
    let mut hat: Hat<Move> = Hat::default();
    while let Some(seat) = table.asked().first() {
        hat.clear();
        table.offer(seat, &mut hat);
        let mv = hat.nth(luck.below(hat.count()));
        table.apply(seat, mv, &mut luck, &mut events);
    }
    (table, events)
}

/// RF-14.1, RF-14.2, RF-14.6, RF-16.1: who plays against whom, and what is refused (EX-R38).
#[test]
fn rf_14_1_who_plays() {
    let view = set_up(&against(1, &["cultist-1", "pirate-2"])).view_for(Viewer::Spectator);
    assert_eq!(view.civs.len(), 3);
    assert_eq!(view.bank.gold, 712, "the bank of three civilizations");
    for (players, npcs) in [(2, 2), (2, 1), (3, 1), (4, 4), (6, 2)] {
        let all = ["cultist-1", "pirate-1", "barbarian-1", "climber-1"];
        assert_eq!(refused(&against(players, &all[..npcs])), None);
    }
    let no = |rule, key: &str| Some((rule, key.to_string()));
    assert_eq!(refused(&against(1, &[])), no("RF-3.1", "refused-seats"));
    assert_eq!(
        refused(&against(7, &["cultist-1", "pirate-1"])),
        no("RF-16.1", "refused-civilizations")
    );
    assert_eq!(refused(&against(1, &["cultist-4"])), no("RF-14.2", "refused-npc"));
    assert_eq!(refused(&against(1, &["pirate-1", "pirate-2"])), no("RF-14.2", "refused-npc-twice"));
    let guilds = Setup { guilds: true, ..against(2, &["pirate-1"]) };
    assert_eq!(refused(&guilds), no("RF-14.3", "refused-npc-guilds"));
    let level = Setup { independence: 4, ..against(1, &["pirate-1"]) };
    assert_eq!(refused(&level), no("RF-14.3", "refused-level"));
    let objective = Setup { objective: "peace".into(), ..against(1, &["pirate-1"]) };
    assert_eq!(refused(&objective), no("RF-14.4", "refused-objective"));
}

/// RF-14.2, RF-18.5: luck names those nobody chose, of the named level and none twice.
#[test]
fn rf_14_2_drawn_by_luck() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..40 {
        let setup = against(1, &["drawn-2", "pirate-1", "drawn-3"]);
        let mut luck = Quick::new(number, 0);
        let table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence).expect("a table");
        let npcs = table.view_for(Viewer::Spectator).npcs.expect("NPCs").civilizations;
        let known: Vec<_> = npcs.iter().map(|it| (it.npc, it.level)).collect();
        assert_eq!([known[0].1, known[1].1, known[2].1], [2, 1, 3]);
        assert_eq!(known[1].0, Npc::Pirate);
        assert!(known[0].0 != known[2].0 && known[0].0 != Npc::Pirate && known[2].0 != Npc::Pirate);
        seen.insert(format!("{:?}", known[0].0));
    }
    assert_eq!(seen.len(), 3, "each of the other three comes some time: {seen:?}");
}

/// RF-14.3, RF-16.2: four usable Guild cards are drawn, and three, two or one kept.
#[test]
fn rf_14_3_independence() {
    for (independence, keeps) in [(1, 3), (2, 2), (3, 1)] {
        let setup = Setup { independence, ..against(1, &["pirate-1"]) };
        let mut table = set_up(&setup);
        let mut luck = Quick::new(2, 2);
        let mut kept = 0;
        while table.question(Seat(0)) == Some(Question::KeepGuild) {
            let view = table.view_for(Viewer::Seat(Seat(0)));
            assert_eq!(view.civs[0].dealt.len(), 4);
            let unusable = [Guild::Doppelgangers, Guild::ShadowCult, Guild::TrophyHunters];
            assert!(!view.civs[0].dealt.iter().any(|guild| unusable.contains(guild)));
            let mv = table.legal_moves(Seat(0))[0];
            table.apply(Seat(0), mv, &mut luck, &mut Silence);
            assert_eq!(table.broken_law(), None);
            kept += 1;
        }
        assert_eq!(kept, keeps);
        assert_eq!(table.view_for(Viewer::Spectator).civs[0].guilds.len(), keeps);
    }
    let many = set_up(&against(6, &["barbarian-1"]));
    assert_eq!(many.question(Seat(0)), Some(Question::Deploy), "three of three are kept");
}

/// RF-14.4: the Objective says when the game ends and what is imposed (EX-P05).
#[test]
fn rf_14_4_objective() {
    for (level, trophies, imposed) in [(1, 4, 1), (2, 5, 2), (3, 6, 3)] {
        let setup = Setup {
            objective: "faith".into(),
            objective_level: level,
            ..against(1, &["pirate-1"])
        };
        let view = set_up(&setup).view_for(Viewer::Spectator);
        assert_eq!(view.trophies_to_end, trophies);
        let npcs = view.npcs.expect("NPCs");
        assert_eq!(
            (npcs.imposed.len(), npcs.imposed[0]),
            (
                imposed,
                if level == 3 {
                    Kind::City
                } else if level == 2 {
                    Kind::Ship
                } else {
                    Kind::Temple
                }
            )
        );
    }
}

/// RF-14.5: EX-R28, the product of everything.
#[test]
fn rf_14_5_difficulty() {
    let all = ["cultist-3", "pirate-3", "barbarian-3", "climber-3"];
    let hard = Setup { independence: 3, objective_level: 3, ..against(1, &all) };
    assert_eq!(set_up(&hard).difficulty(), 2916);
    assert_eq!(set_up(&against(1, &["climber-1"])).difficulty(), 1);
}

/// RF-14.7, RF-14.30, RF-14.31, RF-14.32, RF-16.3, RF-16.4: players deploy all at once, then NPCs
/// by their tables (EX-R39).
#[test]
fn rf_14_7_deployment() {
    let setup =
        Setup { random_ties: true, independence: 1, ..against(6, &["climber-2", "pirate-1"]) };
    let (table, events) = played(&setup, 3);
    let order: Vec<(u8, Kind)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Deployed { seat, piece, .. } => Some((seat.0, *piece)),
            _ => None,
        })
        .collect();
    let seats: Vec<u8> = order.iter().map(|(seat, _)| *seat).collect();
    let expected: Vec<u8> = (0..8).flat_map(|seat| [seat; 3]).collect();
    assert_eq!(seats, expected);
    let climber = [(6, Kind::City), (6, Kind::Mountaineer), (6, Kind::Nomad)];
    assert_eq!(order[18..21], climber);
    let rolled = events.iter().filter(|event| matches!(event, Event::NpcRolled { .. })).count();
    assert!(rolled >= 4, "{rolled} dice");
    assert!(table.outcome().is_some());
}

/// RF-14.8: Tales can be told to NPCs too.
#[test]
fn rf_14_8_tales() {
    let setup = Setup { tales: true, ..against(2, &["pirate-2"]) };
    let (_, events) = played(&setup, 5);
    let drawn = events.iter().filter(|event| matches!(event, Event::TaleDrawn { .. }));
    assert_eq!(drawn.count(), 3, "one for each civilization");
}

/// RF-14.33, RF-15.40: powers hold from their level on (EX-R31).
#[test]
fn rf_14_33_powers_by_level() {
    let lines = |npc: &str| {
        format!(
            "red     temple 4,0  city 5,0  9 gold  plays temple
             yellow  nomad 4,1
             npcs {npc}"
        )
    };
    assert!(table(&lines("cultist-1")).offers("4,0 convert"));
    table(&lines("cultist-3")).refuses("4,0 convert", "RF-6.40");
    // Pieces of the Climber on Mountain are safe, elsewhere not.
    let climber = |hex: &str| {
        table(&format!(
            "red     temple 7,-1  city 8,-2  9 gold  plays temple
             yellow  nomad {hex}
             npcs climber-1"
        ))
    };
    assert!(!climber("7,-2").offers("7,-1 convert"));
    assert!(climber("7,0").offers("7,-1 convert"));
}

/// RF-14.40, RF-16.6: only players choose cards.
#[test]
fn rf_14_40_players_choose() {
    let table = table(
        "red     nomad 5,0  city 4,0
         yellow  nomad 7,0
         phase select
         npcs barbarian-1",
    );
    assert_eq!(table.game.asked().iter().collect::<Vec<_>>(), [Seat(0)]);
}

/// RF-14.41, RF-14.43: a card without pieces goes to reserve, an empty deck is made anew, and a new
/// kind brings its cards back.
#[test]
fn rf_14_41_decks() {
    let mut table = table(
        "red     nomad 5,0  city 7,0  plays nomad
         yellow  city 0,0
         npcs cultist-1
         deck city-1",
    );
    // City I puts a Nomad beside the City, so the Nomad card joins the deck.
    table.play("5,0 produce");
    assert_eq!(table.count("yellow", "nomad"), 1);
    let npc = table.json()["npcs"]["civilizations"][0].clone();
    let known: Vec<&str> = ["deck", "discard"]
        .iter()
        .flat_map(|zone| npc[*zone].as_array().expect("cards"))
        .filter_map(|card| card.as_str())
        .collect();
    assert!(known.contains(&"nomad-1") && known.contains(&"city-1"), "{npc}");
}

/// RF-14.41: a revealed card without pieces goes to reserve, and an empty deck is made anew.
#[test]
fn rf_14_41_reveal() {
    let mut table = table(
        "red     nomad 5,0  city 7,0  plays nomad
         yellow  city 0,0
         npcs cultist-1",
    );
    let mut state = table.json();
    let npc = &mut state["npcs"]["civilizations"][0];
    let reserve = npc["reserve"].as_array_mut().expect("cards");
    reserve.retain(|card| *card != serde_json::json!("ship-1"));
    (npc["deck"], npc["discard"]) = (serde_json::json!(["ship-1"]), serde_json::json!(["city-1"]));
    table = crate::table::load(state);
    table.play("5,0 produce");
    let npc = table.json()["npcs"]["civilizations"][0].clone();
    let holds = |zone: &str, card: &str| {
        npc[zone].as_array().is_some_and(|cards| cards.contains(&serde_json::json!(card)))
    };
    assert!(holds("reserve", "ship-1"), "{npc}");
    let aside = Event::NpcCardAside { seat: Seat(1), piece: Kind::Ship, level: 1 };
    assert!(table.events.contains(&aside), "everybody is told: {:?}", table.events);
    assert_eq!(table.count("yellow", "nomad"), 1, "the City card came after it");
}

/// RF-14.42: every piece acts once, in the order the handling player chooses.
#[test]
fn rf_14_42_each_piece_once() {
    let mut table = table(
        "red     nomad 5,0  city 7,0  plays nomad
         yellow  city 5,-1  city 4,1  city 2,2
         npcs cultist-1
         deck city-1
         nominate",
    );
    table.play("5,0 produce");
    let chosen = ["at 2,2", "at 5,-1"];
    for choice in chosen {
        assert!(matches!(table.game.question(Seat(0)), Some(Question::NextPiece { .. })));
        table.refuses("at 7,0", "RF-14.42");
        table.play(choice);
        while matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })) {
            let first = table.answers()[0].clone();
            table.play(&first);
        }
    }
    while matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })) {
        let first = table.answers()[0].clone();
        table.play(&first);
    }
    let acted: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::NpcLine { at, done: true, .. } => Some(*at),
            _ => None,
        })
        .map(|at| {
            let hex = &table.game.view_for(Viewer::Spectator).hexes[at as usize];
            format!("{},{}", hex.q, hex.r)
        })
        .collect();
    assert_eq!(acted, ["2,2", "5,-1", "4,1"], "the last one needs no choice");
    assert_eq!(table.phase(), "select");
}

/// RF-14.43: the last piece of a kind takes the discarded cards of that kind along.
#[test]
fn rf_14_43_lost_kind() {
    let mut table = table(
        "red     temple 4,0  city 5,0  9 gold  plays temple
         yellow  nomad 4,1  city 0,0
         npcs barbarian-1
         deck city-1",
    );
    table.play("4,0 convert");
    let npc = &table.json()["npcs"]["civilizations"][0];
    let reserve = npc["reserve"].as_array().expect("cards").clone();
    // The City card that was left may have brought a new Nomad, and with it the card.
    let back = table.count("yellow", "nomad") > 0;
    assert_eq!(reserve.contains(&serde_json::json!("nomad-1")), !back, "{npc}");
    assert!(!npc["discard"].as_array().expect("cards").contains(&serde_json::json!("nomad-1")));
}

/// RF-14.44, RF-14.47, RF-16.7: NPCs have no decline, and each is scored by itself.
#[test]
fn rf_14_44_no_decline() {
    let mut table = table(
        "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  city 5,0  plays nomad
         yellow  city 7,0
         npcs pirate-1
         deck city-1",
    );
    table.play("2,0 build-temple");
    assert_eq!(table.phase(), "decline");
    assert_eq!(table.game.asked().iter().collect::<Vec<_>>(), [Seat(0)]);
    assert!(table.points("yellow", "score-development") >= 1, "without a card");
}

/// RF-14.45: an NPC that shuffles moves the token.
#[test]
fn rf_14_45_shuffling_moves_the_token() {
    let mut table = table(
        "red     nomad 5,0  city 4,0  ship 3,2  plays nomad
         yellow  city 7,0  nomad 7,1  nomad 6,1
         npcs cultist-1
         deck city-1",
    );
    table.play("5,0 produce");
    assert_eq!(table.json()["first"], 1, "the deck was empty");
}

/// RF-14.46: an NPC with an imposed trophy ends the game at once.
#[test]
fn rf_14_46_imposed_trophy_lost() {
    let mut table = table(
        "red     nomad 5,0  city 4,0  plays nomad
         yellow  temple 7,1  temple 2,0  nomad 7,0  2 stone
         npcs cultist-2
         deck nomad-2",
    );
    table.play("5,0 produce");
    assert_eq!(table.phase(), "over");
    assert!(table.events.contains(&Event::PlayersWon { won: false }));
    let outcome = table.game.outcome().expect("it is over");
    assert!(outcome.winners().is_empty());
    assert_eq!(table.game.describe(&Event::PlayersWon { won: false }).1, "RF-14.46");
}

/// RF-14.48, RF-16.8: alone one must be ahead, and imposed trophies are needed.
#[test]
fn rf_14_48_winning() {
    let lines = |trophy: &str, gold: u16| {
        format!(
            "red     nomad 5,0  city 4,0  {gold} gold
             yellow  nomad 7,0
             phase over
             npcs barbarian-1
             trophy {trophy} red"
        )
    };
    let won = |trophy: &str, gold: u16| {
        let outcome = table(&lines(trophy, gold)).game.outcome().expect("it is over");
        !outcome.winners().is_empty()
    };
    assert!(won("temple", 80));
    assert!(!won("city", 80), "the Temple trophy is imposed");
}

/// RF-16.8, RF-16.7: together it is enough that no player has fewer points than an NPC.
#[test]
fn rf_16_8_together() {
    let lines = |red: i32, yellow: i32| {
        format!(
            "red     nomad 5,-2  city 4,-1  {red} gold
             yellow  nomad 8,-2  city 9,-2  {yellow} gold
             green   nomad 0,-2  200 gold
             phase over
             npcs barbarian-1
             trophy temple yellow"
        )
    };
    let poor = table(&lines(0, 0));
    let points = |seat: u8| poor.game.score(Seat(seat)).total;
    let short = |seat: u8| 2 * (points(2) - points(seat));
    let won = |red: i32, yellow: i32| {
        let outcome = table(&lines(red, yellow)).game.outcome().expect("it is over");
        outcome.winners().len()
    };
    assert_eq!(won(short(0), short(1)), 2, "equal is enough, whoever holds the trophy");
    assert_eq!(won(short(0), short(1) - 2), 0, "one who is behind loses for both");
}

/// RF-14.49: an NPC without pieces is out.
#[test]
fn rf_14_49_npc_out() {
    let mut table = table(
        "red     temple 4,0  city 5,0  9 gold  nomad 0,0  plays temple
         yellow  nomad 4,1
         npcs barbarian-1",
    );
    table.play("4,0 convert");
    assert_eq!(table.civ("yellow")["extinct"], true);
    assert_eq!(table.phase(), "select", "no turn for it");
    assert_eq!(table.game.score(Seat(1)).total, 0);
}

/// RF-14.50, RF-16.9: a player without cards loses the game for all.
#[test]
fn rf_14_50_extinct_player() {
    let mut table = table(
        "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  plays nomad
         yellow  city 7,0
         npcs pirate-1
         deck city-1",
    );
    table.play("2,0 build-temple");
    assert_eq!(table.phase(), "over", "the only card went into decline and cannot be paid");
    assert!(table.events.contains(&Event::PlayersWon { won: false }));
}

/// RF-16.5: the nearest player before an NPC handles it.
#[test]
fn rf_16_5_handling() {
    let mut table = table(
        "red     nomad 5,-2  city 4,-1  plays nomad
         yellow  nomad 8,-2  city 9,-2  plays nomad
         green   city 0,-2  city -1,0
         npcs cultist-1
         deck city-1
         nominate",
    );
    table.play("red: 5,-2 produce. yellow: 8,-2 produce");
    assert_eq!(table.asked(), Seat(1));
    assert!(matches!(table.game.question(Seat(1)), Some(Question::NextPiece { .. })));
}
