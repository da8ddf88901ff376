//! What is in the box, for statistics: everything that [`crate::events::Event::puts_to_use`] can
//! name and that comes in a fixed number.

use crate::content::content;
use crate::kinds::{Effect, Good};
use std::borrow::Cow;

pub(crate) fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
    let content = content();
    let settlers: Vec<_> = content.settlers.iter().map(|it| it.id.into()).collect();
    let buildings: Vec<_> = content.building_ids.iter().map(|id| Cow::from(*id)).collect();
    let objectives: Vec<_> = content.objectives.iter().map(|it| it.id.into()).collect();
    let goods: Vec<_> = Good::ALL.iter().map(|good| good.id().into()).collect();
    vec![
        ("settlers-taken", settlers.clone()),
        ("settlers", settlers),
        ("building", buildings.clone()),
        ("building-sold", buildings),
        ("council", content.council.iter().map(|it| it.id.into()).collect()),
        ("character", content.characters.iter().map(|it| it.id.into()).collect()),
        ("bonus", Effect::ALL.iter().map(|effect| effect.id().into()).collect()),
        ("office", (1..=content.offices.len()).map(|office| office.to_string().into()).collect()),
        ("dice-tile", content.dice_tiles.iter().map(|it| it.id.into()).collect()),
        ("commission", content.commissions.iter().map(|it| it.id.into()).collect()),
        ("event", content.events.iter().map(|it| it.id.into()).collect()),
        ("objective", objectives.clone()),
        ("objective-met", objectives),
        ("good-sold", goods.clone()),
        ("good-bought", goods),
    ]
}
