//! Questions as messages.

use crate::moves::Question;
use crate::state::TerraMystica;
use engine::Message;

/// What a seat is asked, as a sentence.
pub(crate) fn question(table: &TerraMystica, question: &Question) -> Message {
    let message = Message::new(format!("question-{}", question_id(question)));
    match *question {
        Question::TakeTurn { actions } => message.number("actions", actions),
        Question::UseSpades { spades } => message.number("spades", spades),
        Question::StepCult { steps } | Question::LoseSteps { steps } => {
            message.number("steps", steps)
        }
        Question::TakeFavor { tiles } => message.number("tiles", tiles),
        Question::FoundTown { towns } => message.number("towns", towns),
        Question::AnswerOffer { from, power, points } => {
            message.name("from", table.who(from)).number("power", power).number("points", points)
        }
        _ => message,
    }
}

/// The kind of a question in message keys.
pub(crate) fn question_id(question: &Question) -> &'static str {
    match question {
        Question::ChooseFaction => "choose-faction",
        Question::ChooseTerrain => "choose-terrain",
        Question::PlaceDwelling => "place-dwelling",
        Question::ChooseCard => "choose-card",
        Question::TakeTurn { .. } => "take-turn",
        Question::UseSpades { .. } => "use-spades",
        Question::BuildHere => "build-here",
        Question::PlaceBridge => "place-bridge",
        Question::StepCult { .. } => "step-cult",
        Question::TakeFavor { .. } => "take-favor",
        Question::FoundTown { .. } => "found-town",
        Question::EnterCult => "enter-cult",
        Question::Ordain => "ordain",
        Question::RideTo => "ride-to",
        Question::FreeTradingHouse => "free-trading-house",
        Question::Sandstorm => "sandstorm",
        Question::FinishTurn => "finish-turn",
        Question::AnswerOffer { .. } => "answer-offer",
        Question::LoseSteps { .. } => "lose-steps",
        Question::BuyToken => "buy-token",
        Question::PriestOrTerrain => "priest-or-terrain",
    }
}
