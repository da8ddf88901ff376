//! What follows a battle: prestige, war scores, flights, home (AR-18.4 to AR-18.6, AR-18.12, AR-20.5).

use super::{Fray, Stage};
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::Event;
use crate::kinds::OWN;
use crate::state::{Arcadia, NONE, SEATS};
use engine::chain::Runs;
use engine::{Seat, Tell};

impl Arcadia {
    /// Winner, prestige, war score; then who has to flee (AR-18.12).
    pub(super) fn settle_fray<T: Tell<Event>>(&mut self, tell: &mut T) {
        let fray = self.fray;
        let winner = usize::from(fray.winner);
        self.fray.stage = Stage::Fleeing;
        self.fray.visited = 0;
        for (_, side) in fray.sides() {
            for (seat, army) in side.armies() {
                self.player_mut(seat).armies[army].fought = true;
            }
        }
        let leader = fray.sides[winner].leader;
        if leader != NONE {
            let others = || fray.sides().filter(|(at, _)| *at != winner);
            let beaten = others().fold(0u8, |bits, (_, side)| bits | side.players());
            for war in self.wars.iter_mut() {
                let Some(camp) = war.camp(Seat(leader)) else { continue };
                let fits = (0..SEATS as u8).any(|seat| {
                    beaten >> seat & 1 == 1 && war.camp(Seat(seat)).is_some_and(|it| it != camp)
                });
                war.battles[camp] = war.battles[camp].saturating_add(u8::from(fits));
            }
            let lost: u16 = others().map(|(at, _)| fray.lost[at]).sum();
            self.honour(winner, lost, tell);
        }
        if fray.storm {
            self.settle_storm(tell);
            return;
        }
        for (at, side) in fray.sides() {
            if at != winner {
                for (seat, army) in side.armies() {
                    if self.player(seat).armies[army].size() > 0 {
                        self.fray.flees |= 1 << (3 * usize::from(seat.0) + army);
                    }
                }
            }
        }
    }
    /// AR-18.6, AR-20.5: no more than the beaten have lost.
    fn honour<T: Tell<Event>>(&mut self, winner: usize, lost: u16, tell: &mut T) {
        let rules = &content().rules.prestige;
        let side = self.fray.sides[winner];
        let mut awards = [0; SEATS];
        if self.fray.storm {
            awards[usize::from(side.leader)] = rules.siege_battle_won.into();
        } else {
            let glory = u16::from(rules.battle_won).min(lost);
            if glory > 0 {
                for seat in self.all_seats().filter(|it| side.players() >> it.0 & 1 == 1) {
                    awards[seat.index()] = rules.battle_won_by_side.into();
                }
                let more = self.sum(Seat(side.leader), Key::PrestigeBattleWon).max(0) as u16;
                awards[usize::from(side.leader)] = glory + more;
            }
        }
        self.award_all(&awards, tell);
    }
    /// The town falls, or the siege goes on (AR-20.5, AR-20.6).
    fn settle_storm<T: Tell<Event>>(&mut self, tell: &mut T) {
        let province = self.fray.province;
        if self.fray.winner == 0 {
            self.disband_garrison(province);
            self.town_mut(province).garrison = [0; OWN];
            self.capture(province, tell);
        }
        self.lift_sieges();
    }

    /// The next beaten army, in turn order (AR-18.4).
    pub(super) fn next_flight<T: Tell<Event>>(&mut self, tell: &mut T) {
        let flees = self.fray.flees;
        let next = self.in_order().flat_map(|seat| (0..3u8).map(move |army| (seat, army)));
        let next = { next }.find(|(seat, army)| flees >> (3 * seat.0 + army) & 1 == 1);
        let Some((seat, army)) = next else {
            self.fray.stage = Stage::Prisoners;
            return;
        };
        self.fray.flees &= !(1 << (3 * seat.0 + army));
        self.fray.visited = 1 << self.fray.province;
        let about = About::Army { seat, army };
        let player = self.player(seat);
        let pawn = player.armies[usize::from(army)];
        let home = self.home(seat);
        if home.is_none() {
            self.put_home(seat, army.into(), tell);
        } else if home == Some(pawn.at) {
            self.begin(content().roots.shelter, seat, about);
        } else if player.general(army.into()).is_none() || self.is_headless(seat, army.into()) {
            self.put_home(seat, army.into(), tell);
        } else if self.can_flee(seat, army) {
            self.begin(content().roots.flee, seat, about);
        } else {
            self.cannot_flee(seat, army, tell);
        }
    }
    fn can_flee(&self, seat: Seat, army: u8) -> bool {
        let task =
            crate::chain::Task::new(engine::chain::NodeId::NONE, seat, About::Army { seat, army });
        let mut count = engine::Count::default();
        self.offer_flights(&task, &mut count);
        count.0 > 0
    }
    /// Without a way out the units are lost; nobody takes prisoners in a quick battle (AR-18.4, AR-19.3).
    pub(crate) fn cannot_flee<T: Tell<Event>>(&mut self, seat: Seat, army: u8, tell: &mut T) {
        let pawn = &mut self.player_mut(seat).armies[usize::from(army)];
        let troops = std::mem::replace(&mut pawn.troops, [0; OWN]);
        (pawn.at, pawn.besieges) = (NONE, false);
        self.return_to_reserve(seat, &troops);
        self.capture_stragglers(seat, army);
        tell.tell(|| Event::Dispersed { seat, army });
        self.lift_sieges();
    }
    /// Armies without general go home, kings are mourned, and the battle is over.
    pub(super) fn close_fray<T: Tell<Event>>(&mut self, tell: &mut T) {
        let fray = self.fray;
        for (_, side) in fray.sides() {
            for (seat, army) in side.armies() {
                if self.is_headless(seat, army) {
                    self.put_home(seat, army, tell);
                }
                self.miss_general(seat, army, tell);
            }
        }
        self.fray =
            Fray { met: fray.met, stormed: fray.stormed, values: fray.values, ..Fray::default() };
        self.battle = crate::battle::Battle::default();
        self.lift_sieges();
        // Asked last (AR-18.12).
        self.place_heirs_of(fray.heirs);
        self.mourn(tell);
    }
}
