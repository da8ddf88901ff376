//! What the rules speak of at all.

use super::{Answer, Offers};

/// Every move the rules speak of, possible now or not: those that are offered, and those whose
/// requirements are stated. A verb with places is mentioned as it was stated, and wherever it is
/// possible.
#[derive(Clone, Debug)]
pub struct Mentioned<M>(pub Vec<M>);

impl<M> Default for Mentioned<M> {
    fn default() -> Self {
        Mentioned(Vec::new())
    }
}

impl<M: Answer> Offers<M> for Mentioned<M> {
    const EXPLAINS: bool = true;

    fn one(&mut self, mv: M) {
        if !self.0.contains(&mv) {
            self.0.push(mv);
        }
    }
    fn each(&mut self, places: M::Places, verb: M) {
        super::Places::each(places, |place| self.one(verb.at(place)));
    }
    fn wants(&mut self, verb: M, _aimed: bool) -> bool {
        self.one(verb);
        true
    }
}
