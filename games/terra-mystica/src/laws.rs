//! Conservation laws: what must hold at every step, whatever happened (TM-1).

use crate::content::content;
use crate::kinds::{Cult, Structure};
use crate::moves::NO_CARD;
use crate::state::{Phase, SpadeUse, TerraMystica};

impl TerraMystica {
    /// The first law that does not hold, in a sentence.
    pub(crate) fn first_broken_law(&self) -> Option<String> {
        let content = content();
        let seats = self.seats as usize;
        let players = &self.players[..seats];
        let fail = |what: String| Some(what);
        let mut all = 0;
        for (seat, owned) in self.owned.iter().enumerate() {
            if all & owned != 0 {
                return fail(format!("seat {seat} shares a hex with another seat"));
            }
            all |= owned;
        }
        if all != self.occupied() {
            return fail("a structure belongs to nobody".into());
        }
        if all & !self.map().land != 0 {
            return fail("a structure stands in the river".into());
        }
        if self.in_town & self.map().land & !all != 0 {
            return fail("a town has a hex without a structure".into());
        }
        for (seat, player) in players.iter().enumerate() {
            let board = content.board(player.faction.unwrap_or_default());
            for structure in Structure::ALL {
                let on_map = (self.owned[seat] & self.all_of(structure)).count_ones() as u8;
                if on_map != player.built[structure as usize]
                    || on_map > board.count[structure as usize]
                {
                    return fail(format!("seat {seat} has {on_map} {}s (TM-1.3)", structure.id()));
                }
            }
            let held = player.priests + player.ordered;
            if player.faction.is_some() && held > player.priest_limit.max(1) {
                return fail(format!("seat {seat} has {held} priests (TM-1.6)"));
            }
            if player.points < 0 {
                return fail(format!("seat {seat} has {} points (TM-1.7)", player.points));
            }
            let sum: i32 = player.earned.iter().map(|points| i32::from(*points)).sum();
            if sum != i32::from(player.points) {
                return fail(format!("seat {seat}'s points do not add up"));
            }
            if player.cults.iter().any(|at| *at > 10) {
                return fail(format!("seat {seat} stands beyond space 10 (TM-11.1)"));
            }
            let keys: u32 = (content.town_tiles.iter().zip(player.towns))
                .map(|(tile, count)| u32::from(tile.keys) * u32::from(count))
                .sum();
            let on_top = player.cults.iter().filter(|at| **at == 10).count() as u32;
            if u32::from(player.keys) + on_top != keys {
                return fail(format!("seat {seat} has keys from nowhere (TM-11.2)"));
            }
            let others = &players[seat + 1..];
            if player.faction.is_some()
                && others.iter().any(|other| {
                    other.faction.map(|f| f.board()) == player.faction.map(|f| f.board())
                })
            {
                return fail(format!("two seats share the board of seat {seat} (TM-1.2)"));
            }
        }
        for cult in Cult::ALL {
            let on_top = players.iter().filter(|player| player.cults[cult as usize] == 10).count();
            if on_top > 1 {
                return fail(format!("{on_top} players on space 10 of {} (TM-11.2)", cult.id()));
            }
        }
        for (tile, favor) in content.favor_tiles.iter().enumerate() {
            let owned = players.iter().filter(|player| player.has_favor(tile)).count() as u8;
            if owned + self.favor_stock[tile] != favor.copies {
                return fail(format!("{} is not {} times there (TM-1.4)", favor.id, favor.copies));
            }
        }
        for (tile, town) in content.town_tiles.iter().enumerate() {
            let owned: u8 = players.iter().map(|player| player.towns[tile]).sum();
            let total = owned + self.town_stock[tile];
            if total != town.copies && !(town.extra && total == 0) {
                return fail(format!("{} is not {} times there (TM-1.4)", town.id, town.copies));
            }
        }
        let mut cards = self.free_cards;
        for player in players.iter().filter(|player| player.card != NO_CARD) {
            if cards >> player.card & 1 == 1 {
                return fail("a bonus card is in two places (TM-2.7)".into());
            }
            cards |= 1 << player.card;
        }
        let in_play = seats + content.constants.free_bonus_cards as usize;
        if cards.count_ones() as usize != in_play {
            return fail(format!("{} bonus cards in play (TM-2.7)", cards.count_ones()));
        }
        self.broken_waiting()
    }

    /// What is waited for must make sense too, or a damaged file could ask the impossible.
    fn broken_waiting(&self) -> Option<String> {
        let owed = &self.owed;
        let active = self.player(self.active());
        let fail = |what: &str| Some(what.to_string());
        let seats = self.seats as usize;
        let in_play = matches!(self.phase, Phase::Actions | Phase::CultSpades | Phase::Over);
        if in_play != (self.round > 0) {
            return fail("the round does not fit the phase");
        }
        let passed = self.players[..seats].iter().filter(|player| player.passed).count();
        if self.phase == Phase::Actions {
            if passed != self.passed_count as usize {
                return fail("the passing order does not fit who has passed");
            }
            for (seat, player) in self.players[..seats].iter().enumerate() {
                let listed = self.next_order[..self.passed_count as usize].contains(&(seat as u8));
                if listed != player.passed {
                    return fail("the passing order does not fit who has passed");
                }
                if player.card == NO_CARD && !player.left {
                    return fail("a player without a bonus card");
                }
            }
            if owed.actions > 0 && (active.passed || active.left) {
                return fail("a turn for a player who has passed");
            }
            if owed.spades > 0 && owed.spade_use == SpadeUse::Cult {
                return fail("cult spades outside phase III");
            }
            if owed.actions == 0
                && !owed.is_pending()
                && !owed.open
                && self.offer_count == 0
                && self.reacting_seats().is_empty()
            {
                return fail("nobody is asked anything");
            }
        } else if self.offer_count > 0 {
            return fail("offers outside phase II");
        } else if self.phase == Phase::CultSpades
            && !owed.is_pending()
            && self.reacting_seats().is_empty()
        {
            return fail("nobody is asked anything");
        }
        if self.phase == Phase::CultSpades
            && (owed.settle != [0; 3] || owed.spade_use != SpadeUse::Cult && owed.spades > 0)
        {
            return fail("more than spades in phase III");
        }
        if self.phase == Phase::ChooseFactions && owed.terrain && active.faction.is_none() {
            return fail("a start terrain before a faction");
        }
        if self.phase == Phase::ChooseFactions
            && !owed.terrain
            && owed.favors == 0
            && active.faction.is_some()
        {
            return fail("a second faction for one seat");
        }
        if self.phase == Phase::PlaceDwellings
            && self.placing_seat(self.cursor) != Some(self.active())
        {
            return fail("a dwelling out of turn");
        }
        if self.phase == Phase::ChooseCards
            && (self.cursor >= self.seats
                || self.order[(self.seats - 1 - self.cursor) as usize] != self.active)
        {
            return fail("a card out of turn");
        }
        if self.phase != Phase::Over && self.asked_seats().is_empty() {
            return fail("nobody is asked anything");
        }
        for seat in self.asked_seats().iter() {
            let mut count = engine::Count(0);
            self.offer_all(seat, &mut count);
            if count.0 == 0 {
                return fail("a question without an answer");
            }
        }
        None
    }
}
