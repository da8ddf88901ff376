//! Requirements, said once: what a move needs, and which need was not met.

use super::{Answer, Offers, Places};
use crate::Refusal;
use std::marker::PhantomData;

/// States what a move needs; handed out by [`Offers::given`] and [`Offers::given_at`].
#[derive(Debug)]
pub struct Need<'a, O, M> {
    listener: &'a mut O,
    of: PhantomData<M>,
}

impl<'a, M: Answer, O: Offers<M>> Need<'a, O, M> {
    #[inline(always)]
    pub(super) fn of(listener: &'a mut O) -> Self {
        Need { listener, of: PhantomData }
    }

    /// A requirement of the move as a whole. `None` if it is not met: end with `?`.
    #[inline(always)]
    pub fn that(&mut self, met: bool, why: impl FnOnce() -> Refusal) -> Option<()> {
        if O::EXPLAINS {
            self.listener.hears(met, why);
        }
        met.then_some(())
    }

    /// Thins out places: of `places` only those in `keep` meet this requirement. `why` is told the
    /// place it is asked about.
    #[inline(always)]
    pub fn only(
        &mut self,
        places: M::Places,
        keep: M::Places,
        why: impl FnOnce(u16) -> Refusal,
    ) -> M::Places {
        if O::EXPLAINS {
            let aim = self.listener.aim();
            // A place that fell out before has had its objection.
            if places.has(aim) {
                self.listener.hears(keep.has(aim), || why(aim));
            }
        }
        places.and(keep)
    }

    /// The places that meet requirements of their own, found all at once by the caller. Who wants reasons hears
    /// the requirements of the place in question, which must come to the same.
    #[inline(always)]
    pub fn each(
        &mut self,
        keep: M::Places,
        requirements: impl FnOnce(&mut Self, u16) -> Option<()>,
    ) -> M::Places {
        if O::EXPLAINS {
            let aim = self.listener.aim();
            let met = requirements(self, aim).is_some();
            debug_assert_eq!(met, keep.has(aim), "place {aim} is offered otherwise than explained");
        }
        keep
    }
}

/// Requirements that are stated once and asked for in two ways: [`Whether`] something is possible, at the price of plain
/// conditions, and why not, by a [`Need`] of an offer.
///
/// ```
/// use engine::{Refusal, Requires, Whether};
///
/// fn buys(to: &mut impl Requires, coins: u8, workers: u8) -> Option<()> {
///     to.that(coins >= 3, || Refusal::plain("EX-1", "too-dear"))?;
///     to.that(workers > 0, || Refusal::plain("EX-2", "no-worker"))
/// }
/// assert!(buys(&mut Whether, 3, 1).is_some() && buys(&mut Whether, 3, 0).is_none());
/// ```
pub trait Requires {
    /// One requirement. `None` if it is not met: end with `?`.
    fn that(&mut self, met: bool, why: impl FnOnce() -> Refusal) -> Option<()>;
}

/// Asks whether requirements are met and hears no reasons.
#[derive(Clone, Copy, Debug, Default)]
pub struct Whether;

impl Requires for Whether {
    #[inline(always)]
    fn that(&mut self, met: bool, _: impl FnOnce() -> Refusal) -> Option<()> {
        met.then_some(())
    }
}

impl<M: Answer, O: Offers<M>> Requires for Need<'_, O, M> {
    #[inline(always)]
    fn that(&mut self, met: bool, why: impl FnOnce() -> Refusal) -> Option<()> {
        Need::that(self, met, why)
    }
}

/// "Why is this one not legal?" Of several ways to the same move, the one that came furthest speaks:
/// the nearest miss is what a player wants to hear about.
///
/// ```
/// # use engine::{Answer, Offers, Refusal, Why};
/// # #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
/// # struct Move(u8);
/// # impl Answer for Move {
/// #     type Places = u64;
/// #     fn at(self, place: u16) -> Self { Move(place as u8) }
/// #     fn place(self) -> u16 { self.0.into() }
/// #     fn number(self) -> u32 { self.0.into() }
/// #     fn from_number(number: u32) -> Option<Self> { Some(Move(number as u8)) }
/// #     const NUMBERS: u32 = 64;
/// # }
/// fn offer(coins: u8, free: u64, to: &mut impl Offers<Move>) {
///     to.given_at(Move(0), |need| {
///         need.that(coins > 0, || Refusal::plain("EX-1", "no-coin"))?;
///         Some(need.only(!0, free, |_| Refusal::plain("EX-2", "not-free")))
///     });
/// }
/// let mut why = Why::new(Move(5));
/// offer(1, 0b1, &mut why);
/// assert_eq!(why.objection().map(|refusal| refusal.rule), Some("EX-2"));
/// ```
#[derive(Clone, Debug)]
pub struct Why<M> {
    /// The move that is asked about.
    pub wanted: M,
    /// True if the move is offered after all.
    pub found: bool,
    /// Requirements met by the statement that is being heard.
    met: u32,
    nearest: Option<(u32, Refusal)>,
}

impl<M> Why<M> {
    /// Asks about this move.
    pub fn new(wanted: M) -> Self {
        Why { wanted, found: false, met: 0, nearest: None }
    }
    /// The objection of the statement that came furthest; of equals, of the first. None if the move
    /// is legal, or if nothing that was offered speaks of it at all.
    pub fn objection(self) -> Option<Refusal> {
        if self.found { None } else { self.nearest.map(|(_, refusal)| refusal) }
    }
}

impl<M: Answer> Offers<M> for Why<M> {
    const EXPLAINS: bool = true;

    fn one(&mut self, mv: M) {
        self.found |= mv == self.wanted;
    }
    fn each(&mut self, places: M::Places, verb: M) {
        let place = self.wanted.place();
        self.found |= places.has(place) && verb.at(place) == self.wanted;
    }
    fn satisfied(&self) -> bool {
        self.found
    }
    fn wants(&mut self, verb: M, aimed: bool) -> bool {
        self.met = 0;
        // Another verb need not know the place.
        let same = std::mem::discriminant(&verb) == std::mem::discriminant(&self.wanted);
        same && self.wanted == if aimed { verb.at(self.wanted.place()) } else { verb }
    }
    fn hears(&mut self, met: bool, why: impl FnOnce() -> Refusal) {
        if met {
            self.met += 1;
        } else if self.nearest.as_ref().is_none_or(|(far, _)| self.met > *far) {
            self.nearest = Some((self.met, why()));
        }
    }
    fn aim(&self) -> u16 {
        self.wanted.place()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Count, Hat, IsOffered};

    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    enum Move {
        #[default]
        Pass,
        Build(u8),
    }

    impl Answer for Move {
        type Places = u64;
        const NUMBERS: u32 = 65;
        fn at(self, place: u16) -> Self {
            match self {
                Move::Build(_) => Move::Build(place as u8),
                Move::Pass => Move::Pass,
            }
        }
        fn place(self) -> u16 {
            match self {
                Move::Build(place) => place.into(),
                Move::Pass => 0,
            }
        }
        fn number(self) -> u32 {
            match self {
                Move::Pass => 64,
                Move::Build(place) => place.into(),
            }
        }
        fn from_number(number: u32) -> Option<Self> {
            match number {
                0..64 => Some(Move::Build(number as u8)),
                64 => Some(Move::Pass),
                _ => None,
            }
        }
    }

    struct Site {
        coins: u8,
        boats: bool,
    }

    impl Site {
        /// By land on places 0 to 7, by water on 4 to 15.
        fn offer(&self, to: &mut impl Offers<Move>) {
            to.given(Move::Pass, |need| {
                need.that(self.coins < 9, || Refusal::plain("EX-3", "too-rich-to-pass"))
            });
            to.given_at(Move::Build(0), |need| {
                need.that(self.coins >= 2, || Refusal::plain("EX-1", "coins"))?;
                let near = need.only(0xff, 0x0f, |_| Refusal::plain("EX-2", "river-between"));
                Some(need.only(near, !1, |at| {
                    Refusal::new("EX-4", crate::Message::new("taken").number("at", at))
                }))
            });
            if self.boats {
                to.given_at(Move::Build(0), |need| {
                    let wet = need.only(0xfff0, 0xf0c0, |_| Refusal::plain("EX-5", "no-quay"));
                    need.that(self.coins >= 3, || Refusal::plain("EX-6", "coins-for-a-boat"))?;
                    Some(wet)
                });
            }
        }
        fn against(&self, mv: Move) -> Option<&'static str> {
            let mut why = Why::new(mv);
            self.offer(&mut why);
            why.objection().map(|refusal| refusal.rule)
        }
    }

    #[test]
    fn the_first_need_that_is_not_met_is_told() {
        let poor = Site { coins: 1, boats: false };
        assert_eq!(poor.against(Move::Build(5)), Some("EX-1"));
        let rich = Site { coins: 9, boats: false };
        assert_eq!(rich.against(Move::Build(5)), Some("EX-2"));
        assert_eq!(rich.against(Move::Build(0)), Some("EX-4"));
        assert_eq!(rich.against(Move::Build(3)), None);
        assert_eq!(rich.against(Move::Pass), Some("EX-3"));
        assert_eq!(poor.against(Move::Pass), None);
        assert_eq!(rich.against(Move::Build(20)), None, "nobody speaks of place 20");
    }

    #[test]
    fn of_two_ways_the_nearest_miss_is_told() {
        let poor = Site { coins: 1, boats: true };
        // By land the coins are missing at once; by water there is a quay, then they are.
        assert_eq!(poor.against(Move::Build(6)), Some("EX-6"));
        // No quay either: both ways fail at the first need, the first one speaks.
        assert_eq!(poor.against(Move::Build(4)), Some("EX-1"));
        let richer = Site { coins: 2, boats: true };
        assert_eq!(richer.against(Move::Build(4)), Some("EX-2"));
        assert_eq!(richer.against(Move::Build(8)), Some("EX-5"));
    }

    #[test]
    fn listeners_with_and_without_reasons_agree() {
        for coins in [0, 2, 3, 9] {
            for boats in [false, true] {
                let site = Site { coins, boats };
                let (mut list, mut count, mut hat) = (vec![], Count::default(), Hat::default());
                site.offer(&mut list);
                site.offer(&mut count);
                site.offer(&mut hat);
                assert_eq!([count.0, hat.count()], [list.len() as u32; 2]);
                for mv in (0..Move::NUMBERS).filter_map(Move::from_number) {
                    let (mut offered, mut why) = (IsOffered::new(mv), Why::new(mv));
                    site.offer(&mut offered);
                    site.offer(&mut why);
                    assert_eq!([offered.found, why.found], [list.contains(&mv); 2], "{mv:?}");
                }
            }
        }
    }
}
