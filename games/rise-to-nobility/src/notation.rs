//! Moves as short text, both ways. The words are the rulebook's; cards and tiles have names.

use crate::content::{WORKSHOPS, content};
use crate::kinds::{Effect, Good, Guild, People};
use crate::moves::{Location, Move, Place, column_of};
use crate::state::RiseToNobility;
use engine::{Refusal, Seat};

impl RiseToNobility {
    pub(crate) fn write_move(&self, seat: Seat, mv: Move) -> String {
        let card = |card: u8| content().settlers.get(card as usize).map_or("?", |it| it.id);
        match mv {
            Move::Place { die, value, at } if die == value => {
                format!("die {die} {}", place_name(at))
            }
            Move::Place { die, value, at } => format!("die {die} as {value} {}", place_name(at)),
            Move::Fulfil { card: which } => format!("fulfil {}", card(which)),
            Move::SellWorkshop { guild, position } => {
                format!("sell-workshop {} {}", guild.id(), u16::from(position) + 1)
            }
            Move::SellCommunal { area } => format!("sell-area {}", u16::from(area) + 1),
            Move::EndTurn {} => "end".into(),
            Move::TakeSettlers { card: which } => format!("take {}", card(which)),
            Move::DiscardSettlers { card: which } => format!("discard {}", card(which)),
            Move::Bonus { effect } => format!("bonus {}", effect.id()),
            Move::Reroll { dice } => {
                let sorted = self.dice_of(seat);
                let chosen = (0..5).filter(|at| dice >> at & 1 == 1).map(|at| sorted[at]);
                let digits: String = chosen.map(|value| value.to_string()).collect();
                if digits.is_empty() { "reroll none".into() } else { format!("reroll {digits}") }
            }
            Move::TakeGood { good } => format!("good {}", good.id()),
            Move::GiveGood { good } => format!("give {}", good.id()),
            Move::Buy { goods } => format!("buy {goods}"),
            Move::PlaceWorker {} => "worker".into(),
            Move::MoveApprentice { owner, from } if owner == seat.0 => {
                format!("move {}", from.id())
            }
            Move::MoveApprentice { owner, from } => format!("move {} of {owner}", from.id()),
            Move::Allow {} => "allow".into(),
            Move::Refuse {} => "refuse".into(),
            Move::ChooseArea { area } => format!("area {}", u16::from(area) + 1),
            Move::SellGoods { good, count } => format!("sell {} {count}", good.id()),
            Move::SpendGoods { good, count } => format!("spend {} {count}", good.id()),
            Move::BuyModifiers { count } => format!("modifiers {count}"),
            Move::RenewSettlers {} => "renew settlers".into(),
            Move::RenewBuildings {} => "renew buildings".into(),
            Move::DrawCommissions {} => "commission".into(),
            Move::KeepCommission { card } => {
                let id = content().commissions.get(card as usize).map_or("?", |it| it.id);
                format!("keep {id}")
            }
            Move::ReturnApprentice { from } => format!("return {}", from.id()),
            Move::ChooseCharacter { card } => {
                let id = content().characters.get(card as usize).map_or("?", |it| it.id);
                format!("character {id}")
            }
            Move::Done {} => "done".into(),
        }
    }

    pub(crate) fn read_move(&self, seat: Seat, text: &str) -> Result<Move, Refusal> {
        let lower = text.trim().to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        self.parse(seat, &words).ok_or_else(|| Refusal::unreadable(text))
    }

    fn parse(&self, seat: Seat, words: &[&str]) -> Option<Move> {
        let die = |word: &str| word.parse().ok().filter(|value| (1..=6).contains(value));
        let few = |word: &str, most: u8| word.parse::<u8>().ok().filter(|value| *value <= most);
        let nth = |word: &str| few(word, 3)?.checked_sub(1);
        let settlers = |id: &str| position(content().settlers.iter().map(|it| it.id), id);
        Some(match *words {
            ["die", shown, place] => {
                let shown = die(shown)?;
                Move::Place { die: shown, value: shown, at: place_named(place)? }
            }
            ["die", shown, "as", value, place] => {
                Move::Place { die: die(shown)?, value: die(value)?, at: place_named(place)? }
            }
            ["fulfil", id] => Move::Fulfil { card: settlers(id)? },
            ["sell-workshop", guild, at] => {
                Move::SellWorkshop { guild: Guild::from_id(guild)?, position: nth(at)? }
            }
            ["sell-area", area] => Move::SellCommunal { area: nth(area)? },
            ["end"] => Move::EndTurn {},
            ["take", id] => Move::TakeSettlers { card: settlers(id)? },
            ["discard", id] => Move::DiscardSettlers { card: settlers(id)? },
            ["bonus", id] => Move::Bonus { effect: Effect::from_id(id)? },
            ["reroll", "none"] => Move::Reroll { dice: 0 },
            ["reroll", digits] => Move::Reroll { dice: self.reroll_of(seat, digits)? },
            ["good", id] => Move::TakeGood { good: Good::from_id(id)? },
            ["give", id] => Move::GiveGood { good: Good::from_id(id)? },
            ["buy", count] => Move::Buy { goods: few(count, 7)? },
            ["worker"] => Move::PlaceWorker {},
            ["move", guild] => Move::MoveApprentice { owner: seat.0, from: Guild::from_id(guild)? },
            ["move", guild, "of", owner] => {
                Move::MoveApprentice { owner: few(owner, 5)?, from: Guild::from_id(guild)? }
            }
            ["allow"] => Move::Allow {},
            ["refuse"] => Move::Refuse {},
            ["area", area] => Move::ChooseArea { area: nth(area)? },
            ["sell", good, count] => {
                Move::SellGoods { good: Good::from_id(good)?, count: few(count, 15)? }
            }
            ["spend", good, count] => {
                Move::SpendGoods { good: Good::from_id(good)?, count: few(count, 15)? }
            }
            ["modifiers", count] => Move::BuyModifiers { count: few(count, 7)? },
            ["renew", "settlers"] => Move::RenewSettlers {},
            ["renew", "buildings"] => Move::RenewBuildings {},
            ["commission"] => Move::DrawCommissions {},
            ["keep", id] => {
                let card = position(content().commissions.iter().map(|it| it.id), id)?;
                Move::KeepCommission { card }
            }
            ["return", guild] => Move::ReturnApprentice { from: Guild::from_id(guild)? },
            ["character", id] => {
                let card = position(content().characters.iter().map(|it| it.id), id)?;
                Move::ChooseCharacter { card }
            }
            ["done"] => Move::Done {},
            _ => return None,
        })
    }

    fn dice_of(&self, seat: Seat) -> [u8; 5] {
        self.players.get(seat.index()).map_or([0; 5], |player| player.sorted_dice())
    }

    /// The dice with these values, of equal ones the first.
    fn reroll_of(&self, seat: Seat, digits: &str) -> Option<u8> {
        let sorted = self.dice_of(seat);
        let mut chosen = 0u8;
        for digit in digits.chars() {
            let value = digit.to_digit(10).filter(|value| *value > 0)? as u8;
            let free = |at: &usize| sorted[*at] == value && chosen >> at & 1 == 0;
            chosen |= 1 << (0..5).find(free)?;
        }
        Some(chosen)
    }
}

fn position(mut ids: impl Iterator<Item = &'static str>, id: &str) -> Option<u8> {
    ids.position(|known| known == id).map(|at| at as u8)
}

/// `tavern`, `artists`, `hall`, `council-elf-2`, `castle-1`, `office-upper`, `dice-126` …
pub(crate) fn place_name(place: Place) -> String {
    match place.location() {
        Location::Tavern => "tavern".into(),
        Location::Yard => "yard".into(),
        Location::Guild(guild) => guild.id().into(),
        Location::TownHall => "hall".into(),
        Location::Port => "port".into(),
        Location::Council(row, column) => {
            let people = content().councillors[column as usize % 6];
            format!("council-{}-{}", people.id(), row + 1)
        }
        Location::Berk => "berk".into(),
        Location::Castle(slot) => format!("castle-{}", slot + 1),
        Location::OwnBoard => "home".into(),
        Location::Office { lower: false } => "office-upper".into(),
        Location::Office { lower: true } => "office-lower".into(),
        Location::Tile(tile) => content().dice_tiles[tile as usize].id.into(),
    }
}

pub(crate) fn place_named(name: &str) -> Option<Place> {
    Some(match name {
        "tavern" => Place::TAVERN,
        "yard" => Place::YARD,
        "hall" => Place::TOWN_HALL,
        "port" => Place::PORT,
        "berk" => Place::BERK,
        "home" => Place::OWN_BOARD,
        "office-upper" => Place::UPPER_OFFICE,
        "office-lower" => Place::LOWER_OFFICE,
        name => {
            if let Some(guild) = Guild::from_id(name) {
                return Some(Place::guild(guild));
            }
            if let Some(tile) = position(content().dice_tiles.iter().map(|it| it.id), name) {
                return Some(Place::tile(tile));
            }
            let (kind, rest) = name.split_once('-')?;
            let slot = |word: &str, most: u8| {
                word.parse::<u8>().ok().filter(|at| (1..=most).contains(at)).map(|at| at - 1)
            };
            match kind {
                "castle" => Place::castle(slot(rest, 4)?),
                "council" => {
                    let (people, row) = rest.rsplit_once('-')?;
                    Place::council(slot(row, 3)?, column_of(People::from_id(people)?))
                }
                _ => return None,
            }
        }
    })
}

/// The message key of a Building's name.
pub(crate) fn building_key(tile: u8) -> String {
    let id = content().building_ids.get(tile as usize).copied().unwrap_or("none");
    let kind = if (tile as usize) < WORKSHOPS { "workshop" } else { "building" };
    format!("{kind}-{id}")
}
