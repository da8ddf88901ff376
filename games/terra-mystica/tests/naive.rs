//! A second implementation, slow and obvious, of what the engine does with bit sets: neighbours,
//! reach, networks, towns, offers. Both must agree in random positions of all kinds of tables.

use crate::common;
use engine::{Chance, Game, Hat, NoLuck, Play, Quick, Seat, Secrets, Silence, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use terra_mystica::content::content;
use terra_mystica::kinds::{Faction, Structure, Terrain};
use terra_mystica::view::{HexView, PlayerView, View};
use terra_mystica::{Move, Question, TerraMystica};

type Name = &'static str;
type Names = BTreeSet<Name>;

/// What can be seen, and neighbours found by drawing the grid.
struct Naive {
    view: View,
    places: BTreeMap<(i32, i32), usize>,
}

impl Naive {
    fn of(table: &TerraMystica) -> Naive {
        let view = table.view_for(Viewer::Spectator);
        let place = |hex: &HexView| (i32::from(hex.row), half_columns(hex));
        let places = view.hexes.iter().enumerate().map(|(index, hex)| (place(hex), index));
        Naive { places: places.collect(), view }
    }

    fn hex(&self, name: Name) -> &HexView {
        self.view.hexes.iter().find(|hex| hex.name == name).expect("a hex of the map")
    }
    fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    /// Hexes that share an edge: two half columns to the side, one above or below.
    fn around(&self, name: Name) -> Vec<&HexView> {
        let hex = self.hex(name);
        let (row, column) = (i32::from(hex.row), half_columns(hex));
        let steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)];
        let found = steps.iter().filter_map(|(r, c)| self.places.get(&(row + r, column + c)));
        found.map(|index| &self.view.hexes[*index]).collect()
    }

    /// Land that is directly adjacent, bridges included (TM-7.1).
    fn adjacent(&self, name: Name) -> Names {
        let edges = self.around(name).into_iter().filter(|hex| hex.terrain.is_some());
        let mut found: Names = edges.map(|hex| hex.name).collect();
        for bridge in &self.view.bridges {
            found.extend((bridge.a == name).then_some(bridge.b));
            found.extend((bridge.b == name).then_some(bridge.a));
        }
        found
    }

    /// Land behind at most so many river hexes (TM-7.2).
    fn shipped(&self, name: Name, shipping: u8) -> Names {
        let mut rivers = Names::new();
        let mut shore = Names::new();
        let mut last = vec![name];
        for _ in 0..shipping {
            let around = last.iter().flat_map(|hex| self.around(hex));
            let next: Vec<Name> = around
                .filter(|hex| hex.terrain.is_none() && !rivers.contains(hex.name))
                .map(|hex| hex.name)
                .collect();
            rivers.extend(&next);
            last = next;
        }
        for river in rivers {
            let land = self.around(river).into_iter().filter(|hex| hex.terrain.is_some());
            shore.extend(land.map(|hex| hex.name));
        }
        shore
    }

    /// Hexes a walk of this many steps leads to, and no shorter one.
    fn at_distance(&self, name: Name, steps: u8) -> Names {
        let mut seen = Names::from([name]);
        let mut rim = seen.clone();
        for _ in 0..steps {
            let next: Names =
                rim.iter().flat_map(|hex| self.around(hex)).map(|hex| hex.name).collect();
            rim = next.difference(&seen).copied().collect();
            seen.extend(&rim);
        }
        rim
    }

    fn structures(&self, seat: Seat) -> Names {
        let own = self.view.hexes.iter().filter(|hex| hex.seat == Some(seat));
        own.map(|hex| hex.name).collect()
    }

    /// What a leap reaches from a hex: 1 to `leap` hexes are skipped (TM-7.4).
    fn leapt(&self, name: Name, leap: u8) -> Names {
        (1..=leap).flat_map(|skip| self.at_distance(name, skip + 1)).collect()
    }

    /// Groups of own structures, joined as told.
    fn groups(&self, seat: Seat, joined: impl Fn(Name) -> Names) -> Vec<Names> {
        let mut rest = self.structures(seat);
        let mut groups = Vec::new();
        while let Some(first) = rest.pop_first() {
            let (mut group, mut open) = (Names::from([first]), vec![first]);
            while let Some(hex) = open.pop() {
                for next in joined(hex).intersection(&rest.clone()) {
                    rest.remove(next);
                    group.insert(next);
                    open.push(next);
                }
            }
            groups.push(group);
        }
        groups
    }

    fn power_value(&self, hex: &HexView) -> u8 {
        let owner = hex.seat.and_then(|seat| self.player(seat).faction);
        match (owner, hex.structure) {
            (Some(Faction::Yetis), Some(Structure::Stronghold | Structure::Sanctuary)) => 4,
            (_, Some(Structure::Stronghold | Structure::Sanctuary)) => 3,
            (_, Some(Structure::Temple | Structure::TradingHouse)) => 2,
            (_, Some(Structure::Dwelling)) => 1,
            (_, None) => 0,
        }
    }
}

/// Odd rows are shifted by half a hex.
fn half_columns(hex: &HexView) -> i32 {
    2 * i32::from(hex.col) + i32::from(hex.row % 2)
}

/// Plays random games and looks closely at every so manieth table.
fn in_random_positions(games: u64, every: u32, mut look: impl FnMut(&TerraMystica, Seat, Move)) {
    let setups = common::setups();
    let mut hat = Hat::default();
    for game in 0..games {
        let setup = &setups[game as usize % setups.len()];
        let mut choices = Quick::new(game, 11);
        let table = TerraMystica::set_up(setup, &mut Quick::new(game, 10), &mut Silence);
        let mut table = table.expect("a possible setup");
        let mut step = 0;
        while let Some(seat) = table.asked().first() {
            hat.clear();
            table.offer(seat, &mut hat);
            let mut mv = hat.nth(choices.below(hat.count()));
            for _ in 0..game % 6 {
                // Players who are slow to pass and to convert make fuller maps.
                if matches!(mv, Move::Pass { .. } | Move::Burn {} | Move::Convert { .. }) {
                    mv = hat.nth(choices.below(hat.count()));
                }
            }
            if step % every == 0 {
                look(&table, seat, mv);
            }
            table.apply(seat, mv, &mut NoLuck, &mut Silence);
            step += 1;
        }
    }
}

/// TM-14.3: the largest networks, ranked.
#[test]
fn networks_agree() {
    in_random_positions(600, 25, |table, _, _| {
        let naive = Naive::of(table);
        if naive.view.players.iter().any(|player| player.faction.is_none()) {
            return;
        }
        let sizes: Vec<usize> = naive.view.players.iter().map(|it| network(&naive, it)).collect();
        for player in &naive.view.players {
            let mine = sizes[player.seat.index()];
            let better = sizes.iter().filter(|size| **size > mine).count();
            let tied = sizes.iter().filter(|size| **size == mine).count();
            let prizes: i32 = [18, 12, 6].iter().skip(better).take(tied).sum();
            let expected = if mine == 0 { 0 } else { prizes / tied as i32 };
            let score = table.score(player.seat);
            let found = score.sources.iter().find(|(key, _)| *key == "source-network");
            assert_eq!(found.map_or(0, |(_, points)| *points), expected, "{sizes:?}");
        }
    });
}

fn network(naive: &Naive, player: &PlayerView) -> usize {
    let joined = |hex: Name| {
        let mut joined = naive.adjacent(hex);
        joined.extend(naive.shipped(hex, player.shipping));
        joined.extend(naive.leapt(hex, player.leap));
        joined
    };
    naive.groups(player.seat, joined).iter().map(Names::len).max().unwrap_or(0)
}

/// TM-12.1, TM-12.3: a group is a town or not as a whole, and no town is forgotten.
#[test]
fn towns_agree() {
    in_random_positions(600, 9, |table, seat, _| {
        if !matches!(table.question(seat), Some(Question::TakeTurn { .. })) {
            return;
        }
        let naive = Naive::of(table);
        let tiles_left = naive.view.town_tiles.iter().any(|tile| tile.left > 0);
        for player in &naive.view.players {
            if player.faction == Some(Faction::Mermaids) {
                continue;
            }
            let needed = if player.favors.contains(&"FAV5") { 6 } else { 7 };
            for group in naive.groups(player.seat, |hex| naive.adjacent(hex)) {
                let hexes: Vec<&HexView> = group.iter().map(|hex| naive.hex(hex)).collect();
                let towns = hexes.iter().filter(|hex| hex.town).count();
                assert!(towns == 0 || towns == hexes.len(), "half a town: {group:?}");
                let sanctuary = hexes.iter().any(|hex| hex.structure == Some(Structure::Sanctuary));
                let power: u8 = hexes.iter().map(|hex| naive.power_value(hex)).sum();
                let big = hexes.len() >= if sanctuary { 3 } else { 4 } && power >= needed;
                assert!(towns > 0 || !big || !tiles_left, "a forgotten town: {group:?}");
            }
        }
    });
}

/// TM-7, TM-8.11, TM-8.12: hexes that can be built on, and hexes that can be transformed.
#[test]
fn reach_agrees() {
    in_random_positions(600, 9, |table, seat, _| {
        let naive = Naive::of(table);
        let player = naive.player(seat);
        let Some(faction) = player.faction else { return };
        let first_action = matches!(table.question(seat), Some(Question::TakeTurn { actions: 1 }));
        // In the second half of a double turn some hexes belong to the first half.
        let doubled = faction == Faction::ChaosMagicians && player.stronghold_used;
        if !first_action || doubled {
            return;
        }
        let (mut builds, mut digs) = (Names::new(), Names::new());
        for mv in table.legal_moves(seat) {
            let (set, at) = match mv {
                Move::Build { at } => (&mut builds, at),
                Move::Transform { at, .. } => (&mut digs, at),
                _ => continue,
            };
            set.insert(naive.view.hexes[at as usize].name);
        }
        let near = near(&naive, player);
        let far = far(&naive, player, &near);
        assert_eq!(builds, can_build(&naive, player, &near, &far), "{faction:?} build");
        if ![Faction::Acolytes, Faction::Dragonlords].contains(&faction) {
            assert_eq!(digs, can_dig(&naive, player, &near, &far), "{faction:?} transform");
        }
    });
}

/// Empty land that is reachable on foot, over bridges and by ship (TM-7.5).
fn near(naive: &Naive, player: &PlayerView) -> Names {
    let walks = player.faction != Some(Faction::Riverwalkers);
    let mut near = Names::new();
    for hex in naive.structures(player.seat) {
        near.extend(naive.shipped(hex, player.shipping_now));
        near.extend(if walks { naive.adjacent(hex) } else { Names::new() });
    }
    near.retain(|hex| naive.hex(hex).structure.is_none());
    near
}

/// Empty land that only a tunnel or carpet reaches.
fn far(naive: &Naive, player: &PlayerView, near: &Names) -> Names {
    let own = naive.structures(player.seat);
    let mut far: Names = own.iter().flat_map(|hex| naive.leapt(hex, player.leap)).collect();
    far.retain(|name| {
        let hex = naive.hex(name);
        hex.terrain.is_some() && hex.structure.is_none() && !near.contains(name)
    });
    far
}

/// Workers and priests a leap costs (TM-8.21).
fn leap_cost(player: &PlayerView) -> (u16, u8) {
    match player.faction {
        Some(Faction::Dwarves) => (if player.structures[3] > 0 { 1 } else { 2 }, 0),
        Some(Faction::Fakirs) => (0, 1),
        _ => (0, 0),
    }
}

fn can_build(naive: &Naive, player: &PlayerView, near: &Names, far: &Names) -> Names {
    let (coins, workers) = match player.faction {
        Some(Faction::Engineers) => (1, 1),
        Some(Faction::Swarmlings) => (3, 2),
        _ => (2, 1),
    };
    let affordable = |more: u16| player.coins >= coins && player.workers >= workers + more;
    let (leap_workers, leap_priests) = leap_cost(player);
    let home = |name: &&Name| {
        let terrain = naive.hex(name).terrain;
        terrain == player.home || terrain.is_some_and(|terrain| player.unlocked.contains(&terrain))
    };
    let mut found = Names::new();
    if player.structures[0] < 8 && affordable(0) {
        found.extend(near.iter().filter(home));
        if affordable(leap_workers) && player.priests >= leap_priests {
            found.extend(far.iter().filter(home));
        }
    }
    found
}

fn can_dig(naive: &Naive, player: &PlayerView, near: &Names, far: &Names) -> Names {
    let spades = |workers: u16, priests: u8| -> u16 {
        let (Some(workers), Some(priests)) =
            (player.workers.checked_sub(workers), player.priests.checked_sub(priests))
        else {
            return 0;
        };
        match player.faction {
            Some(Faction::Darklings) => priests.into(),
            Some(Faction::Riverwalkers) => 0,
            Some(Faction::Giants) => workers / [3, 2, 1][player.digging as usize] / 2,
            _ => workers / [3, 2, 1][player.digging as usize],
        }
    };
    let changes = |name: &&Name| {
        let terrain = naive.hex(name).terrain;
        let own = player.faction == Some(Faction::Giants) && terrain == Some(Terrain::Wasteland);
        terrain.is_some_and(Terrain::on_cycle) && !own
    };
    let (leap_workers, leap_priests) = leap_cost(player);
    let mut found = Names::new();
    if spades(0, 0) > 0 {
        found.extend(near.iter().filter(changes));
    }
    if spades(leap_workers, leap_priests) > 0 {
        found.extend(far.iter().filter(changes));
    }
    found
}

/// TM-10.1 to TM-10.4: who is offered how much power by a build or an upgrade.
#[test]
fn offers_agree() {
    in_random_positions(1_000, 1, |table, seat, mv| {
        let (Move::Build { at } | Move::Upgrade { at, .. }) = mv else { return };
        let before = Naive::of(table);
        if before.view.options.contains(&"late_leech") {
            return;
        }
        let mut after = *table;
        after.apply(seat, mv, &mut NoLuck, &mut Silence);
        let offers = after.view_for(Viewer::Spectator).offers;
        let offers = &offers[before.view.offers.len().min(offers.len())..];
        let found: Vec<(Seat, u8)> = offers.iter().map(|offer| (offer.to, offer.amount)).collect();
        let around = before.adjacent(before.view.hexes[at as usize].name);
        let order = &before.view.order;
        let here = order.iter().position(|other| *other == seat).expect("a seat in the order");
        let mut expected = Vec::new();
        for step in 1..order.len() {
            let to = order[(here + step) % order.len()];
            let own = around.iter().map(|hex| before.hex(hex)).filter(|hex| hex.seat == Some(to));
            let power: u8 = own.map(|hex| before.power_value(hex)).sum();
            let bowls = before.player(to).bowls;
            if power > 0 && 2 * bowls[0] + bowls[1] > 0 {
                expected.push((to, power));
            }
        }
        assert_eq!(found, expected, "{mv:?}");
    });
}

/// TM-1.1, TM-7.4: distances and neighbours of the tables, on every map.
#[test]
fn maps_agree() {
    for map in &content().maps {
        let setup =
            terra_mystica::Setup { map: map.id.into(), ..terra_mystica::Setup::for_seats(2) };
        let table = TerraMystica::set_up(&setup, &mut Quick::new(1, 1), &mut Silence);
        let naive = Naive::of(&table.expect("a map"));
        for (index, hex) in map.hexes.iter().enumerate() {
            for steps in 1..=5 {
                for other in naive.at_distance(hex.name, steps) {
                    let other = map.hex(other).expect("a hex");
                    assert_eq!(map.distance(index as u8, other), steps, "{}", map.id);
                }
            }
        }
    }
}
