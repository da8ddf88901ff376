//! One letter: the same in plain words and in HTML.

use super::NotSent;
use crate::ids;
use lettre::Message;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};

/// The longest line of a subject that people see.
const LONGEST_SUBJECT: usize = 150;

/// What somebody is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    pub to: String,
    pub subject: String,
    /// Paragraphs of plain text. An address alone in its paragraph becomes a link.
    pub paragraphs: Vec<String>,
    /// In small print at the end.
    pub small: Vec<String>,
    /// Where one click, or a mail program by itself, ends letters like this one.
    pub unsubscribe: Option<String>,
    /// The same for the same letter sent twice, so that mail programs can tell.
    pub id: Option<String>,
}

impl Letter {
    pub(super) fn message(&self, from: &Mailbox) -> Result<Message, NotSent> {
        let nobody = |_| NotSent::Nobody("no mail address".into());
        let to: lettre::Address = self.to.parse().map_err(nobody)?;
        let subject: String = one_line(&self.subject).chars().take(LONGEST_SUBJECT).collect();
        let mut builder = Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            // Nobody's machine answers a machine.
            .raw_header(raw("Auto-Submitted", "auto-generated"));
        let id = self.id.clone().unwrap_or_else(ids::secret);
        builder = builder.message_id(Some(format!("<{id}@{}>", from.email.domain())));
        if let Some(address) = &self.unsubscribe {
            builder = builder
                .raw_header(raw("List-Unsubscribe", &format!("<{}>", one_line(address))))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let body = MultiPart::alternative_plain_html(self.plain(), self.html());
        builder.multipart(body).map_err(|error| NotSent::Nobody(error.to_string()))
    }

    fn plain(&self) -> String {
        let mut text = self.paragraphs.join("\n\n");
        if !self.small.is_empty() {
            text += "\n\n-- \n";
            text += &self.small.join("\n");
        }
        text + "\n"
    }

    fn html(&self) -> String {
        let mut html = String::from(
            "<!doctype html><html><body style=\"font:16px/1.5 sans-serif;max-width:36em\">",
        );
        for paragraph in &self.paragraphs {
            html += &format!("<p>{}</p>", linked(paragraph));
        }
        if !self.small.is_empty() {
            let small: Vec<String> = self.small.iter().map(|line| linked(line)).collect();
            html +=
                &format!("<hr><p style=\"font-size:13px;color:#555\">{}</p>", small.join("<br>"));
        }
        html + "</body></html>\n"
    }
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_string())
}

/// Nothing anybody is called begins another header.
fn one_line(text: &str) -> String {
    text.split(|c: char| c.is_control()).collect::<Vec<_>>().join(" ")
}

fn linked(text: &str) -> String {
    let shown = escaped(text);
    let is_link = ["https://", "http://"].iter().any(|scheme| text.starts_with(scheme))
        && !text.contains(char::is_whitespace);
    if is_link { format!("<a href=\"{shown}\">{shown}</a>") } else { shown.replace('\n', "<br>") }
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(letter: &Letter) -> String {
        let from = "games@example.org".parse().unwrap();
        String::from_utf8(letter.message(&from).unwrap().formatted()).unwrap()
    }

    #[test]
    fn nobody_puts_headers_or_tags_into_a_letter() {
        let letter = Letter {
            to: "ada@example.org".into(),
            subject: "Your turn at \u{201c}x\r\nBcc: all@example.org\u{201d}".into(),
            paragraphs: vec!["<script>alert(1)</script>".into(), "https://e.org/?a=1&b=\"".into()],
            small: vec!["small".into()],
            unsubscribe: Some("https://e.org/u\r\nX-Evil: 1".into()),
            id: Some("c-1".into()),
        };
        let text = written(&letter);
        let head = text.split("\r\n\r\n").next().unwrap();
        assert!(
            !head.lines().any(|line| line.starts_with("Bcc") || line.starts_with("X-Evil")),
            "{head}"
        );
        assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
        assert!(head.contains("Message-ID: <c-1@example.org>"), "{head}");
        assert!(!letter.html().contains("<script>"), "{}", letter.html());
        assert!(letter.html().contains("href=\"https://e.org/?a=1&amp;b=&quot;\""));
        let evil = Letter { to: "ada@example.org\r\nBcc: x@y.z".into(), ..letter };
        assert!(matches!(evil.message(&"g@e.org".parse().unwrap()), Err(NotSent::Nobody(_))));
    }
}
