//! Action 8: passing (TM-8.71 to TM-8.75).

use crate::events::Event;
use crate::kinds::{Faction, Structure};
use crate::moves::{Move, NO_CARD};
use crate::state::{ROUNDS, Rules, Source, TerraMystica};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    #[inline]
    pub(crate) fn offer_passing<O: Offers<Move>>(&self, offers: &mut O) {
        if self.round as usize == ROUNDS {
            offers.one(Move::Pass { card: NO_CARD });
        } else {
            offers.each(u128::from(self.free_cards), Move::Pass { card: 0 });
        }
    }

    /// Points first, then the new card with its coins, then the old card goes back (TM-8.71).
    pub(crate) fn pass<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        let returned = self.player(seat).card;
        tell.tell(|| Event::Passed { seat, returned });
        self.score_passing(seat, tell);
        self.player_mut(seat).passed = true;
        self.in_round &= !(1 << seat.0);
        // Whoever has passed is not in phase II any more (TM-7.3).
        self.card_shipping_changed(seat);
        if card != NO_CARD {
            self.take_card(seat, card, tell);
            if returned != NO_CARD {
                self.free_cards |= 1 << returned;
            }
        }
        self.next_order[self.passed_count as usize] = seat.0;
        self.passed_count += 1;
        self.owed.actions = 0;
        self.owed.open = false;
    }

    /// Takes a free card and the coins on it (TM-8.72).
    pub(crate) fn take_card<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        let coins = self.card_coins[card as usize];
        self.card_coins[card as usize] = 0;
        self.free_cards &= !(1 << card);
        let player = self.player_mut(seat);
        player.coins += u16::from(coins);
        player.card = card;
        tell.tell(|| Event::CardTaken { seat, card, coins });
    }

    fn score_passing<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let (card, favor, faction) = self.passing_points(seat);
        self.award(seat, Source::BonusCards, card, tell);
        self.award(seat, Source::FavorTiles, favor, tell);
        self.award(seat, Source::Faction, faction, tell);
    }

    /// What passing now would score: bonus card, favor tiles, faction (TM-8.73, TM-15.7,
    /// TM-X9.2).
    pub(crate) fn passing_points(&self, seat: Seat) -> (i16, i16, i16) {
        let content = self.content();
        let player = self.player(seat);
        let card = content.bonus_cards.get(player.card as usize).map_or(0, |card| {
            let built: u16 = (card.pass_points.iter().zip(&player.built))
                .map(|(points, count)| u16::from(*points) * u16::from(*count))
                .sum();
            // Riverwalkers' fixed level counts too; factions without shipping stand on 0 (TM-X3).
            let shipping = u16::from(player.shipping);
            built + u16::from(card.pass_points_per_shipping) * shipping
        });
        let houses = player.built[Structure::TradingHouse as usize] as usize;
        let mut favor = 0;
        let mut favors = player.favors & content.favor_masks.pass_points;
        while favors != 0 {
            let tile = &content.favor_tiles[favors.trailing_zeros() as usize];
            favor += u16::from(tile.pass_points[houses.min(4)]);
            favors &= favors - 1;
        }
        let faction = match player.faction {
            Some(Faction::Engineers) if player.has_stronghold() => 3 * self.full_bridges(seat),
            Some(Faction::IceMaidens) if player.has_stronghold() => {
                3 * player.built[Structure::Temple as usize]
            }
            _ => 0,
        };
        (card as i16, favor as i16, i16::from(faction))
    }

    /// The order of the next round: clockwise from the first to pass, or as passed (TM-4.4,
    /// TM-X5).
    pub(crate) fn order_of_next_round(&self) -> [u8; 5] {
        if self.rules.has(Rules::VARIABLE_TURN_ORDER) {
            // Players who left never pass; they stay in the list for income and ranks (TM-18.2).
            let mut order = self.next_order;
            let mut count = self.passed_count as usize;
            for seat in self.order.into_iter().take(self.seats as usize) {
                if !order[..count].contains(&seat) {
                    order[count] = seat;
                    count += 1;
                }
            }
            return order;
        }
        // Leaving is not passing (TM-18.2): if nobody passed, nothing changes.
        let first = if self.passed_count > 0 { self.next_order[0] } else { self.order[0] };
        std::array::from_fn(|index| {
            if index < self.seats as usize { (first + index as u8) % self.seats } else { 0 }
        })
    }
}
