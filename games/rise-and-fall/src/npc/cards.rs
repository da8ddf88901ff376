//! Reading a card: line after line, the first that is possible is carried out (RF-15.1).

use super::options::Token;
use super::paths::Mover;
use super::{Tie, effects::Effect};
use crate::content::{Act, Line, Place, Priced, Target, Test};
use crate::events::Event;
use crate::hex::{Cell, Cells};
use crate::kinds::{Kind, Resource, Terrain};
use crate::state::{NOBODY, NOWHERE, RiseAndFall};
use engine::{Chance, Seat, Tell};

/// What comes of a line.
pub(super) enum Attempt {
    Impossible,
    /// Somebody must nominate first.
    Open(Tie, Cells),
    Do(Effect),
}

use Attempt::{Do, Impossible, Open};

impl RiseAndFall {
    /// One step of an NPC's turn: a card, a piece, or an action.
    pub(super) fn act_npc<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let seat = self.turn;
        if self.npcs.card == NOBODY && !self.reveal_card(seat, chance, tell) {
            return self.end_npc_turn(tell);
        }
        let Some(card) = self.npc_card(seat) else { return self.end_npc_turn(tell) };
        let kind = card.piece;
        if self.npcs.piece == NOWHERE {
            let ready = self.ready_npc_pieces(seat, kind);
            if ready.is_empty() {
                return self.end_npc_turn(tell);
            }
            return self.tie_among(Tie::Piece, ready, chance);
        }
        let at = self.npcs.piece;
        while let Some(line) = card.lines.get(self.npcs.line as usize) {
            let number = self.npcs.line + 1;
            match self.attempt(seat, kind, at, line) {
                Impossible => {
                    let failed = || self.failed_test(seat, at, line);
                    tell.tell(|| Event::NpcLine {
                        seat,
                        at,
                        line: number,
                        done: false,
                        failed: failed(),
                    });
                    self.npcs.unsettle();
                    self.npcs.line += 1;
                }
                Open(Tie::Resource, _) => {
                    if self.npcs.random_ties {
                        self.npcs.resource = chance.below(2) as u8;
                    } else {
                        self.npcs.tie = Tie::Resource;
                    }
                    return;
                }
                Open(tie, options) => return self.tie_among(tie, options, chance),
                Do(effect) => {
                    tell.tell(|| Event::NpcLine {
                        seat,
                        at,
                        line: number,
                        done: true,
                        failed: None,
                    });
                    self.acted.insert(at);
                    self.npcs.next_piece();
                    return self.carry_out_npc(seat, kind, at, effect, tell);
                }
            }
        }
        tell.tell(|| Event::NpcIdle { seat, at });
        self.acted.insert(at);
        self.npcs.next_piece();
    }

    /// Pieces of a kind that have not acted yet (RF-14.42).
    pub(super) fn ready_npc_pieces(&self, seat: Seat, kind: Kind) -> Cells {
        let pieces = self.civ(seat).pieces(kind).iter().copied();
        pieces.filter(|&at| !self.acted.has(at) && !self.is_lying(kind.is_unit(), at)).collect()
    }

    /// The next card of a kind the NPC has in the World (RF-14.41).
    fn reveal_card<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        loop {
            if self.npc(seat).deck == 0 {
                let npc = self.npc_mut(seat);
                npc.deck = std::mem::take(&mut npc.discard);
            }
            let deck = self.npc(seat).deck;
            if deck == 0 {
                return false;
            }
            let nth = chance.below(deck.count_ones());
            let Some(at) = (0..16u8).filter(|at| deck >> at & 1 == 1).nth(nth as usize) else {
                return false;
            };
            let Some(card) = self.cards_of_npc(seat).nth(at as usize) else { return false };
            let present = self.civ(seat).count[card.piece as usize] > 0;
            let npc = self.npc_mut(seat);
            npc.deck &= !(1 << at);
            if present {
                npc.discard |= 1 << at;
                self.npcs.card = at;
                let (piece, level) = (card.piece, card.level);
                tell.tell(|| Event::NpcCard { seat, piece, level });
                return true;
            }
            npc.reserve |= 1 << at;
        }
    }

    pub(crate) fn begin_npc_turn(&mut self) {
        self.npcs.card = NOBODY;
        self.npcs.next_piece();
    }

    fn end_npc_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.tales.set != 0
            && let Some(card) = self.npc_card(self.turn)
        {
            self.raise_pieces(self.turn, card.piece);
        }
        self.begin_npc_turn();
        self.end_turn(tell);
    }

    /// Are all conditions of a line true (RF-15.10 to RF-15.16)?
    fn passes(&self, seat: Seat, at: Cell, test: &Test) -> bool {
        let civ = self.civ(seat);
        let within = |value: u16, less: Option<u16>, least: Option<u16>, exactly: Option<u16>| {
            less.is_none_or(|bound| value < bound)
                && least.is_none_or(|bound| value >= bound)
                && exactly.is_none_or(|bound| value == bound)
        };
        let near = self.world.near[at as usize];
        let sea = self.world.region_of(at);
        match test {
            Test::Controls { piece, less, at_least, exactly } => {
                within(civ.count[*piece as usize].into(), *less, *at_least, *exactly)
            }
            Test::AdjacentFriendly { piece, less, at_least, exactly } => {
                let own = civ.pieces(*piece).iter().filter(|&&cell| near.has(cell)).count();
                within(own as u16, *less, *at_least, *exactly)
            }
            Test::AdjacentPlayer { pieces, cliffs, less, at_least, exactly } => {
                let around = if *cliffs { near } else { self.world.level[at as usize] };
                let theirs = pieces.iter().map(|&kind| self.players_pieces(kind, around).len());
                within(theirs.sum::<u32>() as u16, *less, *at_least, *exactly)
            }
            Test::On(terrains) => terrains.contains(&self.terrain(at)),
            Test::Coastal(wanted) => self.is_coastal(at) == *wanted,
            Test::Has { resource, less, at_least, exactly } => {
                within(civ.holds(*resource).into(), *less, *at_least, *exactly)
            }
            Test::Gold(bound) => bound.holds(civ.gold),
            Test::RegionPlayerShips(bound) => {
                bound.holds(self.players_pieces(Kind::Ship, sea.cells).len() as u16)
            }
            Test::RegionCoastalPlayer { piece, terrain, less, at_least, exactly } => {
                let coast = sea.border & self.world.of[*terrain as usize];
                let theirs = self.players_pieces(*piece, coast).len() as u16;
                within(theirs, *less, *at_least, *exactly)
            }
        }
    }

    /// The first condition that does not hold, counted from 1.
    fn failed_test(&self, seat: Seat, at: Cell, line: &Line) -> Option<u8> {
        let failed = line.when.iter().position(|test| !self.passes(seat, at, test))?;
        u8::try_from(failed + 1).ok()
    }

    /// What a line would do for this piece now.
    pub(super) fn attempt(&self, seat: Seat, kind: Kind, at: Cell, line: &Line) -> Attempt {
        if !line.when.iter().all(|test| self.passes(seat, at, test)) {
            return Impossible;
        }
        let terrain = self.terrain(at);
        let costs = |gold: u8| self.civ(seat).gold >= u16::from(gold);
        let stored = |kind: Kind| self.reserve(seat, kind) > 0;
        let earn = |gold: u16| {
            let paid = gold.min(self.bank_gold);
            if paid > 0 { Do(Effect::Earn { gold }) } else { Impossible }
        };
        match &line.act {
            Act::Move { range, cliffs, to } => {
                let mover = Mover { seat, kind, at, cliffs: *cliffs };
                for target in to {
                    match self.attempt_move(&mover, *range, target) {
                        Impossible => {}
                        other => return other,
                    }
                }
                Impossible
            }
            Act::Build { piece, on, beside, wood, stone } => {
                let ground = on.is_empty() || on.contains(&terrain);
                let places = if beside.is_empty() {
                    let free = !self.world.special.has(at) && self.may_stand(seat, *piece, at);
                    if free { Cells::only(at) } else { Cells::NONE }
                } else {
                    self.beside(seat, *piece, at, beside, true)
                };
                if !ground || places.is_empty() || !stored(*piece) {
                    return Impossible;
                }
                let stock = self.civ(seat).stock;
                let (wood_due, stone_due) =
                    (wood.saturating_sub(stock[0]), stone.saturating_sub(stock[1]));
                if wood_due + stone_due > 0 {
                    // The bank helps out, and the piece is done (RF-15.3).
                    return Do(Effect::Gather { wood: wood_due, stone: stone_due });
                }
                let (piece, wood, stone) = (*piece, *wood, *stone);
                self.place_for(seat, places, line, |to| Effect::Build { piece, to, wood, stone })
            }
            Act::Produce { forest, mountain, glacier, amount } => {
                let resource = match terrain {
                    Terrain::Forest => *forest,
                    Terrain::Mountain => *mountain,
                    Terrain::Glacier => *glacier,
                    _ => None,
                };
                let gains = |it: &Resource| self.can_gain(seat, *it, *amount);
                match resource.filter(gains) {
                    Some(resource) => Do(Effect::Produce { resource, amount: *amount }),
                    None => Impossible,
                }
            }
            Act::Taxes { plain, forest, mountain, glacier } => earn(u16::from(match terrain {
                Terrain::Plain => *plain,
                Terrain::Forest => *forest,
                Terrain::Mountain => *mountain,
                Terrain::Glacier => *glacier,
                _ => 0,
            })),
            Act::Tithe { each, exclude } => {
                let near = self.world.near[at as usize];
                let paying = Kind::ALL.iter().filter(|kind| !exclude.contains(kind));
                let payers: usize = paying
                    .map(|&kind| {
                        self.civ(seat).pieces(kind).iter().filter(|&&it| near.has(it)).count()
                    })
                    .sum();
                earn(payers as u16 * u16::from(*each))
            }
            Act::ShipTrade { each } => earn(self.trading_cities(at) as u16 * u16::from(*each)),
            Act::MerchantTrade { opposing, own } => {
                let around = self.world.on_or_around(at) & self.cities;
                let gold = around.iter().map(|cell| {
                    let friendly = self.building(cell).owner() == seat;
                    u16::from(if friendly { *own } else { *opposing })
                });
                earn(gold.sum())
            }
            Act::Grow { piece, terrain, gold } => {
                let near = self.world.level[at as usize];
                let places = self.free_ground_for(seat, *piece, near, terrain);
                if !costs(*gold) || !stored(*piece) || places.is_empty() {
                    return Impossible;
                }
                let (piece, gold) = (*piece, *gold);
                self.place_for(seat, places, line, |to| Effect::Grow { piece, to, gold })
            }
            Act::Convert { targets } => self.attempt_convert(seat, kind, at, line, targets),
            Act::Educate { into, cliffs } => {
                let near = if *cliffs { &self.world.near } else { &self.world.level };
                let nomads = self.civ(seat).pieces(Kind::Nomad).iter().copied();
                let pupils: Cells = nomads.filter(|&it| near[at as usize].has(it)).collect();
                for &Priced { piece, gold } in into {
                    let able: Cells =
                        pupils.iter().filter(|&it| self.may_stand(seat, piece, it)).collect();
                    if costs(gold) && stored(piece) && !able.is_empty() {
                        return self.place_for(seat, able, line, |to| Effect::Educate {
                            to,
                            piece,
                            gold,
                        });
                    }
                }
                Impossible
            }
            Act::Transform { into, gold, beside } => {
                let places = self.beside(seat, *into, at, beside, false);
                if !costs(*gold) || !stored(*into) || places.is_empty() {
                    return Impossible;
                }
                let (piece, gold) = (*into, *gold);
                self.place_for(seat, places, line, |to| Effect::Transform { piece, to, gold })
            }
            Act::Sell { gold } => match self.settled_token(self.sold_token(seat)) {
                Token::None => Impossible,
                Token::One(resource) => Do(Effect::Sell { resource, gold: *gold }),
                Token::Either => Open(Tie::Resource, Cells::NONE),
            },
            Act::Attack { targets, region, cliffs, take_place, steal } => {
                let reach = match (region, cliffs) {
                    (true, _) => self.world.region_of(at).cells,
                    (false, true) => self.world.near[at as usize],
                    (false, false) => self.world.level[at as usize],
                };
                let steal = steal + self.npc_loot(seat);
                self.attempt_attack(seat, at, line, targets, reach, *take_place, steal)
            }
            Act::Steal { piece, amount, coast, cliffs } => {
                let sea = self.world.region_of(at);
                let reach = match (coast, cliffs) {
                    (Some(terrain), _) => sea.border & self.world.of[*terrain as usize],
                    (None, Some(false)) => self.world.level[at as usize],
                    (None, _) => self.world.near[at as usize],
                };
                let victims = self.players_pieces(*piece, reach);
                let rich: Cells = victims
                    .iter()
                    .filter(|&cell| {
                        let owner = self.standing(cell, *piece);
                        owner.is_some_and(|it| self.stolen_token(seat, it) != Token::None)
                    })
                    .collect();
                self.attempt_steal(seat, *piece, at, rich, *amount)
            }
        }
    }

    /// Free hexes of these terrains where a piece may be put.
    fn free_ground_for(&self, seat: Seat, piece: Kind, among: Cells, terrain: &[Terrain]) -> Cells {
        let ground = terrain.iter().fold(Cells::NONE, |all, it| all | self.world.of[*it as usize]);
        let free = (among & ground).without(&self.taken()).without(&self.world.orbs);
        free.iter().filter(|&cell| self.may_stand(seat, piece, cell)).collect()
    }

    /// Adjacent free hexes, cliffs ignored; buildings keep off special places.
    fn beside(&self, seat: Seat, piece: Kind, at: Cell, terrain: &[Terrain], built: bool) -> Cells {
        let free = self.free_ground_for(seat, piece, self.world.near[at as usize], terrain);
        if built && !piece.is_unit() { free.without(&self.world.special) } else { free }
    }

    /// Priorities, then a nomination if several hexes remain (RF-15.5, RF-15.6).
    fn place_for(
        &self,
        seat: Seat,
        places: Cells,
        line: &Line,
        effect: impl Fn(Cell) -> Effect,
    ) -> Attempt {
        if self.npcs.target != NOWHERE {
            return Do(effect(self.npcs.target));
        }
        let best = self.preferred(seat, places, &line.priority);
        match (best.len(), best.first()) {
            (1, Some(only)) => Do(effect(only)),
            _ => Open(Tie::Hex, best),
        }
    }

    /// A nomination may have settled which token it is.
    fn settled_token(&self, token: Token) -> Token {
        match (token, Resource::ALL.get(self.npcs.resource as usize)) {
            (Token::Either, Some(&resource)) => Token::One(resource),
            (token, _) => token,
        }
    }

    fn attempt_convert(
        &self,
        seat: Seat,
        kind: Kind,
        at: Cell,
        line: &Line,
        targets: &[Priced],
    ) -> Attempt {
        let reach = match self.npc_convert_range(seat, kind) {
            1 => self.world.near[at as usize],
            far => self.world.within(at, far as i8),
        };
        for &Priced { piece, gold } in targets {
            let able: Cells = self
                .players_pieces(piece, reach)
                .iter()
                .filter(|&cell| {
                    let owner = self.standing(cell, piece);
                    owner.is_some_and(|owner| !self.is_immune(owner, piece, cell))
                        && self.may_take_over(seat, piece, cell)
                })
                .collect();
            if able.is_empty()
                || self.civ(seat).gold < u16::from(gold)
                || self.reserve(seat, piece) == 0
            {
                continue;
            }
            let able = self.nearest_victims(at, self.preferred(seat, able, &line.priority));
            return self.place_for(seat, able, line, |to| Effect::Convert { to, piece, gold });
        }
        Impossible
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one line of a card")]
    fn attempt_attack(
        &self,
        seat: Seat,
        at: Cell,
        line: &Line,
        targets: &[Priced],
        reach: Cells,
        take_place: bool,
        steal: u8,
    ) -> Attempt {
        for &Priced { piece, gold } in targets {
            let prey = self.players_pieces(piece, reach);
            if prey.is_empty() {
                continue;
            }
            let prey = self.nearest(at, self.preferred(seat, prey, &line.priority));
            let to = match (self.npcs.target, prey.len(), prey.first()) {
                (settled, _, _) if settled != NOWHERE && prey.has(settled) => settled,
                (_, 1, Some(only)) => only,
                _ => return Open(Tie::Hex, prey),
            };
            let owner = self.standing(to, piece);
            let token = owner.map_or(Token::None, |owner| self.stolen_token(seat, owner));
            let resource = match self.settled_token(token) {
                _ if steal == 0 => None,
                Token::None => None,
                Token::One(resource) => Some(resource),
                Token::Either => {
                    return Open(Tie::Resource, Cells::NONE);
                }
            };
            return Do(Effect::Attack { to, piece, gold, take_place, steal, resource });
        }
        Impossible
    }

    fn attempt_steal(
        &self,
        seat: Seat,
        piece: Kind,
        at: Cell,
        victims: Cells,
        amount: u8,
    ) -> Attempt {
        if victims.is_empty() {
            return Impossible;
        }
        let nearest = self.nearest_victims(at, victims);
        let owner = |cell: Cell| self.standing(cell, piece);
        let first = nearest.first().and_then(owner);
        let same = nearest.iter().all(|cell| owner(cell) == first);
        let victim = match self.npcs.target {
            settled if settled != NOWHERE && nearest.has(settled) => owner(settled),
            _ if same => first,
            _ => return Open(Tie::Hex, nearest),
        };
        let Some(victim) = victim else { return Impossible };
        match self.settled_token(self.stolen_token(seat, victim)) {
            Token::None => Impossible,
            Token::One(resource) => Do(Effect::Steal { victim, resource, amount }),
            Token::Either => Open(Tie::Resource, Cells::NONE),
        }
    }

    /// A move towards one target; impossible if it brings the piece no nearer (RF-15.20).
    fn attempt_move(&self, mover: &Mover, range: Option<u8>, target: &Target) -> Attempt {
        let ahead = self.paths_from(mover, Cells::only(mover.at));
        let stops = self.npc_stops(mover);
        let goals = match target {
            Target::Piece { owner, pieces } => {
                let cells =
                    self.pieces_of(mover.seat, *owner, pieces).without(&Cells::only(mover.at));
                // Reached when adjacent: the free hexes beside the nearest of them.
                let beside = |cell: Cell| self.world.near[cell as usize] & stops;
                let reach = |cell: Cell| ahead.least(beside(cell));
                if cells.iter().any(|cell| self.world.near[cell as usize].has(mover.at)) {
                    return Impossible;
                }
                let least = cells.iter().filter_map(reach).min();
                let nearest =
                    cells.iter().filter(|&cell| reach(cell).is_some() && reach(cell) == least);
                nearest.fold(Cells::NONE, |all, cell| all | beside(cell))
            }
            Target::Hex { terrain, coastal, near } => {
                let place = Place {
                    terrain: terrain.clone(),
                    coastal: *coastal,
                    region: None,
                    near: near.clone(),
                };
                if self.is_like(mover.seat, mover.at, &place) {
                    return Impossible;
                }
                stops.iter().filter(|&cell| self.is_like(mover.seat, cell, &place)).collect()
            }
            Target::Region { terrain } => {
                match self.region_goal(mover, range, terrain, &ahead, stops) {
                    Ok(goals) => goals,
                    Err(attempt) => return attempt,
                }
            }
        };
        let best = self.ends_of_move(mover, range, &ahead, stops, goals);
        if best.is_empty() {
            return Impossible;
        }
        if self.npcs.target != NOWHERE && best.has(self.npcs.target) {
            return Do(Effect::Move { to: self.npcs.target });
        }
        match (best.len(), best.first()) {
            (1, Some(to)) => Do(Effect::Move { to }),
            _ => Open(Tie::Hex, best),
        }
    }

    /// Where a move towards these cells may end: there, if they are within reach, otherwise as near
    /// as it brings the piece; nowhere if that is no nearer.
    fn ends_of_move(
        &self,
        mover: &Mover,
        range: Option<u8>,
        ahead: &super::paths::Paths,
        stops: Cells,
        goals: Cells,
    ) -> Cells {
        let Some(least) = ahead.least(goals) else { return Cells::NONE };
        let range = range.map_or(u16::MAX, u16::from);
        if least <= range {
            return ahead.at(goals, least);
        }
        let back = self.paths_from(mover, ahead.at(goals, least));
        let now = back.to(mover.at).unwrap_or(u16::MAX);
        let near: Cells =
            stops.iter().filter(|&cell| ahead.to(cell).is_some_and(|it| it <= range)).collect();
        match back.least(near) {
            Some(left) if left < now => back.at(near, left),
            _ => Cells::NONE,
        }
    }

    /// The free hexes of the largest Region of a type that the NPC does not dominate.
    fn region_goal(
        &self,
        mover: &Mover,
        range: Option<u8>,
        terrain: &[Terrain],
        ahead: &super::paths::Paths,
        stops: Cells,
    ) -> Result<Cells, Attempt> {
        let masters = self.dominations();
        let here = self.world.region[mover.at as usize] as usize;
        let open = |number: usize| {
            let region = &self.world.regions[number];
            terrain.contains(&region.terrain)
                && masters[number].seat != Some(mover.seat)
                && (number == here || ahead.least(region.cells & stops).is_some())
        };
        let numbers: Vec<usize> = (0..masters.len()).filter(|&number| open(number)).collect();
        let size = |number: usize| self.world.regions[number].size;
        let Some(most) = numbers.iter().map(|&number| size(number)).max() else {
            return Err(Impossible);
        };
        let mut largest: Vec<usize> =
            numbers.into_iter().filter(|&number| size(number) == most).collect();
        if largest.contains(&here) {
            return Err(Impossible);
        }
        let cells = |number: usize| self.world.regions[number].cells;
        // Nobody is asked to choose a Region towards which there is no move.
        largest.retain(|&number| {
            !self.ends_of_move(mover, range, ahead, stops, cells(number) & stops).is_empty()
        });
        let all = largest.iter().fold(Cells::NONE, |all, &number| all | cells(number));
        match (self.npcs.region, largest[..].first()) {
            // It may have been settled for another target of the line.
            (settled, _) if settled != NOWHERE && all.has(settled) => {
                Ok(self.world.region_of(settled).cells & stops)
            }
            (_, Some(&only)) if largest.len() == 1 => Ok(cells(only) & stops),
            (_, None) => Err(Impossible),
            _ => Err(Open(Tie::Region, all)),
        }
    }
}
