//! Effects that come back to themselves, and the rule that ends each of them (TP-25.2).
//!
//! An edge leads from a list of steps to every list that one of its steps may begin, at once or because something listens.
//! Most edges use something up: a card, a tile, a space of the turn. Without those no list may come back to itself.

use super::Content;
use crate::effects::{Special, Verb, When};
use engine::chain::{NodeId, Op, RootId};
use engine::content::Reader;
use std::collections::BTreeSet;

/// Lists that a step can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Lists {
    Spaces,
    Circles,
    Squares,
    Tiles,
    SpaceTiles,
    Masterpieces,
    Played,
    Dice,
    Cities,
    Mats,
}

/// What a step leads to, and the rule that says why this cannot go on for ever; none where nothing is used up.
#[derive(Clone, Copy, Debug, Default)]
struct Leads {
    lists: &'static [Lists],
    events: &'static [When],
    ends: Option<&'static str>,
}

const ADVANCING: &[When] = &[
    When::Advance,
    When::EnterTier,
    When::ReachClaimedLandmark,
    When::GainLandmark,
    When::BeforeTrackBenefit,
    When::GainTrackBenefit,
    When::DieRolled,
];
const PLACING: &[When] = &[
    When::GainBuilding,
    When::GainLandmark,
    When::PlaceBuilding,
    When::PlaceIncomeBuilding,
    When::BuildOnImpassable,
    When::CoverLastImpassable,
    When::CompleteDistrict,
];

fn leads(verb: Verb) -> Leads {
    let (lists, events, ends): (&[Lists], &[When], _) = match verb {
        Verb::GainTapestry { .. } => (&[], &[When::GainTapestry], "TP-1.5"),
        Verb::DrawKeep { .. } => (&[], &[When::GainTapestry, When::Invent], "TP-1.5"),
        Verb::Invent { .. } => (&[], &[When::Invent], "TP-1.5"),
        Verb::GainMasterpiece { .. } => (&[], &[When::GainMasterpiece], "TP-1.5"),
        Verb::Explore { .. } => {
            (&[Lists::Tiles], &[When::ExploreStart, When::TilePlaced, When::Explore], "TP-1.6")
        }
        Verb::ExploreSpace {} => (&[Lists::SpaceTiles], &[], "TP-1.6"),
        Verb::Upgrade { .. } | Verb::UpgradeLaid {} => {
            (&[Lists::Circles, Lists::Squares], &[When::Upgrade, When::UpgradeToTop], "TP-8.3")
        }
        Verb::TechCircle {} => (&[Lists::Circles], &[], "TP-25.3"),
        Verb::TechSquare {} => (&[Lists::Squares], &[], "TP-25.3"),
        Verb::Advance { .. }
        | Verb::AdvanceDifferent { .. }
        | Verb::Regress { .. }
        | Verb::Research { .. }
        | Verb::ChooseResult {}
        | Verb::UseResult {} => (&[Lists::Spaces], ADVANCING, "TP-5.4"),
        Verb::RepeatPosition {} => (&[Lists::Spaces], &[When::GainTrackBenefit], "TP-9.5"),
        Verb::Conquer { .. } => {
            let heard = &[When::Conquer, When::ConquerDiceChosen, When::Topple, When::DieRolled];
            (&[Lists::Dice], heard, "TP-1.2")
        }
        Verb::GainBuilding { .. } => (&[Lists::Cities], PLACING, "TP-12.1"),
        Verb::GainLandmark { .. } | Verb::ChooseLandmark { .. } | Verb::TierLandmark {} => {
            (&[Lists::Cities], PLACING, "TP-1.4")
        }
        Verb::OverplayTapestry { .. } | Verb::PlayTapestry {} | Verb::PlayOnMakerOfFire {} => {
            (&[Lists::Played], &[When::PlayTapestry], "TP-13.5")
        }
        Verb::Broadcast { .. } => (&[Lists::Masterpieces], &[], "TP-11.4"),
        Verb::GainCivilization {} | Verb::ReplaceThisCivilization {} => {
            (&[Lists::Mats], &[], "TP-1.7")
        }
        Verb::ToppleAttacker {} => (&[], &[When::Topple], "TP-10.3"),
        Verb::Special { id, .. } => return special(id),
        Verb::RollConquerDie {} | Verb::GainRedDie {} | Verb::GainConquestDice {} => {
            return Leads { lists: &[Lists::Dice], events: &[When::DieRolled], ends: None };
        }
        Verb::TerritoryBenefit { .. } | Verb::TileBenefit {} => {
            return Leads { lists: &[Lists::Tiles], ..Leads::default() };
        }
        Verb::GainResource { .. } | Verb::GainResourcePer { .. } | Verb::DiscardForGain { .. } => {
            return Leads { events: &[When::GainResource], ..Leads::default() };
        }
        Verb::ScoreCapital {} => {
            return Leads { events: &[When::ScoreCapital], ..Leads::default() };
        }
        _ => return Leads::default(),
    };
    Leads { lists, events, ends: Some(ends) }
}

/// What single cards do; abilities of mats are used once in an income turn (TP-22.1), but for those that listen.
fn special(id: Special) -> Leads {
    let (lists, events, ends): (&[Lists], &[When], _) = match id {
        Special::AgeOfDiscovery
        | Special::DarkAges
        | Special::OilMagnate
        | Special::Socialism
        | Special::StatusQuo
        | Special::TradeEconomy
        | Special::NeighbourPositionBenefit => (&[Lists::Spaces], ADVANCING, "TP-5.4"),
        Special::CopyTrackBenefit => (&[Lists::Spaces], &[], "TP-21.5"),
        Special::CopyUpgradeBenefit => (&[Lists::Circles, Lists::Squares], &[], "TP-21.4"),
        Special::CopyTapestry | Special::CopyOwnWhenPlayed => (&[Lists::Played], &[], "TP-25.4"),
        Special::UpgradeThatCard => (&[Lists::Circles], &[When::Upgrade], "TP-8.3"),
        Special::ReplaceCivilization => (&[Lists::Mats], &[], "TP-1.7"),
        Special::InventorsTake | Special::InventorsGain => {
            (&[Lists::Circles, Lists::Squares], &[], "TP-22.3")
        }
        Special::CircleOfThatCard => {
            return Leads { lists: &[Lists::Circles], ..Leads::default() };
        }
        _ => return Leads::default(),
    };
    Leads { lists, events, ends: Some(ends) }
}

/// A step that leads back to its own list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cycle {
    /// The list, and the next one on the way back.
    pub list: String,
    pub leads_to: String,
    /// What ends it.
    pub rule: &'static str,
}

/// Lists by their number, and where each leads: with a rule that ends it, or without.
struct Graph {
    free: Vec<BTreeSet<usize>>,
    ended: Vec<BTreeSet<(usize, &'static str)>>,
}

impl Graph {
    fn of(content: &Content) -> Graph {
        let program = &content.program;
        let lists = program.roots().len();
        let mut graph =
            Graph { free: vec![BTreeSet::new(); lists], ended: vec![BTreeSet::new(); lists] };
        let number = |step: NodeId| {
            let root = program.root_of(step)?;
            program.root(&root.name).map(|root| usize::from(root.0))
        };
        for step in program.steps() {
            let Some(from) = number(step) else { continue };
            let leads = match program.node(step).op {
                Op::Just(verb) | Op::Do(verb) | Op::Pause(verb) | Op::Ask(verb) => leads(verb),
                _ => continue,
            };
            let mut to: Vec<usize> =
                leads.lists.iter().flat_map(|lists| content.begun(*lists)).collect();
            let triggers = program.cards().iter().flat_map(|card| &card.triggers);
            let woken = triggers.filter(|trigger| leads.events.contains(&trigger.on));
            to.extend(woken.filter_map(|trigger| number(trigger.then)));
            match leads.ends {
                Some(rule) => graph.ended[from].extend(to.into_iter().map(|to| (to, rule))),
                None => graph.free[from].extend(to),
            }
        }
        graph
    }

    /// Every list that can follow.
    fn reached(&self, from: usize, freely: bool) -> BTreeSet<usize> {
        let mut reached = BTreeSet::new();
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            let ended = self.ended[at].iter().map(|(to, _)| *to).filter(|_| !freely);
            for to in self.free[at].iter().copied().chain(ended) {
                if reached.insert(to) {
                    open.push(to);
                }
            }
        }
        reached
    }
}

impl Content {
    /// The lists of a kind.
    fn begun(&self, lists: Lists) -> Vec<usize> {
        let some = |roots: &[Option<RootId>]| roots.iter().flatten().copied().collect::<Vec<_>>();
        let roots: Vec<RootId> = match lists {
            Lists::Spaces => {
                self.spaces.iter().flat_map(|it| [it.benefit, it.bonus, it.bonus_free]).collect()
            }
            Lists::Circles => self.technologies.iter().map(|it| it.circle).collect(),
            Lists::Squares => self.technologies.iter().map(|it| it.square).collect(),
            Lists::Tiles => self.map.tiles.iter().map(|it| it.benefit).collect(),
            Lists::SpaceTiles => self.space_tiles.iter().map(|it| it.benefit).collect(),
            Lists::Masterpieces => self.masterpieces.iter().map(|it| it.benefit).collect(),
            Lists::Played => self
                .tapestries
                .iter()
                .flat_map(|it| some(&[it.when_played, it.on_play, it.charm_left, it.charm_right]))
                .collect(),
            Lists::Dice => self.red_die.iter().chain(&self.black_die).copied().collect(),
            Lists::Cities => {
                let cards =
                    self.tapestries.iter().flat_map(|it| some(&[it.grid_plot, it.grid_full]));
                let grounds = self.capitals.grounds.iter();
                cards.chain(grounds.flat_map(|it| it.rewards)).collect()
            }
            Lists::Mats => {
                self.civilizations.iter().flat_map(|it| some(&[it.on_gain, it.midgame])).collect()
            }
        };
        roots.into_iter().map(|root| usize::from(root.0)).collect()
    }

    /// Every step that can lead back to its own list, with the rule that ends it.
    pub fn cycles(&self) -> BTreeSet<Cycle> {
        let graph = Graph::of(self);
        let name = |at: usize| self.program.roots()[at].name.clone();
        let mut cycles = BTreeSet::new();
        let reached: Vec<BTreeSet<usize>> =
            (0..graph.free.len()).map(|at| graph.reached(at, false)).collect();
        for (from, ended) in graph.ended.iter().enumerate() {
            for (to, rule) in
                ended.iter().filter(|(to, _)| *to == from || reached[*to].contains(&from))
            {
                cycles.insert(Cycle { list: name(from), leads_to: name(*to), rule });
            }
        }
        cycles
    }
}

/// No list comes back to itself unless a rule ends it.
pub(super) fn expect_ends(content: &Content, reader: &mut Reader<'_>) {
    let graph = Graph::of(content);
    for at in 0..graph.free.len() {
        if graph.reached(at, true).contains(&at) {
            let root = &content.program.roots()[at];
            let card = root.name.split('/').next().unwrap_or_default();
            let file = if content.civilizations.iter().any(|it| it.id == card) {
                "civilizations.toml"
            } else if content.space_tiles.iter().any(|it| it.id == card) {
                "space-tiles.toml"
            } else {
                "tapestry-cards.toml"
            };
            let what =
                format!("`{}` comes back to itself, and no rule ends it (TP-25.2)", root.name);
            reader.expect(false, file, &format!("id = \"{card}\""), what);
        }
    }
}
