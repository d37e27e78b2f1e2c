"""Intrigo in English.  The keys stand in the same order as in fr.py."""

from typing import Final

from ..grammar import Lexicon

TERMS: Final = {
    # ---- seats
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    # ---- families
    "contarini": "Contarini",
    "gradenigo": "Gradenigo",
    "morosini": "Morosini",
    "dandolo": "Dandolo",
    "tiepolo": "Tiepolo",
    # ---- corporations, and tokens with their article
    "merchants": "merchants",
    "military": "military",
    "clergy": "clergy",
    "gardeners": "gardeners",
    "crafts": "crafts",
    "token:merchants": "a Seal of the merchants",
    "token:military": "a Seal of the military",
    "token:clergy": "a Seal of the clergy",
    "token:gardeners": "a Seal of the gardeners",
    "token:crafts": "a Seal of the crafts",
    "token:ducat": "a Ducat",
    # ---- Influence cards, without an article, with one, with the other
    "peddler": "Peddler",
    "assassin": "Assassin",
    "courtesan": "Courtesan",
    "gondolier": "Gondolier",
    "guard": "Guard",
    "thief": "Thief",
    "pile:peddler": "a Peddler",
    "pile:assassin": "an Assassin",
    "pile:courtesan": "a Courtesan",
    "pile:gondolier": "a Gondolier",
    "pile:guard": "a Guard",
    "pile:thief": "a Thief",
    "power:peddler": "the Peddler",
    "power:assassin": "the Assassin",
    "power:courtesan": "the Courtesan",
    "power:gondolier": "the Gondolier",
    "power:guard": "the Guard",
    "power:thief": "the Thief",
    # ---- places
    "door": "the door",
    "arcade": "arcade {number}",
    "slot": "slot {number}",
    "free": "a free slot",
    "face_down": "{card} (face down)",
}

THINGS: Final = {
    "ducat": ("Ducat", "Ducats"),
    "seal": ("Seal", "Seals"),
    "different_seal": ("different Seal", "different Seals"),
    "card": ("card", "cards"),
    "slot": ("slot", "slots"),
    "turn": ("turn", "turns"),
}

SENTENCES: Final = {
    # ---- the referee
    "answered": "{who} has answered.",
    "answered.you": "You have answered.",
    # ---- set-up and turns
    "first": "{who} is first.",
    "first.you": "You are first.",
    "family": "{who} plays the family {family}.",
    "family.you": "You play the family {family}.",
    "ducat": "A Ducat is put on {arcade}.",
    "seal": "{token} is put on {arcade}.",
    "dry": "The bank is empty: {arcade} gets no Ducat.",
    "turn": "Turn {turn} begins; {who} is first.",
    "turn.you": "Turn {turn} begins; you are first.",
    "turn.second": "The second half of turn {turn} begins; {who} is first.",
    "turn.second.you": "The second half of turn {turn} begins; you are first.",
    "cleared": "The Palace is cleared.",
    "ended.different": "{who} has a Seal of all five corporations: the game is over.",
    "ended.different.you": "You have a Seal of all five corporations: the game is over.",
    "ended.alike": "{who} has four Seals of one corporation: the game is over.",
    "ended.alike.you": "You have four Seals of one corporation: the game is over.",
    "ended.last_turn": "The last turn has been played: the game is over.",
    # ---- the draft
    "dealt": "{who} is dealt {card}.",
    "dealt.you": "You are dealt {card}.",
    "ready": "All cards are dealt.",
    "kept": "{who} keeps {card}.",
    "kept.you": "You keep {card}.",
    "passed_on": "Everybody has kept a card; the others go to the left.",
    "received": "{who} receives {cards}.",
    "received.you": "You receive {cards}.",
    "drafted": "The draft is over.",
    # ---- placing
    "placed": "{who} places {card} in {slot}.",
    "placed.you": "You place {card} in {slot}.",
    "hired": "{who} hires {influence} for {price} and puts the card in {slot}.",
    "hired.you": "You hire {influence} for {price} and put the card in {slot}.",
    "passed": "{who} passes.",
    "passed.you": "You pass.",
    # ---- powers
    "powerless": "{power} finds no target.",
    "declined": "{who} does not use the power of {power}.",
    "declined.you": "You do not use the power of {power}.",
    "exchanged": "{who} swaps the tokens on {arcade} and {arcade_2}.",
    "exchanged.you": "You swap the tokens on {arcade} and {arcade_2}.",
    "killed": "{who} turns {card} in {slot} face down.",
    "killed.you": "You turn {card} in {slot} face down.",
    "called": "{who} calls {card} to {slot}.",
    "called.you": "You call {card} to {slot}.",
    "obeyed": "{who} had {card} and must place it in {slot}.",
    "obeyed.you": "You had {card} and must place it in {slot}.",
    "rowed": "{who} swaps the Intrigants in {slot} and {slot_2}.",
    "rowed.you": "You swap the Intrigants in {slot} and {slot_2}.",
    "chased": "{who} moves the Intrigant in {slot} to {slot_2}.",
    "chased.you": "You move the Intrigant in {slot} to {slot_2}.",
    "stolen": "{who} turns {token} on {arcade} face down.",
    "stolen.you": "You turn {token} on {arcade} face down.",
    # ---- the share-out
    "weighed": "{arcade} lies between {left} and {right}.",
    "took": "{who} takes {token} from {arcade}.",
    "took.you": "You take {token} from {arcade}.",
    "stayed.nothing": "There is nothing on {arcade}.",
    "stayed.face_down": "{token} on {arcade} lies face down and stays.",
    "stayed.no_intrigant": "No Intrigant is there for {token} on {arcade}; it stays.",
    "stayed.lone": "One Intrigant alone is not enough for {token} on {arcade}; it stays.",
    "stayed.equal": "Equal values: {token} on {arcade} stays.",
    "stayed.neutral": "A family without a player would take {token} on {arcade}; it stays.",
    "counted": "{who} has {seals} of the {corporation}.",
    "counted.you": "You have {seals} of the {corporation}.",
    # ---- gathered for a log
    "hand": "You are dealt {cards}.",
    "refilled": "Tokens are put down: {parts}.",
    "refilled.part": "{token} on {arcade}",
    "shared": "{arcade}, {left} and {right}: {who} takes {token}.",
    "shared.you": "{arcade}, {left} and {right}: you take {token}.",
    "shared.stayed": "{arcade}, {left} and {right}: {token} stays ({reason}).",
    "reason.face_down": "face down",
    "reason.no_intrigant": "no Intrigant",
    "reason.lone": "one Intrigant alone",
    "reason.equal": "equal values",
    "reason.neutral": "a family without a player",
}

OPTIONS: Final = {
    # ---- chance
    "first": "Draw seat {first} as the first one",
    "family": "Deal the family {family}",
    "seal": "Draw {seal}",
    "deal": "Deal {deal}",
    # ---- draft and placing
    "packet": "Keep {packet}",
    "hand slot": "Place {hand} in {slot}",
    "pile slot": "Hire {pile} and put the card in {slot}",
    "button:pass": "Pass",
    # ---- powers
    "button:none": "Do not use the power",
    "use_peddler arcade arcade": "Swap the tokens on {arcade} and {arcade_2}",
    "use_assassin slot": "Turn the Intrigant in {slot} face down",
    "use_courtesan intrigant slot": "Call {intrigant} to {slot}",
    "use_gondolier slot slot": "Swap the Intrigants in {slot} and {slot_2}",
    "use_guard slot slot": "Move the Intrigant in {slot} to {slot_2}",
    "use_thief arcade": "Turn the token on {arcade} face down",
}

QUESTIONS: Final = {
    "keep_card": "Draft, card {pick} of 4: keep one card of your packet; the others go to {left}.",
    "act": "Place an Intrigant from your hand in a free slot.",
    "act.hire": "Place an Intrigant from your hand, or hire an Influence card; you have {ducats}.",
    "act.empty": "You have no Intrigant left: hire an Influence card, or pass; you have {ducats}.",
    "use_peddler": "The Peddler in {slot}: you may swap a token beside the card with any other.",
    "use_assassin": "The Assassin in {slot}: you may turn an Intrigant beside the card face down.",
    "use_courtesan": "The Courtesan in {slot}: you may call an Intrigant to a free slot beside the card.",
    "use_gondolier": "The Gondolier in {slot}: you may swap an Intrigant beside the card with any other.",
    "use_guard": "The Guard in {slot}: you may move an Intrigant beside the card to any free slot.",
    "use_thief": "The Thief in {slot}: you may turn a token beside the card face down.",
}

CHOICES: Final = {
    "lone_beside_influence_wins": "an Intrigant alone beside an Influence card takes the token",
    "lone_beside_killed_wins": "an Intrigant alone beside one that lies face down takes the token",
    "last_turn": "last turn of the game",
    "value_*_*": "{0}, value of card {1}",
    "price_*_*": "{0}, price of card {1}",
    "ducats": "Ducats in the box",
}

RESULTS: Final = {
    "won.different": "{who} wins with a Seal of each of the 5 corporations.",
    "won.different.you": "You win with a Seal of each of the 5 corporations.",
    "won.alike": "{who} wins with {seals} of the {corporation}.",
    "won.alike.you": "You win with {seals} of the {corporation}.",
    "won.none": "Nobody has Seals of all corporations, or four alike.",
}

HEADINGS: Final = {
    "alike": "Most Seals alike",
}

# Why an answer is better than another: there is more of a feature of the advice after it, or less.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "different": ("more different Seals", "fewer different Seals"),
    "three_different": ("Seals of three corporations", "Seals of fewer than three corporations"),
    "four_different": ("only one corporation missing", "more than one corporation missing"),
    "seals": ("more Seals", "fewer Seals"),
    "pairs": ("more pairs of Seals", "fewer pairs of Seals"),
    "three_alike": ("three Seals alike", "no three Seals alike"),
    "two_ways": ("two ways to win", "only one way to win"),
    "ducats": ("more Ducats", "fewer Ducats"),
    "first_ducat": ("a Ducat in reserve", "no Ducat in reserve"),
    "powers_for_sale": ("more Influence cards within means", "fewer Influence cards within means"),
    "wanted": ("more missing Seals in the Palace", "fewer missing Seals in the Palace"),
    "winning_in_palace": ("more winning Seals in the Palace", "fewer winning Seals in the Palace"),
    "acts_first": ("the first place to act", "a later place to act"),
    "acts_last": ("the last place to act", "an earlier place to act"),
    "late": ("a better place when the last turn is over", "a worse place when the last turn is over"),
    "sure_ducat": ("more Ducats certain", "fewer Ducats certain"),
    "sure_spare": ("more Seals already held certain", "fewer Seals already held certain"),
    "sure_lacked": ("more missing Seals certain", "fewer missing Seals certain"),
    "sure_winning": ("a winning Seal certain", "no winning Seal certain"),
    "open_ducat": ("a lead for more Ducats", "a lead for fewer Ducats"),
    "open_spare": ("a lead for more Seals already held", "a lead for fewer Seals already held"),
    "open_lacked": ("a lead for more missing Seals", "a lead for fewer missing Seals"),
    "open_winning": ("a lead for a winning Seal", "no lead for a winning Seal"),
}

ABOUT: Final = "Schemers under the arcades, influence for hire: who takes the seals when they are shared out?"

GOAL: Final = (
    "The first to have a Seal of each of the 5 corporations, or 4 Seals of one of them, wins at once. "
    "A token goes to the family with the higher of the two cards beside it."
)

ENGLISH: Final = Lexicon(ABOUT, GOAL, TERMS, THINGS, SENTENCES, OPTIONS, QUESTIONS, CHOICES, RESULTS, HEADINGS)
