//! What a board shows beside the pieces: what is asked and waits, what a city still lacks, what income will bring, what a
//! tile or landmark in hand would do.

use crate::capital::{Plots, Spot, WIDTH, plots};
use crate::content::content;
use crate::effects::{About, Kind, Verb};
use crate::kinds::{Building, Civilization, Landmark, Resource, TerritoryTile};
use crate::map::{Hex, neighbour};
use crate::moves::{Move, Question};
use crate::printed::Text;
use crate::state::Tapestry;
use engine::chain::words::{list, steps};
use engine::chain::{Asks, NodeId, Op, RootId, Runs};
use engine::{Arg, Game, Message, Play, Seat, Thing, Viewer};
use serde::Serialize;

/// What one seat is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskedView {
    pub seat: u8,
    pub question: Question,
    /// What stands behind each number of a pick.
    pub options: Vec<Text>,
    /// What a yes or a number is about.
    pub about: Option<Text>,
}

/// Something that waits, the next one first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepView {
    pub seat: u8,
    /// In any order with the one before it.
    pub free: bool,
    pub what: Text,
}

/// How far a capital is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// Plots that rows and columns still lack; nothing where there are none.
    pub rows: Vec<Option<u8>>,
    pub columns: Vec<Option<u8>>,
    /// Plots that districts still lack.
    pub districts: Vec<u8>,
    /// Complete districts, by their number.
    pub complete: Vec<u8>,
    pub lines: u8,
    /// Plots with a token of the Weefolk, and with a cube of the Architects.
    pub tokens: Vec<String>,
    pub cubes: Vec<String>,
}

/// What the next income turn brings by the open slots, before cards.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IncomeView {
    /// By building: the points of its track.
    pub points: [i16; Building::COUNT],
    pub resources: [u8; Resource::COUNT],
    pub tiles: u8,
    pub cards: u8,
}

/// What lies on a civilization mat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatView {
    pub civilization: String,
    pub tokens: u8,
    /// Places that were used, covered or uncovered, counted from 0.
    pub used: Vec<u8>,
}

/// What is placed in the capital now, and what each place would do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacingView {
    pub what: String,
    pub spots: Vec<SpotView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpotView {
    /// As the move has it: a spot and how it is turned, or a plot.
    pub at: u8,
    pub rotation: u8,
    pub plots: Vec<String>,
    /// Rows, columns and districts it completes, counted from 0.
    pub rows: Vec<u8>,
    pub columns: Vec<u8>,
    pub districts: Vec<u8>,
}

/// The tile that is explored with, and the sides that would align.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExploringView {
    pub tile: String,
    pub hexes: Vec<FitView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FitView {
    pub hex: String,
    /// By rotation: the sides that align, clockwise from the upper one.
    pub sides: Vec<Vec<u8>>,
}

/// The parts of a joined message.
fn parts(joined: Message, key: &str) -> Vec<Message> {
    let mut all = Vec::new();
    let mut rest = Some(joined);
    while let Some(message) = rest.take() {
        if message.key != key {
            all.push(message);
            continue;
        }
        for (name, arg) in message.args {
            match (name, arg) {
                ("first", Arg::Said(first)) => all.push(*first),
                ("rest", Arg::Said(more)) => rest = Some(*more),
                _ => {}
            }
        }
    }
    all
}

fn argument(message: Message, name: &str) -> Option<Message> {
    message.args.into_iter().find_map(|(key, arg)| match arg {
        Arg::Said(inner) if key == name => Some(*inner),
        _ => None,
    })
}

fn numbers(bits: u16) -> Vec<u8> {
    (0..16).filter(|at| bits >> at & 1 == 1).collect()
}
fn names(set: Plots) -> Vec<String> {
    plots(set).map(|plot| plot.word().into_owned()).collect()
}

impl Tapestry {
    /// What every seat is asked that is asked something.
    pub(super) fn asked_now(&self, viewer: Viewer) -> Vec<AskedView> {
        let asked = self.asked();
        let one = |seat: Seat| {
            let question = self.question_for(seat)?;
            let own = viewer.is(seat);
            let (options, about) = if own { self.options_of(seat) } else { Default::default() };
            Some(AskedView { seat: seat.0, question, options, about })
        };
        asked.iter().filter_map(one).collect()
    }

    fn options_of(&self, seat: Seat) -> (Vec<Text>, Option<Text>) {
        let program = Self::program_of_rules();
        match self.asks(seat) {
            Some(Asks::Choice { task }) => {
                let step = steps(program, task.node).into_iter().next();
                let all = step.and_then(|step| argument(step, "parts"));
                let all = all.map(|all| parts(all, "chain-or")).unwrap_or_default();
                (all.into_iter().map(Text::from).collect(), None)
            }
            Some(Asks::Order { tasks }) => {
                let all = tasks.iter().map(|task| Text::from(list(program, task.node)));
                (all.collect(), None)
            }
            Some(Asks::Whether { task, .. } | Asks::Verb { task, .. }) => {
                let step = steps(program, task.node).into_iter().next();
                (Vec::new(), step.map(Text::from))
            }
            _ => Default::default(),
        }
    }

    fn program_of_rules() -> &'static engine::chain::Program<Tapestry> {
        &content().program
    }

    /// Everything that waits, the next thing first (TP-6.2).
    pub(super) fn thread(&self, viewer: Viewer) -> Vec<StepView> {
        let step = |message: Message| {
            let free = message.key == "chain-task-tied";
            let seat = message.args.iter().find_map(|(name, arg)| match arg {
                Arg::Number(seat) if *name == "seat" => u8::try_from(*seat).ok(),
                _ => None,
            });
            let what = argument(message, "what")?;
            Some(StepView { seat: seat?, free, what: what.into() })
        };
        self.to_do(viewer).into_iter().filter_map(step).collect()
    }

    pub(super) fn city_view(&self, seat: Seat) -> CityView {
        let player = self.player(seat);
        if Civilization::kept_as(player.civilizations[0]).is_none() {
            return CityView::default();
        }
        let (mats, city) = (&content().capitals, &player.city);
        let ground = &mats.grounds[usize::from(city.capital())];
        let (grid, filled) = (ground.grid, city.filled(mats));
        let lacks = |line: Plots| {
            let line = line & grid;
            (line != 0).then(|| (line & !filled).count_ones() as u8)
        };
        let row = |at: usize| ((1 << WIDTH) - 1) << (at * WIDTH);
        let column =
            |at: usize| (0..WIDTH).fold(0, |all: Plots, row| all | 1 << (row * WIDTH + at));
        CityView {
            rows: (0..WIDTH).map(|at| lacks(row(at))).collect(),
            columns: (0..WIDTH).map(|at| lacks(column(at))).collect(),
            districts: ground.districts().map(|it| (it & !filled).count_ones() as u8).collect(),
            complete: numbers(city.complete(mats)),
            lines: self.complete_lines(seat),
            tokens: names(city.tokens()),
            cubes: names(city.cubes()),
        }
    }

    /// The icons of the open slots, counted as they would count now (TP-4.7, TP-4.8).
    pub(super) fn income_view(&self, seat: Seat) -> IncomeView {
        let player = self.player(seat);
        let mut income = IncomeView::default();
        for (building, slots) in Building::ALL.into_iter().zip(&content().income.slots) {
            for (at, slot) in slots.iter().enumerate() {
                if player.mat[building.index()] >> at & 1 == 1 {
                    continue;
                }
                if slot.pays {
                    self.add_income(seat, building, slot.income, &mut income);
                }
                if slot.scores {
                    self.add_income(seat, building, slot.vp, &mut income);
                }
                if at > 0 && player.inspired >> building as u8 & 1 == 1 {
                    self.add_income(seat, building, slot.inspired, &mut income);
                }
            }
        }
        income
    }

    fn add_income(&self, seat: Seat, building: Building, root: RootId, income: &mut IncomeView) {
        let program = Self::program_of_rules();
        let first = Some(program.first(root));
        let next = |at: &NodeId| Some(program.node(*at).next);
        let points = &mut income.points[building.index()];
        for at in std::iter::successors(first, next).take_while(|at| !at.is_none()) {
            let (Op::Just(verb) | Op::Do(verb)) = program.node(at).op else { continue };
            match verb {
                Verb::GainVp { n } => *points += i16::from(n.0),
                Verb::GainVpPer { what, n, track, .. } => {
                    *points += i16::from(n.0) * i16::from(self.count(seat, what, track, 0));
                }
                Verb::ScoreCapital {} => *points += i16::from(self.complete_lines(seat)),
                Verb::GainResource { resource, n } => {
                    if let Some(resource) = Kind::resource(resource) {
                        income.resources[resource.index()] += n.0;
                    }
                }
                Verb::GainTerritoryTile { n } => income.tiles += n.0,
                Verb::GainTapestry { n } => income.cards += n.0,
                _ => {}
            }
        }
    }

    pub(super) fn mats_view(&self, seat: Seat) -> Vec<MatView> {
        let mats = self.player(seat).civilizations();
        let mat = |civilization: u8| {
            Some(MatView {
                civilization: Civilization::kept_as(civilization)?.word().into_owned(),
                tokens: self.mats.tokens[usize::from(civilization)],
                used: numbers(self.mats.used[usize::from(civilization)]),
            })
        };
        mats.filter_map(mat).collect()
    }

    /// The task a seat is asked for.
    fn asked_about(&self, seat: Seat) -> Option<About> {
        match self.asks(seat)? {
            Asks::Verb { task, .. } => Some(task.about),
            _ => None,
        }
    }

    pub(super) fn placing(&self, viewer: Viewer) -> Option<PlacingView> {
        let seat = self.asked().iter().find(|seat| viewer.is(*seat))?;
        if self.question_for(seat)? != Question::Place {
            return None;
        }
        let about = self.asked_about(seat)?;
        let what = match about {
            About::Building { building, .. } => {
                Building::ALL.get(usize::from(building))?.id().to_string()
            }
            About::Landmark { landmark, .. } => Landmark::kept_as(landmark)?.word().into_owned(),
            _ => return None,
        };
        let spots = self.legal_moves(seat).into_iter();
        let spots = spots.filter_map(|mv| self.spot_view(seat, about, mv)).collect();
        Some(PlacingView { what, spots })
    }

    /// The city with the piece there, beside the city as it is.
    fn spot_view(&self, seat: Seat, about: About, mv: Move) -> Option<SpotView> {
        let mats = &content().capitals;
        let before = self.player(seat).city;
        let mut after = before;
        let (at, rotation) = match (mv, about) {
            (Move::Plot { plot }, About::Building { building, .. }) => {
                let building = *Building::ALL.get(usize::from(building))?;
                after.build(mats, building, crate::capital::Plot(plot));
                (plot, 0)
            }
            (Move::Place { rotation, spot }, About::Landmark { landmark, .. }) => {
                after.place(mats, landmark, Spot(spot), rotation);
                (spot, rotation)
            }
            _ => return None,
        };
        Some(SpotView {
            at,
            rotation,
            plots: names(after.covered() & !before.covered()),
            rows: numbers(after.rows(mats) & !before.rows(mats)),
            columns: numbers(after.columns(mats) & !before.columns(mats)),
            districts: numbers(after.complete(mats) & !before.complete(mats)),
        })
    }

    pub(super) fn exploring(&self, viewer: Viewer) -> Option<ExploringView> {
        let seat = self.asked().iter().find(|seat| viewer.is(*seat))?;
        let (tile, only) = match self.question_for(seat)? {
            Question::Explore { tile } => (tile, None),
            Question::Turn { tile, hex } => (tile, Some(hex)),
            _ => return None,
        };
        let hexes: Vec<u8> = match only {
            Some(hex) => vec![hex],
            None => {
                let moves = self.legal_moves(seat).into_iter();
                let hex = |mv| if let Move::Explore { hex } = mv { Some(hex) } else { None };
                moves.filter_map(hex).collect()
            }
        };
        let fit = |hex: u8| FitView {
            hex: Hex(hex).word().into_owned(),
            sides: (0..6).map(|turn| self.sides_with(Hex(hex), tile, turn)).collect(),
        };
        let tile = TerritoryTile::kept_as(tile)?.word().into_owned();
        Some(ExploringView { tile, hexes: hexes.into_iter().map(fit).collect() })
    }

    /// Sides of a tile that would align there (TP-7.2).
    fn sides_with(&self, hex: Hex, tile: u8, rotation: u8) -> Vec<u8> {
        let atlas = &content().map.atlas;
        let meets = |side: &u8| {
            let beyond = neighbour(hex, usize::from(*side)).map(|next| self.board.laid(next));
            beyond.is_some_and(|next| atlas.meets(next, tile, rotation, usize::from(*side)))
        };
        (0..6).filter(meets).collect()
    }
}
