"""The settings of a server: every limit, with its default and its meaning.

`settings_reader.py` reads them from the environment: `RIDOTTO_MAX_ROOMS=500` sets `max_rooms`.  After a change here
`make settings-page` writes the page for operators anew.
"""

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Subject = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\Z")]  # of the bus, without wildcards
Names = tuple[str, ...]  # in the environment separated by commas


class Settings(Struct, frozen=True, kw_only=True):
    """What an operator may change; the defaults suit a public server."""

    max_rooms: Annotated[
        Count, Meta(description="Tables in memory; others are loaded when somebody asks for them.")
    ] = 2_000
    presence_delay: Annotated[
        Seconds, Meta(description="Seconds in which coming and going at a table is told in one message.")
    ] = 1.0
    chat_lines: Annotated[Count, Meta(description="Lines of chat at one table.")] = 1_000
    chat_lines_per_guest: Annotated[Count, Meta(description="Lines of chat of one guest at one table.")] = 200
    chat_lines_of_spectators: Annotated[
        Count, Meta(description="Lines of chat at one table from all who do not sit there, together.")
    ] = 200
    chat_page: Annotated[Count, Meta(description="Lines of chat that are sent at once; older ones on request.")] = 100
    lobby_page: Annotated[Count, Meta(description="Tables on one page of the lobby.")] = 20
    open_seats_per_guest: Annotated[
        Count, Meta(description="Seats that one guest may hold at tables whose game has not begun.")
    ] = 16
    open_tables_per_guest: Annotated[Count, Meta(description="Tables of one guest whose game has not begun.")] = 10
    listed_tables_per_guest: Annotated[
        Count, Meta(description="Tables of one guest among the open tables of the lobby.")
    ] = 5
    waiting_sleeps_after: Annotated[
        Count,
        Meta(description="Days after which a table that waits for players leaves the list, if nobody touches it."),
    ] = 14
    playing_sleeps_after: Annotated[
        Count,
        Meta(
            description="Days after which bots of a game that nobody touches are not looked for when the server starts."
        ),
    ] = 60
    max_games_per_guest: Annotated[
        Count, Meta(description="Games that run at the same time; a game counts for everybody who plays it.")
    ] = 25
    games_of_bots: Annotated[bool, Meta(description="Whether a game may start without a person.")] = False
    bots_pause_after: Annotated[
        Seconds,
        Meta(description="Seconds without a viewer or a command; the bots of a table go on when somebody looks."),
    ] = 600
    bot_patience: Annotated[
        Seconds,
        Meta(description="Seconds for a bot's answer or a hint; a process that takes longer hangs, and is replaced."),
    ] = 60
    analysis_patience: Annotated[
        Seconds, Meta(description="The same for a part of an analysis, which is usually a second's work or two.")
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
    metrics_readers: Annotated[
        Names, Meta(description="Addresses or networks that may read `/metrics`; by default nobody.")
    ] = ()
    metrics_token: Annotated[
        str, Meta(description="Whoever sends `Authorization: Bearer` with this token may read `/metrics`, too.")
    ] = ""
    ready_timeout: Annotated[Seconds, Meta(description="Seconds in which the database has to answer `/ready`.")] = 3
    hsts_seconds: Annotated[
        int, Meta(ge=0, description="How long browsers that came by HTTPS come by nothing else; 0 says nothing.")
    ] = 31_536_000

    # ---- connections
    max_connections: Annotated[Count, Meta(description="Connections at a time; WebSockets are among them.")] = 5_000
    connections_per_address: Annotated[
        Count, Meta(description="Connections of one address at a time; an IPv6 network of 64 bits counts as one.")
    ] = 100
    retry_when_full: Annotated[
        Count, Meta(description="Seconds after which a client that found no room is told to come again.")
    ] = 10
    max_head: Annotated[Count, Meta(description="Bytes of a request before its body: address, cookies, headers.")] = (
        16_384
    )
    head_timeout: Annotated[Seconds, Meta(description="Seconds in which the head of a request has to arrive.")] = 10.0
    body_timeout: Annotated[Seconds, Meta(description="Seconds in which the body of a request has to arrive.")] = 20.0
    send_timeout: Annotated[
        Seconds, Meta(description="Seconds for which a client may stop reading a response that it has asked for.")
    ] = 30.0
    keep_alive: Annotated[
        Count, Meta(description="Seconds after which an unused connection is closed; longer than in the proxy, if any.")
    ] = 75

    # ---- requests
    max_target: Annotated[Count, Meta(description="Bytes of the address that a request asks for.")] = 8_192
    max_query_fields: Annotated[Count, Meta(description="Fields after the question mark of an address.")] = 200
    max_body: Annotated[Count, Meta(description="Bytes of the body of a request.")] = 16_384
    max_edition: Annotated[
        Count, Meta(description="Bytes of such a body, if it may hold all numbers of a game's material.")
    ] = 65_536
    request_window: Annotated[Seconds, Meta(description="Seconds over which requests are counted.")] = 10.0
    requests_per_guest: Annotated[Count, Meta(description="Requests and messages of a guest in that time.")] = 300
    requests_per_address: Annotated[Count, Meta(description="Requests and messages of an address in that time.")] = (
        1_500
    )
    new_guests_per_hour: Annotated[Count, Meta(description="New guests of an address in an hour.")] = 60
    new_tables_per_hour: Annotated[Count, Meta(description="Tables that a guest opens in an hour.")] = 60
    chat_per_minute: Annotated[Count, Meta(description="Lines of chat of a guest in a minute.")] = 30
    max_counted: Annotated[
        Count, Meta(description="Guests and addresses that each of these limits remembers; the busy ones stay.")
    ] = 50_000

    # ---- how full the server may get
    max_guests: Annotated[Count, Meta(description="Guests that the database knows.")] = 1_000_000
    max_tables: Annotated[
        Count, Meta(description="Tables that wait for players or are played, without those that are asleep.")
    ] = 20_000
    recount_after: Annotated[
        Seconds, Meta(description="Seconds after which guests and tables are counted in the database again.")
    ] = 60.0

    # ---- sockets
    sockets_per_guest: Annotated[Count, Meta(description="WebSockets of a guest at a time: tables that are open.")] = 30
    sockets_per_address: Annotated[Count, Meta(description="WebSockets of an address at a time.")] = 200
    max_viewers: Annotated[
        Count, Meta(description="Viewers of a table at a time; those who play there always have room.")
    ] = 200
    socket_window: Annotated[Seconds, Meta(description="Seconds over which bytes of a WebSocket are counted.")] = 10.0
    socket_bytes: Annotated[
        Count, Meta(description="Bytes of a WebSocket in that time; whoever sends more is cut off.")
    ] = 262_144

    # ---- several servers
    bus_prefix: Annotated[
        Subject,
        Meta(description="The first part of all subjects on the bus; servers with the same one share their tables."),
    ] = "ridotto"
    write_tries: Annotated[
        Count, Meta(description="Tries to write a command while other servers are writing at the same table.")
    ] = 10
    look_every: Annotated[
        Seconds, Meta(description="Seconds between looks for entries of tables that the bus has not told of.")
    ] = 15
    presence_every: Annotated[
        Seconds, Meta(description="Seconds between two messages to other servers about who is at a table.")
    ] = 3
    presence_holds: Annotated[Seconds, Meta(description="Seconds for which such a message holds.")] = 30
    bots_taken_over_after: Annotated[
        Seconds,
        Meta(description="Seconds after which bots are asked, and analyses made, that another server has left alone."),
    ] = 5
    bot_silence: Annotated[
        Seconds, Meta(description="Seconds without a sign of life after which a bot worker counts as dead.")
    ] = 4
    bot_tries: Annotated[Count, Meta(description="Bot workers that may die over a question.")] = 3

    @property
    def tells_life_every(self) -> float:
        """Seconds between two messages to other servers that something is still being worked on."""
        return self.bots_taken_over_after / 3

    @property
    def sleeps_after(self) -> dict[str, int]:
        """By status of a table: the days after which it is asleep."""
        return {"waiting": self.waiting_sleeps_after, "playing": self.playing_sleeps_after}
