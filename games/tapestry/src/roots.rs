//! The procedures of `procedures.toml`, compiled together with the effects of cards and spaces.

use crate::state::Tapestry;

engine::procedures! {
    Tapestry:
    setup { choose civilization draft }
    turn { turn further either advance advanced advanced_bare space_reached space_gained tier }
    income { first_income income last_income }
    buildings { place_building place_landmark spot stands rough smooth district scored }
    exploration { explore explore_hex explore_turn explored }
    conquest { conquest defence counter response conquered }
    science { result use_result }
    dice { red_face black_face conquest_red conquest_black }
    options { one_of_cards one_of_two_cards one_of_technologies one_of_tiles one_of_space_tiles }
    cards { played upgraded upgraded_to_top civilization_gained reserved laid_on lose_one any_resource }
    rivals { rivals rivals_advance rivals_step rivals_gain rivals_income rivals_conquerors rivals_help }
    specials { discovery dark_back dark_on oil }
    mats {
        militants_take inventors_gain both_dice different_resources identical_resources
        another_civilization keep_mat island_turn defect gift collect planners_card genies_wish genies_own weefolk_plot any_building
    }
}
