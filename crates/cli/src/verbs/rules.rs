//! `rules`: the rules of a game, or one of them.

use crate::args::RulesArgs;
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use catalog::GameEntry;
use engine::Message;
use engine::content::nearest;
use engine::rulebook::{Chapter, Rule, Rulebook};
use serde_json::{Value, json};

pub fn run(desk: &Desk, args: &RulesArgs) -> Done<()> {
    let game = catalog::game(&args.game)?;
    let book = game.rulebook(desk.lang);
    match &args.id {
        None if desk.json => desk.data(&book.chapters.iter().map(chapter_data).collect::<Vec<_>>()),
        None => book.chapters.iter().for_each(|chapter| tell_chapter(desk, chapter)),
        Some(id) => match find(game, &book, id)? {
            Found::Chapter(chapter) if desk.json => desk.data(&chapter_data(chapter)),
            Found::Chapter(chapter) => tell_chapter(desk, chapter),
            Found::Rule(rule) if desk.json => desk.data(&rule_data(rule)),
            Found::Rule(rule) => tell_rule(desk, rule),
        },
    }
    Ok(())
}

/// What an id names.
pub enum Found<'a> {
    Chapter(&'a Chapter),
    Rule(&'a Rule),
}

/// The rule or chapter with this id; the prefix may be left out.
pub fn find<'a>(game: &dyn GameEntry, book: &'a Rulebook, id: &str) -> Done<Found<'a>> {
    let full = format!("{}-{}", game.profile().prefix, id.trim());
    for id in [id.trim(), &full] {
        if let Some(rule) = book.rule(id) {
            return Ok(Found::Rule(rule));
        }
        if let Some(chapter) = book.chapter(id) {
            return Ok(Found::Chapter(chapter));
        }
    }
    let shown: String = id.chars().take(40).collect();
    let upper = id.to_ascii_uppercase();
    let reason = Message::new("refused-rule").text("id", shown);
    let reason = match nearest(&upper, book.ids()) {
        Some(near) => reason.said("hint", Message::new("did-you-mean").text("near", near)),
        None => reason.text("hint", ""),
    };
    let chapters: Vec<&str> = book.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
    Err(Failure::refused("unknown-rule", reason.text("known", chapters.join(", "))))
}

pub fn tell_chapter(desk: &Desk, chapter: &Chapter) {
    desk.line(desk.paint.bold(format!("{} {}", chapter.id, chapter.title).trim()));
    desk.line("");
    chapter.rules.iter().for_each(|rule| tell_rule(desk, rule));
}

pub fn tell_rule(desk: &Desk, rule: &Rule) {
    let text = desk.wrapped("", &format!("{} {}", rule.id, rule.plain()));
    let words = text.strip_prefix(&rule.id).unwrap_or(&text);
    desk.line(format!("{}{words}", desk.paint.bold(&rule.id)));
    desk.line("");
}

fn chapter_data(chapter: &Chapter) -> Value {
    let rules: Vec<Value> = chapter.rules.iter().map(rule_data).collect();
    json!({ "id": chapter.id, "title": chapter.title, "rules": rules })
}

fn rule_data(rule: &Rule) -> Value {
    json!({ "id": rule.id, "text": rule.text })
}
