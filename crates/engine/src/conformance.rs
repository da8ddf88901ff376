//! The tests every game must pass.
