//! Non-player civilizations (RF-14 to RF-16): who they are, what waits to be decided for them.
//!
//! `cards` reads a card line by line, `options` finds what a line can be aimed at, `paths` how far
//! pieces are from there, `effects` carries it out, `deployment` brings the first pieces, `handling`
//! says which players decide.

mod cards;
mod deployment;
mod effects;
mod handling;
mod movement;
mod options;
mod paths;
mod powers;
#[cfg(test)]
mod tests;
mod victims;

use crate::content::{AiCard, content};
use crate::events::{Event, Verdict};
use crate::hex::{Cell, Cells};
use crate::kinds::{Kind, Npc, Resource};
use crate::moves::Question;
use crate::state::{MAX_CIVS, NOBODY, NOWHERE, Phase, RiseAndFall};
use engine::{Chance, Seat, Tell};

pub const MAX_NPCS: usize = 4;

/// One non-player civilization. Cards are bits in the order of its own cards in the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NpcState {
    pub who: Npc,
    pub level: u8,
    /// The next card is drawn from these: a shuffled pile has no order anybody knows.
    pub deck: u16,
    pub discard: u16,
    pub reserve: u16,
}

/// What is open in the turn of an NPC (RF-15.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tie {
    #[default]
    None,
    /// Which piece acts next (RF-14.42).
    Piece,
    Region,
    Hex,
    Resource,
}

/// Everything about solo and cooperative games; empty in all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Npcs {
    pub list: [NpcState; MAX_NPCS],
    /// Kinds whose trophies the players must win, as bits (RF-14.4).
    pub imposed: u8,
    pub objective: u8,
    pub objective_level: u8,
    pub independence: u8,
    /// Luck settles ties at once, without nominations (RF-15.6).
    pub random_ties: bool,
    /// The nearest player before an NPC handles it (RF-16.5).
    pub nearest: bool,
    /// An NPC took an imposed trophy.
    pub lost: bool,
    /// A loss takes renown away (RF-17.4).
    pub hardcore: bool,
    /// The card on the table, among its own cards.
    pub card: u8,
    /// The piece that acts, and the line it has come to.
    pub piece: Cell,
    pub line: u8,
    pub tie: Tie,
    pub options: Cells,
    /// What was settled already for this line.
    pub region: Cell,
    pub target: Cell,
    pub resource: u8,
    /// What players have proposed so far: a hex, or the number of a resource (RF-16.5).
    pub proposals: [Cell; MAX_CIVS],
}

impl Default for Npcs {
    fn default() -> Npcs {
        Npcs {
            list: [NpcState::default(); MAX_NPCS],
            imposed: 0,
            objective: NOBODY,
            objective_level: 0,
            independence: 0,
            random_ties: false,
            nearest: false,
            lost: false,
            hardcore: false,
            card: NOBODY,
            piece: NOWHERE,
            line: 0,
            tie: Tie::None,
            options: Cells::NONE,
            region: NOWHERE,
            target: NOWHERE,
            resource: NOBODY,
            proposals: [NOWHERE; MAX_CIVS],
        }
    }
}

impl Npcs {
    /// Nothing is settled any more.
    pub(crate) fn unsettle(&mut self) {
        (self.tie, self.options) = (Tie::None, Cells::NONE);
        (self.region, self.target, self.resource) = (NOWHERE, NOWHERE, NOBODY);
        self.proposals = [NOWHERE; MAX_CIVS];
    }
    /// The next piece begins at the first line.
    fn next_piece(&mut self) {
        self.unsettle();
        (self.piece, self.line) = (NOWHERE, 0);
    }
}

impl RiseAndFall {
    /// Are there non-player civilizations at this table?
    #[inline]
    pub(crate) fn has_npcs(&self) -> bool {
        self.civ_count > self.seats
    }
    #[inline]
    pub(crate) fn is_npc(&self, seat: Seat) -> bool {
        seat.0 >= self.seats
    }
    pub(crate) fn npc(&self, seat: Seat) -> &NpcState {
        let at = seat.0.wrapping_sub(self.seats);
        self.npcs.list.get(usize::from(at)).expect("a seat nobody plays")
    }
    pub(crate) fn npc_mut(&mut self, seat: Seat) -> &mut NpcState {
        let at = seat.0.wrapping_sub(self.seats);
        self.npcs.list.get_mut(usize::from(at)).expect("a seat nobody plays")
    }
    pub(crate) fn npc_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (self.seats..self.civ_count).map(Seat)
    }
    /// The cards of an NPC, in their order.
    pub(crate) fn cards_of_npc(&self, seat: Seat) -> impl Iterator<Item = &'static AiCard> {
        let npc = self.npc(seat);
        let tables = &content().npcs;
        tables.cards_of(npc.who, 3).filter_map(|at| tables.cards.get(at))
    }
    /// The cards of one kind, as bits.
    pub(crate) fn npc_cards_of_kind(&self, seat: Seat, kind: Kind) -> u16 {
        let cards = self.cards_of_npc(seat).enumerate();
        let of_kind = cards.filter(|(_, card)| card.piece == kind);
        of_kind.fold(0, |set, (at, _)| set | 1 << at)
    }
    /// The card on the table.
    pub(crate) fn npc_card(&self, seat: Seat) -> Option<&'static AiCard> {
        self.cards_of_npc(seat).nth(self.npcs.card as usize)
    }
    /// Everything an NPC of this level uses (RF-14.2).
    pub(crate) fn npc_deck(&self, seat: Seat) -> u16 {
        let level = self.npc(seat).level;
        let cards = self.cards_of_npc(seat).enumerate();
        let used = cards.filter(|(_, card)| card.level <= level);
        used.fold(0, |set, (at, _)| set | 1 << at)
    }

    /// A first piece of a kind brings its cards back into the deck (RF-14.43).
    pub(crate) fn npc_gains_kind(&mut self, seat: Seat, kind: Kind) {
        let cards = self.npc_cards_of_kind(seat, kind);
        let npc = self.npc_mut(seat);
        npc.deck |= npc.reserve & cards;
        npc.reserve &= !cards;
    }

    /// The last piece of a kind takes its discarded cards along; those in the deck stay until they
    /// are revealed (RF-14.43).
    pub(crate) fn npc_loses_kind(&mut self, seat: Seat, kind: Kind) {
        let cards = self.npc_cards_of_kind(seat, kind);
        let npc = self.npc_mut(seat);
        npc.reserve |= npc.discard & cards;
        npc.discard &= !cards;
        if self.civ(seat).count == [0; Kind::COUNT] && self.phase > Phase::Deploy {
            self.civ_mut(seat).extinct = true;
        }
    }

    /// NPCs act until a player has to decide something.
    pub(crate) fn settle_npcs<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        loop {
            if self.npcs.lost && self.phase != Phase::Over {
                self.begin_npc_turn();
                self.end(tell);
            }
            if self.npcs.tie != Tie::None || !self.is_npc(self.turn) {
                return;
            }
            match self.phase {
                Phase::Deploy => self.deploy_npc(chance, tell),
                Phase::Actions => self.act_npc(chance, tell),
                _ => return,
            }
        }
    }

    /// A tie among cells: a single option needs no choice, and luck may choose at once.
    fn tie_among<C: Chance>(&mut self, tie: Tie, options: Cells, chance: &mut C) {
        (self.npcs.tie, self.npcs.options) = (tie, options);
        let count = options.len();
        if self.npcs.random_ties && count > 0 {
            let nth = chance.below(count);
            let at = engine::Places::nth(options, nth);
            self.settle_tie(at);
        } else if self.is_settled(options)
            && let Some(only) = options.first()
        {
            self.settle_tie(only);
        }
    }

    /// One option is left: one hex, or hexes of one Region.
    fn is_settled(&self, options: Cells) -> bool {
        let Some(first) = options.first() else { return true };
        match self.npcs.tie {
            Tie::Region => options.without(&self.region_cells(first)).is_empty(),
            _ => options.len() == 1,
        }
    }

    fn region_cells(&self, cell: Cell) -> Cells {
        self.world.region_of(cell).cells | Cells::only(cell)
    }

    fn settle_tie(&mut self, at: Cell) {
        // The hexes of a Region are chosen among next, so they stay.
        match std::mem::take(&mut self.npcs.tie) {
            Tie::Region => return self.npcs.region = at,
            Tie::Piece => self.npcs.piece = at,
            _ => self.npcs.target = at,
        }
        self.npcs.options = Cells::NONE;
    }

    /// The handling player names a piece or an option; the Smiley die decides on options (RF-15.6).
    pub(crate) fn nominate<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Cell,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.npcs.tie == Tie::Piece {
            return self.settle_tie(at);
        }
        let happy = chance.below(2) == 0;
        let seat = self.turn;
        tell.tell(|| Event::Smiley { seat, at: Some(at), resource: None, happy });
        if happy {
            return self.settle_tie(at);
        }
        let struck = match self.npcs.tie {
            Tie::Region => self.region_cells(at),
            _ => Cells::only(at),
        };
        self.npcs.options = self.npcs.options.without(&struck);
        if self.is_settled(self.npcs.options)
            && let Some(only) = self.npcs.options.first()
        {
            self.settle_tie(only);
        }
    }

    /// The same for Wood or Stone: a sad face takes the other one.
    pub(crate) fn nominate_resource<C: Chance, T: Tell<Event>>(
        &mut self,
        resource: Resource,
        chance: &mut C,
        tell: &mut T,
    ) {
        let happy = chance.below(2) == 0;
        let seat = self.turn;
        tell.tell(|| Event::Smiley { seat, at: None, resource: Some(resource), happy });
        let taken = if happy { resource as u8 } else { 1 - resource as u8 };
        (self.npcs.tie, self.npcs.resource) = (Tie::None, taken);
    }

    pub(crate) fn npc_question(&self) -> Option<Question> {
        let npc = self.npc(self.turn).who;
        Some(match self.npcs.tie {
            Tie::None => return None,
            Tie::Piece => {
                let card = self.npc_card(self.turn)?;
                Question::NextPiece { npc, piece: card.piece }
            }
            Tie::Region => Question::NominateRegion { npc },
            Tie::Hex => Question::NominateHex { npc },
            Tie::Resource => Question::NominateResource { npc },
        })
    }

    /// Difficulty (RF-14.5): number of NPCs, their levels, independence, objective.
    pub fn difficulty(&self) -> u32 {
        if !self.has_npcs() {
            return 0;
        }
        let levels: u32 = self.npc_seats().map(|seat| u32::from(self.npc(seat).level)).product();
        u32::from(self.civ_count - self.seats)
            * levels
            * u32::from(self.npcs.independence)
            * u32::from(self.npcs.objective_level)
    }

    /// What decides a game that ends now (RF-14.46, RF-14.48, RF-14.50, RF-16.8).
    pub(crate) fn verdict(&self) -> Verdict {
        if self.npcs.lost {
            return Verdict::Taken;
        }
        if self.living_players().count() < self.seats as usize {
            return Verdict::Extinct;
        }
        let held = |kind: &Kind| {
            let holder = self.trophies[*kind as usize];
            self.npcs.imposed & kind.bit() == 0 || holder < self.seats
        };
        if !Kind::ALL.iter().all(held) {
            return Verdict::Missing;
        }
        let points = |seat: Seat| self.score_of(seat).total;
        let npcs: Vec<i32> =
            self.npc_seats().filter(|&seat| !self.civ(seat).extinct).map(points).collect();
        // Alone one must be ahead; together equal is enough.
        let ahead = |own: i32| npcs.iter().all(|&npc| own > npc || self.seats > 1 && own == npc);
        if self.players().map(points).all(ahead) { Verdict::Ahead } else { Verdict::Behind }
    }

    /// Did the players win together (RF-14.48, RF-16.8)?
    pub(crate) fn players_win(&self) -> bool {
        self.verdict() == Verdict::Ahead
    }
}

/// For laws: what could be nominated now.
impl RiseAndFall {
    /// Hexes a starting piece of the NPC in turn could come to.
    pub(crate) fn npc_start_options(&self) -> Option<Cells> {
        let seat = self.turn;
        let idle = (self.npcs.piece, self.npcs.line, self.npcs.card) == (NOWHERE, 0, NOBODY);
        let hexes = matches!(self.npcs.tie, Tie::Region | Tie::Hex);
        let piece = self.next_start_piece(seat).filter(|_| idle && hexes)?;
        Some(self.legal_starts(seat, piece))
    }

    /// Pieces that could act next, or what the line of the acting piece asks for.
    pub(crate) fn npc_line_options(&self) -> Option<Cells> {
        let seat = self.turn;
        if !self.is_living(seat) || self.npc(seat).discard >> self.npcs.card.min(15) & 1 == 0 {
            return None;
        }
        let card = self.npc_card(seat)?;
        if self.npcs.tie == Tie::Piece {
            let idle = (self.npcs.piece, self.npcs.line) == (NOWHERE, 0);
            return idle.then(|| self.ready_npc_pieces(seat, card.piece));
        }
        let at = self.npcs.piece;
        let own = self.world.has(at)
            && self.standing(at, card.piece) == Some(seat)
            && !self.acted.has(at)
            && !self.is_lying(card.piece.is_unit(), at);
        let line = card.lines.get(self.npcs.line as usize).filter(|_| own)?;
        match self.attempt(seat, card.piece, at, line) {
            cards::Attempt::Open(tie, options) if tie == self.npcs.tie => Some(options),
            _ => None,
        }
    }
}
