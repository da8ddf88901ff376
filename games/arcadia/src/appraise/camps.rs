//! Wars: who is likely to win them and what for. Elections: who is likely to be crowned.

use crate::content::content;
use crate::kinds::WarKind;
use crate::state::{Arcadia, Camp, NONE, Term, War};
use engine::{Places, Seat};

/// The part of what a war is about that its prospects are worth.
const PROSPECT: i32 = 40;

/// How likely the first of two wins, in hundredths: twice as strong is four times as likely.
pub(super) fn odds(ours: i32, theirs: i32) -> i32 {
    let (ours, theirs) = (i64::from(ours.max(1)), i64::from(theirs.max(1)));
    (100 * ours * ours / (ours * ours + theirs * theirs)) as i32
}

/// A contested election that nobody wins stands (AR-6.14).
fn favour(elected: u8, leader: u8) -> i32 {
    match elected {
        NONE => 0,
        elected if elected == leader => 12,
        _ => -12,
    }
}
/// What is won and lost on the average, as far as one counts on it.
fn weighed(win: i32, lose: i32, odds: i32) -> i32 {
    (win / 100 * odds - lose / 100 * (100 - odds)) / 100 * PROSPECT
}

impl Arcadia {
    /// Arms in gold, money and towns that hold out among them.
    pub(super) fn might(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let armies = player.armies.iter().enumerate().map(|(at, army)| {
            let value = i32::from(self.value(seat, &army.troops));
            if player.general(at).is_some() { value } else { value / 2 }
        });
        10 + armies.sum::<i32>()
            + i32::from(player.gold.min(80)) / 2
            + 2 * i32::from(self.territory(seat))
    }
    fn might_of(&self, seats: u8) -> i32 {
        let mut might = 0;
        u64::from(seats).each(|seat| might += self.might(Seat(seat as u8)));
        might
    }
    /// The odds of a camp of a war, in hundredths.
    fn odds_of(&self, war: &War, camp: Camp) -> i32 {
        let others = war.standing().filter(|it| *it != camp);
        let others = others.fold(0u8, |bits, it| bits | war.members(it));
        let score = 6 * i32::from(self.war_score(war, camp));
        let against: i32 = war
            .standing()
            .filter(|it| *it != camp)
            .map(|it| 6 * i32::from(self.war_score(war, it)))
            .sum();
        odds(self.might_of(war.members(camp)) + score, self.might_of(others) + against)
    }
    /// What a war brings its winner, and what it costs its loser.
    fn stakes(&self, war: &War, seat: Seat, camp: Camp) -> (i32, i32) {
        let rules = &content().rules.prestige;
        let leads = war.leads(seat);
        let glory = 1_000 * i32::from(if leads { rules.war_won } else { rules.war_won_by_camp });
        let land = |of: &dyn Fn(u8) -> bool| -> i32 {
            let provinces = (0..4).map(|at| 4 * war.region.min(8) + at);
            provinces
                .filter(|at| {
                    let owner = self.town(*at).owner;
                    owner != NONE && of(owner)
                })
                .map(|at| self.worth_of_province(at) + 12_000)
                .sum()
        };
        match war.kind {
            WarKind::Border | WarKind::Claim => {
                let enemy = |owner: u8| {
                    war.camp_of[usize::from(owner)] != NONE
                        && usize::from(war.camp_of[usize::from(owner)]) != camp
                };
                let win = if leads { land(&enemy) } else { 0 };
                let own = if war.kind == WarKind::Border || camp == 1 {
                    land(&|owner| owner == seat.0)
                } else {
                    0
                };
                (glory + win, own + 8_000)
            }
            WarKind::Affront => {
                let honour = 1_000 * i32::from(rules.affront_won);
                (glory + if leads { honour + 8_000 } else { 0 }, if leads { 12_000 } else { 2_000 })
            }
            WarKind::Succession if leads => self.stakes_of_claim(seat),
            WarKind::Succession => (glory + 40_000, 60_000),
            WarKind::Rebellion if camp == 0 => (250_000, 10_000),
            WarKind::Rebellion => (glory, 120_000),
        }
    }
    /// What a war is worth to somebody in it.
    pub(super) fn worth_of_war(&self, war: &War, seat: Seat) -> i32 {
        let Some(camp) = war.camp(seat) else { return 0 };
        let (win, lose) = self.stakes(war, seat, camp);
        let odds = self.odds_of(war, camp) + favour(war.elected, war.leaders[camp]);
        weighed(win, lose, odds.clamp(0, 100))
    }
    pub(super) fn worth_of_wars(&self, seat: Seat) -> i32 {
        self.wars_on().map(|at| self.worth_of_war(&self.wars[at], seat)).sum()
    }
    /// A reason for war against somebody, or anybody.
    pub(super) fn worth_of_ground(&self, seat: Seat, against: Option<Seat>) -> i32 {
        let targets = self.all_seats().filter(|it| {
            against.is_none_or(|who| who == *it) && *it != seat && !self.is_friendly(seat, *it)
        });
        let best = targets.map(|it| odds(self.might(seat), self.might(it))).max().unwrap_or(0);
        200 * (best - 50).max(0)
    }

    /// Being crowned next, beyond what the crowns so far are worth already.
    pub(super) fn worth_of_crown(&self, seat: Seat) -> i32 {
        let before = if self.crowned == seat.0 { self.in_a_row } else { 0 };
        let coronation = 1_000 * i32::from(content().rules.prestige.coronation);
        let series = self.worth_of_series(before + 1) - self.worth_of_series(before);
        coronation + self.worth_of_throne(seat) + series
    }
    /// What somebody's coronation is worth: for others as much less as it helps him, and the end of a series of their own.
    pub(super) fn worth_of_crowning(&self, seat: Seat, who: Seat) -> i32 {
        if seat == who {
            return self.worth_of_crown(seat);
        }
        let harm = self.worth_of_crown(who) / (i32::from(self.seats) - 1).max(1);
        let ended = if self.crowned == seat.0 { self.worth_of_series(self.in_a_row) } else { 0 };
        if self.player(seat).ally == who.0 || self.player(seat).lord == who.0 {
            -harm / 3 - ended
        } else {
            -harm - ended
        }
    }
    /// Fighting for the crown against everybody else in these seats: what it is worth to one, less what it is to them.
    pub(super) fn worth_of_claim(&self, seat: Seat, claimants: u8, elected: u8) -> i32 {
        let of = |one: Seat| {
            let odds = odds(self.might(one), self.might_of(claimants & !(1 << one.0)));
            let odds = (odds + favour(elected, one.0)).clamp(0, 100);
            let (win, lose) = self.stakes_of_claim(one);
            weighed(win, lose, odds)
        };
        let mut others = 0;
        u64::from(claimants & !(1 << seat.0)).each(|it| others += of(Seat(it as u8)));
        of(seat) - others / (i32::from(self.seats) - 1).max(1)
    }
    /// The crown and a region, or the head and a region (AR-6.12).
    fn stakes_of_claim(&self, seat: Seat) -> (i32, i32) {
        let glory = 1_000 * i32::from(content().rules.prestige.war_won);
        (glory + self.worth_of_crown(seat) + 60_000, 110_000)
    }
    /// Whether a ballot for a candidate is likely to elect him: everybody else is taken to vote for himself, or for his lord.
    pub(super) fn worth_of_ballot(&self, seat: Seat, who: Seat) -> i32 {
        let mut tally = [0i32; 4];
        let candidates = self.election.candidates;
        for other in self.all_seats().filter(|other| *other != seat) {
            let votes = i32::from(self.votes(other));
            // Only who was promised something knows of it (AR-8.12).
            let promised = self.promised_vote(other, Some(seat));
            let lord = self.lord(other).filter(|lord| candidates >> lord.0 & 1 == 1);
            let own = (candidates >> other.0 & 1 == 1).then_some(other);
            if let Some(named) = lord.or(promised).or(own) {
                tally[named.index()] += votes;
            }
        }
        tally[who.index()] += i32::from(self.votes(seat));
        for other in self.all_seats() {
            let less = i32::from(self.player(other).penalty);
            tally[other.index()] = (tally[other.index()] - less).max(0);
        }
        let running = || self.all_seats().filter(|it| candidates >> it.0 & 1 == 1);
        let best = running().map(|it| tally[it.index()]).max().unwrap_or(0);
        let tied = running().filter(|it| tally[it.index()] == best);
        let tied = tied.fold(0u8, |bits, it| bits | 1 << it.0);
        let mut worth = if tied.count_ones() == 1 {
            self.worth_of_crowning(seat, Seat(tied.trailing_zeros() as u8))
        } else if tied >> seat.0 & 1 == 1 && who == seat {
            self.worth_of_claim(seat, tied, NONE)
        } else {
            let mut worth = 0;
            u64::from(tied).each(|it| {
                worth += self.worth_of_crowning(seat, Seat(it as u8)) / tied.count_ones() as i32;
            });
            worth
        };
        if self.promised_vote(seat, None).is_some_and(|named| named != who) {
            worth -= 25_000;
        }
        // A voice for oneself shows who one is; a voice for a friend is remembered.
        worth
            + if who == seat {
                600
            } else if self.player(seat).ally == who.0 {
                300
            } else {
                0
            }
    }
    /// Whom a seat has promised its vote, to this one or to anybody.
    pub(super) fn promised_vote(&self, seat: Seat, to: Option<Seat>) -> Option<Seat> {
        self.promises.iter().find_map(|it| match it.term {
            Term::Vote { candidate } if it.by == seat.0 && to.is_none_or(|to| it.to == to.0) => {
                Some(candidate)
            }
            _ => None,
        })
    }
}
