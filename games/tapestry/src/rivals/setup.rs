//! How the rivals begin (TP-26.2 to TP-26.5).

use crate::actions::{Draws, track_at};
use crate::content::{FIRST_OF_PROGRESS, RivalPeople, content};
use crate::events::Event;
use crate::kinds::Rival;
use crate::state::{NONE, Tapestry};
use engine::{Chance, Tell};

/// Numbers of the starting territories: of the one person, of the Automa.
const STARTS: [u8; 2] = [2, 3];

impl Tapestry {
    /// Favourite tracks, the civilization that goes with one, the decks.
    pub(crate) fn set_up_rivals<C: Chance, T: Tell<Event>>(
        &mut self,
        second: Option<u8>,
        chance: &mut C,
        tell: &mut T,
    ) {
        let peoples = &content().automa.peoples;
        let cards = content().automa.decisions.len();
        let all = (1u32 << cards) - 1;
        self.rivals.progress = all & !((1 << FIRST_OF_PROGRESS) - 1);
        let top = self.rivals.progress.draw(chance).map_or(0, |card| 1 << card);
        self.rivals.deck = ((1 << FIRST_OF_PROGRESS) - 1) | top;
        let mut tracks = u64::from(self.tracks_in_play());
        if self.seat_of(Rival::Automa).is_some() {
            let mut open = peoples.iter().fold(0u64, |set, it| set | 1 << it.favourite as u8);
            let favourite = open.draw(chance).unwrap_or(0);
            let of = |track: u8| peoples.iter().position(|it| it.favourite as u8 == track);
            self.rivals.favourites[Rival::Automa.index()] = favourite;
            self.rivals.peoples[0] = of(favourite).map_or(NONE, |at| at as u8);
            if self.level().second {
                let mut others =
                    ((1u64 << RivalPeople::COUNT) - 1) & !(1 << self.rivals.peoples[0]);
                let chosen = second.filter(|it| others >> it & 1 == 1);
                self.rivals.peoples[1] = chosen.or_else(|| others.draw(chance)).unwrap_or(NONE);
            }
            tracks &= !(1 << favourite);
        }
        self.rivals.favourites[Rival::Shadow.index()] = tracks.draw(chance).unwrap_or(0);
        for seat in self.rival_seats() {
            let Some(rival) = self.rival_of(seat) else { continue };
            let favourite = self.rivals.favourites[rival.index()];
            let track = track_at(favourite);
            tell.tell(|| Event::FavouriteChanged { seat, track });
        }
        for people in self.rivals.peoples.into_iter().filter(|it| *it != NONE) {
            tell.tell(|| Event::RivalPeopleKept { people });
        }
        if let Some(automa) = self.seat_of(Rival::Automa) {
            self.players[0].start = STARTS[0];
            self.player_mut(automa).start = STARTS[1];
        }
    }
}
