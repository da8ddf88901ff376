//! Fantastic Events (RF-12.5): every Tale with an event, in the order of the numbers.

use crate::content::content;
use crate::events::Event;
use crate::hex::{Cell, Cells, turned};
use crate::kinds::{Creature, Kind, Monument, Tale, tales};
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use crate::world::Site;
use engine::{Seat, Tell};

/// Tales that do something in a Fantastic Event.
const EVENTS: u32 = Tale::Dragon.bit()
    | Tale::Leviathan.bit()
    | Tale::WaterElemental.bit()
    | Tale::Banks.bit()
    | Tale::Typhoon.bit()
    | Tale::Volcano.bit();

/// Ways the lava can point (RF-12.42).
pub(crate) const LAVA_TURNS: u8 = 3;

impl RiseAndFall {
    /// Do enough civilizations recycle for a Fantastic Event?
    pub(crate) fn event_strikes(&self, recyclers: u32) -> bool {
        self.tales.set & EVENTS != 0 && recyclers >= content().event_threshold(self.civ_count)
    }

    pub(crate) fn begin_event<T: Tell<Event>>(&mut self, tell: &mut T) {
        tell.tell(|| Event::FantasticEvent {});
        self.phase = Phase::Event;
        self.turn = self.handler_of(self.first);
        self.tales.event = None;
        self.go_on_with_event(tell);
    }

    /// Tale after Tale, until somebody must choose.
    fn go_on_with_event<T: Tell<Event>>(&mut self, tell: &mut T) {
        loop {
            let after = |tale: &Tale| self.tales.event.is_none_or(|now| *tale > now);
            let next = tales(self.tales.set & EVENTS).find(after);
            self.tales.ravaged = Cells::NONE;
            self.tales.event = next;
            let Some(tale) = next else { return self.recycle(tell) };
            if self.strike(tale, tell) {
                return;
            }
        }
    }

    /// What a Tale does; true if somebody must choose.
    fn strike<T: Tell<Event>>(&mut self, tale: Tale, tell: &mut T) -> bool {
        match tale {
            Tale::Dragon => {
                let Some(at) = self.tales.creature(Creature::Dragon) else { return false };
                self.destroy(self.world.near[at as usize], tell);
            }
            Tale::WaterElemental => {
                let Some(at) = self.tales.creature(Creature::Elemental) else { return false };
                let hit = self.destroy(self.flooded_coast(at), tell);
                self.tales.ravaged = hit.without(&self.taken());
                // It floods what it ravaged, or stays if nothing of that is empty.
                if !hit.is_empty() && self.tales.ravaged.is_empty() {
                    return false;
                }
            }
            Tale::Banks => {
                self.crash(tell);
                return false;
            }
            Tale::Typhoon => {
                let Some(at) = self.world.site(Tale::Typhoon) else { return false };
                self.lay_down(self.world.near[at as usize], tell);
            }
            Tale::Volcano if self.tales.lava == 0 => return true,
            Tale::Volcano => {
                let pointed = self.lava_cells(self.tales.lava - 1);
                self.tales.lava = 0;
                tell.tell(|| Event::Erupted {});
                self.destroy(pointed, tell);
                return false;
            }
            _ => {}
        }
        let places = self.event_places();
        match (places.len(), places.first()) {
            (0, _) => false,
            (1, Some(only)) => self.resolve_event(only, tell),
            _ => true,
        }
    }

    /// Where the event's piece can go.
    pub(crate) fn event_places(&self) -> Cells {
        let from = |creature: Creature, places: fn(&RiseAndFall, Cell) -> Cells| {
            self.tales.creature(creature).map_or(Cells::NONE, |at| places(self, at))
        };
        match self.tales.event {
            Some(Tale::Dragon) => from(Creature::Dragon, RiseAndFall::dragon_flights),
            Some(Tale::Leviathan) => from(Creature::Leviathan, RiseAndFall::leviathan_prey),
            Some(Tale::WaterElemental) => from(Creature::Elemental, RiseAndFall::elemental_places),
            Some(Tale::Typhoon) => self.typhoon_places(),
            _ => Cells::NONE,
        }
    }

    /// Any other empty hex that is no special place (RF-12.38).
    fn typhoon_places(&self) -> Cells {
        let everywhere: Cells = (0..self.world.hexes.len() as Cell).collect();
        everywhere.without(&self.taken()).without(&self.world.special)
    }

    /// The first player's choice of a place.
    pub(crate) fn choose_event_place<T: Tell<Event>>(&mut self, at: Cell, tell: &mut T) {
        if self.tales.survivor != NOBODY {
            return self.save_survivor(Some(at), tell);
        }
        if !self.resolve_event(at, tell) {
            self.go_on_with_event(tell);
        }
    }

    /// The event's piece goes there; true if a survivor must choose.
    fn resolve_event<T: Tell<Event>>(&mut self, to: Cell, tell: &mut T) -> bool {
        let moved = |creature: Creature| Event::CreatureMoved { creature, to };
        match self.tales.event {
            Some(Tale::Dragon) => {
                self.move_creature(Creature::Dragon, to);
                tell.tell(|| moved(Creature::Dragon));
            }
            Some(Tale::Leviathan) => {
                self.move_creature(Creature::Leviathan, to);
                tell.tell(|| moved(Creature::Leviathan));
                return self.swallow(to, tell);
            }
            Some(Tale::WaterElemental) => {
                self.move_elemental(to);
                tell.tell(|| moved(Creature::Elemental));
            }
            Some(Tale::Typhoon) => {
                let hex = self.world.hexes[to as usize];
                self.change_sites(|sites| {
                    sites.retain(|site| site.tale != Tale::Typhoon);
                    sites.push(Site::single(Tale::Typhoon, hex));
                });
                tell.tell(|| Event::TyphoonMoved { to });
            }
            _ => {}
        }
        false
    }

    /// The Leviathan destroys the Ship on its hex; its owner may save a Nomad (RF-12.21).
    fn swallow<T: Tell<Event>>(&mut self, at: Cell, tell: &mut T) -> bool {
        let Some(seat) = self.standing(at, Kind::Ship) else { return false };
        tell.tell(|| Event::Destroyed { seat, piece: Kind::Ship, at });
        self.leave(seat, Kind::Ship, at, tell);
        if seat.0 >= self.seats || self.survivor_places(seat).is_empty() {
            return false;
        }
        self.tales.survivor = seat.0;
        true
    }

    /// The owner of the lost Ship puts a Nomad ashore, or does not.
    pub(crate) fn save_survivor<T: Tell<Event>>(&mut self, at: Option<Cell>, tell: &mut T) {
        let seat = Seat(self.tales.survivor);
        self.tales.survivor = NOBODY;
        if let Some(at) = at {
            tell.tell(|| Event::Survived { seat, at });
            self.enter(seat, Kind::Nomad, at, tell);
        }
        self.go_on_with_event(tell);
    }

    /// The Volcano wakes; its lava points somewhere (RF-12.42).
    pub(crate) fn turn_lava<T: Tell<Event>>(&mut self, turn: u8, tell: &mut T) {
        self.tales.lava = turn + 1;
        tell.tell(|| Event::LavaTurned { turn });
        self.go_on_with_event(tell);
    }

    /// The hexes this orientation of the lava points at.
    pub(crate) fn lava_cells(&self, orientation: u8) -> Cells {
        let world = &*self.world;
        let Some(volcano) = world.sites.iter().find(|site| site.tale == Tale::Volcano) else {
            return Cells::NONE;
        };
        let tables = &content().tales;
        let pointed = tables.pointed.iter().map(|at| {
            let place = usize::from(at + LAVA_TURNS * orientation) % tables.ring.len();
            volcano.at.plus(turned(tables.ring[place], volcano.turn))
        });
        pointed.filter_map(|hex| world.cell(hex)).collect()
    }

    /// If everybody has a Bank, all of them break down (RF-12.25).
    fn crash<T: Tell<Event>>(&mut self, tell: &mut T) {
        let everybody = self.living_players().all(|seat| self.tales.banks[seat.index()] != NOWHERE);
        if everybody {
            tell.tell(|| Event::BanksCrashed {});
            for seat in self.all_civs() {
                self.raze_monument(seat, Monument::Bank, tell);
            }
        }
    }

    /// All pieces on these cells fall over (RF-12.38).
    fn lay_down<T: Tell<Event>>(&mut self, cells: Cells, tell: &mut T) {
        for at in (cells & (self.built | self.manned)).iter() {
            if self.manned.has(at) {
                self.tales.laid_units.insert(at);
            }
            // No card would ever raise a Bank (RF-12.9).
            let bank = matches!(self.building(at).monument(), Some((_, Monument::Bank)));
            if self.built.has(at) && !bank {
                self.tales.laid_buildings.insert(at);
            }
            if !bank {
                tell.tell(|| Event::FellOver { at });
            }
        }
    }
}
