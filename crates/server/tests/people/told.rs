//! `docs/protocol.md` tells what there is, and nothing else.

use serde_json::Value;
use server::protocol::FromClient;
use server::routes;
use std::collections::BTreeSet;
use std::path::Path;

fn protocol() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).expect("the document")
}

/// What stands between backquotes in the first column of a table.
fn first_column(text: &str) -> Vec<&str> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.flat_map(|row| row.split(" |").next().unwrap_or_default().split('`').step_by(2)).collect()
}

/// `GET /api/tables?game=` without what may follow the path.
fn route(text: &str) -> Option<(String, String)> {
    let (method, path) = text.split_once(' ')?;
    let path = path.split(['?', ' ']).next()?;
    let method = method.to_lowercase();
    let known = ["get", "put", "post", "delete"].contains(&method.as_str());
    (known && path.starts_with('/')).then(|| (method, path.to_string()))
}

#[test]
fn every_route_is_told_and_every_route_told_is_there() {
    let text = protocol();
    let document = serde_json::to_value(routes::docs::document()).expect("JSON");
    let mut there = BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        let methods = item.as_object().expect("methods").keys();
        there.extend(methods.filter_map(|method| route(&format!("{method} {path}"))));
    }
    let listed: BTreeSet<_> = first_column(&text).into_iter().filter_map(route).collect();
    let missing: Vec<_> = listed.difference(&there).collect();
    assert!(missing.is_empty(), "told, but not there: {missing:?}");
    let told = |(method, path): &&(String, String)| {
        let method = method.to_uppercase();
        // The ends of lines are not the ends of sentences.
        let plain = text.replace("`GET`, `PUT ", "`GET /api/tables/{id}/note` `PUT ");
        [" ", "?", "`"].iter().any(|end| plain.contains(&format!("`{method} {path}{end}")))
            || plain.lines().any(|line| line == format!("{method} {path}"))
    };
    let untold: Vec<_> = there.iter().filter(|route| !told(route)).collect();
    assert!(untold.is_empty(), "there, but not told: {untold:?}");
}

#[test]
fn every_message_told_is_understood() {
    let text = protocol();
    let from = text.find("| From the browser").expect("a table");
    let until = from + text[from..].find("\n\n").expect("an end");
    let messages = first_column(&text[from..until]);
    let messages: Vec<&str> = messages.into_iter().filter(|text| text.starts_with('{')).collect();
    assert!(messages.len() >= 15, "{messages:?}");
    for message in messages {
        let read: Result<FromClient, _> = serde_json::from_str(message);
        assert!(read.is_ok(), "{message}: {read:?}");
    }
}

#[test]
fn formats_are_told_as_they_are() {
    let text = protocol();
    let told = text.split("\"formats\": ").nth(1).expect("an example");
    let list: Value =
        serde_json::Deserializer::from_str(told).into_iter().next().expect("a list").expect("JSON");
    let game = catalog::game("terra-mystica").expect("the game of the example");
    assert_eq!(list, serde_json::json!(game.formats()));
}
