//! Where provinces lie and which are neighbours (AR-3.3).
//!
//! A cell is a byte, 16 · row + column. Sets of provinces are bits by their number in the table: 4 · region + index.

mod free;

pub use free::free;

use crate::content::{Layout, PROVINCES, content};
use crate::kinds::Nation;
use engine::Places;

/// The cell of each province; [`ASIDE`] for those that are not in play.
pub type Cells = [u8; PROVINCES];
/// No cell: the card stays in the box.
pub const ASIDE: u8 = 255;
/// Nobody's.
pub const NOBODY: u8 = 255;

/// The province cards on the table at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    pub cells: Cells,
    /// Rows of odd number are shifted half a card to the right.
    pub brick: bool,
    /// The seat that owns each province, or [`NOBODY`].
    pub owners: [u8; PROVINCES],
}

/// The standard layout for these nations, seat by seat (AR-3.3, AR-3.4).
pub fn standard(nations: &[Nation]) -> Laid {
    let layout = &content().layouts[nations.len().saturating_sub(2).min(2)];
    let regions = regions_of(layout, nations);
    let mut laid =
        Laid { cells: [ASIDE; PROVINCES], brick: layout.brick, owners: [NOBODY; PROVINCES] };
    for cell in layout.cells.iter() {
        let province = 4 * regions[cell.place.index()] + usize::from(cell.index);
        laid.cells[province] = byte(cell.row, cell.column);
        laid.owners[province] = cell.owner.checked_sub(1).unwrap_or(NOBODY);
    }
    laid
}

/// The region at each place of a layout: S1 to S4, B1 to B4, C.
fn regions_of(layout: &Layout, nations: &[Nation]) -> [usize; 9] {
    let mut regions = [0; 9];
    for (seat, nation) in nations.iter().enumerate() {
        regions[seat] = nation.index();
    }
    for (at, id) in layout.borders.iter().enumerate() {
        let known = content().regions.iter().position(|region| region.id == *id);
        regions[4 + at] = known.expect("the layouts were checked when they were read");
    }
    regions[8] = 8;
    regions
}

/// The cells of a layout by place and index, whatever the regions are.
pub(crate) fn cells_of(layout: &Layout) -> Cells {
    let mut cells = [ASIDE; PROVINCES];
    for cell in layout.cells.iter() {
        cells[4 * cell.place.index() + usize::from(cell.index)] = byte(cell.row, cell.column);
    }
    cells
}

const fn byte(row: u8, column: u8) -> u8 {
    16 * row + column
}

/// The neighbours of each province: an edge in common in squares, half an edge in brick rows.
pub fn adjacency_of(cells: &Cells, brick: bool) -> [u64; PROVINCES] {
    let mut near = [0; PROVINCES];
    for (at, here) in cells.iter().enumerate() {
        for (other, there) in cells.iter().enumerate() {
            let in_play = *here != ASIDE && *there != ASIDE;
            if in_play && at != other && touch(*here, *there, brick) {
                near[at] |= 1 << other;
            }
        }
    }
    near
}

fn touch(here: u8, there: u8, brick: bool) -> bool {
    let place = |cell: u8| (i16::from(cell / 16), i16::from(cell % 16));
    let ((row, column), (other_row, other)) = (place(here), place(there));
    if !brick {
        return row.abs_diff(other_row) + column.abs_diff(other) == 1;
    }
    // In half cards from the left edge.
    let left = |row: i16, column: i16| 2 * column + row % 2;
    let apart = left(row, column).abs_diff(left(other_row, other));
    match row.abs_diff(other_row) {
        0 => apart == 2,
        1 => apart == 1,
        _ => false,
    }
}

/// What can be reached within a set, step by step.
pub fn flood(near: &[u64; PROVINCES], from: u64, within: u64) -> u64 {
    let mut reached = from & within;
    let mut edge = reached;
    while edge != 0 {
        let at = edge.trailing_zeros() as usize;
        edge &= edge - 1;
        let new = near[at] & within & !reached;
        reached |= new;
        edge |= new;
    }
    reached
}

/// The steps from each province to a set of provinces over others; [`FAR`] if it cannot be reached. The provinces
/// of the set itself are at 0.
pub fn distances(near: &[u64; PROVINCES], to: u64, over: u64) -> [u8; PROVINCES] {
    let mut away = [FAR; PROVINCES];
    let (mut reached, mut edge, mut steps) = (to, to, 0);
    while edge != 0 {
        let mut next = 0;
        edge.each(|at| {
            away[usize::from(at)] = steps;
            next |= near[usize::from(at)];
        });
        edge = next & over & !reached;
        reached |= edge;
        steps += 1;
    }
    away
}

/// No way there.
pub const FAR: u8 = 255;
