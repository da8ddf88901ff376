//! One way to talk to both databases: statements with numbered places, cells in, cells out.
//!
//! Both understand `$1`, and the schema knows only whole numbers and texts, so the queries in
//! `tables` are written once.

use crate::{StoreError, Stored};
use async_trait::async_trait;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::{SqlSafeStr, SqlStr};

/// Bytes of a text that rows are found by.
const LONGEST_KEY: usize = 600;
/// How deep JSON may be nested: more could be written, but not read again.
const DEEPEST: u32 = 120;

/// What stands in a column. An absent value still has a type: PostgreSQL asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
}

impl Cell {
    /// A text that rows are found by. PostgreSQL has no index for long ones, so nobody has.
    pub fn key(text: &str) -> Stored<Cell> {
        if text.len() > LONGEST_KEY {
            return Err(StoreError::Unstorable("a name or key that is too long"));
        }
        Ok(Cell::from(text))
    }

    /// A zero character, which PostgreSQL has no room for.
    pub fn holds_zero(&self) -> bool {
        matches!(self, Cell::Text(Some(text)) if text.contains('\0'))
    }
}

/// Some SQL and what belongs into its places.
#[derive(Debug)]
pub(crate) struct Statement {
    pub sql: SqlStr,
    pub cells: Vec<Cell>,
}

impl Statement {
    pub fn new(sql: impl SqlSafeStr, cells: Vec<Cell>) -> Statement {
        Statement { sql: sql.into_sql_str(), cells }
    }

    /// The same text must be storable everywhere, or a database could not be moved.
    pub fn storable(self) -> Stored<Statement> {
        if self.is_hopeless() {
            return Err(StoreError::Unstorable("text with a zero character"));
        }
        Ok(self)
    }

    /// It asks for something that cannot be stored: there is no such row.
    pub fn is_hopeless(&self) -> bool {
        self.cells.iter().any(Cell::holds_zero)
    }
}

/// `sql!("… $1 … $2", first, second)`
macro_rules! sql {
    ($sql:expr $(, $value:expr)* $(,)?) => {
        $crate::link::Statement::new($sql, vec![$($crate::link::Cell::from($value)),*])
    };
}
pub(crate) use sql;

/// A connection to a database, inside a transaction or not.
#[async_trait]
pub(crate) trait Link: Send {
    /// Gives the number of rows it touched.
    async fn run(&mut self, statement: Statement) -> Stored<u64>;
    async fn rows(&mut self, statement: Statement) -> Stored<Vec<Columns>>;
    /// Gives row after row, however many there are, without holding them all.
    async fn each(&mut self, statement: Statement, taker: &mut dyn Taker) -> Stored<()>;
    /// Whether others may write at the same time, so that what is to be changed must be locked.
    fn shares(&self) -> bool;

    async fn first(&mut self, statement: Statement) -> Stored<Option<Columns>> {
        Ok(self.rows(statement).await?.into_iter().next())
    }
}

/// Somebody who wants one row after the other.
#[async_trait]
pub(crate) trait Taker: Send {
    async fn take(&mut self, row: Columns) -> Stored<()>;
}

/// One row, read column by column.
#[derive(Debug)]
pub(crate) struct Columns(std::vec::IntoIter<Cell>);

impl Columns {
    pub fn new(cells: Vec<Cell>) -> Columns {
        Columns(cells.into_iter())
    }

    pub fn maybe_text(&mut self) -> Stored<Option<String>> {
        match self.0.next() {
            Some(Cell::Text(text)) => Ok(text),
            Some(Cell::Number(None)) => Ok(None),
            other => Err(unexpected("text", other.as_ref())),
        }
    }

    pub fn text(&mut self) -> Stored<String> {
        self.maybe_text()?.ok_or_else(|| unexpected("text", None))
    }

    pub fn maybe_number(&mut self) -> Stored<Option<i64>> {
        match self.0.next() {
            Some(Cell::Number(number)) => Ok(number),
            Some(Cell::Text(None)) => Ok(None),
            other => Err(unexpected("a number", other.as_ref())),
        }
    }

    pub fn number<N: TryFrom<i64>>(&mut self) -> Stored<N> {
        let number = self.maybe_number()?.ok_or_else(|| unexpected("a number", None))?;
        N::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of range")))
    }

    pub fn flag(&mut self) -> Stored<bool> {
        Ok(self.number::<i64>()? != 0)
    }

    pub fn json<T: DeserializeOwned>(&mut self) -> Stored<T> {
        parse(&self.text()?)
    }

    pub fn maybe_json(&mut self) -> Stored<Option<Value>> {
        self.maybe_text()?.map(|text| parse(&text)).transpose()
    }
}

/// The cells that are left.
impl Iterator for Columns {
    type Item = Cell;
    fn next(&mut self) -> Option<Cell> {
        self.0.next()
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Stored<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(format!("JSON: {error}")))
}

fn unexpected(wanted: &str, found: Option<&Cell>) -> StoreError {
    let found = match found {
        Some(Cell::Number(_)) => "a number",
        Some(Cell::Text(_)) => "text",
        None => "nothing",
    };
    StoreError::Damaged(format!("a column should hold {wanted} and holds {found}"))
}

/// JSON as it is stored.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> Stored<String> {
    let text = serde_json::to_string(value)
        .map_err(|_| StoreError::Unstorable("something JSON cannot express"))?;
    if depth(&text) > DEEPEST {
        return Err(StoreError::Unstorable("JSON nested too deep"));
    }
    Ok(text)
}

/// How deep lists and objects are nested.
fn depth(json: &str) -> u32 {
    let (mut deepest, mut depth) = (0, 0);
    let (mut in_text, mut escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'[' | b'{' => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' => depth -= 1,
            _ => {}
        }
    }
    deepest
}

impl From<i64> for Cell {
    fn from(number: i64) -> Cell {
        Cell::Number(Some(number))
    }
}
impl From<Option<i64>> for Cell {
    fn from(number: Option<i64>) -> Cell {
        Cell::Number(number)
    }
}
impl From<u32> for Cell {
    fn from(number: u32) -> Cell {
        Cell::Number(Some(number.into()))
    }
}
impl From<bool> for Cell {
    fn from(flag: bool) -> Cell {
        Cell::Number(Some(flag.into()))
    }
}
impl From<Option<u8>> for Cell {
    fn from(number: Option<u8>) -> Cell {
        Cell::Number(number.map(i64::from))
    }
}
impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(Some(text.to_owned()))
    }
}
impl From<&String> for Cell {
    fn from(text: &String) -> Cell {
        Cell::Text(Some(text.clone()))
    }
}
impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(Some(text))
    }
}
impl From<&Option<String>> for Cell {
    fn from(text: &Option<String>) -> Cell {
        Cell::Text(text.clone())
    }
}
impl From<Option<String>> for Cell {
    fn from(text: Option<String>) -> Cell {
        Cell::Text(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nested(depth: u32) -> Value {
        (0..depth).fold(Value::from("]}[{\"\\"), |inner, _| Value::from(vec![inner]))
    }

    #[test]
    fn what_is_written_can_be_read_again() {
        let deepest = json(&nested(DEEPEST)).unwrap();
        assert_eq!(parse::<Value>(&deepest).unwrap(), nested(DEEPEST));
        assert!(matches!(json(&nested(DEEPEST + 1)), Err(StoreError::Unstorable(_))));
    }
}
