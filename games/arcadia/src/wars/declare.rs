//! Declarations and calls to arms (AR-5.8, AR-7.2 to AR-7.9).

use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Grievance, Key, Scope};
use crate::events::Event;
use crate::kinds::WarKind;
use crate::moves::Move;
use crate::state::{Arcadia, NONE, War};
use engine::chain::Runs;
use engine::{Offers, Refusal, Requires, Seat, Tell};

impl Arcadia {
    /// The players whose provinces a war against a seat is about: himself and his vassals (AR-7.2).
    fn answers_for(&self, seat: Seat) -> u8 {
        let under = self.all_seats().filter(|it| *it == seat || self.lord(*it) == Some(seat));
        under.fold(0, |bits, it| bits | 1 << it.0)
    }
    fn owns_in(&self, seats: u8, region: u8) -> bool {
        (4 * region..4 * region + 4).any(|at| {
            let owner = self.town(at).owner;
            owner != NONE && seats >> owner & 1 == 1
        })
    }
    /// Owns and occupies (AR-7.3).
    fn holds_in(&self, seats: u8, region: u8) -> bool {
        (4 * region..4 * region + 4).any(|at| {
            let town = self.town(at);
            town.owner != NONE && seats >> town.owner & 1 == 1 && town.occupier == town.owner
        })
    }
    /// AR-7.2.
    fn may_attack(&self, seat: Seat, target: Seat, needs: &mut impl Requires) -> Option<()> {
        let refusal = |key| move || Refusal::plain("AR-7.2", key);
        let (player, other) = (self.player(seat), self.player(target));
        needs.that(seat != target, refusal("refused-war-with-oneself"))?;
        needs.that(!player.declared, refusal("refused-declared-already"))?;
        let forbidden = player.no_war || self.sum(seat, Key::NoNewWars) > 0;
        needs.that(!forbidden, refusal("refused-no-war"))?;
        needs.that(player.lord == NONE, refusal("refused-vassal-declares"))?;
        needs.that(player.ally != target.0, refusal("refused-ally"))?;
        needs.that(player.left >> target.0 & 1 == 0, || {
            Refusal::plain("AR-8.2", "refused-former-ally")
        })?;
        needs.that(self.lord(target).is_none(), refusal("refused-vassal-target"))?;
        needs.that(other.lord != seat.0, refusal("refused-vassal-target"))?;
        needs.that(!self.is_hostile(seat, target), refusal("refused-hostile-already"))?;
        let mates = |war: &War| war.camp(seat).is_some() && war.camp(seat) == war.camp(target);
        needs.that(!self.wars.iter().any(mates), refusal("refused-camp-mate"))?;
        needs.that(!self.have_truce(seat, target), || Refusal::plain("AR-7.19", "refused-truce"))
    }
    /// AR-7.6: the region must be one this claim may name.
    fn may_claim(&self, seat: Seat, target: Seat, region: u8, scope: Scope) -> bool {
        let seats = self.answers_for(target);
        if !self.owns_in(seats, region) {
            return false;
        }
        let start = self.start_region_of(region).is_some();
        let first = self.town(4 * region).owner;
        let divided = (4 * region..4 * region + 4).any(|at| self.town(at).owner != first);
        match scope {
            Scope::AnyButStart => !start,
            _ => {
                let near = (4 * region..4 * region + 4).any(|at| {
                    let owner = self.town(at).owner;
                    let theirs = owner != NONE && seats >> owner & 1 == 1;
                    let beside = self.derived.near[usize::from(at)];
                    theirs
                        && self
                            .in_play()
                            .any(|it| beside >> it & 1 == 1 && self.town(it).owner == seat.0)
                });
                near && (!start || divided)
            }
        }
    }
    fn has_ground(
        &self,
        seat: Seat,
        target: Seat,
        grievance: Grievance,
        scope: Option<Scope>,
    ) -> bool {
        self.grounds.iter().any(|it| {
            it.holder == seat.0
                && (it.against == target.0 || it.against == NONE)
                && it.grievance == grievance
                && scope.is_none_or(|scope| it.scope == scope)
        })
    }

    pub(crate) fn offer_declarations<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.wars.iter().all(War::is_on) {
            // More than four kingdoms can wage: only a table made by hand comes here.
            return to.one(Move::Done {});
        }
        for target in self.all_seats() {
            let against = target.0;
            // Most seats may not attack most others, for a reason that is the same for all kinds of war.
            if !O::EXPLAINS && self.may_attack(seat, target, &mut engine::Whether).is_none() {
                continue;
            }
            for region in self.regions_in_play() {
                let border = Move::Declare { war: WarKind::Border, against, region };
                to.given(border, |need| {
                    self.may_attack(seat, target, need)?;
                    let both = self.holds_in(1 << seat.0, region)
                        && self.holds_in(self.answers_for(target), region);
                    need.that(both, || Refusal::plain("AR-7.3", "refused-no-border"))
                });
                let claim = Move::Declare { war: WarKind::Claim, against, region };
                to.given(claim, |need| {
                    self.may_attack(seat, target, need)?;
                    let scopes = [Scope::Adjacent, Scope::AnyButStart];
                    let claims = { scopes }.into_iter().any(|scope| {
                        self.has_ground(seat, target, Grievance::Claim, Some(scope))
                            && self.may_claim(seat, target, region, scope)
                    });
                    need.that(claims, || Refusal::plain("AR-7.6", "refused-no-claim"))
                });
            }
            let affront = Move::Declare { war: WarKind::Affront, against, region: NONE };
            to.given(affront, |need| {
                self.may_attack(seat, target, need)?;
                let affronted = self.has_ground(seat, target, Grievance::Affront, None);
                need.that(affronted, || Refusal::plain("AR-7.7", "refused-no-affront"))
            });
        }
        // A vassal who rebels, or may not yet do so again, has nothing to declare and is not asked (AR-2.10, AR-8.6).
        let player = self.player(seat);
        let rebel = Move::Declare { war: WarKind::Rebellion, against: player.lord, region: NONE };
        let free = !player.rebels && player.no_rebellion < self.phase;
        to.when(player.lord != NONE && free, rebel);
        to.one(Move::Done {});
    }

    pub(crate) fn declare<T: Tell<Event>>(&mut self, seat: Seat, answer: Move, tell: &mut T) {
        let Move::Declare { war: kind, against, region } = answer else { return };
        let target = Seat(against);
        self.player_mut(seat).declared = true;
        if kind == WarKind::Rebellion {
            self.leave_wars_of(seat, target, tell);
            self.player_mut(seat).rebels = true;
        }
        let Some(at) = self.wars.iter().position(|war| !war.is_on()) else { return };
        let mut war = War { kind, camps: 2, region, since: self.clock, ..War::default() };
        self.clock += 1;
        (war.leaders[0], war.leaders[1]) = (seat.0, against);
        for (camp, leader) in [(0, seat), (1, target)] {
            war.camp_of[leader.index()] = camp;
        }
        for vassal in self.all_seats() {
            match self.lord(vassal) {
                Some(lord) if lord == seat => war.camp_of[vassal.index()] = 0,
                Some(lord) if lord == target => war.camp_of[vassal.index()] = 1,
                _ => {}
            }
        }
        self.wars[at] = war;
        self.relate();
        tell.tell(|| Event::WarDeclared { seat, against: target, war: kind, region });
        self.send_stranded_home(tell);
        let callers = if kind == WarKind::Rebellion {
            [None, Some(target)]
        } else {
            [Some(seat), Some(target)]
        };
        // The declarer's ally is called first (AR-7.8).
        for by in callers.into_iter().rev().flatten() {
            let ally = self.player(by).ally;
            if ally != NONE {
                let about = About::Call { by, war: at as u8 };
                self.begin(content().roots.call, Seat(ally), about);
            }
        }
    }

    /// Whether an ally is called at all (AR-7.8).
    pub(crate) fn is_called(&self, task: &Task) -> bool {
        let (seat, About::Call { by, war }) = (task.seat, task.about) else { return false };
        let war = &self.wars[usize::from(war)];
        let Some(camp) = war.camp(by) else { return false };
        let enemy = war.leader(1 - camp.min(1));
        war.camp(seat).is_none()
            && self.player(by).ally == seat.0
            && !self.is_friendly(seat, enemy)
            && !self.have_truce(seat, enemy)
    }
    pub(crate) fn answer_call<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let (seat, About::Call { by, war }) = (task.seat, task.about) else { return };
        if answer != (Move::Yes {}) {
            self.end_alliance(by, tell);
            self.send_stranded_home(tell);
            return;
        }
        let Some(camp) = self.wars[usize::from(war)].camp(by) else { return };
        self.join_camp(usize::from(war), camp, seat, tell);
    }
    /// A player joins and brings his vassals (AR-7.8).
    pub(crate) fn join_camp<T: Tell<Event>>(
        &mut self,
        at: usize,
        camp: usize,
        seat: Seat,
        tell: &mut T,
    ) {
        for member in self.all_seats() {
            let comes = member == seat || self.lord(member) == Some(seat);
            if comes && self.wars[at].camp(member).is_none() {
                self.wars[at].camp_of[member.index()] = camp as u8;
                let leader = self.wars[at].leader(camp);
                tell.tell(|| Event::JoinedWar { seat: member, leader });
            }
        }
        self.relate();
        self.send_stranded_home(tell);
    }
    /// A rebel leaves the wars in which he stood in his lord's camp (AR-8.5).
    fn leave_wars_of<T: Tell<Event>>(&mut self, seat: Seat, lord: Seat, tell: &mut T) {
        for at in self.wars_on() {
            let war = self.wars[at];
            if war.camp(seat).is_some() && war.camp(seat) == war.camp(lord) {
                self.leave_war(at, seat, tell);
            }
        }
    }
}
