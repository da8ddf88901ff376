//! Games have one program of tests, so has the catalogue for most of its, and no file of tests is left out.

use crate::tree::{files, folders, root, shown, text};
use std::path::Path;

pub fn faults() -> Vec<String> {
    let all = ["games", "crates"].into_iter().flat_map(|of| folders(&root().join(of)));
    all.flat_map(|crate_| forgotten(&crate_.join("tests"))).collect()
}

/// Files that would be programs of their own if cargo looked for them, and are no part of `all.rs`.
fn forgotten(tests: &Path) -> Vec<String> {
    let all = tests.join("all.rs");
    if !all.is_file() {
        return Vec::new();
    }
    let (named, programs) = (text(&all), text(&tests.with_file_name("Cargo.toml")));
    let is_part = |name: &str| {
        named.lines().any(|line| line == format!("mod {name};"))
            || programs.lines().any(|line| line == format!("name = \"{name}\""))
    };
    let subject = |file: &Path| {
        let inner = file.strip_prefix(tests).ok()?;
        let mut words = inner.iter().map(|word| word.to_string_lossy().into_owned());
        match (words.next(), words.next().as_deref(), words.next()) {
            (Some(file), None, None) => file.strip_suffix(".rs").map(str::to_string),
            (Some(folder), Some("main.rs"), None) => Some(folder),
            _ => None,
        }
    };
    let left_out = |file: &Path| {
        let name = subject(file).filter(|name| name != "all" && !is_part(name))?;
        Some(format!("{}: no test of it runs, `mod {name};` is missing in all.rs", shown(file)))
    };
    files(tests, "rs").iter().filter_map(|file| left_out(file)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_that_is_left_out_is_named() {
        let tests = std::env::temp_dir().join(format!("ludotheque-tidy-{}", std::process::id()));
        for folder in ["rules", "naive", "common"] {
            fs::create_dir_all(tests.join(folder)).expect("a folder");
        }
        let files =
            ["soak.rs", "lost.rs", "rules/main.rs", "rules/a.rs", "naive/main.rs", "common/mod.rs"];
        for file in files {
            fs::write(tests.join(file), "").expect("a file");
        }
        assert!(forgotten(&tests).is_empty(), "without all.rs cargo finds them itself");
        fs::write(tests.join("all.rs"), "mod soak;\n#[path = \"rules/main.rs\"]\nmod rules;\n")
            .expect("a file");
        let faults = forgotten(&tests);
        fs::remove_dir_all(&tests).expect("ours");
        let names: Vec<bool> = ["lost.rs", "naive/main.rs"]
            .iter()
            .map(|name| faults.iter().any(|fault| fault.contains(name)))
            .collect();
        assert_eq!((faults.len(), names), (2, vec![true, true]), "{faults:?}");
    }
}
