"""The bot in docs/protocol.md plays a whole game as it is printed there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Client, config_for, running

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md"


@pytest.mark.asyncio
async def test_the_bot_of_the_protocol_page_plays_to_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {}
    [block] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(block, names)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host:
            await host.guest()
            table = await host.found(seats=2)
            invite = (await host.state(table))["table"]["invite"]
            bot = asyncio.ensure_future(names["play"](server.base, invite, "Dagonet"))
            async with host.socket(table) as socket:
                await socket.until(lambda state: state["table"]["seats"][1]["ready"])
                await socket.done("start")
                await socket.until(lambda state: socket.asked)
                await socket.done("concede")
            await bot
    assert capsys.readouterr().out
