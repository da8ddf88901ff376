//! Where rivals conquer and explore (TP-26.10 to TP-26.14).

use crate::actions::{Draws, bits};
use crate::content::{Answer, Axis, Scan, content};
use crate::effects::{About, ConquerPlace, Dice, Key};
use crate::events::Event;
use crate::kinds::{Achievement, Rival, Track};
use crate::map::{CENTRE, HEXES, Hex, hexes};
use crate::state::{Item, Standing, Tapestry};
use engine::{Chance, Seat, Tell};

const ROTATIONS: u32 = 6;
const FAR: u8 = u8::MAX;

impl Scan {
    fn key(&self, hex: Hex) -> (i8, i8) {
        let (q, r) = hex.axial();
        let of = |axis: Axis, descending: bool| {
            let value = match axis {
                Axis::Q => q,
                Axis::R => r,
                Axis::Sum => q + r,
            };
            if descending { -value } else { value }
        };
        (of(self.lines, self.descending), of(self.along, self.along_descending))
    }
}

impl Tapestry {
    /// The first hex of a set in the order of the tiebreaker card (TP-26.10).
    fn first_in_scan(&self, set: u64) -> Option<Hex> {
        let scan = &content().automa.scans[self.drawn_decision(1).scan.index()];
        hexes(set).min_by_key(|hex| scan.key(*hex))
    }

    fn of_people(&self) -> u64 {
        (0..self.people()).fold(0, |set, seat| set | self.controls(Seat(seat)))
    }

    /// How far each hex is from the nearest of these, over hexes without an outpost of the Automa and with at most one
    /// item (TP-26.11).
    fn distances(&self, seat: Seat, to: u64) -> [u8; HEXES] {
        let mut far = [FAR; HEXES];
        let passable = self.board.hexes()
            & !self.controls(seat)
            & (self.board.unexplored() | self.derived.with_room);
        let (mut reached, mut ring, mut steps) = (to, to, 0);
        while ring != 0 {
            bits(ring).for_each(|hex| far[usize::from(hex)] = steps);
            let next = self.board.beside(ring) & passable & !reached;
            reached |= next;
            (ring, steps) = (next, steps + 1);
        }
        far
    }

    fn by_distance(&self, seat: Seat, set: u64, to: u64, farthest: bool) -> u64 {
        if to == 0 {
            return set;
        }
        let far = self.distances(seat, to);
        let of = |hex: Hex| far[usize::from(hex.0)];
        let best = if farthest { hexes(set).map(of).max() } else { hexes(set).map(of).min() };
        hexes(set).filter(|hex| Some(of(*hex)) == best).fold(0, |kept, hex| kept | hex.bit())
    }

    /// The Automa may still earn the achievement of the middle island.
    fn wants_middle(&self, seat: Seat) -> bool {
        let achievement = Achievement::MiddleIsland;
        let places = content().achievements[achievement.index()].small.len();
        self.player(seat).achieved >> achievement as u8 & 1 == 0
            && usize::from(self.achievements[achievement.index()]) < places
    }

    fn toward_middle(&self, seat: Seat, set: u64) -> u64 {
        if self.wants_middle(seat) { self.by_distance(seat, set, CENTRE.bit(), false) } else { set }
    }

    /// A territory of a person if it can, otherwise a neutral one (TP-26.12).
    pub(super) fn conquer_for_rival<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        anywhere: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let place = if anywhere { ConquerPlace::Anywhere } else { ConquerPlace::Adjacent };
        let all = self.targets(seat, place, About::Nothing);
        let people = self.of_people();
        let enemies = self.toward_middle(seat, all & people);
        if let Some(hex) = self.first_in_scan(enemies) {
            return self.attack(seat, hex.0, Dice::One, tell);
        }
        if self.player(seat).outposts == 0 {
            return;
        }
        let topple = self.drawn_decision(1).topple;
        let mut neutral = all & !people | self.explorable(seat, anywhere);
        if !topple {
            neutral &= !self.board.beside(people);
        }
        let neutral = self.toward_middle(seat, neutral);
        let single = hexes(people).filter(|hex| self.derived.with_room & hex.bit() != 0);
        let single = single.fold(0, |set, hex| set | hex.bit());
        let near = if single != 0 { single } else { people };
        let near = self.by_distance(seat, neutral, near, false);
        let Some(hex) = self.first_in_scan(near) else { return };
        self.lay_random_tile(seat, hex, chance, tell);
        if self.board.explored() & hex.bit() == 0 {
            return;
        }
        self.place_outpost(seat, hex.0, tell);
        if hex == CENTRE {
            self.middle_island(seat, hex.0, tell);
        } else if topple {
            self.guard_with_shadow(hex, tell);
        }
    }

    /// A toppled outpost of the Shadow Empire: that territory cannot be conquered any more.
    pub(super) fn guard_with_shadow<T: Tell<Event>>(&mut self, hex: Hex, tell: &mut T) {
        let Some(shadow) = self.seat_of(Rival::Shadow) else { return };
        let lying = Item::new(shadow, Standing::Toppled);
        if self.player(shadow).outposts > 0 && self.add_item(hex.0, lying) {
            self.player_mut(shadow).outposts -= 1;
            tell.tell(|| Event::OutpostPlaced { seat: shadow, hex: hex.0 });
        }
    }

    /// Territories of the Automa with a single item, one of which gets such an outpost.
    pub(super) fn guard_one<T: Tell<Event>>(&mut self, seat: Seat, more_than: u32, tell: &mut T) {
        let single = self.controls(seat) & self.derived.with_room;
        if single.count_ones() > more_than
            && let Some(hex) = self.first_in_scan(single)
        {
            self.guard_with_shadow(hex, tell);
        }
    }

    /// A random tile turned at random; nothing if there is none, or something lies there.
    fn lay_random_tile<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: Hex,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.board.explored() & hex.bit() != 0 {
            return;
        }
        let Some(tile) = self.territory_deck.draw(chance) else { return };
        let rotation = chance.below(ROTATIONS) as u8;
        self.board.lay(hex, tile, rotation);
        self.survey();
        tell.tell(|| Event::TileGained { seat, tile });
        tell.tell(|| Event::Explored { seat, tile, hex: hex.0, rotation, points: 0 });
    }

    /// Far from people, unless Military is its favourite; nothing is gained (TP-26.13).
    pub(super) fn explore_for_rival<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        anywhere: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let free = self.explorable(seat, anywhere);
        let people = self.of_people();
        let military = self.rivals.favourites[Rival::Automa.index()] == Track::Military as u8;
        let far = if military { free } else { self.by_distance(seat, free, people, true) };
        if let Some(hex) = self.first_in_scan(far) {
            self.lay_random_tile(seat, hex, chance, tell);
        }
    }

    /// Whether a card that was turned over answers the attack (TP-26.14).
    pub(super) fn rival_responds(&self, seat: Seat, card: u8) -> bool {
        let printed = &content().tapestries[usize::from(card)];
        let attacker = Seat(self.conquest().attacker);
        match printed.answer {
            Some(Answer::Trap) => !self.has_changed(attacker, Key::NoTrapsAgainstYou),
            Some(Answer::Defender) if printed.id == *"retreat" => self.retreats() != 0,
            Some(Answer::Defender) if printed.id == *"surprise-party" => {
                self.control_beside(seat) >= 2
            }
            Some(Answer::Defender) => printed.id == *"gremlins",
            _ => false,
        }
    }

    /// Its outpost moves to the first empty territory of the scan.
    pub(super) fn retreat_rival<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        if let Some(hex) = self.first_in_scan(self.retreats()) {
            self.retreat(seat, hex.0, tell);
        }
    }
}
