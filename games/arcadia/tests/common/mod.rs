//! Tables of every kind, shared by the tests that play whole games.

use arcadia::Setup;
use arcadia::state::Agreement;

/// Every number of players, the short game, a free map, talks left out, battles on the field and nothing but one.
pub fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for seats in 2..=4 {
        let usual = Setup { battles: Agreement::Always, ..Setup::for_seats(seats) };
        all.push(Setup { talks: 0, election_talks: 0, ..usual.clone() });
        all.push(Setup { free_map: true, short: true, ..usual.clone() });
        all.push(usual);
        // Battles on the field, in whole games and alone.
        all.push(Setup { battles: Agreement::Ask, short: true, ..Setup::for_seats(seats) });
        all.push(Setup { skirmish: true, ..Setup::for_seats(seats) });
    }
    all
}
