//! The check of wars at the end of a military turn, and what their end brings (AR-7.10 to AR-7.23, AR-8.3 to AR-8.6).

use crate::content::content;
use crate::events::{Event, WarEnd};
use crate::kinds::WarKind;
use crate::state::{Arcadia, Camp, NONE, SEATS, Step, War};
use engine::{Seat, Tell};

impl Arcadia {
    /// One military turn more for every war.
    pub(crate) fn count_military_turn(&mut self) {
        for at in 0..self.wars.len() {
            if self.wars[at].is_on() {
                self.wars[at].turns += 1;
                let lord = self.wars[at].leaders[1];
                if self.wars[at].kind == WarKind::Rebellion && self.player(Seat(lord)).in_regency()
                {
                    self.wars[at].kingless += 1;
                }
            }
        }
    }
    /// War by war in the order of their start, succession wars last; each is settled before the next (AR-7.21).
    pub(crate) fn look_at_wars<T: Tell<Event>>(&mut self, tell: &mut T) {
        let looked = self.round;
        let key = |at: &usize| (self.wars[*at].kind == WarKind::Succession, self.wars[*at].since);
        let next = self.wars_on().filter(|at| looked >> at & 1 == 0).min_by_key(key);
        let Some(at) = next else {
            self.step = Step::EndOfPhase;
            return;
        };
        self.round |= 1 << at;
        match self.wars[at].kind {
            WarKind::Succession => self.check_succession(at, tell),
            WarKind::Rebellion => self.check_rebellion(at, tell),
            _ => self.check_war(at, tell),
        }
        self.mourn(tell);
    }

    /// The enemy camp holds the capital of this camp's leader (AR-7.11).
    pub(crate) fn capital_lost(&self, war: &War, camp: Camp) -> bool {
        let occupier = self.town(self.capital(war.leader(camp))).occupier;
        let by = (occupier != NONE).then(|| war.camp(Seat(occupier))).flatten();
        by.is_some_and(|by| by != camp)
    }

    fn check_war<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) {
        let war = self.wars[at];
        let rules = &content().rules.war;
        let scores = [0, 1].map(|camp| self.war_score(&war, camp));
        let lost = [0, 1].map(|camp| self.capital_lost(&war, camp));
        if lost[0] != lost[1] {
            return self.win_war(at, usize::from(lost[0]), WarEnd::Capital, tell);
        }
        if war.kind == WarKind::Affront {
            let lead = u16::from(rules.affront_lead);
            for camp in 0..2 {
                if scores[camp] >= scores[1 - camp] + lead {
                    return self.win_war(at, camp, WarEnd::Score, tell);
                }
            }
        } else {
            match self.objective(&war) {
                Objective::Open => {}
                Objective::Won(camp) => return self.win_war(at, camp, WarEnd::Objective, tell),
                Objective::Gone => return self.draw_war(at, false, tell),
            }
        }
        if war.turns >= rules.turns {
            match (war.kind, scores[0].cmp(&scores[1])) {
                (WarKind::Affront, std::cmp::Ordering::Greater) => {
                    self.win_war(at, 0, WarEnd::Score, tell);
                }
                (WarKind::Affront, std::cmp::Ordering::Less) => {
                    self.win_war(at, 1, WarEnd::Score, tell);
                }
                (kind, _) => self.draw_war(at, kind != WarKind::Affront, tell),
            }
        }
    }

    /// AR-7.10.
    fn objective(&self, war: &War) -> Objective {
        let region = 4 * war.region..4 * war.region + 4;
        let of = |seat: u8| (seat != NONE).then(|| war.camp(Seat(seat))).flatten();
        let owned = |camp| region.clone().filter(move |at| of(self.town(*at).owner) == Some(camp));
        let holds = |camp| region.clone().any(|at| of(self.town(at).occupier) == Some(camp));
        let takes = |camp: Camp| {
            let mut theirs = owned(1 - camp).peekable();
            theirs.peek().is_some()
                && theirs.all(|at| of(self.town(at).occupier) == Some(camp))
                && !holds(1 - camp)
        };
        if takes(0) {
            Objective::Won(0)
        } else if war.kind == WarKind::Border && takes(1) {
            Objective::Won(1)
        } else if owned(1).next().is_none() {
            Objective::Gone
        } else {
            Objective::Open
        }
    }

    /// The settlement of a war that was won (AR-7.15 to AR-7.19).
    pub(crate) fn win_war<T: Tell<Event>>(
        &mut self,
        at: usize,
        camp: Camp,
        by: WarEnd,
        tell: &mut T,
    ) {
        let war = self.wars[at];
        let (winner, loser) = (war.leader(camp), war.leader(1 - camp));
        let subdued = by != WarEnd::Score && self.is_subdued(&war, loser);
        let awards = self.war_awards(&war, camp);
        tell.tell(|| Event::WarEnded {
            winner: Some(winner),
            loser: Some(loser),
            war: war.kind,
            by,
            leaders: war.led(),
        });
        self.wars[at] = War::default();
        self.relate();
        let (ours, theirs) = (war.members(camp), war.members(1 - camp));
        if !subdued && matches!(war.kind, WarKind::Border | WarKind::Claim) {
            for province in 4 * war.region..4 * war.region + 4 {
                let town = *self.town(province);
                let theirs = town.owner != NONE && theirs >> town.owner & 1 == 1;
                let taken = town.occupier != NONE && ours >> town.occupier & 1 == 1;
                if theirs && (town.owner == loser.0 || taken) && !self.is_capital(province) {
                    self.cede(province, winner, tell);
                }
            }
        }
        if war.kind == WarKind::Affront {
            let gold = self.player(loser).gold.min(content().rules.war.affront_gold.into());
            self.pay(loser, winner, gold, tell);
        }
        self.restore_between(ours, theirs, tell);
        self.make_truce(winner, loser, content().rules.war.truce, tell);
        if subdued {
            self.subdue(loser, winner, tell);
        }
        self.award_all(&awards, tell);
        self.relate();
        self.send_stranded_home(tell);
    }
    /// Nobody has won. In a war for a region everybody keeps what he occupies there (AR-7.14).
    pub(crate) fn draw_war<T: Tell<Event>>(&mut self, at: usize, keep: bool, tell: &mut T) {
        let war = self.wars[at];
        tell.tell(|| Event::WarEnded {
            winner: None,
            loser: None,
            war: war.kind,
            by: WarEnd::Time,
            leaders: war.led(),
        });
        self.wars[at] = War::default();
        self.relate();
        let (ones, others) = (war.members(0), war.members(1));
        if keep && war.region != NONE {
            for province in 4 * war.region..4 * war.region + 4 {
                let town = *self.town(province);
                let both = ones | others;
                let among = |seat: u8| seat != NONE && both >> seat & 1 == 1;
                if among(town.owner) && among(town.occupier) && !self.is_capital(province) {
                    self.town_mut(province).owner = town.occupier;
                }
            }
        }
        self.restore_between(ones, others, tell);
        self.make_truce(war.leader(0), war.leader(1), content().rules.war.truce, tell);
        self.relate();
        self.send_stranded_home(tell);
    }
    /// The leaders have agreed; everything that was not ceded goes back (AR-7.12).
    pub(crate) fn end_by_treaty<T: Tell<Event>>(&mut self, at: usize, war: War, tell: &mut T) {
        tell.tell(|| Event::WarEnded {
            winner: None,
            loser: None,
            war: war.kind,
            by: WarEnd::Treaty,
            leaders: war.led(),
        });
        if war.kind == WarKind::Rebellion {
            self.player_mut(war.leader(0)).rebels = false;
        }
        self.wars[at] = War::default();
        self.relate();
        self.restore_between(war.members(0), war.members(1), tell);
        self.relate();
        self.test_hegemony();
    }
    /// A province changes hands for good; its garrison is disbanded (AR-7.15).
    pub(crate) fn cede<T: Tell<Event>>(&mut self, province: u8, to: Seat, tell: &mut T) {
        if self.town(province).occupier == to.0 {
            if self.town(province).owner != to.0 {
                self.disband_garrison(province);
            }
        } else {
            self.hand_over(province, to.0, tell);
        }
        self.town_mut(province).owner = to.0;
        tell.tell(|| Event::Ceded { province, to });
    }

    /// AR-7.17: nothing without a war score.
    pub(crate) fn war_awards(&self, war: &War, camp: Camp) -> [u16; SEATS] {
        let rules = &content().rules.prestige;
        let mut awards = [0; SEATS];
        if self.war_score(war, camp) == 0 {
            return awards;
        }
        for seat in self.all_seats().filter(|seat| war.camp_of[seat.index()] == camp as u8) {
            awards[seat.index()] = if war.leaders[camp] == seat.0 {
                let more = if war.kind == WarKind::Affront { rules.affront_won } else { 0 };
                u16::from(rules.war_won) + u16::from(more)
            } else {
                rules.war_won_by_camp.into()
            };
        }
        awards
    }
    /// Nothing but the start region, or not even that (AR-7.18).
    pub(crate) fn is_subdued(&self, war: &War, loser: Seat) -> bool {
        let start = self.player(loser).nation;
        let outside = || self.in_play().filter(|at| at / 4 != start);
        let owns = outside().any(|at| self.town(at).owner == loser.0);
        let occupies = outside().any(|at| self.town(at).occupier == loser.0);
        let occupier = self.town(self.capital(loser)).occupier;
        let enemy = occupier != NONE
            && war.camp_of[usize::from(occupier)] != NONE
            && war.camp_of[usize::from(occupier)] != war.camp_of[loser.index()];
        !owns || !occupies && enemy
    }
    /// The loser becomes a vassal (AR-8.3).
    pub(crate) fn subdue<T: Tell<Event>>(&mut self, seat: Seat, lord: Seat, tell: &mut T) {
        if self.player(lord).lord == seat.0 {
            self.set_free(lord, tell);
        }
        let lord = self.lord(lord).unwrap_or(lord);
        if lord == seat || self.player(seat).lord == lord.0 {
            return;
        }
        self.end_alliance(seat, tell);
        // Who rebelled against him is free (AR-8.6); his vassals pass to the new lord.
        for at in self.wars_on() {
            if self.wars[at].kind == WarKind::Rebellion && self.wars[at].leaders[1] == seat.0 {
                self.free_rebel(at, false, tell);
            }
        }
        for vassal in self.all_seats() {
            if self.player(vassal).lord == seat.0 {
                self.player_mut(vassal).lord = lord.0;
            }
        }
        let player = self.player_mut(seat);
        (player.lord, player.rebels) = (lord.0, false);
        if self.emperor == seat.0 {
            self.emperor = NONE;
            tell.tell(|| Event::ThroneVacant {});
        }
        tell.tell(|| Event::Subdued { seat, lord });
        // What he still fought against his new lord is over.
        for at in self.wars_on() {
            let war = self.wars[at];
            if war.are_hostile(seat, lord) {
                self.leave_war(at, seat, tell);
            }
        }
        self.relate();
        self.send_stranded_home(tell);
        self.award(lord, content().rules.prestige.new_vassal.into(), tell);
        self.test_hegemony();
    }
    pub(crate) fn set_free<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let player = self.player_mut(seat);
        (player.lord, player.rebels) = (NONE, false);
        tell.tell(|| Event::Freed { seat });
        self.relate();
        self.test_prestige();
    }

    // Rebellion (AR-8.5, AR-8.6)

    fn check_rebellion<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) {
        let war = self.wars[at];
        let rules = &content().rules;
        if self.capital_lost(&war, 1) {
            self.free_rebel(at, true, tell);
        } else if self.capital_lost(&war, 0) {
            self.crush(at, tell);
        } else if war.kingless >= rules.war.regency_turns {
            self.free_rebel(at, false, tell);
        }
    }
    /// Still a vassal, and no new rebellion for a while.
    pub(crate) fn crush<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) {
        let war = self.wars[at];
        let (rebel, lord) = (war.leader(0), war.leader(1));
        let rules = &content().rules;
        let ban = self.phase + rules.war.rebellion_ban;
        let player = self.player_mut(rebel);
        (player.rebels, player.no_rebellion) = (false, ban);
        self.end_rebellion(at, Some(lord), tell);
        self.award(lord, rules.prestige.rebellion_crushed.into(), tell);
        self.test_hegemony();
    }
    /// The vassal is free, with or without glory.
    pub(crate) fn free_rebel<T: Tell<Event>>(&mut self, at: usize, glory: bool, tell: &mut T) {
        let war = self.wars[at];
        let (rebel, lord) = (war.leader(0), war.leader(1));
        self.set_free(rebel, tell);
        self.end_rebellion(at, Some(rebel), tell);
        self.make_truce(rebel, lord, content().rules.war.truce, tell);
        if glory {
            self.award(rebel, content().rules.prestige.rebellion_won.into(), tell);
        }
    }
    fn end_rebellion<T: Tell<Event>>(&mut self, at: usize, winner: Option<Seat>, tell: &mut T) {
        let war = self.wars[at];
        tell.tell(|| Event::WarEnded {
            winner,
            loser: None,
            war: war.kind,
            by: WarEnd::Objective,
            leaders: war.led(),
        });
        self.wars[at] = War::default();
        self.relate();
        self.restore_between(war.members(0), war.members(1), tell);
        self.relate();
        self.send_stranded_home(tell);
    }

    /// Peace between one member and the enemies of a camp, his vassals with him (AR-7.13).
    pub(crate) fn leave_war<T: Tell<Event>>(&mut self, at: usize, seat: Seat, tell: &mut T) {
        let war = self.wars[at];
        let Some(camp) = war.camp(seat) else { return };
        if war.leaders[camp] == seat.0 {
            return match war.kind {
                WarKind::Succession => self.lapse(at, seat, tell),
                WarKind::Rebellion => {
                    let rebel = war.leader(0);
                    self.player_mut(rebel).rebels = false;
                    self.end_rebellion(at, None, tell);
                }
                _ => self.draw_war(at, false, tell),
            };
        }
        let mut gone = 0;
        for member in self.all_seats() {
            let goes = member == seat || self.lord(member) == Some(seat);
            if goes && war.camp(member) == Some(camp) {
                self.wars[at].camp_of[member.index()] = NONE;
                gone |= 1 << member.0;
                tell.tell(|| Event::LeftWar { seat: member });
            }
        }
        self.relate();
        let enemies = (0..usize::from(war.camps)).filter(|it| *it != camp);
        let enemies = enemies.fold(0, |bits, it| bits | war.members(it));
        self.restore_between(gone, enemies, tell);
        self.send_stranded_home(tell);
    }
}

/// What has become of a war for a region.
enum Objective {
    Open,
    Won(Camp),
    /// The attacked own nothing there any more.
    Gone,
}
