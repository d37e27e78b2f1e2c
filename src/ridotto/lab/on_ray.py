"""Jobs on a Ray cluster.  Ridotto must be installed on its machines, in the same version."""

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from .errors import BadExperiment, MissingPackage
from .executors import Executor

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"  # a cluster of this machine alone, started for the occasion
SPARE = 2  # tasks for each core that wait at the cluster, so that no core waits for us


class OnRay(Executor):
    """Does jobs on the cores of a Ray cluster."""

    def __init__(self, address: str, processes: int) -> None:
        self.ray = load_ray()
        cores = {"num_cpus": processes} if address == LOCAL else {}
        try:
            self.ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level="ERROR", **cores)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise BadExperiment(f"No Ray cluster answers at '{address}': {error}") from error
        self.room = SPARE * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def finished(self, job: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        remote = self.ray.remote(job)
        under_way = [remote.remote(task) for task in islice(tasks, self.room)]
        while under_way:
            done, under_way = self.ray.wait(under_way)
            under_way += [remote.remote(task) for task in islice(tasks, len(done))]
            yield from self.results(done)

    def results(self, done: list[Any]) -> list[Any]:
        try:
            out: list[Any] = self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error  # a sentence of ours is told as it is, without what Ray says around it
        return out

    def close(self) -> None:
        self.ray.shutdown()


def load_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        raise MissingPackage('--ray needs a package that is not installed: pip install "ridotto[ray]"') from error
