//! The games of the library: what can be chosen, their rulebooks, their components.

use crate::app::App;
use crate::error::{Error, Result};
use crate::lang::Reader;
use crate::marked;
use crate::protocol::{
    BotInfo, Chapter, ComponentTable, GameInfo, GameOption, OptionKind, OptionValue, OrderInfo,
    Refused, RoleInfo, Rule, Rulebook,
};
use crate::sight;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{GameEntry, Lang, Words};
use engine::{Message, OptionValues, SetupOption, StandingOrder};
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Bots worth playing against, weakest first, with what is to be said about them.
const BOTS: &[(&str, &str)] = &[
    ("random", "bot-about-random"),
    ("greedy", "bot-about-greedy"),
    ("mcts:300ms", "bot-about-quick"),
    ("mcts:1000ms", "bot-about-steady"),
    ("mcts:3000ms", "bot-about-strong"),
];

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(game))
        .routes(routes!(rules))
        .routes(routes!(components))
        .routes(routes!(printed))
}

/// Every game of the library.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    params(("lang" = Option<String>, Query, description = "`en` or `fr`")),
    responses((status = 200, body = Vec<GameInfo>))
)]
async fn games(State(app): State<App>, Reader(lang): Reader, headers: HeaderMap) -> Response {
    let games = app.hall.games().into_iter();
    let games: Vec<GameInfo> = games.map(|game| info(game, lang)).collect();
    marked::json(&headers, &games)
}

/// One game.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path), ("lang" = Option<String>, Query, description = "`en` or `fr`")),
    responses((status = 200, body = GameInfo), (status = 404, body = Refused))
)]
async fn game(
    State(app): State<App>,
    Path(id): Path<String>,
    Reader(lang): Reader,
    headers: HeaderMap,
) -> Result<Response> {
    Ok(marked::json(&headers, &info(app.hall.game(&id)?, lang)))
}

/// The rulebook of a game.
#[utoipa::path(
    get, path = "/api/games/{id}/rules", tag = "games",
    params(("id" = String, Path), ("lang" = Option<String>, Query, description = "`en` or `fr`")),
    responses((status = 200, body = Rulebook), (status = 404, body = Refused))
)]
async fn rules(
    State(app): State<App>,
    Path(id): Path<String>,
    Reader(lang): Reader,
    headers: HeaderMap,
) -> Result<Response> {
    let game = app.hall.game(&id)?;
    let book = game.rulebook(lang);
    let chapter = |chapter: engine::rulebook::Chapter| Chapter {
        id: chapter.id,
        title: chapter.title,
        rules: chapter.rules.into_iter().map(rule).collect(),
    };
    let book = Rulebook {
        game: game.profile().id.into(),
        title: book.title,
        chapters: book.chapters.into_iter().map(chapter).collect(),
    };
    Ok(marked::json(&headers, &book))
}

/// The component tables of a game, as data: every value is marked with where it comes from.
#[utoipa::path(
    get, path = "/api/games/{id}/components", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Vec<ComponentTable>), (status = 404, body = Refused))
)]
async fn components(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    let game = app.hall.game(&id)?;
    let table = |(name, text): (String, String)| {
        let data: Value = toml::from_str(&text).map_err(Error::broken)?;
        Ok(ComponentTable { name, data })
    };
    let tables: Vec<ComponentTable> =
        game.tables_in_use().into_iter().map(table).collect::<Result<_>>()?;
    Ok(marked::json(&headers, &tables))
}

/// What is printed on the components in use, in the form the game's own client draws.
#[utoipa::path(
    get, path = "/api/games/{id}/printed", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Refused))
)]
async fn printed(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response> {
    Ok(marked::json(&headers, &app.hall.game(&id)?.printed()))
}

fn info(game: &dyn GameEntry, lang: Lang) -> GameInfo {
    let profile = game.profile();
    let words = game.words(lang);
    let (least, most) = profile.seats;
    GameInfo {
        id: profile.id.into(),
        name: profile.name.into(),
        prefix: profile.prefix.into(),
        seats: profile.seats,
        rules_version: profile.rules_version,
        content: game.tables_fingerprint(),
        secrets: profile.secrets,
        options: game.options().iter().map(|option| game_option(option, &words)).collect(),
        usual: (least..=most).filter_map(|seats| game.usual_setup(seats).ok()).collect(),
        rulebook: (least..=most).filter_map(|seats| game.rulebook_setup(seats).ok()).collect(),
        orders: game.standing_orders().iter().map(|order| order_info(order, &words)).collect(),
        formats: game.formats().iter().map(ToString::to_string).collect(),
        bots: BOTS.iter().map(|(id, about)| bot_info(id, about, lang)).collect(),
        roles: game.company().roles.iter().map(|role| role_info(role, &words)).collect(),
        minutes: profile.minutes,
    }
}

fn role_info(role: &str, words: &Words) -> RoleInfo {
    RoleInfo {
        id: role.into(),
        name: words.key(&format!("role-{role}")),
        about: words.key(&format!("role-{role}-about")),
    }
}

fn game_option(option: &SetupOption, words: &Words) -> GameOption {
    let key = format!("option-{}", option.key);
    let named = |values: &[String]| {
        let value = |id: &String| OptionValue {
            id: id.clone(),
            name: words.key_or(&format!("{key}-{id}"), id),
        };
        values.iter().map(value).collect()
    };
    GameOption {
        key: option.key.into(),
        name: words.key_or(&key, option.key),
        about: words.key_or(&format!("{key}-about"), ""),
        values: match &option.values {
            OptionValues::Flag => OptionKind::Flag,
            OptionValues::OneOf(values) => OptionKind::OneOf { values: named(values) },
            OptionValues::SetOf(values) => OptionKind::SetOf { values: named(values) },
            OptionValues::ListOf(values) => OptionKind::ListOf { values: named(values) },
            OptionValues::EachSeat(values) => OptionKind::EachSeat { values: named(values) },
            OptionValues::Number(least, most) => OptionKind::Number { least: *least, most: *most },
        },
    }
}

fn order_info(order: &StandingOrder, words: &Words) -> OrderInfo {
    let (least, most) = order.range;
    let text =
        |number| words.say(&Message::new(format!("order-{}", order.key)).number("n", number));
    OrderInfo { key: order.key.into(), least, most, texts: (least..=most).map(text).collect() }
}

fn bot_info(id: &str, about: &str, lang: Lang) -> BotInfo {
    let name = sight::bot_name(id, lang);
    BotInfo { id: id.into(), name, about: Words::shared(lang).key(about) }
}

/// A rule with where it comes from, as its text says at the end of its rulings.
fn rule(rule: engine::rulebook::Rule) -> Rule {
    let source = match () {
        () if rule.text.contains("[house]") => "house",
        () if rule.text.contains("[public]") => "public",
        () => "rulebook",
    };
    Rule { id: rule.id, text: rule.text, source: source.into() }
}
