//! The table drawn with letters.

use crate::View;
use engine::Message;
use engine::picture::{Pen, Picture};

pub(crate) fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> Picture {
    let mut pen = Pen::new(say);
    pen.heading(pen.say(Message::new("picture-phase").number("phase", view.phase)));
    if let Some(event) = &view.event {
        pen.text(pen.word(format!("event-card-{event}")));
    }
    for player in &view.players {
        let name = match player.nation {
            Some(nation) => nation.key(),
            None => format!("seat-{}", player.seat),
        };
        let crown = if view.emperor == Some(player.seat) { " ♛" } else { "" };
        let line = Message::new("picture-player")
            .number("gold", player.gold)
            .number("prestige", player.prestige)
            .number("cards", player.held);
        let text = format!("{}{crown}", pen.say(line));
        let name = pen.word(name);
        pen.row(name, None, text);
        for army in player.armies.iter().filter(|army| army.size > 0) {
            if let Some(province) = &army.province {
                let place = Message::new(format!("province-{province}"));
                let line =
                    Message::new("picture-army").number("size", army.size).said("place", place);
                pen.text(format!("    {}", pen.say(line)));
            }
        }
    }
    for province in &view.provinces {
        let name = pen.word(format!("province-{}", province.id));
        let owner = province.occupier.and_then(|seat| view.players[seat.index()].nation);
        let owner = owner.map_or_else(|| pen.word("nobody"), |nation| pen.word(nation.key()));
        let siege = if province.besieged { " ⚔" } else { "" };
        pen.row(name, None, format!("{owner} {}{siege}", province.garrison));
    }
    pen.picture
}
