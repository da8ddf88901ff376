//! Cities as letters on squared paper: footprints, districts, rows and columns, plot by plot.

use super::tables;
use engine::{Chance, Places, Quick, Thing};
use tapestry::capital::{City, Ground, Plot, Plots, Room, Shape, Spot, WIDTH, groups, plots};
use tapestry::kinds::Building;

/// Cells of a footprint after quarter turns, from its upper left corner.
fn cells(footprint: &[&str], turns: u8) -> Vec<(i32, i32)> {
    let mut rows: Vec<Vec<u8>> = footprint.iter().map(|row| row.bytes().collect()).collect();
    for _ in 0..turns {
        let (high, wide) = (rows.len(), rows[0].len());
        let turned = (0..wide).map(|row| (0..high).map(|at| rows[high - 1 - at][row]).collect());
        rows = turned.collect();
    }
    let mut cells = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (column, cell) in line.iter().enumerate() {
            if *cell == b'1' {
                cells.push((row as i32, column as i32));
            }
        }
    }
    cells
}

fn on_paper(row: i32, column: i32) -> Option<Plot> {
    let inside = (0..WIDTH as i32).contains(&row) && (0..WIDTH as i32).contains(&column);
    inside.then(|| Plot::at(row as usize, column as usize))
}

fn has(set: Plots, plot: Option<Plot>) -> bool {
    plot.is_some_and(|plot| set & plot.bit() != 0)
}

/// Whether it may stand there, plot by plot (TP-12.3).
fn naive_fits(cells: &[(i32, i32)], (row, column): (i32, i32), room: &Room) -> bool {
    let under: Vec<_> = cells.iter().map(|cell| on_paper(row + cell.0, column + cell.1)).collect();
    let free = under.iter().all(|plot| !has(room.grid, *plot) || has(room.free, *plot));
    let inside = under.iter().all(|plot| has(room.grid, *plot));
    under.iter().any(|plot| has(room.touch, *plot)) && free && (inside || room.overhang)
}

fn neighbours(plot: Plot) -> Vec<Plot> {
    let (row, column) = (plot.row() as i32, plot.column() as i32);
    let around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
    around.into_iter().filter_map(|(row, column)| on_paper(row, column)).collect()
}

/// Districts that are complete, looked at plot by plot (TP-12.5).
fn naive_complete(ground: &Ground, filled: Plots, covered: Plots) -> u16 {
    if let Some(imps) = ground.imps {
        let mut reached = vec![imps.heart];
        let mut at = 0;
        while at < reached.len() {
            for next in neighbours(reached[at]) {
                if filled & next.bit() != 0 && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            at += 1;
        }
        let heart = covered & imps.heart.bit() != 0;
        let linked = |imp: &Plot| heart && covered & imp.bit() != 0 && reached.contains(imp);
        return (0..4).filter(|at| linked(&imps.imps[*at])).fold(0, |set, at| set | 1 << at);
    }
    let districts: Vec<Plots> = ground.districts().collect();
    let complete = |at: &usize| plots(districts[*at]).all(|plot| filled & plot.bit() != 0);
    (0..districts.len()).filter(complete).fold(0, |set, at| set | 1 << at)
}

fn naive_lines(ground: &Ground, filled: Plots) -> (u16, u16) {
    let complete = |line: &dyn Fn(usize) -> Plot| {
        let here: Vec<Plot> =
            (0..WIDTH).map(line).filter(|it| ground.grid & it.bit() != 0).collect();
        !here.is_empty() && here.iter().all(|plot| filled & plot.bit() != 0)
    };
    let mut lines = (0, 0);
    for at in 0..WIDTH {
        lines.0 |= u16::from(complete(&|column| Plot::at(at, column))) << at;
        lines.1 |= u16::from(complete(&|row| Plot::at(row, at))) << at;
    }
    lines
}

fn random_plots(chance: &mut impl Chance, of: Plots, part: u32) -> Plots {
    plots(of).filter(|_| chance.below(10) < part).fold(0, |set, plot| set | plot.bit())
}

#[test]
fn tp_12_2_footprints_turn_and_are_never_mirrored() {
    for (landmark, shape) in tables().capitals.landmarks.iter().zip(&tables().capitals.shapes) {
        let rows: Vec<&str> = landmark.footprint.iter().map(|row| row.text()).collect();
        let all: Vec<_> = (0..4).map(|turns| cells(&rows, turns)).collect();
        let differ = (1..4).find(|turn| {
            let mut sorted = all[*turn].clone();
            sorted.sort_unstable();
            let mut first = all[0].clone();
            first.sort_unstable();
            sorted == first
        });
        assert_eq!(usize::from(shape.turns()), differ.unwrap_or(4), "{}", landmark.id);
        assert_eq!(usize::from(shape.size()), all[0].len());
    }
}

#[test]
fn tp_12_3_every_spot_is_offered_and_no_other() {
    let mut found = 0;
    for seed in 0..30u64 {
        let mut chance = Quick::new(seed, 0);
        for (landmark, shape) in tables().capitals.landmarks.iter().zip(&tables().capitals.shapes) {
            let rows: Vec<&str> = landmark.footprint.iter().map(|row| row.text()).collect();
            let ground = &tables().capitals.grounds[chance.below(18) as usize];
            let free = random_plots(&mut chance, ground.grid, 8);
            let touch = random_plots(&mut chance, ground.grid, 7);
            let room = Room { grid: ground.grid, free, touch, overhang: chance.below(2) == 0 };
            for turn in 0..4 {
                let spots = shape.spots(turn, &room);
                for spot in (0..169).map(Spot) {
                    let at = (i32::from(spot.row()), i32::from(spot.column()));
                    let fits = turn < shape.turns() && naive_fits(&cells(&rows, turn), at, &room);
                    assert_eq!(spots.has(spot.0.into()), fits, "{} {spot:?} {turn}", landmark.id);
                    found += u32::from(fits);
                    if fits {
                        check_cover(shape, turn, spot, &cells(&rows, turn), ground.grid);
                    }
                }
            }
        }
    }
    assert!(found > 10_000, "only {found} spots in all");
}

fn check_cover(shape: &Shape, turn: u8, spot: Spot, cells: &[(i32, i32)], grid: Plots) {
    let (row, column) = (i32::from(spot.row()), i32::from(spot.column()));
    let under = cells.iter().map(|cell| on_paper(row + cell.0, column + cell.1));
    let inside: Vec<Plot> = under.flatten().filter(|plot| grid & plot.bit() != 0).collect();
    let set = inside.iter().fold(0, |set, plot| set | plot.bit());
    assert_eq!(shape.covers(turn, spot, grid), (set, inside.len() < cells.len()));
    assert_eq!(Spot::named(&spot.word()), Some(spot));
}

#[test]
fn tp_12_5_districts_rows_and_columns_are_complete_plot_by_plot() {
    for seed in 0..40u64 {
        let mut chance = Quick::new(seed, 0);
        for capital in 0..18u8 {
            let mats = &tables().capitals;
            let ground = &mats.grounds[usize::from(capital)];
            let mut city = City::new(capital);
            let mut before = city.complete(mats);
            let mut taken = 0u64;
            for _ in 0..40 {
                let completed = if chance.below(3) == 0 && taken != (1 << 33) - 1 {
                    let landmark = chance.below(33) as u8;
                    let turn = chance.below(4) as u8;
                    let spots = city.spots(mats, landmark, turn, false);
                    if taken >> landmark & 1 == 1 || spots.count() == 0 {
                        continue;
                    }
                    taken |= 1 << landmark;
                    let spot = Spot(spots.nth(chance.below(spots.count())) as u8);
                    city.place(mats, landmark, spot, turn)
                } else {
                    let places = city.plots_for_building(mats, false);
                    if places == 0 {
                        continue;
                    }
                    let plot = Plot(places.nth(chance.below(places.count())) as u8);
                    city.build(mats, Building::ALL[chance.below(4) as usize], plot)
                };
                let filled = city.filled(mats);
                let printed = ground.impassable | ground.lilies;
                assert_eq!(filled, printed | city.covered());
                let naive = naive_complete(ground, filled, city.covered());
                assert_eq!(city.complete(mats), naive, "{} {seed}", ground.id);
                assert_eq!(completed.districts, naive & !before, "each district once");
                before = naive;
                assert_eq!((city.rows(mats), city.columns(mats)), naive_lines(ground, filled));
            }
            check_pieces(&city);
        }
    }
}

/// Landmarks that touch, by looking at every pair of plots.
fn check_pieces(city: &City) {
    let standing: Vec<u8> = (0..33).filter(|at| city.landmarks() >> at & 1 == 1).collect();
    let mut group: Vec<usize> = (0..standing.len()).collect();
    for _ in 0..standing.len() {
        for a in 0..standing.len() {
            for b in 0..standing.len() {
                let touch = plots(city.plots_of(standing[a])).any(|plot| {
                    neighbours(plot).iter().any(|it| city.plots_of(standing[b]) & it.bit() != 0)
                });
                if touch {
                    let least = group[a].min(group[b]);
                    (group[a], group[b]) = (least, least);
                }
            }
        }
    }
    let of = |first: usize| group.iter().filter(|it| **it == first).count() as u8;
    let largest = (0..standing.len()).map(of).max().unwrap_or(0);
    assert_eq!(city.connected_landmarks(), largest);
    let pieces: Vec<Plots> = standing.iter().map(|it| city.plots_of(*it)).collect();
    assert_eq!(groups(&pieces), largest);
}

#[test]
fn cities_are_saved_in_words() {
    use engine::saved::Saved;
    let mats = &tables().capitals;
    let mut city = City::new(1);
    city.build(mats, Building::Farm, Plot(3));
    city.place(mats, 0, Spot::at(6, 2).expect("a spot"), 0);
    city.put_cube(Plot(80));
    let saved = city.save();
    assert_eq!(saved["plots"]["d1"], "farm");
    assert_eq!(City::whole(&saved).expect("the same city"), city);
    let mut wrong = saved.clone();
    wrong["plots"]["d1"] = "castel".into();
    assert!(City::whole(&wrong).is_err());
}
