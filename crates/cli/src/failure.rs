//! Why a verb did not do what it was asked.

use crate::desk::{Desk, complain, print};
use crate::exit;
use catalog::GameEntry;
use clap::error::{ContextKind, ErrorKind};
use engine::content::Problems;
use engine::{Message, Refusal};
use serde_json::json;
use std::process::ExitCode;

/// What a verb returns.
pub type Done<T> = Result<T, Failure>;

/// One line for people, one object for scripts, one exit code.
#[derive(Debug)]
pub struct Failure {
    code: u8,
    what: What,
    /// Whose words a refusal is said in.
    game: Option<&'static str>,
    /// A refusal on stdout as JSON, whatever was asked for.
    json: bool,
}

#[derive(Debug)]
enum What {
    Refused(Refusal),
    Content(Problems),
    Unexpected(Message),
    /// The result that was printed says it all.
    Printed,
}

impl Failure {
    fn new(code: u8, what: What) -> Failure {
        Failure { code, what, game: None, json: false }
    }

    /// A refusal with a code and a message of the shared words.
    pub fn refused(code: &'static str, reason: Message) -> Failure {
        Refusal::new(code, reason).into()
    }

    /// The outside world did not play along.
    pub fn unexpected(reason: Message) -> Failure {
        Failure::new(exit::UNEXPECTED, What::Unexpected(reason))
    }

    /// Component tables with mistakes.
    pub fn content(problems: Problems) -> Failure {
        Failure::new(exit::REFUSED, What::Content(problems))
    }

    /// Refused, as the printed result already says.
    pub fn printed() -> Failure {
        Failure::new(exit::REFUSED, What::Printed)
    }

    /// Stopped by Ctrl-C, as the printed result already says.
    pub fn interrupted() -> Failure {
        Failure::new(exit::INTERRUPTED, What::Printed)
    }

    /// Something that cannot happen did. On a table that was edited by hand it can.
    pub fn panicked(desk: &Desk, why: &str) -> Failure {
        if desk.on_edited_table() {
            Failure::impossible_table(why)
        } else {
            Failure::unexpected(Message::new("failed-panic").text("why", why))
        }
    }

    /// A table file whose state no game could have led to.
    pub fn impossible_table(why: &str) -> Failure {
        Failure::refused("bad-table", Message::new("refused-impossible").text("why", why))
    }

    /// A command line that cannot be understood, in one line.
    pub fn usage(error: &clap::Error) -> Failure {
        let context = |kind| error.get(kind).map(ToString::to_string);
        let arg = context(ContextKind::InvalidArg);
        let value = context(ContextKind::InvalidValue).filter(|value| !value.is_empty());
        let about = |key: &str, word: Option<String>| {
            word.map(|word| Message::new(key).text("word", word.replace('\n', " ")))
        };
        let hinted = |message: Message, kind| match context(kind) {
            Some(near) => message.said("hint", Message::new("did-you-mean").text("near", near)),
            None => message.text("hint", ""),
        };
        let reason = match error.kind() {
            ErrorKind::InvalidSubcommand => {
                about("usage-unknown", context(ContextKind::InvalidSubcommand))
                    .map(|message| hinted(message, ContextKind::SuggestedSubcommand))
            }
            ErrorKind::UnknownArgument => about("usage-unknown", arg)
                .map(|message| hinted(message, ContextKind::SuggestedArg)),
            ErrorKind::MissingRequiredArgument => about("usage-missing", arg),
            ErrorKind::InvalidValue if value.is_none() => about("usage-no-value", arg),
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                let value = value.unwrap_or_default();
                about("usage-value", arg).map(|message| message.text("value", value))
            }
            ErrorKind::ArgumentConflict => about("usage-conflict", arg),
            _ => None,
        };
        let first_line = || {
            let text = error.render().to_string();
            let line = text.lines().next().unwrap_or_default();
            let line = line.strip_prefix("error: ").unwrap_or(line).to_string();
            Message::new("refused-usage").text("what", line)
        };
        Failure::refused("bad-usage", reason.unwrap_or_else(first_line))
    }

    /// The refusal goes to stdout as JSON.
    pub fn in_json(self) -> Failure {
        Failure { json: true, ..self }
    }

    /// The failure in one line, for a game that goes on all the same.
    pub fn words(&self, desk: &Desk) -> String {
        match &self.what {
            What::Refused(refusal) => {
                format!("{}: {}", refusal.rule, self.say(desk, &refusal.reason))
            }
            What::Content(problems) => problems.to_string(),
            What::Unexpected(message) => self.say(desk, message),
            What::Printed => String::new(),
        }
    }

    fn say(&self, desk: &Desk, message: &Message) -> String {
        match self.game.map(catalog::game) {
            Some(Ok(game)) => game.words(desk.lang).say(message),
            _ => desk.say(message),
        }
    }

    /// Says what happened and with which code the program ends.
    pub fn report(self, desk: &Desk) -> ExitCode {
        let as_json = self.json || desk.json;
        match &self.what {
            What::Refused(refusal) if as_json => {
                let reason = self.say(desk, &refusal.reason);
                print(&format!("{}\n", json!({ "rule": refusal.rule, "reason": reason })));
            }
            What::Content(problems) if as_json => {
                let lines: Vec<String> = problems.0.iter().map(ToString::to_string).collect();
                let count = Message::new("refused-content").number("problems", lines.len() as i64);
                let reason = self.say(desk, &count);
                let object = json!({ "rule": "bad-content", "reason": reason, "problems": lines });
                print(&format!("{object}\n"));
            }
            What::Content(problems) => {
                let say = |problem| complain(&format!("bad-content: {problem}"));
                problems.0.iter().for_each(say);
            }
            What::Refused(_) | What::Unexpected(_) => complain(&self.words(desk)),
            What::Printed => {}
        }
        ExitCode::from(self.code)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Failure::new(exit::REFUSED, What::Refused(refusal))
    }
}

/// Refusals of a game are said in its words.
pub trait SaidBy<T> {
    fn said_by(self, game: &dyn GameEntry) -> Done<T>;
}

impl<T> SaidBy<T> for Result<T, Refusal> {
    fn said_by(self, game: &dyn GameEntry) -> Done<T> {
        self.map_err(|refusal| Failure { game: Some(game.profile().id), ..refusal.into() })
    }
}
