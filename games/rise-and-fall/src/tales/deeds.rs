//! What pieces may do because of Tales (RF-12.20 to RF-12.41).

use crate::actions::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Creature, Deed, Guild, Kind, Resource, Tale, Terrain};
use crate::state::{NOWHERE, RiseAndFall};
use engine::Seat;

/// Pieces a deed of several needs beside the first.
pub(crate) const fn helpers(deed: Deed) -> usize {
    match deed {
        Deed::Hunt => 2,
        Deed::BuildCapital => 3,
        _ => 0,
    }
}

impl RiseAndFall {
    /// What a piece of this card may do because of Tales; the Port has its own list.
    #[inline(never)]
    pub(crate) fn offer_tale_deeds<D: Deeds>(
        &self,
        seat: Seat,
        kind: Kind,
        at: Cell,
        deeds: &mut D,
    ) {
        let civ = self.civ(seat);
        let alchemist = kind == Kind::Nomad && civ.has(Guild::Alchemists);
        if self.is_at_place(Tale::AlchemistsTower, at) && !alchemist {
            self.offer_exchange(seat, deeds);
        }
        if self.is_at_place(Tale::DoppelgangerHouse, at) {
            let price = content().tale(Tale::DoppelgangerHouse).cost;
            let open = self.can_pay(seat, price) && self.tales.pile_size() > 0;
            plain(deeds, open, Deed::VisitHouse);
        }
        if kind.is_unit() && self.tales.creature(Creature::Dragon).is_some() {
            aimed(deeds, Deed::Hunt, self.fellow_hunters(seat, kind, at));
        }
        match kind {
            Kind::Nomad => self.offer_tale_nomad(seat, at, deeds),
            Kind::City => self.offer_tale_city(seat, at, deeds),
            Kind::Ship => self.offer_tale_ship(seat, at, deeds),
            Kind::Temple => {
                let card = content().tale(Tale::Cathedral);
                let all = content().pieces[Kind::Temple as usize].count;
                let ready = self.tales.has(Tale::Cathedral)
                    && self.tales.cathedral == NOWHERE
                    && civ.count[Kind::Temple as usize] == all
                    && self.standing(at, Kind::Temple) == Some(seat)
                    && self.can_pay(seat, card.cost);
                let temples = civ.pieces(Kind::Temple).iter().copied();
                let temples = temples.filter(|&it| ready && !self.world.special.has(it));
                aimed(deeds, Deed::BuildCathedral, temples.collect());
            }
            Kind::Mountaineer => plain(deeds, self.can_draw_water(seat, at), Deed::ProduceTwo),
            Kind::Merchant => {}
        }
    }

    /// The bottom of the Waterfall yields two Wood (RF-12.39).
    fn can_draw_water(&self, seat: Seat, at: Cell) -> bool {
        let amount = content().tale(Tale::Waterfall).amount;
        self.tales.has(Tale::Waterfall)
            && self.world.site(Tale::Waterfall) == Some(at)
            && self.can_gain(seat, Resource::Wood, amount)
    }

    fn offer_tale_nomad<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        let (civ, world) = (self.civ(seat), &*self.world);
        let terrain = self.terrain(at);
        let lumberjack = civ.has(Guild::Lumberjacks) && terrain == Terrain::Forest;
        plain(deeds, !lumberjack && self.can_draw_water(seat, at), Deed::ProduceTwo);
        if self.tales.has(Tale::MajesticBridge) {
            aimed(deeds, Deed::BuildBridge, self.bridge_partners(seat, at));
        }
        let site = world.special.has(at);
        if self.tales.has(Tale::Banks) {
            let near = self.world.near[at as usize];
            let city = civ.pieces(Kind::City).iter().any(|&city| near.has(city));
            let ready = self.tales.banks[seat.index()] == NOWHERE
                && matches!(terrain, Terrain::Plain | Terrain::Forest)
                && !site
                && city
                && self.can_pay(seat, self.bank_cost());
            plain(deeds, ready, Deed::BuildBank);
        }
        let on_plain = terrain == Terrain::Plain;
        let shore = world.shore(at).without(&self.taken()).without(&world.special);
        let port = content().tale(Tale::Ports).cost;
        if on_plain && self.may_build_port(seat) && self.can_pay(seat, port) {
            aimed(deeds, Deed::FoundPort, shore);
        }
        let raft = content().tale(Tale::FloatingCities).cost;
        if self.tales.has(Tale::FloatingCities)
            && self.tales.floating_left > 0
            && on_plain
            && self.reserve(seat, Kind::City) > 0
            && self.can_pay(seat, raft)
        {
            aimed(deeds, Deed::FloatCity, shore);
        }
        if !civ.has(Guild::ThievesGuild) && self.rules_place(seat, Tale::ThievesLair) {
            aimed(deeds, Deed::StealWood, self.robbable(seat, at, Resource::Wood));
            aimed(deeds, Deed::StealStone, self.robbable(seat, at, Resource::Stone));
        }
    }

    fn offer_tale_city<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        if self.tales.has(Tale::Capital) && self.may_build_capital(seat, at) {
            let gathered = self.tales.gathered.into_iter().filter(|&city| city != NOWHERE);
            let chosen: Cells = gathered.chain([at]).collect();
            aimed(deeds, Deed::BuildCapital, self.fellow_cities(seat, chosen));
        }
        if self.tales.banks[seat.index()] != NOWHERE {
            plain(deeds, self.raised_taxes(at) > 0, Deed::RaiseTaxes);
        }
    }

    fn offer_tale_ship<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        let world = &*self.world;
        let beach = world.near[at as usize] & world.of[Terrain::Plain as usize];
        let port = self.may_build_port(seat)
            && !beach.is_empty()
            && !world.special.has(at)
            && !self.built.has(at)
            && self.can_pay(seat, content().tale(Tale::Ports).cost);
        plain(deeds, port, Deed::BuildPort);
        if self.is_at_place(Tale::SunkenCity, at) {
            plain(deeds, true, Deed::SearchGold);
            plain(deeds, self.can_gain(seat, Resource::Wood, 1), Deed::SearchWood);
            plain(deeds, self.can_gain(seat, Resource::Stone, 1), Deed::SearchStone);
        }
    }

    fn may_build_port(&self, seat: Seat) -> bool {
        self.tales.has(Tale::Ports) && self.tales.ports[seat.index()] == NOWHERE
    }

    /// What the Port itself may do when the Ship card is played (RF-12.26).
    pub(crate) fn offer_port<D: Deeds>(&self, seat: Seat, deeds: &mut D) {
        let at = self.tales.ports[seat.index()];
        let launch = !self.manned.has(at)
            && !self.tales.closed.has(at)
            && self.reserve(seat, Kind::Ship) > 0
            && self.civ(seat).stock[0] >= content().tales.launch;
        plain(deeds, launch, Deed::Launch);
        plain(deeds, true, Deed::PortTrade);
    }

    /// Gold for all Ships and Ports of the Sea Region (RF-12.26).
    pub(crate) fn port_trade(&self, at: Cell) -> u16 {
        let sea = self.world.region_of(at).cells;
        let ships = self.all_civs().flat_map(|seat| self.civ(seat).pieces(Kind::Ship).iter());
        let ports = self.tales.ports.iter();
        let here = ships.chain(ports).filter(|&&cell| sea.has(cell)).count() as u16;
        here * u16::from(content().tale(Tale::Ports).income)
    }

    /// Taxes times one more than all Banks (RF-12.25).
    pub(crate) fn raised_taxes(&self, at: Cell) -> u16 {
        self.taxes(at) * (1 + u16::from(self.tales.bank_count()))
    }

    /// Other units that could hunt the Dragon with this one, if they are enough (RF-12.20).
    fn fellow_hunters(&self, seat: Seat, kind: Kind, at: Cell) -> Cells {
        let Some(dragon) = self.tales.creature(Creature::Dragon) else { return Cells::NONE };
        let near = self.world.near[dragon as usize];
        if !near.has(at) {
            return Cells::NONE;
        }
        let units = self.civ(seat).pieces(kind).iter().copied();
        let others: Cells = units
            .filter(|&cell| cell != at && near.has(cell) && !self.tales.gathered.contains(&cell))
            .filter(|&cell| !self.acted.has(cell) && !self.is_lying(true, cell))
            .collect();
        let enough = others.len() as usize + self.helpers_gathered() >= helpers(Deed::Hunt);
        if enough { others } else { Cells::NONE }
    }

    /// Where the other end of a Bridge from here is, if it can be paid (RF-12.24).
    fn bridge_partners(&self, seat: Seat, at: Cell) -> Cells {
        let world = &*self.world;
        let terrain = self.terrain(at);
        let open = self.tales.bridge == NOWHERE
            && matches!(terrain, Terrain::Plain | Terrain::Forest | Terrain::Mountain);
        let cost = content().tales.bridge.get(terrain as usize);
        if !open || !cost.is_some_and(|&cost| self.can_pay(seat, cost)) {
            return Cells::NONE;
        }
        let from = world.hexes[at as usize];
        let mut found = Cells::NONE;
        for step in crate::hex::DIRECTIONS {
            let (over, to) = (from.plus(step), from.plus(step).plus(step));
            let (Some(sea), Some(end)) = (world.cell(over), world.cell(to)) else { continue };
            let free = world.open_sea.has(sea) && !self.taken().has(sea);
            let partner = self.standing(end, Kind::Nomad) == Some(seat)
                && self.terrain(end) == terrain
                && !self.acted.has(end)
                && !self.is_lying(true, end);
            if free && partner && !world.special.has(sea) {
                found.insert(end);
            }
        }
        found
    }

    /// The Capital was never built, and this City may still act (RF-12.23).
    fn may_build_capital(&self, seat: Seat, at: Cell) -> bool {
        self.tales.trophies[crate::kinds::TaleTrophy::Capital as usize] == crate::state::NOBODY
            && self.standing(at, Kind::City) == Some(seat)
            && !self.world.special.has(at)
    }

    /// Cities that can join those chosen, so that four of them hang together (RF-12.23).
    fn fellow_cities(&self, seat: Seat, chosen: Cells) -> Cells {
        let group = self.city_group(seat, chosen);
        if self.rules.rhombus {
            return group;
        }
        let enough = (group | chosen).len() as usize > helpers(Deed::BuildCapital);
        if enough { group & self.world.around(chosen) } else { Cells::NONE }
    }

    /// All Cities that could be of one Capital with those chosen.
    fn city_group(&self, seat: Seat, chosen: Cells) -> Cells {
        let cities = self.civ(seat).pieces(Kind::City).iter().copied();
        let cities: Cells =
            cities.filter(|&city| !self.acted.has(city) && !self.is_lying(false, city)).collect();
        if self.rules.rhombus {
            return self.rhombus_fellows(cities, chosen);
        }
        let mut group = chosen;
        loop {
            let more = self.world.around(group) & cities;
            if more.is_empty() {
                return group.without(&chosen);
            }
            group |= more;
        }
    }

    /// Every piece that could still join the deed of several that is being prepared.
    pub(crate) fn possible_helpers(&self, seat: Seat, kind: Kind) -> Cells {
        let gathered = self.tales.gathered.into_iter().filter(|&cell| cell != NOWHERE);
        let chosen: Cells = gathered.chain([self.picked]).collect();
        match self.deed {
            Deed::BuildCapital => self.city_group(seat, chosen),
            _ => self.fellow_hunters(seat, kind, self.picked),
        }
    }

    /// Two adjacent Cities and the two beside both.
    fn rhombus_fellows(&self, cities: Cells, chosen: Cells) -> Cells {
        let world = &*self.world;
        let mut found = Cells::NONE;
        for one in cities.iter() {
            for other in (world.near[one as usize] & cities).iter() {
                let both = world.near[one as usize] & world.near[other as usize] & cities;
                let rhombus = both | Cells::only(one) | Cells::only(other);
                if both.len() == 2 && chosen.without(&rhombus).is_empty() {
                    found |= rhombus.without(&chosen);
                }
            }
        }
        found
    }
}
