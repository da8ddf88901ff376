//! The hard cases one by one, each named after what could go wrong.

use crate::board::CARDS;
use crate::content::{CARD_TABLE, Content, EFFECTS};
use crate::game::Setup;
use crate::moves::Move;
use crate::town::{Tables, Town};
use crate::vocabulary::{About, Key};
use crate::{Bazaar, Printed, random_game};
use engine::chain::{CardsInPlay, Runs, STEPS, Tasks};
use engine::{Answer, Game, NoLuck, Play, Quick, Seat, Seats, Silence};
use std::collections::BTreeSet;

/// A table told step by step.
pub struct Story {
    pub town: Bazaar,
}

/// The first turn of seat 0, after an election nobody won.
pub fn at_turn(seats: u8) -> Story {
    let setup = Setup { seats };
    let mut story = Story {
        town: Bazaar::set_up(&setup, &mut Quick::new(1, 1), &mut Silence).expect("a setup"),
    };
    for seat in 0..seats {
        story.play(seat, Move::Vote((seat + 1) % seats));
    }
    assert_eq!(story.town.board.active, Seat(0));
    story.town.board.tracks = Default::default();
    story
}

fn place(card: &str) -> u8 {
    CARDS.iter().position(|known| *known == card).expect("a card") as u8
}

impl Story {
    pub fn play(&mut self, seat: u8, mv: Move) {
        let refused = self.town.check_move(Seat(seat), mv);
        assert_eq!(refused, Ok(()), "{mv:?} at {:?}", self.town.chain);
        self.town.apply(Seat(seat), mv, &mut NoLuck, &mut Silence);
    }
    pub fn give(&mut self, seat: u8, card: &str) {
        self.town.board.hands[seat as usize] |= 1 << place(card);
    }
    /// A card lies before a seat as if it had been played before.
    pub fn show(&mut self, seat: u8, card: &str) {
        let (at, card) = (seat as usize, place(card));
        self.town.shown[at] = [self.town.shown[at][1], Some(card)];
        assert!(self.town.cards.enter(Printed::content().cards[card as usize], Some(Seat(seat))));
    }
    pub fn play_card(&mut self, seat: u8, card: &str) {
        self.play(seat, Move::Play(place(card)));
    }
    fn asked(&self) -> Vec<u8> {
        self.town.asked().iter().map(|seat| seat.0).collect()
    }
    fn moves(&self) -> Vec<Move> {
        let seat = self.town.asked().first().expect("somebody is asked");
        self.town.legal_moves(seat)
    }
    fn points(&self, seat: u8) -> u16 {
        self.town.board.points[seat as usize]
    }
    fn stand(&mut self, seat: u8, track: usize, space: u8) {
        self.town.board.tracks[seat as usize][track] = space;
    }
}

#[test]
fn a_trap_interrupts_and_its_counter_interrupts_the_trap() {
    let mut story = at_turn(3);
    story.town.board.cells[2] = Some(Seat(1));
    story.play(0, Move::Attack(2));
    assert_eq!((story.asked(), story.moves()), (vec![1], vec![Move::Trap, Move::Pass]));
    story.play(1, Move::Trap);
    assert_eq!((story.asked(), story.moves()), (vec![0], vec![Move::Counter, Move::Pass]));
    story.play(0, Move::Counter);
    assert_eq!(story.town.board.cells[2], Some(Seat(0)));
}

/// Whether a seat could respond is a secret: it is asked with a single answer too, as long as it holds
/// something, and not at all without.
#[test]
fn a_seat_with_a_hand_is_asked_although_it_can_only_pass() {
    let mut story = at_turn(3);
    story.town.board.cells[2] = Some(Seat(2));
    (story.town.board.traps[2], story.town.board.counters[2]) = (0, 1);
    story.play(0, Move::Attack(2));
    assert_eq!((story.asked(), story.moves()), (vec![2], vec![Move::Pass]));
    let mut story = at_turn(3);
    story.town.board.cells[2] = Some(Seat(2));
    (story.town.board.traps[2], story.town.board.counters[2]) = (0, 0);
    story.play(0, Move::Attack(2));
    assert_eq!(story.town.board.cells[2], Some(Seat(0)));
}

#[test]
fn a_covered_card_is_silent_but_still_answers_what_happened_before() {
    let mut story = at_turn(3);
    story.show(0, "herald");
    story.show(0, "guild");
    story.town.board.round = 2;
    // Income wakes both; the guild's stall is asked while the herald waits.
    story.play(0, Move::Rest);
    assert_eq!(story.moves(), [Move::Pick(0), Move::Pick(1)]);
    let herald = Printed::content().cards[place("herald") as usize];
    assert!(story.town.cards.leave(herald, Some(Seat(0))));
    story.play(0, Move::Pick(1));
    assert!(story.moves().contains(&Move::Pick(0)), "the guild's own order");
    story.play(0, Move::Pick(0));
    story.play(0, Move::Place(3));
    assert_eq!(story.moves(), [Move::Take(0), Move::Take(1), Move::Take(2), Move::Skip]);
}

#[test]
fn a_copied_card_acts_and_leaves_with_its_copy() {
    let mut story = at_turn(3);
    story.show(1, "nomad");
    story.give(0, "spy");
    story.give(0, "academy");
    story.give(0, "raider");
    // One card to copy: it answers itself.
    story.play_card(0, "spy");
    story.town.board.active = Seat(0);
    assert!(story.town.cards.has(Seat(0), Key::Outside));
    let spy = Printed::content().cards[place("spy") as usize];
    assert!(story.town.cards.leave(spy, Some(Seat(0))));
    assert!(!story.town.cards.has(Seat(0), Key::Outside));
}

/// The place is wider, the question is the same one.
#[test]
fn a_modifier_widens_the_offer() {
    let mut story = at_turn(3);
    story.stand(0, 0, 1);
    story.play(0, Move::Advance(0));
    assert_eq!(story.moves().len(), 6);
    let mut story = at_turn(3);
    story.stand(0, 0, 1);
    story.show(0, "nomad");
    story.play(0, Move::Advance(0));
    assert_eq!(story.moves().len(), 12);
}

#[test]
fn instead_of_drops_the_benefit_and_nothing_else() {
    for (answer, points, coins) in [(Move::Go, 4, 2), (Move::Skip, 0, 4)] {
        let mut story = at_turn(3);
        story.show(0, "renegade");
        let (had, coins_had) = (story.points(0), story.town.board.coins[0]);
        story.play(0, Move::Advance(0));
        story.play(0, answer);
        assert_eq!(story.points(0) - had, points);
        assert_eq!(story.town.board.coins[0], coins_had - 2 + coins);
        assert_eq!(story.moves(), [Move::Go, Move::Skip], "the bonus is still offered");
    }
}

#[test]
fn a_benefit_gained_again_by_another_seat_does_not_loop() {
    let mut story = at_turn(2);
    for seat in 0..2 {
        story.show(seat, "marriage");
        story.town.board.linked[seat as usize] = Some(Seat(1 - seat));
    }
    let coins = story.town.board.coins;
    story.play(0, Move::Advance(0));
    assert_eq!(story.town.board.coins, [coins[0] + 2, coins[1] + 2, coins[2], coins[3]]);
    assert_eq!(story.town.chain_law(), None);
}

#[test]
fn a_group_is_resolved_depth_first_in_the_order_the_seat_likes() {
    let mut story = at_turn(3);
    story.stand(0, 0, 2);
    let had = story.points(0);
    story.play(0, Move::Advance(0));
    // The plain points came first; coin and stall are left to order.
    assert_eq!((story.points(0) - had, story.moves()), (2, vec![Move::Pick(0), Move::Pick(1)]));
    let coins = story.town.board.coins[0];
    story.play(0, Move::Pick(1));
    assert_eq!((story.moves().len(), story.town.board.coins[0]), (6, coins));
    story.play(0, Move::Place(0));
    assert_eq!(story.town.board.coins[0], coins + 1);
}

#[test]
fn a_group_asks_all_its_questions_at_once_where_they_differ() {
    let mut story = at_turn(3);
    story.stand(0, 1, 4);
    story.play(0, Move::Advance(1));
    assert_eq!(story.moves().len(), 3 + 6, "goods or a stall");
    story.play(0, Move::Place(5));
    assert_eq!(story.moves(), [Move::Take(0), Move::Take(1), Move::Take(2)]);
}

#[test]
fn what_comes_to_be_owed_joins_and_what_is_deferred_waits() {
    let mut story = at_turn(3);
    story.town.board.units[0] = [1, 0];
    let coins = story.town.board.coins[1];
    let refused = story.town.check_move(Seat(0), Move::Attack(0));
    assert_eq!(refused, Ok(()));
    let mut six = engine::Scripted::new([5], NoLuck);
    story.town.apply(Seat(0), Move::Attack(0), &mut six, &mut Silence);
    assert_eq!(story.moves().len(), 6 + 3, "a stall and goods in any order");
    story.play(0, Move::Take(1));
    assert_eq!(story.town.board.coins[1], coins, "tribute comes after what is owed");
    story.play(0, Move::Place(1));
    assert_eq!(story.town.board.coins[1], coins + 1);
}

#[test]
fn the_first_possible_part_is_taken() {
    for (stalls, points) in [(0, 0), (0x3f, 3)] {
        let mut story = at_turn(3);
        story.stand(0, 0, 4);
        story.town.board.stalls[0] = stalls;
        let had = story.points(0);
        story.play(0, Move::Advance(0));
        assert_eq!(story.points(0) - had, points);
    }
}

#[test]
fn two_of_three_parts_are_chosen_one_after_the_other() {
    let mut story = at_turn(3);
    story.stand(0, 1, 3);
    story.play(0, Move::Advance(1));
    assert_eq!(story.moves(), [Move::Pick(0), Move::Pick(1), Move::Pick(2)]);
    story.play(0, Move::Pick(1));
    assert_eq!(story.moves(), [Move::Pick(0), Move::Pick(2)]);
    story.play(0, Move::Pick(0));
    assert_eq!(story.moves(), [Move::Go, Move::Skip], "the bonus");
}

#[test]
fn everybody_may_pay_and_something_follows_if_anybody_did() {
    let mut story = at_turn(3);
    story.town.board.coins = [1, 0, 3, 0];
    story.give(0, "host");
    story.play_card(0, "host");
    assert_eq!(story.asked(), [0]);
    story.play(0, Move::Skip);
    assert_eq!(story.asked(), [2], "seat 1 cannot pay");
    story.play(2, Move::Go);
    assert_eq!(story.town.board.coins[..3], [3, 0, 2]);
}

#[test]
fn a_trigger_that_works_once_works_once() {
    let mut story = at_turn(3);
    story.show(0, "patron");
    let coins = story.town.board.coins[0];
    story.play(0, Move::Advance(1));
    assert_eq!(story.town.board.coins[0], coins + 3);
    let patron = story.town.cards.entries().last().copied().expect("the patron");
    assert_eq!(patron.spent, 1);
    assert!(!story.town.cards.spend(patron.acts_as, Seat(0), 0));
}

#[test]
fn sealed_answers_stay_sealed_and_can_be_taken_back_until_the_last_is_in() {
    let setup = Setup { seats: 3 };
    let mut town = Bazaar::set_up(&setup, &mut Quick::new(1, 1), &mut Silence).expect("a setup");
    assert_eq!(town.asked(), Seats(0b111));
    town.apply(Seat(2), Move::Vote(0), &mut NoLuck, &mut Silence);
    assert_eq!(town.asked(), Seats(0b011));
    assert!(!format!("{town:?}").contains("Vote(0)") && format!("{town:?}").contains("sealed"));
    assert!(!town.take_back(Seat(0)), "nothing to take back");
    assert!(town.take_back(Seat(2)));
    assert_eq!((town.asked(), town.board.votes.mine(Seat(2))), (Seats(0b111), None));
    for (seat, vote) in [(2, 1), (0, 1), (1, 0)] {
        town.apply(Seat(seat), Move::Vote(vote), &mut NoLuck, &mut Silence);
    }
    assert_eq!(town.board.crowned, Some(Seat(1)));
    assert!(!town.take_back(Seat(2)), "all are open");
}

#[test]
fn drafts_go_on_side_by_side() {
    let mut story = at_turn(2);
    story.play(0, Move::Rest);
    story.play(1, Move::Rest);
    assert_eq!(story.asked(), [0, 1]);
    story.play(1, Move::Recruit(1));
    story.play(0, Move::Recruit(0));
    story.play(1, Move::Done);
    assert_eq!(story.asked(), [0]);
    assert!(story.town.take_back(Seat(1)));
    story.play(1, Move::Recruit(1));
    story.play(1, Move::Done);
    story.play(0, Move::Done);
    assert_eq!(story.town.board.units[..2], [[2, 0], [1, 2]]);
}

/// Copies of a benefit tell of it again, which the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Echoing;

impl Tables for Echoing {
    const ECHOES: bool = true;
    fn content() -> &'static Content<Echoing> {
        static CONTENT: std::sync::OnceLock<Content<Echoing>> = std::sync::OnceLock::new();
        CONTENT.get_or_init(|| Content::read(EFFECTS, CARD_TABLE).expect("sound tables"))
    }
}

fn echoing() -> Town<Echoing> {
    let setup = Setup { seats: 2 };
    Town::set_up(&setup, &mut NoLuck, &mut Silence).expect("a setup")
}

#[test]
fn a_chain_without_room_is_a_broken_law_with_the_list_of_what_waits() {
    let (mut town, turn) = (echoing(), Echoing::content().turn);
    for _ in 0..40 {
        town.begin(turn, Seat(0), About::Nothing);
    }
    let law = town.broken_law().expect("no room");
    assert!(law.starts_with("more than 24 tasks wait: turn/0, turn/0"), "{law}");
    assert!(town.asked().is_empty());
}

#[test]
fn steps_without_end_are_a_broken_law_and_no_hang() {
    let (mut town, content) = (echoing(), Echoing::content());
    town.chain = Default::default();
    for seat in 0..2 {
        let marriage = content.cards[place("marriage") as usize];
        assert!(town.cards.enter(marriage, Some(Seat(seat))));
        town.board.linked[seat as usize] = Some(Seat(1 - seat));
    }
    town.begin(content.step, Seat(0), About::Space { track: 0, space: 1 });
    assert_eq!(town.settle(&mut NoLuck, &mut Silence), STEPS);
    let law = town.broken_law().expect("a loop");
    assert!(law.starts_with("10000 steps without a question: "), "{law}");
}

/// Every reason of the rules is heard in random games, and whoever asks for reasons hears the same
/// offers, for every move of every question.
#[test]
fn every_reason_is_heard() {
    let words = include_str!("en.ftl").lines().chain(engine::chain::words::WORDS.en.lines());
    let known: BTreeSet<String> = words
        .filter_map(|line| Some(line.split_once(" = ")?.0.to_string()))
        .filter(|key| key.starts_with("refused-"))
        .collect();
    let mut heard = BTreeSet::new();
    let all: Vec<Move> = (0..Move::NUMBERS).filter_map(Move::from_number).collect();
    for game in 0..60 {
        random_game(game, |town| {
            for seat in town.asked().iter() {
                let listed = town.legal_moves(seat);
                for &mv in &all {
                    match town.check_move(seat, mv) {
                        Ok(()) => assert!(listed.contains(&mv)),
                        Err(refusal) => {
                            assert!(!listed.contains(&mv));
                            heard.insert(refusal.reason.key);
                        }
                    }
                }
            }
        });
    }
    assert_eq!(heard, known);
}

/// Nothing of the machinery is left out by the games that are compared.
#[test]
fn random_games_come_by_everything() {
    let (mut asked, mut deepest) = (BTreeSet::new(), 0);
    for game in 0..200 {
        random_game(game, |town| {
            deepest = deepest.max(town.chain.len());
            for seat in town.asked().iter() {
                let question = format!("{:?}", town.question(seat));
                asked
                    .insert(question.split([' ', '{', ')']).next().unwrap_or_default().to_string());
            }
        });
    }
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    assert_eq!(
        asked,
        ["None", "Some(AnyOf", "Some(Choice", "Some(Order", "Some(Verb", "Some(Whether"][1..]
    );
    assert!((4..=12).contains(&deepest), "twice the deepest chain of {deepest} is room enough");
}
