//! Procedures of single cards and mats that no list of effects can say. What each does is in the rules
//! it cites; who may skip it is said by its table.

use engine::kinds;

kinds! {
    /// A closed list (TP-19.12).
    Special as "special" {
        // Tapestry cards (TP-21)
        AgeOfDiscovery = "age-of-discovery",
        ChooseOpponent = "choose-opponent",
        ChooseTrackAndOpponent = "choose-track-and-opponent",
        CircleOfThatCard = "circle-of-that-card",
        Colonialism = "colonialism",
        CopyOwnWhenPlayed = "copy-own-when-played",
        CopyTapestry = "copy-tapestry",
        CopyTrackBenefit = "copy-track-benefit",
        CopyUpgradeBenefit = "copy-upgrade-benefit",
        DarkAges = "dark-ages",
        Exploitation = "exploitation",
        Mercantilism = "mercantilism",
        /// Up to `n` outposts.
        Migration = "migration",
        NeighbourPositionBenefit = "neighbour-position-benefit",
        OilMagnate = "oil-magnate",
        ReplaceCivilization = "replace-civilization",
        /// Up to `n` territories.
        Revolution = "revolution",
        SecretSociety = "secret-society",
        Socialism = "socialism",
        StatusQuo = "status-quo",
        TradeEconomy = "trade-economy",
        UpgradeThatCard = "upgrade-that-card",

        // Civilizations (TP-22)
        AdvisorsGift = "advisors-gift",
        /// `n` points for each card.
        AdvisorsGive = "advisors-give",
        Alchemists = "alchemists",
        Aliens = "aliens",
        ArchitectsCubes = "architects-cubes",
        Artificers = "artificers",
        Celestials = "celestials",
        CelestialsMidgame = "celestials-midgame",
        Collectors = "collectors",
        ElderOnesTurn = "elder-ones-turn",
        Entertainers = "entertainers",
        EntertainersAnySpace = "entertainers-any-space",
        Faefolk = "faefolk",
        Gamblers = "gamblers",
        Genies = "genies",
        Heralds = "heralds",
        HeraldsDraw = "heralds-draw",
        Historians = "historians",
        HistoriansGiveAll = "historians-give-all",
        HistoriansReward = "historians-reward",
        IlluminatiDie = "illuminati-die",
        IlluminatiReturn = "illuminati-return",
        Infiltrators = "infiltrators",
        Inventors = "inventors",
        /// The circle that an opponent gained by a token.
        InventorsGain = "inventors-gain",
        InventorsTake = "inventors-take",
        Islanders = "islanders",
        IslandersMidgame = "islanders-midgame",
        IsolationistsToken = "isolationists-token",
        Leaders = "leaders",
        MerfolkSubmerge = "merfolk-submerge",
        MerfolkSurface = "merfolk-surface",
        MerfolkTurn = "merfolk-turn",
        Merrymakers = "merrymakers",
        Militants = "militants",
        MilitantsPlace = "militants-place",
        MilitantsTake = "militants-take",
        MysticsPredict = "mystics-predict",
        Relentless = "relentless",
        Renegades = "renegades",
        Spies = "spies",
        /// Up to `n` times.
        SwapIncomeBuildings = "swap-income-buildings",
        Tinkerers = "tinkerers",
        Traders = "traders",
        TradersDie = "traders-die",
        TreasureHunters = "treasure-hunters",
        UrbanPlannersCard = "urban-planners-card",
        UtilitariansActivate = "utilitarians-activate",
        UtilitariansTokens = "utilitarians-tokens",
        Weefolk = "weefolk",
        WeefolkToken = "weefolk-token",
        WeefolkPlot = "weefolk-plot",
        Werefolk = "werefolk",

        // Parts of several
        /// Both conquer dice that were rolled, in an order of choice.
        BothDice = "both-dice",
        /// One of the faces that were rolled: of the red die or, with 1, the black one; with 2 added it is the result of
        /// this conquest, otherwise it is gained.
        ChooseFace = "choose-face",
        /// Two resources: different ones, or with `n` of 2 alike.
        ResourcePair = "resource-pair",
        /// Keep a civilization that may be discarded for another one.
        KeepMat = "keep-mat",
        IslandTurn = "island-turn",
        GeniesWish = "genies-wish",
        GeniesOwn = "genies-own",
    }
}
