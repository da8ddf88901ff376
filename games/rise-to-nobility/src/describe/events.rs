//! What happened, with the rule it comes from.

use super::moves::council_tile;
use super::{
    character_key, commission_key, dice_tile, effect_key, good_key, guild_key, objective_key,
    place, settlers_key, who,
};
use crate::content::content;
use crate::events::Event;
use crate::moves::{Location, Place};
use crate::notation::building_key;
use engine::{Message, Seat};

/// A change with its sign.
fn signed(by: i8) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

/// A sentence about a player.
fn of(key: &str, seat: Seat) -> Message {
    Message::new(key).name("who", who(seat))
}

pub(crate) fn event(event: &Event) -> (Message, &'static str) {
    let new = |key: &str| Message::new(key);
    match *event {
        Event::SetUp { first } => (of("event-set-up", first), "RTN-2.8"),
        Event::ObjectiveDrawn { objective } => {
            (new("event-objective").name("objective", objective_key(objective)), "RTN-16.2")
        }
        Event::CharacterDealt { seat, character } => (
            of("event-character-dealt", seat).name("character", character_key(character)),
            "RTN-2.7",
        ),
        Event::CharacterRemoved { character } => {
            (new("event-character-removed").name("character", character_key(character)), "RTN-17.3")
        }
        Event::CharacterChosen { seat, character } => (
            of("event-character-chosen", seat).name("character", character_key(character)),
            "RTN-17.3",
        ),
        Event::GuildDrawn { seat, guild } => {
            (of("event-guild-drawn", seat).name("guild", guild_key(guild)), "RTN-17.2")
        }
        Event::NeutralWorkshop { guild, tile } => (
            new("event-neutral-workshop")
                .name("guild", guild_key(guild))
                .name("tile", building_key(tile)),
            "RTN-2.3",
        ),
        Event::FirstSettlers { seat, card } => {
            (of("event-first-settlers", seat).name("card", settlers_key(card)), "RTN-2.5")
        }
        Event::CommissionsDrawn { seat, .. } => (of("event-commissions-drawn", seat), "RTN-13.1"),
        Event::CommissionKept { seat, card: None } => {
            (of("event-commission-kept", seat), "RTN-13.1")
        }
        Event::CommissionKept { seat, card: Some(card) } => {
            (of("event-commission-kept-own", seat).name("card", commission_key(card)), "RTN-13.1")
        }
        Event::DiceTileDrawn { seat, tile } => {
            (of("event-dice-tile", seat).text("tile", dice_tile(tile)), "RTN-13.10")
        }
        Event::RoundStarted { round, first } => {
            (of("event-round", first).number("round", round), "RTN-4.1")
        }
        Event::EventRevealed { event } => {
            let id = content().events.get(event as usize).map_or("none", |it| it.id);
            let message = new("event-event").name("event", format!("event-{id}"));
            (message.name("text", format!("event-{id}-text")), "RTN-15.2")
        }
        Event::Rolled { seat, dice } => {
            (of("event-rolled", seat).text("dice", digits(dice)), "RTN-4.2")
        }
        Event::AutomaRolled { dice: [white, green, yellow, red, blue] } => (
            new("event-automa")
                .number("white", white)
                .number("green", green)
                .number("yellow", yellow)
                .number("red", red)
                .number("blue", blue),
            "RTN-16.4",
        ),
        Event::AutomaClosed { guild } => {
            (new("event-automa-closed").name("guild", guild_key(guild)), "RTN-16.4")
        }
        Event::Passed { seat } => (of("event-passed", seat), "RTN-4.6"),
        Event::Income { seat, coins, goods } => {
            let count: u8 = goods.iter().sum();
            (of("event-income", seat).number("coins", coins).number("count", count), "RTN-12.1")
        }
        Event::Taxed { seat, coins } => {
            (of("event-taxed", seat).number("coins", coins), "RTN-12.5")
        }
        Event::ShipArrived { ship } => {
            let id = content().ships.get(ship as usize).map_or("none", |it| it.id);
            (new("event-ship").name("ship", id), "RTN-12.7")
        }
        Event::SettlersLaid { card } => {
            (new("event-settlers-laid").name("card", settlers_key(card)), "RTN-7.2")
        }
        Event::BuildingLaid { place, tile } => (
            new("event-building-laid").number("place", place + 1).name("tile", building_key(tile)),
            "RTN-12.9",
        ),
        Event::BuildingDiscarded { tile } => {
            (new("event-building-discarded").name("tile", building_key(tile)), "RTN-12.9")
        }
        Event::CouncilLaid { row, column, tile } => (
            new("event-council-laid")
                .said("place", place(Place::council(row, column)))
                .said("tile", council_tile(tile)),
            "RTN-12.8",
        ),
        Event::DiePlaced { seat, die, value, at } => {
            let message = of("event-die", seat).number("value", value).said("place", place(at));
            (message.number("tokens", die.abs_diff(value)), rule_of(at))
        }
        Event::SettlersTaken { seat, card } => {
            (of("event-settlers-taken", seat).name("card", settlers_key(card)), "RTN-7.2")
        }
        Event::SettlersDiscarded { seat, card } => {
            (of("event-settlers-discarded", seat).name("card", settlers_key(card)), "RTN-7.4")
        }
        Event::HouseBought { seat, price } => {
            (of("event-house", seat).number("coins", price), "RTN-8.2")
        }
        Event::HouseGained { seat } => (of("event-house-gained", seat), "RTN-6.5"),
        Event::BonusTaken { seat, effect } => {
            (of("event-bonus", seat).name("effect", effect_key(effect)), "RTN-9.8")
        }
        Event::CoinsGained { seat, coins } => {
            (of("event-coins", seat).number("coins", coins), "RTN-3.6")
        }
        Event::OwnerRewarded { seat, coins, points } => {
            (of("event-reward", seat).number("coins", coins).number("points", points), "RTN-9.3")
        }
        Event::GoodsTaken { seat, good, count } => {
            (of("event-goods", seat).name("good", good_key(good)).number("count", count), "RTN-3.2")
        }
        Event::GoodGiven { seat, good } => {
            (of("event-good-given", seat).name("good", good_key(good)), "RTN-9.8")
        }
        Event::GoodsBought { seat, good, bought, free, coins } => (
            of("event-goods-bought", seat)
                .name("good", good_key(good))
                .number("bought", bought)
                .number("free", free)
                .number("coins", coins),
            "RTN-9.5",
        ),
        Event::WorkerPlaced { seat, guild } => {
            (of("event-worker-placed", seat).name("guild", guild_key(guild)), "RTN-9.6")
        }
        Event::WorkersGained { seat, count } => {
            (of("event-workers-gained", seat).number("count", count), "RTN-3.3")
        }
        Event::ApprenticeMoved { seat, owner, from, to } => {
            let message = of("event-apprentice-moved", seat).name("owner", who(owner));
            let message = message.number("own", u8::from(seat == owner));
            let rule = if seat == owner { "RTN-9.6" } else { "RTN-17.5" };
            (message.name("from", guild_key(from)).name("to", guild_key(to)), rule)
        }
        Event::TransferRefused { seat, from } => {
            (of("event-refused", seat).name("from", guild_key(from)), "RTN-17.6")
        }
        Event::WorkshopBought { seat, tile, price, points } => (
            of("event-workshop", seat)
                .name("tile", building_key(tile))
                .number("coins", price)
                .number("points", points),
            "RTN-10.2",
        ),
        Event::CommunalBought { seat, tile, area, price, points } => (
            of("event-communal", seat)
                .name("tile", building_key(tile))
                .number("area", area + 1)
                .number("coins", price)
                .number("points", points),
            "RTN-10.4",
        ),
        Event::GuildInvaded { seat, guild, points } => (
            of("event-invaded", seat).name("guild", guild_key(guild)).number("points", points),
            "RTN-17.10",
        ),
        Event::BuildingSold { seat, tile, coins, points } => (
            of("event-building-sold", seat)
                .name("tile", building_key(tile))
                .number("coins", coins)
                .number("points", points),
            "RTN-10.5",
        ),
        Event::GoodsSold { seat, good, count, coins } => (
            of("event-goods-sold", seat)
                .name("good", good_key(good))
                .number("count", count)
                .number("coins", coins),
            "RTN-11.2",
        ),
        Event::CouncilAnswered { seat, tile, coins, points } => (
            of("event-council", seat)
                .said("tile", council_tile(tile))
                .number("coins", coins)
                .number("points", points),
            "RTN-11.7",
        ),
        Event::ModifiersTaken { seat, count, coins } => {
            (of("event-modifiers", seat).number("count", count).number("coins", coins), "RTN-11.10")
        }
        Event::SettlersRenewed { seat } => (of("event-settlers-renewed", seat), "RTN-11.11"),
        Event::BuildingsRenewed { seat } => (of("event-buildings-renewed", seat), "RTN-11.12"),
        Event::ApprenticeReturned { seat, guild } => {
            (of("event-returned", seat).name("guild", guild_key(guild)), "RTN-11.14")
        }
        Event::OfficeTaken { seat, office } => {
            let benefit = content().offices.get(office as usize).map_or("", |it| it.benefit.id());
            let message = of("event-office", seat).number("die", office % 6 + 1);
            (message.name("benefit", format!("benefit-{benefit}")), "RTN-13.3")
        }
        Event::TileFilled { seat, tile, value } => (
            of("event-tile-filled", seat).text("tile", dice_tile(tile)).number("value", value),
            "RTN-13.10",
        ),
        Event::CommissionActivated { seat, tile } => {
            (of("event-activated", seat).text("tile", dice_tile(tile)), "RTN-13.12")
        }
        Event::GoodsSpent { seat, good, count } => (
            of("event-goods-spent", seat).name("good", good_key(good)).number("count", count),
            "RTN-7.6",
        ),
        Event::Fulfilled { seat, card, points } => (
            of("event-fulfilled", seat).name("card", settlers_key(card)).number("points", points),
            "RTN-7.6",
        ),
        Event::ReputationChanged { seat, by, now } => {
            (of("event-reputation", seat).text("by", signed(by)).number("now", now), "RTN-5.2")
        }
        Event::NobilityChanged { seat, by, now } => {
            (of("event-nobility", seat).text("by", signed(by)).number("now", now), "RTN-6.1")
        }
        Event::BecameLord { seat, character } => {
            (of("event-lord", seat).name("character", character_key(character)), "RTN-6.4")
        }
        Event::CommissionScored { seat, card, points } => (
            of("event-commission-scored", seat)
                .name("card", commission_key(card))
                .number("points", points),
            "RTN-13.14",
        ),
        Event::GuildOwned { seat, guild, points } => (
            of("event-guild-owned", seat).name("guild", guild_key(guild)).number("points", points),
            "RTN-17.13",
        ),
        Event::ObjectiveTested { objective, met } => (
            new("event-objective-tested")
                .name("objective", objective_key(objective))
                .number("met", u8::from(met)),
            "RTN-16.9",
        ),
        Event::GameOver {} => (new("event-over"), "RTN-12.11"),
    }
}

/// The rule of a place.
fn rule_of(at: Place) -> &'static str {
    match at.location() {
        Location::Tavern => "RTN-7.1",
        Location::Yard => "RTN-8.1",
        Location::Guild(_) => "RTN-9.1",
        Location::TownHall => "RTN-10.1",
        Location::Port => "RTN-11.1",
        Location::Council(..) => "RTN-11.4",
        Location::Berk => "RTN-11.9",
        Location::Castle(_) => "RTN-11.13",
        Location::OwnBoard => "RTN-11.14",
        Location::Office { .. } => "RTN-13.3",
        Location::Tile(_) => "RTN-13.10",
    }
}

/// Dice by value as a row of digits.
fn digits(counts: [u8; 6]) -> String {
    let values = (1u8..).zip(counts).flat_map(|(value, count)| (0..count).map(move |_| value));
    values.map(|value| value.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_told_in_ascending_order() {
        assert_eq!(digits([2, 0, 0, 1, 0, 1]), "1146");
    }
}
