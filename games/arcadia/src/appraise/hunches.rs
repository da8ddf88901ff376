//! First thoughts about moves, before they are tried; what is far below nothing is not tried at all.

use super::land::WANTED;
use crate::content::content;
use crate::effects::Counts;
use crate::kinds::{Card, MILITIA, OWN, PIKEMEN, Post, Slot, Unit};
use crate::moves::Move;
use crate::state::{Arcadia, NONE, Step};
use engine::Seat;

/// Not worth a look.
const HOPELESS: i32 = -1_500;

impl Arcadia {
    pub(super) fn first_thought(&self, seat: Seat, mv: Move) -> i32 {
        match mv {
            Move::March { army, to } => self.thought_of_march(seat, army, to),
            Move::Buy { unit, to, count } => self.thought_of_purchase(seat, unit as u8, to, count),
            Move::Hire { .. } => 250,
            Move::TakeFree { .. } => 500,
            Move::Disband { .. } | Move::Dismiss { .. } => HOPELESS,
            // Rearranging is for people: it seldom pays and has no end of ways.
            Move::Shift { .. } => HOPELESS,
            Move::Garrison { unit } => 120 - 60 * i32::from(content().units[unit as usize].cost),
            Move::Lose { unit, .. } => -100 * i32::from(content().units[unit as usize].cost),
            Move::Discard { card } if Card(card).is_heir() => -500,
            Move::TakeHeir { card } => 500 + 50 * i32::from(content().command(card)),
            Move::Place { card, slot } if self.step == Step::Intrigue => {
                self.thought_of_place(seat, card, slot)
            }
            Move::Vote { who } if who == seat.0 => 300,
            Move::Capitulate { .. } => HOPELESS,
            Move::LeaveWar { .. } => -900,
            Move::BreakAlliance {} => -950,
            Move::Propose { to } => self.thought_of_proposal(seat, to),
            // Nobody offers somebody else the crown.
            Move::Compromise { claimant } if claimant != seat.0 => HOPELESS,
            Move::OfferAlliance {} | Move::Treaty { .. } | Move::Compromise { .. } => 400,
            Move::OfferTruce { phases } => 200 + 10 * i32::from(phases),
            Move::Invite { .. } => 250,
            Move::Give { gold } | Move::Ask { gold } => self.thought_of_gold(seat, mv, gold),
            Move::PromiseVote { who } => {
                if self.step == Step::ElectionBargains && who != seat.0 {
                    150
                } else {
                    HOPELESS
                }
            }
            Move::PromiseNoContest { .. } | Move::PromisePay { .. } => HOPELESS,
            Move::PromiseNoEntry { .. } | Move::Admit {} | Move::AskEntry {} => HOPELESS,
            Move::Cede { province } => self.thought_of_ceding(seat, province),
            Move::Assault { .. } => 200,
            _ => 0,
        }
    }

    /// One proposal to each; in the second round only about wars.
    fn thought_of_proposal(&self, seat: Seat, to: u8) -> i32 {
        let said = self.sealed[seat.index()].deals.iter().any(|deal| deal.to == to);
        let war = self.is_hostile(seat, Seat(to));
        if said || self.round > 1 && !war { HOPELESS } else { 100 }
    }
    /// What one has taken from the other, or the other from oneself.
    fn thought_of_ceding(&self, seat: Seat, province: u8) -> i32 {
        let town = self.town(province);
        let taken = town.owner != town.occupier && town.occupier != NONE;
        if taken && (town.owner == seat.0 || town.occupier == seat.0) { 100 } else { HOPELESS }
    }
    /// Round sums only, and no gift for nothing.
    fn thought_of_gold(&self, seat: Seat, mv: Move, gold: u8) -> i32 {
        if ![3, 6, 10, 15, 25].contains(&gold) {
            return HOPELESS;
        }
        let sealed = &self.sealed[seat.index()];
        let deal = sealed.deals.iter().rev().find(|deal| deal.to != NONE);
        let empty = deal.is_none_or(|deal| {
            *deal == crate::state::Deal { to: deal.to, ..crate::state::Deal::default() }
        });
        match mv {
            Move::Give { .. } if empty => HOPELESS,
            Move::Ask { .. } if empty => -900,
            _ => 260 - 10 * i32::from(gold),
        }
    }

    /// What an army lacks most, for the least and the greatest army that someone leads; a guard for the best open town.
    fn thought_of_purchase(&self, seat: Seat, unit: u8, to: u8, count: u8) -> i32 {
        let player = self.player(seat);
        let Some(own) = Unit::ALL[usize::from(unit)].own(player.nation) else { return HOPELESS };
        if let Some(province) = Post(to).province() {
            let fits = (own == MILITIA && count == 1) || (own == PIKEMEN && count == 2);
            let best = fits && self.open_town(seat) == Some(province);
            return if best { 40 } else { HOPELESS };
        }
        let led = |at: usize| player.general(at).is_some() && player.armies[at].size() < 18;
        let value = |at: usize| self.value(seat, &player.armies[at].troops);
        let armies = || (0..3).filter(|at| led(*at));
        let least = armies().min_by_key(|at| value(*at)).unwrap_or(0);
        let most = armies().max_by_key(|at| value(*at)).unwrap_or(0);
        let at = usize::from(to);
        if at != least && at != most {
            return HOPELESS;
        }
        let troops = &player.armies[at].troops;
        let affords = |own: usize| {
            player.reserve[own] > 0 && player.gold >= self.cost(seat, own) && own != MILITIA
        };
        let lack = |own: usize| i32::from(WANTED[own]) - i32::from(troops[own]);
        // Three kinds at most: those that are lacking, the dear ones first.
        let before = (0..OWN).filter(|it| affords(*it)).filter(|it| {
            (lack(*it), self.cost(seat, *it), *it) > (lack(own), self.cost(seat, own), own)
        });
        let rank = before.count() as i32;
        let wished = lack(own).clamp(1, 4).min((player.gold / self.cost(seat, own)).max(1).into());
        let wished = wished.min(player.reserve[own].max(1).into());
        if rank > 2 || i32::from(count) != wished || own == MILITIA {
            return HOPELESS;
        }
        300 - 60 * rank + if at == least { 20 } else { 0 }
    }
    /// The best own town that others could just walk into.
    fn open_town(&self, seat: Seat) -> Option<u8> {
        let open = self.in_play().filter(|at| {
            self.town(*at).occupier == seat.0
                && self.garrison_size(*at) == 0
                && self.is_frontier(seat, *at)
        });
        open.max_by_key(|at| self.worth_of_province(*at))
    }

    /// Leaders for armies that lack a better one, advisers for councils that lack one.
    fn thought_of_place(&self, seat: Seat, card: u8, slot: Slot) -> i32 {
        let player = self.player(seat);
        let command = |card: u8| i32::from(content().command(card));
        let advises = |card: u8| {
            let card = content().characters.get(usize::from(card));
            card.is_some_and(|it| it.bonus_when == Counts::AdviserSlot)
        };
        let now = player.top(slot).map(|it| it.0);
        let from = player.slot_of(Card(card));
        match slot.army() {
            Some(army) => {
                let better = now.is_none_or(|now| command(card) > command(now) || advises(now));
                // Who leads one army already is not needed for another that is no stronger.
                let leads =
                    from.and_then(Slot::army).filter(|at| player.general(*at) == Some(Card(card)));
                let moves =
                    leads.is_some_and(|at| player.armies[at].size() >= player.armies[army].size());
                if !better || moves || advises(card) && now.is_some() {
                    return HOPELESS;
                }
                100 + 60 * command(card)
            }
            None => {
                let idle = !advises(card) || from.is_some_and(|it| it.army().is_none());
                if idle || now.is_some_and(advises) { HOPELESS } else { 250 }
            }
        }
    }

    /// Towards towns that can be taken, and never into the arms of somebody stronger.
    fn thought_of_march(&self, seat: Seat, army: u8, to: u8) -> i32 {
        let own = &self.player(seat).armies[usize::from(army)];
        let town = self.town(to);
        let arms = i32::from(self.value(seat, &own.troops));
        let facing = self.hostile_arms(seat, to);
        if facing > arms {
            return -900;
        }
        let garrison = i32::from(self.garrison_size(to));
        match town.occupier {
            occupier if occupier == seat.0 => 0,
            NONE => 500 - 60 * garrison,
            occupier if self.is_hostile(seat, Seat(occupier)) => {
                700 + 10 * (arms - facing).min(40) - 60 * garrison
            }
            _ => -200,
        }
    }
}
