//! The list of tables, told again when it changed, but not more often than anybody can read.

use super::Connection;
use crate::hall::News;
use crate::people::Person;
use crate::protocol::FromServer;
use crate::sight::Reader;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::Instant;

/// Changes within this time are told together.
const TOGETHER: Duration = Duration::from_millis(400);

/// Whether this connection follows the lobby, and what it was told last.
#[derive(Debug, Default)]
pub struct LobbyWatch {
    news: Option<broadcast::Receiver<News>>,
    /// When to tell again, if something changed.
    due: Option<Instant>,
    me: Option<String>,
    told: Option<String>,
}

impl LobbyWatch {
    pub fn begin(&mut self, news: broadcast::Receiver<News>) {
        *self = LobbyWatch { news: Some(news), ..LobbyWatch::default() };
    }

    /// Resolves when the list is to be told again.
    pub async fn due(&mut self) {
        loop {
            let Some(news) = &mut self.news else { return std::future::pending().await };
            if let Some(due) = self.due {
                tokio::time::sleep_until(due).await;
                self.due = None;
                return;
            }
            let concerns_me = match news.recv().await {
                Ok(news) => {
                    news.listed || self.me.as_ref().is_some_and(|me| news.people.contains(me))
                }
                Err(RecvError::Lagged(_)) => true,
                Err(RecvError::Closed) => return std::future::pending().await,
            };
            if concerns_me {
                self.due = Some(Instant::now() + TOGETHER);
            }
        }
    }
}

impl Connection {
    pub(super) async fn tell_lobby(&mut self) {
        let account = self.person.as_ref().map(Person::id);
        self.lobby.me = account.map(str::to_string);
        let reader = Reader { account, lang: self.lang, now: self.app.time.now() };
        let hall = &self.app.hall;
        let lists = async {
            let public = hall.public_tables().await?;
            let mine = hall.tables_of(reader, None).await?;
            Ok::<_, crate::error::Error>((hall.summaries(&public, reader), mine))
        };
        match lists.await {
            Ok((tables, mine)) => {
                let text = crate::live::in_text(&FromServer::Lobby { tables, mine });
                if self.lobby.told.as_deref() != Some(text.as_str()) {
                    self.lobby.told = Some(text.to_string());
                    self.out.send(text);
                }
            }
            Err(error) => {
                let refused = error.refused(self.lang);
                self.out.say(&FromServer::Refused { key: None, id: None, table: None, refused });
            }
        }
    }
}
