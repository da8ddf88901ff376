//! `capitals.toml` and `landmarks.toml`, read and put together.

use super::ground::{DISTRICTS, Ground, Imps};
use super::plots::{Plot, Plots, WIDTH};
use super::shape::Shape;
use crate::kinds::Expansion;
use engine::chain::{Compiler, RootId, Rules, Written};
use engine::content::{Entry, File, Name, Reader, Short};
use serde::Deserialize;

pub const CAPITALS: usize = 18;
pub const LANDMARKS: usize = 33;

/// All capital mats, and all landmarks.
#[derive(Debug)]
pub struct Mats {
    pub grounds: [Ground; CAPITALS],
    pub landmarks: [Landmark; LANDMARKS],
    pub shapes: [Shape; LANDMARKS],
}

engine::rows! {
    /// A landmark miniature.
    Landmark {
        id: Name,
        expansion: Expansion,
        /// Rows of `1`, covered, and `0`.
        footprint: Short<Name, 5>,
        /// Track and space, technology, landmark card, space tile or tapestry card.
        gained_by: Name,
        /// Breaks ties (TP-17.2).
        height_mm: u8 where 20..=90,
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mat {
    id: Name,
    expansion: Expansion,
    /// Of the starting territory; advanced mats have none.
    #[serde(default)]
    start: u8,
    grid: Vec<String>,
    #[serde(default)]
    districts: Vec<String>,
    #[serde(default)]
    district_lines: Vec<Line>,
    #[serde(default)]
    reward: Written,
    #[serde(default)]
    special_rewards: Vec<Special>,
    #[serde(default = "yes")]
    overhang: bool,
    #[serde(default)]
    landmarks_may_cover_impassable: bool,
    #[serde(default)]
    no_landmarks: bool,
    #[serde(default)]
    not_with_riverfolk: bool,
    #[serde(default)]
    pays_each_income: bool,
    entrance: Option<Plot>,
    #[serde(default)]
    lily_penalty: u8,
    #[serde(default)]
    wisp_penalty: u8,
    imps: Option<[Plot; 4]>,
    heart: Option<Plot>,
    #[serde(default)]
    on_landmark_covering_impassable: Written,
    #[serde(default)]
    on_landmark_set_aside: Written,
}

/// A district that is a line of plots.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    plots: Vec<Plot>,
    reward: Written,
}

/// A district that gives something else than the others of its mat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Special {
    district: char,
    reward: Written,
}

fn yes() -> bool {
    true
}

/// Reads both files. What districts give are roots that are called after mat and district.
pub fn read<R: Rules>(reader: &mut Reader<'_>, effects: &mut Compiler<R>) -> Option<Mats> {
    let grounds = reader.file("capitals.toml", |file| {
        let mats: Vec<Entry<Mat>> = file.list("capital");
        file.ids(mats.iter(), |mat| mat.id.text());
        let grounds = mats.iter().map(|mat| ground(file, mat, effects)).collect();
        file.exactly("capital", grounds)
    });
    let landmarks = reader.file("landmarks.toml", |file| {
        let rows = file.entries::<Landmark>("landmark");
        let shapes: Vec<Shape> = rows.iter().map(|row| shape(file, row)).collect();
        let rows = rows.into_iter().map(Entry::into_inner).collect();
        Some((file.exactly("landmark", rows)?, file.exactly("landmark", shapes)?))
    });
    let (grounds, (landmarks, shapes)) = (grounds?, landmarks?);
    Some(Mats { grounds, landmarks, shapes })
}

fn shape(file: &mut File<'_>, row: &Entry<Landmark>) -> Shape {
    let rows: Vec<&str> = row.footprint.iter().map(|row| row.text()).collect();
    Shape::read(&rows).unwrap_or_else(|what| {
        file.wrong(row.field("footprint"), format!("`{}`: {what}", row.id));
        Shape::default()
    })
}

/// The plots of a drawing that show one of these letters.
fn drawn(rows: &[String], letters: &str) -> Plots {
    let mut set = 0;
    for (row, line) in rows.iter().enumerate().take(WIDTH) {
        for (column, letter) in line.chars().enumerate().take(WIDTH) {
            if letters.contains(letter) {
                set |= Plot::at(row, column).bit();
            }
        }
    }
    set
}

fn ground<R: Rules>(file: &mut File<'_>, mat: &Entry<Mat>, effects: &mut Compiler<R>) -> Ground {
    let name = mat.id;
    let size = mat.grid.len();
    let square = |rows: &[String]| rows.len() == size && rows.iter().all(|row| row.len() == size);
    let known =
        |rows: &[String], letters: &str| rows.join("").chars().all(|it| letters.contains(it));
    let whole = (1..=WIDTH).contains(&size) && square(&mat.grid) && known(&mat.grid, "01LW");
    let what = format!("`{name}`: a square of at most 9 by 9, of `0`, `1`, `L` and `W`");
    file.expect(whole, mat.field("grid"), what);
    let mut letters: Vec<char> = mat.districts.join("").chars().collect();
    letters.sort_unstable();
    letters.dedup();
    letters.retain(|letter| *letter != '.');
    let fits = mat.districts.is_empty() || square(&mat.districts);
    let few = letters.len() <= DISTRICTS && mat.district_lines.len() <= DISTRICTS;
    let what = format!("`{name}`: at most {DISTRICTS} districts, drawn like the grid");
    file.expect(fits && few, mat.field("districts"), what);
    let kinds = [
        !mat.districts.is_empty(),
        !mat.district_lines.is_empty(),
        mat.imps.is_some() && mat.heart.is_some(),
    ];
    let one =
        kinds.iter().filter(|it| **it).count() == 1 && mat.imps.is_some() == mat.heart.is_some();
    let what = format!("`{name}`: either `districts` or `district_lines` or `imps` and `heart`");
    file.expect(one, mat, what);
    for special in &mat.special_rewards {
        let there = letters.contains(&special.district);
        let what = format!("`{name}`: there is no district {}", special.district);
        file.expect(there, mat.field("special_rewards"), what);
    }
    let source = file.source();
    let mut root = |of: &str, effect: &Written| {
        effects.root(source, "capital", &format!("{name}-{of}"), "TP-12.5", effect)
    };
    let mut rewards = [RootId::default(); DISTRICTS];
    let mut districts = [0; DISTRICTS];
    for (at, letter) in letters.iter().enumerate().take(DISTRICTS) {
        let special = mat.special_rewards.iter().find(|it| it.district == *letter);
        let of = format!("district-{}", letter.to_lowercase());
        rewards[at] = root(&of, special.map_or(&mat.reward, |it| &it.reward));
        districts[at] = drawn(&mat.districts, &letter.to_string());
    }
    for (at, line) in mat.district_lines.iter().enumerate().take(DISTRICTS) {
        rewards[at] = root(&format!("line-{}", at + 1), &line.reward);
        districts[at] = line.plots.iter().fold(0, |set, plot| set | plot.bit());
    }
    let imps = mat.imps.zip(mat.heart).map(|(imps, heart)| Imps { heart, imps });
    for (at, _) in imps.iter().flat_map(|it| it.imps).enumerate() {
        rewards[at] = root(&format!("imp-{}", at + 1), &mat.reward);
    }
    let optional = |of: &str, effect: &Written, root: &mut dyn FnMut(&str, &Written) -> RootId| {
        (!effect.is_missing()).then(|| root(of, effect))
    };
    let on_bridging = optional("bridging", &mat.on_landmark_covering_impassable, &mut root);
    let on_set_aside = optional("set-aside", &mat.on_landmark_set_aside, &mut root);
    Ground {
        id: name,
        expansion: mat.expansion,
        number: mat.start,
        advanced: mat.start == 0,
        grid: drawn(&mat.grid, "01LW"),
        impassable: drawn(&mat.grid, "1W"),
        lilies: drawn(&mat.grid, "L"),
        lily_penalty: mat.lily_penalty,
        wisps: drawn(&mat.grid, "W"),
        wisp_penalty: mat.wisp_penalty,
        overhang: mat.overhang,
        bridges: mat.landmarks_may_cover_impassable,
        no_landmarks: mat.no_landmarks,
        no_riverfolk: mat.not_with_riverfolk,
        entrance: mat.entrance.map_or(0, Plot::bit),
        districts,
        district_count: if imps.is_some() {
            0
        } else {
            letters.len().max(mat.district_lines.len()) as u8
        },
        imps,
        rewards,
        pays_each_income: mat.pays_each_income,
        on_bridging,
        on_set_aside,
    }
}
