//! The words of effects in tables: what is done, who does it, when cards listen, what they change.
//!
//! How a table writes them is in [`engine::chain::load`]; what they do is in `chain`.

use crate::content::content;
use crate::events::Cause;
use crate::kinds::{Good, Guild};
use engine::chain;
use engine::content::Within;
use engine::{Message, Seat, Viewer, kinds};
use serde::{Deserialize, Serialize};

/// What an effect does: the word after `do`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
// Which verb it is has a byte of its own, which is looked at several times a decision.
#[repr(u8)]
pub enum Verb {
    /// The three actions of a turn (RTN-4.4).
    TakeTurn {},
    /// One of the Commissions that were drawn (RTN-13.1, RTN-13.9).
    KeepCommission {},
    ChooseCharacter {},
    /// The power of the Character (RTN-6.4).
    BecomeLord {},

    // The places of the city
    TakeSettlers {
        #[serde(default)]
        optional: bool,
    },
    /// Position by position, each with its bonus and its owner's reward (RTN-9.3).
    ActivateWorkshops {},
    /// One bonus of a Workshop.
    TakeBonus {},
    RewardOwner {},
    BuyGoods {},
    PlaceWorkers {},
    /// Somebody wants to move this seat's Apprentice (RTN-17.6).
    AllowTransfer {},
    ChooseArea {},
    SellGoods {},
    SpendGoods {},
    VisitBerk {},
    ReturnApprentice {},

    // What is gained
    Coins {
        n: UpTo<30>,
    },
    Reputation {
        n: UpTo<18>,
    },
    Modifiers {
        n: UpTo<10>,
    },
    Houses {
        n: UpTo<7>,
    },
    Workers {
        n: UpTo<14>,
    },
    /// Of the Guild whose Workshop this is.
    GuildGood {
        n: UpTo<6>,
    },
    GoodsOfChoice {
        n: UpTo<6>,
        #[serde(default)]
        different: bool,
    },
    /// As many of choice as the Communal areas give (RTN-12.3).
    IncomeGoods {},
    GiveGood {},
    Reroll {},
}

impl Verb {
    /// What can only help and asks nothing: it may wait anywhere, and happens by itself (RTN-3.9).
    pub(crate) fn is_gain(self) -> bool {
        use Verb::{Coins, Houses, Modifiers, Reputation, Workers};
        matches!(
            self,
            Coins { .. } | Reputation { .. } | Modifiers { .. } | Houses { .. } | Workers { .. }
        )
    }
}

/// A number from 1 to `MOST`.
pub type UpTo<const MOST: u8> = Within<1, MOST>;

/// No effect of this game has a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Everybody, in turn order.
    All,
}

kinds! {
    /// What cards listen to.
    When {
        /// All dice of a round lie there (RTN-4.2).
        DiceRolled = "dice_rolled",
        /// A die was placed in a Guild; nothing has happened there yet (RTN-9.3).
        GuildVisited = "guild_visited",
    }
}

kinds! {
    /// What cards change while they are in play (RTN-15.3).
    Key {
        /// For each good sold.
        PortCoins = "port_coins",
        /// For each Apprentice in the Income phase.
        ApprenticeCoins = "apprentice_coins",
        HouseDiscount = "house_discount",
        BuildingDiscount = "building_discount",
        TavernAnyValue = "tavern_any_value",
        CastleReputation = "castle_reputation",
        BerkModifiers = "berk_modifiers",
        /// Of each Workshop in the Income phase.
        WorkshopGoods = "workshop_goods",
        /// Less than nothing makes answering the Council cheaper.
        CouncilReputationLoss = "council_reputation_loss",
        SettlersPoints = "settlers_points",
        ClosePort = "close_port",
        CloseCastle = "close_castle",
        Tax = "tax",
        /// So many goods of a visit to a Guild cost nothing.
        FreeGoods = "free_goods",
    }
}

engine::listed!(When, Key);

/// What something waits for is about, or comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    #[default]
    Nothing,
    /// A die in a Guild.
    Visit {
        guild: Guild,
        value: u8,
    },
    /// Positions count from 0.
    Workshop {
        guild: Guild,
        position: u8,
    },
    Transfer {
        from: Guild,
        to: Guild,
    },
    /// A place of the Town Hall, from 0.
    TownHall {
        place: u8,
    },
    /// The good that is sold now, and how many the die still allows in all.
    Sale {
        good: Good,
        left: u8,
    },
    /// The good that is spent now on a Settlers card.
    Payment {
        card: u8,
        good: Good,
    },
    /// The value of a die.
    Die {
        value: u8,
    },
    /// The power of a Lord.
    Lord,
    /// So many goods of choice of the Income phase.
    Income {
        goods: u8,
    },
    /// The Event of the round.
    Event,
}

impl About {
    /// By what something of this is gained.
    pub(crate) fn cause(self) -> Cause {
        match self {
            About::Lord => Cause::Lord,
            About::Income { .. } => Cause::Income,
            About::Event => Cause::Event,
            _ => Cause::Workshop,
        }
    }
}

impl chain::About for About {
    /// Nothing of it is a secret: which Commissions are chosen from is not said here.
    fn seen_by(self, _: Seat, _: Viewer) -> Self {
        self
    }
    fn words(self) -> Option<Message> {
        match self {
            About::Visit { guild, .. } => Some(Message::new(key(guild))),
            About::Workshop { guild, position } => Some(
                Message::new("about-workshop")
                    .name("guild", key(guild))
                    .number("position", position + 1),
            ),
            About::Transfer { from, to } => {
                Some(Message::new("about-transfer").name("from", key(from)).name("to", key(to)))
            }
            About::Payment { card, .. } => {
                let card = content().settlers.get(card as usize)?;
                Some(Message::new(format!("settlers-{}", card.id)))
            }
            About::Sale { left, .. } => Some(Message::new("about-sale").number("left", left)),
            About::Nothing
            | About::TownHall { .. }
            | About::Die { .. }
            | About::Lord
            | About::Income { .. }
            | About::Event => None,
        }
    }
}

fn key(guild: Guild) -> String {
    format!("guild-{}", guild.id())
}
