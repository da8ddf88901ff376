//! Income buildings and landmarks: gaining, placing, districts (TP-12).

use crate::capital::{Completed, Plot, Spot};
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key, Wanted};
use crate::events::Event;
use crate::kinds::{Building, Landmark, Source};
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Refusal, Seat, Tell};

/// Marks of a landmark: it was gained by advancing into its space.
pub(crate) const FROM_TRACK: u8 = 1;

impl Tapestry {
    /// Types of buildings an effect may gain, as bits (TP-12.1).
    pub(crate) fn buildable(&self, task: &Task, wanted: Wanted) -> u64 {
        let player = self.player(task.seat);
        let left = |building: Building| player.mat[building.index()] != 0;
        let some = Building::ALL.into_iter().filter(|it| left(*it));
        let all = some.fold(0u64, |bits, it| bits | 1 << it as u8);
        match wanted {
            Wanted::Any => all,
            Wanted::Different => match task.about {
                About::Tapestry { era, .. } => {
                    all & !u64::from(player.types_on[usize::from(era).min(3)])
                }
                _ => all,
            },
            Wanted::Fewest => {
                let of = |it: &Building| player.buildings(*it);
                let fewest = Building::ALL.iter().map(of).min().unwrap_or(0);
                let few = Building::ALL.into_iter().filter(|it| of(it) == fewest);
                all & few.fold(0, |bits, it| bits | 1 << it as u8)
            }
            one => one.building().map_or(0, |building| all & 1 << building as u8),
        }
    }

    /// The leftmost building of that type leaves the mat (TP-12.1).
    pub(crate) fn gain_building<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        building: Building,
        tell: &mut T,
    ) {
        let covered = &mut self.player_mut(seat).mat[building.index()];
        *covered &= covered.wrapping_sub(1);
        self.building_gained(seat, building, tell);
    }

    /// It is placed, wherever it came from.
    pub(crate) fn building_gained<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        building: Building,
        tell: &mut T,
    ) {
        self.note_building(seat);
        tell.tell(|| Event::BuildingGained { seat, building });
        let about = About::Building { building: building as u8, mark: 0 };
        self.begin(content().roots.place_building, seat, about);
    }

    /// Unclaimed landmarks of the board, as bits: those of spaces in play (TP-19).
    pub(crate) fn landmark_board(&self, second_tier_only: bool) -> u64 {
        let mut board = 0;
        for track in super::bits(self.tracks_in_play().into()) {
            let landmarks = content().tracks[usize::from(track)].landmarks;
            for landmark in landmarks.iter().take(if second_tier_only { 1 } else { 3 }) {
                if self.landmarks[landmark.index()] == NONE {
                    board |= 1 << *landmark as u8;
                }
            }
        }
        board
    }

    /// Nobody may own it (TP-1.4).
    pub(crate) fn gain_landmark<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        landmark: u8,
        from_track: bool,
        tell: &mut T,
    ) {
        self.landmarks[usize::from(landmark)] = seat.0;
        self.note_building(seat);
        tell.tell(|| Event::LandmarkGained { seat, landmark });
        let origin = if from_track { FROM_TRACK } else { 0 };
        self.begin(content().roots.place_landmark, seat, About::Landmark { landmark, origin });
    }

    pub(crate) fn landmarks_of(&self, seat: Seat) -> u8 {
        self.landmarks.iter().filter(|owner| **owner == seat.0).count() as u8
    }

    pub(crate) fn builds_anywhere(&self, seat: Seat) -> bool {
        self.has_changed(seat, Key::MayBuildOnImpassable)
    }

    /// To the city if there is room, beside it if not (TP-12.4).
    pub(crate) fn place_piece<T: Tell<Event>>(&mut self, seat: Seat, about: About, tell: &mut T) {
        let (mats, city) = (&content().capitals, &self.player(seat).city);
        let anywhere = self.builds_anywhere(seat);
        let fits = match about {
            About::Building { .. } => city.plots_for_building(mats, anywhere) != 0,
            About::Landmark { landmark, .. } => city.has_spot(mats, landmark, anywhere),
            _ => return,
        };
        if fits || self.has_other_place(seat, about) || self.has_card_place(seat, about) {
            self.begin(content().roots.spot, seat, about);
            return;
        }
        let ground = &mats.grounds[usize::from(city.capital())];
        match about {
            About::Building { building, .. } => {
                self.player_mut(seat).beside[usize::from(building)] += 1;
                tell.tell(|| Event::NoRoom { seat });
                self.begin(content().roots.stands, seat, about);
            }
            _ => {
                tell.tell(|| Event::NoRoom { seat });
                if let Some(reward) = ground.on_set_aside.filter(|_| ground.no_landmarks) {
                    self.begin(reward, seat, about);
                }
            }
        }
    }

    pub(crate) fn offer_spots<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let (mats, city) = (&content().capitals, &self.player(task.seat).city);
        let anywhere = self.builds_anywhere(task.seat);
        let refused = |_| Refusal::plain("TP-12.3", "refused-no-room-there");
        self.offer_other_places(task, to);
        self.offer_card_places(task, to);
        match task.about {
            About::Building { .. } => to.given_at(Move::Plot { plot: 0 }, |need| {
                let plots = city.plots_for_building(mats, anywhere);
                Some(need.only(super::ALL, super::wide_cards(plots), refused))
            }),
            About::Landmark { landmark, .. } => {
                let ground = &mats.grounds[usize::from(city.capital())];
                to.when(ground.no_landmarks, Move::No {});
                for rotation in 0..4 {
                    to.given_at(Move::Place { rotation, spot: 0 }, |need| {
                        let spots = city.spots(mats, landmark, rotation, anywhere);
                        Some(need.only(super::ALL, spots, refused))
                    });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn place_at<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        about: About,
        answer: Move,
        tell: &mut T,
    ) {
        if self.put_elsewhere(seat, about, answer, tell)
            || self.put_on_card(seat, about, answer, tell)
        {
            return;
        }
        let mats = &content().capitals;
        let ground = &mats.grounds[usize::from(self.player(seat).city.capital())];
        if answer == (Move::No {}) {
            // Set aside instead of being placed (TP-12.12).
            if let Some(reward) = ground.on_set_aside {
                self.begin(reward, seat, about);
            }
            return;
        }
        let city = &mut self.player_mut(seat).city;
        let completed = match (about, answer) {
            (About::Building { building, .. }, Move::Plot { plot }) => {
                let building = Building::ALL[usize::from(building)];
                tell.tell(|| Event::BuildingPlaced { seat, building, plot });
                let completed = city.build(mats, building, Plot(plot));
                self.begin(content().roots.stands, seat, about);
                completed
            }
            (About::Landmark { landmark, .. }, Move::Place { rotation, spot }) => {
                tell.tell(|| Event::LandmarkPlaced { seat, landmark, spot, rotation });
                let completed = city.place(mats, landmark, Spot(spot), rotation);
                if completed.on_impassable
                    && let Some(reward) = ground.on_bridging
                {
                    self.begin(reward, seat, about);
                }
                if completed.beside_wisp {
                    self.score_points(seat, Source::Other, -i16::from(ground.wisp_penalty), tell);
                }
                completed
            }
            _ => return,
        };
        self.has_completed(seat, completed, about, tell);
    }

    /// What follows from a plot that was covered (TP-12.5, TP-12.13).
    pub(crate) fn has_completed<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        completed: Completed,
        about: About,
        tell: &mut T,
    ) {
        let roots = &content().roots;
        if completed.on_impassable {
            self.begin(roots.rough, seat, about);
        }
        for district in super::bits(completed.last_impassable.into()) {
            self.begin(roots.smooth, seat, About::District { district, flags: 0 });
        }
        if completed.districts != 0 {
            self.check_predictions();
        }
        for district in super::bits(completed.districts.into()) {
            tell.tell(|| Event::DistrictCompleted { seat, district });
            self.begin(roots.district, seat, About::District { district, flags: 0 });
        }
    }

    /// Step 4, on a mat whose complete districts pay in every income turn (TP-12.12).
    pub(crate) fn pay_districts(&mut self, seat: Seat) {
        let mats = &content().capitals;
        let city = &self.player(seat).city;
        let ground = &mats.grounds[usize::from(city.capital())];
        if ground.pays_each_income {
            for district in super::bits(city.complete(mats).into()) {
                let about = About::District { district, flags: 0 };
                self.begin(ground.rewards[usize::from(district)], seat, about);
            }
        }
    }

    /// 1 resource of any kind, or what the mat says (TP-12.5).
    pub(crate) fn district_reward(&mut self, seat: Seat, district: u8) {
        let mats = &content().capitals;
        let ground = &mats.grounds[usize::from(self.player(seat).city.capital())];
        if !ground.pays_each_income {
            let about = About::District { district, flags: 0 };
            self.begin(ground.rewards[usize::from(district)], seat, about);
        }
    }

    /// 1 point for each complete row and column (TP-12.6).
    pub(crate) fn score_capital<T: Tell<Event>>(&mut self, seat: Seat, about: About, tell: &mut T) {
        let lines = self.complete_lines(seat);
        self.score_points(seat, Self::source_of(about), lines.into(), tell);
        self.begin(content().roots.scored, seat, about);
    }

    pub(crate) fn complete_lines(&self, seat: Seat) -> u8 {
        let (mats, city) = (&content().capitals, &self.player(seat).city);
        (city.rows(mats).count_ones() + city.columns(mats).count_ones()) as u8
    }

    /// The tallest landmark in the city (TP-17.2).
    pub(crate) fn tallest(&self, seat: Seat) -> u8 {
        let landmarks = self.player(seat).city.landmarks();
        let heights = super::bits(landmarks);
        let heights = heights.map(|it| content().capitals.landmarks[usize::from(it)].height_mm);
        heights.max().unwrap_or(0)
    }

    /// A landmark by its kind.
    pub(crate) fn is_unclaimed(&self, landmark: Landmark) -> bool {
        self.landmarks[landmark.index()] == NONE
    }
}
