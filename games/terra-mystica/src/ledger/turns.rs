//! What the commands of a turn mean on the table at hand.

use super::commands::{Command, Resource, Thing};
use super::faults::{against, counted};
use super::importer::Importer;
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::moves::{Conversion, Move, NO_CARD, ShiftCost, Special};
use crate::state::{Owed, Phase, Rules, TerraMystica, USED_STRONGHOLD, bit};
use engine::{Message, Play, Refusal, Seat};

impl Importer {
    /// Carries out a command of a round.
    pub(super) fn act(&mut self, seat: Seat, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Leech { amount, from } => self.take_power(seat, amount, from),
            Command::Decline(Some((amount, from))) => self.decline_power(seat, amount, from),
            Command::Decline(None) => self.decline_all(seat),
            Command::Burn(count) => {
                self.before_free_step(seat)?;
                (0..count).try_for_each(|_| self.play(seat, Move::Burn {}))
            }
            Command::Convert { paid, from, got, to } => self.convert(seat, (paid, from), (got, to)),
            Command::Dig(spades) => self.dig(seat, spades),
            Command::Transform { at, to } => self.transform(seat, at, to),
            Command::Build { at } => self.build(seat, at),
            Command::Upgrade { at, to } => {
                let table = self.table();
                let free = table.owed.free_trading_house && to == Structure::TradingHouse;
                if !(free && table.active() == seat) {
                    self.begin_action(seat)?;
                }
                self.play(seat, Move::Upgrade { at, to })
            }
            Command::Send { cult, steps } => {
                let table = self.table();
                let best =
                    [3, 2].into_iter().find(|it| table.free_order_space(cult, *it).is_some());
                let steps = steps.or(best).unwrap_or(1);
                self.action(seat, Move::SendPriest { cult, steps })
            }
            Command::AdvanceShipping => self.action(seat, Move::AdvanceShipping {}),
            Command::AdvanceDigging => self.action(seat, Move::AdvanceDigging {}),
            Command::PowerAction(action) => self.action(seat, Move::PowerAction { action }),
            Command::Special(action) => self.action(seat, Move::SpecialAction { action }),
            Command::Shapeshift(with) => self.shapeshift(seat, with),
            Command::PickColor(_) => Err(against("TM-X9.6", "refused-color-alone")),
            Command::Bridge { a, b } => {
                let site = self.table().map().site_between(a, b);
                let site = site.ok_or(against("TM-8.61", "refused-no-such-site"))?;
                self.play(seat, Move::PlaceBridge { site })
            }
            Command::Connect(hexes) => self.connect(seat, &hexes),
            Command::Pass(card) => self.action(seat, Move::Pass { card: card.unwrap_or(NO_CARD) }),
            Command::Gain(count, thing) => self.gain(seat, count, thing),
            Command::GiveUp(count, thing) => self.give_up(seat, count, thing),
            Command::Unlock(terrain) => self.react(seat, Move::Unlock { terrain }),
            Command::KeepPriest => self.react(seat, Move::KeepPriest {}),
            Command::BuyToken => self.react(seat, Move::BuyToken { buy: true }),
            Command::Done => self.close_turn(seat, true),
            Command::Wait | Command::Nothing => Ok(()),
            Command::Leave(faction) => self.leave(seat, faction),
        }
    }

    fn action(&mut self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.begin_action(seat)?;
        self.play(seat, mv)
    }

    /// A reaction; it does not come into a turn that is kept open.
    fn react(&mut self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.close_turn(self.table().active(), false)?;
        self.play(seat, mv)
    }

    /// Everybody leaves for himself (TM-18.2).
    pub(super) fn leave(&mut self, seat: Seat, faction: Faction) -> Result<(), Refusal> {
        if !self.table().player(seat).is(faction) {
            return Err(against("TM-18.2", "refused-leave-other"));
        }
        self.play(seat, Move::Leave)
    }

    /// If somebody else's turn is only waiting to be closed, closes it.
    fn make_way(&mut self, seat: Seat) -> Result<(), Refusal> {
        let active = self.table().active();
        if active != seat { self.close_turn(active, true) } else { Ok(()) }
    }

    /// A player who is alone may convert for the next action while a hex could still be built on.
    fn before_free_step(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.make_way(seat)?;
        let owed = self.table().owed;
        if owed.doubled && owed.actions > 0 && !self.table().late() {
            self.answer_ahead()?;
        }
        if self.table().active() != seat || owed.open || owed.actions > 0 {
            return Ok(());
        }
        if !owed.ordain {
            self.close_turn(seat, false)?;
        }
        // A later line may show that an action goes on with conversions (TM-X12).
        let owed = self.table().owed;
        let unfinished = owed.is_pending() && owed.actions == 0 && self.table().late();
        if unfinished { self.play(seat, Move::Wait {}) } else { Ok(()) }
    }

    /// Leaves what an earlier action left open, and keeps the turn open for conversions that
    /// follow the action (TM-8.2).
    fn begin_action(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.make_way(seat)?;
        let table = self.table();
        if table.phase != Phase::Actions || table.active() != seat {
            return Ok(());
        }
        if self.dug > 0 && table.owed.spades == 0 {
            let dug = self.dug.into();
            return Err(counted("TM-8.18", "refused-dug-unused", dug, dug));
        }
        if table.owed.settle != [0; 3] && table.owed.spades == 0 {
            self.play(seat, Move::Done {})?;
        }
        if table.owed.doubled && table.owed.actions > 0 && !table.late() {
            self.answer_ahead()?;
        }
        self.close_turn(seat, true)?;
        self.take_steps_said_later(seat)?;
        self.answer_token(seat)?;
        self.begin_row(seat);
        self.open_if_needed(seat)
    }

    /// The steps of an action belong to it (TM-8.70); other programs let a player who is alone name
    /// the track after the next action.
    fn take_steps_said_later(&mut self, seat: Seat) -> Result<(), Refusal> {
        let steps = self.table().owed.steps;
        if steps == 0 || self.table().owed.actions > 0 {
            return Ok(());
        }
        let said = self.steps.iter().enumerate().skip(self.at + 1).find_map(|(index, step)| {
            let Some(Command::Gain(count, Thing::Cult(cult))) = step.command else { return None };
            let fits = step.seat == seat && count == u32::from(steps) && !self.used[index];
            fits.then_some((index, cult))
        });
        // If it is never named, the table asks for it first.
        let Some((index, cult)) = said else { return Ok(()) };
        self.used[index] = true;
        self.withhold(index, seat, cult, steps);
        self.play(seat, Move::Step { cult })?;
        self.close_turn(seat, true)
    }

    /// Ends a turn in which nothing is left but optional things. The Darklings' ordination is
    /// only given up if `all`.
    pub(super) fn close_turn(&mut self, seat: Seat, all: bool) -> Result<(), Refusal> {
        loop {
            let table = self.table();
            let owed = table.owed;
            if table.phase != Phase::Actions || table.active() != seat || owed.actions > 0 {
                return Ok(());
            }
            if self.lost[seat.index()] > 0 && !all {
                // Elsewhere the turn goes on until spades nobody can use are given up.
                return Ok(());
            }
            let only_open = owed.open && !owed.is_pending();
            let rest = Owed { settle: [0; 3], ..owed };
            let only_unsettled = owed.is_pending() && !rest.is_pending();
            if owed.ordain && all {
                self.play(seat, Move::Ordain { workers: 0 })?;
            } else if only_open || only_unsettled {
                self.play(seat, Move::Done {})?;
            } else {
                return Ok(());
            }
        }
    }

    /// Is there a conversion, a sacrifice or a river town after the action that begins now?
    fn open_if_needed(&mut self, seat: Seat) -> Result<(), Refusal> {
        let table = self.table();
        if table.owed.open || table.owed.actions == 0 || table.owed.is_pending() {
            return Ok(());
        }
        let line = self.steps[self.at].line;
        let mut wanted = false;
        let mut rest = self.steps[self.at + 1..].iter().peekable();
        while let Some(step) = rest.next() {
            let Some(command) = &step.command else { break };
            if step.seat != seat {
                // An unfinished turn goes on after the answers of others.
                if command.is_reaction() {
                    continue;
                }
                break;
            }
            if step.line != line && command.is_action() {
                break;
            }
            if command.is_free_step() {
                // A later line may begin with conversions for the next action.
                let same_line = |other: &&super::importer::Step| other.line == step.line;
                wanted = step.line == line
                    || !rest
                        .clone()
                        .take_while(same_line)
                        .any(|other| other.command.as_ref().is_some_and(Command::is_action));
                break;
            }
        }
        if wanted { self.play(seat, Move::Wait {}) } else { Ok(()) }
    }

    /// Shapeshifters decide about their token before they act (TM-X9.6); a sheet may say it later.
    fn answer_token(&mut self, seat: Seat) -> Result<(), Refusal> {
        while self.table().player(seat).tokens_owed > 0 {
            let said = self.steps.iter().enumerate().skip(self.at + 1).find_map(|(index, step)| {
                let buy = match step.command {
                    Some(Command::BuyToken) => true,
                    Some(Command::GiveUp(_, Thing::Token)) => false,
                    _ => return None,
                };
                (step.seat == seat && !self.used[index]).then_some((index, buy))
            });
            if let Some((index, _)) = said {
                self.used[index] = true;
            }
            self.play(seat, Move::BuyToken { buy: said.is_some_and(|(_, buy)| buy) })?;
        }
        Ok(())
    }

    /// Conversions at exactly the printed rates (TM-8.2), and the ordination (TM-15.4).
    fn convert(
        &mut self,
        seat: Seat,
        (paid, from): (u32, Resource),
        (got, to): (u32, Resource),
    ) -> Result<(), Refusal> {
        if (from, to) == (Resource::Workers, Resource::Priests) {
            return self.ordain(seat, paid, got);
        }
        self.before_free_step(seat)?;
        let table = self.table();
        if table.owed.ordain && table.active() == seat {
            // Any other conversion uses the chance up.
            self.play(seat, Move::Ordain { workers: 0 })?;
        }
        let (rate, chain): (u32, &[Conversion]) = match (from, to) {
            (Resource::Power, Resource::Priests) => (5, &[Conversion::PowerToPriest]),
            (Resource::Power, Resource::Workers) => (3, &[Conversion::PowerToWorker]),
            (Resource::Power, Resource::Coins) => (1, &[Conversion::PowerToCoin]),
            (Resource::Priests, Resource::Workers) => (1, &[Conversion::PriestToWorker]),
            (Resource::Priests, Resource::Coins) => {
                (1, &[Conversion::PriestToWorker, Conversion::WorkerToCoin])
            }
            (Resource::Workers, Resource::Coins) => (1, &[Conversion::WorkerToCoin]),
            (Resource::Points, Resource::Coins) => (1, &[Conversion::PointToCoin]),
            (Resource::Coins, Resource::Points) => (2, &[Conversion::CoinsToPoint]),
            _ => return Err(against("TM-8.2", "refused-no-such-conversion")),
        };
        if got.checked_mul(rate) != Some(paid) {
            let reason = Message::new("refused-conversion-rate")
                .number("rate", rate)
                .number("paid", paid)
                .number("got", got);
            return Err(Refusal::new("TM-8.2", reason));
        }
        for what in chain {
            for _ in 0..got {
                self.play(seat, Move::Convert { what: *what })?;
            }
        }
        Ok(())
    }

    /// Workers become priests when the stronghold is built (TM-15.4): part of that action, for
    /// which no turn need be kept open.
    fn ordain(&mut self, seat: Seat, paid: u32, got: u32) -> Result<(), Refusal> {
        self.make_way(seat)?;
        let table = self.table();
        if table.player(seat).is(Faction::Darklings) && paid != got {
            return Err(counted("TM-15.4", "refused-ordain-rate", got, paid));
        }
        let workers = u8::try_from(paid).unwrap_or(u8::MAX);
        self.play(seat, Move::Ordain { workers })
    }

    /// Declares spades. They are bought when they are used; but where a spade brings power, which
    /// may pay for the next one after a conversion, each is bought ahead (TM-15.3).
    fn dig(&mut self, seat: Seat, spades: u8) -> Result<(), Refusal> {
        if self.table().active() != seat || self.table().owed.spades == 0 && self.dug == 0 {
            self.begin_action(seat)?;
        }
        if self.dug == 0 && self.table().owed.actions == 0 && self.table().owed.spades == 0 {
            return Err(against("TM-8.17", "refused-dig-late"));
        }
        let bought = self.table().owed.bought > 0;
        let next = self.ahead().find(|(_, command)| !matches!(command, Command::Dig(_)));
        let converts = next.is_some_and(|(_, command)| command.is_free_step());
        let player = *self.table().player(seat);
        if player.is(Faction::Alchemists) && player.has_stronghold() && (converts || bought) {
            let dug = std::mem::take(&mut self.dug).saturating_add(spades);
            return (0..dug).try_for_each(|_| self.play(seat, Move::BuySpade {}));
        }
        self.dug = self.dug.saturating_add(spades);
        Ok(())
    }

    /// Uses spades on a hex: those at hand must fit (TM-8.12 to TM-8.18).
    fn transform(&mut self, seat: Seat, at: u8, to: Option<Terrain>) -> Result<(), Refusal> {
        let table = self.table();
        let home = table.player(seat).home;
        let from = table.terrain_at(at);
        if self.transformed_ahead(&table, seat, at, to) {
            return Ok(());
        }
        if table.owed.sandstorm && table.active() == seat {
            return self.play(seat, Move::Transform { at, to: to.unwrap_or(home), long: false });
        }
        if home == Terrain::Volcano {
            return self.erupt(seat, at, to);
        }
        let free = if table.active() == seat { table.owed.spades } else { 0 };
        let at_hand = free.saturating_sub(self.thrown) + self.dug;
        if at_hand == 0 {
            return Err(against("TM-8.14", "refused-no-spades-at-hand"));
        }
        let to = to.unwrap_or_else(|| nearest_home(&table, seat, from, at_hand));
        let short = table.steps_between(seat, from, to, false);
        let long = table.steps_between(seat, from, to, true);
        let way = if long == Some(at_hand) { long } else { short };
        let wanted = Move::Transform { at, to, long: false };
        let steps = way.ok_or_else(|| table.refusal(seat, wanted))?;
        let too = |rule, why| Err(counted(rule, why, steps.into(), at_hand.into()));
        if steps > at_hand {
            return too("TM-8.14", "refused-too-few-spades");
        }
        if (self.dug > 0 || table.owed.bought > 0) && steps != at_hand {
            // What was bought must all be used, and on one hex (TM-8.17).
            return too("TM-8.18", "refused-too-many-spades");
        }
        self.play(seat, Move::Transform { at, to, long: long == Some(at_hand) && long != short })?;
        self.dug = 0;
        self.throw_spades(seat)
    }

    /// Was this hex transformed already, when its spades were declared?
    fn transformed_ahead(
        &self,
        table: &TerraMystica,
        seat: Seat,
        at: u8,
        to: Option<Terrain>,
    ) -> bool {
        let color = table.terrain_at(at);
        self.dug == 0
            && table.active() == seat
            && table.owed.spades == 0
            && !table.owed.sandstorm
            && to.is_none_or(|to| to == color)
            && (table.settle_targets() & bit(at) != 0 || table.owed.foreign > 0)
    }

    /// Volcano factions need no spades: `dig 1` only says that they transform (TM-X9.4, TM-X9.5).
    fn erupt(&mut self, seat: Seat, at: u8, to: Option<Terrain>) -> Result<(), Refusal> {
        let acolytes = self.table().player(seat).is(Faction::Acolytes);
        let rule = if acolytes { "TM-X9.4" } else { "TM-X9.5" };
        if to.is_some_and(|to| to != Terrain::Volcano) {
            return Err(against(rule, "refused-only-volcano"));
        }
        if self.dug != 1 {
            return Err(against(rule, "refused-volcano-dig"));
        }
        self.play(seat, Move::Transform { at, to: Terrain::Volcano, long: false })?;
        self.dug = 0;
        // The steps it costs may be named after the dwelling.
        while self.table().owed.lose > 0 {
            let said = self.ahead().find_map(|(index, command)| match command {
                Command::GiveUp(_, Thing::Cult(cult)) => Some((index, *cult)),
                _ => None,
            });
            let Some((index, cult)) = said else { return Ok(()) };
            self.used[index] = true;
            self.play(seat, Move::Lose { cult })?;
        }
        Ok(())
    }

    /// Gives up what was announced, once it is all that is left.
    fn throw_spades(&mut self, seat: Seat) -> Result<(), Refusal> {
        let table = self.table();
        let left = if table.active() == seat { table.owed.spades } else { 0 };
        if left == 0 {
            self.thrown = 0;
        }
        if self.thrown > 0 && left == self.thrown {
            self.thrown = 0;
            return self.play(seat, Move::GiveUpSpades {});
        }
        Ok(())
    }

    /// A dwelling, with the transformation it needs.
    fn build(&mut self, seat: Seat, at: u8) -> Result<(), Refusal> {
        let table = self.table();
        let mine = table.active() == seat;
        if mine && table.owed.ride {
            return self.play(seat, Move::Build { at });
        }
        let home = table.home_hexes(seat) & bit(at) != 0;
        if !home {
            self.transform(seat, at, Some(table.player(seat).home))?;
        } else if self.dug > 0 {
            return Err(against("TM-8.18", "refused-dug-home"));
        } else if !(mine && table.owed.spades > 0) && table.settle_targets() & bit(at) == 0 {
            self.begin_action(seat)?;
        }
        self.play(seat, Move::Build { at })
    }

    /// The new home is named later in the line, perhaps after conversions (TM-X9.6).
    fn shapeshift(&mut self, seat: Seat, with: ShiftCost) -> Result<(), Refusal> {
        let said = self.ahead().find_map(|(index, command)| match command {
            Command::PickColor(terrain) => Some((index, *terrain)),
            _ => None,
        });
        let (index, terrain) = said.ok_or(against("TM-X9.6", "refused-no-color"))?;
        self.used[index] = true;
        self.action(seat, Move::Shapeshift { terrain, with })
    }

    /// The first river that joins the named hexes and founds a town (TM-12.6).
    fn connect(&mut self, seat: Seat, hexes: &[u8]) -> Result<(), Refusal> {
        self.before_free_step(seat)?;
        if self.table().owed.settle != [0; 3] && self.table().active() == seat {
            // The tile comes after the dwelling, or instead of it.
            self.play(seat, Move::Done {})?;
        }
        let table = self.table();
        let map = table.map();
        let named = |river: u8| match hexes {
            [only] if map.rivers & bit(*only) != 0 => *only == river,
            hexes => hexes.iter().all(|hex| map.neighbors[river as usize] & bit(*hex) != 0),
        };
        let rivers = table.connectable_rivers(seat) & map.rivers;
        let river =
            (0..map.hexes.len() as u8).find(|river| rivers & bit(*river) != 0 && named(*river));
        let river = river.ok_or_else(|| match hexes {
            [river] => table.refusal(seat, Move::Connect { river: *river }),
            _ => against("TM-12.6", "refused-no-river-between"),
        })?;
        // Conversions may come before the tile is taken.
        let converts = self.ahead().next().is_some_and(|(_, command)| command.is_free_step());
        if converts && table.owed.actions > 0 && !table.owed.open && !table.owed.is_pending() {
            self.play(seat, Move::Wait {})?;
        }
        self.play(seat, Move::Connect { river })
    }

    fn gain(&mut self, seat: Seat, count: u32, thing: Thing) -> Result<(), Refusal> {
        match thing {
            Thing::Favor(tile) => {
                (0..count).try_for_each(|_| self.play(seat, Move::TakeFavor { tile }))
            }
            Thing::Town(tile) => (0..count).try_for_each(|_| self.found_town(seat, tile)),
            Thing::Cult(cult) => self.step(seat, count, cult),
            Thing::Resource(Resource::Power) if count == 1 && self.consoled[seat.index()] > 0 => {
                self.consoled[seat.index()] -= 1;
                Ok(())
            }
            _ if self.loose => self.adjust(seat, thing, i32::try_from(count).unwrap_or(i32::MAX)),
            _ => Err(against("TM-18.3", "refused-gain-by-hand")),
        }
    }

    /// A town tile; if markers compete for too few keys, those not lowered before enter
    /// (TM-11.4).
    fn found_town(&mut self, seat: Seat, tile: u8) -> Result<(), Refusal> {
        let before = self.table();
        self.play(seat, Move::TakeTown { tile })?;
        let lowered = std::mem::take(&mut self.lowered);
        let town = &before.content().town_tiles[tile as usize];
        loop {
            let table = self.table();
            let enter = table.owed.enter;
            if enter == 0 || table.active() != seat {
                break;
            }
            let competes = |cult: &Cult| enter >> *cult as u8 & 1 == 1;
            // The next command may name the marker.
            let named = self.ahead().next().is_some_and(|(_, command)| match command {
                Command::Gain(_, Thing::Cult(cult)) => competes(cult),
                _ => false,
            });
            if named && town.cult_steps == 0 {
                break;
            }
            let mut cults = Cult::ALL.into_iter().filter(competes);
            let chosen = cults.clone().find(|cult| lowered[*cult as usize] == 0);
            let Some(cult) = chosen.or_else(|| cults.next()) else { break };
            self.play(seat, Move::Enter { cult })?;
        }
        // What was lowered must be where it would be without that (TM-11.5).
        for cult in Cult::ALL {
            let index = cult as usize;
            let at = before.player(seat).cults[index];
            let meant = (at + town.cult_steps).saturating_sub(lowered[index]);
            if lowered[index] > 0 && meant != self.table().player(seat).cults[index] {
                return Err(against("TM-11.5", "refused-lowered"));
            }
        }
        Ok(())
    }

    /// Steps on a cult: owed by the action, by neighbours, or made up with a key.
    fn step(&mut self, seat: Seat, count: u32, cult: Cult) -> Result<(), Refusal> {
        let table = self.table();
        let mine = table.active() == seat;
        if mine && table.owed.enter >> cult as u8 & 1 == 1 {
            return self.play(seat, Move::Enter { cult });
        }
        let mut left = count;
        if mine && table.owed.steps > 0 {
            // Steps of one action all go to one track.
            let said = u8::try_from(count).unwrap_or(u8::MAX);
            let wrong = || table.wrong_steps(seat, said);
            left = left.checked_sub(table.owed.steps.into()).ok_or_else(wrong)?;
            self.play(seat, Move::Step { cult })?;
        } else if self.loose && table.player(seat).steps_owed == 0 {
            return self.adjust(seat, Thing::Cult(cult), i32::try_from(count).unwrap_or(i32::MAX));
        }
        (0..left).try_for_each(|_| self.react(seat, Move::Step { cult }))
    }

    fn give_up(&mut self, seat: Seat, count: u32, thing: Thing) -> Result<(), Refusal> {
        let table = self.table();
        let mine = table.active() == seat;
        let few = u8::try_from(count).unwrap_or(u8::MAX);
        let change = -i32::try_from(count).unwrap_or(i32::MAX);
        match thing {
            Thing::Spades if !(mine && table.owed.spades > 0) && self.forget_spades(seat, few) => {
                Ok(())
            }
            Thing::Spades => {
                let free = if mine { table.owed.spades - table.owed.bought } else { 0 };
                let thrown = self.thrown.saturating_add(few);
                if free < thrown {
                    let (said, fits) = (thrown.into(), free.into());
                    return Err(counted("TM-8.18", "refused-spades-to-give-up", said, fits));
                }
                self.thrown += few;
                self.throw_spades(seat)
            }
            Thing::Cult(cult) if mine && table.owed.lose > 0 => {
                if few != table.owed.lose {
                    let price = table.owed.lose.into();
                    return Err(counted("TM-X9.4", "refused-lose-count", count, price));
                }
                self.play(seat, Move::Lose { cult })
            }
            Thing::Cult(cult) => {
                // Only ever a way to say which marker shall not enter space 10.
                let lowered = self.lowered[cult as usize].saturating_add(few);
                let at = table.player(seat).cults[cult as usize];
                let town = self.ahead().any(|(_, command)| match command {
                    Command::Gain(_, Thing::Town(tile)) => {
                        table.content().town_tiles[*tile as usize].cult_steps > 0
                    }
                    _ => false,
                });
                if at == 10 || at.saturating_sub(lowered) < 7 || !town {
                    return Err(against("TM-11.5", "refused-lower"));
                }
                self.lowered[cult as usize] = lowered;
                Ok(())
            }
            // Points other programs gave for spades that are or will be given up (TM-8.19).
            Thing::Resource(Resource::Points)
                if !table.rules.has(Rules::SPADE_POINTS_RECEIVED)
                    && self.unscored[seat.index()] + self.worth_of_thrown(&table) >= -change =>
            {
                self.unscored[seat.index()] += change;
                Ok(())
            }
            Thing::Token => self.react(seat, Move::BuyToken { buy: false }),
            Thing::Ordination if mine && table.owed.ordain => {
                self.play(seat, Move::Ordain { workers: 0 })
            }
            Thing::FreeDwelling if mine && table.owed.ride => self.play(seat, Move::Done {}),
            Thing::FreeTradingHouse if mine && table.owed.free_trading_house => {
                self.play(seat, Move::Done {})
            }
            Thing::FreeTransformation if mine && table.owed.sandstorm => {
                self.play(seat, Move::Done {})
            }
            Thing::Bridges if mine && u32::from(table.owed.bridges) == count => {
                self.play(seat, Move::Done {})
            }
            Thing::Resource(_) | Thing::Bowl(_) if self.loose => self.adjust(seat, thing, change),
            Thing::Resource(_) | Thing::Bowl(_) => Err(against("TM-18.3", "refused-gain-by-hand")),
            // The sheet says what the table has done already.
            _ if gone_already(&table, seat, thing) => Ok(()),
            _ => Err(against("TM-18.3", "refused-nothing-to-give-up")),
        }
    }

    /// Points other programs gave for the spades about to be given up (TM-8.19).
    fn worth_of_thrown(&self, table: &TerraMystica) -> i32 {
        i32::from(self.thrown) * i32::from(table.round_tile().spade_points)
    }
}

/// Things the table drops by itself because nobody could use them.
fn gone_already(table: &TerraMystica, seat: Seat, thing: Thing) -> bool {
    let player = table.player(seat);
    let idle =
        |action: Special| player.used & USED_STRONGHOLD != 0 && !table.special_works(seat, action);
    match thing {
        Thing::Bridges => table.bridge_places(seat) == 0,
        Thing::Favors => table.free_favors(seat) == 0,
        Thing::Towns => table.town_stock.iter().all(|left| *left == 0),
        Thing::Ordination => player.is(Faction::Darklings) && player.has_stronghold(),
        Thing::FreeDwelling => player.is(Faction::Witches) && idle(Special::WitchesRide),
        Thing::FreeTradingHouse => {
            player.is(Faction::Swarmlings) && idle(Special::SwarmlingsTradingHouse)
        }
        Thing::FreeTransformation => player.is(Faction::Nomads) && idle(Special::Sandstorm),
        _ => false,
    }
}

/// Where a transformation without a colour leads: home, or as near as the spades allow.
fn nearest_home(table: &TerraMystica, seat: Seat, from: Terrain, spades: u8) -> Terrain {
    let home = table.player(seat).home;
    if table.board(seat).dig.spades_per_hex > 0 || !from.on_cycle() {
        return home;
    }
    let goal = table.cycle_home(seat) as i8;
    // Downwards first: it wins a tie.
    let ends = [-1i8, 1].map(|way| {
        let mut at = from as i8;
        for _ in 0..spades {
            if at == goal {
                break;
            }
            at = (at + way).rem_euclid(7);
        }
        let apart = (at - goal).rem_euclid(7);
        (apart.min(7 - apart), at)
    });
    let (_, best) = if ends[1].0 < ends[0].0 { ends[1] } else { ends[0] };
    if best == goal { home } else { Terrain::CYCLE[best as usize] }
}

/// Does this seat play that faction?
pub(super) fn plays(table: &TerraMystica, seat: u8, faction: Option<Faction>) -> bool {
    faction.is_none_or(|faction| table.players[seat as usize].is(faction))
}
