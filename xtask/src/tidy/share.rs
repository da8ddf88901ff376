//! How much of a game is its rules, and how much is told around them: reported, not refused.

use crate::tree::{files, games, root, text};

/// Files and folders of `src` that hold rules, in every game.
const RULES: &[&str] = &[
    "actions", "appraise", "chain", "choices", "derived", "flow", "placing", "scoring", "setup",
    "solo", "state", "tracks",
];

/// One line for each game.
pub fn report() -> Vec<String> {
    let line = |game: String| {
        let source = root().join("games").join(&game).join("src");
        let (mut rules, mut all) = (0, 0);
        for file in files(&source, "rs") {
            let inside = file.strip_prefix(&source).expect("a file of the game");
            let name = inside.iter().next().unwrap_or_default().to_string_lossy().into_owned();
            let lines = text(&file).lines().count();
            all += lines;
            if RULES.contains(&name.trim_end_matches(".rs")) {
                rules += lines;
            }
        }
        let share = 100.0 * (all - rules) as f64 / all.max(1) as f64;
        format!("{game}: {share:.1} % of {all} lines of Rust are not rules")
    };
    games().into_iter().map(line).collect()
}
