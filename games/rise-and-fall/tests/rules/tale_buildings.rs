//! RF-12.23 to RF-12.28: what Tales let players build.

use crate::table::{on_world, table};
use engine::Seat;
use rise_and_fall::Event;
use rise_and_fall::kinds::TaleTrophy;

/// RF-12.23: four Cities become the Capital; the City card stays active.
#[test]
fn rf_12_23_capital() {
    let mut table = table(
        "red     city 6,0  city 7,0  city 6,1  city 7,1  nomad 0,0  plays city
         yellow  ship 8,0  plays ship
         tales capital",
    );
    table.play("6,0 build-capital");
    assert_eq!(table.count("red", "city"), 0);
    assert_eq!(table.tales()["monuments"][0]["at"], "6,0");
    assert_eq!(table.zone("red", "city"), "discard");
    let seat = Seat(0);
    let won = Event::TaleTrophyWon { seat, trophy: TaleTrophy::Capital };
    assert!(table.events.contains(&won));
    assert_eq!(table.asked(), Seat(1), "it does not act in the turn it is built");
}

/// RF-12.23: of more than four Cities the player chooses.
#[test]
fn rf_12_23_choice_of_cities() {
    let mut table = table(
        "red     city 6,0  city 7,0  city 6,1  city 7,1  city 5,1  plays city
         yellow  ship 8,0
         tales capital",
    );
    table.play("6,0 build-capital");
    table.refuses("at 7,1", "RF-12.23");
    table.play("at 7,0. at 6,1. at 5,1");
    assert!(table.stands("red", "city", "7,1"));
    assert_eq!(table.count("red", "city"), 1);
    let three = self::table(
        "red     city 6,0  city 7,0  city 6,1  city 4,0  plays city
         yellow  ship 8,0
         tales capital",
    );
    three.refuses("6,0 build-capital", "RF-12.23");
}

/// RF-12.23: the stricter reading wants a rhombus.
#[test]
fn rf_12_23_rhombus() {
    let lines = |cities: &str| {
        format!("red {cities} plays city\n yellow ship 8,0\n tales capital\n rhombus")
    };
    let rhombus = table(&lines("city 6,0 city 7,0 city 6,1 city 7,1"));
    assert!(rhombus.offers("6,0 build-capital"));
    let row = table(&lines("city 4,1 city 5,1 city 6,1 city 7,1"));
    row.refuses("4,1 build-capital", "RF-12.23");
}

/// RF-12.23: two City actions each time; a Merchant trades with it as with a City.
#[test]
fn rf_12_23_capital_acts_twice() {
    let mut table = table(
        "red     nomad 0,0  merchant 6,0  plays city
         yellow  ship 8,0  plays ship
         tales capital
         tale-trophy capital red
         monument capital red 6,0
         capital-actions 2",
    );
    table.play("6,0 taxes. 6,0 grow. at 6,1");
    assert_eq!(table.goods("red")[0], 2);
    assert_eq!(table.asked(), Seat(1));
    let trade = self::table(
        "red     merchant 6,1  plays merchant
         yellow  ship 8,0  nomad 0,0
         tales capital
         tale-trophy capital yellow
         monument capital yellow 6,0",
    );
    let mut trade = trade;
    trade.play("6,1 trade");
    assert_eq!(trade.goods("red")[0], 5);
}

/// RF-12.24, RF-2.4: EX-R27, two Nomads on Plain in a line over a Sea hex, for 4 Stone.
#[test]
fn rf_12_24_bridge() {
    let mut table = table(
        "red     nomad 2,0  nomad 4,0  city 5,0  4 stone  plays nomad
         yellow  ship 8,0  plays ship
         tales majestic-bridge",
    );
    table.play("2,0 build-bridge");
    assert_eq!(table.tales()["bridge"], serde_json::json!(["3,0", "2,0", "4,0"]));
    assert_eq!((table.count("red", "nomad"), table.goods("red")), (0, [0, 0, 0]));
    assert_eq!(table.tales()["trophies"]["majestic-bridge"], 0);
    let bent = self::table(
        "red     nomad 2,1  nomad 4,0  4 stone  plays nomad
         yellow  ship 8,0
         tales majestic-bridge",
    );
    bent.refuses("2,1 build-bridge", "RF-12.24");
    let one_lies = self::table(
        "red     nomad 2,0  nomad 4,0  city 5,0  4 stone  plays nomad
         yellow  ship 8,0
         tales majestic-bridge typhoon
         site typhoon -2,0 0
         lying units 4,0",
    );
    one_lies.refuses("2,0 build-bridge", "RF-12.24");
}

/// RF-12.24: land units cross it from end to end; Ships pass and do not stop.
#[test]
fn rf_12_24_crossing() {
    let bridge = "tales majestic-bridge
                  tale-trophy majestic-bridge yellow
                  bridge 3,0 2,0 4,0";
    let mut table = table(&format!(
        "red     nomad 2,0  nomad 2,1  plays nomad
         yellow  ship 3,2
         {bridge}"
    ));
    table.play("2,0 move");
    assert!(table.offers("at 3,0"));
    table.play("at 3,0");
    assert!(table.stands("red", "nomad", "3,0"));
    table.play("2,1 move");
    assert!(!table.offers("at 3,0"), "not from the side");
    let mut ship = self::table(&format!(
        "red     ship 3,2  plays ship
         yellow  nomad 5,0
         {bridge}"
    ));
    ship.play("3,2 move");
    ship.refuses("at 3,0", "RF-2.11");
    assert!(ship.offers("at 3,-1"), "under the Bridge");
    let merchant = self::table(&format!(
        "red     merchant 2,0  plays merchant
         yellow  nomad 5,0
         {bridge}"
    ));
    let mut merchant = merchant;
    merchant.play("2,0 move");
    assert!(merchant.offers("at 5,1"), "four steps over the Bridge");
}

/// RF-12.25: EX-R25, the first Bank costs 5 gold, the second 10.
#[test]
fn rf_12_25_price_of_banks() {
    let mut first = table(
        "red     nomad 4,0  city 4,1  2 stone  1 wood  5 gold  plays nomad
         yellow  ship 8,0
         tales banks",
    );
    first.play("4,0 build-bank");
    assert_eq!(first.goods("red"), [0, 0, 0]);
    let lines = |gold: u8| {
        format!(
            "red     nomad 4,0  city 4,1  2 stone  1 wood  {gold} gold  plays nomad
             yellow  ship 8,0
             tales banks
             monument bank yellow 7,1"
        )
    };
    table(&lines(9)).refuses("4,0 build-bank", "RF-12.25");
    assert!(table(&lines(10)).offers("4,0 build-bank"));
    let alone = table(
        "red     nomad 4,0  city 7,1  2 stone  1 wood  5 gold  plays nomad
         yellow  ship 8,0
         tales banks",
    );
    alone.refuses("4,0 build-bank", "RF-12.25");
    let mountain = table(
        "red     nomad 6,-1  city 5,-1  2 stone  1 wood  5 gold  plays nomad
         yellow  ship 8,0
         tales banks",
    );
    assert_eq!(mountain.terrain("6,-1"), "mountain");
    mountain.refuses("6,-1 build-bank", "RF-12.25");
    // One for each player.
    let second = table(
        "red     nomad 4,0  city 4,1  2 stone  1 wood  50 gold  plays nomad
         yellow  ship 8,0
         tales banks
         monument bank red 7,1",
    );
    second.refuses("4,0 build-bank", "RF-12.25");
}

/// RF-12.25: EX-R24, a City in Plain with three Banks in the World raises 8 gold.
#[test]
fn rf_12_25_increased_taxes() {
    let mut table = table(
        "red     city 5,0  plays city
         yellow  ship 0,1
         green   ship 2,1
         tales banks
         monument bank red 6,0
         monument bank yellow 8,0
         monument bank green -1,0",
    );
    assert_eq!(table.terrain("5,0"), "plain");
    table.play("5,0 raise-taxes");
    assert_eq!(table.goods("red")[0], 8);
    let none = self::table(
        "red     city 5,0  plays city
         yellow  ship 0,1
         green   ship 2,1
         tales banks",
    );
    none.refuses("5,0 raise-taxes", "RF-12.25");
}

/// RF-12.25: if everybody has a Bank an event ruins them all.
#[test]
fn rf_12_25_crash() {
    let lines = "
        red     nomad 5,0  plays nomad
        yellow  ship 8,0  plays ship
        tales banks
        monument bank red 4,0
    ";
    let mut one = table(lines);
    one.play("5,0 produce. yellow: end");
    assert_eq!(one.tales()["monuments"].as_array().map(Vec::len), Some(1));
    assert!(!one.events.contains(&Event::BanksCrashed {}));
    let mut both = table(&format!("{lines} monument bank yellow 7,0"));
    both.play("5,0 produce. yellow: end");
    assert!(both.tales()["monuments"].is_null());
    assert!(both.events.contains(&Event::BanksCrashed {}));
}

/// RF-12.26: built by a Ship or by a Nomad; a Ship of the owner may stay there.
#[test]
fn rf_12_26_building_ports() {
    let mut ship = table(
        "red     ship 3,0  ship 3,2  2 stone  1 wood  plays ship
         yellow  nomad 5,0
         tales ports",
    );
    ship.play("3,0 build-port");
    assert_eq!(ship.tales()["monuments"][0]["at"], "3,0");
    ship.refuses("3,0 port-trade", "RF-12.26");
    ship.play("3,2 move. at 3,0");
    assert!(ship.stands("red", "ship", "3,0"));
    let mut nomad = table(
        "red     nomad 4,0  2 stone  1 wood  plays nomad
         yellow  ship 3,2  plays ship
         tales ports",
    );
    nomad.play("4,0 found-port. at 3,0");
    assert_eq!(nomad.goods("red"), [0, 0, 0]);
    nomad.play("yellow: 3,2 move");
    nomad.refuses("yellow: at 3,0", "RF-2.11");
}

/// RF-12.26, RF-2.11: no Ship of another may stay in a Port, so one in its Port is not converted.
#[test]
fn rf_12_26_no_conversion_in_port() {
    let lines = "
        red     temple 2,0  city 2,-1  9 gold  plays temple
        yellow  ship 3,0  nomad 5,0
        tales ports
    ";
    assert!(table(lines).offers("2,0 convert"));
    table(&format!("{lines} monument port yellow 3,0")).refuses("2,0 convert", "RF-6.40");
}

/// RF-12.26: EX-R26, four Ports in one Sea Region bring 16 gold.
#[test]
fn rf_12_26_port_trade() {
    let mut table = on_world(
        "pangaea",
        "red     ship 4,3  plays ship
         yellow  nomad 2,0
         green   nomad 3,0
         blue    nomad 4,0
         tales ports
         monument port red 2,-4
         monument port yellow 2,-3
         monument port green 1,-2
         monument port blue 1,-1
         port-ready",
    );
    assert_ne!(table.region("4,3"), table.region("2,-4"));
    table.play("2,-4 port-trade");
    assert_eq!(table.goods("red")[0], 16);
    assert!(table.offers("4,3 move"), "the Ship has its own action");
    table.refuses("2,-4 launch", "RF-12.26");
}

/// RF-12.26: the Ship built there may act in the same turn.
#[test]
fn rf_12_26_launch() {
    let mut table = table(
        "red     ship 3,2  1 wood  plays ship
         yellow  nomad 5,0
         tales ports
         monument port red 3,0
         port-ready",
    );
    table.play("3,0 launch");
    assert!(table.stands("red", "ship", "3,0"));
    assert!(table.offers("3,0 move"));
}

/// RF-12.27: it replaces one of three Temples and is worth 15 points.
#[test]
fn rf_12_27_cathedral() {
    let mut table = table(
        "red     temple 4,0  temple 7,0  temple 2,0  5 stone  3 wood  plays temple
         city 4,1  city 7,1  city 2,1
         yellow  nomad 0,0  plays nomad
         tales cathedral",
    );
    table.play("4,0 build-cathedral");
    assert_eq!(table.answers().len(), 3, "one of the three is asked for");
    table.refuses("at 5,0", "RF-12.27");
    let mut other = crate::table::load(table.json());
    table.play("at 4,0");
    assert_eq!((table.count("red", "temple"), table.goods("red")), (2, [0, 0, 0]));
    assert_eq!(table.points("red", "score-tales"), 15);
    table.refuses("red: 4,0 tithe", "RF-5.3");
    // Another one than the Temple that acts: that has acted, and the Cathedral does not act yet.
    other.play("at 7,0");
    assert_eq!(other.tales()["monuments"][0]["at"], "7,0");
    assert!(other.stands("red", "temple", "4,0") && other.stands("red", "temple", "2,0"));
    assert_eq!(other.phase(), "actions");
    other.refuses("4,0 tithe", "RF-5.3");
    other.refuses("7,0 tithe", "RF-5.3");
    let two = self::table(
        "red     temple 4,0  temple 7,0  city 6,0  5 stone  3 wood  plays temple
         yellow  nomad 0,0
         tales cathedral",
    );
    two.refuses("7,0 build-cathedral", "RF-12.27");
}

/// RF-12.27: its word and its tithe reach two hexes.
#[test]
fn rf_12_27_reach() {
    let lines = "
        red     city 6,0  city 4,-1  3 gold  plays temple
        yellow  nomad 5,1  nomad 7,0
        tales cathedral
        monument cathedral red 4,0
    ";
    let mut tithe = table(lines);
    tithe.play("4,0 tithe");
    assert_eq!(tithe.goods("red")[0], 7);
    let mut convert = table(lines);
    convert.play("4,0 convert");
    assert!(convert.stands("red", "nomad", "5,1"), "the other is too far");
    assert_eq!(convert.goods("red")[0], 1);
}

/// RF-12.28: a City on the Sea; the hex is Plain, and the last tile decides the trophy.
#[test]
fn rf_12_28_floating_cities() {
    let mut table = table(
        "red     nomad 4,0  nomad 0,0  4 wood  plays nomad
         yellow  ship 8,0
         tales floating-cities",
    );
    table.play("4,0 float-city. at 3,0");
    assert!(table.stands("red", "city", "3,0"));
    assert_eq!((table.terrain("3,0"), table.goods("red")), ("plain", [0, 0, 0]));
    assert_eq!(table.tales()["floating_left"], 2);
    assert_ne!(table.region("3,-1"), table.region("3,1"), "it parts the Sea");

    let mut last = self::table(
        "red     nomad 4,0  city 3,2  4 wood  plays nomad
         yellow  ship 8,0  city 9,1
         tales floating-cities
         site floating-cities 3,2 0
         site floating-cities 9,1 0
         floating-left 1",
    );
    last.play("4,0 float-city. at 3,0");
    assert_eq!(last.tales()["trophies"]["floating-cities"], 0);
}
