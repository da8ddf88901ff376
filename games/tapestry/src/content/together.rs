//! What must hold between tables, and what no table may do.

use super::Content;
use crate::effects::{Kind, Special, Verb};
use engine::chain::Op;
use engine::content::Reader;

/// Checks tables against each other, once each is sound by itself.
pub(super) fn together(content: &Content, reader: &mut Reader<'_>) {
    let gained = |landmark| {
        let by_track = content.tracks.iter().any(|track| track.landmarks.contains(&landmark));
        let by_card = content.landmark_cards.iter().any(|card| card.id == landmark.id());
        let by_effect = content.program.steps().any(|step| {
            matches!(content.program.node(step).op,
                Op::Just(Verb::GainLandmark { landmark: of }) | Op::Do(Verb::GainLandmark { landmark: of }) if of == landmark)
        });
        u8::from(by_track) + u8::from(by_card) + u8::from(by_effect)
    };
    for landmark in crate::kinds::Landmark::ALL {
        let what = format!("`{}` is gained in exactly one way (TP-1.4)", landmark.id());
        reader.expect(gained(landmark) == 1, "tracks.toml", "landmarks", what);
    }
    let used = |special| {
        content.program.steps().any(|step| match content.program.node(step).op {
            Op::Just(Verb::Special { id, .. })
            | Op::Do(Verb::Special { id, .. })
            | Op::Ask(Verb::Special { id, .. })
            | Op::Pause(Verb::Special { id, .. }) => id == special,
            _ => false,
        })
    };
    for special in Special::ALL {
        let what = format!("no card and no mat uses `{}`", special.id());
        reader.expect(used(special), "tapestry-cards.toml", "special", what);
    }
    for (slots, kind) in content.income.slots.iter().zip(Kind::ALL) {
        let pays = slots[0].pays;
        let what = format!("slot 1 pays {} in every income (TP-4.8)", kind.id());
        reader.expect(pays, "income.toml", "slot = 1", what);
    }
    super::cycles::expect_ends(content, reader);
}
