//! Conquer dice: rolling them, choosing among several rolls, what a face gives (TP-10.5, TP-22.15, TP-22.16).

use super::{bits, wide};
use crate::chain::{Task, among};
use crate::civilizations::People;
use crate::content::content;
use crate::effects::{About, When};
use crate::events::Event;
use crate::kinds::Die;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

const FACES: u32 = 6;
/// Of [`crate::effects::Special::ChooseFace`]: the black die, the result of the conquest that goes on.
const BLACK: u8 = 1;
const OF_CONQUEST: u8 = 2;
/// What a moment of a rolled die keeps beside the die.
const DIE_BITS: u8 = 2;

impl Tapestry {
    /// So many rolls of one die: the first, and all of them as bits.
    pub(crate) fn roll_faces<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        die: Die,
        rolls: u8,
        chance: &mut C,
        tell: &mut T,
    ) -> (u8, u8) {
        let (mut first, mut faces) = (NONE, 0);
        for _ in 0..rolls {
            let face = chance.below(FACES) as u8;
            tell.tell(|| Event::FaceRolled { seat, die, face: face + 1 });
            first = if faces == 0 { face } else { first };
            faces |= 1 << face;
        }
        (first, faces)
    }

    /// Both dice for a territory. Whoever has further options chooses a face of each before anything is gained: for the
    /// conquest that goes on, or to gain them in an order of choice.
    pub(crate) fn roll_both<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: u8,
        conquers: bool,
        chance: &mut C,
        tell: &mut T,
    ) -> [u8; 2] {
        let roots = &content().roots;
        let mut dice = [NONE; 2];
        if self.further_options(seat) > 0 {
            let (to_gain, of_conquest) =
                ([roots.red_face, roots.black_face], [roots.conquest_red, roots.conquest_black]);
            for (at, die) in [Die::Red, Die::Black].into_iter().enumerate().rev() {
                let rolls = 1 + self.further_options(seat);
                let (first, faces) = self.roll_faces(seat, die, rolls, chance, tell);
                dice[at] = first;
                let about = About::Hex { hex, flags: faces };
                if conquers {
                    self.begin(of_conquest[at], seat, about);
                } else {
                    self.join(to_gain[at], seat, about);
                }
            }
        } else {
            dice = [chance.below(FACES) as u8, chance.below(FACES) as u8];
            tell.tell(|| Event::Rolled { seat, red: dice[0], black: dice[1] });
            if !conquers {
                let flags = dice[0] | dice[1] << 4;
                self.begin(roots.both_dice, seat, About::Hex { hex, flags });
            }
        }
        // What is begun last comes first: red, then black (TP-22.51).
        self.was_rolled(seat, Die::Black, dice[1], hex);
        self.was_rolled(seat, Die::Red, dice[0], hex);
        dice
    }

    /// One die is rolled and gained.
    pub(crate) fn roll_and_gain<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        die: Die,
        hex: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let rolls = 1 + self.further_options(seat);
        let (first, faces) = self.roll_faces(seat, die, rolls, chance, tell);
        self.begin_face(seat, die, hex, faces);
        self.was_rolled(seat, die, first, hex);
    }

    /// One of these faces is gained.
    pub(crate) fn begin_face(&mut self, seat: Seat, die: Die, hex: u8, faces: u8) {
        let roots = &content().roots;
        let root = if die == Die::Red { roots.red_face } else { roots.black_face };
        self.begin(root, seat, About::Hex { hex, flags: faces });
    }

    pub(crate) fn offer_faces<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Hex { flags: faces, .. } = task.about else { return };
        let numbers = bits(faces.into()).fold(0, |set, face| set | 1u64 << (face + 1));
        among(to, wide(numbers), Move::Number { n: 0 }, "TP-22.15", "refused-die");
    }

    pub(crate) fn choose_face<T: Tell<Event>>(
        &mut self,
        task: &Task,
        which: u8,
        number: u8,
        tell: &mut T,
    ) {
        let About::Hex { hex, .. } = task.about else { return };
        let die = if which & BLACK == 0 { Die::Red } else { Die::Black };
        let face = number.saturating_sub(1);
        if which & OF_CONQUEST == 0 {
            self.gain_die(task.seat, die, face, hex, tell);
        } else {
            self.conquest_mut().dice[die.index()] = face;
        }
    }

    /// What a face of a conquer die gives.
    pub(crate) fn gain_die<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        die: Die,
        face: u8,
        hex: u8,
        tell: &mut T,
    ) {
        let faces = if die == Die::Red { &content().red_die } else { &content().black_die };
        tell.tell(|| Event::DieGained { seat, die, face: face + 1 });
        self.begin(faces[usize::from(face).min(5)], seat, About::Die { die: die as u8, hex });
    }

    /// The same for somebody whose game may be over: points alone are gained then (TP-6.7).
    pub(crate) fn gain_die_of_another<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        people: People,
        (die, face): (Die, u8),
        hex: u8,
        tell: &mut T,
    ) {
        if !self.player(seat).over {
            self.gain_die(seat, die, face, hex, tell);
        } else if die == Die::Red {
            let about = About::Civilization { civilization: people as u8, n: 0 };
            self.begin(content().red_die[usize::from(face).min(5)], seat, about);
        }
    }

    /// The first result of a roll, for those who listen. Comes after what the roll itself begins (TP-22.16).
    pub(crate) fn was_rolled(&mut self, seat: Seat, die: Die, face: u8, hex: u8) {
        self.happens(When::DieRolled, seat, About::Die { die: die as u8 | face << DIE_BITS, hex });
    }
    /// Which die such a moment speaks of, and its face.
    pub(crate) fn rolled_die(byte: u8) -> (Die, u8) {
        let die = byte & ((1 << DIE_BITS) - 1);
        (Die::ALL[usize::from(die).min(Die::COUNT - 1)], byte >> DIE_BITS)
    }
}
