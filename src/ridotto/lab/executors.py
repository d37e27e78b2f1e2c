"""Who does the work: this process, several on this machine, or a Ray cluster.  A job is a function and a task.

Results come in the order in which they are finished.  Whoever needs another order numbers the tasks, so that nothing
depends on how many work.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import wait as wait_for
from threading import Thread
from time import monotonic
from types import TracebackType
from typing import TypeVar

from .errors import BadExperiment

T = TypeVar("T")  # a task
R = TypeVar("R")  # its result


class Executor:
    """Does jobs in this process, one after the other."""

    def finished(self, job: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        """The results.  A task is taken when there is room for it, so that `tasks` can end when time is up."""
        for task in tasks:
            yield job(task)

    def close(self) -> None:
        """Nothing more is to be done."""

    def __enter__(self) -> "Executor":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Processes(Executor):
    """Does jobs in processes of their own on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        context = multiprocessing.get_context("spawn")  # the same on every system
        self.pool = ProcessPoolExecutor(number, context, initializer=end_with_parent)

    def finished(self, job: Callable[[T], R], tasks: Iterator[T]) -> Iterator[R]:
        under_way: set[Future[R]] = {self.pool.submit(job, task) for task in islice(tasks, self.number)}
        try:
            while under_way:
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                under_way |= {self.pool.submit(job, task) for task in islice(tasks, len(done))}
                yield from [future.result() for future in done]
        except BrokenProcessPool as error:
            raise BadExperiment("A process was ended from outside; run the command again to go on.") from error

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def end_with_parent() -> None:
    """Let a process end when the one that started it was killed; otherwise it would wait for tasks for ever."""
    Thread(target=watch_parent, daemon=True).start()


def watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of a pool has a parent"
    wait_for([parent.sentinel])
    os._exit(1)


def executor(processes: int, ray: str | None = None) -> Executor:
    """Who does the work, as the options of a command say."""
    if ray is not None:
        from .on_ray import OnRay  # noqa: PLC0415 - Ray is large, and not everybody has it

        return OnRay(ray, processes)
    return Executor() if processes == 1 else Processes(processes)


def cores() -> int:
    """How many processes can work at the same time."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def until(tasks: Iterator[T], end: float) -> Iterator[T]:
    """Tasks as long as there is time, by the monotonic clock."""
    for task in tasks:
        if monotonic() >= end:
            return
        yield task
