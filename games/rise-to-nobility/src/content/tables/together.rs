//! What must hold between tables: nothing printed may be out of reach, no price may vanish.

use super::Reader;
use crate::content::{Conditions, Content, SETTLERS, WORKSHOPS};
use crate::kinds::Benefit;

/// Checks tables against each other, once each is sound by itself.
pub(super) fn together(content: &Content, reader: &mut Reader<'_>) {
    let (track, board) = (&content.own.reputation, &content.board);
    let top = content.nobility.len() as u8 - 1;
    let stars: u8 = board.workshop_positions.iter().map(|position| position.stars).sum();
    let points: u8 = board.workshop_positions.iter().map(|position| position.points).sum();
    let night = &content.night.start;
    let (file, level) = ("night.toml", "nobility");
    let lord = (content.lord_level..=top).contains(&night.nobility);
    reader.expect(lord, file, level, "the Night variant starts as a Lord (RTN-17.1)");
    let what = format!("a Guild offers {stars} stars, and with so many the Night variant starts");
    reader.expect(stars == night.nobility, file, level, what);
    let what = format!("a Guild offers {points} points, and with so many the Night variant starts");
    reader.expect(points == night.score, file, "score", what);
    for count in &content.setup.player_counts {
        let range = track.least..=track.most;
        let what = format!("a start Reputation of {} is not on the track", count.reputation);
        reader.expect(range.contains(&count.reputation), "setup.toml", "reputation", what);
        let tokens: u8 = count.modifiers.iter().sum();
        let what = "more Modifiers than there are (RTN-3.4)";
        reader.expect(tokens <= board.berk.modifiers, "setup.toml", "modifiers", what);
    }
    for tile in &content.council {
        let what = format!(
            "`{}` asks for a Nobility of {}, the track ends at {top}",
            tile.id, tile.nobility
        );
        reader.expect(tile.nobility <= top, "council.toml", &tile.id, what);
    }
    for objective in &content.objectives {
        if let Some(what) = out_of_reach(&objective.conditions, content) {
            let what = format!("`{}` asks for more {what} than there can be", objective.id);
            reader.expect(false, "solo.toml", &objective.id, what);
        }
    }
    prices(content, reader);
}

/// A condition of a Solo Objective nobody could ever meet.
fn out_of_reach(asked: &Conditions, content: &Content) -> Option<&'static str> {
    let alone = &content.setup.player_counts[0];
    let areas = content.own.areas.len() as u8;
    let same_people = content.of_people.iter().map(|cards| cards.count_ones() as u8).max();
    // One Settlers card and one Building a turn, and a turn is a die.
    let turns = content.board.rounds.count * alone.dice;
    let all = [
        (asked.nobility, content.nobility.len() as u8 - 1, "Nobility"),
        (asked.reputation, content.own.reputation.most, "Reputation"),
        (asked.settlers, turns.min(SETTLERS as u8), "Settlers"),
        (asked.peoples, 6, "peoples"),
        (asked.same_people, same_people.unwrap_or(0), "Settlers of one people"),
        (asked.communal, areas, "Community Buildings"),
        (asked.workshops, turns.min(WORKSHOPS as u8 / 2), "Workshops"),
        (asked.workshop_guilds, 6, "Guilds with a Workshop"),
        (asked.buildings, turns.min(WORKSHOPS as u8 / 2 + areas), "Buildings"),
        (asked.council_tiles, turns, "Council tiles"),
        (asked.guild_apprentices, alone.apprentice_slots, "Apprentices in a Guild"),
    ];
    all.into_iter().find(|(asked, most, _)| asked > most).map(|(_, _, what)| what)
}

/// Offices take off a coin each and never make anything free (RTN-13.7).
fn prices(content: &Content, reader: &mut Reader<'_>) {
    let board = &content.board;
    let offices = |benefit: Benefit| {
        content.offices.iter().filter(|office| office.benefit == benefit).count() as u8
    };
    let left = |price: u8| price.min(board.buildings.least_price);
    let houses = offices(Benefit::HouseDiscount);
    let what = format!("{houses} offices would make a House free (RTN-13.7)");
    reader.expect(left(board.yard.house_price) > houses, "board.toml", "house_price", what);
    let buildings = offices(Benefit::BuildingDiscount);
    for place in &board.town_hall {
        let what = format!("{buildings} offices would make a Building free (RTN-13.7)");
        reader.expect(left(place.price) > buildings, "board.toml", "town_hall_place", what);
    }
}
