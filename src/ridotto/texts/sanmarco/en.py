"""San Marco in English."""

from typing import Final

from ..grammar import Lexicon

TERMS: Final = {
    # ---- districts
    "cannaregio": "Cannaregio",
    "santa_croce": "Santa Croce",
    "san_polo": "San Polo",
    "san_marco": "San Marco",
    "dorsoduro": "Dorsoduro",
    "castello": "Castello",
    # ---- cards
    "card:cannaregio": "Cannaregio card",
    "card:santa_croce": "Santa Croce card",
    "card:san_polo": "San Polo card",
    "card:san_marco": "San Marco card",
    "card:dorsoduro": "Dorsoduro card",
    "card:castello": "Castello card",
    "card:bridge": "bridge card",
    "card:transfer": "transfer card",
    "card:exile": "exile card",
    "card:doge": "doge card",
    "card:limit_1": "limit card 1",
    "card:limit_2": "limit card 2",
    "card:limit_3": "limit card 3",
    # ---- cards in a list
    "short:cannaregio": "Cannaregio",
    "short:santa_croce": "Santa Croce",
    "short:san_polo": "San Polo",
    "short:san_marco": "San Marco",
    "short:dorsoduro": "Dorsoduro",
    "short:castello": "Castello",
    "short:bridge": "bridge",
    "short:transfer": "transfer",
    "short:exile": "exile",
    "short:doge": "doge",
    "short:limit_1": "limit 1",
    "short:limit_2": "limit 2",
    "short:limit_3": "limit 3",
    # ---- roles
    "role:first_dealer": "first dealer",
    "role:first_chooser": "first chooser",
    "role:second_dealer": "second dealer",
    "role:second_chooser": "second chooser",
    # ---- why somebody gains points
    "rank:first": "first",
    "rank:second": "second",
    "rank:tied": "tied for first",
    # ---- tolls
    "toll:nobody": "nothing",
    "toll:step": "for the step without a bridge",
    "to": "to",
    # ---- colours
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
}

THINGS: Final = {
    "noble": ("noble", "nobles"),
    "san_marco_noble": ("noble in San Marco", "nobles in San Marco"),
    "bridge": ("bridge", "bridges"),
    "card": ("card", "cards"),
    "action_card": ("action card", "action cards"),
    "limit_card": ("limit card", "limit cards"),
    "limit_point": ("limit point", "limit points"),
    "point": ("point of prestige", "points of prestige"),
    "offer": ("offer", "offers"),
    "district": ("district", "districts"),
    "round": ("round", "rounds"),
    "phase": ("phase", "phases"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} has answered.",
    "answered.you": "You have answered.",
    # ---- set-up
    "leader": "{who} leads the first round.",
    "leader.you": "You lead the first round.",
    "settled": "{who} rolls {side} and puts 2 nobles into {district}.",
    "settled.you": "You roll {side} and put 2 nobles into {district}.",
    "bridged": "{who} builds a bridge between {pair}.",
    "bridged.you": "You build a bridge between {pair}.",
    # ---- rounds and offers
    "phase": "Phase {phase} begins.",
    "round": "Round {round}: {who} leads.",
    "round.you": "Round {round}: you lead.",
    "extra": "Still under the limit: {left}. One more round.",
    "role": "{who} is {role}.",
    "role.you": "You are {role}.",
    "drew": "{who} draws a card.",
    "drew.you": "You draw a card.",
    "dealt": "{who} draws the {card}.",
    "dealt.you": "You draw the {card}.",
    "drew_all": "{who} has drawn {actions} and {limits}.",
    "drew_all.you": "You have drawn {actions} and {limits}.",
    "holds": "The cards of {who}: {cards}.",
    "holds.you": "Your cards: {cards}.",
    "sorted": "{who} lays the {card} into offer {offer}.",
    "sorted.you": "You lay the {card} into offer {offer}.",
    "laid": "{who} lays offer {offer} face down: {size}.",
    "laid.you": "You lay offer {offer} face down: {size}.",
    "revealed": "{who} turns up offer {offer}: {cards}.",
    "revealed.you": "You turn up offer {offer}: {cards}.",
    "took": "{who} takes offer {offer} of {dealer}.",
    "took.you": "You take offer {offer} of {dealer}.",
    "took.to_you": "{who} takes your offer {offer}.",
    "took.own": "{who} keeps offer {offer}.",
    "took.own.you": "You keep offer {offer}.",
    "limited": "{who} gets {cards} and has {points}.",
    "limited.you": "You get {cards} and have {points}.",
    # ---- cards
    "played": "{who} plays the {card}.",
    "played.you": "You play the {card}.",
    "played_all": "{who} has played all cards.",
    "played_all.you": "You have played all your cards.",
    "gave_up": "{who} gives the {card} up.",
    "gave_up.you": "You give the {card} up.",
    "wasted": "The {card} of {who} has no effect.",
    "wasted.you": "Your {card} has no effect.",
    "placed": "{who} puts a noble into {district}.",
    "placed.you": "You put a noble into {district}.",
    "will_place": "{who} is going to put a noble into {district}, but the reserve is empty.",
    "will_place.you": "You are going to put a noble into {district}, but your reserve is empty.",
    "will_build": "{who} is going to build a bridge between {pair}, but the reserve is empty.",
    "will_build.you": "You are going to build a bridge between {pair}, but your reserve is empty.",
    "will_carry": "{who} is going to move the bridge between {pair}, to join {there}, but the reserve is empty.",
    "will_carry.you": "You are going to move the bridge between {pair}, to join {there}, but your reserve is empty.",
    "will_carry.stays": "{who} is going to leave the bridge between {pair} there, but the reserve is empty.",
    "will_carry.stays.you": "You are going to leave the bridge between {pair} there, but your reserve is empty.",
    "will_transfer": "{who} is going to replace a noble of {owner} in {district}, but the reserve is empty.",
    "will_transfer.you": "You are going to replace a noble of {owner} in {district}, but your reserve is empty.",
    "will_transfer.to_you": "{who} is going to replace one of your nobles in {district}, but the reserve is empty.",
    "fetched": "{who} takes a noble from {district}.",
    "fetched.you": "You take a noble from {district}.",
    "renounced": "{who} takes no noble from the board.",
    "renounced.you": "You take no noble from the board.",
    "aimed": "{who} is going to seize the bridge of {owner} between {pair}.",
    "aimed.you": "You are going to seize the bridge of {owner} between {pair}.",
    "aimed.to_you": "{who} is going to seize your bridge between {pair}.",
    "seized": "{who} seizes the bridge of {owner} between {pair}.",
    "seized.you": "You seize the bridge of {owner} between {pair}.",
    "seized.to_you": "{who} seizes your bridge between {pair}.",
    "carried": "{who} moves the bridge; now it joins {there}, and no longer {pair}.",
    "carried.you": "You move the bridge; now it joins {there}, and no longer {pair}.",
    "transferred": "{who} replaces a noble of {owner} in {district}.",
    "transferred.you": "You replace a noble of {owner} in {district}.",
    "transferred.to_you": "{who} replaces one of your nobles in {district}.",
    "named": "{who} is going to exile nobles from {district}.",
    "named.you": "You are going to exile nobles from {district}.",
    "rolled": "{who} rolls {side}.",
    "rolled.you": "You roll {side}.",
    "exiled": "{owner} loses {nobles} in {district}.",
    "exiled.you": "You lose {nobles} in {district}.",
    # ---- the doge
    "stepped": "{who} pays {prestige} to lead the doge out of {district}.",
    "stepped.you": "You pay {prestige} to lead the doge out of {district}.",
    "paid": "{who} pays {prestige} of toll to {owner}.",
    "paid.you": "You pay {prestige} of toll to {owner}.",
    "paid.to_you": "{who} pays you {prestige} of toll.",
    "doge": "{who} leads the doge to {district}.",
    "doge.you": "You lead the doge to {district}.",
    "doge.enters": "{who} brings the doge into {district}.",
    "doge.enters.you": "You bring the doge into {district}.",
    "doge.stays": "{who} leaves the doge in {district}.",
    "doge.stays.you": "You leave the doge in {district}.",
    "scoring": "{district} is scored.",
    "empty": "Nobody has a noble in {district}.",
    "first": "{who} is first in {district} and gains {prestige}.",
    "first.you": "You are first in {district} and gain {prestige}.",
    "second": "{who} is second in {district} and gains {prestige}.",
    "second.you": "You are second in {district} and gain {prestige}.",
    "tied": "{who} is tied for first in {district} and gains {prestige}.",
    "tied.you": "You are tied for first in {district} and gain {prestige}.",
    # ---- ends
    "out": "{who} has {points} and is out.",
    "out.you": "You have {points} and are out.",
    "phase_over": "Phase {phase} is over.",
    "rewarded": "{who} has {points} and gains {prestige}.",
    "rewarded.you": "You have {points} and gain {prestige}.",
    "lowest": "{who} has fewest limit points, {points}, and may exile nobles.",
    "lowest.you": "You have fewest limit points, {points}, and may exile nobles.",
    "denied": "{who} has fewest limit points, but with {points} nobody exiles.",
    "denied.you": "You have fewest limit points, but with {points} nobody exiles.",
    "no_lowest": "Nobody alone has fewest limit points: nobody exiles.",
    "declined": "{who} does not exile anybody.",
    "declined.you": "You do not exile anybody.",
    "final": "The final scoring: each district is scored once more.",
    "ended": "The game is over.",
    # ---- gathered lines
    "settling": "{who} rolls {rolls} and puts nobles into {parts}.",
    "settling.you": "You roll {rolls} and put nobles into {parts}.",
    "roles": "The roles: {parts}.",
    "offering": "{who} lays offers face down: {sizes}.",
    "offering.you": "You lay offers face down: {sizes}.",
    "scored": "{district} is scored: {parts}.",
    "scored.part": "{who} {number} ({why})",
    "scored.empty": "{district} is scored, but nobody has a noble there.",
}

OPTIONS: Final = {
    # ---- chance
    "leader": "{leader} leads the first round",
    "die": "The die shows {die}",
    "role": "The marker of {role} is drawn",
    "deal_action card": "Draw the {card}",
    "deal_limit card": "Draw the {card}",
    # ---- offers
    "card offer": "Lay the {card} into offer {offer}",
    "split button:done": "The offers are made",
    "offer": "Take offer {offer}",
    # ---- cards
    "card": "Play the {card}",
    "place_noble district": "Put a noble into {district}",
    "pair": "Build the bridge between {pair}",
    "move_bridge pair": "Let the bridge join {pair}",
    "bridge": "Seize the bridge of {owner} between {pair}",
    "transfer_noble noble": "Replace a noble of {owner} in {district}",
    "name_district district": "Exile nobles from {district}",
    "bonus_exile district": "Exile nobles from {district}",
    "exile_nobles noble": "Send a noble of {owner} out of {district}",
    "fetch_noble noble": "Take a noble from {district}",
    "move_doge district": "Score {district}",
    "move_doge district toll": "Score {district} and pay {toll} on the way",
    "button:give_up": "Give the card up",
    "button:renounce": "Do without a noble: the card has no effect",
    "button:decline": "Exile nobody",
}

QUESTIONS: Final = {
    "start_bridge": "Build one of your first bridges between two neighbouring districts.",
    "split": "Divide your {cards} into {offers}. No offer may stay empty.",
    "split.left": "Lay your cards into {offers}: {cards} left. No offer may stay empty.",
    "split.done": "All cards are in your {offers}. Is that it?",
    "take_offer": "Take one of the offers of {dealer}.",
    "choose_card": "Which card do you play next?",
    "place_noble": "You play the {card}: put a noble into {district}, "
    "or over a bridge of yours into the next district.",
    "build_bridge": "You play the {card}: build a bridge between two neighbouring districts.",
    "seize_bridge": "You play the {card}, and all bridges are on the board: seize one of somebody else.",
    "move_bridge": "You seize the bridge of {owner} between {pair}: leave it there or move it.",
    "transfer_noble": "You play the {card}: replace a noble of somebody else by one of yours.",
    "name_district": "You play the {card}: name a district; the die then says how many nobles go.",
    "bonus_exile": "You have fewest limit points: you may exile nobles from a district.",
    "exile_nobles": "You rolled {number}: still {nobles} must leave {district}. Whose?",
    "move_doge": "You play the {card}: leave the doge in {doge} or move him over bridges; his district is scored.",
    "move_doge.enters": "You play the {card}: bring the doge into any district; it is scored.",
    "fetch_noble": "Your reserve is empty: take a noble from another district for {district}, or do without.",
    "fetch_noble.transfer": "Your reserve is empty: take a noble from another district to replace one of {owner} "
    "in {district}, or do without.",
    "fetch_noble.build": "Your reserve is empty: take a noble from a district for the bridge between {pair}, "
    "or do without.",
    "fetch_noble.seize": "Your reserve is empty: take a noble from a district for the bridge of {owner}, "
    "which shall join {pair}, or do without.",
}

CHOICES: Final = {
    "first_leader": "leader of the first round",
    "first_leader=drawn": "drawn by lot",
    "phases": "phases of the game",
    "cards_optional": "cards but the doge may be given up",
    "phase_exile_needs_under_10": "the exile at the end of a phase needs fewer than 10 limit points",
    "score_floor": "nobody pays more on a way than the prestige he has",
    "first_*": "points of the first in {0}",
    "second_*": "points of the second in {0}",
    "die_*": "district of the side {0} of the die",
    "joined_*_*": "{0} and {1} are neighbours",
}

HEADINGS: Final = {
    "point": "Prestige",
    "first": "Districts, as first",
    "second": "Districts, as second",
    "tied": "Districts, tied for first",
    "rewarded": "Few limit points",
    "paid.gains": "Tolls received",
    "paid.costs": "Tolls paid",
    "stepped": "Steps without a bridge",
    "final": "Final scoring",
}

ABOUT: Final = "One divides the cards, the other chooses. Bridges and nobles win the banks of the Grand Canal."

GOAL: Final = (
    "The most prestige after three phases wins. You gain it in districts where you have the most nobles or the second "
    "most: each time the doge is there, and once more at the end. Few limit points bring prestige when a phase ends; "
    "with 10 or more you are out until then."
)

# What a position has more of, and less of, than another one: the features of bots, alike in all phases.
BY_FEATURE: Final = {
    "prestige": ("more prestige", "less prestige"),
    "districts as they stand": ("districts that would score more", "districts that would score less"),
    "share of the districts": ("a larger share of the districts", "a smaller share of the districts"),
    "nobles": ("more nobles", "fewer nobles"),
    "safe districts": ("more districts with a safe lead", "fewer districts with a safe lead"),
    "the doge's district": ("more strength where the doge is", "less strength where the doge is"),
    "bridges": ("more bridges", "fewer bridges"),
    "bridges at the doge": ("more bridges where the doge is", "fewer bridges where the doge is"),
    "limit points": ("more limit points", "fewer limit points"),
    "points for few limits": ("more prestige for few limit points", "less prestige for few limit points"),
    "out": ("an early end of this phase", "a part in this phase still"),
    "fewest limit points": ("the fewest limit points of all", "more limit points than another"),
    "deals the cards": ("the deal of this round", "another dealer in this round"),
}
REASONS: Final = {f"{name}, phase {phase}": both for phase in (1, 2, 3) for name, both in BY_FEATURE.items()}

ENGLISH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, headings=HEADINGS)
