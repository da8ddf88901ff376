//! Carrying out what was offered (RF-6.2 to RF-6.6).

use crate::content::{Cost, content};
use crate::events::Event;
use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind, Resource};
use crate::state::{NOWHERE, RiseAndFall};
use engine::{Seat, Tell};

/// One action of one piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Action {
    pub seat: Seat,
    pub piece: Kind,
    pub at: Cell,
    pub deed: Deed,
    /// Where it is aimed, or [`NOWHERE`].
    pub to: Cell,
}

impl Action {
    /// What everybody hears about it.
    pub(crate) fn told(self, gold: u16, victim: Option<Seat>) -> Event {
        let Action { seat, piece, at, deed, to } = self;
        let to = (to != NOWHERE).then_some(to);
        Event::Did { seat, piece, deed, at, to, gold, victim, prey: None }
    }
    /// The same about a piece of somebody else.
    fn told_of(self, gold: u16, victim: Seat, prey: Kind) -> Event {
        let Action { seat, piece, at, deed, to } = self;
        let (to, victim, prey) = (Some(to), Some(victim), Some(prey));
        Event::Did { seat, piece, deed, at, to, gold, victim, prey }
    }
}

impl RiseAndFall {
    /// Carries out an action; the piece has then used its activation (RF-5.3).
    pub(crate) fn act<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Action { seat, piece, at, deed, to } = action;
        let costs = &content().costs;
        match deed {
            Deed::Move => {
                tell.tell(|| action.told(0, None));
                self.shift(seat, piece, at, to);
                self.acted.remove(at);
                if self.tales.set != 0 && self.arrive(piece, to) {
                    return;
                }
                self.acted.insert(to);
                return;
            }
            Deed::Produce | Deed::ProduceTwo => {
                tell.tell(|| action.told(0, None));
                if let Some(resource) = super::yields(piece, self.terrain(at)) {
                    self.receive(seat, resource, if deed == Deed::ProduceTwo { 2 } else { 1 });
                }
            }
            Deed::BuildCity if piece == Kind::Mountaineer => {
                let cost = self.mountaineer_city_cost(seat, at).unwrap_or_default();
                self.replace(action, cost, Kind::City, tell);
            }
            Deed::BuildCity => self.replace(action, costs.nomad_city, Kind::City, tell),
            Deed::BuildTemple => self.replace(action, costs.nomad_temple, Kind::Temple, tell),
            Deed::BuildShip if piece == Kind::Merchant => {
                self.turn_into(action, costs.merchant_ship, Kind::Ship, tell);
            }
            Deed::BuildShip => self.turn_into(action, costs.nomad_ship, Kind::Ship, tell),
            Deed::FoundCity => self.turn_into(action, costs.ship_city, Kind::City, tell),
            Deed::FoundTemple => self.turn_into(action, costs.ship_temple, Kind::Temple, tell),
            Deed::LandNomad => self.turn_into(action, costs.land_nomad, Kind::Nomad, tell),
            Deed::LandMerchant => {
                self.turn_into(action, costs.land_merchant, Kind::Merchant, tell);
            }
            Deed::Grow => {
                self.pay(seat, costs.grow);
                tell.tell(|| action.told(0, None));
                self.enter(seat, Kind::Nomad, to, tell);
            }
            Deed::EducateMerchant => {
                self.educate(action, costs.educate_merchant, Kind::Merchant, tell);
            }
            Deed::EducateMountaineer => {
                self.educate(action, costs.educate_mountaineer, Kind::Mountaineer, tell);
            }
            Deed::Taxes => self.earn(action, self.taxes(at), tell),
            Deed::Trade if piece == Kind::Ship => {
                let gold = self.trading_cities(at) as u16 * u16::from(costs.ship_trade);
                self.earn(action, gold, tell);
            }
            Deed::Trade => self.earn(action, self.merchant_trade(seat, at), tell),
            Deed::Tithe => {
                let payers = self.tithe_payers(seat, self.parish(at));
                self.earn(action, payers * u16::from(costs.tithe), tell);
            }
            Deed::Convert => self.convert(action, tell),
            Deed::ConvertCity => {
                let gold = content().guild(Guild::ShadowCult).gold;
                self.pay(seat, Cost { gold, ..Cost::default() });
                if let Some(owner) = self.standing(to, Kind::City) {
                    tell.tell(|| action.told_of(gold.into(), owner, Kind::City));
                    self.leave(owner, Kind::City, to, tell);
                    self.enter(seat, Kind::City, to, tell);
                }
            }
            Deed::BuyWood => self.buy(action, Resource::Wood, tell),
            Deed::BuyStone => self.buy(action, Resource::Stone, tell),
            Deed::SellWood => self.sell(action, Resource::Wood, tell),
            Deed::SellStone => self.sell(action, Resource::Stone, tell),
            Deed::WoodForStone => self.exchange(action, Resource::Wood, Resource::Stone, tell),
            Deed::StoneForWood => self.exchange(action, Resource::Stone, Resource::Wood, tell),
            Deed::Piracy => self.plunder(action, tell),
            Deed::Prospect => {
                let gold = content().guild(Guild::MasterJewelers).gold;
                self.earn(action, gold.into(), tell);
            }
            Deed::Attack => {
                let gold = content().guild(Guild::Mercenaries).gold;
                self.pay(seat, Cost { gold, ..Cost::default() });
                if let Some((owner, kind)) = self.unit(to).get() {
                    tell.tell(|| action.told_of(gold.into(), owner, kind));
                    self.leave(owner, kind, to, tell);
                }
            }
            Deed::Abandon => {
                tell.tell(|| action.told(0, None));
                self.leave(seat, piece, at, tell);
                self.enter(seat, Kind::Nomad, at, tell);
            }
            Deed::StealWood => self.steal(action, Resource::Wood, tell),
            Deed::StealStone => self.steal(action, Resource::Stone, tell),
            Deed::Launch | Deed::PortTrade => return self.act_in_tale(action, tell),
            _ => self.act_in_tale(action, tell),
        }
        if self.tales.set != 0 && piece == Kind::City && self.tales.capital == at {
            self.tales.capital_actions = self.tales.capital_actions.saturating_sub(1);
        }
        self.acted.insert(at);
    }

    /// What a unit meets where it goes; true if it must go on (RF-12.30, RF-12.32).
    fn arrive(&mut self, piece: Kind, to: Cell) -> bool {
        if self.world.orbs.has(to) {
            self.tales.orbs_used |= self.orb_bit(to);
            return true;
        }
        self.tales.orbs_used = 0;
        if self.world.stormy.has(to) && piece != Kind::Mountaineer {
            self.tales.laid_units.insert(to);
        }
        false
    }

    /// Costs go to the bank (RF-6.2).
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost) {
        let civ = self.civ_mut(seat);
        civ.gold -= u16::from(cost.gold);
        civ.stock[0] -= cost.wood;
        civ.stock[1] -= cost.stone;
        self.bank_gold += u16::from(cost.gold);
        self.bank[0] += cost.wood;
        self.bank[1] += cost.stone;
    }

    /// Gold from the bank, which pays what it can (RF-9.1); what was paid.
    pub(crate) fn receive_gold(&mut self, seat: Seat, gold: u16) -> u16 {
        let paid = gold.min(self.bank_gold);
        self.bank_gold -= paid;
        self.civ_mut(seat).gold += paid;
        paid
    }

    pub(crate) fn receive(&mut self, seat: Seat, resource: Resource, amount: u8) {
        self.bank[resource as usize] -= amount;
        self.civ_mut(seat).stock[resource as usize] += amount;
    }

    pub(crate) fn give_back(&mut self, seat: Seat, resource: Resource, amount: u8) {
        self.civ_mut(seat).stock[resource as usize] -= amount;
        self.bank[resource as usize] += amount;
    }

    pub(crate) fn earn<T: Tell<Event>>(&mut self, action: Action, gold: u16, tell: &mut T) {
        let paid = self.receive_gold(action.seat, gold);
        tell.tell(|| action.told(paid, None));
        if paid < gold {
            tell.tell(|| Event::BankEmpty { seat: action.seat, lost: gold - paid });
        }
    }

    /// The new piece stands where the old one stood (RF-6.6).
    fn replace<T: Tell<Event>>(&mut self, action: Action, cost: Cost, kind: Kind, tell: &mut T) {
        self.pay(action.seat, cost);
        tell.tell(|| action.told(0, None));
        self.leave(action.seat, action.piece, action.at, tell);
        self.enter(action.seat, kind, action.at, tell);
    }

    /// The piece is removed, and another one put on the hex aimed at.
    fn turn_into<T: Tell<Event>>(&mut self, action: Action, cost: Cost, kind: Kind, tell: &mut T) {
        self.pay(action.seat, cost);
        tell.tell(|| action.told(0, None));
        self.leave(action.seat, action.piece, action.at, tell);
        self.enter(action.seat, kind, action.to, tell);
    }

    fn educate<T: Tell<Event>>(&mut self, action: Action, cost: Cost, kind: Kind, tell: &mut T) {
        self.pay(action.seat, cost);
        tell.tell(|| action.told(cost.gold.into(), None));
        self.leave(action.seat, Kind::Nomad, action.to, tell);
        self.enter(action.seat, kind, action.to, tell);
    }

    fn convert<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Some((owner, kind)) = self.unit(action.to).get() else { return };
        let gold = self.conversion_price(action.seat, action.at, kind, action.to);
        self.pay(action.seat, Cost { gold, ..Cost::default() });
        tell.tell(|| action.told_of(gold.into(), owner, kind));
        self.leave(owner, kind, action.to, tell);
        self.enter(action.seat, kind, action.to, tell);
    }

    fn buy<T: Tell<Event>>(&mut self, action: Action, resource: Resource, tell: &mut T) {
        let gold = content().costs.merchant_bank;
        self.pay(action.seat, Cost { gold, ..Cost::default() });
        self.receive(action.seat, resource, 1);
        tell.tell(|| action.told(gold.into(), None));
    }

    fn sell<T: Tell<Event>>(&mut self, action: Action, resource: Resource, tell: &mut T) {
        self.give_back(action.seat, resource, 1);
        self.earn(action, content().costs.merchant_bank.into(), tell);
    }

    fn exchange<T: Tell<Event>>(
        &mut self,
        action: Action,
        give: Resource,
        take: Resource,
        tell: &mut T,
    ) {
        self.give_back(action.seat, give, 1);
        self.receive(action.seat, take, 1);
        tell.tell(|| action.told(0, None));
    }

    /// Every owner of Ships in the Region pays what it can (RF-10.15).
    fn plunder<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let gold = self.loot(action.seat, action.at);
        tell.tell(|| action.told(gold, None));
        for victim in self.all_civs() {
            let paid = self.ransom(action.seat, victim, action.at);
            if paid > 0 {
                self.civ_mut(victim).gold -= paid;
                self.civ_mut(action.seat).gold += paid;
                tell.tell(|| Event::Plundered { seat: victim, by: action.seat, gold: paid });
            }
        }
    }

    /// One token of the City's owner; the City is robbed for this turn (RF-10.30).
    fn steal<T: Tell<Event>>(&mut self, action: Action, resource: Resource, tell: &mut T) {
        let Some(owner) = self.standing(action.to, Kind::City) else { return };
        tell.tell(|| action.told(0, Some(owner)));
        self.civ_mut(owner).stock[resource as usize] -= 1;
        self.civ_mut(action.seat).stock[resource as usize] += 1;
        self.robbed.insert(action.to);
    }
}
