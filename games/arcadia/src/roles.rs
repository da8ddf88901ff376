//! Advisers of one kingdom: whose matter a question is (AR-23.2).

use crate::moves::Question;
use crate::state::Arcadia;
use engine::{Company, Seat};

const CHANCELLOR: &str = "chancellor";
const MARSHAL: &str = "marshal";
const TREASURER: &str = "treasurer";

/// AR-23.2.
pub(crate) const COMPANY: Company =
    Company { rule: "AR-23.2", roles: &[CHANCELLOR, MARSHAL, TREASURER], letters: true };

impl Arcadia {
    pub(crate) fn adviser(&self, seat: Seat, question: &Question) -> &'static str {
        use Question::*;
        match question {
            PickNation
            | PickIdeology
            | PickProvince
            | PlaceHeir { .. }
            | Discard { .. }
            | SearchHeir
            | ChoosePolitics
            | NameTarget
            | Court
            | Plot { .. }
            | React { .. }
            | ChooseArmy { .. }
            | LoseUnit
            | Talk { .. }
            | Declare
            | AnswerCall { .. }
            | Vote
            | Contest
            | ChooseCamp
            | ChooseRegion { .. }
            | PayForPrestige { .. } => CHANCELLOR,
            AnswerDeal { .. } if self.would_pay(seat) => TREASURER,
            AnswerDeal { .. } => CHANCELLOR,
            March
            | ChooseBattle
            | Intervene { .. }
            | ChooseMode { .. }
            | Assault
            | JoinStorm { .. }
            | Garrison { .. }
            | PickLosses { .. }
            | Flee { .. }
            | Shelter { .. }
            | AssignColumn { .. }
            | Deploy { .. }
            | Orders { .. }
            | AimGun
            | PickForCard
            | PlayTactic
            | Prisoner { .. } => MARSHAL,
            Manage { .. } | Enlist { .. } | PayRansom { .. } => TREASURER,
        }
    }
}
