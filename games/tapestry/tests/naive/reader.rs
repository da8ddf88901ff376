//! Effects read from the tables as they are written: no program, no chain. What somebody has is a handful of counts;
//! reading a list gives every end it can come to.

use std::collections::BTreeSet;
use tapestry::capital::plots;
use tapestry::content::content;
use tapestry::kinds::Capital;
use tapestry::view::PlayerView;
use toml::{Table, Value};

use engine::Thing;

const TRACKS: [&str; 5] = ["exploration", "science", "military", "technology", "arts"];
const BUILDINGS: [&str; 4] = ["market", "house", "farm", "armory"];

/// What a player has, as counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counts {
    pub points: i64,
    pub resources: i64,
    pub tiles: i64,
    pub space_tiles: i64,
    pub hand: i64,
    /// On the income mat.
    pub played: i64,
    pub technologies: i64,
    pub masterpieces: i64,
    pub landmarks: i64,
    /// Off the income mat.
    pub buildings: [i64; 4],
    pub territories: i64,
    /// Complete rows and columns of the city.
    pub rows: i64,
    pub columns: i64,
    pub spaces: [i64; 5],
}

impl Counts {
    pub fn of(player: &PlayerView, territories: i64) -> Counts {
        let (rows, columns) = lines(player);
        let mut spaces = [0; 5];
        for (track, space) in &player.tokens {
            let furthest = &mut spaces[*track as usize];
            *furthest = (*furthest).max(i64::from(*space));
        }
        for track in &player.completed {
            spaces[*track as usize] = 12;
        }
        let on_mat = player.eras.iter().flatten().count() as i64;
        Counts {
            points: player.points.into(),
            resources: player.resources.iter().map(|it| i64::from(*it)).sum(),
            tiles: player.tiles.len() as i64,
            space_tiles: player.space_tiles.len() as i64,
            hand: player.hand_size.into(),
            played: on_mat + i64::from(player.covered),
            technologies: player.technologies.iter().map(|row| row.len() as i64).sum(),
            masterpieces: player.masterpieces.len() as i64,
            landmarks: player.landmarks.len() as i64,
            buildings: player.mat.map(|slots| 5 - i64::from(slots.count_ones())),
            territories,
            rows,
            columns,
            spaces,
        }
    }

    /// How much there is of what a table counts; nothing for what is not read here.
    fn count(&self, what: &str, step: &Table) -> Option<i64> {
        let all: i64 = self.buildings.iter().sum();
        if let Some(at) = BUILDINGS.iter().position(|it| *it == what) {
            return Some(self.buildings[at]);
        }
        Some(match what {
            "tech_card" => self.technologies,
            "territory_tile_supply" => self.tiles,
            "controlled_territory" => self.territories,
            "tapestry_card" => self.hand + self.played,
            "tapestry_hand" => self.hand,
            "income_building" => all,
            "landmark" => self.landmarks,
            "capital_row" => self.rows,
            "capital_column" => self.columns,
            "resource_held" => self.resources,
            "track_space" => self.spaces[track(step.get("track")?.as_str()?)?],
            "masterpiece" => self.masterpieces,
            _ => return None,
        })
    }
}

/// Complete rows and columns, plot by plot.
fn lines(player: &PlayerView) -> (i64, i64) {
    let Some(capital) = player.capital.as_deref().and_then(Capital::named) else { return (0, 0) };
    let ground = &content().capitals.grounds[usize::from(capital.0)];
    let stands = |name: &str| player.city.iter().any(|(plot, _)| plot == name);
    let open: Vec<String> = plots(ground.grid & !ground.impassable & !ground.lilies)
        .map(|plot| plot.word().into_owned())
        .filter(|name| !stands(name))
        .collect();
    let names = |part: fn(&str) -> &str| -> i64 {
        let all: BTreeSet<String> =
            plots(ground.grid).map(|plot| part(&plot.word()).to_string()).collect();
        let empty: BTreeSet<String> = open.iter().map(|name| part(name).to_string()).collect();
        all.difference(&empty).count() as i64
    };
    (names(|name| &name[1..]), names(|name| &name[..1]))
}

pub fn track(word: &str) -> Option<usize> {
    TRACKS.iter().position(|it| *it == word)
}

/// The tables, and who may still gain what.
pub struct Reader {
    /// Of each space: its list, its price and its bonus.
    spaces: Vec<Table>,
    pub income: Vec<Table>,
    /// Landmarks belong to others.
    pub landmarks_taken: bool,
}

pub type Ends = BTreeSet<Counts>;

pub fn table(text: &str) -> Table {
    text.parse().expect("the table can be read")
}

pub fn entries(table: &Table, name: &str) -> Vec<Table> {
    let all = table[name].as_array().expect("a list").iter();
    all.map(|it| it.as_table().expect("an entry").clone()).collect()
}

impl Reader {
    pub fn new() -> Reader {
        Reader {
            spaces: entries(&table(include_str!("../../content/tracks.toml")), "space"),
            income: entries(&table(include_str!("../../content/income.toml")), "slot"),
            landmarks_taken: false,
        }
    }

    /// Every end of a list; nothing if it says something that is not read here.
    pub fn read(&self, list: &Value, from: Ends) -> Option<Ends> {
        list.as_array()?.iter().try_fold(from, |ends, step| self.step(step.as_table()?, ends))
    }

    fn step(&self, step: &Table, from: Ends) -> Option<Ends> {
        let word = |name: &str| step.get(name).and_then(Value::as_str).unwrap_or_default();
        let n = step.get("n").and_then(Value::as_integer).unwrap_or(1);
        let each = |change: &dyn Fn(&mut Counts)| -> Option<Ends> {
            let changed = from.iter().cloned().map(|mut it| {
                change(&mut it);
                it
            });
            Some(changed.collect())
        };
        match word("do") {
            "gain_vp" => each(&|it| it.points += n),
            "gain_vp_per" => {
                from.iter().try_for_each(|it| it.count(word("what"), step).map(|_| ()))?;
                each(&|it| it.points += n * it.count(word("what"), step).unwrap_or_default())
            }
            "score_capital" => each(&|it| it.points += it.rows + it.columns),
            "gain_resource" => each(&|it| it.resources += n),
            "gain_tapestry" => each(&|it| it.hand += n),
            "gain_territory_tile" => each(&|it| it.tiles += n),
            "gain_space_tile" => each(&|it| it.space_tiles += n),
            "gain_masterpiece" => each(&|it| it.masterpieces += n),
            "invent" => each(&|it| it.technologies += n),
            "draw_keep" => {
                let keep = step.get("keep")?.as_integer()?;
                match word("what") {
                    "tapestry" => each(&|it| it.hand += keep),
                    _ => each(&|it| it.technologies += keep),
                }
            }
            "gain_landmark" | "choose_landmark" => {
                let gained = i64::from(!self.landmarks_taken);
                each(&|it| it.landmarks += gained)
            }
            "gain_building" => self.building(word("type"), &from),
            "may" => union(&from, self.read(step.get("then")?, from.clone())?),
            "pay" => {
                let cost = step.get("cost")?.as_table()?;
                let paid: Option<Ends> = from.iter().map(|it| pay(cost, it)).collect();
                let paid = paid?.into_iter().filter(|it| it.resources >= 0).collect();
                union(&from, self.read(step.get("then")?, paid)?)
            }
            "choose" if n == 1 => self.one_of(step.get("of")?.as_array()?, &from),
            "any_order" => self.all_of(step.get("of")?.as_array()?, from),
            "for_each" if word("who") == "all" => self.read(step.get("then")?, from),
            "for_each" => Some(from),
            // Without a tile nothing is explored.
            "explore" if from.iter().all(|it| it.tiles == 0) => Some(from),
            "explore_space" if from.iter().all(|it| it.space_tiles == 0) => Some(from),
            "research" if step.get("benefit")?.as_bool() == Some(false) => {
                let times = step.get("times").and_then(Value::as_integer).unwrap_or(1);
                // The die shows exploration.
                (0..times).try_fold(from, |ends, _| {
                    let moved: Option<Ends> = ends.iter().map(|it| advanced(it, 0)).collect();
                    union(&ends, moved?)
                })
            }
            "advance" => self.advance(step, &from),
            _ => None,
        }
    }

    fn building(&self, wanted: &str, from: &Ends) -> Option<Ends> {
        let types: Vec<usize> = match BUILDINGS.iter().position(|it| *it == wanted) {
            Some(at) => vec![at],
            None if wanted == "any" => vec![0, 1, 2, 3],
            None => return None,
        };
        let gained = |it: &Counts, at: usize| {
            let mut it = it.clone();
            it.buildings[at] = (it.buildings[at] + 1).min(5);
            it
        };
        Some(from.iter().flat_map(|it| types.iter().map(move |at| gained(it, *at))).collect())
    }

    fn one_of(&self, parts: &[Value], from: &Ends) -> Option<Ends> {
        let mut ends = Ends::new();
        for part in parts {
            ends.extend(self.read(part, from.clone())?);
        }
        Some(ends)
    }

    /// In every order there is.
    fn all_of(&self, parts: &[Value], from: Ends) -> Option<Ends> {
        if parts.is_empty() {
            return Some(from);
        }
        let mut ends = Ends::new();
        for first in 0..parts.len() {
            let mut rest = parts.to_vec();
            let part = rest.remove(first);
            ends.extend(self.all_of(&rest, self.read(&part, from.clone())?)?);
        }
        Some(ends)
    }

    fn advance(&self, step: &Table, from: &Ends) -> Option<Ends> {
        let tracks = step.get("on")?.as_array()?;
        let mut ends = Ends::new();
        for on in tracks {
            let at = track(on.as_str()?)?;
            for before in from {
                let after = Ends::from([advanced(before, at)?]);
                let gained = match step.get("benefit")?.as_bool()? {
                    true => self.space(at, before.spaces[at] + 1, after)?,
                    false => after,
                };
                ends.extend(gained);
            }
        }
        Some(ends)
    }

    /// Benefit of a space, then the bonus, which may be left.
    pub fn space(&self, track: usize, space: i64, from: Ends) -> Option<Ends> {
        let is = |it: &&Table| {
            it["track"].as_str() == Some(TRACKS[track]) && it["space"].as_integer() == Some(space)
        };
        let printed = self.spaces.iter().find(is)?;
        let ends = self.read(&printed["benefit"], from)?;
        let Some(price) = printed.get("price") else { return Some(ends) };
        let (what, n) = (price["pay"].as_str()?, price["n"].as_integer()?);
        let afforded: Ends = ends.iter().filter_map(|it| afford(it, what, n)).collect();
        union(&ends, self.read(&printed["bonus"], afforded)?)
    }

    /// Points of exposed slots, then what they pay.
    pub fn income(&self, from: Ends) -> Ends {
        let mut all = Ends::new();
        for counts in from {
            let exposed: Vec<&Table> = self
                .income
                .iter()
                .filter(|slot| {
                    let at = BUILDINGS.iter().position(|it| slot["track"].as_str() == Some(it));
                    let off = counts.buildings[at.expect("a track of the mat")];
                    slot["slot"].as_integer().expect("a number") <= off + 1
                })
                .collect();
            let mut ends = Ends::from([counts]);
            for part in ["vp", "income"] {
                for slot in &exposed {
                    ends = self.read(&slot[part], ends).expect("plain gains");
                }
            }
            all.extend(ends);
        }
        all
    }
}

fn union(one: &Ends, other: Ends) -> Option<Ends> {
    Some(one.iter().cloned().chain(other).collect())
}

/// Into the next space of the same tier.
fn advanced(from: &Counts, track: usize) -> Option<Counts> {
    let mut to = from.clone();
    to.spaces[track] += 1;
    (to.spaces[track] <= 3).then_some(to)
}

fn pay(cost: &Table, from: &Counts) -> Option<Counts> {
    let n = cost.get("n").and_then(Value::as_integer).unwrap_or(1);
    let mut to = from.clone();
    match cost["do"].as_str()? {
        "pay_resource" => to.resources -= n,
        "discard_territory_tiles" if to.tiles >= n => to.tiles -= n,
        _ => return None,
    }
    Some(to)
}

fn afford(from: &Counts, what: &str, n: i64) -> Option<Counts> {
    let mut to = from.clone();
    let held = match what {
        "any" => &mut to.resources,
        "tapestry" => &mut to.hand,
        "territory_tiles" => &mut to.tiles,
        "technologies" => &mut to.technologies,
        _ => return None,
    };
    *held -= n;
    (*held >= 0).then_some(to)
}
