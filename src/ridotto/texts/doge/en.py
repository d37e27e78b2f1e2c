"""Doge in English.  The keys stand in the same order as in fr.py."""

from typing import Final

from ..grammar import Lexicon

TERMS: Final = {
    # ---- areas
    "cannaregio": "Cannaregio",
    "castello": "Castello",
    "dorsoduro": "Dorsoduro",
    "san_marco": "San Marco",
    "san_polo": "San Polo",
    "santa_croce": "Santa Croce",
    "quarantia": "the Quarantia",
    # ---- advisors, without the article
    "advisor:cannaregio": "advisor of Cannaregio",
    "advisor:castello": "advisor of Castello",
    "advisor:dorsoduro": "advisor of Dorsoduro",
    "advisor:san_marco": "advisor of San Marco",
    "advisor:san_polo": "advisor of San Polo",
    "advisor:santa_croce": "advisor of Santa Croce",
    "advisor:quarantia_1": "first advisor of the Quarantia",
    "advisor:quarantia_2": "second advisor of the Quarantia",
    "advisor:quarantia_3": "third advisor of the Quarantia",
    # ---- colours
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
}

THINGS: Final = {
    "house": ("house", "houses"),
    "board_house": ("house on the board", "houses on the board"),
    "palace": ("palace", "palaces"),
    "marker": ("marker", "markers"),
    "stack": ("stack", "stacks"),
    "card": ("card", "cards"),
    "ring": ("ring", "rings"),
    "advisor": ("advisor", "advisors"),
    "vote": ("vote", "votes"),
    "district": ("district", "districts"),
    "area": ("area", "areas"),
    "year": ("year", "years"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} has answered.",
    "answered.you": "You have answered.",
    # ---- the year
    "brown": "Vote {place} of this year will be in {area}.",
    "year": "Year {year} begins.",
    "blue": "A blue card is turned: vote {place} of next year will be in {area}.",
    "year_over": "Year {year} is over.",
    "ended.goal": "{who} meets a goal: the game is over.",
    "ended.goal.you": "You meet a goal: the game is over.",
    "ended.goal.all": "{who} meet a goal: the game is over.",
    "ended.goal.you_all": "{who} meet a goal: the game is over.",
    "ended.no_goal": "Nobody can meet a goal any more: the game is over.",
    "ended.last_year": "The last year has been played: the game is over.",
    # ---- placing markers
    "chose": "{who} lays the card of {area} face down.",
    "chose.you": "You lay the card of {area} face down.",
    "added": "{who} puts {value} on the card.",
    "added.you": "You put {value} on your card.",
    "laid": "{who} lays {markers} in {area}.",
    "laid.you": "You lay {markers} in {area}.",
    # ---- the votes
    "vote": "{area} votes.",
    "counted": "{who} turns up {values} in {area}.",
    "counted.you": "You turn up {values} in {area}.",
    "votes": "{who} has {votes} in {area}.",
    "votes.you": "You have {votes} in {area}.",
    "nobody": "Nobody has a vote in {area}: nothing happens.",
    "tied.all": "{firsts} are tied for first in {area}.",
    "tied.you_all": "{firsts} are tied for first in {area}.",
    "won": "{firsts} wins in {area}; {second}.",
    "won.you": "You win in {area}; {second}.",
    "second.none": "nobody is second",
    "second": "{who} is second",
    "second.you": "you are second",
    "second.all": "{who} are tied for second",
    "second.you_all": "{who} are tied for second",
    # ---- advisors
    "took": "{who} takes the {advisor} and places it in {area}.",
    "took.you": "You take the {advisor} and place it in {area}.",
    "took.from": "{who} takes the {advisor} from {owner}, who gets the ring back, and places it in {area}.",
    "took.from.you": "You take the {advisor} from {owner}, who gets the ring back, and place it in {area}.",
    "took.from.to_you": "{who} takes the {advisor} from you and places it in {area}; your ring comes back.",
    "abstained": "{who} abstains with the {advisor}.",
    "abstained.you": "You abstain with the {advisor}.",
    "freed": "The {advisor} becomes neutral; its ring goes back to {owner}.",
    "freed.you": "The {advisor} becomes neutral; its ring comes back to you.",
    # ---- houses and palaces
    "will_place": "{who} is going to place {houses}.",
    "will_place.you": "You are going to place {houses}.",
    "will_place.none": "{who} is not going to place a house.",
    "will_place.none.you": "You are not going to place a house.",
    "placed": "{who} places {houses} in {area}.",
    "placed.you": "You place {houses} in {area}.",
    "placed.none": "{who} places no house in {area}.",
    "placed.none.you": "You place no house in {area}.",
    "will_move": "{who} is going to move a house from {here} to {there}.",
    "will_move.you": "You are going to move a house from {here} to {there}.",
    "stayed": "{who} moves no house.",
    "stayed.you": "You move no house.",
    "moved": "{who} moves a house from {here} to {there}.",
    "moved.you": "You move a house from {here} to {there}.",
    "will_build": "{who} is going to build a palace in {area}.",
    "will_build.you": "You are going to build a palace in {area}.",
    "built": "{who} builds a palace in {area} for {houses}.",
    "built.you": "You build a palace in {area} for {houses}.",
    "crowded.all": "{builders} want to build in {area}, which has no room for all of them: nobody builds there.",
    "crowded.you_all": "{builders} want to build in {area}, which has no room for all of you: nobody builds there.",
    "declined": "{who} does not build.",
    "declined.you": "You do not build.",
    # ---- gathered for a log
    "order": "The votes of this year: {areas}.",
    "placing": "Markers are laid: {parts}.",
    "placing.part": "{who} {number} in {area}",
    "placing.own": "{who} {number} ({values}) in {area}",
    "poll": "{area} votes: {parts}.",
    "poll.part": "{who} {number} ({reasons})",
}

OPTIONS: Final = {
    # ---- chance
    "brown": "Lay the brown card of {brown}",
    "blue": "Turn the blue card of {blue}",
    # ---- placing markers
    "card": "Lay the card of {card}",
    "marker": "Add a marker {marker}",
    "place_markers button:done": "Add no more markers",
    # ---- advisors
    "advisor area": "Take the {advisor} and send it to {area}",
    "advisor button:abstain": "Abstain with the {advisor}",
    # ---- houses and palaces
    "houses area": "Move a house from {houses} to {area}",
    "button:stay": "Move no house",
    "move_tied button:stay": "Move nothing more",
    "button:0": "Place no house",
    "button:1": "Place 1 house",
    "button:2": "Place 2 houses",
    "palace": "Build a palace in {palace}",
    "build button:done": "Build nothing more",
}

QUESTIONS: Final = {
    # ---- placing markers
    "card": "Placing {placing} of {placings}: lay one of your cards face down.",
    "markers": "You have laid the card of {area}: put up to {markers} on it, one by one.",
    "more": "Your card of {area} carries {values}: add up to {markers} more, or stop.",
    # ---- advisors
    "advisor": "{area} votes: you won. Take its advisor or abstain.",
    "council.3": "{area} votes: you won. Take one of its three advisors, or abstain with one.",
    "council.2": "{area} votes: you won. Take one of the two advisors left, or abstain with one.",
    "council.1": "{area} votes: you won. Take the last advisor or abstain.",
    "council.second": "{area} votes: you are second. Take one of the two advisors left, or abstain with one.",
    "no_ring": "You have no free ring, so only an advisor that carries yours can be taken.",
    # ---- houses and palaces
    "move_here": "You have abstained with the advisor of {area}: "
    "you may move one of your houses out of this district or into it.",
    "move_any": "You have abstained with an advisor of {area}: "
    "you may move one of your houses between any two districts.",
    "move_seconds": "{area} votes: you are tied for second. You may move one of your houses between any two districts.",
    "move_tied": "{area} votes: you are tied for first. "
    "You may move up to two of your houses, each between any two districts.",
    "move_tied.again": "{area} votes: you are tied for first. You may move another one of your houses.",
    "place_two": "{area} votes: you won. You may place up to {houses} there.",
    "place_one": "{area} votes: you are second. You may place {houses} there.",
    "place_tied": "{area} votes: you are tied for first. You may place up to {houses} there.",
    "build": "{area} votes: you may build a palace where you have just put a house.",
}

CHOICES: Final = {
    "last_year": "last year of the game",
}

RESULTS: Final = {
    "goal.everywhere": "{who} wins: {palaces} in all {districts}.",
    "goal.everywhere.you": "You win: {palaces} in all {districts}.",
    "goal.many": "{who} wins: {palaces} in {districts}.",
    "goal.many.you": "You win: {palaces} in {districts}.",
    "goal.all": "{who} meet a goal.",
    "goal.you_all": "{who} meet a goal.",
    "goal.none": "Nobody meets a goal.",
}

HEADINGS: Final = {
    "district": "Districts with a palace",
}

ABOUT: Final = "Hidden ballots decide who builds in the six quarters. Palaces all over the city make you Doge."

GOAL: Final = (
    "At the end of a year you win with a palace in each of the 6 districts, with 7 palaces in 5 districts, "
    "or with 8 palaces in 4. Among several the most palaces win, then the most houses on the board."
)

# What a position has more of, and less of, than another one: the features of bots.
REASONS: Final = {
    "palaces": ("more palaces", "fewer palaces"),
    "districts": ("palaces in more districts", "palaces in fewer districts"),
    "goal": ("the goal reached", "the goal not reached"),
    "one palace short": ("one palace missing at most", "more than one palace missing"),
    "two palaces short": ("two palaces missing at most", "more than two palaces missing"),
    "houses": ("more houses on the board", "fewer houses on the board"),
    "houses missing": ("more houses to place for the goal", "fewer houses to place for the goal"),
    "palace in one vote": ("more palaces within one vote", "fewer palaces within one vote"),
    "stuck houses": ("more houses where no palace has room", "fewer houses where no palace has room"),
    "advisors": ("more advisors", "fewer advisors"),
    "advisors where a palace is near": (
        "more advisors where a palace is near",
        "fewer advisors where a palace is near",
    ),
    "safe advisors": ("more advisors that vote before their homes", "fewer advisors that vote before their homes"),
    "advisors in the Quarantia": ("more advisors in the Quarantia", "fewer advisors in the Quarantia"),
    "votes won": ("more votes won", "fewer votes won"),
    "votes tied": ("more votes tied", "fewer votes tied"),
    "votes lost": ("more votes lost", "fewer votes lost"),
    "palaces about to be won": ("more votes won that make a palace", "fewer votes won that make a palace"),
}

ENGLISH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
