//! Cards and tiles: every file that is a list of components with ledger numbers.

use super::reader::{File, Source};
use super::{GainEntry, PerStructure};
use crate::content::{
    BonusCard, CardAction, FavorTile, FinalScoring, PowerAction, ScoringTile, TownTile,
};
use crate::kinds::Cult;
use crate::map::forever;
use engine::content::Problems;
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
    #[serde(rename = "source")]
    _source: Source,
}

/// 9 cards and 1 extra (TM-2.7, TM-X3).
pub(super) fn bonus_cards(mut file: File, problems: &mut Problems) -> Vec<BonusCard> {
    let entries = file.list::<BonusEntry>("bonus_card");
    check(&mut file, "BON", entries.iter().map(|it| (&it.get_ref().id, &it.get_ref().ledger)));
    let extras = entries.iter().map(|it| (it.get_ref().extra, 1));
    check_copies(&mut file, "bonus cards", extras, 9, 1);
    let actions = [("spade", CardAction::Spade), ("cult-step", CardAction::CultStep)];
    let cards = entries.into_iter().map(Spanned::into_inner).map(|entry| BonusCard {
        id: forever(entry.id.get_ref()),
        ledger: forever(entry.ledger.get_ref()),
        extra: entry.extra,
        income: entry.income.into(),
        special: entry.special.and_then(|id| file.pick("special action", &id, actions)),
        shipping: entry.shipping,
        pass_points: entry.pass_points.into_array(),
        pass_points_per_shipping: entry.pass_points_per_shipping,
    });
    let cards = cards.collect();
    file.close(&["bonus_card"], problems);
    cards
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
    #[serde(rename = "cult_source")]
    _cult_source: Option<Source>,
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
    #[serde(rename = "source")]
    _source: Source,
}

/// 28 tiles of 12 kinds (TM-1.4).
pub(super) fn favor_tiles(mut file: File, problems: &mut Problems) -> Vec<FavorTile> {
    let copies = file.table::<FavorDefaults>("defaults").map(|defaults| defaults.copies);
    let entries = file.list::<FavorEntry>("favor_tile");
    check(&mut file, "FAV", entries.iter().map(|it| (&it.get_ref().id, &it.get_ref().ledger)));
    let tiles: Vec<FavorTile> = entries
        .into_iter()
        .map(Spanned::into_inner)
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
        file.problem_nowhere(format!("{} kinds of favor tiles instead of 12", tiles.len()));
    }
    check_copies(&mut file, "favor tiles", tiles.iter().map(|it| (false, it.copies)), 28, 0);
    file.close(&["defaults", "favor_tile"], problems);
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
    #[serde(rename = "source")]
    _source: Source,
}

/// 10 tiles and 4 extras (TM-1.4, TM-X2).
pub(super) fn town_tiles(mut file: File, problems: &mut Problems) -> Vec<TownTile> {
    let defaults = file.table::<TownDefaults>("defaults");
    let (copies, keys) = defaults.map(|it| (it.copies, it.keys)).unwrap_or_default();
    let entries = file.list::<TownEntry>("town_tile");
    check(&mut file, "TW", entries.iter().map(|it| (&it.get_ref().id, &it.get_ref().ledger)));
    let tiles: Vec<TownTile> = entries
        .into_iter()
        .map(Spanned::into_inner)
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
    check_copies(&mut file, "town tiles", tiles.iter().map(|it| (it.extra, it.copies)), 10, 4);
    file.close(&["defaults", "town_tile"], problems);
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
    #[serde(rename = "source")]
    _source: Source,
}

/// 8 tiles and 1 extra (TM-2.6, TM-X4).
pub(super) fn scoring_tiles(mut file: File, problems: &mut Problems) -> Vec<ScoringTile> {
    let entries = file.list::<ScoringEntry>("scoring_tile");
    check(&mut file, "SCORE", entries.iter().map(|it| (&it.get_ref().id, &it.get_ref().ledger)));
    let extras = entries.iter().map(|it| (it.get_ref().extra, 1));
    check_copies(&mut file, "scoring tiles", extras, 8, 1);
    let cults = Cult::ALL.map(|cult| (cult.id(), Some(cult)));
    let mut tiles = Vec::new();
    for entry in entries.into_iter().map(Spanned::into_inner) {
        let known = cults.into_iter().chain([("priests-in-orders", None)]);
        let cult = file.pick("cult", &entry.cult, known).flatten();
        if *entry.steps.get_ref() == 0 {
            file.problem(entry.steps.span(), "`steps` is what is divided by: at least 1");
        }
        let mut forbidden_rounds = 0;
        for round in entry.forbidden_rounds {
            match *round.get_ref() {
                number @ 1..=6 => forbidden_rounds |= 1 << number,
                number => file.problem(round.span(), format!("there is no round {number}")),
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
    file.close(&["scoring_tile"], problems);
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
    #[serde(rename = "source")]
    _source: Source,
}

/// 6 spaces (TM-8.60).
pub(super) fn power_actions(mut file: File, problems: &mut Problems) -> Vec<PowerAction> {
    let entries = file.list::<PowerEntry>("power_action");
    check(&mut file, "ACT", entries.iter().map(|it| (&it.get_ref().id, &it.get_ref().ledger)));
    check_copies(&mut file, "power actions", entries.iter().map(|_| (false, 1)), 6, 0);
    let actions = entries.into_iter().map(Spanned::into_inner).map(|entry| PowerAction {
        id: forever(entry.id.get_ref()),
        ledger: forever(entry.ledger.get_ref()),
        cost: entry.cost,
        gain: entry.gain.into(),
        bridge: entry.bridge,
    });
    let actions = actions.collect();
    file.close(&["power_action"], problems);
    actions
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
    #[serde(rename = "source")]
    _source: Source,
}

/// 4 tiles, each measured by a rule that knows it by its place here (TM-X6).
pub(super) fn final_scoring(mut file: File, problems: &mut Problems) -> Vec<FinalScoring> {
    const MEASURES: [&str; 4] =
        ["connected-distance", "stronghold-sanctuary-distance", "outposts", "settlements"];
    let points = file.table::<FinalDefaults>("defaults").map(|it| it.points).unwrap_or_default();
    let entries = file.list::<FinalEntry>("final_scoring");
    file.no_twins(entries.iter().map(|it| &it.get_ref().id));
    file.no_twins(entries.iter().map(|it| &it.get_ref().ledger));
    if file.is_sound() && !entries.iter().map(|it| it.get_ref().id.get_ref()).eq(MEASURES) {
        file.problem_nowhere(format!("the tiles must be {}", MEASURES.join(", ")));
    }
    let tiles = entries.into_iter().map(Spanned::into_inner).map(|entry| FinalScoring {
        id: forever(entry.id.get_ref()),
        ledger: forever(entry.ledger.get_ref()),
        points: entry.points.unwrap_or(points),
    });
    let tiles = tiles.collect();
    file.close(&["defaults", "final_scoring"], problems);
    tiles
}

/// Ids are unique, ledger numbers count up from 1: the place in the list is what saved games use.
fn check<'i>(
    file: &mut File,
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
            file.problem(ledger.span(), message);
        }
    }
}

/// As many components as in the boxes.
fn check_copies(
    file: &mut File,
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
            file.problem_nowhere(format!("{found} {what} {box_name} instead of {expected}"));
        }
    }
}
