//! The Chancellery: offices, Commissions and dice tiles (RTN-13).

use super::tavern::{draw, draw_small};
use crate::content::{Scores, content};
use crate::events::{Cause, Event};
use crate::state::{Die, NONE, Phase, RiseToNobility};
use engine::{Chance, Places, Seat, Tell};

impl RiseToNobility {
    /// A Worker moves in for good (RTN-13.3, RTN-13.5).
    pub(crate) fn take_office<T: Tell<Event>>(&mut self, seat: Seat, office: u8, tell: &mut T) {
        self.player_mut(seat).workers -= 1;
        self.offices[office as usize] = seat.0;
        tell.tell(|| Event::OfficeTaken { seat, office });
    }

    /// The last open slot activates the Commission (RTN-13.10, RTN-13.12).
    pub(crate) fn fill_tile<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        tile: u8,
        die: Die,
        tell: &mut T,
    ) {
        let Some(slot) = self.open_slot(tile, die.value()) else { return };
        self.dice_tiles[tile as usize].slots[slot] = die;
        if self.dice_tiles[tile as usize].is_complete() {
            tell.tell(|| Event::CommissionActivated { seat, tile });
        }
    }

    /// Dice tiles still in the bag, as bits.
    pub(crate) fn dice_tiles_left(&self) -> u64 {
        let tiles = (0u8..).zip(&self.dice_tiles);
        tiles.filter(|(_, tile)| tile.owner == NONE).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Three cards for each player, to keep one (RTN-13.1).
    pub(crate) fn deal_commissions<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        for seat in self.in_turn_order() {
            let count = content().chancellery.cards_dealt;
            self.draw_commissions(seat, count, Cause::Dealt, chance, tell);
        }
    }

    /// From the top of the deck, then those that were put under it (RTN-13.9).
    pub(crate) fn draw_commissions<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        cause: Cause,
        chance: &mut C,
        tell: &mut T,
    ) {
        let mut cards = 0u32;
        for _ in 0..count {
            let drawn = draw_small(&mut self.commission_deck, chance);
            let Some(card) = drawn.or_else(|| self.commission_bottom.pop()) else { break };
            cards |= 1 << card;
        }
        self.player_mut(seat).offered = cards;
        let count = cards.count_ones() as u8;
        tell.tell(|| Event::CommissionsDrawn { seat, count, cards: Some(cards), cause });
    }

    /// One card stays with a dice tile; the others go back, at the start shuffled into the deck
    /// and later under it (RTN-13.1, RTN-13.9).
    pub(crate) fn keep_commission<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let first = self.phase == Phase::Commissions;
        let rest = std::mem::take(&mut self.player_mut(seat).offered) & !(1 << card);
        let cause = if first { Cause::Dealt } else { Cause::Commission };
        tell.tell(|| Event::CommissionKept { seat, card: Some(card), cause });
        if first {
            self.player_mut(seat).rejected = rest;
            self.commission_deck |= rest;
        } else {
            u64::from(rest).each(|card| self.commission_bottom.push(card as u8, seat));
        }
        let mut tiles = self.dice_tiles_left();
        if let Some(tile) = draw(&mut tiles, chance) {
            let drawn = &mut self.dice_tiles[tile as usize];
            (drawn.owner, drawn.card, drawn.first) = (seat.0, card, first);
            tell.tell(|| Event::DiceTileDrawn { seat, tile, cause });
        }
    }

    /// What an activated Commission scores (RTN-13.14).
    pub(crate) fn commission_points(&self, seat: Seat, card: u8) -> u8 {
        let card = &content().commissions[card as usize];
        let player = self.player(seat);
        let points = match card.scores {
            Scores::Settlers { people, each } => {
                let cards = player.fulfilled & content().of_people[people.index()];
                cards.count_ones() as u16 * u16::from(each)
            }
            Scores::Guild { guild, apprentice, master } => {
                u16::from(player.apprentices[guild.index()]) * u16::from(apprentice)
                    + u16::from(self.guilds[guild.index()].owned_by(seat)) * u16::from(master)
            }
            Scores::Communal { each } => u16::from(player.communal_count()) * u16::from(each),
            Scores::Council { each } => player.council.count_ones() as u16 * u16::from(each),
            Scores::Houses { beyond, each } => {
                u16::from(player.houses_built.saturating_sub(beyond)) * u16::from(each)
            }
            Scores::Reputation { beyond, each } => {
                u16::from(player.reputation.saturating_sub(beyond)) * u16::from(each)
            }
            Scores::Coins { per_point } => player.coins / u16::from(per_point.max(1)),
            Scores::WorkshopGuilds { each } => {
                u16::from(self.workshop_guilds(seat)) * u16::from(each)
            }
        };
        points.min(u16::from(card.most)) as u8
    }

    /// Guilds in which a player owns a Workshop.
    pub(crate) fn workshop_guilds(&self, seat: Seat) -> u8 {
        self.guilds.iter().filter(|guild| guild.owned_by(seat) > 0).count() as u8
    }

    /// Activated Commissions of a player.
    pub(crate) fn activated(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let own = self.dice_tiles.iter().filter(move |tile| tile.owner == seat.0);
        own.filter(|tile| tile.is_complete()).map(|tile| tile.card)
    }
}
