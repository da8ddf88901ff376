//! Where people are told things besides the bell.

use super::NoticeKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A browser, awake or not.
    Push,
    Mail,
    /// An address that takes messages.
    Hook,
}

impl ChannelKind {
    /// As it is stored, and as it goes over the wire.
    pub fn name(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Mail => "mail",
            ChannelKind::Hook => "hook",
        }
    }

    pub fn of(name: &str) -> Option<ChannelKind> {
        [ChannelKind::Push, ChannelKind::Mail, ChannelKind::Hook]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// What the receiver of a hook understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HookShape {
    #[default]
    Json,
    Discord,
    Slack,
}

/// What goes through a channel, and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Wishes {
    /// What does not go through it.
    pub without: Vec<NoticeKind>,
    /// Minutes before something is told; what is settled by then is not, and what comes meanwhile goes along.
    pub delay_min: u32,
    /// Hours of the day, 0 to 23, in which nothing is told: from, to.
    pub quiet: Option<(u8, u8)>,
    /// Everything once a day, at this hour; each by itself if left out.
    pub digest: Option<u8>,
}

/// How I want to be told of one table, where that differs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct TableWishes {
    /// Channels through which nothing of this table goes.
    pub silent: Vec<String>,
    pub delay_min: Option<u32>,
    /// Once a day although others come each by itself, or the other way round.
    pub digest: Option<bool>,
    /// Quiet hours although others come at any hour, or the other way round.
    pub quiet: Option<bool>,
}

/// A place to be told at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Channel {
    pub id: String,
    pub kind: ChannelKind,
    /// The mail address, or the machine a browser or hook is reached through.
    pub place: String,
    /// Of a hook.
    pub shape: Option<HookShape>,
    pub wishes: Wishes,
    pub created: i64,
    /// When something last arrived there.
    pub sent: Option<i64>,
    /// Given up since then.
    pub retired: Option<i64>,
    /// What went wrong last, in words.
    pub trouble: Option<String>,
    /// What a hook's messages are signed with; told once.
    pub secret: Option<String>,
}

/// Another place to be told at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum NewChannel {
    /// This browser, as its push manager describes it.
    Push {
        endpoint: String,
        p256dh: String,
        auth: String,
    },
    /// My confirmed mail address.
    Mail,
    Hook {
        address: String,
        shape: HookShape,
    },
}

/// Everything about how I am told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChannelList {
    pub channels: Vec<Channel>,
    /// What a browser subscribes with.
    pub push_key: String,
    /// Whether this library sends mail at all.
    pub mail: bool,
    /// My mail address, if I gave one.
    pub address: Option<String>,
    /// Whether it is known to be mine.
    pub confirmed: bool,
    /// Since when I have a calendar.
    pub calendar: Option<i64>,
}

/// What came of trying a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tried {
    pub kind: ChannelKind,
    pub place: String,
    /// What went wrong, in words; nothing if it went.
    pub trouble: Option<String>,
}

/// The secret address of my calendar. Told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CalendarAddress {
    pub address: String,
}
