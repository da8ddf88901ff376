//! Events as sentences, with the rule each comes from.

use super::*;
use crate::events::Event;
use crate::hex::Hex;

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
            Event::Kept { seat, guild: None } => (of("event-kept", seat), "RF-10.1"),
            Event::Kept { seat, guild: Some(guild) } => {
                (of("event-kept-you", seat).name("guild", guild_key(guild)), "RF-10.1")
            }
            Event::PassedOn { seat, guild: None } => (of("event-passed-on", seat), "RF-10.1"),
            Event::PassedOn { seat, guild: Some(guild) } => {
                (of("event-passed-on-you", seat).name("guild", guild_key(guild)), "RF-10.1")
            }
            Event::GuildRevealed { seat, guild } => {
                (of("event-guild-revealed", seat).name("guild", guild_key(guild)), "RF-10.1")
            }
            Event::Builder { seat } => (of("event-builder", seat), "RF-3.12"),
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
            Event::WorldReady {} => (say("event-world-ready"), "RF-3.10"),
            Event::FirstPlayer { seat } => (of("event-first-player", seat), "RF-3.21"),
            Event::Deployed { seat, piece, at } => {
                let message = of("event-deployed", seat)
                    .name("piece", piece_key(piece))
                    .text("hex", self.cell_name(at));
                (message, "RF-3.22")
            }
            Event::Round { round } => (say("event-round").number("round", round), "RF-5.1"),
            Event::Chosen { seat, card: None } => (of("event-chosen", seat), "RF-5.1"),
            Event::Chosen { seat, card: Some(kind) } => {
                (card("event-chosen-you", seat, kind), "RF-5.1")
            }
            Event::Hurried { seat } => (of("event-hurried", seat), "RF-5.5"),
            Event::Revealed { seat, card: kind } => (card("event-revealed", seat, kind), "RF-5.1"),
            Event::Skipped { seat, card: kind } => (card("event-skipped", seat, kind), "RF-9.3"),
            Event::Did { seat, piece, deed, at, to, gold, victim } => {
                let target = to.unwrap_or(at);
                let resource = yields(piece, self.terrain_of(at)).unwrap_or(Resource::Wood);
                let message = of(&format!("event-did-{}", deed.id()), seat)
                    .name("piece", the_piece_key(piece))
                    .text("from", self.cell_name(at))
                    .text("hex", self.cell_name(target))
                    .number("gold", gold)
                    .name("resource", resource_key(resource))
                    .name("victim", civ_key(victim.unwrap_or(seat)));
                (message, rule_of_deed(piece, deed))
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
                    .name("piece", the_piece_key(piece))
                    .text("hex", self.cell_name(at));
                (message, "RF-10.6")
            }
            Event::Returned { seat, wood, stone } => {
                (of("event-returned", seat).number("wood", wood).number("stone", stone), "RF-10.6")
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
                    .text("hex", self.cell_name(at));
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
                    .text("hex", self.cell_name(to));
                (message, creature.tale().rule())
            }
            Event::TyphoonMoved { to } => {
                let message = say("event-creature-moved")
                    .name("tale", tale_key(Tale::Typhoon))
                    .text("hex", self.cell_name(to));
                (message, "RF-12.38")
            }
            Event::Destroyed { seat, piece, at } => {
                let message = of("event-destroyed", seat)
                    .name("piece", the_piece_key(piece))
                    .text("hex", self.cell_name(at));
                (message, "RF-12.7")
            }
            Event::Razed { seat, monument, at } => {
                let message = of("event-destroyed", seat)
                    .name("piece", monument_key(monument))
                    .text("hex", self.cell_name(at));
                (message, "RF-12.7")
            }
            Event::Survived { seat, at } => {
                (of("event-survived", seat).text("hex", self.cell_name(at)), "RF-12.21")
            }
            Event::BanksCrashed {} => (say("event-banks-crashed"), "RF-12.25"),
            Event::FellOver { at } => {
                (say("event-fell-over").text("hex", self.cell_name(at)), "RF-12.38")
            }
            Event::LavaTurned { turn } => {
                let pointed = self.lava_cells(turn);
                let hexes: Vec<String> = pointed.iter().map(|at| self.cell_name(at)).collect();
                (say("event-lava-turned").text("hexes", hexes.join(" ")), "RF-12.42")
            }
            Event::Erupted {} => (say("event-erupted"), "RF-12.42"),
            Event::LookedAt { seat, guilds: None } => (of("event-looked-at", seat), "RF-12.36"),
            Event::LookedAt { seat, guilds: Some(cards) } => {
                let name = |at: usize| cards[at].map_or("guild-none".to_string(), guild_key);
                let message = of("event-looked-at-you", seat)
                    .name("one", name(0))
                    .name("two", name(1))
                    .name("three", name(2));
                (message, "RF-12.36")
            }
            Event::GuildReturned { seat, guild } => {
                (of("event-guild-returned", seat).name("guild", guild_key(guild)), "RF-12.36")
            }
            Event::Recycled { seat } => (of("event-recycled", seat), "RF-7.15"),
            Event::TokenMoved { seat } => (of("event-token-moved", seat), "RF-7.15"),
            Event::Drew { seat, guilds: None } => (of("event-drew", seat), "RF-14.3"),
            Event::Drew { seat, guilds: Some(cards) } => {
                let name = |at: usize| cards[at].map_or("guild-none".to_string(), guild_key);
                let message = of("event-drew-you", seat)
                    .name("one", name(0))
                    .name("two", name(1))
                    .name("three", name(2))
                    .name("four", name(3));
                (message, "RF-14.3")
            }
            Event::NpcJoins { seat, npc, level } => {
                let message =
                    of("event-npc-joins", seat).name("npc", npc_key(npc)).number("level", level);
                (message, "RF-14.2")
            }
            Event::ObjectiveSet { objective, level, trophies, .. } => {
                let objectives = &crate::content::content().npcs.objectives;
                let id = objectives.get(objective as usize).map_or("", |it| it.id.as_str());
                let message = say("event-objective")
                    .name("objective", format!("objective-{id}"))
                    .number("level", level)
                    .number("trophies", trophies);
                (message, "RF-14.4")
            }
            Event::NpcRolled { seat, piece, left, right } => {
                let message = of("event-npc-rolled", seat)
                    .name("piece", piece_key(piece))
                    .number("left", left)
                    .number("right", right);
                (message, "RF-14.30")
            }
            Event::NpcCard { seat, piece, level } => {
                let message = card("event-npc-card", seat, piece).number("level", level);
                (message, "RF-14.41")
            }
            Event::NpcCardAside { seat, piece, level } => {
                let message = card("event-npc-card-aside", seat, piece).number("level", level);
                (message, "RF-14.41")
            }
            Event::NpcLine { seat, at, line, done, .. } => {
                let key = if done { "event-npc-line" } else { "event-npc-line-passed" };
                let message = of(key, seat).text("hex", self.cell_name(at)).number("line", line);
                (message, "RF-15.1")
            }
            Event::NpcIdle { seat, at } => {
                (of("event-npc-idle", seat).text("hex", self.cell_name(at)), "RF-15.1")
            }
            Event::NpcDid { seat, piece, deed, at, to, gold, victim } => {
                let message = of(&format!("event-npc-{}", deed.id()), seat)
                    .name("piece", the_piece_key(piece))
                    .text("from", self.cell_name(at))
                    .text("hex", self.cell_name(to.unwrap_or(at)))
                    .number("gold", gold)
                    .name("victim", civ_key(victim.unwrap_or(seat)));
                (message, deed.rule())
            }
            Event::NpcGathered { seat, wood, stone } => {
                let message =
                    of("event-npc-gathered", seat).number("wood", wood).number("stone", stone);
                (message, "RF-15.3")
            }
            Event::NpcStole { seat, victim, resource, amount } => {
                let message = of("event-npc-stole", seat)
                    .name("victim", civ_key(victim))
                    .name("resource", resource_key(resource))
                    .number("amount", amount);
                (message, "RF-15.31")
            }
            Event::Smiley { happy, .. } => {
                let key = if happy { "event-smiley-happy" } else { "event-smiley-sad" };
                (say(key), "RF-15.6")
            }
            Event::PlayersWon { won } => {
                let key = if won { "event-players-won" } else { "event-players-lost" };
                let rule = match (self.npcs.lost, self.seats) {
                    (true, _) => "RF-14.46",
                    (false, 1) => "RF-14.48",
                    _ => "RF-16.8",
                };
                (say(key), rule)
            }
            Event::Standstill { rounds } => {
                (say("event-standstill").number("rounds", rounds), "RF-8.10")
            }
            Event::Ended {} => (say("event-ended"), "RF-8.1"),
        }
    }

    fn about_tile(&self, message: Message, tile: TileKind, q: i8, r: i8) -> Message {
        message.name("tile", tile_key(tile)).text("hex", Hex::new(q, r).to_string())
    }

    fn terrain_of(&self, cell: crate::hex::Cell) -> Terrain {
        self.world.terrain.get(cell as usize).copied().unwrap_or_default()
    }
}
