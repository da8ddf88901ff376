//! Prestige and victory (AR-1, AR-24).

use crate::content::{Victory, content};
use crate::events::Event;
use crate::state::{Arcadia, Ending, NONE, SEATS};
use engine::{Outcome, Score, Seat, Tell};
use std::cmp::Reverse;

impl Arcadia {
    /// What ends the game: the whole one or the short one (AR-23.5).
    pub(crate) fn limits(&self) -> &'static Victory {
        let rules = &content().rules;
        if self.options.short { &rules.short } else { &rules.victory }
    }

    /// One award to one player (AR-1.8).
    pub(crate) fn award<T: Tell<Event>>(&mut self, seat: Seat, prestige: u16, tell: &mut T) {
        let mut awards = [0; SEATS];
        awards[seat.index()] = prestige;
        self.award_all(&awards, tell);
    }
    /// What several players get at one moment is one award: all totals are raised, then tested (AR-1.8).
    pub(crate) fn award_all<T: Tell<Event>>(&mut self, awards: &[u16; SEATS], tell: &mut T) {
        for seat in self.in_order() {
            let by = awards[seat.index()];
            if by > 0 {
                self.change_prestige(seat, i32::from(by), tell);
            }
        }
        self.test_prestige();
    }
    /// Never below 0.
    pub(crate) fn change_prestige<T: Tell<Event>>(&mut self, seat: Seat, by: i32, tell: &mut T) {
        let player = self.player_mut(seat);
        let now = (i32::from(player.prestige) + by).clamp(0, 60_000) as u16;
        let change = i32::from(now) - i32::from(player.prestige);
        player.prestige = now;
        if change != 0 {
            tell.tell(|| Event::PrestigeChanged { seat, by: change as i16, now });
        }
    }
    /// The higher total, then the earlier in turn order (AR-1.3, AR-1.8).
    pub(crate) fn test_prestige(&mut self) {
        let enough = self.limits().prestige;
        let ripe = |seat: &Seat| {
            let player = self.player(*seat);
            player.prestige >= enough && player.lord == NONE
        };
        let best = self
            .in_order()
            .filter(ripe)
            .max_by_key(|seat| (self.player(*seat).prestige, Reverse(self.place_of(*seat))));
        if let Some(winner) = best {
            self.end(Ending::Prestige { winner });
        }
    }
    /// Everybody else is a vassal (AR-1.5).
    pub(crate) fn test_hegemony(&mut self) {
        let lord_of_all = |seat: &Seat| {
            self.all_seats().all(|other| other == *seat || self.lord(other) == Some(*seat))
        };
        if let Some(winner) = self.all_seats().find(lord_of_all) {
            self.end(Ending::Hegemony { winner });
        }
    }
    /// The first reason to end counts.
    pub(crate) fn end(&mut self, ending: Ending) {
        if self.ending == Ending::NotYet {
            self.ending = ending;
        }
    }

    /// A coronation: one entry in the list of AR-1.7, and prestige.
    pub(crate) fn crown<T: Tell<Event>>(&mut self, seat: Seat, others: [u16; SEATS], tell: &mut T) {
        self.emperor = seat.0;
        self.in_a_row = if self.crowned == seat.0 { self.in_a_row + 1 } else { 1 };
        self.crowned = seat.0;
        let times = self.in_a_row;
        tell.tell(|| Event::Crowned { seat, times });
        if times >= self.limits().coronations {
            self.end(Ending::Crowns { winner: seat });
        }
        let mut awards = others;
        awards[seat.index()] += u16::from(content().rules.prestige.coronation);
        self.award_all(&awards, tell);
    }

    /// AR-24.3: most prestige, then regions, provinces, gold, turn order; no vassals.
    pub(crate) fn end_at_limit<T: Tell<Event>>(&mut self, _: &mut T) {
        let free = self.all_seats().filter(|seat| self.player(*seat).lord == NONE);
        let winner = free.max_by_key(|seat| (self.merits(*seat), Reverse(self.place_of(*seat))));
        self.end(Ending::Limit { winner: winner.unwrap_or(Seat(self.first)) });
    }
    /// What is compared at the limit, the first of it first (AR-24.3).
    fn merits(&self, seat: Seat) -> [u16; 4] {
        let player = self.player(seat);
        let (regions, provinces) = (self.full_regions(seat), self.territory(seat));
        [player.prestige, regions.into(), provinces.into(), player.gold]
    }
    /// What put the winner before all others at the limit.
    pub(crate) fn limit_reason(&self, winner: Seat) -> &'static str {
        const REASONS: [&str; 4] = ["prestige", "regions", "provinces", "gold"];
        let ours = self.merits(winner);
        let rivals = self.all_seats().filter(|it| *it != winner && self.player(*it).lord == NONE);
        let equal = |seat| {
            let theirs = self.merits(seat);
            (0..REASONS.len()).take_while(|at| ours[*at] == theirs[*at]).count()
        };
        let nearest = rivals.map(equal).max().unwrap_or(0);
        REASONS.get(nearest).copied().unwrap_or("order")
    }

    /// First the winner, then his ally and his vassals; all others share the last rank (AR-24.2).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let winner = self.ending.winner()?;
        let places = self.all_seats().map(|seat| {
            let player = self.player(seat);
            // An alliance counts only if it existed before this phase (AR-8.1).
            let allied = player.ally == winner.0 && player.allied_in < self.phase;
            if seat == winner {
                1
            } else if allied || self.lord(seat) == Some(winner) {
                2
            } else {
                3
            }
        });
        // Without allies and vassals there is no gap between the winner and the others.
        let mut places: Vec<u8> = places.collect();
        if !places.contains(&2) {
            places.iter_mut().for_each(|place| *place = (*place).min(2));
        }
        let points = self.all_seats().map(|seat| self.player(seat).prestige.into());
        Some(Outcome { points: points.collect(), places })
    }

    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.add("score-prestige", i32::from(self.player(seat).prestige));
        score
    }
}
