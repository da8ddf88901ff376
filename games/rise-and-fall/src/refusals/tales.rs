//! Why something of a Tale may not be done (RF-12).

use super::{Objection, plain};
use crate::content::content;
use crate::describe::{piece_key, tale_key, terrain_key};
use crate::hex::{Cell, Hex};
use crate::kinds::{Creature, Deed, Kind, Tale, TaleTrophy, Terrain};
use crate::sites::Misplaced;
use crate::state::{NOBODY, NOWHERE, RiseAndFall};
use crate::world::Site;
use engine::{Message, Refusal, Seat};

/// The Tale without which nobody does this.
pub(super) const fn needed_tale(deed: Deed) -> Option<Tale> {
    Some(match deed {
        Deed::Hunt => Tale::Dragon,
        Deed::BuildCapital => Tale::Capital,
        Deed::BuildBridge => Tale::MajesticBridge,
        Deed::BuildBank | Deed::RaiseTaxes => Tale::Banks,
        Deed::BuildPort | Deed::FoundPort | Deed::Launch | Deed::PortTrade => Tale::Ports,
        Deed::BuildCathedral => Tale::Cathedral,
        Deed::FloatCity => Tale::FloatingCities,
        Deed::SearchGold | Deed::SearchWood | Deed::SearchStone => Tale::SunkenCity,
        Deed::VisitHouse => Tale::DoppelgangerHouse,
        _ => return None,
    })
}

impl RiseAndFall {
    /// Does a place of a Tale allow what otherwise needs a guild, or another kind of piece?
    pub(super) fn tale_allows(&self, seat: Seat, piece: Kind, at: Cell, deed: Deed) -> bool {
        match deed {
            Deed::WoodForStone | Deed::StoneForWood => self.is_at_place(Tale::AlchemistsTower, at),
            Deed::StealWood | Deed::StealStone => {
                piece == Kind::Nomad && self.rules_place(seat, Tale::ThievesLair)
            }
            Deed::ProduceTwo => {
                matches!(piece, Kind::Nomad | Kind::Mountaineer)
                    && self.tales.has(Tale::Waterfall)
                    && self.world.site(Tale::Waterfall) == Some(at)
            }
            _ => false,
        }
    }

    /// What speaks against a deed that only Tales know.
    pub(super) fn not_done_in_tale(&self, seat: Seat, at: Cell, deed: Deed, to: Cell) -> Objection {
        let tale = needed_tale(deed)?;
        let rule = tale.rule();
        if !self.tales.has(tale) {
            let words = Message::new("refused-tale").name("tale", tale_key(tale));
            return Some(Refusal::new(rule, words));
        }
        let say = |key: &str| Some(plain(rule, key));
        let here = self.terrain(at);
        let wrong_ground = || {
            let words = Message::new("refused-terrain")
                .name("deed", crate::describe::deed_key(deed))
                .name("terrain", terrain_key(here));
            Some(Refusal::new(rule, words))
        };
        let built = matches!(deed, Deed::BuildBank | Deed::BuildPort);
        if built && self.world.special.has(at) {
            return Some(plain("RF-12.10", "refused-special-place"));
        }
        match deed {
            Deed::Hunt if self.tales.creature(Creature::Dragon).is_none() => {
                say("refused-no-dragon")
            }
            Deed::Hunt => say("refused-hunt"),
            Deed::BuildCapital if self.tales.trophies[TaleTrophy::Capital as usize] != NOBODY => {
                say("refused-built-once")
            }
            Deed::BuildCapital => say("refused-capital"),
            Deed::BuildBridge if self.tales.bridge != NOWHERE => say("refused-built-once"),
            Deed::BuildBridge => say("refused-bridge"),
            Deed::BuildBank if self.tales.banks[seat.index()] != NOWHERE => {
                say("refused-built-once")
            }
            Deed::BuildBank if !matches!(here, Terrain::Plain | Terrain::Forest) => wrong_ground(),
            Deed::BuildBank if self.can_pay(seat, self.bank_cost()) => say("refused-bank-city"),
            Deed::RaiseTaxes if self.tales.banks[seat.index()] == NOWHERE => say("refused-no-bank"),
            Deed::BuildPort | Deed::FoundPort if self.tales.ports[seat.index()] != NOWHERE => {
                say("refused-built-once")
            }
            Deed::FoundPort | Deed::FloatCity if here != Terrain::Plain => wrong_ground(),
            Deed::FloatCity if self.tales.floating_left == 0 => say("refused-no-raft"),
            Deed::FoundPort | Deed::FloatCity if self.world.has(to) => {
                let free = self.world.open_sea.has(to) && !self.taken().has(to);
                let words = Message::new("refused-sea-hex").text("hex", self.cell_name(to));
                let near = self.world.near[at as usize].has(to);
                let site = self.world.special.has(to);
                (!free || !near || site).then(|| Refusal::new(rule, words))
            }
            Deed::Launch | Deed::PortTrade if self.tales.ports[seat.index()] != at => {
                say("refused-no-port")
            }
            Deed::Launch | Deed::PortTrade if !self.tales.port_ready => say("refused-port-acted"),
            Deed::Launch if self.manned.has(at) || self.tales.closed.has(at) => {
                let words = Message::new("refused-occupied").text("hex", self.cell_name(at));
                Some(Refusal::new(rule, words))
            }
            Deed::BuildCathedral if self.tales.cathedral != NOWHERE => say("refused-built-once"),
            Deed::BuildCathedral => {
                let all = content().pieces[Kind::Temple as usize].count;
                let some = self.civ(seat).count[Kind::Temple as usize] < all;
                if some { say("refused-cathedral") } else { None }
            }
            Deed::SearchGold | Deed::SearchWood | Deed::SearchStone
                if !self.is_at_place(Tale::SunkenCity, at) =>
            {
                say("refused-not-at-place")
            }
            Deed::VisitHouse if !self.is_at_place(Tale::DoppelgangerHouse, at) => {
                say("refused-not-at-place")
            }
            Deed::VisitHouse if self.tales.pile_size() == 0 => say("refused-no-guilds-left"),
            _ => None,
        }
    }

    /// Why a place may not lie there.
    pub(super) fn not_placed(&self, tale: Tale, at: Hex, turn: u8) -> Refusal {
        let say =
            |key: &str| Message::new(key).name("tale", tale_key(tale)).text("hex", at.to_string());
        if turn >= Site::orientations(tale) {
            return Refusal::new("RF-2.3", say("refused-site-turn"));
        }
        let key = match self.world.site_fits(Site { tale, at, turn }) {
            Err(Misplaced::Void) => "refused-site-void",
            Err(Misplaced::OnSite) => return Refusal::new("RF-12.10", say("refused-site-on-site")),
            Err(Misplaced::WrongGround) => "refused-site-ground",
            Err(Misplaced::WrongNeighbor) | Ok(()) => "refused-site-neighbor",
        };
        Refusal::new(tale.rule(), say(key))
    }

    /// The hex is none of those the event allows.
    pub(super) fn not_moved_in_event(&self, rule: &'static str, at: Cell) -> Refusal {
        Refusal::new(rule, Message::new("refused-event-place").text("hex", self.cell_name(at)))
    }

    /// A lying piece waits for the end of the turn (RF-12.9).
    pub(super) fn lies_down(&self, card: Kind, at: Cell) -> Objection {
        let lies = self.is_lying(card.is_unit(), at);
        let words = Message::new("refused-lying")
            .name("piece", piece_key(card))
            .text("hex", self.cell_name(at));
        lies.then(|| Refusal::new("RF-12.9", words))
    }

    /// A piece may not be put or stop on this hex because of a Tale.
    pub(super) fn closed_by_tale(&self, deed: Deed, to: Cell) -> Objection {
        let on = |key: &str| Message::new(key).text("hex", self.cell_name(to));
        if self.world.barred.has(to) {
            return Some(Refusal::new("RF-12.10", on("refused-barred")));
        }
        if self.tales.closed.has(to) {
            return Some(Refusal::new("RF-12.8", on("refused-occupied")));
        }
        let orb = self.world.orbs.has(to);
        if orb && deed == Deed::Move && self.world.stormy.has(to) {
            return Some(Refusal::new("RF-12.32", on("refused-orb")));
        }
        if orb && deed != Deed::Move {
            return Some(Refusal::new("RF-12.32", on("refused-orb")));
        }
        let built = matches!(deed, Deed::FoundCity | Deed::FoundTemple);
        if built && self.world.special.has(to) {
            return Some(plain("RF-12.10", "refused-special-place"));
        }
        None
    }
}
