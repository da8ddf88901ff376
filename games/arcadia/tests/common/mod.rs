//! Tables of every kind, shared by the tests that play whole games.

use arcadia::state::Agreement;
use arcadia::{Move, Setup};

/// Every number of players, the short game, a free map, few talks and many, battles on the field and nothing but one.
pub fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for seats in 2..=4 {
        let usual = Setup { battles: Agreement::Always, ..Setup::for_seats(seats) };
        all.push(Setup { talks: 0, election_talks: 0, loss_cap: true, ..usual.clone() });
        let small = Agreement::Small;
        let free = Setup { free_map: true, short: true, battles: small, talks: 1, ..usual.clone() };
        all.push(Setup { short_battles: true, ..free });
        all.push(Setup { talks: 3, election_talks: 2, ..usual });
        // Battles on the field, in whole games and alone.
        all.push(Setup { battles: Agreement::Ask, short: true, ..Setup::for_seats(seats) });
        all.push(Setup { skirmish: true, ..Setup::for_seats(seats) });
    }
    all
}

/// What players are slow to do, so that tables fill up.
pub fn is_dull(mv: &Move) -> bool {
    let slow = matches!(mv, Move::Disband { .. } | Move::Shift { .. } | Move::Cede { .. });
    slow || matches!(mv, Move::Retreat {})
}
