//! Saving and loading: the table field by field, and nothing loads that could not be played.

use crate::content::OFFICES;
use crate::state::{NONE, RiseToNobility};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for RiseToNobility {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RiseToNobility::serialize(self, serializer)
    }
}

/// Only what keeps the laws is a table: everything else would fail somewhere later.
impl<'de> Deserialize<'de> for RiseToNobility {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = RiseToNobility::deserialize(deserializer)?;
        if let Some(what) = table.out_of_range() {
            return Err(D::Error::custom(what));
        }
        table.derived = table.derive();
        table.cards = table.cards_in_play();
        match table.first_broken_law() {
            None => Ok(table),
            Some(law) => Err(D::Error::custom(law)),
        }
    }
}

impl RiseToNobility {
    /// Numbers that name nothing, which the laws would stumble over.
    fn out_of_range(&self) -> Option<&'static str> {
        if !(1..=6).contains(&self.seats) {
            return Some("1 to 6 seats");
        }
        let small = |value: u8, count: usize| value == NONE || usize::from(value) < count;
        let cards = self.display.iter().chain(self.players.iter().flat_map(|it| &it.hand));
        let tiles = self.town_hall.iter().chain(self.players.iter().flat_map(|it| &it.areas));
        let workshops = self.guilds.iter().flat_map(|guild| &guild.workshops);
        let sound = cards.into_iter().all(|card| small(*card, 48))
            && tiles.chain(workshops).all(|tile| small(*tile, 48))
            && self.council.iter().flatten().all(|tile| small(*tile, 30))
            && self.dice_tiles.iter().all(|tile| small(tile.card, 18))
            && small(self.event, 16)
            && self.offices.len() == OFFICES
            && self.players.iter().all(|it| it.houses_ready <= 7 && it.houses_built <= 7)
            && self.players.iter().all(|it| it.houses_ready + it.houses_built <= 7)
            && self.players.iter().all(|it| it.dice.iter().all(|count| *count <= 5))
            && self.players.iter().all(|it| it.apprentices.iter().all(|count| *count <= 14))
            && self.players.iter().all(|it| it.modifiers <= 60 && it.placed <= 30)
            && self.sold.iter().all(|count| *count <= 15)
            && self.modifiers <= 60;
        (!sound).then_some("a number that names nothing")
    }
}
