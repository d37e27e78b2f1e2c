"""Writes the page of all settings for operators, or checks that it is not older than what is declared.

python tools/settings_page.py            writes docs/reference/settings.md
python tools/settings_page.py --check    writes nothing, and fails if the page would change
"""

import sys

from findings import ROOT, Finding, report
from ridotto.server.settings_reader import Declared, declared_settings, write_value

PAGE = ROOT / "docs" / "reference" / "settings.md"
HEAD = """# Settings of the server

Written by `make settings-page` from `ridotto/server/settings.py`. Do not edit.

Each setting is an environment variable, read once when the server starts; a value that cannot be is one sentence and
exit code 1. `ridotto settings` shows what holds. Lists are separated by commas. [0031](../decisions/0031-limits.md)
says how the limits work.

| variable | default | meaning |
| --- | --- | --- |
"""


def page() -> str:
    return HEAD + "".join(map(row, declared_settings()))


def row(setting: Declared) -> str:
    default = write_value(setting.default)
    return f"| `{setting.variable}` | {f'`{default}`' if default else ''} | {setting.meaning} |\n"


def main(arguments: list[str]) -> int:
    is_old = not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page()
    if arguments == ["--check"]:
        old = [Finding(PAGE, 1, "is older than the settings: make settings-page")] if is_old else []
        return report(old, ROOT, "The page of the settings is up to date.")
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
