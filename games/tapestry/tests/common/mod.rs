//! Tables of every kind, shared by the tests that play whole games.

use tapestry::Setup;

/// Every number of players without further boxes and with all of them; the other combinations of boxes
/// with some numbers of players.
pub fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for seats in 2..=5u8 {
        for boxes in 0..8u8 {
            if boxes == 0 || boxes == 7 || (seats + boxes) % 4 == 0 {
                all.push(Setup {
                    plans_and_ploys: boxes & 1 > 0,
                    arts_and_architecture: boxes & 2 > 0,
                    fantasies_and_futures: boxes & 4 > 0,
                    ..Setup::for_seats(seats)
                });
            }
        }
    }
    let variants = Setup {
        fantasies_and_futures: true,
        arts_and_architecture: true,
        removed: vec!["alliance".into(), "radio".into()],
        small_die: true,
        civilizations: "fantasies_and_futures".into(),
        two_tapestries: true,
        two_civilizations: true,
        neoprene: true,
        starts_by_seat: true,
        ..Setup::for_seats(3)
    };
    all.push(variants);
    for level in [1, 4, 6u8] {
        all.push(Setup {
            plans_and_ploys: level > 4,
            arts_and_architecture: level > 4,
            fantasies_and_futures: level >= 4,
            without_unfair: level == 4,
            automa_level: level,
            ..Setup::for_seats(1)
        });
    }
    all.push(Setup {
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        shadow_empire: true,
        ..Setup::for_seats(2)
    });
    all
}
