//! Tables of every kind, shared by the tests that play whole games.

use rise_and_fall::Setup;
use rise_and_fall::kinds::{Level, Tale};

/// Every player count, World and option, alone and together.
pub fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = (2..=8).map(Setup::for_seats).collect();
    all.extend(
        [2, 3, 4, 6].map(|seats| Setup { world: "built".into(), ..Setup::for_seats(seats) }),
    );
    all.extend(
        [2, 4, 5].map(|seats| Setup { world: "generated".into(), ..Setup::for_seats(seats) }),
    );
    all.push(Setup { trophies: 5, world: "crossroads".into(), ..Setup::for_seats(4) });
    all.push(Setup { trophies: 6, countdown: true, ..Setup::for_seats(2) });
    all.extend([2, 3, 4, 5, 8].map(|seats| Setup { guilds: true, ..Setup::for_seats(seats) }));
    all.push(Setup {
        guilds: true,
        handicap: vec![Level::Novice, Level::VeryExperienced, Level::Experienced, Level::Regular],
        ..Setup::for_seats(4)
    });
    all.push(Setup { guilds: true, world: "built".into(), trophies: 6, ..Setup::for_seats(4) });
    all.extend([2, 3, 4, 6, 8].map(|seats| Setup { tales: true, ..Setup::for_seats(seats) }));
    all.extend([2, 3, 5].map(every_tale));
    all.push(Setup { guilds: true, ..every_tale(4) });
    all.push(Setup { world: "built".into(), rhombus: true, ..every_tale(2) });
    all.push(Setup { world: "built".into(), tales: true, ..Setup::for_seats(4) });
    all.push(against(1, &["cultist-1"]));
    all.push(against(1, &["pirate-2", "barbarian-3", "climber-1"]));
    all.push(Setup {
        independence: 3,
        objective: "sea-lords".into(),
        objective_level: 3,
        ..against(1, &["cultist-3", "pirate-3", "barbarian-3", "climber-3"])
    });
    all.push(Setup { random_ties: true, ..against(2, &["climber-3", "pirate-1"]) });
    all.push(Setup { world: "built".into(), ..against(2, &["barbarian-2"]) });
    all.push(Setup { tales: true, independence: 2, ..against(3, &["cultist-2", "pirate-3"]) });
    all.push(against(6, &["barbarian-1"]));
    all
}

/// Players against non-player civilizations.
pub fn against(seats: u8, npcs: &[&str]) -> Setup {
    let npcs = npcs.iter().map(|npc| npc.to_string()).collect();
    Setup { npcs, ..Setup::for_seats(seats) }
}

/// A table with all 23 Tales at once.
pub fn every_tale(seats: u8) -> Setup {
    Setup { tales: true, chosen_tales: Tale::ALL.to_vec(), ..Setup::for_seats(seats) }
}
