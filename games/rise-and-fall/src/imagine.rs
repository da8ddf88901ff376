//! Tables a seat could not tell from the real one (RF-18.1).

use crate::guilds::PASSED_NOTHING;
use crate::hex::Cell;
use crate::kinds::{Guild, cards};
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use engine::{Chance, Places, Seat, shuffle};

impl RiseAndFall {
    /// What others put face down is drawn anew.
    pub(crate) fn imagined<C: Chance>(&self, seat: Seat, chance: &mut C) -> RiseAndFall {
        let mut table = self.clone();
        match self.phase {
            Phase::Guilds => table.imagine_guilds(seat, chance),
            Phase::Select => {
                for other in self.living_players().filter(|&other| other != seat) {
                    if self.civ(other).card != NOBODY {
                        let hand: Vec<_> = cards(self.civ(other).hand).collect();
                        let nth = chance.below(hand.len().max(1) as u32) as usize;
                        let card = hand.get(nth).map_or(NOBODY, |&card| card as u8);
                        table.civ_mut(other).card = card;
                    }
                }
            }
            Phase::Decline => {
                for other in self.living_players().filter(|&other| other != seat) {
                    let mut active: Vec<_> = cards(self.civ(other).active_cards()).collect();
                    shuffle(&mut active, chance);
                    let count = self.civ(other).giving.count_ones() as usize;
                    let giving = active.iter().take(count).fold(0, |set, card| set | card.bit());
                    table.civ_mut(other).giving = giving;
                }
            }
            Phase::Deploy | Phase::Actions if self.is_npc_asked() => {
                table.imagine_proposals(seat, chance);
            }
            _ => {}
        }
        if self.tales.set != 0 {
            table.imagine_house(seat, chance);
        }
        table
    }

    /// What others have proposed for an NPC is drawn anew (RF-16.5).
    fn imagine_proposals<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let options = self.npcs.options;
        for other in self.players().filter(|&other| other != seat) {
            let proposed = &mut self.npcs.proposals[other.index()];
            if *proposed != NOWHERE {
                *proposed = match options.len() {
                    0 => chance.below(2) as Cell,
                    count => Places::nth(options, chance.below(count)),
                };
            }
        }
    }

    /// The pile, and what somebody else looks at in the House, is drawn anew (RF-12.36).
    fn imagine_house<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let looking = self.players().find(|&other| other != seat && self.is_in_house(other));
        let size = self.tales.pile_size();
        let mut deck: Vec<u8> = self.tales.pile[..size].to_vec();
        let looked = looking.map_or([NOBODY; 4], |other| self.civ(other).dealt);
        deck.extend(looked.iter().filter(|&&card| card != NOBODY));
        shuffle(&mut deck, chance);
        if let Some(other) = looking.filter(|_| self.phase == Phase::Actions) {
            for slot in self.civ_mut(other).dealt.iter_mut().filter(|slot| **slot != NOBODY) {
                *slot = deck.pop().unwrap_or(NOBODY);
            }
        }
        self.tales.pile.iter_mut().zip(deck).take(size).for_each(|(slot, card)| *slot = card);
    }

    fn imagine_guilds<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let own = self.civ(seat).dealt;
        let mut deck: Vec<u8> =
            (0..Guild::COUNT as u8).filter(|card| !own.contains(card)).collect();
        deck.retain(|&card| self.is_usable_guild(Guild::ALL[card as usize]));
        shuffle(&mut deck, chance);
        for other in self.players().filter(|&other| other != seat) {
            let civ = self.civ_mut(other);
            for slot in civ.dealt.iter_mut().filter(|slot| **slot != NOBODY) {
                *slot = deck.pop().unwrap_or(NOBODY);
            }
            let kept = civ.kept.count_ones() as usize;
            civ.kept = civ.dealt[..kept].iter().fold(0, |set, card| set | 1 << card);
            if civ.passed != NOBODY && civ.passed != PASSED_NOTHING {
                civ.passed = civ.dealt[kept];
            }
        }
    }
}
