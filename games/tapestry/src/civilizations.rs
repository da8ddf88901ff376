//! What tables cannot say of a civilization (TP-22): abilities with a procedure of their own.
//!
//! Every mat exists once, so what lies on mats is kept for the table ([`MatStates`]), whoever has them.
//! An ability is one verb that is asked again until it is done: `done` of its task says how far it has
//! come.

mod alchemists;
mod architects;
mod built;
mod cards;
mod collectors;
mod final_scoring;
mod further;
mod gaining;
mod gamblers;
mod historians;
mod hunters;
mod illuminati;
mod inventors;
mod islanders;
mod map;
mod militants;
mod mystics;
mod places;
mod renegades;
mod rings;
mod space_mats;
mod spaces;
mod state;
mod tinkerers;
mod weefolk;

pub(crate) use collectors::{OUTPOST, TAPESTRY, TECHNOLOGY, TILE};
pub use state::MatStates;
pub(crate) use state::People;

use self::militants::ON_MAT;
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Special, Test};
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Phase, Tapestry};
use engine::chain::{RootId, Runs};
use engine::{Chance, Offers, Seat, Tell};

impl Tapestry {
    /// Who has this mat.
    pub(crate) fn owner_of(&self, people: People) -> Option<Seat> {
        self.all_seats().find(|seat| self.has_mat(*seat, people))
    }
    pub(crate) fn has_mat(&self, seat: Seat, people: People) -> bool {
        self.player(seat).civilizations.contains(&(people as u8))
    }
    /// What the spaces of a mat give.
    fn space_of(people: People, space: usize) -> RootId {
        content().civilizations[people.index()].mat[space]
    }
    /// Gains what a space of a mat gives.
    fn gain_mat_space(&mut self, seat: Seat, people: People, space: usize) {
        let about = About::Civilization { civilization: people as u8, n: space as u8 };
        self.begin(Self::space_of(people, space), seat, about);
    }
    /// A mat begins as it is printed, also when somebody else has had it before (TP-14.8).
    pub(crate) fn gained_mat(&mut self, seat: Seat, civilization: u8) {
        let tokens = content().civilizations[usize::from(civilization)].tokens;
        self.mats.reset(civilization, tokens);
        let outposts = self.player(seat).outposts;
        match People::ALL.get(usize::from(civilization)) {
            Some(People::Militants) if outposts < ON_MAT => self.empty_militants(),
            Some(People::Advisors) => self.mats.hand_before = self.player(seat).hand,
            Some(People::Celestials) if self.phase == Phase::SettingUp => self.float(seat),
            _ => {}
        }
    }

    /// Answers of an ability now.
    #[inline(never)]
    pub(crate) fn offer_mat<O: Offers<Move>>(
        &self,
        task: &Task,
        (id, n): (Special, u8),
        to: &mut O,
    ) {
        match id {
            Special::Alchemists => self.offer_alchemists(task, to),
            Special::ArchitectsCubes => self.offer_cubes(task, to),
            Special::SwapIncomeBuildings => self.offer_swap(task, n, to),
            Special::Entertainers => self.offer_next_space(to),
            Special::EntertainersAnySpace => {
                offer_numbers(to, 0x1_fffe, "TP-22.20", "refused-no-way")
            }
            Special::Leaders => self.offer_leaders(to),
            Special::Merrymakers => self.offer_merrymakers(to),
            Special::MilitantsPlace => self.offer_militants_place(task, to),
            Special::MilitantsTake => self.offer_militants_take(to),
            Special::MysticsPredict => self.offer_prediction(task, to),
            Special::Heralds => self.offer_heralds(to),
            Special::HeraldsDraw => self.offer_heralds_draw(task, to),
            Special::Historians => self.offer_historians(task, to),
            Special::HistoriansGiveAll => self.offer_opponents(task.seat, to),
            Special::Inventors => self.offer_inventors(to),
            Special::InventorsGain => to.one(Move::Yes {}),
            Special::IsolationistsToken => self.offer_isolationists(task, to),
            Special::Traders => self.offer_traders(task.seat, to),
            Special::TradersDie => to.when(self.left_over_die().is_some(), Move::Yes {}),
            Special::HistoriansReward | Special::InventorsTake | Special::Militants => {
                to.one(Move::Yes {});
            }
            Special::Aliens => self.offer_aliens(task, to),
            Special::Infiltrators => self.offer_infiltrators(task.seat, to),
            Special::Tinkerers => self.offer_tinkerers(task, to),
            Special::ResourcePair => self.offer_pair(task, to),
            Special::TreasureHunters => self.offer_treasures(task, to),
            Special::BothDice => self.offer_both_dice(task, to),
            Special::Artificers => self.offer_artificers(task, to),
            Special::Celestials => self.offer_celestials(task, to),
            Special::KeepMat | Special::Renegades => {
                to.one(Move::Yes {});
                to.one(Move::No {});
            }
            Special::CelestialsMidgame | Special::Relentless => to.one(Move::Yes {}),
            Special::UtilitariansActivate => self.offer_activation(to),
            Special::UtilitariansTokens => self.offer_tokens(task.seat, to),
            Special::Collectors => self.offer_collecting(task, to),
            Special::UrbanPlannersCard => self.offer_planners_card(to),
            Special::Gamblers => self.offer_gamblers(task, to),
            Special::AdvisorsGift => self.offer_gift_card(task.seat, to),
            Special::AdvisorsGive => self.offer_cards_to_give(task, to),
            Special::Spies => self.offer_spies(task, to),
            Special::Islanders | Special::IslandersMidgame => self.offer_island(task, to),
            Special::IslandTurn => self.offer_island_turn(to),
            Special::Faefolk => self.offer_faefolk(task, to),
            Special::Genies => self.offer_genies(task, to),
            Special::GeniesWish => self.offer_wish(to),
            Special::GeniesOwn => self.offer_genies_own(task, to),
            Special::Weefolk => self.offer_weefolk(task, to),
            Special::WeefolkToken => self.offer_opponents(task.seat, to),
            Special::WeefolkPlot => self.offer_token_plots(task, to),
            Special::Werefolk => self.offer_werefolk(task, to),
            Special::ElderOnesTurn => self.offer_elder_ones(task.seat, to),
            Special::MerfolkTurn => self.offer_merfolk(task, to),
            Special::MerfolkSubmerge => self.offer_submerging(task, n, to),
            Special::MerfolkSurface | Special::IlluminatiReturn | Special::IlluminatiDie => {
                to.one(Move::Yes {});
            }
            Special::ChooseFace => self.offer_faces(task, to),
            _ => {}
        }
    }

    /// Does it, or the next part of it.
    #[inline(never)]
    pub(crate) fn do_mat<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        (id, n): (Special, u8),
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match (id, answer) {
            (_, Move::No {}) if !id.hears_no() => {}
            (Special::Alchemists, _) => self.do_alchemists(task, n, answer, chance, tell),
            (Special::ArchitectsCubes, Move::Plot { plot }) => self.put_cube(task, plot),
            (Special::SwapIncomeBuildings, Move::Plot { plot }) => self.swap_with(task, n, plot),
            (Special::Entertainers | Special::EntertainersAnySpace, Move::Number { n }) => {
                self.mats.tokens[People::Entertainers.index()] = n;
                self.gain_mat_space(seat, People::Entertainers, n.into());
            }
            (Special::Leaders, Move::Number { n }) => self.cover_leader(seat, n),
            (Special::Merrymakers, Move::Number { n }) => self.make_merry(seat, n),
            (Special::Militants, _) => self.gain_militants(seat),
            (Special::MilitantsPlace, Move::Number { n }) => self.place_on_mat(task, n),
            (Special::MilitantsTake, Move::Number { n }) => self.take_from_row(n),
            (Special::MysticsPredict, Move::Number { n }) => self.predict(task, n),
            (Special::Heralds, Move::Copy { card }) => self.do_heralds(seat, card),
            (Special::HeraldsDraw, _) => self.do_heralds_draw(task, answer, chance, tell),
            (Special::Historians, _) => self.do_historians(task, answer, tell),
            (Special::HistoriansGiveAll, Move::Player { who }) => self.give_all(task, who),
            (Special::HistoriansReward, _) => self.historians_reward(seat),
            (Special::Inventors, Move::Upgrade { card }) => self.do_inventors(seat, card, tell),
            (Special::InventorsGain, _) => self.inventors_gain(task),
            (Special::InventorsTake, _) => self.inventors_take(task, tell),
            (Special::IsolationistsToken, _) => self.put_isolationist(task),
            (Special::Traders, Move::Hex { hex }) => self.trade(seat, hex, tell),
            (Special::TradersDie, _) => self.take_left_over_die(seat, tell),
            (Special::Aliens, _) => self.do_aliens(task, answer, tell),
            (Special::Infiltrators, _) => self.do_infiltrators(seat, answer, tell),
            (Special::Tinkerers, _) => self.do_tinkerers(task, answer, tell),
            (Special::ResourcePair, Move::Take { resource }) => {
                self.take_pair(task, n == 2, resource, tell);
            }
            (Special::TreasureHunters, _) => self.do_treasures(task, answer, chance, tell),
            (Special::BothDice, Move::Die { die }) => self.gain_one_of_both(task, die, tell),
            (Special::Artificers, _) => self.do_artificers(task, answer, tell),
            (Special::Celestials, _) => self.do_celestials(seat, answer, chance, tell),
            (Special::CelestialsMidgame, _) => self.float(seat),
            (Special::KeepMat, _) => self.keep_or_replace(task, answer, chance, tell),
            (Special::Renegades, _) => self.do_renegades(task, answer, tell),
            (Special::Relentless, _) => self.do_relentless(seat),
            (Special::UtilitariansActivate, _) => self.do_activation(task, answer),
            (Special::UtilitariansTokens, Move::Landmark { landmark }) => {
                self.put_token_beside(task, landmark);
            }
            (Special::Collectors, _) => self.do_collecting(task),
            (Special::UrbanPlannersCard, Move::LandmarkCard { card }) => {
                self.take_planners_card(seat, card, tell);
            }
            (Special::UrbanPlannersCard, Move::Yes {}) => {
                self.replace_civilization(seat, People::UrbanPlanners as u8, chance, tell);
            }
            (Special::Gamblers, _) => self.do_gamblers(task, answer, chance, tell),
            (Special::AdvisorsGift, _) => self.give_card(task, answer, chance, tell),
            (Special::AdvisorsGive, _) => self.give_for_points(task, n, answer, tell),
            (Special::Spies, _) => self.do_spies(task, answer, tell),
            (Special::Islanders, _) => self.do_island(task, false, answer),
            (Special::IslandersMidgame, _) => self.do_island(task, true, answer),
            (Special::IslandTurn, Move::Turn { rotation }) => {
                self.lay_on_island(task, rotation, tell);
            }
            (Special::Faefolk, _) => self.do_faefolk(task, answer, chance, tell),
            (Special::Genies, _) => self.do_genies(task, answer, chance, tell),
            (Special::GeniesWish, Move::Number { n }) => self.wish(task, n),
            (Special::GeniesOwn, Move::Number { n }) => self.gain_genies_own(task, n),
            (Special::Weefolk, _) => self.do_weefolk(task, answer, tell),
            (Special::WeefolkToken, _) => {
                self.do_weefolk(&Task { about: About::Nothing, ..*task }, answer, tell);
            }
            (Special::WeefolkPlot, Move::Plot { plot }) => self.put_token_on_plot(task, plot, tell),
            (Special::Werefolk, _) => self.do_werefolk(task, answer, chance, tell),
            (Special::ElderOnesTurn, _) => self.do_elder_ones(task, answer, tell),
            (Special::MerfolkTurn, _) => self.do_merfolk(task, answer, tell),
            (Special::MerfolkSubmerge, _) => self.submerge(task, n, answer, tell),
            (Special::MerfolkSurface, _) => self.surface(seat, tell),
            (Special::IlluminatiReturn, _) => self.put_dice_back(),
            (Special::IlluminatiDie, _) => self.take_rolled_die(task, tell),
            (Special::ChooseFace, Move::Number { n: face }) => {
                self.choose_face(task, n, face, tell);
            }
            _ => {}
        }
    }

    /// Conditions that only mats have.
    pub(crate) fn test_of_mat(&self, task: &Task, test: Test, actor: Seat) -> bool {
        match (test, task.about) {
            (Test::OpponentHoldsOwnToken, _) => self.mats.holders >> actor.0 & 1 == 1,
            (Test::CardHasOwnToken, About::Technology { card, .. }) => {
                self.mats.invented >> card & 1 == 1
            }
            (Test::DieOnOwnMat, About::Die { die, .. }) => {
                self.dice_on_mat() >> Self::rolled_die(die).0 as u8 & 1 == 1
            }
            (Test::LandmarkListedOnMat, about) => Self::is_landmark_listed(about),
            (Test::TerritoryHasOwnTraderToken, About::Hex { hex, .. }) => {
                self.mats.trading >> hex & 1 == 1
            }
            _ => false,
        }
    }
}

impl Special {
    /// "No" is an answer with an effect of its own.
    fn hears_no(self) -> bool {
        matches!(
            self,
            Special::Alchemists
                | Special::AdvisorsGift
                | Special::ElderOnesTurn
                | Special::Faefolk
                | Special::KeepMat
                | Special::Renegades
                | Special::Werefolk
        )
    }
}

/// Numbers of a set of bits.
fn offer_numbers<O: Offers<Move>>(to: &mut O, numbers: u64, rule: &'static str, key: &'static str) {
    crate::chain::among(to, crate::actions::wide(numbers), Move::Number { n: 0 }, rule, key);
}

/// Hexes of a set.
fn offer_hexes<O: Offers<Move>>(to: &mut O, hexes: u64, rule: &'static str, key: &'static str) {
    crate::chain::among(to, crate::actions::wide(hexes), Move::Hex { hex: 0 }, rule, key);
}
