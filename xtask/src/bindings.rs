//! `bindings`: the client's types, made from the server's protocol and from each game's own.

use crate::tree::{files, root, shown, text};
use crate::{Done, shell};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// By file name.
type Files = BTreeMap<String, String>;

pub fn run(words: &[String]) -> Done {
    if words.iter().any(|word| word == "--check") {
        check()?;
        return own_types("check");
    }
    let (made, folder) = (make()?, folder());
    let there = read(&folder);
    write(&folder, &made, &there).map_err(|error| format!("{}: {error}", shown(&folder)))?;
    println!("{} types in {}", made.len() - 1, shown(&folder));
    own_types("write")
}

/// Are the types of the protocol those of today? Those of the games are compared by their tests.
pub fn check() -> Done {
    compare(&make()?, &read(&folder()))
}

fn folder() -> PathBuf {
    root().join("web/src/protocol")
}

/// Games with a drawing of their own have a test that compares, or writes, what it is made from.
fn own_types(how: &str) -> Done {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--quiet", "--workspace", shell::ALL, "--test", "all", "export::"]);
    shell::run(cargo.env("BINDINGS", how))
}

/// One file per type, and one that names them all.
fn make() -> Done<Files> {
    let folder = std::env::temp_dir().join(format!("ludotheque-bindings-{}", std::process::id()));
    let run = ["run", "--quiet", shell::ALL, "--example", "bindings", "--"];
    let version = shell::json(shell::cargo().args(run).arg(&folder));
    let mut made = read(&folder);
    fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let version = version?;
    let missing: Vec<String> =
        declared().into_iter().filter(|name| !made.contains_key(&format!("{name}.ts"))).collect();
    if !missing.is_empty() {
        return Err(format!("crates/server/examples/bindings.rs does not write {missing:?}"));
    }
    let names = made.keys().filter_map(|file| file.strip_suffix(".ts"));
    let lines = names.map(|name| format!("export type {{ {name} }} from \"./{name}\";\n"));
    let index = format!(
        "// Made by `cargo xtask bindings` from crates/server/src/protocol. Not edited by hand.\n\n\
         /** Raised when an old client could no longer follow. */\n\
         export const PROTOCOL = {version};\n\n{}",
        lines.collect::<String>()
    );
    made.insert("index.ts".into(), index);
    Ok(made)
}

/// The types the protocol declares.
fn declared() -> Vec<String> {
    let protocol = files(&root().join("crates/server/src/protocol"), "rs");
    let name = |line: &str| {
        let rest = line.strip_prefix("pub struct ").or_else(|| line.strip_prefix("pub enum "))?;
        rest.split(|c: char| !c.is_alphanumeric()).next().map(str::to_string)
    };
    protocol
        .iter()
        .flat_map(|path| text(path).lines().filter_map(name).collect::<Vec<_>>())
        .collect()
}

fn read(folder: &Path) -> Files {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    files(folder, "ts").iter().filter_map(|path| Some((name(path)?, text(path)))).collect()
}

fn compare(made: &Files, there: &Files) -> Done {
    let names = made.keys().chain(there.keys());
    let mut differ: Vec<&str> =
        names.filter(|name| made.get(*name) != there.get(*name)).map(String::as_str).collect();
    differ.sort_unstable();
    differ.dedup();
    if differ.is_empty() {
        println!("{} types as the server has them", made.len() - 1);
        Ok(())
    } else {
        Err(format!("run `cargo xtask bindings`: {} differ in web/src/protocol", differ.join(", ")))
    }
}

fn write(folder: &Path, made: &Files, there: &Files) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for name in there.keys().filter(|name| !made.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, text) in made.iter().filter(|(name, text)| there.get(*name) != Some(*text)) {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
