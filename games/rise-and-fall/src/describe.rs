//! Events, questions and moves as messages for the catalogues.
//!
//! Messages are keys and parameters; every word is in `words/*.ftl`.

mod events;
mod rules;

pub(crate) use rules::rule_of_deed;

use crate::actions::yields;
use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind, Monument, Npc, Resource, Tale, Terrain, TileKind};
use crate::moves::{Move, Question};
use crate::npc::Tie;
use crate::state::{NOWHERE, Phase, RiseAndFall};
use engine::{Message, Seat};

/// The message key of a piece's name, also the name of its card.
pub(crate) fn piece_key(kind: Kind) -> String {
    format!("piece-{}", kind.id())
}
pub(crate) fn terrain_key(terrain: Terrain) -> String {
    format!("terrain-{}", terrain.id())
}
pub(crate) fn tile_key(tile: TileKind) -> String {
    format!("tile-{}", tile.id())
}
pub(crate) fn guild_key(guild: Guild) -> String {
    format!("guild-{}", guild.id())
}
pub(crate) fn tale_key(tale: Tale) -> String {
    format!("tale-{}", tale.id())
}
pub(crate) fn npc_key(npc: Npc) -> String {
    format!("npc-{}", npc.id())
}
pub(crate) fn monument_key(monument: Monument) -> String {
    format!("monument-{}", monument.id())
}
pub(crate) fn resource_key(resource: Resource) -> String {
    format!("resource-{}", resource.id())
}
/// So much Wood or Stone.
pub(crate) fn goods(resource: Resource, amount: u8) -> Message {
    Message::new(format!("goods-{}", resource.id())).number("amount", amount)
}
/// Several things in one sentence: "the Druids, the Miners and the Winged".
pub(crate) fn all_of(items: impl DoubleEndedIterator<Item = Message>) -> Message {
    Message::list(items, "list-and").unwrap_or_else(|| Message::new("list-nothing"))
}
/// The message key of a deed's name.
pub(crate) fn deed_key(deed: Deed) -> String {
    format!("deed-{}", deed.id())
}
/// The message key of a civilization: its colour.
pub(crate) fn civ_key(seat: Seat) -> String {
    format!("civ-{}", seat.0.min(7))
}

/// The word of a question in message keys.
pub(crate) fn question_id(question: &Question) -> &'static str {
    match question {
        Question::KeepGuild => "keep-guild",
        Question::PassGuild => "pass-guild",
        Question::PlaceTile { .. } => "place-tile",
        Question::TurnTile { .. } => "turn-tile",
        Question::LiftTile { .. } => "lift-tile",
        Question::Deploy => "deploy",
        Question::ChooseCard => "choose-card",
        Question::Act { .. } => "act",
        Question::Aim { .. } => "aim",
        Question::Decline { .. } => "decline",
        Question::BuyBack { must: true, .. } => "must-buy-back",
        Question::BuyBack { .. } => "buy-back",
        Question::SwapGuild => "swap-guild",
        Question::PlaceSite { .. } => "place-site",
        Question::TurnSite { .. } => "turn-site",
        Question::PlaceCreature { .. } => "place-creature",
        Question::ActAgain { .. } => "act-again",
        Question::MoveInEvent { .. } => "move-in-event",
        Question::SaveNomad => "save-nomad",
        Question::TurnLava => "turn-lava",
        Question::NextPiece { .. } => "next-piece",
        Question::NominateRegion { .. } => "nominate-region",
        Question::NominateHex { .. } => "nominate-hex",
        Question::NominateResource { .. } => "nominate-resource",
    }
}

impl RiseAndFall {
    pub(crate) fn describe_asking(&self, question: &Question) -> Message {
        let message = Message::new(format!("question-{}", question_id(question)));
        match *question {
            // These cards are not one's own yet (RF-12.36).
            Question::KeepGuild if self.phase == Phase::Actions => {
                Message::new("question-keep-from-house")
            }
            Question::PlaceTile { tile, in_hand } => {
                message.name("tile", tile_key(tile)).number("count", in_hand)
            }
            Question::TurnTile { tile, q, r } => {
                let hex = crate::hex::Hex::new(q, r);
                message.name("tile", tile_key(tile)).text("hex", hex.to_string())
            }
            Question::LiftTile { tile, lifts } => {
                message.name("tile", tile_key(tile)).number("count", lifts)
            }
            Question::Act { card } => message.name("card", piece_key(card)),
            Question::Aim { piece, at, deed } => message
                .name("piece", piece_key(piece))
                .name("deed", deed_key(deed))
                .said("hex", self.named(at)),
            Question::Decline { cards } => message.number("count", cards),
            Question::BuyBack { price, .. } => message.number("gold", price),
            Question::PlaceSite { tale } | Question::MoveInEvent { tale } => {
                message.name("tale", tale_key(tale))
            }
            Question::TurnSite { tale, q, r } => {
                let hex = crate::hex::Hex::new(q, r);
                message.name("tale", tale_key(tale)).text("hex", hex.to_string())
            }
            Question::PlaceCreature { creature } => message.name("tale", tale_key(creature.tale())),
            Question::NextPiece { npc, piece } => {
                // No die is rolled for the order of pieces (RF-14.42).
                let message = self.asking_of_npc(message, "asked-freely");
                message.name("npc", npc_key(npc)).name("piece", piece_key(piece))
            }
            Question::NominateRegion { npc }
            | Question::NominateHex { npc }
            | Question::NominateResource { npc } => {
                self.asking_of_npc(message, "asked-alone").name("npc", npc_key(npc))
            }
            Question::ActAgain { at } => message.said("hex", self.named(at)),
            _ => message,
        }
    }

    /// Where several players decide together, the question says so (RF-16.5).
    fn asking_of_npc(&self, message: Message, alone: &str) -> Message {
        let key = if self.is_handled_together() { "asked-together" } else { alone };
        message.name("handling", key)
    }

    /// A hex and what it is: its coordinates alone are no name for people.
    pub(crate) fn named(&self, cell: Cell) -> Message {
        let hex = self.cell_name(cell);
        match self.world.terrain.get(cell as usize) {
            Some(&terrain) => {
                let key = if cell == self.tales.bridge { "place-bridge" } else { "place" };
                Message::new(key).text("hex", hex).name("terrain", terrain_key(terrain))
            }
            None => Message::new("place-nowhere").text("hex", hex),
        }
    }

    /// Several hexes.
    fn places(&self, cells: impl Iterator<Item = Cell>) -> Message {
        let places: Vec<Message> = cells.map(|cell| self.named(cell)).collect();
        all_of(places.into_iter())
    }

    /// The name of a piece that acts: the Capital acts with the City card, the Cathedral with that of
    /// the Temple (RF-12.23, RF-12.27).
    fn actor_key(&self, seat: Seat, piece: Kind, at: Cell) -> String {
        match (piece, self.monument_of(seat, piece)) {
            (Kind::City, Some(place)) if place == at => monument_key(Monument::Capital),
            (Kind::Temple, Some(place)) if place == at => monument_key(Monument::Cathedral),
            _ => piece_key(piece),
        }
    }

    /// A hex to aim at, with the piece on it; a Region where one is nominated.
    fn describe_aim(&self, at: Cell) -> Message {
        let message = Message::new("move-aim").said("hex", self.named(at));
        if !self.world.has(at) {
            return message;
        }
        if self.is_npc_asked() && self.npcs.tie == Tie::Region {
            let region = self.world.region_of(at);
            return Message::new("move-aim-region")
                .name("terrain", terrain_key(region.terrain))
                .number("size", region.size)
                .text("hex", self.cell_name(at));
        }
        match self.unit(at).get().or_else(|| self.building(at).get()) {
            Some((seat, piece)) => Message::new("move-aim-piece")
                .name("piece", piece_key(piece))
                .name("civ", civ_key(seat))
                .said("hex", self.named(at)),
            None => message,
        }
    }

    pub(crate) fn describe_answer(&self, seat: Seat, mv: Move) -> Message {
        let say = |key: &str| Message::new(key);
        match mv {
            Move::Keep { guild } => say("move-keep").name("guild", guild_key(guild)),
            Move::PassOn { guild } => say("move-pass-on").name("guild", guild_key(guild)),
            Move::Anchor { q, r } => {
                say("move-anchor").text("hex", crate::hex::Hex::new(q, r).to_string())
            }
            Move::Turn { turn } if self.phase == Phase::Event => {
                let pointed = self.lava_cells(turn.min(crate::tales::LAVA_TURNS - 1));
                say("move-turn-lava").said("hexes", self.places(pointed.iter()))
            }
            Move::Turn { turn } => say("move-turn").number("degrees", i64::from(turn) * 60),
            Move::Lift { q, r } => {
                say("move-lift").text("hex", crate::hex::Hex::new(q, r).to_string())
            }
            Move::Deploy { piece, at } => {
                say("move-deploy").name("piece", piece_key(piece)).said("hex", self.named(at))
            }
            Move::Choose { card } => say("move-choose").name("card", piece_key(card)),
            Move::Hurry {} => say("move-hurry"),
            Move::Do { deed, at } => self.describe_deed(seat, deed, at),
            Move::Aim { at } => self.describe_aim(at),
            Move::EndTurn {} => say("move-end-turn"),
            Move::Decline { card } => say("move-decline").name("card", piece_key(card)),
            Move::BuyBack { card } => {
                let price = self.buy_back_price(seat);
                say("move-buy-back").name("card", piece_key(card)).number("gold", price)
            }
            Move::NoBuyBack {} => say("move-no-buy-back"),
            Move::Swap { with, guild } => {
                say("move-swap").name("civ", civ_key(with)).name("guild", guild_key(guild))
            }
            Move::NoSwap {} => say("move-no-swap"),
            Move::Pass {} => say("move-pass"),
            Move::Take { resource } => say("move-take").name("resource", resource_key(resource)),
        }
    }

    /// A short imperative with what it costs and brings.
    fn describe_deed(&self, seat: Seat, deed: Deed, at: Cell) -> Message {
        let message = Message::new(format!("move-{}", deed.id()));
        let acting = self.civ(seat).played().filter(|_| self.world.has(at));
        let Some(piece) = acting else { return Message::new("move-unknown") };
        let cost = self.cost_of(seat, piece, at, deed, NOWHERE);
        let resource = yields(piece, self.terrain(at)).unwrap_or(Resource::Wood);
        let costs = &crate::content::content().costs;
        let gold = match deed {
            Deed::Taxes => self.taxes(at),
            Deed::Tithe => self.tithe_payers(seat, self.parish(at)) * u16::from(costs.tithe),
            Deed::RaiseTaxes => self.raised_taxes(at),
            Deed::PortTrade => self.port_trade(at),
            Deed::SearchGold => crate::content::content().tale(Tale::SunkenCity).income.into(),
            Deed::Trade if piece == Kind::Ship => {
                self.trading_cities(at) as u16 * u16::from(costs.ship_trade)
            }
            Deed::Trade => self.merchant_trade(seat, at),
            Deed::SellWood | Deed::SellStone => costs.merchant_bank.into(),
            Deed::Piracy => self.loot(seat, at),
            Deed::Prospect => crate::content::content().guild(Guild::MasterJewelers).gold.into(),
            _ => cost.gold.into(),
        };
        message
            .name("piece", self.actor_key(seat, piece, at))
            .said("hex", self.named(at))
            .number("gold", gold)
            .number("wood", cost.wood)
            .number("stone", cost.stone)
            .said("goods", goods(resource, if deed == Deed::ProduceTwo { 2 } else { 1 }))
    }
}

#[cfg(test)]
mod tests;
