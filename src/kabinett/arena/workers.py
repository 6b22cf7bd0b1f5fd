"""Jobs that do not depend on each other, done here, in several processes, or by Ray on many machines."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any, TypeVar

from kabinett.arena.extras import need
from kabinett.core.errors import KabinettError

J = TypeVar("J")
R = TypeVar("R")
AHEAD = 4  # jobs that wait for each worker, so that none is idle
LOCAL = "local"  # stands for a Ray that is started for these jobs, on this machine


def run(job: Callable[[J], R], jobs: Iterable[J], workers: int = 1, ray: str | None = None) -> Iterator[tuple[int, R]]:
    """What comes out of each job, with its number, as it comes. `ray` is the address of a cluster, or `local`."""
    numbered = enumerate(jobs)
    if ray is not None:
        return _by_ray(job, numbered, workers, ray)
    workers = min(workers, os.cpu_count() or 1)
    if workers <= 1:
        return ((number, job(each)) for number, each in numbered)
    return _by_processes(job, numbered, workers)


def _by_processes(job: Callable[[J], R], jobs: Iterator[tuple[int, J]], workers: int) -> Iterator[tuple[int, R]]:
    with _pool(workers) as pool:
        running: dict[Future[R], int] = {}
        while True:
            for number, each in islice(jobs, AHEAD * workers - len(running)):
                running[pool.submit(job, each)] = number
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                number = running.pop(done)
                try:
                    yield number, done.result()
                except BrokenProcessPool as error:
                    raise KabinettError("a process that played games has died") from error


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end at once if whoever wants their results leaves: a game may take minutes."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, initializer=_leave_with_parent)
    try:
        yield pool
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_with_parent() -> None:
    """Let a worker end when the process is gone, however that came, that wanted its games."""
    parent = parent_process()
    assert parent is not None

    def wait_for_end() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait_for_end, daemon=True).start()


def _by_ray(
    job: Callable[[J], R], jobs: Iterator[tuple[int, J]], workers: int, address: str
) -> Iterator[tuple[int, R]]:
    ray = need("ray", "ray", "ray")
    with _cluster(ray, workers, address) as cores:
        remote = ray.remote(lambda each: job(each))  # Ray takes functions only, no methods or partial calls
        running: dict[Any, int] = {}
        while True:
            for number, each in islice(jobs, AHEAD * cores - len(running)):
                running[remote.remote(each)] = number
            if not running:
                return
            done, _ = ray.wait(list(running))
            for reference in done:
                yield running.pop(reference), ray.get(reference)


@contextmanager
def _cluster(ray: Any, workers: int, address: str) -> Iterator[int]:
    """A connection to Ray; yields how many jobs it can do at once."""
    own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="warning", **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise KabinettError(f"there is no Ray at {address}: {error}") from error
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()
