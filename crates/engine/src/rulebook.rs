//! How `RULES.md` is read.
