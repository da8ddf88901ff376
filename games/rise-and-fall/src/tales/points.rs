//! What Tales are worth at the end (RF-8.9, RF-12).

use crate::content::content;
use crate::kinds::{Tale, TaleTrophy};
use crate::state::{NOWHERE, RiseAndFall};
use engine::Seat;

impl RiseAndFall {
    /// Points of trophies from Tales, one by one.
    pub(crate) fn tale_trophies_of(&self, seat: Seat) -> impl Iterator<Item = i32> + '_ {
        let held = TaleTrophy::ALL
            .iter()
            .filter(move |&&trophy| self.tales.trophies[trophy as usize] == seat.0);
        held.map(|trophy| i32::from(content().tale(trophy.tale()).trophy))
    }

    /// Everything but trophies: Cathedral, Dolmens, Sunken City, Waterfall, Volcano.
    pub(crate) fn tale_points(&self, seat: Seat) -> i32 {
        if self.tales.set == 0 || !self.world.is_finished() {
            return 0;
        }
        let world = &*self.world;
        let points = |tale: Tale| i32::from(content().tale(tale).points);
        let site = |tale: Tale| world.site(tale).filter(|_| self.tales.has(tale));
        let mut total = 0;
        let cathedral = self.tales.cathedral;
        if cathedral != NOWHERE && self.building(cathedral).owner() == seat {
            total += points(Tale::Cathedral);
        }
        if let Some(at) = site(Tale::Dolmens)
            && self.majority(world.near[at as usize]) == Some(seat)
        {
            total += points(Tale::Dolmens);
        }
        if let Some(at) = site(Tale::SunkenCity)
            && self.majority(world.on_or_around(at)) == Some(seat)
        {
            total += points(Tale::SunkenCity);
        }
        if self.tales.has(Tale::Waterfall) {
            let fall = world.site_cells(Tale::Waterfall).iter();
            let own = fall.filter(|&cell| self.unit(cell).is_some());
            let own = own.filter(|&cell| self.unit(cell).owner() == seat).count() as i32;
            total += own * points(Tale::Waterfall);
        }
        total + self.volcano_points(seat)
    }

    /// Most pieces around the Volcano; shared on a tie, each share rounded up (RF-12.42).
    fn volcano_points(&self, seat: Seat) -> i32 {
        if !self.tales.has(Tale::Volcano) {
            return 0;
        }
        let around = self.world.around(self.world.site_cells(Tale::Volcano));
        let count = |seat: Seat| self.pieces_on(seat, around);
        let most = self.all_civs().map(count).max().unwrap_or(0);
        if most == 0 || count(seat) < most {
            return 0;
        }
        let sharing = self.all_civs().filter(|&seat| count(seat) == most).count() as i32;
        let points = i32::from(content().tale(Tale::Volcano).points);
        (points + sharing - 1) / sharing
    }
}
