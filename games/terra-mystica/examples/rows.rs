//! Scratch: play random games, export them, and write the rows of our own replay beside them.
use engine::{Chance, Exchange, Game, Hat, Playthrough, Quick, Seed};
use terra_mystica::{Setup, TerraMystica, ledger};

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().unwrap();
    let games: u64 = args.next().unwrap().parse().unwrap();
    let mode = args.next().unwrap_or_default();
    std::fs::create_dir_all(&folder).unwrap();
    let mut failed = 0;
    for index in 0..games {
        let mut choices = Quick::new(99, index);
        let mut setup = Setup::for_seats(2 + (index % 4) as u8);
        if mode.contains("options") {
            setup.cultist_errata = choices.below(2) == 0;
            setup.extra_town_tiles = choices.below(2) == 0;
            setup.shipping_card = choices.below(2) == 0;
            setup.temple_tile = choices.below(2) == 0;
            setup.variable_turn_order = choices.below(2) == 0;
            if choices.below(2) == 0 {
                setup.final_tile = "random".into();
            }
            setup.map = ["base", "fire-and-ice-1", "fire-and-ice-2", "loon-lakes", "fjords"]
                [choices.below(5) as usize]
                .into();
        }
        if mode.contains("fire") {
            setup.fire_and_ice = vec!["ice".into(), "volcano".into(), "variable".into()];
        }
        let mut game = Playthrough::<TerraMystica>::new(setup, Seed::from_number(index)).unwrap();
        let mut hat = Hat::default();
        while let Some(seat) = game.state().asked().first() {
            hat.clear();
            game.state().offer(seat, &mut hat);
            let mv = hat.nth(choices.below(hat.count()));
            game.play(seat, mv).unwrap();
        }
        let text = TerraMystica::export(&game, "ledger").unwrap();
        let name = format!("{folder}/g{index:05}");
        std::fs::write(format!("{name}.ledger.txt"), &text).unwrap();
        match ledger::replay(&text) {
            Ok(replayed) => {
                if replayed.playthrough.state() != game.state() {
                    println!("{name}: round trip differs");
                    failed += 1;
                }
                let mut rows = String::new();
                for (n, row) in replayed.rows.iter().enumerate() {
                    let s = row.stock;
                    rows.push_str(&format!(
                        "{n}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t\t{}\n",
                        row.faction.ledger_name(),
                        s.points,
                        s.coins,
                        s.workers,
                        s.priests,
                        s.bowls[0],
                        s.bowls[1],
                        s.bowls[2],
                        s.cults[0],
                        s.cults[1],
                        s.cults[2],
                        s.cults[3],
                        row.commands
                    ));
                }
                let outcome = game.state().outcome().unwrap();
                let names: Vec<String> = (0..game.state().seats())
                    .map(|seat| {
                        let view = game.state().view_for(engine::Viewer::Spectator);
                        format!(
                            "{}={}",
                            view.players[seat as usize].faction.unwrap().ledger_name(),
                            outcome.points[seat as usize]
                        )
                    })
                    .collect();
                rows.push_str(&format!("# FINAL {}\n", names.join(" ")));
                std::fs::write(format!("{name}.rows.tsv"), rows).unwrap();
            }
            Err(refusal) => {
                println!("{name}: {refusal:?}");
                failed += 1;
            }
        }
    }
    println!("{games} games, {failed} failed to come back");
}
