//! What single entries of the tables say.

use crate::effects::{Ploy, Timing};
use crate::kinds::{Nation, UnitClass};
use engine::content::{Name, Short};
use engine::{kinds, rows, sheet};

sheet! {
    /// `rules.toml`: every number of the rules.
    Rules {
        setup: SetupNumbers = "setup",
        deck: DeckNumbers = "deck",
        victory: Victory = "victory",
        /// AR-23.5.
        short: Victory = "short",
        prestige: PrestigeNumbers = "prestige",
        income: IncomeNumbers = "income",
        march: March = "march",
        siege: SiegeNumbers = "siege",
        war: WarNumbers = "war",
        diplomacy: Diplomacy = "diplomacy",
        battle: BattleNumbers = "battle",
        ransom: Ransom = "ransom",
        variants: Variants = "variants",
    }
}

rows! {
    /// AR-3.5, AR-3.6, AR-5.3, AR-9.4.
    SetupNumbers {
        gold: u8 where 0..=200,
        hand: u8 where 1..=10,
        hand_limit: u8 where 5..=20,
        army_limit: u8 where 1..=20,
    }
    /// AR-5.3, AR-5.6.
    DeckNumbers { draw_per_turn: u8 where 0..=5, intrigue_per_phase: u8 where 0..=2 }
    /// What ends the game (AR-1.1, AR-1.3, AR-1.6).
    Victory {
        coronations: u8 where 1..=5,
        prestige: u16 where 100..=2000,
        phases: u8 where 1..=24,
    }
    /// AR-6.9, AR-7.17, AR-9.2, AR-10.17, AR-18.6, AR-20.5.
    PrestigeNumbers {
        coronation: u8,
        emperor: u8,
        full_start_region: u8,
        full_region: u8,
        battle_won: u8,
        battle_won_by_side: u8,
        siege_battle_won: u8,
        town_taken: u8,
        capital_taken: u8,
        neutral_taken: u8,
        war_won: u8,
        war_won_by_camp: u8,
        new_vassal: u8,
        rebellion_won: u8,
        rebellion_crushed: u8,
        affront_won: u8,
        prisoner: u8,
    }
    /// AR-6.16.
    IncomeNumbers { emperor: u8 where 0..=50 }
    /// AR-10.3, AR-18.4.
    March { steps: u8 where 1..=4, flight: u8 where 1..=6 }
    /// AR-10.8, AR-10.14, AR-10.15, AR-20.3, AR-20.6.
    SiegeNumbers {
        hunger: u8 where 0..=3,
        surrender_ratio: u8 where 1..=10,
        surrender_min: u8 where 2..=7,
        gun_kills: u8 where 2..=7,
        gun_breaches: u8 where 2..=7,
        wall_armour: i8 where 0..=6,
        breach_defence: i8 where 0..=6,
        storm_ratio: u8 where 1..=10,
    }, expects |it, _at| {
        it.gun_kills <= it.gun_breaches => "a breach is the higher die (AR-10.8)",
    }
    /// AR-6.14, AR-7.7, AR-7.14, AR-7.16, AR-7.19, AR-8.6.
    WarNumbers {
        turns: u8 where 1..=20,
        succession_turns: u8 where 1..=20,
        regency_turns: u8 where 1..=20,
        truce: u8 where 0..=5,
        most_truce: u8 where 1..=5,
        score_battle: u8 where 0..=9,
        score_province: u8 where 0..=9,
        score_capital: u8 where 0..=9,
        affront_lead: u8 where 1..=20,
        affront_gold: u8 where 0..=100,
        rebellion_ban: u8 where 0..=9,
    }
    /// AR-8.7, AR-8.10, AR-8.11.
    Diplomacy {
        rounds: u8 where 0..=3,
        election_rounds: u8 where 0..=3,
        proposals: u8 where 0..=3,
        promises: u8 where 0..=3,
        promised_gold: u8 where 1..=99,
        promised_phases: u8 where 0..=3,
    }
    /// AR-12 to AR-17.
    BattleNumbers {
        moves: u8 where 1..=5,
        shots: u8 where 1..=5,
        assaults: u8 where 1..=5,
        free_column_move: u8 where 0..=4,
        strength: u8 where 1..=3,
        general_strength: u8 where 1..=3,
        morale_above: i8 where 5..=15,
        flank_enemy: i8 where -6..=0,
        rear_enemy: i8 where -6..=0,
        loss: i8 where -6..=0,
        friend: i8 where 0..=6,
        lost_general: i8 where -6..=0,
        flank_attack: i8 where 0..=6,
        rear_attack: i8 where 0..=6,
        charge: i8 where 0..=6,
        charge_losses: u8 where 1..=3,
        cannon_hits: u8 where 2..=6,
        rounds: u8 where 1..=12,
        short_rounds: u8 where 1..=12,
        initiative_rerolls: u8 where 0..=9,
    }
    /// AR-18.9.
    Ransom { king: u8, prince: u8, character: u8, each_command: u8 where 0..=20 }
    /// AR-23.1, AR-23.6, AR-23.8, AR-23.9.
    Variants {
        skirmish_gold: u8 where 10..=120,
        skirmish_command: u8 where 0..=6,
        small_ratio: u8 where 1..=10,
        small_value: u8 where 0..=100,
        correspondence_rounds: u8 where 0..=3,
        free_layout_attempts: u16 where 1..=2000,
    }

    /// A kingdom (AR-3.2), in the order of [`Nation`].
    NationCard {
        #[serde(rename = "id")]
        nation: Nation,
        /// For drawings.
        colour: Name,
        start_region: Name,
    }, expects |it, at| { it.nation.index() == at => "the nations in the order of AR-3.2" }

    /// AR-2.2: start regions in the order of the nations, border regions, the imperial centre.
    RegionCard { id: Name, kind: RegionKind, colour: Name }, expects |it, at| {
        it.kind == RegionKind::of(at) => "4 start regions, 4 border regions, the centre (AR-3.3)",
    }
    /// AR-2.2: four of each region, in its order.
    ProvinceCard {
        id: Name,
        region: Name,
        gold: u8 where 0..=20,
        fortress: u8 where 0..=9,
        /// While it is neutral (AR-3.4).
        #[serde(default)]
        militia: u8 where 0..=6,
        #[serde(default)]
        pikemen: u8 where 0..=6,
    }

    /// AR-2.9.
    UnitCard {
        id: Name,
        class: UnitClass,
        /// None: everybody has it. Those of nations are the special units.
        #[serde(default)]
        nation: Option<Nation>,
        cost: u8 where 1..=20,
        /// Cards in the reserve of each player (AR-3.9).
        supply: u8 where 0..=20,
        movement: u8 where 0..=4,
        /// Added to shots; who has none cannot shoot (AR-14.1).
        #[serde(default)]
        tir: Option<i8>,
        #[serde(default)]
        range: u8 where 0..=25,
        cac: i8 where 0..=12,
        defence: i8 where 0..=12,
        armour: i8 where 0..=12,
        morale: i8 where 0..=12,
        /// Defence more when charged from the front (AR-21.7).
        #[serde(default)]
        brace: i8 where 0..=12,
        #[serde(default)]
        close_fire: bool,
        #[serde(default)]
        ignores_brace: bool,
    }, expects |it, _at| {
        it.tir.is_none_or(|tir| (0..=12).contains(&tir)) => "a tir from 0 to 12",
        it.tir.is_some() == (it.range > 0) => "a range for those who shoot, and for nobody else",
        it.class != UnitClass::Artillery || it.tir.is_none() => "artillery fires without tir (AR-16.7)",
        (it.movement == 0) == (it.class == UnitClass::Artillery)
            => "everything moves but artillery (AR-11.9)",
    }
    /// Of any character on a battlefield, before half his command (AR-16.12).
    General {
        movement: u8 where 0..=4,
        cac: i8 where 0..=9,
        defence: i8 where 0..=9,
        armour: i8 where 0..=9,
        morale: i8 where 0..=9,
    }
    /// AR-4.9.
    Captain { cost: u8 where 1..=50, command: u8 where 0..=6, supply: u8 where 2..=2 }
    /// AR-9.9: how many of each common unit, and of the two special ones.
    FirstArmy {
        militia: u8 where 0..=20,
        pikemen: u8 where 0..=20,
        swordsmen: u8 where 0..=20,
        arquebusiers: u8 where 0..=20,
        #[serde(rename = "light-horse")]
        light_horse: u8 where 0..=20,
        #[serde(rename = "heavy-horse")]
        heavy_horse: u8 where 0..=20,
        cannon: u8 where 0..=20,
        special: [u8; 2],
    }, expects |it, _at| {
        it.counts().iter().all(|n| *n <= 20) && it.counts().iter().sum::<u8>() <= 20
            => "an army has 20 units at most (AR-9.4)",
    }
    NeutralSupply { militia: u8, pikemen: u8 }

    /// Gold for prestige, once in each G2 (AR-21.2).
    Bargain { gold: u8 where 1..=50, prestige: u8 where 1..=100 }
    /// So many units cost so much less (AR-21.3).
    Discount { units: Recruits, less: u8 where 1..=5, most: u8 where 1..=20 }
    /// Free militia in G3 (AR-21.3).
    Levy { militia: u8 where 1..=12, place: LevyPlace }

    /// AR-21.8, AR-21.10.
    Tactic {
        id: Name,
        #[serde(default)]
        nation: Option<Nation>,
        timing: Timing,
        ploy: Ploy,
    }, expects |it, _at| {
        it.ploy.numbers().iter().all(|n| (1..=6).contains(n)) => "numbers from 1 to 6",
    }

    /// Where the provinces of a game lie (AR-3.3).
    Layout {
        id: Name,
        players: u8 where 2..=4,
        /// Rows of odd number are shifted half a card to the right.
        brick: bool,
        /// The regions of the places B1, B2, …
        #[cfg_attr(feature = "ts", ts(as = "Vec<Name>"))]
        borders: Short<Name, 4>,
        centre: Name,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Cell>"))]
        cells: Short<Cell, 36>,
    }, expects |it, at| {
        usize::from(it.players) == at + 2 => "2, 3 and 4 players, in order",
    }
    Cell {
        row: u8,
        column: u8,
        place: Place,
        index: u8,
        /// The seat that owns it at the start, from 1; 0 for nobody.
        owner: u8,
    }
}

kinds! {
    RegionKind { Start = "start", Border = "border", Centre = "centre" }
}

kinds! {
    /// A place for a region in a layout (AR-3.3).
    Place {
        S1 = "S1",
        S2 = "S2",
        S3 = "S3",
        S4 = "S4",
        B1 = "B1",
        B2 = "B2",
        B3 = "B3",
        B4 = "B4",
        Centre = "C",
    }
}

kinds! {
    /// Units an effect is for (AR-21.12).
    Recruits as "recruits" {
        Any = "any",
        Infantry = "infantry",
        Cavalry = "cavalry",
        Artillery = "artillery",
        Special = "special",
    }
}

kinds! {
    /// Where free militia may be put (AR-21.3).
    LevyPlace as "levy" {
        Any = "any",
        Garrison = "garrison",
        EmptyGarrisons = "empty_garrisons_one_each",
    }
}

impl RegionKind {
    /// Of the region at this place of the table.
    pub const fn of(region: usize) -> RegionKind {
        match region {
            0..4 => RegionKind::Start,
            4..8 => RegionKind::Border,
            _ => RegionKind::Centre,
        }
    }
}

impl Recruits {
    /// True for this unit.
    #[inline]
    pub fn has(self, unit: &UnitCard) -> bool {
        match self {
            Recruits::Any => true,
            Recruits::Infantry => unit.class == UnitClass::Infantry,
            Recruits::Cavalry => unit.class == UnitClass::Cavalry,
            Recruits::Artillery => unit.class == UnitClass::Artillery,
            Recruits::Special => unit.is_special(),
        }
    }
}

impl UnitCard {
    /// One of a nation (AR-2.9).
    #[inline]
    pub const fn is_special(&self) -> bool {
        self.nation.is_some()
    }
}

impl FirstArmy {
    /// By own kind of unit: the common ones, then the two of the nation.
    pub const fn counts(&self) -> [u8; 9] {
        [
            self.militia,
            self.pikemen,
            self.swordsmen,
            self.arquebusiers,
            self.light_horse,
            self.heavy_horse,
            self.cannon,
            self.special[0],
            self.special[1],
        ]
    }
}
