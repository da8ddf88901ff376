//! The library's games as data, and the document of all routes.

use crate::house::House;
use serde_json::{Value, json};
use server::routes;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[tokio::test]
async fn every_game_is_described_in_both_languages() {
    let house = House::open().await;
    let english = house.browser().get("/api/games?lang=en").await.done();
    let french = house.browser().get("/api/games?lang=fr").await.done();
    let games = english.as_array().expect("a list");
    assert_eq!(games.len(), catalog::GAMES.len());
    for game in games {
        let (least, most) = (game["seats"][0].as_u64(), game["seats"][1].as_u64());
        let counts = most.zip(least).map(|(most, least)| (most - least + 1) as usize);
        assert_eq!(game["usual"].as_array().map(Vec::len), counts);
        assert_eq!(game["rulebook"].as_array().map(Vec::len), counts);
        assert!(game["bots"].as_array().is_some_and(|bots| bots.len() > 2));
        let id = game["id"].as_str().expect("an id");
        assert_eq!(&house.browser().get(&format!("/api/games/{id}")).await.done(), game);
    }
    assert_ne!(english[0]["options"], french[0]["options"]);
    assert_ne!(english[0]["bots"], french[0]["bots"]);
    for text in [english.to_string(), french.to_string()] {
        assert!(
            !text.contains("{option") && !text.contains("{bot") && !text.contains("{order"),
            "{text}"
        );
    }
    house.browser().get("/api/games/chess").await.refused(404, "unknown-game");
}

#[tokio::test]
async fn the_bots_on_offer_may_be_seated() {
    let house = House::open().await;
    let games = house.browser().get("/api/games").await.done();
    for bot in games[0]["bots"].as_array().expect("bots") {
        let id = bot["id"].as_str().expect("an id");
        assert!(house.app.hall.expect_bot(id).is_ok(), "{id}");
    }
}

#[tokio::test]
async fn rulebooks_have_the_same_rules_in_both_languages() {
    let house = House::open().await;
    for game in catalog::GAMES.iter() {
        let profile = game.profile();
        let path = format!("/api/games/{}/rules", profile.id);
        let english = house.browser().get(&format!("{path}?lang=en")).await.done();
        let french = house.browser().get(&format!("{path}?lang=fr")).await.done();
        let ids = |book: &Value| -> Vec<String> {
            let chapters = book["chapters"].as_array().expect("chapters").iter();
            let rules = chapters.flat_map(|chapter| chapter["rules"].as_array().expect("rules"));
            rules.map(|rule| rule["id"].as_str().expect("an id").to_string()).collect()
        };
        assert!(!ids(&english).is_empty());
        assert_eq!(ids(&english), ids(&french));
        let sources: BTreeSet<String> = english["chapters"]
            .as_array()
            .expect("chapters")
            .iter()
            .flat_map(|chapter| chapter["rules"].as_array().expect("rules"))
            .map(|rule| rule["source"].as_str().expect("a source").to_string())
            .collect();
        let known = ["house", "public", "rulebook"].map(String::from);
        assert!(sources.iter().all(|source| known.contains(source)), "{sources:?}");
    }
}

#[tokio::test]
async fn components_come_with_their_marks() {
    let house = House::open().await;
    for game in catalog::GAMES.iter() {
        let path = format!("/api/games/{}/components", game.profile().id);
        let tables = house.browser().get(&path).await.done();
        let tables = tables.as_array().expect("a list");
        assert_eq!(tables.len(), game.tables().len());
        assert!(tables.iter().any(|table| table["data"].to_string().contains("\"source\"")));
    }
}

#[tokio::test]
async fn clients_can_tell_which_tables_are_printed() {
    let house = House::open().await;
    let game = catalog::GAMES[0].profile().id;
    let info = house.browser().get(&format!("/api/games/{game}")).await.done();
    let printed = house.browser().get(&format!("/api/games/{game}/printed")).await.done();
    assert!(printed["content"].is_string());
    assert_eq!(printed["content"], info["content"]);
    house.browser().get("/api/games/chess/printed").await.refused(404, "unknown-game");
}

#[tokio::test]
async fn the_document_and_its_page_are_served() {
    let house = House::open().await;
    let document = house.browser().get("/api/openapi.json").await.done();
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    assert!(document["paths"]["/api/me"]["get"].is_object());
    assert!(document["components"]["schemas"]["Me"].is_object());
    let page = house.browser().get("/api/docs").await;
    assert!(page.header("content-type").starts_with("text/html"));
    // The policy allows no inline scripts or styles, and no other host.
    assert!(!page.text.contains("<style") && !page.text.contains("style="));
    assert!(page.text.matches("<script").count() == page.text.matches("src=\"/api/docs/").count());
    let script = house.browser().get("/api/docs/page.js").await;
    assert!(script.header("content-type").starts_with("text/javascript"));
    assert!(!script.text.contains("innerHTML") && !script.text.contains("http://"));
    assert!(
        house
            .browser()
            .get("/api/docs/page.css")
            .await
            .header("content-type")
            .starts_with("text/css")
    );
}

/// Routes can only be added together with their description; this sees to it that nobody finds
/// another way, and that every described handler is in use.
#[test]
fn every_route_is_in_the_document() {
    let document = serde_json::to_value(routes::docs::document()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    let methods = ["get", "put", "post", "delete", "patch", "head"];
    let operations: Vec<(&String, &Value)> = paths
        .iter()
        .flat_map(|(path, item)| methods.iter().filter_map(move |m| Some((path, item.get(*m)?))))
        .collect();
    let mut sources = Vec::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    rust_files(&src, &mut sources);
    let texts: Vec<String> =
        sources.iter().map(|path| std::fs::read_to_string(path).expect("a source")).collect();
    let described: usize = texts.iter().map(|text| text.matches("#[utoipa::path(").count()).sum();
    assert_eq!(operations.len(), described, "handlers that are described but not routed");
    for (path, text) in sources.iter().zip(&texts) {
        // Numbers for Prometheus have a door of their own.
        let allowed = usize::from(path.ends_with("serve.rs"));
        assert_eq!(text.matches(".route(").count(), allowed, "{} goes its own way", path.display());
    }
    let tags: Vec<&Value> =
        document["tags"].as_array().expect("tags").iter().map(|tag| &tag["name"]).collect();
    for (path, operation) in operations {
        assert!(operation["summary"].is_string(), "{path} says nothing");
        let tag = &operation["tags"][0];
        assert!(tags.contains(&tag), "{path} has the unknown tag {tag}");
    }
    assert_eq!(paths["/api/me"]["get"]["tags"], json!(["people"]));
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}
