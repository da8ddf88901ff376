//! Scratch: random games as fast as possible.
use engine::playout::play_out;
use engine::{Game, Hat, NoLuck, Quick, Silence};
use terra_mystica::{Setup, TerraMystica};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let check = std::env::args().nth(2).is_some();
    let setup = Setup::for_seats(4);
    let mut hat = Hat::default();
    let start = std::time::Instant::now();
    let (mut decisions, mut branching, mut points) = (0u64, 0u64, 0i64);
    for index in 0..games {
        let mut luck = Quick::new(7, 2 * index);
        let mut choices = Quick::new(7, 2 * index + 1);
        let mut game = TerraMystica::set_up(&setup, &mut luck, &mut Silence).unwrap();
        if check {
            let mut steps = 0;
            while let Some(seat) = game.asked().first() {
                hat.clear();
                game.offer(seat, &mut hat);
                assert!(hat.count() > 0, "no answer: {game:?}");
                let mv = hat.nth(engine::Chance::below(&mut choices, hat.count()));
                let before = game;
                game.apply(seat, mv, &mut NoLuck, &mut Silence);
                if let Some(law) = game.broken_law() {
                    panic!(
                        "game {index} step {steps}: {mv:?} {law} owed {:?} -> {:?}",
                        before.write(seat, mv),
                        game.asked()
                    );
                }
                steps += 1;
                assert!(steps < 20000);
            }
            decisions += steps;
        } else {
            let played =
                play_out(&mut game, &mut hat, &mut choices, &mut NoLuck, &mut Silence, 20_000);
            assert!(played.finished);
            decisions += u64::from(played.decisions);
            branching += played.branching_total;
        }
        points += game.outcome().unwrap().points.iter().map(|p| i64::from(*p)).sum::<i64>();
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games {:.0}/s, {:.1} decisions/game, {:.1} branching, {:.1} ns/decision, mean points {:.1}, state {} bytes",
        games as f64 / seconds,
        decisions as f64 / games as f64,
        branching as f64 / decisions as f64,
        seconds * 1e9 / decisions as f64,
        points as f64 / games as f64 / 4.0,
        size_of::<TerraMystica>()
    );
}
