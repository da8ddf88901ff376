//! What a seat has, in thousandths of a point, and how much of it can still become points.

use crate::content::{Settlers, content};
use crate::kinds::{Good, Guild};
use crate::state::{NONE, Phase, Player, RiseToNobility};
use engine::{Places, Seat};

/// A coin, by full rounds still to come: it must be turned into goods, and those into points.
const COIN: [i32; 5] = [162, 292, 390, 442, 468];
/// Placing one more die this round.
const DIE: i32 = 1_000;
/// A good that waits for a use; two of them are a point in the end.
const SPARE_GOOD: i32 = 500;

/// Meeting the Objective of a solo game; half of it counts on the way there.
const OBJECTIVE: i32 = 20_000;

/// One seat's affairs.
pub(super) struct Outlook<'a> {
    table: &'a RiseToNobility,
    seat: Seat,
    player: &'a Player,
    /// Full rounds after this one.
    left: i32,
    /// What a coin is worth now.
    coin: i32,
    /// Dice that can still be placed this round, the lowest first.
    dice: i32,
    /// The Character's good, and what a card takes of it and of the others (RTN-6.3).
    own_good: usize,
    most_own: u16,
    most: u16,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(table: &'a RiseToNobility, seat: Seat) -> Self {
        let player = table.player(seat);
        let left = i32::from(content().board.rounds.count) - i32::from(table.round.max(1));
        let coin = COIN[(left.max(0) as usize).min(COIN.len() - 1)];
        let open = table.phase == Phase::Actions && !player.passed;
        let dice = if open { placeable(player) } else { 0 };
        let character = content().characters.get(player.character as usize);
        let numbers = content();
        Outlook {
            table,
            seat,
            player,
            left,
            coin,
            dice,
            own_good: character.map_or(Good::COUNT, |character| character.good.index()),
            most_own: numbers.board.tavern.most_of_the_own_good.into(),
            most: numbers.board.tavern.most_of_a_good.into(),
        }
    }

    pub(super) fn worth(&self) -> i32 {
        1_000 * self.table.points_without_goods(self.seat)
            + self.coins()
            + self.cards_and_goods()
            + self.income()
            + self.tracks()
            + self.this_round()
            + self.commissions()
            + self.objective()
    }

    /// Alone, the Objective is what counts (RTN-16.1).
    fn objective(&self) -> i32 {
        if !self.table.is_solo() {
            return 0;
        }
        match self.table.objective_progress() {
            100 => OBJECTIVE,
            percent => OBJECTIVE * percent / 200,
        }
    }

    /// The first coins are needed most.
    fn coins(&self) -> i32 {
        let coins = i32::from(self.player.coins);
        self.coin * soft(coins, 10, 20) / 100
    }

    /// Cards on their way, the most advanced first, and what is left over.
    fn cards_and_goods(&self) -> i32 {
        let mut goods = self.player.goods;
        let mut houses = i32::from(self.player.houses_ready);
        let mut cards = self.player.hand;
        if cards[1] != NONE {
            let needs = |card: &u8| match *card {
                NONE => i32::MAX,
                card => self.needs(&content().settlers[card as usize], &goods).total(true),
            };
            cards.sort_by_key(needs);
        }
        let mut worth = 0;
        for (rank, card) in cards.into_iter().take_while(|card| *card != NONE).enumerate() {
            let printed = &content().settlers[card as usize];
            worth += self.card(printed, &goods, houses > 0, rank);
            houses -= 1;
            printed.goods.bits().each(|good| {
                let held = &mut goods[good as usize];
                *held -= self.usable(good as usize, *held);
            });
        }
        if self.left > 0 {
            worth += 4 * self.coin * houses.clamp(0, 2);
        }
        worth + self.spare(&goods)
    }

    fn card(&self, card: &Settlers, goods: &[u16; 6], house: bool, rank: usize) -> i32 {
        let needs = self.needs(card, goods);
        let points = 1_000 * needs.paid.clamp(card.least.into(), card.most.into());
        let missing = needs.total(house);
        // Settlers who come later work for fewer rounds.
        let worker = self.worker(self.left - missing / 4);
        let reward = 500 * i32::from(card.stars) + worker * i32::from(card.workers);
        let whole = points + reward + 300 * self.left.min(3);
        if missing == 0 {
            return whole * 92 / 100;
        }
        let all = i32::from(card.least) + card.goods.len() as i32 + HOUSE;
        // One card nearly paid is worth more than two just begun.
        let done = 100 * (all - missing).max(0) / all;
        let share = 3 + done * (60 + done * 25 / 100) / 100;
        let weight = [100, 80, 55][rank.min(2)];
        let visits =
            needs.types + i32::from(!house) + i32::from(needs.types == 0 && needs.goods > 0);
        let in_time = match self.left {
            0 if visits > self.dice => 5,
            0 => 60,
            1 if visits > self.dice + 3 => 35,
            _ => 100,
        };
        whole / 100 * share * weight / 100 * in_time / 100
    }

    /// What a card still asks for.
    #[inline]
    fn needs(&self, card: &Settlers, goods: &[u16; 6]) -> Needs {
        let mut needs = Needs::default();
        card.goods.bits().each(|good| {
            let used = i32::from(self.usable(good as usize, goods[good as usize]));
            needs.paid += used;
            needs.types += i32::from(used == 0);
        });
        needs.goods = (i32::from(card.least) - needs.paid).max(needs.types);
        needs.paid = needs.paid.min(card.most.into());
        needs
    }

    /// How many of so many goods one card can take.
    #[inline]
    fn usable(&self, good: usize, held: u16) -> u16 {
        held.min(if good == self.own_good { self.most_own } else { self.most })
    }

    /// Goods no card asks for: the ship may take them, this round.
    fn spare(&self, goods: &[u16; 6]) -> i32 {
        let table = self.table;
        let ship = &content().ships[table.ship as usize];
        let sells = self.dice > 0 && !table.has_changed(crate::effects::Key::ClosePort);
        let mut worth = 0;
        for good in Good::ALL.map(Good::index) {
            let mut spare = i32::from(goods[good]);
            if sells && spare > 0 {
                let room = i32::from(ship.spaces[good].saturating_sub(table.sold[good]));
                let sold = spare.min(room);
                let each = self.coin * i32::from(ship.price[good]) * 3 / 4;
                worth += sold * each.max(SPARE_GOOD);
                spare -= sold;
            }
            worth += spare * if self.left > 0 { SPARE_GOOD + 60 } else { SPARE_GOOD };
        }
        worth
    }

    /// A Worker for so many rounds, soon an Apprentice.
    fn worker(&self, rounds: i32) -> i32 {
        200 + 2 * self.coin * rounds.max(0) * 7 / 10
    }

    /// What every further round brings: coins with less and less use, goods, helpers.
    fn income(&self) -> i32 {
        let (table, player) = (self.table, self.player);
        let mut coins = 100
            * i32::from(table.offices_of(self.seat))
            * i32::from(content().chancellery.income_coins);
        let mut each_round = 350 * i32::from(table.offices_of(self.seat));
        for guild in Guild::ALL {
            let own = i32::from(player.apprentices[guild.index()]);
            if own > 0 {
                coins += 100 * own * i32::from(table.coins_per_apprentice(guild));
                each_round += 160 * own;
            }
        }
        coins += 160 * i32::from(player.workers.min(5));
        each_round += 1_500 * i32::from(table.workshops_of(self.seat));
        each_round += 1_700 * i32::from(player.communal_count());
        let coins = self.coin * soft(coins, 900, 1_800) / 10_000;
        self.left * (coins * 8 / 10 + each_round) + 200 * i32::from(player.workers.min(3))
    }

    fn tracks(&self) -> i32 {
        let player = self.player;
        let lord = i32::from(content().lord_level);
        let nobility = i32::from(player.nobility);
        let stars = 700 * nobility.min(lord) + 250 * (nobility - lord).max(0);
        let peoples = (player.peoples().count_ones() as i32).min(4);
        // Beyond what five dice usually show, Reputation helps little.
        let enough = i32::from(self.table.count().dice) * 7 / 2;
        let above = |from: i32| (i32::from(player.reputation) - from).max(0);
        let reputation = 300 * above(6)
            - 100 * above(enough - 5)
            - 100 * above(enough - 2)
            - 75 * above(enough + 1);
        let tokens = 260 * i32::from(player.modifiers.min(5));
        stars * (self.left + 1).min(3) / 3
            + 700 * peoples * self.left.min(3) / 3
            + reputation * self.left
            + 8 * i32::from(player.reputation)
            + tokens * (self.left + 1).min(3) / 3
    }

    fn this_round(&self) -> i32 {
        DIE * self.dice
    }

    /// Commissions whose dice tiles are not complete yet.
    fn commissions(&self) -> i32 {
        if !self.table.options.chancellery {
            return 0;
        }
        let own = self.table.dice_tiles.iter().filter(|tile| tile.owner == self.seat.0);
        let open = own.filter(|tile| tile.card != NONE && !tile.is_complete());
        open.map(|tile| {
            let filled = tile.slots.iter().filter(|slot| !slot.is_empty()).count() as i32;
            let points = i32::from(self.table.commission_points(self.seat, tile.card));
            let in_time = if 3 - filled > self.dice + 4 * self.left { 10 } else { 100 };
            (100 + 260 * filled) * (points + self.left.min(4)) * in_time / 100
        })
        .sum()
    }
}

/// A House to be bought counts like this many goods.
const HOUSE: i32 = 5;

/// Goods and types a card still needs, and what can be paid already.
#[derive(Clone, Copy, Debug, Default)]
struct Needs {
    paid: i32,
    goods: i32,
    types: i32,
}

impl Needs {
    fn total(self, house: bool) -> i32 {
        self.goods + self.types + if house { 0 } else { HOUSE }
    }
}

/// A hundredfold amount of which only the first part counts fully.
fn soft(amount: i32, full: i32, half: i32) -> i32 {
    100 * amount.min(full) + 60 * (amount.min(half) - full).max(0) + 25 * (amount - half).max(0)
}

/// How many dice fit into the Reputation left, the lowest first (RTN-5.1).
fn placeable(player: &Player) -> i32 {
    let mut room = player.room();
    let mut dice = 0;
    for (value, count) in (1u8..).zip(player.dice) {
        let fit = count.min(room / value);
        room -= fit * value;
        dice += i32::from(fit);
        if fit < count {
            break;
        }
    }
    dice
}
