//! Which province cards touch: cards drawn as rectangles of 2 by 1, rows of odd number of bricks one to the right.

use arcadia::view::ProvinceView;

/// Left edge, right edge, top edge.
fn card(province: &ProvinceView, brick: bool) -> (i32, i32, i32) {
    let shift = if brick && province.row % 2 == 1 { 1 } else { 0 };
    let left = 2 * i32::from(province.column) + shift;
    (left, left + 2, i32::from(province.row))
}

/// Cards touch along an edge: not at a corner only.
pub fn touch(one: &ProvinceView, other: &ProvinceView, brick: bool) -> bool {
    let (a, b) = (card(one, brick), card(other, brick));
    let beside = a.2 == b.2 && (a.1 == b.0 || b.1 == a.0);
    let overlap = a.1.min(b.1) - a.0.max(b.0);
    let above = (a.2 - b.2).abs() == 1 && overlap > 0;
    beside || above
}

/// All that hang together with the first one.
pub fn reached<'a>(cards: &[&'a ProvinceView], brick: bool) -> Vec<&'a ProvinceView> {
    let mut found: Vec<&ProvinceView> = cards.iter().take(1).copied().collect();
    let mut at = 0;
    while at < found.len() {
        for card in cards {
            if touch(found[at], card, brick) && !found.iter().any(|it| it.id == card.id) {
                found.push(card);
            }
        }
        at += 1;
    }
    found
}
