"""A conversation with yaml-language-server over its standard streams, as an editor has it."""

from __future__ import annotations

import json
import subprocess
from itertools import count
from pathlib import Path
from threading import Timer
from typing import Any

HERE = Path(__file__).resolve().parent
SERVER = HERE / "node_modules" / "yaml-language-server" / "bin" / "yaml-language-server"
PATIENCE = 120  # seconds: a server that has not seen itself out by then is stopped
CAPABILITIES = {
    "workspace": {"configuration": True, "workspaceFolders": True},
    "textDocument": {
        "hover": {"contentFormat": ["markdown"]},
        "completion": {"completionItem": {"documentationFormat": ["markdown"]}},
    },
}

Message = dict[str, Any]


class LanguageServer:
    """A running server for one folder; open a text, then ask about a place in it."""

    def __init__(self, root: Path, settings: Message) -> None:
        self.root, self._settings = root, settings
        self._ids, self._versions = count(1), count(1)
        self._process = subprocess.Popen(["node", SERVER, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin
        assert self._process.stdout
        self._input, self._output = self._process.stdin, self._process.stdout
        self._watchdog = Timer(PATIENCE, self._process.kill)
        self._watchdog.start()
        self._handshake()

    def _handshake(self) -> None:
        folder = {"uri": self.root.as_uri(), "name": self.root.name}
        opening = {"processId": None, "rootUri": folder["uri"], "capabilities": CAPABILITIES}
        self._ask("initialize", opening | {"workspaceFolders": [folder]})
        self._tell("initialized", {})
        self._tell("workspace/didChangeConfiguration", {"settings": self._settings})

    def diagnostics(self, name: str, text: str) -> list[Message]:
        """Open a file of the folder with this text, saved or not, and give what the editor would underline."""
        uri = self._uri(name)
        document = {"uri": uri, "languageId": "yaml", "version": next(self._versions), "text": text}
        self._tell("textDocument/didOpen", {"textDocument": document})
        while (message := self._next()).get("method") != "textDocument/publishDiagnostics" or message["params"][
            "uri"
        ] != uri:
            self._answer(message)
        return list(message["params"]["diagnostics"])

    def completions(self, name: str, line: int, column: int) -> set[str]:
        """Give the words that the editor would offer at a place, counted from nought, of an open file."""
        answer = self._ask("textDocument/completion", self._place(name, line, column))
        return {item["label"] for item in answer["items"]}

    def hover(self, name: str, line: int, column: int) -> str:
        """Give the text that the editor would show over a place, counted from nought, of an open file."""
        answer = self._ask("textDocument/hover", self._place(name, line, column))
        return str(answer["contents"]["value"]) if answer else ""

    def close(self) -> None:
        """Say good-bye, and see the server out."""
        self._ask("shutdown", None)
        self._tell("exit", None)
        self._process.wait()
        self._watchdog.cancel()
        for stream in (self._input, self._output):
            stream.close()

    def _uri(self, name: str) -> str:
        return (self.root / name).as_uri()

    def _place(self, name: str, line: int, column: int) -> Message:
        return {"textDocument": {"uri": self._uri(name)}, "position": {"line": line, "character": column}}

    def _ask(self, method: str, params: Message | None) -> Any:
        asked = next(self._ids)
        self._send({"id": asked, "method": method, "params": params})
        while (message := self._next()).get("id") != asked or "method" in message:
            self._answer(message)
        assert "error" not in message, message["error"]
        return message["result"]

    def _answer(self, message: Message) -> None:
        """Answer a question of the server's own: it asks for its settings, section by section."""
        if "id" not in message or "method" not in message:
            return
        wanted = message["method"] == "workspace/configuration"
        sections = [item["section"] for item in message["params"]["items"]] if wanted else []
        self._send({"id": message["id"], "result": [self._settings.get(name) for name in sections] if wanted else None})

    def _tell(self, method: str, params: Message | None) -> None:
        self._send({"method": method, "params": params})

    def _send(self, message: Message) -> None:
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        self._input.write(f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        self._input.flush()

    def _next(self) -> Message:
        length = 0
        while header := self._output.readline().strip():
            name, _, value = header.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        assert length, "the language server has gone"
        message: Message = json.loads(self._output.read(length))
        return message
