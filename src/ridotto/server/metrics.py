"""What the server counts and measures, for Prometheus.  Labels never name a table, a guest or an address."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from time import perf_counter
from typing import Any, Final, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from . import wire

Respond = Callable[[int, wire.Accepted | wire.Problem], None]

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class LoopHistogram(Collector):
    """A histogram for the event loop alone.  The library's own takes two locks for each value: too much for moves."""

    def __init__(self, name: str, documentation: str, buckets: Sequence[float], registry: CollectorRegistry) -> None:
        self.name: Final = name
        self.documentation: Final = documentation
        self.bounds: Final = [float(bound) for bound in buckets]
        self.counts: Final = [0] * (len(buckets) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        labels = [*map(str, self.bounds), "+Inf"]
        buckets = [(label, float(count)) for label, count in zip(labels, accumulate(self.counts), strict=True)]
        yield HistogramMetricFamily(self.name, self.documentation, buckets, self.total)


REGISTRY: Final = CollectorRegistry()
MOVE_SECONDS: Final = LoopHistogram(
    "ridotto_move_seconds", "From the receipt of a guest's move to its acknowledgement.", QUICK, REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "ridotto_commit_seconds", "Duration of a transaction of the writer.", buckets=QUICK, registry=REGISTRY
)
WRITES: Final = Counter("ridotto_writes", "Jobs of the writer.", registry=REGISTRY)
FAILED_WRITES: Final = Counter("ridotto_failed_writes", "Jobs of the writer that were not written.", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "ridotto_bot_seconds",
    "From a question to a bot to its answer, with the time in the queue.",
    ["level"],
    buckets=SLOW,
    registry=REGISTRY,
)
REFUSALS: Final = Counter("ridotto_refusals", "Refused requests and messages.", ["code"], registry=REGISTRY)
TABLES: Final = Gauge("ridotto_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("ridotto_sockets", "Open WebSockets at tables.", registry=REGISTRY)
BOT_QUEUE: Final = Gauge("ridotto_bot_queue", "Questions to bots that wait for a worker.", registry=REGISTRY)
BUS: Final = Gauge("ridotto_bus_connected", "Whether the bus is there; 1 on a server that is alone.", registry=REGISTRY)

for collector in (ProcessCollector, PlatformCollector, GCCollector):
    collector(registry=REGISTRY)


class Server(Protocol):
    """What is looked at when metrics are read, so that nothing has to count it."""

    rooms: Any  # by table id
    bots: Any
    bus: Any


def watch(server: Server) -> None:
    """Measure the sizes of this server from now on."""
    TABLES.set_function(lambda: len(server.rooms))
    SOCKETS.set_function(lambda: sum(len(room.viewers) for room in server.rooms.values()))
    BOT_QUEUE.set_function(lambda: server.bots.waiting)
    BUS.set_function(lambda: float(server.bus.is_connected))


def count_refusal(code: wire.Code) -> None:
    REFUSALS.labels(code).inc()


def measured(respond: Respond) -> Respond:
    """The same response to a move that was just received, measured."""
    received = perf_counter()

    def respond_and_measure(status: int, content: wire.Accepted | wire.Problem) -> None:
        respond(status, content)
        if isinstance(content, wire.Problem):
            count_refusal(content.code)
        else:
            MOVE_SECONDS.observe(perf_counter() - received)

    return respond_and_measure


def all_metrics() -> bytes:
    """Everything in the text format of Prometheus."""
    return generate_latest(REGISTRY)
