"""`ridotto settings`."""

from collections.abc import Callable

from click.testing import Result

from ridotto.server.settings_reader import declared_settings

Run = Callable[..., Result]


def test_it_lists_every_setting_with_its_meaning(run: Run) -> None:
    shown = " ".join(run("settings", COLUMNS="400").stdout.split())
    for setting in declared_settings():
        assert setting.variable in shown and setting.meaning in shown


def test_it_shows_what_holds_now_beside_the_default(run: Run) -> None:
    lines = run("settings", RIDOTTO_MAX_ROOMS="7", COLUMNS="400").stdout.splitlines()
    assert next(line.split()[:3] for line in lines if "MAX_ROOMS" in line) == ["RIDOTTO_MAX_ROOMS", "7", "2000"]


def test_a_bad_value_is_one_sentence(run: Run) -> None:
    bad = run("settings", code=1, RIDOTTO_MAX_ROOMS="x")
    assert bad.stderr == "Error: RIDOTTO_MAX_ROOMS cannot be 'x': it is a whole number from 1 on.\n"
