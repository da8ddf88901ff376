//! Saving and loading in the words of the rulebook, and nothing loads that could not be played.
//!
//! What a field is saved as stands beside it (`engine::saved`); here are dice, cards under a deck, and the plain numbers of
//! fingerprints, in which tables were saved until the words came.

use crate::kinds::{AutomaDie, Commission, Pips};
use crate::state::{Bottom, CITY_TOKEN, Die, RiseToNobility};
use engine::saved::{At, Fields, SaveAs, Saved, Value, Wrong, object};
use engine::{Between, Seat};

engine::saved_in_words!(RiseToNobility, numbers = "settlers_deck", |table| {
    table.derived = table.derive();
    table.cards = table.cards_in_play();
    Ok(())
});

/// `{ "seat": 1, "value": 4 }`, `{ "automa": "red", "value": 2 }`, a City token, or nothing.
impl Saved for Die {
    fn save(&self) -> Value {
        let value = ("value", self.value().into());
        match self.automa() {
            _ if self.is_empty() => Value::Null,
            _ if *self == CITY_TOKEN => "city-token".into(),
            Some(colour) => object([("automa", colour.id().into()), value]),
            None => object([("seat", self.seat().into()), value]),
        }
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Die, Wrong> {
        if saved.is_null() {
            return Ok(Die::default());
        }
        if saved == "city-token" {
            return Ok(CITY_TOKEN);
        }
        let fields = Fields::of(saved, at, &["seat", "automa", "value"])?;
        let value = fields.load::<Pips, u8>("value")?;
        if saved.get("automa").is_some() {
            return Ok(Die::of_automa(fields.load::<AutomaDie, _>("automa")?, value));
        }
        Ok(Die::new(fields.load::<Between<0, 5>, u8>("seat")?, value))
    }
}

/// Unplaced dice, kept as counts by value and saved as their values.
#[derive(Debug)]
pub struct DiceHeld;

impl SaveAs<[u8; 6]> for DiceHeld {
    fn save(counts: &[u8; 6]) -> Value {
        let values = (1u8..).zip(counts).flat_map(|(value, count)| vec![value; (*count).into()]);
        values.map(Value::from).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<[u8; 6], Wrong> {
        const MOST: usize = 5;
        let list = saved.as_array().filter(|list| list.len() <= MOST);
        let list = list.ok_or_else(|| at.wrong("a list of at most 5 dice is needed"))?;
        let mut counts = [0; 6];
        for (n, value) in list.iter().enumerate() {
            let value: u8 = <Pips as SaveAs<u8>>::load(value, &At::Index(at, n))?;
            counts[usize::from(value - 1)] += 1;
        }
        Ok(counts)
    }
}

/// `[{ "card": "treasurer", "by": 2 }]`, first the one that comes up first.
impl Saved for Bottom {
    fn save(&self) -> Value {
        let card = |card: u8| <Commission as SaveAs<u8>>::save(&card);
        self.cards().map(|(it, by)| object([("card", card(it)), ("by", by.into())])).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Bottom, Wrong> {
        let list = saved.as_array().filter(|list| list.len() <= crate::content::COMMISSIONS);
        let list = list.ok_or_else(|| at.wrong("a list of Commissions is needed, each once"))?;
        let mut bottom = Bottom::default();
        for (n, entry) in list.iter().enumerate() {
            let at = At::Index(at, n);
            let fields = Fields::of(entry, &at, &["card", "by"])?;
            let by = fields.load::<Between<0, 5>, u8>("by")?;
            bottom.push(fields.load::<Commission, u8>("card")?, Seat(by));
        }
        Ok(bottom)
    }
}
