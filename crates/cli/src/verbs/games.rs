//! `games`: what can be played.

use crate::args::GamesArgs;
use crate::desk::Desk;
use crate::failure::Done;
use catalog::GameEntry;
use engine::{Message, OptionValues};
use serde_json::{Value, json};

pub fn run(desk: &Desk, args: &GamesArgs) -> Done<()> {
    let games: Vec<&dyn GameEntry> = match &args.game {
        Some(id) => vec![desk.game(id)?],
        None => desk.games()?,
    };
    if desk.json {
        desk.data(&games.iter().map(|game| as_data(*game)).collect::<Vec<_>>());
    } else {
        games.iter().for_each(|game| tell(desk, *game));
    }
    Ok(())
}

fn as_data(game: &dyn GameEntry) -> Value {
    let profile = game.profile();
    json!({
        "id": profile.id,
        "name": profile.name,
        "seats": [profile.seats.0, profile.seats.1],
        "rules_version": profile.rules_version,
        "rules": rules(game),
        "prefix": profile.prefix,
        "content": game.tables_fingerprint(),
        "formats": game.formats(),
        "move_numbers": game.move_numbers(),
        "options": game.options(),
    })
}

fn rules(game: &dyn GameEntry) -> usize {
    game.rulebook(catalog::Lang::En).chapters.iter().map(|chapter| chapter.rules.len()).sum()
}

fn tell(desk: &Desk, game: &dyn GameEntry) {
    let profile = game.profile();
    let (least, most) = profile.seats;
    let seats = Message::new("games-seats").number("least", least).number("most", most);
    let rules = Message::new("games-rules")
        .number("rules", rules(game) as i64)
        .text("prefix", profile.prefix)
        .number("version", profile.rules_version);
    desk.line(format!("{}  {}", desk.paint.bold(profile.id), profile.name));
    desk.line(format!("  {}", desk.say(&seats)));
    desk.line(format!("  {}", desk.say(&rules)));
    if !game.formats().is_empty() {
        let formats = Message::new("games-formats").text("formats", game.formats().join(", "));
        desk.line(format!("  {}", desk.say(&formats)));
    }
    let options = game.options();
    if options.is_empty() {
        return;
    }
    desk.line(format!("  {}", desk.key("games-options")));
    let words = game.words(desk.lang);
    let widest = options.iter().map(|option| option.key.len()).max().unwrap_or(0);
    for option in options {
        let values = match &option.values {
            OptionValues::Flag => "true, false".to_string(),
            OptionValues::OneOf(values) => values.join(", "),
            OptionValues::Number(least, most) => format!("{least}–{most}"),
            lists => format!("[{}]", lists.words().join(", ")),
        };
        let name = words.key_or(&format!("option-{}", option.key), "");
        desk.line(format!("    {:widest$}  {name}", option.key));
        desk.line(format!("    {:widest$}  {}", "", desk.paint.dim(&values)));
    }
}
