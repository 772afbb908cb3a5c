"""The entry point: commands in the user's language, and an end without a traceback whatever happens."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from caliburn.cli.commands import app
from caliburn.cli.files import annotated, new_file, reason_of, write_json
from caliburn.cli.voice import CommandError, Voice, called_as, language_of, speak
from caliburn.kernel.errors import CaliburnError, RuleBug
from caliburn.kernel.text import Arg, Message

BAD_INPUT = 2
OUR_FAULT = 70  # EX_SOFTWARE
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `caliburn` with these arguments; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    reopen()
    forgive(sys.stdout, sys.stderr)
    voice = speak(language_of(given))
    try:
        code = translated(voice).main(given, prog_name=called_as(), standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        voice.complain(usage(error), hint=voice.say("cli-usage-hint", command=_path_of(error)))
        return BAD_INPUT
    except CaliburnError as error:
        voice.complain(error.message)
        return BAD_INPUT
    except RuleBug as error:
        return report(voice, error)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except OSError as error:
        return unwritable(voice, error)
    except Exception as error:
        return report(voice, error, given)
    if code == INTERRUPTED:
        voice.complain(Message("cli-interrupted"))
    return code if isinstance(code, int) else 0


def reopen() -> None:
    """A shell may start a command with its streams closed: what is read then is nothing, what is said goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open as long as the process


def forgive(*streams: Any) -> None:
    """Let a stream put a question mark where its encoding lacks a character, instead of failing."""
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def unwritable(voice: Voice, error: OSError) -> int:
    """What was printed could not be written: a full disk, or a reader that went away and needs no message."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        voice.complain(Message("cli-error-write", {"path": error.filename or "stdout", "reason": reason_of(error)}))
    return BAD_INPUT


def translated(voice: Voice) -> TyperGroup:
    """The commands with all help in the language of the run: in the code a help text is a message id."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    group.help = voice.say(group.help or "")
    for command in (group, *group.commands.values()):
        if command is not group:
            command.help = voice.say(command.help or "")
            command.rich_help_panel = voice.say("cli-panel-commands")  # type: ignore[attr-defined]
        own = command.get_help_option(typer.Context(command))
        if own is not None:
            own.help = "cli-help-help"
            command.params.append(own)
            command.add_help_option = False
        for param in command.params:
            panel = "cli-panel-options" if param.param_type_name == "option" else "cli-panel-arguments"
            param.rich_help_panel = voice.say(panel)  # type: ignore[attr-defined]
            param.help = voice.say(param.help)  # type: ignore[attr-defined]
            if getattr(param, "is_flag", False):
                param.metavar = ""
    return group


def usage(error: typer.TyperException) -> Message:
    """What is wrong with the way the command was called."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    if kind == "NoSuchOption" and option:
        close = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
        args: dict[str, Arg] = {"option": str(option)[:80]}
        return (
            Message("cli-error-option-close", {**args, "close": close}) if close else Message("cli-error-option", args)
        )
    if option:
        return Message("cli-error-option-value", {"option": str(option)[:80]})
    if kind == "MissingParameter":
        param = getattr(error, "param", None)
        return Message(
            "cli-error-missing", {"what": getattr(param, "metavar", None) or str(getattr(param, "name", ""))}
        )
    if kind == "BadParameter" and getattr(error, "param", None) is not None:
        option = "/".join(getattr(error.param, "opts", ()))  # type: ignore[attr-defined]
        return Message("cli-error-value", {"option": option})
    context = getattr(error, "ctx", None)
    command = getattr(context, "command", None)
    if isinstance(command, TyperGroup):
        asked = re.search("'(.*)'|\"(.*)\"", error.format_message())
        name = next((part for part in asked.groups() if part), "") if asked else ""
        return Message("cli-error-command", {"name": name[:80], "commands": ", ".join(command.commands)})
    return Message("cli-error-usage", {"text": error.format_message()[:200]})


def _path_of(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return str(context.command_path) if context is not None else called_as()


def report(voice: Voice, error: BaseException, arguments: Sequence[str] = ()) -> int:
    """Something failed that must not: keep what reproduces it, and say where."""
    case = {"arguments": list(arguments), "trace": "".join(traceback.format_exception(error)).splitlines()}
    try:
        path = keep(error, case)
    except CommandError as unwritten:
        voice.complain(Message("cli-bug-unsaved", {"error": f"{type(error).__name__}: {error}"[:300]}))
        voice.complain(unwritten.message)
    else:
        voice.complain(Message("cli-bug", {"path": str(path)}))
    return OUR_FAULT


def keep(error: BaseException, case: dict[str, Any]) -> Path:
    """Write a report; where a rule failed it is the match's record."""
    if isinstance(error, RuleBug) and error.record is not None:
        path = new_file("rule-bug")
        write_json(path, annotated(error.record, "bug", {**case, "seat": error.seat, "answer": error.answer}))
    else:
        path = new_file("failure")
        write_json(path, case)
    return path
