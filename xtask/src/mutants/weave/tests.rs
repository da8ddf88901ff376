use super::*;
use crate::mutants::find::mutants;
use std::process::Command;

#[test]
fn mutants_inside_mutants_keep_the_source_inside() {
    let source = "fn f() { a + b * c }";
    let outer = Edit::instead(9..18, "a - b * c");
    let inner = Edit::instead(13..18, "b + c");
    let hasty = Edit::answer(8, "0");
    let woven = weave(source, &[(2, &inner), (1, &outer), (3, &hasty)]);
    let expected = "fn f() { if on(3) { return 0; }  \
                    (if on(1) { a - b * c } else { a + (if on(2) { b + c } else { b * c }) }) }";
    assert_eq!(woven.text.replace("crate::mutant::", ""), expected);
    for (id, place) in woven.places {
        assert!(woven.text[place].contains(&asked(id)));
    }
}

#[test]
fn several_mutants_of_one_place_stand_side_by_side() {
    let (one, two) = (Edit::instead(0..1, "1"), Edit::instead(0..1, "2"));
    let woven = weave("0;", &[(8, &two), (7, &one)]);
    let expected = "(if on(7) { 1 } else { (if on(8) { 2 } else { 0 }) });";
    assert_eq!(woven.text.replace("crate::mutant::", ""), expected);
}

const PROGRAM: &str = r#"
fn main() {
    println!("{:?}", (0..6).map(verdict).collect::<Vec<_>>());
}
fn verdict(number: u32) -> u32 {
    let mut sum = number;
    if number >= 2 && !number.is_multiple_of(3) {
        sum += 7;
    }
    match number {
        5 => sum * 5,
        number if number > 3 => sum.min(2),
        _ => sum,
    }
}
"#;

/// With all switches off the woven program says what the source says, with any switch on it does not.
#[test]
fn a_woven_program_is_the_source_until_a_switch_is_on() {
    let folder = std::env::temp_dir().join(format!("woven-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let run = |name: &str, text: &str| {
        let source = folder.join(format!("{name}.rs"));
        std::fs::write(&source, text).expect("a file");
        let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
        let mut compiler = Command::new(rustc);
        compiler.args(["--edition", "2024", "--cap-lints", "allow", "--out-dir"]).arg(&folder);
        assert!(compiler.arg(&source).status().expect("a compiler").success(), "{text}");
        let program = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        move |mutant: &str| {
            let said = Command::new(&program).env("MUTANT", mutant).output().expect("a program");
            (said.status.code(), said.stdout)
        }
    };
    let all = mutants("main.rs", PROGRAM).expect("Rust");
    let edits: Vec<_> = all.iter().map(|it| &it.edit).enumerate().collect();
    let woven = weave(PROGRAM, &edits);
    let original = run("source", PROGRAM)("");
    let woven = run("woven", &format!("{}mod mutant {{\n{SWITCH}}}", woven.text));
    assert_eq!(woven(""), original);
    assert!(all.len() > 20, "{}", all.len());
    for (id, mutant) in all.iter().enumerate() {
        assert_ne!(woven(&id.to_string()), original, "{mutant}");
    }
    std::fs::remove_dir_all(&folder).expect("it was there");
}
