//! The words of effects in tables: what is done, who does it, when cards listen, what they change.
//!
//! How a table writes them is in [`engine::chain::load`]; what they do is in `chain`. The list is closed
//! (TP-19.12): a table that uses another word is refused.

mod about;
mod special;
mod tracks;

pub use about::About;
pub use special::Special;
pub use tracks::Tracks;

use crate::kinds::{Building, Landmark, Resource, Row, Track};
use engine::content::Within;
use engine::kinds;
use serde::{Deserialize, Serialize};

/// A number from 1 to `MOST`.
pub type UpTo<const MOST: u8> = Within<1, MOST>;

/// What an effect does: the word after `do`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
// Which verb it is has a byte of its own, which is looked at several times a decision.
#[repr(u8)]
pub enum Verb {
    // Resources and points
    /// The gainer names each unit of any kind (TP-19.2).
    GainResource {
        resource: Kind,
        n: UpTo<8>,
    },
    /// So many for each counted thing.
    GainResourcePer {
        resource: Kind,
        what: Count,
        n: UpTo<8>,
    },
    /// What is missing is not owed.
    LoseResource {
        resource: Kind,
        n: UpTo<8>,
    },
    GainVp {
        n: UpTo<50>,
    },
    /// For each counted thing, now (TP-19.7).
    GainVpPer {
        what: Count,
        n: UpTo<20>,
        /// The track whose spaces are counted.
        #[serde(default)]
        track: Option<Track>,
    },
    ScoreCapital {},

    // Prices: in full or not at all (TP-6.8)
    PayResource {
        resource: Kind,
        n: UpTo<8>,
    },
    PayVp {
        n: UpTo<50>,
    },
    DiscardTerritoryTiles {
        n: UpTo<8>,
    },
    /// Of the hand.
    DiscardTapestry {
        n: UpTo<8>,
    },
    /// From any rows.
    DiscardTechnologies {
        n: UpTo<8>,
    },
    /// To the supply of an opponent of one's choice.
    GiveTerritoryTile {},

    // Buildings
    GainBuilding {
        #[serde(rename = "type")]
        kind: Wanted,
    },
    /// Void if somebody owns it already (TP-1.4).
    GainLandmark {
        landmark: Landmark,
    },
    /// Any unclaimed landmark of these.
    ChooseLandmark {
        from: LandmarkSource,
    },

    // Tapestry cards
    GainTapestry {
        n: UpTo<5>,
    },
    /// On top of the card of the current era (TP-13.5).
    OverplayTapestry {
        /// Only the card just gained.
        #[serde(default)]
        that_card: bool,
    },
    /// Onto Maker of Fire.
    PlayOnMakerOfFire {},
    /// Draws so many and keeps some as gained.
    DrawKeep {
        what: Deck,
        draw: UpTo<6>,
        keep: UpTo<6>,
    },
    /// Any number of cards of the hand, up to `most`: points and resources of choice for each.
    DiscardForGain {
        #[serde(default = "no_limit")]
        most: u8,
        #[serde(default)]
        vp: u8,
        #[serde(default)]
        resources: u8,
    },
    /// Until so many cards are in the hand.
    DiscardDownTo {
        n: UpTo<9>,
    },
    /// Sets something apart until income turn 5 (TP-13.9).
    Reserve {
        what: Reserved,
    },

    // Exploration
    GainTerritoryTile {
        n: UpTo<8>,
    },
    Explore {
        #[serde(rename = "where")]
        place: ExplorePlace,
        /// It must be the tile this effect drew last.
        #[serde(default)]
        drawn: bool,
    },
    GainSpaceTile {
        n: UpTo<8>,
    },
    ExploreSpace {},
    TerritoryBenefit {
        of: Territory,
    },

    // Technology
    Invent {
        n: UpTo<5>,
        from: TechSource,
    },
    /// May discard the three face-up cards for new ones.
    RefreshTech {},
    Upgrade {
        n: UpTo<5>,
        #[serde(default)]
        ignore_prerequisites: bool,
        /// That card cannot be upgraded again this turn (TP-8.11).
        #[serde(default)]
        lock_card_this_turn: bool,
    },
    /// The circle of one own card of the middle row (TP-8.9).
    TechCircle {},
    /// The square of one own card of the top row (TP-8.9).
    TechSquare {},

    // Tracks
    Research {
        benefit: bool,
        #[serde(default = "once")]
        times: UpTo<5>,
        /// For each result beyond the last space (TP-9.2).
        #[serde(default)]
        overflow_vp: u8,
    },
    /// One token one space for free (TP-9.3).
    Advance {
        on: Tracks,
        benefit: bool,
        bonus: Bonus,
        /// Only tokens whose next space is in tier I.
        #[serde(default)]
        first_tier: bool,
        /// Opponents may not move on that track until the end of one's next turn (TP-9.6).
        #[serde(default)]
        lock: bool,
    },
    /// On so many different tracks, without benefit and bonus.
    AdvanceDifferent {
        n: UpTo<5>,
        /// Only tracks on which an opponent is further.
        #[serde(default)]
        behind: bool,
    },
    /// One token one space back (TP-9.4).
    Regress {
        on: Tracks,
        benefit: bool,
        bonus: Bonus,
    },
    /// All tokens forward, without it being an advance.
    Jump {
        spaces: UpTo<12>,
    },
    /// The benefit of the position of a token, and its bonus if it is paid (TP-9.5).
    RepeatPosition {},
    MoveTokenToStart {},

    // Military
    Conquer {
        #[serde(rename = "where")]
        place: ConquerPlace,
        dice: Dice,
    },
    /// An upright outpost onto the territory just explored, without conquering.
    PlaceOutpost {},
    /// The die is chosen before it is rolled.
    RollConquerDie {},
    /// The result of the red die of this conquest, once more.
    GainRedDie {},
    ToppleAttacker {},
    CancelTrap {},
    RetreatOutpost {},
    ForbidResponses {},
    AttackerLosesResource {
        n: UpTo<8>,
    },

    // Civilizations and masterpieces
    GainCivilization {},
    /// This mat goes, another one comes, and nothing more of this one is applied (TP-14.3).
    ReplaceThisCivilization {},
    GainMasterpiece {
        n: UpTo<5>,
    },
    RefreshMasterpieces {},
    Broadcast {
        most: UpTo<5>,
        /// Of neighbours too.
        #[serde(default)]
        neighbours: bool,
    },
    Inspire {},
    /// A one-use masterpiece has been used and is turned over (TP-11.3).
    TurnMasterpiece {},

    /// Remembers that this seat paid, until it is asked whether somebody did.
    NotePayment {
        /// Nobody has paid yet.
        #[serde(default)]
        forget: bool,
    },
    /// What has an "if" of its own.
    Special {
        id: Special,
        #[serde(default)]
        n: u8,
    },

    // Procedures: what `procedures.toml` is made of
    KeepMats {},
    SetUpCivilization {},
    DraftLandmarkCard {},
    /// An income turn or an advance (TP-3.2).
    TakeTurn {},
    CheckLandmarkCards {},
    EndTurn {},
    PayAdvance {},
    AdvancePaid {},
    /// The landmark of the tier that is entered (TP-12.7).
    TierLandmark {},
    /// Benefit and bonus of a space, unless it was activated before (TP-5.4).
    SpaceEffects {},
    UseMasterpieces {},
    UseCivilizations {},
    EraBonus {},
    PlayTapestry {},
    UseReserved {},
    UseReservedItem {},
    /// The card a landmark was just laid on, one row up (TP-8.6).
    UpgradeLaid {},
    ScoreIncome {},
    PayIncome {},
    ScoreMats {},
    AfterFirstIncome {},
    AfterLastIncome {},
    /// Where a gained building goes (TP-12.4).
    PlacePiece {},
    ChooseSpot {},
    DistrictReward {},
    ChooseTile {},
    ChooseHex {},
    ChooseRotation {},
    ScoreSides {},
    TileBenefit {},
    EndExploration {},
    /// Cards onto an attack, of the attacker and of the defender (TP-10.3).
    AnswerAttack {},
    AnswerTrap {},
    Defend {},
    ResolveResponse {},
    ResolveConquest {},
    RollConquestDice {},
    GainConquestDice {},
    EndConquest {},
    MiddleIsland {},
    ChooseResult {},
    UseResult {},
    ResolveTapestry {},
    EnterTapestry {},
    TurnCard {},
    ChooseCivilization {},
    // Rivals (TP-26)
    RivalsTurn {},
    RivalsAdvance {},
    /// One advance on the track it is about.
    RivalsStep {},
    RivalsGain {},
    RivalsIncome {},
    RivalsConquerors {},
    RivalsEnd {},
}

fn no_limit() -> u8 {
    u8::MAX
}
fn once() -> UpTo<5> {
    Within(1)
}

kinds! {
    /// A resource, or one of any kind.
    Kind as "kind" {
        Coin = "coin",
        Worker = "worker",
        Food = "food",
        Culture = "culture",
        Any = "any",
    }
}

impl Kind {
    /// The resource it names; none for any.
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self.index()).copied()
    }
}

kinds! {
    /// Which income building is gained.
    Wanted as "wanted" {
        Market = "market",
        House = "house",
        Farm = "farm",
        Armory = "armory",
        /// Of a type that still has one.
        Any = "any",
        /// Of a type with the fewest off the mat.
        Fewest = "fewest",
        /// Of a type not yet gained from this card.
        Different = "different",
    }
}

impl Wanted {
    /// The type it names, if it names one.
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self.index()).copied()
    }
}

kinds! {
    LandmarkSource as "landmark-source" {
        /// Every unclaimed landmark of a track in play.
        LandmarkBoard = "landmark_board",
        /// Those of the first step into tier II.
        Tier2Tracks = "tier_2_tracks",
    }
}

kinds! {
    Deck as "deck" {
        Tapestry = "tapestry",
        TechCard = "tech_card",
        TerritoryTile = "territory_tile",
        SpaceTile = "space_tile",
    }
}

kinds! {
    /// What is set apart in the reserve (TP-19.11).
    Reserved as "reserved" {
        NextMarket = "next_market",
        NextHouse = "next_house",
        NextFarm = "next_farm",
        NextArmory = "next_armory",
        SpaceTile = "space_tile",
        TechCard = "tech_card",
        /// Nothing but what the card does on income turn 5.
        Reminder = "reminder",
    }
}

kinds! {
    ExplorePlace as "explore-place" { Adjacent = "adjacent", Anywhere = "anywhere" }
}

kinds! {
    /// Whose benefit is gained.
    Territory as "territory" {
        /// The one being conquered, explored or entered.
        ThisTerritory = "this_territory",
        /// A tile that one controls, of one's choice.
        AnyControlledTile = "any_controlled_tile",
    }
}

kinds! {
    TechSource as "tech-source" { Any = "any", FaceUp = "face_up", Deck = "deck" }
}

kinds! {
    /// What becomes of the bonus of a space that is reached (TP-19.4).
    Bonus as "bonus" { None = "none", Pay = "pay", Free = "free" }
}

kinds! {
    ConquerPlace as "conquer-place" {
        Adjacent = "adjacent",
        Anywhere = "anywhere",
        EmptyAdjacent = "empty_adjacent",
        /// The one just explored.
        ThatTerritory = "that_territory",
        AdjacentToStart = "adjacent_to_start",
    }
}

kinds! {
    /// How many conquer dice are gained.
    Dice as "dice" {
        One = "one",
        Both = "both",
        /// Both, if an opponent controlled the territory when it was attacked (TP-19.6).
        BothIfOpponent = "both_if_opponent",
    }
}

kinds! {
    /// What is counted, for the seat that gains.
    Count as "count" {
        TechCard = "tech_card",
        TerritoryTileSupply = "territory_tile_supply",
        ControlledTerritory = "controlled_territory",
        /// In hand and on the income mat, covered and face-down ones too.
        TapestryCard = "tapestry_card",
        TapestryMatVisible = "tapestry_mat_visible",
        TapestryHand = "tapestry_hand",
        Market = "market",
        House = "house",
        Farm = "farm",
        Armory = "armory",
        IncomeBuilding = "income_building",
        Landmark = "landmark",
        CapitalRow = "capital_row",
        CapitalColumn = "capital_column",
        /// By the furthest token of the track that stands beside it.
        TrackSpace = "track_space",
        Opponent = "opponent",
        /// Nobody is further there.
        TrackLeading = "track_leading",
        /// The same, once for each opponent; of tracks in play.
        TrackLeadingByOpponents = "track_leading_by_opponents",
        /// Every opponent is further there.
        TrackTrailing = "track_trailing",
        ResourceHeld = "resource_held",
        SameIncomeBuilding = "same_income_building",
        TechTopRow = "tech_top_row",
        CapitalLine = "capital_line",
        CompleteDistrict = "complete_district",
        TracksInTier = "tracks_in_tier",
        Masterpiece = "masterpiece",
        CompletedTrack = "completed_track",
        /// Complete lines of the city whose income buildings are of one type, at least one.
        UniformLine = "uniform_line",
        /// Districts of the own city with at least two impassable plots.
        RoughDistrict = "rough_district",
        /// Coin icons paid in step 4 of this income turn.
        CoinOfIncome = "coin_of_income",
        Achievement = "achievement",
        /// Dice on the own civilization mat.
        DieOnMat = "die_on_mat",
    }
}

/// Conditions of effects and of triggers (TP-20.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Test {
    /// No other player has started this era or a later one (TP-19.9).
    FirstPlayerInEra,
    /// Strictly fewer than every opponent, as all "fewest" and "most".
    FewestIncomeBuildings,
    FewestLandmarks,
    MostLandmarks,
    /// The income turn of this number.
    IncomeTurn(UpTo<5>),
    #[serde(rename = "after_own_income_5")]
    AfterOwnIncome5,
    AdvanceTurn,
    PlayersAtLeast(UpTo<5>),
    HandAbove(UpTo<9>),
    /// An opponent paid since the last time this was asked.
    OpponentPaid,
    /// The exploration before this step brought so many points for its sides (TP-19.10).
    ExploredFor(UpTo<6>),

    // About what happened
    /// On this track, at or beyond this tier.
    Advanced {
        track: Track,
        #[serde(default)]
        from_tier: u8,
    },
    Building(Building),
    NotBuilding(Building),
    /// The landmark was gained by advancing into its space.
    FromTrack,
    /// The resource came from the black die.
    FromConquerDie,
    UpgradedTo(Row),
    DistrictIncomeBuildingsIdentical,
    TerritoryWasEmpty,
    /// What is about to be placed.
    IncomeBuilding,
    OpponentHoldsOwnToken,
    CardHasOwnToken,
    TerritoryHasOwnTraderToken,
    LandmarkListedOnMat,
    DieOnOwnMat,

    // Of responses
    AdjacentEmptyTerritoryExists,
    #[serde(rename = "control_2_adjacent")]
    Control2Adjacent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Everybody, the player who resolves it first.
    All,
    Opponents,
    /// The right one first, then the left one (TP-19.8).
    Neighbours,
    /// In turn order from the left.
    NeighboursFromLeft,
    /// Whom a card named when it became active.
    ChosenOpponent,
}

kinds! {
    /// What cards and mats listen to. The exact moments are TP-20.4 to TP-20.6.
    When {
        Advance = "advance",
        EnterTier = "enter_tier",
        ReachClaimedLandmark = "reach_claimed_landmark",
        GainLandmark = "gain_landmark",
        GainTrackBenefit = "gain_track_benefit",
        BeforeTrackBenefit = "before_track_benefit",
        Invent = "invent",
        Upgrade = "upgrade",
        UpgradeToTop = "upgrade_to_top",
        GainTapestry = "gain_tapestry",
        WouldGainTapestry = "would_gain_tapestry",
        PlayTapestry = "play_tapestry",
        GainMasterpiece = "gain_masterpiece",
        ExploreStart = "explore_start",
        TilePlaced = "tile_placed",
        Explore = "explore",
        Conquer = "conquer",
        ConquerDiceChosen = "conquer_dice_chosen",
        DieRolled = "die_rolled",
        Topple = "topple",
        GainBuilding = "gain_building",
        PlaceBuilding = "place_building",
        PlaceIncomeBuilding = "place_income_building",
        BuildOnImpassable = "build_on_impassable",
        CoverLastImpassable = "cover_last_impassable",
        CompleteDistrict = "complete_district",
        ScoreCapital = "score_capital",
        GainIncome = "gain_income",
        IncomeStep3 = "income_step_3",
        GainResource = "gain_resource",
        GainObject = "gain_object",
        ReachPrediction = "reach_prediction",
        EndOfTurn = "end_of_turn",
    }
}

kinds! {
    /// What cards and mats change while they are active (TP-20).
    Key {
        /// One more roll of the science die to choose from.
        ScienceDieExtraRoll = "science_die_extra_roll",
        IgnoreUpgradePrerequisites = "ignore_upgrade_prerequisites",
        ConquerOpponentBothDice = "conquer_opponent_both_dice",
        NoTrapsAgainstYou = "no_traps_against_you",
        MayBuildOnImpassable = "may_build_on_impassable",
        /// Bonuses of spaces that cost exactly 1 resource of any kind.
        FreeAnyResourceBonuses = "free_any_resource_bonuses",
        /// An upgrade may move a card from the top row to the bottom row for points.
        UpgradeTopToBottom = "upgrade_top_to_bottom",
        InventFromDiscard = "invent_from_discard",
        /// One extra option on random gains and rolls (TP-22.15).
        Psionics = "psionics",
        OutpostsOnMat = "outposts_on_mat",
        IslandersHexes = "islanders_hexes",
        /// More civilizations to choose from when one is drawn.
        CivilizationExtraDraw = "civilization_extra_draw",
        /// The owner and the named opponent do not conquer from each other.
        Alliance = "alliance",
        CannotAdvanceMilitary = "cannot_advance_military",
        CannotAdvanceScience = "cannot_advance_science",
    }
}

engine::listed!(When, Key);
