//! Puts the built web client into the binary: every file of `web/dist`, and beside it the form the
//! client's build has compressed.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let dist = here.join("../../web/dist");
    // A folder that is not there would count as changed at every build.
    fs::create_dir_all(&dist)?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
    let dist = dist.canonicalize()?;
    let mut files = Vec::new();
    walk(&dist, &mut files)?;
    files.sort();
    let mut code = String::from("&[\n");
    for file in files.iter().filter(|file| file.extension().is_none_or(|ending| ending != "br")) {
        let name = file.strip_prefix(&dist).expect("it was found there");
        let name = name.to_string_lossy().replace('\\', "/");
        let packed = PathBuf::from(format!("{}.br", file.display()));
        let brotli = if packed.is_file() {
            format!("Some(include_bytes!({:?}))", packed)
        } else {
            "None".to_string()
        };
        let mark = mark(&fs::read(file)?);
        let _ = writeln!(
            code,
            "File {{ path: {:?}, plain: include_bytes!({:?}), brotli: {brotli}, \
             mark: \"\\\"{mark:016x}\\\"\" }},",
            format!("/{name}"),
            file,
        );
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("files.rs"), code)
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// Tells versions of a file apart (FNV-1a); nobody needs to trust it.
fn mark(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
        (mark ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
