//! Carrying out what a line of a card says (RF-15.20 to RF-15.31).

use crate::content::Cost;
use crate::events::{Event, NpcDeed};
use crate::hex::Cell;
use crate::kinds::{Kind, Resource};
use crate::state::RiseAndFall;
use engine::{Seat, Tell};

/// What a piece of an NPC does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Missing tokens from the bank instead of building (RF-15.3).
    Gather {
        wanted: Kind,
        wood: u8,
        stone: u8,
    },
    Move {
        to: Cell,
    },
    Build {
        piece: Kind,
        to: Cell,
        wood: u8,
        stone: u8,
    },
    Produce {
        resource: Resource,
        amount: u8,
    },
    /// Taxes, tithe or trade.
    Earn {
        deed: NpcDeed,
        gold: u16,
    },
    Grow {
        piece: Kind,
        to: Cell,
        gold: u8,
    },
    Convert {
        to: Cell,
        piece: Kind,
        gold: u8,
    },
    Educate {
        to: Cell,
        piece: Kind,
        gold: u8,
    },
    Transform {
        piece: Kind,
        to: Cell,
        gold: u8,
    },
    Sell {
        resource: Resource,
        gold: u8,
    },
    Attack {
        to: Cell,
        piece: Kind,
        gold: u8,
        take_place: bool,
        steal: u8,
        resource: Option<Resource>,
    },
    Steal {
        victim: Seat,
        resource: Resource,
        amount: u8,
    },
}

/// What is told about a deed: only what belongs to it is filled in.
#[derive(Clone, Copy)]
struct Did {
    seat: Seat,
    piece: Kind,
    deed: NpcDeed,
    at: Cell,
    to: Option<Cell>,
    other: Option<Kind>,
    goods: Option<(Resource, u8)>,
    gold: u16,
    victim: Option<Seat>,
}

impl Did {
    fn new(seat: Seat, piece: Kind, deed: NpcDeed, at: Cell) -> Did {
        let (to, other, goods, victim) = (None, None, None, None);
        Did { seat, piece, deed, at, to, other, goods, gold: 0, victim }
    }
    fn to(self, to: Cell) -> Did {
        Did { to: Some(to), ..self }
    }
    fn other(self, other: Kind) -> Did {
        Did { other: Some(other), ..self }
    }
    fn of(self, resource: Resource, amount: u8) -> Did {
        Did { goods: Some((resource, amount)), ..self }
    }
    fn gold(self, gold: u16) -> Did {
        Did { gold, ..self }
    }
    fn from(self, victim: Seat) -> Did {
        Did { victim: Some(victim), ..self }
    }
    fn told(self) -> Event {
        let Did { seat, piece, deed, at, to, other, goods, gold, victim } = self;
        let (resource, amount) = (goods.map(|it| it.0), goods.map_or(0, |it| it.1));
        Event::NpcDid { seat, piece, deed, at, to, other, resource, amount, gold, victim }
    }
}

impl RiseAndFall {
    pub(super) fn carry_out_npc<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        at: Cell,
        effect: Effect,
        tell: &mut T,
    ) {
        let gold_cost = |gold: u8| Cost { gold, ..Cost::default() };
        // What everybody hears, but for what the deed adds to it.
        let did = |deed: NpcDeed| Did::new(seat, kind, deed, at);
        match effect {
            Effect::Gather { wanted, wood, stone } => {
                let wood = wood.min(self.bank[0]);
                let stone = stone.min(self.bank[1]);
                self.receive(seat, Resource::Wood, wood);
                self.receive(seat, Resource::Stone, stone);
                tell.tell(|| Event::NpcGathered { seat, piece: kind, at, wanted, wood, stone });
            }
            Effect::Move { to } => {
                tell.tell(|| did(NpcDeed::Move).to(to).told());
                self.shift(seat, kind, at, to);
                self.settle_npc_piece(kind, at, to);
            }
            Effect::Build { piece, to, wood, stone } => {
                self.pay(seat, Cost { gold: 0, wood, stone });
                tell.tell(|| did(NpcDeed::Build).to(to).other(piece).told());
                self.leave(seat, kind, at, tell);
                self.bring(seat, piece, to, kind, tell);
            }
            Effect::Produce { resource, amount } => {
                self.receive(seat, resource, amount);
                tell.tell(|| did(NpcDeed::Produce).of(resource, amount).told());
            }
            Effect::Earn { deed, gold } => {
                let paid = self.receive_gold(seat, gold);
                tell.tell(|| did(deed).gold(paid).told());
            }
            Effect::Grow { piece, to, gold } => {
                self.pay(seat, gold_cost(gold));
                tell.tell(|| did(NpcDeed::Grow).to(to).other(piece).gold(gold.into()).told());
                self.bring(seat, piece, to, kind, tell);
            }
            Effect::Convert { to, piece, gold } => {
                self.pay(seat, gold_cost(gold));
                let Some(owner) = self.standing(to, piece) else { return };
                let told = did(NpcDeed::Convert).to(to).other(piece).gold(gold.into());
                tell.tell(|| told.from(owner).told());
                self.leave(owner, piece, to, tell);
                self.bring(seat, piece, to, kind, tell);
            }
            Effect::Educate { to, piece, gold } => {
                self.pay(seat, gold_cost(gold));
                tell.tell(|| did(NpcDeed::Educate).to(to).other(piece).gold(gold.into()).told());
                self.leave(seat, Kind::Nomad, to, tell);
                self.bring(seat, piece, to, kind, tell);
            }
            Effect::Transform { piece, to, gold } => {
                self.pay(seat, gold_cost(gold));
                tell.tell(|| did(NpcDeed::Transform).to(to).other(piece).gold(gold.into()).told());
                self.leave(seat, kind, at, tell);
                self.bring(seat, piece, to, kind, tell);
            }
            Effect::Sell { resource, gold } => {
                self.give_back(seat, resource, 1);
                let paid = self.receive_gold(seat, gold.into());
                tell.tell(|| did(NpcDeed::Sell).of(resource, 1).gold(paid).told());
            }
            Effect::Attack { to, piece, gold, take_place, steal, resource } => {
                let Some(victim) = self.standing(to, piece) else { return };
                let paid = self.receive_gold(seat, gold.into());
                let told = did(NpcDeed::Attack).to(to).other(piece).gold(paid);
                tell.tell(|| told.from(victim).told());
                self.leave(victim, piece, to, tell);
                if take_place && self.may_stand(seat, kind, to) && !self.taken().has(to) {
                    tell.tell(|| did(NpcDeed::TakePlace).to(to).told());
                    self.shift(seat, kind, at, to);
                    self.settle_npc_piece(kind, at, to);
                }
                if let Some(resource) = resource {
                    self.rob(seat, victim, resource, steal, tell);
                }
            }
            Effect::Steal { victim, resource, amount } => {
                tell.tell(|| did(NpcDeed::Steal).from(victim).told());
                self.rob(seat, victim, resource, amount, tell);
            }
        }
    }

    /// A piece that comes during the turn does not act in it (RF-14.42).
    fn bring<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        piece: Kind,
        to: Cell,
        acting: Kind,
        tell: &mut T,
    ) {
        self.enter(seat, piece, to, tell);
        if piece == acting {
            self.acted.insert(to);
        }
    }

    /// It has acted where it is now, and a storm may lay it down (RF-12.30).
    fn settle_npc_piece(&mut self, kind: Kind, from: Cell, to: Cell) {
        self.acted.remove(from);
        self.acted.insert(to);
        if self.world.stormy.has(to) && kind != Kind::Mountaineer {
            self.tales.laid_units.insert(to);
        }
    }

    /// Tokens change hands, as far as there are some and room for them: of this kind, and once
    /// there are no more of it, of the other.
    pub(super) fn rob<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        victim: Seat,
        resource: Resource,
        amount: u8,
        tell: &mut T,
    ) {
        let other = if resource == Resource::Wood { Resource::Stone } else { Resource::Wood };
        let mut left = amount;
        for resource in [resource, other] {
            let room = self.cap(seat, resource).saturating_sub(self.civ(seat).holds(resource));
            let taken = left.min(self.civ(victim).holds(resource)).min(room);
            if taken > 0 {
                left -= taken;
                self.civ_mut(victim).stock[resource as usize] -= taken;
                self.civ_mut(seat).stock[resource as usize] += taken;
                tell.tell(|| Event::NpcStole { seat, victim, resource, amount: taken });
            }
        }
    }
}
