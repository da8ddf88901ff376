//! Looking at a table: what players have, what they are asked, what the map shows.

use super::Table;
use engine::{Play, Seat};
use terra_mystica::Question;
use terra_mystica::kinds::{Cult, Structure};
use terra_mystica::view::{HexView, PlayerView};

impl Table {
    /// `witches: 2 workers, bowls 5/7/0, fire 4, dwelling F3, card BON5 …`, all of it true.
    #[track_caller]
    pub fn has(&self, text: &str) {
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, facts) = line.split_once(": ").expect("`faction: fact, fact`");
            let player = self.player(who);
            for fact in facts.split(", ") {
                self.check_fact(&player, fact);
            }
        }
    }

    #[track_caller]
    fn check_fact(&self, player: &PlayerView, fact: &str) {
        let words: Vec<&str> = fact.split_whitespace().collect();
        let same = |found: String, wanted: &str| {
            assert_eq!(found, wanted, "{:?}: expected {fact}", player.faction);
        };
        match words.as_slice() {
            [number, what] if number.parse::<i32>().is_ok() => {
                same(self.amount(player, what).to_string(), number);
            }
            ["bowls", wanted] => same(slashed(&player.bowls), wanted),
            ["cults", wanted] => same(slashed(&player.cults), wanted),
            ["structures", wanted] => same(slashed(&player.structures), wanted),
            ["shipping", wanted] => same(player.shipping.to_string(), wanted),
            ["digging", wanted] => same(player.digging.to_string(), wanted),
            ["skips", wanted] => same(player.leap.to_string(), wanted),
            ["card", wanted] => same(player.card.unwrap_or("none").into(), wanted),
            ["favors", wanted @ ..] => same(player.favors.join(" "), &wanted.join(" ")),
            ["towns", wanted @ ..] => same(player.towns.join(" "), &wanted.join(" ")),
            ["bridge", wanted] => {
                let bridges = self.view().bridges;
                let mut own = bridges.iter().filter(|bridge| bridge.seat == player.seat);
                let found = own.any(|bridge| format!("{}:{}", bridge.a, bridge.b) == *wanted);
                assert!(found, "{:?} have no bridge {wanted}", player.faction);
            }
            ["town", hexes @ ..] => self.check_town(player.seat, hexes, true),
            ["no", "town", hexes @ ..] => self.check_town(player.seat, hexes, false),
            [structure, hexes @ ..] if structure_named(structure).is_some() => {
                for name in hexes {
                    let hex = self.hex(name);
                    let here = (hex.seat, hex.structure);
                    let wanted = (Some(player.seat), structure_named(structure));
                    assert_eq!(here, wanted, "expected a {structure} on {name}");
                }
            }
            [cult, wanted] => {
                let cult = Cult::ALL.into_iter().find(|known| known.id() == *cult);
                let cult = cult.unwrap_or_else(|| panic!("no fact `{fact}`"));
                same(player.cults[cult as usize].to_string(), wanted);
            }
            _ => panic!("no fact `{fact}`"),
        }
    }

    fn amount(&self, player: &PlayerView, what: &str) -> i32 {
        match what.trim_end_matches('s') {
            "worker" => player.workers.into(),
            "coin" => player.coins.into(),
            "priest" => player.priests.into(),
            "ordered" => player.priests_in_orders.into(),
            "point" => player.points.into(),
            "key" => player.keys.into(),
            "bridge" => player.bridges_left.into(),
            word => {
                let structure = structure_named(word);
                let structure = structure.unwrap_or_else(|| panic!("no amount of `{what}`"));
                player.structures[structure as usize].into()
            }
        }
    }

    #[track_caller]
    fn check_town(&self, seat: Seat, hexes: &[&str], town: bool) {
        for name in hexes {
            let hex = self.hex(name);
            assert_eq!((hex.seat, hex.town), (Some(seat), town), "expected town {town} on {name}");
        }
    }

    /// `E5 plains, F3 empty`: terrain of hexes, and that nothing stands there.
    #[track_caller]
    pub fn shows(&self, text: &str) {
        for fact in text.split(", ") {
            let (name, what) = fact.split_once(' ').expect("`hex fact`");
            let hex = self.hex(name);
            match what {
                "empty" => assert_eq!(hex.structure, None, "{name} is not empty"),
                terrain => assert_eq!(hex.terrain.map(|it| it.id()), Some(terrain), "{name}"),
            }
        }
    }

    #[track_caller]
    pub fn hex(&self, name: &str) -> HexView {
        let found = self.view().hexes.into_iter().find(|hex| hex.name == name);
        found.unwrap_or_else(|| panic!("no hex `{name}`"))
    }

    /// This seat, and no other, is asked this: `giants: take 3 power for 2 points`.
    #[track_caller]
    pub fn asks(&self, text: &str) {
        let asked = self.view().asked;
        let name = |seat: Seat| match self.view().players[seat.index()].faction {
            Some(faction) => faction.id().to_string(),
            None => format!("seat {seat}"),
        };
        let found: Vec<String> =
            asked.iter().map(|it| format!("{}: {}", name(it.seat), words(&it.question))).collect();
        assert_eq!(found.join("\n"), text);
    }

    /// Final points by source, or "if the game ended now": `witches: 18 network, 8 cults`.
    #[track_caller]
    pub fn scores(&self, text: &str) {
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, facts) = line.split_once(": ").expect("`faction: points source`");
            let score = self.game.score(self.seat(who));
            for fact in facts.split(", ") {
                let (points, source) = fact.split_once(' ').expect("`18 network`");
                let key = format!("source-{source}");
                let found = score.sources.iter().find(|(known, _)| *known == key);
                let found = found.map_or(0, |(_, points)| *points).to_string();
                assert_eq!(found, points, "{who}: {source}");
            }
        }
    }
}

pub(super) fn structure_named(word: &str) -> Option<Structure> {
    let singular = word.trim_end_matches('s');
    let known = Structure::ALL.into_iter().find(|it| it.id() == singular);
    known.or_else(|| (word == "sanctuaries").then_some(Structure::Sanctuary))
}

fn slashed(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
}

/// A question in the words of these tests.
fn words(question: &Question) -> String {
    match question {
        Question::ChooseFaction => "choose a faction".into(),
        Question::ChooseTerrain => "choose a terrain".into(),
        Question::PlaceDwelling => "place a dwelling".into(),
        Question::ChooseCard => "choose a card".into(),
        Question::TakeTurn { actions: 1 } => "take a turn".into(),
        Question::TakeTurn { actions } => format!("take {actions} actions"),
        Question::UseSpades { spades } => format!("use {spades} spades"),
        Question::BuildHere => "build or not".into(),
        Question::PlaceBridge => "place a bridge".into(),
        Question::StepCult { steps } => format!("step {steps}"),
        Question::TakeFavor { tiles } => format!("take {tiles} favor tiles"),
        Question::FoundTown { towns } => format!("take {towns} town tiles"),
        Question::EnterCult => "enter space 10".into(),
        Question::Ordain => "ordain priests".into(),
        Question::RideTo => "ride".into(),
        Question::FreeTradingHouse => "raise a trading house".into(),
        Question::Sandstorm => "raise a sandstorm".into(),
        Question::FinishTurn => "finish the turn".into(),
        Question::AnswerOffer { power, points, .. } => {
            format!("take {power} power for {points} points")
        }
        Question::LoseSteps { steps } => format!("lose {steps} steps"),
        Question::BuyToken => "buy a token".into(),
        Question::PriestOrTerrain => "priest or terrain".into(),
    }
}
