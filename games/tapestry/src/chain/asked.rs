//! What a seat is asked, for people.

use crate::actions::track_at;
use crate::effects::{About, Kind, Verb};
use crate::moves::Question;
use crate::state::Tapestry;
use engine::Seat;
use engine::chain::{Asks, Runs};

impl Tapestry {
    /// What a seat is asked.
    pub(crate) fn question_for(&self, seat: Seat) -> Option<Question> {
        let (task, verb) = match self.asks(seat)? {
            Asks::Verb { task, verb, .. } => (task, verb),
            Asks::Whether { .. } => return Some(Question::Whether),
            Asks::Choice { .. } => return Some(Question::Choose),
            Asks::Order { .. } | Asks::AnyOf { .. } => return Some(Question::Order),
        };
        let left = |n: u8| n.saturating_sub(task.done);
        Some(match (verb, task.about) {
            (Verb::KeepMats {}, _) if self.kept_civilizations.mine(seat).is_none() => {
                Question::KeepCivilization
            }
            (Verb::KeepMats {}, _) => Question::KeepCapital,
            (Verb::TakeTurn {}, _) => Question::TakeTurn {},
            (Verb::PayAdvance {}, _) => Question::Pay {},
            (Verb::PayResource { n, .. }, _) | (Verb::LoseResource { n, .. }, _) => {
                Question::PayUnits { left: left(n.0) }
            }
            (Verb::GainResource { resource: Kind::Any, n }, _) => {
                Question::Take { left: left(n.0) }
            }
            (Verb::GainBuilding { .. }, _) => Question::Build,
            (Verb::ChooseSpot {}, _) => Question::Place,
            (Verb::ChooseLandmark { .. }, _) => Question::Landmark,
            (Verb::ChooseTile {}, _) => Question::Tile,
            (Verb::ChooseHex {}, About::Tile { tile, .. }) => Question::Explore { tile },
            (Verb::ChooseRotation {}, About::Tile { tile, hex }) => Question::Turn { tile, hex },
            (Verb::ExploreSpace {}, _) => Question::Space,
            (Verb::Conquer { .. }, _) => Question::Conquer,
            (Verb::AnswerAttack {} | Verb::AnswerTrap {}, _) => {
                Question::Respond { hex: self.conquest().hex }
            }
            (Verb::GainConquestDice {} | Verb::RollConquerDie {}, _) => Question::Die,
            (Verb::Invent { .. }, _) => Question::Invent,
            (Verb::Upgrade { .. }, _) => Question::Upgrade,
            (Verb::TechCircle {} | Verb::TechSquare {}, _) => Question::GainAgain,
            (
                Verb::PlayTapestry {} | Verb::OverplayTapestry { .. } | Verb::PlayOnMakerOfFire {},
                _,
            ) => Question::Play,
            (Verb::DiscardTapestry { n }, _)
            | (Verb::DiscardTerritoryTiles { n }, _)
            | (Verb::DiscardTechnologies { n }, _) => Question::Discard { left: left(n.0) },
            (Verb::UseResult {}, About::Track { track, .. }) => {
                Question::Research { track: track_at(track) }
            }
            (Verb::Advance { .. } | Verb::AdvanceDifferent { .. }, _) => Question::Advance,
            (Verb::Regress { .. }, _) => Question::Regress,
            (Verb::RepeatPosition {}, _) => Question::Repeat,
            (Verb::ChooseResult {} | Verb::MoveTokenToStart {}, _) => Question::Track,
            (Verb::GiveTerritoryTile {}, _) if task.done > 0 => Question::Player,
            (Verb::DraftLandmarkCard {}, _) => Question::LandmarkCard,
            (Verb::GainMasterpiece { .. } | Verb::Broadcast { .. }, _) => Question::Masterpiece,
            (Verb::Inspire {}, _) => Question::Inspire,
            (Verb::TerritoryBenefit { .. } | Verb::RetreatOutpost {}, _) => Question::Hex,
            (Verb::Special { id, .. }, _) => Question::Special { id },
            (Verb::DrawKeep { .. } | Verb::Reserve { .. }, _) => Question::Keep,
            (Verb::RefreshTech {} | Verb::RefreshMasterpieces {}, _) => Question::Renew,
            _ => Question::Other,
        })
    }
}
