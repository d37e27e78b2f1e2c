"""Rialto in English.  The keys stand in the same order as in fr.py."""

from typing import Final

from ..grammar import Lexicon
from .en_sentences import SENTENCES

ABOUT: Final = "Six steps, six kinds of cards: court the Doge, build bridges, and send councilmen where it pays."

GOAL: Final = (
    "The most points after six rounds win. Most come at the end, from districts: bridges and gondolas say what one is "
    "worth, and who has the most councilmen there scores it; each further rank scores half of the one before. "
    "Buildings, full banks and Bridge cards bring points too, and the Doge track breaks all ties."
)

TERMS: Final = {
    # ---- seats
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "purple",
    "neutral": "the neutral player",
    # ---- the board
    "cannaregio": "Cannaregio",
    "castello": "Castello",
    "san_marco": "San Marco",
    "santa_croce": "Santa Croce",
    "san_polo": "San Polo",
    "dorsoduro": "Dorsoduro",
    "citra": "de citra",
    "ultra": "de ultra",
    "bank:citra": "the bank de citra",
    "bank:ultra": "the bank de ultra",
    # ---- steps and cards, without an article and with one
    "doge": "Doge",
    "gold": "Gold",
    "building": "Building",
    "bridge": "Bridge",
    "gondola": "Gondola",
    "councilman": "Councilman",
    "joker": "joker",
    "card:doge": "a Doge card",
    "card:gold": "a Gold card",
    "card:building": "a Building card",
    "card:bridge": "a Bridge card",
    "card:gondola": "a Gondola card",
    "card:councilman": "a Councilman card",
    "card:joker": "a joker",
    # ---- what the cards of a step bring, and its bonus
    "brings:doge": "each is a space on the Doge track",
    "brings:gold": "each is a coin",
    "brings:building": "take a building of that value at most",
    "brings:bridge": "each is a point, none costs one",
    "brings:gondola": "each brings a councilman into your supply",
    "brings:councilman": "each sends a councilman to {district}",
    "bonus:doge": "one more space",
    "bonus:gold": "one more coin",
    "bonus:building": "an allowance of one more",
    "bonus:bridge": "one more point, and the next bridge",
    "bonus:gondola": "a gondola, and a councilman on the board",
    "bonus:councilman": "one more councilman",
    # ---- buildings: as the rules call them, and by their names
    "green1": "Green 1",
    "green2": "Green 2",
    "green3": "Green 3",
    "green4": "Green 4",
    "yellow1": "Yellow 1",
    "yellow2": "Yellow 2",
    "yellow3": "Yellow 3",
    "yellow4": "Yellow 4",
    "blue1": "Blue 1",
    "blue2": "Blue 2",
    "blue3": "Blue 3",
    "blue4": "Blue 4",
    "building:green1": "the Chancery (green 1)",
    "building:green2": "the Archive (green 2)",
    "building:green3": "the Library (green 3)",
    "building:green4": "the Academy (green 4)",
    "building:yellow1": "the Inn (yellow 1)",
    "building:yellow2": "the Exchange (yellow 2)",
    "building:yellow3": "the Mask Maker (yellow 3)",
    "building:yellow4": "the Arsenal (yellow 4)",
    "building:blue1": "the Mason's Yard (blue 1)",
    "building:blue2": "the Ferry House (blue 2)",
    "building:blue3": "the Procuracy (blue 3)",
    "building:blue4": "the Basilica (blue 4)",
    "used": "used",
    # ---- what they do
    "does:green1": "a card of the last row, or three from the pile",
    "does:green2": "keep one more card",
    "does:green3": "as green 1, and keep one more card",
    "does:green4": "as green 1, and keep two more cards",
    "does:yellow1": "play after all others, and take a coin",
    "does:yellow2": "play a card as one of another kind",
    "does:yellow3": "a joker in each round",
    "does:yellow4": "play a card as two of another kind",
    "does:blue1": "replace a building with the next value of its colour",
    "does:blue2": "a point and a councilman",
    "does:blue3": "double your space on the Doge track",
    "does:blue4": "three points",
    # ---- the same, as the end of an option
    "effect:green1": "",
    "effect:green2": "keep one more card",
    "effect:green3": ", and keep one more card",
    "effect:green4": ", and keep two more cards",
    "effect:yellow1": "wait until all others have played, and take a coin",
    "effect:yellow2": "as one card of this step",
    "effect:yellow3": "it counts as a joker",
    "effect:yellow4": "as two cards of this step",
    "effect:blue2": "score 2 points",
    "effect:blue3": "go as many spaces ahead on the Doge track as your space says",
    "effect:blue4": "score 3 points",
    # ---- ranks
    "rank:1": "first",
    "rank:2": "second",
    "rank:3": "third",
    "rank:4": "fourth",
    "rank:5": "fifth",
}

THINGS: Final = {
    "card": ("card", "cards"),
    "coin": ("coin", "coins"),
    "councilman": ("councilman", "councilmen"),
    "space": ("space", "spaces"),
    "point": ("point", "points"),
    "round": ("round", "rounds"),
}

OPTIONS: Final = {
    # ---- chance
    "lay_round_tile district": "Lay the next round tile on {district}",
    "first": "Draw seat {first}",
    "bridge": "Turn up bridge {bridge}",
    "deal": "Deal {deal}",
    "draw": "Draw {draw}",
    # ---- set-up and phase I
    "choose_start stack": "Begin with {stack}: {does}",
    "row": "Take row {row}",
    "use_green building card": "Activate {building}: take {card} from the last row{effect}",
    "use_green building pile": "Activate {building}: draw three cards{effect}",
    "use_green building": "Activate {building}: {effect}",
    "use_green button:done": "Go on",
    "cut_hand card": "Discard {card}",
    "cut_hand button:done": "Discard these cards",
    # ---- phase II
    "play card": "Lay {card}",
    "play building": "Activate {building}: {effect}",
    "play building card": "Activate {building}: play {card} {effect}",
    "button:pass": "Play nothing",
    "play button:done": "Play what is laid",
    "take_building stack": "Take {stack}: {does}",
    "take_building stack building": "Take {stack} and give {building} back for {points}",
    "take_building stack used": "Take {stack} and give {used} back for {points}",
    "take_building button:none": "Take no building",
    "high low": "High end in {high}, low end in {low}",
    "here there": "Councilman in {here}, gondola to {there}",
    "here there supply": "Councilman in {here} from the personal supply, gondola to {there}",
    "here there district": "Councilman in {here} from {district}, gondola to {there}",
    "connection button:none": "Gondola between {connection}, no councilman",
    "move_councilman district": "Move a councilman from {district}",
    "move_councilman button:none": "Move no more councilmen",
    # ---- phase III
    "use_blue building building": "Activate {building}: replace {building_2} with {next_2}",
    "use_blue building used": "Activate {building}: replace {used} with {next_2}",
    "use_blue building supply": "Activate {building}: score 1 point and get a councilman",
    "use_blue building button:none": "Activate {building}: score 1 point and get no councilman",
    "use_blue building": "Activate {building}: {effect}",
    "use_blue button:done": "Activate no more buildings",
}

QUESTIONS: Final = {
    "choose_start": "Choose the building you begin with; activating it costs a coin each time.",
    "take_row": "Round {round} is for {district}: take a row; then you draw two cards from the pile.",
    "use_green": "You hold {hand}, may keep {limit} and have {coins}: activate a green building, or go on.",
    "cut_hand": "You hold {hand} and may keep {limit}: choose {cards} to discard, face down.",
    "cut_hand.more": "You are going to discard {chosen}: choose {cards} more.",
    "cut_hand.done": "You are going to discard {chosen}. Is that it?",
    "play": "Step {step}: play {step} cards, or nothing: {brings}. The strongest gets {bonus}.",
    "play.more": "Step {step}: you lay {laid}, strength {strength}. Lay more, or play that.",
    "changed": "{card} as {number} {step}",
    "play.short": "Step {step}: you lay {laid}, which is no play yet. A joker goes beside a {step} card, or two "
    "replace one if you have none. Lay more.",
    "take_building": "Take a building of value up to {allowance}, or none.",
    "take_building.more": "Your allowance is {allowance}: take a building of value 4 first, then another with the "
    "rest; or none.",
    "take_building.any": "Your allowance is {allowance} and no building of value 4 is left: take any, then another "
    "with the rest; or none.",
    "full": "You have room for {room} buildings: one goes back and scores its value.",
    "place_bridge": "You have the bonus: put the bridge {low}/{high} on a free connection. Where does the {high} go?",
    "place_bridge.even": "You have the bonus: put the bridge {low}/{high} on a free connection.",
    "place_gondola": "You have the bonus: put a gondola on a free connection, and a councilman into a district it "
    "joins.",
    "place_gondola.empty": "You have the bonus: put a gondola on a free connection. Your general supply is empty, so "
    "you score a point and may use a councilman from elsewhere.",
    "move_councilman": "Your personal supply is empty: you may still move {men} from other districts to {district}, "
    "or stop.",
    "use_blue": "Phase III: you have {coins}. Activate a blue building, or finish.",
}

CHOICES: Final = {
    "neutral": "two seats: with a neutral player",
    "rounds": "number of rounds",
    "bank_*": "bank of {0}",
    "joined_*_*": "connection between {0} and {1}",
    "bridge_*_low": "bridge {0}, lower value",
    "bridge_*_high": "bridge {0}, higher value",
}

RESULTS: Final = {
    "ahead": "{who} wins with {points}: the first in Doge order of all who have as many.",
    "ahead.you": "You win with {points}: the first in Doge order of all who have as many.",
}

HEADINGS: Final = {
    "point": "Points",
    "began": "Start",
    "crossed": "Step Bridge, cards played",
    "missed": "Step Bridge, nothing played",
    "returned": "Buildings given back",
    "short": "Councilmen that were missing",
    "rewarded": "Banks",
    "prayed": "Blue buildings",
    "supplied": "Personal supply",
    "housed": "Buildings",
    "scored": "Districts",
}

REASONS: Final[dict[str, tuple[str, str]]] = {  # more of it than with another answer, and less
    "points": ("more points", "fewer points"),
    "supply": ("more coins and councilmen to score at the end", "fewer coins and councilmen to score at the end"),
    "values": ("buildings of more value", "buildings of less value"),
    "settled": ("better ranks in districts whose round is over", "worse ranks in districts whose round is over"),
    "open": ("better ranks in districts still to come", "worse ranks in districts still to come"),
    "bank": ("more districts of a bank", "fewer districts of a bank"),
    "bank_near": ("the bonus of a bank within reach", "the bonus of a bank out of reach"),
    "coins": ("more coins to activate buildings", "fewer coins to activate buildings"),
    "coins_many": ("more coins in store", "fewer coins in store"),
    "men": ("more councilmen ready to go", "fewer councilmen ready to go"),
    "men_many": ("more councilmen in store", "fewer councilmen in store"),
    "place": ("a better place in Doge order", "a worse place in Doge order"),
    "spaces": ("more progress on the Doge track", "less progress on the Doge track"),
    "cards": ("more cards in hand", "fewer cards in hand"),
    "jokers": ("more jokers in hand", "fewer jokers in hand"),
    "alike": ("more cards of a kind in hand", "fewer cards of a kind in hand"),
    "green1": ("the Chancery to use", "no Chancery to use"),
    "green2": ("the Archive to use", "no Archive to use"),
    "green3": ("the Library to use", "no Library to use"),
    "green4": ("the Academy to use", "no Academy to use"),
    "yellow1": ("the Inn to use", "no Inn to use"),
    "yellow2": ("the Exchange to use", "no Exchange to use"),
    "yellow3": ("the Mask Maker to use", "no Mask Maker to use"),
    "yellow4": ("the Arsenal to use", "no Arsenal to use"),
    "blue1": ("the Mason's Yard to use", "no Mason's Yard to use"),
    "blue2": ("the Ferry House to use", "no Ferry House to use"),
    "blue3": ("the Procuracy to use", "no Procuracy to use"),
    "blue4": ("the Basilica to use", "no Basilica to use"),
}

ENGLISH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
