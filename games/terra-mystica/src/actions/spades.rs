//! Action 1, first half: spades and the terrain they change (TM-8.12 to TM-8.19, TM-8.22).

use crate::content::Cost;
use crate::events::Event;
use crate::kinds::{Faction, Terrain};
use crate::map::Hexes;
use crate::moves::Move;
use crate::state::{Phase, Rules, Source, SpadeUse, TerraMystica, bit};
use engine::{Offers, Seat, Tell};

/// No way costs more spades than this (TM-8.13).
const MAX_STEPS: u8 = 6;

/// Steps between two terrains for a faction whose home is a third: the short way and, where home
/// terrain is at one end, the long way round. Home itself is never passed (TM-8.13).
#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    short: u8,
    /// 0 if there is no second way.
    long: u8,
}

/// By home, from, to.
static WAYS: [[[Ways; 7]; 7]; 7] = all_ways();

const fn all_ways() -> [[[Ways; 7]; 7]; 7] {
    let mut table = [[[Ways { short: 0, long: 0 }; 7]; 7]; 7];
    let mut home = 0;
    while home < 7 {
        let mut from = 0;
        while from < 7 {
            let mut to = 0;
            while to < 7 {
                if from != to {
                    let up = (to + 7 - from) % 7;
                    let down = 7 - up;
                    table[home][from][to] = if from == home || to == home {
                        let (short, long) = if up < down { (up, down) } else { (down, up) };
                        Ways { short: short as u8, long: long as u8 }
                    } else {
                        // Cut the cycle at home: one way is left.
                        let crosses = (home + 7 - from) % 7 < up;
                        let steps = if crosses { down } else { up };
                        Ways { short: steps as u8, long: 0 }
                    };
                }
                to += 1;
            }
            from += 1;
        }
        home += 1;
    }
    table
}

/// The cycle cut at home: home, the six others in order, home again; by home.
static ON_LINE: [[usize; 8]; 7] = on_line();

const fn on_line() -> [[usize; 8]; 7] {
    let mut table = [[0; 8]; 7];
    let mut home = 0;
    while home < 7 {
        let mut place = 0;
        while place < 8 {
            table[home][place] = (home + place) % 7;
            place += 1;
        }
        home += 1;
    }
    table
}

/// Spades for a number of workers, by price: a division that needs no dividing.
static SPADES_FOR: [[u8; 19]; 4] = spades_for();

const fn spades_for() -> [[u8; 19]; 4] {
    let mut table = [[0; 19]; 4];
    let mut price = 1;
    while price < 4 {
        let mut workers = 0;
        while workers < 19 {
            let spades = (workers / price) as u8;
            table[price][workers] = if spades > MAX_STEPS { MAX_STEPS } else { spades };
            workers += 1;
        }
        price += 1;
    }
    table
}

/// How far spades reach right now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spades {
    /// Steps that lead to any terrain.
    pub(crate) any: u8,
    /// Steps that lead to home terrain, bought ones included.
    pub(crate) home: u8,
}

impl TerraMystica {
    /// How many spades a player can buy after paying something else (TM-8.14).
    #[inline]
    pub(crate) fn affordable_spades(&self, seat: Seat, besides: Cost) -> u8 {
        let player = self.player(seat);
        let price = self.board(seat).dig.spade_cost[player.digging as usize];
        if price.workers > 0 {
            let workers = player.workers.saturating_sub(u16::from(besides.workers));
            // Six spades at three workers each are the most anybody needs.
            SPADES_FOR[usize::from(price.workers)][usize::from(workers.min(18))]
        } else {
            let priests = player.priests.saturating_sub(besides.priests);
            priests.checked_div(price.priests).unwrap_or(0).min(MAX_STEPS)
        }
    }

    /// The terrain transformations are counted towards: home, or what ice was before (TM-X9.1).
    #[inline]
    pub(crate) fn cycle_home(&self, seat: Seat) -> Terrain {
        let player = self.player(seat);
        if player.home.on_cycle() { player.home } else { player.start_terrain.unwrap_or_default() }
    }

    /// Steps a transformation takes, if there is such a way at all (TM-8.12, TM-8.13).
    pub(crate) fn steps_between(
        &self,
        seat: Seat,
        from: Terrain,
        to: Terrain,
        long: bool,
    ) -> Option<u8> {
        if !from.on_cycle() || from == to {
            return None;
        }
        let fixed = self.board(seat).dig.spades_per_hex;
        let home = self.player(seat).home;
        if fixed > 0 {
            return (to == home && !long).then_some(fixed);
        }
        let cycle_home = self.cycle_home(seat);
        if to == Terrain::Ice && home == Terrain::Ice {
            let steps = WAYS[cycle_home as usize][from as usize][cycle_home as usize].short;
            return (!long).then_some(steps.max(1));
        }
        if !to.on_cycle() {
            return None;
        }
        let ways = WAYS[cycle_home as usize][from as usize][to as usize];
        let steps = if long { ways.long } else { ways.short };
        (steps > 0).then_some(steps)
    }

    /// How far the spades at hand reach, after paying `besides` for a leap.
    #[inline]
    pub(crate) fn spades_at_hand(&self, seat: Seat, besides: Cost) -> Spades {
        let free = self.owed.spades;
        if self.owed.actions > 0 && free == 0 {
            let bought = self.affordable_spades(seat, besides);
            return Spades { any: bought, home: bought };
        }
        let bought = match self.owed.spade_use {
            SpadeUse::TopUp => self.affordable_spades(seat, besides),
            SpadeUse::NoTopUp | SpadeUse::Cult => 0,
        };
        let any = if self.owed.foreign > 0 { 0 } else { free };
        Spades { any, home: (free + bought).min(MAX_STEPS) }
    }

    /// Every transformation of these hexes within reach of the spades.
    #[inline]
    pub(crate) fn offer_transformations<O: Offers<Move>>(
        &self,
        seat: Seat,
        hexes: Hexes,
        spades: Spades,
        offers: &mut O,
    ) {
        if spades.home == 0 || hexes == 0 {
            return;
        }
        let home = self.player(seat).home;
        let fixed = self.board(seat).dig.spades_per_hex;
        if fixed > 0 {
            if spades.home >= fixed {
                let targets = hexes & !self.with_code(home) & self.on_cycle();
                offers.each(targets, Move::Transform { at: 0, to: home, long: false });
            }
            return;
        }
        // Cut the cycle at home and lay it out: home, six terrains, home again. A target is
        // reached from its neighbours on this line, never across home (TM-8.13).
        let cycle_home = self.cycle_home(seat) as usize;
        let here = self.by_terrain(hexes);
        let line: [Hexes; 8] = std::array::from_fn(|place| here[ON_LINE[cycle_home][place]]);
        let mut reached = [0; 8];
        for step in 1..=spades.any.min(MAX_STEPS) as usize {
            for place in 1..7 {
                reached[place] |= if place >= step { line[place - step] } else { 0 }
                    | if place + step < 8 { line[place + step] } else { 0 };
            }
        }
        for place in 1..7 {
            let to = Terrain::CYCLE[ON_LINE[cycle_home][place]];
            offers.each(reached[place], Move::Transform { at: 0, to, long: false });
        }
        let mut near_home = 0;
        for step in 1..=spades.home.min(3) as usize {
            near_home |= line[step] | line[7 - step];
        }
        if home == Terrain::Ice {
            let to = Terrain::Ice;
            offers.each(near_home | line[0], Move::Transform { at: 0, to, long: false });
            let mut near_start = 0;
            for step in 1..=spades.any.min(3) as usize {
                near_start |= line[step] | line[7 - step];
            }
            let to = Terrain::CYCLE[cycle_home];
            offers.each(near_start, Move::Transform { at: 0, to, long: false });
        } else {
            offers.each(near_home, Move::Transform { at: 0, to: home, long: false });
        }
        if spades.home > 3 {
            self.offer_long_ways(seat, &here, spades, offers);
        }
    }

    /// The long way round, to home or away from it (TM-8.13).
    #[cold]
    fn offer_long_ways<O: Offers<Move>>(
        &self,
        seat: Seat,
        here: &[Hexes; 7],
        spades: Spades,
        offers: &mut O,
    ) {
        let home = self.player(seat).home;
        let cycle_home = self.cycle_home(seat) as usize;
        for to in Terrain::CYCLE {
            let reach = if to == home { spades.home } else { spades.any };
            let mut targets = 0;
            for from in Terrain::CYCLE {
                let steps = WAYS[cycle_home][from as usize][to as usize].long;
                if (1..=reach).contains(&steps) {
                    targets |= here[from as usize];
                }
            }
            offers.each(targets, Move::Transform { at: 0, to, long: true });
        }
    }

    /// Land that spades can change at all: ice and volcano stay (TM-X9).
    #[inline]
    pub(crate) fn on_cycle(&self) -> Hexes {
        // Codes 7 and 8 have plane 3, or planes 0 to 2 together.
        let [a, b, c, d] = self.terrain;
        self.map().land & !(d | a & b & c)
    }

    /// Hexes the spades at hand may be used on: near ones, and those a leap reaches.
    #[inline]
    pub(crate) fn offer_spade_use<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        if self.owed.bought > 0 {
            return self.offer_bought_use(seat, offers);
        }
        let mut done = 0;
        if self.owed.spade_use != SpadeUse::Cult {
            // Each hex once: the rest goes to another one (TM-8.16).
            for hex in self.owed.settle.into_iter().chain([self.owed.foreign]) {
                done |= if hex > 0 { bit(hex - 1) } else { 0 };
            }
        }
        let near = self.free_near(seat) & !done;
        self.offer_transformations(seat, near, self.spades_at_hand(seat, Cost::default()), offers);
        if self.owed.spade_use != SpadeUse::Cult {
            let (leap, cost) = self.leap_targets(seat);
            self.offer_transformations(seat, leap, self.spades_at_hand(seat, cost), offers);
        }
    }

    /// Hexes that take all spades at hand, some of them bought ahead, or more (TM-8.17, TM-8.18).
    #[cold]
    fn offer_bought_use<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let least = self.owed.spades;
        let most = least + self.affordable_spades(seat, Cost::default());
        for to in Terrain::CYCLE {
            for long in [false, true] {
                let targets = self.bought_targets(seat, to, long, least..=most.min(MAX_STEPS));
                offers.each(targets, Move::Transform { at: 0, to, long });
            }
        }
    }
    /// Hexes that so many spades turn into this terrain. Free spades are topped up only to reach
    /// home (TM-8.16).
    fn bought_targets(
        &self,
        seat: Seat,
        to: Terrain,
        long: bool,
        spades: std::ops::RangeInclusive<u8>,
    ) -> Hexes {
        let free = self.owed.spades - self.owed.bought;
        if free > 0 && to != self.player(seat).home {
            return 0;
        }
        let here = self.by_terrain(self.free_near(seat));
        let fits = |from: &Terrain| {
            self.steps_between(seat, *from, to, long).is_some_and(|steps| spades.contains(&steps))
        };
        Terrain::CYCLE.into_iter().filter(fits).fold(0, |set, from| set | here[from as usize])
    }
    /// May one more spade be bought ahead of its use (TM-15.3)? Only where it brings power, and if
    /// some hex takes them all, so that nothing is bought in vain (TM-8.18).
    pub(crate) fn can_buy_ahead(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let more = self.owed.spades + 1;
        player.is(Faction::Alchemists)
            && player.has_stronghold()
            && self.phase == Phase::Actions
            && (self.owed.spades == 0 || self.owed.spade_use == SpadeUse::TopUp)
            && more <= MAX_STEPS
            && self.affordable_spades(seat, Cost::default()) > 0
            && Terrain::CYCLE.into_iter().any(|to| {
                [false, true]
                    .into_iter()
                    .any(|long| self.bought_targets(seat, to, long, more..=more) != 0)
            })
    }
    pub(crate) fn buy_ahead<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        if self.owed.spades == 0 {
            self.begin_action(seat, tell);
            self.owed.spade_use = SpadeUse::TopUp;
        }
        self.buy_spades(seat, 1, tell);
        self.owed.spades += 1;
        self.owed.bought += 1;
        self.owed.must_transform = true;
    }

    /// Spades that were bought must be used (TM-8.18), and of a power action or a bonus card at
    /// least one (TM-8.62), though not in online play (TM-X12).
    #[inline]
    pub(crate) fn may_give_up_spades(&self) -> bool {
        !self.owed.must_transform || self.late() && self.owed.bought == 0
    }
    /// May an action with so many free spades be taken (TM-8.62, TM-X12)?
    #[inline]
    pub(crate) fn spades_allowed(&self, seat: Seat, free: u8) -> bool {
        self.spades_useful(seat, free)
            || self.late() && !self.player(seat).is(Faction::Riverwalkers)
    }

    /// Would this many free spades change anything (TM-8.62)?
    #[inline]
    pub(crate) fn spades_useful(&self, seat: Seat, free: u8) -> bool {
        match self.player(seat).faction {
            Some(Faction::Acolytes | Faction::Dragonlords) => return true,
            Some(Faction::Riverwalkers) => return false,
            _ => {}
        }
        let fixed = self.board(seat).dig.spades_per_hex;
        let mut land = self.on_cycle();
        if fixed > 0 {
            land &= !self.with_code(self.player(seat).home);
        }
        let enough =
            |besides: Cost| fixed <= free || free + self.affordable_spades(seat, besides) >= fixed;
        self.free_near(seat) & land != 0 && enough(Cost::default()) || {
            let (leap, cost) = self.leap_targets(seat);
            leap & land != 0 && enough(cost)
        }
    }

    /// Spades arrive: what factions and the scoring tile give for that (TM-8.19, TM-15.3,
    /// TM-15.5).
    #[inline]
    pub(crate) fn receive_spades<T: Tell<Event>>(&mut self, seat: Seat, spades: u8, tell: &mut T) {
        let count = i16::from(spades);
        let player = self.player_mut(seat);
        match player.faction {
            Some(Faction::Halflings) => self.award(seat, Source::Faction, count, tell),
            Some(Faction::Alchemists) if player.has_stronghold() => {
                player.gain_power(2 * spades);
            }
            _ => {}
        }
        if self.rules.has(Rules::SPADE_POINTS_RECEIVED) {
            self.score_spades(seat, spades, tell);
        }
    }
    fn score_spades<T: Tell<Event>>(&mut self, seat: Seat, spades: u8, tell: &mut T) {
        if self.phase == Phase::Actions {
            let points = i16::from(self.round_tile().spade_points) * i16::from(spades);
            self.award(seat, Source::ScoringTiles, points, tell);
        }
    }

    /// Free spades for the running action; what they turn into for factions that do not dig
    /// (TM-X9.4, TM-X9.5, TM-X9.7).
    pub(crate) fn free_spades<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        spades: u8,
        spade_use: SpadeUse,
        tell: &mut T,
    ) {
        tell.tell(|| Event::SpadesReceived { seat, spades });
        match self.player(seat).faction {
            Some(Faction::Acolytes) => {
                self.score_spades(seat, spades, tell);
                self.player_mut(seat).steps_owed += spades;
                self.note_reactions(seat);
            }
            Some(Faction::Dragonlords) => {
                self.score_spades(seat, spades, tell);
                self.player_mut(seat).bowls[0] += spades;
            }
            Some(Faction::Riverwalkers) => {}
            _ => {
                self.receive_spades(seat, spades, tell);
                self.owed.spades = spades;
                self.owed.spade_use = spade_use;
                self.owed.must_transform = spade_use == SpadeUse::TopUp;
            }
        }
    }

    /// Changes the terrain of a hex, buying what is missing (TM-8.12, TM-8.16).
    pub(crate) fn transform<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: u8,
        to: Terrain,
        long: bool,
        tell: &mut T,
    ) {
        let from = self.terrain_at(hex);
        if to == Terrain::Volcano {
            return self.erupt(seat, hex, from, tell);
        }
        let steps = self.steps_between(seat, from, to, long).unwrap_or(0);
        self.leap_if_needed(seat, hex, tell);
        let bought = steps.saturating_sub(self.owed.spades);
        if bought > 0 {
            self.buy_spades(seat, bought, tell);
        }
        self.owed.spades -= steps - bought;
        tell.tell(|| Event::Transformed { seat, hex, from, to, steps });
        self.set_terrain(hex, to);
        if !self.rules.has(Rules::SPADE_POINTS_RECEIVED) {
            self.score_spades(seat, steps, tell);
        }
        if self.owed.spade_use == SpadeUse::Cult {
            return;
        }
        self.owed.must_transform = false;
        self.owed.bought = 0;
        self.owed.spade_use = SpadeUse::NoTopUp;
        if to == self.player(seat).home {
            self.may_settle(hex);
        } else {
            self.owed.foreign = hex + 1;
        }
        if bought > 0 {
            // Everything bought goes to one hex (TM-8.17); nothing free can be left then.
            self.owed.spades = 0;
        }
    }

    pub(crate) fn may_settle(&mut self, hex: u8) {
        if let Some(slot) = self.owed.settle.iter_mut().find(|slot| **slot == 0) {
            *slot = hex + 1;
        }
    }

    pub(crate) fn buy_spades<T: Tell<Event>>(&mut self, seat: Seat, spades: u8, tell: &mut T) {
        let dig = self.board(seat).dig;
        let player = self.player_mut(seat);
        let price = dig.spade_cost[player.digging as usize];
        player.workers -= u16::from(price.workers) * u16::from(spades);
        player.priests -= price.priests * spades;
        tell.tell(|| Event::SpadesBought { seat, spades });
        let points = i16::from(dig.points_per_paid_spade) * i16::from(spades);
        self.award(seat, Source::Faction, points, tell);
        self.receive_spades(seat, spades, tell);
    }

    /// Pays for a tunnel or carpet if nothing else reaches the hex (TM-8.21).
    pub(crate) fn leap_if_needed<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        if self.player(seat).leap == 0
            || self.near[seat.index()] & bit(hex) != 0
            || self.owed.leapt == hex + 1
        {
            return;
        }
        let cost = self.leap_cost(seat);
        let points = self.board(seat).leap.map_or(0, |leap| leap.points);
        self.player_mut(seat).pay(cost);
        self.owed.leapt = hex + 1;
        tell.tell(|| Event::Leapt { seat, hex, points });
        self.award(seat, Source::Faction, i16::from(points), tell);
    }

    /// Spades nobody uses are gone (TM-8.18).
    pub(crate) fn give_up_spades<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let spades = self.owed.spades;
        if spades == 0 {
            return;
        }
        self.owed.spades = 0;
        self.owed.bought = 0;
        self.owed.must_transform = false;
        let scored = self.rules.has(Rules::SPADE_POINTS_RECEIVED) || self.phase != Phase::Actions;
        let unscored = if scored { 0 } else { self.round_tile().spade_points * spades };
        tell.tell(|| Event::SpadesGivenUp { seat, spades, unscored });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TM-8.12, TM-8.13: neighbours on the cycle are one spade apart, opposite ones three; home
    /// is never passed, so the way between two foreign terrains may be up to five long.
    #[test]
    fn tm_8_13_ways_round_the_cycle() {
        let ways = |home: Terrain, from: Terrain, to: Terrain| {
            let ways = WAYS[home as usize][from as usize][to as usize];
            (ways.short, ways.long)
        };
        use Terrain::*;
        assert_eq!(ways(Plains, Swamp, Plains), (1, 6));
        assert_eq!(ways(Plains, Forest, Plains), (3, 4));
        assert_eq!(ways(Plains, Plains, Wasteland), (2, 5));
        assert_eq!(ways(Plains, Desert, Swamp), (5, 0));
        assert_eq!(ways(Plains, Swamp, Lakes), (1, 0));
        assert_eq!(ways(Swamp, Swamp, Swamp), (0, 0));
    }
}
