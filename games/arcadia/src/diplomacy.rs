//! Proposals, acts and promises (AR-5.7, AR-8.7 to AR-8.12).

mod promises;

use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::WarKind;
use crate::moves::Move;
use crate::state::{Arcadia, Deal, NONE, Step, Term, WarTerm};
use engine::chain::Runs;
use engine::{Offers, Refusal, Requires, Seat, Seats, Tell};

/// Of the work of a talk: how many proposals were begun, whether the last is still open, and acts.
const BEGUN: u32 = 3;
pub(crate) const OPEN: u32 = 1 << 4;
pub(crate) const BREAKS: u32 = 1 << 5;
pub(crate) const CAPITULATES: u32 = 8;
pub(crate) const LEAVES: u32 = 16;

impl Arcadia {
    /// One round of proposals, as long as there is one left and somebody has something to say (AR-8.10).
    pub(crate) fn next_talk(&mut self, rounds: u8, then: Step, end: Step) {
        if self.round >= rounds {
            (self.step, self.round, self.turn) = (end, 0, 0);
            return;
        }
        self.round += 1;
        self.step = then;
        self.clear_seals();
        self.begin(content().roots.talk, Seat(self.first), About::Nothing);
    }

    fn begun(&self, seat: Seat) -> u8 {
        (self.sealed[seat.index()].work.done & BEGUN) as u8
    }
    pub(crate) fn proposals_left(&self, seat: Seat) -> u8 {
        content().rules.diplomacy.proposals.saturating_sub(self.begun(seat))
    }
    fn open_deal(&self, seat: Seat) -> Option<&Deal> {
        let sealed = &self.sealed[seat.index()];
        (sealed.work.done & OPEN != 0).then(|| &sealed.deals[usize::from(self.begun(seat)) - 1])
    }
    /// What is open was begun, and with another kingdom.
    pub(crate) fn talks_to_somebody(&self, seat: Seat) -> bool {
        let sealed = &self.sealed[seat.index()];
        let last = usize::from(self.begun(seat)).checked_sub(1);
        let other = last.and_then(|at| sealed.deals.get(at)).map_or(NONE, |deal| deal.to);
        sealed.work.done & OPEN == 0 || other < self.seats && other != seat.0
    }
    fn is_election(&self) -> bool {
        self.step == Step::ElectionBargains
    }

    pub(crate) fn offer_talk<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        match self.open_deal(seat) {
            Some(deal) => self.offer_terms(seat, deal, to),
            None => {
                to.given_at(Move::Propose { to: 0 }, |need| {
                    need.that(self.proposals_left(seat) > 0, || {
                        Refusal::plain("AR-8.7", "refused-three-proposals")
                    })?;
                    let oneself = |_| Refusal::plain("AR-8.7", "refused-oneself");
                    Some(need.only(self.everybody().0.into(), !(1 << seat.0), oneself))
                });
                if !self.is_election() {
                    self.offer_acts(seat, to);
                }
                to.one(Move::Done {});
            }
        }
    }
    /// The end of an alliance, a capitulation, a separate peace (AR-8.2, AR-7.13).
    fn offer_acts<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let done = self.sealed[seat.index()].work.done;
        let ally = self.player(seat).ally != NONE && done & BREAKS == 0;
        to.when(ally, Move::BreakAlliance {});
        for at in self.wars_on() {
            let war = &self.wars[at];
            let (bit, in_it) = (at as u32, war.camp(seat).is_some());
            let said = done >> (CAPITULATES + bit) & 1 == 1 || done >> (LEAVES + bit) & 1 == 1;
            to.when(war.leads(seat) && !said, Move::Capitulate { war: at as u8 });
            let free = in_it && !war.leads(seat) && self.lord(seat).is_none();
            to.when(free && !said, Move::LeaveWar { war: at as u8 });
        }
    }

    /// What may still be said in an open proposal.
    fn offer_terms<O: Offers<Move>>(&self, seat: Seat, deal: &Deal, to: &mut O) {
        let other = Seat(deal.to);
        let gold = |seat: Seat| self.player(seat).gold.min(99);
        if deal.gives == 0 && deal.asks == 0 {
            let amounts = |most: u16| ((1u128 << most) - 1) << 1;
            let dear = |_| Refusal::plain("AR-8.8", "refused-too-dear");
            to.given_at(Move::Give { gold: 1 }, |need| {
                Some(need.only(amounts(99) >> 1, amounts(gold(seat)) >> 1, dear))
            });
            to.given_at(Move::Ask { gold: 1 }, |need| {
                Some(need.only(amounts(99) >> 1, amounts(gold(other)) >> 1, dear))
            });
        }
        if deal.promises[2] == Term::Nothing {
            self.offer_promises(seat, deal, to);
        }
        if !self.is_election() {
            to.given(Move::OfferAlliance {}, |need| {
                need.that(!deal.alliance, || Refusal::plain("AR-8.1", "refused-said-already"))?;
                self.can_ally(seat, other, need)
            });
            let truce = deal.truce == 0 && !self.is_hostile(seat, other);
            let phases = (1u128 << content().rules.war.most_truce) - 1;
            to.each(
                if truce || deal.about == WarTerm::Treaty && deal.truce == 0 { phases } else { 0 },
                Move::OfferTruce { phases: 1 },
            );
            to.when(!deal.admits && self.player(seat).admits >> deal.to & 1 == 0, Move::Admit {});
            to.when(
                !deal.enters && self.player(other).admits >> seat.0 & 1 == 0,
                Move::AskEntry {},
            );
            if deal.about == WarTerm::Nothing {
                self.offer_war_terms(seat, other, to);
            } else if deal.about == WarTerm::Treaty {
                // Provinces that change owner between the two, never capitals (AR-7.12).
                let mut places = 0u128;
                for at in self.in_play().filter(|at| !self.is_capital(*at)) {
                    let owner = self.town(at).owner;
                    let between = owner == seat.0 || owner == other.0;
                    places |= u128::from(between && deal.ceded >> at & 1 == 0) << at;
                }
                to.each(places, Move::Cede { province: 0 });
            }
        }
        let empty = *deal == Deal { to: deal.to, ..Deal::default() };
        to.given(Move::Done {}, |need| {
            need.that(!empty, || Refusal::plain("AR-8.7", "refused-empty-proposal"))
        });
    }
    fn offer_war_terms<O: Offers<Move>>(&self, seat: Seat, other: Seat, to: &mut O) {
        for at in self.wars_on() {
            let (war, number) = (&self.wars[at], at as u8);
            if war.kind == WarKind::Succession {
                if war.leads(seat) && war.leads(other) {
                    for camp in war.standing() {
                        to.one(Move::Compromise { claimant: war.leaders[camp] });
                    }
                }
                continue;
            }
            let leaders = war.leads(seat) && war.leads(other);
            to.when(leaders && war.are_hostile(seat, other), Move::Treaty { war: number });
            if war.leads(seat) {
                to.when(self.may_be_invited(at, seat, other), Move::Invite { war: number });
            }
        }
    }
    /// AR-7.8: hostile to nobody in the war, no truce with the other leader.
    fn may_be_invited(&self, at: usize, seat: Seat, other: Seat) -> bool {
        let war = &self.wars[at];
        let Some(camp) = war.camp(seat) else { return false };
        let members = (0..usize::from(war.camps)).fold(0, |bits, it| bits | war.members(it));
        let enemy = war.leader(1 - camp.min(1));
        war.camp(other).is_none()
            && self.lord(other).is_none()
            && self.derived.hostile[other.index()] & members == 0
            && !self.have_truce(other, enemy)
            && !self.is_friendly(other, enemy)
    }
    /// AR-8.1.
    fn can_ally(&self, one: Seat, other: Seat, needs: &mut impl Requires) -> Option<()> {
        let refusal = |key| move || Refusal::plain("AR-8.1", key);
        needs.that(self.seats > 2, refusal("refused-two-players"))?;
        let free = self.player(one).ally == NONE && self.player(other).ally == NONE;
        needs.that(free, refusal("refused-has-ally"))?;
        let vassals = self.player(one).lord != NONE || self.player(other).lord != NONE;
        needs.that(!vassals, refusal("refused-vassal-ally"))?;
        needs.that(!self.is_hostile(one, other), refusal("refused-hostile"))
    }

    /// One word of a talk; true when this seat has said everything.
    pub(crate) fn talk(&mut self, seat: Seat, answer: Move) -> bool {
        let begun = usize::from(self.begun(seat));
        let sealed = &mut self.sealed[seat.index()];
        let work = &mut sealed.work.done;
        match answer {
            Move::Propose { to } => {
                *work = (*work + 1) | OPEN;
                sealed.deals[begun] = Deal { to, ..Deal::default() };
                return false;
            }
            Move::BreakAlliance {} => *work |= BREAKS,
            Move::Capitulate { war } => *work |= 1 << (CAPITULATES + u32::from(war)),
            Move::LeaveWar { war } => *work |= 1 << (LEAVES + u32::from(war)),
            Move::Done {} if *work & OPEN != 0 => *work &= !OPEN,
            Move::Done {} => return true,
            _ => {
                let deal = &mut sealed.deals[begun.max(1) - 1];
                match answer {
                    Move::Give { gold } => deal.gives = gold,
                    Move::Ask { gold } => deal.asks = gold,
                    Move::OfferAlliance {} => deal.alliance = true,
                    Move::OfferTruce { phases } => deal.truce = phases,
                    Move::Admit {} => deal.admits = true,
                    Move::AskEntry {} => deal.enters = true,
                    Move::Treaty { war } => (deal.about, deal.war) = (WarTerm::Treaty, war),
                    Move::Invite { war } => (deal.about, deal.war) = (WarTerm::Invitation, war),
                    Move::Cede { province } => deal.ceded |= 1 << province,
                    Move::Compromise { claimant } => {
                        deal.about = WarTerm::Compromise { claimant: Seat(claimant) };
                    }
                    _ => promises::add(deal, answer),
                }
            }
        }
        false
    }

    /// Proposals in the order in which they are carried out (AR-8.10).
    fn deals(&self) -> impl Iterator<Item = (Seat, usize)> + use<> {
        self.in_order().flat_map(|seat| (0..3).map(move |at| (seat, at)))
    }
    fn is_addressed(&self, (by, at): (Seat, usize), seat: Seat) -> bool {
        let deal = &self.sealed[by.index()].deals[at];
        if deal.to == NONE || seat == by || is_gift(deal) {
            return false;
        }
        match deal.about {
            WarTerm::Compromise { .. } => {
                self.succession().is_some_and(|at| self.wars[at].leads(seat)) || deal.to == seat.0
            }
            _ => deal.to == seat.0,
        }
    }
    pub(crate) fn addressees(&self) -> Seats {
        self.seats_that(|seat| self.deals().any(|deal| self.is_addressed(deal, seat)))
    }
    /// The proposal a seat answers next.
    fn deal_to_answer(&self, seat: Seat) -> Option<(Seat, usize)> {
        let answered = self.sealed[seat.index()].work.province;
        self.deals().filter(|deal| self.is_addressed(*deal, seat)).nth(answered.into())
    }
    pub(crate) fn next_proposer(&self, seat: Seat) -> Seat {
        self.deal_to_answer(seat).map_or(seat, |(by, _)| by)
    }
    /// The deal this seat is asked about has its gold go to the other (AR-23.2).
    pub(crate) fn would_pay(&self, seat: Seat) -> bool {
        let deal = self.deal_to_answer(seat).map(|(by, at)| self.sealed[by.index()].deals[at]);
        deal.is_some_and(|deal| deal.to == seat.0 && deal.asks > 0)
    }
    pub(crate) fn offer_answers<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.deal_to_answer(seat).is_some() {
            to.one(Move::Yes {});
            to.one(Move::No {});
        }
    }
    /// True when this seat has answered all that it was offered.
    pub(crate) fn answer_deal(&mut self, seat: Seat, answer: Move) -> bool {
        if let Some((by, at)) = self.deal_to_answer(seat) {
            let yes = u8::from(answer == (Move::Yes {}));
            self.sealed[by.index()].deals[at].agreed |= yes << seat.0;
            self.sealed[seat.index()].work.province += 1;
        }
        self.deal_to_answer(seat).is_none()
    }

    /// Acts in turn order, then answers, then what was agreed; a round in which nothing was said is the last (AR-8.10).
    pub(crate) fn close_deals<T: Tell<Event>>(&mut self, next: Step, tell: &mut T) {
        let any = self.all_seats().any(|seat| self.sealed[seat.index()].work.done != 0);
        let election = self.is_election();
        if !any {
            self.round = u8::MAX;
        }
        if any && !self.answering {
            self.carry_out_acts(tell);
            self.answering = true;
            if !self.addressees().is_empty() {
                self.begin(content().roots.answers, Seat(self.first), About::Nothing);
                return;
            }
        }
        if any {
            let deals: [(Seat, usize); 12] = {
                let mut list = [(Seat(0), 0); 12];
                self.deals().enumerate().for_each(|(n, deal)| list[n] = deal);
                list
            };
            for (by, at) in deals.into_iter().take(3 * usize::from(self.seats)) {
                self.carry_out_deal(by, at, tell);
            }
        }
        self.answering = false;
        self.clear_seals();
        if election {
            self.next_talk(self.options.election_talks, Step::ElectionBargains, Step::Ballot);
        } else {
            self.step = next;
        }
    }
    fn carry_out_acts<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.in_order() {
            let acts = self.sealed[seat.index()].work.done;
            if acts & BREAKS != 0 {
                self.end_alliance(seat, tell);
            }
            for at in 0..self.wars.len() {
                if acts >> (CAPITULATES + at as u32) & 1 == 1 && self.wars[at].leads(seat) {
                    self.capitulate(at, seat, tell);
                }
                let leaves = acts >> (LEAVES + at as u32) & 1 == 1;
                if leaves && self.wars[at].camp(seat).is_some() && !self.wars[at].leads(seat) {
                    self.leave_war(at, seat, tell);
                }
            }
        }
        self.send_stranded_home(tell);
    }
    fn capitulate<T: Tell<Event>>(&mut self, at: usize, seat: Seat, tell: &mut T) {
        let war = self.wars[at];
        let Some(camp) = war.camp(seat) else { return };
        tell.tell(|| Event::Capitulated { seat });
        match war.kind {
            WarKind::Succession => {
                self.defeat_camp(at, camp, tell);
                self.test_claims(at, tell);
            }
            WarKind::Rebellion if camp == 0 => self.crush(at, tell),
            WarKind::Rebellion => self.free_rebel(at, false, tell),
            _ => self.win_war(at, 1 - camp, crate::events::WarEnd::Capitulation, tell),
        }
    }

    /// What was agreed, as a whole or not at all (AR-8.10).
    fn carry_out_deal<T: Tell<Event>>(&mut self, by: Seat, at: usize, tell: &mut T) {
        let deal = self.sealed[by.index()].deals[at];
        if deal.to == NONE {
            return;
        }
        let to = Seat(deal.to);
        let asked = self.seats_that(|seat| self.is_addressed((by, at), seat));
        let agreed = is_gift(&deal) || u16::from(deal.agreed) & asked.0 == asked.0;
        if !agreed {
            for (seat, other) in [(by, to), (to, by)] {
                tell.tell(|| Event::DealRefused { seat, other });
            }
            return;
        }
        if !self.can_be_done(by, &deal) {
            for (seat, other) in [(by, to), (to, by)] {
                tell.tell(|| Event::DealVoid { seat, other });
            }
            return;
        }
        self.pay(by, to, deal.gives.into(), tell);
        self.pay(to, by, deal.asks.into(), tell);
        self.note_payment(by, to, deal.gives);
        self.note_payment(to, by, deal.asks);
        if deal.alliance {
            for (one, other) in [(by, to), (to, by)] {
                let phase = self.phase;
                let player = self.player_mut(one);
                (player.ally, player.allied_in) = (other.0, phase);
            }
            tell.tell(|| Event::Allied { one: by, other: to });
        }
        for (open, host, guest) in [(deal.admits, by, to), (deal.enters, to, by)] {
            if open {
                self.player_mut(host).admits |= 1 << guest.0;
                tell.tell(|| Event::Admitted { seat: host, guest });
            }
        }
        match deal.about {
            WarTerm::Treaty => self.make_treaty(by, to, &deal, tell),
            WarTerm::Invitation => {
                let war = usize::from(deal.war);
                if let Some(camp) = self.wars[war].camp(by) {
                    self.join_camp(war, camp, to, tell);
                }
            }
            WarTerm::Compromise { claimant } => {
                if let Some(at) = self.succession() {
                    self.compromise(at, claimant, tell);
                }
            }
            WarTerm::Nothing if deal.truce > 0 => self.make_truce(by, to, deal.truce, tell),
            WarTerm::Nothing => {}
        }
        for term in deal.promises {
            self.record_promise(by, to, term, tell);
        }
        self.relate();
        self.send_stranded_home(tell);
    }
    fn can_be_done(&self, by: Seat, deal: &Deal) -> bool {
        let to = Seat(deal.to);
        let mut quiet = engine::Whether;
        let gold =
            self.player(by).gold >= deal.gives.into() && self.player(to).gold >= deal.asks.into();
        let alliance = !deal.alliance || self.can_ally(by, to, &mut quiet).is_some();
        let war = match deal.about {
            WarTerm::Nothing => deal.truce == 0 || !self.is_hostile(by, to),
            WarTerm::Treaty => {
                let war = &self.wars[usize::from(deal.war)];
                let mut ceded = self.in_play().filter(|at| deal.ceded >> at & 1 == 1);
                war.leads(by)
                    && war.leads(to)
                    && war.kind != WarKind::Succession
                    && ceded.all(|at| [by.0, to.0].contains(&self.town(at).owner))
            }
            WarTerm::Invitation => {
                let war = usize::from(deal.war);
                self.wars[war].leads(by) && self.may_be_invited(war, by, to)
            }
            WarTerm::Compromise { claimant } => self.succession().is_some_and(|at| {
                let war = &self.wars[at];
                war.leads(by) && war.leads(to) && war.leads(claimant)
            }),
        };
        let promised = deal.promises.iter().filter(|it| **it != Term::Nothing).count();
        gold && alliance
            && war
            && promised <= self.promises.iter().filter(|it| it.by == NONE).count()
    }
    /// AR-7.12: what is listed changes owner, everything else is restored.
    fn make_treaty<T: Tell<Event>>(&mut self, by: Seat, to: Seat, deal: &Deal, tell: &mut T) {
        let at = usize::from(deal.war);
        let war = self.wars[at];
        for province in self.in_play().filter(|at| deal.ceded >> at & 1 == 1) {
            let owner = self.town(province).owner;
            let heir = if owner == by.0 { to } else { by };
            self.cede(province, heir, tell);
        }
        self.end_by_treaty(at, war, tell);
        if deal.truce > 0 {
            self.make_truce(by, to, deal.truce, tell);
        }
    }
}

/// A proposal that only gives gold needs no answer (AR-8.9).
fn is_gift(deal: &Deal) -> bool {
    deal.gives > 0
        && *deal == Deal { to: deal.to, gives: deal.gives, agreed: deal.agreed, ..Deal::default() }
}
