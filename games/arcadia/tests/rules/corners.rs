//! Positions random games hardly come to, and what is refused in them; each refusal is in `tests/refusals.txt` beside the rule
//! it cites.

use super::armies::beside;
use super::claims::claims;
use super::elections::{CENTRE, ballot, region, vote};
use super::management::{abroad, raising};
use super::marches::{bombarded, marching};
use super::table::{Table, calm};
use super::talks::talking;
use super::wars::declaring;
use arcadia::battle::BattleStep;
use arcadia::kinds::Unit;
use arcadia::{Arcadia, Move, Question, Setup};
use engine::{Chance, Game, Play, Quick, Refusal, Seat, Silence};
use serde_json::json;

const FIVE: &[(Unit, u64)] = &[(Unit::Militia, 5)];

pub fn refusals() -> Vec<Refusal> {
    let parts = [court(), management(), wars(), talks(), elections(), marches(), battles()];
    parts.into_iter().flatten().collect()
}

fn court() -> Vec<Refusal> {
    let mut table = calm(4);
    table.army(0, 0, "mireval", FIVE).hand(0, "valdore-general-marshal");
    table.until("court");
    let mut heard = vec![
        table.refused(0, "place valdore-general-marshal army-1"),
        table.refused(0, "dismiss captain-1"),
    ];
    // Among friends, but not at home: the last character stays.
    let mut table = calm(4);
    table.army(0, 0, "pontargent", FIVE);
    table.until("court");
    heard.extend(["place captain-1 army-2", "dismiss captain-1"].map(|mv| table.refused(0, mv)));
    heard.push(table.refused(0, "place captain-1 adviser-a"));
    heard.push(table.refused(0, "place captain-1 army-1"));
    let mut table = calm(4);
    table.army(1, 0, "kaltbruck", FIVE).top(1, "eisenmark-heir-wise");
    table.until("place_heir");
    heard.push(table.refused(1, "place eisenmark-heir-wise army-1"));
    heard.push(table.refused(1, "under eisenmark-heir-wise adviser-b"));
    heard
}

fn management() -> Vec<Refusal> {
    let mut heard = vec![
        abroad().refused(1, "buy 1 militia eisenau"),
        abroad().refused(1, "hire army-1"),
        abroad().refused(0, "buy 1 militia grauburg"),
        abroad().refused(0, "buy 1 heavy-horse hautecour-city"),
    ];
    let table = raising(|table| {
        table.war("border", [0, 1], Some("silver-march")).own(0, "pontargent");
        table.garrison("pontargent", &[(Unit::Militia, 1)]);
        table.army(1, 0, "pontargent", FIVE).besieges(1, 0, 1).house(0, "young", None);
        table.army(0, 0, "hautecour-city", FIVE).army(0, 1, "hautecour-city", FIVE);
    });
    heard.push(table.refused(0, "buy 1 militia pontargent"));
    heard.push(table.refused(0, "hire army-3"));
    heard
}

/// What stands against a declaration, and against a rebellion.
fn wars() -> Vec<Refusal> {
    let border = |change: &dyn Fn(&mut Table)| {
        let table = declaring(|table| {
            // Who could attack nobody would not be asked.
            table.own(2, "kaltbruck");
            change(table);
        });
        table.refused(0, "declare border 1 for silver-march")
    };
    // Others are not even asked: a vassal may still rebel.
    let vassal = |change: &dyn Fn(&mut Table)| {
        border(&|table: &mut Table| {
            table.set(0, "lord", 3);
            change(table);
        })
    };
    let field = |field: &'static str, value: u8| {
        border(&move |table: &mut Table| {
            table.set(0, field, value);
        })
    };
    let mut heard = vec![
        declaring(|_| ()).refused(0, "declare border 0 for silver-march"),
        field("lord", 3),
        vassal(&|table| {
            table.set(0, "declared", true);
        }),
        vassal(&|table| {
            table.set(0, "no_war", true);
        }),
        field("left", 0b10),
        border(&|table| {
            table.allied(0, 1, 0);
        }),
        border(&|table| {
            table.set(1, "lord", 2);
        }),
        border(&|table| {
            table.set(1, "lord", 0);
        }),
        border(&|table| {
            table.war("border", [0, 1], Some("silver-march"));
        }),
        border(&|table| {
            table.war("affront", [0, 3], None).edit(|all| all["wars"][0]["camp_of"][1] = json!(0));
        }),
        border(&|table| {
            table.set(0, "truces", json!([0, 1, 0, 0])).set(1, "truces", json!([1, 0, 0, 0]));
        }),
    ];
    let mut table = claims(true);
    table.edit(|all| all["wars"][0]["turns"] = json!(2));
    table.own(0, "mireval").own(1, "kaltbruck");
    table.edit(|all| all["wars"][0]["battles"] = json!([0, 9, 0, 0]));
    table.until("choose_region");
    heard.push(table.refused(1, "region hautecour"));
    heard
}

fn talks() -> Vec<Refusal> {
    let alliance = |seats: u8, change: &dyn Fn(&mut Table)| {
        let mut table = talking(seats, |table| change(table));
        table.play(0, "propose 1");
        table.refused(0, "alliance")
    };
    let mut table = talking(3, |_| ());
    table.play(0, "propose 1");
    let empty = table.refused(0, "done");
    table.play(0, "alliance");
    let said = table.refused(0, "alliance");
    table.play(0, "done");
    for _ in 0..2 {
        for word in ["propose 2", "give 1", "done"] {
            table.play(0, word);
        }
    }
    vec![
        empty,
        said,
        table.refused(0, "propose 2"),
        talking(3, |_| ()).refused(0, "propose 0"),
        alliance(2, &|_| ()),
        alliance(3, &|table| {
            table.allied(1, 2, 0);
        }),
        alliance(3, &|table| {
            table.set(1, "lord", 2);
        }),
        alliance(3, &|table| {
            table.war("border", [0, 1], Some("silver-march"));
        }),
    ]
}

fn elections() -> Vec<Refusal> {
    let table = ballot(|table| {
        table.set(3, "lord", 1);
    });
    let mut heard = vec![table.refused(0, "vote 3"), table.refused(3, "vote 0")];
    let mut table = ballot(|table| region(table, 0, CENTRE));
    vote(&mut table, [0, 1, 2, 0]);
    for (seat, answer) in [(1, "yes"), (2, "no"), (3, "no")] {
        table.play(seat, answer);
    }
    heard.push(table.refused(2, "name 3"));
    heard
}

fn marches() -> Vec<Refusal> {
    let table = marching(|table| {
        table.army(0, 0, "pontargent", FIVE).army(2, 0, "mireval", FIVE);
        table.army(0, 1, "hautecour-city", FIVE);
    });
    let mut heard: Vec<Refusal> =
        ["march 1 mireval", "march 1 silberfurt", "march 1 altamira", "march 3 belmont"]
            .map(|mv| table.refused(0, mv))
            .into();
    let mut table = marching(|table| {
        table.army(0, 0, "hautecour-city", FIVE);
    });
    table.play(0, "march 1 belmont");
    table.play(0, "march 1 hautecour-city");
    heard.push(table.refused(0, "march 1 belmont"));

    // A third kingdom may intervene, but not with these armies.
    let mate = |table: &mut Table| {
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(1));
        table.army(2, 1, "altamira", FIVE);
    };
    heard.extend(["intervene 2", "intervene 3"].map(|mv| beside(mate).refused(2, mv)));
    let busy = beside(|table| {
        mate(table);
        table.edit(|all| {
            let armies = &mut all["players"][2]["armies"];
            armies[1]["at"] = armies[0]["at"].clone();
        });
        table.besieges(2, 1, 1);
    });
    heard.push(busy.refused(2, "intervene 2"));

    // Two breached towns: one is stormed, the other can still be.
    let mut table = bombarded(&[(Unit::Pikemen, 5)], 1, &[6], |table| {
        table.own(1, "kaltbruck").garrison("kaltbruck", &[(Unit::Pikemen, 5)]);
        table.army(0, 1, "kaltbruck", FIVE).besieges(0, 1, 1);
        table.edit(|all| all["towns"][super::table::number("kaltbruck")]["breaches"] = json!(1));
    });
    table.until("march");
    table.play(0, "done");
    heard.push(table.refused(0, "assault arcadine"));
    table.play(0, "assault silberfurt");
    table.until("choose_mode");
    table.play(0, "fight quick");
    table.play(1, "fight quick");
    table.until("assault");
    heard.push(table.refused(0, "assault silberfurt"));
    heard
}

fn battles() -> Vec<Refusal> {
    // Twelve in a column reach the end of the table.
    let mut table = of_skirmish();
    let mut heard = vec![table.refused(0, "done")];
    table.play(0, "buy 12 militia army-1");
    table.play(0, "buy 1 pikemen army-1");
    table.until("deploy");
    for _ in 0..12 {
        table.play(0, "deploy army-1:militia 1");
    }
    heard.push(table.refused(0, "deploy army-1:pikemen 1"));

    let (assigning, mut table) = shared_side();
    heard.push(assigning.refused(1, "column 5 1"));
    table.play(1, "done");
    heard.push(table.refused(2, "retreat"));
    while step(&table) != Some((1, BattleStep::Shooting)) {
        table.quiet();
    }
    heard.push(table.refused(1, "allot 1"));
    heard.extend(far_into_battles());
    // Of a quick battle: the cheapest unit would not be enough.
    let mut table = marching(|table| {
        table.war("border", [0, 1], Some("silver-march"));
        let horse = |light| [(Unit::HeavyHorse, 2), (Unit::LightHorse, light), (Unit::Militia, 1)];
        table.army(0, 0, "pontargent", &horse(2)).army(1, 0, "mireval", &horse(3));
    });
    table.play(0, "march 1 mireval");
    table.halt(0);
    table.until("choose_mode");
    table.play(0, "fight quick");
    table.play(1, "fight quick");
    heard.push(table.refused(0, "lose militia army-1"));
    heard
}

/// What is only heard when a battle has come far: when prisoners are taken, orders used up, cards played.
fn far_into_battles() -> Vec<Refusal> {
    const SOUGHT: [&str; 5] = [
        "refused-army-full",
        "refused-no-gun",
        "refused-no-order-left",
        "refused-no-use-there",
        "refused-too-late-to-retreat",
    ];
    let mut heard: Vec<Refusal> = Vec::new();
    for seed in 0..200 {
        let mut table = marching(|table| {
            table.war("border", [0, 1], Some("silver-march"));
            let horse = [(Unit::HeavyHorse, 5), (Unit::LightHorse, 3), (Unit::Arquebusiers, 4)];
            table.army(0, 0, "pontargent", &horse);
            let guns = [(Unit::Cannon, 3), (Unit::Militia, 2), (Unit::Arquebusiers, 5)];
            table.army(1, 0, "mireval", &guns).hand(0, ["rally", "drums", "volley"][seed % 3]);
        });
        table.play(0, "march 1 mireval");
        table.halt(0);
        table.until("choose_mode");
        table.play(0, "fight full");
        table.play(1, "fight full");
        let mut luck = Quick::new(seed as u64, 0);
        let mut earlier = vec![Move::Retreat {}, Move::Sell {}, Move::Keep {}];
        while table.view().fray.is_some() {
            let seat = table.asked()[0];
            if seat == 0 && table.may(0).contains(&"sell".into()) {
                fill(&mut table);
            }
            let mut moves = table.game.legal_moves(Seat(seat));
            let picks = moves.iter().any(|mv| matches!(mv, Move::Pick { .. }));
            let cells =
                (0..5).flat_map(|column| [10, 12, 13].map(|row| Move::Pick { column, row }));
            let tried = earlier.iter().copied().chain(cells.filter(|_| picks));
            for refusal in tried.filter_map(|mv| table.game.check_move(Seat(seat), mv).err()) {
                let known = heard.iter().any(|it| it.reason.key == refusal.reason.key);
                if !known && SOUGHT.contains(&refusal.reason.key.as_str()) {
                    heard.push(refusal);
                }
            }
            if heard.len() == SOUGHT.len() {
                return heard;
            }
            moves.retain(|mv| *mv != Move::Retreat {});
            let blow = |mv: &&Move| matches!(mv, Move::Shoot { .. } | Move::Engage { .. });
            earlier.truncate(20);
            earlier.extend(moves.iter().filter(blow).take(6));
            let mv = moves[luck.below(moves.len() as u32) as usize];
            table.game.apply(Seat(seat), mv, &mut luck, &mut Silence);
        }
    }
    panic!("only {heard:?}")
}

/// The first army of the first seat gets units of the reserve until it has twenty.
fn fill(table: &mut Table) {
    table.edit(|all| {
        let player = &mut all["players"][0];
        let count = |list: &serde_json::Value, own: usize| list[own].as_u64().expect("a count");
        for own in 0..9 {
            let troops = &player["armies"][0]["troops"];
            let size: u64 = (0..9).map(|own| count(troops, own)).sum();
            let more = (20 - size).min(count(&player["reserve"], own));
            let (there, left) = (count(troops, own) + more, count(&player["reserve"], own) - more);
            player["armies"][0]["troops"][own] = json!(there);
            player["reserve"][own] = json!(left);
        }
    });
}

/// Two players of one side: while its leader has the last column to give, and when his turn begins.
fn shared_side() -> (Table, Table) {
    let mut table = beside(|table| {
        table.edit(|all| all["wars"][0]["camp_of"][2] = json!(1));
        table.army(1, 0, "mireval", &[(Unit::Arquebusiers, 5)]).hand(2, "drums");
    });
    table.play(2, "intervene 1");
    table.until("choose_mode");
    table.play(0, "fight full");
    table.play(1, "fight full");
    for column in 1..=4 {
        table.play(1, &format!("column {column} 1"));
    }
    let assigning = table.clone();
    table.play(1, "column 5 2");
    // Shooters in front, and somebody to shoot at.
    for column in 1..=5 {
        table.play(0, &format!("deploy army-1:militia {column}"));
        table.play(1, &format!("deploy army-1:arquebusiers {column}"));
    }
    while table.asks() == "deploy" {
        let seat = table.asked()[0];
        // No Ruse: the side may play one card.
        let unit = table.may(seat).into_iter().find(|mv| mv.starts_with("deploy"));
        table.play(seat, &unit.unwrap_or("done".into()));
    }
    while step(&table) != Some((1, BattleStep::Start)) {
        table.quiet();
    }
    (assigning, table)
}

/// Who is asked in a battle, and in which step.
fn step(table: &Table) -> Option<(u8, BattleStep)> {
    let seat = table.asked()[0];
    match table.game.question(Seat(seat)) {
        Some(Question::Orders { step, .. }) => Some((seat, step)),
        _ => None,
    }
}

/// AR-12.6, AR-12.5: any player of a side may play his card for the beginning of its turn.
#[test]
fn ar_12_6_whoever_shares_a_side_plays_his_cards() {
    let (_, mut table) = shared_side();
    table.play(1, "done");
    assert_eq!(step(&table), Some((2, BattleStep::Opening)));
    table.offers(2, "tactic drums");
    table.play(2, "tactic drums");
    assert_eq!(step(&table).map(|it| it.1), Some(BattleStep::Moves));
}

/// Two kingdoms that enlist.
fn of_skirmish() -> Table {
    let setup = Setup { skirmish: true, ..Setup::for_seats(2) };
    let game = Arcadia::set_up(&setup, &mut Quick::new(7, 1), &mut Silence).expect("a battle");
    let mut table = Table { game, events: Vec::new() };
    table.until("enlist");
    table
}
