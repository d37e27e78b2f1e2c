"""The files for operators name only what exists: commands, options, settings, services, addresses."""

import importlib
import os
import re
import shlex
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import click
import pytest

from ridotto.cli import cli
from ridotto.server.settings import Settings
from ridotto.server.settings_reader import declared_settings, read_settings

NATS = Path(sysconfig.get_path("scripts")) / "nats-server"
ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "reference" / "operating.md").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
DOCKER = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
yaml: Any = importlib.import_module("yaml")  # it has no types
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "ridotto"}
SUBSTITUTED = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")
ANSWERED = {"/health", "/ready", "/metrics"}


def command_of(arguments: list[str], environment: dict[str, str] | None = None) -> click.Command:
    """The command that these arguments call; they have to be right."""
    name, *rest = arguments
    command = cli.commands[name]
    with patch.dict(os.environ, environment or {}):
        command.make_context(name, rest)
    return command


def example_environment(service: dict[str, Any]) -> dict[str, str]:
    return {name: SUBSTITUTED.sub("x", value) for name, value in service["environment"].items()}


@pytest.mark.parametrize("name", OURS)
def test_a_service_calls_a_command_with_options_that_exist(name: str) -> None:
    command_of(OURS[name]["command"], example_environment(OURS[name]))


@pytest.mark.parametrize("name", OURS)
def test_a_service_gives_settings_that_exist(name: str) -> None:
    given = example_environment(OURS[name])
    options = {option.envvar for option in command_of(OURS[name]["command"], given).params}
    assert set(given) <= {setting.variable for setting in declared_settings()} | options
    read_settings(given)


def test_the_image_starts_a_command_that_exists() -> None:
    found = re.search(r"^CMD (\[.*\])$", DOCKER, re.MULTILINE)
    assert found and command_of(yaml.safe_load(found[1])) is cli.commands["serve"]
    for source in re.findall(r"^COPY (requirements/\S+)", DOCKER, re.MULTILINE):
        assert (ROOT / source).is_file()


def test_every_variable_of_the_services_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / ".env.example").read_text(encoding="utf-8")
    assert set(SUBSTITUTED.findall(text)) == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_proxy_is_trusted_and_leads_to_every_server() -> None:
    servers = {name for name, service in OURS.items() if service["command"][0] == "serve"}
    assert set(re.findall(r"([\w-]+):8160", CADDY)) == servers
    subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    for name in servers:
        assert example_environment(OURS[name])["RIDOTTO_TRUSTED_PROXIES"] == subnet
        assert "front" in OURS[name]["networks"]
    assert "front" in SERVICES["caddy"]["networks"] and "back" not in SERVICES["caddy"]["networks"]


def test_servers_and_bot_workers_share_a_bus_and_only_servers_the_database() -> None:
    given = {name: example_environment(service) for name, service in OURS.items()}
    commands = sorted(service["command"][0] for service in OURS.values())
    assert commands == ["bots", "bots", "serve", "serve"]
    [bus] = {environment["RIDOTTO_BUS"] for environment in given.values()}
    assert bus.removeprefix("nats://").partition(":")[0] in SERVICES
    for name, service in OURS.items():
        assert ("RIDOTTO_DATABASE" in given[name]) == (service["command"][0] == "serve")
        assert "back" in service["networks"] and "nats" in service["depends_on"]


def test_the_bus_is_started_with_options_that_exist() -> None:
    known = subprocess.run([NATS, "--help"], capture_output=True, text=True, check=True)
    for option in SERVICES["nats"]["command"]:
        assert not option.startswith("-") or f"{option} " in known.stdout + known.stderr


def test_the_bus_is_given_a_configuration_that_it_understands() -> None:
    options = SERVICES["nats"]["command"]
    inside = options[options.index("--config") + 1]
    [given] = [volume.split(":") for volume in SERVICES["nats"]["volumes"]]
    assert given[1:] == [inside, "ro"]
    tested = subprocess.run([NATS, "-t", "--config", DEPLOY / given[0]], capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr


def test_the_bus_and_the_database_are_for_the_inside_alone() -> None:
    assert COMPOSE["networks"]["back"]["internal"]
    for name in ("nats", "postgres"):
        assert SERVICES[name]["networks"] == ["back"] and "ports" not in SERVICES[name]


def test_the_proxy_gives_up_unused_connections_before_the_server_does() -> None:
    found = re.search(r"keepalive (\d+)s", CADDY)
    assert found and int(found[1]) < Settings().keep_alive


def test_services_and_networks_that_are_named_exist() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", {})) <= set(SERVICES)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file()


def test_health_is_asked_at_addresses_that_answer() -> None:
    asked = re.findall(r"health_uri (\S+)", CADDY) + re.findall(r":8160(/\w+)", str(OURS))
    assert asked and set(asked) <= ANSWERED


# ---- the operator's page


def commands_on_page() -> Iterator[str]:
    """Every call of `ridotto` in a block of code."""
    for block in re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            call = line.partition("#")[0].strip()
            while re.match(r"\w+=\S* ", call):
                call = call.partition(" ")[2]
            if call.startswith("ridotto "):
                yield call


@pytest.mark.parametrize("call", list(commands_on_page()))
def test_a_command_on_the_page_exists(call: str) -> None:
    command_of(shlex.split(call)[1:])


def test_settings_on_the_page_exist() -> None:
    known = {setting.variable for setting in declared_settings()} | {"RIDOTTO_SITE"}
    known |= {str(option.envvar) for command in cli.commands.values() for option in command.params if option.envvar}
    assert set(re.findall(r"RIDOTTO_[A-Z_]+\b", PAGE)) <= known


def test_links_on_the_page_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / "reference" / target).exists(), target


def test_every_metric_is_on_the_page() -> None:
    source = (ROOT / "src" / "ridotto" / "server" / "metrics.py").read_text(encoding="utf-8")
    for name in re.findall(r'"(ridotto_\w+)"', source):
        assert f"`{name}" in PAGE, name
