//! Events as messages, each with the rule it comes from.

use super::*;
use crate::events::{Event, Got, Stock};
use crate::moves::NO_CARD;
use crate::state::Source;

impl TerraMystica {
    pub(crate) fn describe_event(&self, event: &Event) -> (Message, &'static str) {
        let say = |key: &str, seat: Seat| Message::new(key).name("who", self.who(seat));
        match *event {
            Event::SetUp { first, map } => {
                let map = self.content().maps.get(map as usize).map_or("unknown", |map| map.id);
                let message = Message::new("event-set-up").name("seat", seat_key(first));
                (message.name("map", format!("map-{map}")), "TM-2.3")
            }
            Event::FactionChosen { seat, faction } => (
                Message::new("event-faction-chosen")
                    .name("seat", seat_key(seat))
                    .name("faction", faction_key(faction)),
                "TM-2.8",
            ),
            Event::TerrainChosen { seat, terrain } => {
                (say("event-terrain-chosen", seat).name("terrain", terrain_key(terrain)), "TM-X9.1")
            }
            Event::DwellingPlaced { seat, hex } => {
                (say("event-dwelling-placed", seat).text("hex", self.hex_name(hex)), "TM-3.2")
            }
            Event::CardTaken { seat, card, coins } => {
                let message = say("event-card-taken", seat).name("card", card_key(card));
                let first = self.round == 0 || self.round == 1 && !self.player(seat).passed;
                (message.number("coins", coins), if first { "TM-3.4" } else { "TM-8.71" })
            }
            Event::RoundStarted { round, tile } => {
                let tile = self.content().scoring_tiles.get(tile as usize);
                let tile = tile.map_or("unknown".into(), |it| format!("scoring-{}", it.ledger));
                let message = Message::new("event-round-started").number("round", round);
                (message.name("tile", tile), "TM-4.1")
            }
            Event::Income { seat, gain, now } => {
                (received(say("event-income", seat), gain, now), "TM-5.1")
            }
            Event::CultBonus { seat, gain, now } => {
                (received(say("event-cult-bonus", seat), gain, now), "TM-13.1")
            }
            Event::Waited { seat } => (say("event-waited", seat), "TM-8.2"),
            Event::Converted { seat, what } => {
                (say("event-converted", seat).name("what", conversion_key(what)), "TM-8.2")
            }
            Event::Burned { seat } => (say("event-burned", seat), "TM-6.3"),
            Event::SpadesReceived { seat, spades } => {
                (say("event-spades-received", seat).number("spades", spades), "TM-8.14")
            }
            Event::SpadesBought { seat, spades } => {
                (say("event-spades-bought", seat).number("spades", spades), "TM-8.14")
            }
            Event::SpadesGivenUp { seat, spades, unscored } => {
                let message = say("event-spades-given-up", seat).number("spades", spades);
                let rule = if unscored > 0 { "TM-8.19" } else { "TM-8.18" };
                (message.number("unscored", unscored), rule)
            }
            Event::Leapt { seat, hex, points } => {
                let tunnel = self.player(seat).is(Faction::Dwarves);
                let key = if tunnel { "event-tunnel" } else { "event-carpet" };
                let message = say(key, seat).text("hex", self.hex_name(hex));
                (message.number("points", points), "TM-8.21")
            }
            Event::Transformed { seat, hex, from, to, steps } => {
                let message = say("event-transformed", seat)
                    .text("hex", self.hex_name(hex))
                    .name("from", terrain_key(from))
                    .name("to", terrain_key(to))
                    .number("spades", steps);
                (message, self.rule_of_transforming(seat, steps))
            }
            Event::Built { seat, hex } => {
                (say("event-built", seat).text("hex", self.hex_name(hex)), "TM-8.11")
            }
            Event::Upgraded { seat, hex, to } => {
                let message = say("event-upgraded", seat).text("hex", self.hex_name(hex));
                (message.name("to", structure_key(to)), rule_of_upgrade(to))
            }
            Event::ShippingAdvanced { seat, level } => {
                (say("event-shipping-advanced", seat).number("level", level), "TM-8.30")
            }
            Event::DiggingAdvanced { seat, level } => {
                let price = self.board(seat).dig.spade_cost[level.min(2) as usize];
                let message = say("event-digging-advanced", seat).number("level", level);
                (message.number("workers", price.workers), "TM-8.31")
            }
            Event::PriestSent { seat, cult, steps } => {
                let message = say("event-priest-sent", seat).name("cult", cult_of_key(cult));
                (message.number("steps", steps), "TM-8.50")
            }
            Event::PowerActionTaken { seat, action } => {
                let message = say("event-power-action", seat);
                (message.name("action", power_action_key(action)), "TM-8.60")
            }
            Event::SpecialActionTaken { seat, action } => (
                say("event-special-action", seat).name("action", special_key(action)),
                rule_of_special(action),
            ),
            Event::BridgeBuilt { seat, a, b } => {
                let message = say("event-bridge-built", seat).text("a", self.hex_name(a));
                (message.text("b", self.hex_name(b)), "TM-8.61")
            }
            Event::CultAdvanced { seat, cult, from, to, power } => {
                let message = say("event-cult-advanced", seat)
                    .name("cult", cult_of_key(cult))
                    .number("from", from)
                    .number("to", to)
                    .number("power", power);
                (message, if to == 10 { "TM-11.2" } else { "TM-11.1" })
            }
            Event::CultLost { seat, cult, from, to } => {
                let message = say("event-cult-lost", seat).name("cult", cult_of_key(cult));
                (message.number("from", from).number("to", to), "TM-X9.4")
            }
            Event::FavorTaken { seat, tile } => {
                (say("event-favor-taken", seat).name("tile", favor_key(tile)), "TM-8.43")
            }
            Event::TownFounded { seat, tile } => {
                (say("event-town-founded", seat).name("tile", town_key(tile)), "TM-12.2")
            }
            Event::RiverConnected { seat, river } => {
                (say("event-river-connected", seat).text("river", self.hex_name(river)), "TM-12.6")
            }
            Event::Ordained { seat, workers } => {
                (say("event-ordained", seat).number("workers", workers), "TM-15.4")
            }
            Event::PowerOffered { to, from, amount, effective } => {
                let message = say("event-power-offered", to).name("from", self.who(from));
                (message.number("amount", amount).number("power", effective), "TM-10.2")
            }
            Event::PowerTaken { seat, from, amount, power, points } => {
                let message = say("event-power-taken", seat)
                    .name("from", self.who(from))
                    .number("power", power)
                    .number("points", points);
                (message, if power < amount { "TM-10.4" } else { "TM-10.3" })
            }
            Event::PowerDeclined { seat, from, amount, asked } => {
                let key = if asked { "event-power-declined" } else { "event-power-impossible" };
                let message = say(key, seat).name("from", self.who(from)).number("amount", amount);
                (message, if asked { "TM-10.3" } else { "TM-10.4" })
            }
            Event::NeighborsRefused { seat } => {
                let cultists = self.player(seat).is(Faction::Cultists);
                let rule = if cultists { "TM-X1" } else { "TM-X9.6" };
                (say("event-neighbors-refused", seat), rule)
            }
            Event::Shapeshifted { seat, terrain } => {
                (say("event-shapeshifted", seat).name("terrain", terrain_key(terrain)), "TM-X9.6")
            }
            Event::TokenBought { seat } => (say("event-token-bought", seat), "TM-X9.6"),
            Event::TerrainUnlocked { seat, terrain } => {
                let message = say("event-terrain-unlocked", seat);
                (message.name("terrain", terrain_key(terrain)), "TM-X9.7")
            }
            Event::PriestKept { seat } => (say("event-priest-kept", seat), "TM-X9.7"),
            Event::Scored { seat, source, points } => {
                let message = say("event-scored", seat).number("points", points);
                (message.name("source", source.key()), self.rule_of_source(seat, source))
            }
            Event::Passed { seat, returned: NO_CARD } => (say("event-passed", seat), "TM-8.71"),
            Event::Passed { seat, returned } => {
                (say("event-passed-card", seat).name("card", card_key(returned)), "TM-8.71")
            }
            Event::TurnEnded { seat, alone } => {
                let key = if alone { "event-turn-ended-alone" } else { "event-turn-ended" };
                (say(key, seat), "TM-4.3")
            }
            Event::RoundEnded { round } => {
                (Message::new("event-round-ended").number("round", round), "TM-4.1")
            }
            Event::FinalCult { seat, cult, points } => {
                let message = say("event-final-cult", seat).name("cult", cult_of_key(cult));
                (message.number("points", points), "TM-14.2")
            }
            Event::FinalNetwork { seat, size, points } => {
                let message = say("event-final-network", seat).number("size", size);
                (message.number("points", points), "TM-14.3")
            }
            Event::FinalTile { seat, value, points } => {
                let tile =
                    self.content().final_scoring.get(self.final_tile.wrapping_sub(1) as usize);
                let tile = tile.map_or("unknown".into(), |tile| format!("final-{}", tile.id));
                let message = say("event-final-tile", seat).name("tile", tile);
                (message.number("value", value).number("points", points), "TM-X6")
            }
            Event::FinalResources { seat, coins, points } => {
                let message = say("event-final-resources", seat).number("coins", coins);
                (message.number("points", points), "TM-14.4")
            }
            Event::Left { seat } => (say("event-left", seat), "TM-18.2"),
            Event::Placed { seat, place, shared, points } => {
                let message = say("event-placed", seat).number("place", place);
                (message.number("shared", shared).number("points", points), "TM-14.5")
            }
        }
    }

    fn rule_of_transforming(&self, seat: Seat, steps: u8) -> &'static str {
        match self.player(seat).faction {
            Some(Faction::Nomads) if steps == 0 => "TM-15.14",
            Some(Faction::Giants) => "TM-8.22",
            Some(Faction::Acolytes) => "TM-X9.4",
            Some(Faction::Dragonlords) => "TM-X9.5",
            _ => "TM-8.12",
        }
    }

    /// The rule points of a source come from, as closely as the table still knows.
    fn rule_of_source(&self, seat: Seat, source: Source) -> &'static str {
        match source {
            Source::Start => "TM-2.1",
            Source::Neighbors => "TM-10.3",
            Source::TownTiles => "TM-12.2",
            Source::Shipping => "TM-8.30",
            Source::Digging => "TM-8.31",
            Source::FavorTiles => "TM-9.1",
            Source::BonusCards => "TM-8.73",
            Source::ScoringTiles => {
                let tile = self.round_tile();
                match tile.build_points {
                    _ if tile.spade_points > 0 => "TM-8.19",
                    _ if tile.town_points > 0 => "TM-12.2",
                    [points, ..] if points > 0 => "TM-8.20",
                    [_, _, points, ..] if points > 0 => "TM-X4",
                    _ => "TM-8.45",
                }
            }
            Source::Faction => match self.player(seat).faction {
                Some(Faction::Dwarves | Faction::Fakirs) => "TM-8.21",
                Some(faction) => faction_rule(faction),
                None => "TM-1.7",
            },
            Source::Resources => "TM-14.4",
            Source::Cults => "TM-14.2",
            Source::Network => "TM-14.3",
            Source::FinalTile => "TM-X6",
        }
    }
}

pub(crate) fn rule_of_upgrade(to: Structure) -> &'static str {
    match to {
        Structure::Dwelling => "TM-8.40",
        Structure::TradingHouse => "TM-8.41",
        Structure::Temple => "TM-8.43",
        Structure::Stronghold => "TM-8.42",
        Structure::Sanctuary => "TM-8.44",
    }
}

pub(crate) fn rule_of_special(action: Special) -> &'static str {
    match action {
        Special::BonusSpade | Special::BonusCult | Special::FavorCult => "TM-8.70",
        Special::AurenCult => "TM-15.1",
        Special::WitchesRide => "TM-15.2",
        Special::SwarmlingsTradingHouse => "TM-15.10",
        Special::DoubleTurn => "TM-15.11",
        Special::GiantsSpades => "TM-15.12",
        Special::Sandstorm => "TM-15.14",
        Special::EngineersBridge => "TM-15.7",
    }
}

/// What was received and what is there now.
fn received(message: Message, gain: Got, now: Stock) -> Message {
    let nothing = gain == Got::default();
    message
        .number("any", i64::from(!nothing))
        .number("coins", gain.coins)
        .number("workers", gain.workers)
        .number("priests", gain.priests)
        .number("power", gain.power)
        .number("spades", gain.spades)
        .number("has_coins", now.coins)
        .number("has_workers", now.workers)
        .number("has_priests", now.priests)
        .text("bowls", now.bowls.map(|tokens| tokens.to_string()).join("/"))
}
