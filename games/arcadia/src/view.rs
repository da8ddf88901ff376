//! What one viewer may see (AR-22).

use crate::kinds::{
    Card, EventCard, Ideology, Nation, OWN, Politics, Province, Region, Slot, Unit, WarKind,
};
use crate::moves::Question;
use crate::state::{Arcadia, Deal, Ending, NONE, Step, Term, Troops, WarTerm};
use engine::{Seat, Thing, Viewer};
use serde::Serialize;

/// The table as a viewer sees it, ready to be drawn. Cards and provinces go by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's own seat, if any.
    pub seat: Option<Seat>,
    pub phase: u8,
    /// What happens next; its type in the client would have the name of a line of text.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub step: Step,
    pub first: Seat,
    pub active: Option<Seat>,
    pub asked: Vec<Asked>,
    pub event: Option<String>,
    pub emperor: Option<Seat>,
    /// Who was crowned last, and how often in a row.
    pub crowned: Option<(Seat, u8)>,
    pub ending: Ending,
    /// What ends this game.
    pub goal: GoalView,
    pub regions: Vec<RegionView>,
    /// Rows of odd number are shifted half a card to the right.
    pub brick: bool,
    pub provinces: Vec<ProvinceView>,
    pub players: Vec<PlayerView>,
    pub wars: Vec<WarView>,
    pub grounds: Vec<GroundView>,
    pub election: ElectionView,
    /// The battle that is being settled: where, and who leads its sides.
    pub fray: Option<(String, Vec<Option<Seat>>)>,
    /// The two values of the last quick battle.
    pub values: [u16; 2],
    /// The battle on the field.
    pub battle: Option<crate::battle::BattleView>,
    /// Own proposals, and those to answer.
    pub deals: Vec<DealView>,
    /// Own promises and those made to the viewer.
    pub promises: Vec<PromiseView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub seat: Seat,
    /// Only the own one.
    pub question: Option<Question>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalView {
    pub coronations: u8,
    pub prestige: u16,
    pub phases: u8,
}

impl GoalView {
    fn of(table: &Arcadia) -> GoalView {
        let limits = table.limits();
        GoalView {
            coronations: limits.coronations,
            prestige: limits.prestige,
            phases: limits.phases,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView {
    pub id: String,
    /// Who occupies all of it, and votes for it (AR-6.3).
    pub holder: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProvinceView {
    pub id: String,
    pub row: u8,
    pub column: u8,
    pub owner: Option<Seat>,
    pub occupier: Option<Seat>,
    pub garrison: u8,
    /// Neutral garrisons, and the own ones.
    pub troops: Option<Vec<(Unit, u8)>>,
    pub besieged: bool,
    pub breaches: u8,
    /// Guns that fired at it in the last bombardment.
    pub guns: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArmyView {
    pub province: Option<String>,
    pub size: u8,
    pub troops: Option<Vec<(Unit, u8)>>,
    pub moved: bool,
    /// Steps it may still make in this activation; of others and of nobody's turn, none.
    pub steps: u8,
    pub besieges: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub nation: Option<Nation>,
    pub ideologies: Vec<String>,
    pub politics: Option<String>,
    pub gold: u16,
    /// What income would bring now; nothing is said while a step is sealed.
    pub income: Option<u16>,
    pub prestige: u16,
    pub king: Option<String>,
    pub prince: Option<String>,
    pub age: u8,
    pub held: u8,
    /// The own hand.
    pub hand: Option<Vec<String>>,
    pub deck: u8,
    pub discarded: Vec<String>,
    pub dead: Vec<String>,
    /// Characters by slot, those of a slot from the bottom to the top.
    pub court: Vec<(Slot, String)>,
    pub armies: Vec<ArmyView>,
    pub reserve: Vec<(Unit, u8)>,
    pub ally: Option<Seat>,
    pub lord: Option<Seat>,
    pub rebels: bool,
    /// Until which phase with whom.
    pub truces: Vec<(Seat, u8)>,
    pub admits: Vec<Seat>,
    /// Whom one fights.
    pub enemies: Vec<Seat>,
    /// Promises kept and broken (AR-8.11).
    pub kept: u8,
    pub broken: u8,
    pub votes: u8,
    /// What was sealed in this step; of others, nothing.
    pub sealed: Option<String>,
    /// What a spy has shown: whose hand, and an army.
    pub spied: Option<SpiedView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpiedView {
    pub of: Seat,
    pub hand: Vec<String>,
    pub army: Option<u8>,
    pub troops: Vec<(Unit, u8)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WarView {
    pub number: u8,
    pub kind: WarKind,
    pub region: Option<String>,
    pub turns: u8,
    pub camps: Vec<CampView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampView {
    pub leader: Seat,
    pub members: Vec<Seat>,
    pub score: u16,
    pub out: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroundView {
    pub holder: Seat,
    pub against: Option<Seat>,
    pub grievance: crate::effects::Grievance,
    pub scope: crate::effects::Scope,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ElectionView {
    pub candidates: Vec<Seat>,
    pub claimants: Vec<Seat>,
    pub elected: Option<Seat>,
    /// Opened ballots.
    pub votes: Vec<Option<Seat>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealView {
    pub by: Seat,
    pub to: Seat,
    pub gives: u8,
    pub asks: u8,
    pub alliance: bool,
    pub truce: u8,
    pub admits: bool,
    pub enters: bool,
    /// The war it is about, by its number.
    pub treaty: Option<u8>,
    pub invitation: Option<u8>,
    pub compromise: Option<Seat>,
    pub ceded: Vec<String>,
    pub promises: Vec<Term>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PromiseView {
    pub by: Seat,
    pub to: Seat,
    pub term: Term,
}

fn somebody(byte: u8) -> Option<Seat> {
    (byte != NONE).then_some(Seat(byte))
}
fn word<T: Thing + From<u8>>(byte: u8) -> Option<String> {
    (byte != NONE).then(|| T::from(byte).word().into_owned())
}
fn seats(bits: u8) -> Vec<Seat> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect()
}
fn units(troops: &Troops, nation: u8) -> Vec<(Unit, u8)> {
    let some = (0..OWN).filter(|own| troops[*own] > 0);
    some.map(|own| (Unit::of(own, nation), troops[own])).collect()
}

impl View {
    pub(crate) fn of(table: &Arcadia, viewer: Viewer) -> View {
        let over = table.ending.winner().is_some();
        let military =
            (Step::Bombardment as u8..=Step::EndOfActivation as u8).contains(&(table.step as u8));
        View {
            seat: viewer.seat(),
            phase: table.phase,
            step: table.step,
            first: Seat(table.first),
            active: (military && !over).then(|| table.active()),
            asked: table
                .asked_seats()
                .iter()
                .map(|seat| Asked {
                    seat,
                    question: viewer.is(seat).then(|| table.question_for(seat)).flatten(),
                })
                .collect(),
            event: word::<EventCard>(table.event),
            emperor: somebody(table.emperor),
            crowned: somebody(table.crowned).map(|seat| (seat, table.in_a_row)),
            ending: table.ending,
            goal: GoalView::of(table),
            regions: table
                .regions_in_play()
                .map(|at| RegionView {
                    id: Region(at).word().into_owned(),
                    holder: table.holder(at),
                })
                .collect(),
            brick: table.map.brick,
            provinces: table.in_play().map(|at| table.province_view(at, viewer)).collect(),
            players: table.all_seats().map(|seat| table.player_view(seat, viewer)).collect(),
            wars: table.wars_on().map(|at| table.war_view(at)).collect(),
            grounds: table
                .grounds
                .iter()
                .filter(|it| it.holder != NONE)
                .map(|it| GroundView {
                    holder: Seat(it.holder),
                    against: somebody(it.against),
                    grievance: it.grievance,
                    scope: it.scope,
                })
                .collect(),
            election: ElectionView {
                candidates: seats(table.election.candidates),
                claimants: seats(table.election.claimants),
                elected: table.election.elected.map(Seat),
                votes: table
                    .election
                    .votes
                    .iter()
                    .take(table.seats.into())
                    .map(|it| it.map(Seat))
                    .collect(),
            },
            battle: table.battle.view_for(viewer),
            fray: table.fray.is_on().then(|| {
                let leaders = table.fray.sides().map(|(_, side)| somebody(side.leader)).collect();
                (Province(table.fray.province).word().into_owned(), leaders)
            }),
            values: table.fray.values,
            deals: table.deals_seen_by(viewer),
            promises: table
                .promises
                .iter()
                .filter(|it| it.by != NONE && (viewer.is(Seat(it.by)) || viewer.is(Seat(it.to))))
                .map(|it| PromiseView { by: Seat(it.by), to: Seat(it.to), term: it.term })
                .collect(),
        }
    }
}

impl Arcadia {
    fn province_view(&self, at: u8, viewer: Viewer) -> ProvinceView {
        let town = self.town(at);
        let own = viewer.seat().is_some_and(|seat| seat.0 == town.occupier)
            || at == self.fray.province
                && town.occupier != NONE
                && self.fights_beside(viewer, Seat(town.occupier), 3);
        let hidden = self.public.sealed && town.occupier != NONE && !own;
        let size =
            if hidden { self.public.garrisons[usize::from(at)] } else { self.garrison_size(at) };
        let nation =
            if town.occupier == NONE { 0 } else { self.player(Seat(town.occupier)).nation };
        let cell = self.map.cells[usize::from(at)];
        ProvinceView {
            id: Province(at).word().into_owned(),
            row: cell / 16,
            column: cell % 16,
            owner: somebody(town.owner),
            occupier: somebody(town.occupier),
            garrison: size,
            troops: (own || town.occupier == NONE).then(|| units(&town.garrison, nation)),
            besieged: town.siege > 0,
            breaches: town.breaches,
            guns: town.guns,
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let own = viewer.is(seat);
        let (at, nation) = (seat.index(), player.nation);
        let hidden = self.public.sealed && !own;
        let public = &self.public;
        let armies = player.armies.iter().enumerate().map(|(army, pawn)| {
            let (place, size) = if hidden {
                (public.at[at][army], public.armies[at][army])
            } else {
                (pawn.at, pawn.size())
            };
            ArmyView {
                province: word::<Province>(place),
                size,
                troops: (own || self.fights_beside(viewer, seat, army))
                    .then(|| units(&pawn.troops, nation)),
                moved: pawn.moved,
                steps: if own { self.march_left(seat, army) } else { 0 },
                besieges: if hidden {
                    public.besieging >> (3 * at + army) & 1 == 1
                } else {
                    pawn.besieges
                },
            }
        });
        let mut seen = *player;
        if hidden {
            (seen.court, seen.slots) = (public.court[at], public.slots[at]);
            seen.gold = public.gold[at];
            seen.reserve = public.reserve[at];
        }
        let set = |bits: u64| -> Vec<String> {
            let cards = (0..40u8).filter(|local| bits >> local & 1 == 1);
            cards.map(|local| Card::of(local, nation).word().into_owned()).collect()
        };
        let sealed = self.sealed[at];
        PlayerView {
            seat,
            nation: (nation != NONE).then(|| Nation::ALL[usize::from(nation)]),
            ideologies: player.ideologies.into_iter().filter_map(word::<Ideology>).collect(),
            politics: word::<Politics>(player.politics),
            gold: seen.gold,
            // Garrisons behind a seal change what comes in, and whose it is.
            income: (!public.sealed && nation != NONE).then(|| self.incomes()[at]),
            prestige: player.prestige,
            king: word::<Card>(player.king),
            prince: word::<Card>(player.prince),
            age: player.age,
            held: if hidden { public.held[at] } else { player.held() },
            hand: own.then(|| player.hand().map(|card| card.word().into_owned()).collect()),
            deck: player.deck_size() as u8,
            discarded: set(player.discarded.0),
            dead: set(player.dead.0),
            court: seen.court().map(|(card, slot)| (slot, card.word().into_owned())).collect(),
            armies: armies.collect(),
            reserve: if nation == NONE { Vec::new() } else { units(&seen.reserve, nation) },
            ally: somebody(player.ally),
            lord: somebody(player.lord),
            rebels: player.rebels,
            truces: self
                .all_seats()
                .map(|it| (it, player.truces[it.index()]))
                .filter(|it| it.1 > 0 && it.1 >= self.phase)
                .collect(),
            admits: seats(player.admits),
            enemies: seats(self.derived.hostile[at]),
            kept: self.record[at][0],
            broken: self.record[at][1],
            votes: if nation == NONE { 0 } else { self.votes(seat) },
            sealed: (own && self.is_together() && sealed.choice != NONE)
                .then(|| sealed.choice.to_string()),
            spied: (own && player.spied.of != NONE).then(|| self.spied_view(&player.spied)),
        }
    }

    fn spied_view(&self, spied: &crate::state::Spied) -> SpiedView {
        let nation = self.player(Seat(spied.of)).nation;
        let cards = (0..40u8).filter(|local| spied.hand.0 >> local & 1 == 1);
        SpiedView {
            of: Seat(spied.of),
            hand: cards.map(|local| Card::of(local, nation).word().into_owned()).collect(),
            army: (spied.army != NONE).then_some(spied.army),
            troops: units(&spied.troops, nation),
        }
    }

    fn war_view(&self, at: usize) -> WarView {
        let war = &self.wars[at];
        WarView {
            number: at as u8 + 1,
            kind: war.kind,
            region: word::<Region>(war.region),
            turns: war.turns,
            camps: (0..usize::from(war.camps))
                .map(|camp| CampView {
                    leader: war.leader(camp),
                    members: seats(war.members(camp)),
                    score: self.war_score(war, camp),
                    out: (war.defeated | war.lapsed) >> camp & 1 == 1,
                })
                .collect(),
        }
    }

    /// One's own, and those to answer (AR-8.12).
    fn deals_seen_by(&self, viewer: Viewer) -> Vec<DealView> {
        let mut seen = Vec::new();
        for by in self.all_seats() {
            for deal in self.sealed[by.index()].deals.iter().filter(|deal| deal.to != NONE) {
                let shown = self.answering && self.is_shown(by, deal, viewer);
                if viewer.is(by) || shown {
                    seen.push(deal_view(by, deal));
                }
            }
        }
        seen
    }
    fn is_shown(&self, by: Seat, deal: &Deal, viewer: Viewer) -> bool {
        let Some(seat) = viewer.seat() else { return false };
        let claimant = matches!(deal.about, WarTerm::Compromise { .. })
            && self.succession().is_some_and(|at| self.wars[at].leads(seat));
        seat != by && (deal.to == seat.0 || claimant)
    }
}

fn deal_view(by: Seat, deal: &Deal) -> DealView {
    let war = |about: WarTerm| (deal.about == about).then_some(deal.war + 1);
    DealView {
        by,
        to: Seat(deal.to),
        gives: deal.gives,
        asks: deal.asks,
        alliance: deal.alliance,
        truce: deal.truce,
        admits: deal.admits,
        enters: deal.enters,
        treaty: (deal.about == WarTerm::Treaty).then(|| war(WarTerm::Treaty)).flatten(),
        invitation: (deal.about == WarTerm::Invitation).then(|| war(WarTerm::Invitation)).flatten(),
        compromise: match deal.about {
            WarTerm::Compromise { claimant } => Some(claimant),
            _ => None,
        },
        ceded: (0..36u8)
            .filter(|at| deal.ceded >> at & 1 == 1)
            .map(|at| Province(at).word().into_owned())
            .collect(),
        promises: deal.promises.into_iter().filter(|it| *it != Term::Nothing).collect(),
    }
}
