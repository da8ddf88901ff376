//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.

use super::{Content, automa, boards, cards, civilizations, together};
use crate::capital;
use crate::kinds::Achievement;
use crate::map;
use crate::roots::Roots;
use engine::chain::Compiler;
use engine::content::{Part, Reader};

/// Reads a complete set of tables.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Content> {
    let mut effects = Compiler::default();
    reader.file("procedures.toml", |file| Roots::compile(file, &mut effects));
    let tracks = reader.file("tracks.toml", |file| boards::tracks(file, &mut effects));
    let income = reader.file("income.toml", |file| boards::income(file, &mut effects));
    let dice = reader.file("dice.toml", |file| boards::dice(file, &mut effects));
    let achievements = reader
        .file("achievements.toml", |file| <[_; Achievement::COUNT]>::take(file, "achievement"));
    let landmark_cards = reader.file("landmark-cards.toml", boards::landmark_cards);
    let space_tiles =
        reader.file("space-tiles.toml", |file| boards::space_tiles(file, &mut effects));
    let masterpieces =
        reader.file("masterpieces.toml", |file| cards::masterpieces(file, &mut effects));
    let technologies =
        reader.file("technology-cards.toml", |file| cards::technologies(file, &mut effects));
    let tapestries =
        reader.file("tapestry-cards.toml", |file| cards::tapestries(file, &mut effects));
    let civilizations =
        reader.file("civilizations.toml", |file| civilizations::civilizations(file, &mut effects));
    let map = map::read(reader, &mut effects);
    let capitals = capital::read(reader, &mut effects);
    let automa = reader.file("automa.toml", automa::automa);
    let program = effects.finish_for(reader);
    let roots = program.as_ref().and_then(Roots::of);
    let (tracks, spaces) = tracks?;
    let ([red_die, black_die], science_dice) = dice?;
    let (civilizations, abilities) = civilizations?;
    let tapestries = tapestries?;
    let trap = tapestries.iter().position(|card| card.copies > 1).unwrap_or_default() as u8;
    let content = Content {
        program: program?,
        roots: roots?,
        costs: std::array::from_fn(|at| tracks[at].costs.each_ref().map(|it| boards::Cost::of(it))),
        tracks,
        spaces,
        income: income?,
        red_die,
        black_die,
        science_dice,
        achievements: achievements?,
        landmark_cards: landmark_cards?,
        space_tiles: space_tiles?,
        masterpieces: masterpieces?,
        technologies: technologies?,
        tapestries,
        trap,
        civilizations,
        abilities,
        map: map?,
        capitals: capitals?,
        automa: automa?,
    };
    if reader.is_sound() {
        together::together(&content, reader);
    }
    Some(content)
}
