//! Things that stand on territories.

use engine::Seat;
use engine::saved::{At, Fields, Saved, Value, Wrong, object};

/// Something on a territory: what it is, whose it is, who toppled it. 0 is nothing; otherwise
/// the owner, what it is, and the seat that toppled it, three bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Item(u16);

engine::kinds! {
    /// What stands on a territory (TP-0.3).
    Standing {
        Outpost = "outpost",
        /// A toppled outpost; it controls nothing.
        Toppled = "toppled",
        /// A building or token that controls as an upright outpost does (TP-10.9).
        Holder = "holder",
        /// A holder that was toppled.
        ToppledHolder = "toppled-holder",
        /// A token that controls nothing.
        Token = "token",
    }
}

impl Item {
    pub const NOTHING: Item = Item(0);

    pub(crate) const fn new(owner: Seat, what: Standing) -> Item {
        Item(1 | (owner.0 as u16) << 1 | (what as u16) << 4)
    }
    #[inline]
    pub(crate) fn is_nothing(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub(crate) fn owner(self) -> Seat {
        Seat((self.0 >> 1 & 7) as u8)
    }
    pub(crate) fn what(self) -> Option<Standing> {
        if self.is_nothing() {
            None
        } else {
            Standing::ALL.get(usize::from(self.0 >> 4 & 7)).copied()
        }
    }
    /// True if it makes its owner control the territory (TP-7.7).
    #[inline]
    pub(crate) fn controls(self) -> bool {
        matches!(self.what(), Some(Standing::Outpost | Standing::Holder))
    }
    pub(crate) fn is_toppled(self) -> bool {
        matches!(self.what(), Some(Standing::Toppled | Standing::ToppledHolder))
    }
    pub(crate) fn is_upright_outpost(self) -> bool {
        self.what() == Some(Standing::Outpost)
    }
    /// The same, lying, toppled by this seat.
    pub(crate) fn toppled(self, by: Seat) -> Item {
        let what = match self.what() {
            Some(Standing::Outpost) => Standing::Toppled,
            Some(Standing::Holder) => Standing::ToppledHolder,
            _ => return self,
        };
        Item(Item::new(self.owner(), what).0 | (u16::from(by.0) + 1) << 7)
    }
    /// Who toppled it.
    pub(crate) fn toppled_by(self) -> Option<Seat> {
        (self.0 >> 7).checked_sub(1).map(|seat| Seat(seat as u8))
    }
    /// The same outpost, upright again.
    pub(crate) fn upright(self) -> Item {
        Item::new(self.owner(), Standing::Outpost)
    }
}

/// `{ "outpost": 2 }`, `{ "toppled": 1, "by": 0 }`, or nothing.
impl Saved for Item {
    fn save(&self) -> Value {
        let Some(what) = self.what() else { return Value::Null };
        let owner = self.owner().0.into();
        match self.toppled_by() {
            Some(by) => object([("what", what.id().into()), ("seat", owner), ("by", by.0.into())]),
            None => object([("what", what.id().into()), ("seat", owner)]),
        }
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Item, Wrong> {
        if saved.is_null() {
            return Ok(Item::NOTHING);
        }
        let fields = Fields::of(saved, at, &["what", "seat", "by"])?;
        let what: Standing = fields.load::<Standing, Standing>("what")?;
        let seat = fields.load::<engine::Between<0, 4>, u8>("seat")?;
        let item = Item::new(Seat(seat), what);
        if saved.get("by").is_none() {
            return Ok(item);
        }
        let by = fields.load::<engine::Between<0, 4>, u8>("by")?;
        if !item.is_toppled() {
            return Err(at.wrong("only what is toppled was toppled by somebody"));
        }
        Ok(Item(item.0 | (u16::from(by) + 1) << 7))
    }
}
