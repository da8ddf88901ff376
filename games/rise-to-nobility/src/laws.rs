//! Conservation laws: what must hold at every step, whatever happened (RTN-1, RTN-3).

mod waiting;

use crate::content::{
    BUILDINGS, CHARACTERS, COMMISSIONS, COUNCIL_TILES, SETTLERS, SHIPS, WORKSHOPS, content,
};
use crate::kinds::{AutomaDie, Guild};
use crate::state::{CITY_TOKEN, Die, NONE, Phase, Player, ROLLERS, RiseToNobility};
use engine::{Between, Census, Seat};

impl RiseToNobility {
    /// The first law that does not hold, in a sentence.
    pub(crate) fn first_broken_law(&self) -> Option<String> {
        let table = self.broken_frame().or_else(|| self.broken_boxes());
        let players = || self.all_seats().find_map(|seat| self.broken_player(seat));
        let table = table.or_else(|| self.broken_dice()).or_else(players);
        table.or_else(|| self.broken_commissions()).or_else(|| self.broken_waiting())
    }

    /// Round, seats, modules: what everything else is read by.
    fn broken_frame(&self) -> Option<String> {
        let sentence = if !(1..=6).contains(&self.seats)
            || self.round > content().board.rounds.count
        {
            "no such number of players or rounds (RTN-4.1)"
        } else if self.active >= self.seats || self.first >= self.seats {
            "the turn of nobody"
        } else if self.seats == 1 && (self.options.chancellery || self.options.night)
            || self.seats == 6 && !self.options.chancellery
        {
            "modules that do not go together (RTN-18.1)"
        } else if (self.seats == 1) != ((self.objective as usize) < content().objectives.len()) {
            "an Objective is for one player (RTN-16.2)"
        } else if self.players[self.seats as usize..].iter().any(|it| *it != Player::default()) {
            "somebody at an empty seat"
        } else if self.ship as usize >= SHIPS
            || self.ships_left >> self.ship & 1 == 1
            || self.ships_left >> SHIPS != 0
            || self.ships_left.count_ones() + u32::from(self.round.max(1)) != SHIPS as u32
        {
            "a ship too many or too few (RTN-3.7)"
        } else if self.derived != self.derive() {
            "what is kept up to date is not"
        } else if self.options.events && self.round > 0 {
            let seen = self.events_seen;
            let sound = u32::from(self.round) == seen.count_ones()
                && (self.event as usize) < content().events.len()
                && seen >> self.event & 1 == 1;
            if sound {
                return None;
            }
            "an Event too many or too few (RTN-15.1)"
        } else if self.event != NONE || self.events_seen != 0 {
            "an Event without the module"
        } else {
            return None;
        };
        Some(sentence.into())
    }

    /// Cards and tiles are each in one place.
    fn broken_boxes(&self) -> Option<String> {
        let players = &self.players[..self.seats as usize];
        let mut cards = Census::of([self.settlers_deck, self.settlers_discard]);
        self.display.iter().for_each(|card| cards.one(*card));
        for player in players {
            cards.add(player.fulfilled);
            player.hand.iter().for_each(|card| cards.one(*card));
        }
        if !cards.is_all(SETTLERS) {
            return Some("a Settlers card is missing or in two places (RTN-2.5)".into());
        }
        let mut tiles = Census::of([self.bag, self.building_discard]);
        self.town_hall.iter().for_each(|tile| tiles.one(*tile));
        for guild in Guild::ALL {
            let house = &self.guilds[guild.index()];
            for (tile, owner) in house.workshops.into_iter().zip(house.owners) {
                tiles.one(tile);
                let own = tile == NONE && owner == NONE
                    || Self::guild_of(tile) == Some(guild) && (owner == NONE || owner < self.seats);
                if !own {
                    return Some(format!("a strange Workshop at the {} (RTN-10.2)", guild.id()));
                }
            }
            if self.apprentices_in(guild) > self.count().apprentice_slots {
                return Some(format!("too many Apprentices at the {} (RTN-9.6)", guild.id()));
            }
        }
        for tile in players.iter().flat_map(|player| player.areas) {
            tiles.one(tile);
            if (tile as usize) < WORKSHOPS {
                return Some("a Workshop on a Communal area (RTN-10.4)".into());
            }
        }
        if !tiles.is_all(BUILDINGS) {
            return Some("a Building is missing or in two places (RTN-2.3)".into());
        }
        let mut council = Census::of([self.council_stack.into()]);
        self.council.iter().flatten().for_each(|tile| council.one(*tile));
        players.iter().for_each(|player| council.add(player.council.into()));
        if !council.is_all(COUNCIL_TILES) {
            return Some("a Council tile is missing or in two places (RTN-11.8)".into());
        }
        let tokens = players.iter().map(|player| u32::from(player.modifiers)).sum::<u32>();
        if tokens + u32::from(self.modifiers) != u32::from(content().board.berk.modifiers) {
            return Some("a Modifier is missing or was made (RTN-3.4)".into());
        }
        let spaces = &content().ships[self.ship as usize].spaces;
        if self.sold.iter().zip(spaces).any(|(sold, spaces)| sold > spaces) {
            return Some("more goods on the ship than spaces (RTN-11.2)".into());
        }
        None
    }

    fn broken_player(&self, seat: Seat) -> Option<String> {
        let player = self.player(seat);
        let numbers = content();
        let apprentices: u32 = player.apprentices.iter().map(|count| u32::from(*count)).sum();
        let meeples = u32::from(player.reserve)
            + u32::from(player.workers)
            + apprentices
            + u32::from(self.workshops_of(seat))
            + u32::from(player.communal_count())
            + u32::from(self.offices_of(seat))
            + u32::from(player.own_guild != NONE);
        let earned: i32 = player.earned.iter().map(|points| i32::from(*points)).sum();
        let houses = u32::from(player.houses_ready) + u32::from(player.houses_built);
        let chosen =
            !self.options.night || !matches!(self.phase, Phase::Commissions | Phase::LordPowers);
        let others = self.all_seats().filter(|other| *other != seat);
        let twin = |other: Seat| {
            let other = self.player(other);
            other.character == player.character && player.character != NONE
                || other.own_guild == player.own_guild && player.own_guild != NONE
        };
        let has_character = (player.character as usize) < CHARACTERS;
        let sentence = if meeples != u32::from(numbers.own.pieces.meeples) {
            format!("{meeples} meeples (RTN-1.3)")
        } else if houses > u32::from(numbers.own.pieces.houses) {
            format!("{houses} Houses (RTN-1.4)")
        } else if u32::from(player.houses_built) != player.fulfilled.count_ones() {
            "a House without Settlers (RTN-7.6)".into()
        } else if earned != i32::from(player.points) || player.points < 0 {
            "points that do not add up".into()
        } else if !(numbers.own.reputation.least..=numbers.own.reputation.most)
            .contains(&player.reputation)
            || usize::from(player.nobility) >= content().nobility.len()
        {
            "a marker off its track (RTN-3.5)".into()
        } else if player.nobility >= numbers.lord_level && !player.is_lord {
            "a Lord who is none (RTN-6.2)".into()
        } else if player.coins > 30_000
            || player.goods.iter().any(|count| *count > 3_000)
            || player.points > 10_000
        {
            "more than a city can hold".into()
        } else if player.hand.windows(2).any(|pair| pair[0] == NONE && pair[1] != NONE) {
            "a gap between cards".into()
        } else if !has_character && (chosen || player.character != NONE) {
            "no Character (RTN-2.7)".into()
        } else if (player.own_guild as usize >= Guild::COUNT) == self.options.night
            || !self.options.night && player.own_guild != NONE
        {
            "an own Guild is for the night (RTN-17.2)".into()
        } else if others.into_iter().any(twin) {
            "a Character or Guild twice".into()
        } else {
            return None;
        };
        Some(format!("seat {seat}: {sentence}"))
    }

    /// Every die is in hand or on one slot that takes it.
    fn broken_dice(&self) -> Option<String> {
        let dice = &self.dice;
        let mut placed = [(0u32, 0u32); ROLLERS];
        let mut sound = true;
        let mut see = |die: Die, fits: bool| {
            if die.is_empty() {
                return;
            }
            let (seat, value) = (die.seat(), die.value());
            let known = seat < self.seats || self.is_solo() && die.automa().is_some();
            if !known || !(1..=6).contains(&value) || !fits {
                sound = false;
            } else {
                let (count, sum) = &mut placed[seat as usize];
                *count += 1;
                *sum += u32::from(value);
            }
        };
        let content = content();
        let slot_of =
            |table: &[u8; 6], die: Die| table.get(die.value().wrapping_sub(1) as usize).copied();
        for at in 0..6u8 {
            let index = at as usize;
            let (white, green) = (dice.tavern[index], dice.yard[index]);
            see(white, at < self.count().tavern_slots && is_from(white, &[AutomaDie::White]));
            see(green, at < self.count().yard_slots && is_from(green, &[AutomaDie::Green]));
            let place = dice.town_hall[index];
            let fits = slot_of(&content.town_hall_place_of, place) == Some(at);
            see(place, fits && is_from(place, &[AutomaDie::Yellow]));
            let port = dice.port[index];
            see(port, port.value() == at + 1 && is_from(port, &[]));
            let office = dice.chancellery[index];
            see(office, office.value() == at + 1 && self.options.chancellery);
            see(dice.own[index], dice.own[index].seat() == at);
            for slot in 0..3u8 {
                let die = dice.guilds[index][slot as usize];
                let fits = slot_of(&content.guild_slot_of, die) == Some(slot);
                see(die, fits && is_from(die, &[AutomaDie::Red, AutomaDie::Blue]));
                let die = dice.council[slot as usize][index];
                let empty = self.council[slot as usize][index] == NONE && is_from(die, &[]);
                see(
                    die,
                    empty
                        && content.board.council_rows[slot as usize].dice.has(Between(die.value())),
                );
            }
        }
        for slot in 0..3u8 {
            let die = dice.berk[slot as usize];
            see(die, slot_of(&content.berk_slot_of, die) == Some(slot) && is_from(die, &[]));
        }
        for (die, slot) in dice.castle.iter().zip(&content.board.castle_slots) {
            see(*die, slot.dice.has(Between(die.value())) && is_from(*die, &[]));
        }
        for (tile, printed) in self.dice_tiles.iter().zip(&content.dice_tiles) {
            for (die, value) in tile.slots.into_iter().zip(printed.slots) {
                if die != CITY_TOKEN {
                    see(die, die.seat() == tile.owner && die.value() == value);
                }
            }
        }
        let gap = |row: &[Die; 6]| row.windows(2).any(|it| it[0].is_empty() && !it[1].is_empty());
        if !sound || gap(&dice.tavern) || gap(&dice.yard) {
            return Some("a die where it cannot lie (RTN-5.4)".into());
        }
        for seat in self.all_seats() {
            let player = self.player(seat);
            let (count, sum) = placed[seat.index()];
            let unplaced: u32 = player.dice.iter().map(|count| u32::from(*count)).sum();
            let expected = if self.round == 0 { 0 } else { u32::from(self.count().dice) };
            if count + unplaced != expected || sum != u32::from(player.placed) {
                return Some(format!("seat {seat}: a die is missing or was made (RTN-2.7)"));
            }
        }
        None
    }

    /// Commission cards and dice tiles are each in one place (RTN-13.1).
    fn broken_commissions(&self) -> Option<String> {
        let offered = self.all_seats().map(|seat| u64::from(self.player(seat).offered));
        let mut cards = Census::of(offered.chain([self.commission_deck.into()]));
        if self.commission_bottom.len as usize > COMMISSIONS {
            return Some("too many cards under a deck".into());
        }
        for (card, seat) in self.commission_bottom.cards() {
            cards.one(card);
            if seat >= self.seats {
                return Some("a card under the deck from nobody".into());
            }
        }
        for tile in &self.dice_tiles {
            let in_bag = tile.owner == NONE;
            let empty = tile.card == NONE && tile.slots == [Die::default(); 3] && !tile.first;
            if in_bag && !empty || !in_bag && (tile.owner >= self.seats || tile.card == NONE) {
                return Some("a dice tile without its Commission (RTN-13.10)".into());
            }
            cards.one(tile.card);
        }
        let complete = if self.options.chancellery {
            cards.is_all(COMMISSIONS)
        } else {
            cards.is_none() && self.offices.iter().all(|owner| *owner == NONE)
        };
        if !complete {
            return Some("a Commission is missing or in two places (RTN-13.1)".into());
        }
        for (office, owner) in (0u8..).zip(self.offices) {
            if owner != NONE && (owner >= self.seats || office >= self.open_offices()) {
                return Some("somebody at a closed office (RTN-13.2)".into());
            }
        }
        for seat in self.all_seats() {
            let player = self.player(seat);
            if player.rejected >> COMMISSIONS != 0 || player.rejected.count_ones() > 2 {
                return Some("more Commissions rejected than dealt (RTN-13.1)".into());
            }
            let firsts = self.dice_tiles.iter().filter(|it| it.owner == seat.0 && it.first);
            let expected = u8::from(self.options.chancellery && player.offered == 0)
                .max(u8::from(self.options.chancellery && self.phase != Phase::Commissions));
            if firsts.count() != usize::from(expected)
                || self.commissions_of(seat) > self.offices_of(seat) + 1
            {
                return Some(format!("seat {seat}: too many or too few Commissions (RTN-13.9)"));
            }
        }
        None
    }
}

/// A player's die, or one of these of the Automa's (RTN-16.4).
fn is_from(die: Die, automa: &[AutomaDie]) -> bool {
    die.automa().is_none_or(|colour| automa.contains(&colour))
}
