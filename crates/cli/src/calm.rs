//! A panic becomes one line, like every other failure.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does the work; if it panics, says why. `RUST_BACKTRACE=full` tells the whole story.
pub fn without_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let detailed = std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value == "full");
    if !detailed {
        std::panic::set_hook(Box::new(|_| {}));
    }
    // Whatever the work left half done is dropped with it.
    let result = catch_unwind(AssertUnwindSafe(work));
    result.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("?");
        text.lines().next().unwrap_or("?").to_string()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_sentence() {
        assert_eq!(without_panic(|| 3), Ok(3));
        let none: [u8; 0] = [];
        let index = std::hint::black_box(7);
        let why = without_panic(|| none[index]).expect_err("out of bounds");
        assert!(why.contains("out of bounds"), "{why}");
    }
}
