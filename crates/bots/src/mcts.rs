//! Tree search: tries what looked good before, a little more widely each time.
//!
//! Every seat of the tree plays for itself (max-n): a visit leaves one payoff per seat, and a node
//! is judged by the payoff of the seat that decides there. Each visit thinks on a fresh table the
//! seat could be sitting at, so hidden things are averaged over, never looked at.

use crate::greedy::ranked;
use crate::judge::{hopes, margin};
use crate::{Bot, Budget};
use engine::{Appraise, Chance, Game, Hat, Quick, Seat, Silence};
use std::time::Instant;

/// Answers considered grow with the square root of the visits, times this.
const WIDENING: f64 = 1.5;
/// How much an answer's rank at first glance counts against what was seen.
const CURIOSITY: f64 = 0.9;
/// Random candidates of which a playout plays the one with the best hunch.
const CANDIDATES: u32 = 3;

/// Monte Carlo tree search.
#[derive(Clone, Debug)]
pub struct Mcts<G: Game> {
    luck: Quick,
    hat: Hat<G::Move>,
    nodes: Vec<Node<G::Move>>,
    /// How far each seat is ahead as the question is asked.
    margins: Vec<i64>,
    /// [`Appraise::clear_margin`] of that table.
    clear_margin: i32,
}

/// A question in the tree, reached by one sequence of moves. Children are the first of `answers`.
#[derive(Clone, Debug)]
struct Node<M> {
    /// Who decides here and between what; unknown until somebody comes by a second time.
    question: Option<(Seat, Vec<M>)>,
    children: Vec<usize>,
    visits: u32,
    /// Sum of payoffs, by seat.
    payoffs: Vec<f64>,
}

impl<G: Appraise> Mcts<G> {
    pub fn new(seed: u64, index: u64) -> Self {
        let luck = Quick::new(seed, index);
        Mcts { luck, hat: Hat::default(), nodes: Vec::new(), margins: Vec::new(), clear_margin: 0 }
    }

    fn new_node(&mut self, seats: usize) -> usize {
        self.nodes.push(Node {
            question: None,
            children: Vec::new(),
            visits: 0,
            payoffs: vec![0.0; seats],
        });
        self.nodes.len() - 1
    }

    /// One visit: down the tree, one step beyond it, a playout, and back up with the payoffs.
    fn visit(&mut self, game: &G, seat: Seat, path: &mut Vec<usize>) {
        let mut world = game.imagined_by(seat, &mut self.luck).before_others(seat);
        let mut deciding = Some(seat);
        path.clear();
        path.push(0);
        while let Some(seat) = deciding {
            let node = path[path.len() - 1];
            let legal = world.legal_moves(seat);
            if self.nodes[node].question.is_none() {
                let steps = if node == 0 { G::DEPTH } else { 0 };
                let ranked = ranked(&world, seat, legal.clone(), steps, &mut self.luck);
                let answers = ranked.into_iter().map(|(_, mv)| mv).collect();
                self.nodes[node].question = Some((seat, answers));
            }
            let Some((rank, mv)) = self.select(node, seat, &legal) else { break };
            world.apply(seat, mv, &mut self.luck, &mut Silence);
            let is_new = rank == self.nodes[node].children.len();
            if is_new {
                let child = self.new_node(usize::from(world.seats()));
                self.nodes[node].children.push(child);
            }
            path.push(self.nodes[node].children[rank]);
            if is_new {
                break;
            }
            deciding = world.asked().first();
        }
        self.play_out(&mut world);
        let payoffs = self.payoffs(&world);
        for &node in path.iter() {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.payoffs.iter_mut().zip(&payoffs).for_each(|(sum, payoff)| *sum += payoff);
        }
    }

    /// The answer to follow, by its rank. `None` if luck led to another question than the node's,
    /// or none of the known answers is possible there.
    fn select(&self, node: usize, seat: Seat, legal: &[G::Move]) -> Option<(usize, G::Move)> {
        let node = &self.nodes[node];
        let (decider, answers) = node.question.as_ref()?;
        if *decider != seat {
            return None;
        }
        let breadth = WIDENING * f64::from(G::BREADTH) / 100.0;
        let wide = (breadth * f64::from(node.visits + 1).sqrt()) as usize;
        if node.children.len() < wide.clamp(1, answers.len()) {
            let mv = answers[node.children.len()];
            if legal.contains(&mv) {
                return Some((node.children.len(), mv));
            }
        }
        let curiosity = CURIOSITY * f64::from(node.visits).sqrt();
        let worth = |rank: usize| {
            let child = &self.nodes[node.children[rank]];
            let visits = f64::from(child.visits);
            let prior = 1.0 / (rank as f64 + 2.0);
            child.payoffs[seat.index()] / visits + curiosity * prior / (1.0 + visits)
        };
        (0..node.children.len())
            .filter(|&rank| legal.contains(&answers[rank]))
            .map(|rank| (rank, worth(rank)))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(rank, _)| (rank, answers[rank]))
    }

    /// What the table is worth to each seat, between 0 and 1. At the end it is won or lost; until
    /// then what counts is what was gained, or a seat far ahead could not tell good from bad.
    fn payoffs(&self, world: &G) -> Vec<f64> {
        let (hopes, over) = (hopes(world), world.outcome().is_some());
        let clear = f64::from(self.clear_margin);
        let payoff = |(seat, before): (usize, &i64)| {
            let margin = margin(&hopes, Seat(seat as u8));
            let gained = (if over { margin } else { margin - before }) as f64;
            // Plain division instead of a logarithmic curve: the same number on every machine.
            0.5 + 0.5 * gained / (gained.abs() + clear)
        };
        self.margins.iter().enumerate().map(payoff).collect()
    }

    /// Lively moves for a while: of a few random ones, the one with the best hunch.
    fn play_out(&mut self, world: &mut G) {
        for _ in 0..G::PLAYOUT {
            let Some(seat) = world.asked().first() else { return };
            self.hat.clear();
            world.offer(seat, &mut self.hat);
            let count = self.hat.count();
            let mv = match count {
                0 => return,
                1 => self.hat.nth(0),
                _ => {
                    let mut candidate = || self.hat.nth(self.luck.below(count));
                    let first = candidate();
                    (1..CANDIDATES * G::CARE).map(|_| candidate()).fold(first, |best, mv| {
                        let better = world.hunch(seat, mv) > world.hunch(seat, best);
                        if better { mv } else { best }
                    })
                }
            };
            world.apply(seat, mv, &mut self.luck, &mut Silence);
        }
    }
}

impl<G: Appraise> Bot<G> for Mcts<G> {
    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> G::Move {
        let moves = game.legal_moves(seat);
        if moves.len() == 1 {
            return moves[0];
        }
        self.nodes.clear();
        self.new_node(usize::from(game.seats()));
        let hopes = hopes(&game.imagined_by(seat, &mut self.luck).before_others(seat));
        self.margins = (0..game.seats()).map(|seat| margin(&hopes, Seat(seat))).collect();
        self.clear_margin = game.clear_margin().max(1);
        let mut path = Vec::new();
        match budget {
            Budget::Iterations(count) => {
                (0..count.max(1)).for_each(|_| self.visit(game, seat, &mut path));
            }
            Budget::Time(time) => {
                let start = Instant::now();
                self.visit(game, seat, &mut path);
                while start.elapsed() < time {
                    self.visit(game, seat, &mut path);
                }
            }
        }
        let root = &self.nodes[0];
        let visits = |rank: &usize| self.nodes[root.children[*rank]].visits;
        // Of equally visited answers the one that looked better at first glance.
        let best = (0..root.children.len()).rev().max_by_key(visits).unwrap_or(0);
        match &root.question {
            Some((_, answers)) => answers[best],
            None => moves[0],
        }
    }
}
