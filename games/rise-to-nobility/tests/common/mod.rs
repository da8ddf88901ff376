//! Tables of every kind, shared by the tests that play whole games.

use rise_to_nobility::Setup;

/// Every number of players with every combination of modules the rules allow (RTN-18.1); without
/// any, with the house help of RTN-2.7.
pub fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for seats in 1..=6 {
        for modules in 0..8u8 {
            let (events, chancellery, night) = (modules & 1 > 0, modules & 2 > 0, modules & 4 > 0);
            let allowed = match seats {
                1 => !chancellery && !night,
                6 => chancellery,
                _ => true,
            };
            if allowed {
                let late_goods = modules == 0;
                all.push(Setup {
                    events,
                    chancellery,
                    night,
                    late_goods,
                    ..Setup::for_seats(seats)
                });
            }
        }
    }
    all
}
