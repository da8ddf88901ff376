//! Lists of effects become steps.

use super::mistake::Mistake;
use super::written::{Content, Value, Variant, Written};
use super::{COMPOUND, Compiler, Link, Place};
use crate::chain::compound::only_question;
use crate::chain::{Nature, NodeId, Op, Parts, RootId, Vocabulary};
use serde::Deserialize;

impl<R: Vocabulary> Compiler<R> {
    /// Compiles a list; its first step, or none if it is empty.
    pub(super) fn list(&mut self, place: Place<'_>, path: &str, written: &Written) -> NodeId {
        let items = self.items(place.source, written);
        let mut next = NodeId::NONE;
        for (at, item) in items.iter().enumerate().rev() {
            let name = match item.field("as").map(|name| (name.word(), name)) {
                None => format!("{path}/{at}"),
                Some((Some(name), _)) => {
                    format!("{}/{name}", self.program.roots[place.root.0 as usize].name)
                }
                Some((None, other)) => {
                    let mistake = Mistake::at(&other.at, "`as` wants a name");
                    self.problems.add(place.source.problem(mistake, &other.at));
                    continue;
                }
            };
            if self.program.step(&name).is_some() {
                let mistake = Mistake::at(&item.at, format!("the step `{name}` is there twice"));
                self.problems.add(place.source.problem(mistake, &item.at));
            }
            // Its name first, so that steps are numbered from the outside in.
            let id = self.add(place.root, &name, Op::Nothing, next);
            match self.op(place, id, &name, item) {
                Ok(op) => {
                    self.program.nodes[id.index()].op = op;
                    next = id;
                }
                Err(mistake) => self.problems.add(place.source.problem(mistake, &item.at)),
            }
        }
        next
    }

    fn op(
        &mut self,
        place: Place<'_>,
        id: NodeId,
        path: &str,
        item: &Written,
    ) -> Result<Op<R>, Mistake> {
        let fields = item.fields().ok_or_else(|| {
            Mistake::at(&item.at, format!("{} where `{{ do = … }}` is wanted", item.what()))
        })?;
        let word = item.field("do").and_then(Written::word);
        let word = word.ok_or_else(|| Mistake::at(&item.at, "the field `do` is missing"))?;
        let expect = |known: &[&str]| {
            let own = |name: &str| name == "do" || name == "as" || known.contains(&name);
            match fields.iter().find(|field| !own(&field.name)) {
                None => Ok(()),
                Some(field) => Err(Mistake::unknown("field", &field.name, known).placed(&field.at)),
            }
        };
        let wanted = |name: &'static str| {
            item.field(name)
                .ok_or_else(|| Mistake::at(&item.at, format!("the field `{name}` is missing")))
        };
        Ok(match word {
            "any_order" | "first_of" | "choose" => {
                expect(if word == "choose" { &["n", "of"] } else { &["of"] })?;
                let of = wanted("of")?;
                let parts = self.parts(place, path, of);
                let n = item.field("n").map(u8::deserialize).transpose()?.unwrap_or(1);
                let most = if n > 1 { 8 } else { 16 };
                if parts.count == 0 || parts.count > most || n == 0 || n > parts.count {
                    let what = format!("1 to {most} parts are wanted, and not more to choose");
                    return Err(Mistake::at(&of.at, what));
                }
                if word != "first_of" && !R::PICKS {
                    return Err(Mistake::at(&item.at, "this game has no move that picks a part"));
                }
                match word {
                    "any_order" => Op::AnyOrder(parts),
                    "first_of" => Op::FirstOf(parts),
                    _ => Op::Choose(parts, n),
                }
            }
            "may" => {
                expect(&["then"])?;
                let then = self.list(place, path, wanted("then")?);
                if !R::ASKS_WHETHER && only_question(&self.program, then).is_none() {
                    let what = "this game asks no more than a verb asks: one that does, alone";
                    return Err(Mistake::at(&item.at, what));
                }
                Op::May(then)
            }
            "pay" => {
                expect(&["cost", "then"])?;
                let cost = verb::<R>(wanted("cost")?, Some("cost"))?;
                Op::Pay(cost, self.list(place, path, wanted("then")?))
            }
            "for_each" => {
                expect(&["who", "then"])?;
                let who = R::Group::deserialize(wanted("who")?)?;
                Op::ForEach(who, self.list(place, path, wanted("then")?))
            }
            "if" => {
                expect(&["cond", "then", "else"])?;
                let test = R::Test::deserialize(wanted("cond")?)?;
                let then = self.list(place, path, wanted("then")?);
                let otherwise = item.field("else").cloned().unwrap_or_default();
                Op::If(test, then, self.list(place, &format!("{path}/else"), &otherwise))
            }
            "together" => {
                expect(&["who", "then"])?;
                let who = R::Group::deserialize(wanted("who")?)?;
                let then = wanted("then")?;
                let verb = verb::<R>(then, None)?;
                if matches!(R::nature(verb), Nature::Sure | Nature::Plain) {
                    return Err(Mistake::at(
                        &then.at,
                        "a verb that asks nothing has no sealed answer",
                    ));
                }
                Op::Together(who, verb)
            }
            "happens" => {
                expect(&["when"])?;
                Op::Happens(R::When::deserialize(wanted("when")?)?)
            }
            "run" | "instead_of" => {
                expect(&["root"])?;
                let root = wanted("root")?;
                let name = root.word().ok_or_else(|| {
                    Mistake::at(&root.at, format!("{} where a name is wanted", root.what()))
                })?;
                let unknown = place.source.problem(Mistake::at(&root.at, ""), &root.at);
                self.links.push(Link { node: id, root: name.to_string(), place: unknown });
                if word == "run" { Op::Run(NodeId::NONE) } else { Op::InsteadOf(RootId::default()) }
            }
            _ => {
                let verb = verb::<R>(item, None)?;
                match R::nature(verb) {
                    Nature::Sure | Nature::Plain => Op::Just(verb),
                    Nature::Asks => Op::Do(verb),
                    Nature::Pauses => Op::Pause(verb),
                    Nature::Always => Op::Ask(verb),
                }
            }
        })
    }

    fn parts(&mut self, place: Place<'_>, path: &str, of: &Written) -> Parts {
        let lists: Vec<NodeId> = self
            .items(place.source, of)
            .iter()
            .zip('a'..='z')
            .map(|(part, letter)| self.list(place, &format!("{path}{letter}"), part))
            .collect();
        let parts = Parts {
            first: self.program.parts.len() as u16,
            count: lists.len().min(u8::MAX.into()) as u8,
        };
        self.program.parts.extend(lists);
        parts
    }
}

/// Reads a verb: the word after `do` and the fields beside it.
fn verb<R: Vocabulary>(written: &Written, usual: Option<&'static str>) -> Result<R::Verb, Mistake> {
    let Value::Table(_) = &written.value else {
        let what = format!("{} where a verb is wanted", written.what());
        return Err(Mistake::at(&written.at, what));
    };
    let (word, at) = match (written.field("do"), usual) {
        (Some(word), _) => {
            let name = word.word().ok_or_else(|| Mistake::at(&word.at, "`do` wants a word"))?;
            (name, &word.at)
        }
        (None, Some(usual)) => (usual, &written.at),
        (None, None) => return Err(Mistake::at(&written.at, "the field `do` is missing")),
    };
    let content = Content::Beside(written, &["do", "as"]);
    R::Verb::deserialize(Variant { word, at, content }).map_err(|mistake| {
        if mistake.at.as_ref() != Some(at) || !mistake.what.starts_with("unknown word") {
            return mistake;
        }
        let what = mistake.what.replacen("unknown word", "unknown verb", 1);
        // A mistyped word may have meant a compound step.
        match crate::content::nearest(word, COMPOUND) {
            Some(near) if !what.contains("did you mean") => {
                Mistake::at(at, format!("unknown verb `{word}`, did you mean `{near}`?"))
            }
            _ => Mistake { what, ..mistake },
        }
    })
}
