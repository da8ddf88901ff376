//! Events as sentences, with the rule each comes from.

use super::*;
use crate::events::{Choice, Event, NpcDeed, Verdict};
use crate::hex::Hex;

/// Wood and Stone, whichever there is of.
fn tokens(wood: u8, stone: u8) -> Message {
    match (wood, stone) {
        (wood, 0) => goods(Resource::Wood, wood),
        (0, stone) => goods(Resource::Stone, stone),
        _ => Message::new("goods-both")
            .said("wood", goods(Resource::Wood, wood))
            .said("stone", goods(Resource::Stone, stone)),
    }
}

/// The Guild cards somebody looks at; fewer, if the pile has no more.
fn guild_list(cards: &[Option<Guild>; 4]) -> Message {
    all_of(
        cards
            .iter()
            .flatten()
            .map(|guild| Message::new("the-guild").name("guild", guild_key(*guild))),
    )
}

/// Trophies imposed on the players, as bits of kinds.
fn imposed_list(imposed: u8) -> Message {
    let kinds = Kind::ALL.iter().copied().filter(|&kind| imposed >> kind as u8 & 1 == 1);
    all_of(kinds.map(|kind| Message::new("trophy-of").name("piece", piece_key(kind))))
}

impl RiseAndFall {
    pub(crate) fn describe_event(&self, event: &Event) -> (Message, &'static str) {
        let say = |key: &str| Message::new(key);
        let of = |key: &str, seat: Seat| Message::new(key).name("civ", civ_key(seat));
        let card = |key: &str, seat: Seat, card: Kind| of(key, seat).name("card", piece_key(card));
        match *event {
            Event::Dealt { seat, guilds: None } => (of("event-dealt", seat), "RF-10.1"),
            Event::Dealt { seat, guilds: Some([one, two, three]) } => {
                let message = of("event-dealt-you", seat)
                    .name("one", guild_key(one))
                    .name("two", guild_key(two))
                    .name("three", guild_key(three));
                (message, "RF-10.1")
            }
            Event::Kept { seat, guild: None } => (of("event-kept", seat), self.rule_of_choice()),
            Event::Kept { seat, guild: Some(guild) } => {
                let message = of("event-kept-you", seat).name("guild", guild_key(guild));
                (message, self.rule_of_choice())
            }
            Event::PassedOn { seat, guild: None } => (of("event-passed-on", seat), "RF-10.1"),
            Event::PassedOn { seat, guild: Some(guild) } => {
                (of("event-passed-on-you", seat).name("guild", guild_key(guild)), "RF-10.1")
            }
            Event::GuildRevealed { seat, guild } => {
                let message = of("event-guild-revealed", seat).name("guild", guild_key(guild));
                (message, self.rule_of_choice())
            }
            Event::GuildTaken { seat, guild } => {
                (of("event-guild-taken", seat).name("guild", guild_key(guild)), "RF-12.36")
            }
            Event::Builder { seat, ready: false } => (of("event-builder", seat), "RF-3.12"),
            Event::Builder { seat, ready: true } => (of("event-placer", seat), "RF-3.17"),
            Event::TileLaid { seat, tile, q, r, .. } => {
                let rule = match tile {
                    TileKind::SeaStart | TileKind::Sea => "RF-3.13",
                    TileKind::Plain => "RF-3.14",
                    _ => "RF-3.15",
                };
                (self.about_tile(of("event-tile-laid", seat), tile, q, r), rule)
            }
            Event::TileLifted { seat, tile, q, r } => {
                (self.about_tile(of("event-tile-lifted", seat), tile, q, r), "RF-3.16")
            }
            Event::TileRemoved { tile } => {
                (say("event-tile-removed").name("tile", tile_key(tile)), "RF-3.16")
            }
            Event::WorldChosen { world } => {
                let worlds = &crate::content::content().worlds;
                let id = worlds.get(world as usize).map_or("", |world| world.id.as_str());
                (say("event-world-chosen").name("world", format!("world-{id}")), "RF-3.10")
            }
            Event::LevelSet { seat, level } => {
                let key = format!("option-handicap-{}", level.id());
                (of("event-level", seat).name("level", key), "RF-11.1")
            }
            Event::WorldReady {} => (say("event-world-ready"), "RF-3.10"),
            Event::FirstPlayer { seat } => (of("event-first-player", seat), "RF-3.21"),
            Event::Deployed { seat, piece, at } => {
                let message = of("event-deployed", seat)
                    .name("piece", piece_key(piece))
                    .said("hex", self.named(at));
                (message, if self.is_npc(seat) { "RF-14.30" } else { "RF-3.22" })
            }
            Event::Round { round } => (say("event-round").number("round", round), "RF-5.1"),
            Event::Chosen { seat, card: None } => (of("event-chosen", seat), "RF-5.1"),
            Event::Chosen { seat, card: Some(kind) } => {
                (card("event-chosen-you", seat, kind), "RF-5.1")
            }
            Event::Hurried { seat } => (of("event-hurried", seat), "RF-5.5"),
            Event::Revealed { seat, card: kind } => (card("event-revealed", seat, kind), "RF-5.1"),
            Event::Skipped { seat, card: kind } => (card("event-skipped", seat, kind), "RF-9.3"),
            Event::Did { seat, piece, deed, at, to, gold, victim, prey } => {
                let target = to.unwrap_or(at);
                let resource = yields(piece, self.terrain_of(at)).unwrap_or(Resource::Wood);
                let amount = if deed == Deed::ProduceTwo { 2 } else { 1 };
                let message = of(&format!("event-did-{}", deed.id()), seat)
                    .name("piece", self.actor_key(seat, piece, at))
                    .said("from", self.named(at))
                    .said("hex", self.named(target))
                    .number("gold", gold)
                    .said("goods", goods(resource, amount))
                    .name("prey", piece_key(prey.unwrap_or(piece)))
                    .name("victim", civ_key(victim.unwrap_or(seat)));
                (message, self.rule_of_done(seat, piece, deed, at, to))
            }
            Event::BankEmpty { seat, lost } => {
                (of("event-bank-empty", seat).number("gold", lost), "RF-9.1")
            }
            Event::Plundered { seat, by, gold } => {
                let message =
                    of("event-plundered", seat).name("by", civ_key(by)).number("gold", gold);
                (message, "RF-10.15")
            }
            Event::TurnEnded { seat } => (of("event-turn-ended", seat), "RF-5.3"),
            Event::Trophy { seat, piece } => {
                (of("event-trophy", seat).name("piece", piece_key(piece)), "RF-7.1")
            }
            Event::CardGained { seat, card: kind } => {
                (card("event-card-gained", seat, kind), "RF-4.2")
            }
            Event::CardLost { seat, card: kind } => (card("event-card-lost", seat, kind), "RF-4.2"),
            Event::Giving { seat, card: None } => (of("event-giving", seat), "RF-7.5"),
            Event::Giving { seat, card: Some(kind) } => {
                (card("event-giving-you", seat, kind), "RF-7.5")
            }
            Event::Declined { seat, card: kind } => (card("event-declined", seat, kind), "RF-7.5"),
            Event::BoughtBack { seat, card: kind, gold, to_hand } => {
                let key = if to_hand { "event-bought-back" } else { "event-bought-back-reserve" };
                (card(key, seat, kind).number("gold", gold), "RF-7.10")
            }
            Event::Extinct { seat } => (of("event-extinct", seat), "RF-9.2"),
            Event::Swapped { seat, with, guild } => {
                let message = of("event-swapped", seat)
                    .name("other", civ_key(with))
                    .name("guild", guild_key(guild));
                (message, "RF-10.16")
            }
            Event::Lost { seat, piece, at } => {
                let message = of("event-lost", seat)
                    .name("piece", piece_key(piece))
                    .said("hex", self.named(at));
                (message, "RF-10.6")
            }
            Event::Returned { seat, wood, stone } => {
                (of("event-returned", seat).said("goods", tokens(wood, stone)), "RF-10.6")
            }
            Event::TaleDrawn { tale } => {
                (say("event-tale-drawn").name("tale", tale_key(tale)), "RF-12.1")
            }
            Event::SitePlaced { seat, tale, q, r, .. } => {
                let message = of("event-site-placed", seat)
                    .name("tale", tale_key(tale))
                    .text("hex", Hex::new(q, r).to_string());
                (message, tale.rule())
            }
            Event::SiteLeftOut { tale } => {
                (say("event-site-left-out").name("tale", tale_key(tale)), "RF-3.17")
            }
            Event::CreaturePlaced { seat, creature, at } => {
                let message = of("event-site-placed", seat)
                    .name("tale", tale_key(creature.tale()))
                    .said("hex", self.named(at));
                (message, "RF-3.23")
            }
            Event::TaleTrophyWon { seat, trophy } => {
                let message = of("event-tale-trophy", seat).name("tale", tale_key(trophy.tale()));
                (message, "RF-12.6")
            }
            Event::FantasticEvent {} => (say("event-fantastic"), "RF-12.5"),
            Event::CreatureMoved { creature, to } => {
                let message = say("event-creature-moved")
                    .name("tale", tale_key(creature.tale()))
                    .said("hex", self.named(to));
                (message, creature.tale().rule())
            }
            Event::TyphoonMoved { to } => {
                let message = say("event-creature-moved")
                    .name("tale", tale_key(Tale::Typhoon))
                    .said("hex", self.named(to));
                (message, "RF-12.38")
            }
            Event::Destroyed { seat, piece, at } => {
                let message = of("event-destroyed", seat)
                    .name("piece", piece_key(piece))
                    .said("hex", self.named_before(at));
                (message, "RF-12.7")
            }
            Event::Razed { seat, monument, at } => {
                let message = of("event-destroyed", seat)
                    .name("piece", monument_key(monument))
                    .said("hex", self.named_before(at));
                (message, "RF-12.7")
            }
            Event::Survived { seat, at } => {
                (of("event-survived", seat).said("hex", self.named(at)), "RF-12.21")
            }
            Event::BanksCrashed {} => (say("event-banks-crashed"), "RF-12.25"),
            Event::FellOver { at } => {
                (say("event-fell-over").said("hex", self.named(at)), "RF-12.38")
            }
            Event::LavaTurned { turn } => {
                let places = self.places(self.lava_cells(turn).iter());
                (say("event-lava-turned").said("hexes", places), "RF-12.42")
            }
            Event::Erupted {} => (say("event-erupted"), "RF-12.42"),
            Event::LookedAt { seat, guilds: None } => (of("event-looked-at", seat), "RF-12.36"),
            Event::LookedAt { seat, guilds: Some(cards) } => {
                (of("event-looked-at-you", seat).said("guilds", guild_list(&cards)), "RF-12.36")
            }
            Event::GuildReturned { seat, guild } => {
                (of("event-guild-returned", seat).name("guild", guild_key(guild)), "RF-12.36")
            }
            Event::Recycled { seat } if self.is_npc(seat) => {
                (of("event-npc-recycled", seat), "RF-14.45")
            }
            Event::Recycled { seat } => (of("event-recycled", seat), "RF-7.15"),
            Event::TokenMoved { seat } => (of("event-token-moved", seat), "RF-7.15"),
            Event::Drew { seat, guilds: None } => (of("event-drew", seat), "RF-14.3"),
            Event::Drew { seat, guilds: Some(cards) } => {
                (of("event-drew-you", seat).said("guilds", guild_list(&cards)), "RF-14.3")
            }
            Event::NpcJoins { seat, npc, level } => {
                let message =
                    of("event-npc-joins", seat).name("npc", npc_key(npc)).number("level", level);
                (message, "RF-14.2")
            }
            Event::ObjectiveSet { objective, level, trophies, imposed } => {
                let objectives = &crate::content::content().npcs.objectives;
                let id = objectives.get(objective as usize).map_or("", |it| it.id.as_str());
                let message = say("event-objective")
                    .name("objective", format!("objective-{id}"))
                    .number("level", level)
                    .number("trophies", trophies)
                    .said("imposed", imposed_list(imposed));
                (message, "RF-14.4")
            }
            Event::NpcRolled { seat, piece, left, right } => {
                let key = if right.is_some() { "event-npc-rolled-two" } else { "event-npc-rolled" };
                let message = of(key, seat).name("piece", piece_key(piece)).number("left", left);
                (message.number("right", right.unwrap_or_default()), "RF-14.30")
            }
            Event::NpcCard { seat, piece, level } => {
                let message = card("event-npc-card", seat, piece).number("level", level);
                (message, "RF-14.41")
            }
            Event::NpcCardAside { seat, piece, level } => {
                let message = card("event-npc-card-aside", seat, piece).number("level", level);
                (message, "RF-14.41")
            }
            Event::NpcLine { seat, piece, at, line, done, .. } => {
                let key = if done { "event-npc-line" } else { "event-npc-line-passed" };
                let message = of(key, seat)
                    .name("piece", piece_key(piece))
                    .said("hex", self.named(at))
                    .number("line", line);
                (message, "RF-15.1")
            }
            Event::NpcIdle { seat, piece, at } => {
                let message = of("event-npc-idle", seat).name("piece", piece_key(piece));
                (message.said("hex", self.named(at)), "RF-15.1")
            }
            Event::NpcDid { seat, piece, deed, at, to, other, resource, amount, gold, victim } => {
                let here = deed == NpcDeed::Build && to.is_none_or(|to| to == at);
                let place = if here { "-here" } else { "" };
                let message = of(&format!("event-npc-{}{place}", deed.id()), seat)
                    .name("piece", piece_key(piece))
                    .name("other", piece_key(other.unwrap_or(piece)))
                    .said("goods", goods(resource.unwrap_or_default(), amount))
                    .said("from", self.named(at))
                    .said("hex", self.named(to.unwrap_or(at)))
                    .number("gold", gold)
                    .name("victim", civ_key(victim.unwrap_or(seat)));
                (message, deed.rule())
            }
            Event::NpcGathered { seat, piece, at, wanted, wood, stone } => {
                let message = of("event-npc-gathered", seat)
                    .name("piece", piece_key(piece))
                    .said("hex", self.named(at))
                    .name("other", piece_key(wanted))
                    .said("goods", tokens(wood, stone));
                (message, "RF-15.3")
            }
            Event::NpcStole { seat, victim, resource, amount } => {
                let message = of("event-npc-stole", seat)
                    .name("victim", civ_key(victim))
                    .said("goods", goods(resource, amount));
                (message, "RF-15.31")
            }
            Event::Smiley { seat, at, resource, happy } => {
                let key = if happy { "event-smiley-happy" } else { "event-smiley-sad" };
                let named = match (at, resource) {
                    (Some(at), _) => self.named(at),
                    (None, resource) => Message::new(resource_key(resource.unwrap_or_default())),
                };
                (of(key, seat).said("choice", named), "RF-15.6")
            }
            Event::Proposed { seat, choice: None } => (of("event-proposed", seat), "RF-16.5"),
            Event::Proposed { seat, choice: Some(choice) } => {
                (of("event-proposed-you", seat).said("choice", self.chosen(choice)), "RF-16.5")
            }
            Event::Agreed { choice } => {
                (say("event-agreed").said("choice", self.chosen(choice)), "RF-16.5")
            }
            Event::ProposalRolled { seat, choice, die } => {
                let message = of("event-proposal-rolled", seat).number("die", die);
                (message.said("choice", self.chosen(choice)), "RF-16.5")
            }
            Event::ProposalTaken { seat } => (of("event-proposal-taken", seat), "RF-16.5"),
            Event::FinalPoints { seat, points, place, shared } => {
                let key = match (place, shared) {
                    (Some(1), false) => "event-final-won",
                    (Some(1), true) => "event-final-shared",
                    (Some(_), true) => "event-final-place-shared",
                    (Some(_), false) => "event-final-place",
                    (None, _) if self.is_npc(seat) => "event-final-npc",
                    (None, _) => "event-final-points",
                };
                let message = of(key, seat).number("points", points);
                if self.is_npc(seat) {
                    return (message.name("npc", npc_key(self.npc(seat).who)), "RF-14.47");
                }
                let rule = match (self.has_npcs(), self.seats) {
                    (false, _) => "RF-8.7",
                    (true, 1) => "RF-8.2",
                    (true, _) => "RF-16.7",
                };
                (message.number("place", place.unwrap_or_default()), rule)
            }
            Event::QuickCounted { seat, given_back, kept, collected, trophies } => {
                let message = of("event-quick-count", seat)
                    .number("given", given_back)
                    .number("kept", kept)
                    .number("collected", collected)
                    .number("trophies", trophies);
                (message, "RF-8.12")
            }
            Event::PlayersWon { won, why } => {
                let key = match (won, self.seats) {
                    (true, 1) => "event-player-won",
                    (true, _) => "event-players-won",
                    (false, 1) => "event-player-lost",
                    (false, _) => "event-players-lost",
                };
                let rule = match (why, self.seats) {
                    (Verdict::Taken | Verdict::Missing, _) => "RF-14.46",
                    (Verdict::Extinct, 1) => "RF-14.50",
                    (Verdict::Extinct, _) => "RF-16.9",
                    (_, 1) => "RF-14.48",
                    _ => "RF-16.8",
                };
                // Alone one needs more points than every NPC, together nobody may have fewer.
                let alone = if self.seats == 1 { "-alone" } else { "" };
                (say(key).name("why", format!("verdict-{}{alone}", why.id())), rule)
            }
            Event::Standstill { rounds } => {
                (say("event-standstill").number("rounds", rounds), "RF-8.10")
            }
            Event::Ended {} => (say("event-ended"), "RF-8.1"),
        }
    }

    /// How Guild cards are handed out: to players among themselves, or to players against NPCs.
    fn rule_of_choice(&self) -> &'static str {
        if self.has_npcs() { "RF-14.3" } else { "RF-10.1" }
    }

    /// A proposal in words (RF-16.5).
    fn chosen(&self, choice: Choice) -> Message {
        match choice {
            Choice::At(at) => self.named(at),
            Choice::Take(resource) => Message::new(resource_key(resource)),
        }
    }

    /// A hex where something was destroyed: what the Water Elemental then floods was Plain (RF-12.22).
    fn named_before(&self, at: Cell) -> Message {
        let flooded = self.world.site(Tale::WaterElemental) == Some(at);
        let plain = terrain_key(Terrain::Plain);
        match flooded {
            true => Message::new("place").text("hex", self.cell_name(at)).name("terrain", plain),
            false => self.named(at),
        }
    }

    fn about_tile(&self, message: Message, tile: TileKind, q: i8, r: i8) -> Message {
        message.name("tile", tile_key(tile)).text("hex", Hex::new(q, r).to_string())
    }

    fn terrain_of(&self, cell: Cell) -> Terrain {
        self.world.terrain.get(cell as usize).copied().unwrap_or_default()
    }
}
