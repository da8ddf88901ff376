//! The dice of a reroll as text: what is written leans on the dice that lie there.

use crate::state::RiseToNobility;
use engine::Seat;

impl RiseToNobility {
    fn dice_of(&self, seat: Seat) -> [u8; 5] {
        self.players.get(seat.index()).map_or([0; 5], |player| player.sorted_dice())
    }

    /// The values of the dice that these bits choose.
    pub(crate) fn dice_chosen(&self, seat: Seat, bits: u8) -> impl Iterator<Item = u8> + use<> {
        let sorted = self.dice_of(seat);
        (0..5).filter(move |at| bits >> at & 1 == 1).map(move |at| sorted[at])
    }

    pub(crate) fn write_dice(&self, seat: Seat, bits: u8) -> String {
        self.dice_chosen(seat, bits).map(|value| value.to_string()).collect()
    }

    /// The dice with these values, of equal ones the first.
    pub(crate) fn read_dice(&self, seat: Seat, digits: &str) -> Option<u8> {
        let sorted = self.dice_of(seat);
        let mut chosen = 0u8;
        for digit in digits.chars() {
            let value = digit.to_digit(10).filter(|value| *value > 0)? as u8;
            let free = |at: &usize| sorted[*at] == value && chosen >> at & 1 == 0;
            chosen |= 1 << (0..5).find(free)?;
        }
        Some(chosen)
    }
}
