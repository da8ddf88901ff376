//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.

mod cards;
mod procedures;
mod together;

pub use procedures::Roots;

use super::*;
use engine::chain::Compiler;
use engine::content::{File, Name, Part, Reader};

/// Reads a complete set of tables.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Content> {
    let mut effects = Compiler::default();
    reader.file("procedures.toml", |file| Roots::compile(file, &mut effects));
    let rules = reader.file("rules.toml", Rules::read);
    let nations = reader.file("nations.toml", |file| <[NationCard; NATIONS]>::take(file, "nation"));
    let land = reader.file("provinces.toml", land);
    let army = reader.file("units.toml", units);
    let characters = reader.file("characters.toml", |file| cards::characters(file, &mut effects));
    let events = reader.file("events.toml", |file| cards::events(file, &mut effects));
    let ideologies = reader.file("ideologies.toml", |file| cards::ideologies(file, &mut effects));
    let names = ideologies.map(|cards| cards.map(|it| it.id));
    let politics = reader.file("politics.toml", |file| cards::politics(file, names, &mut effects));
    let intrigues = reader.file("intrigue.toml", |file| cards::intrigues(file, &mut effects));
    let tactics = reader.file("tactics.toml", cards::tactics);
    let layouts = reader.file("layouts.toml", |file| <[Layout; 3]>::take(file, "layout"));
    let program = effects.finish_for(reader);
    let roots = program.as_ref().and_then(Roots::of);
    let ((regions, provinces), program, roots) = (land?, program?, roots?);
    let Army { units, general, captain, first_army, neutral_supply } = army?;
    let (characters, intrigues, tactics) = (characters?, intrigues?, tactics?);
    let ids = characters.iter().map(|it| it.id).chain(intrigues.iter().map(|it| it.id));
    let content = Content {
        card_ids: ids.chain(tactics.iter().map(|it| it.id)).map(Name::text).collect(),
        leads: characters.map(|it| cards::leads(&program, &it)),
        program,
        roots,
        rules: rules?,
        nations: nations?,
        regions,
        provinces,
        units,
        general,
        captain,
        first_army,
        neutral_supply,
        characters,
        events: events?,
        ideologies: ideologies?,
        politics: politics?,
        intrigues,
        tactics,
        layouts: layouts?,
    };
    if reader.is_sound() {
        together::together(&content, reader);
    }
    Some(content)
}

/// Four provinces of each region follow each other.
fn land(file: &mut File<'_>) -> Option<([RegionCard; REGIONS], [ProvinceCard; PROVINCES])> {
    let regions = <[RegionCard; REGIONS]>::take(file, "region");
    let provinces = file.entries::<ProvinceCard>("province");
    if let (Some(regions), true) = (&regions, file.is_complete()) {
        for (at, province) in provinces.iter().enumerate() {
            let Some(region) = regions.get(at / 4) else { continue };
            let what = format!("`{}` stands among the provinces of `{}`", province.id, region.id);
            file.expect(province.region == region.id, province.field("region"), what);
            let neutral = RegionKind::of(at / 4) != RegionKind::Start;
            let guarded = province.militia + province.pikemen > 0;
            let what = format!("`{}` is never neutral at the start (AR-3.4)", province.id);
            file.expect(neutral || !guarded, province, what);
        }
    }
    let provinces = provinces.into_iter().map(engine::content::Entry::into_inner).collect();
    Some((regions?, file.exactly("province", provinces)?))
}

/// What `units.toml` holds.
struct Army {
    units: [UnitCard; UNITS],
    general: General,
    captain: Captain,
    first_army: FirstArmy,
    neutral_supply: NeutralSupply,
}

/// The common units, then two of each nation.
fn units(file: &mut File<'_>) -> Option<Army> {
    let units = file.entries::<UnitCard>("unit");
    for (at, unit) in units.iter().enumerate() {
        let nation = at.checked_sub(COMMON_UNITS).and_then(|own| Nation::ALL.get(own / 2)).copied();
        let what = "the seven common units, then two of each nation (AR-3.9)";
        file.expect(unit.nation == nation || !file.is_complete(), unit.field("id"), what);
    }
    let units: Vec<UnitCard> = units.into_iter().map(engine::content::Entry::into_inner).collect();
    for (at, id) in ["militia", "pikemen"].into_iter().enumerate() {
        let there = units.get(at).is_none_or(|unit| unit.id == id);
        file.expect_together(there, "militia and pikemen first: neutral towns have them (AR-3.4)");
    }
    let cannon = |(at, unit): (usize, &UnitCard)| {
        (unit.class == crate::kinds::UnitClass::Artillery) == (at == crate::kinds::CANNON)
    };
    let only = units.iter().enumerate().all(cannon);
    file.expect_together(only, "the seventh unit is artillery, and no other (AR-18.10)");
    let (general, captain) = (file.row("general"), file.row("captain"));
    let (first_army, neutral_supply) = (file.row("first_army"), file.row("neutral_supply"));
    Some(Army {
        units: file.exactly("unit", units)?,
        general: general?,
        captain: captain?,
        first_army: first_army?,
        neutral_supply: neutral_supply?,
    })
}
