//! Income turns of the rivals (TP-26.16).

use crate::actions::{INCOME_TURNS, bits};
use crate::chain::Task;
use crate::content::{Level, LevelStep, RivalPeople, Start, content};
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{Rival, Source, Track};
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Seat, Tell};

/// Of single territories, more than so many.
const GUARDED: u32 = 2;

impl Tapestry {
    pub(crate) fn level(&self) -> &'static Level {
        let at = usize::from(self.rivals.level.saturating_sub(1));
        &content().automa.levels[at.min(content().automa.levels.len() - 1)]
    }

    /// Both begin the new era.
    pub(super) fn begin_rivals_income<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        self.income = true;
        for rival in self.rival_seats() {
            self.player_mut(rival).income_turns += 1;
        }
        let turn = self.player(seat).income_turns;
        tell.tell(|| Event::IncomeTurn { seat, turn });
        self.begin(content().roots.rivals_income, seat, About::Nothing);
        if turn == 1 {
            self.start_of_rivals();
        } else if (2..=4).contains(&turn) {
            let mat = &content().automa.mats[self.level().mat.index()];
            let before = (0..self.people()).all(|it| self.player(Seat(it)).income_turns < turn);
            if before {
                let points = mat.first_in_era[usize::from(turn) - 2];
                self.score_points(seat, Source::Income, points.into(), tell);
            }
        }
    }

    /// What levels 5 and 6 do first: advances of both, one after the other.
    fn start_of_rivals(&mut self) {
        let tracks = |rival: Rival| match self.level().start {
            Start::Nothing => 0,
            Start::Favourite => 1u8 << self.rivals.favourites[rival.index()],
            Start::EveryTrack => self.tracks_in_play(),
        };
        let both = [Rival::Shadow, Rival::Automa].map(|rival| (rival, tracks(rival)));
        for (rival, tracks) in both {
            let Some(seat) = self.seat_of(rival) else { continue };
            for track in bits(tracks.into()).collect::<Vec<_>>().into_iter().rev() {
                let about = About::Track { track, n: 0 };
                self.begin(content().roots.rivals_step, seat, about);
            }
        }
    }

    /// Steps of the level one after the other; a task keeps how many were done.
    pub(crate) fn rivals_income<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        let Some(step) = self.level().steps.get(usize::from(task.done)).copied() else {
            return self.end_rivals_income(seat, tell);
        };
        self.again(task, task.done + 1, task.about);
        let turn = self.player(seat).income_turns;
        if !(step.from..=step.to).contains(&turn) {
            return;
        }
        match step.what {
            LevelStep::Favourite => self.change_favourites(tell),
            LevelStep::ExtraAdvance => {
                for rival in self.rival_seats().rev() {
                    self.begin(content().roots.rivals_advance, rival, About::Nothing);
                }
            }
            LevelStep::Civilization => {
                for at in self.rivals.peoples.into_iter().filter(|it| *it != NONE) {
                    self.use_rival_people(seat, at, turn, chance, tell);
                }
            }
            LevelStep::Vp => self.score_rival(seat, turn, tell),
            LevelStep::AddProgress => {
                self.add_progress(step.n, chance, tell);
            }
            LevelStep::TapestryToMat => {
                self.play_face_down(seat, usize::from(turn) - 1, chance, tell);
            }
            LevelStep::GiveTapestry => self.give_rival_card(seat, chance, tell),
            LevelStep::Shuffle => {
                self.add_arts_progress(turn, chance, tell);
                self.shuffle_decisions();
            }
        }
    }

    fn end_rivals_income<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        if self.player(seat).income_turns == INCOME_TURNS {
            for rival in self.rival_seats() {
                self.player_mut(rival).over = true;
            }
            tell.tell(|| Event::Finished { seat });
        }
    }

    /// With the Arts track the deck grows more (TP-26.19).
    fn add_arts_progress<C: Chance, T: Tell<Event>>(
        &mut self,
        turn: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let easy = self.rivals.level <= 3;
        let more = match turn {
            2 | 4 if easy => 2,
            3 | 4 if !easy => 6,
            _ => 0,
        };
        if self.options.aa {
            self.add_progress(more, chance, tell);
        }
    }

    /// Counted things times the multipliers of the turn.
    fn score_rival<T: Tell<Event>>(&mut self, seat: Seat, turn: u8, tell: &mut T) {
        let mat = &content().automa.mats[self.level().mat.index()];
        let Some(times) = mat.multipliers.get(usize::from(turn).wrapping_sub(2)) else { return };
        let at = |track: Track| self.player(seat).position(track);
        let land = self.controls(seat).count_ones() as u8;
        let counted = [
            self.landmarks_of(seat) + land,
            at(Track::Military) + at(Track::Science),
            at(Track::Technology) + at(Track::Exploration) + at(Track::Arts),
        ];
        let points = counted.iter().zip(times).map(|(n, times)| i16::from(*n) * i16::from(*times));
        self.score_points(seat, Source::Income, points.sum(), tell);
    }

    fn use_rival_people<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        people: u8,
        turn: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        match RivalPeople::ALL.get(usize::from(people)) {
            Some(RivalPeople::Explorers) => {
                let track =
                    if turn.is_multiple_of(2) { Track::Exploration } else { Track::Military };
                self.advance_rival(seat, track, true, tell);
            }
            Some(RivalPeople::Scientists) if turn >= 3 => {
                self.research_of_rival(seat, true, chance, tell);
            }
            Some(RivalPeople::Conquerors) => {
                self.begin(content().roots.rivals_conquerors, seat, About::Nothing);
                if self.controls(seat).count_ones() < u32::from(turn) {
                    self.conquer_for_rival(seat, false, chance, tell);
                }
            }
            Some(RivalPeople::Engineers) => {
                let points = self.landmarks_of(seat).into();
                self.score_points(seat, Source::Civilizations, points, tell);
            }
            _ => {}
        }
    }

    /// The rest of the Conquerors' ability, once they have conquered.
    pub(crate) fn rival_conquerors<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        self.guard_one(seat, GUARDED, tell);
        let points = self.controls(seat).count_ones() as i16;
        self.score_points(seat, Source::Civilizations, points, tell);
    }

    /// A single advance on a track that is given.
    pub(crate) fn rivals_step<T: Tell<Event>>(&mut self, seat: Seat, track: u8, tell: &mut T) {
        if let Some(track) = Track::ALL.get(usize::from(track)) {
            self.advance_rival(seat, *track, true, tell);
        }
    }
}
