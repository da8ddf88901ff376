//! Lines that look like notation and are none, or are against a rule: refused, each with its reason.

use crate::games::rich_game;
use crate::round_trip::{there_and_back, with_options};
use engine::{Arg, Exchange, Message, Play, Refusal};
use terra_mystica::kinds::Faction;
use terra_mystica::setup::{Factions, SpadePoints};
use terra_mystica::{Setup, TerraMystica};

/// A game in which Witches with their stronghold are on turn.
const START: &str = "score SCORE5,SCORE7,SCORE1,SCORE6,SCORE4,SCORE8
delete BON2
delete BON9
delete BON7
delete BON8
setup witches
setup nomads
witches: build C3
nomads: build E8
nomads: build F3
witches: build F4
nomads: build I7
nomads: pass BON1
witches: pass BON6
witches: upgrade F4 to TP
nomads: leech 1 from witches
nomads: burn 3. action ACT2
witches: upgrade F4 to SH
nomads: decline 1 from witches
nomads: send p to FIRE
";

/// Why a line after the start is refused: rule and key.
fn refused(line: &str) -> Option<(String, String)> {
    let refusal = TerraMystica::import(&format!("{START}{line}\n"), "ledger").err()?;
    Some((refusal.rule.to_string(), reason(&refusal).key.clone()))
}

fn reason(refusal: &Refusal) -> &Message {
    let why = refusal.reason.args.iter().find_map(|(name, arg)| match arg {
        Arg::Said(message) if *name == "why" => Some(message),
        _ => None,
    });
    why.map_or(&refusal.reason, |message| &**message)
}

#[test]
fn lines_are_refused_with_their_reason() {
    let lines = [
        ("witches: convert 2w to 1p", "TM-8.2", "refused-workers-to-priests"),
        ("witches: convert 1w to 1p", "TM-8.2", "refused-workers-to-priests"),
        ("witches: convert 2c to 1w", "TM-8.2", "refused-no-such-conversion"),
        ("witches: convert 2pw to 1w", "TM-8.2", "refused-conversion-rate"),
        ("witches: -GAIN_TW", "TM-18.3", "refused-nothing-to-give-up"),
        ("witches: -GAIN_FAVOR", "TM-18.3", "refused-nothing-to-give-up"),
        ("witches: -BRIDGE", "TM-18.3", "refused-nothing-to-give-up"),
        ("witches: -FREE_D", "TM-18.3", "refused-nothing-to-give-up"),
        ("witches: -FREE_TP", "TM-18.3", "refused-nothing-to-give-up"),
        ("witches: -3CONVERT_W_TO_P", "TM-18.3", "refused-nothing-to-give-up"),
        ("witches: -SPADE", "TM-8.18", "refused-spades-to-give-up"),
        ("witches: -AIR", "TM-11.5", "refused-lower"),
        ("witches: +1pw", "TM-18.3", "refused-gain-by-hand"),
        ("witches: -5vp", "TM-18.3", "refused-gain-by-hand"),
        ("witches: drop-faction nomads", "TM-18.2", "refused-leave-other"),
        ("witches: pick-color red", "TM-X9.6", "refused-color-alone"),
        ("witches: bridge A1:A2", "TM-8.61", "refused-no-such-site"),
        ("witches: pass", "TM-8.71", "refused-pass-without-card"),
        ("witches: build E5", "TM-8.14", "refused-no-spades-at-hand"),
        ("witches: dig 1. build F4", "TM-8.18", "refused-dug-home"),
        ("witches: dig 1. send p to FIRE", "TM-8.18", "refused-dug-unused"),
        ("witches: leech 2 from nomads", "TM-10.2", "refused-no-offer"),
        ("witches: connect r3", "TM-12.6", "refused-other-faction"),
        ("giants: build E5", "bad-setup", "refused-ledger-not-playing"),
        ("option nonsense", "bad-setup", "refused-ledger-option"),
        ("map nonsense", "bad-setup", "refused-ledger-map"),
        ("delete BON77", "bad-setup", "refused-ledger-card"),
        ("setup gnomes", "bad-setup", "refused-ledger-faction"),
        ("final-scoring nonsense", "bad-setup", "refused-ledger-final"),
    ];
    for (line, rule, key) in lines {
        assert_eq!(refused(line), Some((rule.into(), key.into())), "{line}");
    }
}

/// What nobody lists is no notation, however near it comes.
#[test]
fn only_listed_notation_is_read() {
    assert_eq!(refused("witches: wait"), None, "the start is sound");
    for line in [
        "witches: advance shipwreck",
        "witches: advance diggers",
        "witches: dig 0",
        "witches: convert 0pw to 0c",
        "witches: +0AIR",
        "witches: -CULT",
        "witches: pass BON1 BON2",
        "witches: send p to SMOKE",
        "witches: action ACT7",
        "witches: upgrade C3 to TPX",
        "setup nomads twice",
    ] {
        let (rule, _) = refused(line).unwrap_or_else(|| panic!("`{line}` was read"));
        assert!(["bad-notation", "bad-ledger"].contains(&&*rule), "{line}: {rule}");
    }
}

#[test]
fn a_text_without_factions_is_no_sheet() {
    for text in ["", "\n\n", "# nothing", "option strict-leech"] {
        let refusal = TerraMystica::import(text, "ledger").expect_err("no sheet");
        assert_eq!(refusal.reason.key, "refused-ledger-empty", "{text:?}");
        assert!(refusal.reason.args.is_empty(), "no line is at fault");
    }
}

/// TM-8.70: what a player goes without is written, and read again as the same moves.
#[test]
fn tm_8_70_effects_given_up_survive() {
    let mut seen = String::new();
    for number in 0..12 {
        let factions = [Faction::Witches, Faction::Nomads, Faction::Swarmlings];
        let setup = Setup { factions: Factions::Fixed(factions.to_vec()), ..Setup::for_seats(3) };
        let game = rich_game(setup, number);
        there_and_back(&game).unwrap_or_else(|fault| panic!("{number}: {fault}"));
        seen += &TerraMystica::export(&game, "ledger").expect("a sheet");
    }
    for word in ["-FREE_D", "-FREE_TP", "-FREE_TF"] {
        assert!(seen.contains(word), "{word} was never written");
    }
}

/// TM-X8: other programs know the points of 2017 on the original map only.
#[test]
fn tm_x8_points_of_2017_are_written_on_the_original_map_only() {
    let setup =
        |map: &str| Setup { start_points_2017: true, map: map.into(), ..Setup::for_seats(2) };
    let base = crate::games::random_game(setup("base"), 1, crate::games::Taste::Any, 4000);
    assert!(TerraMystica::export(&base, "ledger").is_ok());
    let other = crate::games::random_game(setup("fjords"), 1, crate::games::Taste::Any, 4000);
    let refusal = TerraMystica::export(&other, "ledger").expect_err("nobody could read it");
    assert_eq!((refusal.rule, &*refusal.reason.key), ("bad-export", "refused-export"));
}

/// Without our own first line, what the other lines say is the same game: every option counts.
#[test]
fn the_lines_carry_every_option_by_themselves() {
    for number in 0..16 {
        let setup = Setup {
            late_leech: true,
            spade_vp: SpadePoints::Received,
            first_player: Some(0),
            ..with_options(number)
        };
        let game =
            crate::games::random_game(setup, 300 + number, crate::games::Taste::Builder, 4000);
        let text = TerraMystica::export(&game, "ledger").expect("a sheet");
        let bare: Vec<&str> = text.lines().filter(|line| !line.starts_with("##")).collect();
        let again = TerraMystica::import(&bare.join("\n"), "ledger").unwrap_or_else(|refusal| {
            panic!("{number}: {refusal:?}\n{text}");
        });
        assert_eq!(again.state().outcome(), game.state().outcome(), "{number}\n{text}");
        for seat in 0..game.state().seats() {
            let seat = engine::Seat(seat);
            assert_eq!(again.state().score(seat), game.state().score(seat), "{number} {seat}");
        }
    }
}
