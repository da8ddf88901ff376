//! How long the parts of a game take on this machine.

use crate::game_of::{Players, luck_of_game};
use crate::{BotName, Simulation};
use engine::playthrough::Entry;
use engine::{Appraise, Chance, Game, Hat, NoLuck, Playthrough, Refusal, Scripted, Seed, Silence};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// What was measured, in nanoseconds unless it says otherwise.
#[derive(Clone, Debug, Serialize)]
pub struct Measures {
    /// Bytes of a table.
    pub state_bytes: usize,
    /// Bytes of a move.
    pub move_bytes: usize,
    /// Copying a table.
    pub copy_ns: f64,
    /// Positions of random games in which legal moves were asked for.
    pub positions: u64,
    /// Hearing all offers of a position, on average.
    pub offer_mean_ns: f64,
    /// The slowest position, best of several tries: an interrupted try says nothing.
    pub offer_longest_ns: f64,
    /// The answers in that position.
    pub offer_longest_moves: u32,
    /// Listing the legal moves of a position, on average.
    pub list_mean_ns: f64,
    /// Entries of a recorded random match.
    pub replay_moves: usize,
    /// Playing its log again from the setup: every move read, checked and told as events.
    pub replay_ns: f64,
    /// Opening its file: the same, and every fingerprint compared.
    pub open_ns: f64,
    /// Bytes of its file.
    pub record_bytes: usize,
}

const COPIES: u32 = 200_000;
const TRIES: u32 = 9;

/// Measures with the luck of `plan.seed`, over `plan.games` random games.
pub fn measure<G: Appraise>(plan: &Simulation<G>) -> Result<Measures, Refusal> {
    let table = G::set_up(&plan.setup, &mut luck_of_game(plan.seed, 0).0, &mut Silence)?;
    let copy_ns = per(COPIES, || {
        black_box(black_box(&table).clone());
    });
    let offers = offers(plan)?;
    let mut playthrough: Playthrough<G> =
        Playthrough::new(plan.setup.clone(), Seed::from_number(plan.seed))?;
    Players::around(&[BotName::Random], table.seats(), plan.seed, 0)
        .play(&mut playthrough, plan.limit);
    let record = playthrough.to_record(&G::tables_fingerprint());
    let record_bytes = record.to_json().len();
    let replayed = (0..TRIES).map(|_| {
        let start = Instant::now();
        let events = replay(&playthrough)?;
        let took = start.elapsed();
        black_box(events);
        Ok(took)
    });
    let replayed = replayed.collect::<Result<Vec<Duration>, Refusal>>()?;
    let opened = (0..TRIES).map(|_| {
        let record = record.clone();
        let start = Instant::now();
        let opened = Playthrough::<G>::from_record(record);
        let took = start.elapsed();
        opened.map(|_| took)
    });
    let opened = opened.collect::<Result<Vec<Duration>, Refusal>>()?;
    Ok(Measures {
        state_bytes: size_of::<G>(),
        move_bytes: size_of::<G::Move>(),
        copy_ns,
        positions: offers.positions,
        offer_mean_ns: nanoseconds(offers.heard) / offers.positions.max(1) as f64,
        offer_longest_ns: nanoseconds(offers.longest),
        offer_longest_moves: offers.longest_moves,
        list_mean_ns: nanoseconds(offers.listed) / offers.positions.max(1) as f64,
        replay_moves: playthrough.log().len(),
        replay_ns: replayed.into_iter().min().map_or(0.0, nanoseconds),
        open_ns: opened.into_iter().min().map_or(0.0, nanoseconds),
        record_bytes,
    })
}

/// Everything that happened in a match, told again from its log.
fn replay<G: Game>(playthrough: &Playthrough<G>) -> Result<Vec<G::Event>, Refusal> {
    let mut events = Vec::new();
    let mut opening = Scripted::new(playthrough.opening().chance.iter().copied(), NoLuck);
    let mut table = G::set_up(playthrough.setup(), &mut opening, &mut events)?;
    for entry in playthrough.log().iter() {
        if let Entry::Move { seat, mv, chance, .. } = entry {
            let mv = table.read(*seat, mv)?;
            table.check_move(*seat, mv)?;
            let mut luck = Scripted::new(chance.iter().copied(), NoLuck);
            table.apply(*seat, mv, &mut luck, &mut events);
        }
    }
    Ok(events)
}

#[derive(Debug, Default)]
struct OffersMeasured {
    positions: u64,
    heard: Duration,
    listed: Duration,
    longest: Duration,
    longest_moves: u32,
}

fn offers<G: Game>(plan: &Simulation<G>) -> Result<OffersMeasured, Refusal> {
    let mut measured = OffersMeasured::default();
    let mut hat = Hat::default();
    let mut list = Vec::new();
    for index in 0..plan.games {
        let (mut luck, mut choices) = luck_of_game(plan.seed, index);
        let mut table = G::set_up(&plan.setup, &mut luck, &mut Silence)?;
        for _ in 0..plan.limit {
            let Some(seat) = table.asked().first() else { break };
            let mut hear = || {
                let start = Instant::now();
                hat.clear();
                table.offer(seat, &mut hat);
                start.elapsed()
            };
            let mut took = hear();
            measured.heard += took;
            if took > measured.longest {
                took = (1..TRIES).map(|_| hear()).fold(took, Duration::min);
            }
            if took > measured.longest {
                measured.longest = took;
                measured.longest_moves = hat.count();
            }
            let start = Instant::now();
            list.clear();
            table.offer(seat, &mut list);
            measured.listed += start.elapsed();
            measured.positions += 1;
            let mv = match list.len() as u32 {
                0 => break,
                1 => list[0],
                count => list[choices.below(count) as usize],
            };
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
    }
    Ok(measured)
}

fn per(count: u32, mut work: impl FnMut()) -> f64 {
    let best = (0..TRIES).map(|_| {
        let start = Instant::now();
        (0..count).for_each(|_| work());
        start.elapsed()
    });
    best.min().map_or(0.0, nanoseconds) / f64::from(count)
}

fn nanoseconds(time: Duration) -> f64 {
    time.as_nanos() as f64
}
