//! What the Fire & Ice factions do differently (TM-X9).

use crate::events::Event;
use crate::kinds::{Cult, Faction, Terrain};
use crate::moves::{Move, ShiftCost};
use crate::state::{Source, TerraMystica};
use engine::{Offers, Seat, Tell};

/// Power or tokens a new home costs the Shapeshifters (TM-X9.6).
const SHIFT: u8 = 5;

impl TerraMystica {
    /// Home terrain of somebody else at the table.
    fn others_home(&self, seat: Seat, terrain: Terrain) -> bool {
        self.all_seats().any(|other| {
            let player = self.player(other);
            other != seat && !player.is(Faction::Riverwalkers) && player.home == terrain
        })
    }

    /// What turning a hex of this terrain into volcano costs: cult steps on one track
    /// (Acolytes) or power tokens (Dragonlords); more for others' homes (TM-X9.4, TM-X9.5).
    pub(crate) fn volcano_price(&self, seat: Seat, from: Terrain) -> u8 {
        let dear = u8::from(self.others_home(seat, from));
        if self.player(seat).is(Faction::Acolytes) { 3 + dear } else { 1 + dear }
    }
    pub(crate) fn can_erupt(&self, seat: Seat, from: Terrain) -> bool {
        let player = self.player(seat);
        let price = self.volcano_price(seat, from);
        if player.is(Faction::Acolytes) {
            player.cults.iter().any(|steps| *steps >= price)
        } else {
            player.bowls.iter().sum::<u8>() >= price
        }
    }
    pub(crate) fn offer_eruptions<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let near = self.free_near(seat);
        for from in Terrain::CYCLE {
            let here = near & self.terrain(from);
            if here != 0 && self.can_erupt(seat, from) {
                let to = Terrain::Volcano;
                offers.each(here, Move::Transform { at: 0, to, long: false });
            }
        }
    }
    /// The hex becomes volcano for good.
    pub(crate) fn erupt<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        hex: u8,
        from: Terrain,
        tell: &mut T,
    ) {
        let price = self.volcano_price(seat, from);
        tell.tell(|| Event::Transformed { seat, hex, from, to: Terrain::Volcano, steps: 0 });
        self.set_terrain(hex, Terrain::Volcano);
        if self.player(seat).is(Faction::Acolytes) {
            self.owed.lose = price;
        } else {
            self.remove_tokens(seat, price);
        }
        self.may_settle(hex);
    }
    /// Tokens leave the game from bowl I, then II, then III.
    fn remove_tokens(&mut self, seat: Seat, count: u8) {
        let mut left = count;
        for bowl in &mut self.player_mut(seat).bowls {
            let taken = left.min(*bowl);
            *bowl -= taken;
            left -= taken;
        }
    }

    /// Acolytes choose the track that pays (TM-X9.4).
    pub(crate) fn offer_losses<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        for cult in Cult::ALL {
            let enough = self.player(seat).cults[cult as usize] >= self.owed.lose;
            offers.when(enough, Move::Lose { cult });
        }
    }
    pub(crate) fn lose_steps<T: Tell<Event>>(&mut self, seat: Seat, cult: Cult, tell: &mut T) {
        let lost = self.owed.lose;
        self.owed.lose = 0;
        let player = self.player_mut(seat);
        let from = player.cults[cult as usize];
        if from == 10 {
            player.keys += 1;
        }
        player.cults[cult as usize] = from - lost;
        tell.tell(|| Event::CultLost { seat, cult, from, to: from - lost });
    }

    /// New homes for the Shapeshifters: nobody else's, not their own (TM-X9.6).
    pub(crate) fn offer_shifts<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let player = self.player(seat);
        if !player.is(Faction::Shapeshifters) || !player.has_stronghold() {
            return;
        }
        for terrain in Terrain::CYCLE {
            if terrain == player.home || self.others_home(seat, terrain) {
                continue;
            }
            offers.when(
                player.bowls[2] >= SHIFT,
                Move::Shapeshift { terrain, with: ShiftCost::Power },
            );
            offers.when(
                player.bowls.iter().sum::<u8>() >= SHIFT,
                Move::Shapeshift { terrain, with: ShiftCost::Tokens },
            );
        }
    }
    pub(crate) fn shapeshift<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        terrain: Terrain,
        with: ShiftCost,
        tell: &mut T,
    ) {
        tell.tell(|| Event::Shapeshifted { seat, terrain });
        match with {
            ShiftCost::Power => self.player_mut(seat).spend_power(SHIFT),
            ShiftCost::Tokens => self.remove_tokens(seat, SHIFT),
        }
        self.player_mut(seat).home = terrain;
        let mut hexes = self.owned[seat.index()];
        while hexes != 0 {
            self.set_terrain(hexes.trailing_zeros() as u8, terrain);
            hexes &= hexes - 1;
        }
    }

    /// A token for a point after neighbours took power (TM-X9.6).
    pub(crate) fn buy_token<T: Tell<Event>>(&mut self, seat: Seat, buy: bool, tell: &mut T) {
        let player = self.player_mut(seat);
        player.tokens_owed -= 1;
        if buy {
            player.score(Source::Faction, -1);
            player.bowls[2] += 1;
            tell.tell(|| Event::TokenBought { seat });
        }
        self.note_reactions(seat);
    }

    /// A priest, or a terrain instead (TM-X9.7).
    pub(crate) fn offer_unlocking<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        for terrain in Terrain::CYCLE {
            offers.when(self.can_unlock(seat, terrain), Move::Unlock { terrain });
        }
        offers.one(Move::KeepPriest {});
    }
    pub(crate) fn can_unlock(&self, seat: Seat, terrain: Terrain) -> bool {
        let player = self.player(seat);
        player.unlocked >> terrain as u8 & 1 == 0
            && player.coins >= u16::from(self.unlock_price(seat, terrain))
    }
    pub(crate) fn unlock_price(&self, seat: Seat, terrain: Terrain) -> u8 {
        1 + u8::from(self.others_home(seat, terrain))
    }
    pub(crate) fn unlock<T: Tell<Event>>(&mut self, seat: Seat, terrain: Terrain, tell: &mut T) {
        let price = self.unlock_price(seat, terrain);
        let player = self.player_mut(seat);
        player.priests_owed -= 1;
        player.coins -= u16::from(price);
        player.unlocked |= 1 << terrain as u8;
        player.priest_limit += 1;
        self.note_reactions(seat);
        tell.tell(|| Event::TerrainUnlocked { seat, terrain });
    }
    pub(crate) fn keep_priest<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let player = self.player_mut(seat);
        player.priests_owed -= 1;
        player.priests += player.priest_supply().min(1);
        self.note_reactions(seat);
        tell.tell(|| Event::PriestKept { seat });
    }
}
