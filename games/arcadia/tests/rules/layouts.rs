//! Where provinces lie: the standard layouts and the free one (AR-3.3, AR-23.1).

use super::land::{reached, touch};
use arcadia::view::{ProvinceView, View};
use arcadia::{Arcadia, Setup};
use engine::{Game, Play, Secrets, Seed, Seeded, Silence, Viewer};

/// A table once every nation is chosen, the first ones in order.
fn laid(seats: u8, free_map: bool, seed: u64) -> View {
    let setup = Setup { free_map, ..Setup::for_seats(seats) };
    let mut chance = Seeded::new(Seed::from_number(seed), 0);
    let mut table = Arcadia::set_up(&setup, &mut chance, &mut Silence).expect("a table");
    while table.view_for(Viewer::Spectator).provinces.is_empty() {
        let seat = table.asked().first().expect("somebody is asked");
        let mv = table.legal_moves(seat)[0];
        table.apply(seat, mv, &mut chance, &mut Silence);
    }
    table.view_for(Viewer::Spectator)
}

fn regions(view: &View) -> Vec<Vec<&ProvinceView>> {
    let region = |card: &ProvinceView| {
        let all = &arcadia::content::content().provinces;
        all.iter().position(|it| it.id == card.id.as_str()).expect("a province") / 4
    };
    let mut all = vec![Vec::new(); 9];
    for card in &view.provinces {
        all[region(card)].push(card);
    }
    all.retain(|cards| !cards.is_empty());
    all
}

#[track_caller]
fn is_sound(view: &View, seats: u8) {
    let all: Vec<&ProvinceView> = view.provinces.iter().collect();
    assert_eq!(all.len(), 4 * (2 * usize::from(seats) + 1));
    assert_eq!(reached(&all, view.brick).len(), all.len(), "a gap");
    for cards in regions(view) {
        assert_eq!(cards.len(), 4);
        assert_eq!(reached(&cards, view.brick).len(), 4, "a region in pieces: {:?}", cards[0].id);
    }
    for (at, one) in all.iter().enumerate() {
        let twin = all[at + 1..].iter().any(|it| (it.row, it.column) == (one.row, one.column));
        assert!(!twin, "two cards in one place");
    }
}

fn edges(view: &View) -> usize {
    let all = &view.provinces;
    let pairs =
        all.iter().enumerate().flat_map(|(at, one)| all[at + 1..].iter().map(move |it| (one, it)));
    pairs.filter(|(one, other)| touch(one, other, view.brick)).count()
}

#[test]
fn ar_3_3_standard_layouts_have_no_gap_and_whole_regions() {
    for (seats, brick, expected) in [(2, false, 31), (3, true, 63), (4, false, 60)] {
        let view = laid(seats, false, 1);
        is_sound(&view, seats);
        assert_eq!((view.brick, edges(&view)), (brick, expected), "{seats} players");
    }
}

/// Each owns his start region and two border posts, without a garrison; others are neutral and guarded.
#[test]
fn ar_3_4_what_players_own_at_the_start() {
    for seats in 2..=4 {
        let view = laid(seats, false, 1);
        for seat in 0..seats {
            let own = view.provinces.iter().filter(|it| it.owner == Some(engine::Seat(seat)));
            assert_eq!(own.clone().count(), 6);
            assert!(own.clone().all(|it| it.garrison == 0 && it.occupier == it.owner));
        }
        let neutral = view.provinces.iter().filter(|it| it.owner.is_none());
        assert!(neutral.clone().all(|it| it.occupier.is_none() && it.garrison >= 2));
    }
}

#[test]
fn ar_23_1_free_layouts_are_sound_and_differ() {
    for seats in 2..=4 {
        let mut seen = Vec::new();
        for seed in 0..40 {
            let view = laid(seats, true, seed);
            is_sound(&view, seats);
            assert!(!view.brick);
            let rows = view.provinces.iter().map(|it| it.row).max();
            let columns = view.provinces.iter().map(|it| it.column).max();
            let size = [(3, 4), (3, 6), (5, 5)][usize::from(seats) - 2];
            assert_eq!((rows, columns), (Some(size.0), Some(size.1)));
            let corners = [(0, 0), (0, size.1), (size.0, size.1), (size.0, 0)];
            let capitals =
                view.provinces.iter().filter(|it| corners.contains(&(it.row, it.column)));
            let owned = capitals.filter(|it| it.owner.is_some()).count();
            assert!(owned >= usize::from(seats), "a capital away from its corner");
            let places: Vec<_> = view.provinces.iter().map(|it| (it.row, it.column)).collect();
            if !seen.contains(&places) {
                seen.push(places);
            }
        }
        assert!(seen.len() > 20, "{} different layouts of 40", seen.len());
    }
}
