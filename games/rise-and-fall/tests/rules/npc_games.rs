//! RF-14, RF-16, RF-17: games against non-player civilizations.

use crate::table::table;
use engine::{Chance, Game, Hat, Play, Quick, Seat, Secrets, Silence, Spoken, Viewer};
use rise_and_fall::events::{Choice, NpcDeed, Verdict};
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

/// RF-14.8: Tales can be told to NPCs too, one for each civilization, and NPCs use none of their
/// actions.
#[test]
fn rf_14_8_tales() {
    let setup = Setup { tales: true, ..against(2, &["pirate-2"]) };
    let mut acted = 0;
    for number in 0..6 {
        let (table, events) = played(&setup, number);
        let drawn = events.iter().filter(|event| matches!(event, Event::TaleDrawn { .. }));
        assert_eq!(drawn.count(), 3, "one for each civilization");
        let npc = Seat(2);
        assert!(
            !events.iter().any(|event| matches!(event, Event::Did { seat, .. } if *seat == npc))
        );
        let deeds = |event: &&Event| matches!(event, Event::NpcDid { .. });
        acted += events.iter().filter(deeds).count();
        let tales = table.view_for(Viewer::Spectator).tales.expect("Tales");
        assert!(!tales.monuments.iter().any(|it| it.seat == npc));
        assert!(!tales.trophies.iter().any(|it| it.holder == Some(npc)));
    }
    assert!(acted > 20, "it does act: {acted}");
}

/// RF-14.6: the World, the tiles and the bank are those of all civilizations together.
#[test]
fn rf_14_6_world_of_all() {
    let built = |setup: Setup| {
        let setup = Setup { world: "built".into(), independence: 1, ..setup };
        let mut table = set_up(&setup);
        while let Some(Question::KeepGuild) = table.question(Seat(0)) {
            let mv = table.legal_moves(Seat(0))[0];
            table.apply(Seat(0), mv, &mut Quick::new(1, 1), &mut Silence);
        }
        let state = serde_json::to_value(&table).expect("JSON");
        (state["tiles"].clone(), state["laying"]["left"].clone())
    };
    let all = ["cultist-1", "pirate-1", "barbarian-1"];
    for npcs in 1..=3 {
        let (alone, many) = (against(1, &all[..npcs]), Setup::for_seats(1 + npcs as u8));
        assert_eq!(built(alone.clone()), built(many.clone()), "{npcs} NPCs");
        let bank = |setup: &Setup| set_up(setup).view_for(Viewer::Spectator);
        let held = |setup: &Setup| {
            let view = bank(setup);
            let gold: u16 = view.civs.iter().map(|civ| civ.goods.gold).sum();
            view.bank.gold + gold
        };
        assert_eq!(held(&alone), held(&many));
        let mut chosen = Vec::new();
        let set = RiseAndFall::set_up(&alone, &mut Quick::new(3, 1), &mut chosen);
        assert!(set.is_ok());
        let world = chosen.iter().find_map(|event| match event {
            Event::WorldChosen { world } => Some(*world as usize),
            _ => None,
        });
        let worlds = &rise_and_fall::content::content().worlds;
        let world = &worlds[world.expect("a World card")];
        assert_eq!(usize::from(world.civilizations), 1 + npcs);
    }
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
    let lost = Event::PlayersWon { won: false, why: Verdict::Taken };
    assert!(table.events.contains(&lost));
    let outcome = table.game.outcome().expect("it is over");
    assert!(outcome.winners().is_empty());
    assert_eq!(table.game.describe(&lost).1, "RF-14.46");
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
    // Strictly more points than the NPC.
    let rich = |gold: i32| {
        table(&format!(
            "red     nomad 5,0  city 4,0  {gold} gold
             yellow  nomad 7,0  100 gold
             phase over
             npcs barbarian-1
             trophy temple red"
        ))
    };
    let points = |seat: u8| rich(0).game.score(Seat(seat)).total;
    let missing = 2 * (points(1) - points(0));
    assert!(missing > 0, "the Barbarian is ahead");
    let wins = |gold: i32| !rich(gold).game.outcome().expect("it is over").winners().is_empty();
    assert!(!wins(missing), "equal is not enough alone");
    assert!(wins(missing + 2));
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

/// RF-16.9: if one player goes extinct the others have lost as well.
#[test]
fn rf_16_9_extinct_player() {
    let mut table = table(
        "red     nomad 5,-2  decline nomad
         yellow  nomad 8,-2  city 9,-2  90 gold  decline city
         green   city 0,-2
         phase buy-back
         turn yellow
         trophy temple yellow
         npcs pirate-1",
    );
    table.play("yellow: no-buy");
    assert_eq!((table.phase(), table.civ("red")["extinct"].clone()), ("over".into(), true.into()));
    assert_eq!(table.civ("yellow")["extinct"], serde_json::Value::Null, "Yellow lives");
    assert!(table.game.outcome().is_some_and(|outcome| outcome.is_lost_by_all()));
    let lost = Event::PlayersWon { won: false, why: Verdict::Extinct };
    assert!(table.events.contains(&lost));
    assert_eq!(table.game.describe(&lost).1, "RF-16.9");
}

/// RF-14.50: a player without cards loses the game.
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
    let lost = Event::PlayersWon { won: false, why: Verdict::Extinct };
    assert!(table.events.contains(&lost));
    assert_eq!(table.game.describe(&lost).1, "RF-14.50");
}

const TWO_AGAINST_ONE: &str = "
    red     nomad 5,-2  city 4,-1  plays nomad
    yellow  nomad 8,-2  city 9,-2  plays nomad
    green   city 0,-2  city -1,0
    npcs cultist-1
    deck city-1
    nominate
";

/// RF-16.5: as an option the nearest player before an NPC handles it.
#[test]
fn rf_16_5_nearest_player() {
    let mut table = table(TWO_AGAINST_ONE);
    table.play("red: 5,-2 produce. yellow: 8,-2 produce");
    assert_eq!(table.game.asked().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert!(matches!(table.game.question(Seat(1)), Some(Question::NextPiece { .. })));
}

/// RF-16.5: with as many players as NPCs each handles one.
#[test]
fn rf_16_5_one_each() {
    let setup = against(2, &["cultist-1", "pirate-1"]);
    let mut handled = std::collections::BTreeSet::new();
    let mut luck = Quick::new(5, 0);
    let mut table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence).expect("a table");
    for _ in 0..3000 {
        let Some(seat) = table.asked().first() else { break };
        let question = table.question(seat).expect("a question");
        if let Question::NextPiece { npc, .. }
        | Question::NominateHex { npc }
        | Question::NominateRegion { npc } = question
        {
            assert_eq!(table.asked().len(), 1);
            handled.insert((seat.0, npc.id()));
        }
        let moves = table.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
    assert_eq!(handled.into_iter().collect::<Vec<_>>(), [(0, "cultist"), (1, "pirate")]);
}

/// RF-16.5: otherwise all propose in secret; what all want is done without a die.
#[test]
fn rf_16_5_together() {
    let mut table = table(&format!("{TWO_AGAINST_ONE} by-rulebook"));
    table.play("red: 5,-2 produce. yellow: 8,-2 produce");
    assert_eq!(table.game.asked().len(), 2);
    table.play("yellow: at 0,-2");
    assert_eq!(table.game.asked().iter().collect::<Vec<_>>(), [Seat(0)]);
    table.refuses("yellow: at -1,0", "not-asked");
    table.refuses("red: at 5,-2", "RF-14.42");
    // Nobody else sees it, and it can be saved in between.
    let event = table.events.last().copied().expect("an event");
    let hidden = Event::Proposed { seat: Seat(1), choice: None };
    assert_eq!(RiseAndFall::told(&event, Viewer::Seat(Seat(0))), Some(hidden));
    assert_eq!(RiseAndFall::told(&event, Viewer::Spectator), Some(hidden));
    assert_eq!(RiseAndFall::told(&event, Viewer::Seat(Seat(1))), Some(event));
    let view = table.game.view_for(Viewer::Seat(Seat(0))).npcs.expect("NPCs");
    assert_eq!(view.proposed, [Seat(1)]);
    let mv = table.game.read(Seat(1), "at 0,-2").expect("a move");
    assert!(table.game.keeps_secret(Seat(1), mv));
    assert!(crate::table::load(table.json()).game == table.game);
    let mut wrong = table.json();
    wrong["npcs"]["proposals"] = serde_json::json!([null, "5,-2"]);
    assert!(serde_json::from_value::<RiseAndFall>(wrong).is_err(), "no City to act");
    let length = table.events.len();
    table.play("red: at 0,-2");
    let told = &table.events[length..];
    assert!(told.iter().any(|event| matches!(event, Event::Agreed { choice: Choice::At(_) })));
    assert!(!told.iter().any(|event| matches!(event, Event::ProposalRolled { .. })));
}

/// Luck as it is written down, 0 once that is used up.
struct Dice(Vec<u32>);

impl Chance for Dice {
    fn below(&mut self, sides: u32) -> u32 {
        if self.0.is_empty() { 0 } else { self.0.remove(0) % sides }
    }
}

/// RF-16.5: where they disagree the highest die decides, and luck among equal ones.
#[test]
fn rf_16_5_a_die_where_they_disagree() {
    let acted = |dice: Vec<u32>| {
        let mut table = table(&format!("{TWO_AGAINST_ONE} by-rulebook"));
        table.play("red: 5,-2 produce. yellow: 8,-2 produce. yellow: at 0,-2");
        let mv = table.game.read(Seat(0), "at -1,0").expect("a move");
        let mut events = Vec::new();
        table.game.apply(Seat(0), mv, &mut Dice(dice), &mut events);
        assert_eq!(table.game.broken_law(), None);
        let rolled: Vec<(u8, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::ProposalRolled { seat, die, .. } => Some((seat.0, *die)),
                _ => None,
            })
            .collect();
        let taken = events.iter().find_map(|event| match event {
            Event::ProposalTaken { seat } => Some(seat.0),
            _ => None,
        });
        (rolled, taken, table.json()["npcs"]["piece"].clone())
    };
    let (red, yellow) = (serde_json::json!("-1,0"), serde_json::json!("0,-2"));
    assert_eq!(acted(vec![4, 2]), (vec![(0, 5), (1, 3)], Some(0), red.clone()));
    assert_eq!(acted(vec![0, 5]), (vec![(0, 1), (1, 6)], Some(1), yellow.clone()));
    assert_eq!(acted(vec![3, 3, 0]), (vec![(0, 4), (1, 4)], Some(0), red));
    assert_eq!(acted(vec![3, 3, 1]), (vec![(0, 4), (1, 4)], Some(1), yellow));
}

/// RF-16.5: a table saved by the first version of these rules goes on as it was played.
#[test]
fn rf_16_5_older_tables() {
    let mut state = table(TWO_AGAINST_ONE).json();
    let npcs = state["npcs"].as_object_mut().expect("NPCs");
    npcs.remove("nearest");
    let migrated = RiseAndFall::migrate(1, state).expect("the version before");
    assert_eq!(migrated["npcs"]["nearest"], true);
    assert!(serde_json::from_value::<RiseAndFall>(migrated).is_ok());
    assert!(RiseAndFall::migrate(2, serde_json::json!({})).is_err());
    let plain = table("red nomad 5,0 plays nomad\nyellow nomad 7,0 plays nomad").json();
    assert_eq!(RiseAndFall::migrate(1, plain.clone()).expect("the same"), plain);
}

/// RF-15.21 to RF-15.31: what an NPC did can be read without the board: which piece, what it made or
/// hit, what and how much it produced.
#[test]
fn rf_15_21_deeds_are_told_whole() {
    let mut seen = std::collections::BTreeSet::new();
    for (number, level) in (0..24).zip([1, 2, 3].into_iter().cycle()) {
        let npcs = ["cultist", "pirate", "barbarian", "climber"].map(|it| format!("{it}-{level}"));
        let npcs: Vec<&str> = npcs.iter().map(String::as_str).collect();
        let setup = Setup { random_ties: true, ..against(2, &npcs[number as usize % 3..]) };
        for event in played(&setup, number).1 {
            let Event::NpcDid { deed, to, other, resource, amount, gold, victim, .. } = event
            else {
                continue;
            };
            seen.insert(deed.id());
            let made = other.is_some() && to.is_some();
            let whole = match deed {
                NpcDeed::Move | NpcDeed::TakePlace => to.is_some(),
                NpcDeed::Build | NpcDeed::Grow | NpcDeed::Educate | NpcDeed::Transform => made,
                NpcDeed::Produce => resource.is_some() && amount > 0,
                NpcDeed::Sell => resource.is_some() && amount == 1,
                NpcDeed::Taxes | NpcDeed::Tithe | NpcDeed::Trade => gold > 0,
                NpcDeed::Convert | NpcDeed::Attack => made && victim.is_some(),
                NpcDeed::Steal => victim.is_some(),
            };
            assert!(whole, "{event:?}");
        }
    }
    assert!(seen.len() >= 10, "{seen:?}");
}

/// RF-15.24, RF-15.23: the log cites trade, taxes and tithe by their own rules.
#[test]
fn rf_15_24_cited() {
    assert_eq!(NpcDeed::Trade.rule(), "RF-15.24");
    assert_eq!((NpcDeed::Taxes.rule(), NpcDeed::Tithe.rule()), ("RF-15.23", "RF-15.23"));
    assert_eq!((NpcDeed::Attack.rule(), NpcDeed::TakePlace.rule()), ("RF-15.30", "RF-15.30"));
}

/// RF-14.47, RF-14.48: at the end everybody's points are told, those of NPCs as well, and what
/// decided the game.
#[test]
fn rf_14_47_points_of_all_are_told() {
    let (table, events) = played(&against(2, &["pirate-1", "climber-1"]), 4);
    let told: Vec<(u8, i32)> = events
        .iter()
        .filter_map(|event| match event {
            Event::FinalPoints { seat, points, place: None, .. } => Some((seat.0, *points)),
            _ => None,
        })
        .collect();
    let real = (0..4).map(|seat| (seat, table.score(Seat(seat)).total)).collect::<Vec<_>>();
    assert_eq!(told, real);
    assert!(events.iter().any(|event| matches!(event, Event::PlayersWon { .. })));
}
