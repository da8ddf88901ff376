//! The laws of every game, over every kind of table.

use crate::common;

testing::conform!(arcadia::Arcadia, common::setups(), games: 1, abused: 2, cases: 48);
