//! What happened, for logs and animation.

use crate::battle::{Blow, DiceResult, FateKind, Purpose, Spot, Way};
use crate::describe::{chair, player, promised, seats_named, signed, victory};
use crate::effects::Grievance;
use crate::kinds::{
    Card, EventCard, Ideology, Mode, Nation, Politics, Post, Province, Region, Slot, Unit, WarKind,
};
use crate::state::{Arcadia, NONE, Term, Troops};
use engine::{Counted, Seat};
use serde::Serialize;

/// One thing that happened: who may know it, its rule and its words (`engine::kit`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Events)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = Arcadia, seats = player)]
#[rustfmt::skip]
pub enum Event {
    // Setup (AR-3)
    #[event(public, "AR-3.2", "event-nation", who = chair(seat), nation)]
    #[uses("nation", nation)]
    NationPicked { seat: Seat, nation: Nation },
    #[event(public, "AR-3.2", "event-ideology")]
    #[uses("ideology", ideology)]
    IdeologyPicked { seat: Seat, #[is(Ideology)] ideology: u8 },
    #[event(public, "AR-3.3", "event-map")]
    MapLaid {},
    #[event(public, "AR-23.1", "event-province")]
    ProvincePicked { seat: Seat, #[is(Province)] province: u8 },
    #[event(public, "AR-3.6", "event-no-heir")]
    NoHeir { seat: Seat },

    // Cards and dynasty (AR-4, AR-5)
    #[event(public, "AR-10.1", "event-phase", phase, who = player(table, first))]
    PhaseStarted { phase: u8, first: Seat },
    #[event(public, "AR-5.1", "event-event")]
    #[reveals]
    #[uses("event-card", event)]
    EventRevealed { #[is(EventCard)] event: u8 },
    #[event(public, "AR-5.3", "event-drawn", seat)]
    #[when(let Some(card) = card, "event-drawn-own", seat, card = Card(card))]
    #[reveals]
    CardDrawn { seat: Seat, #[only(seat)] card: Option<u8> },
    #[event(public, "AR-4.8", "event-reshuffled")]
    Reshuffled { seat: Seat },
    #[event(public, "AR-5.3", "event-discarded")]
    #[reveals]
    Discarded { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-21.4", "event-searched")]
    #[reveals]
    Searched { seat: Seat, found: bool },
    #[event(public, "AR-4.4", "event-reigns")]
    #[reveals]
    #[uses("king", card)]
    Reigns { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-3.7", "event-prince")]
    #[reveals]
    PrinceNamed { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-4.6", "event-regency")]
    Regency { seat: Seat },
    #[event(public, "AR-4.11", "event-placed")]
    #[reveals]
    #[uses("character", card)]
    Placed { seat: Seat, #[is(Card)] card: u8, slot: Slot },
    #[event(public, "AR-5.2", "event-aged")]
    Aged { seat: Seat, age: u8 },
    #[event(public, "AR-4.8", "event-died")]
    #[when(Card(card).is_captain(), "event-captain-gone", seat, card = Card(card))]
    Died { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-5.4", "event-no-politics", seat)]
    #[when(let Some(card) = card, "event-politics", seat, card = Politics(card))]
    #[reveals]
    PoliticsChosen { seat: Seat, card: Option<u8> },
    #[event(public, "AR-5.4", "event-named", seat, target = player(table, target))]
    Named { seat: Seat, target: Seat },
    #[event(public, "AR-5.6", "event-plot", seat, card = Card(card))]
    #[when(let Some(target) = target, "event-plot-against", seat, card = Card(card), target = player(table, target))]
    #[reveals]
    #[uses("intrigue", card)]
    PlotRevealed { seat: Seat, #[is(Card)] card: u8, target: Option<Seat> },
    #[event(public, "AR-5.6", "event-plot-failed")]
    PlotFailed { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-5.6", "event-plot-cancelled", seat, by = player(table, by), card = Card(card))]
    #[reveals]
    PlotCancelled { seat: Seat, by: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-5.6", "event-shield")]
    ShieldRolled { seat: Seat, die: u8, holds: bool },
    #[event(public, "AR-21.5", "event-assassin")]
    AssassinRolled { seat: Seat, #[is(Card)] card: u8, die: u8, dies: bool },
    #[event(public, "AR-21.5", "event-returned")]
    Returned { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-21.5", "event-hand-seen", seat, of = player(table, of))]
    #[reveals]
    HandSeen { seat: Seat, of: Seat, #[only(seat)] cards: Option<u64> },
    #[event(public, "AR-21.5", "event-army-seen", seat, army = army + 1, of = player(table, of))]
    #[reveals]
    ArmySeen { seat: Seat, of: Seat, army: u8, #[only(seat)] troops: Option<Troops> },
    #[event(public, "AR-21.5", "event-ground", seat, grievance)]
    #[when(let Some(against) = against, "event-ground-against", seat, against = player(table, against), grievance)]
    GroundGained { seat: Seat, against: Option<Seat>, grievance: Grievance },
    #[event(public, "AR-21.5", "event-war-forbidden")]
    WarForbidden { seat: Seat },
    #[event(public, "AR-21.6", "event-neutral")]
    TurnedNeutral { #[is(Province)] province: u8 },

    // Diplomacy and war (AR-6 to AR-8)
    #[event(public, "AR-8.8", "event-paid", seat, to = player(table, to), gold)]
    #[reveals]
    Paid { seat: Seat, to: Seat, gold: u16 },
    #[event(public, "AR-8.1", "event-allied", who = player(table, one), other = player(table, other))]
    #[reveals]
    Allied { one: Seat, other: Seat },
    #[event(public, "AR-8.2", "event-alliance-ended", who = player(table, one), other = player(table, other))]
    AllianceEnded { one: Seat, other: Seat },
    #[event(public, "AR-7.19", "event-truce", who = player(table, one), other = player(table, other), until)]
    #[reveals]
    TruceMade { one: Seat, other: Seat, until: u8 },
    #[event(public, "AR-8.8", "event-admitted", seat, guest = player(table, guest))]
    #[reveals]
    Admitted { seat: Seat, guest: Seat },
    #[event(only(seat), "AR-8.10", "event-deal-refused", seat, other = player(table, other))]
    #[reveals]
    DealRefused { seat: Seat, other: Seat },
    #[event(only(seat), "AR-8.10", "event-deal-void", seat, other = player(table, other))]
    #[reveals]
    DealVoid { seat: Seat, other: Seat },
    #[event(only(seat), "AR-8.11", "event-promised", seat, other = player(table, other))]
    #[reveals]
    Promised { seat: Seat, other: Seat },
    #[event(public, "AR-8.11", "event-promise", seat, to = player(table, to), what = promised(table, term), verdict = word)]
    #[reveals]
    PromiseDecided { seat: Seat, to: Seat, term: Term, word: Word },
    #[event(public, "AR-7.13", "event-capitulated")]
    Capitulated { seat: Seat },
    #[event(public, "AR-5.8", "event-war", seat, against = player(table, against), war)]
    #[when(region != NONE, "event-war-for", seat, against = player(table, against), war, region = Region(region))]
    #[uses("war", war)]
    WarDeclared { seat: Seat, against: Seat, war: WarKind, region: u8 },
    #[event(public, "AR-7.8", "event-joined", seat, leader = player(table, leader))]
    JoinedWar { seat: Seat, leader: Seat },
    #[event(public, "AR-7.13", "event-left")]
    LeftWar { seat: Seat },
    #[event(public, "AR-7.21", "event-war-ended", war, who = seats_named(table, leaders), by)]
    #[when(let Some(winner) = winner, "event-war-won", war, who = seats_named(table, leaders), by, winner = player(table, winner))]
    #[uses("war-end", by)]
    WarEnded { winner: Option<Seat>, loser: Option<Seat>, war: WarKind, by: WarEnd, leaders: u8 },
    #[event(public, "AR-7.15", "event-ceded", province, who = player(table, to))]
    Ceded { #[is(Province)] province: u8, to: Seat },
    #[event(public, "AR-7.15", "event-unoccupied", province)]
    #[when(let Some(by) = by, "event-occupied", province, by = player(table, by))]
    Occupied { #[is(Province)] province: u8, by: Option<Seat> },
    #[event(public, "AR-8.3", "event-subdued", seat, lord = player(table, lord))]
    Subdued { seat: Seat, lord: Seat },
    #[event(public, "AR-8.6", "event-freed")]
    Freed { seat: Seat },
    #[event(public, "AR-6.1", "event-throne")]
    ThroneVacant {},
    #[event(public, "AR-6.2", "event-election", who = seats_named(table, candidates))]
    ElectionOpened { candidates: u8 },
    #[event(public, "AR-6.5", "event-voted", seat, candidate = player(table, candidate), count)]
    #[reveals]
    Voted { seat: Seat, candidate: Seat, count: u8 },
    #[event(public, "AR-6.7", "event-tied", who = seats_named(table, tied))]
    VotesTied { tied: u8 },
    #[event(public, "AR-6.7", "event-election-failed")]
    ElectionFailed {},
    #[event(public, "AR-6.6", "event-elected")]
    Elected { seat: Seat },
    #[event(public, "AR-6.8", "event-contested")]
    #[reveals]
    Contested { seat: Seat, contests: bool },
    #[event(public, "AR-6.8", "event-no-camp", seat)]
    #[when(let Some(leader) = joins, "event-camp", seat, leader = player(table, leader))]
    #[reveals]
    CampChosen { seat: Seat, joins: Option<Seat> },
    #[event(public, "AR-6.11", "event-succession", who = seats_named(table, claimants))]
    SuccessionWar { claimants: u8 },
    #[event(public, "AR-6.13", "event-camp-defeated", who = player(table, leader))]
    CampDefeated { leader: Seat },
    #[event(public, "AR-6.13", "event-lapsed")]
    ClaimLapsed { seat: Seat },
    #[event(public, "AR-6.9", "event-crowned")]
    Crowned { seat: Seat, times: u8 },
    #[event(public, "AR-1.8", "event-prestige", seat, count = by, now)]
    #[when(by < 0, "event-prestige-lost", seat, count = -by, now)]
    PrestigeChanged { seat: Seat, by: i16, now: u16 },

    // Management turn (AR-9)
    #[event(public, "AR-9.1", "event-income")]
    Income { seat: Seat, gold: u16 },
    #[event(public, "AR-21.2", "event-gold")]
    GoldGained { seat: Seat, gold: u16 },
    #[event(public, "AR-9.2", "event-bargain")]
    #[reveals]
    PaidForPrestige { seat: Seat, gold: u8, prestige: u8 },
    #[event(only(seat), "AR-9.3", "event-bought")]
    Bought { seat: Seat, unit: Unit, count: u8, gold: u16 },
    #[event(public, "AR-9.6", "event-recruited", seat, unit, count = by)]
    #[when(by < 0, "event-disbanded", seat, unit, count = -by)]
    #[reveals]
    #[uses("unit", unit)]
    Recruited { seat: Seat, unit: Unit, by: i16 },

    // Military turn (AR-10, AR-18 to AR-20)
    #[event(public, "AR-10.1", "event-military", who = player(table, first))]
    MilitaryTurn { first: Seat },
    #[event(public, "AR-10.2", "event-activation")]
    ActivationStarted { seat: Seat },
    #[event(public, "AR-10.3", "event-marched")]
    Marched { seat: Seat, #[is(Counted<3>)] army: u8, #[is(Province)] to: u8 },
    #[event(public, "AR-10.20", "event-home")]
    WentHome { seat: Seat, #[is(Counted<3>)] army: u8, #[is(Province)] to: u8 },
    #[event(public, "AR-10.20", "event-dispersed")]
    Dispersed { seat: Seat, #[is(Counted<3>)] army: u8 },
    #[event(public, "AR-10.21", "event-met", seat, against = player(table, against), province)]
    Met { seat: Seat, against: Seat, #[is(Province)] province: u8 },
    #[event(public, "AR-10.6", "event-intervened")]
    Intervened { seat: Seat, #[is(Counted<3>)] army: u8, #[is(Province)] province: u8 },
    #[event(public, "AR-10.11", "event-stormed")]
    Stormed { seat: Seat, #[is(Province)] province: u8 },
    #[event(public, "AR-19.3", "event-mode")]
    ModeChosen { mode: Mode },
    #[event(public, "AR-19.1", "event-quick-neutral", province, first = values[0], second = values[1])]
    #[when(let Some(winner) = winner, "event-quick", province, first = values[0], second = values[1],
        winner = player(table, winner))]
    #[reveals]
    QuickBattle { #[is(Province)] province: u8, winner: Option<Seat>, values: [u16; 2] },
    #[event(public, "AR-9.7", "event-lost", seat, unit, from)]
    #[reveals]
    Lost { seat: Seat, unit: Unit, #[is(Post)] from: u8 },
    #[event(public, "AR-9.7", "event-neutral-lost")]
    NeutralLost { #[is(Province)] province: u8, unit: Unit },
    #[event(public, "AR-18.4", "event-fled")]
    Fled { seat: Seat, #[is(Counted<3>)] army: u8, #[is(Province)] to: u8 },
    #[event(public, "AR-10.16", "event-sheltered")]
    Sheltered { seat: Seat, #[is(Province)] province: u8 },
    #[event(public, "AR-10.9", "event-siege")]
    SiegeBegun { seat: Seat, #[is(Province)] province: u8 },
    #[event(public, "AR-10.8", "event-bombarded")]
    Bombarded { seat: Seat, #[is(Province)] province: u8, die: u8, kills: bool, breach: bool },
    #[event(public, "AR-10.15", "event-surrender")]
    SurrenderRolled { #[is(Province)] province: u8, die: u8, gives_up: bool },
    #[event(public, "AR-10.16", "event-captured", seat, province)]
    #[when(occupier != seat, "event-captured-for", seat, province, other = player(table, occupier))]
    Captured { seat: Seat, #[is(Province)] province: u8, occupier: Seat },

    // Battle (AR-12 to AR-18)
    #[event(public, "AR-12.2", "event-column", seat, column = column + 1, to = player(table, who))]
    ColumnAssigned { seat: Seat, column: u8, who: Seat },
    #[event(public, "AR-12.2", "event-deployed")]
    #[reveals]
    Deployed {},
    #[event(public, "AR-12.3", "event-initiative", seat, die, total)]
    Initiative { seat: Seat, die: u8, total: i8 },
    #[event(public, "AR-12.4", "event-round", round)]
    RoundBegins { round: u8 },
    #[event(public, "AR-12.6", "event-tactic", seat, card = Card(card))]
    #[uses("tactic", card)]
    TacticPlayed { seat: Seat, #[is(Card)] card: u8 },
    #[event(public, "AR-13.2", "event-unit-moved", unit = at.unit(), whose = at.whose(table), column = at.column(), way)]
    UnitMoved { at: Spot, to: Spot, way: Way },
    #[event(public, "AR-13.6", "event-group-moved", unit = at.unit(), whose = at.whose(table), column = at.column(), ahead, cells)]
    GroupMoved { at: Spot, ahead: bool, cells: u8 },
    #[event(public, "AR-16.8", "event-gun-aimed", unit = at.unit(), whose = at.whose(table), column = at.column(), x, y)]
    GunAimed { at: Spot, x: u8, y: u8 },
    #[event(public, "AR-16.9", "event-ball", unit = on.unit(), whose = on.whose(table), column = on.column(), die, hit)]
    BallFlew { on: Spot, die: u8, hit: bool },
    #[event(public, "AR-14.6", "event-struck", unit = at.unit(), whose = at.whose(table), column = at.column(), target = on.unit(),
        victim = on.whose(table), blow, die, attack = signed(attack), against, defence = signed(defence), result)]
    #[uses("blow", blow)]
    Struck { at: Spot, on: Spot, blow: Blow, die: u8, attack: i8, against: u8, defence: i8, result: DiceResult },
    #[event(public, "AR-17.1", "event-losses", unit = at.unit(), whose = at.whose(table), column = at.column(), losses)]
    LossesTaken { at: Spot, losses: u8 },
    #[event(public, "AR-17.4", "event-morale", unit = at.unit(), whose = at.whose(table), column = at.column(), die, added = signed(added), passed, purpose)]
    MoraleTested { at: Spot, die: u8, added: i8, passed: bool, purpose: Purpose },
    #[event(public, "AR-17.5", "event-fell-back", unit = at.unit(), whose = at.whose(table), column = at.column())]
    FellBack { at: Spot },
    #[event(public, "AR-17.6", "event-ran", unit = at.unit(), whose = at.whose(table), column = at.column())]
    RanToRear { at: Spot },
    #[event(public, "AR-17.1", "event-gone", unit = at.unit(), whose = at.whose(table), column = at.column(), fate)]
    UnitGone { at: Spot, fate: FateKind },
    #[event(public, "AR-21.8", "event-rallied", unit = at.unit(), whose = at.whose(table), column = at.column(), losses)]
    Rallied { at: Spot, losses: u8 },
    #[event(public, "AR-18.1", "event-retreat", seat)]
    RetreatOrdered { seat: Seat },
    #[event(public, "AR-18.2", "event-beaten", seat)]
    SideBeaten { seat: Seat },
    #[event(public, "AR-12.7", "event-battle-decided", seat, night)]
    BattleDecided { seat: Seat, night: bool },
    #[event(public, "AR-23.6", "event-camp-drawn", seat, camp = camp + 1)]
    CampDrawn { seat: Seat, camp: u8 },
    #[event(public, "AR-18.7", "event-prisoner-discarded", seat, of = player(table, who), unit = unit.unit())]
    #[when(fate == RansomFate::Ransomed, "event-prisoner-ransomed", seat, of = player(table, who), unit = unit.unit())]
    #[when(fate == RansomFate::Sold, "event-prisoner-sold", seat, of = player(table, who), unit = unit.unit())]
    #[when(fate == RansomFate::Kept, "event-prisoner-kept", seat, of = player(table, who), unit = unit.unit())]
    PrisonerTreated { seat: Seat, who: Seat, unit: Spot, fate: RansomFate },
    #[event(public, "AR-24.1", "event-game-over", who = player(table, winner), how = victory(table))]
    GameOver { winner: Seat },
}

engine::kinds! {
    /// What a captor did with a prisoner (AR-18.7, AR-18.10).
    RansomFate as "ransom-fate" {
        Ransomed = "ransomed",
        Discarded = "discarded",
        Sold = "sold",
        Kept = "kept",
    }
}

engine::kinds! {
    /// Why a war is over (AR-7.21).
    WarEnd as "war-end" {
        Capital = "capital",
        Objective = "objective",
        Score = "score",
        Time = "time",
        Capitulation = "capitulation",
        Treaty = "treaty",
    }
}

engine::kinds! {
    /// What became of a promise (AR-8.11).
    Word as "word" {
        Kept = "kept",
        Broken = "broken",
        Void = "void",
    }
}
