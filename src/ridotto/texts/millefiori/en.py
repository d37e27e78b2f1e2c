"""Mille Fiori in English.  The keys stand in the same order as in fr.py."""

from typing import Final

from ..grammar import Lexicon
from .en_sentences import SENTENCES

ABOUT: Final = "Keep a card, pass the rest on: each diamond scores at once, and a clever one brings an extra card."

GOAL: Final = (
    "The most points win. A card puts a diamond on the board, where workshops, residences, townspeople, trade and "
    "harbour each score in their own way, or sends your ship along the sea route. The game ends with the round in "
    "which the draw pile is used up, or as soon as somebody's diamonds are."
)

TERMS: Final = {
    # ---- seats, which are also colours of glass
    "red": "red",
    "green": "green",
    "blue": "blue",
    "yellow": "yellow",
    "amber": "amber",
    # ---- areas, and the tiles of the Small Council
    "workshops": "workshops",
    "residences": "residences",
    "nobili": "Nobili",
    "populi": "Populi",
    "trade": "trade",
    "harbour": "harbour",
    "people_a": "first of townspeople",
    "people_b": "second of townspeople",
    "trade_a": "first of trade",
    "trade_b": "second of trade",
    "tile:workshops": "brown",
    "tile:residences": "violet",
    "tile:people_a": "green",
    "tile:people_b": "green",
    "tile:trade_a": "light blue",
    "tile:trade_b": "light blue",
    # ---- symbols
    "quartz": "quartz",
    "ash": "ash",
    "lime": "lime",
    "pigments": "pigments",
    "key": "key",
    "coin": "coin",
    "lion": "lion",
    "cross": "cross",
    "shell": "shell",
    "fish": "fish",
    "crab": "crab",
    "glasses": "glasses",
    "carafes": "carafes",
    "jewelry": "jewelry",
    "swans": "swans",
    "ship": "ship",
    "horse": "horse",
    "vase": "vase",
    "goblet": "goblet",
    # ---- fields, each as one of its kind
    "a:quartz": "a quartz workshop",
    "a:ash": "an ash workshop",
    "a:lime": "a lime workshop",
    "a:pigments": "a pigments workshop",
    "a:key": "a residence of value {value}",
    "a:coin": "a coin of the Nobili on level {level}",
    "a:lion": "a lion of the Nobili on level {level}",
    "a:cross": "a cross of the Nobili on level {level}",
    "a:shell": "a shell of the Populi on level {level}",
    "a:fish": "a fish of the Populi on level {level}",
    "a:crab": "a crab of the Populi on level {level}",
    "a:glasses": "glasses in row {row}",
    "a:carafes": "carafes in row {row}",
    "a:jewelry": "jewelry in row {row}",
    "a:swans": "swans in row {row}",
    "a:ship": "a ship in row {row}",
    # ---- how cards and places are called
    "named:card": "{symbol} {wheel}",
    "named:dogat": "Dogat {arrows}",
    "named:dogat_points": "Dogat {arrows} ({points})",
    "named:work": "{glass} {shape} {value}",
    "named:place": "row {row}, column {column}",
    "named:space": "space {space}",
    "palace": "the Doge's palace",
    # ---- point bonuses
    "bonus:workshops": "of the workshops",
    "bonus:residences": "of the residences",
    "bonus:nobili": "of the Nobili",
    "bonus:populi": "of the Populi",
    "bonus:trade": "of trade",
    "bonus:palace": "of the Doge's palace",
    "bonus:city": "of the trading city",
    # ---- Dogaressa cards, and what they do
    "lady:points": "Points",
    "lady:two_masterworks": "Two masterworks",
    "lady:extra_card": "Extra card",
    "lady:sea_route": "Sea route",
    "lady:small_dogat": "Small Dogat",
    "lady:great_dogat": "Great Dogat",
    "does:points": "score its points",
    "does:two_masterworks": "take two masterworks",
    "does:extra_card": "play a card of the display",
    "does:sea_route": "sail 1 to 7 spaces",
    "does:small_dogat": "one step up, 7 points and the Doge card",
    "does:great_dogat": "one to three steps up, 3 points and the Doge card",
    # ---- lines of a showcase
    "row1": "the first row",
    "row2": "the second row",
    "row3": "the third row",
    "column1": "the first column",
    "column2": "the second column",
    "column3": "the third column",
}

THINGS: Final = {
    "card": ("card", "cards"),
    "diamond": ("diamond", "diamonds"),
    "commodity": ("commodity", "commodities"),
    "space": ("space", "spaces"),
    "step": ("step", "steps"),
    "point": ("point", "points"),
    "round": ("round", "rounds"),
}

OPTIONS: Final = {
    # ---- chance
    "draw_first first": "Draw seat {first}",
    "turn_display deal": "Turn up {deal}",
    "lay_tile tile": "Lay the {tile} tile",
    "deal_card deal": "Deal {deal}",
    "work": "Turn up {work}",
    "lady": "Turn up {lady}",
    # ---- cards
    "card": "Keep {card}",
    "dogaressa": "Use {dogaressa}: {does}",
    "button:play": "Play the card itself",
    "workshops": "Fill workshop {number}, {symbol}",
    "residences": "Fill residence {number}, value {value}",
    "nobili": "Fill field {number} of the Nobili, {symbol}, level {level}",
    "populi": "Fill field {number} of the Populi, {symbol}, level {level}",
    "trade": "Fill {symbol} in row {row}",
    "harbour": "Fill a ship in row {row}, then sail",
    "button:sail": "Only sail",
    "button:use": "Use the card for what it shows",
    "display": "Play {display}",
    "button:decline": "Play no extra card",
    # ---- rewards
    "market": "Take {market}",
    "take_work pile": "Draw the top masterwork of the pile, unseen",
    "showcase": "Put it in {showcase}",
    "court": "Take {court}: {does}",
    "take_lady pile": "Draw the top Dogaressa card of the pile, unseen",
    "sea": "Sail to space {sea}",
    "council": "Climb to {council}",
}

QUESTIONS: Final = {
    "keep_card": "Round {round}, card {cycle} of {cycles}: keep a card of your packet, to be played in turn. The "
    "others go to {left}.",
    "keep_card.last": "Round {round}, card {cycle} of {cycles}: keep a card of your packet, to be played in turn. What "
    "is left goes to the display.",
    "keep_card.on_turn": "Round {round}, card {cycle} of {cycles}: play a card of your packet. The others go to "
    "{left}.",
    "keep_card.on_turn.last": "Round {round}, card {cycle} of {cycles}: play a card of your packet. What is left goes "
    "to the display.",
    "replace_card": "You show {card}: play it, or discard it and use a Dogaressa card in its place.",
    "use_card.workshops": "You play {card}: fill {field}, for a point for each diamond of its group; or sail {wheel}.",
    "use_card.pigments": "You play {card}: fill {field}, for two points for each diamond of its group; or sail "
    "{wheel}.",
    "use_card.residences": "You play {card}: fill the next residence, of value {value}, for this value and those of "
    "your chain before it; or sail {wheel}.",
    "use_card.people": "You play {card}: fill a free field of the {area}; one with the symbol {symbol} scores double. "
    "Or sail {wheel}.",
    "use_card.trade": "You play {card}: fill {symbol} in any row, and every diamond there scores; or sail {wheel}.",
    "use_card.harbour": "You play {card}: fill a ship in any row and sail {wheel}, or only sail.",
    "use_card.empty": "You play {card}, but have no diamond left: sail {wheel}.",
    "use_card.itself": "You play {card}: use it for what it shows, or sail as far as its wheel says.",
    "play_extra": "You have earned an extra card: play one of the {cards} of the display, or none.",
    "play_extra.one": "You have earned an extra card: play the only card of the display, or none.",
    "take_work": "Take a masterwork of the market, or draw one from the pile.",
    "take_work.market": "The pile is empty: take a masterwork of the market.",
    "take_work.pile": "The market is empty: draw a masterwork from the pile.",
    "place_work": "Put the {work} into your showcase, for {points}. It may cover another one, and stays there.",
    "place_work.full": "Your showcase is full: which masterwork does the {work} cover, for {points}?",
    "take_lady": "Take a Dogaressa card of the court, or draw one from the pile.",
    "take_lady.court": "The pile is empty: take a Dogaressa card of the court.",
    "take_lady.pile": "The court is empty: draw a Dogaressa card from the pile.",
    "choose_voyage": "Your ship is on space {ship}: where does it sail, 1 to 7 spaces ahead?",
    "choose_steps": "Your councillor is on space {councillor}: how far does it climb, one to three steps?",
}

POINT_VALUES: Final = {f"=points{number}": f"{number} point{'' if number == 1 else 's'}" for number in range(13)}

CHOICES: Final = {
    "masterworks": "with the expansion Masterworks",
    "on_turn": "choose a card only on one's turn",
    "first": "first player",
    "first=lot": "by lot",
    "rounds": "number of rounds, at most",
    "council_*_*": "council tile {0}, space {1}",
    "palace_*": "Doge's palace, bonus {0}",
    "city_*": "trading city, bonus {0}",
    "dogat_*_arrows": "Dogat card {0}, arrows",
    "dogat_*_points": "Dogat card {0}, points",
    "dogat_wheel": "wheel of Dogat cards (0: none)",
    "masterwork_wheel": "wheel of masterworks (0: none)",
    "dogaressa_points": "Dogaressa card Points, points",
    "sea_end": "sea route, last space",
    "sea_*": "sea route, space {0}",
    "masterwork_*_*": "{0} {1} of the draw pile, value",
    "market_*_*_*": "{0} {1} of the market, value of copy {2}",
    **POINT_VALUES,
    "=masterwork": "masterwork",
    "=dogaressa": "Dogaressa card",
    "=sail": "voyage of 5 spaces",
    "=extra_card": "extra card",
    "=arrow": "one arrow",
    "=two_arrows": "two arrows",
}

RESULTS: Final[dict[str, str]] = {}

HEADINGS: Final = {
    "point": "Points",
    "grouped": "Workshops",
    "housed": "Residences",
    "met": "Townspeople",
    "traded": "Trade",
    "manned": "Harbour",
    "landed": "Sea route",
    "bonus": "Point bonuses",
    "advised": "Small Council",
    "decreed": "Dogat cards",
    "favoured": "Dogaressa cards",
    "showed": "Masterworks",
    "lined": "Showcase",
}

REASONS: Final[dict[str, tuple[str, str]]] = {  # of bots, by feature: there is more of it, there is less
    "points": ("more points", "fewer points"),
    "hand": ("a better card to play next", "a poorer card to play next"),
    "groups": ("better fields beside your workshops", "poorer fields beside your workshops"),
    "chain": ("a longer chain of residences to continue", "a shorter chain of residences to continue"),
    "carried": (
        "more points to come from townspeople above yours",
        "fewer points to come from townspeople above yours",
    ),
    "shares": ("more to gain from trade to come", "less to gain from trade to come"),
    "good_deals": ("more good deals in sight", "fewer good deals in sight"),
    "fleets": ("more to gain from fleets", "less to gain from fleets"),
    "outlook": ("a better next voyage", "a poorer next voyage"),
    "voyage": ("a ship that is further along the sea route", "a ship with more of the sea route ahead"),
    "one_short": ("a point bonus that lacks one symbol", "no point bonus so near"),
    "two_short": ("a point bonus that lacks two symbols", "fewer point bonuses in sight"),
    "next_value": ("an extra card for the next residence", "no extra card for the next residence"),
    "supply": ("more diamonds left", "fewer diamonds left"),
    "doge": ("the Doge card", "no Doge card"),
    "council": ("a councillor who is further up", "a councillor who is further down"),
    "next_step": ("a better next step in the Small Council", "a poorer next step in the Small Council"),
    "ladies": ("more Dogaressa cards", "fewer Dogaressa cards"),
    "lines": ("a showcase nearer to its lines", "a showcase further from its lines"),
}

ENGLISH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
