"""Settings: declared once, read from the environment, explained to operators."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.server.settings import Settings
from ridotto.server.settings_reader import BadSetting, declared_settings, read_settings, write_value
from tests.server.conftest import PATIENCE


def test_without_variables_the_defaults_hold() -> None:
    assert read_settings({"HOME": "/"}) == Settings()


def test_a_variable_sets_what_it_names() -> None:
    assert read_settings({"RIDOTTO_MAX_ROOMS": "7"}) == Settings(max_rooms=7)


def test_every_default_can_be_written_as_a_variable() -> None:
    environment = {setting.variable: write_value(setting.default) for setting in declared_settings()}
    assert read_settings(environment) == Settings()


@pytest.mark.parametrize("value", ["", "many", "0", "-1", "1.5", " 2", "1 000"])
def test_a_value_that_cannot_be_is_one_sentence(value: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({"RIDOTTO_MAX_ROOMS": value})
    assert str(bad.value) == f"RIDOTTO_MAX_ROOMS cannot be '{value}': it is a whole number from 1 on."


@pytest.mark.parametrize("value", ["ridotto", "my-site_2", "games.ridotto.test"])
def test_a_prefix_of_the_bus_may_have_several_words(value: str) -> None:
    assert read_settings({"RIDOTTO_BUS_PREFIX": value}) == Settings(bus_prefix=value)


def test_a_prefix_of_the_bus_does_not_end_with_a_new_line() -> None:
    with pytest.raises(BadSetting):
        read_settings({"RIDOTTO_BUS_PREFIX": "ridotto\n"})


def test_a_misspelt_setting_is_noticed() -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({"RIDOTTO_MAX_ROMS": "7"})
    assert str(bad.value) == "There is no setting RIDOTTO_MAX_ROMS; is RIDOTTO_MAX_ROOMS meant?"


def test_variables_of_other_tools_are_left_alone() -> None:
    others = {"RIDOTTO_BUILD": "pure", "RIDOTTO_BROWSER": "none", "RIDOTTO_COMPILE": "0", "RIDOTTO_HYPOTHESIS": "x"}
    assert read_settings(others) == Settings()


def test_every_setting_says_what_it_means_in_a_sentence() -> None:
    for setting in declared_settings():
        assert setting.meaning[0].isupper() and setting.meaning.endswith("."), setting.name


def test_a_server_with_a_bad_setting_does_not_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ridotto", "serve", "--data", str(tmp_path), "--port", "0"]
    environment = {**os.environ, "RIDOTTO_MAX_ROOMS": "many"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Error: RIDOTTO_MAX_ROOMS cannot be 'many': it is a whole number from 1 on.\n"
