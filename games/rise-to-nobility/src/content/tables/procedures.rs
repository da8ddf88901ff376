//! The procedures of `procedures.toml`, compiled together with the effects of cards.

use crate::state::RiseToNobility;

engine::procedures! {
    RiseToNobility:
    round { turn commissions characters lord_powers income }
    visit { tavern tavern_twice guild town_hall port berk home }
    within { fulfil workshop reward transfer commission lord }
    bonus { coin reputation reroll guild_good any_good exchange }
}
