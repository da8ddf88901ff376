//! RF-3.10 to RF-3.16, RF-20: laying the World.

use engine::{Chance, Game, Play, Quick, Seat, Secrets, Silence, Spoken, Viewer};
use rise_and_fall::hex::Hex;
use rise_and_fall::kinds::Terrain;
use rise_and_fall::{Event, Move, Question, RiseAndFall, Setup};

fn built(seats: u8, luck: u64) -> RiseAndFall {
    let setup = Setup { world: "built".into(), ..Setup::for_seats(seats) };
    RiseAndFall::set_up(&setup, &mut Quick::new(luck, 0), &mut Silence).expect("a setup")
}

fn play(table: &mut RiseAndFall, text: &str) -> Vec<Event> {
    let seat = table.asked().first().expect("a builder");
    let mv = table.read(seat, text).expect("a notation");
    table.check_move(seat, mv).unwrap_or_else(|it| panic!("{text}: {it}"));
    let mut events = Vec::new();
    table.apply(seat, mv, &mut Quick::new(1, 1), &mut events);
    events
}

fn refuses(table: &RiseAndFall, text: &str, rule: &str, key: &str) {
    let seat = table.asked().first().expect("a builder");
    let mv = table.read(seat, text).expect("a notation");
    let refusal = table.check_move(seat, mv).expect_err("not legal");
    assert_eq!((refusal.rule, refusal.reason.key.as_str()), (rule, key), "{text}");
}

/// Lays tiles at random until the layer begins.
fn built_up_to(layer: &str, seats: u8, number: u64) -> RiseAndFall {
    let mut table = built(seats, number);
    let mut luck = Quick::new(number, 3);
    loop {
        let seat = table.asked().first().expect("a builder");
        if let Some(Question::PlaceTile { tile, .. }) = table.question(seat)
            && tile.id() == layer
        {
            return table;
        }
        let moves = table.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
}

/// RF-3.11, RF-3.10: the starting Sea tiles lie, nothing else.
#[test]
fn rf_3_11_starting_tiles() {
    for (seats, tiles) in [(2, 2), (3, 3), (4, 4), (5, 4), (6, 6), (7, 6), (8, 8)] {
        let view = built(seats, 1).view_for(Viewer::Spectator);
        assert_eq!(view.hexes.len(), tiles * 8);
        assert!(view.hexes.iter().all(|hex| hex.terrain == Terrain::Sea));
        // Exactly where the table says, not turned.
        let state = serde_json::to_value(built(seats, 1)).expect("JSON");
        let anchors = &rise_and_fall::content::content().box_of(seats).start;
        let wanted: Vec<String> = anchors.iter().map(|at| format!("sea-start {at} 0")).collect();
        assert_eq!(state["tiles"], serde_json::json!(wanted));
    }
}

/// RF-3.12: one tile each, clockwise; the rotation goes on from layer to layer.
#[test]
fn rf_3_12_rotation() {
    let mut table = built(3, 5);
    let mut luck = Quick::new(9, 9);
    let mut expected = table.asked().first().expect("a builder");
    let mut laid = [0; 5];
    while let Some(Question::PlaceTile { .. } | Question::TurnTile { .. }) =
        table.asked().first().and_then(|seat| table.question(seat))
    {
        let seat = table.asked().first().expect("a builder");
        assert_eq!(seat, expected);
        let moves = table.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        let mut events = Vec::new();
        table.apply(seat, mv, &mut luck, &mut events);
        for event in events {
            if let Event::TileLaid { tile, .. } = event {
                laid[tile.terrain() as usize] += 1;
                expected = Seat((expected.0 + 1) % 3);
            }
        }
    }
    // The Sea is laid to the end; Plain tiles at least until one must be lifted (RF-3.16).
    assert_eq!(laid[0], 15);
    assert!(laid[1] >= 8, "{laid:?}");
}

/// RF-3.13: Sea tiles touch two Sea tiles (EX-P03) and lie on nothing.
#[test]
fn rf_3_13_sea_tiles() {
    let mut table = built(2, 1);
    refuses(&table, "tile 1,1", "RF-3.13", "refused-tile-on-tiles");
    refuses(&table, "tile 40,40", "RF-3.13", "refused-tile-touches");
    refuses(&table, "tile -3,1", "RF-3.13", "refused-tile-touches");
    play(&mut table, "tile 4,-1");
    refuses(&table, "tile 4,-1", "RF-3.13", "refused-tile-on-tiles");
}

/// RF-3.13: no offered Sea tile ever encloses a void hex, checked hex by hex.
#[test]
fn rf_3_13_no_holes() {
    for number in 0..12 {
        let table = built_up_to("plain", 2 + (number % 3) as u8, number);
        let view = table.view_for(Viewer::Spectator);
        let laid: Vec<Hex> = view.hexes.iter().map(|hex| Hex::new(hex.q, hex.r)).collect();
        let far = 60;
        let mut outside = vec![Hex::new(-far, -far)];
        let mut seen = std::collections::BTreeSet::from([Hex::new(-far, -far)]);
        while let Some(hex) = outside.pop() {
            for next in hex.neighbors() {
                let near = next.q.abs() <= far && next.r.abs() <= far;
                if near && !laid.contains(&next) && seen.insert(next) {
                    outside.push(next);
                }
            }
        }
        for hex in laid.iter().flat_map(|hex| hex.neighbors()) {
            assert!(laid.contains(&hex) || seen.contains(&hex), "game {number}: a hole at {hex}");
        }
    }
}

/// RF-3.13: a tile that would close a ring is refused for its hole.
#[test]
fn rf_3_13_enclosing_is_refused() {
    let mut found = 0;
    for number in 0..40 {
        let mut table = built(2, number);
        let mut luck = Quick::new(number, 4);
        for _ in 0..12 {
            let seat = table.asked().first().expect("a builder");
            for q in -12..14 {
                for r in -12..14 {
                    let refusal = table.check_move(seat, Move::Anchor { q, r });
                    let key = refusal.err().map(|it| it.reason.key);
                    found += u32::from(key.as_deref() == Some("refused-tile-encloses"));
                }
            }
            let moves = table.legal_moves(seat);
            if !matches!(moves[0], Move::Anchor { .. }) || found > 0 {
                break;
            }
            let mv = moves[luck.below(moves.len() as u32) as usize];
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
    }
    assert!(found > 0, "no tile ever threatened to enclose a hole");
}

/// RF-3.14: Plain tiles lie on Sea alone.
#[test]
fn rf_3_14_plain_tiles() {
    let table = built_up_to("plain", 2, 3);
    refuses(&table, "tile 50,50", "RF-3.14", "refused-tile-ground");
    let mut table = table;
    let first = table.legal_moves(table.asked().first().expect("a builder"))[0];
    let seat = table.asked().first().expect("a builder");
    let text = table.write(seat, first);
    play(&mut table, &text);
    if let Some(Question::TurnTile { .. }) = table.question(seat) {
        refuses(&table, "turn 5", "RF-2.3", "refused-turn");
        refuses(&table, "tile 0,0", "RF-3.12", "refused-first-turn-tile");
        play(&mut table, "turn 0");
    }
    refuses(&table, &text, "RF-3.14", "refused-tile-ground");
}

/// RF-3.15: Forest on Plain, Mountain on Forest, Glacier on Mountain.
#[test]
fn rf_3_15_upper_layers() {
    for (layer, below) in [("forest", "plain"), ("mountain", "forest"), ("glacier", "mountain")] {
        let table = built_up_to(layer, 3, 8);
        let view = table.view_for(Viewer::Spectator);
        let seat = table.asked().first().expect("a builder");
        for mv in table.legal_moves(seat) {
            let Move::Anchor { q, r } = mv else { panic!("{mv:?}") };
            let hex = view.hexes.iter().find(|hex| (hex.q, hex.r) == (q, r)).expect("a hex");
            assert_eq!(hex.terrain.id(), below);
        }
        refuses(&table, "tile 50,50", "RF-3.15", "refused-tile-ground");
    }
}

/// RF-3.16: where no Plain tile fits, as few tiles as possible are lifted and laid again.
#[test]
fn rf_3_16_relocation() {
    let mut lifted_games = 0;
    for number in 0..60 {
        let mut table = built_up_to("plain", 4, number);
        let mut luck = Quick::new(number, 6);
        loop {
            let seat = table.asked().first().expect("a builder");
            match table.question(seat) {
                Some(Question::LiftTile { lifts, .. }) => {
                    assert!((1..=3).contains(&lifts));
                    lifted_games += 1;
                    let before = table.view_for(Viewer::Spectator);
                    let count = |view: &rise_and_fall::View| {
                        view.hexes.iter().filter(|hex| hex.terrain == Terrain::Plain).count()
                    };
                    refuses(&table, "lift 50,50", "RF-3.16", "refused-lift-nothing");
                    let plains = count(&before);
                    // All lifts, then all tiles in hand: one more lies than before.
                    for _ in 0..lifts {
                        let mv = table.legal_moves(seat)[0];
                        table.apply(seat, mv, &mut luck, &mut Silence);
                    }
                    assert_eq!(
                        count(&table.view_for(Viewer::Spectator)),
                        plains - 6 * lifts as usize
                    );
                    while table.asked().has(seat)
                        && !matches!(table.question(seat), Some(Question::LiftTile { .. }))
                    {
                        let mv = table.legal_moves(seat)[0];
                        table.apply(seat, mv, &mut luck, &mut Silence);
                    }
                    let after = count(&table.view_for(Viewer::Spectator));
                    assert!(after >= plains + 6, "{plains} before, {after} after");
                    break;
                }
                Some(Question::PlaceTile { tile, .. }) if tile.id() != "plain" => break,
                Some(Question::PlaceTile { .. } | Question::TurnTile { .. }) => {
                    let moves = table.legal_moves(seat);
                    let mv = moves[luck.below(moves.len() as u32) as usize];
                    table.apply(seat, mv, &mut luck, &mut Silence);
                }
                other => panic!("{other:?}"),
            }
        }
        if lifted_games >= 3 {
            return;
        }
    }
    panic!("only {lifted_games} games needed a relocation");
}

/// RF-20.1, RF-20.2, RF-20.3, RF-20.4, RF-20.5: the same seed gives the same legal World.
#[test]
fn rf_20_1_generated_worlds() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4), (8, 5)] {
        let setup =
            Setup { world: "generated".into(), world_seed: Some(seed), ..Setup::for_seats(seats) };
        let world = |luck| {
            let table = RiseAndFall::set_up(&setup, &mut Quick::new(luck, 0), &mut Silence);
            table.expect("a World")
        };
        let (one, other) = (world(1), world(2));
        let hexes = |table: &RiseAndFall| table.view_for(Viewer::Spectator).hexes;
        assert_eq!(hexes(&one), hexes(&other));
        // Loading a table checks every tile (RF-3.13 to RF-3.15).
        let text = serde_json::to_string(&one).expect("JSON");
        let loaded: RiseAndFall = serde_json::from_str(&text).expect("a legal World");
        assert_eq!(hexes(&loaded), hexes(&one));
        let view = one.view_for(Viewer::Spectator);
        let large =
            view.regions.iter().filter(|it| it.terrain == Terrain::Mountain && it.size > 12);
        assert_eq!(large.count(), 0, "a Mountain Region decides the game");
    }
    let different = [1, 2].map(|seed| {
        let world = "generated".to_string();
        let setup = Setup { world, world_seed: Some(seed), ..Setup::for_seats(2) };
        let table = RiseAndFall::set_up(&setup, &mut Quick::new(1, 0), &mut Silence);
        table.expect("a World").view_for(Viewer::Spectator).hexes
    });
    assert_ne!(different[0], different[1]);
}

/// RF-3.10: a World of a card only for its number of civilizations; names must exist.
#[test]
fn rf_3_10_named_worlds() {
    let refused = |world: &str, seats: u8, seed: Option<u32>| {
        let setup = Setup { world: world.into(), world_seed: seed, ..Setup::for_seats(seats) };
        let table = RiseAndFall::set_up(&setup, &mut Quick::new(1, 0), &mut Silence);
        table.err().map(|it| (it.rule, it.reason.key))
    };
    let no = |rule, key: &str| Some((rule, key.to_string()));
    assert_eq!(refused("twin-shores", 3, None), no("RF-3.10", "refused-world-seats"));
    assert_eq!(refused("atlantis", 2, None), no("RF-3.10", "refused-world"));
    assert_eq!(refused("card", 2, Some(3)), no("RF-20.1", "refused-world-seed"));
    assert_eq!(refused("three-horns", 3, None), None);
}
