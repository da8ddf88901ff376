//! Bots play the orchard.

mod orchard;

use bots::game_of::Players;
use bots::{BotName, Budget, Simulation, Unused, WIN, arena, balance, simulate, simulate_matches};
use engine::{Play, Playthrough, Seed};
use orchard::{Orchard, Setup, TREES};
use std::sync::atomic::{AtomicU64, Ordering};

fn plan(bots: &[&str], games: u64, threads: usize) -> Simulation<Orchard> {
    Simulation {
        setup: Setup { seats: 4, favorites: true },
        bots: bots.iter().map(|name| BotName::parse(name).expect("a known bot")).collect(),
        games,
        seed: 11,
        threads,
        limit: 1000,
        watch_all: false,
        stop: || false,
    }
}

#[test]
fn one_and_three_threads_play_the_same_games() {
    for bots in [["random", "random"], ["greedy", "random"], ["mcts:20", "greedy"]] {
        let alone = simulate(&plan(&bots, 150, 1), &|_| ()).expect("a sound setup");
        let together = simulate(&plan(&bots, 150, 3), &|_| ()).expect("a sound setup");
        assert_eq!(alone, together, "{bots:?}");
        assert_eq!(alone.finished, 150);
    }
}

#[test]
fn watching_changes_nothing() {
    let quick = simulate(&plan(&["random"], 500, 1), &|_| ()).expect("a sound setup");
    let watched = Simulation { watch_all: true, ..plan(&["random"], 500, 1) };
    assert_eq!(simulate(&watched, &|_| ()).expect("a sound setup"), quick);
}

#[test]
fn totals_add_up() {
    let totals = simulate(&plan(&["random"], 300, 2), &|_| ()).expect("a sound setup");
    assert_eq!((totals.games, totals.finished), (300, 300));
    assert_eq!(totals.decisions, 300 * 2 * u64::from(TREES));
    assert_eq!((totals.decisions_min, totals.decisions_max), (24, 24));
    assert_eq!(totals.branching_max, u32::from(TREES));
    assert_eq!(totals.laws_broken, 0);
    for seat in &totals.seats {
        assert_eq!(seat.places.iter().sum::<u64>(), 300);
        assert_eq!(seat.sources.iter().map(|(_, points)| points).sum::<i64>(), seat.points);
        assert!(seat.wins_alone <= seat.places[0]);
        assert!(seat.wins >= seat.wins_alone * WIN && seat.wins <= seat.places[0] * WIN);
    }
    assert!(totals.shared > 0, "some wins are shared");
    assert_eq!(totals.seats.iter().map(|seat| seat.wins).sum::<u64>(), 300 * WIN);
}

#[test]
fn progress_counts_up_to_the_last_game() {
    let most = AtomicU64::new(0);
    let done = |count| {
        most.fetch_max(count, Ordering::Relaxed);
    };
    simulate(&plan(&["random"], 777, 2), &done).expect("a sound setup");
    assert_eq!(most.into_inner(), 777);
}

#[test]
fn a_refused_setup_plays_nothing() {
    let plan = Simulation { setup: Setup { seats: 9, favorites: true }, ..plan(&["random"], 5, 1) };
    assert_eq!(simulate(&plan, &|_| ()).map_err(|refusal| refusal.rule), Err("bad-seats"));
}

#[test]
fn thinking_pays() {
    let result = arena(&plan(&["greedy", "random"], 200, 2), &|_| ()).expect("a sound setup");
    let [greedy, random] = &result.fighters[..] else { panic!("two fighters") };
    assert_eq!(greedy.results, 400);
    assert_eq!((greedy.fair_share, random.fair_share), (0.5, 0.5));
    assert!((greedy.win_share + random.win_share - 1.0).abs() < 1e-9, "{result:?}");
    assert!(greedy.win_share_low > random.win_share_high, "{result:?}");
    assert!(greedy.points_difference > 0.0 && random.points_difference < 0.0);
    let result = arena(&plan(&["mcts:60", "random"], 60, 2), &|_| ()).expect("a sound setup");
    assert!(result.fighters[0].points_difference > 0.0, "{result:?}");
}

#[test]
fn bots_play_matches_too() {
    let setup = Setup { seats: 2, favorites: true };
    let bots = [BotName::Mcts(Budget::Iterations(10)), BotName::Greedy];
    let play = || {
        let mut playthrough: Playthrough<Orchard> =
            Playthrough::new(setup.clone(), Seed::from_number(3)).expect("a sound setup");
        let course = Players::around(&bots, 2, 5, 0).play(&mut playthrough, 1000);
        assert!(course.finished && course.broken_law.is_none());
        playthrough
    };
    let playthrough = play();
    assert_eq!(playthrough.log().len(), 24);
    assert!(playthrough.state().outcome().is_some());
    assert_eq!(playthrough.log(), play().log());
}

#[test]
fn more_bots_than_seats_are_refused_everywhere() {
    let setup = Setup { seats: 2, favorites: true };
    let crowd = Simulation { setup, ..plan(&["greedy", "random", "random"], 5, 1) };
    let nobody = plan(&[], 5, 1);
    for plan in [crowd, nobody] {
        let keep = |_, _| panic!("nothing is played");
        let rules = [
            simulate(&plan, &|_| ()).map(drop),
            simulate_matches(&plan, &keep, &|_| ()).map(drop),
            arena(&plan, &|_| ()).map(drop),
            balance(&plan, &|_| ()).map(drop),
        ];
        for refused in rules {
            assert_eq!(refused.map_err(|refusal| refusal.rule), Err("bad-bots"));
        }
    }
}

#[test]
fn what_is_stopped_has_sums_of_what_was_played() {
    static GAMES: AtomicU64 = AtomicU64::new(0);
    // Asked before every game of the first, every deal of the second.
    let stop = || GAMES.fetch_add(1, Ordering::Relaxed) % 8 == 7;
    let short = |bots: &[&str]| Simulation { stop, ..plan(bots, 100_000, 1) };
    let totals = simulate(&short(&["random"]), &|_| ()).expect("a sound setup");
    assert_eq!((totals.games, totals.finished), (7, 7));
    let arena = arena(&short(&["greedy", "random"]), &|_| ()).expect("a sound setup");
    assert_eq!((arena.games, arena.finished), (14, 14), "whole rotations");
    let balance = balance(&short(&["random"]), &|_| ()).expect("a sound setup");
    assert_eq!((balance.games, balance.finished), (7, 7));
}

#[test]
fn a_fair_game_is_found_fair_and_its_parts_are_told() {
    let told = balance(&plan(&["random"], 2000, 2), &|_| ()).expect("a sound setup");
    assert_eq!((told.games, told.finished, told.won), (2000, 2000, 2000));
    let shares: f64 = told.per_seat.iter().map(|seat| seat.win_share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let fairness = told.fairness.expect("four seats");
    assert_eq!((fairness.degrees, fairness.expected), (3, 500.0));
    // The last trees are left to the last seat: the orchard is fair, but luck is luck.
    assert!(fairness.p > 0.001, "{fairness:?}");
    let trees: Vec<_> = told.uses.iter().filter(|it| it.kind == "tree").collect();
    assert_eq!(trees.len(), usize::from(TREES));
    for tree in trees {
        assert_eq!((tree.games, tree.per_game), (2000, 1.0));
        let by_seat = tree.by_seat.expect("picked by a seat");
        assert_eq!((by_seat.users, by_seat.fair_share), (2000, 0.25));
        assert!(by_seat.p_corrected >= by_seat.p && by_seat.p_corrected > 0.001, "{tree:?}");
    }
    let weather: Vec<_> = told.uses.iter().filter(|it| it.kind == "weather").collect();
    assert!(weather.iter().all(|it| it.by_seat.is_none() && it.points_mean > 0.0), "{weather:?}");
    assert_eq!(told.comparisons, usize::from(TREES));
    assert_eq!(told.unused, [Unused { kind: "weather", of: 3, names: vec!["hail".into()] }]);
    assert_eq!(balance(&plan(&["random"], 2000, 1), &|_| ()), Ok(told), "for any threads");
}

#[test]
fn different_bots_change_seats_so_that_no_seat_looks_better() {
    let told = balance(&plan(&["greedy", "random"], 1000, 2), &|_| ()).expect("a sound setup");
    assert!(told.fairness.expect("four seats").p > 0.001, "{told:?}");
}
