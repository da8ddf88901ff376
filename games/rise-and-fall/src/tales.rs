//! Tales (RF-12): what they add to the table. One file for each part of the chapter.

mod buildings;
mod creatures;
mod deeds;
mod fantastic;
mod house;
mod points;
mod roads;

use crate::content::content;
use crate::events::Event;
use crate::hex::{Cell, Cells};
use crate::kinds::{Creature, Deed, Guild, Kind, Monument, Tale, TaleTrophy};
use crate::state::{MAX_CIVS, NOBODY, NOWHERE, Piece, RiseAndFall};
use crate::world::{Site, World};
use engine::{Chance, Seat, Tell, shuffle};
use std::sync::Arc;

pub(crate) use deeds::helpers;
pub(crate) use fantastic::LAVA_TURNS;

/// Everything Tales put on the table. Without Tales all of it is empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tales {
    /// The Tales of this game, as bits; those that found no place are gone.
    pub set: u32,
    /// The Tales drawn at the start (RF-12.1).
    pub drawn: u32,
    /// Creatures, by [`Creature`].
    pub creatures: [Cell; 3],
    /// Where nothing may stop or be placed: Creatures and the Bridge.
    pub closed: Cells,
    pub bridge: Cell,
    pub bridge_ends: [Cell; 2],
    /// Buildings that exist once.
    pub capital: Cell,
    pub cathedral: Cell,
    /// By seat.
    pub banks: [Cell; MAX_CIVS],
    pub ports: [Cell; MAX_CIVS],
    /// Tiles of Floating Cities still in reserve (RF-12.28).
    pub floating_left: u8,
    /// By [`TaleTrophy`].
    pub trophies: [u8; TaleTrophy::COUNT],
    /// 0 if the Volcano is inactive, else one more than its orientation (RF-12.42).
    pub lava: u8,
    /// Pieces that lie on their side (RF-12.9).
    pub laid_units: Cells,
    pub laid_buildings: Cells,
    /// Actions the Capital has still this turn, and whether the Port has its action.
    pub capital_actions: u8,
    pub port_ready: bool,
    /// The pieces chosen so far for a deed of several (RF-12.20, RF-12.23).
    pub gathered: [Cell; 3],
    /// Orbs this unit was on already, as bits in their order (RF-12.32).
    pub orbs_used: u8,
    /// Merchants act twice this turn; the one that did the first half, and what it did.
    pub caravan: bool,
    pub halfway: Cell,
    pub first_half: Deed,
    /// The Tale whose event goes on (RF-12.5).
    pub event: Option<Tale>,
    /// Who may put a Nomad ashore after the Leviathan (RF-12.21).
    pub survivor: u8,
    /// Empty hexes where something was destroyed just now (RF-12.22).
    pub ravaged: Cells,
    /// Unused Guild cards, the top one first (RF-12.36), and the card each seat has from the House.
    pub pile: [u8; Guild::COUNT],
    pub house: [u8; MAX_CIVS],
}

impl Default for Tales {
    fn default() -> Tales {
        Tales {
            set: 0,
            drawn: 0,
            creatures: [NOWHERE; 3],
            closed: Cells::NONE,
            bridge: NOWHERE,
            bridge_ends: [NOWHERE; 2],
            capital: NOWHERE,
            cathedral: NOWHERE,
            banks: [NOWHERE; MAX_CIVS],
            ports: [NOWHERE; MAX_CIVS],
            floating_left: 0,
            trophies: [NOBODY; TaleTrophy::COUNT],
            lava: 0,
            laid_units: Cells::NONE,
            laid_buildings: Cells::NONE,
            capital_actions: 0,
            port_ready: false,
            gathered: [NOWHERE; 3],
            orbs_used: 0,
            caravan: false,
            halfway: NOWHERE,
            first_half: Deed::Move,
            event: None,
            survivor: NOBODY,
            ravaged: Cells::NONE,
            pile: [NOBODY; Guild::COUNT],
            house: [NOBODY; MAX_CIVS],
        }
    }
}

impl Tales {
    #[inline]
    pub fn has(&self, tale: Tale) -> bool {
        self.set & tale.bit() != 0
    }
    /// The Tale has no place in this World.
    pub(crate) fn discard(&mut self, tale: Tale) {
        self.set &= !tale.bit();
    }
    pub fn creature(&self, creature: Creature) -> Option<Cell> {
        Some(self.creatures[creature as usize]).filter(|&cell| cell != NOWHERE)
    }
    /// Where the buildings of Tales stand, as far as they exist once.
    pub(crate) fn single(&self, monument: Monument) -> Cell {
        match monument {
            Monument::Capital => self.capital,
            _ => self.cathedral,
        }
    }
    /// Banks in the World (RF-12.25).
    pub(crate) fn bank_count(&self) -> u8 {
        self.banks.iter().filter(|&&cell| cell != NOWHERE).count() as u8
    }
    /// Creatures and the Bridge, as [`Tales::closed`] should be.
    pub(crate) fn closed_cells(&self) -> Cells {
        let all = self.creatures.iter().chain([&self.bridge]);
        all.copied().filter(|&cell| cell != NOWHERE).collect()
    }
    /// Cards in the pile.
    pub(crate) fn pile_size(&self) -> usize {
        self.pile.iter().take_while(|&&card| card != NOBODY).count()
    }
}

impl RiseAndFall {
    /// Luck draws a Tale for every civilization, unless the table chose before (RF-12.1).
    pub(crate) fn draw_tales<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if self.tales.drawn == 0 {
            let mut deck = Tale::ALL.to_vec();
            shuffle(&mut deck, chance);
            let drawn = deck.iter().take(self.civ_count as usize);
            self.tales.drawn = drawn.fold(0, |set, tale| set | tale.bit());
        }
        self.tales.set = self.tales.drawn;
        for tale in crate::kinds::tales(self.tales.set) {
            tell.tell(|| Event::TaleDrawn { tale });
        }
        if self.tales.has(Tale::FloatingCities) {
            self.tales.floating_left = self.seats + 1;
        }
        if self.tales.has(Tale::DoppelgangerHouse) {
            self.lay_out_pile(chance);
        }
    }

    /// Guild powers can come into play.
    pub(crate) fn has_guilds(&self) -> bool {
        self.rules.guilds || self.has_npcs() || self.tales.has(Tale::DoppelgangerHouse)
    }

    /// The World with other places: terrain and Regions change (RF-2.7).
    pub(crate) fn change_sites(&mut self, change: impl FnOnce(&mut Vec<Site>)) {
        let mut sites = self.world.sites.clone();
        change(&mut sites);
        let world = World::of(self.world.tiles.clone(), sites).and_then(World::finished);
        if let Some(world) = world {
            self.world = Arc::new(world);
        }
    }

    /// Does this piece lie on its side (RF-12.9)?
    #[inline]
    pub(crate) fn is_lying(&self, is_unit: bool, cell: Cell) -> bool {
        let lying = if is_unit { &self.tales.laid_units } else { &self.tales.laid_buildings };
        self.tales.set != 0 && lying.has(cell)
    }
    pub(crate) fn stand_up(&mut self, is_unit: bool, cell: Cell) {
        let lying =
            if is_unit { &mut self.tales.laid_units } else { &mut self.tales.laid_buildings };
        lying.remove(cell);
    }

    /// Everything that lay when the turn began stands up at its end (RF-12.9).
    pub(crate) fn raise_pieces(&mut self, seat: Seat, card: Kind) {
        for cell in self.civ(seat).places {
            if cell != NOWHERE && !self.acted.has(cell) && self.standing(cell, card) == Some(seat) {
                self.stand_up(card.is_unit(), cell);
            }
        }
        let monument = match card {
            Kind::City => self.tales.capital,
            Kind::Temple => self.tales.cathedral,
            Kind::Ship => self.tales.ports[seat.index()],
            _ => NOWHERE,
        };
        if monument != NOWHERE && self.building(monument).owner() == seat {
            self.stand_up(false, monument);
        }
    }

    /// What the buildings of Tales and the Caravansary grant for this turn.
    pub(crate) fn begin_tale_turn(&mut self, seat: Seat, card: Kind) {
        self.end_tale_turn();
        let capital = self.monument_of(seat, Kind::City).filter(|_| card == Kind::City);
        let stands = |cell: Cell| !self.is_lying(false, cell);
        self.tales.capital_actions = if capital.is_some_and(stands) { 2 } else { 0 };
        let port = self.tales.ports[seat.index()];
        self.tales.port_ready =
            card == Kind::Ship && port != NOWHERE && !self.is_lying(false, port);
        self.tales.caravan = card == Kind::Merchant && self.rules_place(seat, Tale::Caravanserai);
    }

    pub(crate) fn end_tale_turn(&mut self) {
        (self.tales.capital_actions, self.tales.port_ready, self.tales.caravan) = (0, false, false);
        self.tales.gathered = [NOWHERE; 3];
        (self.tales.halfway, self.tales.first_half) = (NOWHERE, Deed::default());
        self.tales.orbs_used = 0;
    }

    /// Does this civilization control something of this card: a piece of its kind, or the Capital
    /// and the Cathedral (RF-9.3)?
    #[inline]
    pub(crate) fn controls(&self, seat: Seat, kind: Kind) -> bool {
        self.civ(seat).count[kind as usize] > 0
            || self.tales.set != 0 && self.monument_of(seat, kind).is_some()
    }

    /// The Capital or the Cathedral of this seat, if the card is theirs.
    pub(crate) fn monument_of(&self, seat: Seat, card: Kind) -> Option<Cell> {
        let cell = match card {
            Kind::City => self.tales.capital,
            Kind::Temple => self.tales.cathedral,
            _ => return None,
        };
        (cell != NOWHERE && self.building(cell).owner() == seat).then_some(cell)
    }

    /// The piece with which this seat would act from here when it plays this card.
    pub(crate) fn is_actor(&self, seat: Seat, card: Kind, cell: Cell) -> bool {
        self.standing(cell, card) == Some(seat)
            || self.tales.set != 0
                && (self.monument_of(seat, card) == Some(cell)
                    || card == Kind::Ship && self.tales.ports[seat.index()] == cell)
    }

    /// Every cell with a building of a Tale.
    pub(crate) fn monument_cells(&self) -> Cells {
        let single = [self.tales.capital, self.tales.cathedral];
        let all = self.tales.banks.iter().chain(&self.tales.ports).chain(&single);
        all.copied().filter(|&cell| cell != NOWHERE).collect()
    }

    /// Every cell with a building of a Tale of this seat.
    pub(crate) fn monuments_of(&self, seat: Seat) -> Cells {
        let own = [self.tales.banks[seat.index()], self.tales.ports[seat.index()]];
        let single = [self.tales.capital, self.tales.cathedral];
        let single = single
            .into_iter()
            .filter(|&cell| cell != NOWHERE && self.building(cell).owner() == seat);
        own.into_iter().filter(|&cell| cell != NOWHERE).chain(single).collect()
    }

    /// Puts a building of a Tale into the World.
    pub(crate) fn raise_monument(&mut self, seat: Seat, monument: Monument, cell: Cell) {
        self.buildings[cell as usize] = Piece::of_tale(seat, monument);
        self.built.insert(cell);
        match monument {
            Monument::Capital => {
                self.tales.capital = cell;
                self.cities.insert(cell);
            }
            Monument::Cathedral => self.tales.cathedral = cell,
            Monument::Bank => self.tales.banks[seat.index()] = cell,
            Monument::Port => self.tales.ports[seat.index()] = cell,
        }
    }

    /// Takes a building of a Tale from the World; its card may go to reserve.
    pub(crate) fn raze_monument<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        monument: Monument,
        tell: &mut T,
    ) {
        let cell = match monument {
            Monument::Bank => std::mem::replace(&mut self.tales.banks[seat.index()], NOWHERE),
            Monument::Port => std::mem::replace(&mut self.tales.ports[seat.index()], NOWHERE),
            Monument::Capital => std::mem::replace(&mut self.tales.capital, NOWHERE),
            Monument::Cathedral => std::mem::replace(&mut self.tales.cathedral, NOWHERE),
        };
        if cell == NOWHERE {
            return;
        }
        self.buildings[cell as usize] = Piece::NONE;
        self.built.remove(cell);
        self.cities.remove(cell);
        self.stand_up(false, cell);
        let card = match monument {
            Monument::Capital => Kind::City,
            Monument::Cathedral => Kind::Temple,
            _ => return,
        };
        self.drop_card_without_pieces(seat, card, tell);
    }

    /// A trophy of a Tale is won (RF-12.6).
    pub(crate) fn win_tale_trophy<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        trophy: TaleTrophy,
        tell: &mut T,
    ) {
        if self.tales.trophies[trophy as usize] == NOBODY {
            self.tales.trophies[trophy as usize] = seat.0;
            self.fresh_trophies += 1;
            self.quiet_rounds = 0;
            tell.tell(|| Event::TaleTrophyWon { seat, trophy });
        }
    }

    /// Owned pieces of a seat on these cells, of every kind (RF-12.11).
    pub(crate) fn pieces_on(&self, seat: Seat, cells: Cells) -> u32 {
        let own = |piece: Piece| u32::from(piece.is_some() && piece.owner() == seat);
        cells.iter().map(|cell| own(self.building(cell)) + own(self.unit(cell))).sum()
    }

    /// Who has strictly more pieces there than everybody else (RF-12.11).
    pub(crate) fn majority(&self, cells: Cells) -> Option<Seat> {
        let counts: Vec<u32> = self.all_civs().map(|seat| self.pieces_on(seat, cells)).collect();
        let most = counts.iter().copied().max().filter(|&most| most > 0)?;
        let mut with_most = self.all_civs().filter(|seat| counts[seat.index()] == most);
        let first = with_most.next();
        first.filter(|_| with_most.next().is_none())
    }

    /// Does this seat have the majority on and around a place?
    pub(crate) fn rules_place(&self, seat: Seat, tale: Tale) -> bool {
        self.tales.has(tale)
            && self
                .world
                .site(tale)
                .is_some_and(|at| self.majority(self.world.on_or_around(at)) == Some(seat))
    }

    /// Is this cell the place of a Tale, or next to it (cliffs do not matter)?
    #[inline]
    pub(crate) fn is_at_place(&self, tale: Tale, cell: Cell) -> bool {
        self.tales.has(tale)
            && self.world.site(tale).is_some_and(|at| self.world.on_or_around(at).has(cell))
    }

    /// The price of a Bank grows with every Bank in the World (RF-12.25).
    pub(crate) fn bank_cost(&self) -> crate::content::Cost {
        let card = content().tale(Tale::Banks);
        let gold = card.cost.gold + card.step * self.tales.bank_count();
        crate::content::Cost { gold, ..card.cost }
    }
}
