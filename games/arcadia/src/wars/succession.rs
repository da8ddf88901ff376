//! Wars for the crown (AR-6.11 to AR-6.15).

use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::{Event, WarEnd};
use crate::kinds::{Card, WarKind};
use crate::moves::Move;
use crate::state::{Arcadia, Camp, NONE, War};
use engine::chain::Runs;
use engine::{Offers, Places, Refusal, Seat, Tell};

impl Arcadia {
    /// Camps led by the claimants; whoever chose a camp is in it, vassals are with their lords (AR-6.11).
    pub(crate) fn start_succession<T: Tell<Event>>(
        &mut self,
        claimants: u8,
        camp_of: [u8; 4],
        elected: Option<u8>,
        tell: &mut T,
    ) {
        let Some(at) = self.wars.iter().position(|war| !war.is_on()) else { return };
        let mut war = War {
            kind: WarKind::Succession,
            since: self.clock,
            elected: elected.unwrap_or(NONE),
            ..War::default()
        };
        self.clock += 1;
        for seat in self.in_order().filter(|seat| claimants >> seat.0 & 1 == 1) {
            war.leaders[usize::from(war.camps)] = seat.0;
            war.camp_of[seat.index()] = war.camps;
            war.camps += 1;
        }
        for seat in self.all_seats().filter(|seat| claimants >> seat.0 & 1 == 0) {
            let with = self.lord(seat).map_or(camp_of[seat.index()], |lord| {
                if claimants >> lord.0 & 1 == 1 { lord.0 } else { camp_of[lord.index()] }
            });
            if with != NONE && claimants >> with & 1 == 1 {
                war.camp_of[seat.index()] = war.camp_of[usize::from(with)];
            }
        }
        // Camp mates who fight elsewhere make peace there; allies in different camps part.
        for one in self.all_seats() {
            for other in self.all_seats().filter(|other| *other > one) {
                if war.camp(one).is_some() && war.camp(one) == war.camp(other) {
                    self.make_peace_elsewhere(one, other, tell);
                }
                if war.are_hostile(one, other) && self.player(one).ally == other.0 {
                    self.end_alliance(one, tell);
                }
            }
        }
        self.wars[at] = war;
        self.relate();
        tell.tell(|| Event::SuccessionWar { claimants });
        self.send_stranded_home(tell);
    }
    fn make_peace_elsewhere<T: Tell<Event>>(&mut self, one: Seat, other: Seat, tell: &mut T) {
        for at in self.wars_on() {
            let war = self.wars[at];
            if war.are_hostile(one, other) {
                let member = [one, other].into_iter().find(|seat| !war.leads(*seat));
                match member {
                    Some(member) => self.leave_war(at, member, tell),
                    None if war.kind == WarKind::Rebellion => self.leave_war(at, one, tell),
                    None => self.draw_war(at, true, tell),
                }
            }
        }
    }
    pub(crate) fn succession(&self) -> Option<usize> {
        self.wars_on().find(|at| self.wars[*at].kind == WarKind::Succession)
    }

    pub(super) fn check_succession<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) {
        let war = self.wars[at];
        let fallen = war.standing().filter(|camp| self.capital_lost(&war, *camp));
        let fallen = fallen.fold(0u8, |bits, camp| bits | 1 << camp);
        let standing = war.standing().fold(0u8, |bits, camp| bits | 1 << camp);
        if fallen != 0 && fallen != standing {
            u64::from(fallen).each(|camp| self.defeat_camp(at, camp.into(), tell));
        }
        if self.test_claims(at, tell) {
            return;
        }
        if self.wars[at].turns < content().rules.war.succession_turns {
            return;
        }
        let war = self.wars[at];
        let score = |camp: &Camp| self.war_score(&war, *camp);
        let best = war.standing().map(|camp| score(&camp)).max().unwrap_or(0);
        let mut first = war.standing().filter(|camp| score(camp) == best);
        let (one, more) = (first.next(), first.next());
        let elected = war.standing().find(|camp| war.leaders[*camp] == war.elected);
        let winner = match (one, more) {
            (Some(camp), None) => Some(camp),
            _ => elected.filter(|camp| score(camp) == best),
        };
        match winner {
            Some(camp) => self.win_crown(at, camp, tell),
            None => self.end_without_emperor(at, tell),
        }
    }
    /// One claimant left has won, none left: nobody has (AR-6.13). True if the war is over.
    pub(crate) fn test_claims<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) -> bool {
        let war = self.wars[at];
        if !war.is_on() {
            return true;
        }
        let (first, second) = {
            let mut standing = war.standing();
            (standing.next(), standing.next())
        };
        match (first, second) {
            (Some(camp), None) => self.win_crown(at, camp, tell),
            (None, _) => self.end_without_emperor(at, tell),
            _ => return false,
        }
        true
    }
    /// A camp lost its leader's capital or gave up: it is out, and will pay (AR-6.12, AR-6.13).
    pub(crate) fn defeat_camp<T: Tell<Event>>(&mut self, at: usize, camp: Camp, tell: &mut T) {
        let war = self.wars[at];
        let members = war.members(camp);
        for seat in self.all_seats().filter(|seat| members >> seat.0 & 1 == 1) {
            if self.is_subdued(&war, seat) {
                self.wars[at].subdued |= 1 << seat.0;
            }
        }
        self.wars[at].defeated |= 1 << camp;
        let leader = war.leader(camp);
        tell.tell(|| Event::CampDefeated { leader });
        self.relate();
        // What it occupies goes back; what was taken from it stays so until the end.
        for province in self.in_play() {
            let town = *self.town(province);
            let theirs = town.occupier != NONE && members >> town.occupier & 1 == 1;
            let of_war = town.owner != NONE && war.camp_of[usize::from(town.owner)] != NONE;
            if theirs && of_war && town.owner != town.occupier {
                self.restore(province, tell);
            }
        }
        self.send_stranded_home(tell);
    }
    /// A claim ends without loss (AR-6.13).
    pub(crate) fn lapse<T: Tell<Event>>(&mut self, at: usize, seat: Seat, tell: &mut T) {
        let war = self.wars[at];
        let Some(camp) = war.camp(seat) else { return };
        self.wars[at].lapsed |= 1 << camp;
        tell.tell(|| Event::ClaimLapsed { seat });
        self.relate();
        let others = (0..usize::from(war.camps)).filter(|it| *it != camp);
        let others = others.fold(0, |bits, it| bits | war.members(it));
        self.restore_between(war.members(camp), others, tell);
        self.send_stranded_home(tell);
    }

    fn everything_back<T: Tell<Event>>(&mut self, war: &War, tell: &mut T) {
        for one in 0..usize::from(war.camps) {
            for other in 0..one {
                self.restore_between(war.members(one), war.members(other), tell);
            }
        }
    }
    pub(crate) fn end_without_emperor<T: Tell<Event>>(&mut self, at: usize, tell: &mut T) {
        self.end_claims(at, WarEnd::Time, tell);
    }
    fn end_claims<T: Tell<Event>>(&mut self, at: usize, by: WarEnd, tell: &mut T) {
        let war = self.wars[at];
        tell.tell(|| Event::WarEnded {
            winner: None,
            loser: None,
            war: war.kind,
            by,
            leaders: war.led(),
        });
        self.wars[at] = War::default();
        self.relate();
        self.everything_back(&war, tell);
        self.send_stranded_home(tell);
    }
    /// Restitution, regions or vassals, executions, the crown (AR-6.12).
    fn win_crown<T: Tell<Event>>(&mut self, at: usize, camp: Camp, tell: &mut T) {
        let war = self.wars[at];
        let winner = war.leader(camp);
        let awards = self.war_awards(&war, camp);
        let losers =
            (0..usize::from(war.camps)).filter(|it| *it != camp && war.lapsed >> it & 1 == 0);
        let losers: [Option<Camp>; 4] = {
            let mut list = [None; 4];
            losers.enumerate().for_each(|(n, it)| list[n] = Some(it));
            list
        };
        let mut subdued = war.subdued;
        for camp in losers.into_iter().flatten() {
            let members = war.members(camp);
            for seat in self.all_seats().filter(|seat| members >> seat.0 & 1 == 1) {
                if war.defeated >> camp & 1 == 0 && self.is_subdued(&war, seat) {
                    subdued |= 1 << seat.0;
                }
            }
        }
        tell.tell(|| Event::WarEnded {
            winner: Some(winner),
            loser: None,
            war: war.kind,
            by: WarEnd::Objective,
            leaders: war.led(),
        });
        self.wars[at] = War::default();
        self.relate();
        self.everything_back(&war, tell);
        // Pushed first, asked last.
        for seat in self.in_order().rev() {
            let of = war.camp_of[seat.index()];
            let lost = losers.contains(&Some(usize::from(of))) && of != NONE;
            if lost && subdued >> seat.0 & 1 == 0 && self.lord(seat).is_none() {
                self.begin(content().roots.spoils, winner, About::Player { seat });
            }
        }
        for seat in self.in_order() {
            let of = war.camp_of[seat.index()];
            let lost = losers.contains(&Some(usize::from(of))) && of != NONE;
            if lost && subdued >> seat.0 & 1 == 1 && self.lord(seat).is_none() {
                self.subdue(seat, winner, tell);
            }
        }
        for camp in losers.into_iter().flatten() {
            let claimant = war.leader(camp);
            let king = self.player(claimant).king;
            if king != NONE {
                self.dies(claimant, Card(king), tell);
            }
        }
        self.crown(winner, awards, tell);
        self.send_stranded_home(tell);
        self.mourn(tell);
    }
    /// A region of a defeated player that is not his start region (AR-6.12).
    fn spoils(&self, task: &Task) -> u128 {
        let About::Player { seat } = task.about else { return 0 };
        let owns =
            |region: &u8| (4 * region..4 * region + 4).any(|at| self.town(at).owner == seat.0);
        let regions = self.regions_in_play().filter(|it| *it != self.player(seat).nation);
        regions.filter(owns).fold(0, |bits, region| bits | 1 << region)
    }
    pub(crate) fn offer_spoils<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let regions = self.spoils(task);
        to.given_at(Move::ChooseRegion { region: 0 }, |need| {
            let none = |_| Refusal::plain("AR-6.12", "refused-region");
            Some(need.only(0x1ff, regions, none))
        });
    }
    pub(crate) fn take_region<T: Tell<Event>>(&mut self, task: &Task, region: u8, tell: &mut T) {
        let About::Player { seat } = task.about else { return };
        for province in 4 * region..4 * region + 4 {
            if self.town(province).owner == seat.0 && !self.is_capital(province) {
                self.cede(province, task.seat, tell);
            }
        }
        self.send_stranded_home(tell);
    }
    /// All claimants agree on one of them (AR-6.15).
    pub(crate) fn compromise<T: Tell<Event>>(&mut self, at: usize, claimant: Seat, tell: &mut T) {
        self.end_claims(at, WarEnd::Treaty, tell);
        self.crown(claimant, [0; 4], tell);
    }
}
