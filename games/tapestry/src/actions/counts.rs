//! What effects count, test and address (TP-19).

use crate::chain::Task;
use crate::civilizations::{TAPESTRY, TECHNOLOGY, TILE};
use crate::content::content;
use crate::effects::{About, Count, Group, Test};
use crate::kinds::{Building, Row, Track};
use crate::state::Tapestry;
use engine::{Seat, Seats};

use super::buildings::FROM_TRACK;
use super::tracks::{tier, track_and_space};

impl Tapestry {
    /// How many there are now, for the seat that gains (TP-19.7).
    pub(crate) fn count(
        &self,
        seat: Seat,
        what: Count,
        track: Option<Track>,
        least_tier: u8,
    ) -> u8 {
        let player = self.player(seat);
        let in_play =
            Track::ALL.into_iter().filter(|it| self.tracks_in_play() >> *it as u8 & 1 == 1);
        let tracks =
            |holds: &dyn Fn(Track) -> bool| in_play.clone().filter(|it| holds(*it)).count() as u8;
        let (mats, city) = (&content().capitals, &player.city);
        let ground = &mats.grounds[usize::from(city.capital())];
        match what {
            Count::TechCard => {
                player.all_technologies().count_ones() as u8 + self.has_collected(seat, TECHNOLOGY)
            }
            Count::TerritoryTileSupply => {
                player.tiles.count_ones() as u8 + self.has_collected(seat, TILE)
            }
            Count::ControlledTerritory => self.controls(seat).count_ones() as u8,
            Count::TapestryCard => self.tapestries_of(seat) + self.has_collected(seat, TAPESTRY),
            Count::TapestryMatVisible => player.visible_cards(),
            Count::TapestryHand => player.hand_size(),
            Count::Market => player.buildings(Building::Market),
            Count::House => player.buildings(Building::House),
            Count::Farm => player.buildings(Building::Farm),
            Count::Armory => player.buildings(Building::Armory),
            Count::IncomeBuilding => player.all_buildings(),
            Count::Landmark => self.landmarks_of(seat),
            Count::CapitalRow => city.rows(mats).count_ones() as u8,
            Count::CapitalColumn => city.columns(mats).count_ones() as u8,
            Count::TrackSpace => track.map_or(0, |track| player.position(track)),
            Count::Opponent => self.opponents_count(),
            Count::TrackLeading => tracks(&|track| self.leads(seat, track)),
            Count::TrackLeadingByOpponents => {
                tracks(&|track| self.leads(seat, track)) * self.opponents_count()
            }
            Count::TrackTrailing => tracks(&|track| self.trails(seat, track)),
            Count::ResourceHeld => player.held(),
            Count::SameIncomeBuilding => {
                let standing = |it: Building| self.standing(seat, it);
                Building::ALL.map(standing).into_iter().max().unwrap_or(0)
            }
            Count::TechTopRow => player.technologies[Row::Top.index()].count_ones() as u8,
            Count::CapitalLine => self.complete_lines(seat),
            Count::CompleteDistrict => city.complete(mats).count_ones() as u8,
            Count::TracksInTier => tracks(&|track| tier(player.position(track)) >= least_tier),
            Count::Masterpiece => player.masterpieces.count_ones() as u8,
            Count::CompletedTrack => tracks(&|track| player.completed >> track as u8 & 1 == 1),
            Count::UniformLine => city.lines_of_one_kind(mats),
            Count::RoughDistrict => {
                let rough = |it: &u128| (it & ground.impassable).count_ones() >= 2;
                ground.districts().filter(rough).count() as u8
            }
            Count::CoinOfIncome => self.coins_paid,
            Count::Achievement => player.achieved.count_ones() as u8,
            Count::DieOnMat => self.dice_on_mat().count_ones() as u8,
        }
    }

    /// Is this so for the seat of the task (TP-19.9, TP-20.1)?
    pub(crate) fn test(&self, task: &Task, test: Test, actor: Seat) -> bool {
        let seat = task.seat;
        let player = self.player(seat);
        match test {
            Test::FirstPlayerInEra => self
                .opponents(seat)
                .all(|other| self.player(other).income_turns < player.income_turns),
            Test::FewestIncomeBuildings => {
                let mine = player.all_buildings();
                self.opponents(seat).all(|other| mine < self.player(other).all_buildings())
            }
            Test::FewestLandmarks => {
                let mine = self.landmarks_of(seat);
                self.opponents(seat).all(|other| mine < self.landmarks_of(other))
            }
            Test::MostLandmarks => {
                let mine = self.landmarks_of(seat);
                self.opponents(seat).all(|other| mine > self.landmarks_of(other))
            }
            Test::IncomeTurn(turn) => player.income_turns == turn.0,
            Test::AfterOwnIncome5 => player.further,
            Test::AdvanceTurn => !self.income,
            Test::PlayersAtLeast(players) => self.seats >= players.0,
            Test::HandAbove(cards) => player.hand_size() > cards.0,
            Test::OpponentPaid => self.paid,
            Test::ExploredFor(points) => self.aligned >= points.0,
            Test::Advanced { track, from_tier } => match task.about {
                About::Space { space, .. } => {
                    let (on, at) = track_and_space(space);
                    on == track && tier(at) >= from_tier
                }
                _ => false,
            },
            Test::Building(wanted) => {
                matches!(task.about, About::Building { building, .. } if building == wanted as u8)
            }
            Test::NotBuilding(wanted) => {
                matches!(task.about, About::Building { building, .. } if building != wanted as u8)
            }
            Test::FromTrack => {
                matches!(task.about, About::Landmark { origin, .. } if origin & FROM_TRACK != 0)
            }
            Test::FromConquerDie => {
                matches!(task.about, About::Resource { origin, .. } if origin != 0)
            }
            Test::UpgradedTo(wanted) => {
                matches!(task.about, About::Technology { row, .. } if row == wanted as u8)
            }
            Test::DistrictIncomeBuildingsIdentical => match task.about {
                About::District { district, .. } => {
                    let mats = &content().capitals;
                    let plots = player.city.plots_of_district(mats, district.into());
                    player.city.of_one_kind(plots)
                }
                _ => false,
            },
            Test::TerritoryWasEmpty => {
                matches!(task.about, About::Hex { flags, .. } if flags & 1 == 1)
            }
            Test::IncomeBuilding => matches!(task.about, About::Building { .. }),
            Test::AdjacentEmptyTerritoryExists => self.retreats() != 0,
            Test::Control2Adjacent => self.control_beside(seat) >= 2,
            mat => self.test_of_mat(task, mat, actor),
        }
    }

    /// The seats of a group, as seen from the seat of the task (TP-19.8).
    pub(crate) fn group(&self, task: &Task, group: Group) -> Seats {
        let all = self.all_seats().fold(Seats::NONE, Seats::with);
        match group {
            Group::All => all,
            Group::Opponents => all.without(Seats::only(task.seat)),
            Group::Neighbours | Group::NeighboursFromLeft => {
                self.neighbours(task.seat).fold(Seats::NONE, Seats::with)
            }
            Group::ChosenOpponent => match self.player(task.seat).named_opponent {
                named if named < self.seats => Seats::only(Seat(named)),
                _ => Seats::NONE,
            },
        }
    }

    /// Of neighbours the right one comes first (TP-19.8).
    pub(crate) fn group_begins(&self, task: &Task, group: Group) -> Seat {
        let seat = task.seat;
        match group {
            Group::Neighbours => Seat((seat.0 + self.seats - 1) % self.seats),
            _ => seat,
        }
    }
}
