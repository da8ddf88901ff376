//! Points at the end, and "if the game ended now" (TM-14, TM-X6).

use crate::events::Event;
use crate::kinds::{Cult, Faction, Structure};
use crate::map::Hexes;
use crate::state::{MAX_SEATS, Phase, Source, TerraMystica, each_hex};
use engine::{Outcome, Score, Seat, Tell};

type BySeat = [u8; MAX_SEATS];

impl TerraMystica {
    /// Final scoring (TM-14.1): extra tile, cults, network, resources.
    pub(crate) fn score_end<T: Tell<Event>>(&mut self, tell: &mut T) {
        let constants = &self.content().constants;
        let networks = self.largest_networks();
        if self.final_tile > 0 {
            let values = self.final_tile_values();
            let points = &self.content().final_scoring[self.final_tile as usize - 1].points;
            let shares = self.ranked(&values, points);
            for seat in self.all_seats() {
                let points = shares[seat.index()];
                self.player_mut(seat).score(Source::FinalTile, i16::from(points));
                tell.tell(|| Event::FinalTile { seat, value: values[seat.index()], points });
            }
        }
        for cult in Cult::ALL {
            let shares = self.ranked(&self.cult_positions(cult), &constants.cult_points);
            for seat in self.all_seats() {
                let points = shares[seat.index()];
                if points > 0 {
                    self.player_mut(seat).score(Source::Cults, i16::from(points));
                    tell.tell(|| Event::FinalCult { seat, cult, points });
                }
            }
        }
        let shares = self.ranked(&networks, &constants.network_points);
        for seat in self.all_seats() {
            let points = shares[seat.index()];
            self.player_mut(seat).score(Source::Network, i16::from(points));
            let size = networks[seat.index()];
            tell.tell(|| Event::FinalNetwork { seat, size, points });
        }
        for seat in self.all_seats() {
            let (coins, points) = self.resource_points(seat);
            let player = self.player_mut(seat);
            player.score(Source::Resources, points as i16);
            tell.tell(|| Event::FinalResources { seat, coins, points: points as u8 });
        }
        self.tell_places(tell);
    }

    /// Most points win, equal points share (TM-14.5): from the best to the last.
    fn tell_places<T: Tell<Event>>(&self, tell: &mut T) {
        let points = |seat: Seat| self.player(seat).points;
        for place in 1..=self.seats {
            let ahead =
                |mine: Seat| self.all_seats().filter(|it| points(*it) > points(mine)).count();
            let here = |seat: &Seat| ahead(*seat) + 1 == usize::from(place);
            let shared = self.all_seats().filter(here).count() as u8;
            for seat in self.all_seats().filter(here) {
                let points = points(seat);
                tell.tell(|| Event::Placed { seat, place, shared, points });
            }
        }
    }

    fn cult_positions(&self, cult: Cult) -> BySeat {
        std::array::from_fn(|seat| self.players[seat].cults[cult as usize])
    }

    /// Points for the first places; tied places share, rounded down; 0 scores nothing
    /// (TM-14.2, TM-14.6).
    pub(crate) fn ranked(&self, values: &BySeat, prizes: &[u8; 3]) -> BySeat {
        let seats = self.seats as usize;
        let mut shares = [0; MAX_SEATS];
        for seat in 0..seats {
            let mine = values[seat];
            if mine == 0 {
                continue;
            }
            let mut better = 0;
            let mut tied = 0;
            for other in &values[..seats] {
                better += usize::from(*other > mine);
                tied += usize::from(*other == mine);
            }
            let sum: u8 = prizes.iter().skip(better).take(tied).sum();
            shares[seat] = sum / tied as u8;
        }
        shares
    }

    /// Everything in coins at the normal rates, and the points for it (TM-14.4).
    pub(crate) fn resource_points(&self, seat: Seat) -> (u16, u16) {
        let constants = &self.content().constants;
        let player = self.player(seat);
        let coins = player.coins
            + player.workers
            + u16::from(player.priests)
            + u16::from(player.bowls[2])
            + u16::from(player.bowls[1] / 2);
        let rate = if player.is(Faction::Alchemists) {
            constants.coins_per_point_alchemists
        } else {
            constants.coins_per_point
        };
        (coins, coins / u16::from(rate.max(1)))
    }

    /// Own structures that count as connected with a hex in the final scoring (TM-14.3).
    fn linked(&self, seat: Seat, hex: u8) -> Hexes {
        let map = self.map();
        let player = self.player(seat);
        let mut links =
            self.adjacent(hex) | map.by_river[player.shipping.min(7) as usize][hex as usize];
        if player.leap > 0 {
            for distance in &map.at_distance[hex as usize][2..=(player.leap as usize + 1).min(6)] {
                links |= distance;
            }
        }
        links
    }

    /// The networks of a seat, largest or not, one after the other.
    pub(crate) fn networks(&self, seat: Seat, mut see: impl FnMut(Hexes)) {
        let mine = self.owned[seat.index()];
        let mut rest = mine;
        while rest != 0 {
            let mut network = rest & rest.wrapping_neg();
            let mut frontier = network;
            while frontier != 0 {
                let mut reached = 0;
                each_hex(frontier, |hex| reached |= self.linked(seat, hex));
                frontier = reached & mine & !network;
                network |= frontier;
            }
            see(network);
            rest &= !network;
        }
    }

    pub(crate) fn largest_networks(&self) -> BySeat {
        let mut sizes = [0; MAX_SEATS];
        for seat in self.all_seats() {
            self.networks(seat, |network| {
                sizes[seat.index()] = sizes[seat.index()].max(network.count_ones() as u8);
            });
        }
        sizes
    }

    /// What the extra final tile measures (TM-X6).
    pub(crate) fn final_tile_values(&self) -> BySeat {
        let map = self.map();
        let mut values = [0; MAX_SEATS];
        for seat in self.all_seats() {
            let mut best = 0;
            self.networks(seat, |network| {
                let value = match self.final_tile {
                    1 => self.widest(network, network),
                    2 => {
                        let stronghold = network & self.hexes_of(seat, Structure::Stronghold);
                        let sanctuary = network & self.hexes_of(seat, Structure::Sanctuary);
                        self.widest(stronghold, sanctuary)
                    }
                    3 => (network & map.edge).count_ones() as u8,
                    _ => self.clusters(seat, network),
                };
                best = value.max(best);
            });
            values[seat.index()] = best;
        }
        values
    }
    /// The largest hex distance between a hex of one set and a hex of another.
    fn widest(&self, these: Hexes, those: Hexes) -> u8 {
        let map = self.map();
        let mut widest = 0;
        each_hex(these, |a| each_hex(those, |b| widest = widest.max(map.distance(a, b))));
        widest
    }
    /// Groups of directly adjacent structures inside a network.
    fn clusters(&self, seat: Seat, network: Hexes) -> u8 {
        let (mut rest, mut count) = (network, 0);
        while rest != 0 {
            rest &= !self.group(seat, rest & rest.wrapping_neg());
            count += 1;
        }
        count
    }

    /// Points by source: what was scored, and what the end would add now.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        let mut earned = self.player(seat).earned;
        if self.phase != Phase::Over && self.player(seat).faction.is_some() {
            let constants = &self.content().constants;
            let mut add = |source: Source, points: i16| earned[source as usize] += points;
            let mut cults = 0;
            for cult in Cult::ALL {
                let shares = self.ranked(&self.cult_positions(cult), &constants.cult_points);
                cults += i16::from(shares[seat.index()]);
            }
            add(Source::Cults, cults);
            let networks = self.ranked(&self.largest_networks(), &constants.network_points);
            add(Source::Network, i16::from(networks[seat.index()]));
            add(Source::Resources, self.resource_points(seat).1 as i16);
            if self.final_tile > 0 {
                let points = &self.content().final_scoring[self.final_tile as usize - 1].points;
                let shares = self.ranked(&self.final_tile_values(), points);
                add(Source::FinalTile, i16::from(shares[seat.index()]));
            }
        }
        let mut score = Score::default();
        for (source, points) in Source::ALL.into_iter().zip(earned) {
            if points != 0 || source == Source::Start {
                score.add(source.key(), i32::from(points));
            }
        }
        score
    }

    /// Most points win, equal points share (TM-14.5).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| {
            let points = self.players[..self.seats as usize].iter();
            Outcome::most_points(points.map(|player| i32::from(player.points)).collect())
        })
    }
}
