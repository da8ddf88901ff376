//! What happens next: the steps of a phase (AR-25.2).

use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::state::{Arcadia, Election, Ending, Ground, NONE, Sealed, Spied, Step};
use engine::chain::Runs;
use engine::{Chance, Seat, Tell};

impl Arcadia {
    /// With nothing left to do: the next step. False once the game is over.
    #[inline(always)]
    pub(crate) fn next_step<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        if self.ending != Ending::NotYet {
            self.step = Step::Over;
            return false;
        }
        if self.fray.is_on() {
            self.fray_goes_on(chance, tell);
            return true;
        }
        self.go_to_next(chance, tell);
        true
    }

    #[inline(never)]
    fn go_to_next<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let roots = &content().roots;
        match self.step {
            Step::Nations if self.options.skirmish => {
                self.one_after_the_other(Step::Kings, |table, turn| {
                    table.begin(roots.nation, Seat(turn), About::Nothing);
                })
            }
            Step::Nations => self.one_after_the_other(Step::FirstIdeology, |table, turn| {
                table.begin(roots.nation, Seat(turn), About::Nothing);
            }),
            Step::FirstIdeology => self.one_after_the_other(Step::SecondIdeology, |table, turn| {
                table.begin(roots.ideology, Seat(table.seats - 1 - turn), About::Nothing);
            }),
            Step::SecondIdeology => self.one_after_the_other(Step::Map, |table, turn| {
                table.begin(roots.ideology, Seat(turn), About::Nothing);
            }),
            Step::Kings if self.options.skirmish => self.next_of_skirmish(chance, tell),
            Step::Map => {
                self.lay_out(chance, tell);
                self.step = if self.options.free_map { Step::FirstProvince } else { Step::Kings };
            }
            Step::FirstProvince => self.one_after_the_other(Step::SecondProvince, |table, turn| {
                table.begin(roots.province, Seat(turn), About::Nothing);
            }),
            Step::SecondProvince => self.one_after_the_other(Step::Kings, |table, turn| {
                table.begin(roots.province, Seat(table.seats - 1 - turn), About::Nothing);
            }),
            Step::Kings => {
                self.deal(chance, tell);
                self.step = Step::Event;
            }
            Step::Event => {
                self.start_phase(tell);
                self.reveal_event(chance, tell);
                self.step = Step::Ageing;
            }
            Step::Ageing => {
                self.age_kings(tell);
                self.step = Step::Draw;
            }
            Step::Draw => {
                self.step = Step::Search;
                let count = content().rules.deck.draw_per_turn;
                for seat in self.in_order() {
                    let extra = self.sum(seat, Key::DrawExtra).max(0) as u8;
                    self.draw_cards(seat, count + extra, chance, tell);
                }
            }
            Step::Search => {
                self.step = Step::ExtraCards;
                for seat in self.in_order().rev() {
                    let depth = self.sum(seat, Key::SearchHeir).max(0) as u8;
                    if depth > 0 && self.player(seat).prince == NONE {
                        self.begin(roots.search, seat, About::Count { n: depth });
                    }
                }
            }
            Step::ExtraCards => {
                self.step = Step::HandLimit;
                for seat in self.in_order() {
                    let count = self.sum(seat, Key::DrawThenDiscard).max(0) as u8;
                    if count > 0 {
                        self.begin(roots.discard, seat, About::Count { n: count });
                        self.draw_cards(seat, count, chance, tell);
                    }
                }
            }
            Step::HandLimit => {
                self.step = Step::Politics;
                self.look_at_hands();
            }
            Step::Politics => {
                self.step = Step::PoliticsCards;
                self.clear_seals();
                self.begin(roots.politics, Seat(self.first), About::Nothing);
            }
            Step::PoliticsCards => {
                self.step = Step::Characters;
                self.look_at_hands();
            }
            Step::Characters => {
                self.step = Step::Intrigue;
                self.clear_seals();
                self.take_snapshot();
                self.begin(roots.court, Seat(self.first), About::Nothing);
            }
            Step::Intrigue => {
                (self.step, self.round) = (Step::Plots, 0);
                self.clear_seals();
                self.begin(roots.plots, Seat(self.first), About::Nothing);
            }
            Step::Plots => self.next_plot(tell),
            Step::Diplomacy => {
                self.next_talk(self.options.talks, Step::Bargains, Step::Declarations)
            }
            Step::Bargains => self.close_deals(Step::Diplomacy, tell),
            Step::Declarations => self.one_after_the_other(Step::Election, |table, turn| {
                let seat = Seat((table.first + turn) % table.seats);
                table.begin(roots.declare, seat, About::Nothing);
            }),
            Step::Election => self.open_election(tell),
            Step::ElectionBargains => self.close_deals(Step::Ballot, tell),
            Step::Ballot => {
                self.clear_seals();
                self.step = Step::Contest;
                self.begin(roots.ballot, Seat(self.first), About::Nothing);
            }
            Step::Contest => self.after_ballots(tell),
            Step::Camps => self.after_camps(tell),
            Step::Income => {
                self.step = Step::Prestige;
                self.set_order();
                self.collect_income(tell);
                self.clear_seals();
                self.begin(roots.bargain, Seat(self.first), About::Nothing);
            }
            Step::Prestige => {
                self.step = Step::Recruiting;
                self.collect_prestige(tell);
            }
            Step::Recruiting => {
                self.step = Step::Military;
                self.clear_seals();
                self.take_snapshot();
                self.begin(roots.manage, Seat(self.first), About::Nothing);
            }
            Step::Military => {
                self.start_military_turn(tell);
                (self.step, self.turn) = (Step::Bombardment, 0);
            }
            Step::Bombardment => {
                self.step = Step::Surrenders;
                self.start_activation(tell);
                self.bombard(chance, tell);
            }
            Step::Surrenders => {
                self.step = Step::Moves;
                self.surrenders(tell);
            }
            Step::Moves => {
                self.step = Step::Battles;
                self.begin(roots.march, self.active(), About::Nothing);
            }
            Step::Battles => {
                if self.has_battles(self.active()) {
                    self.begin(roots.choose_battle, self.active(), About::Nothing);
                } else {
                    self.step = Step::Assaults;
                }
            }
            Step::Assaults => {
                if self.has_assaults(self.active()) {
                    self.begin(roots.assault, self.active(), About::Nothing);
                } else {
                    self.step = Step::Sieges;
                }
            }
            Step::Sieges => {
                self.step = Step::SiegeDice;
                self.press_sieges(tell);
            }
            Step::SiegeDice => {
                self.step = Step::EndOfActivation;
                self.demand_surrender(chance, tell);
            }
            Step::EndOfActivation => {
                self.begin_sieges(tell);
                self.turn += 1;
                self.step = Step::Bombardment;
                if self.turn == self.seats {
                    (self.step, self.turn, self.round) = (Step::Wars, 0, 0);
                    self.count_military_turn();
                }
            }
            Step::Wars => self.look_at_wars(tell),
            Step::EndOfPhase => {
                self.end_phase(tell);
                self.step = Step::Event;
            }
            Step::Over => {}
        }
    }

    /// Every seat in its turn, then the next step.
    fn one_after_the_other(&mut self, then: Step, begin: impl Fn(&mut Arcadia, u8)) {
        if self.turn < self.seats {
            self.turn += 1;
            begin(self, self.turn - 1);
        } else {
            (self.step, self.turn) = (then, 0);
        }
    }

    /// The Emperor begins, else the largest territory, the richest, the lowest seat (AR-10.1).
    pub(crate) fn set_order(&mut self) {
        let key = |seat: &Seat| {
            let crown = self.emperor == seat.0;
            (crown, self.territory(*seat), self.player(*seat).gold, std::cmp::Reverse(seat.0))
        };
        self.first = self.all_seats().max_by_key(key).map_or(0, |seat| seat.0);
    }

    /// What lasted for a phase is over.
    fn start_phase<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.phase += 1;
        (self.turn, self.round) = (0, 0);
        self.set_order();
        self.grounds = [Ground::default(); 16];
        self.election = Election::default();
        for player in &mut self.players {
            (player.politics, player.votes, player.penalty) = (NONE, 0, 0);
            (player.no_war, player.declared, player.left, player.admits) = (false, false, 0, 0);
            player.spied = Spied::default();
        }
        for town in self.towns.iter_mut() {
            town.gold_to = NONE;
        }
        self.relate();
        let (phase, first) = (self.phase, Seat(self.first));
        tell.tell(|| Event::PhaseStarted { phase, first });
    }

    /// AR-5.1.
    fn reveal_event<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let events = content().events.len() as u32;
        let left = events - self.events_seen.count_ones();
        if left > 0 {
            let mut n = chance.below(left);
            let drawn = (0..events).filter(|at| self.events_seen >> at & 1 == 0);
            let drawn = { drawn }.find(|_| {
                let here = n == 0;
                n = n.saturating_sub(1);
                here
            });
            self.event = drawn.unwrap_or_default() as u8;
            self.events_seen |= 1 << self.event;
            let event = self.event;
            tell.tell(|| Event::EventRevealed { event });
            self.refresh_cards();
            let root = content().events[usize::from(event)].at_once;
            self.begin(root, Seat(self.first), About::Nothing);
        }
    }

    /// Whoever holds too many cards discards (AR-5.3).
    pub(crate) fn look_at_hands(&mut self) {
        for seat in self.in_order() {
            if self.player(seat).held() > content().rules.setup.hand_limit {
                self.begin(content().roots.discard, seat, About::Nothing);
            }
        }
    }
    pub(crate) fn clear_seals(&mut self) {
        self.sealed = [Sealed::default(); 4];
    }

    /// Stranded armies and the limit (AR-7.23, AR-1.6).
    fn end_phase<T: Tell<Event>>(&mut self, tell: &mut T) {
        for player in &mut self.players {
            player.admits = 0;
        }
        self.relate();
        self.send_stranded_home(tell);
        self.end_promises(tell);
        if self.phase >= self.limits().phases {
            self.end_at_limit(tell);
        }
    }
}
