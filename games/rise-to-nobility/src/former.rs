//! Tables saved before rules version 3, whose tasks had a form of their own.

use crate::content::content;
use crate::effects::Verb;
use crate::kinds::{Good, Guild};
use engine::Refusal;
use engine::chain::Op;
use engine::content::Within;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What waited, as it was saved.
#[derive(Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case", deny_unknown_fields)]
enum Former {
    TakeSettlers { seat: u8, optional: bool },
    Activate { seat: u8, guild: Guild, position: u8 },
    ChooseBonus { seat: u8, guild: Guild, position: u8 },
    Reward { seat: u8, guild: Guild, position: u8 },
    Reroll { seat: u8 },
    TakeGoods { seat: u8, left: u8, from_and_different: u8 },
    Exchange { seat: u8 },
    BuyGoods { seat: u8, guild: Guild, value: u8 },
    PlaceWorkers { seat: u8, guild: Guild, left: u8 },
    AllowTransfer { seat: u8, from: Guild, to: Guild },
    ChooseArea { seat: u8, tile: u8 },
    SellGoods { seat: u8, good: Good, left_and_sold: u8 },
    SpendGoods { seat: u8, card: u8, good_and_spent: u8 },
    VisitBerk { seat: u8, open: u8, value: u8 },
    KeepCommission { seat: u8 },
    ReturnApprentice { seat: u8 },
    ChooseCharacter { seat: u8 },
    Lord { seat: u8 },
}

/// The saved state with what waits in the present form. Turns and the choice of first Commissions
/// wait like everything else now.
pub(crate) fn migrated(mut state: Value) -> Result<Value, Refusal> {
    let unknown = || Refusal::plain("rules-version", "refused-rules-version");
    let table = state.as_object_mut().ok_or_else(unknown)?;
    let agenda = table.shift_remove("agenda").ok_or_else(unknown)?;
    let former = Vec::<Former>::deserialize(agenda).map_err(|_| unknown())?;
    let mut chain: Vec<Value> = Vec::new();
    for task in former {
        let task = renamed(task, &mut chain).ok_or_else(unknown)?;
        chain.push(task);
    }
    if chain.is_empty() {
        match table["phase"].as_str() {
            Some("actions") => chain.push(waits("turn/0", "take_turn", &table["active"])),
            Some("commissions") => {
                let players = table["players"].as_array().ok_or_else(unknown)?;
                let seats = table["seats"].as_u64().unwrap_or(0) as usize;
                let chosen = (0..).zip(players.iter().take(seats));
                let chosen = chosen.filter(|(_, player)| player["offered"] == 0);
                let done = chosen.fold(0u8, |bits, (seat, _)| bits | 1 << seat);
                let mut task = waits("commissions/0", "together", &table["first"]);
                if done > 0 {
                    task["done"] = done.into();
                }
                chain.push(task);
            }
            _ => {}
        }
    }
    table.insert("chain".into(), chain.into());
    Ok(state)
}

fn waits(step: &str, is: &str, seat: impl Serialize) -> Value {
    json!({ "do": step, "is": is, "seat": seat })
}

fn renamed(task: Former, below: &mut Vec<Value>) -> Option<Value> {
    let about = |step: &str, is: &str, seat: u8, done: u8, about: Value| {
        let mut task = waits(step, is, seat);
        if done > 0 {
            task["done"] = done.into();
        }
        task["about"] = about;
        task
    };
    Some(match task {
        Former::TakeSettlers { seat, optional } => {
            let step = if optional { "tavern_twice/1" } else { "tavern/0" };
            waits(step, "take_settlers", seat)
        }
        // The steps of a visit were tasks each, the last one at the bottom; now they are one.
        Former::PlaceWorkers { seat, guild, left } => {
            let slots = content().guild_slot_of.iter().zip(1u8..);
            let placed = |slot: u8| content().board.guild_slots[slot as usize].apprentices;
            let (slot, value) = slots.into_iter().find(|(slot, _)| placed(**slot) >= left)?;
            let visit = json!({ "visit": { "guild": guild, "value": value } });
            about("guild/2", "place_workers", seat, placed(*slot) - left, visit)
        }
        Former::BuyGoods { seat, guild, value } => {
            below.pop_if(|task| task["is"] == "place_workers" && task["seat"] == seat);
            let visit = json!({ "visit": { "guild": guild, "value": value } });
            about("guild/1", "buy_goods", seat, 0, visit)
        }
        Former::Activate { seat, guild, position } => {
            let visit = below.pop_if(|task| {
                (task["is"] == "buy_goods" || task["is"] == "activate_workshops")
                    && task["about"]["visit"]["guild"] == guild.id()
            })?;
            about("guild/0", "activate_workshops", seat, position, visit["about"].clone())
        }
        Former::ChooseBonus { seat, guild, position } => {
            let here = json!({ "workshop": { "guild": guild, "position": position } });
            about("workshop/0", "take_bonus", seat, 0, here)
        }
        Former::Reward { seat, guild, position } => {
            let here = json!({ "workshop": { "guild": guild, "position": position } });
            about("reward/0", "reward_owner", seat, 0, here)
        }
        Former::Reroll { seat } => waits("reroll/0", "reroll", seat),
        Former::TakeGoods { seat, left, from_and_different } => {
            let different = from_and_different >> 4 & 1 == 1;
            match from_and_different >> 5 {
                0 => waits("any_good/0", "goods_of_choice", seat),
                1 => {
                    let (step, n) = lord_goods(left, different)?;
                    let taken = n - left;
                    // Of goods that must differ, those before were taken.
                    let done = if different { (1 << taken) - 1 } else { taken };
                    about(step, "goods_of_choice", seat, done, json!("lord"))
                }
                _ => about(
                    "income/0",
                    "income_goods",
                    seat,
                    0,
                    json!({ "income": { "goods": left } }),
                ),
            }
        }
        Former::Exchange { seat } => waits("exchange/0", "pay", seat),
        Former::AllowTransfer { seat, from, to } => {
            let move_ = json!({ "transfer": { "from": from, "to": to } });
            about("transfer/0", "allow_transfer", seat, 0, move_)
        }
        Former::ChooseArea { seat, tile } => {
            about("town_hall/0", "choose_area", seat, 0, json!({ "town_hall": { "place": tile } }))
        }
        Former::SellGoods { seat, good, left_and_sold } => {
            let sale = json!({ "sale": { "good": good, "left": left_and_sold & 15 } });
            about("port/0", "sell_goods", seat, left_and_sold >> 4, sale)
        }
        Former::SpendGoods { seat, card, good_and_spent } => {
            let good = Good::ALL.get(usize::from(good_and_spent & 7))?;
            let payment = json!({ "payment": { "card": card, "good": good } });
            about("fulfil/0", "spend_goods", seat, good_and_spent >> 3, payment)
        }
        Former::VisitBerk { seat, open, value } => {
            about("berk/0", "visit_berk", seat, !open & 7, json!({ "die": { "value": value } }))
        }
        Former::KeepCommission { seat } => waits("commission/0", "keep_commission", seat),
        Former::ReturnApprentice { seat } => waits("home/0", "return_apprentice", seat),
        Former::ChooseCharacter { seat } => waits("characters/0/0", "choose_character", seat),
        Former::Lord { seat } => waits("lord/0", "become_lord", seat),
    })
}

/// A step of a Lord's power that gives so many goods of choice at least, and how many.
fn lord_goods(left: u8, different: bool) -> Option<(&'static str, u8)> {
    let program = &content().program;
    let goods = program.steps().filter_map(|step| match program.node(step).op {
        Op::Do(Verb::GoodsOfChoice { n: Within(n), different: other }) => {
            (n >= left && other == different).then_some((program.name(step), n))
        }
        _ => None,
    });
    goods.min_by_key(|(_, n)| *n)
}
