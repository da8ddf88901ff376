//! What must hold at every step (RF-0.11, RF-1, RF-2.11, RF-4.2, RF-6.2).

mod npc;
mod tales;

use crate::content::content;
use crate::guilds::PASSED_NOTHING;
use crate::hex::Cells;
use crate::kinds::{Deed, Guild, Kind, Resource, Tale, Terrain};
use crate::state::{NOBODY, NOWHERE, Phase, Piece, RiseAndFall, SLOTS};
use engine::Seat;

type Law = Result<(), String>;

fn hold(holds: bool, sentence: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(sentence()) }
}

impl RiseAndFall {
    pub(crate) fn first_broken_law(&self) -> Option<String> {
        self.laws().err()
    }

    fn laws(&self) -> Law {
        self.numbers()?;
        self.goods()?;
        self.pieces()?;
        for seat in self.players() {
            self.cards_of(seat)?;
        }
        self.guild_cards()?;
        self.tale_laws()?;
        self.npc_laws()?;
        self.moment()
    }

    fn numbers(&self) -> Law {
        let table = (2..=8).contains(&self.civ_count) && (1..=self.civ_count).contains(&self.seats);
        hold(table, || format!("{} civilizations", self.civ_count))?;
        let seats = [self.first, self.turn];
        hold(seats.iter().all(|seat| seat.0 < self.civ_count), || "a seat nobody sits on".into())?;
        hold((4..=6).contains(&self.rules.trophies), || "trophies to end".into())?;
        let holders = self.trophies.iter();
        hold(holders.clone().all(|&it| it == NOBODY || it < self.civ_count), || {
            "a trophy of nobody at the table".into()
        })?;
        hold(self.fresh_trophies <= self.trophies_total(), || "trophies nobody holds".into())?;
        let still = self.quiet_rounds >= content().standstill;
        hold(!still || self.phase == Phase::Over, || "a standstill that goes on".into())
    }

    /// Gold, Wood and Stone only change hands (RF-1.4, RF-6.2).
    fn goods(&self) -> Law {
        let used = content().box_of(self.civ_count);
        let civs = || self.all_civs().map(|seat| self.civ(seat));
        let gold: u32 = civs().map(|civ| u32::from(civ.gold)).sum();
        hold(gold + u32::from(self.bank_gold) == u32::from(used.gold), || {
            format!("{gold} gold and {} in the bank", self.bank_gold)
        })?;
        for (resource, all) in [(Resource::Wood, used.wood), (Resource::Stone, used.stone)] {
            let held: u32 = civs().map(|civ| u32::from(civ.holds(resource))).sum();
            hold(held + u32::from(self.bank[resource as usize]) == u32::from(all), || {
                format!("{held} {} held", resource.id())
            })?;
            for seat in self.all_civs() {
                hold(self.civ(seat).holds(resource) <= self.cap(seat, resource), || {
                    format!("seat {seat} holds too much {}", resource.id())
                })?;
            }
        }
        Ok(())
    }

    /// Lists, layers and sets say the same, and everything stands where it may (RF-10.5).
    fn pieces(&self) -> Law {
        let (mut built, mut manned, mut cities) = (Cells::NONE, Cells::NONE, Cells::NONE);
        for seat in self.all_civs() {
            let civ = self.civ(seat);
            for &kind in &Kind::ALL {
                let most = content().pieces[kind as usize].count;
                hold(civ.count[kind as usize] <= most, || format!("too many {}", kind.id()))?;
                for &cell in civ.pieces(kind) {
                    let place = || format!("{} of seat {seat} on cell {cell}", kind.id());
                    hold(self.world.has(cell) && self.world.is_finished(), place)?;
                    hold(self.standing(cell, kind) == Some(seat), place)?;
                    hold(self.may_stand(seat, kind, cell), place)?;
                    let layer = if kind.is_unit() { &mut manned } else { &mut built };
                    hold(!layer.has(cell), place)?;
                    layer.insert(cell);
                    if kind == Kind::City {
                        cities.insert(cell);
                    }
                }
                let spare = &civ.places[SLOTS[kind as usize]..SLOTS[kind as usize + 1]];
                let spare = &spare[civ.count[kind as usize] as usize..];
                hold(spare.iter().all(|&cell| cell == NOWHERE), || "a piece too many".into())?;
            }
        }
        for cell in self.monument_cells().iter() {
            hold(!built.has(cell), || format!("two buildings on cell {cell}"))?;
            hold(self.building(cell).is_some(), || format!("no building on cell {cell}"))?;
            built.insert(cell);
            if self.tales.capital == cell {
                cities.insert(cell);
            }
        }
        let sets = (built, manned, cities) == (self.built, self.manned, self.cities);
        hold(sets, || "sets of pieces differ from the lists".into())?;
        // Whoever is listed stands there; nobody else does.
        let standing = |layer: &[Piece]| layer.iter().filter(|piece| piece.is_some()).count();
        let counts = (standing(&self.buildings), standing(&self.units));
        hold(counts == (built.len() as usize, manned.len() as usize), || {
            "layers differ from the lists".into()
        })?;
        for cell in (built & manned).iter() {
            hold(self.shares_rightly(cell), || format!("cell {cell} holds too much"))?;
        }
        Ok(())
    }

    fn cards_of(&self, seat: Seat) -> Law {
        let civ = self.civ(seat);
        let zones = [civ.hand, civ.discard, civ.decline];
        hold(zones.iter().all(|zone| zone >> Kind::COUNT == 0), || "a seventh card".into())?;
        let apart = civ.hand & civ.discard | civ.active_cards() & civ.decline;
        hold(apart == 0, || format!("seat {seat} has a card in two zones"))?;
        if civ.extinct {
            let nothing = zones == [0; 3] && civ.count == [0; Kind::COUNT] && civ.guilds == 0;
            return hold(nothing && civ.giving == 0 && civ.card == NOBODY, || {
                format!("seat {seat} is extinct and has something left")
            });
        }
        if self.phase >= Phase::Select {
            for &kind in &Kind::ALL {
                let active = civ.active_cards() & kind.bit() != 0;
                let declined = civ.decline & kind.bit() != 0;
                let controls = self.controls(seat, kind);
                hold(active == (controls && !declined), || {
                    format!("seat {seat}: the {} card is in the wrong zone (RF-4.2)", kind.id())
                })?;
            }
        }
        hold(civ.giving & !civ.active_cards() == 0, || "a card given that is not active".into())?;
        let due = self.fresh_trophies.min(civ.active_cards().count_ones() as u8);
        hold(civ.giving.count_ones() as u8 <= due, || "too many cards given".into())?;
        hold(civ.giving == 0 || self.phase == Phase::Decline, || "cards given too early".into())?;
        hold(civ.card == NOBODY || civ.played().is_some(), || "an unknown card chosen".into())?;
        let unrevealed = self.phase == Phase::Select && civ.card != NOBODY;
        hold(!unrevealed || civ.played().is_some_and(|card| civ.hand & card.bit() != 0), || {
            format!("seat {seat} chose a card that is not in its hand")
        })
    }

    fn guild_cards(&self) -> Law {
        let mut seen = 0u32;
        for seat in self.all_civs() {
            let civ = self.civ(seat);
            let dealt = civ.dealt.iter().filter(|&&card| card != NOBODY);
            hold(dealt.clone().all(|&card| (card as usize) < Guild::COUNT), || {
                "an unknown guild".into()
            })?;
            let mut dealt_set = 0u32;
            for &card in dealt {
                hold(dealt_set >> card & 1 == 0, || "a guild dealt twice".into())?;
                dealt_set |= 1 << card;
            }
            let drafting = self.phase == Phase::Guilds;
            let in_house = dealt_set.count_ones() >= 2
                && self.phase == Phase::Actions
                && seat == self.turn
                && self.tales.has(Tale::DoppelgangerHouse)
                && self.picked != NOWHERE
                && self.deed == Deed::VisitHouse
                && self.tales.house[seat.index()] == NOBODY
                && civ.dealt[0] != NOBODY;
            let right = match (self.has_npcs(), dealt_set.count_ones()) {
                _ if self.is_npc(seat) => dealt_set == 0,
                (false, count) => (count == 3) == drafting,
                (true, count) => (count == 3 || count == 4) == drafting,
            };
            hold(in_house || right, || "guilds dealt".into())?;
            hold(in_house || drafting || dealt_set == 0, || "guilds looked at".into())?;
            hold(civ.kept & !dealt_set == 0, || "a guild kept that was not dealt".into())?;
            if self.is_npc(seat) {
                continue;
            }
            let keeps = u32::from(self.keeps(seat));
            hold(drafting || civ.kept == 0 && civ.passed == NOBODY, || "cards kept".into())?;
            hold(civ.kept.count_ones() <= keeps, || "too many guilds kept".into())?;
            let chosen = self.has_npcs() && civ.passed == PASSED_NOTHING;
            let all_kept = civ.kept.count_ones() == keeps.min(dealt_set.count_ones());
            let open = civ.passed == NOBODY && !(self.has_npcs() && drafting && all_kept);
            let passed = open
                || chosen && drafting && all_kept
                || (civ.passed as usize) < Guild::COUNT
                    && dealt_set & !civ.kept & 1 << civ.passed != 0
                    && civ.kept.count_ones() == keeps;
            hold(passed, || "a guild passed on that was not dealt".into())?;
            hold(!drafting || civ.guilds == 0, || "guilds before the draft".into())?;
            let all = civ.guilds | dealt_set;
            hold(all >> Guild::COUNT == 0 && all & seen == 0, || "a guild card twice".into())?;
            hold(self.has_guilds() || self.has_npcs() || all == 0, || {
                "guilds without guilds".into()
            })?;
            seen |= all;
        }
        Ok(())
    }

    /// What the phase promises: somebody is asked, and has an answer.
    fn moment(&self) -> Law {
        let (phase, turn) = (self.phase, self.civ(self.turn));
        hold(self.world.is_finished() || phase <= Phase::World, || "no World yet".into())?;
        hold(!self.world.is_finished() || phase != Phase::World, || "the World is laid".into())?;
        hold(self.picked == NOWHERE || phase == Phase::Actions, || "a piece is picked".into())?;
        if phase == Phase::Over {
            return Ok(());
        }
        if phase >= Phase::Select {
            hold(self.is_living(self.first), || "the first player is extinct".into())?;
            let least = if self.has_npcs() { self.seats as usize } else { 2 };
            hold(self.living_players().count() >= least, || "nobody to play against".into())?;
        }
        match phase {
            Phase::Guilds => hold(!self.drafting().is_empty(), || "the draft is over".into()),
            Phase::World => self.laying_law(),
            Phase::Deploy | Phase::Actions if self.is_npc(self.turn) => Ok(()),
            Phase::Deploy => {
                let counts = turn.count;
                let first = [Kind::Nomad, Kind::City, Kind::Ship].map(|kind| counts[kind as usize]);
                hold(first.iter().all(|&count| count <= 1) && first.contains(&0), || {
                    "nothing to deploy".into()
                })?;
                let room = self.undeployed(self.turn).any(|kind| !self.deployable(kind).is_empty());
                hold(room, || "no room to deploy".into())
            }
            Phase::Creatures => {
                let creature = self.creature_to_place();
                let places = creature.map_or(Cells::NONE, |it| self.creature_places(it));
                hold(places.len() > 1, || "no Creature to place".into())
            }
            Phase::Event => self.event_law(),
            Phase::Select => {
                let all = self.living_players().all(|seat| self.civ(seat).hand != 0);
                hold(all && !self.choosing().is_empty(), || "nobody has a card to choose".into())
            }
            Phase::Actions => {
                let Some(card) = turn.played() else { return Err("no card played".into()) };
                hold(self.is_living(self.turn), || "an extinct player acts".into())?;
                if self.is_in_house(self.turn) {
                    return Ok(());
                }
                let ready = self.has_ready_piece(self.turn, card);
                hold(ready, || "nobody can act".into())?;
                if self.picked == NOWHERE {
                    return Ok(());
                }
                let monument = self.tales.set != 0
                    && self.ready_monument(self.turn, card) == Some(self.picked);
                let own = self.standing(self.picked, card) == Some(self.turn)
                    && !self.acted.has(self.picked)
                    && !self.is_lying(card.is_unit(), self.picked);
                hold(own || monument, || "a wrong piece".into())?;
                let targets = self.targets(self.turn, card, self.picked, self.deed);
                hold(self.deed.is_aimed() && targets.len() > 1, || "nothing to aim at".into())
            }
            Phase::Decline => hold(!self.declining().is_empty(), || "nothing to decline".into()),
            Phase::BuyBack => {
                hold(self.is_living(self.turn) && self.buyable(self.turn) != 0, || {
                    "nothing to buy back".into()
                })
            }
            Phase::Swap => hold(self.swapper().is_some(), || "nothing to swap".into()),
            Phase::Over => Ok(()),
        }
    }

    /// A place of a Tale is put into the World (RF-3.17).
    fn site_law(&self, tale: Tale) -> Law {
        let laying = &self.laying;
        let due = self.tales.has(tale) && tale.placed_after() == Some(laying.layer);
        let most = if tale.is_for_everybody() { self.seats } else { 1 };
        let here = self.world.sites.iter().filter(|site| site.tale == tale).count() as u8;
        let copies = laying.copies > 0 && laying.copies + here <= most;
        let quiet = (laying.left, laying.lifts, laying.lifted, laying.relaid) == (0, 0, 0, 0);
        hold(due && copies && quiet, || "no place to put".into())?;
        let open = match laying.anchor {
            Some(at) => self.world.site_turns(tale, at).nth(1).is_some(),
            None => self.world.site_anchors(tale).next().is_some(),
        };
        hold(open, || "the place finds no room".into())
    }

    fn laying_law(&self) -> Law {
        let laying = &self.laying;
        let layer = laying.layer as usize;
        hold(layer < Terrain::LAYERS.len(), || "no such layer".into())?;
        if let Some(tale) = laying.site {
            return self.site_law(tale);
        }
        let most = self.tiles_of_layer(laying.layer);
        hold(laying.copies == 0, || "copies of nothing".into())?;
        hold((1..=most).contains(&laying.left), || "no tile to lay".into())?;
        let lifting = laying.lifts + laying.lifted <= crate::building::MOST_LIFTED
            && laying.relaid <= laying.lifted
            && (laying.lifts == 0 || laying.relaid == 0)
            && (laying.lifts == 0 || laying.anchor.is_none())
            && (layer > 0 || laying.lifts + laying.lifted == 0);
        hold(lifting, || "tiles lifted that cannot be".into())?;
        let mut count = engine::Count::default();
        self.offer_laying(&mut count);
        hold(count.0 > 0, || "the tile finds no place".into())
    }
}
