"""The laws: what every game keeps.  Each is a function of a game and a case, and raises AssertionError."""

from .bots import (
    a_key_stands_for_what_a_seat_knows,
    advice_weighs_answers_by_what_their_seat_knows,
    bots_cannot_tell_twin_worlds_apart,
    imagination_with_advice_is_blind,
    the_round_clock_never_goes_back,
    twins_have_the_same_key,
)
from .case import Law
from .declared import events_are_declared, views_are_as_declared
from .histories import (
    a_copy_lives_its_own_life,
    a_copy_of_a_match_lives_its_own_life,
    a_drawing_is_parsed_back,
    a_record_is_read_back_as_it_was_written,
    a_replay_of_the_journal_gives_the_same_game,
    every_game_ends,
    ranks_are_places,
    the_census_never_changes,
    undo_gives_back_the_game_before_the_word,
    undo_is_innocent,
)
from .offers import (
    canonical_options_reach_every_result,
    chance_has_whole_weights_and_named_outcomes,
    every_action_has_a_number_of_its_own,
    options_are_distinct_rising_and_never_empty,
    paths_differ_and_none_begins_another,
    to_ask_changes_nothing,
    what_is_not_offered_is_refused_and_changes_nothing,
    who_is_not_asked_is_refused_and_changes_nothing,
)
from .secrets import (
    a_view_changes_only_when_something_is_told,
    an_imagined_world_can_be_played_on,
    an_imagined_world_looks_the_same,
    answers_are_sealed_until_all_have_answered,
    events_reach_existing_people,
    the_order_of_simultaneous_answers_does_not_matter,
    twin_worlds_look_alike,
    views_can_be_sent,
)
from .told import the_end_is_told

LAWS: list[Law] = [
    options_are_distinct_rising_and_never_empty,
    what_is_not_offered_is_refused_and_changes_nothing,
    who_is_not_asked_is_refused_and_changes_nothing,
    paths_differ_and_none_begins_another,
    chance_has_whole_weights_and_named_outcomes,
    every_action_has_a_number_of_its_own,
    to_ask_changes_nothing,
    canonical_options_reach_every_result,
    a_copy_lives_its_own_life,
    a_copy_of_a_match_lives_its_own_life,
    a_replay_of_the_journal_gives_the_same_game,
    a_record_is_read_back_as_it_was_written,
    every_game_ends,
    ranks_are_places,
    the_census_never_changes,
    a_drawing_is_parsed_back,
    undo_gives_back_the_game_before_the_word,
    undo_is_innocent,
    the_order_of_simultaneous_answers_does_not_matter,
    answers_are_sealed_until_all_have_answered,
    an_imagined_world_looks_the_same,
    an_imagined_world_can_be_played_on,
    twin_worlds_look_alike,
    advice_weighs_answers_by_what_their_seat_knows,
    imagination_with_advice_is_blind,
    bots_cannot_tell_twin_worlds_apart,
    the_round_clock_never_goes_back,
    a_key_stands_for_what_a_seat_knows,
    twins_have_the_same_key,
    views_can_be_sent,
    views_are_as_declared,
    events_are_declared,
    a_view_changes_only_when_something_is_told,
    events_reach_existing_people,
    the_end_is_told,
]
