//! Chains and cards in play as JSON for people: steps by their names, cards by theirs.
//!
//! `{ "do": "conquest/1", "is": "if", "seat": 3, "about": … }`. A name is the root and the way to the
//! step, so that tables may grow without renaming anything that waits. `is` says what the step was,
//! so that a changed effect is a sentence at load, never another step.

use super::{CardId, Chain, Entry, InPlay, NodeId, Rules, Task, Tasks};
use crate::Seat;
use crate::content::nearest;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedTask<A: Default + PartialEq> {
    #[serde(rename = "do")]
    step: String,
    is: String,
    seat: Seat,
    #[serde(default, skip_serializing_if = "is_default")]
    done: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    tied: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    about: A,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// From the bottom to the top: the last one is next.
impl<R: Rules, const N: usize> Serialize for Chain<R, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let program = R::program();
        to.collect_seq(self.as_slice().iter().map(|task| SavedTask {
            step: program.name(task.node).to_string(),
            is: program.node(task.node).op.word().to_string(),
            seat: task.seat,
            done: task.done,
            tied: task.tied,
            about: task.about,
        }))
    }
}

impl<'de, R: Rules, const N: usize> Deserialize<'de> for Chain<R, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let saved = Vec::<SavedTask<R::About>>::deserialize(from)?;
        if saved.len() > N {
            return Err(D::Error::custom(format_args!(
                "{} tasks wait, at most {N} can",
                saved.len()
            )));
        }
        let mut chain = Chain::default();
        for SavedTask { step, is, seat, done, tied, about } in saved {
            let node = found::<R>(&step, &is).map_err(D::Error::custom)?;
            chain.push(Task { node, seat, done, tied, about });
        }
        Ok(chain)
    }
}

/// The step of this name, if it still is what it was.
fn found<R: Rules>(name: &str, is: &str) -> Result<NodeId, String> {
    let program = R::program();
    let Some(node) = program.step(name) else {
        let near = nearest(name, program.by_name.keys().map(String::as_str));
        let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        return Err(format!("the tables have no step `{name}`{hint}"));
    };
    let now = program.node(node).op.word();
    if now != is {
        return Err(format!(
            "`{name}` was `{is}` when it was saved, but is `{now}` in these tables"
        ));
    }
    Ok(node)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCard {
    card: String,
    /// The card it copies.
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    acts_as: Option<String>,
    /// Missing: it counts for every seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_default")]
    spent: u8,
}

impl<R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> Serialize
    for InPlay<R, N, S, W, K>
{
    fn serialize<Z: Serializer>(&self, to: Z) -> Result<Z::Ok, Z::Error> {
        let name = |card: CardId| {
            R::program().acts(card).map_or_else(String::new, |card| card.name.clone())
        };
        to.collect_seq(self.list().iter().map(|entry| SavedCard {
            card: name(entry.card),
            acts_as: (entry.acts_as != entry.card).then(|| name(entry.acts_as)),
            owner: entry.owner,
            spent: entry.spent,
        }))
    }
}

impl<'de, R: Rules, const N: usize, const S: usize, const W: usize, const K: usize> Deserialize<'de>
    for InPlay<R, N, S, W, K>
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let known = |name: &str| {
            let cards = R::program().cards().iter().map(|card| card.name.as_str());
            R::program().card(name).ok_or_else(|| {
                let hint = nearest(name, cards).map(|near| format!("; did you mean `{near}`?"));
                D::Error::custom(format_args!("no card `{name}`{}", hint.unwrap_or_default()))
            })
        };
        let mut entries = Vec::new();
        for saved in Vec::<SavedCard>::deserialize(from)? {
            let card = known(&saved.card)?;
            let acts_as = saved.acts_as.map_or(Ok(card), |name| known(&name))?;
            if saved.owner.is_some_and(|seat| seat.index() >= S) {
                return Err(D::Error::custom(format_args!("`{}` belongs to nobody", saved.card)));
            }
            entries.push(Entry { card, acts_as, owner: saved.owner, spent: saved.spent });
        }
        let count = entries.len();
        InPlay::from_list(&entries).ok_or_else(|| {
            D::Error::custom(format_args!("{count} cards are in play, at most {N} can be"))
        })
    }
}
