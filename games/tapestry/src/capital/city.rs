//! What was built in a capital city, and what that completes.

use super::ground::Ground;
use super::plots::{PLOTS, Plot, Plots, ROW, WIDTH, columns_of, plots, rows_of, touching};
use super::rows::{CAPITALS, Mats};
use super::shape::{Room, Spot, Spots};
use crate::kinds::{Building, Landmark};
use engine::Thing;
use engine::saved::{self, At, Fields, Plain, SaveAs, Saved, SetOf, Value, Wrong};
use std::collections::BTreeMap;

/// A capital city: which mat it is, and what lies on each plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    /// Plots that buildings and landmarks cover.
    covered: Plots,
    /// Plots that tokens of the Weefolk fill.
    tokens: Plots,
    /// Plots that cubes of the Architects made impassable.
    cubes: Plots,
    /// Landmarks that lie partly outside of the grid.
    overhanging: u64,
    capital: u8,
    lies: [u8; PLOTS],
}

/// What lies on a plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    Building(Building),
    /// By its number in the table.
    Landmark(u8),
}

/// What a building that was placed brings about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Completed {
    /// Districts that are complete now and were not, as bits (TP-12.5).
    pub districts: u16,
    /// It covers at least one impassable plot.
    pub on_impassable: bool,
    /// Districts whose last visible impassable plot it covers, as bits.
    pub last_impassable: u16,
    /// It is a landmark beside a wisp.
    pub beside_wisp: bool,
}

const NOTHING: u8 = 255;
/// A token that belongs to no mat any more: its plot is filled, and that is all.
const FORMER: u8 = 254;
const LANDMARKS: u8 = Building::COUNT as u8;

impl Default for City {
    /// The first mat, empty.
    fn default() -> City {
        City::new(0)
    }
}

impl Lies {
    fn byte(self) -> u8 {
        match self {
            Lies::Building(building) => building as u8,
            Lies::Landmark(landmark) => LANDMARKS + landmark,
        }
    }
    fn from_byte(byte: u8) -> Option<Lies> {
        match Building::ALL.get(usize::from(byte)) {
            Some(building) => Some(Lies::Building(*building)),
            None if byte >= FORMER => None,
            None => Some(Lies::Landmark(byte - LANDMARKS)),
        }
    }
}

impl City {
    /// An empty city on this mat.
    pub fn new(capital: u8) -> City {
        City { covered: 0, tokens: 0, cubes: 0, overhanging: 0, capital, lies: [NOTHING; PLOTS] }
    }
    /// The number of its mat.
    pub fn capital(&self) -> u8 {
        self.capital
    }
    fn ground<'a>(&self, mats: &'a Mats) -> &'a Ground {
        &mats.grounds[usize::from(self.capital)]
    }

    /// What lies on a plot.
    pub fn lies(&self, plot: Plot) -> Option<Lies> {
        Lies::from_byte(self.lies[usize::from(plot.0)])
    }
    /// Plots that buildings and landmarks cover.
    pub fn covered(&self) -> Plots {
        self.covered
    }
    pub fn tokens(&self) -> Plots {
        self.tokens
    }
    /// Tokens of whoever has the mat of the Weefolk now (TP-14.8).
    pub fn own_tokens(&self) -> Plots {
        self.tokens & !self.former_tokens()
    }
    fn former_tokens(&self) -> Plots {
        let former = |plot: &Plot| self.lies[usize::from(plot.0)] == FORMER;
        plots(self.tokens).filter(former).fold(0, |set, plot| set | plot.bit())
    }
    /// The mat is lost: what lies here stays and is nobody's token any more.
    pub fn forget_tokens(&mut self) {
        for plot in plots(self.tokens) {
            self.lies[usize::from(plot.0)] = FORMER;
        }
    }
    pub fn cubes(&self) -> Plots {
        self.cubes
    }
    /// Impassable plots, cubes included.
    pub fn impassable(&self, mats: &Mats) -> Plots {
        self.ground(mats).impassable | self.cubes
    }
    /// Covered, impassable, or filled by a token or a lily pad (TP-12.5).
    #[inline]
    pub fn filled(&self, mats: &Mats) -> Plots {
        self.covered | self.tokens | self.impassable(mats) | self.ground(mats).lilies
    }
    /// Plots on which something may still be built by everybody.
    #[inline]
    pub fn open(&self, mats: &Mats) -> Plots {
        self.ground(mats).grid & !(self.covered | self.tokens | self.impassable(mats))
    }
    /// Plots of one kind of building.
    pub fn of(&self, building: Building) -> Plots {
        self.with(|byte| byte == building as u8)
    }
    /// Plots of income buildings.
    pub fn buildings(&self) -> Plots {
        self.with(|byte| byte < LANDMARKS)
    }
    /// Plots of a landmark.
    pub fn plots_of(&self, landmark: u8) -> Plots {
        self.with(|byte| byte == LANDMARKS + landmark)
    }
    fn with(&self, wanted: impl Fn(u8) -> bool) -> Plots {
        let wanted = |plot: &Plot| wanted(self.lies[usize::from(plot.0)]);
        plots(self.covered).filter(wanted).fold(0, |set, plot| set | plot.bit())
    }
    /// How many buildings of a kind stand on the grid.
    pub fn count(&self, building: Building) -> u8 {
        self.of(building).count_ones() as u8
    }
    /// Landmarks on the grid, as bits.
    pub fn landmarks(&self) -> u64 {
        let landmark = |plot: Plot| match self.lies(plot) {
            Some(Lies::Landmark(landmark)) => 1 << landmark,
            _ => 0,
        };
        plots(self.covered).fold(0, |set, plot| set | landmark(plot))
    }
    /// Those that lie partly outside.
    pub fn overhanging(&self) -> u64 {
        self.overhanging
    }

    /// Plots where an income building may stand (TP-12.3); `anywhere` is for those who may build on
    /// impassable plots (TP-12.13).
    #[inline]
    pub fn plots_for_building(&self, mats: &Mats, anywhere: bool) -> Plots {
        let ground = self.ground(mats);
        let open =
            if anywhere { ground.grid & !(self.covered | self.tokens) } else { self.open(mats) };
        open & self.growth(ground)
    }
    /// Where something must lie because the city grows from its entrance.
    fn growth(&self, ground: &Ground) -> Plots {
        match ground.entrance {
            0 => ground.grid,
            entrance => entrance | touching(self.covered | entrance),
        }
    }
    /// What the grid allows to landmarks (TP-12.3).
    pub fn room(&self, mats: &Mats, anywhere: bool) -> Room {
        let ground = self.ground(mats);
        let uncovered = ground.grid & !(self.covered | self.tokens);
        let open = self.open(mats);
        let (free, touch) = match (anywhere, ground.bridges) {
            (true, _) => (uncovered, ground.grid),
            (false, true) => (uncovered, open),
            (false, false) => (open, ground.grid),
        };
        let touch = touch & self.growth(ground);
        Room { grid: ground.grid, free, touch, overhang: ground.overhang }
    }
    /// Spots for a landmark, turned so many quarters; none on a mat without landmarks.
    pub fn spots(&self, mats: &Mats, landmark: u8, turn: u8, anywhere: bool) -> Spots {
        if self.ground(mats).no_landmarks {
            return [0; 3];
        }
        mats.shapes[usize::from(landmark)].spots(turn, &self.room(mats, anywhere))
    }
    /// True if a landmark can stand somewhere (TP-12.4).
    pub fn has_spot(&self, mats: &Mats, landmark: u8, anywhere: bool) -> bool {
        (0..4).any(|turn| self.spots(mats, landmark, turn, anywhere) != [0; 3])
    }

    /// Places an income building on a plot that was offered.
    pub fn build(&mut self, mats: &Mats, building: Building, plot: Plot) -> Completed {
        self.cover(mats, Lies::Building(building), plot.bit())
    }
    /// Places a landmark on a spot that was offered.
    pub fn place(&mut self, mats: &Mats, landmark: u8, spot: Spot, turn: u8) -> Completed {
        let shape = &mats.shapes[usize::from(landmark)];
        let (inside, outside) = shape.covers(turn, spot, self.ground(mats).grid);
        self.overhanging |= u64::from(outside) << landmark;
        let mut completed = self.cover(mats, Lies::Landmark(landmark), inside);
        completed.beside_wisp = touching(inside) & self.ground(mats).wisps != 0;
        completed
    }
    fn cover(&mut self, mats: &Mats, what: Lies, on: Plots) -> Completed {
        let ground = self.ground(mats);
        let impassable = self.impassable(mats) & on;
        let mut last_impassable = 0;
        for (at, district) in ground.districts().enumerate() {
            let visible = district & self.impassable(mats) & !self.covered;
            last_impassable |= u16::from(visible != 0 && visible & !on == 0) << at;
        }
        let before = self.complete(mats);
        for plot in plots(on) {
            self.lies[usize::from(plot.0)] = what.byte();
        }
        self.covered |= on;
        Completed {
            districts: self.complete(mats) & !before,
            on_impassable: impassable != 0,
            last_impassable,
            beside_wisp: false,
        }
    }
    /// A token of the Weefolk fills a plot; an income building there is set aside.
    pub fn put_token(&mut self, mats: &Mats, plot: Plot) -> Completed {
        let before = self.complete(mats);
        self.covered &= !plot.bit();
        self.lies[usize::from(plot.0)] = NOTHING;
        self.tokens |= plot.bit();
        Completed { districts: self.complete(mats) & !before, ..Completed::default() }
    }
    /// A cube of the Architects makes a plot impassable.
    pub fn put_cube(&mut self, plot: Plot) {
        self.cubes |= plot.bit();
    }
    /// Two income buildings change places.
    pub fn swap(&mut self, one: Plot, other: Plot) {
        self.lies.swap(one.0.into(), other.0.into());
    }

    /// Complete districts, as bits.
    #[inline]
    pub fn complete(&self, mats: &Mats) -> u16 {
        self.ground(mats).complete(self.filled(mats), self.covered | self.tokens)
    }
    /// Complete rows, as bits.
    pub fn rows(&self, mats: &Mats) -> u16 {
        let (ground, filled) = (self.ground(mats), self.filled(mats));
        let row = |row: &usize| ground.line(ROW << (row * WIDTH), filled);
        (0..WIDTH).filter(row).fold(0, |rows, row| rows | 1 << row)
    }
    /// Complete columns, as bits.
    pub fn columns(&self, mats: &Mats) -> u16 {
        let ground = self.ground(mats);
        let missing = columns_of(ground.grid & !self.filled(mats));
        columns_of(ground.grid) & !missing
    }
    /// Impassable plots that no building covers.
    pub fn visible_impassable(&self, mats: &Mats) -> u8 {
        (self.impassable(mats) & !self.covered).count_ones() as u8
    }
    /// Lily pads that nothing covers.
    pub fn visible_lilies(&self, mats: &Mats) -> u8 {
        (self.ground(mats).lilies & !(self.covered | self.tokens)).count_ones() as u8
    }

    /// Of these plots, whether at least one income building stands there and all are of one kind.
    pub fn of_one_kind(&self, on: Plots) -> bool {
        let mut kinds = 0u8;
        for plot in plots(on & self.covered) {
            if let Some(Lies::Building(building)) = self.lies(plot) {
                kinds |= 1 << building as u8;
            }
        }
        kinds.count_ones() == 1
    }
    /// Complete rows and columns whose income buildings are all of one kind, at least one of them.
    pub fn lines_of_one_kind(&self, mats: &Mats) -> u8 {
        let (rows, columns) = (self.rows(mats), self.columns(mats));
        let first_column: Plots = (0..WIDTH).fold(0, |set, row| set | 1 << (row * WIDTH));
        let one = |lines: u16, line: &dyn Fn(usize) -> Plots| {
            let complete = (0..WIDTH).filter(|at| lines >> at & 1 == 1);
            complete.filter(|at| self.of_one_kind(line(*at))).count() as u8
        };
        one(rows, &|row| ROW << (row * WIDTH)) + one(columns, &|column| first_column << column)
    }
    /// The plots of a district that its income buildings are looked at on: all of it, or imp and heart.
    pub fn plots_of_district(&self, mats: &Mats, district: usize) -> Plots {
        let ground = self.ground(mats);
        match ground.imps {
            Some(imps) => imps.imps[district].bit() | imps.heart.bit(),
            None => ground.districts[district],
        }
    }
    /// How many landmarks the largest group joins that touch orthogonally.
    pub fn connected_landmarks(&self) -> u8 {
        let mut pieces = [0; PLOTS];
        let mut count = 0;
        for landmark in (0..64).filter(|at| self.landmarks() >> at & 1 == 1) {
            pieces[count] = self.plots_of(landmark);
            count += 1;
        }
        super::plots::groups(&pieces[..count])
    }
    /// Income buildings and landmarks in the row of a plot, and in its column; each once.
    pub fn in_lines_of(&self, plot: Plot) -> u8 {
        let touches = |set: Plots, lines: fn(Plots) -> u16, at: usize| lines(set) >> at & 1 == 1;
        let in_line = |lines: fn(Plots) -> u16, at: usize| {
            let buildings = plots(self.buildings()).filter(|it| touches(it.bit(), lines, at));
            let landmarks = (0..64).filter(|it| self.landmarks() >> it & 1 == 1);
            let landmarks = landmarks.filter(|it| touches(self.plots_of(*it), lines, at));
            (buildings.count() + landmarks.count()) as u8
        };
        in_line(rows_of, plot.row()) + in_line(columns_of, plot.column())
    }
}

/// In words: what lies on each plot, and which landmarks overhang.
impl Saved for City {
    fn save(&self) -> Value {
        let lies = plots(self.covered).filter_map(|plot| {
            let what = match self.lies(plot)? {
                Lies::Building(building) => building.id(),
                Lies::Landmark(landmark) => Landmark::ALL[usize::from(landmark)].id(),
            };
            Some((plot.word().into_owned(), what.into()))
        });
        let mut saved = saved::object([
            ("capital", self.capital.into()),
            ("plots", Value::Object(lies.collect())),
            ("overhanging", SetOf::<Landmark>::save(&self.overhanging)),
            ("tokens", PlotList::save(&self.tokens)),
            ("cubes", PlotList::save(&self.cubes)),
        ]);
        let former = self.former_tokens();
        if former != 0 {
            saved["former_tokens"] = PlotList::save(&former);
        }
        saved
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<City, Wrong> {
        let known = ["capital", "plots", "overhanging", "tokens", "cubes", "former_tokens"];
        let fields = Fields::of(saved, at, &known)?;
        let capital = fields.load::<u8, _>("capital")?;
        if usize::from(capital) >= CAPITALS {
            return Err(at.wrong(format!("there are {CAPITALS} capitals, counted from 0")));
        }
        let mut city = City::new(capital);
        city.overhanging = fields.load::<SetOf<Landmark>, u64>("overhanging")?;
        city.tokens = fields.load::<PlotList, Plots>("tokens")?;
        city.cubes = fields.load::<PlotList, Plots>("cubes")?;
        if saved.get("former_tokens").is_some() {
            let former = fields.load::<PlotList, Plots>("former_tokens")?;
            if former & !city.tokens != 0 {
                return Err(at.wrong("former tokens are some of the tokens"));
            }
            plots(former).for_each(|plot| city.lies[usize::from(plot.0)] = FORMER);
        }
        let lies: BTreeMap<String, String> = fields.load::<Plain, _>("plots")?;
        for (plot, what) in lies {
            let on = Plot::named(&plot).ok_or_else(|| at.wrong(Plot::unknown(&plot)))?;
            let landmark = Landmark::from_id(&what).map(|it| Lies::Landmark(it as u8));
            let lies = Building::from_id(&what).map(Lies::Building).or(landmark);
            let unknown = || at.wrong(format!("no building and no landmark is called `{what}`"));
            city.lies[usize::from(on.0)] = lies.ok_or_else(unknown)?.byte();
            city.covered |= on.bit();
        }
        Ok(city)
    }
}

/// Plots as a list of their names.
struct PlotList;

impl SaveAs<Plots> for PlotList {
    fn save(set: &Plots) -> Value {
        plots(*set).map(Thing::saved).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Plots, Wrong> {
        let list = <Plain as SaveAs<Vec<Plot>>>::load(saved, at)?;
        Ok(list.into_iter().fold(0, |set, plot| set | plot.bit()))
    }
}
