//! A copy of the project with all chosen mutants in it, each behind its switch.

use super::site::Mutant;
use super::weave::{SWITCH, Woven, weave};
use crate::tree::{root, text};
use crate::{Done, shell};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The copy of a project for one game.
pub struct Scratch {
    pub game: String,
    folder: PathBuf,
    build: PathBuf,
}

impl Scratch {
    pub fn new(game: &str) -> Scratch {
        let base = shell::target().join("mutants");
        Scratch { game: game.into(), folder: base.join(game), build: base.join("build") }
    }

    /// The folder of the game inside the copy.
    pub fn game_folder(&self) -> PathBuf {
        self.folder.join("games").join(&self.game)
    }

    /// Copies what cargo needs, as it stands in the working tree.
    pub fn fill(&self) -> Done {
        let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"];
        let files = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];
        let folders = members(&text(&root().join("Cargo.toml")))?;
        let listed = shell::program("git").args(list).args(files).args(folders).output();
        let listed = listed.map_err(|error| format!("git ls-files: {error}"))?;
        let names = String::from_utf8_lossy(&listed.stdout).into_owned();
        let wanted: BTreeSet<&str> = names.split('\0').filter(|name| !name.is_empty()).collect();
        if wanted.is_empty() {
            return Err("git ls-files names nothing: is this a checkout?".into());
        }
        remove_strangers(&self.folder, &self.folder, &wanted)?;
        for name in wanted {
            let source = root().join(name);
            // A file that was deleted and not yet committed is still listed.
            if source.is_file() {
                let content = fs::read(&source).map_err(|error| format!("{name}: {error}"))?;
                write_if_changed(&self.folder.join(name), &content)?;
            }
        }
        Ok(())
    }

    /// Weaves these mutants into the copy; answers where each stands.
    pub fn weave(
        &self,
        sources: &[(String, String)],
        mutants: &[(usize, &Mutant)],
    ) -> Done<BTreeMap<String, Woven>> {
        let mut all = BTreeMap::new();
        for (name, text) in sources {
            let here = mutants.iter().filter(|(_, mutant)| mutant.file == *name);
            let edits: Vec<_> = here.map(|(id, mutant)| (*id, &mutant.edit)).collect();
            let mut woven = weave(text, &edits);
            if name == "lib.rs" {
                woven.text.push_str("\nmod mutant;\n");
            }
            self.write(name, &woven.text)?;
            all.insert(name.clone(), woven);
        }
        self.write("mutant.rs", SWITCH)?;
        Ok(all)
    }
    fn write(&self, name: &str, text: &str) -> Done {
        write_if_changed(&self.game_folder().join("src").join(name), text.as_bytes())
    }

    /// The errors of the compiler; none if everything compiles.
    pub fn errors(&self) -> Done<Vec<Value>> {
        let messages = self.cargo(&["check", "--lib"])?;
        Ok(messages.into_iter().filter(|it| it["message"]["level"] == "error").collect())
    }

    /// Builds the tests of the game: their programs.
    pub fn tests(&self) -> Done<Vec<PathBuf>> {
        let messages = self.cargo(&["test", "--no-run", "--lib", "--tests"])?;
        if let Some(error) = messages.iter().find(|it| it["message"]["level"] == "error") {
            return Err(format!("the tests do not build: {}", error["message"]["rendered"]));
        }
        let built = messages.iter().filter(|it| it["profile"]["test"] == true);
        Ok(built.filter_map(|it| it["executable"].as_str().map(PathBuf::from)).collect())
    }

    fn cargo(&self, words: &[&str]) -> Done<Vec<Value>> {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        command.current_dir(&self.folder).args(words).args(["--package", &self.game]);
        command.args(["--message-format", "json", "--quiet"]);
        command.env("CARGO_TARGET_DIR", &self.build);
        // Mutants may look odd.
        command.env("RUSTFLAGS", "--cap-lints allow");
        command.stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("cargo: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let messages = text.lines().filter_map(|line| serde_json::from_str(line).ok());
        let messages: Vec<Value> = messages.collect();
        if !output.status.success() && messages.is_empty() {
            return Err(format!("cargo {}: {}", words.join(" "), output.status));
        }
        Ok(messages)
    }
}

/// The mutants an error of the compiler speaks of: the innermost around a place it names, or else
/// all of the function it is in.
pub fn culprits(
    error: &Value,
    woven: &BTreeMap<String, Woven>,
    mutants: &BTreeMap<usize, &Mutant>,
) -> BTreeSet<usize> {
    let mut spans: Vec<&Value> =
        error["message"]["spans"].as_array().into_iter().flatten().collect();
    // The place itself before what is said about it.
    spans.sort_by_key(|span| span["is_primary"] != true);
    let places: Vec<_> = spans.iter().filter_map(|span| place(span, woven)).collect();
    for (text, start, end) in &places {
        let around = text.places.iter().filter(|(_, it)| it.start <= *start && *end <= it.end);
        if let Some((id, _)) = around.min_by_key(|(_, it)| it.len()) {
            return BTreeSet::from([*id]);
        }
    }
    let mut found = BTreeSet::new();
    for (text, start, _) in places {
        let before = text.places.iter().filter(|(_, it)| it.start <= start);
        let Some((nearest, _)) = before.max_by_key(|(_, it)| it.start) else { continue };
        let same = |id: &usize| {
            let (one, other) = (mutants.get(id), mutants.get(nearest));
            one.zip(other).is_some_and(|(a, b)| a.function == b.function && a.file == b.file)
        };
        found.extend(text.places.iter().map(|(id, _)| *id).filter(same));
    }
    found
}

fn place<'a>(
    span: &Value,
    woven: &'a BTreeMap<String, Woven>,
) -> Option<(&'a Woven, usize, usize)> {
    let file = span["file_name"].as_str()?.replace('\\', "/");
    let name = file.split_once("/src/")?.1;
    let bound = |key: &str| span[key].as_u64().map(|at| at as usize);
    Some((woven.get(name)?, bound("byte_start")?, bound("byte_end")?))
}

/// The folders of a workspace's members, each with all that is in it.
fn members(manifest: &str) -> Done<Vec<String>> {
    let manifest: toml::Table = manifest.parse().map_err(|error| format!("Cargo.toml: {error}"))?;
    let members = manifest["workspace"]["members"].as_array().into_iter().flatten();
    let folder = |member: &str| member.trim_end_matches("/*").to_string();
    Ok(members.filter_map(toml::Value::as_str).map(folder).collect())
}

/// Files keep their age where nothing changed, so that cargo compiles no more than it must.
fn write_if_changed(path: &Path, content: &[u8]) -> Done {
    let fail = |error: std::io::Error| format!("{}: {error}", path.display());
    if fs::read(path).is_ok_and(|found| found == content) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(fail)?;
    }
    fs::write(path, content).map_err(fail)
}

/// What the project no longer has is not left behind in the copy.
fn remove_strangers(base: &Path, folder: &Path, wanted: &BTreeSet<&str>) -> Done {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.strip_prefix(base).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            remove_strangers(base, &path, wanted)?;
        } else if !wanted.contains(name.as_str()) {
            fs::remove_file(&path).map_err(|error| format!("{name}: {error}"))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_members_of_the_workspace_are_copied() {
        let manifest = "[workspace]\nmembers = [\"games/*\", \"entries/*\", \"xtask\"]";
        assert_eq!(members(manifest), Ok(vec!["games".into(), "entries".into(), "xtask".into()]));
    }
}
