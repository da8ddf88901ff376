//! Numbers of moves are a promise to masks and trained networks.

use engine::Answer;
use rise_to_nobility::Move;
use rise_to_nobility::kinds::{Effect, Good, Guild};
use rise_to_nobility::moves::Place;

/// Where the numbers of each verb begin. They do not change: a new card or a new kind fits into the room of
/// its verb, a new verb comes last.
#[test]
fn every_verb_keeps_its_numbers() {
    let (good, from) = (Good::Art, Guild::Artists);
    let begin = [
        (0, Move::Place { die: 1, value: 1, at: Place::TAVERN }),
        (2304, Move::Fulfil { card: 0 }),
        (2368, Move::SellWorkshop { guild: from, position: 0 }),
        (2392, Move::SellCommunal { area: 0 }),
        (2395, Move::EndTurn {}),
        (2396, Move::TakeSettlers { card: 0 }),
        (2460, Move::DiscardSettlers { card: 0 }),
        (2524, Move::Bonus { effect: Effect::Coin }),
        (2532, Move::Reroll { dice: 0 }),
        (2564, Move::TakeGood { good }),
        (2572, Move::GiveGood { good }),
        (2580, Move::Buy { goods: 0 }),
        (2588, Move::PlaceWorker {}),
        (2589, Move::MoveApprentice { owner: 0, from }),
        (2637, Move::Allow {}),
        (2638, Move::Refuse {}),
        (2639, Move::ChooseArea { area: 0 }),
        (2642, Move::SellGoods { good, count: 0 }),
        (2770, Move::SpendGoods { good, count: 0 }),
        (2898, Move::BuyModifiers { count: 0 }),
        (2906, Move::RenewSettlers {}),
        (2907, Move::RenewBuildings {}),
        (2908, Move::DrawCommissions {}),
        (2909, Move::KeepCommission { card: 0 }),
        (2941, Move::ReturnApprentice { from }),
        (2949, Move::ChooseCharacter { card: 0 }),
        (2965, Move::Done {}),
    ];
    for (number, mv) in begin {
        assert_eq!((mv.number(), Move::from_number(number)), (number, Some(mv)));
    }
    assert_eq!(Move::NUMBERS, 2966);
    let last = Move::Place { die: 6, value: 6, at: Place::tile(17) };
    assert_eq!(last.number(), 35 * 64 + 53);
    assert_eq!(Move::from_number(2304 + 48), None, "room for a card that is not in the box");
}
