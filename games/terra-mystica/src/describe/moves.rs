//! Moves as messages: short imperatives with what they cost and bring.

use super::*;
use crate::content::Home;
use crate::moves::{Move, NO_CARD, ShiftCost};

impl TerraMystica {
    pub(crate) fn describe_answer(&self, seat: Seat, mv: Move) -> Message {
        let say = |key: &str| Message::new(key);
        let on = |key: &str, hex: u8| Message::new(key).text("hex", self.hex_name(hex));
        if self.players.get(seat.index()).is_none() {
            return say("move-unknown");
        }
        match mv {
            Move::ChooseFaction { faction } => {
                let named = |key| say(key).name("faction", faction_key(faction));
                match self.content().board(faction).home {
                    Home::Terrain(home) => {
                        named("move-choose-faction").name("terrain", terrain_key(home))
                    }
                    Home::Chosen => named("move-choose-faction-any-home"),
                }
            }
            Move::ChooseTerrain { terrain } => {
                say("move-choose-terrain").name("terrain", terrain_key(terrain))
            }
            Move::PlaceDwelling { at } => on("move-place-dwelling", at),
            Move::ChooseCard { card } => self.with_card(say("move-choose-card"), card),
            Move::Wait {} => say("move-wait"),
            Move::Done {} if self.may_go_without() => say("move-done-without"),
            Move::Done {} if self.owed.settle != [0; 3] => say("move-done-unsettled"),
            Move::Done {} => say("move-done"),
            Move::Burn {} => say("move-burn"),
            Move::Convert { what } => {
                // The priest would not be received (TM-1.6).
                let lost = what == Conversion::PowerToPriest && self.no_priest_left(seat);
                let key = if lost { "move-convert-no-priest" } else { "move-convert" };
                say(key).name("what", conversion_key(what))
            }
            Move::Connect { river } => say("move-connect").text("river", self.hex_name(river)),
            Move::Build { at } if self.owed.ride => on("move-build-free", at),
            Move::Build { at } => {
                let cost = self.board(seat).cost[Structure::Dwelling as usize];
                let cost = both(cost, self.leap_used(seat, at).unwrap_or_default());
                with_cost(on("move-build", at), cost).name("leap", self.leap_key(seat, at))
            }
            Move::Transform { at, to, long } => self.describe_transform(seat, at, to, long),
            Move::AdvanceShipping {} => {
                let (track, level) = (&self.board(seat).shipping, self.player(seat).shipping + 1);
                let points = track.points.get(level as usize).copied().unwrap_or(0);
                with_cost(say("move-advance-shipping"), track.cost)
                    .number("level", level)
                    .number("points", points)
            }
            Move::AdvanceDigging {} => {
                let track = &self.board(seat).dig;
                with_cost(say("move-advance-digging"), track.cost).number("points", track.points)
            }
            Move::Upgrade { at, to } => {
                let to_key = structure_key(to);
                if self.owed.free_trading_house {
                    return on("move-upgrade-free", at).name("to", to_key);
                }
                let known = (at as usize) < self.map().hexes.len();
                let cost = if known { self.upgrade_cost(seat, at, to) } else { Cost::default() };
                with_cost(on("move-upgrade", at).name("to", to_key), cost)
            }
            Move::SendPriest { cult, steps } => {
                let key = if steps == 1 { "move-send-priest-back" } else { "move-send-priest" };
                let player = self.player(seat);
                // One step further (TM-X9.4).
                let more = u8::from(player.is(Faction::Acolytes) && player.has_stronghold());
                let steps = steps.saturating_add(more);
                say(key).name("cult", cult_of_key(cult)).number("steps", steps)
            }
            Move::PowerAction { action } => {
                let Some(printed) = self.content().power_actions.get(action as usize) else {
                    return say("move-unknown");
                };
                let lost = printed.gain.priests > 0 && self.no_priest_left(seat);
                let key = if lost { "move-power-action-no-priest" } else { "move-power-action" };
                let cost = printed.cost.saturating_sub(self.board(seat).power_action_discount);
                say(key).name("action", power_action_key(action)).number("power", cost)
            }
            Move::SpecialAction { action } => {
                let idle = !self.special_works(seat, action);
                let key = if idle { "move-special-action-idle" } else { "move-special-action" };
                say(key).name("action", special_key(action))
            }
            Move::BuySpade {} => with_cost(say("move-buy-spade"), self.spade_price(seat, 1)),
            Move::Pass { card } => {
                let (by_card, by_favor, by_faction) = self.passing_points(seat);
                let points = by_card + by_favor + by_faction;
                if card == NO_CARD {
                    say("move-pass-last").number("points", points)
                } else {
                    self.with_card(say("move-pass"), card).number("points", points)
                }
            }
            Move::PlaceBridge { site } => match self.map().bridge_sites.get(site as usize) {
                Some(ends) => say("move-place-bridge")
                    .text("a", self.hex_name(ends.a))
                    .text("b", self.hex_name(ends.b)),
                None => say("move-unknown"),
            },
            Move::Step { cult } => {
                let own = seat == self.active() && self.owed.steps > 0;
                let steps = if own { self.owed.steps } else { 1 };
                say("move-step").name("cult", cult_of_key(cult)).number("steps", steps)
            }
            Move::TakeFavor { tile } => say("move-take-favor").name("tile", favor_key(tile)),
            Move::TakeTown { tile } => say("move-take-town").name("tile", town_key(tile)),
            Move::Enter { cult } => say("move-enter").name("cult", cult_of_key(cult)),
            Move::Ordain { workers } => say("move-ordain").number("workers", workers),
            Move::GiveUpSpades {} => {
                let spades = self.owed.spades;
                // Said so that nobody is surprised (TM-8.19).
                let scored = self.phase == crate::state::Phase::Actions
                    && !self.rules.has(crate::state::Rules::SPADE_POINTS_RECEIVED);
                let lost = if scored { self.round_tile().spade_points * spades } else { 0 };
                say("move-give-up-spades").number("spades", spades).number("unscored", lost)
            }
            Move::TakePower { offer } | Move::DeclinePower { offer } => {
                let Some(index) = self.own_offer(seat, offer) else { return say("move-unknown") };
                let offer = &self.offers[index];
                let power = self.effective_power(seat, offer.amount);
                let takes = matches!(mv, Move::TakePower { .. });
                say(if takes { "move-take-power" } else { "move-decline-power" })
                    .name("from", self.who(Seat(offer.from)))
                    .number("power", power)
                    .number("points", power.saturating_sub(1))
            }
            Move::Lose { cult } => {
                say("move-lose").name("cult", cult_of_key(cult)).number("steps", self.owed.lose)
            }
            Move::Shapeshift { terrain, with } => say(match with {
                ShiftCost::Power => "move-shapeshift-power",
                ShiftCost::Tokens => "move-shapeshift-tokens",
            })
            .name("terrain", terrain_key(terrain)),
            Move::BuyToken { buy: true } => say("move-buy-token"),
            Move::BuyToken { buy: false } => say("move-buy-no-token"),
            Move::Unlock { terrain } => say("move-unlock")
                .name("terrain", terrain_key(terrain))
                .number("coins", self.unlock_price(seat, terrain)),
            Move::KeepPriest {} if self.no_priest_left(seat) => say("move-keep-no-priest"),
            Move::KeepPriest {} => say("move-keep-priest"),
            Move::Leave => say("move-leave"),
        }
    }

    fn with_card(&self, message: Message, card: u8) -> Message {
        let coins = self.card_coins.get(card as usize).copied().unwrap_or(0);
        message.name("card", card_key(card)).number("coins", coins)
    }

    fn no_priest_left(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.priest_supply() == 0
            && (!player.is(Faction::Riverwalkers) || player.priests_owed > 0)
    }

    fn describe_transform(&self, seat: Seat, at: u8, to: Terrain, long: bool) -> Message {
        let on = |key: &str| {
            Message::new(key).text("hex", self.hex_name(at)).name("terrain", terrain_key(to))
        };
        if at as usize >= self.map().hexes.len() || self.map().rivers >> at & 1 == 1 {
            return Message::new("move-unknown");
        }
        if self.owed.sandstorm {
            return on("move-transform-sandstorm");
        }
        let from = self.terrain_at(at);
        if to == Terrain::Volcano {
            let price = self.volcano_price(seat, from);
            return if self.player(seat).is(Faction::Acolytes) {
                on("move-transform-steps").number("steps", price)
            } else {
                on("move-transform-tokens").number("tokens", price)
            };
        }
        let steps = self.steps_between(seat, from, to, long).unwrap_or(0);
        let bought = steps.saturating_sub(self.owed.spades);
        let price = self.spade_price(seat, bought);
        let cost = both(price, self.leap_used(seat, at).unwrap_or_default());
        let key = if cost == Cost::default() { "move-transform-free" } else { "move-transform" };
        let message = on(key).number("spades", steps).name("leap", self.leap_key(seat, at));
        let message = message.name("way", if long { "way-long" } else { "way-short" });
        if cost == Cost::default() { message } else { with_cost(message, cost) }
    }

    /// What so many spades cost at the present level (TM-8.14).
    pub(crate) fn spade_price(&self, seat: Seat, spades: u8) -> Cost {
        let level = self.player(seat).digging.min(2) as usize;
        let one = self.board(seat).dig.spade_cost[level];
        Cost {
            coins: one.coins.saturating_mul(spades),
            workers: one.workers.saturating_mul(spades),
            priests: one.priests.saturating_mul(spades),
        }
    }
}
