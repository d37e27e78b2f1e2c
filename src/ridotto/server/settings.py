"""The settings of a server: every limit, with its default and its meaning.

`settings_reader.py` reads them from the environment: `RIDOTTO_MAX_ROOMS=500` sets `max_rooms`.  After a change here
`make settings-page` writes the page for operators anew.
"""

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Names = tuple[str, ...]  # in the environment separated by commas


class Settings(Struct, frozen=True, kw_only=True):
    """What an operator may change; the defaults suit a public server."""

    max_rooms: Annotated[
        Count, Meta(description="Tables in memory; others are loaded when somebody asks for them.")
    ] = 2_000
    keep_alive: Annotated[
        Count, Meta(description="Seconds after which an unused connection is closed; longer than in the proxy, if any.")
    ] = 75
    max_games_per_guest: Annotated[
        Count, Meta(description="Games that run at the same time; a game counts for everybody who plays it.")
    ] = 25
    games_of_bots: Annotated[bool, Meta(description="Whether a game may start without a person.")] = False
    bots_pause_after: Annotated[
        Seconds,
        Meta(description="Seconds without a viewer or a command; the bots of a table go on when somebody looks."),
    ] = 600
    max_analyses: Annotated[
        Count, Meta(description="Analyses under way; they take turns, a minute each at the most.")
    ] = 20
    max_analyses_per_guest: Annotated[Count, Meta(description="Analyses under way for one guest.")] = 3
    kept_analyses: Annotated[Count, Meta(description="Analyses in memory, with those under way.")] = 200

    # ---- who is believed, and what browsers are told
    trusted_proxies: Annotated[
        Names, Meta(description="Proxies, as addresses or networks, whose `X-Forwarded-*` headers are believed.")
    ] = ("127.0.0.1", "::1")
    allowed_origins: Annotated[
        Names,
        Meta(description="Origins of pages besides the own host that may send commands, such as https://play.example."),
    ] = ()
    path_prefix: Annotated[
        str, Meta(description="What the paths of our pages begin with, if they are below a path of a site: `/ridotto`.")
    ] = ""
    hsts_seconds: Annotated[
        int, Meta(ge=0, description="How long browsers that came by HTTPS come by nothing else; 0 says nothing.")
    ] = 31_536_000
