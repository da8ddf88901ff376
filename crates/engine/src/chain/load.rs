//! Effects from tables: read with the place of every word, compiled once into steps.
//!
//! | | |
//! |---|---|
//! | verb | `{ do = "gain_resource", resource = "coin", n = 1 }`: the fields are those of the Rust variant |
//! | in order | a list |
//! | groups | `{ do = "any_order", of = [[…], […]] }`, `{ do = "choose", n = 1, of = […] }`, `{ do = "first_of", of = […] }` |
//! | optional | `{ do = "may", then = […] }`, `{ do = "pay", cost = { … }, then = […] }`: a cost is a verb; one without `do` is the verb `cost` |
//! | others | `{ do = "for_each", who = "neighbours", then = […] }`, `{ do = "together", who = "all", then = { do = "vote" } }` |
//! | tests | `{ do = "if", cond = "first_in_era", then = […], else = […] }`, `cond = { track = "military" }` |
//! | told | `{ do = "happens", when = "advance" }` |
//! | other lists | `{ do = "run", root = "step" }`, `{ do = "instead_of", root = "step" }` or a step by its name |
//! | triggers | `{ on = "advance", who = "opponent", cond = …, optional = true, once = true, then = […] }` |
//! | modifiers | `{ advance_price = -1 }` |
//!
//! `who` of a trigger is `self`, `opponent`, `anyone` or a group of the game, as seen from the owner.
//! Every step may have `as = "name"`: it is saved under that name however the list is edited.
//!
//! What a game's tables may say is its [`Vocabulary`]; every mistake is told with its place and the likely word:
//!
//! ```
//! use engine::chain::{Compiler, Nature, Never, Source, Vocabulary, load};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
//! #[serde(rename_all = "snake_case", deny_unknown_fields)]
//! enum Verb {
//!     Sow { fields: u8 },
//!     Sell {},
//! }
//!
//! struct Farm;
//! impl Vocabulary for Farm {
//!     type Verb = Verb;
//!     type Test = Never;
//!     type Group = Never;
//!     type When = Never;
//!     type Key = Never;
//!     fn nature(_: Verb) -> Nature {
//!         Nature::Asks
//!     }
//! }
//!
//! let compiled = |text| {
//!     let mut compiler = Compiler::<Farm>::default();
//!     load::read_roots(&mut compiler, Source { file: "farm.toml", text });
//!     compiler.finish()
//! };
//! let text = r#"
//! [year]
//! spring = [{ do = "sow", fields = 2 }, { do = "may", then = [{ do = "sell" }] }]
//! "#;
//! let farm = compiled(text).unwrap();
//! let spring = farm.first(farm.root("spring").unwrap());
//! assert_eq!(farm.name(spring), "spring/0");
//! assert_eq!(farm.node(spring).op.word(), "sow");
//!
//! let text = text.replace("sow\", fields", "sow\", feilds").replace("sell", "sel");
//! let told = compiled(&text).unwrap_err().to_string();
//! assert!(told.contains("farm.toml:3:25: unknown field `feilds`, did you mean `fields`?"));
//! assert!(told.contains("farm.toml:3:68: unknown verb `sel`, did you mean `sell`?"));
//! let text = "[year]\nspring = [{ do = \"run\", root = \"spring\" }]";
//! assert!(compiled(text).unwrap_err().to_string().contains("`spring` runs itself"));
//! ```

mod mistake;
mod procedures;
mod steps;
mod written;

pub use mistake::Mistake;
pub use written::Written;

use super::program::{Card, Root, Trigger, Who};
use super::{CardId, Listed, Node, NodeId, Op, Program, RootId, Vocabulary};
use crate::content::{Problem, Problems, line_and_column};
use serde::Deserialize;
use std::ops::Range;
use written::{Content, Value, Variant};

/// Words after `do` that the engine knows itself.
const COMPOUND: [&str; 11] = [
    "any_order",
    "choose",
    "first_of",
    "may",
    "pay",
    "for_each",
    "if",
    "together",
    "happens",
    "run",
    "instead_of",
];

/// Compiles the effects of all tables of a game, noting every mistake.
///
/// Hand it all roots and cards, then [`Compiler::finish`]. Steps are named after their root and the
/// way to them: `conquest/1`.
#[derive(Debug)]
pub struct Compiler<R: Vocabulary> {
    program: Program<R>,
    problems: Problems,
    /// Words that name other roots, looked up when all are known.
    links: Vec<Link>,
}

#[derive(Debug)]
struct Link {
    node: NodeId,
    root: String,
    place: Problem,
}

/// The table a piece of TOML stands in, for the place of mistakes.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The file's name, for complaints.
    pub file: &'a str,
    /// All of it, for the places of mistakes.
    pub text: &'a str,
}

impl Source<'_> {
    fn problem(&self, mistake: Mistake, at: &Range<usize>) -> Problem {
        let start = mistake.at.as_ref().unwrap_or(at).start;
        let (line, column) = line_and_column(self.text, start);
        Problem { file: self.file.to_string(), line, column, what: mistake.what }
    }
}

/// Where a list stands while it is compiled.
#[derive(Clone, Copy)]
struct Place<'a> {
    source: Source<'a>,
    root: RootId,
}

impl<R: Vocabulary> Default for Compiler<R> {
    fn default() -> Self {
        Compiler { program: Program::default(), problems: Problems::default(), links: Vec::new() }
    }
}

impl<R: Vocabulary> Compiler<R> {
    /// A named list of effects. Roots of one `table` join one group; `rule` is cited when something
    /// else is answered. A name may be given only once.
    pub fn root(
        &mut self,
        source: Source<'_>,
        table: &str,
        name: &str,
        rule: &str,
        effects: &Written,
    ) -> RootId {
        let root = RootId(self.program.roots.len() as u16);
        if self.program.root(name).is_some() {
            let what = format!("`{name}` is there twice");
            self.problems.add(source.problem(Mistake::at(&effects.at, what), &effects.at));
        }
        self.program.roots.push(Root {
            name: name.to_string(),
            table: table.to_string(),
            rule: rule.to_string(),
            first: NodeId::NONE,
        });
        let first = self.list(Place { source, root }, name, effects);
        self.program.roots[root.0 as usize].first = first;
        root
    }

    /// A card with what it changes and what it listens to while it is in play. Its triggers are roots
    /// of their own, named after card and event (`beacon/shipwreck`): no other root may have that name.
    pub fn card(
        &mut self,
        source: Source<'_>,
        name: &str,
        rule: &str,
        modifiers: &Written,
        triggers: &Written,
    ) -> CardId {
        let id = CardId(self.program.cards.len() as u16);
        if self.program.card(name).is_some() {
            let what = format!("the card `{name}` is there twice");
            self.problems.add(source.problem(Mistake::at(&triggers.at, what), &triggers.at));
        }
        let modifiers = self.modifiers(source, modifiers);
        let card = Card { name: name.to_string(), triggers: Vec::new(), modifiers };
        self.program.cards.push(card);
        let (mut compiled, mut once) = (Vec::new(), 0);
        for written in self.items(source, triggers) {
            match self.trigger(source, id, name, rule, written, &mut once) {
                Ok(trigger) => compiled.push(trigger),
                Err(mistake) => self.problems.add(source.problem(mistake, &written.at)),
            }
        }
        self.program.cards[id.0 as usize].triggers = compiled;
        id
    }

    /// The program, or every mistake that was found.
    ///
    /// # Errors
    /// Every mistake, with file, line and column.
    pub fn finish(mut self) -> Result<Program<R>, Problems> {
        let links = std::mem::take(&mut self.links);
        for Link { node, root, place } in &links {
            let (node, mut place) = (*node, place.clone());
            let found = match (self.program.root(root), self.program.step(root)) {
                (Some(root), _) => Some(match self.program.nodes[node.index()].op {
                    Op::InsteadOf(_) => Op::InsteadOf(root),
                    _ => Op::Run(self.program.first(root)),
                }),
                (None, Some(step)) => match self.program.nodes[node.index()].op {
                    Op::InsteadOf(_) => Some(Op::InsteadOfStep(step)),
                    _ => None,
                },
                (None, None) => None,
            };
            match found {
                Some(op) => self.program.nodes[node.index()].op = op,
                None => {
                    let known: Vec<_> =
                        self.program.roots.iter().map(|root| root.name.as_str()).collect();
                    place.what = match self.program.step(root) {
                        Some(_) => format!("`{root}` is a step; only a whole root can be run"),
                        None => Mistake::unknown("root", root, &known).what,
                    };
                    self.problems.add(place);
                }
            }
        }
        self.find_loops(&links);
        if self.program.nodes.len() > u16::MAX as usize
            || self.program.parts.len() > u16::MAX.into()
        {
            let what = "more steps than 65,535".to_string();
            self.problems.add(Problem { file: "effects".into(), line: 0, column: 0, what });
        }
        self.problems.or(self.program)
    }

    /// Lists that run each other round and round would never end.
    fn find_loops(&mut self, links: &[Link]) {
        let runs = links.iter().filter_map(|link| match self.program.nodes[link.node.index()].op {
            Op::Run(to) if !to.is_none() => {
                let root_of = |node: NodeId| self.program.root_of[node.index()];
                Some((root_of(link.node), root_of(to), &link.place))
            }
            _ => None,
        });
        let runs: Vec<(RootId, RootId, &Problem)> = runs.collect();
        for &(start, first, place) in &runs {
            let mut reached = vec![first];
            let mut at = 0;
            while let Some(&here) = reached.get(at) {
                let further = runs.iter().filter(|(from, ..)| *from == here).map(|(_, to, _)| *to);
                for to in further.collect::<Vec<_>>() {
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
                at += 1;
            }
            if reached.contains(&start) {
                let name = &self.program.roots[start.0 as usize].name;
                let what = format!("`{name}` runs itself, directly or by way of others");
                self.problems.add(Problem { what, ..place.clone() });
                // One is enough: the others are the same circle.
                return;
            }
        }
    }

    fn items<'w>(&mut self, source: Source<'_>, written: &'w Written) -> &'w [Written] {
        if written.is_missing() {
            return &[];
        }
        written.items().unwrap_or_else(|| {
            let what = format!("{} where a list is wanted", written.what());
            self.problems.add(source.problem(Mistake::at(&written.at, what), &written.at));
            &[]
        })
    }

    fn modifiers(&mut self, source: Source<'_>, written: &Written) -> Vec<(usize, i8)> {
        let mut modifiers = Vec::new();
        if written.is_missing() {
            return modifiers;
        }
        let Some(fields) = written.fields() else {
            let what = format!("{} where `{{ key = number }}` is wanted", written.what());
            self.problems.add(source.problem(Mistake::at(&written.at, what), &written.at));
            return modifiers;
        };
        for field in fields {
            let word = Variant { word: &field.name, at: &field.at, content: Content::None };
            let key = R::Key::deserialize(word).map_err(|mistake| mistake.placed(&field.at));
            let number = i8::deserialize(&field.value);
            match (key, number) {
                (Ok(key), Ok(number)) if R::bounds(key).contains(&number) => {
                    modifiers.push((key.index(), number));
                }
                (Ok(key), Ok(number)) => {
                    let (least, most) = R::bounds(key).into_inner();
                    let what = format!("{number} where {least} to {most} is wanted");
                    let mistake = Mistake::at(&field.value.at, what);
                    self.problems.add(source.problem(mistake, &field.at));
                }
                (key, number) => {
                    for mistake in key.err().into_iter().chain(number.err()) {
                        self.problems.add(source.problem(mistake, &field.at));
                    }
                }
            }
        }
        modifiers
    }

    fn trigger(
        &mut self,
        source: Source<'_>,
        card: CardId,
        name: &str,
        rule: &str,
        written: &Written,
        once_so_far: &mut u8,
    ) -> Result<Trigger<R>, Mistake> {
        #[derive(Deserialize)]
        #[serde(
            deny_unknown_fields,
            bound(deserialize = "W: Deserialize<'de>, T: Deserialize<'de>")
        )]
        struct Row<W, T> {
            on: W,
            who: String,
            #[serde(default)]
            cond: Option<T>,
            #[serde(default)]
            optional: bool,
            #[serde(default)]
            once: bool,
            #[serde(rename = "then")]
            _then: serde::de::IgnoredAny,
        }
        let row = Row::<R::When, R::Test>::deserialize(written)?;
        let place_of_who = written.field("who").map_or(&written.at, |who| &who.at);
        let who = match row.who.as_str() {
            "self" => Who::Own,
            "opponent" => Who::Others,
            "anyone" => Who::Anyone,
            word => {
                let variant = Variant { word, at: place_of_who, content: Content::None };
                let group = R::Group::deserialize(variant);
                Who::Group(group.map_err(|mut mistake| {
                    mistake.what.push_str("; or `self`, `opponent`, `anyone`");
                    mistake
                })?)
            }
        };
        let then = written.field("then").cloned().unwrap_or_default();
        let base = format!("{name}/{}", super::words::id_of(&row.on));
        let taken = |name: &String| self.program.root(name).is_some();
        let names = std::iter::once(base.clone()).chain((2..).map(|n| format!("{base}-{n}")));
        let root_name = names.into_iter().find(|name| !taken(name)).unwrap_or(base);
        let root = self.root(source, name, &root_name, rule, &then);
        let mut first = self.program.first(root);
        let once = row.once.then_some(*once_so_far);
        if let Some(once) = once {
            if once == 8 {
                return Err(Mistake::at(
                    &written.at,
                    "a card has at most eight triggers that work once",
                ));
            }
            *once_so_far += 1;
            first = self.add(root, &format!("{root_name}/once"), Op::Spend(card, once), first);
        }
        if row.optional {
            first = self.add(root, &format!("{root_name}/may"), Op::May(first), NodeId::NONE);
        }
        self.program.roots[root.0 as usize].first = first;
        Ok(Trigger { on: row.on, who, cond: row.cond, once, then: first })
    }

    fn add(&mut self, root: RootId, name: &str, op: Op<R>, next: NodeId) -> NodeId {
        let id = NodeId(self.program.nodes.len() as u16);
        self.program.nodes.push(Node { op, next });
        self.program.names.push(name.to_string());
        self.program.root_of.push(root);
        self.program.by_name.insert(name.to_string(), id);
        id
    }
}

/// Reads a file that holds nothing but roots, table by table: `[owed]`, `favor = [{ do = … }]`. The
/// rule of a root stands beside it in `[owed.rules]`.
pub fn read_roots<R: Vocabulary>(compiler: &mut Compiler<R>, source: Source<'_>) {
    let tables: Written = match toml::from_str::<Tables>(source.text) {
        Ok(Tables(tables)) => tables,
        Err(error) => {
            let at = error.span().unwrap_or_default();
            let mistake = Mistake::at(&at, error.message().trim().replace('\n', ", "));
            compiler.problems.add(source.problem(mistake, &at));
            return;
        }
    };
    for table in tables.fields().unwrap_or_default() {
        let rules = table.value.field("rules");
        for root in table.value.fields().unwrap_or_default() {
            if root.name != "rules" {
                let rule = rules.and_then(|rules| rules.field(&root.name)?.word());
                compiler.root(source, &table.name, &root.name, rule.unwrap_or(""), &root.value);
            }
        }
    }
}

/// A whole file, which has no place of its own.
struct Tables(Written);

impl<'de> Deserialize<'de> for Tables {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Tables(Written { at: 0..0, value: Value::deserialize(from)? }))
    }
}
