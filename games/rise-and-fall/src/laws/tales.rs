//! What must hold about Tales at every step (RF-12).

use super::{Law, hold};
use crate::hex::{Cell, Cells};
use crate::kinds::{Creature, Guild, Kind, Monument, Tale, TaleTrophy, Terrain};
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use crate::tales::{LAVA_TURNS, Tales, helpers};
use crate::world::NO_REGION;

impl RiseAndFall {
    pub(super) fn tale_laws(&self) -> Law {
        let state = &self.tales;
        hold(state.drawn >> Tale::COUNT == 0, || "an unknown Tale".into())?;
        hold(self.rules.tales || state.drawn == 0, || "Tales without Tales".into())?;
        hold(state.set & !state.drawn == 0, || "a Tale that was not drawn".into())?;
        let begun = !self.rules.tales || self.phase == Phase::Guilds || state.drawn != 0;
        hold(begun, || "no Tale was drawn".into())?;
        self.sites_law()?;
        if state.set == 0 {
            let nothing = Tales { drawn: state.drawn, ..Tales::default() };
            return hold(*state == nothing, || "something of a Tale that is not in play".into());
        }
        hold(self.phase != Phase::Guilds, || "Tales before the guilds".into())?;
        self.creature_law()?;
        self.bridge_law()?;
        self.monument_law()?;
        let lying = state.laid_units.without(&self.manned).is_empty()
            && state.laid_buildings.without(&self.built).is_empty();
        hold(lying, || "nothing that could lie there".into())?;
        let holders = TaleTrophy::ALL.iter().all(|&trophy| {
            let holder = state.trophies[trophy as usize];
            holder == NOBODY || holder < self.civ_count && state.has(trophy.tale())
        });
        hold(holders, || "a trophy of nobody at the table".into())?;
        let volcano = if state.has(Tale::Volcano) { LAVA_TURNS } else { 0 };
        hold(state.lava <= volcano, || "lava from nowhere".into())?;
        self.house_law()?;
        self.turn_law()
    }

    /// Places lie in the World, each as often as it may (RF-3.17).
    fn sites_law(&self) -> Law {
        let world = &*self.world;
        for tale in Tale::ALL.iter().copied() {
            let count = world.sites.iter().filter(|site| site.tale == tale).count();
            let most = match tale {
                tale if !self.tales.has(tale) => 0,
                Tale::FloatingCities => self.seats as usize + 1,
                tale if tale.is_for_everybody() => self.seats as usize,
                _ => 1,
            };
            hold(count <= most, || format!("{} is there {count} times", tale.id()))?;
            let owed = tale.placed_after().is_some() && self.tales.has(tale);
            hold(!owed || !world.is_finished() || count > 0, || {
                format!("{} is missing", tale.id())
            })?;
        }
        let rafts = world.sites.iter().filter(|it| it.tale == Tale::FloatingCities).count();
        let all = if self.tales.has(Tale::FloatingCities) { self.seats as usize + 1 } else { 0 };
        let left = self.tales.floating_left as usize;
        hold(rafts + left == all, || "Floating Cities are missing".into())?;
        let flood = world.sites.iter().find(|site| site.tale == Tale::WaterElemental);
        let at = self.tales.creature(Creature::Elemental);
        hold(flood.is_none_or(|site| world.cell(site.at) == at), || "a flood without water".into())
    }

    fn creature_law(&self) -> Law {
        let (world, state) = (&*self.world, &self.tales);
        hold(state.closed == state.closed_cells(), || "closed hexes".into())?;
        let mut seen = Cells::NONE;
        for &creature in &Creature::ALL {
            let Some(at) = state.creature(creature) else {
                let hunted = creature == Creature::Dragon
                    && state.trophies[TaleTrophy::Dragon as usize] != NOBODY;
                let early = self.phase <= Phase::Creatures || !state.has(creature.tale());
                hold(hunted || early, || format!("{} is missing", creature.id()))?;
                continue;
            };
            let place = || format!("{} on cell {at}", creature.id());
            hold(state.has(creature.tale()) && world.has(at) && !seen.has(at), place)?;
            seen.insert(at);
            hold(world.is_finished() && !world.barred.has(at), place)?;
            let terrain = match creature {
                Creature::Dragon => Terrain::Glacier,
                _ => Terrain::Sea,
            };
            hold(self.terrain(at) == terrain, place)?;
            let port = creature == Creature::Leviathan
                && matches!(self.building(at).monument(), Some((_, Monument::Port)));
            hold(!self.manned.has(at) && (port || !self.built.has(at)), place)?;
            hold(at != state.bridge, place)?;
        }
        Ok(())
    }

    fn bridge_law(&self) -> Law {
        let state = &self.tales;
        if state.bridge == NOWHERE {
            return hold(state.bridge_ends == [NOWHERE; 2], || "ends without a Bridge".into());
        }
        let [one, other] = state.bridge_ends;
        let there = state.has(Tale::MajesticBridge)
            && [state.bridge, one, other].iter().all(|&cell| self.world.has(cell))
            && self.world.is_finished();
        hold(there, || "a Bridge in the void".into())?;
        let hexes = [one, state.bridge, other].map(|cell| self.world.hexes[cell as usize]);
        let straight = hexes[0].distance(hexes[1]) == 1
            && hexes[1].distance(hexes[2]) == 1
            && i16::from(hexes[0].q) + i16::from(hexes[2].q) == 2 * i16::from(hexes[1].q)
            && i16::from(hexes[0].r) + i16::from(hexes[2].r) == 2 * i16::from(hexes[1].r);
        let over_sea = self.terrain(state.bridge) == Terrain::Sea
            && !self.world.special.has(state.bridge)
            && !self.built.has(state.bridge);
        hold(straight && over_sea, || "a Bridge that cannot stand".into())?;
        let ship = self.standing(state.bridge, Kind::Ship).is_some();
        hold(!ship, || "a Ship on the Bridge".into())
    }

    /// Buildings of Tales stand where they may, and are known to both sides.
    fn monument_law(&self) -> Law {
        let state = &self.tales;
        let mut found = Tales::default();
        for at in self.built.iter() {
            let Some((seat, monument)) = self.building(at).monument() else { continue };
            let place = || format!("{} of seat {seat} on cell {at}", monument.id());
            hold(seat.0 < self.civ_count && self.is_living(seat), place)?;
            let tale = match monument {
                Monument::Capital => Tale::Capital,
                Monument::Cathedral => Tale::Cathedral,
                Monument::Bank => Tale::Banks,
                Monument::Port => Tale::Ports,
            };
            hold(state.has(tale) && self.world.is_finished(), place)?;
            let ground = match monument {
                Monument::Port => {
                    self.world.open_sea.has(at) && self.world.region[at as usize] != NO_REGION
                }
                Monument::Bank => {
                    matches!(self.terrain(at), Terrain::Plain | Terrain::Forest)
                        && self.world.lowland.has(at)
                }
                Monument::Capital => !self.world.barred.has(at) && self.terrain(at) != Terrain::Sea,
                Monument::Cathedral => self.world.lowland.has(at),
            };
            hold(ground, place)?;
            let slot = match monument {
                Monument::Capital => &mut found.capital,
                Monument::Cathedral => &mut found.cathedral,
                Monument::Bank => &mut found.banks[seat.index()],
                Monument::Port => &mut found.ports[seat.index()],
            };
            hold(*slot == NOWHERE, || format!("a second {}", monument.id()))?;
            *slot = at;
        }
        let same = (found.capital, found.cathedral, found.banks, found.ports)
            == (state.capital, state.cathedral, state.banks, state.ports);
        hold(same, || "buildings that are not there".into())?;
        let won = state.trophies[TaleTrophy::Capital as usize] != NOBODY;
        hold(won || state.capital == NOWHERE, || "a Capital without its trophy".into())
    }

    fn house_law(&self) -> Law {
        let state = &self.tales;
        let size = state.pile_size();
        let cards = &state.pile[..size];
        let open = state.has(Tale::DoppelgangerHouse);
        hold(open || size == 0, || "cards without a House".into())?;
        hold(state.pile[size..].iter().all(|&card| card == NOBODY), || "a gap in the pile".into())?;
        let mut seen = 0u32;
        for &card in cards {
            let known = (card as usize) < Guild::COUNT && seen >> card & 1 == 0;
            hold(known, || "a guild twice in the pile".into())?;
            seen |= 1 << card;
        }
        for seat in self.all_civs() {
            let civ = self.civ(seat);
            let dealt = civ.dealt.iter().filter(|&&card| card != NOBODY);
            let looked =
                dealt.fold(0u32, |set, card| set | 1u32.checked_shl((*card).into()).unwrap_or(0));
            hold((civ.guilds | looked) & seen == 0, || "a guild held and in the pile".into())?;
            let card = state.house[seat.index()];
            let held = Guild::ALL.get(card as usize).is_some_and(|guild| civ.has(*guild));
            hold(card == NOBODY || open && held, || "a card that is not from the House".into())?;
        }
        let beyond = state.house[self.civ_count as usize..].iter().all(|&card| card == NOBODY);
        hold(beyond, || "a House card of nobody".into())
    }

    /// What a turn has begun (RF-12.23, RF-12.26, RF-12.32, RF-12.41).
    fn turn_law(&self) -> Law {
        let (state, seat) = (&self.tales, self.turn);
        let acting = self.phase == Phase::Actions;
        let card = self.civ(seat).played().filter(|_| acting);
        let capital = self.monument_of(seat, Kind::City).is_some() && card == Some(Kind::City);
        hold(state.capital_actions <= if capital { 2 } else { 0 }, || "a Capital at work".into())?;
        let port = card == Some(Kind::Ship) && state.ports[seat.index()] != NOWHERE;
        hold(port || !state.port_ready, || "a Port at work".into())?;
        hold(!state.caravan || card == Some(Kind::Merchant), || "a caravan".into())?;
        let busy = self.picked != NOWHERE && acting;
        let on_orb = self.world.orbs & self.manned;
        let waits = if busy && self.world.orbs.has(self.picked) {
            Cells::only(self.picked)
        } else {
            Cells::NONE
        };
        hold(on_orb.without(&waits).is_empty(), || "a piece rests on an Orb".into())?;
        hold(!self.world.orbs.meets(&self.built), || "a building on an Orb".into())?;
        let used = u32::from(state.orbs_used);
        hold(used >> self.world.orbs.len().min(8) == 0, || "an Orb that is not there".into())?;
        hold(used == 0 || !waits.is_empty(), || "an Orb used and left".into())?;
        hold(waits.is_empty() || used & u32::from(self.orb_bit(self.picked)) != 0, || {
            "an Orb that did nothing".into()
        })?;
        self.gathered_law(busy)?;
        if state.halfway != NOWHERE {
            // The second action may be a move that goes on from an Orb.
            let at = if waits.is_empty() { state.halfway } else { self.picked };
            let own = self.world.has(at)
                && self.standing(at, Kind::Merchant) == Some(seat)
                // The visit of the House is done once a card is chosen.
                && (!self.acted.has(at) || self.is_in_house(seat))
                && state.caravan;
            hold(own, || "half an action of nobody".into())?;
            let there = match self.picked {
                NOWHERE => self.has_second_half(seat, at, state.first_half),
                picked => picked == at,
            };
            hold(there, || "no second action".into())?;
        }
        let event = self.phase == Phase::Event;
        hold(event || state.event.is_none() && state.survivor == NOBODY, || "an event".into())?;
        hold(event || state.ravaged.is_empty(), || "ravaged hexes".into())
    }

    /// Pieces that wait to join a deed of several.
    fn gathered_law(&self, busy: bool) -> Law {
        let chosen = self.helpers_gathered();
        let first = self.tales.gathered[..chosen].iter().all(|&cell| cell != NOWHERE);
        hold(first, || "a gap among helpers".into())?;
        let needed = if busy { helpers(self.deed) } else { 0 };
        hold(chosen == 0 || chosen < needed, || "too many helpers".into())?;
        let Some(card) = self.civ(self.turn).played().filter(|_| busy) else { return Ok(()) };
        let mut seen = vec![self.picked];
        for &cell in &self.tales.gathered[..chosen] {
            let own = self.world.has(cell)
                && self.standing(cell, card) == Some(self.turn)
                && !self.acted.has(cell)
                && !seen.contains(&cell);
            hold(own, || "a helper of nobody".into())?;
            seen.push(cell);
        }
        Ok(())
    }

    /// An event waits for somebody who has a choice (RF-12.5).
    pub(super) fn event_law(&self) -> Law {
        let state = &self.tales;
        let Some(tale) = state.event else { return Err("no event".into()) };
        hold(state.has(tale), || "an event of a Tale that is not in play".into())?;
        let ravaged = tale == Tale::WaterElemental || state.ravaged.is_empty();
        let dry = state.ravaged.without(&self.world.of[Terrain::Plain as usize]).is_empty();
        hold(ravaged && dry && !state.ravaged.meets(&self.taken()), || "ravaged hexes".into())?;
        if state.survivor != NOBODY {
            let seat = engine::Seat(state.survivor);
            let asked = tale == Tale::Leviathan && seat.0 < self.seats && self.is_living(seat);
            let places = if asked { self.survivor_places(seat) } else { Cells::NONE };
            return hold(!places.is_empty(), || "nobody to save".into());
        }
        if tale == Tale::Volcano {
            return hold(state.lava == 0, || "the lava flows already".into());
        }
        hold(self.event_places().len() > 1, || "nothing to choose in the event".into())
    }

    /// Hexes with two pieces: a City or the Capital with a Merchant, a Port with its Ship (RF-2.11).
    pub(super) fn shares_rightly(&self, cell: Cell) -> bool {
        let merchant = self.standing(cell, Kind::Merchant).is_some() && self.cities.has(cell);
        let docked = match self.building(cell).monument() {
            Some((owner, Monument::Port)) => self.standing(cell, Kind::Ship) == Some(owner),
            _ => false,
        };
        merchant || docked
    }
}
