//! Carrying out what Tales allow: building, hunting, searching (RF-12.20 to RF-12.31).

use crate::actions::Action;
use crate::content::{Cost, content};
use crate::events::Event;
use crate::hex::Cell;
use crate::kinds::{Creature, Deed, Kind, Monument, Resource, Tale, TaleTrophy};
use crate::state::{NOWHERE, RiseAndFall};
use crate::world::Site;
use engine::{Seat, Tell};

impl RiseAndFall {
    /// Carries out a deed of a Tale; pieces that take part have acted.
    pub(crate) fn act_in_tale<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Action { seat, at, deed, to, .. } = action;
        match deed {
            Deed::Hunt => self.hunt(action, tell),
            Deed::BuildCapital => self.build_capital(action, tell),
            Deed::BuildBridge => self.build_bridge(action, tell),
            Deed::BuildBank => {
                self.pay(seat, self.bank_cost());
                tell.tell(|| action.told(0, None));
                self.leave(seat, Kind::Nomad, at, tell);
                self.raise_monument(seat, Monument::Bank, at);
            }
            Deed::RaiseTaxes => self.earn(action, self.raised_taxes(at), tell),
            Deed::BuildPort | Deed::FoundPort => {
                self.pay(seat, content().tale(Tale::Ports).cost);
                tell.tell(|| action.told(0, None));
                self.leave(seat, action.piece, at, tell);
                let place = if deed == Deed::BuildPort { at } else { to };
                self.raise_monument(seat, Monument::Port, place);
            }
            Deed::Launch => {
                self.pay(seat, Cost { wood: content().tales.launch, ..Cost::default() });
                tell.tell(|| action.told(0, None));
                self.tales.port_ready = false;
                // This Ship may act in the same turn: a mark of the Ship it follows must not bar it.
                self.acted.remove(at);
                self.enter(seat, Kind::Ship, at, tell);
            }
            Deed::PortTrade => {
                self.tales.port_ready = false;
                self.earn(action, self.port_trade(at), tell);
            }
            Deed::BuildCathedral => {
                self.pay(seat, content().tale(Tale::Cathedral).cost);
                tell.tell(|| action.told(0, None));
                self.leave(seat, Kind::Temple, to, tell);
                self.raise_monument(seat, Monument::Cathedral, to);
                // It does not act in the turn it is built.
                self.acted.insert(to);
            }
            Deed::FloatCity => self.float_city(action, tell),
            Deed::SearchGold => {
                self.earn(action, content().tale(Tale::SunkenCity).income.into(), tell);
            }
            Deed::SearchWood => self.find(action, Resource::Wood, tell),
            Deed::SearchStone => self.find(action, Resource::Stone, tell),
            Deed::VisitHouse => self.visit_house(action, tell),
            _ => {}
        }
    }

    fn find<T: Tell<Event>>(&mut self, action: Action, resource: Resource, tell: &mut T) {
        tell.tell(|| action.told(0, None));
        self.receive(action.seat, resource, 1);
    }

    /// Three units drive the Dragon away (RF-12.20).
    fn hunt<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        tell.tell(|| action.told(0, None));
        for cell in self.gathered() {
            self.acted.insert(cell);
        }
        self.move_creature(Creature::Dragon, NOWHERE);
        self.win_tale_trophy(action.seat, TaleTrophy::Dragon, tell);
    }

    /// Four Cities become one Capital (RF-12.23).
    fn build_capital<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Action { seat, at, .. } = action;
        tell.tell(|| action.told(0, None));
        let others = self.gathered();
        // The Capital comes first: the City card never loses its last piece.
        self.lift(seat, Kind::City, at);
        self.raise_monument(seat, Monument::Capital, at);
        for city in others {
            self.leave(seat, Kind::City, city, tell);
        }
        self.win_tale_trophy(seat, TaleTrophy::Capital, tell);
    }

    /// The pieces that help, in the order of choosing.
    fn gathered(&self) -> Vec<Cell> {
        self.tales.gathered.iter().copied().filter(|&cell| cell != NOWHERE).collect()
    }

    fn build_bridge<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Action { seat, at, to, .. } = action;
        let cost = content().tales.bridge[self.terrain(at) as usize];
        self.pay(seat, cost);
        tell.tell(|| action.told(0, None));
        let world = &*self.world;
        let between = world.near[at as usize] & world.near[to as usize];
        let (from, end) = (world.hexes[at as usize], world.hexes[to as usize]);
        let middle = between.iter().find(|&cell| {
            let hex = world.hexes[cell as usize];
            let twice = (2 * i16::from(hex.q), 2 * i16::from(hex.r));
            twice == (i16::from(from.q) + i16::from(end.q), i16::from(from.r) + i16::from(end.r))
        });
        let Some(cell) = middle else { return };
        self.leave(seat, Kind::Nomad, at, tell);
        self.leave(seat, Kind::Nomad, to, tell);
        self.tales.bridge = cell;
        self.tales.bridge_ends = [at, to];
        self.tales.closed.insert(cell);
        self.win_tale_trophy(seat, TaleTrophy::Bridge, tell);
    }

    /// A tile on the Sea with a City on it; the last one decides the trophy (RF-12.28).
    fn float_city<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Action { seat, at, to, .. } = action;
        self.pay(seat, content().tale(Tale::FloatingCities).cost);
        tell.tell(|| action.told(0, None));
        self.leave(seat, Kind::Nomad, at, tell);
        let hex = self.world.hexes[to as usize];
        self.change_sites(|sites| sites.push(Site::single(Tale::FloatingCities, hex)));
        self.enter(seat, Kind::City, to, tell);
        self.tales.floating_left -= 1;
        if self.tales.floating_left == 0
            && let Some(master) = self.most_floating()
        {
            self.win_tale_trophy(master, TaleTrophy::FloatingCities, tell);
        }
    }

    /// Who has strictly most Cities on Floating City tiles.
    fn most_floating(&self) -> Option<Seat> {
        let rafts = self.world.site_cells(Tale::FloatingCities);
        let count = |seat: Seat| {
            self.civ(seat).pieces(Kind::City).iter().filter(|&&city| rafts.has(city)).count()
        };
        let most = self.all_civs().map(count).max().filter(|&most| most > 0)?;
        let mut with_most = self.all_civs().filter(|&seat| count(seat) == most);
        let first = with_most.next();
        first.filter(|_| with_most.next().is_none())
    }

    pub(crate) fn move_creature(&mut self, creature: Creature, to: Cell) {
        self.tales.creatures[creature as usize] = to;
        self.tales.closed = self.tales.closed_cells();
    }
}
