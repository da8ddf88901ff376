//! RF-10.3 to RF-10.33: the 24 powers.

use crate::table::table;

/// RF-10.3: the base form stays possible beside the guild's.
#[test]
fn rf_10_3_base_form_stays() {
    let table = table("red nomad 5,0 guild lumberjacks plays nomad\nyellow ship 8,0");
    assert!(table.offers("5,0 produce") && table.offers("5,0 produce-two"));
}

/// RF-10.4: profiles are not added together.
#[test]
fn rf_10_4_profiles() {
    let mut table = table(
        "red     nomad 6,1  guild travelers  guild winged  plays nomad
         yellow  nomad 7,0",
    );
    table.play("6,1 move");
    assert!(table.offers("at 6,-1") && table.offers("at 7,-1"));
    table.refuses("at 4,-1", "RF-6.10");
    table.refuses("at 6,-2", "RF-6.10");
}

/// RF-10.5, RF-10.7: a City of a Northerner on Mountain may stay, one on Glacier needs Snowmen.
#[test]
fn rf_10_5_presence() {
    let mut table = table(
        "red     city 5,0  city 6,-1  10 gold  guild doppelgangers  plays city
         yellow  city 7,-3  temple 5,-1  nomad 7,0  guild snowmen  guild druids  plays nomad",
    );
    table.play("red: end. yellow: end. swap 1 snowmen");
    assert_eq!((table.count("yellow", "city"), table.count("yellow", "temple")), (0, 1));
    assert!(table.stands("red", "city", "6,-1"));
}

/// RF-10.6: EX-R21, Nomads at sea go with the Aquanauts, those on land stay.
#[test]
fn rf_10_6_losing_a_power() {
    let mut table = table(
        "red     city 5,0  10 gold  guild doppelgangers  plays city
         yellow  nomad 8,0  nomad 8,1  nomad 7,0  nomad 7,1  nomad 6,1  guild aquanauts  plays nomad",
    );
    table.play("red: end. yellow: end. swap 1 aquanauts");
    assert_eq!(table.count("yellow", "nomad"), 3);
    let mut tokens = self::table(
        "red     city 5,0  10 gold  guild doppelgangers  plays city
         yellow  nomad 7,0  9 wood  7 stone  guild collectors  plays nomad",
    );
    tokens.play("red: end. yellow: end. swap 1 collectors");
    assert_eq!(tokens.goods("yellow"), [0, 5, 5]);
}

/// RF-10.8: no unit is converted where its new owner could not have it.
#[test]
fn rf_10_8_illegal_for_the_new_owner() {
    let table = table(
        "red     temple 2,0  9 gold  city 2,1  plays temple  guild northerners
         yellow  nomad 3,0  ship 8,0  guild aquanauts",
    );
    table.refuses("2,0 convert", "RF-6.40");
    let glacier = self::table(
        "red     temple 0,1  9 gold  plays temple  city 1,1  guild snowmen
         yellow  nomad 0,2  ship 8,0  guild northerners",
    );
    glacier.refuses("0,1 convert", "RF-6.40");
}

/// RF-10.10: Alchemists exchange Wood and Stone, anywhere.
#[test]
fn rf_10_10_alchemists() {
    let mut table =
        table("red nomad 2,0 nomad 5,0 1 wood guild alchemists plays nomad\nyellow ship 8,0");
    table.refuses("2,0 stone-for-wood", "RF-10.10");
    table.play("2,0 wood-for-stone. 5,0 stone-for-wood");
    assert_eq!(table.goods("red"), [0, 1, 0]);
    let none = self::table("red nomad 2,0 1 wood plays nomad\nyellow ship 8,0");
    none.refuses("2,0 wood-for-stone", "RF-10.10");
}

/// RF-10.11: Aquanauts go to Sea, stay there, and come back over cliffs.
#[test]
fn rf_10_11_aquanauts() {
    let mut table = table(
        "red     nomad 2,2  nomad 3,0  ship 3,1  guild aquanauts  plays nomad
         yellow  nomad 4,0",
    );
    table.play("2,2 move");
    assert!(table.offers("at 3,2"), "over the cliff into the Sea");
    table.refuses("at 3,1", "RF-2.11");
    table.refuses("at 3,-2", "RF-6.10");
    table.play("at 3,2");
    table.refuses("3,0 produce", "RF-6.11");
    table.play("3,0 move");
    assert!(table.offers("at 2,0") && table.offers("at 3,-3"));
    table.refuses("at 1,0", "RF-6.10");
    table.play("at 4,-1");
}

/// RF-10.12: Archivists buy back at half price, rounded up.
#[test]
fn rf_10_12_archivists() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  3 gold  decline city  guild archivists
         yellow  ship 8,0  nomad 7,0
         phase buy-back
         trophy nomad yellow",
    );
    table.play("buy city");
    assert_eq!(table.goods("red"), [0, 0, 0]);
}

/// RF-10.13, RF-8.9: Capitalists need strictly the most gold.
#[test]
fn rf_10_13_capitalists() {
    let points = |gold: u16| {
        let lines = format!(
            "red city 5,0 {gold} gold guild capitalists plays city\nyellow ship 8,0 9 gold"
        );
        table(&lines).points("red", "score-guilds")
    };
    assert_eq!((points(9), points(10)), (0, 25));
}

/// RF-10.14: Collectors hold ten of each and score two for each.
#[test]
fn rf_10_14_collectors() {
    let mut table =
        table("red nomad 5,0 9 wood 3 stone guild collectors plays nomad\nyellow ship 8,0");
    table.play("5,0 produce");
    assert_eq!(table.points("red", "score-guilds"), 26);
}

/// RF-10.15: Corsairs take 2 gold per opposing Ship of the Region, as far as its owner can pay.
#[test]
fn rf_10_15_corsairs() {
    let mut table = table(
        "red     ship 3,0  guild corsairs  plays ship
         yellow  ship 3,1  ship 3,2  ship 8,0  3 gold",
    );
    table.play("3,0 piracy");
    assert_eq!((table.goods("red")[0], table.goods("yellow")[0]), (3, 0));
    let none = self::table("red ship 3,0 guild corsairs plays ship\nyellow ship 8,0 3 gold");
    none.refuses("3,0 piracy", "RF-6.4");
}

/// RF-10.16: Doppelgangers swap for 10 gold, every round; the receiver waits for the next one.
#[test]
fn rf_10_16_doppelgangers() {
    let mut table = table(
        "red     city 5,0  nomad 6,0  10 gold  guild doppelgangers  plays city
         yellow  nomad 7,0  ship 8,0  30 gold  guild farmers  guild miners  plays nomad",
    );
    table.play("red: end. yellow: end");
    assert_eq!(table.phase(), "swap");
    table.refuses("swap 0 farmers", "RF-10.16");
    table.refuses_because("swap 7 farmers", "RF-10.16", "refused-swap-with");
    table.refuses_because("swap 1 winged", "RF-10.16", "refused-swap-guild");
    table.play("swap 1 farmers");
    assert_eq!(table.civ("red")["guilds"], serde_json::json!(["farmers"]));
    assert_eq!(table.civ("yellow")["guilds"], serde_json::json!(["doppelgangers", "miners"]));
    assert_eq!((table.goods("red")[0], table.phase().as_str()), (0, "select"));
}

/// RF-10.17, RF-10.23: Lumberjacks and Miners produce two, with room for both.
#[test]
fn rf_10_17_lumberjacks() {
    let mut table = table(
        "red     nomad 5,0  nomad 5,-1  nomad 0,1  3 wood  guild lumberjacks  guild miners  plays nomad
         yellow  ship 8,0",
    );
    table.play("5,0 produce-two");
    table.refuses("5,-1 produce-two", "RF-6.2");
    table.play("0,1 produce-two");
    assert_eq!(table.goods("red"), [0, 5, 2]);
}

/// RF-10.18: Machinists sail to any empty Sea hex.
#[test]
fn rf_10_18_machinists() {
    let mut table = table("red ship 3,0 guild machinists plays ship\nyellow ship 8,0");
    table.play("3,0 move");
    table.refuses("at 8,0", "RF-2.11");
    table.play("at 9,0");
}

/// RF-10.19: Master Jewelers prospect in Mountain, not on Glacier.
#[test]
fn rf_10_19_master_jewelers() {
    let mut table = table(
        "red     mountaineer 6,-1  mountaineer 7,-3  guild master-jewelers  plays mountaineer
         yellow  ship 8,0",
    );
    table.refuses("7,-3 prospect", "RF-10.19");
    table.play("6,-1 prospect");
    assert_eq!(table.goods("red"), [3, 0, 0]);
}

/// RF-10.20: Druids build Temples in Forest, and dominated Forests score 6 per hex.
#[test]
fn rf_10_20_druids() {
    let mut table = table("red nomad 5,0 2 stone guild druids plays nomad\nyellow ship 8,0");
    assert_eq!(table.points("red", "score-territory"), 12);
    table.play("5,0 build-temple");
    assert!(table.stands("red", "temple", "5,0"));
}

/// RF-10.21: Mercenaries remove an adjacent opposing unit for 5 gold.
#[test]
fn rf_10_21_mercenaries() {
    let mut table = table(
        "red     nomad 2,0  nomad 6,-1  9 gold  guild mercenaries  plays nomad
         yellow  ship 3,0  nomad 7,-1  city 2,1",
    );
    table.play("2,0 attack");
    assert_eq!((table.count("yellow", "ship"), table.goods("red")[0]), (0, 4));
    table.refuses("6,-1 attack", "RF-10.21");
}

/// RF-10.22: Farmers score 3 per hex of Plain.
#[test]
fn rf_10_22_farmers() {
    let table = table("red nomad 2,0 guild farmers plays nomad\nyellow ship 8,0");
    assert_eq!(table.points("red", "score-territory"), 24);
}

/// RF-10.24: Northerners walk on Glacier and build Cities in Mountain.
#[test]
fn rf_10_24_northerners() {
    let mut table = table(
        "red     nomad 0,1  nomad -1,3  1 wood  1 stone  guild northerners  plays nomad
         yellow  ship 8,0",
    );
    table.play("-1,3 move");
    assert!(table.offers("at -1,2") && table.offers("at 0,2"));
    table.play("at 0,2. 0,1 build-city");
    assert!(table.stands("red", "city", "0,1"));
    let mut glacier = self::table("red nomad 0,2 guild northerners plays nomad\nyellow ship 8,0");
    glacier.refuses("0,2 produce", "RF-6.11");
    glacier.play("0,2 move");
    glacier.refuses("at 1,1", "RF-2.6");
}

/// RF-10.25: Psy-Monks convert at distance 2.
#[test]
fn rf_10_25_psy_monks() {
    let mut table = table(
        "red     temple 2,0  2 gold  guild psy-monks  plays temple
         yellow  nomad 0,1  nomad -1,3",
    );
    table.play("2,0 convert");
    assert!(table.stands("red", "nomad", "0,1"));
}

/// RF-10.26: Scholars educate at distance 2 without cliffs, and score Merchants or Mountaineers twice.
#[test]
fn rf_10_26_scholars() {
    let mut table = table(
        "red     city 5,0  nomad 7,-2  merchant 2,0  merchant 2,1  mountaineer 1,0  1 gold
                 guild scholars  plays city
         yellow  ship 8,0",
    );
    assert_eq!(table.points("red", "score-guilds"), 4);
    table.play("5,0 educate-mountaineer");
    assert!(table.stands("red", "mountaineer", "7,-2"));
}

/// RF-10.27: Travelers walk two steps over own pieces, abandon buildings, and count Nomads twice.
#[test]
fn rf_10_27_travelers() {
    let mut table = table(
        "red     nomad 7,1  nomad 6,1  guild travelers  plays nomad
         yellow  nomad 7,0",
    );
    assert_eq!(table.points("red", "score-guilds"), 2);
    table.play("7,1 move");
    assert!(table.offers("at 6,0") && table.offers("at 5,1"));
    table.refuses("at 7,-1", "RF-6.10");
    table.play("at 5,1");
    let mut city = self::table(
        "red     city 5,0  city 4,0  merchant 4,0  guild travelers  plays city
         yellow  ship 8,0",
    );
    city.refuses("4,0 abandon", "RF-10.27");
    city.play("5,0 abandon");
    assert!(city.stands("red", "nomad", "5,0"));
}

/// RF-10.28: the Shadow Cult converts Cities for 10 gold and cannot be converted.
#[test]
fn rf_10_28_shadow_cult() {
    let mut table = table(
        "red     temple 2,0  10 gold  guild shadow-cult  plays temple
         yellow  city 2,1  merchant 2,1",
    );
    table.play("2,0 convert-city");
    assert!(table.stands("red", "city", "2,1") && table.stands("yellow", "merchant", "2,1"));
    let immune = self::table(
        "red     temple 2,0  10 gold  city 2,-1  plays temple
         yellow  nomad 2,1  guild shadow-cult",
    );
    immune.refuses("2,0 convert", "RF-6.40");
}

/// RF-10.29: Snowmen build on Glacier for free; such a City pays no taxes.
#[test]
fn rf_10_29_snowmen() {
    let mut table = table(
        "red     mountaineer 7,-3  city 8,-3  nomad 5,0  guild snowmen  plays mountaineer
         yellow  ship 8,0",
    );
    table.play("7,-3 build-city");
    assert!(table.stands("red", "city", "7,-3"));
    let taxes = self::table("red city 7,-3 city 5,0 guild snowmen plays city\nyellow ship 8,0");
    taxes.refuses("7,-3 taxes", "RF-6.4");
}

/// RF-10.30: thieves take a resource from the owner of an adjacent City, once per City and turn.
#[test]
fn rf_10_30_thieves_guild() {
    let mut table = table(
        "red     nomad 5,0  nomad 5,-1  nomad 6,-1  guild thieves-guild  plays nomad
         yellow  city 4,0  city 7,-1  2 wood  1 stone",
    );
    table.refuses("6,-1 steal-wood", "RF-10.30");
    table.play("5,0 steal-wood");
    assert_eq!((table.goods("red"), table.goods("yellow")), ([0, 1, 0], [0, 1, 1]));
    table.refuses("5,-1 steal-stone", "RF-10.30");
}

/// RF-10.31: Sentinels stop opposing Merchants and Ships.
#[test]
fn rf_10_31_sentinels() {
    let mut ship = table(
        "red     ship 3,2  plays ship
         yellow  ship 3,1  guild sentinels",
    );
    ship.refuses("3,2 move", "RF-6.30");
    ship.play("end");
    let mut merchant = table(
        "red     merchant 4,-1  plays merchant
         yellow  city 4,0  nomad 5,-1  ship 8,0  guild sentinels",
    );
    merchant.refuses("4,-1 move", "RF-6.60");
    merchant.play("end");
    let own = table(
        "red     ship 3,2  guild sentinels  plays ship
         yellow  ship 3,1",
    );
    assert!(own.offers("3,2 move"));
}

/// RF-10.32: Trophy Hunters count their best trophy twice.
#[test]
fn rf_10_32_trophy_hunters() {
    let table = table(
        "red     city 5,0  guild trophy-hunters  plays city
         yellow  ship 8,0
         trophy nomad red
         trophy ship red",
    );
    assert_eq!(table.points("red", "score-guilds"), 25);
}

/// RF-10.33: the Winged fly two steps over everything and land on empty land.
#[test]
fn rf_10_33_winged() {
    let mut table = table(
        "red     nomad 4,0  guild winged  plays nomad
         yellow  ship 3,0  nomad 5,-1  guild sentinels",
    );
    table.play("4,0 move");
    assert!(table.offers("at 2,1") && table.offers("at 6,-1"));
    table.refuses("at 3,1", "RF-6.10");
    table.refuses("at 5,-1", "RF-2.11");
    table.play("at 2,0");
}
