//! What must always hold, however a game goes or a file was changed.

mod sealed;

use crate::content::content;
use crate::kinds::{CANNON, Card, Unit};
use crate::map;
use crate::state::{ARMIES, Arcadia, CardSet, DECK, Ending, NONE, PROVINCES, SEATS, Step};
use engine::Seat;
use engine::chain::{Runs, Tasks};

impl Arcadia {
    /// Numbers that other laws and look-ups rely on.
    pub(crate) fn broken_numbers(&self) -> Option<String> {
        let seat = |byte: u8| byte == NONE || byte < self.seats;
        let fail = |what: &str| Some(what.to_string());
        if !(2..=4).contains(&self.seats) || self.first >= self.seats || self.turn > self.seats {
            return fail("no such seat");
        }
        if self.phase > 24 || self.round > 16 && self.step != Step::Wars && self.round != u8::MAX {
            return fail("no such phase");
        }
        if ![self.emperor, self.crowned].into_iter().all(seat) {
            return fail("a crown for nobody");
        }
        let laid_out = self.is_laid_out();
        for (at, player) in self.players.iter().enumerate() {
            let in_game = at < usize::from(self.seats);
            let nation = player.nation != NONE;
            if nation && (!in_game || player.nation > 3) || laid_out && in_game && !nation {
                return fail("a seat without its nation (AR-3.2)");
            }
            let known = |card: u8, limit: u8| card == NONE || card < limit;
            if !known(player.king, 80) || !known(player.prince, 80) || !known(player.politics, 20) {
                return fail("a card that is none");
            }
            if !player.ideologies.into_iter().all(|it| known(it, 8)) {
                return fail("no such ideology");
            }
            let deck = player.deck.iter().chain(&player.hand);
            if !{ deck }.all(|card| known(*card, 112))
                || !player.court.iter().all(|card| known(*card, 114))
                || !player
                    .slots
                    .iter()
                    .zip(player.court)
                    .all(|(slot, card)| (*slot == NONE) == (card == NONE) && known(*slot, 5))
            {
                return fail("a card that is none");
            }
            if ![player.lord, player.ally].into_iter().all(|it| seat(it) && it != at as u8) {
                return fail("a lord or an ally that is nobody");
            }
            if player.gold > 60_000 || player.prestige > 60_000 {
                return fail("more than a kingdom can hold");
            }
            for army in player.armies {
                if army.at != NONE && usize::from(army.at) >= PROVINCES
                    || army.troops.iter().any(|count| *count > 60)
                {
                    return fail("an army nowhere");
                }
            }
            if player.reserve.iter().any(|count| *count > 60) {
                return fail("more units than there are");
            }
        }
        for town in self.towns.iter() {
            if !seat(town.owner) || !seat(town.occupier) || town.garrison.iter().any(|it| *it > 30)
            {
                return fail("a province of nobody");
            }
        }
        for war in &self.wars {
            let camps = usize::from(war.camps);
            let leaders = war.leaders.iter().take(camps).all(|it| *it < self.seats);
            let members = war.camp_of.iter().all(|it| *it == NONE || usize::from(*it) < camps);
            let led = war.leaders.iter().take(camps).enumerate();
            let inside = leaders && { led }
                .all(|(camp, it)| usize::from(war.camp_of[usize::from(*it)]) == camp);
            if camps == 1 || camps > SEATS || !leaders || !members || !inside {
                return fail("a war without its camps (AR-2.5)");
            }
            if war.region != NONE && war.region > 8 {
                return fail("a war for no region");
            }
        }
        if self.event != NONE && usize::from(self.event) >= content().events.len() {
            return fail("no such event");
        }
        self.broken_seals()
    }

    pub(crate) fn first_broken_law(&self) -> Option<String> {
        self.broken_numbers()
            .or_else(|| self.broken_cards())
            .or_else(|| self.broken_units())
            .or_else(|| self.broken_map())
            .or_else(|| self.broken_pacts())
            .or_else(|| self.broken_battle())
            // Last: it asks what everybody may answer, which looks at all of the above.
            .or_else(|| self.broken_waiting())
    }

    /// Every card of a deck is in one place (AR-3.5).
    fn broken_cards(&self) -> Option<String> {
        let dealt = self.is_dealt();
        for seat in self.all_seats() {
            let player = self.player(seat);
            let mut places = [0u8; DECK + 2];
            let mut count = |card: Card| places[usize::from(card.local())] += 1;
            let own =
                |card: Card| card.is_captain() || Card::of(card.local(), player.nation) == card;
            if !dealt {
                continue;
            }
            let lists = player.deck.iter().chain(&player.hand).chain(&player.court);
            for card in lists.filter(|card| **card != NONE).map(|card| Card(*card)) {
                if !own(card) {
                    return Some(format!("seat {seat}: a card of another nation"));
                }
                count(card);
            }
            let CardSet(discarded) = player.discarded;
            let CardSet(dead) = player.dead;
            for local in 0..DECK as u8 {
                for set in [discarded, dead] {
                    if set >> local & 1 == 1 {
                        count(Card::of(local, player.nation));
                    }
                }
            }
            if places[..DECK].iter().any(|it| *it != 1) || places[DECK..].iter().any(|it| *it > 1) {
                return Some(format!("seat {seat}: a card is missing or in two places (AR-3.5)"));
            }
            let rules = [player.king, player.prince].into_iter().filter(|card| *card != NONE);
            for card in rules.map(Card) {
                if !card.is_heir() || player.slot_of(card).is_none() {
                    return Some(format!("seat {seat}: a king who is not at court (AR-3.6)"));
                }
            }
            let heirs = player.hand().any(|card| card.is_heir());
            if heirs && (player.king == NONE || player.prince == NONE) {
                return Some(format!("seat {seat}: an Heir who does not enter play (AR-3.7)"));
            }
            if player.king == NONE && player.prince != NONE {
                return Some(format!("seat {seat}: a prince without a king (AR-4.4)"));
            }
            let gaps = |list: &[u8]| list.windows(2).any(|pair| pair[0] == NONE && pair[1] != NONE);
            if gaps(&player.hand) || gaps(player.deck.as_slice()) || gaps(&player.court) {
                return Some(format!("seat {seat}: a gap between cards"));
            }
        }
        None
    }

    /// Units are in the reserve, in armies or in garrisons; cannons may change hands (AR-3.9, AR-18.10).
    fn broken_units(&self) -> Option<String> {
        if !self.is_laid_out() {
            return None;
        }
        let limit = content().rules.setup.army_limit;
        let mut cannons = 0;
        for seat in self.all_seats() {
            let player = self.player(seat);
            let mut total = player.reserve;
            for army in player.armies {
                total.iter_mut().zip(army.troops).for_each(|(sum, count)| *sum += count);
                if army.size() > limit {
                    return Some(format!(
                        "seat {seat}: more than {limit} units in an army (AR-9.4)"
                    ));
                }
                if (army.size() == 0) != (army.at == NONE) {
                    return Some(format!(
                        "seat {seat}: an army without units on the map (AR-10.20)"
                    ));
                }
            }
            for town in self.towns.iter().filter(|town| town.occupier == seat.0) {
                total.iter_mut().zip(town.garrison).for_each(|(sum, count)| *sum += count);
            }
            for (own, total) in total.into_iter().enumerate() {
                let supply = content().units[Unit::of(own, player.nation) as usize].supply;
                if own == CANNON {
                    cannons += i32::from(total) - i32::from(supply);
                } else if total != supply {
                    return Some(format!("seat {seat}: a unit is missing or was made (AR-3.9)"));
                }
            }
        }
        (cannons != 0).then(|| "a cannon is missing or was made (AR-18.10)".into())
    }

    fn broken_map(&self) -> Option<String> {
        let laid_out = self.is_laid_out();
        for (at, town) in self.towns.iter().enumerate() {
            let in_play = self.map.cells[at] != NONE;
            if in_play && !laid_out || !in_play && *town != crate::state::Town::default() {
                return Some("a province beside the map (AR-3.3)".into());
            }
            if (town.owner == NONE) != (town.occupier == NONE) {
                return Some("a province with an owner has an occupier (AR-2.3)".into());
            }
            if laid_out && in_play && self.is_capital(at as u8) && town.owner >= self.seats {
                return Some("a capital without owner (AR-7.22)".into());
            }
            if town.siege > self.phase || town.siege == 0 && town.breaches > 0 {
                return Some("a breach without a siege (AR-10.18)".into());
            }
            let troops = town.garrison.iter().enumerate().skip(4).take(3);
            if { troops }.any(|(_, count)| *count > 0) {
                return Some("only infantry is in garrison (AR-9.5)".into());
            }
        }
        for seat in self.all_seats().filter(|_| laid_out) {
            if self.town(self.capital(seat)).owner != seat.0 {
                return Some(format!("seat {seat}: a capital never changes hands (AR-7.22)"));
            }
            for at in 0..ARMIES {
                let army = self.player(seat).armies[at];
                let there = army.at == NONE || self.map.cells[usize::from(army.at)] != NONE;
                if !there || army.besieges && (army.at == NONE || self.town(army.at).siege == 0) {
                    return Some(format!("seat {seat}: an army besieges nothing (AR-10.9)"));
                }
            }
        }
        if self.derived.near != map::adjacency_of(&self.map.cells, self.map.brick) {
            return Some("neighbours that are none".into());
        }
        None
    }

    fn broken_pacts(&self) -> Option<String> {
        for seat in self.all_seats() {
            let player = self.player(seat);
            if player.ally != NONE && self.player(Seat(player.ally)).ally != seat.0 {
                return Some(format!("seat {seat}: an alliance of one (AR-8.1)"));
            }
            if player.lord != NONE && self.player(Seat(player.lord)).lord != NONE {
                return Some(format!("seat {seat}: a vassal has vassals (AR-8.3)"));
            }
            if player.rebels && player.lord == NONE {
                return Some(format!("seat {seat}: rebels against nobody (AR-8.5)"));
            }
        }
        let relations = (self.derived.hostile, self.derived.friends);
        (relations != self.relations()).then(|| "friends and enemies that are none (AR-2.4)".into())
    }

    fn broken_waiting(&self) -> Option<String> {
        if !self.chain.as_slice().iter().all(|task| self.is_about(task.about)) {
            return Some("something waits that is about nothing there is (AR-2.10)".into());
        }
        let over = self.ending != Ending::NotYet;
        if self.ending.winner().is_some_and(|seat| seat.0 >= self.seats) {
            return Some("nobody has won".into());
        }
        self.chain_law().or_else(|| {
            let silent = !over && self.chain_asks().is_empty();
            silent.then(|| "nobody is asked".into())
        })
    }
}
