//! Reading a card: line after line, the first that is possible is carried out (RF-15.1).

use super::options::Token;
use super::paths::Mover;
use super::{Tie, effects::Effect};
use crate::content::{Act, Line, Priced, Priority, Test};
use crate::events::{Event, NpcDeed};
use crate::hex::{Cell, Cells};
use crate::kinds::{Kind, Resource, Terrain};
use crate::state::{NOBODY, NOWHERE, RiseAndFall};
use engine::content::Subset;
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
                        piece: kind,
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
                        piece: kind,
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
        tell.tell(|| Event::NpcIdle { seat, piece: kind, at });
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
            let (piece, level) = (card.piece, card.level);
            let npc = self.npc_mut(seat);
            npc.deck &= !(1 << at);
            if present {
                npc.discard |= 1 << at;
                self.npcs.card = at;
                tell.tell(|| Event::NpcCard { seat, piece, level });
                return true;
            }
            npc.reserve |= 1 << at;
            tell.tell(|| Event::NpcCardAside { seat, piece, level });
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
                let theirs = pieces.iter().map(|kind| self.players_pieces(kind, around).len());
                within(theirs.sum::<u32>() as u16, *less, *at_least, *exactly)
            }
            Test::On(terrains) => terrains.has(self.terrain(at)),
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
        let earn = |deed: NpcDeed, gold: u16| {
            let paid = gold.min(self.bank_gold);
            if paid > 0 { Do(Effect::Earn { deed, gold }) } else { Impossible }
        };
        match &line.act {
            Act::Move { range, cliffs, to } => {
                let mover = Mover { seat, kind, at, cliffs: *cliffs };
                for target in to.iter() {
                    match self.attempt_move(&mover, *range, target) {
                        Impossible => {}
                        other => return other,
                    }
                }
                Impossible
            }
            Act::Build { piece, on, beside, wood, stone, priority } => {
                let ground = on.is_empty() || on.has(terrain);
                let places = if beside.is_empty() {
                    let free = !self.world.special.has(at) && self.may_stand(seat, *piece, at);
                    if free { Cells::only(at) } else { Cells::NONE }
                } else {
                    self.beside(seat, *piece, at, *beside, true)
                };
                if !ground || places.is_empty() || !stored(*piece) {
                    return Impossible;
                }
                let stock = self.civ(seat).stock;
                let (wood_due, stone_due) =
                    (wood.saturating_sub(stock[0]), stone.saturating_sub(stock[1]));
                if wood_due + stone_due > 0 {
                    // The bank helps out, and the piece is done (RF-15.3).
                    return Do(Effect::Gather { wanted: *piece, wood: wood_due, stone: stone_due });
                }
                let (piece, wood, stone) = (*piece, *wood, *stone);
                self.place_for(seat, places, priority, |to| Effect::Build {
                    piece,
                    to,
                    wood,
                    stone,
                })
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
            Act::Taxes { plain, forest, mountain, glacier } => earn(
                NpcDeed::Taxes,
                u16::from(match terrain {
                    Terrain::Plain => *plain,
                    Terrain::Forest => *forest,
                    Terrain::Mountain => *mountain,
                    Terrain::Glacier => *glacier,
                    _ => 0,
                }),
            ),
            Act::Tithe { each, exclude } => {
                let near = self.world.near[at as usize];
                let paying = Kind::ALL.iter().filter(|kind| !exclude.has(**kind));
                let payers: usize = paying
                    .map(|&kind| {
                        self.civ(seat).pieces(kind).iter().filter(|&&it| near.has(it)).count()
                    })
                    .sum();
                earn(NpcDeed::Tithe, payers as u16 * u16::from(*each))
            }
            Act::ShipTrade { each } => {
                earn(NpcDeed::Trade, self.trading_cities(at) as u16 * u16::from(*each))
            }
            Act::MerchantTrade { opposing, own } => {
                let around = self.world.on_or_around(at) & self.cities;
                let gold = around.iter().map(|cell| {
                    let friendly = self.building(cell).owner() == seat;
                    u16::from(if friendly { *own } else { *opposing })
                });
                earn(NpcDeed::Trade, gold.sum())
            }
            Act::Grow { piece, terrain, gold, priority } => {
                let near = self.world.level[at as usize];
                let places = self.free_ground_for(seat, *piece, near, *terrain);
                if !costs(*gold) || !stored(*piece) || places.is_empty() {
                    return Impossible;
                }
                let (piece, gold) = (*piece, *gold);
                self.place_for(seat, places, priority, |to| Effect::Grow { piece, to, gold })
            }
            Act::Convert { targets, priority } => {
                self.attempt_convert(seat, kind, at, priority, targets)
            }
            Act::Educate { into, cliffs, priority } => {
                let near = if *cliffs { &self.world.near } else { &self.world.level };
                let nomads = self.civ(seat).pieces(Kind::Nomad).iter().copied();
                let pupils: Cells = nomads.filter(|&it| near[at as usize].has(it)).collect();
                for &Priced { piece, gold } in into.iter() {
                    let able: Cells =
                        pupils.iter().filter(|&it| self.may_stand(seat, piece, it)).collect();
                    if costs(gold) && stored(piece) && !able.is_empty() {
                        return self.place_for(seat, able, priority, |to| Effect::Educate {
                            to,
                            piece,
                            gold,
                        });
                    }
                }
                Impossible
            }
            Act::Transform { into, gold, beside, priority } => {
                let places = self.beside(seat, *into, at, *beside, false);
                if !costs(*gold) || !stored(*into) || places.is_empty() {
                    return Impossible;
                }
                let (piece, gold) = (*into, *gold);
                self.place_for(seat, places, priority, |to| Effect::Transform { piece, to, gold })
            }
            Act::Sell { gold } => match self.settled_token(self.sold_token(seat)) {
                Token::None => Impossible,
                Token::One(resource) => Do(Effect::Sell { resource, gold: *gold }),
                Token::Either => Open(Tie::Resource, Cells::NONE),
            },
            Act::Attack { targets, region, cliffs, take_place, steal, priority } => {
                let reach = match (region, cliffs) {
                    (true, _) => self.world.region_of(at).cells,
                    (false, true) => self.world.near[at as usize],
                    (false, false) => self.world.level[at as usize],
                };
                let steal = steal + self.npc_loot(seat);
                self.attempt_attack(seat, at, priority, targets, reach, *take_place, steal)
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
    fn free_ground_for(
        &self,
        seat: Seat,
        piece: Kind,
        among: Cells,
        terrain: Subset<Terrain>,
    ) -> Cells {
        let ground = terrain.iter().fold(Cells::NONE, |all, it| all | self.world.of[it as usize]);
        let free = (among & ground).without(&self.taken()).without(&self.world.orbs);
        free.iter().filter(|&cell| self.may_stand(seat, piece, cell)).collect()
    }

    /// Adjacent free hexes, cliffs ignored; buildings keep off special places.
    fn beside(
        &self,
        seat: Seat,
        piece: Kind,
        at: Cell,
        terrain: Subset<Terrain>,
        built: bool,
    ) -> Cells {
        let free = self.free_ground_for(seat, piece, self.world.near[at as usize], terrain);
        if built && !piece.is_unit() { free.without(&self.world.special) } else { free }
    }

    /// Priorities, then a nomination if several hexes remain (RF-15.5, RF-15.6).
    pub(super) fn place_for(
        &self,
        seat: Seat,
        places: Cells,
        priority: &Priority,
        effect: impl Fn(Cell) -> Effect,
    ) -> Attempt {
        if self.npcs.target != NOWHERE {
            return Do(effect(self.npcs.target));
        }
        let best = self.preferred(seat, places, priority);
        match (best.len(), best.first()) {
            (1, Some(only)) => Do(effect(only)),
            _ => Open(Tie::Hex, best),
        }
    }

    /// A nomination may have settled which token it is.
    pub(super) fn settled_token(&self, token: Token) -> Token {
        match (token, Resource::ALL.get(self.npcs.resource as usize)) {
            (Token::Either, Some(&resource)) => Token::One(resource),
            (token, _) => token,
        }
    }
}
