//! Conservation: whatever a player gains or pays is told. A bookkeeper who only hears the events
//! of random games knows every coin, good, token, worker and house of every player.

use crate::common;
use engine::{Chance, Game, Play, Quick, Seat, Secrets, Silence, Viewer};
use rise_to_nobility::content::content;
use rise_to_nobility::view::PlayerView;
use rise_to_nobility::{Event, RiseToNobility, Setup};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Purse {
    coins: i32,
    goods: [i32; 6],
    modifiers: i32,
    workers: i32,
    reserve: i32,
    houses: i32,
    reputation: i32,
    nobility: i32,
}

impl Purse {
    fn of(player: &PlayerView) -> Purse {
        Purse {
            coins: player.coins.into(),
            goods: player.goods.map(i32::from),
            modifiers: player.modifiers.into(),
            workers: player.workers.into(),
            reserve: player.meeples_in_reserve.into(),
            houses: player.houses_ready.into(),
            reputation: player.reputation.into(),
            nobility: player.nobility.into(),
        }
    }
}

/// Writes down what an event says.
fn book(purses: &mut [Purse], event: &Event) {
    let mut of = |seat: Seat, change: &dyn Fn(&mut Purse)| change(&mut purses[seat.index()]);
    match *event {
        Event::Income { seat, coins, goods } => of(seat, &|it| {
            it.coins += i32::from(coins);
            it.goods.iter_mut().zip(goods).for_each(|(held, more)| *held += i32::from(more));
        }),
        Event::Taxed { seat, coins } => of(seat, &|it| it.coins -= i32::from(coins)),
        Event::DiePlaced { seat, die, value, .. } => {
            of(seat, &|it| it.modifiers -= i32::from(die.abs_diff(value)));
        }
        Event::HouseBought { seat, price } => of(seat, &|it| {
            it.coins -= i32::from(price);
            it.houses += 1;
        }),
        Event::HouseGained { seat } => of(seat, &|it| it.houses += 1),
        Event::CoinsGained { seat, coins, .. } | Event::OwnerRewarded { seat, coins, .. } => {
            of(seat, &|it| it.coins += i32::from(coins));
        }
        Event::GoodsTaken { seat, good, count, .. } => {
            of(seat, &|it| it.goods[good.index()] += i32::from(count));
        }
        Event::GoodGiven { seat, good } => of(seat, &|it| it.goods[good.index()] -= 1),
        Event::GoodsBought { seat, good, bought, free, coins } => of(seat, &|it| {
            it.coins -= i32::from(coins);
            it.goods[good.index()] += i32::from(bought) + i32::from(free);
        }),
        Event::WorkerPlaced { seat, .. } | Event::OfficeTaken { seat, .. } => {
            of(seat, &|it| it.workers -= 1);
        }
        Event::WorkersGained { seat, count, .. } => of(seat, &|it| {
            it.workers += i32::from(count);
            it.reserve -= i32::from(count);
        }),
        Event::WorkshopBought { seat, price, .. } => of(seat, &|it| it.coins -= i32::from(price)),
        Event::CommunalBought { seat, price, .. } => of(seat, &|it| {
            it.coins -= i32::from(price);
            it.workers -= 1;
        }),
        Event::BuildingSold { seat, coins, .. } => of(seat, &|it| {
            it.coins += i32::from(coins);
            it.workers += 1;
        }),
        Event::GoodsSold { seat, good, count, coins } => of(seat, &|it| {
            it.goods[good.index()] -= i32::from(count);
            it.coins += i32::from(coins);
        }),
        Event::CouncilAnswered { seat, tile, coins, .. } => of(seat, &|it| {
            it.coins -= i32::from(coins);
            let asked = content().council[tile as usize].goods;
            it.goods.iter_mut().zip(asked).for_each(|(held, paid)| *held -= i32::from(paid));
        }),
        Event::ModifiersTaken { seat, count, coins, .. } => of(seat, &|it| {
            it.modifiers += i32::from(count);
            it.coins -= i32::from(coins);
        }),
        Event::ApprenticeReturned { seat, .. } => of(seat, &|it| it.workers += 1),
        Event::GoodsSpent { seat, good, count } => {
            of(seat, &|it| it.goods[good.index()] -= i32::from(count));
        }
        Event::Fulfilled { seat, .. } => of(seat, &|it| it.houses -= 1),
        Event::ReputationChanged { seat, by, .. } => of(seat, &|it| it.reputation += i32::from(by)),
        Event::NobilityChanged { seat, by, .. } => of(seat, &|it| it.nobility += i32::from(by)),
        _ => {}
    }
}

#[test]
fn a_bookkeeper_who_hears_everything_knows_everything() {
    for (number, setup) in (0..).zip(common::setups()) {
        for game in 0..3 {
            play(&setup, 3 * number + game);
        }
    }
}

fn play(setup: &Setup, number: u64) {
    let (mut luck, mut choices) = (Quick::new(number, 0), Quick::new(number, 1));
    let table = RiseToNobility::set_up(setup, &mut luck, &mut Silence);
    let mut table = table.expect("a possible setup");
    let purses = |table: &RiseToNobility| -> Vec<Purse> {
        table.view_for(Viewer::Spectator).players.iter().map(Purse::of).collect()
    };
    let mut booked = purses(&table);
    let mut events = Vec::new();
    while let Some(seat) = table.asked().first() {
        let moves = table.legal_moves(seat);
        let mut mv = moves[choices.below(moves.len() as u32) as usize];
        if matches!(mv, rise_to_nobility::Move::EndTurn {}) {
            mv = moves[choices.below(moves.len() as u32) as usize];
        }
        events.clear();
        table.apply(seat, mv, &mut luck, &mut events);
        events.iter().for_each(|event| book(&mut booked, event));
        assert_eq!(booked, purses(&table), "{setup:?}, game {number}, after {mv:?}: {events:?}");
    }
}
