//! Points at the end, places and ties (RTN-12.11, RTN-12.12, RTN-13.14, RTN-17.13).

use crate::content::content;
use crate::events::{Event, Tiebreak};
use crate::kinds::{Guild, Source};
use crate::state::{Phase, RiseToNobility};
use engine::{Outcome, Score, Seat, Tell, Viewer};

impl RiseToNobility {
    /// After round 10 (RTN-12.11).
    pub(crate) fn finish<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.phase = Phase::Over;
        tell.tell(|| Event::GameOver {});
        for seat in self.in_turn_order() {
            let (count, points) = self.goods_points(seat);
            tell.tell(|| Event::GoodsScored { seat, count, points });
            let level = self.player(seat).nobility;
            let points = content().nobility[level as usize];
            tell.tell(|| Event::NobilityScored { seat, level, points });
            for card in self.activated(seat) {
                let points = self.commission_points(seat, card);
                tell.tell(|| Event::CommissionScored { seat, card, points });
            }
        }
        for guild in Guild::ALL {
            if let Some(seat) = self.owner_of(guild) {
                let points = content().night.ownership.points;
                tell.tell(|| Event::GuildOwned { seat, guild, points });
            }
        }
        if self.is_solo() {
            let (objective, met) = (self.objective, self.objective_met());
            tell.tell(|| Event::ObjectiveTested { objective, met });
        }
        for at in 0..self.seats {
            tell.tell(|| self.placed(at));
        }
    }

    /// Goods left, and what they are worth together (RTN-12.11).
    fn goods_points(&self, seat: Seat) -> (u16, u16) {
        let count = self.player(seat).goods_total();
        (count, count / u16::from(content().setup.end.goods_per_point))
    }

    /// Points first, then what decides between equal ones, in this order (RTN-12.12).
    fn rank_of(&self, seat: Seat) -> (i32, [u16; 3]) {
        let player = self.player(seat);
        let ties = [player.houses_built.into(), player.reputation.into(), player.coins];
        (self.total_of(seat), ties)
    }

    /// Who comes so many places behind the first, and why not elsewhere (RTN-12.12).
    fn placed(&self, at: u8) -> Event {
        let mut seats: Vec<Seat> = self.all_seats().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.rank_of(*seat)));
        let seat = seats[at as usize];
        let (points, mine) = self.rank_of(seat);
        let others = seats.iter().filter(|other| **other != seat).map(|other| self.rank_of(*other));
        // The finest difference that was needed between equal points.
        let needed = others.filter(|other| other.0 == points).map(|(_, theirs)| {
            (0..mine.len()).find(|at| mine[*at] != theirs[*at]).unwrap_or(mine.len())
        });
        let tie = needed.max().map(|at| {
            [Tiebreak::Houses, Tiebreak::Reputation, Tiebreak::Coins, Tiebreak::Shared][at]
        });
        let place = self.final_outcome().map_or(0, |outcome| outcome.places[seat.index()]);
        Event::Placed { seat, place, points: points as i16, tie }
    }

    /// Who owns a Guild at the end of a Night game (RTN-17.13).
    pub(crate) fn owner_of(&self, guild: Guild) -> Option<Seat> {
        if !self.options.night {
            return None;
        }
        let owned = |seat: Seat| self.guilds[guild.index()].owned_by(seat);
        let most = self.all_seats().map(owned).max().unwrap_or(0);
        let mut leaders = self.all_seats().filter(|seat| owned(*seat) == most);
        let (first, second) = (leaders.next(), leaders.next());
        match (self.keeper_of(guild), second) {
            // The only one with the most Workshops.
            (_, None) if most > 0 => first,
            // A tie: the original owner keeps an own Guild, nobody has any other.
            (keeper, _) => keeper,
        }
    }

    /// Points by source if the game ended now, all secrets known.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        self.score_for(seat, true)
    }

    /// The same sum without its parts.
    pub(crate) fn total_of(&self, seat: Seat) -> i32 {
        let goods =
            self.player(seat).goods_total() / u16::from(content().setup.end.goods_per_point);
        self.points_without_goods(seat) + i32::from(goods)
    }

    pub(crate) fn points_without_goods(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let nobility = content().nobility[player.nobility as usize];
        let mut points = i32::from(player.points) + i32::from(nobility);
        if self.options.chancellery {
            let cards = self.activated(seat);
            points += cards.map(|card| i32::from(self.commission_points(seat, card))).sum::<i32>();
        }
        if self.options.night {
            let owned = Guild::ALL.iter().filter(|guild| self.owner_of(**guild) == Some(seat));
            points += owned.count() as i32 * i32::from(content().night.ownership.points);
        }
        points
    }

    /// Points a viewer may know: Commissions are secret to the end (RTN-3.1).
    pub(crate) fn score_seen_by(&self, seat: Seat, viewer: Viewer) -> Score {
        self.score_for(seat, viewer.is(seat) || self.phase == Phase::Over)
    }

    fn score_for(&self, seat: Seat, with_commissions: bool) -> Score {
        let player = self.player(seat);
        let mut score = Score::default();
        for source in Source::ALL {
            score.add(source.id(), i32::from(player.earned[source.index()]));
        }
        let goods = player.goods_total() / u16::from(content().setup.end.goods_per_point);
        score.add("source-goods", i32::from(goods));
        score.add("source-nobility", i32::from(content().nobility[player.nobility as usize]));
        if self.options.chancellery && with_commissions {
            let points: i32 = self
                .activated(seat)
                .map(|card| i32::from(self.commission_points(seat, card)))
                .sum();
            score.add("source-commissions", points);
        }
        if self.options.night {
            let owned = Guild::ALL.iter().filter(|guild| self.owner_of(**guild) == Some(seat));
            let points = owned.count() as i32 * i32::from(content().night.ownership.points);
            score.add("source-guilds", points);
        }
        score
    }

    /// Most points; then Houses built, Reputation, coins; else shared (RTN-12.12). Alone one plays
    /// against the Objective and comes second if it was missed (RTN-16.1).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let ranks: Vec<_> = self.all_seats().map(|seat| self.rank_of(seat)).collect();
        let missed = u8::from(self.is_solo() && !self.objective_met());
        let ahead = |mine: &_| ranks.iter().filter(|other| *other > mine).count() as u8;
        let place = |mine: &_| 1 + missed + ahead(mine);
        Some(Outcome {
            points: ranks.iter().map(|rank| rank.0).collect(),
            places: ranks.iter().map(place).collect(),
        })
    }
}
