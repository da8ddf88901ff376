//! Cards and tiles: every file that is a list of components with ledger numbers.

use super::{GainEntry, PerStructure};
use crate::content::{
    BonusCard, CardAction, FavorTile, FinalScoring, PowerAction, ScoringTile, TownTile,
};
use crate::kinds::Cult;
use crate::map::forever;
use engine::content::{Entry, File};
use serde::Deserialize;
use toml::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusEntry {
    id: Spanned<String>,
    ledger: Spanned<String>,
    #[serde(default)]
    extra: bool,
    income: GainEntry,
    special: Option<Spanned<String>>,
    #[serde(default)]
    shipping: u8,
    #[serde(default)]
    pass_points: PerStructure<u8>,
    #[serde(default)]
    pass_points_per_shipping: u8,
}

/// 9 cards and 1 extra (TM-2.7, TM-X3).
pub(super) fn bonus_cards(file: &mut File<'_>) -> Vec<BonusCard> {
    let entries = file.list::<BonusEntry>("bonus_card");
    check(file, "BON", entries.iter().map(|it| (&it.id, &it.ledger)));
    let extras = entries.iter().map(|it| (it.extra, 1));
    check_copies(file, "bonus cards", extras, 9, 1);
    let actions = [("spade", CardAction::Spade), ("cult-step", CardAction::CultStep)];
    let mut card = |entry: BonusEntry| BonusCard {
        id: forever(entry.id.get_ref()),
        ledger: forever(entry.ledger.get_ref()),
        extra: entry.extra,
        income: entry.income.into(),
        special: entry.special.and_then(|id| file.pick("special action", &id, actions)),
        shipping: entry.shipping,
        pass_points: entry.pass_points.into_array(),
        pass_points_per_shipping: entry.pass_points_per_shipping,
    };
    entries.into_iter().map(|entry| card(entry.into_inner())).collect()
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FavorDefaults {
    copies: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FavorEntry {
    id: Spanned<String>,
    ledger: Spanned<String>,
    cult: Cult,
    steps: u8,
    copies: Option<u8>,
    #[serde(default)]
    income: GainEntry,
    #[serde(default)]
    build_points: PerStructure<u8>,
    #[serde(default)]
    pass_points: [u8; 5],
    town_power: Option<u8>,
    #[serde(default)]
    cult_action: bool,
}

/// 28 tiles of 12 kinds (TM-1.4).
pub(super) fn favor_tiles(file: &mut File<'_>) -> Vec<FavorTile> {
    let copies = file.unmarked_table::<FavorDefaults>("defaults").map(|defaults| defaults.copies);
    let entries = file.list::<FavorEntry>("favor_tile");
    check(file, "FAV", entries.iter().map(|it| (&it.id, &it.ledger)));
    let tiles: Vec<FavorTile> = entries
        .into_iter()
        .map(Entry::into_inner)
        .map(|entry| FavorTile {
            id: forever(entry.id.get_ref()),
            ledger: forever(entry.ledger.get_ref()),
            cult: entry.cult,
            steps: entry.steps,
            copies: entry.copies.or(copies).unwrap_or_default(),
            income: entry.income.into(),
            build_points: entry.build_points.into_array(),
            pass_points: entry.pass_points,
            town_power: entry.town_power,
            cult_action: entry.cult_action,
        })
        .collect();
    if file.is_sound() && tiles.len() != 12 {
        file.whole(format!("{} kinds of favor tiles instead of 12", tiles.len()));
    }
    check_copies(file, "favor tiles", tiles.iter().map(|it| (false, it.copies)), 28, 0);
    tiles
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownDefaults {
    copies: u8,
    keys: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    id: Spanned<String>,
    ledger: Spanned<String>,
    #[serde(default)]
    extra: bool,
    copies: Option<u8>,
    points: u8,
    keys: Option<u8>,
    #[serde(default)]
    gain: GainEntry,
    #[serde(default)]
    cult_steps: u8,
    #[serde(default)]
    shipping_step: bool,
}

/// 10 tiles and 4 extras (TM-1.4, TM-X2).
pub(super) fn town_tiles(file: &mut File<'_>) -> Vec<TownTile> {
    let defaults = file.unmarked_table::<TownDefaults>("defaults");
    let (copies, keys) = defaults.map(|it| (it.copies, it.keys)).unwrap_or_default();
    let entries = file.list::<TownEntry>("town_tile");
    check(file, "TW", entries.iter().map(|it| (&it.id, &it.ledger)));
    let tiles: Vec<TownTile> = entries
        .into_iter()
        .map(Entry::into_inner)
        .map(|entry| TownTile {
            id: forever(entry.id.get_ref()),
            ledger: forever(entry.ledger.get_ref()),
            extra: entry.extra,
            copies: entry.copies.unwrap_or(copies),
            points: entry.points,
            keys: entry.keys.unwrap_or(keys),
            gain: entry.gain.into(),
            cult_steps: entry.cult_steps,
            shipping_step: entry.shipping_step,
        })
        .collect();
    check_copies(file, "town tiles", tiles.iter().map(|it| (it.extra, it.copies)), 10, 4);
    tiles
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringEntry {
    id: Spanned<String>,
    ledger: Spanned<String>,
    #[serde(default)]
    extra: bool,
    #[serde(default)]
    build_points: PerStructure<u8>,
    #[serde(default)]
    spade_points: u8,
    #[serde(default)]
    town_points: u8,
    cult: Spanned<String>,
    steps: Spanned<u8>,
    reward: GainEntry,
    #[serde(default)]
    forbidden_rounds: Vec<Spanned<u8>>,
}

/// 8 tiles and 1 extra (TM-2.6, TM-X4).
pub(super) fn scoring_tiles(file: &mut File<'_>) -> Vec<ScoringTile> {
    let entries = file.list::<ScoringEntry>("scoring_tile");
    check(file, "SCORE", entries.iter().map(|it| (&it.id, &it.ledger)));
    let extras = entries.iter().map(|it| (it.extra, 1));
    check_copies(file, "scoring tiles", extras, 8, 1);
    let cults = Cult::ALL.map(|cult| (cult.id(), Some(cult)));
    let mut tiles = Vec::new();
    for entry in entries.into_iter().map(Entry::into_inner) {
        let known = cults.into_iter().chain([("priests-in-orders", None)]);
        let cult = file.pick("cult", &entry.cult, known).flatten();
        if *entry.steps.get_ref() == 0 {
            file.wrong(entry.steps.span(), "`steps` is what is divided by: at least 1");
        }
        let mut forbidden_rounds = 0;
        for round in entry.forbidden_rounds {
            match *round.get_ref() {
                number @ 1..=6 => forbidden_rounds |= 1 << number,
                number => file.wrong(round.span(), format!("there is no round {number}")),
            }
        }
        tiles.push(ScoringTile {
            id: forever(entry.id.get_ref()),
            ledger: forever(entry.ledger.get_ref()),
            extra: entry.extra,
            build_points: entry.build_points.into_array(),
            spade_points: entry.spade_points,
            town_points: entry.town_points,
            cult,
            steps: entry.steps.into_inner(),
            reward: entry.reward.into(),
            forbidden_rounds,
        });
    }
    tiles
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerEntry {
    id: Spanned<String>,
    ledger: Spanned<String>,
    cost: u8,
    #[serde(default)]
    gain: GainEntry,
    #[serde(default)]
    bridge: bool,
}

/// 6 spaces (TM-8.60).
pub(super) fn power_actions(file: &mut File<'_>) -> Vec<PowerAction> {
    let entries = file.list::<PowerEntry>("power_action");
    check(file, "ACT", entries.iter().map(|it| (&it.id, &it.ledger)));
    check_copies(file, "power actions", entries.iter().map(|_| (false, 1)), 6, 0);
    let action = |entry: PowerEntry| PowerAction {
        id: forever(entry.id.get_ref()),
        ledger: forever(entry.ledger.get_ref()),
        cost: entry.cost,
        gain: entry.gain.into(),
        bridge: entry.bridge,
    };
    entries.into_iter().map(|entry| action(entry.into_inner())).collect()
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FinalDefaults {
    points: [u8; 3],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FinalEntry {
    id: Spanned<String>,
    ledger: Spanned<String>,
    points: Option<[u8; 3]>,
}

/// 4 tiles, each measured by a rule that knows it by its place here (TM-X6).
pub(super) fn final_scoring(file: &mut File<'_>) -> Vec<FinalScoring> {
    const MEASURES: [&str; 4] =
        ["connected-distance", "stronghold-sanctuary-distance", "outposts", "settlements"];
    let points =
        file.unmarked_table::<FinalDefaults>("defaults").map(|it| it.points).unwrap_or_default();
    let entries = file.list::<FinalEntry>("final_scoring");
    file.no_twins(entries.iter().map(|it| &it.id));
    file.no_twins(entries.iter().map(|it| &it.ledger));
    if file.is_sound() && !entries.iter().map(|it| it.id.get_ref()).eq(MEASURES) {
        file.whole(format!("the tiles must be {}", MEASURES.join(", ")));
    }
    let tile = |entry: FinalEntry| FinalScoring {
        id: forever(entry.id.get_ref()),
        ledger: forever(entry.ledger.get_ref()),
        points: entry.points.unwrap_or(points),
    };
    entries.into_iter().map(|entry| tile(entry.into_inner())).collect()
}

/// Ids are unique, ledger numbers count up from 1: the place in the list is what saved games use.
fn check<'i>(
    file: &mut File<'_>,
    prefix: &str,
    entries: impl Iterator<Item = (&'i Spanned<String>, &'i Spanned<String>)> + Clone,
) {
    file.no_twins(entries.clone().map(|(id, _)| id));
    if !file.is_sound() {
        return;
    }
    for (at, (_, ledger)) in entries.enumerate() {
        let expected = format!("{prefix}{}", at + 1);
        if *ledger.get_ref() != expected {
            let message = format!("`{}` is where `{expected}` belongs", ledger.get_ref());
            file.wrong(ledger.span(), message);
        }
    }
}

/// As many components as in the boxes.
fn check_copies(
    file: &mut File<'_>,
    what: &str,
    copies: impl Iterator<Item = (bool, u8)>,
    in_box: u32,
    extra: u32,
) {
    if !file.is_sound() {
        return;
    }
    let mut found = [0, 0];
    for (is_extra, copies) in copies {
        found[is_extra as usize] += copies as u32;
    }
    for (found, expected, box_name) in
        [(found[0], in_box, "of the base game"), (found[1], extra, "marked `extra`")]
    {
        if found != expected {
            file.whole(format!("{found} {what} {box_name} instead of {expected}"));
        }
    }
}
