//! RF-15: how non-player civilizations act, card by card.

use crate::table::{Table, table};
use engine::{Game, Play, Seat, Secrets, Silence, Spoken, Viewer};
use rise_and_fall::kinds::Kind;
use rise_and_fall::{Event, Move, Question, RiseAndFall, Setup};

/// Red, a player, produces in Forest; then Yellow, an NPC, acts with the only card in its deck.
fn acts(yellow: &str, npc: &str, card: &str, red: &str) -> Table {
    let mut table = table(&format!(
        "red     nomad 5,0  {red}  plays nomad
         yellow  {yellow}
         npcs {npc}
         deck {card}"
    ));
    table.play("5,0 produce");
    while table.phase() == "actions" && table.asked() == Seat(0) && table.json()["turn"] == 0 {
        table.play("end");
    }
    table
}

fn line_taken(table: &Table) -> Option<u8> {
    table.events.iter().find_map(|event| match event {
        Event::NpcLine { line, done: true, .. } => Some(*line),
        _ => None,
    })
}

/// RF-15.1, RF-15.2, RF-15.5, RF-15.11, RF-15.25, RF-15.32: EX-R32, Cultist City I puts a Nomad on
/// Mountain before Plain.
#[test]
fn rf_15_1_first_possible_line() {
    let table = acts("city 5,-1", "cultist-1", "city-1", "city 0,0");
    assert_eq!(line_taken(&table), Some(1));
    assert!(table.stands("yellow", "nomad", "6,-2") || table.stands("yellow", "nomad", "6,-1"));
}

/// RF-15.3, RF-15.21: EX-R33, missing Wood comes from the bank instead of the City.
#[test]
fn rf_15_3_resources() {
    for (wood, after, cities) in [(0, 2, 0), (1, 2, 0), (2, 0, 1)] {
        let yellow = format!("mountaineer -1,3  {wood} wood");
        let table = acts(&yellow, "cultist-1", "mountaineer-1", "city 7,0");
        assert_eq!(line_taken(&table), Some(2));
        assert_eq!((table.goods("yellow")[1], table.count("yellow", "city")), (after, cities));
    }
}

/// RF-15.26: Temples convert players' pieces; EX-R31, the Cultist two hexes away.
#[test]
fn rf_15_26_conversion() {
    let table = acts("temple 7,0  5 gold", "cultist-1", "temple-1", "merchant 7,-2");
    assert!(table.stands("yellow", "merchant", "7,-2"));
    assert_eq!(table.goods("yellow")[0], 0);
}

/// RF-15.4: what an NPC does to a player's piece it does not do to one of another NPC.
#[test]
fn rf_15_4_only_players() {
    // A Merchant on 3,-2 of Red, a player, or of Green, another NPC; what is left of it, and Red's
    // tokens.
    let left = |npc: &str, card: &str, yellow: &str, whose: &str| {
        let merchant = |color: &str| if color == whose { "merchant 3,-2" } else { "" };
        let mut table = table(&format!(
            "red     nomad 5,-2  1 wood  1 stone  {}  plays nomad
             yellow  {yellow}
             green   city 0,-2  {}
             npcs {npc} climber-1
             deck {card}",
            merchant("red"),
            merchant("green"),
        ));
        table.play("5,-2 produce");
        let [_, wood, stone] = table.goods("red");
        (table.count(whose, "merchant"), wood + stone)
    };
    let converts = |whose| left("cultist-1", "temple-1", "temple 4,-3  5 gold", whose).0;
    assert_eq!((converts("red"), converts("green")), (0, 1));
    // At its third level it robs whom it attacks.
    let attacks =
        |whose| left("barbarian-3", "nomad-3", "nomad 3,-1  city 0,3  city 9,-2  city 4,-1", whose);
    assert_eq!(attacks("red"), (0, 2), "the Merchant and one of three tokens are gone");
    assert_eq!(attacks("green"), (1, 3), "nothing happens");
}

/// RF-15.6: a nominated option is taken with a happy face, else another one.
#[test]
fn rf_15_6_smiley() {
    let mut table = table(
        "red     nomad 5,0  plays nomad
         yellow  city 6,0
         npcs cultist-1
         deck city-1
         nominate",
    );
    table.play("5,0 produce");
    assert!(matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })));
    table.refuses("at 0,0", "RF-15.6");
    let mut nominated = 0;
    while matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })) {
        let first = table.answers()[0].clone();
        table.play(&first);
        nominated += 1;
    }
    let rolled = table.events.iter().filter(|event| matches!(event, Event::Smiley { .. })).count();
    assert_eq!(rolled, nominated);
    assert_eq!(table.count("yellow", "nomad"), 1);
}

/// Luck as it is written down, 0 once that is used up; the Smiley die smiles with 0.
struct Dice(Vec<u32>);

impl engine::Chance for Dice {
    fn below(&mut self, sides: u32) -> u32 {
        if self.0.is_empty() { 0 } else { self.0.remove(0) % sides }
    }
}

/// Two players against the Cultist on a World with two Mountain Regions of nine hexes; everybody
/// has deployed, and the Cultist's City is about to be settled by the last nomination.
fn cultist_deploys() -> RiseAndFall {
    let setup = Setup {
        npcs: vec!["cultist-1".into()],
        nearest_handles: true,
        world: "three-horns".into(),
        ..Setup::for_seats(2)
    };
    let mut table = RiseAndFall::set_up(&setup, &mut Dice(vec![]), &mut Silence).expect("a table");
    let mut deployed = ["0,0", "8,0", "0,1", "4,1", "9,-1", "6,1"].into_iter();
    let mut kinds = ["nomad", "city", "ship"].into_iter().cycle();
    loop {
        let seat = table.asked().first().expect("somebody is asked");
        let mv = match table.question(seat) {
            Some(Question::Deploy) => {
                let (kind, hex) = (kinds.next(), deployed.next().expect("six hexes"));
                let text = format!("place {} {hex}", kind.unwrap_or_default());
                table.read(seat, &text).expect("a move")
            }
            Some(Question::NominateHex { .. }) => return table,
            _ => table.legal_moves(seat)[0],
        };
        table.check_move(seat, mv).expect("a legal move");
        table.apply(seat, mv, &mut Dice(vec![]), &mut Silence);
    }
}

/// The City is settled, and this is rolled for the Temple, with everything that was told.
fn temple_rolled(left: u8, right: Option<u8>) -> (RiseAndFall, Vec<Event>) {
    let before = cultist_deploys();
    let seat = before.asked().first().expect("somebody nominates");
    let mv = before.legal_moves(seat)[0];
    for roll in 0..36 {
        let (mut table, mut events) = (before.clone(), Vec::new());
        table.apply(seat, mv, &mut Dice(vec![0, roll / 6, roll % 6]), &mut events);
        let dice = events.iter().find_map(|event| match event {
            Event::NpcRolled { left, right, .. } => Some((*left, *right)),
            _ => None,
        });
        if dice == Some((left, right)) {
            return (table, events);
        }
    }
    panic!("{left} and {right:?} cannot be rolled");
}

fn aims(table: &RiseAndFall) -> Vec<(Move, i8, i8)> {
    let seat = table.asked().first().expect("somebody nominates");
    let view = table.view_for(Viewer::Spectator);
    let hex = |at: u16| (view.hexes[at as usize].q, view.hexes[at as usize].r);
    let moves = table.legal_moves(seat).into_iter();
    moves
        .filter_map(|mv| match mv {
            Move::Aim { at } => Some((mv, hex(at).0, hex(at).1)),
            _ => None,
        })
        .collect()
}

/// RF-14.30: EX-R29, with 3 and 6 the Cultist's Temple goes beside a player's Nomad, on Plain.
#[test]
fn rf_14_30_cultist_temple() {
    let (table, _) = temple_rolled(3, Some(6));
    let mut found: Vec<(i8, i8)> = aims(&table).into_iter().map(|(_, q, r)| (q, r)).collect();
    found.sort_unstable();
    // Nomads stand on 0,0 and 4,1; what is taken, Sea, Forest or Mountain is none of it.
    let beside = [(-1, 0), (0, -1), (1, -1), (1, 0), (3, 2), (5, 0), (5, 1)];
    assert_eq!(found, beside);
}

/// RF-14.30, RF-14.31: the second die is rolled and told only for a row with a right side, and the
/// piece stands where the dice say.
#[test]
fn rf_14_31_dice() {
    let setup = Setup {
        npcs: vec!["cultist-1".into()],
        random_ties: true,
        world: "twin-shores".into(),
        ..Setup::for_seats(1)
    };
    let mut lefts = std::collections::BTreeSet::new();
    for number in 0..80 {
        let (mut luck, mut events) = (engine::Quick::new(number, 0), Vec::new());
        let table = RiseAndFall::set_up(&setup, &mut luck, &mut events);
        let mut table = table.expect("a table");
        while table.question(Seat(0)) != Some(Question::ChooseCard) {
            let moves = table.legal_moves(Seat(0));
            let mv = moves[engine::Chance::below(&mut luck, moves.len() as u32) as usize];
            table.apply(Seat(0), mv, &mut luck, &mut events);
        }
        let rolled = events.iter().find_map(|event| match event {
            Event::NpcRolled { piece: Kind::City, left, right, .. } => Some((*left, *right)),
            _ => None,
        });
        let placed = events.iter().find_map(|event| match event {
            Event::Deployed { seat: Seat(1), piece: Kind::City, at } => Some(*at),
            _ => None,
        });
        let (Some((left, right)), Some(at)) = (rolled, placed) else { continue };
        let view = table.view_for(Viewer::Spectator);
        let hex = &view.hexes[at as usize];
        let beside = |terrain: &str| {
            view.hexes.iter().any(|it| {
                let (q, r) = (it.q - hex.q, it.r - hex.r);
                let near = q.abs().max(r.abs()).max((q + r).abs()) == 1;
                near && it.terrain.id() == terrain
            })
        };
        let ground = hex.terrain.id();
        match (left, right) {
            (1 | 2, Some(1..=3)) => assert!(ground == "forest" && beside("sea")),
            (1 | 2, Some(4..=6)) => assert!(ground == "forest" && beside("mountain")),
            (3 | 4, Some(1 | 2)) => assert_eq!(ground, "plain"),
            (3 | 4, Some(3 | 4)) => assert!(ground == "plain" && beside("forest")),
            (3 | 4, Some(5 | 6)) => assert!(ground == "plain" && beside("mountain")),
            (5 | 6, None) => assert!(ground == "plain" && beside("sea")),
            dice => panic!("{dice:?} for a City"),
        }
        lefts.insert(left);
    }
    assert_eq!(lefts.len(), 6, "every face comes up: {lefts:?}");
}

/// RF-15.6, RF-14.31: EX-R30, of two Regions the other one is taken without a roll after a sad
/// face; then a hex of it is nominated.
#[test]
fn rf_15_6_regions_before_hexes() {
    let (mut table, _) = temple_rolled(1, Some(1));
    let seat = table.asked().first().expect("somebody nominates");
    assert!(matches!(table.question(seat), Some(Question::NominateRegion { .. })));
    let north = |r: i8| r <= 1;
    let nominated = aims(&table).into_iter().find(|&(_, _, r)| north(r)).expect("a hex");
    let mut events = Vec::new();
    table.apply(seat, nominated.0, &mut Dice(vec![1]), &mut events);
    let rolls = events.iter().filter(|event| matches!(event, Event::Smiley { .. })).count();
    assert_eq!(rolls, 1, "the last Region needs no roll");
    assert!(matches!(table.question(seat), Some(Question::NominateHex { .. })));
    let hexes = aims(&table);
    assert!(hexes.len() == 7 && hexes.iter().all(|&(_, _, r)| !north(r)), "{hexes:?}");
    table.apply(seat, hexes[2].0, &mut Dice(vec![0]), &mut events);
    let placed = events.iter().any(|event| match (event, hexes[2].0) {
        (Event::Deployed { piece: Kind::Temple, at, .. }, Move::Aim { at: hex }) => *at == hex,
        _ => false,
    });
    assert!(placed, "{events:?}");
}

/// RF-15.7: of two players' pieces the nearest is the victim, whoever sits first.
#[test]
fn rf_15_7_nearest_player() {
    let lines = |red: &str, yellow: &str| {
        format!(
            "red     nomad 5,-2  merchant {red}  plays nomad
             yellow  nomad 8,-2  merchant {yellow}  plays nomad
             green   temple 4,-3  5 gold
             npcs cultist-1
             deck temple-1
             nominate"
        )
    };
    let converted = |red: &str, yellow: &str| {
        let mut table = table(&lines(red, yellow));
        table.play("red: 5,-2 produce. yellow: 8,-2 produce");
        (table.count("red", "merchant"), table.count("yellow", "merchant"))
    };
    assert_eq!(converted("2,-2", "3,-2"), (1, 0), "Yellow's is beside the Temple");
    assert_eq!(converted("3,-2", "2,-2"), (0, 1), "Red's is");
    let mut tied = table(&lines("2,-2", "3,-1"));
    tied.play("red: 5,-2 produce. yellow: 8,-2 produce");
    assert!(matches!(tied.game.question(Seat(1)), Some(Question::NominateHex { .. })));
}

/// RF-15.20: out of reach, a piece goes as near to its target as it comes.
#[test]
fn rf_15_20_moves_towards_targets() {
    let table = acts("merchant -3,5", "cultist-1", "merchant-1", "city 1,-2");
    assert_eq!(line_taken(&table), Some(3));
    assert!(table.stands("yellow", "merchant", "1,2"), "four steps of seven");
}

/// RF-15.8: where no path leads, there is no target; pieces in the way are walls.
#[test]
fn rf_15_8_accessible() {
    let beyond_the_sea = acts("merchant -3,5", "cultist-1", "merchant-1", "city 4,0");
    assert_eq!(line_taken(&beyond_the_sea), None);
    assert!(beyond_the_sea.stands("yellow", "merchant", "-3,5"));
    // A Barbarian on 4,1 wants to come to the Nomad on 8,-2.
    let walks = |walls: &str| {
        let mut table = table(&format!(
            "red     nomad 8,-2  {walls}  plays nomad
             yellow  nomad 4,1  city 0,0  city 0,3  city 2,1
             npcs barbarian-1
             deck nomad-1"
        ));
        table.play("end");
        let nomad = table.civ("yellow")["pieces"]["nomad"][0].clone();
        nomad.as_str().unwrap_or_default().to_string()
    };
    assert_eq!(walks("city 5,1"), "5,0");
    assert_eq!(walks("city 5,0"), "5,1");
    assert_eq!(walks("city 5,0 city 5,1"), "4,0", "a longer way around");
    assert_eq!(walks("city 5,0 city 5,1 city 4,0"), "4,1", "shut in");
}

/// RF-15.10, RF-15.13, RF-15.14, RF-15.22: tests about pieces, ground and treasury.
#[test]
fn rf_15_10_tests() {
    // Nomad I of the Cultist: with two Temples no third one (line 1), so Stone in Mountain (5).
    let table = acts("nomad 0,4  temple 2,0  temple 7,0", "cultist-1", "nomad-1", "city 4,0");
    assert_eq!(line_taken(&table), Some(5));
    assert_eq!(table.goods("yellow")[2], 1);
}

/// RF-15.12, RF-15.24: a Merchant beside a player's City trades.
#[test]
fn rf_15_12_adjacent_players() {
    let table = acts("merchant 7,1", "cultist-1", "merchant-1", "city 7,0");
    assert_eq!((line_taken(&table), table.goods("yellow")[0]), (Some(1), 5));
}

/// RF-15.15, RF-15.30: EX-R34, Pirate Ship II takes the place of a player's Ship and steals.
#[test]
fn rf_15_15_pirate_attacks() {
    let table = acts("ship 9,1", "pirate-2", "ship-2", "ship 8,0  2 stone");
    assert_eq!(line_taken(&table), Some(1));
    assert_eq!(table.count("red", "ship"), 0);
    assert!(table.stands("yellow", "ship", "8,0"));
    assert_eq!(table.goods("yellow")[1] + table.goods("yellow")[2], 1);
}

/// RF-15.16, RF-15.31: EX-R35, it steals from a Nomad on the coast of its Sea.
#[test]
fn rf_15_16_pirate_steals() {
    let table = acts("ship 9,1", "pirate-2", "ship-2", "nomad 7,0  2 stone");
    assert_eq!(line_taken(&table), Some(2));
    assert_eq!(table.goods("yellow")[2] + table.goods("yellow")[1], 1);
}

/// RF-15.30, RF-15.31: the victim is nominated, then the token; in between a table can be saved.
#[test]
fn rf_15_31_victim_then_token() {
    let mut table = table(
        "red     nomad 5,0  ship 8,1  ship 9,0  1 stone  plays nomad
         yellow  ship 9,1
         npcs pirate-2
         deck ship-2
         nominate",
    );
    table.play("5,0 produce");
    while matches!(table.game.question(Seat(0)), Some(Question::NominateHex { .. })) {
        let first = table.answers()[0].clone();
        table.play(&first);
    }
    assert!(matches!(table.game.question(Seat(0)), Some(Question::NominateResource { .. })));
    let mut kept = crate::table::load(table.json());
    assert!(kept.game == table.game, "the victim is not forgotten");
    kept.play("take wood");
    assert_eq!(kept.count("red", "ship"), 1);
    assert_eq!(kept.goods("yellow")[1] + kept.goods("yellow")[2], 1);
    let mut wrong = table.json();
    wrong["npcs"]["target"] = serde_json::json!("5,0");
    assert!(serde_json::from_value::<RiseAndFall>(wrong).is_err(), "no Ship stands there");
}

/// RF-15.31: the other kind if the victim has none of it, or the thief no room for it.
#[test]
fn rf_15_31_the_other_token() {
    let robbed = |pirate: &str, red: &str| {
        let yellow = format!("ship 9,1  {pirate}");
        let table = acts(&yellow, "pirate-2", "ship-2", &format!("nomad 7,0  {red}"));
        let [_, wood, stone] = table.goods("yellow");
        (line_taken(&table) == Some(2), wood, stone)
    };
    // Red produces one Wood before that.
    assert_eq!(robbed("3 stone", "2 stone"), (true, 1, 3), "it has less Wood");
    assert_eq!(robbed("3 wood", "0 stone"), (true, 4, 0), "Red has no Stone");
    assert_eq!(robbed("5 wood", "0 stone"), (false, 5, 0), "and there is no room for Wood");
}

/// RF-15.30: EX-R36, Barbarian Nomad III attacks a City before a Nomad.
#[test]
fn rf_15_30_barbarian() {
    let table = acts(
        "nomad 6,0  city 0,0  city 0,3  city 2,1",
        "barbarian-3",
        "nomad-3",
        "city 7,0  nomad 6,1",
    );
    assert_eq!(table.count("red", "city"), 0);
    assert_eq!(table.goods("yellow")[0], 10);
}

/// RF-15.23: Temples of the Cultist collect a tithe when nobody can be converted.
#[test]
fn rf_15_23_tithe() {
    let table = acts("temple 7,0  city 7,1", "cultist-1", "temple-1", "city 0,0");
    assert_eq!((line_taken(&table), table.goods("yellow")[0]), (Some(2), 1));
}

/// RF-15.27: with four Nomads the Cultist's Cities educate.
#[test]
fn rf_15_27_educate() {
    let nomads = "nomad 7,0  nomad 6,1  nomad 2,0  nomad 2,1";
    let table = acts(&format!("city 7,1  {nomads}  2 gold"), "cultist-1", "city-1", "city 0,0");
    assert_eq!(line_taken(&table), Some(2));
    assert_eq!(table.count("yellow", "merchant"), 1);
}

/// RF-15.28: a Ship turns into a Nomad.
#[test]
fn rf_15_28_transform() {
    let table = acts("ship 8,0  city 7,0  city 6,0  city 6,1", "cultist-1", "ship-1", "city 0,0");
    assert_eq!(line_taken(&table), Some(2));
    assert_eq!((table.count("yellow", "ship"), table.count("yellow", "nomad")), (0, 1));
}

/// RF-15.29: EX-R37, the last line of Cultist Ship I sells what it has most of.
#[test]
fn rf_15_29_sell() {
    // Enough Cities, Nomads and gold; no Plain or Forest to land on is needed for the last line.
    let yellow =
        "ship 9,-3  city 7,0  city 6,0  city 6,1  nomad 2,0  nomad 2,1  8 gold  3 wood  4 stone";
    let table = acts(yellow, "cultist-1", "ship-1", "temple 0,1");
    assert_eq!(line_taken(&table), Some(5));
    assert_eq!(table.goods("yellow"), [13, 3, 3]);
}
