//! What happens next: rounds, turns, phases (TM-4, TM-5, TM-13).

use crate::content::{Gain, ScoringTile};
use crate::events::Event;
use crate::kinds::Faction;
use crate::moves::{Move, NO_CARD, Question};
use crate::state::{MAX_OFFERS, Owed, Phase, ROUNDS, Rules, SpadeUse, TerraMystica};
use engine::{Count, Seat, Seats, Tell};

impl TerraMystica {
    /// The scoring tile of the running round.
    #[inline]
    pub(crate) fn round_tile(&self) -> &'static ScoringTile {
        let tile = self.scoring[(self.round.max(1) as usize - 1).min(ROUNDS - 1)];
        &self.content().scoring_tiles[tile as usize]
    }

    /// Everyone the table waits for.
    #[inline]
    pub(crate) fn asked_seats(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::ChooseFactions | Phase::PlaceDwellings | Phase::ChooseCards => {
                Seats::only(self.active())
            }
            Phase::Actions | Phase::CultSpades if self.late() => {
                let mut seats = self.offered_seats();
                seats.0 |= self.reacting_seats().0;
                if self.active_decides() {
                    seats = seats.with(self.active());
                }
                seats
            }
            Phase::Actions | Phase::CultSpades => {
                if self.owed.is_pending() || self.owed.actions == 0 && self.owed.open {
                    return Seats::only(self.active());
                }
                if self.offer_count > 0 {
                    return Seats::only(Seat(self.offers[0].to));
                }
                match self.reacting_seats().first() {
                    Some(seat) => Seats::only(seat),
                    None => Seats::only(self.active()),
                }
            }
        }
    }

    /// With late answers: is there something only the active player can decide?
    pub(crate) fn active_decides(&self) -> bool {
        self.owed.is_pending()
            || self.owed.actions == 0 && self.owed.open
            // A queue that is nearly full must be answered first.
            || self.owed.actions > 0
                && self.offer_count as usize + 8 <= MAX_OFFERS
                && !self.priests_wait()
    }
    /// Somebody has received priests and not placed them: nobody acts before that (TM-X9.7).
    fn priests_wait(&self) -> bool {
        self.reacting != 0
            && self.players[..self.seats as usize].iter().any(|player| player.priests_owed > 0)
    }
    /// With late answers: the own turn does not end before the own cult steps are taken.
    fn steps_wait(&self) -> bool {
        self.reacting != 0 && self.player(self.active()).steps_owed > 0
    }

    /// Seats that owe themselves something because of others or of income.
    #[inline]
    pub(crate) fn reacting_seats(&self) -> Seats {
        Seats(u16::from(self.reacting))
    }
    /// Keeps [`TerraMystica::reacting_seats`] true after a change to what a seat owes itself.
    #[inline]
    pub(crate) fn note_reactions(&mut self, seat: Seat) {
        let player = self.player(seat);
        let reacts = player.steps_owed | player.tokens_owed | player.priests_owed != 0;
        self.reacting = self.reacting & !(1 << seat.0) | u8::from(reacts) << seat.0;
    }

    /// Runs on until somebody must decide.
    pub(crate) fn settle<T: Tell<Event>>(&mut self, tell: &mut T) {
        loop {
            match self.phase {
                Phase::Over => return,
                Phase::ChooseFactions | Phase::PlaceDwellings | Phase::ChooseCards => {
                    if !self.advance_setup(tell) {
                        return;
                    }
                }
                Phase::Actions => {
                    if self.owed.is_pending() {
                        self.tidy(tell);
                        if self.owed.is_pending() {
                            return;
                        }
                    }
                    if self.owed.actions > 0 || self.owed.open {
                        return;
                    }
                    let waits = self.offer_count > 0 || !self.reacting_seats().is_empty();
                    if waits
                        && (!self.late()
                            || self.everybody_passed()
                            || self.priests_wait()
                            || self.steps_wait())
                    {
                        return;
                    }
                    self.end_turn(tell);
                }
                Phase::CultSpades => {
                    self.tidy(tell);
                    if self.owed.is_pending() || !self.reacting_seats().is_empty() {
                        return;
                    }
                    if self.cursor < self.seats {
                        self.give_cult_spades(tell);
                    } else {
                        self.start_round(tell);
                    }
                }
            }
        }
    }

    /// Drops what can no longer be used, so that nobody is asked without a choice.
    #[inline]
    fn tidy<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = self.active();
        if self.owed.spades > 0 && !self.spades_have_targets(seat) {
            self.give_up_spades(seat, tell);
        }
        if self.owed.settle != [0; 3] && self.owed.spades == 0 {
            let possible = self.settle_targets() != 0
                && if self.owed.open {
                    self.has_piece(seat, crate::kinds::Structure::Dwelling)
                } else {
                    self.can_build(seat, Default::default())
                };
            if !possible {
                self.leave_unsettled();
            }
        }
        if self.owed.favors > 0 && self.free_favors(seat) == 0 {
            self.owed.favors = 0;
        }
        if self.owed.bridges > 0 && self.bridge_places(seat) == 0 {
            self.owed.bridges = 0;
        }
        self.drop_idle_effects(seat);
        if self.owed.ordain && self.most_ordinations(seat) == 0 && !self.owed.open {
            self.owed.ordain = false;
        }
    }
    /// No dwelling on the hexes made home in this action; in a double turn that is final.
    pub(crate) fn leave_unsettled(&mut self) {
        self.owed.turned_before = self.owed.settle;
        self.owed.settle = [0; 3];
    }
    fn spades_have_targets(&self, seat: Seat) -> bool {
        let mut count = Count(0);
        self.offer_spade_use(seat, &mut count);
        count.0 > 0
    }

    /// The seat's turn begins.
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.active = seat.0;
        self.owed = Owed { actions: 1, ..Owed::default() };
    }

    /// An action of the turn begins: what the one before left behind is gone.
    #[inline]
    pub(crate) fn begin_action<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let owed = &self.owed;
        self.owed = Owed {
            actions: owed.actions - 1,
            doubled: owed.doubled,
            open: owed.open,
            blocked: owed.blocked,
            turned_before: owed.turned_before,
            ..Owed::default()
        };
        if self.late() {
            self.decline_all(seat, tell);
        }
    }

    pub(crate) fn everybody_passed(&self) -> bool {
        self.in_round == 0
    }

    /// The next player clockwise who has not passed, or the end of the round (TM-4.3).
    fn end_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = self.active();
        tell.tell(|| Event::TurnEnded { seat, alone: self.in_round == 1 << seat.0 });
        match self.next_in_round(seat) {
            Some(next) => self.begin_turn(next),
            None => self.end_round(tell),
        }
    }

    /// The next seat in turn order that has not passed; the same one if it is alone.
    #[inline]
    fn next_in_round(&mut self, seat: Seat) -> Option<Seat> {
        if self.rules.has(Rules::VARIABLE_TURN_ORDER) {
            return self.next_in_order(seat);
        }
        if self.in_round == 0 {
            return None;
        }
        // Clockwise is upwards by seat (TM-4.3).
        let above = self.in_round >> seat.0 >> 1;
        Some(if above != 0 {
            Seat(seat.0 + 1 + above.trailing_zeros() as u8)
        } else {
            Seat(self.in_round.trailing_zeros() as u8)
        })
    }

    /// With a variable turn order the list decides, and whoever has passed goes to its end
    /// (TM-X5).
    #[inline(never)]
    fn next_in_order(&mut self, seat: Seat) -> Option<Seat> {
        let seats = self.seats as usize;
        let here = self.order_index(seat);
        let next = (1..=seats)
            .map(|step| Seat(self.order[(here + step) % seats]))
            .find(|seat| self.in_round >> seat.0 & 1 == 1);
        if self.player(seat).passed {
            self.order[here..seats].rotate_left(1);
        }
        next
    }

    /// Phase III, or the end of the game after round 6 (TM-13, TM-14.1).
    #[inline(never)]
    fn end_round<T: Tell<Event>>(&mut self, tell: &mut T) {
        let round = self.round;
        tell.tell(|| Event::RoundEnded { round });
        self.owed = Owed::default();
        if self.round as usize == ROUNDS {
            self.score_end(tell);
            self.phase = Phase::Over;
            return;
        }
        self.order = self.order_of_next_round();
        self.phase = Phase::CultSpades;
        self.cursor = 0;
        for index in 0..self.seats as usize {
            let seat = Seat(self.order[index]);
            let reward = self.cult_reward(seat);
            self.gain(seat, reward);
            if reward.spades > 0 {
                self.receive_cult_spades(seat, reward.spades, tell);
            }
            tell.tell(|| Event::CultBonus {
                seat,
                gain: reward.into(),
                now: self.player(seat).into(),
            });
        }
    }

    /// What the right half of the scoring tile gives a player (TM-13.1, TM-X4).
    pub(crate) fn cult_reward(&self, seat: Seat) -> Gain {
        let tile = self.round_tile();
        let player = self.player(seat);
        let reached = match tile.cult {
            Some(cult) => player.cults[cult as usize],
            None => player.ordered,
        };
        let times = reached / tile.steps.max(1);
        Gain {
            coins: tile.reward.coins.saturating_mul(times),
            workers: tile.reward.workers.saturating_mul(times),
            priests: tile.reward.priests.saturating_mul(times),
            power: tile.reward.power.saturating_mul(times),
            spades: tile.reward.spades.saturating_mul(times),
        }
    }

    #[inline(never)]
    fn receive_cult_spades<T: Tell<Event>>(&mut self, seat: Seat, spades: u8, tell: &mut T) {
        match self.player(seat).faction {
            // Whoever has left is not asked any more (TM-18.2).
            Some(Faction::Acolytes) if self.player(seat).left => {}
            Some(Faction::Acolytes) => {
                self.player_mut(seat).steps_owed += spades;
                self.note_reactions(seat);
            }
            Some(Faction::Dragonlords) => self.player_mut(seat).bowls[0] += spades,
            Some(Faction::Riverwalkers) => {}
            _ => self.receive_spades(seat, spades, tell),
        }
    }

    /// Asks the next player in line to use the spades of the cult bonus (TM-13.2).
    #[inline(never)]
    fn give_cult_spades<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = Seat(self.order[self.cursor as usize]);
        self.cursor += 1;
        self.active = seat.0;
        let digs = !matches!(
            self.player(seat).faction,
            Some(Faction::Acolytes | Faction::Dragonlords | Faction::Riverwalkers)
        );
        self.owed = Owed {
            spades: if digs { self.cult_reward(seat).spades } else { 0 },
            spade_use: SpadeUse::Cult,
            ..Owed::default()
        };
        if self.player(seat).left {
            self.give_up_spades(seat, tell);
        }
    }

    /// Clean-up, coins on free cards, income, first turn (TM-13.3, TM-5).
    #[inline(never)]
    pub(crate) fn start_round<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.round += 1;
        self.phase = Phase::Actions;
        self.used_power_actions = 0;
        self.passed_count = 0;
        self.next_order = [0; 5];
        let round = self.round;
        let tile = self.scoring[round as usize - 1];
        tell.tell(|| Event::RoundStarted { round, tile });
        for card in 0..self.card_coins.len() {
            self.card_coins[card] += (self.free_cards >> card & 1) as u8;
        }
        for index in 0..self.seats as usize {
            let seat = Seat(self.order[index]);
            let player = self.player_mut(seat);
            player.passed = false;
            player.used = 0;
            let plays = !player.left;
            self.in_round |= u8::from(plays) << seat.0;
            self.card_shipping_changed(seat);
            let gain = self.income_of(seat);
            self.gain(seat, gain);
            tell.tell(|| Event::Income { seat, gain: gain.into(), now: self.player(seat).into() });
        }
        let first = (0..self.seats as usize)
            .map(|index| Seat(self.order[index]))
            .find(|seat| !self.player(*seat).left);
        match first {
            Some(seat) => self.begin_turn(seat),
            None => self.owed = Owed::default(),
        }
    }

    /// Income from structures, bonus card and favor tiles (TM-5.1, TM-5.2).
    #[inline]
    pub(crate) fn income_of(&self, seat: Seat) -> Gain {
        let content = self.content();
        let player = self.player(seat);
        let board = self.board(seat);
        let mut total = Gain::default();
        let mut add = |gain: &Gain| {
            total.coins = total.coins.saturating_add(gain.coins);
            total.workers = total.workers.saturating_add(gain.workers);
            total.priests = total.priests.saturating_add(gain.priests);
            total.power = total.power.saturating_add(gain.power);
        };
        for (table, count) in board.income.iter().zip(player.built) {
            add(&table[count as usize]);
        }
        if player.card != NO_CARD {
            add(&content.bonus_cards[player.card as usize].income);
        }
        let mut favors = player.favors & content.favor_masks.income;
        while favors != 0 {
            add(&content.favor_tiles[favors.trailing_zeros() as usize].income);
            favors &= favors - 1;
        }
        total
    }

    /// How many workers Darklings could ordain now (TM-15.4).
    pub(crate) fn most_ordinations(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.workers.min(3).min(u16::from(player.priest_supply())) as u8
    }
}

impl Owed {
    /// Is a choice inside the action still open?
    #[inline]
    pub(crate) fn is_pending(&self) -> bool {
        let [a, b, c] = self.settle;
        u128::from_ne_bytes([
            self.spades,
            self.bridges,
            self.steps,
            self.favors,
            self.towns,
            self.enter,
            self.lose,
            a,
            b,
            c,
            self.ordain as u8,
            self.ride as u8,
            self.free_trading_house as u8,
            self.sandstorm as u8,
            self.terrain as u8,
            self.must_transform as u8,
        ]) != 0
    }
}

/// True if a seat that is asked again after this answer begins another turn: it plays on alone
/// (TM-4.3), opens the next round, or places the next dwelling.
pub(crate) fn begins_turn(
    before: &TerraMystica,
    after: &TerraMystica,
    seat: Seat,
    mv: Move,
) -> bool {
    let acts = match mv {
        Move::ChooseFaction { .. } | Move::PlaceDwelling { .. } | Move::ChooseCard { .. } => {
            return true;
        }
        Move::Build { .. }
        | Move::Transform { .. }
        | Move::AdvanceShipping {}
        | Move::AdvanceDigging {}
        | Move::Upgrade { .. }
        | Move::SendPriest { .. }
        | Move::PowerAction { .. }
        | Move::SpecialAction { .. }
        | Move::Pass { .. } => 1,
        _ => 0,
    };
    let nothing_left = before.owed.actions.saturating_sub(acts) == 0;
    let to_act = matches!(after.question_for(seat), Some(Question::TakeTurn { .. }));
    nothing_left && to_act && !after.owed.doubled
}
