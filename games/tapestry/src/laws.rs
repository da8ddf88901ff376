//! Conservation laws: what must hold at every step, whatever happened.

use crate::actions::GONE;
use crate::civilizations::OUTPOST;
use crate::content::content;
use crate::effects::Reserved;
use crate::kinds::{Building, Source, Track};
use crate::state::{CARDS, FACE_DOWN, NONE, Phase, Player, Tapestry};
use engine::chain::Runs;
use engine::{Census, Seat};

/// Outposts of a colour (TP-1.1).
const OUTPOSTS: usize = 10;

impl Tapestry {
    /// The first law that does not hold, in a sentence.
    pub(crate) fn first_broken_law(&self) -> Option<String> {
        let table = self.broken_frame().or_else(|| self.broken_boxes());
        let players = || self.all_seats().find_map(|seat| self.broken_player(seat));
        table.or_else(players).or_else(|| self.broken_map()).or_else(|| self.chain_law())
    }

    /// Seats and phases: what everything else is read by.
    fn broken_frame(&self) -> Option<String> {
        let sentence = if !(2..=5).contains(&self.seats) {
            "no such number of players (TP-2.1)"
        } else if self.rivals.count >= self.seats || self.rivals.count > 0 && self.seats != 3 {
            "people and rivals are three (TP-26.3, TP-26.20)"
        } else if self.active >= self.seats || self.first >= self.people() {
            "the turn of nobody"
        } else if self.players[usize::from(self.seats)..].iter().any(|it| *it != Player::default())
        {
            "somebody at an empty seat"
        } else if self.board.is_large() != (self.seats > 3) {
            "the wrong side of the map (TP-2.1)"
        } else if self.locks.iter().any(|lock| *lock != NONE && lock & 7 >= self.seats) {
            "a track locked by nobody (TP-9.6)"
        } else if (self.phase == Phase::Over) != self.is_over() {
            "over too early or too late (TP-17.2)"
        } else {
            return None;
        };
        Some(sentence.into())
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
            || self.phase == Phase::Playing
                && self.tasks_are_done()
                && self.people_are_over()
                && (self.rivals.count < 2 || self.player(Seat(self.people())).over)
    }
    fn tasks_are_done(&self) -> bool {
        use engine::chain::{Rules, Tasks};
        self.tasks().is_empty()
    }

    /// Cards and tiles are each in one place.
    fn broken_boxes(&self) -> Option<String> {
        let players = &self.players[..usize::from(self.seats)];
        let mut cards = Cards::of([self.tapestry_deck, self.tapestry_discard, self.buried]);
        for player in players {
            cards.add(player.hand);
            cards.add(player.drawn);
            cards.add(player.on_mat);
        }
        cards.add(self.mats.revealed);
        cards.add(self.mats.submerged);
        if self.mats.collected_tapestry != NONE {
            cards.add(1 << self.mats.collected_tapestry);
        }
        if cards.twice || !self.is_all_tapestries(cards.seen) {
            return Some("a tapestry card is missing or in two places (TP-1.1)".into());
        }
        let mut technologies = Census::of([self.technology_deck, self.technology_discard]);
        self.technology_row.iter().for_each(|card| technologies.one(*card));
        players.iter().flat_map(|it| it.technologies).for_each(|row| technologies.add(row));
        technologies.one(self.mats.collected_technology);
        players.iter().for_each(|player| technologies.add(player.drawn_technologies));
        let reserved = players.iter().flat_map(|player| player.reserve);
        for item in reserved.filter(|it| !it.is_free() && it.what == Reserved::TechCard) {
            technologies.one(item.thing);
        }
        let in_play = self.technologies_in_play();
        let mut expected = technologies;
        expected.add(!in_play & ((1 << content().technologies.len()) - 1));
        if !expected.is_all(content().technologies.len()) {
            return Some("a technology card is missing or in two places (TP-1.1)".into());
        }
        let mut tiles = Census::of([self.territory_deck]);
        let mut laid = 0u64;
        for hex in crate::map::hexes(self.board.explored()) {
            if let Some(tile) = self.board.tile(hex) {
                if laid >> tile & 1 == 1 {
                    return Some("a territory tile lies in two places (TP-7.1)".into());
                }
                laid |= 1 << tile;
            }
        }
        tiles.add(laid);
        players.iter().for_each(|player| tiles.add(player.tiles | player.drawn_tiles));
        if tiles
            != Census::of([self.territory_deck
                | laid
                | players.iter().fold(0, |set, it| set | it.tiles | it.drawn_tiles)])
        {
            return Some("a territory tile in two places (TP-1.6)".into());
        }
        let mut civilizations = Census::of([self.civilization_deck, self.civilization_discard]);
        let mut seen = self.civilization_deck | self.civilization_discard;
        for player in players {
            civilizations.add(player.offered_civilizations);
            player.civilizations.iter().for_each(|it| civilizations.one(*it));
            seen |= player.offered_civilizations;
            seen |= player.civilizations().fold(0, |set, it| set | 1 << it);
        }
        if civilizations != Census::of([seen]) {
            return Some("a civilization in two places (TP-1.7)".into());
        }
        let owned = |owner: &u8| *owner == NONE || *owner == GONE || *owner < self.seats;
        if !self.landmarks.iter().all(owned) {
            return Some("a landmark of nobody (TP-1.4)".into());
        }
        None
    }

    fn is_all_tapestries(&self, seen: u128) -> bool {
        let options = self.options;
        let mut all = 0u128;
        for (at, card) in content().tapestries.iter().enumerate() {
            all |= u128::from(options.takes(card.expansion, card.requires_arts)) << at;
        }
        for further in content().tapestries.len()..CARDS {
            all |= 1 << further;
        }
        seen == all & !self.removed_tapestries
    }

    fn technologies_in_play(&self) -> u64 {
        let cards = (0..).zip(&content().technologies);
        let takes = |card: &crate::content::Technology| {
            self.options.takes(card.expansion, card.requires_arts)
        };
        let all = cards.fold(0, |set, (at, card)| set | u64::from(takes(card)) << at);
        all & !self.removed_technologies
    }

    fn broken_player(&self, seat: Seat) -> Option<String> {
        let player = self.player(seat);
        let earned: i16 = Source::ALL.iter().map(|it| player.earned[it.index()]).sum();
        let tokens = player.tokens.iter().all(|at| at >> 4 < Track::COUNT as u8 && at & 15 <= 12);
        let what = if earned != player.points || player.points < 0 {
            "points from nowhere (TP-16.2)"
        } else if player.resources.iter().any(|count| *count > 8) {
            "more than 8 of a resource (TP-1.3)"
        } else if !tokens {
            "a token that stands nowhere (TP-0.2)"
        } else if player.mat.iter().any(|slots| slots & !self.coverable_slots() != 0) {
            "a slot that no building covers (TP-2.7)"
        } else if !self.buildings_are_somewhere(player) {
            "a building that is nowhere (TP-12.11)"
        } else if player.outposts as usize
            + self.outposts_on_map(seat)
            + usize::from(self.has_collected(seat, OUTPOST))
            != OUTPOSTS
        {
            "an outpost is missing (TP-1.1)"
        } else if player.income_turns > 5
            || (player.over || player.further) && player.income_turns < 5
        {
            "income turns that were not taken (TP-3.3)"
        } else if player.on_mat.count_ones()
            != u32::from(player.covered)
                + player.eras.iter().filter(|it| **it != NONE && **it != FACE_DOWN).count() as u32
        {
            "a card of the income mat is missing (TP-13.1)"
        } else {
            return None;
        };
        Some(format!("seat {seat}: {what}"))
    }

    /// Slot 1 is printed open; only the Artificers slide a building onto it, and it stays there when they are replaced
    /// (TP-14.4).
    fn coverable_slots(&self) -> u8 {
        if self.options.ff { 0b11_1111 } else { 0b11_1110 }
    }

    fn buildings_are_somewhere(&self, player: &Player) -> bool {
        Building::ALL.iter().all(|building| {
            let off = player.buildings(*building);
            player.city.count(*building) + player.beside[building.index()] <= off
        })
    }

    fn outposts_on_map(&self, seat: Seat) -> usize {
        let own = self.items.iter().flatten().filter(|it| !it.is_nothing() && it.owner() == seat);
        own.filter(|it| {
            matches!(
                it.what(),
                Some(crate::state::Standing::Outpost | crate::state::Standing::Toppled)
            )
        })
        .count()
    }

    fn broken_map(&self) -> Option<String> {
        for (hex, items) in (0u8..).zip(&self.items) {
            let explored = self.board.explored() >> hex & 1 == 1;
            let mut gap = false;
            for item in items {
                if !item.is_nothing() && (gap || !explored || item.owner().0 >= self.seats) {
                    return Some("something stands where nothing can (TP-0.3)".into());
                }
                gap |= item.is_nothing();
            }
        }
        if self.derived != self.surveyed() {
            return Some("what is kept up to date is not".into());
        }
        None
    }
}

/// A census of up to 128 cards.
struct Cards {
    seen: u128,
    twice: bool,
}

impl Cards {
    fn of(sets: impl IntoIterator<Item = u128>) -> Cards {
        let mut cards = Cards { seen: 0, twice: false };
        sets.into_iter().for_each(|set| cards.add(set));
        cards
    }
    fn add(&mut self, set: u128) {
        self.twice |= self.seen & set != 0;
        self.seen |= set;
    }
}
