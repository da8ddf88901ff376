//! A second implementation of the battle's geometry, as plain as can be: cells in a map, rules word by word.

mod battles;
mod check;

use arcadia::battle::{BattleView, Face, Ground, Piece, Stride, Toward, Way};
use arcadia::moves::Move;
use std::collections::BTreeMap;

pub type Cell = (i32, i32);

/// What the tables say of a unit: movement, range if it shoots, close fire, artillery, cavalry.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub movement: u8,
    pub range: Option<u8>,
    pub close_fire: bool,
    pub artillery: bool,
    pub cavalry: bool,
}

pub struct Field<'a> {
    pub view: &'a BattleView,
    pub at: BTreeMap<Cell, &'a Piece>,
    pub card: &'a dyn Fn(&Piece) -> Card,
}

pub fn vector(face: Face) -> Cell {
    match face {
        Face::North => (0, 1),
        Face::South => (0, -1),
        Face::East => (1, 0),
        Face::West => (-1, 0),
    }
}
pub fn forward(side: u8) -> Cell {
    [(0, 1), (0, -1), (1, 0), (-1, 0)][usize::from(side)]
}
fn plus(a: Cell, b: Cell) -> Cell {
    (a.0 + b.0, a.1 + b.1)
}
fn times(a: Cell, n: i32) -> Cell {
    (a.0 * n, a.1 * n)
}
fn minus(a: Cell) -> Cell {
    (-a.0, -a.1)
}
/// A quarter turn to the right.
fn right(a: Cell) -> Cell {
    (a.1, -a.0)
}

impl<'a> Field<'a> {
    pub fn new(view: &'a BattleView, card: &'a dyn Fn(&Piece) -> Card) -> Field<'a> {
        let at = view.pieces.iter().map(|piece| (cell(piece), piece)).collect();
        Field { view, at, card }
    }
    pub fn has(&self, (x, y): Cell) -> bool {
        let (in_columns, in_lines) = ((12..=16).contains(&x), (12..=16).contains(&y));
        match self.view.ground {
            Ground::None => false,
            Ground::Field | Ground::Town => in_columns && (1..=26).contains(&y),
            Ground::ThreeArms => {
                in_columns && (0..=28).contains(&y) || in_lines && (0..=16).contains(&x)
            }
            Ground::FourArms => {
                in_columns && (0..=28).contains(&y) || in_lines && (0..=28).contains(&x)
            }
        }
    }
    fn wall(&self, from: Cell, step: Cell) -> bool {
        let to = plus(from, step);
        let crosses = step.0 == 0 && (from.1.min(to.1), from.1.max(to.1)) == (14, 15);
        self.view.ground == Ground::Town
            && crosses
            && !self.view.breached.contains(&((from.0 - 12) as u8))
    }
    fn enemy_at(&self, side: u8, at: Cell) -> bool {
        self.at.get(&at).is_some_and(|piece| piece.side != side)
    }
    fn gun(&self, piece: &Piece) -> bool {
        (self.card)(piece).artillery
    }

    /// AR-17.3 without what cards and the unit itself add.
    pub fn neighbours_add(&self, piece: &Piece) -> i32 {
        let ahead = vector(piece.facing);
        let mut sum = 0;
        for step in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            match self.at.get(&plus(cell(piece), step)) {
                Some(other) if other.side == piece.side => sum += 1,
                Some(_) if step == minus(ahead) => sum -= 3,
                Some(_) if step != ahead => sum -= 2,
                _ => {}
            }
        }
        sum
    }
    fn threatened(&self, piece: &Piece) -> bool {
        [(0, 1), (1, 0), (0, -1), (-1, 0)]
            .into_iter()
            .any(|step| self.enemy_at(piece.side, plus(cell(piece), step)))
    }

    /// AR-14.3: what a shot in a direction meets first.
    pub fn shot_meets(&self, piece: &Piece, step: Cell, range: u8) -> Option<&'a Piece> {
        (1..=i32::from(range))
            .map(|n| plus(cell(piece), times(step, n)))
            .take_while(|at| self.has(*at))
            .find_map(|at| self.at.get(&at).copied().filter(|other| other.side != piece.side))
    }
    pub fn toward(piece: &Piece, toward: Toward) -> Cell {
        let ahead = vector(piece.facing);
        match toward {
            Toward::Ahead => ahead,
            Toward::Behind => minus(ahead),
            Toward::Right => right(ahead),
            Toward::Left => minus(right(ahead)),
        }
    }
    pub fn shots(&self, mine: &[&'a Piece]) -> Vec<Move> {
        let mut found = Vec::new();
        if self.view.shots == 0 {
            return found;
        }
        for piece in mine.iter().filter(|piece| !piece.shot) {
            let card = (self.card)(piece);
            let (column, row) = (piece.column, piece.row);
            if card.artillery && !piece.silenced && !self.threatened(piece) {
                found.push(Move::Cannon { column, row });
            }
            let Some(range) = card.range else { continue };
            if self.threatened(piece) && !card.close_fire {
                continue;
            }
            for toward in [Toward::Ahead, Toward::Right, Toward::Left] {
                if self.shot_meets(piece, Self::toward(piece, toward), range).is_some() {
                    found.push(Move::Shoot { toward, column, row });
                }
            }
        }
        found
    }
    pub fn attacks(&self, mine: &[&'a Piece]) -> Vec<Move> {
        let mut found = Vec::new();
        for piece in mine.iter().filter(|piece| !piece.fought && !self.gun(piece)) {
            let (column, row) = (piece.column, piece.row);
            for toward in Toward::ALL {
                let step = Self::toward(piece, toward);
                if !self.enemy_at(piece.side, plus(cell(piece), step))
                    || self.wall(cell(piece), step)
                {
                    continue;
                }
                if !piece.engaged.is_empty() {
                    if piece.engaged.iter().any(|face| vector(*face) == step) {
                        found.push(Move::FollowUp { toward, column, row });
                    }
                } else if self.view.assaults > 0 {
                    found.push(Move::Engage { toward, column, row });
                    if (self.card)(piece).cavalry && self.view.ground != Ground::Town {
                        found.push(Move::Charge { toward, column, row });
                    }
                }
            }
        }
        found
    }

    /// AR-15.6 to AR-15.8: what is added to an attack on the next cell.
    pub fn attack_adds(&self, piece: &Piece, step: Cell) -> i8 {
        let at = plus(cell(piece), step);
        let target = self.at[&at];
        let ahead = vector(target.facing);
        match step {
            _ if step == ahead => 3,
            _ if step == minus(ahead) => 0,
            _ if self.enemy_at(target.side, plus(at, ahead)) => 2,
            _ => 0,
        }
    }

    /// AR-16.8, by cutting the ray with the square of each cell: enemies on it, the nearest first.
    pub fn ray(&self, gun: &Piece, aim: Cell) -> Vec<Cell> {
        let from = cell(gun);
        let (dx, dy) = (aim.0 - from.0, aim.1 - from.1);
        let mut met = Vec::new();
        for (at, piece) in &self.at {
            if piece.side == gun.side || *at == from {
                continue;
            }
            let (i, j) = (at.0 - from.0, at.1 - from.1);
            // Where the ray is between the sides of the square, doubled so that halves are whole: t*d in (2c-1, 2c+1).
            let span = |d: i32, c: i32| -> Option<((i32, i32), (i32, i32))> {
                match d {
                    0 if c == 0 => Some(((-1_000_000, 1), (1_000_000, 1))),
                    0 => None,
                    _ if d > 0 => Some(((2 * c - 1, d), (2 * c + 1, d))),
                    _ => Some(((-2 * c - 1, -d), (-2 * c + 1, -d))),
                }
            };
            let (Some(across), Some(along)) = (span(dx, i), span(dy, j)) else { continue };
            let less = |a: (i32, i32), b: (i32, i32)| {
                i64::from(a.0) * i64::from(b.1) < i64::from(b.0) * i64::from(a.1)
            };
            let enter = if less(across.0, along.0) { along.0 } else { across.0 };
            let leave = if less(across.1, along.1) { across.1 } else { along.1 };
            if less(enter, leave) && leave.0 > 0 && less((0, 1), leave) {
                met.push((i * dx + j * dy, *at));
            }
        }
        met.retain(|(along, _)| *along > 0);
        met.sort_unstable();
        met.into_iter().map(|(_, at)| at).collect()
    }

    /// AR-11.7: the cells of a unit's group, the first one first.
    pub fn group(&self, piece: &Piece) -> Vec<Cell> {
        let ahead = vector(piece.facing);
        let walk = |step: Cell| {
            let mut cells = Vec::new();
            let mut at = cell(piece);
            loop {
                if self.wall(at, step) {
                    break;
                }
                at = plus(at, step);
                match self.at.get(&at) {
                    Some(other) if other.side == piece.side && self.gun(other) => {}
                    Some(other) if other.side == piece.side => cells.push(at),
                    _ => break,
                }
            }
            cells
        };
        let mut cells = walk(ahead);
        cells.reverse();
        cells.push(cell(piece));
        cells.extend(walk(minus(ahead)));
        cells
    }
    /// The next cell along a column, own guns being passed; none at a wall or the end.
    fn next(&self, side: u8, from: Cell, step: Cell) -> Option<Cell> {
        let mut at = from;
        loop {
            if self.wall(at, step) {
                return None;
            }
            at = plus(at, step);
            if !self.has(at) || !on_axis(side, at) {
                return None;
            }
            match self.at.get(&at) {
                Some(piece) if piece.side == side && self.gun(piece) => {}
                _ => return Some(at),
            }
        }
    }
    fn free(&self, side: u8, from: Cell, step: Cell) -> bool {
        self.next(side, from, step).is_some_and(|at| !self.at.contains_key(&at))
    }
    fn held(&self, cells: &[Cell]) -> bool {
        cells.iter().any(|at| !self.at[at].engaged.is_empty())
    }

    /// BattleStep I (AR-13.3 to AR-13.5) for units that may be chosen.
    pub fn steps(&self, movers: &[&'a Piece]) -> Vec<Move> {
        let mut found = Vec::new();
        for piece in movers {
            let (column, row) = (piece.column, piece.row);
            let group = self.group(piece);
            let ahead = vector(piece.facing);
            let here = group.iter().position(|at| *at == cell(piece)).expect("it is in its group");
            let mut may = |way: Way, it: bool| {
                if it {
                    found.push(Move::MoveUnit { way, column, row });
                }
            };
            if here == 0 && !self.held(&group) {
                may(Way::Advance, self.free(piece.side, group[0], ahead));
                may(Way::Withdraw, self.free(piece.side, group[group.len() - 1], minus(ahead)));
            }
            let calm = |at: usize| self.at[&group[at]].engaged.is_empty();
            may(Way::SwapAhead, here > 0 && calm(here - 1));
            may(Way::SwapBehind, here + 1 < group.len() && calm(here + 1));
            let may_leave = here == 0 || !self.held(&group[here + 1..]);
            let across = if forward(piece.side).0 == 0 { (1, 0) } else { (0, 1) };
            may(Way::Lower, may_leave && column > 0 && self.enters(piece, minus(across)));
            may(Way::Higher, may_leave && column < 4 && self.enters(piece, across));
        }
        found
    }
    /// AR-13.3 in the column beside.
    fn enters(&self, piece: &Piece, across: Cell) -> bool {
        let side = piece.side;
        let c = plus(cell(piece), across);
        if !self.has(c) {
            return false;
        }
        if let Some(there) = self.at.get(&c) {
            if there.side != side || self.gun(there) {
                return false;
            }
            let group = self.group(there);
            let from = group.iter().position(|at| *at == c).expect("in its group");
            return !self.held(&group[from..])
                && self.free(side, group[group.len() - 1], minus(vector(there.facing)));
        }
        // Nearest own units of the segment, forward and backward.
        let ahead = forward(side);
        let look = |step: Cell| {
            let (mut at, mut far) = (c, 0);
            loop {
                if self.wall(at, step) {
                    return None;
                }
                at = plus(at, step);
                far += 1;
                if !self.has(at) || !on_axis(side, at) || self.enemy_at(side, at) {
                    return None;
                }
                if self.at.get(&at).is_some_and(|piece| !self.gun(piece)) {
                    return Some((far, at));
                }
            }
        };
        match (look(ahead), look(minus(ahead))) {
            (None, None) => true,
            (Some((near, at)), behind) if behind.is_none_or(|(far, _)| near <= far) => {
                self.free(side, at, minus(ahead))
            }
            (_, Some((_, at))) => self.free(side, at, ahead),
            (Some(_), None) => unreachable!("the arm above"),
        }
    }
    /// AR-13.6.
    pub fn glides(&self, side: u8, commanded: &dyn Fn(&Piece) -> bool) -> Vec<Move> {
        let mut found = Vec::new();
        for piece in self.view.pieces.iter().filter(|piece| piece.side == side && !self.gun(piece))
        {
            let group = self.group(piece);
            let enemies = self.view.pieces.iter().any(|other| {
                other.side != side && column_of(side, cell(other)) == Some(piece.column)
            });
            if group[0] != cell(piece)
                || enemies
                || self.held(&group)
                || self.view.glided.contains(&piece.column)
                || !commanded(piece)
            {
                continue;
            }
            let (column, row) = (piece.column, piece.row);
            let ahead = vector(piece.facing);
            for (strides, from, step) in [
                ([Stride::AheadOne, Stride::AheadTwo], group[0], ahead),
                ([Stride::BackOne, Stride::BackTwo], group[group.len() - 1], minus(ahead)),
            ] {
                let mut at = from;
                for stride in strides {
                    if !self.free(side, at, step) {
                        break;
                    }
                    found.push(Move::Glide { stride, column, row });
                    at = self.next(side, at, step).expect("a free cell");
                }
            }
        }
        found
    }
}

pub fn cell(piece: &Piece) -> Cell {
    (piece.x.into(), piece.y.into())
}
/// The column of a side a cell lies on.
pub fn column_of(side: u8, at: Cell) -> Option<u8> {
    let across = if forward(side).0 == 0 { at.0 } else { at.1 };
    (12..=16).contains(&across).then(|| (across - 12) as u8)
}
fn on_axis(side: u8, at: Cell) -> bool {
    column_of(side, at).is_some()
}
