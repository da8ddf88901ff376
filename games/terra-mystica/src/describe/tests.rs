//! Both catalogues say the same things, and everything the game can say is in them.

use super::*;
use crate::events::Event;
use crate::moves::{Move, Question};
use crate::setup::{FactionWay, Factions, Mode, Setup, SpadePoints, cult_key};
use crate::state::Source;
use engine::rulebook::Rulebook;
use engine::{Answer, Arg, Chance, Game, NoLuck, Play, Quick, Refusal, Silence, Spoken};
use std::collections::{BTreeMap, BTreeSet};

/// What an entry of a catalogue leans on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Uses {
    variables: BTreeSet<String>,
    /// Other entries whose text is put in.
    entries: BTreeSet<String>,
}

/// A catalogue as keys and what each of them uses.
struct Catalogue(BTreeMap<String, Uses>);

impl Catalogue {
    fn read(text: &str) -> Catalogue {
        let mut found: BTreeMap<String, Uses> = BTreeMap::new();
        let mut key = String::new();
        for line in text.lines() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let mut value = line;
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (name, rest) = line.split_once(" = ").expect("an entry is `key = words`");
                assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)));
                key = name.into();
                let twice = found.insert(key.clone(), Uses::default());
                assert!(twice.is_none(), "{key} is there twice");
                value = rest;
            }
            let uses = found.get_mut(&key).expect("a catalogue begins with an entry");
            for piece in value.split('{').skip(1) {
                let piece = piece.trim_start();
                let word = |text: &str| -> String {
                    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !"-_".contains(c));
                    text[..end.unwrap_or(text.len())].trim_end_matches('-').into()
                };
                if let Some(variable) = piece.strip_prefix('$') {
                    // `$who-The` is a form of `$who`.
                    let name = word(variable);
                    let name = name.split('-').next().unwrap_or_default();
                    uses.variables.insert(name.into());
                } else if piece.starts_with(|c: char| c.is_ascii_lowercase()) {
                    uses.entries.insert(word(piece));
                }
            }
        }
        Catalogue(found)
    }
    fn both() -> [Catalogue; 2] {
        let words = TerraMystica::PROFILE.words;
        [Catalogue::read(words.en), Catalogue::read(words.fr)]
    }
    /// Every variable an entry needs, also through the entries it puts in.
    fn needs(&self, key: &str) -> BTreeSet<String> {
        let uses = self.0.get(key).unwrap_or_else(|| panic!("no words for {key}"));
        let inner = uses.entries.iter().flat_map(|entry| self.needs(entry));
        uses.variables.iter().cloned().chain(inner).collect()
    }
    /// The message has words, its parameters are all there, and its names have words too.
    fn expect(&self, message: &Message) {
        let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).into()).collect();
        for variable in self.needs(&message.key) {
            assert!(given.contains(&variable), "{message:?} lacks ${variable}");
        }
        for (_, arg) in &message.args {
            if let Arg::Name(key) = arg {
                assert!(self.needs(key).is_empty(), "the name {key} has parameters");
            }
        }
    }
}

#[test]
fn both_catalogues_have_the_same_keys_and_variables() {
    let [en, fr] = Catalogue::both();
    let keys = |catalogue: &Catalogue| catalogue.0.keys().cloned().collect::<BTreeSet<_>>();
    let (in_en, in_fr) = (keys(&en), keys(&fr));
    assert_eq!(in_en.difference(&in_fr).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(in_fr.difference(&in_en).collect::<Vec<_>>(), Vec::<&String>::new());
    for key in &in_en {
        assert_eq!(en.needs(key), fr.needs(key), "variables of {key}");
    }
}

/// Setups that between them come by every rule.
pub(crate) fn setups() -> Vec<Setup> {
    let mut intro = Setup::for_seats(4);
    intro.mode = Mode::Introductory;
    let mut extras = Setup::for_seats(5);
    extras.factions = Factions::Way(FactionWay::Random);
    extras.extra_town_tiles = true;
    extras.shipping_card = true;
    extras.temple_tile = true;
    extras.variable_turn_order = true;
    extras.cultist_errata = true;
    extras.final_tile = "random".into();
    extras.spade_vp = SpadePoints::Received;
    let mut late = Setup::for_seats(3);
    late.factions = Factions::Way(FactionWay::RandomColors);
    late.late_leech = true;
    late.map = "fjords".into();
    let mut fire = Setup::for_seats(4);
    fire.fire_and_ice = vec!["ice".into(), "volcano".into(), "variable".into()];
    let fixed = |factions: &[Faction]| Setup {
        factions: Factions::Fixed(factions.to_vec()),
        fire_and_ice: vec!["ice".into(), "volcano".into(), "variable".into()],
        ..Setup::for_seats(factions.len() as u8)
    };
    use Faction::*;
    vec![
        Setup::for_seats(2),
        intro,
        extras,
        late,
        fire,
        fixed(&[Yetis, Dragonlords, Riverwalkers, Mermaids, Cultists]),
        fixed(&[IceMaidens, Acolytes, Shapeshifters, Darklings, Giants]),
        fixed(&[ChaosMagicians, Nomads, Dwarves, Swarmlings, Auren]),
        fixed(&[Fakirs, Witches, Alchemists, Engineers, Halflings]),
    ]
}

/// Plays random games and shows every table with what just happened.
pub(crate) fn wander(games: u64, mut see: impl FnMut(&TerraMystica, &[Event], &mut Quick)) {
    for (nth, setup) in setups().iter().enumerate() {
        for game in 0..games {
            let mut luck = Quick::new(nth as u64, game);
            let mut events = Vec::new();
            let mut table = TerraMystica::set_up(setup, &mut luck, &mut events)
                .unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
            loop {
                see(&table, &events, &mut luck);
                let Some(seat) = table.asked().first() else { break };
                let moves = table.legal_moves(seat);
                // Passing and conversions are drawn less often, so that games go far.
                let dull = |mv: &Move| {
                    matches!(mv, Move::Pass { .. } | Move::Convert { .. } | Move::Burn {})
                };
                let mut mv = moves[luck.below(moves.len() as u32) as usize];
                for _ in 0..4 {
                    if dull(&mv) {
                        mv = moves[luck.below(moves.len() as u32) as usize];
                    }
                }
                // Strongholds and what they bring are drawn more often.
                let rare = |mv: &&Move| match mv {
                    Move::Upgrade { to, .. } => *to != Structure::Sanctuary,
                    Move::SpecialAction { .. } | Move::Connect { .. } => true,
                    Move::Shapeshift { .. } | Move::BuyToken { .. } => true,
                    _ => false,
                };
                let rare: Vec<&Move> = moves.iter().filter(rare).collect();
                if !rare.is_empty() && luck.below(2) == 0 {
                    mv = *rare[luck.below(rare.len() as u32) as usize];
                }
                events.clear();
                table.apply(seat, mv, &mut NoLuck, &mut events);
            }
        }
    }
}

/// A move of a random kind with random, often impossible parameters.
pub(crate) fn any_move(luck: &mut Quick) -> Move {
    if luck.below(2) == 0 {
        let number = luck.below(Move::NUMBERS);
        if let Some(mv) = Move::from_number(number) {
            return mv;
        }
    }
    let place = |luck: &mut Quick| match luck.below(8) {
        0 => 127,
        1 => 255,
        _ => luck.below(115) as u8,
    };
    let small = |luck: &mut Quick, below: u32| match luck.below(8) {
        0 => 15,
        1 => 200 + luck.below(56) as u8,
        _ => luck.below(below) as u8,
    };
    let terrain = Terrain::ALL[luck.below(9) as usize];
    let cult = Cult::ALL[luck.below(4) as usize];
    match luck.below(33) {
        0 => Move::ChooseFaction { faction: Faction::ALL[luck.below(20) as usize] },
        1 => Move::ChooseTerrain { terrain },
        2 => Move::PlaceDwelling { at: place(luck) },
        3 => Move::ChooseCard { card: small(luck, 10) },
        4 => Move::Wait {},
        5 => Move::Done {},
        6 => Move::Burn {},
        7 => Move::Convert { what: Conversion::ALL[luck.below(7) as usize] },
        8 => Move::Connect { river: place(luck) },
        9 => Move::Build { at: place(luck) },
        10 => Move::Transform { at: place(luck), to: terrain, long: luck.below(2) == 0 },
        11 => Move::AdvanceShipping {},
        12 => Move::AdvanceDigging {},
        13 => Move::Upgrade { at: place(luck), to: Structure::ALL[luck.below(5) as usize] },
        14 => Move::SendPriest { cult, steps: small(luck, 4) },
        15 => Move::PowerAction { action: small(luck, 6) },
        16 => Move::SpecialAction { action: Special::ALL[luck.below(10) as usize] },
        17 => Move::Pass { card: small(luck, 10) },
        18 => Move::PlaceBridge { site: small(luck, 40) },
        19 => Move::Step { cult },
        20 => Move::TakeFavor { tile: small(luck, 12) },
        21 => Move::TakeTown { tile: small(luck, 8) },
        22 => Move::Enter { cult },
        23 => Move::Ordain { workers: small(luck, 5) },
        24 => Move::GiveUpSpades {},
        25 => Move::TakePower { offer: small(luck, 3) },
        26 => Move::DeclinePower { offer: small(luck, 3) },
        27 => Move::Lose { cult },
        28 => Move::Shapeshift { terrain, with: crate::moves::ShiftCost::Power },
        29 => Move::Shapeshift { terrain, with: crate::moves::ShiftCost::Tokens },
        30 => Move::BuyToken { buy: luck.below(2) == 0 },
        31 => Move::Unlock { terrain },
        _ => Move::KeepPriest {},
    }
}

#[test]
fn everything_said_in_random_games_has_words_and_rules() {
    let catalogues = Catalogue::both();
    let rulebook = Rulebook::parse(TerraMystica::PROFILE.rules.en);
    let expect = |message: &Message| catalogues.iter().for_each(|words| words.expect(message));
    let shared = |refusal: &Refusal| !refusal.rule.starts_with("TM-");
    let mut rules: BTreeSet<&'static str> = BTreeSet::new();
    wander(3, |table, events, luck| {
        for event in events {
            let (message, rule) = table.describe(event);
            expect(&message);
            rules.insert(rule);
        }
        for seat in table.asked().iter() {
            let question = table.question(seat).expect("an asked seat has a question");
            expect(&table.describe_question(&question));
            for mv in table.legal_moves(seat) {
                expect(&table.describe_move(seat, mv));
            }
            for _ in 0..20 {
                let mv = any_move(luck);
                expect(&table.describe_move(seat, mv));
                if let Err(refusal) = table.check_move(seat, mv)
                    && !shared(&refusal)
                {
                    expect(&refusal.reason);
                    rules.insert(refusal.rule);
                }
            }
        }
    });
    for rule in rules {
        assert!(rulebook.has(rule), "{rule} is not in RULES.md");
    }
}

#[test]
fn every_name_has_words() {
    let catalogues = Catalogue::both();
    let expect = |key: String| {
        for catalogue in &catalogues {
            assert!(catalogue.needs(&key).is_empty(), "{key} is a name without parameters");
        }
    };
    for faction in Faction::ALL {
        for kind in ["faction", "ability", "stronghold"] {
            expect(format!("{kind}-{}", faction.id()));
        }
    }
    Terrain::ALL.into_iter().map(terrain_key).for_each(expect);
    for structure in Structure::ALL {
        expect(structure_key(structure));
        expect(one_structure_key(structure));
    }
    for cult in Cult::ALL {
        expect(cult_key(cult));
        expect(cult_of_key(cult));
    }
    let content = content();
    let with_effect = |key: String| {
        expect(format!("{key}-effect"));
        expect(key);
    };
    content.bonus_cards.iter().for_each(|card| with_effect(format!("card-{}", card.ledger)));
    content.favor_tiles.iter().for_each(|tile| with_effect(format!("favor-{}", tile.ledger)));
    content.town_tiles.iter().for_each(|tile| with_effect(format!("town-{}", tile.ledger)));
    content.scoring_tiles.iter().for_each(|tile| with_effect(format!("scoring-{}", tile.ledger)));
    content.final_scoring.iter().for_each(|tile| with_effect(format!("final-{}", tile.id)));
    (0..6).map(power_action_key).for_each(expect);
    Special::ALL.into_iter().map(special_key).for_each(expect);
    Conversion::ALL.into_iter().for_each(|what| expect(conversion_key(what).into()));
    Source::ALL.into_iter().for_each(|source| expect(source.key().into()));
    (0..5).for_each(|seat| expect(format!("seat-{seat}")));
    use crate::state::Phase::*;
    for phase in [ChooseFactions, PlaceDwellings, ChooseCards, Actions, CultSpades, Over] {
        expect(format!("phase-{}", crate::save::phase_id(phase)));
    }
    for option in TerraMystica::options() {
        expect(format!("option-{}", option.key));
        for value in option.values.words() {
            expect(format!("option-{}-{value}", option.key));
        }
    }
}

#[test]
fn every_question_has_words() {
    let table = TerraMystica::set_up(&setups()[1], &mut Quick::new(1, 1), &mut Silence)
        .expect("the introductory game needs no choices");
    let questions = [
        Question::ChooseFaction,
        Question::ChooseTerrain,
        Question::PlaceDwelling,
        Question::ChooseCard,
        Question::TakeTurn { actions: 2 },
        Question::UseSpades { spades: 1 },
        Question::BuildHere,
        Question::PlaceBridge,
        Question::StepCult { steps: 1 },
        Question::TakeFavor { tiles: 1 },
        Question::FoundTown { towns: 1 },
        Question::EnterCult,
        Question::Ordain,
        Question::RideTo,
        Question::FreeTradingHouse,
        Question::Sandstorm,
        Question::FinishTurn,
        Question::AnswerOffer { from: Seat(1), power: 2, points: 1 },
        Question::LoseSteps { steps: 3 },
        Question::BuyToken,
        Question::PriestOrTerrain,
    ];
    for catalogue in Catalogue::both() {
        for question in &questions {
            catalogue.expect(&super::question(&table, question));
            catalogue.needs(&format!("refused-first-{}", question_id(question)));
        }
    }
}

/// Keys written in the sources, found or not by random games, have words.
#[test]
fn every_key_in_the_sources_has_words() {
    let sources = [
        include_str!("events.rs"),
        include_str!("moves.rs"),
        include_str!("../draw/board.rs"),
        include_str!("../draw/map.rs"),
        include_str!("../draw/players.rs"),
        include_str!("../leaving.rs"),
        include_str!("../ledger/adjust.rs"),
        include_str!("../ledger/answers.rs"),
        include_str!("../ledger/exporter.rs"),
        include_str!("../ledger/faults.rs"),
        include_str!("../ledger/importer.rs"),
        include_str!("../ledger/lexer.rs"),
        include_str!("../ledger/preamble.rs"),
        include_str!("../ledger/turns.rs"),
        include_str!("../notation.rs"),
        include_str!("../refusals.rs"),
        include_str!("../refusals/actions.rs"),
        include_str!("../refusals/ground.rs"),
        include_str!("../refusals/owed.rs"),
        include_str!("../refusals/setup.rs"),
        include_str!("../setup.rs"),
    ];
    // These are the engine's, and begin keys that are put together.
    let elsewhere = ["refused-game-over", "refused-first-"];
    let [en, _] = Catalogue::both();
    let mut seen = BTreeSet::new();
    for source in sources {
        for piece in source.split('"').skip(1).step_by(2) {
            let starts = ["event-", "move-", "refused-", "draw-"];
            if starts.iter().any(|start| piece.starts_with(start))
                && !elsewhere.iter().any(|known| piece.starts_with(known))
            {
                assert!(en.0.contains_key(piece), "no words for {piece}");
                seen.insert(piece.to_owned());
            }
        }
    }
    let unused: Vec<&String> =
        en.0.keys()
            .filter(|key| ["event-", "move-", "draw-"].iter().any(|start| key.starts_with(start)))
            .filter(|key| !seen.contains(*key))
            .collect();
    assert!(unused.is_empty(), "words nobody says: {unused:?}");
}
