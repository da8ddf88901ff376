//! Both catalogues say the same things, and everything the game can say is in them.

use super::*;
use crate::kinds::Level;
use crate::refusals::tests::wander;
use crate::save::phase_id;
use crate::state::Phase;
use engine::rulebook::Rulebook;
use engine::{Answer, Arg, Chance, Game, Manners, Play, Secrets, Silence, Spoken};
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
                    // A form of a name (`$piece-the`) is that name.
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
        let words = RiseAndFall::PROFILE.words;
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
            match arg {
                Arg::Name(key) => {
                    assert!(self.needs(key).is_empty(), "the name {key} has parameters");
                }
                Arg::Said(message) => self.expect(message),
                Arg::Number(_) | Arg::Text(_) => {}
            }
        }
    }
}

#[test]
fn both_catalogues_have_the_same_keys_and_variables() {
    let [en, fr] = Catalogue::both();
    let keys = |catalogue: &Catalogue| catalogue.0.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(keys(&en), keys(&fr));
    for key in keys(&en) {
        assert_eq!(en.needs(&key), fr.needs(&key), "variables of {key}");
    }
}

#[test]
fn everything_said_in_random_games_has_words_and_rules() {
    let catalogues = Catalogue::both();
    let rulebook = Rulebook::parse(RiseAndFall::PROFILE.rules.en);
    let expect = |message: &Message| catalogues.iter().for_each(|words| words.expect(message));
    let mut rules: BTreeSet<&'static str> = BTreeSet::new();
    wander(1, |table, luck| {
        for seat in table.asked().iter() {
            let question = table.question(seat).expect("an asked seat has a question");
            expect(&table.describe_question(&question));
            let moves = table.legal_moves(seat);
            let mv = moves[luck.below(moves.len() as u32) as usize];
            expect(&table.describe_move(seat, mv));
            let mut events = Vec::new();
            let mut next = table.clone();
            next.apply(seat, mv, luck, &mut events);
            for event in events {
                let (message, rule) = next.describe(&event);
                expect(&message);
                rules.insert(rule);
                for viewer in [engine::Viewer::Spectator, engine::Viewer::Seat(seat)] {
                    let told = RiseAndFall::told(&event, viewer).expect("everybody hears it");
                    expect(&next.describe(&told).0);
                }
            }
            for source in next.score(seat).sources {
                expect(&Message::new(source.0));
            }
            for number in [luck.below(Move::NUMBERS), luck.below(13_000)] {
                let mv = Move::from_number(number).unwrap_or_default();
                expect(&table.describe_move(seat, mv));
                if let Err(refusal) = table.check_move(seat, mv)
                    && refusal.rule.starts_with("RF-")
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
    Kind::ALL.iter().for_each(|&kind| {
        expect(piece_key(kind));
    });
    Terrain::ALL.iter().for_each(|&terrain| expect(terrain_key(terrain)));
    TileKind::ALL.iter().for_each(|&tile| expect(tile_key(tile)));
    Resource::ALL.iter().for_each(|&resource| expect(resource_key(resource)));
    Deed::ALL.iter().for_each(|&deed| expect(deed_key(deed)));
    Guild::ALL.iter().for_each(|&guild| {
        expect(format!("{}-effect", guild_key(guild)));
        expect(guild_key(guild));
    });
    (0..8).for_each(|seat| expect(civ_key(Seat(seat))));
    crate::content::content().worlds.iter().for_each(|world| expect(format!("world-{}", world.id)));
    for tale in Tale::ALL.iter().copied() {
        expect(tale_key(tale));
        expect(format!("{}-effect", tale_key(tale)));
    }
    for npc in Npc::ALL.iter().copied() {
        expect(npc_key(npc));
        expect(format!("{}-effect", npc_key(npc)));
    }
    for objective in &crate::content::content().npcs.objectives {
        expect(format!("objective-{}", objective.id));
    }
    Monument::ALL.iter().for_each(|&monument| expect(monument_key(monument)));
    use Phase::{Actions, BuyBack, Creatures, Decline, Deploy, Guilds, Over, Select, Swap, World};
    let early = [Guilds, World, Deploy, Creatures, Select, Actions];
    for phase in early.into_iter().chain([Decline, BuyBack, Swap, Phase::Event, Over]) {
        expect(format!("phase-{}", phase_id(phase)));
    }
    assert_eq!(Level::ALL.len(), 4);
    for option in RiseAndFall::options() {
        expect(format!("option-{}", option.key));
        for value in option.values.words() {
            expect(format!("option-{}-{value}", option.key));
        }
    }
    let table = RiseAndFall::set_up(
        &crate::Setup::for_seats(2),
        &mut engine::Quick::new(1, 1),
        &mut Silence,
    );
    let table = table.expect("a table");
    for (key, _) in table.holdings(Seat(0)) {
        let message = Message::new(key).number("count", 2);
        catalogues.iter().for_each(|words| words.expect(&message));
    }
}

#[test]
fn campaign_sheets_have_words() {
    use crate::campaign::GameSheet;
    let catalogues = Catalogue::both();
    let say = |message: &Message| {
        catalogues.iter().for_each(|words| words.expect(message));
        message.key.clone()
    };
    for won in [true, false] {
        let sheet = GameSheet {
            world: "built".into(),
            guilds: vec![vec![Guild::Winged], Vec::new()],
            independence: 1,
            objective: "faith".into(),
            objective_level: 1,
            imposed: vec![Kind::Temple],
            npcs: vec![(Npc::Pirate, 2)],
            difficulty: 2,
            renown_each: 1,
            hardcore: true,
            points: vec![30, 20, 10],
            won,
        };
        assert!(sheet.rows(&["Ada".into(), "Bob".into()], &say).len() >= 12);
    }
}
