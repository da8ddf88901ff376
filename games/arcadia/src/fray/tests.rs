//! What a battle on the field leaves behind (AR-18.4 to AR-18.12, AR-20.5): it begins by the rules, units are lost by hand, and
//! the rules go on.

use crate::battle::units::GENERAL;
use crate::battle::{Fate, UnitId};
use crate::content::content;
use crate::events::{Event, RansomFate};
use crate::kinds::{Card, Mode, Province, Slot, Unit, WarKind};
use crate::moves::{Move, Question};
use crate::setup::Setup;
use crate::state::{Arcadia, DECK, NONE, Step, War};
use engine::chain::{Runs, Tasks};
use engine::{Game, Play, Quick, Seat, Silence, Thing};

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// A table in which the first player is active, and what happened since its battle began.
struct Field {
    table: Arcadia,
    events: Vec<Event>,
}

fn province(id: &str) -> u8 {
    Province::named(id).expect("a province").0
}

/// Four kingdoms, the first two at war, when battles are fought.
fn field() -> Field {
    let setup = Setup { talks: 0, election_talks: 0, ..Setup::for_seats(4) };
    let mut luck = Quick::new(7, 1);
    let mut table = Arcadia::set_up(&setup, &mut luck, &mut Silence).expect("a table");
    while table.asked().first().and_then(|seat| table.question(seat))
        != Some(Question::ChoosePolitics)
    {
        let seat = table.asked().first().expect("somebody is asked");
        table.apply(seat, table.legal_moves(seat)[0], &mut luck, &mut Silence);
    }
    table.chain.truncate(0);
    table.clear_seals();
    (table.step, table.turn, table.first, table.phase) = (Step::Battles, 0, 0, 2);
    table.event = NONE;
    table.wars[0] = War {
        kind: WarKind::Border,
        camps: 2,
        leaders: [0, 1, NONE, NONE],
        camp_of: [0, 1, NONE, NONE],
        region: 4,
        ..War::default()
    };
    for seat in [ONE, OTHER] {
        table.player_mut(seat).ideologies = [3, 6];
    }
    table.relate();
    table.refresh_cards();
    Field { table, events: Vec::new() }
}

impl Field {
    fn army(&mut self, seat: Seat, army: usize, at: &str, troops: &[(Unit, u8)]) {
        let nation = self.table.player(seat).nation;
        let since = self.table.clock;
        self.table.clock += 1;
        let player = self.table.player_mut(seat);
        for (unit, count) in troops {
            let own = unit.own(nation).expect("a unit of this nation");
            player.reserve[own] -= count;
            player.armies[army].troops[own] += count;
        }
        (player.armies[army].at, player.armies[army].since) = (province(at), since);
        if player.general(army).is_none() {
            let captain = ["captain-1", "captain-2"].map(|name| Card::named(name).expect("a card"));
            let free = captain.into_iter().find(|card| player.slot_of(*card).is_none());
            player.place(free.expect("a captain"), Slot::ALL[army]);
        }
    }
    /// A card of the own deck stands there, wherever it was.
    fn court(&mut self, seat: Seat, card: &str, slot: Slot) -> Card {
        let card = self.take(seat, card);
        self.table.player_mut(seat).place(card, slot);
        card
    }
    fn take(&mut self, seat: Seat, card: &str) -> Card {
        let card = Card::named(card).expect("a card");
        let player = self.table.player_mut(seat);
        player.leave_hand(card);
        player.leave_court(card);
        if let Some(at) = player.deck.iter().position(|it| *it == card.0) {
            player.deck[at..].rotate_left(1);
            player.deck[DECK - 1] = NONE;
        }
        card
    }
    /// A king who leads the first army, a prince who leads the second; all other Heirs are in the pile.
    fn house(&mut self, seat: Seat) -> [Card; 2] {
        let nation = self.table.player(seat).nation;
        for local in 0..10 {
            let heir = Card::of(local, nation);
            self.take(seat, &heir.word());
            self.table.player_mut(seat).put_under(heir);
        }
        let king = self.court(seat, &Card::of(7, nation).word(), Slot::FirstArmy);
        let prince = self.court(seat, &Card::of(4, nation).word(), Slot::SecondArmy);
        let player = self.table.player_mut(seat);
        (player.king, player.prince, player.age) = (king.0, prince.0, 0);
        [king, prince]
    }

    fn asked(&self) -> Option<(Seat, Question)> {
        let seat = self.table.asked().first()?;
        Some((seat, self.table.question(seat)?))
    }
    #[track_caller]
    fn play(&mut self, seat: Seat, mv: Move) {
        if let Err(refusal) = self.table.check_move(seat, mv) {
            panic!("{mv:?} was refused: {refusal}; asked: {:?}", self.asked());
        }
        self.table.apply(seat, mv, &mut Quick::new(5, 5), &mut self.events);
        assert_eq!(self.table.broken_law(), None);
    }
    /// The battle begins and everybody draws up; it is somebody's turn.
    #[track_caller]
    fn begin(&mut self, at: &str) {
        self.table.refresh_cards();
        self.table.relate();
        if self.table.town(province(at)).siege > 0 {
            self.table.storm(ONE, province(at), &mut self.events);
        } else {
            self.table.meet(ONE, OTHER, province(at), &mut self.events);
        }
        self.table.settle(&mut Quick::new(3, 3), &mut self.events);
    }
    #[track_caller]
    fn fight(&mut self, at: &str) {
        self.begin(at);
        loop {
            let (seat, question) = self.asked().expect("somebody is asked");
            match question {
                Question::Orders { .. } => return,
                Question::ChooseMode { .. } => self.play(seat, Move::Fight { mode: Mode::Full }),
                _ => self.play(seat, self.table.legal_moves(seat)[0]),
            }
        }
    }
    /// A unit of an army, or of a garrison (3), leaves the field.
    #[track_caller]
    fn lose(&mut self, owner: Seat, kind: u8, army: u8, fate: Fate) {
        let battle = &mut self.table.battle;
        let side = battle.side_of(owner.0).expect("a side");
        let own = &battle.sides[side];
        let at = own.units[..usize::from(own.count)].iter().position(|unit| {
            let same = (unit.owner(), unit.kind(), unit.source()) == (owner.0, kind, army);
            same && unit.fate() == Fate::OnField
        });
        let id = UnitId::new(side, at.expect("such a unit") as u8);
        battle.remove(id, fate, false, &mut Silence);
    }
    /// Nothing is ordered until this seat may retreat, and does.
    #[track_caller]
    fn retreat(&mut self, seat: Seat) {
        for _ in 0..200 {
            let (asked, _) = self.asked().expect("somebody is asked");
            let flees = asked == seat && self.table.check_move(seat, Move::Retreat {}).is_ok();
            if flees {
                return self.play(seat, Move::Retreat {});
            }
            self.play(asked, Move::Done {});
        }
        panic!("nobody may retreat");
    }
    /// What follows is answered in the first way there is.
    fn settle(&mut self) {
        while self.table.fray.is_on()
            || matches!(self.asked(), Some((_, Question::PlaceHeir { .. })))
        {
            let (seat, _) = self.asked().expect("somebody is asked");
            self.play(seat, self.table.legal_moves(seat)[0]);
        }
    }
    fn at(&self, seat: Seat, army: usize) -> Option<String> {
        let at = self.table.player(seat).armies[army].at;
        (at != NONE).then(|| Province(at).word().into_owned())
    }
    fn prisoner(&self) -> Option<Seat> {
        match self.asked()? {
            (seat, Question::Prisoner { .. }) => Some(seat),
            _ => None,
        }
    }
}

const ALL: [Unit; 5] =
    [Unit::Militia, Unit::Pikemen, Unit::Arquebusiers, Unit::HeavyHorse, Unit::Cannon];

/// Five units of the second player are taken, then he retreats.
fn taken() -> Field {
    let mut field = field();
    field.army(ONE, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 0, "mireval", &[(Unit::Swordsmen, 2)]);
    field.army(OTHER, 0, "mireval", &ALL.map(|unit| (unit, 1)));
    field.fight("mireval");
    for unit in ALL {
        field.lose(OTHER, unit as u8, 0, Fate::Prisoner(0));
    }
    field.retreat(OTHER);
    while matches!(field.asked(), Some((_, Question::Flee { .. }))) {
        field.play(OTHER, field.table.legal_moves(OTHER)[0]);
    }
    field
}

/// AR-18.7: half the cost rounded down, or 5 prestige each.
#[test]
fn ex_r4_ransoms() {
    let mut field = taken();
    let prestige = field.table.player(ONE).prestige;
    let mut ransoms = Vec::new();
    while field.prisoner() == Some(ONE) {
        ransoms.push(field.table.captive_ransom());
        field.play(ONE, Move::No {});
    }
    ransoms.sort_unstable();
    assert_eq!(ransoms, [0, 1, 1, 2, 3]);
    assert_eq!(field.table.player(ONE).prestige, prestige + 25);
}

/// The owner buys back what he can pay for; the rest is discarded.
#[test]
fn ar_18_7_prisoners_are_bought_back() {
    let mut field = taken();
    field.table.player_mut(OTHER).gold = 3;
    let gold = field.table.player(ONE).gold;
    while field.prisoner().is_some() {
        field.play(ONE, Move::Ransom {});
    }
    let (mut paid, size) = (0, field.table.player(OTHER).armies[0].size());
    while let Some((OTHER, Question::PayRansom { by: ONE, gold })) = field.asked() {
        if field.table.player(OTHER).gold < gold {
            let refusal = field.table.check_move(OTHER, Move::Yes {}).expect_err("too dear");
            assert_eq!(refusal.rule, "AR-18.7");
        }
        let mv = if gold == 3 { Move::Yes {} } else { Move::No {} };
        paid += if gold == 3 { gold } else { 0 };
        field.play(OTHER, mv);
    }
    assert_eq!((paid, field.table.player(ONE).gold), (3, gold + 3));
    assert_eq!(field.table.player(OTHER).armies[0].size(), size + 1, "the gun is back");
}

/// AR-18.10: a captured gun is kept, sold, ransomed or discarded.
#[test]
fn ex_38_a_captured_cannon() {
    let guns = |field: &Field| {
        let cannon = Unit::Cannon.own(0).expect("common");
        field.table.player(ONE).armies[0].troops[cannon]
    };
    let asked = || {
        let mut field = taken();
        // Others first.
        while field.table.check_move(ONE, Move::Sell {}).is_err() {
            assert_eq!(
                field.table.check_move(ONE, Move::Keep {}).expect_err("no gun").rule,
                "AR-18.10"
            );
            field.play(ONE, Move::No {});
        }
        field
    };
    let mut field = asked();
    let gold = field.table.player(ONE).gold;
    field.play(ONE, Move::Sell {});
    assert_eq!((field.table.player(ONE).gold, guns(&field)), (gold + 3, 0));
    let mut field = asked();
    field.play(ONE, Move::Keep {});
    assert_eq!(guns(&field), 1);
    let kept = |it: &Event| matches!(it, Event::PrisonerTreated { fate: RansomFate::Kept, .. });
    assert!(field.events.iter().any(kept));
}

/// AR-4.14, AR-18.9: king 30, prince 20, others by command, a captain 2; a captive keeps his rank until he is discarded.
#[test]
fn ar_18_9_ransoms_of_characters() {
    let captured = |lead: &dyn Fn(&mut Field)| {
        let mut field = field();
        lead(&mut field);
        field.army(ONE, 0, "mireval", &[(Unit::Pikemen, 3)]);
        field.army(OTHER, 0, "mireval", &[(Unit::Pikemen, 3)]);
        field.fight("mireval");
        field.lose(OTHER, GENERAL, 0, Fate::Prisoner(0));
        field.retreat(OTHER);
        assert_eq!(field.prisoner(), Some(ONE));
        field
    };
    let captain = captured(&|field| {
        let player = field.table.player_mut(OTHER);
        for (card, _) in player.court() {
            player.leave_court(card);
            player.place(card, Slot::AdviserA);
        }
    });
    assert_eq!(captain.table.captive_ransom(), 2);
    let marshal = captured(&|field| {
        field.court(OTHER, "eisenmark-general-marshal", Slot::FirstArmy);
    });
    let command = content().characters[30].command;
    assert_eq!(marshal.table.captive_ransom(), 5 + 3 * u16::from(command));
    let mut king = captured(&|field| {
        field.house(OTHER);
    });
    let card = king.table.player(OTHER).king;
    assert_eq!(
        (king.table.captive_ransom(), king.table.player(OTHER).general(0)),
        (30, Some(Card(card)))
    );
    king.play(ONE, Move::No {});
    let player = king.table.player(OTHER);
    assert!(player.king != card && player.dead.0 >> Card(card).local() & 1 == 1);
    let prince = captured(&|field| {
        field.house(OTHER);
        let player = field.table.player_mut(OTHER);
        (player.king, player.prince) = (player.prince, player.king);
    });
    assert_eq!(prince.table.captive_ransom(), 20);
}

/// AR-4.10, AR-18.5: a fallen king is followed at once; his army is led home when all is settled.
#[test]
fn ex_44_a_king_falls_in_battle() {
    let mut field = field();
    let [king, prince] = field.house(OTHER);
    let heir = field.take(OTHER, "eisenmark-heir-pious");
    field.table.player_mut(OTHER).take_in_hand(heir);
    field.table.emperor = OTHER.0;
    field.army(ONE, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 1, "mireval", &[(Unit::Pikemen, 3)]);
    field.fight("mireval");
    field.lose(OTHER, GENERAL, 0, Fate::Destroyed);
    let (seat, _) = field.asked().expect("somebody is asked");
    field.play(seat, Move::Done {});
    let player = field.table.player(OTHER);
    assert_eq!((player.king, player.prince, player.age), (prince.0, heir.0, 0));
    assert_eq!(player.dead.0 >> king.local() & 1, 1);
    assert_eq!(field.table.emperor, NONE, "the throne is vacant");
    assert!(field.table.battle.is_on(), "and the battle goes on");
    field.retreat(ONE);
    while !matches!(field.asked(), Some((_, Question::PlaceHeir { .. }))) {
        let (seat, _) = field.asked().expect("somebody is asked");
        field.play(seat, field.table.legal_moves(seat)[0]);
    }
    assert!(!field.table.fray.is_on(), "the heir's place is asked last");
    assert_eq!(field.at(OTHER, 0).as_deref(), Some("grauburg"), "its general has fallen");
    assert_eq!(field.at(OTHER, 1).as_deref(), Some("mireval"));
}

/// AR-4.14: a captive prince becomes king, and the ransom follows.
#[test]
fn ar_4_14_a_captive_keeps_his_rank() {
    let mut field = field();
    let [_, prince] = field.house(OTHER);
    field.army(ONE, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 1, "mireval", &[(Unit::Pikemen, 3)]);
    field.fight("mireval");
    field.lose(OTHER, GENERAL, 1, Fate::Prisoner(0));
    field.lose(OTHER, GENERAL, 0, Fate::Destroyed);
    field.retreat(OTHER);
    while field.prisoner().is_none() {
        let (seat, _) = field.asked().expect("somebody is asked");
        field.play(seat, field.table.legal_moves(seat)[0]);
    }
    assert_eq!((field.table.player(OTHER).king, field.table.captive_ransom()), (prince.0, 30));
}

/// AR-18.4: without a way out units and general are captured; else the army flees and besieges nothing.
#[test]
fn ex_54_a_blocked_flight() {
    let beaten = |blocked: bool| {
        let mut field = field();
        field.army(ONE, 0, "hautecour-city", &[(Unit::Pikemen, 3)]);
        field.army(ONE, 1, "belmont", &[(Unit::Pikemen, 1)]);
        if blocked {
            field.court(ONE, "valdore-general-marshal", Slot::ThirdArmy);
            field.army(ONE, 2, "rochefiere", &[(Unit::Pikemen, 1)]);
        }
        field.army(OTHER, 0, "hautecour-city", &[(Unit::Pikemen, 2)]);
        field.fight("hautecour-city");
        field.retreat(OTHER);
        field
    };
    let mut field = beaten(true);
    let mut prisoners = 0;
    while field.prisoner() == Some(ONE) {
        prisoners += 1;
        field.play(ONE, Move::No {});
    }
    assert_eq!((prisoners, field.at(OTHER, 0)), (3, None), "two units and their captain");
    let mut field = beaten(false);
    field.settle();
    assert!(field.events.iter().any(|it| matches!(it, Event::Fled { seat: OTHER, to: 2, .. })));
    let army = field.table.player(OTHER).armies[0];
    assert!(army.size() == 2 && !army.besieges && army.at != 0);
}

/// AR-18.4: three steps, each nearer to home.
#[test]
fn ar_18_4_the_beaten_flee_towards_home() {
    let mut field = field();
    field.army(ONE, 0, "montclair", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 0, "montclair", &[(Unit::Pikemen, 2)]);
    field.fight("montclair");
    field.retreat(OTHER);
    field.settle();
    let fled: Vec<u8> = field
        .events
        .iter()
        .filter_map(|it| match it {
            Event::Fled { seat: OTHER, to, .. } => Some(*to),
            _ => None,
        })
        .collect();
    assert_eq!(fled.len(), 3);
    let open: u64 = field.table.in_play().fold(0, |bits, at| bits | 1 << at);
    let away = crate::map::distances(&field.table.derived.near, 1 << province("grauburg"), open);
    let far: Vec<u8> = fled.iter().map(|at| away[usize::from(*at)]).collect();
    assert!(far.windows(2).all(|pair| pair[1] < pair[0]), "{far:?}");
}

/// AR-18.5: a winner without its general goes home too.
#[test]
fn ar_18_5_an_army_without_general_goes_home() {
    let mut field = field();
    field.army(ONE, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.army(OTHER, 0, "mireval", &[(Unit::Pikemen, 3)]);
    field.fight("mireval");
    field.lose(ONE, GENERAL, 0, Fate::Destroyed);
    field.retreat(OTHER);
    field.settle();
    assert_eq!(field.at(ONE, 0).as_deref(), Some("hautecour-city"));
}

/// AR-18.12: glory, flights, prisoners, and then everything else.
#[test]
fn ar_18_12_a_battle_is_settled_in_order() {
    let mut field = taken();
    field.settle();
    let place = |is: &dyn Fn(&Event) -> bool| field.events.iter().position(is);
    let order = [
        place(&|it| matches!(it, Event::BattleDecided { .. })),
        place(&|it| matches!(it, Event::PrestigeChanged { seat: ONE, .. })),
        place(&|it| matches!(it, Event::Fled { .. })),
        place(&|it| matches!(it, Event::PrisonerTreated { .. })),
    ];
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{order:?}");
    assert_eq!(field.table.wars[0].battles, [1, 0, 0, 0]);
}

/// Silberfurt is breached; the first player besieges it.
fn siege(garrison: &[(Unit, u8)], army: &[(Unit, u8)]) -> Field {
    let mut field = field();
    let at = usize::from(province("silberfurt"));
    for (unit, count) in garrison {
        let own = unit.own(1).expect("a unit of this nation");
        field.table.player_mut(OTHER).reserve[own] -= count;
        field.table.towns[at].garrison[own] += count;
    }
    field.army(ONE, 0, "silberfurt", army);
    (field.table.towns[at].siege, field.table.towns[at].breaches) = (1, 2);
    field.table.player_mut(ONE).armies[0].besieges = true;
    // The war goes on when the town has fallen.
    let kaltbruck = usize::from(province("kaltbruck"));
    (field.table.towns[kaltbruck].owner, field.table.towns[kaltbruck].occupier) = (1, 1);
    let militia = std::mem::take(&mut field.table.towns[kaltbruck].garrison);
    assert_eq!(militia.iter().sum::<u8>(), 2);
    field
}

/// AR-20.5: the town falls, infantry stays there, the army without its general goes home.
#[test]
fn ex_55_a_storming_army_loses_its_general() {
    let mut field = siege(&[(Unit::Pikemen, 2)], &[(Unit::Pikemen, 5)]);
    field.fight("silberfurt");
    field.lose(ONE, GENERAL, 0, Fate::Destroyed);
    for _ in 0..2 {
        field.lose(OTHER, Unit::Pikemen as u8, 3, Fate::Destroyed);
    }
    let prestige = field.table.player(ONE).prestige;
    field.table.battle.look_for_beaten(&mut field.events);
    field.table.chain.truncate(0);
    field.table.settle(&mut Quick::new(3, 3), &mut field.events);
    while matches!(field.asked(), Some((ONE, Question::Garrison { .. }))) {
        field.play(ONE, Move::Garrison { unit: Unit::Pikemen });
    }
    let town = field.table.town(province("silberfurt"));
    assert_eq!((town.occupier, town.garrison.iter().sum::<u8>()), (0, 2));
    assert_eq!(field.at(ONE, 0).as_deref(), Some("hautecour-city"));
    // 10 for the storm, 15 for the town.
    assert_eq!(field.table.player(ONE).prestige, prestige + 25);
}

/// AR-20.5: a failed assault: the siege goes on, the occupier has the glory.
#[test]
fn ar_20_5_a_failed_assault() {
    let mut field = siege(&[(Unit::Pikemen, 2)], &[(Unit::Pikemen, 5)]);
    let prestige = field.table.player(OTHER).prestige;
    field.fight("silberfurt");
    field.retreat(ONE);
    field.settle();
    let town = field.table.town(province("silberfurt"));
    assert_eq!((town.occupier, town.siege), (1, 1));
    assert!(field.table.player(ONE).armies[0].besieges);
    assert_eq!(field.at(ONE, 0).as_deref(), Some("silberfurt"));
    assert_eq!(field.table.player(OTHER).prestige, prestige + 10);
}

/// AR-20.6: worth more than twice the garrison, the town falls; else both lose and the siege goes on.
#[test]
fn ex_40_a_quick_storm() {
    let stormed = |army: &[(Unit, u8)]| {
        let mut field = field();
        let at = usize::from(province("arcadine"));
        field.army(ONE, 0, "arcadine", army);
        // It began in this very turn, so that hunger has no say yet.
        (field.table.towns[at].siege, field.table.towns[at].breaches) = (2, 1);
        field.table.player_mut(ONE).armies[0].besieges = true;
        let before = field.table.player(ONE).prestige;
        field.begin("arcadine");
        while matches!(field.asked(), Some((ONE, Question::PickLosses { .. }))) {
            field.play(ONE, field.table.legal_moves(ONE)[0]);
        }
        let lost: u16 = field
            .events
            .iter()
            .filter_map(|it| match it {
                Event::Lost { seat: ONE, unit, .. } => {
                    Some(u16::from(content().units[*unit as usize].cost))
                }
                _ => None,
            })
            .sum();
        let gained = field.table.player(ONE).prestige - before;
        (field.table.town(province("arcadine")).occupier, lost, gained)
    };
    // 40 against 5: 10 for the storm, 10 for the neutral town.
    assert_eq!(stormed(&[(Unit::HeavyHorse, 6), (Unit::Pikemen, 5)]), (0, 6, 20));
    assert_eq!(stormed(&[(Unit::Pikemen, 5)]), (NONE, 6, 0));
}

/// AR-20.7: friends who besiege the same town are asked whether they take part.
#[test]
fn ar_20_7_friends_join_a_storm() {
    for (answer, armies) in [(Move::Yes {}, 2), (Move::No {}, 1)] {
        let mut field = siege(&[(Unit::Pikemen, 2)], &[(Unit::Pikemen, 5)]);
        field.table.wars[0].camp_of[2] = 0;
        field.army(THIRD, 0, "silberfurt", &[(Unit::Pikemen, 2)]);
        field.table.player_mut(THIRD).armies[0].besieges = true;
        field.begin("silberfurt");
        assert!(matches!(field.asked(), Some((THIRD, Question::JoinStorm { .. }))));
        field.play(THIRD, answer);
        assert_eq!(field.table.fray.sides[0].armies.count_ones(), armies);
        assert!(matches!(field.asked(), Some((ONE, Question::ChooseMode { .. }))));
    }
}
