//! What each player has, and what depends on their number.

use super::{Entry, File, dice, rows};
use crate::content::{CommunalArea, Night, Numbers, PlayerCount};

rows! {
    OwnSlotRow { dice: Vec<u8> }
    PiecesRow { houses: u8, meeples: u8 }
    ReputationRow { least: u8, most: u8 }
    CommunalRow { settlers_points: u8 }
    AreaRow { points: u8, stars: u8, income_coins: u8, income_reputation: u8, income_goods: u8 }
    StartRow { coins: u8, houses: u8, workers: u8, nobility: u8, score: u8 }
    PlayerCountRow {
        players: u8,
        dice: u8,
        reputation: u8,
        tavern_slots: u8,
        yard_slots: u8,
        guild_slots: u8,
        apprentice_slots: u8,
        income_per_apprentice: Vec<u8>,
        owner_reward_times: u8,
        neutral_workshops: bool,
        modifiers: Vec<u8>,
        goods: Vec<u8>,
    }
    EndRow { goods_per_point: u8 }
    TrackRow { lord: u8, ivory_lord: u8 }
    LevelRow { level: u8, points: u8 }
    NightStartRow { score: u8, nobility: u8 }
    RefusalRow { reputation: u8 }
    OwnershipRow { points: u8 }
}

pub(super) struct PlayerBoard {
    pieces: Entry<PiecesRow>,
    reputation: Entry<ReputationRow>,
    communal: Entry<CommunalRow>,
    pub own_slot: u8,
    pub areas: [CommunalArea; 3],
}

impl PlayerBoard {
    pub(super) fn write_into(&self, numbers: &mut Numbers) {
        numbers.houses = self.pieces.houses;
        numbers.meeples = self.pieces.meeples;
        numbers.least_reputation = self.reputation.least;
        numbers.most_reputation = self.reputation.most;
        numbers.settlers_points_per_communal = self.communal.settlers_points;
    }
}

pub(super) fn board(file: &mut File<'_>) -> Option<PlayerBoard> {
    let pieces = file.table::<PiecesRow>("pieces").inspect(|row| {
        file.expect(row.houses == 7, row.field("houses"), "7 Houses for each player (RTN-1.4)");
        let meeples = row.meeples == 14;
        file.expect(meeples, row.field("meeples"), "14 meeples for each player (RTN-2.7)");
    });
    let reputation = file.table::<ReputationRow>("reputation").inspect(|row| {
        let sound = row.least < row.most && row.most <= 30;
        file.expect(sound, row, "Reputation goes up, to 30 at most (RTN-3.5)");
    });
    let own_slot = file.table::<OwnSlotRow>("own_slot");
    let own_slot = own_slot.map(|row| dice(file, row.field("dice"), &row.dice));
    let communal = file.table::<CommunalRow>("communal").inspect(|row| {
        file.expect(row.settlers_points <= 9, row, "more than 9 points");
    });
    let mut areas = Vec::new();
    for row in file.list::<AreaRow>("communal_area") {
        let AreaRow { points, stars, income_coins, income_reputation, income_goods } = *row;
        let sound = [points, stars, income_coins, income_reputation].iter().all(|n| *n <= 20);
        file.expect(sound && income_goods <= 3, &row, "a Communal area gives too much");
        areas.push(CommunalArea { points, stars, income_coins, income_reputation, income_goods });
    }
    let areas = file.exactly("communal_area", areas);
    Some(PlayerBoard {
        pieces: pieces?,
        reputation: reputation?,
        communal: communal?,
        own_slot: own_slot?,
        areas: areas?,
    })
}

pub(super) struct Setup {
    start: Entry<StartRow>,
    end: Entry<EndRow>,
    pub player_counts: [PlayerCount; 6],
}

impl Setup {
    pub(super) fn write_into(&self, numbers: &mut Numbers) {
        numbers.start_coins = self.start.coins;
        numbers.start_houses = self.start.houses;
        numbers.start_workers = self.start.workers;
        numbers.start_nobility = self.start.nobility;
        numbers.start_score = self.start.score;
        numbers.goods_per_point = self.end.goods_per_point;
    }
}

pub(super) fn setup(file: &mut File<'_>) -> Option<Setup> {
    let start = file.table::<StartRow>("start").inspect(|row| {
        let sound = row.coins <= 99
            && row.houses <= 7
            && row.workers <= 13
            && row.nobility <= 4
            && row.score <= 99;
        file.expect(sound, row, "a start beyond the pieces of a player (RTN-2.7)");
    });
    let end = file.table::<EndRow>("end").inspect(|row| {
        file.expect(row.goods_per_point > 0, row, "goods are worth something (RTN-12.11)");
    });
    let rows = file.list::<PlayerCountRow>("player_count");
    let mut counts = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let players = row.players;
        let slots = [row.tavern_slots, row.yard_slots, row.apprentice_slots];
        let checks = [
            (usize::from(players) == index + 1 || !file.is_complete(), "1 to 6 players, in order"),
            ((1..=5).contains(&row.dice), "1 to 5 dice"),
            (slots.iter().all(|slots| (1..=6).contains(slots)), "1 to 6 slots"),
            ((1..=3).contains(&row.guild_slots), "1 to 3 Guild slots"),
            ((1..=3).contains(&row.owner_reward_times), "rewards 1 to 3 times"),
            (
                row.income_per_apprentice.len() == usize::from(row.apprentice_slots)
                    && row.income_per_apprentice.iter().all(|coins| *coins <= 20),
                "an income for each number of Apprentices",
            ),
            (
                row.modifiers.len() == usize::from(players)
                    && row.modifiers.iter().all(|tokens| *tokens <= 5),
                "Modifiers for each place in turn order",
            ),
            (
                row.goods.len() == usize::from(players)
                    && row.goods.iter().all(|count| *count <= 20),
                "goods for each place in turn order",
            ),
        ];
        for (holds, what) in checks {
            file.expect(holds, row, format!("with {players} players: {what}"));
        }
        let get = |list: &[u8], at: usize| list.get(at).copied().unwrap_or(0);
        counts.push(PlayerCount {
            dice: row.dice,
            reputation: row.reputation,
            tavern_slots: row.tavern_slots,
            yard_slots: row.yard_slots,
            guild_slots: row.guild_slots,
            apprentice_slots: row.apprentice_slots,
            income_per_apprentice: std::array::from_fn(|at| get(&row.income_per_apprentice, at)),
            owner_reward_times: row.owner_reward_times,
            neutral_workshops: row.neutral_workshops,
            modifiers: std::array::from_fn(|at| get(&row.modifiers, at)),
            goods: std::array::from_fn(|at| get(&row.goods, at)),
        });
    }
    let player_counts = file.exactly("player_count", counts);
    Some(Setup { start: start?, end: end?, player_counts: player_counts? })
}

pub(super) struct Nobility {
    pub lord: u8,
    pub points: Vec<u8>,
}

pub(super) fn nobility(file: &mut File<'_>) -> Option<Nobility> {
    let track = file.table::<TrackRow>("track");
    let levels = file.list::<LevelRow>("level");
    for (index, row) in levels.iter().enumerate() {
        let in_order = usize::from(row.level) == index || !file.is_complete();
        file.expect(in_order, row.field("level"), "levels count up from 0");
        file.expect(row.points <= 50, row.field("points"), "more than 50 points for a level");
    }
    let track = track.filter(|_| file.is_complete())?;
    let last = levels.len().saturating_sub(1);
    let ends = usize::from(track.ivory_lord) == last;
    file.expect(ends, track.field("ivory_lord"), "the track ends with the Ivory Lord (RTN-6.1)");
    let sound = (1..=last).contains(&usize::from(track.lord)) && last <= 30;
    file.expect(sound, track.field("lord"), "the Lord's level is on the track (RTN-6.2)");
    let points = levels.iter().map(|row| row.points).collect();
    sound.then_some(Nobility { lord: track.lord, points })
}

pub(super) fn night(file: &mut File<'_>) -> Option<Night> {
    const MUCH: &str = "too much for a night";
    let start = file.table::<NightStartRow>("start").inspect(|row| {
        file.expect(row.score <= 99, row.field("score"), MUCH);
    });
    let refusal = file.table::<RefusalRow>("refusal").inspect(|row| {
        file.expect(row.reputation <= 18, row.field("reputation"), MUCH);
    });
    let ownership = file.table::<OwnershipRow>("ownership").inspect(|row| {
        file.expect(row.points <= 50, row.field("points"), MUCH);
    });
    let start = start?;
    Some(Night {
        score: start.score,
        nobility: start.nobility,
        refusal: refusal?.reputation,
        ownership: ownership?.points,
    })
}
