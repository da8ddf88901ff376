//! RF-12.29 to RF-12.42: special places.

use crate::table::table;
use engine::{Chance, Game, Play, Quick, Seat, Secrets};
use rise_and_fall::kinds::{Tale, Terrain};
use rise_and_fall::{Event, Question, RiseAndFall, Setup};

/// RF-12.29: nobody enters, nobody within two hexes is converted.
#[test]
fn rf_12_29_dolmens() {
    let lines = |dolmens: &str| {
        format!(
            "red     temple 4,0  city 5,0  9 gold  nomad 2,0  plays temple
             yellow  nomad 4,1  nomad 0,-1
             tales dolmens
             site dolmens {dolmens} 0"
        )
    };
    let mut near = table(&lines("6,0"));
    near.refuses("4,0 convert", "RF-6.40");
    near = table(&lines("0,0"));
    near.play("4,0 convert");
    assert!(near.stands("red", "nomad", "4,1"));
    let mut closed = table(
        "red     nomad 2,0  plays nomad
         yellow  ship 8,0
         tales dolmens
         site dolmens 2,1 0",
    );
    closed.play("2,0 move");
    closed.refuses("at 2,1", "RF-12.10");
}

/// RF-12.30: a move ends beside the Peak and the unit lies down, but a Mountaineer stands.
#[test]
fn rf_12_30_storm_peak() {
    let peak = "tales storm-peak\n site storm-peak 7,-3 0";
    let mut merchant = table(&format!(
        "red     merchant 6,-1  plays merchant
         yellow  ship 8,0  plays ship
         {peak}"
    ));
    merchant.play("6,-1 move. at 7,-2");
    assert_eq!(merchant.tales()["lying_units"], serde_json::json!(["7,-2"]));
    assert_eq!(merchant.asked(), Seat(1), "the turn ended, and it still lies");
    let mut mountaineer = table(&format!(
        "red     mountaineer 6,-1  plays mountaineer
         yellow  ship 8,0  plays ship
         {peak}"
    ));
    mountaineer.play("6,-1 move");
    mountaineer.refuses("at 7,-3", "RF-12.10");
    assert!(!mountaineer.offers("at 8,-4"), "beyond a hex in the storm");
    mountaineer.play("at 7,-2");
    assert!(mountaineer.tales()["lying_units"].is_null());
}

/// RF-12.31: players make the hole, and the Sunken City fills it.
#[test]
fn rf_12_31_hole_in_the_sea() {
    let setup = Setup {
        world: "built".into(),
        tales: true,
        chosen_tales: vec![Tale::SunkenCity],
        ..Setup::for_seats(2)
    };
    let mut filled = 0;
    for game in 0..6 {
        let mut luck = Quick::new(game, 9);
        let mut events = Vec::new();
        let table = RiseAndFall::set_up(&setup, &mut luck, &mut events);
        let mut table = table.expect("a table");
        while let Some(seat) = table.asked().first()
            && let Some(Question::PlaceTile { .. } | Question::TurnTile { .. }) =
                table.question(seat)
            && table
                .view_for(engine::Viewer::Spectator)
                .laying
                .is_some_and(|it| it.tile == rise_and_fall::kinds::TileKind::Sea)
        {
            let moves = table.legal_moves(seat);
            let mv = moves[luck.below(moves.len() as u32) as usize];
            table.apply(seat, mv, &mut luck, &mut events);
            assert_eq!(table.broken_law(), None);
        }
        let placed = events.iter().find_map(|event| match event {
            Event::SitePlaced { tale: Tale::SunkenCity, q, r, .. } => Some((*q, *r)),
            _ => None,
        });
        if let Some((q, r)) = placed {
            filled += 1;
            let view = table.view_for(engine::Viewer::Spectator);
            let hex = view.hexes.iter().find(|hex| (hex.q, hex.r) == (q, r));
            assert_eq!(hex.map(|hex| hex.terrain), Some(Terrain::Sea));
        } else {
            assert!(events.contains(&Event::SiteLeftOut { tale: Tale::SunkenCity }));
        }
    }
    assert!(filled >= 3, "only {filled} of 6 Worlds have their Sunken City");
}

/// RF-12.31: Ships on it or beside it search for treasures; the majority is worth 20 points.
#[test]
fn rf_12_31_treasures() {
    let mut table = table(
        "red     ship 9,0  ship 8,1  ship 9,1  plays ship
         yellow  nomad 5,0
         tales sunken-city
         site sunken-city 9,0 0",
    );
    assert_eq!(table.points("red", "score-tales"), 20);
    table.play("9,0 search-gold. 8,1 search-wood. 9,1 search-stone");
    assert_eq!(table.goods("red"), [5, 1, 1]);
    let far = self::table(
        "red     ship 3,0  plays ship
         yellow  nomad 5,0
         tales sunken-city
         site sunken-city 9,0 0",
    );
    far.refuses("3,0 search-gold", "RF-12.31");
}

/// RF-12.32: a unit that ends on an Orb moves on at once and may not rest there.
#[test]
fn rf_12_32_orb() {
    let mut table = table(
        "red     nomad 4,0  plays nomad
         yellow  ship 8,0
         tales acceleration-orb
         site acceleration-orb 3,0 0",
    );
    table.play("4,0 move. at 3,0");
    assert_eq!(table.asked(), Seat(0));
    assert!(matches!(table.game.question(Seat(0)), Some(Question::Aim { .. })));
    table.play("at 2,0");
    assert!(table.stands("red", "nomad", "2,0"));
    let closed = self::table(
        "red     city 4,0  plays city
         yellow  ship 8,0
         tales acceleration-orb
         site acceleration-orb 3,0 0",
    );
    let mut closed = closed;
    closed.play("4,0 grow");
    closed.refuses("at 3,0", "RF-12.32");
}

/// RF-12.33: a City in the Cavern is free.
#[test]
fn rf_12_33_cavern() {
    let mut table = table(
        "red     mountaineer 1,0  plays mountaineer
         yellow  ship 8,0
         tales gigantic-cavern
         site gigantic-cavern 1,0 0",
    );
    assert_eq!(table.terrain("1,0"), "mountain");
    table.play("1,0 build-city");
    assert!(table.stands("red", "city", "1,0"));
}

/// RF-12.34: Marsh is crossed on foot and by no Ship; it belongs to no Region.
#[test]
fn rf_12_34_swamp() {
    let swamp = "tales swamp\n site swamp 3,0 1";
    let mut nomad = table(&format!(
        "red     nomad 4,0  1 wood  1 stone  plays nomad
         yellow  ship 8,0
         {swamp}"
    ));
    assert_eq!((nomad.terrain("3,0"), nomad.region("3,0")), ("marsh", None));
    nomad.play("4,0 move. at 3,0");
    assert!(nomad.stands("red", "nomad", "3,0"));
    let mut builder = table(&format!(
        "red     nomad 3,0  1 wood  1 stone  plays nomad
         yellow  ship 8,0
         {swamp}"
    ));
    builder.refuses("3,0 build-city", "RF-12.10");
    builder.play("3,0 build-ship");
    assert!(builder.stands("red", "ship", "3,-1"));
    let mut ship = table(&format!(
        "red     ship 3,-1  plays ship
         yellow  nomad 5,0
         {swamp}"
    ));
    let mut landing = crate::table::load(ship.json());
    ship.play("3,-1 move");
    ship.refuses("at 3,0", "RF-6.30");
    landing.play("3,-1 land-nomad. at 3,0");
    assert!(landing.stands("red", "nomad", "3,0"));
}

/// RF-12.35: beside the Monastery a Temple reaches three hexes, for two or three times the price.
#[test]
fn rf_12_35_monastery() {
    let lines = |gold: u8| {
        format!(
            "red     temple 6,-1  city 5,0  {gold} gold  plays temple
             yellow  nomad 4,0  nomad 3,3
             tales monastery
             site monastery 6,-2 0"
        )
    };
    let mut table = table(&lines(5));
    table.play("6,-1 convert");
    assert!(table.stands("red", "nomad", "4,0"));
    assert_eq!(table.goods("red")[0], 1, "two hexes away, twice two gold");
    self::table(&lines(3)).refuses("6,-1 convert", "RF-6.40");
}

/// RF-12.36: a Guild card of three for 10 gold; the next visit gives it back.
#[test]
fn rf_12_36_house() {
    let mut table = table(
        "red     city 2,0  city 2,-1  city 7,0  25 gold  plays city
         yellow  ship 8,0
         tales doppelganger-house
         site doppelganger-house 2,1 0
         pile winged miners farmers druids",
    );
    table.refuses("7,0 visit-house", "RF-12.36");
    table.play("2,0 visit-house");
    assert_eq!(table.answers(), ["keep winged", "keep miners", "keep farmers"]);
    table.play("keep miners");
    assert_eq!(table.civ("red")["guilds"], serde_json::json!(["miners"]));
    assert_eq!(table.tales()["pile"], serde_json::json!(["druids", "winged", "farmers"]));
    assert_eq!(table.goods("red")[0], 15);
    let poor = self::table(
        "red     city 2,0  9 gold  plays city
         yellow  ship 8,0
         tales doppelganger-house
         site doppelganger-house 2,1 0
         pile winged miners farmers druids",
    );
    poor.refuses_because("2,0 visit-house", "RF-12.36", "refused-cost");
}

/// RF-12.36: only the visitor sees the cards.
#[test]
fn rf_12_36_secret() {
    let mut table = table(
        "red     city 2,0  10 gold  plays city
         yellow  ship 8,0
         tales doppelganger-house
         site doppelganger-house 2,1 0
         pile winged miners farmers druids",
    );
    table.play("2,0 visit-house");
    let dealt = |seat: u8| {
        let view = table.game.view_for(engine::Viewer::Seat(Seat(seat)));
        view.civs[0].dealt.len()
    };
    assert_eq!((dealt(0), dealt(1)), (3, 0));
}

/// RF-12.37: the majority around the Lair steals like the Thieves' Guild.
#[test]
fn rf_12_37_lair() {
    let lines = "
        red     nomad 4,0  nomad 1,1  plays nomad
        yellow  city 4,1  1 wood  ship 8,0
        tales thieves-lair
        site thieves-lair 1,0 0
    ";
    let mut table = table(lines);
    table.play("4,0 steal-wood");
    assert_eq!(table.goods("red"), [0, 1, 0]);
    let without = self::table(&lines.replace("nomad 1,1", "nomad 7,0"));
    without.refuses("4,0 steal-wood", "RF-10.30");
}

/// RF-12.38: nobody enters, the hex is of no Region, and pieces beside it fall over.
#[test]
fn rf_12_38_typhoon() {
    let mut table = table(
        "red     ship 3,-1  plays ship
         yellow  nomad 5,0
         tales typhoon
         site typhoon 3,0 0",
    );
    assert_eq!(table.region("3,0"), None);
    assert_ne!(table.region("3,1"), table.region("3,-1"), "it parts the Sea");
    table.play("3,-1 move");
    assert!(!table.offers("at 3,1"));
    table.refuses("at 3,0", "RF-12.10");
}

/// RF-12.39: two Wood at the foot; 5 points for each hex with an own unit.
#[test]
fn rf_12_39_waterfall() {
    let mut table = table(
        "red     mountaineer 7,-1  mountaineer 7,-2  plays mountaineer
         yellow  ship 8,0
         tales waterfall
         site waterfall 7,-1 4",
    );
    assert_eq!((table.terrain("7,-1"), table.terrain("7,-2")), ("forest", "glacier"));
    assert_eq!(table.points("red", "score-tales"), 10);
    table.play("7,-1 produce-two");
    assert_eq!(table.goods("red"), [0, 2, 0]);
    table.refuses("7,-2 produce-two", "RF-6.1");
}

/// RF-12.40: any piece at the Tower exchanges a token.
#[test]
fn rf_12_40_tower() {
    let mut table = table(
        "red     city 2,0  temple 7,0  1 wood  plays city
         yellow  ship 8,0  plays ship
         tales alchemists-tower
         site alchemists-tower 2,1 0",
    );
    table.play("2,0 wood-for-stone");
    assert_eq!(table.goods("red"), [0, 0, 1]);
}

/// RF-12.41: each Merchant of the Caravansary's master does two different actions.
#[test]
fn rf_12_41_caravansary() {
    let mut table = table(
        "red     merchant 4,0  merchant 4,-1  10 gold  plays merchant
         yellow  city 4,1  ship 8,0  plays ship
         tales caravanserai
         site caravanserai 3,0 0
         caravan",
    );
    table.play("4,0 trade");
    assert!(matches!(table.game.question(Seat(0)), Some(Question::ActAgain { .. })));
    assert!(!table.offers("4,0 trade"), "another action than the first");
    table.play("4,0 buy-wood");
    assert_eq!(table.goods("red"), [10, 1, 0]);
    table.play("4,-1 buy-stone");
    assert!(!table.offers("4,-1 sell-wood"), "buying and selling are one action");
    table.play("nothing");
    assert_eq!(table.asked(), Seat(1));
}

/// RF-12.41: a Merchant visits the House as its second action, and the table can be saved meanwhile.
#[test]
fn rf_12_41_second_action_in_the_house() {
    let mut table = table(
        "red     merchant 2,0  merchant 4,-1  30 gold  plays merchant
         yellow  city 2,-1  ship 8,0  plays ship
         tales caravanserai doppelganger-house
         site caravanserai 3,0 0
         site doppelganger-house 2,1 0
         pile winged miners farmers druids
         caravan",
    );
    table.play("2,0 trade. 2,0 visit-house");
    let mut loaded = crate::table::load(table.json());
    loaded.play("keep miners");
    assert_eq!(loaded.civ("red")["guilds"], serde_json::json!(["miners"]));
    assert!(!loaded.offers("2,0 trade"), "both actions are done");
}

/// RF-12.41, RF-12.32: a second action that is a move goes on from an Orb like any other.
#[test]
fn rf_12_41_second_action_over_an_orb() {
    let mut table = table(
        "red     merchant 4,0  merchant 4,1  plays merchant
         yellow  city 4,-1  ship 8,0  plays ship
         tales caravanserai acceleration-orb
         site caravanserai 3,2 0
         site acceleration-orb 3,0 0
         caravan",
    );
    table.play("4,0 trade. 4,0 move. at 3,0");
    let mut loaded = crate::table::load(table.json());
    loaded.play("at 2,0");
    assert!(loaded.stands("red", "merchant", "2,0"));
    assert!(!loaded.offers("2,0 move"), "both actions are done");
}

/// RF-12.41: what the Caravansary grants ends with a turn that cannot be used.
#[test]
fn rf_12_41_turn_without_use() {
    let mut table = table(
        "red     nomad 5,0  city 7,0
         yellow  merchant 4,0  nomad 7,1
         phase select
         tales caravanserai typhoon
         site caravanserai 3,0 0
         site typhoon -2,0 0
         lying units 4,0",
    );
    table.play("red: card nomad. yellow: card merchant. red: end");
    assert_eq!(table.phase(), "select", "the only Merchant lies");
    assert!(table.tales()["caravan"].is_null());
}

/// RF-12.42: asleep it wakes and its lava is turned; awake it erupts and falls asleep.
#[test]
fn rf_12_42_volcano() {
    let lines = "
        red     nomad 5,0  plays nomad
        yellow  ship 8,0  nomad 0,0  plays ship  discard nomad
        tales volcano
        site volcano 1,2 0
    ";
    let mut wakes = table(lines);
    wakes.play("5,0 produce. yellow: end");
    assert_eq!(wakes.game.question(Seat(0)), Some(Question::TurnLava));
    wakes.refuses("turn 3", "RF-12.42");
    wakes.play("turn 2");
    assert_eq!((wakes.tales()["lava"].as_u64(), wakes.phase().as_str()), (Some(3), "select"));

    let view = wakes.game.view_for(engine::Viewer::Spectator);
    let pointed = view.tales.expect("Tales").lava;
    assert_eq!(pointed.len(), 3);
}

/// RF-12.42: most pieces around it are worth 30 points, shared on a tie and rounded up.
#[test]
fn rf_12_42_volcano_points() {
    let lines = "
        red     nomad 0,3  city 7,0
        yellow  nomad 1,1  ship 8,0
        phase select
        tales volcano
        site volcano 1,2 0
    ";
    let tied = table(lines);
    assert_eq!((tied.points("red", "score-tales"), tied.points("yellow", "score-tales")), (15, 15));
    let ahead = table(&lines.replace("city 7,0", "nomad 0,4"));
    assert_eq!(ahead.points("red", "score-tales"), 30);
}
