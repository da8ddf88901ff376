//! A view drawn with letters.

use crate::kinds::{Resource, Track};
use crate::view::View;
use engine::Message;
use engine::picture::{Pen, Picture};

pub(crate) fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> Picture {
    let mut pen = Pen::new(say);
    for (seat, player) in view.players.iter().enumerate() {
        let name = pen.word(crate::describe::who(engine::Seat(seat as u8)));
        let points = pen.say(Message::new("draw-points").number("points", player.points));
        pen.heading(format!("{name}, {points}"));
        let resources = Resource::ALL.iter().zip(player.resources);
        let held: Vec<String> = resources
            .map(|(resource, count)| format!("{} {count}", pen.word(resource.key())))
            .collect();
        pen.text(held.join(", "));
        let tokens: Vec<String> = player
            .tokens
            .iter()
            .map(|(track, space)| format!("{} {space}", pen.word(Track::key(*track))))
            .collect();
        pen.text(tokens.join(", "));
        let words = |of: &str, list: &[String]| -> Vec<String> {
            list.iter().map(|it| pen.word(format!("{of}-{it}"))).collect()
        };
        let civilizations = words("civilization", &player.civilizations).join(", ");
        let technologies: Vec<String> =
            player.technologies.iter().map(|row| words("technology", row).join(", ")).collect();
        let eras: Vec<String> = player
            .eras
            .iter()
            .map(|card| match card {
                Some(card) if card == "face-down" => pen.word("draw-face-down"),
                Some(card) => pen.word(format!("tapestry-{card}")),
                None => "·".into(),
            })
            .collect();
        pen.text(civilizations);
        pen.text(eras.join(" | "));
        pen.text(technologies.join(" | "));
    }
    for rival in view.rivals.iter().flat_map(|it| &it.rivals) {
        let name = pen.word(rival.rival.key());
        let points = pen.say(Message::new("draw-points").number("points", rival.points));
        pen.heading(format!("{name}, {points}"));
        let tokens = rival.tokens.iter();
        let tokens: Vec<String> = tokens
            .map(|(track, space)| format!("{} {space}", pen.word(Track::key(*track))))
            .collect();
        pen.text(tokens.join(", "));
    }
    let shown: Vec<String> =
        view.technologies.iter().map(|card| pen.word(format!("technology-{card}"))).collect();
    pen.text(shown.join(", "));
    for territory in &view.territories {
        let items: Vec<String> = territory
            .items
            .iter()
            .map(|item| {
                let rival = view.rivals.iter().flat_map(|it| &it.rivals);
                let rival = rival.into_iter().find(|it| it.seat == item.seat);
                let of_person = || crate::describe::who(engine::Seat(item.seat));
                let who = pen.word(rival.map_or_else(of_person, |it| it.rival.key()));
                format!("{who} {}", pen.word(format!("standing-{}", item.what)))
            })
            .collect();
        pen.text(format!("{} {}", territory.hex, items.join(", ")));
    }
    pen.picture
}
