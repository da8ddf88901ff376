//! Why a move is not legal: the rule against it, and a sentence.

use crate::content::content;
use crate::effects::Key;
use crate::moves::{Location, Move, Place, Question};
use crate::state::{NONE, RiseToNobility};
use engine::kit::Asked;
use engine::{Message, Refusal, Seat};

fn plain(rule: &'static str, key: &str) -> Refusal {
    Refusal::plain(rule, key)
}

impl RiseToNobility {
    /// The rule against a move that is not offered.
    pub(crate) fn why_not_asked(&self, seat: Seat, mv: Move) -> Refusal {
        let Some(asked) = self.question_for(seat) else { return Refusal::not_asked(seat) };
        let fits = match mv {
            Move::Place { .. }
            | Move::Fulfil { .. }
            | Move::SellWorkshop { .. }
            | Move::SellCommunal { .. }
            | Move::EndTurn {} => matches!(asked, Question::TakeTurn { .. }),
            Move::TakeSettlers { .. } => matches!(asked, Question::TakeSettlers { .. }),
            Move::DiscardSettlers { .. } => matches!(asked, Question::DiscardSettlers { .. }),
            Move::Bonus { .. } => matches!(asked, Question::ChooseBonus { .. }),
            Move::Reroll { .. } => asked == Question::Reroll,
            Move::TakeGood { .. } => matches!(asked, Question::TakeGood { .. }),
            Move::GiveGood { .. } => asked == Question::GiveGood,
            Move::Buy { .. } => matches!(asked, Question::BuyGoods { .. }),
            Move::PlaceWorker {} | Move::MoveApprentice { .. } => {
                matches!(asked, Question::PlaceWorkers { .. })
            }
            Move::Allow {} | Move::Refuse {} => matches!(asked, Question::AllowTransfer { .. }),
            Move::ChooseArea { .. } => matches!(asked, Question::ChooseArea { .. }),
            Move::SellGoods { good, .. } => {
                matches!(asked, Question::SellGoods { good: wanted, .. } if wanted == good)
            }
            Move::SpendGoods { good, .. } => {
                matches!(asked, Question::SpendGoods { good: wanted, .. } if wanted == good)
            }
            Move::BuyModifiers { .. }
            | Move::RenewSettlers {}
            | Move::RenewBuildings {}
            | Move::DrawCommissions {} => matches!(asked, Question::VisitBerk { .. }),
            Move::KeepCommission { .. } => asked == Question::KeepCommission,
            Move::ReturnApprentice { .. } => asked == Question::ReturnApprentice,
            Move::ChooseCharacter { .. } => asked == Question::ChooseCharacter,
            Move::Done {} => false,
        };
        if fits { self.why_not_this(seat, mv) } else { first(self, &asked, mv) }
    }

    /// The question is right, the answer is not.
    fn why_not_this(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Place { die, value, at } => self.not_placed(seat, die, value, at),
            Move::Fulfil { card } => self.not_fulfilled(seat, card),
            Move::SellWorkshop { .. } | Move::SellCommunal { .. } if self.done.sale => {
                plain("RTN-4.4", "refused-one-sale")
            }
            Move::SellWorkshop { .. } | Move::SellCommunal { .. } => {
                plain("RTN-10.5", "refused-not-your-building")
            }
            Move::TakeSettlers { .. } => plain("RTN-7.2", "refused-card-not-shown"),
            Move::DiscardSettlers { .. } => plain("RTN-7.4", "refused-card-not-held"),
            Move::Bonus { .. } => plain("RTN-9.3", "refused-no-such-bonus"),
            Move::Reroll { .. } => plain("RTN-9.8", "refused-reroll"),
            Move::TakeGood { .. } => plain("RTN-6.5", "refused-good-order"),
            Move::GiveGood { .. } => plain("RTN-3.9", "refused-good-not-held"),
            Move::Buy { .. } => plain("RTN-9.5", "refused-buy"),
            Move::PlaceWorker {} => plain("RTN-9.6", "refused-no-worker"),
            Move::MoveApprentice { owner, .. } if owner != seat.0 && !self.options.night => {
                plain("RTN-9.6", "refused-others-apprentice")
            }
            Move::MoveApprentice { .. } => plain("RTN-9.6", "refused-no-apprentice"),
            Move::ChooseArea { .. } => plain("RTN-10.4", "refused-area-taken"),
            Move::SellGoods { .. } => plain("RTN-11.2", "refused-sell"),
            Move::SpendGoods { .. } => plain("RTN-7.5", "refused-spend"),
            Move::BuyModifiers { .. } if self.modifiers == 0 => {
                plain("RTN-3.4", "refused-no-modifiers-left")
            }
            Move::BuyModifiers { .. } => plain("RTN-11.10", "refused-modifiers"),
            Move::RenewSettlers {} | Move::RenewBuildings {} => {
                plain("RTN-11.9", "refused-renewed")
            }
            Move::DrawCommissions {} if !self.options.chancellery => {
                plain("RTN-13.9", "refused-no-chancellery")
            }
            Move::DrawCommissions {} => Refusal::new(
                "RTN-13.9",
                Message::new("refused-commissions").number("most", self.offices_of(seat) + 1),
            ),
            Move::KeepCommission { .. } => plain("RTN-13.1", "refused-card-not-offered"),
            Move::ReturnApprentice { .. } => plain("RTN-11.14", "refused-no-apprentice"),
            Move::ChooseCharacter { .. } => plain("RTN-17.3", "refused-character"),
            // Answers that are always possible when they are asked for, and `done`.
            _ => plain("RTN-3.9", "refused-not-optional"),
        }
    }

    fn not_placed(&self, seat: Seat, die: u8, value: u8, at: Place) -> Refusal {
        let player = self.player(seat);
        if self.done.die {
            return plain("RTN-5.4", "refused-one-die");
        }
        if player.dice.get(die.wrapping_sub(1) as usize).is_none_or(|count| *count == 0) {
            let reason = Message::new("refused-no-such-die").number("die", die);
            return Refusal::new("RTN-5.4", reason);
        }
        if !(1..=6).contains(&value) {
            return plain("RTN-5.5", "refused-die-range");
        }
        let tokens = die.abs_diff(value);
        if tokens > player.modifiers {
            let reason = Message::new("refused-tokens").number("tokens", tokens);
            return Refusal::new("RTN-5.5", reason.number("held", player.modifiers));
        }
        if value > player.room() {
            let reason = Message::new("refused-reputation")
                .number("value", value)
                .number("placed", player.placed)
                .number("reputation", player.reputation);
            return Refusal::new("RTN-5.1", reason);
        }
        self.not_taken(seat, value, at)
    }

    /// The place does not take this value from this player.
    fn not_taken(&self, seat: Seat, value: u8, at: Place) -> Refusal {
        let player = self.player(seat);
        let index = value as usize - 1;
        let content = content();
        match at.location() {
            Location::Tavern if self.cards_on_display() == 0 => {
                plain("RTN-3.8", "refused-no-settlers")
            }
            Location::Tavern
                if !self.dice.tavern[self.count().tavern_slots as usize - 1].is_empty() =>
            {
                plain("RTN-7.1", "refused-slots-full")
            }
            Location::Tavern => plain("RTN-7.1", "refused-tavern-order"),
            Location::Yard if player.houses_in_reserve() == 0 => {
                plain("RTN-8.3", "refused-no-houses")
            }
            Location::Yard if player.coins < self.house_price(seat).into() => {
                self.too_dear("RTN-8.2", seat, self.house_price(seat))
            }
            Location::Yard if !self.dice.yard[self.count().yard_slots as usize - 1].is_empty() => {
                plain("RTN-8.1", "refused-slots-full")
            }
            Location::Yard => plain("RTN-8.1", "refused-yard-order"),
            Location::Guild(guild) => {
                let slot = content.guild_slot_of[index] as usize;
                if self.dice.guilds[guild.index()][slot].is_empty() {
                    plain("RTN-9.2", "refused-guild-closed")
                } else {
                    plain("RTN-5.4", "refused-slot-taken")
                }
            }
            Location::TownHall => self.not_bought(seat, content.town_hall_place_of[index] as usize),
            Location::Port if self.has_changed(Key::ClosePort) => {
                plain("RTN-15.3", "refused-closed")
            }
            Location::Port if !self.dice.port[index].is_empty() => {
                plain("RTN-5.4", "refused-slot-taken")
            }
            Location::Port => plain("RTN-3.8", "refused-nothing-to-sell"),
            Location::Council(row, column) => self.not_answered(seat, value, row, column),
            Location::Berk => plain("RTN-5.4", "refused-slot-taken"),
            Location::Castle(_) if self.has_changed(Key::CloseCastle) => {
                plain("RTN-15.3", "refused-closed")
            }
            Location::Castle(slot) => {
                let printed = &content.castle_slots[slot as usize];
                if printed.six_players_only && self.seats != 6 {
                    plain("RTN-14.1", "refused-six-only")
                } else if printed.dice >> value & 1 == 0 {
                    plain("RTN-5.4", "refused-slot-value")
                } else {
                    plain("RTN-5.4", "refused-slot-taken")
                }
            }
            Location::OwnBoard if content.own_slot >> value & 1 == 0 => {
                plain("RTN-11.14", "refused-slot-value")
            }
            Location::OwnBoard if !self.dice.own[seat.index()].is_empty() => {
                plain("RTN-5.4", "refused-slot-taken")
            }
            Location::OwnBoard => plain("RTN-11.14", "refused-no-apprentice"),
            Location::Office { .. } | Location::Tile(_) if !self.options.chancellery => {
                plain("RTN-13.1", "refused-no-chancellery")
            }
            Location::Office { lower } => self.no_office(seat, index + 6 * usize::from(lower)),
            Location::Tile(tile) if self.dice_tiles[tile as usize].owner != seat.0 => {
                plain("RTN-13.10", "refused-not-your-tile")
            }
            Location::Tile(_) => plain("RTN-13.10", "refused-tile-value"),
        }
    }

    fn too_dear(&self, rule: &'static str, seat: Seat, price: u8) -> Refusal {
        let reason = Message::new("refused-coins").number("price", price);
        Refusal::new(rule, reason.number("coins", self.player(seat).coins))
    }

    fn not_bought(&self, seat: Seat, place: usize) -> Refusal {
        let tile = self.town_hall[place];
        if !self.dice.town_hall[place].is_empty() {
            return plain("RTN-5.4", "refused-slot-taken");
        }
        if tile == NONE {
            return plain("RTN-10.1", "refused-no-building");
        }
        let price = self.building_price(seat, place);
        if self.player(seat).coins < price.into() {
            return self.too_dear("RTN-10.1", seat, price);
        }
        match Self::guild_of(tile) {
            Some(guild) if self.guilds[guild.index()].free_position().is_none() => {
                plain("RTN-10.2", "refused-guild-full")
            }
            Some(_) => plain("RTN-10.2", "refused-needs-apprentice"),
            None if self.player(seat).workers == 0 => plain("RTN-10.4", "refused-no-worker"),
            None => plain("RTN-10.4", "refused-area-taken"),
        }
    }

    fn not_answered(&self, seat: Seat, value: u8, row: u8, column: u8) -> Refusal {
        let content = content();
        let player = self.player(seat);
        let tile = self.council[row as usize][column as usize];
        if content.council_rows[row as usize] >> value & 1 == 0 {
            return plain("RTN-11.3", "refused-slot-value");
        }
        if tile == NONE {
            return plain("RTN-11.4", "refused-no-council-tile");
        }
        if player.peoples() >> content.councillors[column as usize] as u8 & 1 == 0 {
            return plain("RTN-11.6", "refused-people");
        }
        let printed = &content.council[tile as usize];
        if player.nobility < printed.nobility {
            let reason = Message::new("refused-nobility").number("needed", printed.nobility);
            return Refusal::new("RTN-11.5", reason.number("level", player.nobility));
        }
        plain("RTN-11.7", "refused-council-cost")
    }

    fn no_office(&self, seat: Seat, office: usize) -> Refusal {
        let player = self.player(seat);
        if office >= self.open_offices() as usize {
            plain("RTN-13.2", "refused-office-closed")
        } else if !self.dice.chancellery[office % 6].is_empty() {
            plain("RTN-13.4", "refused-slot-taken")
        } else if self.offices[office] != NONE {
            plain("RTN-13.3", "refused-office-taken")
        } else if player.workers == 0 {
            plain("RTN-13.3", "refused-no-worker")
        } else {
            plain("RTN-13.3", "refused-people")
        }
    }

    fn not_fulfilled(&self, seat: Seat, card: u8) -> Refusal {
        let player = self.player(seat);
        if self.done.settlers {
            plain("RTN-4.4", "refused-one-settlers")
        } else if !player.hand().any(|held| held == card) {
            plain("RTN-7.5", "refused-card-not-held")
        } else if player.houses_ready == 0 {
            plain("RTN-7.5", "refused-no-house")
        } else {
            plain("RTN-7.5", "refused-goods-missing")
        }
    }
}

/// Something else is asked; inside a die's action that is RTN-4.5.
fn first(table: &RiseToNobility, asked: &Question, mv: Move) -> Refusal {
    let in_action =
        matches!(mv, Move::Fulfil { .. } | Move::SellWorkshop { .. } | Move::SellCommunal { .. });
    let rule = if in_action { "RTN-4.5" } else { asked.rule() };
    Refusal::new(rule, Message::new("refused-first").said("question", asked.message(table)))
}
