//! Everything that waits, verb by verb: which answers there are now, and doing it.
//!
//! No answer means void, one means it happens by itself, several mean that the seat is asked. What single
//! cards and mats do that no list can say is in `specials` and `civilizations`.

mod asked;
mod offer;

pub(crate) use offer::among;

use crate::actions::Mode;
use crate::civilizations::OUTPOST;
use crate::content::content;
use crate::effects::{About, Group, Key, Kind, Special, Test, Verb, Wanted, When};
use crate::events::Event;
use crate::kinds::{Die, Row, Track};
use crate::moves::Move;
use crate::state::{Cards, Tapestry, Waiting};
use engine::chain::{Nature, Program, Rules, Runs, Task as TaskOf, Vocabulary};
use engine::{Chance, Offers, Seat, Seats, Tell};

/// Something a seat still has to decide, or that still happens to it.
pub(crate) type Task = TaskOf<Tapestry>;

impl Vocabulary for Tapestry {
    type Verb = Verb;
    type Test = Test;
    type Group = Group;
    type When = When;
    type Key = Key;

    fn nature(verb: Verb) -> Nature {
        match verb {
            Verb::GainVp { .. } => Nature::Plain,
            Verb::AnswerAttack {} | Verb::AnswerTrap {} => Nature::Pauses,
            Verb::GainResource { resource: Kind::Any, .. }
            | Verb::LoseResource { resource: Kind::Any, .. } => Nature::Asks,
            Verb::GainResource { .. }
            | Verb::LoseResource { .. }
            | Verb::GainVpPer { .. }
            | Verb::ScoreCapital {}
            | Verb::GainTapestry { .. }
            | Verb::GainTerritoryTile { .. }
            | Verb::GainSpaceTile { .. }
            | Verb::Research { .. }
            | Verb::Jump { .. }
            | Verb::ToppleAttacker {}
            | Verb::AttackerLosesResource { .. }
            | Verb::CancelTrap {}
            | Verb::ForbidResponses {}
            | Verb::GainCivilization {}
            | Verb::NotePayment { .. }
            | Verb::SetUpCivilization {}
            | Verb::CheckLandmarkCards {}
            | Verb::EndTurn {}
            | Verb::AdvancePaid {}
            | Verb::TierLandmark {}
            | Verb::SpaceEffects {}
            | Verb::UseMasterpieces {}
            | Verb::UseCivilizations {}
            | Verb::EraBonus {}
            | Verb::UseReserved {}
            | Verb::UseReservedItem {}
            | Verb::ScoreIncome {}
            | Verb::PayIncome {}
            | Verb::ScoreMats {}
            | Verb::AfterFirstIncome {}
            | Verb::AfterLastIncome {}
            | Verb::PlacePiece {}
            | Verb::DistrictReward {}
            | Verb::ScoreSides {}
            | Verb::TileBenefit {}
            | Verb::EndExploration {}
            | Verb::Defend {}
            | Verb::ResolveResponse {}
            | Verb::ResolveConquest {}
            | Verb::RollConquestDice {}
            | Verb::EndConquest {}
            | Verb::MiddleIsland {}
            | Verb::ResolveTapestry {}
            | Verb::EnterTapestry {}
            | Verb::TurnMasterpiece {}
            | Verb::TurnCard {}
            | Verb::RivalsTurn {}
            | Verb::RivalsAdvance {}
            | Verb::RivalsStep {}
            | Verb::RivalsGain {}
            | Verb::RivalsIncome {}
            | Verb::RivalsConquerors {}
            | Verb::RivalsEnd {} => Nature::Sure,
            _ => Nature::Asks,
        }
    }
}

impl Rules for Tapestry {
    type About = About;
    type Move = Move;
    type Event = Event;
    type Tasks = Waiting;
    type Cards = Cards;

    const GO: Move = Move::Yes {};
    const SKIP: Move = Move::No {};
    fn pick(n: u8) -> Option<Move> {
        Some(Move::Pick { n })
    }
    fn picked(mv: Move) -> Option<u8> {
        match mv {
            Move::Pick { n } => Some(n),
            _ => None,
        }
    }

    #[inline]
    fn program() -> &'static Program<Self> {
        &content().program
    }
    #[inline(always)]
    fn tasks(&self) -> &Waiting {
        &self.chain
    }
    #[inline(always)]
    fn tasks_mut(&mut self) -> &mut Waiting {
        &mut self.chain
    }
    #[inline(always)]
    fn cards(&self) -> &Cards {
        &self.cards
    }
    fn cards_mut(&mut self) -> &mut Cards {
        &mut self.cards
    }
    fn seat_count(&self) -> u8 {
        self.seats
    }
    fn leader(&self) -> Seat {
        self.active()
    }

    /// Questions are asked one after the other.
    fn family(_: Verb) -> u32 {
        1
    }

    #[inline(always)]
    fn offer_verb<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let acts = !self.player(task.seat).over || passes_on(verb);
        if acts && !self.is_rival(task.seat) {
            self.offer_for(task, verb, to);
        }
    }

    #[inline(always)]
    fn carry_out<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let over = self.player(task.seat).over && !gains_when_over(task, verb);
        if if self.is_rival(task.seat) { !Self::is_of_rivals(verb) } else { over } {
            return;
        }
        self.carry_out_for(task, verb, answer, chance, tell);
    }

    fn holds(&self, task: &Task, test: Test, actor: Seat) -> bool {
        self.test(task, test, actor)
    }
    fn members(&self, task: &Task, group: Group) -> Seats {
        self.group(task, group)
    }
    fn begins_with(&self, task: &Task, group: Group) -> Seat {
        self.group_begins(task, group)
    }

    /// A civilization first, then a capital (TP-2.6).
    fn commit<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        _: Verb,
        answer: Move,
        _: &mut C,
        tell: &mut T,
    ) -> bool {
        let seat = task.seat;
        match answer {
            Move::Civilization { civilization } => {
                self.kept_civilizations.put(seat, civilization);
                if self.player(seat).offered_capitals.count_ones() > 1 {
                    return false;
                }
                let capital = self.player(seat).offered_capitals.trailing_zeros() as u8;
                self.kept_capitals.put(seat, capital);
            }
            Move::Capital { capital } => self.kept_capitals.put(seat, capital),
            _ => {}
        }
        tell.tell(|| Event::Chosen { seat });
        true
    }
    fn reveal<T: Tell<Event>>(&mut self, _: &Task, _: Verb, tell: &mut T) {
        self.keep_mats(tell);
    }

    fn go_on<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        self.next_step(chance, tell)
    }
}

/// Whose game is over gains points of civilizations and nothing else (TP-6.7).
fn gains_when_over(task: &Task, verb: Verb) -> bool {
    let points = matches!(verb, Verb::GainVp { .. } | Verb::GainVpPer { .. });
    points && matches!(task.about, About::Civilization { .. })
        || verb == (Verb::EndTurn {})
        || passes_on(verb)
}

/// Gains nothing itself, but may bring points: to its seat, or to another one (the token of the Weefolk).
fn passes_on(verb: Verb) -> bool {
    let brings = matches!(
        verb,
        Verb::Special {
            id: Special::HistoriansReward
                | Special::InventorsTake
                | Special::TradersDie
                | Special::IlluminatiDie
                | Special::WeefolkPlot,
            ..
        }
    );
    brings
}

impl Tapestry {
    #[inline(never)]
    fn carry_out_for<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about) = (task.seat, task.about);
        match (verb, answer) {
            // Several of the same: one after the other.
            (Verb::GainTapestry { n }, _) => {
                self.once_more(task, n.0);
                self.gain_tapestry(seat, chance, tell);
            }
            (Verb::GainTerritoryTile { n }, _) => {
                self.once_more(task, n.0);
                self.gain_tile(seat, chance, tell);
            }
            (Verb::GainSpaceTile { n }, _) => {
                self.once_more(task, n.0);
                self.gain_space_tile(seat, chance, tell);
            }
            (Verb::Research { benefit, times, overflow_vp }, _) => {
                self.once_more(task, times.0);
                self.research(seat, benefit, overflow_vp, chance, tell);
            }
            (Verb::GainResource { resource: Kind::Any, n }, Move::Take { resource }) => {
                self.once_more(task, n.0);
                self.gain_resource(seat, resource, 1, about, tell);
            }
            (Verb::GainResource { resource, n }, _) => {
                if let Some(resource) = resource.resource() {
                    self.gain_resource(seat, resource, n.0, about, tell);
                }
            }
            (Verb::GainResourcePer { what, n, .. }, Move::Take { resource }) => {
                self.once_more(task, self.count(seat, what, None, 0).saturating_mul(n.0));
                self.gain_resource(seat, resource, 1, about, tell);
            }
            (Verb::LoseResource { resource: Kind::Any, n }, Move::Pay { resource }) => {
                self.once_more(task, n.0);
                self.lose_resource(seat, resource, 1, tell);
            }
            (Verb::AttackerLosesResource { n }, _) => {
                // Of the attacker's choice.
                let attacker = Seat(self.conquest().attacker);
                for _ in 0..n.0 {
                    self.begin(content().roots.lose_one, attacker, about);
                }
            }
            (Verb::LoseResource { resource, n }, _) => {
                if let Some(resource) = resource.resource() {
                    self.lose_resource(seat, resource, n.0, tell);
                }
            }
            (Verb::PayResource { n, .. }, Move::Pay { resource }) => {
                self.once_more(task, n.0);
                self.pay_resource(seat, resource, 1, tell);
            }
            (Verb::PayVp { n }, _) => {
                self.score_points(seat, Self::source_of(about), -i16::from(n.0), tell);
            }
            (Verb::DiscardTerritoryTiles { n }, Move::DiscardTile { tile }) => {
                self.once_more(task, n.0);
                self.discard_tile(seat, tile, tell);
            }
            (Verb::DiscardTapestry { n }, Move::Discard { card }) => {
                self.once_more(task, n.0);
                self.discard_tapestry(seat, card, tell);
            }
            (Verb::DiscardTechnologies { n }, Move::DiscardTechnology { card }) => {
                self.once_more(task, n.0);
                self.discard_technology(seat, card, chance, tell);
            }
            (Verb::DiscardDownTo { n }, Move::Discard { card }) => {
                if self.player(seat).hand_size() > n.0 + 1 {
                    self.again(task, task.done.saturating_add(1), about);
                }
                self.discard_tapestry(seat, card, tell);
            }
            (Verb::DiscardForGain { vp, resources, .. }, Move::Discard { card }) => {
                self.again(task, task.done.saturating_add(1), about);
                self.discard_tapestry(seat, card, tell);
                self.score_points(seat, Self::source_of(about), vp.into(), tell);
                for _ in 0..resources {
                    self.begin(content().roots.any_resource, seat, about);
                }
            }
            (Verb::GiveTerritoryTile {}, answer) => self.give_tile(task, answer, tell),

            // Points
            (Verb::GainVp { n }, _) => {
                self.score_points(seat, Self::source_of(about), n.0.into(), tell);
            }
            (Verb::GainVpPer { what, n, track }, _) => {
                let points = i16::from(self.count(seat, what, track, 0)) * i16::from(n.0);
                self.score_points(seat, Self::source_of(about), points, tell);
            }
            (Verb::ScoreCapital {}, _) => self.score_capital(seat, about, tell),

            // Buildings
            (Verb::GainBuilding { kind }, Move::Build { building }) => {
                if let (Wanted::Different, About::Tapestry { era, .. }) = (kind, about) {
                    let types = &mut self.player_mut(seat).types_on;
                    types[usize::from(era).min(3)] |= 1 << building as u8;
                }
                self.gain_building(seat, building, tell);
            }
            (Verb::GainLandmark { landmark }, _) => {
                self.gain_landmark(seat, landmark as u8, false, tell);
            }
            (Verb::ChooseLandmark { .. }, Move::Landmark { landmark }) => {
                self.gain_landmark(seat, landmark, false, tell);
            }
            (Verb::PlacePiece {}, _) => self.place_piece(seat, about, tell),
            (Verb::ChooseSpot {}, answer) => self.place_at(seat, about, answer, tell),
            (Verb::DistrictReward {}, _) => {
                if let About::District { district, .. } = about {
                    self.district_reward(seat, district);
                }
            }
            _ => self.carry_out_more(task, verb, answer, chance, tell),
        }
    }

    #[inline(never)]
    fn carry_out_more<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about) = (task.seat, task.about);
        match (verb, about, answer) {
            // Exploration
            (Verb::Explore { place, drawn }, ..) => self.begin_exploring(seat, place, drawn),
            (Verb::ChooseTile {}, About::Hex { flags, .. }, Move::Tile { tile }) => {
                self.explore_with(seat, tile, flags);
            }
            (Verb::ChooseHex {}, About::Tile { tile, .. }, Move::Number { n }) => {
                self.explore_island(seat, tile, n);
            }
            (Verb::ChooseHex {}, About::Tile { tile, .. }, Move::Explore { hex }) => {
                self.explore_at(seat, tile, hex);
            }
            (Verb::ChooseRotation {}, About::Tile { tile, hex }, Move::Turn { rotation }) => {
                self.lay_tile(seat, (tile, hex), rotation, tell);
            }
            (Verb::ScoreSides {}, About::Tile { hex, .. }, _) => self.score_sides(seat, hex, tell),
            (Verb::TileBenefit {}, About::Tile { tile, hex }, _) => {
                self.tile_benefit(seat, tile, hex);
            }
            (Verb::EndExploration {}, About::Tile { hex, .. }, _) => self.end_exploration(hex),
            (Verb::TerritoryBenefit { .. }, _, Move::Hex { hex }) => {
                self.gain_territory(seat, hex, about);
            }
            (Verb::ExploreSpace {}, _, Move::Space { tile }) => {
                self.explore_space(seat, tile, tell)
            }

            // Conquest
            (Verb::Conquer { .. }, _, Move::Civilization { .. }) => {
                self.player_mut(seat).outposts -= 1;
                self.collect(seat, OUTPOST);
            }
            (Verb::Conquer { dice, .. }, _, Move::Conquer { hex }) => {
                self.attack(seat, hex, dice, tell);
            }
            (Verb::AnswerAttack {} | Verb::AnswerTrap {}, _, Move::Respond { card }) => {
                self.respond(seat, card, tell);
            }
            (Verb::Defend {}, ..) => self.defend(chance, tell),
            (Verb::ResolveResponse {}, About::Tapestry { card, .. }, _) => {
                self.resolve_response(seat, card, about);
            }
            (Verb::ToppleAttacker {}, ..) => self.topple_attacker(seat, tell),
            (Verb::CancelTrap {}, ..) => self.conquest_mut().trap = false,
            (Verb::ForbidResponses {}, ..) => self.conquest_mut().answered = true,
            (Verb::RetreatOutpost {}, _, Move::Hex { hex }) => self.retreat(seat, hex, tell),
            (Verb::ResolveConquest {}, ..) => self.resolve_conquest(seat, tell),
            (Verb::RollConquestDice {}, ..) => self.roll_conquest_dice(seat, chance, tell),
            (Verb::GainConquestDice {}, _, Move::Die { die }) => {
                self.again(task, task.done + 1, about);
                self.gain_conquest_die(seat, die, tell);
            }
            (Verb::GainRedDie {}, ..) => {
                let conquest = *self.conquest();
                self.gain_die(seat, Die::Red, conquest.dice[0], conquest.hex, tell);
            }
            (Verb::RollConquerDie {}, About::Tile { hex, .. }, Move::Die { die }) => {
                self.roll_and_gain(seat, die, hex, chance, tell);
            }
            (Verb::EndConquest {}, ..) => self.end_conquest(seat),
            (Verb::MiddleIsland {}, About::Hex { hex, .. }, _) => {
                self.middle_island(seat, hex, tell);
            }
            (Verb::PlaceOutpost {}, About::Tile { hex, .. }, _) => {
                self.place_outpost(seat, hex, tell);
            }

            // Technology
            (Verb::Invent { n, .. }, _, answer) => {
                self.once_more(task, n.0);
                let card = if let Move::Invent { card } = answer { Some(card) } else { None };
                self.invent(seat, card, chance, tell);
            }
            (Verb::RefreshTech {}, _, Move::Yes {}) => self.renew_technologies(seat, chance, tell),
            (Verb::Upgrade { n, lock_card_this_turn, .. }, _, Move::Upgrade { card }) => {
                self.once_more(task, n.0);
                if lock_card_this_turn {
                    self.player_mut(seat).upgraded |= 1 << card;
                }
                self.upgrade(seat, card, tell);
            }
            (Verb::UpgradeLaid {}, _, Move::Upgrade { card }) => self.upgrade(seat, card, tell),
            (Verb::TechCircle {}, _, Move::Circle { card }) => {
                self.gain_again(seat, card, Row::Middle, tell);
            }
            (Verb::TechSquare {}, _, Move::Square { card }) => {
                self.gain_again(seat, card, Row::Top, tell);
            }
            (Verb::TurnCard {}, About::Technology { card, .. }, _) => {
                self.turn_card(seat, card, tell);
            }

            // Tracks
            (Verb::ChooseResult {}, _, Move::Track { track }) => self.use_track(seat, track, about),
            (Verb::UseResult {}, _, Move::Advance { token }) => {
                self.use_result(seat, token, about, tell);
            }
            (Verb::Advance { benefit, bonus, lock, .. }, _, Move::Advance { token }) => {
                let track = self.player(seat).token(token).0;
                if lock {
                    self.lock_track(seat, track);
                }
                let mode = Mode { token: token as u8, benefit, bonus };
                self.advance_token(seat, token, 1, mode, tell);
            }
            (Verb::AdvanceDifferent { n, .. }, _, Move::Advance { token }) => {
                let track = self.player(seat).token(token).0;
                self.advance_one_of(task, n.0, track);
                self.advance_token(seat, token, 1, Mode::default(), tell);
            }
            (Verb::Regress { benefit, bonus, .. }, _, Move::Regress { token }) => {
                let mode = Mode { token: token as u8, benefit, bonus };
                self.regress_token(seat, token, mode, tell);
            }
            (Verb::Jump { spaces }, ..) => self.jump(seat, spaces.0, tell),
            (Verb::RepeatPosition {}, _, Move::Repeat { token }) => {
                if let About::Technology { card, .. } = about {
                    // Its icon works once a turn (TP-9.5).
                    self.gained_again |= self.player(seat).all_technologies() & 1 << card;
                }
                self.repeat(seat, token, tell);
            }
            (Verb::MoveTokenToStart {}, About::Space { mode, .. }, Move::Track { track }) => {
                let token = Track::ALL[usize::from(Mode::of(mode).token).min(Track::COUNT - 1)];
                self.put_token(seat, token, track, 0);
                tell.tell(|| Event::Moved { seat, track, space: 0 });
            }
            _ => self.carry_out_rest(task, verb, answer, chance, tell),
        }
    }

    #[inline(never)]
    fn carry_out_rest<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        verb: Verb,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about) = (task.seat, task.about);
        match (verb, about, answer) {
            // Turns
            (Verb::TakeTurn {}, _, answer) => self.take_turn(task, answer, tell),
            (Verb::PayAdvance {}, About::Space { space, .. }, Move::Pay { resource }) => {
                let (done, units) = self.price_paid(task, space, resource as u8);
                self.again(task, done, about);
                self.pay_resource(seat, resource, units, tell);
            }
            (Verb::AdvancePaid {}, About::Space { mode, .. }, _) => {
                let mode = Mode::of(mode);
                let token = Track::ALL[usize::from(mode.token).min(Track::COUNT - 1)];
                self.advance_token(seat, token, 1, mode, tell);
            }
            (Verb::TierLandmark {}, About::Space { space, .. }, _) => {
                self.tier_landmark(seat, space, tell);
            }
            (Verb::SpaceEffects {}, About::Space { space, mode }, _) => {
                let gained = Mode::of(mode);
                if Mode::is_of_advance(mode) && self.may_defect(seat, space, gained) {
                    self.ask_to_defect(seat, space, mode);
                } else {
                    self.space_effects(seat, space, gained);
                }
            }
            (Verb::CheckLandmarkCards {}, ..) => self.check_landmark_cards(seat, tell),
            (Verb::EndTurn {}, ..) => self.end_turn(seat, tell),

            // Income
            (Verb::UseMasterpieces {}, ..) => self.use_masterpieces(seat),
            (Verb::UseCivilizations {}, ..) => self.use_civilizations(task),
            (Verb::EraBonus {}, ..) => self.era_bonus(seat),
            (Verb::UseReserved {}, ..) => self.use_reserved(seat),
            (Verb::UseReservedItem {}, About::Tapestry { era: at, .. }, _) => {
                self.use_reserved_item(seat, at, tell);
            }
            (Verb::Reserve { what }, _, answer) => self.reserve(task, what, answer, chance, tell),
            (Verb::ScoreIncome {}, ..) => self.score_slot(task),
            (Verb::PayIncome {}, ..) => self.pay_slot(task),
            (Verb::AfterFirstIncome {}, ..) => self.after_first_income(seat),
            (Verb::AfterLastIncome {}, ..) => self.after_last_income(seat),
            (Verb::ScoreMats {}, ..) => self.score_mats(seat, tell),

            // Tapestry cards
            (Verb::PlayTapestry {}, _, answer) => {
                self.copied = 0;
                let era = self.player(seat).era();
                match answer {
                    Move::Play { card } => self.play(seat, card, era, tell),
                    _ => self.play_face_down(seat, era, chance, tell),
                }
            }
            (Verb::DrawKeep { what, draw, keep }, _, answer) => {
                self.draw_and_keep(task, (what, draw.0, keep.0), answer, chance, tell);
            }
            (Verb::OverplayTapestry { .. }, _, Move::Play { card }) => {
                let era = self.player(seat).era();
                self.play(seat, card, era, tell);
            }
            (Verb::PlayOnMakerOfFire {}, _, Move::Play { card }) => self.play(seat, card, 0, tell),
            (Verb::ResolveTapestry {}, About::Tapestry { card, era }, _) => {
                self.resolve_tapestry(seat, card, era);
            }
            (Verb::EnterTapestry {}, About::Tapestry { card, era }, _) => {
                self.enter_tapestry(seat, card, era);
            }

            // Rivals
            (Verb::RivalsTurn {}, ..) => self.rivals_turn(seat, chance, tell),
            (Verb::RivalsAdvance {}, ..) => self.rivals_advance(seat, tell),
            (Verb::RivalsStep {}, About::Track { track, .. }, _) => {
                self.rivals_step(seat, track, tell);
            }
            (Verb::RivalsGain {}, ..) => self.rivals_gain(task, chance, tell),
            (Verb::RivalsIncome {}, ..) => self.rivals_income(task, chance, tell),
            (Verb::RivalsConquerors {}, ..) => self.rival_conquerors(seat, tell),
            (Verb::RivalsEnd {}, ..) => {
                self.clear_turn();
                self.pass_turn(seat);
            }

            // Civilizations, masterpieces
            (Verb::SetUpCivilization {}, ..) => self.set_up_civilization(seat),
            (Verb::GainCivilization {}, ..) => self.gain_civilization(seat, chance, tell),
            (Verb::ChooseCivilization {}, _, Move::Civilization { civilization }) => {
                self.choose_civilization(seat, civilization, chance, tell);
            }
            (Verb::ReplaceThisCivilization {}, About::Civilization { civilization, .. }, _) => {
                self.replace_civilization(seat, civilization, chance, tell);
            }
            (Verb::DraftLandmarkCard {}, _, Move::LandmarkCard { card }) => {
                self.keep_landmark_card(seat, card, tell);
            }
            (Verb::GainMasterpiece { n }, _, answer) => {
                self.once_more(task, n.0);
                let card = if let Move::Masterpiece { card } = answer { Some(card) } else { None };
                self.gain_masterpiece(seat, card, chance, tell);
            }
            (Verb::RefreshMasterpieces {}, _, Move::Yes {}) => {
                self.renew_masterpieces(seat, chance, tell);
            }
            (Verb::Broadcast { .. }, _, Move::Masterpiece { card }) => {
                self.broadcast(task, verb, card, tell);
            }
            (Verb::Inspire {}, _, Move::Inspire { building }) => self.inspire(seat, building, tell),
            (Verb::TurnMasterpiece {}, About::Masterpiece { card }, _) => {
                self.masterpiece_turned |= 1 << card;
            }
            (Verb::NotePayment { forget }, ..) => self.paid = !forget,
            (Verb::Special { id, n }, ..) => {
                self.do_special(task, (id, n), answer, chance, tell);
            }
            // `No`: nothing more of this.
            _ => {}
        }
    }

    /// Is asked again until it was done so often. Comes first of all.
    fn once_more(&mut self, task: &Task, times: u8) {
        if task.done + 1 < times {
            self.again(task, task.done + 1, task.about);
        }
    }

    /// First the tile, then the opponent: a task keeps the tile, counted from 1.
    fn give_tile<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        match answer {
            Move::Tile { tile } if self.seats > 2 => self.again(task, tile + 1, task.about),
            Move::Tile { tile } => {
                let to = Seat(1 - seat.0);
                self.hand_tile(seat, to, tile, tell);
            }
            Move::Player { who } => self.hand_tile(seat, Seat(who), task.done - 1, tell),
            _ => {}
        }
    }

    fn hand_tile<T: Tell<Event>>(&mut self, seat: Seat, to: Seat, tile: u8, tell: &mut T) {
        self.player_mut(seat).tiles &= !(1 << tile);
        self.player_mut(to).tiles |= 1 << tile;
        tell.tell(|| Event::TileGiven { seat, to, tile });
    }

    /// Opponents do not move on it until the end of the next turn (TP-9.6).
    fn lock_track(&mut self, seat: Seat, track: Track) {
        let fresh = if seat == self.active() { 8 } else { 0 };
        self.locks[track.index()] = seat.0 | fresh;
    }

    /// A task keeps the tracks that were used.
    fn advance_one_of(&mut self, task: &Task, n: u8, track: Track) {
        let done = task.done | 1 << track as u8;
        if (done.count_ones() as u8) < n {
            self.again(task, done, task.about);
        }
    }

    fn repeat<T: Tell<Event>>(&mut self, seat: Seat, token: Track, tell: &mut T) {
        let (track, space) = self.player(seat).token(token);
        tell.tell(|| Event::Repeated { seat, track, space });
        let number = track as u8 * 12 + space - 1;
        self.gain_space(seat, number, Mode::full(token as u8));
    }

    /// A task keeps how many were used; which ones, is in the state.
    fn broadcast<T: Tell<Event>>(&mut self, task: &Task, verb: Verb, card: u8, tell: &mut T) {
        let Verb::Broadcast { most, .. } = verb else { return };
        let seat = task.seat;
        self.once_more(task, most.0);
        if task.done == 0 {
            self.broadcast = 0;
        }
        self.broadcast |= 1 << card;
        tell.tell(|| Event::Broadcast { seat, card });
        let printed = &content().masterpieces[usize::from(card)];
        self.begin(printed.benefit, seat, About::Masterpiece { card });
    }
}
