//! Kings, princes and the court (AR-4, AR-5.5).

use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Counts};
use crate::events::Event;
use crate::kinds::{Card, Slot};
use crate::moves::Move;
use crate::state::{Arcadia, CardSet, NONE};
use engine::chain::Runs;
use engine::{Offers, Refusal, Requires, Seat, Tell};

/// What P5 asks of a slot.
struct Place {
    open: bool,
    /// The army would have no character left without its last one (AR-4.12).
    needs_all: bool,
    top: Option<Card>,
}

impl Arcadia {
    pub(crate) fn crown_king<T: Tell<Event>>(&mut self, seat: Seat, card: Card, tell: &mut T) {
        let player = self.player_mut(seat);
        (player.king, player.age) = (card.0, 0);
        tell.tell(|| Event::Reigns { seat, card: card.0 });
    }
    pub(crate) fn name_prince<T: Tell<Event>>(&mut self, seat: Seat, card: Card, tell: &mut T) {
        self.player_mut(seat).prince = card.0;
        tell.tell(|| Event::PrinceNamed { seat, card: card.0 });
    }
    /// An Heir comes to court as an adviser; his owner may place him elsewhere at once (AR-4.13).
    pub(crate) fn enter_court<T: Tell<Event>>(&mut self, seat: Seat, card: Card, _: &mut T) {
        self.player_mut(seat).place(card, Slot::AdviserA);
        self.refresh_cards();
        if self.fray.is_on() {
            self.fray.heirs |= 1 << heir_number(seat, card);
        } else {
            self.begin(content().roots.heir, seat, About::Card { card: card.0 });
        }
    }
    /// Places of Heirs who entered play while a battle went on are asked once it is settled (AR-2.10).
    pub(crate) fn place_heirs_of(&mut self, heirs: u64) {
        for seat in self.in_order().rev() {
            for (card, _) in self.player(seat).court().rev().filter(|(card, _)| card.is_heir()) {
                if heirs >> heir_number(seat, card) & 1 == 1 {
                    self.begin(content().roots.heir, seat, About::Card { card: card.0 });
                }
            }
        }
    }

    /// Whether characters may come to a slot or leave it (AR-4.3).
    pub(crate) fn is_open(&self, seat: Seat, slot: Slot) -> bool {
        let Some(army) = slot.army() else { return true };
        let at = self.player(seat).armies[army].at;
        at == NONE || self.is_in_friendly(seat, at)
    }
    /// AR-2.4: occupied by a friend.
    pub(crate) fn is_in_friendly(&self, seat: Seat, province: u8) -> bool {
        let occupier = self.town(province).occupier;
        occupier != NONE && self.is_friendly(seat, Seat(occupier))
    }

    pub(crate) fn offer_heir_places<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let (seat, About::Card { card }) = (task.seat, task.about) else { return };
        let player = self.player(seat);
        for slot in Slot::ALL {
            let open = self.is_open(seat, slot);
            let others = player.court().any(|(other, at)| at == slot && other.0 != card);
            let closed = || Refusal::plain("AR-4.13", "refused-army-far");
            to.given(Move::Place { card, slot }, |need| need.that(open, closed));
            to.given(Move::PlaceUnder { card, slot }, |need| {
                need.that(open, closed)?;
                need.that(others, || Refusal::plain("AR-4.13", "refused-nobody-there"))
            });
        }
    }
    pub(crate) fn place_heir<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        let player = self.player_mut(seat);
        match answer {
            Move::Place { card, slot } => {
                player.leave_court(Card(card));
                player.place(Card(card), slot);
                tell.tell(|| Event::Placed { seat, card, slot });
            }
            Move::PlaceUnder { card, slot } => {
                player.leave_court(Card(card));
                player.place_under(Card(card), slot);
                tell.tell(|| Event::Placed { seat, card, slot });
            }
            _ => {}
        }
        self.refresh_cards();
    }

    // Step P5 (AR-5.5)

    /// What a character needs to come to a slot in P5.
    fn placing(
        &self,
        seat: Seat,
        (card, here): (Card, Option<Slot>),
        slot: Slot,
        slots: &[Place; Slot::ALL.len()],
        needs: &mut impl Requires,
    ) -> Option<()> {
        let player = self.player(seat);
        let known = here.is_some() || player.holds(card);
        needs.that(known && (card.is_character() || card.is_captain()), || {
            Refusal::plain("AR-5.5", "refused-no-character")
        })?;
        needs.that(here.is_some() || !card.is_heir(), || {
            Refusal::plain("AR-4.11", "refused-spare-heir")
        })?;
        needs.that(!card.is_captain() || slot.army().is_some(), || {
            Refusal::plain("AR-4.9", "refused-captain-adviser")
        })?;
        let placed = self.sealed[seat.index()].work.done;
        needs.that(placed >> court_number(card) & 1 == 0, || {
            Refusal::plain("AR-5.5", "refused-placed-already")
        })?;
        let there = &slots[slot as usize];
        needs.that(there.open, || Refusal::plain("AR-4.3", "refused-army-far"))?;
        let Some(from) = here else { return Some(()) };
        let leaves = &slots[from as usize];
        needs.that(leaves.open, || Refusal::plain("AR-4.3", "refused-army-far"))?;
        needs.that(from == slot || !leaves.needs_all, || {
            Refusal::plain("AR-4.12", "refused-army-alone")
        })?;
        needs.that(there.top != Some(card), || Refusal::plain("AR-4.11", "refused-on-top-already"))
    }
    /// An army away from home would have no character left (AR-4.12).
    fn would_be_lost(&self, seat: Seat, slot: Slot) -> bool {
        let Some(army) = slot.army() else { return false };
        let player = self.player(seat);
        let army = player.armies[army];
        let last = player.court().filter(|(_, at)| *at == slot).count() == 1;
        last && army.size() > 0 && Some(army.at) != self.home(seat)
    }

    pub(crate) fn offer_court<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let player = self.player(seat);
        let slots = Slot::ALL.map(|slot| Place {
            open: self.is_open(seat, slot),
            needs_all: self.would_be_lost(seat, slot),
            top: player.top(slot),
        });
        let cards = player.hand().chain(player.court().map(|(card, _)| card));
        for card in cards {
            if !O::EXPLAINS && !card.is_character() && !card.is_captain() {
                continue;
            }
            let here = player.slot_of(card);
            for slot in Slot::ALL {
                to.given(Move::Place { card: card.0, slot }, |need| {
                    self.placing(seat, (card, here), slot, &slots, need)
                });
            }
            if card.is_captain() {
                let slot = &slots[here.unwrap_or_default() as usize];
                to.given(Move::Dismiss { card: card.0 }, |need| {
                    need.that(slot.open, || Refusal::plain("AR-4.3", "refused-army-far"))?;
                    need.that(!slot.needs_all, || Refusal::plain("AR-4.12", "refused-army-alone"))
                });
            }
        }
        to.one(Move::Done {});
    }
    /// One character placed, sealed until everybody is ready. True if this seat is.
    pub(crate) fn arrange(&mut self, seat: Seat, answer: Move) -> bool {
        let work = &mut self.sealed[seat.index()].work;
        let player = &mut self.players[seat.index()];
        match answer {
            Move::Place { card, slot } => {
                work.done |= 1 << court_number(Card(card));
                player.leave_hand(Card(card));
                player.leave_court(Card(card));
                player.place(Card(card), slot);
                false
            }
            Move::Dismiss { card } => {
                player.leave_court(Card(card));
                false
            }
            _ => true,
        }
    }
    pub(crate) fn open_courts<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.in_order() {
            let before = &self.public.court[seat.index()];
            let (then, now) = (self.public.slots[seat.index()], *self.player(seat));
            for (card, slot) in now.court() {
                let was = before.iter().position(|it| *it == card.0).map(|at| then[at]);
                if was != Some(slot as u8) {
                    tell.tell(|| Event::Placed { seat, card: card.0, slot });
                }
            }
        }
        self.public.sealed = false;
        self.refresh_cards();
    }

    // Deaths (AR-4.4 to AR-4.12)

    /// A character leaves play for good, or a captain goes back to the reserve (AR-4.8, AR-4.9).
    pub(crate) fn dies<T: Tell<Event>>(&mut self, seat: Seat, card: Card, tell: &mut T) {
        let slot = self.player(seat).slot_of(card);
        let player = self.player_mut(seat);
        player.leave_court(card);
        if card.is_character() {
            player.dead = CardSet(player.dead.0 | 1 << card.local());
        }
        tell.tell(|| Event::Died { seat, card: card.0 });
        if card.0 == player.king {
            self.king_dies(seat, tell);
        } else if card.0 == player.prince {
            player.prince = NONE;
            self.next_heir(seat, tell);
        }
        self.refresh_cards();
        // After a battle its armies are looked at all together (AR-18.12).
        if let Some(army) = slot.and_then(Slot::army)
            && !self.fray.is_on()
        {
            self.miss_general(seat, army, tell);
        }
    }
    /// Succession at once; what follows for wars comes when the rules look at it (AR-4.10).
    fn king_dies<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        if self.emperor == seat.0 {
            self.emperor = NONE;
            tell.tell(|| Event::ThroneVacant {});
        }
        self.kings_died |= 1 << seat.0;
        let player = self.player_mut(seat);
        (player.king, player.age) = (std::mem::replace(&mut player.prince, NONE), 0);
        if player.king == NONE {
            self.next_heir(seat, tell);
        } else {
            let card = player.king;
            tell.tell(|| Event::Reigns { seat, card });
        }
        self.next_heir(seat, tell);
        if self.player(seat).in_regency() {
            tell.tell(|| Event::Regency { seat });
        }
    }
    /// The earliest drawn Heir in hand enters play, if there is a place for him (AR-4.5, AR-4.7).
    fn next_heir<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let player = self.player_mut(seat);
        if !player.in_regency() && player.prince != NONE {
            return;
        }
        if let Some(card) = player.hand().find(|card| card.is_heir()) {
            player.leave_hand(card);
            self.receive(seat, card, tell);
        }
    }
    /// An army that has lost its general outside of a battle goes home (AR-4.12).
    pub(crate) fn miss_general<T: Tell<Event>>(&mut self, seat: Seat, army: usize, tell: &mut T) {
        let player = self.player(seat);
        if player.general(army).is_none() && player.armies[army].size() > 0 {
            self.put_home(seat, army, tell);
        }
    }
    /// P2: a token on every king, then deaths in turn order (AR-5.2).
    pub(crate) fn age_kings<T: Tell<Event>>(&mut self, tell: &mut T) {
        use crate::effects::Key;
        for seat in self.in_order() {
            let (extra, skip) = (self.sum(seat, Key::AgeExtra), self.sum(seat, Key::AgeSkip));
            let player = self.player_mut(seat);
            if !player.in_regency() && skip == 0 {
                player.age += 1 + extra.max(0) as u8;
                let age = player.age;
                tell.tell(|| Event::Aged { seat, age });
            }
        }
        for seat in self.in_order() {
            let (king, age) = (self.player(seat).king, self.player(seat).age);
            if king != NONE && age >= content().characters[usize::from(king)].max_age {
                self.dies(seat, Card(king), tell);
            }
        }
        self.mourn(tell);
    }

    /// The cards in play as everything else says (AR-4.2, AR-21.1).
    pub(crate) fn cards_in_play(&self) -> crate::state::Cards {
        let content = content();
        let mut cards = crate::state::Cards::default();
        let mut enter = |card, owner| {
            assert!(cards.enter(card, owner), "there is room for all cards of a table");
        };
        if let Some(event) = content.events.get(usize::from(self.event)) {
            enter(event.passive.card, None);
        }
        for seat in self.all_seats() {
            let player = self.player(seat);
            if let Some(politics) = content.politics.get(usize::from(player.politics)) {
                enter(politics.passive.card, Some(seat));
            }
            for ideology in player.ideologies {
                if let Some(ideology) = content.ideologies.get(usize::from(ideology)) {
                    enter(ideology.passive.card, Some(seat));
                }
            }
            for card in self.working(seat) {
                enter(content.characters[usize::from(card.0)].passive.card, Some(seat));
            }
        }
        cards
    }
    /// Characters whose bonus counts for the whole kingdom: the king and advisers (AR-4.2). While courts are arranged
    /// behind a seal, those of before count.
    pub(crate) fn working(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        let (player, public) = (self.player(seat), &self.public);
        let (court, slots) = if public.sealed {
            (&public.court[seat.index()], &public.slots[seat.index()])
        } else {
            (&player.court, &player.slots)
        };
        let top = |slot: u8| slots.iter().rposition(|it| *it == slot).map(|at| court[at]);
        let counts = |card: &u8, when: Counts| {
            let character = content().characters.get(usize::from(*card));
            character.is_some_and(|it| it.bonus_when == when)
        };
        let advisers = [Slot::AdviserA, Slot::AdviserB]
            .map(|slot| top(slot as u8).filter(|card| counts(card, Counts::AdviserSlot)));
        let at = court.iter().position(|card| *card == player.king && *card != NONE);
        let king = at.filter(|at| top(slots[*at]) == Some(player.king)).map(|_| player.king);
        let king = king.filter(|card| counts(card, Counts::King));
        [king, advisers[0], advisers[1]].into_iter().flatten().map(Card)
    }
    pub(crate) fn refresh_cards(&mut self) {
        self.cards = self.cards_in_play();
    }
}

/// The bit of an Heir in a set of all of them.
fn heir_number(seat: Seat, heir: Card) -> u32 {
    10 * u32::from(seat.0) + u32::from(heir.local())
}

/// The bit of a character or captain in a set of those at court.
fn court_number(card: Card) -> u8 {
    if card.is_captain() { card.local() - 20 } else { card.local() }
}
