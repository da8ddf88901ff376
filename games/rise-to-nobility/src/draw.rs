//! A view drawn with letters: the city place by place, then a box for each player.

use crate::content::content;
use crate::describe::{counted, event_text, settlers_face, who};
use crate::kinds::{Building, EventCard, Good, Settlers};
use crate::view::{DieView, PlayerView, View};
use engine::picture::{Pen, Picture};
use engine::{Message, Seat, Thing};

/// Colours of the box, by seat; never without a name or a number.
const COLORS: [[u8; 3]; 6] = [
    [120, 120, 128],
    [235, 235, 235],
    [222, 184, 60],
    [200, 70, 60],
    [80, 160, 90],
    [80, 120, 210],
];

pub(crate) fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> Picture {
    let mut drawing = Drawing(Pen::new(say));
    drawing.head(view);
    drawing.city(view);
    for player in &view.players {
        drawing.player(player);
    }
    drawing.0.picture
}

struct Drawing<'a>(Pen<'a>);

impl Drawing<'_> {
    fn word(&self, key: impl Into<String>) -> String {
        self.0.word(key)
    }
    fn row(&mut self, name: String, rest: String) {
        self.0.row(name, None, rest);
    }
    /// A Building by its name.
    fn building(&self, id: &str) -> String {
        Building::named(id).map_or_else(String::new, |tile| self.word(tile.key()))
    }
    /// Settlers cards with everything printed on them, one below the other.
    fn cards(&mut self, cards: &[&str]) {
        for id in cards {
            let Some(Settlers(card)) = Settlers::named(id) else { continue };
            self.0.text(format!("    {}", self.0.say(settlers_face(card))));
        }
    }
    /// What a Council tile demands, pays and takes, as short as can be.
    fn council_tile(&self, id: &str) -> String {
        let Some(tile) = content().council.iter().find(|tile| tile.id == id) else {
            return "-".into();
        };
        let goods = Good::ALL.into_iter().filter(|good| tile.goods[good.index()] > 0);
        let goods: Vec<String> = goods
            .map(|good| {
                let name: String = self.word(good.key()).chars().take(3).collect();
                format!("{}{name}", tile.goods[good.index()])
            })
            .collect();
        let said = Message::new("draw-council-tile")
            .number("nobility", tile.nobility)
            .number("points", tile.points)
            .number("coins", tile.coins)
            .text("goods", goods.join(" "));
        self.0.say(said)
    }

    fn head(&mut self, view: &View) {
        self.0.heading(self.0.say(Message::new("draw-round").number("round", view.round)));
        if let Some(event) = view.event {
            let text = EventCard::named(event).map(|card| self.0.say(event_text(card)));
            self.row(self.word(format!("event-{event}")), text.unwrap_or_default());
        }
        if let Some(objective) = &view.objective {
            let asked: Vec<String> = objective
                .conditions
                .iter()
                .map(|(key, least)| self.0.say(Message::new(*key).number("least", *least)))
                .collect();
            self.row(self.word(format!("objective-{}", objective.id)), asked.join(", "));
        }
    }

    fn city(&mut self, view: &View) {
        let cards: Vec<&str> = view.tavern.cards.iter().flatten().copied().collect();
        self.row(self.word("place-tavern"), dice(&view.tavern.dice));
        self.cards(&cards);
        let house = Message::new("place-yard-house").number("coins", view.house_price);
        self.row(self.0.say(house), dice(&view.yard));
        for guild in &view.guilds {
            let workshops: Vec<String> = guild
                .workshops
                .iter()
                .map(|shop| match shop {
                    None => "-".into(),
                    Some(shop) => {
                        let owner = shop.owner.map_or("".into(), |seat| format!("={seat}"));
                        format!("{}{owner}", self.building(shop.tile))
                    }
                })
                .collect();
            let apprentices: Vec<String> = (0..)
                .zip(&guild.apprentices)
                .filter(|(_, count)| **count > 0)
                .map(|(seat, count)| format!("{count}x{seat}"))
                .collect();
            let rest = format!(
                "{} | {} | {}/{}",
                dice(&guild.dice),
                workshops.join(", "),
                apprentices.join(" "),
                guild.apprentice_slots
            );
            self.row(self.word(guild.guild.key()), rest);
        }
        let places: Vec<String> = view
            .town_hall
            .iter()
            .zip(&content().board.town_hall)
            .zip(&view.building_prices)
            .map(|((place, printed), price)| {
                let tile = place.tile.map_or("-".into(), |tile| self.building(tile));
                let said = Message::new("draw-hall-place")
                    .number("die", printed.die)
                    .text("tile", tile)
                    .number("price", *price);
                format!("{}{}", self.0.say(said), marked(&place.die))
            })
            .collect();
        self.row(self.word("place-hall"), places.join(", "));
        let goods: Vec<String> = Good::ALL
            .into_iter()
            .map(|good| {
                let at = good.index();
                let left = view.port.spaces[at].saturating_sub(view.port.sold[at]);
                format!("{} {}x{left}", self.word(good.key()), view.port.price[at])
            })
            .collect();
        self.row(
            self.word("place-port"),
            format!("{} | {}", dice(&view.port.dice), goods.join(", ")),
        );
        for (row, places) in (1..).zip(&view.council) {
            let tiles: Vec<String> = places
                .iter()
                .zip(&content().councillors)
                .map(|(place, people)| {
                    let tile = place.tile.map_or("-".into(), |tile| self.council_tile(tile));
                    format!(
                        "{} {tile}{}",
                        self.0.named(self.word(people.key())),
                        marked(&place.die)
                    )
                })
                .collect();
            self.row(format!("{} {row}", self.word("draw-council")), tiles.join(" | "));
        }
        self.row(self.word("place-berk"), dice(&view.berk));
        self.row(self.word("draw-castle"), dice(&view.castle));
        if let Some(chancellery) = &view.chancellery {
            let offices: Vec<String> = chancellery
                .offices
                .iter()
                .map(|owner| owner.map_or("-".into(), |seat| seat.to_string()))
                .collect();
            let rest = format!("{} | {}", dice(&chancellery.dice), offices.join(" "));
            self.row(self.word("draw-chancellery"), rest);
        }
    }

    fn player(&mut self, player: &PlayerView) {
        let Seat(seat) = player.seat;
        let said = Message::new("draw-player")
            .number("points", player.points)
            .number("coins", player.coins)
            .number("reputation", player.reputation)
            .number("placed", player.placed)
            .number("nobility", player.nobility)
            .number("modifiers", player.modifiers);
        let name = format!("{seat} {}", self.word(who(player.seat)));
        self.0.row(name, Some(COLORS[seat as usize]), self.0.say(said));
        let goods: Vec<String> = Good::ALL
            .into_iter()
            .filter(|good| player.goods_of(*good) > 0)
            .map(|good| self.0.say(counted(good, player.goods_of(good))))
            .collect();
        let values: Vec<String> = player.dice.iter().map(ToString::to_string).collect();
        let said = Message::new("draw-estate")
            .text("dice", if values.is_empty() { "-".into() } else { values.join(", ") })
            .number("houses", player.houses_ready)
            .number("built", player.houses_built)
            .number("workers", player.workers);
        self.0.text(format!("  {} | {}", self.0.say(said), goods.join(", ")));
        self.cards(&player.hand);
        for tile in &player.dice_tiles {
            let slots: String = tile
                .values
                .iter()
                .zip(tile.filled)
                .map(
                    |(value, filled)| if filled { format!("[{value}]") } else { value.to_string() },
                )
                .collect();
            let card = tile.card.map(|card| self.word(format!("commission-{card}")));
            let card = card.unwrap_or_else(|| "?".into());
            self.0.text(format!("  {} {card}", self.0.named(slots)));
        }
    }
}

/// Value and seat of a die; `*` is the Automa.
fn marked(die: &Option<DieView>) -> String {
    match die {
        None => String::new(),
        Some(DieView { seat: Some(seat), value, .. }) => format!("[{value}:{seat}]"),
        Some(DieView { seat: None, value, .. }) => format!("[{value}:*]"),
    }
}

fn dice(slots: &[Option<DieView>]) -> String {
    let shown = slots.iter().map(|die| match die {
        None => "[ ]".into(),
        die => marked(die),
    });
    shown.collect::<Vec<String>>().join("")
}
