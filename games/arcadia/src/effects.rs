//! The words of effects in tables: what is done, who does it, when cards listen, what they change.
//!
//! How a table writes them is in [`engine::chain::load`]; what they do is in `chain`. The lists are closed (AR-21.1):
//! a card may use nothing else.

use engine::content::Within;
use engine::{Message, Seat, Viewer, chain, kinds};
use serde::{Deserialize, Serialize};

/// A number from 1 to `MOST`.
pub type UpTo<const MOST: u8> = Within<1, MOST>;

/// What an effect does: the word after `do`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
// Which verb it is has a byte of its own, which is looked at several times a decision.
#[repr(u8)]
pub enum Verb {
    // Effects of cards: income and prestige (AR-21.2)
    /// At once, from the bank.
    Gold {
        n: UpTo<60>,
    },
    /// From the target, as far as he has it.
    StealGold {
        n: UpTo<60>,
    },
    /// The target loses it, not below 0.
    LosePrestige {
        n: UpTo<100>,
    },
    AwardPrestige {
        n: UpTo<100>,
        to: Honoured,
    },

    // Cards (AR-21.4)
    Draw {
        n: UpTo<5>,
    },
    /// Cards of choice from hand.
    Discard {
        n: UpTo<5>,
    },
    SearchHeir {
        depth: UpTo<40>,
    },

    // Politics and diplomacy (AR-21.5)
    /// Votes more in an election of this phase.
    Votes {
        n: UpTo<5>,
    },
    /// Another player, named after the reveal, counts fewer votes as a candidate.
    CandidatePenalty {
        n: UpTo<5>,
    },
    CasusBelli {
        grievance: Grievance,
        #[serde(default)]
        to: Wronged,
        #[serde(default)]
        against: Accused,
        #[serde(default)]
        scope: Scope,
    },
    /// The target may not declare war this phase.
    ForbidWar {},
    RemoveAge {
        n: UpTo<5>,
    },
    /// A die: the target dies on so many or more, a king on more; on few the plot is discovered.
    Assassinate {
        kills: UpTo<6>,
        kills_king: UpTo<6>,
        discovered: UpTo<5>,
    },
    ReturnAdviser {},
    RevealHand {},
    /// Armies with units, of choice.
    RevealArmy {
        n: UpTo<3>,
    },
    /// Only as an answer to an intrigue card (AR-5.6).
    CancelIntrigue {},

    // Strategic warfare (AR-21.6) and income of one province (AR-21.2)
    /// The target army loses its cheapest units.
    ArmyLosesCheapest {
        n: UpTo<20>,
    },
    /// So does the largest army of the seat.
    LargestArmyLosesCheapest {
        n: UpTo<20>,
    },
    GarrisonLosesWeakest {
        n: UpTo<6>,
    },
    /// A province at random, with so much militia.
    ProvinceTurnsNeutral {
        militia: UpTo<6>,
    },
    ProvinceNoIncome {},
    ProvinceIncomeToYou {},
    // Steps of the procedures (`content/procedures.toml`) stand below.

    // Setup and cards (AR-3 to AR-5)
    PickNation {},
    PickIdeology {},
    /// On a free map (AR-23.1).
    PickProvince {},
    /// An Heir who enters play finds a slot (AR-4.13).
    PlaceHeir {},
    /// Down to the limit, or so many as it is about.
    DiscardDown {},
    /// One of the Heirs among the cards that are looked at, or none (AR-21.4).
    TakeHeir {},
    ChoosePolitics {},
    Court {},
    SealPlots {},
    /// The card that cancels an intrigue card (AR-5.6).
    React {},
    /// Shields of the target, then the card works (AR-5.6).
    Shields {},
    /// Ties of "cheapest" and "weakest" (AR-21.6).
    LoseUnit {},

    // Diplomacy and war (AR-6 to AR-8)
    Talk {},
    AnswerDeals {},
    Declare {},
    AnswerCall {},
    Vote {},
    Contest {},
    ChooseCamp {},
    /// The spoils of a succession war (AR-6.12).
    ChooseRegion {},

    // Management turn (AR-9)
    PayForPrestige {},
    Manage {},

    // Military turn (AR-10, AR-18 to AR-20)
    March {},
    ChooseBattle {},
    Intervene {},
    ChooseMode {},
    Assault {},
    JoinStorm {},
    Garrison {},
    PickLosses {},
    Flee {},
    Shelter {},

    // Battle (AR-12 to AR-18)
    /// Where units stand, in secret (AR-12.2).
    Deploy {},
    /// Everything else in a battle: the next decision of a seat.
    FightOn {},
    Prisoner {},
    PayRansom {},
    /// An army for one battle (AR-23.6).
    Enlist {},
}

/// No effect has a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Everybody, in turn order (AR-10.1).
    All,
    /// Those who have no prince, regencies included.
    WithoutPrince,
    /// Who has been made a proposal (AR-8.10).
    Addressees,
    /// Who has a bargain to close in G2 (AR-9.2).
    Payers,
    /// Who may contest the election (AR-6.8).
    Losers,
    /// Who may choose a camp (AR-6.7, AR-6.8).
    Choosers,
    /// The leaders of the sides of a battle (AR-19.3).
    Leaders,
    /// Who deploys (AR-12.2).
    Fighters,
}

/// No card listens to anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {}

impl When {
    pub const COUNT: usize = 0;
}

impl chain::Listed for When {
    const ALL: &'static [When] = &[];
    fn index(self) -> usize {
        match self {}
    }
}

kinds! {
    /// What cards change while they are in play (AR-21.2 to AR-21.7).
    Key {
        // Income and prestige
        IncomeFlat = "income_flat",
        /// If the own capital is occupied.
        IncomeCapital = "income_capital",
        IncomePerFullRegion = "income_per_full_region",
        IncomePerProvince = "income_per_province",
        /// Provinces without garrison, except capitals, yield nothing.
        IncomeZeroUngarrisoned = "income_zero_ungarrisoned",
        PrestigeFlat = "prestige_flat",
        PrestigeBattleWon = "prestige_battle_won",
        // Recruiting
        /// More gold for each artillery unit.
        ArtillerySurcharge = "artillery_surcharge",
        /// More room in own garrisons, capitals excepted.
        FortBonus = "fort_bonus",
        // Cards
        DrawExtra = "draw_extra",
        /// So often: draw 1 card more, then discard 1.
        DrawThenDiscard = "draw_then_discard",
        /// Who has no prince may look for an Heir among so many cards.
        SearchHeir = "search_heir",
        // Politics
        /// Votes of every player with the fewest full regions.
        VotesFewestRegions = "votes_fewest_regions",
        NoNewWars = "no_new_wars",
        AgeExtra = "age_extra",
        AgeSkip = "age_skip",
        /// The least die that cancels an intrigue card; each card rolls for itself.
        IntrigueShield = "intrigue_shield",
        // Strategic warfare
        MoveBonus = "move_bonus",
        /// No army makes more steps than this.
        MoveCap = "move_cap",
        SiegeRoll = "siege_roll",
        /// Of others, against own towns.
        OwnCitySiegeRoll = "own_city_siege_roll",
        /// The least die with which garrisons surrender.
        SurrenderMin = "surrender_min",
        // Battle
        MoraleAny = "morale_any",
        MoraleInfantry = "morale_infantry",
        CavalryCac = "cavalry_cac",
        /// Of all shooters, artillery excepted.
        Tir = "tir",
    }
}

engine::listed!(Key);

impl Key {
    /// What a table may change it by.
    pub const fn bounds(self) -> std::ops::RangeInclusive<i8> {
        match self {
            Key::IncomeFlat | Key::IncomeCapital | Key::PrestigeFlat | Key::PrestigeBattleWon => {
                -30..=30
            }
            Key::IncomePerFullRegion | Key::IncomePerProvince | Key::ArtillerySurcharge => -9..=9,
            Key::IncomeZeroUngarrisoned | Key::NoNewWars | Key::AgeSkip => 1..=1,
            Key::IntrigueShield | Key::SurrenderMin => 2..=6,
            Key::SearchHeir => 1..=40,
            Key::FortBonus
            | Key::DrawExtra
            | Key::DrawThenDiscard
            | Key::VotesFewestRegions
            | Key::AgeExtra
            | Key::MoveBonus
            | Key::MoveCap => 1..=3,
            Key::SiegeRoll
            | Key::OwnCitySiegeRoll
            | Key::MoraleAny
            | Key::MoraleInfantry
            | Key::CavalryCac
            | Key::Tir => -3..=3,
        }
    }
}

kinds! {
    /// When the bonus of a character counts (AR-4.2).
    Counts {
        King = "king",
        LeadingArmy = "leading_army",
        AdviserSlot = "adviser_slot",
    }
}

kinds! {
    /// What a character is (AR-3.5).
    Role as "role" {
        Heir = "heir",
        General = "general",
        Adviser = "adviser",
    }
}

kinds! {
    /// A reason for war that a card gives (AR-7.6, AR-7.7).
    Grievance as "grievance" {
        Claim = "claim",
        Affront = "affront",
    }
}

kinds! {
    /// Who gains a reason for war (AR-21.11).
    Wronged as "wronged" {
        /// The player of the card.
        You = "you",
        FewestProvinces = "fewest_provinces",
        LowestPrestige = "lowest_prestige",
        EachPlayer = "each_player",
    }
}

kinds! {
    /// Against whom (AR-21.11).
    Accused as "accused" {
        /// The target of the card; for politics anybody, named in the declaration.
        Target = "target",
        MostProvinces = "most_provinces",
        HighestPrestige = "highest_prestige",
        NextClockwise = "next_clockwise",
    }
}

kinds! {
    /// Which regions a claim may name (AR-21.11). An affront names none.
    Scope as "scope" {
        /// None: an affront.
        Nowhere = "nowhere",
        /// The target owns a province there that is adjacent to one of yours.
        Adjacent = "region_with_target_province_adjacent_to_yours",
        /// Any outside all start regions in which the target owns a province.
        AnyButStart = "any_region_of_target_but_start",
    }
}

kinds! {
    /// Who is honoured (AR-21.11).
    Honoured as "honoured" {
        EmperorElseMostFullRegions = "emperor_else_most_full_regions_tied",
    }
}

kinds! {
    /// Whom an intrigue card may be addressed to (AR-21.9).
    Target as "target" {
        OnYourself = "self",
        OtherPlayer = "other_player",
        CharacterOfOther = "character_of_other_player",
        AdviserOfOther = "adviser_of_other_player",
        ArmyOfOther = "army_of_other_player",
        ProvinceOfOther = "province_of_other_player",
        IntrigueTargetingYou = "intrigue_targeting_you",
    }
}

kinds! {
    /// When a tactical card is played (AR-21.10).
    Timing as "timing" {
        BeforeInitiative = "before_initiative",
        OwnTurnStart = "own_turn_start",
        OwnMovementStep = "own_movement_step",
        OwnShootingStep = "own_shooting_step",
        OwnMeleeStep = "own_melee_step",
        BeforeOwnShot = "before_own_shot",
        BeforeOwnChargeRoll = "before_own_charge_roll",
        BeforeOwnMeleeRoll = "before_own_melee_roll",
        BeforeEnemyShot = "reaction_before_enemy_shot",
        BeforeEnemyChargeRoll = "reaction_before_enemy_charge_roll",
        OwnFailedMorale = "reaction_own_failed_morale",
    }
}

/// What a tactical card does (AR-21.7, AR-21.8): `ploy = { extra_moves = { n = 2 } }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ploy {
    /// This player may move more units this turn.
    ExtraMoves {
        n: u8,
    },
    /// The side may order more shots this turn.
    ExtraShots {
        n: u8,
    },
    /// The side may order more assaults this turn.
    ExtraAssaults {
        n: u8,
    },
    /// A failed morale test is passed, unless it was a natural 1.
    PassMorale {},
    /// Tokens off up to so many own units that are not engaged.
    RemoveLosses {
        units: u8,
        tokens: u8,
    },
    /// For the dice of one shot with TIR.
    ShotArmour {
        n: u8,
    },
    ShotTir {
        n: u8,
    },
    Initiative {
        n: u8,
    },
    /// For the dice of one charge.
    ChargeCac {
        n: u8,
    },
    /// For infantry charged from its front cell.
    ChargedDefence {
        n: u8,
    },
    /// For one fight in which own infantry attacks.
    FightCac {
        n: u8,
    },
    /// On all own morale tests until the start of the next own turn.
    Morale {
        n: u8,
    },
    /// For the rest of the battle the -2 for a lost general is ignored.
    IgnoreLostGeneral {},
    /// An own group withdraws; the enemy ahead of it follows.
    FeignedRetreat {
        cells: u8,
    },
    /// One own cavalry unit that is not engaged, this turn.
    CavalryMovement {
        n: u8,
    },
    /// One own artillery fires without a shot order, even if it is silenced.
    FreeCannon {},
}

impl Default for Ploy {
    fn default() -> Ploy {
        Ploy::PassMorale {}
    }
}

impl Ploy {
    /// Its numbers, for the bounds of tables.
    pub fn numbers(self) -> [u8; 2] {
        match self {
            Ploy::ExtraMoves { n }
            | Ploy::ExtraShots { n }
            | Ploy::ExtraAssaults { n }
            | Ploy::ShotArmour { n }
            | Ploy::ShotTir { n }
            | Ploy::Initiative { n }
            | Ploy::ChargeCac { n }
            | Ploy::ChargedDefence { n }
            | Ploy::FightCac { n }
            | Ploy::Morale { n }
            | Ploy::FeignedRetreat { cells: n }
            | Ploy::CavalryMovement { n } => [n, n],
            Ploy::RemoveLosses { units, tokens } => [units, tokens],
            Ploy::PassMorale {} | Ploy::IgnoreLostGeneral {} | Ploy::FreeCannon {} => [1, 1],
        }
    }
}

impl Ploy {
    /// When it has an effect (AR-21.8).
    pub const fn timings(self) -> &'static [Timing] {
        match self {
            Ploy::ExtraMoves { .. }
            | Ploy::FeignedRetreat { .. }
            | Ploy::CavalryMovement { .. } => &[Timing::OwnMovementStep],
            Ploy::ExtraShots { .. } | Ploy::FreeCannon {} => &[Timing::OwnShootingStep],
            Ploy::ExtraAssaults { .. } => &[Timing::OwnMeleeStep],
            Ploy::PassMorale {} => &[Timing::OwnFailedMorale],
            Ploy::RemoveLosses { .. } | Ploy::Morale { .. } | Ploy::IgnoreLostGeneral {} => {
                &[Timing::OwnTurnStart]
            }
            Ploy::ShotArmour { .. } => &[Timing::BeforeEnemyShot],
            Ploy::ShotTir { .. } => &[Timing::BeforeOwnShot],
            Ploy::Initiative { .. } => &[Timing::BeforeInitiative],
            Ploy::ChargeCac { .. } => &[Timing::BeforeOwnChargeRoll],
            Ploy::ChargedDefence { .. } => &[Timing::BeforeEnemyChargeRoll],
            Ploy::FightCac { .. } => &[Timing::BeforeOwnMeleeRoll],
        }
    }
}

/// What something that waits is about, or whom it is addressed to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    #[default]
    Nothing,
    /// Another player.
    Player {
        seat: Seat,
    },
    /// A character in play, by its card.
    Character {
        seat: Seat,
        card: u8,
    },
    /// An army, counted from 0.
    Army {
        seat: Seat,
        army: u8,
    },
    Province {
        province: u8,
    },
    War {
        war: u8,
    },
    /// So many of something.
    Count {
        n: u8,
    },
    /// A card of the own deck.
    Card {
        card: u8,
    },
    /// What a player asks: help in a war (AR-7.8).
    Call {
        by: Seat,
        war: u8,
    },
}

impl chain::About for About {
    /// Nothing of it is a secret: what is sealed is not said here.
    fn seen_by(self, _: Seat, _: Viewer) -> Self {
        self
    }
    fn words(self) -> Option<Message> {
        None
    }
}
