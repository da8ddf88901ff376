//! RF-17: sheets of games and players.

use engine::{Chance, Hat, Manners, Message, Play, Quick, Secrets, Silence, Viewer};
use rise_and_fall::campaign::{GameSheet, renown};
use rise_and_fall::kinds::{Guild, Kind, Npc, Tale};
use rise_and_fall::{Move, RiseAndFall, Setup};

fn against(seats: u8, npcs: &[&str]) -> Setup {
    let npcs = npcs.iter().map(|npc| npc.to_string()).collect();
    Setup { npcs, random_ties: true, ..Setup::for_seats(seats) }
}

/// A random game to its end.
fn played(setup: &Setup, number: u64) -> RiseAndFall {
    let mut luck = Quick::new(number, 0);
    let mut table = RiseAndFall::set_up(setup, &mut luck, &mut Silence).expect("a table");
    let mut hat: Hat<Move> = Hat::default();
    while let Some(seat) = table.asked().first() {
        hat.clear();
        table.offer(seat, &mut hat);
        let mv = hat.nth(luck.below(hat.count()));
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
    table
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

/// A game that was won, written down by hand.
fn won_game() -> GameSheet {
    GameSheet {
        world: "three-horns".into(),
        guilds: vec![vec![Guild::Winged, Guild::Miners], vec![]],
        independence: 2,
        objective: "faith".into(),
        objective_level: 1,
        imposed: vec![Kind::Temple],
        npcs: vec![(Npc::Pirate, 3)],
        difficulty: 6,
        renown_each: 3,
        hardcore: false,
        points: vec![81, 70, 69],
        won: true,
    }
}

/// RF-17.1: a sheet says against whom, how hard, with what, and how it ended; other games have none.
#[test]
fn rf_17_1_sheet_of_a_game() {
    let plain = Setup::for_seats(2);
    assert_eq!(played(&plain, 1).sheet(&plain), None);

    let setup = Setup { independence: 2, objective_level: 3, ..against(1, &["pirate-2"]) };
    let open = RiseAndFall::set_up(&setup, &mut Quick::new(1, 1), &mut Silence).expect("a table");
    assert_eq!(open.sheet(&setup), None, "the game goes on");

    let over = played(&setup, 1);
    let sheet = GameSheet::of(&over, &setup).expect("a sheet");
    assert_eq!((sheet.difficulty, sheet.renown_each), (12, 12));
    assert!(sheet.world != "card", "the World card that was drawn has a name: {}", sheet.world);
    let view = over.view_for(Viewer::Spectator);
    let npcs = view.npcs.expect("NPCs");
    assert_eq!(sheet.won, !over.outcome().expect("it is over").winners().is_empty());
    assert_eq!(sheet.guilds, [view.civs[0].guilds.clone()]);
    assert_eq!(
        (sheet.npcs.as_slice(), &sheet.imposed),
        ([(Npc::Pirate, 2)].as_slice(), &npcs.imposed)
    );
    let built = Setup { world: "built".into(), ..against(1, &["pirate-1"]) };
    let sheet = GameSheet::of(&played(&built, 2), &built).expect("a sheet");
    assert_eq!(sheet.world, "built");
}

/// RF-17.2: a win brings the difficulty, shared among the players and rounded up; a loss nothing.
#[test]
fn rf_17_2_renown() {
    assert_eq!(renown(12, 1, true, false), 12);
    assert_eq!(renown(7, 2, true, false), 4, "rounded up");
    assert_eq!(renown(2916, 3, true, true), 972);
    assert_eq!(renown(7, 2, false, false), 0);
}

/// RF-17.3, RF-17.4: a sheet says what to add to the renown of its players. Hardcore is declared
/// before the game; a loss then takes away what a win would have brought.
#[test]
fn rf_17_4_hardcore() {
    assert_eq!(renown(7, 2, false, true), -4);
    let setup = Setup { hardcore: true, ..against(2, &["climber-1", "pirate-3"]) };
    let (mut won, mut lost) = (0, 0);
    for number in 0..40 {
        let sheet = played(&setup, number).sheet(&setup).expect("a sheet");
        assert_eq!(sheet.difficulty, 6);
        assert_eq!(sheet.renown, if sheet.won { 3 } else { -3 }, "game {number}");
        *if sheet.won { &mut won } else { &mut lost } += 1;
    }
    assert!(lost > 0, "{won} games won, {lost} lost");
    let nobody = Setup { hardcore: true, ..Setup::for_seats(2) };
    let refused = RiseAndFall::set_up(&nobody, &mut Quick::new(1, 1), &mut Silence);
    assert_eq!(refused.err().map(|it| it.rule), Some("RF-17.4"));
}

/// RF-14.1, RF-14.4, RF-12.23: a choice that would change nothing is refused, not announced.
#[test]
fn rf_14_1_choices_without_effect() {
    let refused = |setup: Setup| {
        let table = RiseAndFall::set_up(&setup, &mut Quick::new(1, 1), &mut Silence);
        table.err().map(|it| it.rule)
    };
    let usual = || Setup::for_seats(2);
    assert_eq!(refused(Setup { independence: 2, ..usual() }), Some("RF-14.1"));
    assert_eq!(refused(Setup { objective_level: 2, ..usual() }), Some("RF-14.1"));
    assert_eq!(refused(Setup { objective: "horde".into(), ..usual() }), Some("RF-14.1"));
    assert_eq!(refused(Setup { random_ties: true, ..usual() }), Some("RF-14.1"));
    assert_eq!(refused(Setup { rhombus: true, ..usual() }), Some("RF-12.23"));
    assert_eq!(refused(Setup { trophies: 6, ..against(2, &["pirate-1"]) }), Some("RF-14.4"));
    assert_eq!(refused(against(6, &["pirate-1"])), None);
    let chosen_tales = vec![Tale::Banks];
    let banks = Setup { rhombus: true, tales: true, chosen_tales, ..usual() };
    assert_eq!(refused(banks), Some("RF-12.23"));
}

/// RF-17.5: no points if an NPC took an imposed trophy, else those of players and NPCs.
#[test]
fn rf_17_5_points() {
    let lines = |stone: u8| {
        format!(
            "red     nomad 5,0  city 4,0  plays nomad
             yellow  temple 7,1  temple 2,0  nomad 7,0  {stone} stone
             npcs cultist-2
             deck nomad-2
             quiet 99"
        )
    };
    let sheet = |stone: u8| {
        let mut table = crate::table::table(&lines(stone));
        table.play("5,0 produce");
        while table.phase() == "actions" {
            table.play("end");
        }
        assert_eq!(table.phase(), "over");
        let setup = against(1, &["cultist-2"]);
        GameSheet::of(&table.game, &setup).expect("a sheet")
    };
    assert!(sheet(2).points.is_empty(), "the third Temple was imposed");
    assert_eq!(sheet(0).points.len(), 2, "a standstill is scored");
}

/// RF-17.1: sheets are kept as JSON and printed row by row; what they do not know is refused.
#[test]
fn rf_17_1_kept_and_printed() {
    let say = |message: &Message| {
        let args = message.args.iter().map(|(name, arg)| format!(" {name}={arg:?}"));
        format!("{}{}", message.key, args.collect::<String>())
    };
    let mut details = serde_json::to_value(won_game()).expect("JSON");
    let rows = RiseAndFall::print_sheet(&details, &names(&["Ada", "Bob"]), &say).expect("rows");
    let text = format!("{rows:?}");
    let parts = [
        "Ada",
        "Bob",
        "world-three-horns",
        "guild-winged",
        "sheet-none",
        "69",
        "objective-faith",
        "÷ 2",
    ];
    for part in parts {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    details["word"] = "three-horns".into();
    assert_eq!(RiseAndFall::print_sheet(&details, &[], &say), None);
}
