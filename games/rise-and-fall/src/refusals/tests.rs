//! Refusals name the rule; the general one is rare, and nothing panics.

use crate::moves::Move;
use crate::{RiseAndFall, Setup};
use engine::{Answer, Chance, Game, Hat, Play, Quick, Seat, Silence};
use std::collections::BTreeMap;

/// Random games over some setups; `see` looks at every table on the way.
pub(crate) fn wander(games: u64, mut see: impl FnMut(&RiseAndFall, &mut Quick)) {
    let built = |seats| Setup { world: "built".into(), ..Setup::for_seats(seats) };
    let guilds = |seats| Setup { guilds: true, ..Setup::for_seats(seats) };
    let all = |seats| Setup {
        tales: true,
        chosen_tales: crate::kinds::Tale::ALL.to_vec(),
        ..guilds(seats)
    };
    let stories = |seats| Setup { tales: true, ..built(seats) };
    let setups = [Setup::for_seats(2), built(3), guilds(4), guilds(3), guilds(2)];
    let against = |seats, npcs: &[&str]| Setup {
        npcs: npcs.iter().map(|npc| npc.to_string()).collect(),
        ..Setup::for_seats(seats)
    };
    let solo = against(1, &["pirate-3", "barbarian-3"]);
    let together = against(2, &["cultist-3", "climber-2"]);
    let more = [all(3), all(4), stories(2), solo, together];
    for setup in setups.into_iter().chain(more) {
        for game in 0..games {
            let mut luck = Quick::new(game, 5);
            let table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence);
            let mut table = table.expect("a possible setup");
            let mut hat: Hat<Move> = Hat::default();
            for _ in 0..3_000 {
                see(&table, &mut luck);
                let Some(seat) = table.asked().first() else { break };
                hat.clear();
                table.offer(seat, &mut hat);
                let mv = hat.nth(luck.below(hat.count()));
                table.apply(seat, mv, &mut luck, &mut Silence);
            }
        }
    }
}

#[test]
fn nearly_every_refusal_knows_why() {
    let (mut refused, mut general) = (0u32, 0u32);
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    wander(1, |table, luck| {
        for seat in table.asked().iter() {
            for _ in 0..6 {
                let mut mv = Move::from_number(luck.below(Move::NUMBERS)).unwrap_or_default();
                // Half of all numbers are hexes of tiles: play has better questions.
                if luck.below(2) == 0 {
                    mv = Move::from_number(luck.below(13_000)).unwrap_or_default();
                }
                let Err(refusal) = table.check_move(seat, mv) else { continue };
                refused += 1;
                if refusal.reason.key == "refused-move" {
                    general += 1;
                    let name = format!("{mv:?} asked {:?}", table.question(seat));
                    *kinds.entry(name).or_default() += 1;
                }
            }
        }
    });
    assert!(refused > 10_000, "only {refused} moves were refused");
    assert!(general * 500 <= refused, "{general} of {refused} refusals are general: {kinds:#?}");
}

/// Seats that are not at the table and seats that are not asked get an answer too.
#[test]
fn nobody_is_left_without_a_reason() {
    wander(1, |table, luck| {
        let mv = Move::from_number(luck.below(Move::NUMBERS)).unwrap_or_default();
        for seat in [0, 1, 2, 3, 7, 8, 15, 16, 255].map(Seat) {
            assert!(!table.why_not(seat, mv).reason.key.is_empty());
        }
    });
}
