//! What happened, with the rule it comes from.

use super::moves::council_tile;
use super::{
    at_place, character_key, commission_key, counted, dice_tile, guild_key, lists, objective_key,
    people_key, place, settlers_key, who,
};
use crate::content::content;
use crate::events::{Cause, Event, Tiebreak};
use crate::moves::{Location, Place};
use crate::notation::building_key;
use crate::state::RiseToNobility;
use crate::view::conditions;
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
            let asked = content().objectives.get(objective as usize);
            let asked = asked.map(|it| conditions(&it.conditions)).unwrap_or_default();
            let asked = asked.into_iter().map(|(key, least)| new(key).number("least", least));
            let message = new("event-objective").name("objective", objective_key(objective));
            (message.said("conditions", lists::all_of(asked)), "RTN-16.2")
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
            (of("event-first-settlers", seat).said("card", settlers(card)), "RTN-2.5")
        }
        Event::CommissionsDrawn { seat, count, cause, .. } => {
            (of("event-commissions-drawn", seat).number("count", count), cause.rule())
        }
        Event::CommissionKept { seat, card: None, cause } => {
            (of("event-commission-kept", seat), cause.rule())
        }
        Event::CommissionKept { seat, card: Some(card), cause } => {
            let message = of("event-commission-kept-own", seat).name("card", commission_key(card));
            (message.name("text", format!("{}-text", commission_key(card))), cause.rule())
        }
        Event::DiceTileDrawn { seat, tile, cause } => {
            (of("event-dice-tile", seat).text("tile", dice_tile(tile)), cause.rule())
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
            (of("event-rolled", seat).text("dice", values(dice)), "RTN-4.2")
        }
        Event::Rerolled { seat, dice } => {
            (of("event-rerolled", seat).text("dice", values(dice)), "RTN-9.8")
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
            let (coins, goods) = (lists::coins(coins), lists::goods(&goods));
            let gains: Vec<Message> = coins.into_iter().chain(goods).collect();
            if gains.is_empty() {
                (of("event-income-none", seat), "RTN-12.1")
            } else {
                let gains = lists::all_of(gains.into_iter());
                (of("event-income", seat).said("gains", gains), "RTN-12.1")
            }
        }
        Event::Taxed { seat, coins } => {
            (of("event-taxed", seat).number("coins", coins), "RTN-12.5")
        }
        Event::ShipArrived { ship } => {
            let id = content().ships.get(ship as usize).map_or("none", |it| it.id);
            (new("event-ship").name("ship", id), "RTN-12.7")
        }
        Event::SettlersLaid { card } => {
            (new("event-settlers-laid").said("card", settlers(card)), "RTN-7.2")
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
            let key = if die == value { "event-die" } else { "event-die-as" };
            let message = of(key, seat).number("value", value).said("place", at_place(at));
            if die == value {
                (message, rule_of(at))
            } else {
                let tokens = die.abs_diff(value);
                (message.number("die", die).number("tokens", tokens), rule_of(at))
            }
        }
        Event::SettlersTaken { seat, card } => {
            (of("event-settlers-taken", seat).said("card", settlers(card)), "RTN-7.2")
        }
        Event::SettlersDiscarded { seat, card } => {
            (of("event-settlers-discarded", seat).said("card", settlers(card)), "RTN-7.4")
        }
        Event::HouseBought { seat, price } => {
            (of("event-house", seat).said("price", priced(price)), "RTN-8.2")
        }
        Event::HouseGained { seat } => (of("event-house-gained", seat), "RTN-6.5"),
        Event::BonusTaken { seat, tile, .. } => {
            (of("event-bonus", seat).name("tile", building_key(tile)), "RTN-9.3")
        }
        Event::CoinsGained { seat, coins, cause } => {
            (of("event-coins", seat).number("coins", coins), cause.rule())
        }
        Event::OwnerRewarded { seat, tile, coins, points } => {
            let gains = lists::coins(coins.into()).into_iter().chain(lists::points(points));
            let gains: Vec<Message> = gains.collect();
            let message = of("event-reward", seat).name("tile", building_key(tile));
            (message.said("gains", lists::all_of(gains.into_iter())), "RTN-9.3")
        }
        Event::GoodsTaken { seat, good, count, cause } => {
            let help = cause == Cause::HouseHelp;
            let message = of(if help { "event-goods-help" } else { "event-goods" }, seat);
            (message.said("goods", counted(good, count)), cause.rule())
        }
        Event::GoodGiven { seat, good } => {
            (of("event-good-given", seat).said("goods", counted(good, 1)), "RTN-9.8")
        }
        Event::GoodsBought { seat, good, bought, free, coins } => (
            of("event-goods-bought", seat)
                .said("goods", counted(good, bought))
                .number("free", free)
                .said("price", priced(coins)),
            "RTN-9.5",
        ),
        Event::WorkerPlaced { seat, guild } => {
            (of("event-worker-placed", seat).name("guild", guild_key(guild)), "RTN-9.6")
        }
        Event::WorkersGained { seat, count, cause } => {
            (of("event-workers-gained", seat).number("count", count), cause.rule())
        }
        Event::ApprenticeMoved { seat, owner, from, to } => {
            let message = of("event-apprentice-moved", seat).name("owner", who(owner));
            let message = message.number("own", u8::from(seat == owner));
            let rule = if seat == owner { "RTN-9.6" } else { "RTN-17.5" };
            (message.name("from", guild_key(from)).name("to", guild_key(to)), rule)
        }
        Event::TransferRefused { seat, by, from, to } => {
            let message = of("event-refused", seat).name("by", who(by));
            (message.name("from", guild_key(from)).name("to", guild_key(to)), "RTN-17.6")
        }
        Event::WorkshopBought { seat, tile, price, points } => {
            let guild = RiseToNobility::guild_of(tile).map(guild_key).unwrap_or_default();
            let message = of("event-workshop", seat).name("tile", building_key(tile));
            let message = message.name("guild", guild).said("price", priced(price));
            (message.number("points", points), "RTN-10.2")
        }
        Event::CommunalBought { seat, tile, area, price, points } => (
            of("event-communal", seat)
                .name("tile", building_key(tile))
                .number("area", area + 1)
                .said("price", priced(price))
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
            of("event-goods-sold", seat).said("goods", counted(good, count)).number("coins", coins),
            "RTN-11.2",
        ),
        Event::CouncilAnswered { seat, tile, coins, points } => {
            let goods = content().council.get(tile as usize).map_or([0; 6], |it| it.goods);
            let cost: Vec<Message> =
                lists::goods(&goods).chain(lists::coins(coins.into())).collect();
            let message = of("event-council", seat).number("points", points);
            (message.said("cost", lists::all_of(cost.into_iter())), "RTN-11.7")
        }
        Event::ModifiersTaken { seat, count, coins: 0, cause } => {
            (of("event-modifiers", seat).number("count", count), cause.rule())
        }
        Event::ModifiersTaken { seat, count, coins, cause } => {
            let message = of("event-modifiers-bought", seat).number("count", count);
            (message.number("coins", coins), cause.rule())
        }
        Event::SettlersRenewed { seat } => (of("event-settlers-renewed", seat), "RTN-11.11"),
        Event::BuildingsRenewed { seat } => (of("event-buildings-renewed", seat), "RTN-11.12"),
        Event::ApprenticeReturned { seat, guild } => {
            (of("event-returned", seat).name("guild", guild_key(guild)), "RTN-11.14")
        }
        Event::OfficeTaken { seat, office } => {
            let office = content().offices.get(office as usize).copied().unwrap_or_default();
            let message = of("event-office", seat).name("people", people_key(office.people));
            (message.name("benefit", format!("benefit-{}", office.benefit.id())), "RTN-13.3")
        }
        Event::CommissionActivated { seat, tile } => {
            (of("event-activated", seat).text("tile", dice_tile(tile)), "RTN-13.12")
        }
        Event::GoodsSpent { seat, good, count } => {
            (of("event-goods-spent", seat).said("goods", counted(good, count)), "RTN-7.6")
        }
        Event::Fulfilled { seat, card, points } => (
            of("event-fulfilled", seat).said("card", settlers(card)).number("points", points),
            "RTN-7.6",
        ),
        Event::ReputationChanged { seat, by, now, cause } => {
            (change("event-reputation", seat, by, now), cause.rule())
        }
        Event::NobilityChanged { seat, by, now } => {
            (change("event-nobility", seat, by, now), "RTN-6.1")
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
        Event::GoodsScored { seat, count, points } => (
            of("event-goods-scored", seat).number("count", count).number("points", points),
            "RTN-12.11",
        ),
        Event::NobilityScored { seat, level, points } => (
            of("event-nobility-scored", seat).number("level", level).number("points", points),
            "RTN-12.11",
        ),
        Event::ObjectiveTested { objective, met } => (
            new("event-objective-tested")
                .name("objective", objective_key(objective))
                .number("met", u8::from(met)),
            "RTN-16.9",
        ),
        Event::Placed { seat, place, points, tie } => {
            let message = of(placed_key(tie), seat).number("place", place);
            (message.number("points", points), "RTN-12.12")
        }
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

/// A track: where its marker is now, and by how much it moved.
fn change(key: &str, seat: Seat, by: i8, now: u8) -> Message {
    of(key, seat).text("by", signed(by)).number("change", by).number("now", now)
}

/// What was paid; some things come without a price.
fn priced(coins: u8) -> Message {
    lists::coins(coins.into()).unwrap_or_else(|| Message::new("for-nothing"))
}

/// A Settlers card and its people.
fn settlers(card: u8) -> Message {
    let people = content().settlers.get(card as usize).map(|it| it.people).unwrap_or_default();
    let message = Message::new("settlers-name").name("card", settlers_key(card));
    message.name("people", people_key(people))
}

fn placed_key(tie: Option<Tiebreak>) -> &'static str {
    match tie {
        None => "event-placed",
        Some(Tiebreak::Houses) => "event-placed-houses",
        Some(Tiebreak::Reputation) => "event-placed-reputation",
        Some(Tiebreak::Coins) => "event-placed-coins",
        Some(Tiebreak::Shared) => "event-placed-shared",
    }
}

/// Dice by value, in ascending order.
fn values(counts: [u8; 6]) -> String {
    let values = (1u8..).zip(counts).flat_map(|(value, count)| (0..count).map(move |_| value));
    lists::dice(values)
}
