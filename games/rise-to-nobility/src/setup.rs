//! Setting up: options, displays, players (RTN-2, RTN-13.1, RTN-14, RTN-16.2, RTN-17, RTN-18).

use crate::actions::tavern::draw;
use crate::content::{
    BUILDINGS, CHARACTERS, COMMISSIONS, COUNCIL_TILES, DICE_TILES, OFFICES, SETTLERS, SHIPS,
    content,
};
use crate::events::{Cause, Event};
use crate::kinds::{Good, Guild, Source};
use crate::state::{
    Dice, Done, GuildHouse, MAX_SEATS, NONE, Options, Phase, Player, RiseToNobility, Tile,
};
use engine::chain::Runs;
use engine::{Chance, DRAWN, Message, OptionValues, Refusal, Seat, SetupOption, Tell};
use serde::{Deserialize, Serialize};

/// What a host chooses when a table is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub seats: u8,
    /// Drawn if not named (RTN-2.8).
    #[serde(deserialize_with = "engine::seat_or_drawn")]
    pub first_player: Option<u8>,
    /// RTN-15.
    pub events: bool,
    /// RTN-13.
    pub chancellery: bool,
    /// "In the Pale Moonlight" (RTN-17).
    pub night: bool,
    /// Goods for some places in turn order, which the rulebook does not have (RTN-2.7).
    pub late_goods: bool,
    /// The Solo Objective, `random` or its name (RTN-16.2).
    pub objective: String,
}

impl Setup {
    /// The standard game; six play with the Chancellery (RTN-14.1).
    pub fn for_seats(seats: u8) -> Setup {
        Setup { seats, chancellery: seats == 6, objective: DRAWN.into(), ..Setup::default() }
    }

    /// Which modules go together (RTN-18.1).
    fn check(&self) -> Result<(), Refusal> {
        if !(1..=MAX_SEATS as u8).contains(&self.seats) {
            return Err(refused_seats(self.seats));
        }
        let solo = self.seats == 1;
        if solo && self.chancellery {
            return Err(Refusal::plain("RTN-16.1", "refused-solo-chancellery"));
        }
        if solo && self.night {
            return Err(Refusal::plain("RTN-16.1", "refused-solo-night"));
        }
        if self.seats == 6 && !self.chancellery {
            return Err(Refusal::plain("RTN-14.1", "refused-six-without-chancellery"));
        }
        if !solo && !matches!(self.objective.as_str(), "" | DRAWN) {
            return Err(Refusal::plain("RTN-16.2", "refused-objective-not-solo"));
        }
        Ok(())
    }
}

/// 1 to 6 can play.
pub(crate) fn refused_seats(seats: u8) -> Refusal {
    let reason = Message::new("refused-seats").number("seats", seats);
    Refusal::new("RTN-2.2", reason.number("least", 1).number("most", MAX_SEATS as i64))
}

fn unknown(option: &'static str, value: &str) -> Refusal {
    let shown: String = value.chars().take(60).collect();
    let reason = Message::new("refused-setup-value").text("option", option).text("value", shown);
    Refusal::new("bad-setup", reason)
}

pub(crate) fn options() -> Vec<SetupOption> {
    let flag = |key| SetupOption { key, values: OptionValues::Flag };
    let ids = content().objectives.iter().map(|objective| objective.id.text());
    let objectives = [DRAWN].into_iter().chain(ids).map(String::from).collect();
    let seats = (0..MAX_SEATS).map(|seat| seat.to_string());
    let firsts = [DRAWN.to_string()].into_iter().chain(seats).collect();
    vec![
        flag("events"),
        flag("chancellery"),
        flag("night"),
        flag("late_goods"),
        SetupOption { key: "objective", values: OptionValues::OneOf(objectives) },
        SetupOption { key: "first_player", values: OptionValues::OneOf(firsts) },
    ]
}

/// The first so many bits.
const fn all(count: usize) -> u64 {
    (1 << count) - 1
}

impl RiseToNobility {
    pub(crate) fn prepare<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<RiseToNobility, Refusal> {
        setup.check()?;
        let seats = setup.seats;
        let first = match setup.first_player {
            Some(first) if first < seats => first,
            Some(first) => {
                let seat = u16::from(first) + 1;
                let reason = Message::new("refused-first-player").number("seat", seat);
                return Err(Refusal::new("RTN-2.8", reason.number("seats", seats)));
            }
            None => chance.below(u32::from(seats)) as u8,
        };
        let objective = draw_objective(setup, chance)?;
        let mut table = RiseToNobility {
            settlers_deck: all(SETTLERS),
            settlers_discard: 0,
            bag: all(BUILDINGS),
            building_discard: 0,
            ships_left: all(SHIPS) as u32,
            council_stack: all(COUNCIL_TILES) as u32,
            commission_deck: if setup.chancellery { all(COMMISSIONS) as u32 } else { 0 },
            commission_bottom: Default::default(),
            events_seen: 0,
            players: [Player::default(); MAX_SEATS],
            chain: Default::default(),
            cards: Default::default(),
            display: [NONE; 6],
            town_hall: [NONE; 6],
            council: [[NONE; 6]; 3],
            sold: [0; 6],
            guilds: [GuildHouse::default(); 6],
            offices: [NONE; OFFICES],
            dice_tiles: [Tile::default(); DICE_TILES],
            dice: Dice::default(),
            modifiers: content().board.berk.modifiers,
            ship: 0,
            event: NONE,
            seats,
            options: Options {
                events: setup.events,
                chancellery: setup.chancellery,
                night: setup.night,
            },
            phase: Phase::Commissions,
            round: 0,
            first,
            active: first,
            done: Done::default(),
            objective,
            removed_character: NONE,
            derived: Default::default(),
        };
        tell.tell(|| Event::SetUp { first: Seat(first) });
        if seats == 1 {
            tell.tell(|| Event::ObjectiveDrawn { objective });
        }
        table.seat_players();
        table.deal_characters(chance, tell);
        table.lay_out(chance, tell);
        if setup.late_goods {
            table.deal_first_goods(tell);
        }
        table.derived = table.derive();
        if setup.chancellery {
            table.deal_commissions(chance, tell);
        }
        table.settle(chance, tell);
        Ok(table)
    }

    /// Coins, pieces, tracks, Modifiers (RTN-2.7, RTN-2.9, RTN-17.1).
    fn seat_players(&mut self) {
        let numbers = content();
        let (night, count) = (self.options.night, self.count());
        for (place, seat) in self.in_turn_order().enumerate() {
            let tokens = count.modifiers[place];
            self.modifiers -= tokens;
            let player = self.player_mut(seat);
            player.coins = numbers.setup.start.coins.into();
            player.reputation = count.reputation;
            player.nobility =
                if night { content().night.start.nobility } else { numbers.setup.start.nobility };
            player.is_lord = night;
            player.modifiers = tokens;
            player.houses_ready = numbers.setup.start.houses;
            player.workers = numbers.setup.start.workers;
            player.reserve = numbers.own.pieces.meeples - numbers.setup.start.workers;
            let score = if night { content().night.start.score } else { numbers.setup.start.score };
            self.score_points(seat, Source::Start, score.into());
        }
    }

    /// One random Character each; at night an own Guild instead, with its Keeper (RTN-17.2).
    fn deal_characters<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if self.options.night {
            let mut goods = all(Guild::COUNT);
            for seat in self.in_turn_order() {
                let Some(guild) = draw(&mut goods, chance) else { return };
                let player = self.player_mut(seat);
                player.own_guild = guild;
                player.reserve -= 1;
                let guild = Guild::ALL[guild as usize];
                tell.tell(|| Event::GuildDrawn { seat, guild });
            }
            let mut smiths = characters(Guild::Blacksmiths);
            if let Some(character) = draw(&mut smiths, chance) {
                self.removed_character = character;
                tell.tell(|| Event::CharacterRemoved { character });
            }
            return;
        }
        let mut deck = all(CHARACTERS);
        for seat in self.in_turn_order() {
            if let Some(character) = draw(&mut deck, chance) {
                self.player_mut(seat).character = character;
                tell.tell(|| Event::CharacterDealt { seat, character });
            }
        }
    }

    /// House help for some places in turn order: goods of a type the own Settlers card does not
    /// ask for (RTN-2.7).
    fn deal_first_goods<T: Tell<Event>>(&mut self, tell: &mut T) {
        let goods = self.count().goods;
        for (seat, count) in self.in_turn_order().zip(goods.iter().copied()) {
            let asked = self.player(seat).hand().fold(0, |asked, card| {
                asked | content().settlers[card as usize].goods.bits() as u8
            });
            let other = Good::ALL.into_iter().find(|good| asked >> *good as u8 & 1 == 0);
            if let Some(good) = other.filter(|_| count > 0) {
                self.take_goods(seat, good, count, Cause::HouseHelp, tell);
            }
        }
    }

    /// The two Characters of a player's own Guild (RTN-17.3).
    pub(crate) fn characters_of(&self, seat: Seat) -> u64 {
        let Some(guild) = Guild::ALL.get(self.player(seat).own_guild as usize) else { return 0 };
        characters(*guild) & !1u64.checked_shl(self.removed_character.into()).unwrap_or(0)
    }

    /// Neutral Workshops, Town Hall, Settlers, ship, Stone Council (RTN-2.3 to RTN-2.6).
    fn lay_out<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if self.count().neutral_workshops {
            for guild in Guild::ALL {
                // Not in the own Guilds of two players (RTN-17.14).
                if self.keeper_of(guild).is_some() {
                    continue;
                }
                let mut tiles = content().of_guild[guild.index()];
                if let Some(tile) = draw(&mut tiles, chance) {
                    self.bag &= !(1 << tile);
                    self.guilds[guild.index()].workshops[1] = tile;
                    tell.tell(|| Event::NeutralWorkshop { guild, tile });
                }
            }
        }
        for place in 0..self.town_hall.len() {
            self.lay_building(place, 0, chance, tell);
        }
        self.deal_first_settlers(chance, tell);
        for at in 0..self.display.len() {
            self.lay_settlers(at, chance, tell);
        }
        if let Some(ship) = crate::actions::tavern::draw_small(&mut self.ships_left, chance) {
            self.ship = ship;
            tell.tell(|| Event::ShipArrived { ship });
        }
        self.refill_council(chance, tell);
    }
}

/// Characters of a Guild, as bits.
fn characters(guild: Guild) -> u64 {
    let cards = (0u8..).zip(&content().characters);
    let own = cards.filter(|(_, character)| character.good == guild.good());
    own.fold(0, |bits, (at, _)| bits | 1 << at)
}

fn draw_objective<C: Chance>(setup: &Setup, chance: &mut C) -> Result<u8, Refusal> {
    let objectives = &content().objectives;
    if setup.seats != 1 {
        return Ok(NONE);
    }
    if matches!(setup.objective.as_str(), "" | DRAWN) {
        return Ok(chance.below(objectives.len() as u32) as u8);
    }
    let found = objectives.iter().position(|objective| objective.id == *setup.objective);
    found.map(|at| at as u8).ok_or_else(|| unknown("objective", &setup.objective))
}
