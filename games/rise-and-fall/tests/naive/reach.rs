//! Where a unit may stop, path by path (RF-6.7, RF-10.4, RF-12.8, RF-12.24, RF-12.30, RF-12.32).

use crate::board::{Board, What};
use engine::Seat;
use rise_and_fall::hex::Hex;
use rise_and_fall::kinds::{Guild, Kind, Monument, Terrain};
use std::collections::BTreeSet;

/// One of the ways a unit may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// A Nomad's single step.
    Walk,
    /// Travelers: two steps over own pieces.
    Travel,
    /// Aquanauts: three steps from Sea to Sea.
    Swim,
    /// Winged: two steps over everything.
    Fly,
    Climb,
    Haul,
    Sail,
    /// Machinists.
    Vanish,
}

struct Mover<'a> {
    board: &'a Board,
    seat: Seat,
    way: Way,
    from: Hex,
}

/// Everywhere a move of this unit may end; an Orb only if the move can go on from there.
pub fn stops(
    board: &Board,
    seat: Seat,
    kind: Kind,
    from: Hex,
    used: &BTreeSet<Hex>,
) -> BTreeSet<Hex> {
    let all = one_move(board, seat, kind, from, used);
    all.into_iter()
        .filter(|stop| !board.orbs.contains(stop) || leads_on(board, seat, kind, from, *stop, used))
        .collect()
}

/// Is there somewhere to stay for a unit that goes to this Orb?
fn leads_on(
    board: &Board,
    seat: Seat,
    kind: Kind,
    from: Hex,
    orb: Hex,
    used: &BTreeSet<Hex>,
) -> bool {
    let mut after = board.clone();
    if let Some(here) = after.standing.get_mut(&from) {
        here.retain(|it| *it != (seat, What::Piece(kind)));
    }
    after.standing.retain(|_, here| !here.is_empty());
    after.standing.entry(orb).or_default().push((seat, What::Piece(kind)));
    let used: BTreeSet<Hex> = used.iter().copied().chain([orb]).collect();
    !stops(&after, seat, kind, orb, &used).is_empty()
}

fn one_move(
    board: &Board,
    seat: Seat,
    kind: Kind,
    from: Hex,
    used: &BTreeSet<Hex>,
) -> BTreeSet<Hex> {
    let has = |guild: Guild| board.has_guild(seat, guild);
    let mut ways = Vec::new();
    match kind {
        Kind::Nomad => {
            ways.push((Way::Walk, 1));
            ways.extend(has(Guild::Travelers).then_some((Way::Travel, 2)));
            ways.extend(has(Guild::Aquanauts).then_some((Way::Swim, 3)));
            ways.extend(has(Guild::Winged).then_some((Way::Fly, 2)));
        }
        Kind::Mountaineer => ways.push((Way::Climb, 3)),
        Kind::Merchant => ways.push((Way::Haul, 4)),
        Kind::Ship if has(Guild::Machinists) => ways.push((Way::Vanish, 0)),
        Kind::Ship => ways.push((Way::Sail, 0)),
        Kind::City | Kind::Temple => {}
    }
    let mut found = BTreeSet::new();
    for (way, steps) in ways {
        let mover = Mover { board, seat, way, from };
        match way {
            Way::Vanish => {
                let sea = board.land.keys().filter(|hex| mover.may_enter(from, **hex));
                found.extend(sea.filter(|hex| mover.may_stop(**hex)));
            }
            Way::Sail => mover.flood(&mut found),
            _ => mover.go_on(from, steps, &mut found),
        }
    }
    found.remove(&from);
    // Each Orb serves once, and none in the storm.
    found.retain(|hex| !board.orbs.contains(hex) || !used.contains(hex) && !board.is_stormy(*hex));
    found
}

impl Mover<'_> {
    /// Every path, step by step.
    fn go_on(&self, at: Hex, steps: u8, found: &mut BTreeSet<Hex>) {
        if steps == 0 {
            return;
        }
        for next in at.neighbors() {
            if !self.may_enter(at, next) {
                continue;
            }
            if self.may_stop(next) {
                found.insert(next);
            }
            if self.may_pass(next) {
                self.go_on(next, steps - 1, found);
            }
        }
    }

    /// Ships have no limit.
    fn flood(&self, found: &mut BTreeSet<Hex>) {
        let mut seen = BTreeSet::from([self.from]);
        let mut open = vec![self.from];
        while let Some(at) = open.pop() {
            for next in at.neighbors() {
                if self.may_enter(at, next) && seen.insert(next) {
                    if self.may_stop(next) {
                        found.insert(next);
                    }
                    if self.may_pass(next) {
                        open.push(next);
                    }
                }
            }
        }
    }

    fn guild(&self, guild: Guild) -> bool {
        self.board.has_guild(self.seat, guild)
    }

    /// The terrains of this way.
    fn enters(&self, terrain: Terrain) -> bool {
        use Terrain::{Forest, Glacier, Marsh, Mountain, Plain, Sea};
        let low = matches!(terrain, Plain | Forest | Mountain | Marsh);
        match self.way {
            Way::Walk | Way::Travel => low || terrain == Glacier && self.guild(Guild::Northerners),
            Way::Climb => low || terrain == Glacier,
            Way::Haul => low,
            Way::Swim | Way::Sail | Way::Vanish => terrain == Sea,
            Way::Fly => true,
        }
    }

    fn on_foot(&self) -> bool {
        matches!(self.way, Way::Walk | Way::Travel | Way::Climb | Way::Haul)
    }

    /// May a step lead from one hex to the next?
    fn may_enter(&self, at: Hex, next: Hex) -> bool {
        let Some(&terrain) = self.board.land.get(&next) else { return false };
        if self.board.barred.contains(&next) {
            return false;
        }
        if let Some((bridge, ends)) = self.board.bridge {
            // The Bridge is entered and left at its ends, and nobody flies or swims from it.
            if at == bridge && self.on_foot() {
                return ends.contains(&next) && self.enters(terrain) && !self.is_walled(next);
            }
            if at == bridge
                && self.from == bridge
                && self.way != Way::Sail
                && self.way != Way::Vanish
            {
                return false;
            }
            if next == bridge && self.on_foot() {
                return ends.contains(&at) && !self.is_walled(next);
            }
        }
        let level = |hex: Hex| self.board.land[&hex].level();
        let swims_ashore = self.way == Way::Walk && self.board.land[&at] == Terrain::Sea;
        let minds_cliffs = matches!(self.way, Way::Walk | Way::Travel) && !swims_ashore;
        self.enters(terrain)
            && !(minds_cliffs && level(at).abs_diff(level(next)) >= 2)
            && !self.is_walled(next)
    }

    /// Pieces of a Sentinel bar the way of everybody but the Winged (RF-10.31).
    fn is_walled(&self, hex: Hex) -> bool {
        let guarded = self.board.on(hex).iter().any(|(owner, _)| {
            *owner != self.seat && self.board.has_guild(*owner, Guild::Sentinels)
        });
        // Machinists go nowhere in between, and stop only where nothing stands.
        guarded && !matches!(self.way, Way::Fly | Way::Vanish)
    }

    /// May the move go on from here?
    fn may_pass(&self, hex: Hex) -> bool {
        if self.board.is_stormy(hex) {
            return false;
        }
        let on = self.board.on(hex);
        match self.way {
            Way::Walk | Way::Travel | Way::Climb => on.iter().all(|(owner, _)| *owner == self.seat),
            Way::Swim => on.iter().all(|(_, what)| *what != What::Piece(Kind::Nomad)),
            Way::Fly | Way::Haul | Way::Sail | Way::Vanish => true,
        }
    }

    /// May the move end here (RF-2.11)?
    fn may_stop(&self, hex: Hex) -> bool {
        let board = self.board;
        let on = board.on(hex);
        if board.creatures.contains(&hex) {
            return false;
        }
        if board.bridge.is_some_and(|(at, _)| at == hex) {
            return self.on_foot() && on.is_empty();
        }
        match self.way {
            Way::Fly => {
                let terrain = board.land[&hex];
                let glacier = terrain == Terrain::Glacier && self.guild(Guild::Northerners);
                let low = [Terrain::Plain, Terrain::Forest, Terrain::Mountain];
                on.is_empty() && (low.contains(&terrain) || glacier)
            }
            Way::Haul => match on {
                [] => true,
                [(_, what)] => {
                    matches!(what, What::Piece(Kind::City) | What::Monument(Monument::Capital))
                }
                _ => false,
            },
            Way::Sail | Way::Vanish => match on {
                [] => true,
                [(owner, what)] => *owner == self.seat && *what == What::Monument(Monument::Port),
                _ => false,
            },
            Way::Walk | Way::Travel | Way::Swim | Way::Climb => board.is_empty(hex),
        }
    }
}
