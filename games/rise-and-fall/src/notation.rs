//! Moves as short text, both ways.

use crate::hex::{Cell, Hex, MAX_CELLS};
use crate::kinds::{Deed, Guild, Kind, Resource};
use crate::moves::Move;
use crate::state::RiseAndFall;
use engine::{Refusal, Seat};

impl RiseAndFall {
    /// A cell as its hex; a number if the World has no such cell.
    pub(crate) fn cell_name(&self, cell: Cell) -> String {
        match self.world.hexes.get(cell as usize) {
            Some(hex) => hex.to_string(),
            None => format!("#{cell}"),
        }
    }

    fn read_cell(&self, text: &str) -> Option<Cell> {
        if let Some(number) = text.strip_prefix('#') {
            let cell: Cell = number.parse().ok()?;
            return ((cell as usize) < MAX_CELLS && !self.world.has(cell)).then_some(cell);
        }
        self.world.cell(Hex::read(text)?)
    }

    pub(crate) fn write_move(&self, _seat: Seat, mv: Move) -> String {
        let cell = |at: Cell| self.cell_name(at);
        match mv {
            Move::Keep { guild } => format!("keep {}", guild.id()),
            Move::PassOn { guild } => format!("pass {}", guild.id()),
            Move::Anchor { q, r } => format!("tile {}", Hex::new(q, r)),
            Move::Turn { turn } => format!("turn {turn}"),
            Move::Lift { q, r } => format!("lift {}", Hex::new(q, r)),
            Move::Deploy { piece, at } => format!("place {} {}", piece.id(), cell(at)),
            Move::Choose { card } => format!("card {}", card.id()),
            Move::Hurry {} => "hurry".into(),
            Move::Do { deed, at } => format!("{} {}", cell(at), deed.id()),
            Move::Aim { at } => format!("at {}", cell(at)),
            Move::EndTurn {} => "end".into(),
            Move::Decline { card } => format!("decline {}", card.id()),
            Move::BuyBack { card } => format!("buy {}", card.id()),
            Move::NoBuyBack {} => "no-buy".into(),
            Move::Swap { with, guild } => format!("swap {with} {}", guild.id()),
            Move::NoSwap {} => "no-swap".into(),
            Move::Pass {} => "nothing".into(),
            Move::Take { resource } => format!("take {}", resource.id()),
        }
    }

    pub(crate) fn read_move(&self, _seat: Seat, text: &str) -> Result<Move, Refusal> {
        self.parse(text).ok_or_else(|| Refusal::unreadable(text))
    }

    fn parse(&self, text: &str) -> Option<Move> {
        let lower = text.trim().to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let guild = Guild::from_id;
        let kind = Kind::from_id;
        Some(match words.as_slice() {
            ["keep", name] => Move::Keep { guild: guild(name)? },
            ["pass", name] => Move::PassOn { guild: guild(name)? },
            ["tile", hex] => {
                let Hex { q, r } = Hex::read(hex)?;
                Move::Anchor { q, r }
            }
            ["turn", turn] => Move::Turn { turn: turn.parse().ok().filter(|turn| *turn < 6)? },
            ["lift", hex] => {
                let Hex { q, r } = Hex::read(hex)?;
                Move::Lift { q, r }
            }
            ["place", piece, at] => Move::Deploy { piece: kind(piece)?, at: self.read_cell(at)? },
            ["card", name] => Move::Choose { card: kind(name)? },
            ["hurry"] => Move::Hurry {},
            ["at", at] => Move::Aim { at: self.read_cell(at)? },
            ["end"] => Move::EndTurn {},
            ["decline", name] => Move::Decline { card: kind(name)? },
            ["buy", name] => Move::BuyBack { card: kind(name)? },
            ["no-buy"] => Move::NoBuyBack {},
            ["swap", with, name] => {
                let with: u8 = with.parse().ok().filter(|seat| *seat < 8)?;
                Move::Swap { with: Seat(with), guild: guild(name)? }
            }
            ["no-swap"] => Move::NoSwap {},
            ["nothing"] => Move::Pass {},
            ["take", name] => Move::Take { resource: Resource::from_id(name)? },
            [at, deed] => Move::Do { deed: Deed::from_id(deed)?, at: self.read_cell(at)? },
            _ => return None,
        })
    }
}
