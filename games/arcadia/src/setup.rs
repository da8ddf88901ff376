//! Setting up: options, nations, ideologies, the map, hands (AR-3, AR-23).

use crate::battle::Battle;
use crate::content::content;
use crate::events::Event;
use crate::kinds::{MILITIA, Nation, OWN, PIKEMEN};
use crate::map;
use crate::moves::Move;
use crate::state::{
    Agreement, Arcadia, Derived, Election, Ending, Ground, List, Map, NONE, Options, Player,
    Promise, Public, Sealed, Step, Town, War,
};
use engine::chain::Runs;
use engine::{Chance, Message, Offers, OptionValues, Refusal, Seat, SetupOption, Tell};
use serde::{Deserialize, Serialize};

/// Rounds of proposals in one step (AR-23.9).
const MOST_TALKS: u8 = 3;

/// What a host chooses when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub seats: u8,
    /// AR-23.1.
    pub free_map: bool,
    /// AR-23.5.
    pub short: bool,
    /// AR-23.3.
    pub loss_cap: bool,
    /// AR-23.6: one battle and nothing else.
    pub skirmish: bool,
    /// Night falls earlier (AR-23.8).
    pub short_battles: bool,
    /// AR-23.8.
    pub battles: Agreement,
    /// Rounds of proposals in P7, and before an election (AR-5.7, AR-6.4, AR-23.9).
    pub talks: u8,
    pub election_talks: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        let rules = &content().rules.diplomacy;
        Setup {
            seats: 4,
            free_map: false,
            short: false,
            loss_cap: false,
            skirmish: false,
            short_battles: false,
            battles: Agreement::Ask,
            talks: rules.rounds,
            election_talks: rules.election_rounds,
        }
    }
}

impl Setup {
    pub fn for_seats(seats: u8) -> Setup {
        Setup { seats, ..Setup::default() }
    }
    fn check(&self) -> Result<(), Refusal> {
        if !(2..=4).contains(&self.seats) {
            return Err(refused_seats(self.seats));
        }
        if self.talks.max(self.election_talks) > MOST_TALKS {
            return Err(Refusal::plain("AR-23.9", "refused-talks"));
        }
        Ok(())
    }
}

/// 2 to 4 can play.
pub(crate) fn refused_seats(seats: u8) -> Refusal {
    let reason = Message::new("refused-seats").number("seats", seats);
    Refusal::new("AR-3.1", reason.number("least", 2).number("most", 4))
}

pub(crate) fn options() -> Vec<SetupOption> {
    let flag = |key| SetupOption { key, values: OptionValues::Flag };
    let battles = Agreement::ALL.iter().map(|it| it.id().to_string()).collect();
    vec![
        flag("free_map"),
        flag("short"),
        flag("loss_cap"),
        flag("skirmish"),
        flag("short_battles"),
        SetupOption { key: "battles", values: OptionValues::OneOf(battles) },
        SetupOption { key: "talks", values: OptionValues::Number(0, MOST_TALKS.into()) },
        SetupOption { key: "election_talks", values: OptionValues::Number(0, MOST_TALKS.into()) },
    ]
}

impl Arcadia {
    pub(crate) fn prepare<C: Chance, T: Tell<Event>>(
        setup: &Setup,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Arcadia, Refusal> {
        setup.check()?;
        let rules = &content().rules;
        let options = Options {
            short: setup.short,
            free_map: setup.free_map,
            loss_cap: setup.loss_cap,
            battles: setup.battles,
            skirmish: setup.skirmish,
            talks: setup.talks,
            election_talks: setup.election_talks,
            battle_rounds: if setup.short_battles {
                rules.battle.short_rounds
            } else {
                rules.battle.rounds
            },
        };
        let mut table = Arcadia {
            players: [Player::default(); 4],
            towns: List([Town::default(); 36]),
            map: Map::default(),
            wars: [War::default(); 8],
            grounds: [Ground::default(); 16],
            chain: Default::default(),
            battle: Battle::default(),
            fray: Default::default(),
            sealed: [Sealed::default(); 4],
            public: Public::default(),
            promises: [Promise::default(); 24],
            events_seen: 0,
            event: NONE,
            crowned: NONE,
            in_a_row: 0,
            emperor: NONE,
            first: 0,
            turn: 0,
            clock: 0,
            kings_died: 0,
            phase: 0,
            step: Step::Nations,
            round: 0,
            answering: false,
            seats: setup.seats,
            options,
            ending: Ending::NotYet,
            election: Election::default(),
            cards: Default::default(),
            record: Default::default(),
            derived: Derived::default(),
        };
        table.refresh_cards();
        table.relate();
        table.settle(chance, tell);
        Ok(table)
    }

    pub(crate) fn offer_nations<O: Offers<Move>>(&self, to: &mut O) {
        let taken = self.players.iter().filter(|player| player.nation != NONE);
        let taken = taken.fold(0u128, |bits, player| bits | 1 << player.nation);
        // For one battle two may choose the same (AR-23.6).
        let taken = if self.options.skirmish { 0 } else { taken };
        to.given_at(Move::PickNation { nation: Nation::Valdore }, |need| {
            let twice = |_| Refusal::plain("AR-3.2", "refused-nation-taken");
            Some(need.only(0b1111, !taken, twice))
        });
    }
    pub(crate) fn pick_nation<T: Tell<Event>>(&mut self, seat: Seat, nation: Nation, tell: &mut T) {
        self.player_mut(seat).nation = nation as u8;
        tell.tell(|| Event::NationPicked { seat, nation });
    }
    pub(crate) fn offer_ideologies<O: Offers<Move>>(&self, to: &mut O) {
        let taken = self.players.iter().flat_map(|player| player.ideologies);
        let taken = taken.filter(|it| *it != NONE).fold(0u128, |bits, it| bits | 1 << it);
        to.given_at(Move::PickIdeology { ideology: 0 }, |need| {
            let twice = |_| Refusal::plain("AR-3.2", "refused-ideology-taken");
            Some(need.only(0xff, !taken, twice))
        });
    }
    pub(crate) fn pick_ideology<T: Tell<Event>>(&mut self, seat: Seat, ideology: u8, tell: &mut T) {
        let slots = &mut self.player_mut(seat).ideologies;
        slots[usize::from(slots[0] != NONE)] = ideology;
        tell.tell(|| Event::IdeologyPicked { seat, ideology });
        self.refresh_cards();
    }

    /// The map, the reserves and the hands, once everybody has chosen (AR-3.3 to AR-3.10).
    pub(crate) fn lay_out<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let content = content();
        let players = &self.players[..usize::from(self.seats)];
        let picked = players.iter().map(|player| Nation::ALL[usize::from(player.nation)]);
        let nations = &picked.collect::<Vec<Nation>>()[..];
        let laid =
            if self.options.free_map { map::free(nations, chance) } else { map::standard(nations) };
        self.map = Map { cells: List(laid.cells), brick: laid.brick };
        for (at, town) in self.towns.0.iter_mut().enumerate() {
            if laid.cells[at] == NONE {
                continue;
            }
            (town.owner, town.occupier) = (laid.owners[at], laid.owners[at]);
            if town.owner == NONE {
                let card = &content.provinces[at];
                town.garrison[MILITIA] = card.militia;
                town.garrison[PIKEMEN] = card.pikemen;
                // A free map has neutral towns that no card provides for (AR-23.1).
                if self.options.free_map && card.militia + card.pikemen == 0 {
                    town.garrison[MILITIA] = 2;
                }
            }
        }
        for seat in self.all_seats() {
            let nation = self.player(seat).nation;
            let player = self.player_mut(seat);
            player.gold = content.rules.setup.gold.into();
            player.reserve = std::array::from_fn(|own| {
                content.units[crate::kinds::Unit::of(own, nation) as usize].supply
            });
            assert_eq!(player.reserve.len(), OWN, "seven common kinds and two of the nation");
        }
        self.relate();
        self.derived.near = map::adjacency_of(&self.map.cells, self.map.brick);
        tell.tell(|| Event::MapLaid {});
    }
    /// Neutral provinces beside the own territory, outside all start regions (AR-23.1).
    pub(crate) fn offer_provinces<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let mut beside = 0;
        for at in self.in_play().filter(|at| self.town(*at).owner == seat.0) {
            beside |= self.derived.near[usize::from(at)];
        }
        let free = self
            .in_play()
            .filter(|at| self.town(*at).owner == NONE && self.start_region_of(at / 4).is_none());
        let free = free.fold(0u64, |bits, at| bits | 1 << at);
        to.given_at(Move::PickProvince { province: 0 }, |need| {
            let far = |_| Refusal::plain("AR-23.1", "refused-province");
            Some(need.only((1 << 36) - 1, (beside & free).into(), far))
        });
    }
    pub(crate) fn pick_province<T: Tell<Event>>(&mut self, seat: Seat, province: u8, tell: &mut T) {
        let town = self.town_mut(province);
        (town.owner, town.occupier, town.garrison) = (seat.0, seat.0, [0; OWN]);
        tell.tell(|| Event::ProvincePicked { seat, province });
    }

    /// Decks are shuffled, then everybody draws (AR-3.5, AR-3.6).
    pub(crate) fn deal<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        for seat in self.all_seats() {
            self.shuffle_deck(seat, chance);
        }
        for seat in self.all_seats() {
            self.deal_hand(seat, chance, tell);
        }
    }
}
