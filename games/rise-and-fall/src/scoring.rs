//! The end: four domains and the guilds' bonuses (RF-8).

use crate::content::content;
use crate::events::{Event, Verdict};
use crate::kinds::{Guild, Kind, Terrain};
use crate::state::{MAX_CIVS, Phase, RiseAndFall};
use crate::world::MAX_REGIONS;
use engine::{Outcome, Score, Seat, Tell};

/// Who dominates a Region, and what it is worth to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domination {
    pub region: usize,
    /// Pieces there by civilization, as often as they count.
    pub counts: [u8; MAX_CIVS],
    pub seat: Option<Seat>,
    pub points: i32,
}

/// Who has more pieces than everybody else (RF-2.10).
fn most_pieces(counts: &[u8; MAX_CIVS]) -> Option<Seat> {
    let most = counts.iter().copied().max().filter(|&most| most > 0)?;
    let mut with_most = (0..MAX_CIVS).filter(|&seat| counts[seat] == most);
    let seat = with_most.next()?;
    with_most.next().is_none().then_some(Seat(seat as u8))
}

impl RiseAndFall {
    /// Every Region with its master (RF-2.10, RF-8.6).
    pub fn dominations(&self) -> Vec<Domination> {
        let counts = self.pieces_by_region();
        let regions = 0..self.world.regions.len();
        let dominations = regions.map(|region| {
            let seat = most_pieces(&counts[region]);
            let points = seat.map_or(0, |seat| self.region_points(seat, region));
            Domination { region, counts: counts[region], seat, points }
        });
        dominations.collect()
    }

    /// Points of the Regions each civilization dominates (RF-8.6).
    pub(crate) fn territories(&self) -> [i32; MAX_CIVS] {
        let counts = self.pieces_by_region();
        let mut points = [0; MAX_CIVS];
        for (region, counts) in counts[..self.world.regions.len()].iter().enumerate() {
            if let Some(seat) = most_pieces(counts) {
                points[seat.index()] += self.region_points(seat, region);
            }
        }
        points
    }

    /// What counts for domination, by Region and civilization (RF-2.10).
    pub(crate) fn pieces_by_region(&self) -> [[u8; MAX_CIVS]; MAX_REGIONS + 1] {
        // Cells without a Region count in the last row, which nobody reads.
        let mut counts = [[0; MAX_CIVS]; MAX_REGIONS + 1];
        for seat in self.all_civs() {
            for &kind in &Kind::ALL {
                for &cell in self.civ(seat).pieces(kind) {
                    let region = self.world.region[cell as usize] as usize;
                    counts[region][seat.index()] += if self.is_npc(seat) {
                        let terrain = self.world.region_of(cell).terrain;
                        self.weight_in_region(seat, kind, terrain)
                    } else {
                        1
                    };
                }
            }
            if self.tales.set != 0 {
                for cell in self.monuments_of(seat).iter() {
                    counts[self.world.region[cell as usize] as usize][seat.index()] += 1;
                }
            }
        }
        counts
    }

    /// What a Region is worth to its master (RF-8.6, RF-10.20, RF-10.22).
    pub(crate) fn region_points(&self, seat: Seat, region: usize) -> i32 {
        let region = &self.world.regions[region];
        let (civ, content) = (self.civ(seat), content());
        let each = match region.terrain {
            Terrain::Plain if civ.has(Guild::Farmers) => content.guild(Guild::Farmers).points,
            Terrain::Forest if civ.has(Guild::Druids) => content.guild(Guild::Druids).points,
            terrain if self.is_npc(seat) => {
                self.npc_hex_points(seat, terrain).unwrap_or(content.hex_points[terrain as usize])
            }
            terrain => content.hex_points[terrain as usize],
        };
        i32::from(region.size) * i32::from(each)
    }

    /// Points of a card by the pieces of its kind (RF-8.5).
    pub(crate) fn development(&self, seat: Seat, kind: Kind) -> i32 {
        let count = self.civ(seat).count[kind as usize] as usize;
        match count.checked_sub(1) {
            Some(at) => content().pieces[kind as usize].points[at].into(),
            None => 0,
        }
    }

    /// What a card scores now: nothing in decline, and NPCs have no decline (RF-8.5, RF-14.47).
    pub(crate) fn card_points(&self, seat: Seat, kind: Kind) -> i32 {
        if self.is_npc(seat) {
            return self.development(seat, kind) * self.npc_development(seat, kind);
        }
        let is_active = self.civ(seat).active_cards() & kind.bit() != 0;
        if is_active { self.development(seat, kind) } else { 0 }
    }

    fn development_of(&self, seat: Seat) -> i32 {
        Kind::ALL.iter().map(|&kind| self.card_points(seat, kind)).sum()
    }

    pub(crate) fn trophies_of(&self, seat: Seat) -> impl Iterator<Item = i32> + '_ {
        let held = Kind::ALL.iter().filter(move |&&kind| self.trophies[kind as usize] == seat.0);
        let base = held.map(|&kind| i32::from(content().trophies[kind as usize]));
        base.chain(self.tale_trophies_of(seat))
    }

    /// End-game powers of guilds but for Regions (RF-8.9).
    pub(crate) fn guild_points(&self, seat: Seat) -> i32 {
        let civ = self.civ(seat);
        if civ.guilds == 0 {
            return 0;
        }
        let content = content();
        let active = |kind: Kind| self.card_points(seat, kind);
        let mut points = 0;
        if civ.has(Guild::Capitalists) && self.is_richest(seat) {
            points += i32::from(content.guild(Guild::Capitalists).points);
        }
        if civ.has(Guild::Collectors) {
            let stored = i32::from(civ.stock[0]) + i32::from(civ.stock[1]);
            points += stored * i32::from(content.guild(Guild::Collectors).points);
        }
        if civ.has(Guild::Scholars) {
            points += active(Kind::Merchant).max(active(Kind::Mountaineer));
        }
        if civ.has(Guild::Travelers) {
            points += active(Kind::Nomad);
        }
        if civ.has(Guild::TrophyHunters) {
            points += self.trophies_of(seat).max().unwrap_or(0);
        }
        points
    }

    /// Strictly more gold than everybody else (RF-10.13).
    fn is_richest(&self, seat: Seat) -> bool {
        let gold = self.civ(seat).gold;
        self.all_civs().all(|other| other == seat || self.civ(other).gold < gold)
    }

    /// Half of the gold, rounded down (RF-8.3).
    pub(crate) fn economy(&self, seat: Seat) -> i32 {
        i32::from(self.civ(seat).gold / 2)
    }

    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        self.score_with(seat, self.territories()[seat.index()])
    }

    fn score_with(&self, seat: Seat, territory: i32) -> Score {
        let mut score = Score::default();
        if self.civ(seat).extinct {
            score.add("score-extinct", 0);
            return score;
        }
        score.add("score-economy", self.economy(seat));
        score.add("score-trophies", self.trophies_of(seat).sum());
        score.add("score-development", self.development_of(seat));
        score.add("score-territory", territory);
        if self.has_guilds() {
            score.add("score-guilds", self.guild_points(seat));
        }
        if self.tales.set != 0 {
            score.add("score-tales", self.tale_points(seat));
        }
        score
    }

    /// Quick count (RF-8.12): gold given back, then everything collected as gold, trophies last.
    pub fn quick_count(&self, seat: Seat) -> (u16, i32) {
        let gold = self.civ(seat).gold;
        let given_back = gold.div_ceil(2);
        let score = self.score_of(seat);
        let collected: i32 = score
            .sources
            .iter()
            .filter(|(source, _)| *source != "score-economy")
            .map(|(_, points)| points)
            .sum();
        (given_back, i32::from(gold - given_back) + collected)
    }

    /// How it ended, civilization after civilization; worked out only if somebody listens.
    pub(crate) fn tell_result<T: Tell<Event>>(&self, tell: &mut T) {
        for seat in self.players().filter(|&seat| self.rules.quick_count && self.is_living(seat)) {
            tell.tell(|| {
                let (given_back, total) = self.quick_count(seat);
                let kept = self.civ(seat).gold - given_back;
                let trophies: i32 = self.trophies_of(seat).sum();
                let collected = total - i32::from(kept) - trophies;
                Event::QuickCounted { seat, given_back, kept, collected, trophies }
            });
        }
        for seat in self.all_civs() {
            tell.tell(|| {
                let places = self.final_outcome().filter(|_| !self.has_npcs());
                let places = places.map_or_else(Vec::new, |outcome| outcome.places);
                let place = places.get(seat.index()).copied();
                let shared = places.iter().filter(|other| Some(**other) == place).count() > 1;
                Event::FinalPoints { seat, points: self.score_of(seat).total, place, shared }
            });
        }
        if self.has_npcs() {
            tell.tell(|| {
                let why = self.verdict();
                Event::PlayersWon { won: why == Verdict::Ahead, why }
            });
        }
    }

    /// Most points win, ties are shared (RF-8.7); extinct civilizations come last (RF-9.2).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let territories = self.territories();
        let points = self.players().map(|seat| self.score_with(seat, territories[seat.index()]));
        let points: Vec<i32> = points.map(|score| score.total).collect();
        if self.has_npcs() {
            // All players win or lose together (RF-14.48, RF-16.8).
            let place = if self.players_win() { 1 } else { 2 };
            return Some(Outcome { places: vec![place; points.len()], points });
        }
        let rank = |seat: Seat| (!self.civ(seat).extinct, points[seat.index()]);
        let places = self
            .players()
            .map(|seat| 1 + self.players().filter(|&other| rank(other) > rank(seat)).count() as u8)
            .collect();
        Some(Outcome { points, places })
    }
}
