"""Bots think in worker processes, never in the event loop. What happens inside a worker is in `thoughts.py`."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from caliburn.kernel.view import Viewer
from caliburn.server import replays
from caliburn.server.replays import Moment
from caliburn.server.thoughts import Failure, Thought, begin, call, think, warm_up

THINKING: Final = 20.0  # seconds that a bot may think
GRACE: Final = 5.0  # seconds after which a worker that does not answer is ended
REPLAYING: Final = 60.0
FALLBACK: Final = "random"

logger = structlog.get_logger()


class WorkerFailed(Exception):
    """A worker raised something that is nobody's mistake but ours; the text is its traceback."""


class ThinkersClosed(Exception):
    """The server is going down: nobody thinks any more."""


class Thinkers:
    """All worker processes. A table always goes to the same one, which remembers its match."""

    def __init__(self, workers: int | None = None, *, limit: float = THINKING, grace: float = GRACE) -> None:
        self._limit = limit
        self._grace = grace
        self._lanes = [_Lane() for _ in range(workers or max(2, (os.cpu_count() or 2) - 1))]
        self._open: set[asyncio.Task[Any]] = set()

    async def warm(self) -> None:
        """Start all workers, so that the first question need not wait for one."""
        await asyncio.gather(*[self._ask(lane, REPLAYING, os.getpid) for lane in self._lanes])

    async def choose(self, table: str, record: Mapping[str, Any], seat: int, bot: str, seed: str) -> str:
        """The text of the move that a bot answers with. A bot that fails, hangs or kills its worker plays at random."""
        lane = self._lanes[zlib.crc32(table.encode()) % len(self._lanes)]
        try:
            thought = await self._think(lane, table, record, seat, bot, seed)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("bot_ended_worker", table=table, seat=seat, bot=bot, error=repr(error))
            thought = await self._think(lane, table, record, seat, FALLBACK, seed)
        if thought.trouble is not None:
            logger.warning("bot_failed", table=table, seat=seat, bot=bot, trouble=thought.trouble)
        return thought.move

    async def _think(
        self, lane: _Lane, table: str, record: Mapping[str, Any], seat: int, bot: str, seed: str
    ) -> Thought:
        longest = self._limit + self._grace
        thought: Thought = await self._ask(lane, longest, think, table, record, seat, bot, seed, self._limit)
        return thought

    async def moments(
        self, record: Mapping[str, Any], viewer: Viewer, first: int, last: int
    ) -> tuple[int, list[Moment]]:
        """A part of a replay; see `replays.moments`."""
        found: tuple[int, list[Moment]] = await self.run(replays.moments, record, viewer, first, last)
        return found

    async def run(self, fn: Callable[..., Any], *args: Any) -> Any:
        """What a function of a module returns, called in the least busy worker with arguments that can be pickled."""
        lane = min(self._lanes, key=lambda lane: lane.asked)
        return await self._ask(lane, REPLAYING, fn, *args)

    async def _ask(self, lane: _Lane, longest: float, fn: Callable[..., Any], *args: Any) -> Any:
        """Ask a worker. Whoever no longer wants to know may be cancelled; the worker finishes all the same."""
        task = asyncio.ensure_future(lane.ask(longest, fn, args))
        self._open.add(task)
        task.add_done_callback(self._close_task)
        answer = await asyncio.shield(task)
        if not isinstance(answer, Failure):
            return answer
        if answer.error is None:
            raise WorkerFailed(answer.text)
        raise answer.error(answer.message.id, **answer.message.args)

    def _close_task(self, task: asyncio.Task[Any]) -> None:
        self._open.discard(task)
        if not task.cancelled():
            task.exception()  # it was told to whoever asked, if they are still there

    async def close(self) -> None:
        """End all workers, whatever they do; who still waits for one gets `ThinkersClosed`."""
        await asyncio.gather(*[lane.close() for lane in self._lanes])
        await asyncio.gather(*self._open, return_exceptions=True)


class _Lane:
    """One worker process, started when it is first needed and replaced when it is lost."""

    def __init__(self) -> None:
        self.asked = 0  # how many questions wait here, the one being answered included
        self._one_at_a_time = asyncio.Lock()
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None
        self._closed = False

    async def ask(self, longest: float, fn: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What the worker answers; a question that the worker did not survive is asked again once."""
        self.asked += 1
        try:
            async with self._one_at_a_time:
                try:
                    return await self._ask(longest, fn, args)
                except BrokenProcessPool:
                    logger.warning("worker_died", pid=self._pid)
                    return await self._ask(longest, fn, args)
        finally:
            self.asked -= 1

    async def _ask(self, longest: float, fn: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if self._closed:
            raise ThinkersClosed
        try:
            executor = self._executor or await self._start()
            return await asyncio.wait_for(asyncio.wrap_future(executor.submit(call, fn, args)), longest)
        except (BrokenProcessPool, TimeoutError):
            self._end_worker()
            if self._closed:
                raise ThinkersClosed from None
            raise

    async def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(1, mp_context=spawn, initializer=begin, initargs=(os.getpid(),))
        self._executor, self._pid = executor, None
        self._pid = await asyncio.wrap_future(executor.submit(warm_up))
        return executor

    def _end_worker(self) -> None:
        executor, self._executor = self._executor, None
        for process in multiprocessing.active_children():
            if process.pid == self._pid:
                process.kill()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        self._closed = True
        executor = self._executor
        if self.asked:
            self._end_worker()
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)
