//! Conquest: target, responses, dice (TP-10).

use super::{ALL, bits, wide};
use crate::chain::Task;
use crate::civilizations::People;
use crate::content::{Answer, content};
use crate::effects::{About, ConquerPlace, Dice, Key, When};
use crate::events::Event;
use crate::kinds::{Achievement, Die};
use crate::map::{CENTRE, Hex};
use crate::moves::Move;
use crate::state::{Conquest, Item, NESTED, NONE, Standing, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

/// Income turns after which nobody responds any more (TP-10.8).
const LAST: u8 = super::turn::INCOME_TURNS;

impl Tapestry {
    /// Places that an effect allows, whoever stands there.
    fn conquest_places(&self, seat: Seat, place: ConquerPlace, about: About) -> u64 {
        let near = self.board.beside(self.controls(seat));
        match place {
            ConquerPlace::Adjacent => near,
            ConquerPlace::Anywhere => self.board.explored(),
            ConquerPlace::EmptyAdjacent => near & self.derived.empty,
            ConquerPlace::ThatTerritory => {
                let here = self.territory(about).unwrap_or(self.explored_hex);
                if here == NONE { 0 } else { 1 << here }
            }
            ConquerPlace::AdjacentToStart => self.board.beside(self.start_hex(seat).bit()),
        }
    }

    /// Territories an ally controls are no targets (TP-21.3).
    fn allied(&self, seat: Seat) -> u64 {
        let allies = self.opponents(seat).filter(|other| self.are_allied(seat, *other));
        allies.fold(0, |hexes, other| hexes | self.controls(other))
    }

    /// An outpost is left (TP-1.2).
    fn is_armed(&self, seat: Seat) -> bool {
        self.player(seat).outposts > 0 && usize::from(self.attacks) < NESTED
    }

    /// Explored, not one's own, at most one item (TP-10.1).
    pub(crate) fn targets(&self, seat: Seat, place: ConquerPlace, about: About) -> u64 {
        if !self.is_armed(seat) {
            return 0;
        }
        let free = self.derived.with_room & !self.controls(seat) & !self.allied(seat);
        free & self.conquest_places(seat, place, about)
    }

    pub(crate) fn offer_conquest<O: Offers<Move>>(
        &self,
        task: &Task,
        place: ConquerPlace,
        to: &mut O,
    ) {
        let seat = task.seat;
        if !self.is_armed(seat) {
            return;
        }
        to.given_at(Move::Conquer { hex: 0 }, |need| {
            let all = wide(self.board.explored());
            let places = need.only(ALL, all, |_| Refusal::plain("TP-10.1", "refused-unexplored"));
            let room = wide(self.derived.with_room & !self.controls(seat));
            let places =
                need.only(places, room, |_| Refusal::plain("TP-10.1", "refused-not-conquerable"));
            let peace = wide(!self.allied(seat));
            let places =
                need.only(places, peace, |_| Refusal::plain("TP-21.3", "refused-alliance"));
            let near = wide(self.conquest_places(seat, place, task.about));
            Some(need.only(places, near, |_| Refusal::plain("TP-10.1", "refused-too-far")))
        });
    }

    /// The outpost stands there; then responses, dice, gains (TP-10.6).
    pub(crate) fn attack<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, dice: Dice, tell: &mut T) {
        let items = self.items[usize::from(hex)];
        let defender = items.iter().find(|item| item.controls()).map_or(NONE, |it| it.owner().0);
        self.conquests[usize::from(self.attacks)] = Conquest {
            hex,
            attacker: seat.0,
            defender,
            both: dice == Dice::Both,
            both_if_opponent: dice == Dice::BothIfOpponent,
            was_empty: items.iter().all(|item| item.is_nothing()),
            ..Conquest::default()
        };
        self.attacks += 1;
        tell.tell(|| Event::Attacked { seat, hex });
        self.put_outpost(seat, hex, tell);
        self.begin(content().roots.conquest, seat, About::Hex { hex, flags: 0 });
    }

    /// From the supply onto a territory (TP-1.2).
    pub(crate) fn place_outpost<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        self.put_outpost(seat, hex, tell);
        self.check_predictions();
    }

    /// The same while it is open who will control the territory.
    fn put_outpost<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        if self.add_item(hex, Item::new(seat, Standing::Outpost)) {
            self.player_mut(seat).outposts -= 1;
            tell.tell(|| Event::OutpostPlaced { seat, hex });
            self.outpost_was_placed(seat);
        }
    }

    /// False if there is no room for it.
    pub(crate) fn add_item(&mut self, hex: u8, item: Item) -> bool {
        let free = self.items[usize::from(hex)].iter_mut().find(|slot| slot.is_nothing());
        let Some(slot) = free else { return false };
        *slot = item;
        self.survey();
        true
    }

    pub(crate) fn remove_item(&mut self, hex: u8, wanted: impl Fn(Item) -> bool) {
        let items = &mut self.items[usize::from(hex)];
        if let Some(at) = items.iter().position(|item| wanted(*item)) {
            items[at] = Item::NOTHING;
            items[at..].rotate_left(1);
            self.survey();
        }
    }

    /// The innermost conquest.
    pub(crate) fn conquest(&self) -> &Conquest {
        &self.conquests[usize::from(self.attacks.max(1)) - 1]
    }
    pub(crate) fn conquest_mut(&mut self) -> &mut Conquest {
        &mut self.conquests[usize::from(self.attacks.max(1)) - 1]
    }

    /// Whether a seat may still play a card in this conquest (TP-10.3, TP-10.8).
    fn may_respond(&self, seat: Seat) -> bool {
        let conquest = self.conquest();
        let player = self.player(seat);
        !conquest.answered
            && conquest.defender != NONE
            && self.still_responds(seat)
            && player.hand != 0
    }

    /// Not after the own income turn 5, the Merfolk excepted (TP-10.8).
    fn still_responds(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        match player.income_turns < LAST {
            true => true,
            false if player.further => self.has_mat(seat, People::Merfolk),
            false => seat == self.active() && !player.over,
        }
    }

    /// Cards of the hand that answer now, as records.
    fn answers(&self, task: &Task, wanted: impl Fn(Answer) -> bool) -> u128 {
        let hand = self.player(task.seat).hand_records();
        let fits = |card: &u8| {
            let printed = &content().tapestries[usize::from(*card)];
            printed.answer.is_some_and(&wanted)
                && printed.answer_if.is_none_or(|test| self.test(task, test, task.seat))
        };
        records(hand).filter(fits).fold(0, |set, card| set | 1 << card)
    }

    /// The attacker when the target is announced, then the defender (TP-10.3). Whoever has a card and might
    /// answer is asked: hands are hidden (TP-24.6).
    pub(crate) fn offer_answers<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        if !self.may_respond(seat) {
            return;
        }
        let attacks = self.conquest().attacker == seat.0;
        let traps = !self.has_changed(Seat(self.conquest().attacker), Key::NoTrapsAgainstYou);
        let cards = self.answers(task, |answer| match answer {
            Answer::Attacker => attacks,
            Answer::Defender => !attacks,
            Answer::Trap => !attacks && traps,
            Answer::TrapCounter => false,
        });
        if attacks && !self.has_attacker_cards() {
            return;
        }
        to.one(Move::No {});
        offer_cards(cards, to);
    }

    /// Only some boxes have cards for the attacker: without them nobody waits.
    fn has_attacker_cards(&self) -> bool {
        self.options.mm
    }

    pub(crate) fn offer_counters<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let player = self.player(task.seat);
        if !self.conquest().trap
            || !self.has_attacker_cards()
            || !self.still_responds(task.seat)
            || player.hand == 0
        {
            return;
        }
        to.one(Move::No {});
        offer_cards(self.answers(task, |answer| answer == Answer::TrapCounter), to);
    }

    /// The card is discarded; what it does comes after the answer to it.
    pub(crate) fn respond<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        let Some(answer) = content().tapestries[usize::from(card)].answer else { return };
        self.discard_from_hand(seat, card);
        tell.tell(|| Event::Responded { seat, card });
        let roots = &content().roots;
        let attacker = Seat(self.conquest().attacker);
        match answer {
            // An attacker's card leaves the defender without an answer by what it does.
            Answer::Attacker => {}
            _ => self.conquest_mut().answered = true,
        }
        self.begin(roots.response, seat, About::Tapestry { card, era: NONE });
        if answer == Answer::Trap {
            self.conquest_mut().trap = true;
            self.begin(roots.counter, attacker, About::Nothing);
        }
    }

    /// What a response does, unless it is a Trap that was cancelled.
    pub(crate) fn resolve_response(&mut self, seat: Seat, card: u8, about: About) {
        let printed = &content().tapestries[usize::from(card)];
        let cancelled = printed.answer == Some(Answer::Trap) && !self.conquest().trap;
        if let Some(response) = printed.response.filter(|_| !cancelled) {
            self.begin(response, seat, about);
        }
    }

    pub(crate) fn defend<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let conquest = *self.conquest();
        if conquest.defender == NONE || conquest.answered {
            return;
        }
        if self.is_rival(Seat(conquest.defender)) {
            self.defend_rival(Seat(conquest.defender), chance, tell);
        } else {
            let about = About::Hex { hex: conquest.hex, flags: 0 };
            self.begin(content().roots.defence, Seat(conquest.defender), about);
        }
    }

    /// The attacking outpost falls (TP-10.4).
    pub(crate) fn topple_attacker<T: Tell<Event>>(&mut self, by: Seat, tell: &mut T) {
        let conquest = *self.conquest();
        let attacker = Seat(conquest.attacker);
        self.conquest_mut().failed = true;
        self.topple(by, conquest.hex, |item| item.owner() == attacker && item.controls(), tell);
    }

    /// The first item of a territory for which this holds is toppled by a seat.
    pub(crate) fn topple<T: Tell<Event>>(
        &mut self,
        by: Seat,
        hex: u8,
        which: impl Fn(Item) -> bool,
        tell: &mut T,
    ) {
        let found = self.items[usize::from(hex)].iter_mut().find(|item| which(**item));
        let Some(item) = found else { return };
        let owner = item.owner();
        *item = item.toppled(by);
        self.survey();
        tell.tell(|| Event::Toppled { seat: by, owner, hex });
        self.happens(When::Topple, by, About::Hex { hex, flags: 0 });
        self.check_toppled(by, tell);
    }

    /// No response, or it was cancelled: the defender's outpost falls (TP-10.4).
    pub(crate) fn resolve_conquest<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let conquest = *self.conquest();
        if !conquest.failed && !conquest.retreated && conquest.defender != NONE {
            let defender = Seat(conquest.defender);
            let falls = |item: Item| item.owner() == defender && item.controls();
            self.topple(seat, conquest.hex, falls, tell);
        }
        self.check_predictions();
    }

    /// Both dice, also after a Trap (TP-10.5).
    pub(crate) fn roll_conquest_dice<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let hex = self.conquest().hex;
        self.conquest_mut().dice = self.roll_both(seat, hex, true, chance, tell);
    }

    /// Dice still to be gained: one, or both in an order of choice.
    pub(crate) fn dice_to_gain(&self) -> u64 {
        let conquest = self.conquest();
        let attacker = Seat(conquest.attacker);
        let opponent = conquest.defender != NONE;
        let both = conquest.both
            || conquest.both_if_opponent && opponent
            || opponent
                && !conquest.failed
                && self.has_changed(attacker, Key::ConquerOpponentBothDice);
        match conquest.gained {
            0 => 0b11,
            gained if both => !u64::from(gained) & 0b11,
            _ => 0,
        }
    }

    pub(crate) fn gain_conquest_die<T: Tell<Event>>(&mut self, seat: Seat, die: Die, tell: &mut T) {
        let conquest = self.conquest_mut();
        conquest.gained |= 1 << die as u8;
        let (face, hex) = (conquest.dice[die.index().min(1)], conquest.hex);
        self.gain_die(seat, die, face, hex, tell);
    }

    /// The conquest is over; what listens to a success comes now (TP-10.6).
    pub(crate) fn end_conquest(&mut self, seat: Seat) {
        let conquest = *self.conquest();
        self.attacks = self.attacks.saturating_sub(1);
        self.conquests[usize::from(self.attacks)] = Conquest::default();
        if !conquest.failed {
            let flags = u8::from(conquest.was_empty);
            let about = About::Hex { hex: conquest.hex, flags };
            self.begin(content().roots.conquered, seat, about);
        }
    }

    /// A successful conquest of the middle island (TP-15.4).
    pub(crate) fn middle_island<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        if Hex(hex) == CENTRE {
            self.achieve(seat, Achievement::MiddleIsland, tell);
        }
    }

    /// Empty explored territories beside the attacked one.
    pub(crate) fn retreats(&self) -> u64 {
        self.board.beside(Hex(self.conquest().hex).bit()) & self.derived.empty
    }

    /// The defending outpost moves away (TP-10.4).
    pub(crate) fn retreat<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        let from = self.conquest().hex;
        self.conquest_mut().retreated = true;
        // A building or token that stands for an outpost moves as one (TP-22.7).
        let own = |item: &Item| item.owner() == seat && item.controls();
        let moved = self.items[usize::from(from)].into_iter().find(own);
        self.remove_item(from, |item| own(&item));
        self.add_item(hex, moved.unwrap_or(Item::new(seat, Standing::Outpost)));
        tell.tell(|| Event::Retreated { seat, hex });
    }

    pub(crate) fn control_beside(&self, seat: Seat) -> u32 {
        let beside = self.board.beside(Hex(self.conquest().hex).bit());
        (beside & self.controls(seat)).count_ones()
    }
}

/// The records of a set of cards.
pub(crate) fn records(cards: u128) -> impl Iterator<Item = u8> {
    bits(cards as u64).chain(bits((cards >> 64) as u64).map(|card| card + 64))
}

fn offer_cards<O: Offers<Move>>(cards: u128, to: &mut O) {
    to.given_at(Move::Respond { card: 0 }, |need| {
        Some(need.only(ALL, super::wide_cards(cards), |_| {
            Refusal::plain("TP-10.3", "refused-no-response")
        }))
    });
}
