//! Tables of every kind, shared by the tests that play whole games.

use rise_and_fall::Setup;
use rise_and_fall::kinds::{Level, Tale};

/// The tables of every mode.
#[allow(dead_code, reason = "some tests go mode by mode")]
pub fn setups() -> Vec<Setup> {
    modes().into_iter().flat_map(|(_, setups)| setups).collect()
}

/// Every player count, World and option, alone and together, by mode.
pub fn modes() -> Vec<(&'static str, Vec<Setup>)> {
    let usual = Setup::for_seats;
    let world = |world: &str, seats| Setup { world: world.into(), ..usual(seats) };
    let guilds = |seats| Setup { guilds: true, ..usual(seats) };
    let tales = |seats| Setup { tales: true, ..usual(seats) };
    let mut base: Vec<Setup> = (2..=4).map(usual).collect();
    base.push(Setup { trophies: 5, ..world("crossroads", 4) });
    base.push(Setup { trophies: 6, countdown: true, ..usual(2) });
    let mut with_guilds: Vec<Setup> = [2, 3, 4, 5, 8].map(guilds).to_vec();
    with_guilds.push(Setup {
        handicap: vec![Level::Novice, Level::VeryExperienced, Level::Experienced, Level::Regular],
        ..guilds(4)
    });
    with_guilds.push(Setup { world: "built".into(), trophies: 6, ..guilds(4) });
    let all_tales = vec![
        every_tale(2),
        every_tale(3),
        every_tale(5),
        Setup { guilds: true, ..every_tale(4) },
        Setup { world: "built".into(), rhombus: true, ..every_tale(2) },
    ];
    let mut drawn_tales: Vec<Setup> = [2, 3, 4, 6, 8].map(tales).to_vec();
    drawn_tales.push(Setup { world: "built".into(), ..tales(4) });
    let solo = vec![
        against(1, &["cultist-1"]),
        against(1, &["pirate-2", "barbarian-3", "climber-1"]),
        Setup {
            independence: 3,
            objective: "sea-lords".into(),
            objective_level: 3,
            hardcore: true,
            ..against(1, &["cultist-3", "pirate-3", "barbarian-3", "climber-3"])
        },
        Setup { countdown: true, ..against(1, &["drawn-2", "drawn-2", "pirate-1"]) },
    ];
    let together = vec![
        Setup { random_ties: true, ..against(2, &["climber-3", "pirate-1"]) },
        Setup { world: "built".into(), ..against(2, &["barbarian-2"]) },
        Setup { tales: true, independence: 2, ..against(3, &["cultist-2", "pirate-3"]) },
        Setup { countdown: true, ..against(6, &["barbarian-1"]) },
    ];
    vec![
        ("base", base),
        ("many", (5..=8).map(usual).collect()),
        ("built", [2, 3, 4, 6].map(|seats| world("built", seats)).to_vec()),
        ("generated", [2, 4, 5].map(|seats| world("generated", seats)).to_vec()),
        ("guilds", with_guilds),
        ("tales", drawn_tales),
        ("all-tales", all_tales),
        ("solo", solo),
        ("together", together),
    ]
}

/// Players against non-player civilizations.
fn against(seats: u8, npcs: &[&str]) -> Setup {
    let npcs = npcs.iter().map(|npc| npc.to_string()).collect();
    Setup { npcs, ..Setup::for_seats(seats) }
}

/// A table with all 23 Tales at once.
fn every_tale(seats: u8) -> Setup {
    Setup { tales: true, chosen_tales: Tale::ALL.to_vec(), ..Setup::for_seats(seats) }
}
