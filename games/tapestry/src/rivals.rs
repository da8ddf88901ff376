//! Opponents nobody plays (TP-26): the Automa and the Shadow Empire. They sit behind the people and are never asked.

mod income;
mod map;
mod setup;

use crate::actions::{Draws, LAST_SPACE, Mode, bits, space_number, tier};
use crate::chain::Task;
use crate::content::{Decision, Preference, TrackRule, content};
use crate::effects::{About, Tracks, Verb, When};
use crate::events::Event;
use crate::kinds::{Achievement, Rival, Track};
use crate::moves::Move;
use crate::state::{NONE, Tapestry, record_of};
use engine::chain::{Op, Runs};
use engine::{Chance, Seat, Tell};

/// What a benefit of a space is for the Automa: each at most once (TP-26.8).
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gain {
    Research { benefit: bool },
    Advance { on: Tracks, benefit: bool },
    Regress { on: Tracks, benefit: bool },
    Technologies,
    Masterpieces,
    Conquer { anywhere: bool },
    Explore { anywhere: bool },
    Tapestry,
}

impl Gain {
    fn of(verb: Verb) -> Option<Gain> {
        use crate::effects::{ConquerPlace, ExplorePlace};
        Some(match verb {
            Verb::Research { benefit, .. } => Gain::Research { benefit },
            Verb::Advance { on, benefit, .. } => Gain::Advance { on, benefit },
            Verb::Regress { on, benefit, .. } => Gain::Regress { on, benefit },
            Verb::Invent { .. } | Verb::RefreshTech {} => Gain::Technologies,
            Verb::GainMasterpiece { .. } | Verb::RefreshMasterpieces {} => Gain::Masterpieces,
            Verb::Conquer { place, .. } => {
                Gain::Conquer { anywhere: place == ConquerPlace::Anywhere }
            }
            Verb::Explore { place, .. } => {
                Gain::Explore { anywhere: place == ExplorePlace::Anywhere }
            }
            Verb::GainTapestry { .. } => Gain::Tapestry,
            _ => return None,
        })
    }

    /// Those of a space, in the order they are printed in.
    fn of_space(space: u8) -> Vec<Gain> {
        let program = &content().program;
        let first = program.first(content().spaces[usize::from(space)].benefit);
        let mut gains = Vec::new();
        for step in program.steps() {
            if program.root_of(step).is_none_or(|root| root.first != first) {
                continue;
            }
            let (Op::Just(verb) | Op::Do(verb) | Op::Pause(verb)) = program.node(step).op else {
                continue;
            };
            if let Some(gain) = Gain::of(verb).filter(|gain| !gains.contains(gain)) {
                gains.push(gain);
            }
        }
        gains
    }
}

impl Tapestry {
    /// How many people play.
    #[inline]
    pub(crate) fn people(&self) -> u8 {
        self.seats - self.rivals.count
    }
    #[inline]
    pub(crate) fn is_rival(&self, seat: Seat) -> bool {
        seat.0 >= self.people()
    }
    pub(crate) fn rival_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (self.people()..self.seats).map(Seat)
    }
    /// Which of the two sits there.
    pub(crate) fn rival_of(&self, seat: Seat) -> Option<Rival> {
        let behind = seat.0.checked_sub(self.people())?;
        // The Shadow Empire sits last, with the Automa before it or alone.
        let both = [Rival::Automa, Rival::Shadow];
        both.get(usize::from(behind + 2 - self.rivals.count)).copied()
    }
    pub(crate) fn seat_of(&self, rival: Rival) -> Option<Seat> {
        self.all_seats().find(|seat| self.rival_of(*seat) == Some(rival))
    }
    /// Whose turn that of the rivals is.
    pub(crate) fn rivals_seat(&self) -> Option<Seat> {
        (self.rivals.count > 0).then(|| Seat(self.people()))
    }

    /// A card of the deck of decisions that was drawn.
    pub(crate) fn drawn_decision(&self, place: usize) -> &'static Decision {
        // Before the first pair the first card of the table speaks (TP-26.16).
        let card = self.rivals.pair[place];
        &content().automa.decisions[if card == NONE { 0 } else { usize::from(card) }]
    }

    /// What verbs rivals carry out themselves; everything else that cards bring them is void (TP-26.8).
    pub(crate) fn is_of_rivals(verb: Verb) -> bool {
        matches!(
            verb,
            Verb::RivalsTurn {}
                | Verb::RivalsAdvance {}
                | Verb::RivalsStep {}
                | Verb::RivalsGain {}
                | Verb::RivalsConquerors {}
                | Verb::RivalsIncome {}
                | Verb::RivalsEnd {}
                | Verb::Defend {}
                | Verb::ResolveResponse {}
                | Verb::ResolveConquest {}
                | Verb::EndConquest {}
                | Verb::MiddleIsland {}
                | Verb::ToppleAttacker {}
                | Verb::AttackerLosesResource { .. }
        )
    }

    /// A question that reaches a rival has one answer: no, or whatever comes first; nothing comes of it.
    pub(crate) fn answer_for_rivals<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.rivals.count == 0 {
            return;
        }
        while let Some(rival) = self.chain_asks().first().filter(|seat| self.is_rival(*seat)) {
            let mut moves = Vec::new();
            self.offer_waiting(rival, &mut moves);
            let no = moves.iter().find(|mv| **mv == Move::No {}).or(moves.first());
            let Some(answer) = no.copied() else { return };
            self.answer(rival, answer, chance, tell);
        }
    }

    /// Draws a pair and advances, or takes an income turn (TP-26.6). The Shadow Empire alone shuffles (TP-26.20).
    pub(crate) fn rivals_turn<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let alone = self.rivals.count == 1;
        let first = !alone && self.player(seat).income_turns == 0;
        let drawn = !first && self.draw_pair(chance, tell);
        let last = drawn && self.rivals.deck == 0 && self.drawn_decision(0).income;
        let roots = &content().roots;
        if alone && !drawn {
            self.change_favourites(tell);
            self.add_progress(2, chance, tell);
            self.shuffle_decisions();
            self.draw_pair(chance, tell);
        }
        if !alone && (!drawn || last) {
            self.begin_rivals_income(seat, tell);
            return;
        }
        for rival in self.rival_seats().rev() {
            self.begin(roots.rivals_advance, rival, About::Nothing);
        }
    }

    /// False if there are no two cards left.
    fn draw_pair<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> bool {
        let old = std::mem::replace(&mut self.rivals.pair, [NONE; 2]);
        for card in old.into_iter().filter(|card| *card != NONE) {
            self.rivals.discard |= 1 << card;
        }
        if self.rivals.deck.count_ones() < 2 {
            // The pair drawn last speaks until the next one.
            for card in old.into_iter().filter(|card| *card != NONE) {
                self.rivals.discard &= !(1 << card);
            }
            self.rivals.pair = old;
            return false;
        }
        for place in 0..2 {
            if let Some(card) = self.rivals.deck.draw(chance) {
                self.rivals.pair[place] = card;
            }
        }
        let [track, tie] = self.rivals.pair;
        tell.tell(|| Event::DecisionDrawn { track, tie });
        true
    }

    /// Steps to the end, or to a landmark nobody has (TP-26.7).
    fn distance(&self, from: u8, track: Track, landmarks: bool) -> u8 {
        let free = |space: &u8| {
            let of = content().tracks[track.index()].landmarks[usize::from(tier(*space)) - 2];
            landmarks && self.landmarks[of.index()] == NONE
        };
        let next = [4u8, 7, 10].into_iter().filter(|space| *space > from).find(free);
        next.unwrap_or(LAST_SPACE) - from
    }

    /// Tracks a rival can still advance on, as bits.
    fn open_tracks(&self, seat: Seat) -> u8 {
        self.movable(seat) as u8
    }

    /// The track a rule names; of several the first of the list (TP-26.7, TP-26.19).
    fn named_track(&self, seat: Seat, rule: TrackRule) -> Option<Track> {
        let rival = self.rival_of(seat)?;
        let open = self.open_tracks(seat);
        let open = Track::ALL.into_iter().filter(|track| open >> *track as u8 & 1 == 1);
        let steps = |track: Track| {
            let (_, at) = self.player(seat).token(track);
            match rule {
                TrackRule::AnyOpen => 0,
                TrackRule::ClosestToLandmarkOrEnd => self.distance(at, track, true),
                TrackRule::ClosestToEnd => self.distance(at, track, false),
            }
        };
        let least = open.clone().map(steps).min()?;
        let candidates: Vec<Track> = open.filter(|track| steps(*track) == least).collect();
        let favourite = self.rivals.favourites[rival.index()];
        let track = |one: Preference| match one {
            Preference::Favourite => Track::ALL.get(usize::from(favourite)).copied(),
            other => Track::ALL.get(other.index()).copied(),
        };
        let mut list: Vec<Track> =
            self.drawn_decision(1).order.into_iter().filter_map(track).collect();
        list.push(Track::Arts);
        if rival == Rival::Shadow {
            list.reverse();
        }
        list.into_iter().find(|track| candidates.contains(track))
    }

    /// One advance by the pair drawn last.
    pub(crate) fn rivals_advance<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let card = self.drawn_decision(0);
        let rule =
            if self.rival_of(seat) == Some(Rival::Automa) { card.automa } else { card.shadow };
        if let Some(track) = self.named_track(seat, rule) {
            self.advance_rival(seat, track, true, tell);
        }
    }

    /// One space on: the landmark, the achievement, then what the Automa gains there (TP-26.8, TP-26.9).
    fn advance_rival<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        track: Track,
        benefit: bool,
        tell: &mut T,
    ) {
        if !self.can_advance(seat, track) {
            return;
        }
        let to = self.player(seat).token(track).1 + 1;
        self.put_token(seat, track, track, to);
        tell.tell(|| Event::Advanced { seat, track, space: to });
        let about = About::Space { space: space_number(track, to), mode: 0 };
        if benefit {
            self.begin_rival_gains(seat, about);
        }
        self.happens(When::Advance, seat, about);
        if to > 1 && tier(to) > tier(to - 1) && tier(to) > 1 {
            self.rival_landmark(seat, track, to, tell);
        }
        if to == LAST_SPACE {
            self.complete_rival_track(seat, track, tell);
        }
    }

    fn begin_rival_gains(&mut self, seat: Seat, about: About) {
        if self.rival_of(seat) == Some(Rival::Automa) {
            self.begin(content().roots.rivals_gain, seat, about);
        }
    }

    /// It belongs to the Automa, if there is one (TP-26.9).
    fn rival_landmark<T: Tell<Event>>(&mut self, seat: Seat, track: Track, to: u8, tell: &mut T) {
        let landmark = content().tracks[track.index()].landmarks[usize::from(tier(to)) - 2] as u8;
        if self.landmarks[usize::from(landmark)] == NONE {
            let seat = self.seat_of(Rival::Automa).unwrap_or(seat);
            self.landmarks[usize::from(landmark)] = seat.0;
            tell.tell(|| Event::LandmarkGained { seat, landmark });
            self.happens(When::GainLandmark, seat, About::Landmark { landmark, origin: 0 });
        }
    }

    /// The Shadow Empire takes the place without its points (TP-26.15).
    fn complete_rival_track<T: Tell<Event>>(&mut self, seat: Seat, track: Track, tell: &mut T) {
        if self.rival_of(seat) == Some(Rival::Automa) {
            return self.complete_track(seat, track, tell);
        }
        let achievement = Achievement::CompleteTrack;
        self.player_mut(seat).completed |= 1 << track as u8;
        let places = content().achievements[achievement.index()].small.len();
        let taken = usize::from(self.achievements[achievement.index()]);
        if self.player(seat).achieved >> achievement as u8 & 1 == 0 && taken < places {
            self.achievements[achievement.index()] += 1;
            self.player_mut(seat).achieved |= 1 << achievement as u8;
            tell.tell(|| Event::Achieved { seat, achievement, points: 0 });
        }
    }

    /// One gain of a space after the other; a task keeps how many there were.
    pub(crate) fn rivals_gain<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, About::Space { space, .. }) = (task.seat, task.about) else { return };
        let gains = Gain::of_space(space);
        let Some(gain) = gains.get(usize::from(task.done)) else { return };
        self.again(task, task.done + 1, task.about);
        match *gain {
            Gain::Research { benefit } => self.research_of_rival(seat, benefit, chance, tell),
            Gain::Advance { on, benefit } => {
                if let Some(track) = self.roll_one_of(seat, on, chance, tell) {
                    self.advance_rival(seat, track, benefit, tell);
                }
            }
            Gain::Regress { on, benefit } => {
                if let Some(track) = self.roll_one_of(seat, on, chance, tell) {
                    self.regress_rival(seat, track, benefit, tell);
                }
            }
            Gain::Technologies => self.renew_technologies(seat, chance, tell),
            Gain::Masterpieces => self.renew_masterpieces(seat, chance, tell),
            Gain::Conquer { anywhere } => self.conquer_for_rival(seat, anywhere, chance, tell),
            Gain::Explore { anywhere } => self.explore_for_rival(seat, anywhere, chance, tell),
            Gain::Tapestry => self.give_rival_card(seat, chance, tell),
        }
    }

    fn research_of_rival<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        benefit: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (track, _) = self.roll_science(seat, 1, chance, tell);
        self.advance_rival(seat, track, benefit, tell);
    }

    /// The science die again and again, until one of these tracks comes up.
    fn roll_one_of<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        on: Tracks,
        chance: &mut C,
        tell: &mut T,
    ) -> Option<Track> {
        let wanted = on.bits() & self.tracks_in_play();
        let wanted: Vec<u8> = bits(wanted.into()).collect();
        // Other results are rolled again, so that each of these is as likely.
        let at = *wanted.get(chance.below((wanted.len() as u32).max(1)) as usize)?;
        let track = Track::ALL[usize::from(at)];
        tell.tell(|| Event::Researched { seat, track });
        Some(track)
    }

    fn regress_rival<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        track: Track,
        benefit: bool,
        tell: &mut T,
    ) {
        let from = self.player(seat).token(track).1;
        if !self.can_regress(seat, track) {
            return;
        }
        let space = from - 1;
        self.put_token(seat, track, track, space);
        tell.tell(|| Event::Regressed { seat, track, space });
        if benefit && space > 0 {
            let mode = Mode::default().byte();
            self.begin_rival_gains(seat, About::Space { space: space_number(track, space), mode });
        }
    }

    /// Face down beside its mat.
    fn give_rival_card<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        if let Some(card) = self.draw_tapestry(chance) {
            self.player_mut(seat).hand |= 1 << card;
            tell.tell(|| Event::TapestryGained { seat, card: Some(record_of(card)) });
        }
    }

    /// Somebody is further there than this rival.
    fn is_behind(&self, seat: Seat, track: Track) -> bool {
        let mine = self.player(seat).position(track);
        self.opponents(seat).any(|other| self.player(other).position(track) > mine)
    }

    /// A favourite track that is finished or led by somebody else is given up (TP-26.16).
    pub(crate) fn change_favourites<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.rival_seats() {
            let Some(rival) = self.rival_of(seat) else { continue };
            let favourite = self.rivals.favourites[rival.index()];
            let Some(now) = Track::ALL.get(usize::from(favourite)).copied() else { continue };
            let given_up = !self.can_advance(seat, now) || self.is_behind(seat, now);
            let next = self.named_track(seat, TrackRule::ClosestToLandmarkOrEnd);
            if let Some(track) = next.filter(|track| given_up && *track != now) {
                self.rivals.favourites[rival.index()] = track as u8;
                tell.tell(|| Event::FavouriteChanged { seat, track });
            }
        }
    }

    fn add_progress<C: Chance, T: Tell<Event>>(&mut self, n: u8, chance: &mut C, tell: &mut T) {
        let mut count = 0;
        for _ in 0..n {
            if let Some(card) = self.rivals.progress.draw(chance) {
                self.rivals.discard |= 1 << card;
                count += 1;
            }
        }
        if count > 0 {
            tell.tell(|| Event::ProgressAdded { count });
        }
    }

    /// All decision cards make the new deck.
    fn shuffle_decisions(&mut self) {
        self.rivals.deck |= std::mem::take(&mut self.rivals.discard);
        for card in std::mem::replace(&mut self.rivals.pair, [NONE; 2]) {
            if card != NONE {
                self.rivals.deck |= 1 << card;
            }
        }
    }

    /// The Automa turns its cards over, one by one, until one answers the attack (TP-26.14).
    pub(crate) fn defend_rival<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        while let Some(card) = self.players[seat.index()].hand.draw(chance) {
            let record = record_of(card);
            // Back for a moment: whoever responds discards from the hand.
            self.player_mut(seat).hand |= 1 << card;
            if self.rival_responds(seat, record) {
                if content().tapestries[usize::from(record)].id == *"retreat" {
                    self.discard_tapestry(seat, record, tell);
                    self.conquest_mut().answered = true;
                    self.retreat_rival(seat, tell);
                } else {
                    self.respond(seat, record, tell);
                }
                return;
            }
            self.discard_tapestry(seat, record, tell);
        }
    }
}
