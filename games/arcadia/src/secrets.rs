//! What is hidden, and what a seat could imagine of it (AR-22).

use crate::kinds::{Card, OWN};
use crate::state::{Arcadia, Deal, HAND, NONE, Sealed};
use crate::{Event, Move, View};
use engine::kit::Told;
use engine::{Chance, Seat, Secrets, Viewer, shuffle};

impl Secrets for Arcadia {
    type View = View;

    fn view_for(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
    fn told(event: &Event, viewer: Viewer) -> Option<Event> {
        event.told_to(viewer)
    }
    fn reveals(event: &Event) -> bool {
        Told::reveals(event)
    }
    /// Everything that is answered behind a seal (AR-2.10).
    fn keeps_secret(&self, _: Seat, mv: Move) -> bool {
        self.is_sealed_answer(mv)
    }
    fn imagined_by<C: Chance>(&self, seat: Seat, chance: &mut C) -> Self {
        let mut table = *self;
        if self.map.cells.iter().all(|cell| *cell == NONE) {
            table.imagine_skirmish(seat, chance);
            return table;
        }
        if !self.is_dealt() {
            return table;
        }
        // Who decides about units now has some that can be decided about.
        let deciding = if self.is_together() { engine::Seats::NONE } else { self.asked_seats() };
        // Who is looking at the top of the pile knows it (AR-21.4).
        if !self.is_searching(seat) {
            let size = table.player(seat).deck_size();
            shuffle(&mut table.player_mut(seat).deck[..size], chance);
        }
        for other in self.all_seats().filter(|other| *other != seat) {
            table.imagine_seals(other, seat);
            table.imagine_cards(other, chance);
            if !table.shows_units(other, seat) && !deciding.has(other) {
                table.imagine_troops(other, chance);
            }
            table.imagine_battle(other, seat, chance);
        }
        table.refresh_cards();
        table
    }
}

impl Arcadia {
    /// What a seat has sealed is as if it had said nothing, as far as others cannot know it.
    fn imagine_seals(&mut self, other: Seat, viewer: Seat) {
        let at = other.index();
        let sealed = self.sealed[at];
        let mut imagined = Sealed::default();
        for (kept, deal) in imagined.deals.iter_mut().zip(sealed.deals) {
            *kept = match deal.to {
                NONE => Deal::default(),
                _ if !self.answering => Deal::default(),
                to if to == viewer.0 || self.knows_compromise(&deal, viewer) => deal,
                // Somebody answers something.
                to => Deal { to, asks: deal.asks.max(1), ..Deal::default() },
            };
        }
        if self.answering {
            imagined.work = sealed.work;
        }
        if self.is_known_after(sealed.choice) {
            imagined.choice = sealed.choice;
        }
        imagined.plots = if self.step == crate::state::Step::Plots && self.round > 0 {
            sealed.plots
        } else {
            imagined.plots
        };
        if self.step == crate::state::Step::Contest && self.is_together() {
            // Some candidate he may vote for.
            let lord = self.lord(other).map(|lord| lord.0);
            let candidates = self.election.candidates;
            let bound = lord.filter(|lord| candidates >> lord & 1 == 1);
            // Whoever can names himself.
            let own = (candidates >> other.0 & 1 == 1).then_some(other.0);
            imagined.choice = bound.or(own).unwrap_or(candidates.trailing_zeros() as u8);
        }
        if self.fray.stage == crate::fray::Stage::Choosing && self.is_together() {
            // Who would rather have it quick is told of no refusal yet (AR-19.3).
            imagined.choice = crate::kinds::Mode::Quick as u8;
        }
        self.sealed[at] = imagined;
        if self.public.sealed {
            let public = self.public;
            let player = &mut self.players[at];
            player.gold = public.gold[at];
            (player.court, player.slots) = (public.court[at], public.slots[at]);
        }
    }

    /// Cards of hand and pile could be any that are nowhere else; Heirs only where they would not be in play.
    fn imagine_cards<C: Chance>(&mut self, other: Seat, chance: &mut C) {
        let public = self.public;
        let player = self.player_mut(other);
        let held = if public.sealed { public.held[other.index()] } else { player.held() };
        let mut unknown = [NONE; 40];
        let mut count = 0;
        for local in 0..40u8 {
            let card = Card::of(local, player.nation);
            let known = (player.discarded.0 | player.dead.0) >> local & 1 == 1;
            if !known && !player.court.contains(&card.0) {
                unknown[count] = card.0;
                count += 1;
            }
        }
        shuffle(&mut unknown[..count], chance);
        // Without king or prince no Heir is in hand.
        if player.king == NONE || player.prince == NONE {
            unknown[..count].sort_by_key(|card| Card(*card).is_heir());
            let others = unknown[..count].iter().filter(|card| !Card(**card).is_heir()).count();
            shuffle(&mut unknown[..others], chance);
        }
        let held = usize::from(held).min(HAND).min(count);
        player.hand = [NONE; HAND];
        player.hand[..held].copy_from_slice(&unknown[..held]);
        let rest = &mut unknown[held..count];
        shuffle(rest, chance);
        player.deck.0 = [NONE; 40];
        player.deck[..rest.len()].copy_from_slice(rest);
    }

    /// Units of armies and garrisons could be anywhere among them, infantry alone in garrisons (AR-22.2).
    fn imagine_troops<C: Chance>(&mut self, other: Seat, chance: &mut C) {
        let (at, public) = (other.index(), self.public);
        let mut pool = [0u8; OWN];
        let player = self.player(other);
        for army in player.armies {
            pool.iter_mut().zip(army.troops).for_each(|(sum, count)| *sum += count);
        }
        let towns: Vec<u8> =
            self.in_play().filter(|it| self.town(*it).occupier == other.0).collect();
        for town in &towns {
            let garrison = self.town(*town).garrison;
            pool.iter_mut().zip(garrison).for_each(|(sum, count)| *sum += count);
        }
        let mut sizes = player.armies.map(|army| army.size());
        let mut places = player.armies.map(|army| army.at);
        let mut garrisons: Vec<u8> = towns.iter().map(|it| self.garrison_size(*it)).collect();
        if public.sealed {
            for (own, count) in pool.iter_mut().enumerate() {
                *count = *count + player.reserve[own] - public.reserve[at][own];
            }
            (sizes, places) = (public.armies[at], public.at[at]);
            garrisons = towns.iter().map(|it| public.garrisons[usize::from(*it)]).collect();
            self.player_mut(other).reserve = public.reserve[at];
        }
        let mut draw = |fits: &dyn Fn(usize) -> bool| -> Option<usize> {
            let total: u32 =
                (0..OWN).filter(|own| fits(*own)).map(|own| u32::from(pool[own])).sum();
            if total == 0 {
                return None;
            }
            let mut n = chance.below(total);
            for own in (0..OWN).filter(|own| fits(*own)) {
                if n < u32::from(pool[own]) {
                    pool[own] -= 1;
                    return Some(own);
                }
                n -= u32::from(pool[own]);
            }
            None
        };
        let infantry: [bool; OWN] = std::array::from_fn(|own| self.is_infantry(other, own));
        for (town, size) in towns.iter().zip(garrisons) {
            let mut garrison = [0; OWN];
            for _ in 0..size {
                if let Some(own) = draw(&|own| infantry[own]) {
                    garrison[own] += 1;
                }
            }
            self.town_mut(*town).garrison = garrison;
        }
        for army in 0..3 {
            let mut troops = [0; OWN];
            for _ in 0..sizes[army] {
                if let Some(own) = draw(&|_| true) {
                    troops[own] += 1;
                }
            }
            let pawn = &mut self.player_mut(other).armies[army];
            (pawn.troops, pawn.at) = (troops, places[army]);
            if public.sealed {
                pawn.besieges = public.besieging >> (3 * at + army) & 1 == 1;
            }
        }
    }

    fn is_searching(&self, seat: Seat) -> bool {
        self.question_for(seat) == Some(crate::Question::SearchHeir)
    }
    fn knows_compromise(&self, deal: &Deal, viewer: Seat) -> bool {
        matches!(deal.about, crate::state::WarTerm::Compromise { .. })
            && self.succession().is_some_and(|at| self.wars[at].leads(viewer))
    }
    /// Answers that stay in the seals after they were opened, for the steps that follow from them.
    fn is_known_after(&self, _: u8) -> bool {
        !self.is_together()
    }
    /// Whether the question on top is answered by all at once.
    pub(crate) fn is_together(&self) -> bool {
        use engine::chain::{Op, Rules, Tasks};
        let top = self.chain.top();
        top.is_some_and(|task| matches!(Self::program().node(task.node).op, Op::Together(..)))
    }
    fn is_sealed_answer(&self, _: Move) -> bool {
        self.is_together()
    }
}
