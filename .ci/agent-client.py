"""Speaks to the program as the clients of agents do, and checks each answer against the protocol's types.

usage: agent-client.py PROGRAM FOLDER: the folder has decision 0007 with the rejected option Redis."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types.methods import SERVER_RESULTS
from pydantic import TypeAdapter

PROGRAM, FOLDER = sys.argv[1:]
PREFIX = "io.modelcontextprotocol/"
NEWEST, HANDSHAKE = "2026-07-28", "2025-11-25"

REQUESTS = [
    ("tools/list", {}),
    ("tools/call", {"name": "considered", "arguments": {"option": "Redis"}}),
    ("tools/call", {"name": "show", "arguments": {"decision": "nowhere"}}),
    ("tools/call", {"name": "add", "arguments": {
        "decision": "7", "kind": "con", "option": "Redis", "text": "slow", "preview": True}}),
    ("resources/list", {}),
    ("resources/templates/list", {}),
    ("resources/read", {"uri": "proscons://decision/0007"}),
    ("resources/read", {"uri": "proscons://folder"}),
    ("resources/read", {"uri": "proscons://digest"}),
]


def check_types(version: str, first: tuple[str, dict]) -> None:
    """Sends raw lines. Each result must be of its type, strictly, with no key that the type doesn't know."""
    requests = [first, *REQUESTS]
    meta = {PREFIX + "protocolVersion": version, PREFIX + "clientCapabilities": {}}
    lines = [
        {"jsonrpc": "2.0", "id": number, "method": method,
         "params": params | ({"_meta": meta} if version == NEWEST else {})}
        for number, (method, params) in enumerate(requests)
    ]
    run = subprocess.run(
        [PROGRAM, FOLDER, "mcp"], input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == list(range(len(requests))), run.stdout
    for (method, _), answer in zip(requests, answers):
        result = answer["result"]
        adapter = TypeAdapter(SERVER_RESULTS[method, version])
        model = adapter.validate_python(result, strict=True)
        again = adapter.dump_python(model, by_alias=True, exclude_unset=True, mode="json")
        assert again == result, (method, version, again, result)


async def check_client(mode: str, version: str) -> None:
    """Asks as an agent does: is there something to know before Redis is proposed?"""
    server = StdioServerParameters(command=PROGRAM, args=[FOLDER, "mcp"])
    async with Client(server, mode=mode) as client:
        assert client.protocol_version == version, client.protocol_version
        assert len((await client.list_tools()).tools) == 12
        result = await client.call_tool("considered", {"option": "Redis"})
        assert not result.is_error
        assert "Redis was not chosen" in result.structured_content["rows"][0]["outcome"]
        assert json.loads(result.content[0].text) == result.structured_content
        failed = await client.call_tool("show", {"decision": "nowhere"})
        assert failed.is_error and failed.structured_content is None
        read = await client.read_resource("proscons://decision/0007")
        assert "Redis" in read.contents[0].text


check_types(NEWEST, ("server/discover", {}))
check_types(HANDSHAKE, ("initialize", {
    "protocolVersion": HANDSHAKE, "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}))
def write(path: Path, text: str) -> None:
    """Replaces a file at once: half of it would be another change."""
    path.with_suffix(".new").write_text(text)
    path.with_suffix(".new").replace(path)


async def check_subscription() -> None:
    """Hears of what another program changes, and of its own edit."""
    server = StdioServerParameters(command=PROGRAM, args=[FOLDER, "mcp"])
    uri = "proscons://decision/0007"
    async with Client(server, mode="auto") as client:
        async with client.listen(resource_subscriptions=[uri], resources_list_changed=True) as told:
            path = next(Path(FOLDER).glob("0007-*"))
            text = path.read_text()
            write(path, text + "\nMore.\n")
            event = await asyncio.wait_for(anext(told), 20)
            assert event.uri == uri, event
            result = await client.call_tool(
                "add", {"decision": "7", "kind": "con", "option": "Redis", "text": "slow"})
            assert (await asyncio.wait_for(anext(told), 20)).uri == uri
            await client.call_tool("undo", {"handle": result.structured_content["handle"]})
            write(path, text)


asyncio.run(check_client("auto", NEWEST))
asyncio.run(check_client("legacy", HANDSHAKE))
asyncio.run(check_subscription())
print("ok")
