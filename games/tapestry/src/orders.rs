//! What a preview compares, and what seats are called.

use crate::describe::called;
use crate::kinds::{Resource, Rival};
use crate::state::Tapestry;
use engine::{Manners, Message, Score, Seat};

impl Manners for Tapestry {
    fn seat_name(&self, seat: Seat) -> Message {
        Message::new(called(self, seat))
    }
    /// The Automa; the Shadow Empire gains no points (TP-26.1).
    fn rivals(&self) -> Vec<(Message, Score)> {
        let automa = self.seat_of(Rival::Automa);
        let named = |seat| (Message::new(called(self, seat)), self.score_of(seat));
        automa.map(named).into_iter().collect()
    }
    /// Points, resources, what lies in the supply.
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = self.player(seat);
        let held = |resource: Resource| i32::from(player.resources[resource.index()]);
        vec![
            ("holding-points", player.points.into()),
            ("holding-coins", held(Resource::Coin)),
            ("holding-workers", held(Resource::Worker)),
            ("holding-food", held(Resource::Food)),
            ("holding-culture", held(Resource::Culture)),
            ("holding-cards", player.hand_size().into()),
            ("holding-tiles", player.tiles.count_ones() as i32),
            ("holding-technologies", player.all_technologies().count_ones() as i32),
            ("holding-buildings", player.all_buildings().into()),
            ("holding-territories", self.controls(seat).count_ones() as i32),
        ]
    }
}
