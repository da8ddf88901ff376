use super::*;

fn found(text: &str) -> Vec<String> {
    let all = mutants("a.rs", text).expect("Rust");
    all.iter().map(|it| format!("{}: {} -> {}", it.kind, it.was, it.becomes)).collect()
}

#[test]
fn operators_conditions_and_statements_have_mutants() {
    let all = found("fn f(a: u8) { if full() { x.take(a - 1); } }");
    assert_eq!(
        all,
        [
            "whole function: f -> return",
            "condition: full() -> !(full())",
            "statement: x.take(a - 1); -> ",
            "arithmetic: a - 1 -> (a) + (1)",
            "literal: 1 -> 2",
            "literal: 1 -> 0",
        ]
    );
    assert_eq!(
        found("fn f() -> bool { !a }"),
        ["whole function: f -> return true", "whole function: f -> return false", "sign: !a -> a"]
    );
}

#[test]
fn places_are_those_of_the_text() {
    let text = "// é\nfn f() -> Map {\n    a < b\n}";
    let all = mutants("a.rs", text).expect("Rust");
    let bound = all.iter().find(|it| it.kind == "comparison").expect("a comparison");
    assert_eq!((bound.line, bound.column), (3, 5));
    assert_eq!(&text[bound.edit.range.clone()], "a < b");
}

#[test]
fn arms_are_closed_only_where_something_is_left() {
    let closed = |text: &str| found(text).iter().filter(|it| it.starts_with("arm")).count();
    assert_eq!(closed("fn f() -> M { match a { A => b(), _ => c() } }"), 1);
    assert_eq!(closed("fn f() -> M { match a { A => b(), B => c() } }"), 0);
    assert_eq!(closed("fn f() -> M { match a { A if g() => b(), B => c() } }"), 2);
}

#[test]
fn nothing_is_drawn_from_what_is_no_rule() {
    let aside = "
        const A: u8 = 1 + 2;
        static B: [u8; 2] = [1; 2];
        const fn c() -> u8 { 1 + 1 }
        impl fmt::Debug for D { fn fmt(&self) -> bool { 1 < 2 } }
        #[cfg(test)] mod tests { fn f() -> u8 { 3 } }
        #[cfg(test)] fn g() -> u8 { 3 }
        enum E { F = 3 }
        impl H for I { const J: u8 = 4; }
        fn k() -> [X; 3] { assert!(1 < 2); let l: [Y; 4] = m::<5>(); [n; 6] }
    ";
    assert_eq!(found(aside), [""; 0]);
}

#[test]
fn chains_that_name_something_stay_whole() {
    let all = found("fn f() -> M { if let Some(a) = b && c == d { e } else { g } }");
    assert_eq!(
        all,
        ["whole function: f -> return Default::default()", "comparison: c == d -> (c) != (d)"]
    );
}
