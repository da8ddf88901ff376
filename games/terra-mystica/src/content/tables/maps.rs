//! `maps.toml`: the pictures of the maps.

use crate::kinds::Terrain;
use crate::map::{FaultAt, Map};
use engine::content::File;
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapEntry {
    id: Spanned<String>,
    ledger_id: Spanned<String>,
    first_row: Spanned<char>,
    rows: Vec<Spanned<String>>,
    bridge_sites: Vec<Spanned<String>>,
}

/// Hexes of the map in the box: of each terrain, and rivers (TM-1.1).
const OF_EACH_TERRAIN: u32 = 11;
const RIVERS: u32 = 36;

/// All maps, the one in the box first.
pub(super) fn read(file: &mut File<'_>) -> Vec<Map> {
    let entries = file.list::<MapEntry>("map");
    file.no_twins(entries.iter().map(|entry| &entry.id));
    file.no_twins(entries.iter().map(|entry| &entry.ledger_id));
    let mut maps = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let id = entry.id.get_ref();
        if at == 0 && id != "base" && file.is_sound() {
            file.wrong(entry.id.span(), format!("`{id}` is first, but `base` must be"));
        }
        let rows: Vec<&str> = entry.rows.iter().map(|row| row.get_ref().as_str()).collect();
        let sites: Vec<&str> = entry.bridge_sites.iter().map(|it| it.get_ref().as_str()).collect();
        match Map::from_rows(
            id,
            entry.ledger_id.get_ref(),
            *entry.first_row.get_ref(),
            &rows,
            &sites,
        ) {
            Ok(map) => {
                if id == "base" {
                    count(file, entry, &map);
                }
                maps.push(map);
            }
            Err(faults) => {
                for fault in faults {
                    let span = match fault.at {
                        FaultAt::Row(row) => entry.rows[row].span(),
                        FaultAt::Site(site) => entry.bridge_sites[site].span(),
                        FaultAt::Whole => entry.id.span(),
                    };
                    file.wrong(span, format!("map {id}: {}", fault.message));
                }
            }
        }
    }
    maps
}

fn count(file: &mut File<'_>, entry: &MapEntry, map: &Map) {
    let mut check = |what: &str, found: u32, printed: u32| {
        if found != printed {
            let message = format!("map base: {found} hexes of {what} instead of {printed}");
            file.wrong(entry.id.span(), message);
        }
    };
    for terrain in Terrain::CYCLE {
        check(terrain.id(), map.printed[terrain as usize].count_ones(), OF_EACH_TERRAIN);
    }
    check("river", map.rivers.count_ones(), RIVERS);
}
