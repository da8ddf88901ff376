//! What must hold between tables: every province has its place, nothing is bought that is not there.

use crate::content::{Content, Layout, PROVINCES, Place, REGIONS, RegionKind};
use crate::map;
use engine::content::Reader;

/// Checks tables against each other, once each is sound by itself.
pub(super) fn together(content: &Content, reader: &mut Reader<'_>) {
    for (at, nation) in content.nations.iter().enumerate() {
        let own = content.regions[at].id;
        let what = format!("the start region of `{}` is `{own}`", nation.nation.id());
        reader.expect(nation.start_region == own, "nations.toml", &nation.start_region, what);
    }
    for layout in &content.layouts {
        if let Some(what) = wrong(layout, content) {
            reader.expect(false, "layouts.toml", &layout.id, format!("`{}`: {what}", layout.id));
        }
    }
    let first = content.first_army.counts();
    let common = first.iter().zip(&content.units).all(|(count, unit)| *count <= unit.supply);
    let reserve = content.units.iter().skip(first.len() - 2).all(|it| {
        !it.is_special() || content.first_army.special.iter().all(|count| *count <= it.supply)
    });
    let what = "the first army needs more units than a reserve holds (AR-9.9)";
    reader.expect(common && reserve, "units.toml", "first_army", what);
    let provinces = content.provinces.iter();
    let (militia, pikemen) = provinces.fold((0u16, 0u16), |(militia, pikemen), it| {
        (militia + u16::from(it.militia), pikemen + u16::from(it.pikemen))
    });
    let enough = militia <= content.neutral_supply.militia.into()
        && pikemen <= content.neutral_supply.pikemen.into();
    let what = "more units in neutral garrisons than there are";
    reader.expect(enough, "units.toml", "neutral_supply", what);
}

/// What is wrong with a layout: every province of its regions lies once, each region in one piece.
fn wrong(layout: &Layout, content: &Content) -> Option<String> {
    let region_of = |id: &str| content.regions.iter().position(|region| region.id == id);
    let mut regions = vec![content.regions.last()?.id];
    if layout.centre != regions[0] {
        return Some(format!("the centre is `{}`", regions[0]));
    }
    for id in layout.borders.iter() {
        let Some(region) = region_of(id) else { return Some(format!("no region `{id}`")) };
        if RegionKind::of(region) != RegionKind::Border || regions.contains(id) {
            return Some(format!("`{id}` is no border region, or is there twice"));
        }
        regions.push(*id);
    }
    let players = usize::from(layout.players);
    let mut seen = [false; PROVINCES];
    let mut spots = Vec::new();
    for cell in layout.cells.iter() {
        let slot = cell.place.index();
        let there = match cell.place {
            Place::Centre => true,
            _ if slot < 4 => slot < players,
            _ => slot - 4 < layout.borders.len(),
        };
        if !there || cell.index > 3 {
            return Some(format!("no province {}.{} here", cell.place.id(), cell.index));
        }
        if usize::from(cell.owner) > players {
            return Some(format!("no seat {} here", cell.owner));
        }
        let own = slot < 4 && usize::from(cell.owner) != slot + 1;
        if own {
            return Some("a start region belongs to its seat (AR-3.4)".into());
        }
        let at = 4 * slot + usize::from(cell.index);
        if std::mem::replace(&mut seen[at], true) {
            return Some(format!("{}.{} is there twice", cell.place.id(), cell.index));
        }
        if cell.row > 15 || cell.column > 14 {
            return Some("rows from 0 to 15 and columns from 0 to 14".into());
        }
        if spots.contains(&(cell.row, cell.column)) {
            return Some(format!("row {}, column {} is taken twice", cell.row, cell.column));
        }
        spots.push((cell.row, cell.column));
    }
    let wanted = 4 * (players + layout.borders.len() + 1);
    if layout.cells.len() != wanted {
        return Some(format!("{} cells, expected {wanted}", layout.cells.len()));
    }
    let border = |seat: usize| {
        let owned = layout.cells.iter().filter(|cell| usize::from(cell.owner) == seat + 1);
        owned.filter(|cell| cell.place.index() >= 4).count()
    };
    if (0..players).any(|seat| border(seat) != 2) {
        return Some("each player owns two provinces of border regions (AR-3.4)".into());
    }
    let adjacent = map::adjacency_of(&map::cells_of(layout), layout.brick);
    let whole =
        |places: u64| map::flood(&adjacent, places & places.wrapping_neg(), places) == places;
    if !whole((0..PROVINCES).filter(|at| seen[*at]).fold(0, |all, at| all | 1 << at)) {
        return Some("there is a gap between the provinces (AR-3.3)".into());
    }
    let broken = (0..REGIONS).find(|slot| seen[4 * slot] && !whole(0b1111 << (4 * slot)));
    broken.map(|slot| format!("the region at {} is in pieces (AR-3.3)", Place::ALL[slot].id()))
}
