//! The words of AR-2: nations, classes, wars; cards, units and provinces of the tables.

use crate::content::content;
use engine::{Thing, kinds, things};

kinds! {
    /// A kingdom (AR-3.2).
    Nation as "nation" {
        Valdore = "valdore",
        Eisenmark = "eisenmark",
        Sarranza = "sarranza",
        Voskavia = "voskavia",
    }
}

kinds! {
    /// What a unit is (AR-2.9).
    UnitClass as "class" {
        Infantry = "infantry",
        Cavalry = "cavalry",
        Artillery = "artillery",
    }
}

kinds! {
    /// A unit card: 7 common ones, then 2 of each nation (AR-2.9).
    Unit as "unit" {
        Militia = "militia",
        Pikemen = "pikemen",
        Swordsmen = "swordsmen",
        Arquebusiers = "arquebusiers",
        LightHorse = "light-horse",
        HeavyHorse = "heavy-horse",
        Cannon = "cannon",
        Gendarmes = "gendarmes",
        LilyGuard = "lily-guard",
        Landsknechts = "landsknechts",
        Reiters = "reiters",
        Tercio = "tercio",
        Jinetes = "jinetes",
        WingedHussars = "winged-hussars",
        Streltsy = "streltsy",
    }
}

kinds! {
    /// Why camps fight (AR-7.1).
    WarKind as "war" {
        Border = "border",
        Claim = "claim",
        Affront = "affront",
        Rebellion = "rebellion",
        Succession = "succession",
    }
}

kinds! {
    /// How a battle is fought (AR-19.1), said before it begins.
    Mode as "mode" {
        Quick = "quick",
        Full = "full",
    }
}

kinds! {
    /// Where a character stands (AR-4.1).
    Slot as "slot" {
        FirstArmy = "army-1",
        SecondArmy = "army-2",
        ThirdArmy = "army-3",
        AdviserA = "adviser-a",
        AdviserB = "adviser-b",
    }
}

things! {
    /// A card of the personal decks: characters, intrigue, tactics; then the two captains (AR-3.5, AR-4.9).
    Card = "card", room 128, content().card_ids.iter().copied().chain(CAPTAINS);
    /// AR-2.2. Those of a region follow each other; the capital is the first of a start region.
    Province = "province", room 64, content().provinces.iter().map(|it| it.id.text());
    /// All provinces of one colour.
    Region = "region", room 16, content().regions.iter().map(|it| it.id.text());
    /// AR-3.2.
    Ideology = "ideology", room 8, content().ideologies.iter().map(|it| it.id.text());
    /// AR-3.9.
    Politics = "politics", room 32, content().politics.iter().map(|it| it.id.text());
    /// AR-3.10.
    EventCard = "event-card", room 32, content().events.iter().map(|it| it.id.text());
}

const CAPTAINS: [&str; 2] = ["captain-1", "captain-2"];

/// Kinds of units a seat can own: the common ones and two of its nation.
pub const OWN: usize = 9;
/// The number of the cannon, which changes hands (AR-18.10).
pub const CANNON: usize = 6;
pub const MILITIA: usize = 0;
pub const PIKEMEN: usize = 1;

impl Unit {
    /// What the seats of a nation call their kind `own`.
    #[inline]
    pub const fn of(own: usize, nation: u8) -> Unit {
        Unit::ALL[if own < 7 { own } else { 2 * nation as usize + own }]
    }
    /// Its number among the kinds of a nation that has it.
    #[inline]
    pub const fn own(self, nation: u8) -> Option<usize> {
        let number = self as usize;
        if number < 7 {
            Some(number)
        } else if (number - 7) / 2 == nation as usize {
            Some(7 + (number - 7) % 2)
        } else {
            None
        }
    }
}

/// Where cards are among all cards.
pub const CHARACTERS: u8 = 80;
pub const FIRST_TACTIC: u8 = 96;
pub const FIRST_CAPTAIN: u8 = 112;

impl Card {
    pub const fn is_character(self) -> bool {
        self.0 < CHARACTERS
    }
    pub const fn is_intrigue(self) -> bool {
        self.0 >= CHARACTERS && self.0 < FIRST_TACTIC
    }
    pub const fn is_tactic(self) -> bool {
        self.0 >= FIRST_TACTIC && self.0 < FIRST_CAPTAIN
    }
    pub const fn is_captain(self) -> bool {
        self.0 == FIRST_CAPTAIN || self.0 == FIRST_CAPTAIN + 1
    }
    /// An Heir among the characters (AR-3.6).
    pub const fn is_heir(self) -> bool {
        self.0 < CHARACTERS && self.0 % 20 < 10
    }
    /// Its number in a deck of 40; captains follow (AR-3.5).
    #[inline]
    pub const fn local(self) -> u8 {
        match self.0 {
            0..80 => self.0 % 20,
            80..88 => 20 + self.0 - 80,
            88..96 => 28 + self.0 % 2,
            96..104 => 30 + self.0 - 96,
            104..112 => 38 + self.0 % 2,
            captain => 40 + captain - FIRST_CAPTAIN,
        }
    }
    /// The card of a nation with this number.
    #[inline]
    pub const fn of(local: u8, nation: u8) -> Card {
        Card(match local {
            0..20 => 20 * nation + local,
            20..28 => 80 + local - 20,
            28..30 => 88 + 2 * nation + local - 28,
            30..38 => 96 + local - 30,
            38..40 => 104 + 2 * nation + local - 38,
            captain => FIRST_CAPTAIN + captain - 40,
        })
    }
}

impl Slot {
    /// The army it leads.
    pub const fn army(self) -> Option<usize> {
        if (self as usize) < 3 { Some(self as usize) } else { None }
    }
}

/// Where units are: one of the own armies, or the garrison of a province.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Post(pub(crate) u8);

impl Post {
    pub const ARMIES: u8 = 3;
    pub const fn army(army: u8) -> Post {
        Post(army)
    }
    pub const fn garrison(province: u8) -> Post {
        Post(Post::ARMIES + province)
    }
    pub const fn province(self) -> Option<u8> {
        self.0.checked_sub(Post::ARMIES)
    }
}

/// `army-1`, or the word of the province.
impl Thing for Post {
    const ROOM: u32 = 64;

    fn kind() -> std::borrow::Cow<'static, str> {
        "post".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    fn numbered(number: u32) -> Option<Post> {
        let number = u8::try_from(number).ok()?;
        let known = match number.checked_sub(Post::ARMIES) {
            None => true,
            Some(province) => Province::numbered(province.into()).is_some(),
        };
        known.then_some(Post(number))
    }
    #[inline]
    fn aimed(place: u16) -> Post {
        Post(place as u8)
    }
    fn word(self) -> std::borrow::Cow<'static, str> {
        match self.province() {
            None => Slot::ALL[self.0 as usize].word(),
            Some(province) => Province(province).word(),
        }
    }
}

impl From<u8> for Post {
    fn from(byte: u8) -> Post {
        Post(byte)
    }
}
impl From<Post> for u8 {
    fn from(post: Post) -> u8 {
        post.0
    }
}
impl From<Post> for engine::Arg {
    fn from(post: Post) -> engine::Arg {
        match post.province() {
            None => engine::Arg::Name(Slot::ALL[post.0 as usize].key()),
            Some(province) => Province(province).into(),
        }
    }
}
