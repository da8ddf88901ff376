//! What is sealed, promised or being fought out must name what there is, or a damaged file could ask the impossible.

use crate::effects::About;
use crate::fray::Fray;
use crate::kinds::{CHARACTERS, FIRST_TACTIC};
use crate::state::{ARMIES, Arcadia, Deal, NOBODY, NONE, Plot, Step, Term, WARS, WarTerm};
use engine::Seat;

impl Arcadia {
    pub(super) fn broken_seals(&self) -> Option<String> {
        let seat = |byte: u8| byte == NONE || byte < self.seats;
        let fail = |what: &str| Some(what.to_string());
        let ballots = matches!(self.step, Step::Contest | Step::Camps);
        let talking = matches!(self.step, Step::Bargains | Step::ElectionBargains);
        if talking && !self.all_seats().all(|seat| self.talks_to_somebody(seat)) {
            return fail("an open proposal to nobody (AR-8.7)");
        }
        for sealed in &self.sealed {
            let most = if ballots { self.seats } else { 24 };
            if sealed.choice != NONE && sealed.choice >= most {
                return fail("a sealed answer that is none (AR-2.10)");
            }
            if !sealed.plots.iter().all(|plot| self.is_plot(plot)) {
                return fail("an intrigue card without its target (AR-5.6)");
            }
            if !sealed.deals.iter().all(|deal| self.is_deal(deal)) || sealed.work.province > 40 {
                return fail("a proposal about nothing (AR-8.7)");
            }
            let work = &sealed.work;
            if work.cheap.iter().chain(&work.free).any(|count| *count > 40) {
                return fail("more units bought than there are (AR-9.8)");
            }
        }
        let votes = self.election.votes.iter().flatten().chain(&self.election.elected);
        let sets = [self.election.candidates, self.election.claimants, self.election.choosers];
        if !{ votes }.all(|vote| seat(*vote)) || sets.iter().any(|set| set >> self.seats != 0) {
            return fail("an election of nobody (AR-6.2)");
        }
        if !self.grounds.iter().all(|it| seat(it.holder) && seat(it.against)) {
            return fail("a reason for war against nobody (AR-7.6)");
        }
        if !self.promises.iter().all(|it| seat(it.by) && seat(it.to) && self.is_term(it.term)) {
            return fail("a promise of nothing (AR-8.11)");
        }
        if !self.wars.iter().all(|war| seat(war.elected)) {
            return fail("a war for nobody's crown (AR-6.14)");
        }
        let gold = |to: u8| seat(to) || to == NOBODY;
        if !self.towns.iter().all(|town| gold(town.gold_to)) {
            return fail("the gold of a province goes nowhere (AR-21.2)");
        }
        let Fray { province, winner, count, sides, flees, .. } = self.fray;
        let led =
            sides.iter().all(|side| seat(side.leader) && side.armies >> (3 * self.seats) == 0);
        let there = province == NONE || usize::from(province) < self.map.cells.len();
        if !led || !there || count > 4 || winner != NONE && winner >= 4 || flees >> 12 != 0 {
            return fail("a battle of nobody (AR-10.21)");
        }
        if self.fray.is_on() && !self.options.skirmish && (province == NONE || count < 2) {
            return fail("a battle nowhere (AR-10.21)");
        }
        None
    }

    /// What a task is about: seats, cards, armies, provinces and wars that there are.
    pub(super) fn is_about(&self, about: About) -> bool {
        let seated = |seat: Seat| seat.0 < self.seats;
        match about {
            About::Nothing | About::Count { .. } => true,
            About::Player { seat } => seated(seat),
            About::Character { seat, card } => seated(seat) && card < 114,
            About::Army { seat, army } => seated(seat) && usize::from(army) < ARMIES,
            About::Province { province } => self.in_play().any(|at| at == province),
            About::War { war } => usize::from(war) < WARS,
            About::Card { card } => card < 112,
            About::Call { by, war } => seated(by) && usize::from(war) < WARS,
        }
    }

    fn is_plot(&self, plot: &Plot) -> bool {
        let Plot { card, who, at } = *plot;
        card == NONE
            || (CHARACTERS..FIRST_TACTIC).contains(&card)
                && (who == NONE || who < self.seats)
                && (at == NONE || usize::from(at) < 114)
                && self.is_aimed(plot)
    }
    /// Its target is of the kind the card asks for.
    fn is_aimed(&self, plot: &Plot) -> bool {
        use crate::effects::Target;
        let card = crate::content::content().intrigues[usize::from(plot.card - CHARACTERS)];
        let named = plot.who < self.seats;
        match card.target {
            Target::OnYourself | Target::IntrigueTargetingYou => plot.who == NONE,
            Target::OtherPlayer => named,
            Target::CharacterOfOther | Target::AdviserOfOther => named && plot.at < CHARACTERS,
            Target::ArmyOfOther => named && plot.at < 3,
            Target::ProvinceOfOther => named && usize::from(plot.at) < self.map.cells.len(),
        }
    }
    fn is_deal(&self, deal: &Deal) -> bool {
        let war = deal.war == NONE || usize::from(deal.war) < self.wars.len();
        let about = match deal.about {
            WarTerm::Nothing => true,
            WarTerm::Treaty | WarTerm::Invitation => deal.war != NONE,
            WarTerm::Compromise { claimant: Seat(claimant) } => claimant < self.seats,
        };
        let terms = deal.promises.iter().all(|term| self.is_term(*term));
        let to = deal.to == NONE || deal.to < self.seats;
        to && war && about && terms && deal.ceded >> 36 == 0 && deal.truce <= 5
    }
    fn is_term(&self, term: Term) -> bool {
        match term {
            Term::Nothing => true,
            Term::Vote { candidate } | Term::NoContest { candidate } => candidate.0 < self.seats,
            Term::Pay { phase, .. } => phase <= 24,
            Term::NoEntry { province, phase } => province < 36 && phase <= 24,
            Term::Join { war, leader } => {
                usize::from(war) < self.wars.len() && leader.0 < self.seats
            }
        }
    }
}
