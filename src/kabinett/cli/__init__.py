"""The command line, `kabinett COMMAND`.

`commands` names all commands and says in which module each is; `options` and `output` are what these share; `calling`
is its language, its help, and what was wrong with a call.
"""

from __future__ import annotations

import io
import os
import sys

import typer

from kabinett.cli import calling
from kabinett.cli.commands import app
from kabinett.clitexts import say
from kabinett.core.errors import BadOption, KabinettError
from kabinett.core.fluent import speak


def main(args: list[str] | None = None) -> None:
    """Run the command line. Errors that are the user's to mend are one line; 2: a wrong call, 1: anything else."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ♠ shows ? instead
    try:
        speak(calling.asked_language(sys.argv[1:] if args is None else args, os.environ))
        code = calling.described(app)(args, standalone_mode=False)
        sys.stdout.flush()
    except calling.CallError as error:
        sys.exit(_fail(calling.fault(error), 2))
    except typer.Abort:
        sys.exit(_fail(say("call-interrupted"), 1))
    except BadOption as error:
        sys.exit(_fail(str(error), 2))
    except KabinettError as error:
        sys.exit(_fail(str(error), 1))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read our output has gone; be quiet
        sys.exit(1)
    except OSError as error:
        sys.exit(_fail(say("call-no_output", reason=str(error.strerror)), 1))
    sys.exit(code if isinstance(code, int) else 0)


def _fail(reason: str, code: int) -> int:
    if reason:  # a call without any argument has shown the help and has nothing to add
        print(f"kabinett: {' '.join(reason.split())}", file=sys.stderr)
    return code
