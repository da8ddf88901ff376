//! Objections to building and transforming: the hex, its terrain, reach, spades (TM-7, TM-8.10).

use super::*;
use crate::describe::terrain_key;
use crate::kinds::{Structure, Terrain};
use crate::state::bit;

impl TerraMystica {
    /// The hex is out of reach: how far it is, and how far the seat gets (TM-7.5).
    fn unreachable(&self, seat: Seat, at: u8) -> Objection {
        if self.near[seat.index()] & bit(at) != 0 {
            return None;
        }
        let player = self.player(seat);
        if player.leap > 0 && self.owed.leapt == at + 1 {
            return None;
        }
        let hex = |key: &str| Message::new(key).text("hex", self.hex_name(at));
        if player.is(Faction::Riverwalkers) {
            let message = hex("refused-reach-river").number("shipping", self.shipping_now(seat));
            return Some(Refusal::new("TM-X9.7", message));
        }
        let map = self.map();
        let mine = crate::map::members(self.owned[seat.index()]);
        let distance = mine.map(|own| map.distance(own, at)).min().unwrap_or(0);
        if player.leap == 0 {
            let message = hex("refused-reach")
                .number("distance", distance)
                .number("shipping", self.shipping_now(seat));
            return Some(Refusal::new("TM-7.5", message));
        }
        if self.leap_range(seat) & bit(at) == 0 {
            let message = hex("refused-reach-leap").number("distance", distance);
            return Some(Refusal::new("TM-7.4", message.number("skip", player.leap)));
        }
        if self.owed.spade_use == SpadeUse::Cult && self.phase == Phase::CultSpades {
            return Some(Refusal::new("TM-13.2", hex("refused-leap-phase")));
        }
        if self.owed.leapt != 0 {
            let other = self.hex_name(self.owed.leapt - 1);
            return Some(Refusal::new("TM-8.21", hex("refused-leap-twice").text("other", other)));
        }
        self.unaffordable(seat, self.leap_cost(seat), "TM-8.21")
    }

    pub(super) fn not_built(&self, seat: Seat, at: u8) -> Objection {
        let owed = &self.owed;
        if self.phase == Phase::CultSpades && self.owes(seat) {
            return Some(plain("TM-13.2", "refused-no-dwelling-in-phase-three"));
        }
        let (ride, settle) =
            (self.owes(seat) && owed.ride, self.owes(seat) && owed.settle != [0; 3]);
        let settle = settle && owed.spades == 0 && owed.enter == 0 && owed.lose == 0;
        if !ride
            && !settle
            && let Some(refusal) = self.before_action(seat)
        {
            return Some(refusal);
        }
        let rule = if ride { "TM-15.2" } else { "TM-8.11" };
        let cost = self.board(seat).cost[Structure::Dwelling as usize];
        self.no_land(at, rule)
            .or_else(|| self.taken(at, rule))
            .or_else(|| self.not_at_home(seat, at, rule))
            .or_else(|| {
                if ride {
                    return self.no_piece(seat, Structure::Dwelling, "TM-1.3");
                }
                let hex = self.hex_name(at);
                if settle && self.settle_targets() & bit(at) == 0 {
                    let message = Message::new("refused-settle-elsewhere").text("hex", hex);
                    return Some(Refusal::new("TM-8.10", message));
                }
                let before = !settle && owed.turned_before.contains(&(at + 1));
                let message = Message::new("refused-turned-before").text("hex", hex);
                before
                    .then(|| Refusal::new("TM-15.11", message))
                    .or_else(|| if settle { None } else { self.unreachable(seat, at) })
                    .or_else(|| self.no_piece(seat, Structure::Dwelling, "TM-8.11"))
                    .or_else(|| self.unaffordable(seat, cost, "TM-8.11"))
                    .or_else(|| {
                        let leap = self.leap_used(seat, at).filter(|_| !settle)?;
                        self.unaffordable(seat, crate::describe::both(cost, leap), "TM-8.21")
                    })
            })
    }
    fn not_at_home(&self, seat: Seat, at: u8, rule: &'static str) -> Objection {
        if self.home_hexes(seat) & bit(at) != 0 {
            return None;
        }
        if self.player(seat).is(Faction::Riverwalkers) {
            let message = Message::new("refused-locked-terrain")
                .text("hex", self.hex_name(at))
                .name("terrain", terrain_key(self.terrain_at(at)));
            return Some(Refusal::new("TM-X9.7", message));
        }
        Some(self.wrong_terrain(at, self.player(seat).home, rule))
    }
    pub(super) fn no_piece(
        &self,
        seat: Seat,
        structure: Structure,
        rule: &'static str,
    ) -> Objection {
        let count = self.board(seat).count[structure as usize];
        let message = Message::new("refused-no-piece")
            .name("structure", crate::describe::structure_key(structure))
            .number("count", count);
        (!self.has_piece(seat, structure)).then(|| Refusal::new(rule, message))
    }

    /// One spade ahead of its use (TM-15.3).
    pub(super) fn no_spade_ahead(&self, seat: Seat) -> Objection {
        if !self.player(seat).is(Faction::Alchemists) {
            return Some(plain("TM-8.17", "refused-spade-ahead"));
        }
        let topping_up = self.owes(seat)
            && self.owed.spades > 0
            && self.owed.spade_use == SpadeUse::TopUp
            && self.owed.enter == 0;
        if !topping_up && let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        if !self.player(seat).has_stronghold() {
            return Some(plain("TM-15.3", "refused-no-stronghold"));
        }
        self.unaffordable(seat, self.spade_price(seat, 1), "TM-8.14").or_else(|| {
            let spades = self.owed.spades + 1;
            let message = Message::new("refused-spades-no-hex").number("spades", spades);
            Some(Refusal::new("TM-8.18", message))
        })
    }

    pub(super) fn not_transformed(&self, seat: Seat, at: u8, to: Terrain, long: bool) -> Objection {
        let owed = &self.owed;
        if self.owes(seat) && owed.sandstorm {
            return self.no_sandstorm(seat, at, to, long);
        }
        let spades = self.owes(seat) && owed.spades > 0 && owed.enter == 0 && owed.lose == 0;
        if !spades && let Some(refusal) = self.before_action(seat) {
            return Some(refusal);
        }
        let faction = self.player(seat).faction;
        if faction == Some(Faction::Riverwalkers) {
            return Some(plain("TM-X9.7", "refused-never-transform"));
        }
        self.no_land(at, "TM-8.12")
            .or_else(|| self.taken(at, "TM-8.12"))
            .or_else(|| self.frozen(at))
            .or_else(|| {
                if matches!(faction, Some(Faction::Acolytes | Faction::Dragonlords)) {
                    self.no_eruption(seat, at, to, long)
                } else {
                    self.no_way(seat, at, to, long)
                        .or_else(|| self.done_already(at, spades))
                        .or_else(|| self.unreachable(seat, at))
                        .or_else(|| self.too_few_spades(seat, at, to, long, spades))
                }
            })
    }

    /// Ice and volcano never change (TM-X9).
    fn frozen(&self, at: u8) -> Objection {
        let terrain = self.terrain_at(at);
        let message = Message::new("refused-frozen")
            .text("hex", self.hex_name(at))
            .name("terrain", terrain_key(terrain));
        (!terrain.on_cycle()).then(|| Refusal::new("TM-X9", message))
    }

    /// Is there a way from what the hex shows to what is wanted (TM-8.12, TM-8.13, TM-8.22)?
    fn no_way(&self, seat: Seat, at: u8, to: Terrain, long: bool) -> Objection {
        let from = self.terrain_at(at);
        let named = |key: &str| {
            Message::new(key).text("hex", self.hex_name(at)).name("terrain", terrain_key(to))
        };
        let home = self.player(seat).home;
        if from == to {
            return Some(Refusal::new("TM-8.12", named("refused-same-terrain")));
        }
        if !to.on_cycle() && to != home {
            return Some(Refusal::new("TM-X9", named("refused-no-such-terrain")));
        }
        let fixed = self.board(seat).dig.spades_per_hex;
        if fixed > 0 && to != home {
            let message = named("refused-only-home").name("home", terrain_key(home));
            return Some(Refusal::new("TM-8.22", message.number("spades", fixed)));
        }
        if fixed > 0 && long {
            let message = named("refused-fixed-spades").number("spades", fixed);
            return Some(Refusal::new("TM-8.22", message));
        }
        self.steps_between(seat, from, to, long)
            .is_none()
            .then(|| Refusal::new("TM-8.13", named("refused-no-long-way")))
    }

    /// Spades of this action already made this hex home (TM-8.13).
    fn done_already(&self, at: u8, spades: bool) -> Objection {
        let done =
            spades && self.owed.spade_use != SpadeUse::Cult && self.owed.settle.contains(&(at + 1));
        let message = Message::new("refused-turned-already").text("hex", self.hex_name(at));
        done.then(|| Refusal::new("TM-8.13", message))
    }

    fn too_few_spades(&self, seat: Seat, at: u8, to: Terrain, long: bool, free: bool) -> Objection {
        let steps = self.steps_between(seat, self.terrain_at(at), to, long)?;
        let leap = self.leap_used(seat, at).unwrap_or_default();
        let counted = |key: &str, has: u8| {
            Message::new(key)
                .text("hex", self.hex_name(at))
                .number("spades", steps)
                .number("has", has)
        };
        let spades = self.owed.spades;
        let home = to == self.player(seat).home;
        if free && self.owed.bought > 0 && steps < spades {
            return Some(Refusal::new("TM-8.18", counted("refused-spades-left", spades)));
        }
        if free && self.owed.foreign > 0 && !home {
            return Some(Refusal::new("TM-8.16", counted("refused-second-foreign", spades)));
        }
        let missing = if free { steps.saturating_sub(spades) } else { steps };
        if free && missing > 0 {
            if self.owed.spade_use == SpadeUse::Cult {
                return Some(Refusal::new("TM-13.2", counted("refused-cult-spades", spades)));
            }
            if self.owed.spade_use == SpadeUse::NoTopUp {
                return Some(Refusal::new("TM-8.17", counted("refused-no-more-spades", spades)));
            }
            if !home {
                return Some(Refusal::new("TM-8.16", counted("refused-top-up-home", spades)));
            }
        }
        let cost = crate::describe::both(self.spade_price(seat, missing), leap);
        let refusal = self.unaffordable(seat, cost, "TM-8.14")?;
        let mut message = refusal.reason.number("spades", missing);
        message.key = "refused-spade-cost".into();
        Some(Refusal::new("TM-8.14", message))
    }

    fn no_eruption(&self, seat: Seat, at: u8, to: Terrain, long: bool) -> Objection {
        let acolytes = self.player(seat).is(Faction::Acolytes);
        let rule = if acolytes { "TM-X9.4" } else { "TM-X9.5" };
        if to != Terrain::Volcano || long {
            return Some(plain(rule, "refused-only-volcano"));
        }
        self.unreachable(seat, at).or_else(|| {
            let price = self.volcano_price(seat, self.terrain_at(at));
            let player = self.player(seat);
            let (key, has) = if acolytes {
                ("refused-volcano-steps", player.cults.into_iter().max().unwrap_or(0))
            } else {
                ("refused-volcano-tokens", player.bowls.iter().sum())
            };
            let message = Message::new(key).number("price", price).number("has", has);
            (has < price).then(|| Refusal::new(rule, message))
        })
    }

    fn no_sandstorm(&self, seat: Seat, at: u8, to: Terrain, long: bool) -> Objection {
        let home = self.player(seat).home;
        if to != home || long {
            let message = Message::new("refused-sandstorm-home").name("home", terrain_key(home));
            return Some(Refusal::new("TM-15.14", message));
        }
        self.no_land(at, "TM-15.14")
            .or_else(|| self.taken(at, "TM-15.14"))
            .or_else(|| self.frozen(at))
            .or_else(|| {
                let hex = |key: &str| Message::new(key).text("hex", self.hex_name(at));
                let key = if self.terrain_at(at) == home {
                    hex("refused-same-terrain").name("terrain", terrain_key(home))
                } else {
                    hex("refused-sandstorm-edge")
                };
                Some(Refusal::new("TM-15.14", key))
            })
    }
}
