//! Every decision in the game: what a seat is asked, and every answer there is.

use crate::battle::{BattleStep, Mustered, Stride, Toward, Way};
use crate::describe::{player, war_named};
use crate::kinds::{
    Card, Ideology, Mode, Nation, Politics, Post, Province, Region, Slot, Unit, WarKind,
};
use crate::state::Arcadia;
use engine::{Between, Counted, Seat};
use serde::{Deserialize, Serialize};

/// One answer to one question: its notation, its numbers and its words (`engine::kit`).
///
/// A new verb goes to the end, so that the others keep their numbers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, engine::Moves,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = Arcadia, places = u128)]
#[rustfmt::skip]
pub enum Move {
    // What is said to several questions
    #[words("yes")]
    #[says("move-yes")]
    Yes {},
    #[words("no")]
    #[says("move-no")]
    No {},
    /// Nothing more of this.
    #[words("done")]
    #[says("move-done")]
    Done {},
    /// Another player: whom one votes for, joins, names.
    #[words("name {who}")]
    #[says("move-name", who = player(table, Seat(who)))]
    Name { #[is(Between<0, 3>)] #[place] who: u8 },

    // Setup and cards (AR-3, AR-5)
    #[words("nation {nation}")]
    #[says("move-nation")]
    PickNation { #[place] nation: Nation },
    #[words("ideology {ideology}")]
    #[says("move-ideology")]
    PickIdeology { #[is(Ideology)] #[place] ideology: u8 },
    /// On a free map (AR-23.1).
    #[words("province {province}")]
    #[says("move-province")]
    PickProvince { #[is(Province)] #[place] province: u8 },
    /// A character on top of a slot (AR-4.11).
    #[words("place {card} {slot}")]
    #[says("move-place")]
    Place { #[is(Card)] card: u8, #[place] slot: Slot },
    /// Under the cards of a slot (AR-4.13).
    #[words("under {card} {slot}")]
    #[says("move-under")]
    PlaceUnder { #[is(Card)] card: u8, #[place] slot: Slot },
    #[words("discard {card}")]
    #[says("move-discard")]
    Discard { #[is(Card)] #[place] card: u8 },
    #[words("take {card}")]
    #[says("move-take")]
    TakeHeir { #[is(Card)] #[place] card: u8 },
    #[words("politics {card}")]
    #[says("move-politics")]
    ChoosePolitics { #[is(Politics)] #[place] card: u8 },
    /// A captain goes (AR-4.9).
    #[words("dismiss {card}")]
    #[says("move-dismiss")]
    Dismiss { #[is(Card)] #[place] card: u8 },

    // Intrigue (AR-5.6, AR-21.9)
    #[words("plot {card}")]
    #[says("move-plot")]
    Plot { #[is(Card)] #[place] card: u8 },
    #[words("plot {card} against {who}")]
    #[says("move-plot-player", card, who = player(table, Seat(who)))]
    PlotPlayer { #[is(Card)] card: u8, #[is(Between<0, 3>)] #[place] who: u8 },
    #[words("plot {card} against {who} on {target}")]
    #[says("move-plot-character", card, target, who = player(table, Seat(who)))]
    PlotCharacter { #[is(Card)] card: u8, #[is(Between<0, 3>)] who: u8, #[is(Card)] #[place] target: u8 },
    #[words("plot {card} against {who} at {army}")]
    #[says("move-plot-army", card, army, who = player(table, Seat(who)))]
    PlotArmy { #[is(Card)] card: u8, #[is(Between<0, 3>)] who: u8, #[is(Counted<3>)] #[place] army: u8 },
    #[words("plot {card} in {province}")]
    #[says("move-plot-province")]
    PlotProvince { #[is(Card)] card: u8, #[is(Province)] #[place] province: u8 },

    // Diplomacy and war (AR-6, AR-7, AR-8)
    #[words("declare {war} {against}", region = 255)]
    #[words("declare {war} {against} for {region}")]
    #[when(region == 255, "move-declare", war, who = player(table, Seat(against)))]
    #[says("move-declare-for", war, region, who = player(table, Seat(against)))]
    Declare { war: WarKind, #[is(Between<0, 3>)] #[place] against: u8, #[is(MaybeRegion)] region: u8 },
    #[words("vote {who}")]
    #[says("move-vote", who = player(table, Seat(who)))]
    Vote { #[is(Between<0, 3>)] #[place] who: u8 },
    #[words("out")]
    #[says("move-out")]
    StayOut {},
    #[words("region {region}")]
    #[says("move-region")]
    ChooseRegion { #[is(Region)] #[place] region: u8 },
    #[words("break alliance")]
    #[says("move-break")]
    BreakAlliance {},
    #[words("capitulate {war}")]
    #[says("move-capitulate", war = war_named(table, war))]
    Capitulate { #[is(Counted<8>)] #[place] war: u8 },
    #[words("leave {war}")]
    #[says("move-leave-war", war = war_named(table, war))]
    LeaveWar { #[is(Counted<8>)] #[place] war: u8 },

    // Management turn (AR-9)
    #[words("disband {unit} {from}")]
    #[says("move-disband")]
    Disband { unit: Unit, #[is(Post)] #[place] from: u8 },
    #[words("shift {unit} {from} {to}")]
    #[says("move-shift")]
    Shift { unit: Unit, #[is(Post)] from: u8, #[is(Post)] #[place] to: u8 },
    #[words("free {unit} {to}")]
    #[says("move-free")]
    TakeFree { unit: Unit, #[is(Post)] #[place] to: u8 },
    #[words("buy {count} {unit} {to}")]
    #[says("move-buy")]
    Buy { unit: Unit, #[is(Post)] to: u8, #[is(Between<1, 32>)] #[place] count: u8 },
    #[words("hire {slot}")]
    #[says("move-hire")]
    Hire { #[place] slot: Slot },

    // Military turn (AR-10)
    #[words("march {army} {to}")]
    #[says("move-march")]
    March { #[is(Counted<3>)] army: u8, #[is(Province)] #[place] to: u8 },
    #[words("battle {province} {against}")]
    #[says("move-battle", province, who = player(table, Seat(against)))]
    Battle { #[is(Between<0, 3>)] against: u8, #[is(Province)] #[place] province: u8 },
    #[words("intervene {army}")]
    #[says("move-intervene")]
    Intervene { #[is(Counted<3>)] #[place] army: u8 },
    #[words("fight {mode}")]
    #[says("move-mode")]
    Fight { #[place] mode: Mode },
    #[words("assault {province}")]
    #[says("move-assault")]
    Assault { #[is(Province)] #[place] province: u8 },
    #[words("garrison {unit}")]
    #[says("move-garrison")]
    Garrison { #[place] unit: Unit },
    /// One unit more of those that are lost (AR-19.2).
    #[words("lose {unit} {from}", who = seat.0)]
    #[words("lose {unit} {from} of {who}")]
    #[says("move-lose", unit, from, who = player(table, Seat(who)))]
    Lose { unit: Unit, #[is(Between<0, 3>)] who: u8, #[is(Post)] #[place] from: u8 },
    #[words("flee {to}")]
    #[says("move-flee")]
    Flee { #[is(Province)] #[place] to: u8 },

    // Proposals (AR-8.7, AR-8.11)
    #[words("propose {to}")]
    #[says("move-propose", who = player(table, Seat(to)))]
    Propose { #[is(Between<0, 3>)] #[place] to: u8 },
    #[words("give {gold}")]
    #[says("move-give")]
    Give { #[is(Between<1, 99>)] #[place] gold: u8 },
    #[words("ask {gold}")]
    #[says("move-ask")]
    Ask { #[is(Between<1, 99>)] #[place] gold: u8 },
    #[words("alliance")]
    #[says("move-alliance")]
    OfferAlliance {},
    #[words("truce {phases}")]
    #[says("move-truce")]
    OfferTruce { #[is(Between<1, 5>)] #[place] phases: u8 },
    /// Access for this phase, given or wanted (AR-8.7).
    #[words("admit")]
    #[says("move-admit")]
    Admit {},
    #[words("enter")]
    #[says("move-enter")]
    AskEntry {},
    #[words("treaty {war}")]
    #[says("move-treaty", war = war_named(table, war))]
    Treaty { #[is(Counted<8>)] #[place] war: u8 },
    #[words("cede {province}")]
    #[says("move-cede")]
    Cede { #[is(Province)] #[place] province: u8 },
    #[words("invite {war}")]
    #[says("move-invite", war = war_named(table, war))]
    Invite { #[is(Counted<8>)] #[place] war: u8 },
    #[words("compromise {claimant}")]
    #[says("move-compromise", who = player(table, Seat(claimant)))]
    Compromise { #[is(Between<0, 3>)] #[place] claimant: u8 },
    #[words("promise vote {who}")]
    #[says("move-promise-vote", who = player(table, Seat(who)))]
    PromiseVote { #[is(Between<0, 3>)] #[place] who: u8 },
    #[words("promise no-contest {who}")]
    #[says("move-promise-no-contest", who = player(table, Seat(who)))]
    PromiseNoContest { #[is(Between<0, 3>)] #[place] who: u8 },
    #[words("promise pay {gold} by {phase}")]
    #[says("move-promise-pay")]
    PromisePay { #[is(Between<1, 24>)] phase: u8, #[is(Between<1, 99>)] #[place] gold: u8 },
    #[words("promise no-entry {province} until {phase}")]
    #[says("move-promise-no-entry")]
    PromiseNoEntry { #[is(Between<1, 24>)] phase: u8, #[is(Province)] #[place] province: u8 },

    // Battle (AR-12 to AR-18): columns and rows are those of the side
    #[words("column {column} {who}")]
    #[says("move-column", column, who = player(table, Seat(who)))]
    AssignColumn { #[is(Counted<5>)] column: u8, #[is(Between<0, 3>)] #[place] who: u8 },
    #[words("deploy {what} {column}")]
    #[says("move-deploy", column, what = table.battle_unit(seat, Mustered(what)))]
    Deploy { #[is(Counted<5>)] column: u8, #[is(Mustered)] #[place] what: u8 },
    #[words("tactic {card}")]
    #[says("move-tactic")]
    PlayTactic { #[is(Card)] #[place] card: u8 },
    #[words("retreat")]
    #[says("move-retreat")]
    Retreat {},
    #[words("move {column} {row} {way}")]
    #[says("move-unit", way, column, row, unit = table.battle_at(seat, column, row))]
    MoveUnit { way: Way, #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    #[words("glide {column} {row} {stride}")]
    #[says("move-glide", stride, column, row, unit = table.battle_at(seat, column, row))]
    Glide { stride: Stride, #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    #[words("shoot {column} {row} {toward}")]
    #[says("move-shoot", toward, column, row, unit = table.battle_at(seat, column, row))]
    Shoot { toward: Toward, #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    #[words("cannon {column} {row}")]
    #[says("move-cannon", column, row, unit = table.battle_at(seat, column, row))]
    Cannon { #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    #[words("aim {x} {y}")]
    #[says("move-aim")]
    Aim { #[is(Between<0, 28>)] x: u8, #[is(Between<0, 28>)] #[place] y: u8 },
    #[words("engage {column} {row} {toward}")]
    #[says("move-engage", toward, column, row, unit = table.battle_at(seat, column, row))]
    Engage { toward: Toward, #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    #[words("charge {column} {row} {toward}")]
    #[says("move-charge", toward, column, row, unit = table.battle_at(seat, column, row))]
    Charge { toward: Toward, #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    #[words("follow {column} {row} {toward}")]
    #[says("move-follow-up", toward, column, row, unit = table.battle_at(seat, column, row))]
    FollowUp { toward: Toward, #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },
    /// An order for another player of the side (AR-12.5).
    #[words("allot {who}")]
    #[says("move-allot", who = player(table, Seat(who)))]
    Allot { #[is(Between<0, 3>)] #[place] who: u8 },
    /// What a card is about (AR-21.8).
    #[words("pick {column} {row}")]
    #[says("move-pick", column, row, unit = table.battle_at(seat, column, row))]
    Pick { #[is(Counted<5>)] column: u8, #[is(Between<0, 28>)] #[place] row: u8 },

    // Prisoners (AR-18.7, AR-18.10)
    #[words("ransom")]
    #[says("move-ransom", unit = table.captive_unit(), gold = table.captive_ransom())]
    Ransom {},
    #[words("sell")]
    #[says("move-sell", gold = table.captive_ransom())]
    Sell {},
    #[words("keep")]
    #[says("move-keep")]
    Keep {},

    /// To stand in a camp of a war (AR-8.11).
    #[words("promise join {war} {who}")]
    #[says("move-promise-join", war = war_named(table, war), who = player(table, Seat(who)))]
    PromiseJoin { #[is(Counted<8>)] war: u8, #[is(Between<0, 3>)] #[place] who: u8 },
}

/// A move to fill lists with.
impl Default for Move {
    fn default() -> Move {
        Move::Done {}
    }
}

/// A region, or none: wars of honour name none (AR-7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaybeRegion(pub u8);

impl engine::Thing for MaybeRegion {
    const ROOM: u32 = 16;

    fn kind() -> std::borrow::Cow<'static, str> {
        "region".into()
    }
    fn number(self) -> u32 {
        if self.0 == 255 { 15 } else { self.0.into() }
    }
    fn numbered(number: u32) -> Option<Self> {
        match number {
            15 => Some(MaybeRegion(255)),
            number => Region::numbered(number).map(|it| MaybeRegion(it.0)),
        }
    }
    fn word(self) -> std::borrow::Cow<'static, str> {
        if self.0 == 255 { "honour".into() } else { Region(self.0).word() }
    }
    fn byte(self) -> u8 {
        self.0
    }
    fn kept_as(byte: u8) -> Option<Self> {
        if byte == 255 {
            Some(MaybeRegion(255))
        } else {
            Region::kept_as(byte).map(|it| MaybeRegion(it.0))
        }
    }
}

impl From<u8> for MaybeRegion {
    fn from(byte: u8) -> Self {
        MaybeRegion(byte)
    }
}
impl From<MaybeRegion> for u8 {
    fn from(region: MaybeRegion) -> u8 {
        region.0
    }
}
impl From<MaybeRegion> for engine::Arg {
    fn from(region: MaybeRegion) -> engine::Arg {
        Region(region.0).into()
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Questions)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = Arcadia, seats = player)]
#[rustfmt::skip]
pub enum Question {
    #[asks("AR-3.2", "ask-nation")]
    PickNation,
    #[asks("AR-3.2", "ask-ideology")]
    PickIdeology,
    #[asks("AR-23.1", "ask-province")]
    PickProvince,
    #[asks("AR-4.13", "ask-place-heir")]
    PlaceHeir { #[is(Card)] card: u8 },
    #[asks("AR-5.3", "ask-discard")]
    Discard { count: u8 },
    #[asks("AR-21.4", "ask-search")]
    SearchHeir,
    #[asks("AR-5.4", "ask-politics")]
    ChoosePolitics,
    #[asks("AR-5.4", "ask-name")]
    NameTarget,
    #[asks("AR-5.5", "ask-court")]
    Court,
    #[asks("AR-5.6", "ask-plot")]
    Plot { left: u8 },
    #[asks("AR-5.6", "ask-react")]
    React { by: Seat, #[is(Card)] card: u8 },
    #[asks("AR-21.5", "ask-spy")]
    ChooseArmy { of: Seat },
    #[asks("AR-21.6", "ask-lose-unit")]
    LoseUnit,
    #[asks("AR-8.10", "ask-talk")]
    Talk { left: u8 },
    #[asks("AR-8.10", "ask-deal")]
    AnswerDeal { by: Seat },
    #[asks("AR-5.8", "ask-declare")]
    Declare,
    #[asks("AR-7.8", "ask-call")]
    AnswerCall { by: Seat },
    #[asks("AR-6.5", "ask-vote")]
    Vote,
    #[asks("AR-6.8", "ask-contest")]
    Contest,
    #[asks("AR-6.8", "ask-camp")]
    ChooseCamp,
    #[asks("AR-6.12", "ask-region")]
    ChooseRegion { from: Seat },
    #[asks("AR-9.2", "ask-pay")]
    PayForPrestige { gold: u8, prestige: u8 },
    #[asks("AR-9.6", "ask-manage")]
    Manage { gold: u16 },
    #[asks("AR-10.3", "ask-march")]
    March,
    #[asks("AR-10.21", "ask-battle")]
    ChooseBattle,
    #[asks("AR-10.6", "ask-intervene")]
    Intervene { #[is(Province)] province: u8 },
    #[asks("AR-19.3", "ask-mode")]
    ChooseMode { #[is(Province)] province: u8 },
    #[asks("AR-10.11", "ask-assault")]
    Assault,
    #[asks("AR-20.7", "ask-join")]
    JoinStorm { #[is(Province)] province: u8 },
    #[asks("AR-10.16", "ask-garrison")]
    Garrison { #[is(Province)] province: u8, room: u8 },
    #[asks("AR-19.2", "ask-losses")]
    PickLosses { value: u16 },
    #[asks("AR-18.4", "ask-flee")]
    Flee { #[is(Counted<3>)] army: u8 },
    #[asks("AR-18.4", "ask-shelter")]
    Shelter { #[is(Counted<3>)] army: u8 },
    #[asks("AR-12.2", "ask-column", column)]
    AssignColumn { #[is(Counted<5>)] column: u8 },
    #[asks("AR-23.6", "ask-enlist")]
    Enlist { gold: u16 },
    #[asks("AR-12.2", "ask-deploy")]
    Deploy { count: u8 },
    #[asks("AR-12.4", "ask-orders")]
    Orders { step: BattleStep, round: u8 },
    #[asks("AR-16.8", "ask-aim")]
    AimGun,
    #[asks("AR-21.8", "ask-pick")]
    PickForCard,
    #[asks("AR-21.13", "ask-tactic")]
    PlayTactic,
    #[asks("AR-18.7", "ask-prisoner")]
    Prisoner { of: Seat },
    #[asks("AR-18.7", "ask-ransom")]
    PayRansom { by: Seat, gold: u16 },
}

const _: () = assert!(size_of::<Move>() <= 4);
