//! Opposed rolls (AR-14.6).

use engine::{Chance, kinds};

kinds! {
    /// What came of an attack.
    Result as "result" {
        Success = "success",
        Failure = "failure",
        Nothing = "nothing",
    }
}

/// One die.
#[inline]
pub fn roll<C: Chance>(chance: &mut C) -> u8 {
    chance.below(6) as u8 + 1
}

/// What the dice of attacker and defender mean, with what is added to each (AR-14.6).
#[inline]
pub fn opposed(attacker: u8, defender: u8, attack: i8, defence: i8) -> Result {
    match (attacker, defender) {
        (6, 6) | (1, 1) => Result::Nothing,
        (6, _) | (_, 1) => Result::Success,
        (1, _) | (_, 6) => Result::Failure,
        _ if attacker as i8 + attack > defender as i8 + defence => Result::Success,
        _ => Result::Failure,
    }
}

#[cfg(test)]
mod tests {
    use super::Result::{Failure, Nothing, Success};
    use super::*;

    /// AR-14.6: the worked example.
    #[test]
    fn ex_23_sixes_and_ones() {
        let cases = [
            (6, 6, Nothing),
            (1, 1, Nothing),
            (6, 3, Success),
            (4, 1, Success),
            (1, 4, Failure),
            (5, 6, Failure),
            (3, 4, Success),
            (2, 4, Failure),
            (2, 5, Failure),
        ];
        for (attacker, defender, result) in cases {
            assert_eq!(opposed(attacker, defender, 2, 0), result, "{attacker} against {defender}");
        }
    }
}
