//! How component tables are read.
