//! Politics cards, intrigue and what cards do (AR-5.4, AR-5.6, AR-21).

use crate::chain::Task;
use crate::content::{BASIC_POLITICS, CHARACTERS as FIRST_INTRIGUE, content};
use crate::effects::{About, Accused, Counts, Grievance, Key, Scope, Target, Verb, Wronged};
use crate::events::Event;
use crate::kinds::{Card, MILITIA, Slot};
use crate::moves::Move;
use crate::state::{Arcadia, CardSet, Ground, NOBODY, NONE, Plot, SEATS, Spied, Step};
use engine::chain::Runs;
use engine::{Chance, Offers, Places, Refusal, Seat, Tell};

/// The card that cancels others (AR-5.6).
pub(crate) fn counter_plot() -> Option<Card> {
    let at = content().intrigues.iter().position(|it| it.target == Target::IntrigueTargetingYou)?;
    Some(Card((FIRST_INTRIGUE + at) as u8))
}

impl Arcadia {
    /// The pile: the basic cards and those of the ideologies (AR-3.9).
    fn politics_pile(&self, seat: Seat) -> u128 {
        let mut pile = (1 << BASIC_POLITICS) - 1;
        for (at, card) in (0..).zip(&content().politics) {
            let own = card.ideology.is_some_and(|it| self.player(seat).ideologies.contains(&it));
            pile |= u128::from(own) << at;
        }
        pile
    }
    pub(crate) fn offer_politics<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let pile = self.politics_pile(seat);
        to.given_at(Move::ChoosePolitics { card: 0 }, |need| {
            let no = |_| Refusal::plain("AR-3.9", "refused-not-in-pile");
            Some(need.only((1 << content().politics.len()) - 1, pile, no))
        });
        to.one(Move::No {});
    }
    /// After the reveal the cards work in turn order (AR-5.4).
    pub(crate) fn open_politics<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.in_order() {
            let card = self.sealed[seat.index()].choice;
            self.player_mut(seat).politics = card;
            tell.tell(|| Event::PoliticsChosen { seat, card: (card != NONE).then_some(card) });
        }
        self.refresh_cards();
        for seat in self.in_order().rev() {
            if let Some(card) = content().politics.get(usize::from(self.player(seat).politics)) {
                self.begin(card.at_once, seat, About::Nothing);
            }
        }
    }

    // Sealing (AR-5.6)

    pub(crate) fn plots_left(&self, seat: Seat) -> u8 {
        let plots = &self.sealed[seat.index()].plots;
        let sealed = plots.iter().filter(|plot| plot.card != NONE).count() as u8;
        content().rules.deck.intrigue_per_phase.saturating_sub(sealed)
    }
    pub(crate) fn offer_plots<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.plots_left(seat) > 0 {
            let sealed = self.sealed[seat.index()].plots[0].card;
            for card in self.player(seat).hand() {
                if card.is_intrigue() && card.0 != sealed {
                    self.offer_plot(seat, card, to);
                }
            }
        }
        to.one(Move::Done {});
    }
    fn offer_plot<O: Offers<Move>>(&self, seat: Seat, card: Card, to: &mut O) {
        let others = || self.all_seats().filter(|other| *other != seat);
        let bits = others().fold(0u128, |bits, other| bits | 1 << other.0);
        let aimed = content().intrigues[usize::from(card.0) - FIRST_INTRIGUE].target;
        let card = card.0;
        match aimed {
            Target::OnYourself => to.one(Move::Plot { card }),
            Target::OtherPlayer => to.each(bits, Move::PlotPlayer { card, who: 0 }),
            Target::CharacterOfOther | Target::AdviserOfOther => {
                for other in others() {
                    let targets = self.characters_of(other, aimed);
                    to.each(targets, Move::PlotCharacter { card, who: other.0, target: 0 });
                }
            }
            Target::ArmyOfOther => {
                for other in others() {
                    let armies = self.exposed_armies(other);
                    to.each(armies, Move::PlotArmy { card, who: other.0, army: 0 });
                }
            }
            Target::ProvinceOfOther => {
                let raid = self.is_raid(card);
                let theirs = self.in_play().filter(|at| self.is_province_of_other(seat, *at, raid));
                let theirs = theirs.fold(0u128, |bits, at| bits | 1 << at);
                to.each(theirs, Move::PlotProvince { card, province: 0 });
            }
            Target::IntrigueTargetingYou => {}
        }
    }
    fn is_raid(&self, card: u8) -> bool {
        content().intrigues[usize::from(card) - FIRST_INTRIGUE].id.text() == "border-raid"
    }
    /// Characters an intrigue card may name; no captains (AR-21.9).
    fn characters_of(&self, seat: Seat, aimed: Target) -> u128 {
        let player = self.player(seat);
        let fits = |card: Card, slot: Slot| match aimed {
            Target::AdviserOfOther => {
                slot.army().is_none()
                    && player.top(slot) == Some(card)
                    && card.0 != player.king
                    && card.0 != player.prince
            }
            _ => true,
        };
        let cards = player.court().filter(|(card, slot)| card.is_character() && fits(*card, *slot));
        cards.fold(0, |bits, (card, _)| bits | 1 << card.0)
    }
    /// Armies with units that are not in the capital of their owner (AR-21.9).
    fn exposed_armies(&self, seat: Seat) -> u128 {
        let armies = (0u8..).zip(&self.player(seat).armies);
        let armies = armies.filter(|(_, it)| it.size() > 0 && it.at != self.capital(seat));
        armies.fold(0, |bits, (at, _)| bits | 1 << at)
    }
    fn is_province_of_other(&self, seat: Seat, province: u8, raid: bool) -> bool {
        let town = self.town(province);
        let theirs = town.occupier != NONE && town.occupier != seat.0;
        let near = self.derived.near[usize::from(province)];
        let beside =
            || self.in_play().any(|at| near >> at & 1 == 1 && self.town(at).occupier == seat.0);
        theirs && (!raid || town.owner == town.occupier && beside())
    }
    pub(crate) fn seal_plot(&mut self, seat: Seat, answer: Move) -> bool {
        let plot = match answer {
            Move::Plot { card } => Plot { card, who: NONE, at: NONE },
            Move::PlotPlayer { card, who } => Plot { card, who, at: NONE },
            Move::PlotCharacter { card, who, target } => Plot { card, who, at: target },
            Move::PlotArmy { card, who, army } => Plot { card, who, at: army },
            Move::PlotProvince { card, province } => {
                Plot { card, who: self.town(province).occupier, at: province }
            }
            _ => return true,
        };
        let plots = &mut self.sealed[seat.index()].plots;
        let free = usize::from(plots[0].card != NONE);
        plots[free] = plot;
        false
    }
    pub(crate) fn open_plots<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.in_order() {
            for Plot { card, who, .. } in self.sealed[seat.index()].plots {
                if card != NONE {
                    let target = (who != NONE).then_some(Seat(who));
                    tell.tell(|| Event::PlotRevealed { seat, card, target });
                    self.player_mut(seat).leave_hand(Card(card));
                    self.player_mut(seat).discard(Card(card));
                }
            }
        }
    }

    // One after the other: first cards in turn order, then second ones

    fn plotter(&self, round: u8) -> (Seat, Plot) {
        let seat = Seat((self.first + round % self.seats) % self.seats);
        (seat, self.sealed[seat.index()].plots[usize::from(round / self.seats).min(1)])
    }
    /// The card that is resolved just now.
    pub(crate) fn plot_in_hand(&self) -> Plot {
        self.plotter(self.round.saturating_sub(1)).1
    }
    pub(crate) fn next_plot<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.round == 2 * self.seats {
            (self.step, self.round) = (Step::Diplomacy, 0);
            self.clear_seals();
            self.look_at_hands();
            return;
        }
        self.round += 1;
        let (seat, plot) = self.plotter(self.round - 1);
        if plot.card == NONE {
            return;
        }
        if !self.is_still_legal(seat, plot) {
            tell.tell(|| Event::PlotFailed { seat, card: plot.card });
            return;
        }
        let reacts = plot.who != NONE
            && counter_plot().is_some_and(|card| self.player(Seat(plot.who)).holds(card));
        if reacts {
            self.begin(content().roots.react, Seat(plot.who), About::Player { seat });
        } else {
            self.begin(content().roots.shields, seat, About::Nothing);
        }
    }
    fn is_still_legal(&self, seat: Seat, plot: Plot) -> bool {
        let aimed = content().intrigues[usize::from(plot.card) - FIRST_INTRIGUE].target;
        match aimed {
            Target::CharacterOfOther | Target::AdviserOfOther => {
                self.characters_of(Seat(plot.who), aimed) >> plot.at & 1 == 1
            }
            Target::ArmyOfOther => self.exposed_armies(Seat(plot.who)) >> plot.at & 1 == 1,
            Target::ProvinceOfOther => {
                self.town(plot.at).occupier == plot.who
                    && self.is_province_of_other(seat, plot.at, self.is_raid(plot.card))
            }
            _ => true,
        }
    }
    pub(crate) fn react<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, About::Player { seat: by }) = (task.seat, task.about) else { return };
        if answer == (Move::Yes {})
            && let Some(card) = counter_plot()
        {
            self.player_mut(seat).leave_hand(card);
            self.player_mut(seat).discard(card);
            let plot = self.plot_in_hand();
            tell.tell(|| Event::PlotCancelled { seat, by, card: plot.card });
        } else {
            self.test_shields(by, chance, tell);
        }
    }
    /// Each shield of the target rolls; the first success cancels (AR-5.6).
    pub(crate) fn test_shields<C: Chance, T: Tell<Event>>(
        &mut self,
        by: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let plot = self.plot_in_hand();
        if plot.who != NONE {
            let seat = Seat(plot.who);
            for slot in [Slot::AdviserA, Slot::AdviserB] {
                let Some(least) = self.shield_of(seat, slot) else { continue };
                let die = chance.below(6) as i8 + 1;
                let holds = die >= least;
                tell.tell(|| Event::ShieldRolled { seat, die: die as u8, holds });
                if holds {
                    tell.tell(|| Event::PlotCancelled { seat, by, card: plot.card });
                    return;
                }
            }
        }
        let card = &content().intrigues[usize::from(plot.card) - FIRST_INTRIGUE];
        let about = match card.target {
            Target::OnYourself | Target::IntrigueTargetingYou => About::Nothing,
            Target::OtherPlayer => About::Player { seat: Seat(plot.who) },
            Target::CharacterOfOther | Target::AdviserOfOther => {
                About::Character { seat: Seat(plot.who), card: plot.at }
            }
            Target::ArmyOfOther => About::Army { seat: Seat(plot.who), army: plot.at },
            Target::ProvinceOfOther => About::Province { province: plot.at },
        };
        self.begin(card.effects, by, about);
    }
    fn shield_of(&self, seat: Seat, slot: Slot) -> Option<i8> {
        let card = self.player(seat).top(slot).filter(|card| card.is_character())?;
        let card = content().characters[usize::from(card.0)];
        let mut modifiers = content().program.modifiers(card.passive.card);
        let shield = modifiers.find(|(key, _)| *key == Key::IntrigueShield);
        shield.filter(|_| card.bonus_when == Counts::AdviserSlot).map(|(_, least)| least)
    }

    // What cards do

    pub(crate) fn offer_others<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let others = self.everybody().0 & !(1 << seat.0);
        to.each(others.into(), Move::Name { who: 0 });
    }
    pub(crate) fn offer_armies_to_see<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Player { seat } = task.about else { return };
        for (army, pawn) in (0u8..).zip(&self.player(seat).armies) {
            to.when(pawn.size() > 0, Move::Intervene { army });
        }
    }

    #[inline(never)]
    pub(crate) fn card_works<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about) = (task.seat, task.about);
        let target = match about {
            About::Player { seat } | About::Character { seat, .. } | About::Army { seat, .. } => {
                Some(seat)
            }
            _ => None,
        };
        match (verb, about) {
            (Verb::Shields {}, _) => self.test_shields(seat, chance, tell),
            (Verb::Gold { n }, _) => {
                self.gain_gold(seat, n.0.into());
                tell.tell(|| Event::GoldGained { seat, gold: n.0.into() });
            }
            (Verb::StealGold { n }, About::Player { seat: from }) => {
                self.pay(from, seat, n.0.into(), tell)
            }
            (Verb::LosePrestige { n }, About::Player { seat: from }) => {
                self.change_prestige(from, -i32::from(n.0), tell);
            }
            (Verb::AwardPrestige { n, .. }, _) => {
                let mut awards = [0; SEATS];
                let most = self.all_seats().map(|it| self.full_regions(it)).max().unwrap_or(0);
                for it in self.all_seats() {
                    let honoured = if self.emperor == NONE {
                        self.full_regions(it) == most
                    } else {
                        self.emperor == it.0
                    };
                    awards[it.index()] = if honoured { n.0.into() } else { 0 };
                }
                self.award_all(&awards, tell);
            }
            (Verb::Draw { n }, _) => self.draw_cards(seat, n.0, chance, tell),
            (Verb::Discard { n }, _) => {
                self.begin(content().roots.discard, seat, About::Count { n: n.0 });
            }
            (Verb::SearchHeir { depth }, _) => {
                self.begin(content().roots.search, seat, About::Count { n: depth.0 });
            }
            (Verb::Votes { n }, _) => self.player_mut(seat).votes += n.0,
            (Verb::CandidatePenalty { n }, _) => {
                if let Move::Name { who } = answer {
                    self.player_mut(Seat(who)).penalty += n.0;
                    tell.tell(|| Event::Named { seat, target: Seat(who) });
                }
            }
            (Verb::CasusBelli { grievance, to, against, scope }, _) => {
                self.grant_grounds(seat, target, (grievance, scope), (to, against), tell);
            }
            (Verb::ForbidWar {}, About::Player { seat: banned }) => {
                self.player_mut(banned).no_war = true;
                tell.tell(|| Event::WarForbidden { seat: banned });
            }
            (Verb::RemoveAge { n }, _) => {
                let player = self.player_mut(seat);
                player.age = player.age.saturating_sub(n.0);
                let age = player.age;
                tell.tell(|| Event::Aged { seat, age });
            }
            (
                Verb::Assassinate { kills, kills_king, discovered },
                About::Character { seat: of, card },
            ) => {
                let die = chance.below(6) as u8 + 1;
                let king = card == self.player(of).king;
                let dies = die >= if king { kills_king.0 } else { kills.0 };
                tell.tell(|| Event::AssassinRolled { seat, card, die, dies });
                if dies {
                    self.dies(of, Card(card), tell);
                    self.mourn(tell);
                } else if die <= discovered.0 {
                    self.grant(of, Some(seat), Grievance::Affront, Scope::Nowhere, tell);
                }
            }
            (Verb::ReturnAdviser {}, About::Character { seat: of, card }) => {
                let player = self.player_mut(of);
                player.leave_court(Card(card));
                player.take_in_hand(Card(card));
                tell.tell(|| Event::Returned { seat: of, card });
                self.refresh_cards();
                self.look_at_hands();
            }
            (Verb::RevealHand {}, About::Player { seat: of }) => {
                let mut bits = 0;
                for card in self.player(of).hand() {
                    bits |= 1 << card.local();
                }
                self.player_mut(seat).spied =
                    Spied { of: of.0, hand: CardSet(bits), ..Spied::default() };
                tell.tell(|| Event::HandSeen { seat, of, cards: Some(bits) });
            }
            (Verb::RevealArmy { .. }, About::Player { seat: of }) => {
                if let Move::Intervene { army } = answer {
                    let troops = self.player(of).armies[usize::from(army)].troops;
                    let spied = &mut self.player_mut(seat).spied;
                    (spied.of, spied.army, spied.troops) = (of.0, army, troops);
                    tell.tell(|| Event::ArmySeen { seat, of, army, troops: Some(troops) });
                }
            }
            (Verb::ArmyLosesCheapest { n }, About::Army { seat: of, .. }) => {
                for _ in 0..n.0 {
                    self.begin(content().roots.lose_unit, of, about);
                }
            }
            (Verb::LargestArmyLosesCheapest { n }, _) => {
                for of in self.in_order().rev() {
                    let armies =
                        (0u8..).zip(&self.player(of).armies).filter(|(_, it)| it.size() > 0);
                    let largest = armies.max_by_key(|(at, it)| (it.size(), std::cmp::Reverse(*at)));
                    if let Some((army, _)) = largest {
                        for _ in 0..n.0 {
                            self.begin(
                                content().roots.lose_unit,
                                of,
                                About::Army { seat: of, army },
                            );
                        }
                    }
                }
            }
            (Verb::GarrisonLosesWeakest { n }, About::Province { province }) => {
                let count = n.0.min(self.garrison_size(province));
                self.garrison_loses(province, count, tell);
            }
            (Verb::ProvinceTurnsNeutral { militia }, _) => {
                self.turn_neutral(militia.0, chance, tell)
            }
            (Verb::ProvinceNoIncome {}, About::Province { province }) => {
                self.town_mut(province).gold_to = NOBODY;
            }
            (Verb::ProvinceIncomeToYou {}, About::Province { province })
                if self.town(province).gold_to == NONE =>
            {
                self.town_mut(province).gold_to = seat.0;
            }
            // What answers a question with no, or has nothing to work on any more (AR-2.10).
            _ => {}
        }
    }

    /// A province at random that nobody guards (AR-21.6).
    fn turn_neutral<C: Chance, T: Tell<Event>>(
        &mut self,
        militia: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let bare = self.in_play().filter(|at| {
            self.town(*at).occupier != NONE
                && self.start_region_of(at / 4).is_none()
                && self.garrison_size(*at) == 0
                && self.armies_in(*at) == 0
        });
        let bare = bare.fold(0u64, |bits, at| bits | 1 << at);
        if bare != 0 {
            let province = bare.nth(chance.below(bare.count_ones())) as u8;
            let town = self.town_mut(province);
            (town.owner, town.occupier) = (NONE, NONE);
            town.garrison[MILITIA] = militia;
            tell.tell(|| Event::TurnedNeutral { province });
        }
    }

    fn grant_grounds<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        target: Option<Seat>,
        (grievance, scope): (Grievance, Scope),
        (to, against): (Wronged, Accused),
        tell: &mut T,
    ) {
        let by = |key: &dyn Fn(Seat) -> i32| {
            self.in_order().max_by_key(|it| (key(*it), std::cmp::Reverse(self.place_of(*it))))
        };
        let accused = match against {
            Accused::Target => target,
            Accused::MostProvinces => by(&|it| self.territory(it).into()),
            Accused::HighestPrestige => by(&|it| self.player(it).prestige.into()),
            Accused::NextClockwise => None,
        };
        match to {
            Wronged::You => self.grant(seat, accused, grievance, scope, tell),
            Wronged::EachPlayer => {
                for holder in self.in_order() {
                    let next = Seat((holder.0 + 1) % self.seats);
                    self.grant(holder, Some(next), grievance, scope, tell);
                }
            }
            Wronged::FewestProvinces | Wronged::LowestPrestige => {
                let holder = if to == Wronged::FewestProvinces {
                    by(&|it| -i32::from(self.territory(it)))
                } else {
                    by(&|it| -i32::from(self.player(it).prestige))
                };
                if let Some(holder) = holder {
                    self.grant(holder, accused, grievance, scope, tell);
                }
            }
        }
    }
    /// A casus belli for this phase; nothing against oneself (AR-21.5).
    fn grant<T: Tell<Event>>(
        &mut self,
        holder: Seat,
        against: Option<Seat>,
        grievance: Grievance,
        scope: Scope,
        tell: &mut T,
    ) {
        if against == Some(holder) {
            return;
        }
        if let Some(free) = self.grounds.iter_mut().find(|it| it.holder == NONE) {
            let whom = against.map_or(NONE, |seat| seat.0);
            *free = Ground { holder: holder.0, against: whom, grievance, scope };
            tell.tell(|| Event::GroundGained { seat: holder, against, grievance });
        }
    }
}
