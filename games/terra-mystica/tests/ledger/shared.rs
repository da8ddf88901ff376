//! Material shared with us, which a clone of this repository may not have.

use std::path::{Path, PathBuf};

/// The folder of that name next to the repository, or `None` where only this repository is.
pub fn folder(name: &str) -> Option<PathBuf> {
    let up = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let found = up
        .map(|folder| folder.join("shared/games/terra-mystica").join(name))
        .find(|path| path.exists());
    if found.is_none() {
        println!("skipped: ../shared is absent");
    }
    found
}

/// The text of a shared file.
pub fn file(name: &str) -> Option<String> {
    folder(name).map(|path| read(&path))
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
