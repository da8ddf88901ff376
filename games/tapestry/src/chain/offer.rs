//! Which answers there are, verb by verb.

use super::Task;
use crate::actions::{ALL, space_number, track_at, wide, wide_cards};
use crate::civilizations::{OUTPOST, People};
use crate::content::content;
use crate::effects::{About, Verb};
use crate::kinds::{Building, Die, Resource, Row, Track};
use crate::moves::Move;
use crate::state::{MAX_SEATS, NONE, Tapestry};
use engine::{Offers, Refusal};

const EVERY_RESOURCE: u64 = (1 << Resource::COUNT) - 1;

impl Tapestry {
    #[inline(never)]
    pub(super) fn offer_for<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let (seat, about) = (task.seat, task.about);
        let player = self.player(seat);
        match (verb, about) {
            (Verb::TakeTurn {}, _) => self.offer_turn(seat, to),
            (Verb::PayAdvance {}, About::Space { space, .. }) => {
                let mv = Move::Pay { resource: Resource::Coin };
                among(
                    to,
                    wide(self.advance_price(task, space)),
                    mv,
                    "TP-5.1",
                    "refused-cannot-pay",
                );
            }
            (Verb::GainResource { .. }, _) => {
                let mv = Move::Take { resource: Resource::Coin };
                among(to, wide(EVERY_RESOURCE), mv, "TP-19.2", "refused-resource");
            }
            (Verb::GainResourcePer { what, .. }, _) => {
                if self.count(seat, what, None, 0) > 0 {
                    let mv = Move::Take { resource: Resource::Coin };
                    among(to, wide(EVERY_RESOURCE), mv, "TP-19.2", "refused-resource");
                }
            }
            (Verb::LoseResource { .. }, _) => {
                let mv = Move::Pay { resource: Resource::Coin };
                among(to, wide(self.held_kinds(seat)), mv, "TP-6.8", "refused-cannot-pay");
            }
            (Verb::PayResource { resource, n }, _) => {
                let mv = Move::Pay { resource: Resource::Coin };
                among(
                    to,
                    wide(self.payable(task, resource, n.0)),
                    mv,
                    "TP-6.8",
                    "refused-cannot-pay",
                );
            }
            (Verb::PayVp { n }, _) => {
                to.given(Move::Yes {}, |need| {
                    need.that(player.points >= i16::from(n.0), || {
                        Refusal::plain("TP-6.8", "refused-cannot-pay")
                    })
                });
            }
            (Verb::DiscardTerritoryTiles { n }, _) => {
                let enough = player.tiles.count_ones() >= u32::from(n.0.saturating_sub(task.done));
                let tiles = if enough { player.tiles } else { 0 };
                among(
                    to,
                    wide(tiles),
                    Move::DiscardTile { tile: 0 },
                    "TP-6.8",
                    "refused-cannot-pay",
                );
            }
            (Verb::DiscardTapestry { n }, _) => {
                let enough = player.hand_size() >= n.0.saturating_sub(task.done);
                let cards = if enough { player.hand_records() } else { 0 };
                among(
                    to,
                    wide_cards(cards),
                    Move::Discard { card: 0 },
                    "TP-6.8",
                    "refused-cannot-pay",
                );
            }
            (Verb::DiscardTechnologies { n }, _) => {
                let cards = player.all_technologies();
                let enough = cards.count_ones() >= u32::from(n.0.saturating_sub(task.done));
                let cards = if enough { cards } else { 0 };
                let mv = Move::DiscardTechnology { card: 0 };
                among(to, wide(cards), mv, "TP-6.8", "refused-cannot-pay");
            }
            (Verb::DiscardDownTo { n }, _) => {
                let cards = if player.hand_size() > n.0 { player.hand_records() } else { 0 };
                among(
                    to,
                    wide_cards(cards),
                    Move::Discard { card: 0 },
                    "TP-6.8",
                    "refused-not-in-hand",
                );
            }
            (Verb::DiscardForGain { most, .. }, _) => {
                if task.done < most && player.hand != 0 {
                    let cards = wide_cards(player.hand_records());
                    among(to, cards, Move::Discard { card: 0 }, "TP-6.8", "refused-not-in-hand");
                    to.one(Move::No {});
                }
            }
            (Verb::GiveTerritoryTile {}, _) => self.offer_gift(task, to),
            (Verb::GainBuilding { kind }, _) => {
                let mv = Move::Build { building: Building::Market };
                among(
                    to,
                    wide(self.buildable(task, kind)),
                    mv,
                    "TP-12.1",
                    "refused-no-building-left",
                );
            }
            (Verb::GainLandmark { landmark }, _) => {
                to.given(Move::Yes {}, |need| {
                    need.that(self.is_unclaimed(landmark), || {
                        Refusal::plain("TP-1.4", "refused-landmark-owned")
                    })
                });
            }
            (Verb::ChooseLandmark { from }, _) => {
                let second = from == crate::effects::LandmarkSource::Tier2Tracks;
                let free = wide(self.landmark_board(second));
                among(to, free, Move::Landmark { landmark: 0 }, "TP-1.4", "refused-landmark-owned");
            }
            (Verb::ChooseSpot {}, _) => self.offer_spots(task, to),
            _ => self.offer_more(task, verb, to),
        }
    }

    #[inline(never)]
    fn offer_more<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let (seat, about) = (task.seat, task.about);
        let player = self.player(seat);
        match (verb, about) {
            (Verb::Explore { place, drawn }, _) => {
                to.when(self.can_explore(seat, place, drawn), Move::Yes {});
            }
            (Verb::ChooseTile {}, _) => self.offer_tiles(task, to),
            (Verb::ChooseHex {}, _) => self.offer_hexes(task, to),
            (Verb::ChooseRotation {}, _) => to.each(wide(0b11_1111), Move::Turn { rotation: 0 }),
            (Verb::TerritoryBenefit { of }, _) => {
                let hexes = wide(self.benefit_hexes(seat, of, about));
                among(to, hexes, Move::Hex { hex: 0 }, "TP-6.6", "refused-not-controlled");
            }
            (Verb::ExploreSpace {}, _) => {
                let tiles = wide(player.space_tiles.into());
                among(to, tiles, Move::Space { tile: 0 }, "TP-7.9", "refused-tile-not-in-supply");
            }
            (Verb::Conquer { place, .. }, _) => {
                self.offer_conquest(task, place, to);
                let civilization = People::Collectors as u8;
                let instead =
                    self.may_collect(seat, OUTPOST) && self.targets(seat, place, about) != 0;
                to.when(instead, Move::Civilization { civilization });
            }
            (Verb::AnswerAttack {}, _) => self.offer_answers(task, to),
            (Verb::AnswerTrap {}, _) => self.offer_counters(task, to),
            (Verb::RetreatOutpost {}, _) => {
                let hexes = wide(self.retreats());
                among(to, hexes, Move::Hex { hex: 0 }, "TP-10.4", "refused-no-retreat");
            }
            (Verb::GainConquestDice {}, _) => {
                let mv = Move::Die { die: Die::Red };
                among(to, wide(self.dice_to_gain()), mv, "TP-10.5", "refused-die");
            }
            (Verb::GainRedDie {}, _) => to.when(self.conquest().dice[0] != NONE, Move::Yes {}),
            (Verb::RollConquerDie {}, About::Tile { .. }) => {
                among(to, wide(0b11), Move::Die { die: Die::Red }, "TP-10.5", "refused-die");
            }
            (Verb::PlaceOutpost {}, About::Tile { hex, .. }) => {
                let items = &self.items[usize::from(hex)];
                let free = items.iter().any(|item| item.is_nothing());
                let enemies = items.iter().any(|item| item.controls() && item.owner() != seat);
                // One is left, and there is room beside nobody else (TP-1.2).
                to.when(player.outposts > 0 && free && !enemies, Move::Yes {});
            }
            (Verb::Invent { from, .. }, _) => self.offer_invention(seat, from, to),
            (Verb::RefreshTech {}, _) => {
                if self.has_face_up() {
                    to.one(Move::Yes {});
                    to.one(Move::No {});
                }
            }
            (Verb::Upgrade { ignore_prerequisites, lock_card_this_turn: true, .. }, _) => {
                // Not a card that was upgraded this turn (TP-8.11).
                let cards = self.upgradable(seat, ignore_prerequisites) & !player.risen;
                among(
                    to,
                    wide(cards),
                    Move::Upgrade { card: 0 },
                    "TP-8.11",
                    "refused-not-upgradable",
                );
            }
            (Verb::Upgrade { ignore_prerequisites, .. }, _) => {
                self.offer_upgrades(task, ignore_prerequisites, to);
            }
            (Verb::UpgradeLaid {}, About::Technology { card, .. }) => {
                let cards = wide(self.upgradable(seat, false) & 1 << card);
                among(to, cards, Move::Upgrade { card: 0 }, "TP-8.6", "refused-not-upgradable");
            }
            (Verb::TechCircle {}, _) => {
                let cards = wide(self.gainable(seat, Row::Middle));
                among(to, cards, Move::Circle { card: 0 }, "TP-8.9", "refused-not-gainable");
            }
            (Verb::TechSquare {}, _) => {
                let cards = wide(self.gainable(seat, Row::Top));
                among(to, cards, Move::Square { card: 0 }, "TP-8.9", "refused-not-gainable");
            }
            (Verb::ChooseResult {}, _) => self.offer_results(task, to),
            (Verb::UseResult {}, _) => self.offer_use(task, to),
            (Verb::Advance { on, first_tier, .. }, _) => {
                let tracks = self.tracks_of(on, about);
                let tokens = wide(self.advancing(seat, tracks, first_tier));
                let mv = Move::Advance { token: Track::Exploration };
                among(to, tokens, mv, "TP-9.3", "refused-cannot-advance");
            }
            (Verb::AdvanceDifferent { n, behind }, _) => {
                if (task.done.count_ones() as u8) < n.0 {
                    let free = self.tracks_in_play() & !task.done;
                    let others = |track: Track| !behind || !self.leads(seat, track);
                    let tracks = Track::ALL.into_iter().filter(|it| others(*it));
                    let tracks = tracks.fold(0u8, |set, it| set | 1 << it as u8) & free;
                    let mv = Move::Advance { token: Track::Exploration };
                    let tokens = wide(self.advancing(seat, tracks, false));
                    among(to, tokens, mv, "TP-9.3", "refused-cannot-advance");
                }
            }
            (Verb::Regress { on, .. }, _) => {
                let tokens = wide(self.regressing(seat, self.tracks_of(on, about)));
                let mv = Move::Regress { token: Track::Exploration };
                among(to, tokens, mv, "TP-9.4", "refused-cannot-regress");
            }
            (Verb::RepeatPosition {}, _) => {
                let mv = Move::Repeat { token: Track::Exploration };
                // What repeats cannot repeat itself, on whoever's turn (TP-9.5).
                let here = |token: Track| {
                    let (track, at) = player.token(token);
                    matches!(about, About::Space { space, .. } if at > 0 && space == space_number(track, at))
                };
                let tokens = self.repeatable(seat) & !self.tokens_that(here);
                among(to, wide(tokens), mv, "TP-9.5", "refused-activated");
            }
            (Verb::MoveTokenToStart {}, About::Space { .. }) => {
                let mv = Move::Track { track: Track::Exploration };
                among(to, wide(self.restarts(task)), mv, "TP-9.6", "refused-locked");
            }
            _ => self.offer_rest(task, verb, to),
        }
    }

    #[inline(never)]
    fn offer_rest<O: Offers<Move>>(&self, task: &Task, verb: Verb, to: &mut O) {
        let seat = task.seat;
        match verb {
            Verb::KeepMats {} => self.offer_mats(seat, to),
            Verb::ReplaceThisCivilization {} => to.one(Move::Yes {}),
            Verb::ChooseCivilization {} => {
                let drawn = wide(self.player(seat).offered_civilizations);
                let mv = Move::Civilization { civilization: 0 };
                among(to, drawn, mv, "TP-14.6", "refused-not-dealt");
            }
            Verb::DraftLandmarkCard {} => self.offer_draft(to),
            Verb::PlayTapestry {} => self.offer_plays(seat, to),
            Verb::Reserve { what } => self.offer_reserve(task, what, to),
            Verb::DrawKeep { what, .. } => self.offer_drawn(task, what, to),
            Verb::OverplayTapestry { that_card } => {
                self.offer_hand(self.overplayable(task, that_card), to);
            }
            Verb::PlayOnMakerOfFire {} => self.offer_hand(self.player(seat).hand_records(), to),
            Verb::GainMasterpiece { .. } => self.offer_masterpieces(to),
            Verb::RefreshMasterpieces {} if self.has_masterpieces() => {
                to.one(Move::Yes {});
                to.one(Move::No {});
            }
            Verb::Broadcast { most, neighbours } => {
                let fresh = if task.done == 0 { !0 } else { !u64::from(self.broadcast) };
                let cards = self.broadcastable(seat, neighbours) & fresh;
                let mv = Move::Masterpiece { card: 0 };
                among(to, wide(cards), mv, "TP-11.4", "refused-no-masterpiece");
                to.when(most.0 > 1 && cards != 0, Move::No {});
            }
            Verb::Inspire {} => self.offer_inspirations(seat, to),
            Verb::Special { id, n } => self.offer_special(task, (id, n), to),
            _ => {}
        }
    }

    /// A tile of the supply, then an opponent (TP-19.3). A task keeps the tile, counted from 1.
    fn offer_gift<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if task.done == 0 {
            let tiles = wide(self.player(task.seat).tiles);
            among(to, tiles, Move::Tile { tile: 0 }, "TP-19.3", "refused-tile-not-in-supply");
        } else {
            self.offer_opponents(task.seat, to);
        }
    }

    /// Any opponent.
    pub(crate) fn offer_opponents<O: Offers<Move>>(&self, seat: engine::Seat, to: &mut O) {
        let all = self.opponents(seat).fold(0, |set, other| set | 1u64 << other.0);
        debug_assert!(all >> MAX_SEATS == 0);
        among(to, wide(all), Move::Player { who: 0 }, "TP-0.1", "refused-no-opponent");
    }

    /// Tracks the token of AI Singularity may begin again (TP-9.6).
    fn restarts(&self, task: &Task) -> u64 {
        let About::Space { mode, .. } = task.about else { return 0 };
        let token = track_at(mode & 7);
        // Copied for another seat, it moves nothing (TP-19.13).
        let (track, space) = self.player(task.seat).token(token);
        if track != Track::Technology || space != 12 {
            return 0;
        }
        let open = Track::ALL.into_iter().filter(|it| self.is_unlocked(task.seat, *it));
        open.fold(0, |set, it| set | 1 << it as u8) & u64::from(self.tracks_in_play())
    }

    /// Capitals that go with the civilization that was kept (TP-2.6).
    pub(crate) fn capitals_for(&self, seat: engine::Seat) -> u64 {
        let kept = self.kept_civilizations.mine(seat);
        let riverfolk =
            kept.is_some_and(|it| content().civilizations[usize::from(it)].id == *"riverfolk");
        let grounds = (0u8..).zip(&content().capitals.grounds);
        let fits = grounds.filter(|(_, ground)| !riverfolk || !ground.no_riverfolk);
        fits.fold(0, |set, (at, _)| set | 1 << at)
    }

    /// One civilization, then one capital (TP-2.6).
    fn offer_mats<O: Offers<Move>>(&self, seat: engine::Seat, to: &mut O) {
        let player = self.player(seat);
        if self.kept_civilizations.mine(seat).is_none() {
            let mv = Move::Civilization { civilization: 0 };
            let dealt = wide(player.offered_civilizations);
            among(to, dealt, mv, "TP-2.6", "refused-not-dealt");
        } else if self.kept_capitals.mine(seat).is_none() {
            to.given_at(Move::Capital { capital: 0 }, |need| {
                let dealt = wide(player.offered_capitals.into());
                let places =
                    need.only(ALL, dealt, |_| Refusal::plain("TP-2.6", "refused-not-dealt"));
                let fitting = wide(self.capitals_for(seat));
                Some(need.only(places, fitting, |_| {
                    Refusal::plain("TP-2.6", "refused-not-with-riverfolk")
                }))
            });
        }
    }
}

/// One verb at these places, with one rule against all others.
#[inline(always)]
pub(crate) fn among<O: Offers<Move>>(
    to: &mut O,
    places: [u64; 3],
    verb: Move,
    rule: &'static str,
    key: &str,
) {
    to.given_at(verb, |need| Some(need.only(ALL, places, |_| Refusal::plain(rule, key))));
}
