"""Games that may run at the same time: each needs a person, and each person has a limited number of them."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .errors import Refused
from .settings import Settings
from .store import Store
from .table import Table


class RunningGames:
    """The running games of each guest: those in the store, and those that are being started."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.starting: Counter[str] = Counter()  # by guest

    @asynccontextmanager
    async def admit(self, table: Table) -> AsyncIterator[None]:
        """The game of a table starts in this context, or is refused."""
        guests = Counter({place.guest for place in table.places if place.guest})
        if not guests and not self.settings.games_of_bots:
            raise Refused(409, "no_person")
        self.starting += guests
        try:
            for guest in guests:
                await self.check(guest, table)
            yield
        finally:
            self.starting -= guests

    async def check(self, guest: str, table: Table) -> None:
        limit = self.settings.max_games_per_guest
        if await self.store.count_games(guest, self.settings) + self.starting[guest] > limit:
            raise Refused(409, "many_games", name=table.names.get(guest, ""), limit=limit)
