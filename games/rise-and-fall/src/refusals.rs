//! Which rule is against a move, and why.
//!
//! Everything here is asked about a move that is known not to be offered. Checks come in the order
//! in which a referee at the table would object: is this the moment, is there such a thing, may it
//! be done there, can it be paid.

mod deeds;
mod tales;

use crate::building::Fault;
use crate::describe::{guild_key, piece_key, question_id, terrain_key, tile_key};
use crate::hex::{Cell, Hex};
use crate::kinds::{Guild, Kind};
use crate::moves::{Move, Question};
use crate::state::{NOWHERE, Phase, RiseAndFall};
use engine::{Message, Offers, Refusal, Seat};

/// Why not, or nothing to object so far.
type Objection = Option<Refusal>;

fn plain(rule: &'static str, key: &str) -> Refusal {
    Refusal::plain(rule, key)
}

impl RiseAndFall {
    pub(crate) fn why_not(&self, seat: Seat, mv: Move) -> Refusal {
        if seat.0 >= self.seats {
            return Refusal::not_asked(seat);
        }
        self.objection(seat, mv).unwrap_or_else(|| plain("RF-18.4", "refused-move"))
    }

    fn objection(&self, seat: Seat, mv: Move) -> Objection {
        let Some(question) = self.question_for(seat) else {
            return Some(if self.phase == Phase::Over {
                plain("game-over", "refused-game-over")
            } else {
                Refusal::not_asked(seat)
            });
        };
        match (mv, question) {
            (Move::Keep { guild }, Question::KeepGuild)
            | (Move::PassOn { guild }, Question::PassGuild) => self.guild_not_dealt(seat, guild),
            (Move::Anchor { q, r }, Question::PlaceSite { tale }) => {
                Some(self.not_placed(tale, Hex::new(q, r), 0))
            }
            (Move::Turn { turn }, Question::TurnSite { tale, q, r }) => {
                Some(self.not_placed(tale, Hex::new(q, r), turn))
            }
            (Move::Aim { at }, Question::PlaceCreature { creature }) => {
                Some(self.not_moved_in_event(creature.tale().rule(), at))
            }
            (Move::Aim { at }, Question::MoveInEvent { tale }) => {
                Some(self.not_moved_in_event(tale.rule(), at))
            }
            (Move::Aim { at }, Question::SaveNomad) => {
                Some(self.not_moved_in_event("RF-12.21", at))
            }
            (Move::Aim { at }, Question::NextPiece { .. }) => {
                let words = Message::new("refused-npc-piece").text("hex", self.cell_name(at));
                Some(Refusal::new("RF-14.42", words))
            }
            (Move::Aim { at }, Question::NominateRegion { .. } | Question::NominateHex { .. }) => {
                let words = Message::new("refused-nomination").text("hex", self.cell_name(at));
                Some(Refusal::new("RF-15.6", words))
            }
            (Move::Turn { .. }, Question::TurnLava) => Some(plain("RF-12.42", "refused-lava")),
            (Move::Do { deed, at }, Question::ActAgain { at: halfway }) => {
                if at == halfway {
                    self.not_done(seat, Kind::Merchant, at, deed, NOWHERE)
                } else {
                    Some(self.first(question))
                }
            }
            (Move::Anchor { q, r }, Question::PlaceTile { .. }) => {
                Some(self.not_laid(Hex::new(q, r), 0))
            }
            (Move::Turn { turn }, Question::TurnTile { q, r, .. }) => {
                Some(self.not_laid(Hex::new(q, r), turn))
            }
            (Move::Lift { q, r }, Question::LiftTile { .. }) => {
                Some(self.not_lifted(Hex::new(q, r)))
            }
            (Move::Deploy { piece, at }, Question::Deploy) => self.not_deployed(seat, piece, at),
            (Move::Choose { card }, Question::ChooseCard) => self.card_not_in_hand(seat, card),
            (Move::Do { deed, at }, Question::Act { card }) => self
                .not_picked(seat, card, at)
                .or_else(|| self.not_done(seat, card, at, deed, NOWHERE)),
            (Move::Aim { at: to }, Question::Aim { piece, at, deed }) => {
                self.not_done(seat, piece, at, deed, to)
            }
            (Move::Decline { card }, Question::Decline { .. }) => {
                let named = Message::new("refused-card-inactive").name("card", piece_key(card));
                Some(Refusal::new("RF-7.5", named))
            }
            (Move::BuyBack { card }, Question::BuyBack { .. }) => self.not_bought(seat, card),
            (Move::NoBuyBack {}, Question::BuyBack { .. }) => {
                Some(plain("RF-7.11", "refused-must-buy"))
            }
            (Move::Swap { with, guild }, Question::SwapGuild) => {
                self.not_swapped(seat, with, guild)
            }
            _ => Some(self.first(question)),
        }
    }

    /// Something else is asked: the question, with its rule.
    fn first(&self, question: Question) -> Refusal {
        let rule = match question {
            Question::KeepGuild | Question::PassGuild => "RF-10.1",
            Question::PlaceTile { .. } | Question::TurnTile { .. } => "RF-3.12",
            Question::LiftTile { .. } => "RF-3.16",
            Question::Deploy => "RF-3.21",
            Question::ChooseCard => "RF-5.1",
            Question::Act { .. } | Question::Aim { .. } => "RF-5.3",
            Question::Decline { .. } => "RF-7.5",
            Question::BuyBack { .. } => "RF-7.10",
            Question::SwapGuild => "RF-10.16",
            Question::PlaceSite { .. } | Question::TurnSite { .. } => "RF-3.17",
            Question::PlaceCreature { .. } => "RF-3.23",
            Question::ActAgain { .. } => "RF-12.41",
            Question::MoveInEvent { .. } => "RF-12.5",
            Question::SaveNomad => "RF-12.21",
            Question::TurnLava => "RF-12.42",
            Question::NextPiece { .. } => "RF-14.42",
            Question::NominateRegion { .. }
            | Question::NominateHex { .. }
            | Question::NominateResource { .. } => "RF-15.6",
        };
        Refusal::new(rule, Message::new(format!("refused-first-{}", question_id(&question))))
    }

    pub(crate) fn offer_hurry<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        offers.given(Move::Hurry {}, |need| {
            need.that(self.asked_seats().has(seat), || Refusal::not_asked(seat))?;
            match self.check_hurry() {
                Ok(()) => Some(()),
                Err(refusal) => need.that(false, || refusal),
            }
        });
    }

    /// May the late players be hurried now (RF-5.5)?
    pub(crate) fn check_hurry(&self) -> Result<(), Refusal> {
        if self.phase != Phase::Select {
            return Err(plain("RF-5.5", "refused-hurry-now"));
        }
        if !self.rules.countdown {
            return Err(plain("RF-5.5", "refused-hurry-option"));
        }
        let living = self.living_players().count() as u32;
        let chosen = living - self.choosing().len();
        let enough = match self.seats {
            0..=4 => u32::MAX,
            5..=6 => 3,
            _ => 4,
        };
        // All but one are always enough; alone there is nobody to wait.
        let enough = enough.min(living.saturating_sub(1)).max(1);
        if chosen >= enough {
            Ok(())
        } else {
            let needed = Message::new("refused-hurry-early").number("needed", enough);
            Err(Refusal::new("RF-5.5", needed))
        }
    }

    fn guild_not_dealt(&self, seat: Seat, guild: Guild) -> Objection {
        let key = if self.civ(seat).kept & guild.bit() != 0 {
            "refused-guild-kept"
        } else {
            "refused-guild-not-dealt"
        };
        Some(Refusal::new("RF-10.1", Message::new(key).name("guild", guild_key(guild))))
    }

    fn not_laid(&self, at: Hex, turn: u8) -> Refusal {
        let tile = self.tile_in_hand();
        let orientations = crate::content::content().tile(tile).orientations;
        if turn >= orientations {
            let words = Message::new("refused-turn")
                .name("tile", tile_key(tile))
                .number("turns", orientations);
            return Refusal::new("RF-2.3", words);
        }
        let say =
            |key: &str| Message::new(key).name("tile", tile_key(tile)).text("hex", at.to_string());
        let upper =
            if tile.terrain() == crate::kinds::Terrain::Plain { "RF-3.14" } else { "RF-3.15" };
        match self.laying_fault(at, turn) {
            Some(Fault::TooFar) => Refusal::new("RF-3.13", say("refused-tile-far")),
            Some(Fault::OnTiles) => Refusal::new("RF-3.13", say("refused-tile-on-tiles")),
            Some(Fault::TouchesOne) => Refusal::new("RF-3.13", say("refused-tile-touches")),
            Some(Fault::Encloses) => Refusal::new("RF-3.13", say("refused-tile-encloses")),
            Some(Fault::WrongGround(ground)) => {
                Refusal::new(upper, say("refused-tile-ground").name("ground", terrain_key(ground)))
            }
            Some(Fault::NoHoleLeft) => Refusal::new("RF-12.31", say("refused-tile-hole")),
            Some(Fault::OnSite) => Refusal::new("RF-12.10", say("refused-tile-site")),
            Some(Fault::NoRoomForRest) | None => Refusal::new("RF-3.16", say("refused-tile-room")),
        }
    }

    fn not_lifted(&self, at: Hex) -> Refusal {
        let tile = self.tile_in_hand();
        let lies = self.world.layer(tile).any(|laid| laid.at == at);
        let key = if lies { "refused-lift-useless" } else { "refused-lift-nothing" };
        let words = Message::new(key).name("tile", tile_key(tile)).text("hex", at.to_string());
        Refusal::new("RF-3.16", words)
    }

    fn not_deployed(&self, seat: Seat, piece: Kind, at: Cell) -> Objection {
        let say = |key: &str| Message::new(key).name("piece", piece_key(piece));
        let on = |key: &str| say(key).text("hex", self.cell_name(at));
        if !self.undeployed(seat).any(|kind| kind == piece) {
            return Some(Refusal::new("RF-3.20", say("refused-deploy-piece")));
        }
        if !self.world.has(at) {
            return Some(Refusal::new("RF-0.5", on("refused-void")));
        }
        if self.taken().has(at) {
            return Some(Refusal::new("RF-3.22", on("refused-occupied")));
        }
        let terrain = terrain_key(self.terrain(at));
        Some(Refusal::new("RF-3.22", on("refused-deploy-terrain").name("terrain", terrain)))
    }

    fn card_not_in_hand(&self, seat: Seat, card: Kind) -> Objection {
        let civ = self.civ(seat);
        let key = if civ.discard & card.bit() != 0 {
            "refused-card-discard"
        } else if civ.decline & card.bit() != 0 {
            "refused-card-decline"
        } else {
            "refused-card-reserve"
        };
        Some(Refusal::new("RF-5.1", Message::new(key).name("card", piece_key(card))))
    }

    fn not_picked(&self, seat: Seat, card: Kind, at: Cell) -> Objection {
        let on = |key: &str| {
            Message::new(key).name("piece", piece_key(card)).text("hex", self.cell_name(at))
        };
        if !self.world.has(at) {
            return Some(Refusal::new("RF-0.5", on("refused-void")));
        }
        if !self.is_actor(seat, card, at) {
            return Some(Refusal::new("RF-5.3", on("refused-not-your-piece")));
        }
        if let Some(lying) = self.lies_down(card, at) {
            return Some(lying);
        }
        let done = match self.monument_of(seat, card) {
            Some(monument) if monument == at => self.ready_monument(seat, card).is_none(),
            _ => self.acted.has(at) && self.tales.ports[seat.index()] != at,
        };
        if done {
            return Some(Refusal::new("RF-5.3", on("refused-acted")));
        }
        None
    }

    fn not_bought(&self, seat: Seat, card: Kind) -> Objection {
        let say = |key: &str| Message::new(key).name("card", piece_key(card));
        if self.civ(seat).decline & card.bit() == 0 {
            return Some(Refusal::new("RF-7.10", say("refused-not-declined")));
        }
        Some(Refusal::new("RF-7.11", say("refused-buy-useless")))
    }

    fn not_swapped(&self, seat: Seat, with: Seat, guild: Guild) -> Objection {
        let other = with != seat && with.0 < self.seats && self.is_living(with);
        if !other {
            return Some(plain("RF-10.16", "refused-swap-with"));
        }
        let words = Message::new("refused-swap-guild").name("guild", guild_key(guild));
        Some(Refusal::new("RF-10.16", words))
    }
}

#[cfg(test)]
pub(crate) mod tests;
