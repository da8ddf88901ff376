//! What single tapestry cards do that no list of effects can say (TP-21).

use crate::actions::{Mode, track_and_space, wide, wide_cards};
use crate::chain::{Task, among};
use crate::content::{CardKind, content};
use crate::effects::{About, Bonus, Special};
use crate::events::Event;
use crate::kinds::{Die, Resource, Row, Terrain, Track};
use crate::map::Hex;
use crate::moves::Move;
use crate::state::{Item, NONE, Standing, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

/// Dark Ages: so many tracks are named to go back on, one more to go on.
const BACK: u32 = 3;
const FOOD_POINTS: i16 = 2;
/// Secret Society: for each card, and in all.
const PLAN_POINTS: i16 = 2;
const MOST_PLAN_POINTS: i16 = 8;

impl Tapestry {
    pub(crate) fn offer_special<O: Offers<Move>>(
        &self,
        task: &Task,
        (id, n): (Special, u8),
        to: &mut O,
    ) {
        let (seat, about) = (task.seat, task.about);
        let track = Move::Track { track: Track::Exploration };
        match (id, about) {
            (Special::AgeOfDiscovery, About::Track { track: shown, .. }) if task.done > 0 => {
                among(to, wide(shown.into()), track, "TP-21.1", "refused-not-rolled");
            }
            (Special::AgeOfDiscovery, _) => to.one(Move::Yes {}),
            (Special::ChooseOpponent, _) => self.offer_opponents(seat, to),
            (Special::ChooseTrackAndOpponent, _) if task.done == 0 => {
                let free = wide(self.unmarried().into());
                among(to, free, track, "TP-21.3", "refused-track-named");
            }
            (Special::ChooseTrackAndOpponent, _) => self.offer_opponents(seat, to),
            (Special::CircleOfThatCard, About::Technology { .. })
            | (Special::Exploitation, About::Tile { .. }) => to.one(Move::Yes {}),
            (Special::CopyUpgradeBenefit, About::Technology { card, .. }) => {
                to.when(self.technology_turned >> card & 1 == 0, Move::Yes {});
            }
            (Special::CopyTrackBenefit, About::Space { space, .. }) => {
                let named = self.player(seat).named_track == track_and_space(space).0 as u8;
                to.when(named && self.may_activate(seat, space), Move::Yes {});
            }
            (Special::UpgradeThatCard, _) => {
                let player = self.player(seat);
                let fresh = player.technologies[Row::Bottom.index()] & !player.upgraded;
                let card = player.last_technology;
                to.when(card != NONE && fresh >> card & 1 == 1, Move::Yes {});
            }
            (Special::Colonialism, _) => {
                let hexes = wide(self.board.tiles() & self.controls(seat));
                among(to, hexes, Move::Hex { hex: 0 }, "TP-21.6", "refused-not-controlled");
            }
            (Special::CopyTapestry, About::Tapestry { card, .. }) => {
                let cards = wide_cards(self.copyable(seat, card));
                among(to, cards, Move::Copy { card: 0 }, "TP-21.8", "refused-not-copyable");
            }
            (Special::DarkAges, _) => {
                if task.done.count_ones() <= BACK {
                    let free = wide((self.tracks_in_play() & !task.done).into());
                    among(to, free, track, "TP-21.7", "refused-track-named");
                }
            }
            (Special::Mercantilism, _) => {
                let food = self.player(seat).resources[Resource::Food.index()];
                if food > 0 && task.done < self.food_paid {
                    let others = wide(0b1111 & !(1 << Resource::Food as u8));
                    let mv = Move::Take { resource: Resource::Coin };
                    among(to, others, mv, "TP-21.11", "refused-resource");
                }
            }
            (Special::OilMagnate, _) => {
                let tracks = wide(self.tracks_in_play().into());
                among(to, tracks, track, "TP-21.12", "refused-track");
            }
            (Special::Revolution, _) => {
                let hexes = self.fallen(seat);
                if hexes != 0 && task.done < n {
                    let key = "refused-nothing-toppled";
                    among(to, wide(hexes), Move::Hex { hex: 0 }, "TP-21.40", key);
                    to.one(Move::No {});
                }
            }
            (Special::Socialism, _) => {
                let ahead =
                    wide(self.tokens_that(|it| self.step_to_opponent(seat, it, true).is_some()));
                let mv = Move::Advance { token: Track::Exploration };
                among(to, ahead, mv, "TP-21.42", "refused-nobody-there");
                let back =
                    wide(self.tokens_that(|it| self.step_to_opponent(seat, it, false).is_some()));
                let mv = Move::Regress { token: Track::Exploration };
                among(to, back, mv, "TP-21.42", "refused-nobody-there");
            }
            (Special::TradeEconomy, About::Seat { seat: other, .. }) if task.done > 0 => {
                let tokens = wide(self.tradable(seat, Seat(other)));
                let mv = Move::Token { token: Track::Exploration };
                among(to, tokens, mv, "TP-21.12", "refused-activated");
            }
            (Special::TradeEconomy, _) => {
                let others = self.opponents(seat).filter(|other| self.tradable(seat, *other) != 0);
                let others = others.fold(0u64, |set, other| set | 1 << other.0);
                among(to, wide(others), Move::Player { who: 0 }, "TP-21.12", "refused-no-opponent");
            }
            (Special::ReplaceCivilization, _) => {
                let more = self.civilization_deck | self.civilization_discard != 0;
                let own = self.player(seat).civilizations().filter(|_| more);
                let own = own.fold(0u64, |set, it| set | 1 << it);
                let mv = Move::Civilization { civilization: 0 };
                among(to, wide(own), mv, "TP-21.39", "refused-no-such-civilization");
            }
            (Special::SecretSociety, _) => {
                let others = self.neighbours(seat).fold(0u64, |set, other| set | 1 << other.0);
                let mv = Move::Player { who: 0 };
                among(to, wide(others), mv, "TP-21.15", "refused-no-neighbour");
            }
            (Special::CopyOwnWhenPlayed, About::Tapestry { card, .. }) => {
                let cards = wide_cards(self.own_copyable(seat, card));
                among(to, cards, Move::Copy { card: 0 }, "TP-21.15", "refused-not-copyable");
            }
            (Special::NeighbourPositionBenefit, About::Seat { seat: other, .. })
                if task.done > 0 =>
            {
                let tokens = wide(self.tradable(seat, Seat(other)));
                let mv = Move::Token { token: Track::Exploration };
                among(to, tokens, mv, "TP-21.15", "refused-activated");
            }
            (Special::NeighbourPositionBenefit, _) => {
                let others = self.neighbours(seat).filter(|other| self.tradable(seat, *other) != 0);
                let others = others.fold(0u64, |set, other| set | 1 << other.0);
                let mv = Move::Player { who: 0 };
                among(to, wide(others), mv, "TP-21.15", "refused-no-neighbour");
            }
            (Special::Migration, _) => self.offer_migration(task, n, to),
            (Special::StatusQuo, _) => {
                let tokens = wide(self.paying(task));
                if tokens != [0; 3] {
                    let mv = Move::Repeat { token: Track::Exploration };
                    among(to, tokens, mv, "TP-21.15", "refused-activated");
                    to.one(Move::No {});
                }
            }
            _ => self.offer_mat(task, (id, n), to),
        }
    }

    pub(crate) fn do_special<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        (id, n): (Special, u8),
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, about, roots) = (task.seat, task.about, &content().roots);
        match (id, about, answer) {
            (Special::AgeOfDiscovery, _, Move::Track { track }) => {
                self.begin(roots.discovery, seat, About::Track { track: track as u8, n: 0 });
            }
            (Special::AgeOfDiscovery, ..) => {
                let (first, shown) = self.roll_science(seat, 1, chance, tell);
                self.again(task, 1, About::Track { track: shown, n: 0 });
                self.was_rolled(seat, Die::Science, first as u8, NONE);
            }
            (Special::ChooseOpponent, _, Move::Player { who }) => {
                self.player_mut(seat).named_opponent = who;
            }
            (Special::ChooseTrackAndOpponent, _, Move::Track { track }) => {
                self.again(task, 1, about);
                self.player_mut(seat).named_track = track as u8;
            }
            (Special::ChooseTrackAndOpponent, _, Move::Player { who }) => {
                self.player_mut(seat).named_opponent = who;
            }
            (Special::CircleOfThatCard, About::Technology { card, .. }, _) => {
                self.begin(content().technologies[usize::from(card)].circle, seat, about);
            }
            (Special::Exploitation, ..) => self.exploited = true,
            (Special::CopyUpgradeBenefit, About::Technology { card, row }, _) => {
                let printed = &content().technologies[usize::from(card)];
                match Row::ALL.get(usize::from(row)) {
                    Some(Row::Middle) => self.begin(printed.circle, seat, about),
                    Some(Row::Top) if !printed.one_use => self.begin(printed.square, seat, about),
                    _ => {}
                }
            }
            (Special::CopyTrackBenefit, About::Space { space, .. }, _) => {
                self.copy_space(seat, space);
            }
            (Special::UpgradeThatCard, ..) => {
                let card = self.player(seat).last_technology;
                self.upgrade(seat, card, tell);
            }
            (Special::Colonialism, _, Move::Hex { hex }) => {
                let lands = [
                    (Terrain::Mountain, Resource::Worker),
                    (Terrain::Grassland, Resource::Culture),
                    (Terrain::Forest, Resource::Food),
                    (Terrain::Desert, Resource::Coin),
                ];
                for (land, resource) in lands {
                    if self.board.shows(&content().map.atlas, Hex(hex), land) {
                        self.gain_resource(seat, resource, 1, about, tell);
                    }
                }
            }
            (Special::CopyTapestry, About::Tapestry { card: own, era }, Move::Copy { card }) => {
                self.copy_tapestry(seat, own, era, card);
            }
            (Special::DarkAges, _, Move::Track { track }) => {
                let done = task.done | 1 << track as u8;
                let last = done.count_ones() > BACK;
                if !last {
                    self.again(task, done, about);
                }
                let root = if last { roots.dark_on } else { roots.dark_back };
                self.begin(root, seat, About::Track { track: track as u8, n: 0 });
            }
            (Special::Mercantilism, _, Move::Take { resource }) => {
                self.again(task, task.done + 1, about);
                self.pay_resource(seat, Resource::Food, 1, tell);
                self.gain_resource(seat, resource, 1, about, tell);
                self.score_points(seat, Self::source_of(about), FOOD_POINTS, tell);
            }
            (Special::OilMagnate, _, Move::Track { track }) => {
                self.begin(roots.oil, seat, About::Track { track: track as u8, n: 0 });
            }
            (Special::Revolution, _, Move::Hex { hex }) => {
                self.again(task, task.done + 1, about);
                self.rise(seat, hex, tell);
            }
            (Special::Socialism, _, Move::Advance { token }) => {
                let by = self.step_to_opponent(seat, token, true).unwrap_or(0);
                self.advance_token(seat, token, by, Mode::default(), tell);
            }
            (Special::Socialism, _, Move::Regress { token }) => {
                let by = self.step_to_opponent(seat, token, false).unwrap_or(0);
                let (track, from) = self.player(seat).token(token);
                let space = from - by;
                self.put_token(seat, token, track, space);
                tell.tell(|| Event::Regressed { seat, track, space });
            }
            (Special::TradeEconomy, _, Move::Player { who }) => {
                self.again(task, 1, About::Seat { seat: who, n: 0 });
            }
            (Special::TradeEconomy, About::Seat { seat: other, .. }, Move::Token { token }) => {
                let (track, space) = self.player(Seat(other)).token(token);
                let space = crate::actions::space_number(track, space);
                let about = About::Space { space, mode: 0 };
                // The opponent may gain the bonus, afterwards.
                let printed = &content().spaces[usize::from(space)];
                if printed.price.is_some() {
                    self.begin(printed.bonus_free, Seat(other), about);
                }
                self.begin(roots.space_gained, seat, about);
                self.copy_space(seat, space);
            }
            (Special::ReplaceCivilization, _, Move::Civilization { civilization }) => {
                self.replace_civilization(seat, civilization, chance, tell);
            }
            (Special::SecretSociety, _, Move::Player { who }) => {
                self.look_for_plans(seat, Seat(who), about, tell);
            }
            (
                Special::CopyOwnWhenPlayed,
                About::Tapestry { card: own, era },
                Move::Copy { card },
            ) => {
                self.copy_tapestry(seat, own, era, card);
            }
            (Special::NeighbourPositionBenefit, _, Move::Player { who }) => {
                self.again(task, 1, About::Seat { seat: who, n: 0 });
            }
            (
                Special::NeighbourPositionBenefit,
                About::Seat { seat: other, .. },
                Move::Token { token },
            ) => {
                let (track, space) = self.player(Seat(other)).token(token);
                let space = crate::actions::space_number(track, space);
                self.begin(roots.space_gained, seat, About::Space { space, mode: 0 });
                self.copy_space(seat, space);
            }
            (Special::Migration, _, Move::Hex { hex }) => self.migrate_outpost(task, hex, tell),
            (Special::StatusQuo, _, Move::Repeat { token }) => {
                self.again(task, task.done | 1 << token as u8, about);
                let (track, space) = self.player(seat).token(token);
                let mode = Mode { token: token as u8, benefit: false, bonus: Bonus::Pay };
                self.gain_space(seat, crate::actions::space_number(track, space), mode);
            }
            _ => self.do_mat(task, (id, n), answer, chance, tell),
        }
    }

    /// Tracks no marriage that holds has named (TP-21.3), as bits.
    fn unmarried(&self) -> u8 {
        let named = self.all_seats().map(|seat| self.player(seat).named_track);
        let named = named.filter(|track| *track != NONE).fold(0u8, |set, track| set | 1 << track);
        self.tracks_in_play() & !named
    }

    /// The benefit of a space that another token stands on; nothing moves.
    pub(crate) fn copy_space(&mut self, seat: Seat, space: u8) {
        if seat == self.active() {
            self.activated |= 1 << space;
        }
        // Nobody's token: what moves one is void (TP-19.13).
        let about = About::Space { space, mode: NONE };
        self.begin(content().spaces[usize::from(space)].benefit, seat, about);
    }

    /// Visible cards of all mats but this one whose ability can be copied (TP-21.8, TP-25.4).
    fn copyable(&self, seat: Seat, own: u8) -> u128 {
        let mut cards = 0u128;
        for other in self.all_seats() {
            for era in 0..4 {
                let Some(card) = self.player(other).face_up(era) else { continue };
                let printed = &content().tapestries[usize::from(card)];
                let acts = printed.when_played.is_some() || printed.kind == CardKind::ThisEra;
                if acts && (other != seat || card != own) {
                    cards |= 1 << card;
                }
            }
        }
        cards & !self.copied
    }

    fn copy_tapestry(&mut self, seat: Seat, own: u8, era: u8, card: u8) {
        self.copied |= 1 << card;
        let printed = &content().tapestries[usize::from(card)];
        let about = About::Tapestry { card: own, era };
        if let Some(when_played) = printed.when_played {
            self.begin(when_played, seat, about);
            return;
        }
        // As long as the copying card lies there it has that ability.
        if self.player(seat).face_up(usize::from(era).min(3)) == Some(own) {
            let copying = content().tapestries[usize::from(own)].card;
            let entered = self.cards.enter_as(copying, printed.card, Some(seat));
            assert!(entered, "there is room for every card in play");
            self.player_mut(seat).copied = card;
            if let Some(named) = printed.on_play {
                self.begin(named, seat, about);
            }
        }
    }

    /// Other visible cards of the own mat that did something when they were played (TP-21.15).
    fn own_copyable(&self, seat: Seat, own: u8) -> u128 {
        let visible = (0..4).filter_map(|era| self.player(seat).face_up(era));
        let acts = |card: &u8| {
            *card != own && content().tapestries[usize::from(*card)].when_played.is_some()
        };
        visible.filter(acts).fold(0u128, |set, card| set | 1 << card) & !self.copied
    }

    /// Only this seat sees the hand; 2 points for each card that does something when it is played.
    fn look_for_plans<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        owner: Seat,
        about: About,
        tell: &mut T,
    ) {
        let mut plans = 0;
        self.player_mut(seat).seen = self.player(owner).hand;
        for card in crate::actions::cards_of(self.player(owner).hand) {
            let card = crate::state::record_of(card);
            plans += i16::from(content().tapestries[usize::from(card)].when_played.is_some());
            tell.tell(|| Event::HandSeen { seat, owner, card: Some(card) });
        }
        let points = (PLAN_POINTS * plans).min(MOST_PLAN_POINTS);
        self.score_points(seat, Self::source_of(about), points, tell);
    }

    /// Tokens whose bonus can be gained once; a task keeps those that were asked.
    fn paying(&self, task: &Task) -> u64 {
        let priced = |token: Track| {
            let (track, space) = self.player(task.seat).token(token);
            space > 0 && {
                let number = crate::actions::space_number(track, space);
                content().spaces[usize::from(number)].price.is_some()
            }
        };
        self.repeatable(task.seat) & !u64::from(task.done) & self.tokens_that(priced)
    }

    /// An outpost and where it goes, up to so many times; a task counts both, and knows where the last one went,
    /// which moves once only (TP-21.15).
    fn offer_migration<O: Offers<Move>>(&self, task: &Task, n: u8, to: &mut O) {
        if task.done >= 2 * n {
            return;
        }
        let mv = Move::Hex { hex: 0 };
        match task.about {
            About::Hex { hex, .. } if hex != NONE => {
                let free = self.board.beside(Hex(hex).bit()) & self.derived.empty;
                among(to, wide(free), mv, "TP-21.15", "refused-not-empty");
            }
            about => {
                let last = if let About::Hex { flags, .. } = about { flags } else { NONE };
                let hexes = self.migrants(task.seat, last);
                if hexes != 0 {
                    among(to, wide(hexes), mv, "TP-21.15", "refused-no-outpost-there");
                    to.one(Move::No {});
                }
            }
        }
    }

    /// Territories with nothing but an own upright outpost, beside an empty one.
    fn migrants(&self, seat: Seat, last: u8) -> u64 {
        let mut hexes = 0;
        for (hex, items) in (0u8..).zip(&self.items) {
            let [first, second, ..] = items;
            let alone = first.is_upright_outpost() && first.owner() == seat && second.is_nothing();
            if alone && hex != last && self.board.beside(Hex(hex).bit()) & self.derived.empty != 0 {
                hexes |= 1 << hex;
            }
        }
        hexes
    }

    fn migrate_outpost<T: Tell<Event>>(&mut self, task: &Task, hex: u8, tell: &mut T) {
        let seat = task.seat;
        match task.about {
            About::Hex { hex: from, .. } if from != NONE => {
                self.again(task, task.done + 1, About::Hex { hex: NONE, flags: hex });
                self.remove_item(from, |item| item.owner() == seat && item.is_upright_outpost());
                self.add_item(hex, Item::new(seat, Standing::Outpost));
                tell.tell(|| Event::OutpostPlaced { seat, hex });
                self.gain_territory(seat, hex, About::Nothing);
            }
            about => {
                let last = if let About::Hex { flags, .. } = about { flags } else { NONE };
                self.again(task, task.done + 1, About::Hex { hex, flags: last });
            }
        }
    }

    /// Territories where an own outpost lies toppled and none stands, as bits.
    fn fallen(&self, seat: Seat) -> u64 {
        let mut hexes = 0;
        for (hex, items) in (0u8..).zip(&self.items) {
            let mut own = items.iter().filter(|item| !item.is_nothing() && item.owner() == seat);
            let fallen = |item: &Item| item.what() == Some(Standing::Toppled);
            if own.clone().any(fallen) && !own.any(|item| item.controls()) {
                hexes |= 1 << hex;
            }
        }
        hexes
    }

    /// One outpost stands up, all of opponents there fall.
    fn rise<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        let items = &mut self.items[usize::from(hex)];
        let fallen = items
            .iter_mut()
            .find(|item| item.owner() == seat && item.what() == Some(Standing::Toppled));
        if let Some(item) = fallen {
            *item = item.upright();
        }
        self.survey();
        for other in self.opponents(seat) {
            self.topple(seat, hex, |item| item.owner() == other && item.controls(), tell);
        }
    }

    /// How far the nearest token of an opponent is, in a direction; nothing if this one cannot go there.
    fn step_to_opponent(&self, seat: Seat, token: Track, forward: bool) -> Option<u8> {
        let able =
            if forward { self.can_advance(seat, token) } else { self.can_regress(seat, token) };
        let (track, from) = self.player(seat).token(token);
        let tokens = self.opponents(seat).flat_map(|other| {
            let player = *self.player(other);
            Track::ALL.into_iter().map(move |it| player.token(it))
        });
        let there =
            tokens.filter(|(on, at)| *on == track && if forward { *at > from } else { *at < from });
        there.map(|(_, at)| at.abs_diff(from)).min().filter(|_| able)
    }

    /// Tokens of an opponent on spaces this seat has not activated this turn.
    fn tradable(&self, seat: Seat, other: Seat) -> u64 {
        self.tokens_that(|token| {
            let (track, space) = self.player(other).token(token);
            space > 0
                && self.tracks_in_play() >> token as u8 & 1 == 1
                && self.may_activate(seat, crate::actions::space_number(track, space))
        })
    }
}
