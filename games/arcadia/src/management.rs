//! The management turn: income, prestige, recruiting (AR-9).

use crate::content::{LevyPlace, Passive, Recruits, content};
use crate::effects::Key;
use crate::events::Event;
use crate::kinds::{Card, FIRST_CAPTAIN, MILITIA, OWN, Post, Slot, Unit, UnitClass};
use crate::moves::Move;
use crate::state::{Arcadia, NONE, Public, SEATS, Town};
use engine::{Offers, Places, Refusal, Requires, Seat, Tell};

/// The parts of AR-9.6: disbanding, rearranging, then all else.
const DISBANDING: u32 = 0;
const REARRANGING: u32 = 1;
const RAISING: u32 = 2;

/// By source: for which units, how much less, and for how many.
type Discounts = [Option<(Recruits, u8, u8)>; 6];
/// By source: free militia that is left, and where it may go.
type Levies = [Option<(u8, LevyPlace)>; 3];

/// A kind of unit in the reserve.
struct Ware {
    /// As many as gold, discount and reserve allow.
    most: u8,
    infantry: bool,
}

impl Arcadia {
    /// G1 (AR-9.1, AR-21.2).
    pub(crate) fn collect_income<T: Tell<Event>>(&mut self, tell: &mut T) {
        let incomes = self.incomes();
        for seat in self.in_order() {
            let gold = incomes[seat.index()];
            self.gain_gold(seat, gold);
            tell.tell(|| Event::Income { seat, gold });
        }
    }
    /// What each seat would receive now.
    pub(crate) fn incomes(&self) -> [u16; SEATS] {
        let mut income = [0i32; SEATS];
        for province in self.in_play() {
            let town = *self.town(province);
            if town.occupier == NONE || town.gold_to == crate::state::NOBODY {
                continue;
            }
            let seat = Seat(town.occupier);
            let mut gold = i32::from(content().provinces[usize::from(province)].gold);
            gold = (gold + self.sum(seat, Key::IncomePerProvince)).max(0);
            let bare = town.garrison.iter().all(|count| *count == 0) && !self.is_capital(province);
            if bare && self.sum(seat, Key::IncomeZeroUngarrisoned) > 0 {
                gold = 0;
            }
            let to = if town.gold_to == NONE { town.occupier } else { town.gold_to };
            income[usize::from(to)] += gold;
        }
        let mut incomes = [0; SEATS];
        // While nations are chosen some have none.
        for seat in self.all_seats().filter(|seat| self.player(*seat).nation != NONE) {
            let mut gold = income[seat.index()] + self.sum(seat, Key::IncomeFlat);
            gold += self.sum(seat, Key::IncomePerFullRegion) * i32::from(self.full_regions(seat));
            if self.town(self.capital(seat)).occupier == seat.0 {
                gold += self.sum(seat, Key::IncomeCapital);
            }
            if self.emperor == seat.0 {
                gold += i32::from(content().rules.income.emperor);
            }
            incomes[seat.index()] = gold.clamp(0, 2_000) as u16;
        }
        incomes
    }
    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u16) {
        let player = self.player_mut(seat);
        player.gold = (player.gold + gold).min(60_000);
    }
    /// From player to player; nobody pays more than he has (AR-8.8).
    pub(crate) fn pay<T: Tell<Event>>(&mut self, from: Seat, to: Seat, gold: u16, tell: &mut T) {
        let gold = gold.min(self.player(from).gold);
        if gold > 0 {
            self.player_mut(from).gold -= gold;
            self.gain_gold(to, gold);
            tell.tell(|| Event::Paid { seat: from, to, gold });
        }
    }

    /// Gold for prestige that politics and event offer (AR-9.2).
    pub(crate) fn bargains(&self, seat: Seat) -> [Option<(u8, u8)>; 2] {
        let politics = content().politics.get(usize::from(self.player(seat).politics));
        let event = content().events.get(usize::from(self.event));
        let passives = [politics.map(|it| it.passive), event.map(|it| it.passive)];
        passives.map(|it| it.and_then(|it| it.bargain).map(|it| (it.gold, it.prestige)))
    }
    /// The next one this seat has not answered and can pay, with its place.
    fn next_bargain(&self, seat: Seat) -> Option<(usize, (u8, u8))> {
        let work = &self.sealed[seat.index()].work;
        let bargains = self.bargains(seat);
        let agreed = (0..2).filter(|at| work.done >> at & 1 == 1);
        let spent: u16 = agreed.filter_map(|at| bargains[at]).map(|it| u16::from(it.0)).sum();
        let left = self.player(seat).gold.saturating_sub(spent);
        let open = (usize::from(work.province)..2).filter_map(|at| Some((at, bargains[at]?)));
        { open }.find(|(_, it)| left >= it.0.into())
    }
    pub(crate) fn bargain(&self, seat: Seat) -> Option<(u8, u8)> {
        self.next_bargain(seat).map(|(_, it)| it)
    }
    /// Who is asked in G2: whoever can pay for something.
    pub(crate) fn has_bargain(&self, seat: Seat) -> bool {
        let gold = self.player(seat).gold;
        self.bargains(seat).into_iter().flatten().any(|it| gold >= it.0.into())
    }
    pub(crate) fn offer_bargain<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.next_bargain(seat).is_some() {
            to.one(Move::Yes {});
            to.one(Move::No {});
        }
    }
    /// True once this seat has answered all of them.
    pub(crate) fn seal_bargain(&mut self, seat: Seat, answer: Move) -> bool {
        if let Some((at, _)) = self.next_bargain(seat) {
            let work = &mut self.sealed[seat.index()].work;
            work.done |= u32::from(answer == (Move::Yes {})) << at;
            work.province = at as u8 + 1;
        }
        self.next_bargain(seat).is_none()
    }
    /// G2: what was paid for, the crown, regions, cards; one award (AR-9.2).
    pub(crate) fn collect_prestige<T: Tell<Event>>(&mut self, tell: &mut T) {
        let rules = &content().rules.prestige;
        let mut changes = [0i32; SEATS];
        for seat in self.in_order() {
            let at = seat.index();
            for (n, bargain) in self.bargains(seat).into_iter().enumerate() {
                if self.sealed[at].work.done >> n & 1 == 1
                    && let Some((gold, prestige)) = bargain
                {
                    self.player_mut(seat).gold -= u16::from(gold);
                    changes[at] += i32::from(prestige);
                    tell.tell(|| Event::PaidForPrestige { seat, gold, prestige });
                }
            }
            if self.emperor == seat.0 {
                changes[at] += i32::from(rules.emperor);
            }
            for region in self.regions_in_play() {
                if self.holder(region) == Some(seat) {
                    let own = region == self.player(seat).nation;
                    changes[at] +=
                        i32::from(if own { rules.full_start_region } else { rules.full_region });
                }
            }
            changes[at] += self.sum(seat, Key::PrestigeFlat);
        }
        for seat in self.in_order() {
            self.change_prestige(seat, changes[seat.index()], tell);
        }
        self.clear_seals();
        self.test_prestige();
    }

    /// What the others know while kingdoms change behind a seal.
    pub(crate) fn take_snapshot(&mut self) {
        let mut public = Public { sealed: true, ..Public::default() };
        for seat in self.all_seats() {
            let (at, player) = (seat.index(), self.player(seat));
            public.gold[at] = player.gold;
            public.held[at] = player.held();
            (public.court[at], public.slots[at]) = (player.court, player.slots);
            public.armies[at] = player.armies.map(|army| army.size());
            public.at[at] = player.armies.map(|army| army.at);
            public.reserve[at] = player.reserve;
            for (army, pawn) in player.armies.iter().enumerate() {
                public.besieging |= u16::from(pawn.besieges) << (3 * at + army);
            }
        }
        for province in self.in_play() {
            public.garrisons[usize::from(province)] = self.town(province).garrison.iter().sum();
        }
        self.public = public;
    }

    // G3 (AR-9.3 to AR-9.8)

    /// Units that still fit into the garrison of an own province (AR-9.5).
    pub(crate) fn room_in(&self, province: u8) -> u8 {
        let Town { occupier, garrison, .. } = self.town(province);
        if *occupier == NONE {
            return 0;
        }
        let card = &content().provinces[usize::from(province)];
        let bonus =
            if self.is_capital(province) { 0 } else { self.sum(Seat(*occupier), Key::FortBonus) };
        let limit = (i32::from(card.fortress) + bonus).max(0) as u8;
        limit.saturating_sub(garrison.iter().sum())
    }
    /// Units that still fit into a post.
    fn room_at(&self, seat: Seat, post: Post) -> u8 {
        match post.province() {
            Some(province) => self.room_in(province),
            None => {
                let army = &self.player(seat).armies[usize::from(post.0)];
                content().rules.setup.army_limit.saturating_sub(army.size())
            }
        }
    }
    /// Where an army of this slot is, or would be if it had units (AR-9.3).
    fn camp_of(&self, seat: Seat, army: u8) -> Option<u8> {
        let at = self.player(seat).armies[usize::from(army)].at;
        if at == NONE { self.home(seat) } else { Some(at) }
    }
    /// Posts that can take new units: armies in friendly provinces, own garrisons that are not besieged.
    fn takes_recruits(
        &self,
        seat: Seat,
        post: Post,
        may_recruit: bool,
        needs: &mut impl Requires,
    ) -> Option<()> {
        match post.province() {
            None => {
                let camp = self.camp_of(seat, post.0);
                let friendly = camp.is_some_and(|at| self.is_in_friendly(seat, at));
                needs.that(friendly, || Refusal::plain("AR-9.3", "refused-army-far"))?;
            }
            Some(province) => {
                let town = self.town(province);
                needs.that(town.occupier == seat.0, || {
                    Refusal::plain("AR-9.5", "refused-not-own")
                })?;
                needs.that(town.siege == 0, || Refusal::plain("AR-9.5", "refused-besieged"))?;
            }
        }
        needs.that(may_recruit, || Refusal::plain("AR-9.3", "refused-all-abroad"))?;
        needs.that(self.room_at(seat, post) > 0, || Refusal::plain("AR-9.4", "refused-no-room"))
    }
    /// Not if all armies are in enemy territory; one without units counts as being at home (AR-9.3).
    fn may_recruit(&self, seat: Seat) -> bool {
        (0..3).any(|army| self.camp_of(seat, army).is_some_and(|at| self.is_in_friendly(seat, at)))
    }
    fn troops_at(&self, seat: Seat, post: Post) -> &crate::state::Troops {
        match post.province() {
            None => &self.player(seat).armies[usize::from(post.0)].troops,
            Some(province) => &self.town(province).garrison,
        }
    }
    fn troops_at_mut(&mut self, seat: Seat, post: Post) -> &mut crate::state::Troops {
        match post.province() {
            None => &mut self.player_mut(seat).armies[usize::from(post.0)].troops,
            Some(province) => &mut self.town_mut(province).garrison,
        }
    }
    /// Units come to a post; an army that gets its first ones stands at home.
    pub(crate) fn put_units(&mut self, seat: Seat, post: Post, own: usize, count: u8) {
        let home = self.home(seat);
        self.troops_at_mut(seat, post)[own] += count;
        if post.province().is_none() {
            let since = self.clock;
            let army = &mut self.player_mut(seat).armies[usize::from(post.0)];
            if army.at == NONE {
                (army.at, army.since) = (home.unwrap_or(NONE), since);
                self.clock += 1;
            }
        }
    }
    /// Units leave a post; an army without units leaves the map (AR-10.20).
    pub(crate) fn take_units(&mut self, seat: Seat, post: Post, own: usize, count: u8) {
        self.troops_at_mut(seat, post)[own] -= count;
        if post.province().is_none() {
            let army = &mut self.player_mut(seat).armies[usize::from(post.0)];
            if army.size() == 0 {
                (army.at, army.besieges) = (NONE, false);
            }
        }
    }

    /// What a unit costs this seat now, source of the discount included (AR-9.8).
    fn price(&self, seat: Seat, own: usize) -> (u16, Option<usize>) {
        self.price_with(seat, own, &self.discounts(seat))
    }
    fn price_with(&self, seat: Seat, own: usize, discounts: &Discounts) -> (u16, Option<usize>) {
        let unit = Unit::of(own, self.player(seat).nation);
        let card = &content().units[unit as usize];
        let mut price = i32::from(card.cost);
        if card.class == UnitClass::Artillery {
            price += self.sum(seat, Key::ArtillerySurcharge);
        }
        let used = self.sealed[seat.index()].work.cheap;
        let sources = discounts.iter().enumerate().filter_map(|(at, discount)| {
            let (units, less, most) = (*discount)?;
            // Nothing costs less than 1: a discount is kept for what it helps.
            (price > 1 && units.has(card) && used[at] < most).then_some((at, less, units))
        });
        // The narrowest source first, so that wide ones are left for other units.
        let best = sources.max_by_key(|(_, less, units)| (*less, *units != Recruits::Any));
        let best = best.map(|(at, less, _)| (at, less));
        match best {
            Some((at, less)) => ((price - i32::from(less)).max(1) as u16, Some(at)),
            None => (price.max(1) as u16, None),
        }
    }
    /// Discounts of event, politics, king and advisers.
    fn discounts(&self, seat: Seat) -> Discounts {
        let (content, player) = (content(), self.player(seat));
        let mut discounts = [None; 6];
        let of = |passive: &Passive| passive.discount.map(|it| (it.units, it.less, it.most));
        let event = content.events.get(usize::from(self.event));
        discounts[0] = event.and_then(|it| of(&it.passive));
        let politics = content.politics.get(usize::from(player.politics));
        discounts[1] = politics.and_then(|it| of(&it.passive));
        for (slot, card) in discounts[2..].iter_mut().zip(self.working(seat)) {
            *slot = of(&content.characters[usize::from(card.0)].passive);
        }
        discounts
    }
    /// Free militia of politics and ideologies: how many are left, and where they may go (AR-21.3).
    fn levies(&self, seat: Seat) -> Levies {
        let (content, player) = (content(), self.player(seat));
        let used = self.sealed[seat.index()].work.free;
        let mut levies = [None; 3];
        let politics = content.politics.get(usize::from(player.politics));
        levies[0] = politics.and_then(|it| it.passive.levy);
        for (slot, ideology) in levies[1..].iter_mut().zip(player.ideologies) {
            let ideology = content.ideologies.get(usize::from(ideology));
            *slot = ideology.and_then(|it| it.passive.levy);
        }
        std::array::from_fn(|at| {
            let levy = levies[at]?;
            let left = levy.militia.checked_sub(used[at]).filter(|left| *left > 0)?;
            Some((left, levy.place))
        })
    }
    fn levy_for(&self, levies: &Levies, post: Post) -> Option<usize> {
        let bare = |province: u8| self.town(province).garrison.iter().all(|count| *count == 0);
        let fits = |place| match (place, post.province()) {
            (LevyPlace::Any, _) => true,
            (LevyPlace::Garrison, province) => province.is_some(),
            (LevyPlace::EmptyGarrisons, province) => province.is_some_and(bare),
        };
        levies.iter().position(|it| it.is_some_and(|(_, place)| fits(place)))
    }

    /// Armies of the seat in a friendly province, or the garrison of an own one (AR-9.6).
    fn posts_in(&self, seat: Seat, province: u8) -> impl Iterator<Item = Post> + Clone + use<> {
        let armies = (0..3).filter(|army| self.camp_of(seat, *army) == Some(province));
        let armies = armies.fold(0u8, |bits, army| bits | 1 << army);
        let town = self.town(province);
        let garrison = town.occupier == seat.0 && town.siege == 0;
        let armies = (0..3).filter(move |army| armies >> army & 1 == 1).map(Post::army);
        armies.chain(garrison.then_some(Post::garrison(province)))
    }
    /// A unit kind moves from post to post, but not on from where units of its kind just came (AR-9.6).
    fn shifting(
        &self,
        seat: Seat,
        own: usize,
        (from, to): (Post, Post),
        needs: &mut impl Requires,
    ) -> Option<()> {
        let work = &self.sealed[seat.index()].work;
        needs.that(self.troops_at(seat, from)[own] > 0, || {
            Refusal::plain("AR-9.6", "refused-no-such-unit")
        })?;
        let came = work.came[usize::from(from.0.min(3))] >> own & 1 == 0;
        needs.that(came, || Refusal::plain("AR-9.6", "refused-came-just-now"))?;
        needs.that(self.room_at(seat, to) > 0, || Refusal::plain("AR-9.4", "refused-no-room"))?;
        let infantry = self.is_infantry(seat, own) || to.province().is_none();
        needs.that(infantry, || Refusal::plain("AR-9.5", "refused-infantry-only"))
    }
    pub(crate) fn is_infantry(&self, seat: Seat, own: usize) -> bool {
        let unit = Unit::of(own, self.player(seat).nation);
        content().units[unit as usize].class == UnitClass::Infantry
    }
    /// Provinces with two posts to move units between.
    fn can_be_rearranged(&self, seat: Seat, province: u8) -> bool {
        self.map.cells[usize::from(province)] != NONE
            && self.is_in_friendly(seat, province)
            && self.posts_in(seat, province).count() > 1
    }
    fn next_to_rearrange(&self, seat: Seat, from: u8) -> Option<u8> {
        // Of two posts one is an army.
        let camps: [Option<u8>; 3] = std::array::from_fn(|army| self.camp_of(seat, army as u8));
        let mut places = (from..36).filter(|province| camps.contains(&Some(*province)));
        places.find(|province| self.can_be_rearranged(seat, *province))
    }

    #[inline(never)]
    pub(crate) fn offer_management<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let work = &self.sealed[seat.index()].work;
        let player = self.player(seat);
        match work.done {
            DISBANDING => {
                let armies = (0..3).map(Post::army);
                let towns = self.in_play().filter(|at| self.town(*at).occupier == seat.0);
                for post in armies.chain(towns.map(Post::garrison)) {
                    for (own, count) in self.troops_at(seat, post).iter().enumerate() {
                        if *count > 0 {
                            to.one(Move::Disband { unit: player.unit(own), from: post.0 });
                        }
                    }
                }
            }
            REARRANGING => {
                let posts = self.posts_in(seat, work.province);
                for from in posts.clone() {
                    for own in 0..OWN {
                        if !O::EXPLAINS && self.troops_at(seat, from)[own] == 0 {
                            continue;
                        }
                        for into in posts.clone().filter(|it| *it != from) {
                            let unit = player.unit(own);
                            to.given(Move::Shift { unit, from: from.0, to: into.0 }, |need| {
                                self.shifting(seat, own, (from, into), need)
                            });
                        }
                    }
                }
            }
            _ => self.offer_recruits(seat, to),
        }
        to.one(Move::Done {});
    }
    fn offer_recruits<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let player = self.player(seat);
        let armies = (0..3).map(Post::army);
        let towns = self.in_play().filter(|at| O::EXPLAINS || self.town(*at).occupier == seat.0);
        let levies = self.levies(seat);
        let levied = player.reserve[MILITIA] > 0 && levies.iter().any(Option::is_some);
        let may_recruit = self.may_recruit(seat);
        let wares = self.wares(seat);
        for post in armies.chain(towns.map(Post::garrison)) {
            let whether = &mut engine::Whether;
            if !O::EXPLAINS && self.takes_recruits(seat, post, may_recruit, whether).is_none() {
                continue;
            }
            let room = self.room_at(seat, post);
            for (own, ware) in wares.iter().enumerate() {
                let placed = ware.infantry || post.province().is_none();
                if !O::EXPLAINS && (!placed || ware.most == 0) {
                    continue;
                }
                let unit = player.unit(own);
                to.given_at(Move::Buy { unit, to: post.0, count: 1 }, |need| {
                    if O::EXPLAINS {
                        self.takes_recruits(seat, post, may_recruit, need)?;
                        need.that(placed, || Refusal::plain("AR-9.5", "refused-infantry-only"))?;
                    }
                    need.that(player.reserve[own] > 0, || {
                        Refusal::plain("AR-9.7", "refused-reserve-empty")
                    })?;
                    let dear = |_| Refusal::plain("AR-9.3", "refused-too-many");
                    Some(need.only((1 << 32) - 1, (1u128 << ware.most.min(room)) - 1, dear))
                });
            }
            if levied && self.levy_for(&levies, post).is_some() {
                to.given(Move::TakeFree { unit: Unit::Militia, to: post.0 }, |need| {
                    self.takes_recruits(seat, post, may_recruit, need)
                });
            }
        }
        for slot in Slot::ALL {
            let Some(_) = slot.army() else { continue };
            to.given(Move::Hire { slot }, |need| {
                need.that(self.free_captain(seat).is_some(), || {
                    Refusal::plain("AR-4.9", "refused-no-captain")
                })?;
                need.that(self.is_open(seat, slot), || {
                    Refusal::plain("AR-4.9", "refused-army-far")
                })?;
                let price = u16::from(content().captain.cost);
                need.that(player.gold >= price, || Refusal::plain("AR-4.9", "refused-too-dear"))
            });
        }
    }
    /// Whatever the post: prices and gold, discounts and the reserve.
    fn wares(&self, seat: Seat) -> [Ware; OWN] {
        let (player, discounts) = (self.player(seat), self.discounts(seat));
        std::array::from_fn(|own| {
            let (price, source) = self.price_with(seat, own, &discounts);
            let cheap = source.map_or(u8::MAX, |at| {
                let most = discounts[at].map_or(0, |it| it.2);
                most - self.sealed[seat.index()].work.cheap[at]
            });
            let most = (player.gold / price).min(cheap.into()).min(player.reserve[own].into());
            Ware { most: most.min(31) as u8, infantry: self.is_infantry(seat, own) }
        })
    }
    fn free_captain(&self, seat: Seat) -> Option<Card> {
        let player = self.player(seat);
        [FIRST_CAPTAIN, FIRST_CAPTAIN + 1]
            .map(Card)
            .into_iter()
            .find(|it| player.slot_of(*it).is_none())
    }

    /// One thing of G3, sealed until everybody is ready. True if this seat is.
    pub(crate) fn manage<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        answer: Move,
        tell: &mut T,
    ) -> bool {
        let nation = self.player(seat).nation;
        let own = |unit: Unit| unit.own(nation).unwrap_or_default();
        match answer {
            Move::Disband { unit, from } => {
                self.take_units(seat, Post(from), own(unit), 1);
                self.player_mut(seat).reserve[own(unit)] += 1;
            }
            Move::Shift { unit, from, to } => {
                self.take_units(seat, Post(from), own(unit), 1);
                self.put_units(seat, Post(to), own(unit), 1);
                let work = &mut self.sealed[seat.index()].work;
                work.came[usize::from(to.min(3))] |= 1 << own(unit);
            }
            Move::TakeFree { unit, to } => {
                if let Some(source) = self.levy_for(&self.levies(seat), Post(to)) {
                    self.sealed[seat.index()].work.free[source] += 1;
                    self.player_mut(seat).reserve[own(unit)] -= 1;
                    self.put_units(seat, Post(to), own(unit), 1);
                }
            }
            Move::Buy { unit, to, count } => {
                let (price, source) = self.price(seat, own(unit));
                if let Some(at) = source {
                    self.sealed[seat.index()].work.cheap[at] += count;
                }
                let player = self.player_mut(seat);
                player.gold -= price * u16::from(count);
                player.reserve[own(unit)] -= count;
                self.put_units(seat, Post(to), own(unit), count);
                tell.tell(|| Event::Bought { seat, unit, count, gold: price * u16::from(count) });
            }
            Move::Hire { slot } => {
                if let Some(captain) = self.free_captain(seat) {
                    let player = self.player_mut(seat);
                    player.gold -= u16::from(content().captain.cost);
                    player.place_under(captain, slot);
                }
            }
            _ => return self.next_work(seat),
        }
        false
    }
    /// The next part of AR-9.6; true once there is none.
    fn next_work(&mut self, seat: Seat) -> bool {
        let work = &mut self.sealed[seat.index()].work;
        let from = match work.done {
            DISBANDING => 0,
            REARRANGING => work.province + 1,
            _ => return true,
        };
        work.came = [0; 4];
        let next = self.next_to_rearrange(seat, from);
        let work = &mut self.sealed[seat.index()].work;
        match next {
            Some(province) => (work.done, work.province) = (REARRANGING, province),
            None => work.done = RAISING,
        }
        false
    }
    /// Purchases and sizes become public (AR-9.6).
    pub(crate) fn open_management<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.public.sealed = false;
        self.lift_sieges();
        for seat in self.in_order() {
            let before = self.public.reserve[seat.index()];
            let player = *self.player(seat);
            for (own, before) in before.into_iter().enumerate() {
                let by = i16::from(before) - i16::from(player.reserve[own]);
                if by != 0 {
                    tell.tell(|| Event::Recruited { seat, unit: player.unit(own), by });
                }
            }
            for (card, slot) in player.court().filter(|(card, _)| card.is_captain()) {
                if !self.public.court[seat.index()].contains(&card.0) {
                    tell.tell(|| Event::Placed { seat, card: card.0, slot });
                }
            }
        }
        u64::from(self.everybody().0).each(|seat| {
            let seat = Seat(seat as u8);
            for army in 0..3 {
                if self.player(seat).general(army).is_none()
                    && self.player(seat).armies[army].size() > 0
                {
                    let at = self.player(seat).armies[army].at;
                    if Some(at) != self.home(seat) {
                        self.put_home(seat, army, tell);
                    }
                }
            }
        });
    }
}
