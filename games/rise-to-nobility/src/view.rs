//! What one viewer may see: everything but other players' Commissions (RTN-3.1).

use crate::content::{Conditions, content};
use crate::effects::Key;
use crate::kinds::{
    AutomaDie, Building, Character, Commission, CouncilTile, EventCard, Good, Guild, People,
    Settlers,
};
use crate::moves::Question;
use crate::state::{Die, NONE, Phase, RiseToNobility};
use engine::{Play, Seat, Thing, Viewer, Whether};
use serde::Serialize;

/// The table as a viewer sees it, ready to be drawn. Cards and tiles go by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's own seat, if any.
    pub seat: Option<Seat>,
    pub round: u8,
    pub phase: Phase,
    pub first: Seat,
    pub active: Option<Seat>,
    pub asked: Vec<Asked>,
    pub options: Vec<&'static str>,
    pub event: Option<&'static str>,
    pub objective: Option<ObjectiveView>,
    pub tavern: TavernView,
    /// By slot, left to right; as many as are open.
    pub yard: Vec<Option<DieView>>,
    /// Values its next slot takes, if there is one (RTN-8.1).
    pub yard_takes: Vec<u8>,
    pub guilds: Vec<GuildView>,
    pub town_hall: Vec<PlaceView>,
    /// What a Building costs the viewer at each place, and a House; others see what the Event leaves.
    pub building_prices: Vec<u8>,
    pub house_price: u8,
    /// So often the owner of a Workshop is rewarded (RTN-9.4).
    pub owner_reward_times: u8,
    pub port: PortView,
    /// By row, then by Councillor.
    pub council: Vec<Vec<CouncilView>>,
    /// The Reputation a tile costs the viewer; others see what the Event leaves (RTN-11.7).
    pub council_loss: u8,
    pub berk: Vec<Option<DieView>>,
    pub castle: Vec<Option<DieView>>,
    /// By the Event of the round (RTN-15.3).
    pub castle_closed: bool,
    pub chancellery: Option<ChancelleryView>,
    pub piles: Piles,
    pub players: Vec<PlayerView>,
    /// Commissions the viewer is choosing from, did not keep at the start, and put under the deck.
    pub offered: Vec<&'static str>,
    pub rejected: Vec<&'static str>,
    pub put_under: Vec<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub seat: Seat,
    pub question: Question,
}

/// A die on a slot; the Automa's have a colour instead of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    pub seat: Option<Seat>,
    pub automa: Option<AutomaDie>,
    pub value: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectiveView {
    pub id: &'static str,
    pub level: u8,
    /// What is asked for, least values only.
    pub conditions: Vec<(&'static str, u8)>,
    pub met_now: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TavernView {
    pub dice: Vec<Option<DieView>>,
    /// Values the next slot takes, if there is one and a card to take (RTN-7.1).
    pub takes: Vec<u8>,
    pub cards: Vec<Option<&'static str>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuildView {
    pub guild: Guild,
    pub dice: Vec<Option<DieView>>,
    /// Dice that may still be placed here this round (RTN-9.2).
    pub open_slots: u8,
    pub workshops: Vec<Option<WorkshopView>>,
    /// By seat.
    pub apprentices: Vec<u8>,
    pub apprentice_slots: u8,
    /// Coins for each Apprentice in the Income phase as things are.
    pub income: u8,
    /// Of the Night variant.
    pub keeper: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorkshopView {
    pub tile: &'static str,
    pub owner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    pub tile: Option<&'static str>,
    pub die: Option<DieView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CouncilView {
    pub tile: Option<&'static str>,
    pub die: Option<DieView>,
    /// What its tile asks for, beside what the viewer has (RTN-11.5 to RTN-11.7).
    pub asks: Vec<CouncilAsk>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CouncilAsk {
    #[serde(flatten)]
    pub what: CouncilNeed,
    pub count: u8,
    /// None for those who only look on.
    pub has: Option<u16>,
    pub met: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum CouncilNeed {
    /// Somebody of the Councillor's people.
    Welcomed {
        people: People,
    },
    Nobility,
    Good {
        good: Good,
    },
    Coins,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PortView {
    pub ship: &'static str,
    /// By good.
    pub price: [u8; 6],
    pub spaces: [u8; 6],
    pub sold: [u8; 6],
    /// Coins more for each good, for the viewer; others see what the Event adds (RTN-13.7).
    pub more: u8,
    /// By the Event of the round (RTN-15.3).
    pub closed: bool,
    /// By value.
    pub dice: Vec<Option<DieView>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChancelleryView {
    /// By value.
    pub dice: Vec<Option<DieView>>,
    /// Upper offices, then lower ones if they are open.
    pub offices: Vec<Option<Seat>>,
}

/// How many lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piles {
    pub settlers: u32,
    pub settlers_discarded: u32,
    pub buildings: u32,
    pub buildings_discarded: u32,
    pub council: u32,
    pub ships: u32,
    pub commissions: u32,
    pub dice_tiles: u32,
    pub modifiers: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub points: i16,
    pub coins: u16,
    /// By good.
    pub goods: [u16; 6],
    /// Types they have of, of which a Settlers card asks for some of each (RTN-7.5).
    pub types: Vec<Good>,
    /// Unplaced dice, ascending.
    pub dice: Vec<u8>,
    /// Sum of the dice placed this round.
    pub placed: u8,
    /// What dice may still be placed with, in all (RTN-5.1).
    pub left: u8,
    pub reputation: u8,
    pub nobility: u8,
    pub modifiers: u8,
    pub houses_in_reserve: u8,
    pub houses_ready: u8,
    pub houses_built: u8,
    pub workers: u8,
    pub meeples_in_reserve: u8,
    /// By Guild.
    pub apprentices: [u8; 6],
    pub areas: Vec<Option<&'static str>>,
    pub hand: Vec<&'static str>,
    pub fulfilled: Vec<&'static str>,
    /// Peoples of fulfilled cards (RTN-7.7).
    pub welcomed: Vec<People>,
    pub council: Vec<&'static str>,
    pub character: Option<&'static str>,
    pub own_guild: Option<Guild>,
    pub is_lord: bool,
    pub passed: bool,
    pub own_die: Option<DieView>,
    pub dice_tiles: Vec<DiceTileView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceTileView {
    pub tile: &'static str,
    pub values: [u8; 3],
    pub filled: [bool; 3],
    /// Its owner's secret, until the end (RTN-13.12).
    pub card: Option<&'static str>,
}

impl View {
    pub(crate) fn of(table: &RiseToNobility, viewer: Viewer) -> View {
        let content = content();
        let count = table.count();
        let own = viewer.seat().filter(|seat| seat.0 < table.seats);
        let commissions = |set: u32| ids(set.into(), Commission::id);
        let under = table.commission_bottom.cards().filter(|(_, seat)| own == Some(Seat(*seat)));
        View {
            seat: own,
            round: table.round,
            phase: table.phase,
            first: Seat(table.first),
            active: (table.phase == Phase::Actions).then_some(table.active()),
            asked: table
                .asked()
                .iter()
                .filter_map(|seat| {
                    table.question_for(seat).map(|question| Asked { seat, question })
                })
                .collect(),
            options: [
                (table.options.events, "events"),
                (table.options.chancellery, "chancellery"),
                (table.options.night, "night"),
            ]
            .into_iter()
            .filter_map(|(on, name)| on.then_some(name))
            .collect(),
            event: EventCard(table.event).id(),
            objective: ObjectiveView::of(table),
            tavern: TavernView {
                dice: dice(&table.dice.tavern[..count.tavern_slots as usize]),
                takes: table.least_at_tavern(&mut Whether).map_or(vec![], |it| (it..=6).collect()),
                cards: table.display.map(|card| Settlers(card).id()).to_vec(),
            },
            yard: dice(&table.dice.yard[..count.yard_slots as usize]),
            yard_takes: table.next_at_yard(&mut Whether).map_or(vec![], |it| (1..=it).collect()),
            guilds: Guild::ALL.into_iter().map(|guild| GuildView::of(table, guild)).collect(),
            town_hall: places(&table.town_hall, &table.dice.town_hall, |it| Building(it).id()),
            building_prices: (0..content.board.town_hall.len())
                .map(|place| match own {
                    Some(seat) => table.building_price(seat, place),
                    None => table.open_building_price(place),
                })
                .collect(),
            house_price: own.map_or(table.open_house_price(), |seat| table.house_price(seat)),
            owner_reward_times: count.owner_reward_times,
            port: PortView {
                ship: content.ships[table.ship as usize].id.text(),
                price: content.ships[table.ship as usize].price,
                spaces: content.ships[table.ship as usize].spaces,
                sold: table.sold,
                more: table.coins_more_at_port(own),
                closed: table.has_changed(Key::ClosePort),
                dice: dice(&table.dice.port),
            },
            council: (0..3).map(|row| CouncilView::row(table, row, own)).collect(),
            council_loss: table.council_loss(own),
            berk: dice(&table.dice.berk),
            castle: dice(&table.dice.castle[..if table.seats == 6 { 4 } else { 3 }]),
            castle_closed: table.has_changed(Key::CloseCastle),
            chancellery: table.options.chancellery.then(|| ChancelleryView {
                dice: dice(&table.dice.chancellery),
                offices: table.offices[..table.open_offices() as usize]
                    .iter()
                    .map(|owner| (*owner != NONE).then_some(Seat(*owner)))
                    .collect(),
            }),
            piles: Piles {
                settlers: table.settlers_deck.count_ones(),
                settlers_discarded: table.settlers_discard.count_ones(),
                buildings: table.bag.count_ones(),
                buildings_discarded: table.building_discard.count_ones(),
                council: table.council_stack.count_ones(),
                ships: table.ships_left.count_ones(),
                commissions: table.commission_deck.count_ones()
                    + u32::from(table.commission_bottom.len),
                dice_tiles: if table.options.chancellery {
                    table.dice_tiles_left().count_ones()
                } else {
                    0
                },
                modifiers: table.modifiers,
            },
            players: table.all_seats().map(|seat| PlayerView::of(table, seat, viewer)).collect(),
            offered: own.map_or(Vec::new(), |seat| commissions(table.player(seat).offered)),
            rejected: own.map_or(Vec::new(), |seat| commissions(table.player(seat).rejected)),
            put_under: under.filter_map(|(card, _)| Commission(card).id()).collect(),
        }
    }
}

impl ObjectiveView {
    fn of(table: &RiseToNobility) -> Option<ObjectiveView> {
        let objective = content().objectives.get(table.objective as usize)?;
        let conditions = conditions(&objective.conditions);
        let (id, level) = (objective.id.text(), objective.level);
        Some(ObjectiveView { id, level, conditions, met_now: table.objective_met() })
    }
}

/// What an Objective asks for, by name.
pub(crate) fn conditions(asked: &Conditions) -> Vec<(&'static str, u8)> {
    let all = [
        ("condition-vp", asked.vp),
        ("condition-nobility", asked.nobility),
        ("condition-reputation", asked.reputation),
        ("condition-coins", asked.coins),
        ("condition-goods", asked.goods),
        ("condition-settlers", asked.settlers),
        ("condition-peoples", asked.peoples),
        ("condition-same-people", asked.same_people),
        ("condition-communal", asked.communal),
        ("condition-workshops", asked.workshops),
        ("condition-workshop-guilds", asked.workshop_guilds),
        ("condition-buildings", asked.buildings),
        ("condition-council-tiles", asked.council_tiles),
        ("condition-guild-apprentices", asked.guild_apprentices),
        ("condition-goods-each", asked.goods_each),
    ];
    all.into_iter().filter(|(_, least)| *least > 0).collect()
}

impl CouncilView {
    fn row(table: &RiseToNobility, row: u8, own: Option<Seat>) -> Vec<CouncilView> {
        let places = table.council[row as usize].into_iter().zip(table.dice.council[row as usize]);
        let view = |(column, (tile, die))| CouncilView {
            tile: CouncilTile(tile).id(),
            die: seen(die),
            asks: table.council_asks(own, (row, column)),
        };
        (0u8..).zip(places).map(view).collect()
    }
}

impl GuildView {
    fn of(table: &RiseToNobility, guild: Guild) -> GuildView {
        let house = &table.guilds[guild.index()];
        let slots = &table.dice.guilds[guild.index()];
        let used = slots.iter().filter(|die| !die.is_empty()).count() as u8;
        let workshops = house.workshops.iter().zip(house.owners).map(|(tile, owner)| {
            let owner = (owner != NONE).then_some(Seat(owner));
            Building(*tile).id().map(|tile| WorkshopView { tile, owner })
        });
        let apprentices = table.all_seats().map(|seat| table.player(seat).apprentices);
        GuildView {
            guild,
            dice: dice(slots),
            open_slots: table.count().guild_slots.saturating_sub(used),
            workshops: workshops.collect(),
            apprentices: apprentices.map(|all| all[guild.index()]).collect(),
            apprentice_slots: table.count().apprentice_slots,
            income: table.coins_per_apprentice(guild),
            keeper: table.keeper_of(guild),
        }
    }
}

impl PlayerView {
    fn of(table: &RiseToNobility, seat: Seat, viewer: Viewer) -> PlayerView {
        let content = content();
        let player = table.player(seat);
        let open = viewer.is(seat) || table.phase == Phase::Over;
        let tiles = table.dice_tiles.iter().zip(&content.dice_tiles);
        let tiles = tiles.filter(|(tile, _)| tile.owner == seat.0);
        PlayerView {
            seat,
            points: match table.phase {
                Phase::Over => table.total_of(seat) as i16,
                _ => player.points,
            },
            coins: player.coins,
            goods: player.goods,
            types: Good::ALL
                .into_iter()
                .filter(|it| player.types() >> *it as u8 & 1 == 1)
                .collect(),
            dice: player.sorted_dice().into_iter().filter(|die| *die > 0).collect(),
            placed: player.placed,
            left: player.room(),
            reputation: player.reputation,
            nobility: player.nobility,
            modifiers: player.modifiers,
            houses_in_reserve: player.houses_in_reserve(),
            houses_ready: player.houses_ready,
            houses_built: player.houses_built,
            workers: player.workers,
            meeples_in_reserve: player.reserve,
            apprentices: player.apprentices,
            areas: player.areas.map(|tile| Building(tile).id()).to_vec(),
            hand: player.hand().filter_map(|card| Settlers(card).id()).collect(),
            fulfilled: ids(player.fulfilled, Settlers::id),
            welcomed: People::ALL
                .into_iter()
                .filter(|people| player.peoples() >> *people as u8 & 1 == 1)
                .collect(),
            council: ids(player.council.into(), CouncilTile::id),
            character: Character(player.character).id(),
            own_guild: Guild::ALL.get(player.own_guild as usize).copied(),
            is_lord: player.is_lord,
            passed: player.passed,
            own_die: seen(table.dice.own[seat.index()]),
            dice_tiles: tiles
                .map(|(tile, printed)| DiceTileView {
                    tile: printed.id.text(),
                    values: printed.slots,
                    filled: tile.slots.map(|slot| !slot.is_empty()),
                    card: Commission(tile.card).id().filter(|_| open),
                })
                .collect(),
        }
    }
    /// Goods of one type.
    pub fn goods_of(&self, good: Good) -> u16 {
        self.goods[good.index()]
    }
}

/// The ids of a set of cards or tiles.
fn ids<T: Thing>(set: u64, id: fn(T) -> Option<&'static str>) -> Vec<&'static str> {
    let inside = (0..u64::BITS).filter(|at| set >> at & 1 == 1);
    inside.filter_map(T::numbered).filter_map(id).collect()
}

/// Places with what lies there.
fn places(tiles: &[u8], dice: &[Die], id: fn(u8) -> Option<&'static str>) -> Vec<PlaceView> {
    let places = tiles.iter().zip(dice);
    places.map(|(tile, die)| PlaceView { tile: id(*tile), die: seen(*die) }).collect()
}

fn seen(die: Die) -> Option<DieView> {
    let automa = die.automa();
    let seat = automa.is_none().then_some(Seat(die.seat()));
    die.is_die().then_some(DieView { seat, automa, value: die.value() })
}

fn dice(slots: &[Die]) -> Vec<Option<DieView>> {
    slots.iter().map(|die| seen(*die)).collect()
}
