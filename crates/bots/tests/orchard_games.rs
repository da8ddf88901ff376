//! Bots play the orchard.

mod orchard;

use bots::game_of::Players;
use bots::{BotName, Budget, Simulation, arena, simulate};
use engine::{Game, Playthrough, Seed};
use orchard::{Orchard, Setup, TREES};

fn plan(bots: &[&str], games: u64, threads: usize) -> Simulation<Orchard> {
    Simulation {
        setup: Setup { seats: 4, favorites: true },
        bots: bots.iter().map(|name| BotName::parse(name).expect("a known bot")).collect(),
        games,
        seed: 11,
        threads,
        limit: 1000,
        watch_all: false,
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
    }
}

#[test]
fn progress_counts_up_to_the_last_game() {
    let most = std::sync::atomic::AtomicU64::new(0);
    let done = |count| {
        most.fetch_max(count, std::sync::atomic::Ordering::Relaxed);
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
    assert!(greedy.win_rate_low > random.win_rate_high, "{result:?}");
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
