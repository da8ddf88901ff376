//! RF-12.1 to RF-12.12: what holds for all Tales.

use crate::table::table;
use engine::{Chance, Game, Play, Quick, Seat, Secrets, Silence, Spoken, Viewer};
use rise_and_fall::kinds::{Tale, TileKind};
use rise_and_fall::{Event, Question, RiseAndFall, Setup};

fn chosen(seats: u8, tales: &[Tale]) -> Setup {
    Setup { tales: true, chosen_tales: tales.to_vec(), ..Setup::for_seats(seats) }
}

/// Lays and places with luck until the deployment; everything that was told.
fn until_deployment(setup: &Setup, number: u64) -> (RiseAndFall, Vec<Event>) {
    let mut luck = Quick::new(number, 3);
    let mut events = Vec::new();
    let table = RiseAndFall::set_up(setup, &mut luck, &mut events);
    let mut table = table.expect("a possible setup");
    while let Some(seat) = table.asked().first()
        && table.question(seat) != Some(Question::Deploy)
    {
        let moves = table.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        table.apply(seat, mv, &mut luck, &mut events);
        assert_eq!(table.broken_law(), None);
    }
    (table, events)
}

/// RF-12.1: one Tale per civilization is drawn, or those chosen are played.
#[test]
fn rf_12_1_drawn_or_chosen() {
    for seats in 2..=8 {
        let setup = Setup { tales: true, ..Setup::for_seats(seats) };
        let (_, events) = until_deployment(&setup, 1);
        let drawn = events.iter().filter(|event| matches!(event, Event::TaleDrawn { .. }));
        assert_eq!(drawn.count(), seats as usize);
    }
    let refused = |setup: &Setup| {
        let table = RiseAndFall::set_up(setup, &mut Quick::new(1, 1), &mut Silence);
        table.err().map(|it| (it.rule, it.reason.key))
    };
    let no = |key: &str| Some(("RF-12.1", key.to_string()));
    let off = Setup { tales: false, ..chosen(2, &[Tale::Banks]) };
    assert_eq!(refused(&off), no("refused-tales-off"));
    assert_eq!(refused(&chosen(2, &[Tale::Banks, Tale::Banks])), no("refused-tale-twice"));
    let table =
        RiseAndFall::set_up(&chosen(2, &[Tale::Banks]), &mut Quick::new(1, 1), &mut Silence);
    let view = table.expect("a table").view_for(Viewer::Spectator);
    assert_eq!(view.tales.expect("Tales").tales, [Tale::Banks]);
}

/// RF-12.2, RF-3.17: places follow the layers, then their numbers; each is put by the next player.
#[test]
fn rf_12_2_order_of_numbers() {
    let (_, events) = until_deployment(&chosen(3, &Tale::ALL), 1);
    let placed: Vec<(Seat, Tale)> = events
        .iter()
        .filter_map(|event| match event {
            Event::SitePlaced { seat, tale, .. } => Some((*seat, *tale)),
            _ => None,
        })
        .collect();
    assert!(placed.len() > 12, "{placed:?}");
    let order: Vec<_> = placed.iter().map(|(_, tale)| (tale.placed_after(), *tale)).collect();
    assert!(order.is_sorted(), "{order:?}");
    let turns = placed.windows(2).all(|pair| pair[1].0.0 == (pair[0].0.0 + 1) % 3);
    assert!(turns, "{placed:?}");
    let orbs = placed.iter().filter(|(_, tale)| *tale == Tale::AccelerationOrb).count();
    assert_eq!(orbs, 3, "one for each player");
}

/// RF-3.17, RF-3.6: some Tales take a tile away from those the players lay.
#[test]
fn rf_3_17_tiles_less() {
    let built = |tales: &[Tale]| Setup { world: "built".into(), ..chosen(2, tales) };
    let count = |tales: &[Tale], kind: TileKind| {
        let (_, events) = until_deployment(&built(tales), 2);
        let laid = |event: &&Event| matches!(event, Event::TileLaid { tile, .. } if *tile == kind);
        let lifted =
            |event: &&Event| matches!(event, Event::TileLifted { tile, .. } if *tile == kind);
        events.iter().filter(laid).count() - events.iter().filter(lifted).count()
    };
    assert_eq!(count(&[Tale::Banks], TileKind::Plain), 10);
    assert_eq!(count(&[Tale::Swamp, Tale::Caravanserai], TileKind::Plain), 8);
    assert_eq!(count(&[Tale::Volcano], TileKind::Mountain), 5);
    assert_eq!(count(&[Tale::Banks], TileKind::Mountain), 6);
}

/// Both players recycle; the Typhoon rages beside Yellow's Ship.
const STORM: &str = "
    red     nomad 5,0  plays nomad
    yellow  ship 8,0  ship 8,2  plays ship
    tales typhoon
    site typhoon 9,0 0
";

/// RF-12.5: two recycling players of two bring the event; the first player decides, then the token
/// moves.
#[test]
fn rf_12_5_fantastic_event() {
    let mut table = table(STORM);
    table.play("5,0 produce. yellow: end");
    assert_eq!((table.phase().as_str(), table.asked()), ("event", Seat(0)));
    assert!(table.events.contains(&Event::FantasticEvent {}));
    assert_eq!(table.json()["first"], 0);
    table.refuses("red: at 5,0", "RF-12.38");
    table.play("red: at -2,0");
    assert_eq!((table.phase().as_str(), table.json()["first"].as_u64()), ("select", Some(1)));

    let mut quiet = self::table(&STORM.replace("red     nomad", "red     city 4,0  nomad"));
    quiet.play("5,0 produce. yellow: end");
    assert_eq!(quiet.phase(), "select", "one of two is not enough");
}

/// RF-12.5, RF-13.1: with more players more of them must recycle.
#[test]
fn rf_12_5_thresholds() {
    let content = rise_and_fall::content::content();
    let needed = |players| content.event_threshold(players);
    assert_eq!([2, 3, 4, 5, 6, 7, 8].map(needed), [2, 2, 2, 3, 3, 4, 4]);
}

/// RF-12.6: EX-R23, trophies of Tales are further ones, and the game ends with as many as agreed.
#[test]
fn rf_12_6_more_trophies() {
    let setup = Setup { trophies: 5, ..chosen(2, &[Tale::Dragon, Tale::Capital]) };
    let table = RiseAndFall::set_up(&setup, &mut Quick::new(1, 1), &mut Silence);
    let view = table.expect("a table").view_for(Viewer::Spectator);
    let more = view.tales.expect("Tales").trophies;
    assert_eq!(view.trophies.len() + more.len(), 8);
    assert_eq!(view.trophies_to_end, 5);
    assert!(more.iter().all(|trophy| trophy.points == 20));

    let mut built = self::table(
        "red     nomad 2,0  nomad 4,0  city 5,0  mountaineer -1,3  4 stone  plays nomad
         yellow  ship 8,0  city 7,0  plays ship
         tales majestic-bridge
         trophy ship yellow
         trophy city yellow
         trophy temple yellow",
    );
    built.play("2,0 build-bridge. yellow: end");
    assert_eq!(built.phase(), "decline", "it counts for the decline");
    built.play("red: decline city. yellow: decline ship");
    assert_eq!(built.points("red", "score-trophies"), 20);
    assert_eq!(built.phase(), "over", "and for the end");
}

/// RF-12.7: Cities, Temples, units, Ports and the Cathedral are destroyed; Capital and Banks not.
#[test]
fn rf_12_7_indestructible() {
    let mut table = table(
        "red     nomad 5,0  city 7,-2  plays nomad  discard city
         yellow  ship 6,-3  city 8,-4  nomad 7,0  plays ship  discard city  discard nomad
         tales dragon capital banks
         tale-trophy capital yellow
         creature dragon 7,-3
         monument capital yellow 6,-2",
    );
    table.play("5,0 produce. yellow: end");
    assert_eq!((table.count("red", "city"), table.count("yellow", "city")), (0, 0));
    assert_eq!(table.count("yellow", "ship"), 0);
    assert_eq!(table.tales()["monuments"][0]["at"], "6,-2");
    assert_eq!(table.zone("yellow", "city"), "discard", "the Capital keeps the card");
}

/// RF-12.7: the Cathedral and Ports are destroyed too.
#[test]
fn rf_12_7_buildings_of_tales() {
    let mut table = table(
        "red     nomad 5,0  temple 4,0  plays nomad  discard temple
         yellow  ship 8,0  plays ship
         tales dragon ports cathedral
         creature dragon 7,-3
         monument cathedral red 7,-2
         monument port red 6,-3",
    );
    table.play("5,0 produce. yellow: end");
    assert!(table.tales()["monuments"].is_null());
    let razed = table.events.iter().filter(|event| matches!(event, Event::Razed { .. }));
    assert_eq!(razed.count(), 2);
}

/// RF-12.7, RF-12.25: a flood takes the City on the coast and leaves the Bank beside it.
#[test]
fn rf_12_7_banks_stay() {
    let mut table = table(
        "red     nomad 5,0  city 4,1  plays nomad  discard city
         yellow  ship 8,0  plays ship
         tales water-elemental banks
         creature water-elemental 3,0
         monument bank yellow 4,0",
    );
    table.play("5,0 produce. yellow: end");
    assert_eq!(table.count("red", "city"), 0);
    assert_eq!(table.tales()["monuments"][0]["at"], "4,0");
}

/// RF-12.8: nothing stops on a Creature's hex, but Mountaineers pass it.
#[test]
fn rf_12_8_creatures_are_passed() {
    let mut table = table(
        "red     mountaineer 7,-2  plays mountaineer
         yellow  mountaineer 8,-3
         tales dragon
         creature dragon 7,-3",
    );
    table.play("7,-2 move");
    table.refuses("at 7,-3", "RF-12.8");
    assert!(table.offers("at 8,-4"), "over the Dragon: the other way is barred");
}

/// RF-12.9: what lies does nothing and stands up at the end of the turn.
#[test]
fn rf_12_9_lying_pieces() {
    let mut table = table(
        "red     ship 8,0  ship 9,1  plays ship
         yellow  nomad 5,0  plays nomad
         tales typhoon
         site typhoon -2,0 0
         lying units 8,0",
    );
    table.refuses("8,0 move", "RF-12.9");
    table.play("9,1 move. at 9,0");
    assert!(table.tales()["lying_units"].is_null(), "it stands again");

    let mut all = self::table(STORM);
    all.play("5,0 produce. yellow: end. red: at -2,0");
    assert_eq!(all.tales()["lying_units"], serde_json::json!(["8,0"]));
    all.play("red: card nomad. yellow: card ship");
    all.play("yellow: 8,2 move. at 7,2");
    assert!(all.tales()["lying_units"].is_null());
}

/// RF-12.9: a Typhoon lays a Port beside it on its side, and no Bank, which nothing would raise.
#[test]
fn rf_12_9_banks_stay_upright() {
    let mut table = table(
        "red     nomad 5,0  plays nomad
         yellow  ship 8,2  plays ship
         tales typhoon banks ports
         site typhoon 8,0 0
         monument bank red 7,0
         monument port yellow 9,0",
    );
    table.play("5,0 produce. yellow: end. red: at -2,0");
    assert_eq!(table.tales()["lying_buildings"], serde_json::json!(["9,0"]));
}

/// RF-12.10: nothing is built on special places, and no City is deployed there.
#[test]
fn rf_12_10_special_places() {
    let table = table(
        "red     nomad 2,0  1 wood  3 stone  plays nomad
         yellow  nomad 5,0
         tales alchemists-tower
         site alchemists-tower 2,0 0",
    );
    table.refuses("2,0 build-city", "RF-12.10");
    table.refuses("2,0 build-temple", "RF-12.10");
    let ship = self::table(
        "red     ship 3,0  1 stone  plays ship
         yellow  nomad 5,0
         tales caravanserai
         site caravanserai 3,-1 0",
    );
    assert!(ship.offers("3,0 found-city"));
    let mut ship = ship;
    ship.play("3,0 found-city");
    ship.refuses("at 3,-1", "RF-12.10");
    let (deploying, _) = until_deployment(&chosen(2, &[Tale::DoppelgangerHouse]), 1);
    let seat = deploying.asked().first().expect("somebody deploys");
    let view = deploying.view_for(Viewer::Spectator);
    let house = view.tales.expect("Tales").sites[0];
    let city = format!("place city {},{}", house.q, house.r);
    let nomad = format!("place nomad {},{}", house.q, house.r);
    let legal = |text: &str| {
        let mv = deploying.read(seat, text).expect("a move");
        deploying.check_move(seat, mv).is_ok()
    };
    assert!(!legal(&city) && legal(&nomad));
}

/// RF-12.11: a tie for most pieces is no majority.
#[test]
fn rf_12_11_majority() {
    let lines = "
        red     nomad 2,0  city 5,0
        yellow  nomad 0,0  ship 8,0
        phase select
        tales dolmens
        site dolmens 1,0 0
    ";
    let tied = table(lines);
    assert_eq!((tied.points("red", "score-tales"), tied.points("yellow", "score-tales")), (0, 0));
    let ahead = table(&lines.replace("city 5,0", "city 1,1"));
    assert_eq!(ahead.points("red", "score-tales"), 20);
}

/// RF-12.12: an extinct player needs no Bank for the crash.
#[test]
fn rf_12_12_living_players() {
    let mut table = table(
        "red     nomad 5,-2  plays nomad
         yellow  nomad 8,-2  plays nomad
         green   nomad 0,-2
         tales banks
         monument bank red 1,-2
         monument bank yellow 9,-2",
    );
    let mut state = table.json();
    state["civs"][2] = serde_json::json!({
        "gold": 0, "wood": 0, "stone": 0, "pieces": {}, "hand": [], "discard": [], "decline": [],
        "extinct": true,
    });
    table = crate::table::load(state);
    table.play("5,-2 produce. yellow: end");
    assert!(table.events.contains(&Event::BanksCrashed {}));
    assert!(table.tales()["monuments"].is_null());
}
