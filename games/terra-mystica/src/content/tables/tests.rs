use super::*;
use crate::content::{content, embedded};

#[test]
fn embedded_tables_are_sound() {
    if let Err(problems) = read(&embedded()) {
        panic!("{problems}");
    }
    assert_eq!(content().factions.len(), 20);
}
