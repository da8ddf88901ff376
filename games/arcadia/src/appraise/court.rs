//! The dynasty, and what cards in play give.

use crate::content::{Levy, LevyPlace, Passive, content};
use crate::effects::{Counts, Key, Verb};
use crate::kinds::{Card, MILITIA, Slot};
use crate::state::{Arcadia, NONE, Step};
use engine::Seat;
use engine::chain::{Op, RootId};

impl Arcadia {
    /// Phases the king has still to reign.
    pub(super) fn reign(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let Some(king) = content().characters.get(usize::from(player.king)) else { return 0 };
        i32::from(king.max_age.saturating_sub(player.age)).min(self.phases_left())
    }
    /// What being Emperor from now on is worth: the coronation itself not counted.
    pub(super) fn worth_of_throne(&self, seat: Seat) -> i32 {
        let rules = content();
        let yearly = 1_000 * i32::from(rules.rules.prestige.emperor)
            + self.worth_of_gold() * i32::from(rules.rules.income.emperor);
        yearly * self.reign(seat)
    }
    /// Two crowns in a row and the next one wins (AR-1.1).
    pub(super) fn worth_of_series(&self, crowns: u8) -> i32 {
        match self.limits().coronations.saturating_sub(crowns) {
            0 => super::VICTORY,
            1 => 350_000,
            2 => 60_000,
            _ => 0,
        }
    }

    /// The king, who comes after him, and the crown.
    pub(super) fn worth_of_house(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let mut worth = 0;
        if player.king == NONE {
            worth -= 60_000;
        } else {
            worth += 6_000 * self.reign(seat);
        }
        if player.prince != NONE {
            worth += if self.phases_left() > self.reign(seat) { 30_000 } else { 3_000 };
        }
        if self.emperor == seat.0 {
            worth += self.worth_of_throne(seat);
        }
        if self.crowned == seat.0 {
            worth += self.worth_of_series(self.in_a_row);
        }
        worth
    }

    /// Advisers, the king and generals, for as long as they are likely to stay; the card of this phase.
    pub(super) fn worth_of_advice(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let stay = self.phases_left().min(3);
        let mut worth = 0;
        for slot in Slot::ALL {
            let Some(card) = player.top(slot) else { continue };
            let Some(character) = content().characters.get(usize::from(card.0)) else { continue };
            let counts = match character.bonus_when {
                Counts::King => card.0 == player.king,
                Counts::AdviserSlot => slot.army().is_none(),
                Counts::LeadingArmy => slot.army().is_some_and(|at| player.armies[at].size() > 0),
            };
            if counts {
                worth += stay * self.worth_of_passive(seat, &character.passive);
            }
        }
        match content().politics.get(usize::from(player.politics)) {
            Some(card) => worth + self.worth_of_policy(seat, &card.passive),
            None => worth,
        }
    }
    /// What a politics card still gives in this phase.
    pub(super) fn worth_of_policy(&self, seat: Seat, passive: &Passive) -> i32 {
        let before = |step: Step| (self.step as u8) <= step as u8;
        let mut worth = 0;
        for (key, by) in content().program.modifiers(passive.card) {
            let still = match key {
                Key::IncomeFlat | Key::IncomeCapital | Key::IncomePerFullRegion => {
                    before(Step::Income)
                }
                Key::PrestigeFlat => before(Step::Prestige),
                _ => true,
            };
            worth += if still { self.worth_of_key(seat, key, by.into()) } else { 0 };
        }
        if before(Step::Income) {
            worth += self.worth_of_bargain(seat, passive);
        }
        if before(Step::Recruiting) {
            worth += self.worth_of_recruits(seat, passive);
        }
        worth
    }
    fn worth_of_bargain(&self, seat: Seat, passive: &Passive) -> i32 {
        let rich = |it: &u8| self.player(seat).gold + 12 >= u16::from(*it);
        let Some(bargain) = passive.bargain.filter(|it| rich(&it.gold)) else { return 0 };
        let gain =
            1_000 * i32::from(bargain.prestige) - self.worth_of_gold() * i32::from(bargain.gold);
        gain.max(0)
    }
    fn worth_of_recruits(&self, seat: Seat, passive: &Passive) -> i32 {
        let purse = i32::from(self.player(seat).gold) + 15;
        let discount = passive.discount.map_or(0, |it| {
            i32::from(it.less) * i32::from(it.most).min(purse / 4) * self.worth_of_gold()
        });
        discount + passive.levy.map_or(0, |it| self.worth_of_free_militia(seat, it))
    }
    /// As many as there are and as there is room for; a guard in an empty town stops whoever would just walk in.
    fn worth_of_free_militia(&self, seat: Seat, levy: Levy) -> i32 {
        let empty = |at: &u8| self.town(*at).occupier == seat.0 && self.garrison_size(*at) == 0;
        let (room, guard) = match levy.place {
            LevyPlace::EmptyGarrisons => (self.in_play().filter(empty).count() as i32, 500),
            LevyPlace::Any | LevyPlace::Garrison => (i32::from(levy.militia), 0),
        };
        let most = levy.militia.min(self.player(seat).reserve[MILITIA]);
        room.min(most.into()) * (self.worth_of_gold() * 3 / 4 + guard)
    }
    /// What a card gives in one phase.
    pub(super) fn worth_of_passive(&self, seat: Seat, passive: &Passive) -> i32 {
        let changes = content().program.modifiers(passive.card);
        let worth: i32 = changes.map(|(key, by)| self.worth_of_key(seat, key, by.into())).sum();
        worth + self.worth_of_bargain(seat, passive) + self.worth_of_recruits(seat, passive) / 2
    }
    fn worth_of_key(&self, seat: Seat, key: Key, by: i32) -> i32 {
        let at_war = self.derived.hostile[seat.index()] != 0;
        let fights = |worth: i32| if at_war { 2 * worth } else { worth };
        match key {
            Key::IncomeFlat | Key::IncomeCapital => by * self.worth_of_gold(),
            Key::IncomePerFullRegion => {
                by * i32::from(self.full_regions(seat)) * self.worth_of_gold()
            }
            Key::IncomePerProvince => by * i32::from(self.territory(seat)) * self.worth_of_gold(),
            Key::PrestigeFlat => 1_000 * by,
            Key::PrestigeBattleWon => fights(300 * by),
            Key::DrawExtra | Key::DrawThenDiscard => 1_500 * by,
            Key::FortBonus => 800 * by,
            Key::IntrigueShield => 1_500,
            Key::SiegeRoll | Key::MoraleAny => fights(1_500 * by),
            Key::SurrenderMin => 2_000,
            Key::MoveBonus => fights(1_500),
            Key::MoraleInfantry | Key::CavalryCac | Key::Tir => fights(1_000 * by),
            _ => 0,
        }
    }

    /// What the steps of a card are worth to whoever plays it, against somebody or for itself.
    pub(super) fn worth_of_steps(
        &self,
        seat: Seat,
        root: RootId,
        aimed: Option<(Seat, u8)>,
    ) -> i32 {
        let program = &content().program;
        let mut node = program.first(root);
        let mut worth = 0;
        while !node.is_none() {
            if let Op::Just(verb) | Op::Do(verb) | Op::Ask(verb) | Op::Pause(verb) =
                program.node(node).op
            {
                worth += self.worth_of_verb(seat, verb, aimed);
            }
            node = program.node(node).next;
        }
        worth
    }
    fn worth_of_verb(&self, seat: Seat, verb: Verb, aimed: Option<(Seat, u8)>) -> i32 {
        let gold = self.worth_of_gold();
        let player = self.player(seat);
        let election = self.emperor == NONE && self.succession().is_none();
        let harm = aimed.map_or(0, |(who, _)| self.spite(seat, who));
        let n = |n: u8| i32::from(n);
        match verb {
            Verb::Gold { n: count } => n(count.0) * gold,
            Verb::StealGold { n: count } => {
                let target = aimed.map_or(0, |(who, _)| self.player(who).gold);
                let most = n(count.0).min(target.into());
                most * gold + most * gold * harm / 100
            }
            Verb::LosePrestige { n: count } => {
                let target = aimed.map_or(0, |(who, _)| self.player(who).prestige);
                1_000 * n(count.0).min(target.into()) * harm / 100
            }
            Verb::Draw { n: count } if player.held() < super::HAND => 3_500 * n(count.0),
            Verb::Discard { n: count } => -2_500 * n(count.0),
            Verb::SearchHeir { depth } if player.prince == NONE => {
                let found = if depth.0 >= 8 { 9 } else { n(depth.0) };
                (if player.king == NONE { 8_000 } else { 3_000 }) * found
            }
            Verb::Votes { n: count } if election => 9_000 * n(count.0),
            Verb::CandidatePenalty { n: count } if election => 6_000 * n(count.0),
            Verb::CasusBelli { .. } => self.worth_of_ground(seat, aimed.map(|(who, _)| who)),
            Verb::ForbidWar {} => 40 * harm,
            Verb::RemoveAge { n: count } if player.age > 0 => {
                n(count.0) * (6_000 + if self.emperor == seat.0 { 40_000 } else { 0 })
            }
            Verb::Assassinate { .. } => self.worth_of_dagger(aimed, harm),
            Verb::ReturnAdviser {} => 50 * harm,
            Verb::RevealHand {} | Verb::RevealArmy { .. } => 300,
            Verb::ArmyLosesCheapest { n: count } => gold * n(count.0) * harm / 60,
            Verb::GarrisonLosesWeakest { n: count } => {
                let besieged = aimed.is_some_and(|(_, at)| self.siege_leader(at) == Some(seat));
                let guards = aimed.map_or(0, |(_, at)| n(self.garrison_size(at)));
                n(count.0).min(guards) * if besieged { 6_000 } else { 12 * harm }
            }
            Verb::ProvinceNoIncome {} => aimed.map_or(0, |(_, at)| {
                gold * n(content().provinces[usize::from(at)].gold) * harm / 100
            }),
            Verb::ProvinceIncomeToYou {} => aimed.map_or(0, |(_, at)| {
                gold * n(content().provinces[usize::from(at)].gold) * (100 + harm) / 100
            }),
            _ => 0,
        }
    }
    /// One throw in three kills, one in six a king.
    fn worth_of_dagger(&self, aimed: Option<(Seat, u8)>, harm: i32) -> i32 {
        let Some((who, card)) = aimed else { return 0 };
        let target = self.player(who);
        let worth = if card == target.king && self.emperor == who.0 {
            (self.worth_of_throne(who) + self.worth_of_series(self.in_a_row) / 4) / 6
        } else if card == target.king {
            if target.prince == NONE { 12_000 } else { 4_000 }
        } else if card == target.prince {
            8_000
        } else {
            1_500 + 700 * i32::from(content().command(card))
        };
        worth / 100 * harm - 1_500
    }
    /// What harm done to somebody is worth, in hundredths of it: most to whoever leads, none to friends.
    pub(super) fn spite(&self, seat: Seat, who: Seat) -> i32 {
        if self.is_friendly(seat, who) {
            return -60;
        }
        let others = self.all_seats().filter(|it| *it != seat);
        let best = others.map(|it| self.player(it).prestige).max().unwrap_or(0);
        let leads = self.player(who).prestige >= best;
        let hostile = self.is_hostile(seat, who);
        let share = 100 / (i32::from(self.seats) - 1);
        share + if leads { 20 } else { 0 } + if hostile { 20 } else { 0 }
    }
    /// A card that is not played stays in hand.
    pub(super) fn worth_of_card(&self, card: Card) -> i32 {
        if card.is_heir() { 8_000 } else { 3_500 }
    }
}
