"""The whole page works below a path of somebody's site, where nothing else belongs to it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Server
from tests.server.prefix_proxy import PrefixProxy

from .conftest import Robot, Visitor

PREFIX = "/games/ridotto"


class Below:
    """A server as a visitor finds it behind a proxy."""

    def __init__(self, proxy: PrefixProxy) -> None:
        self.address = f"{proxy.address}{PREFIX}/"


@pytest.fixture(params=["strips", "passes on"])
def proxy(
    request: pytest.FixtureRequest, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[PrefixProxy]:
    strips = request.param == "strips"
    own = server if strips else Server(tmp_path_factory.mktemp("data"), path_prefix=PREFIX)
    proxy = PrefixProxy(own.port, PREFIX, strips)
    yield proxy
    proxy.close()
    if not strips:
        own.close()


def test_pages_links_sockets_and_invitations_stay_below_the_prefix(browser: Browser, proxy: PrefixProxy) -> None:
    anna: Any = Visitor(browser, Below(proxy))  # type: ignore[arg-type]  # it has the address, which is all that is read
    page = anna.page
    for name, path in (("Lobby", "/lobby"), ("Rules", "/rules"), ("Settings", "/settings")):
        page.get_by_role("navigation").get_by_role("link", name=name).first.click()
        expect(page).to_have_url(f"{proxy.address}{PREFIX}{path}")
        page.reload()
        expect(page.locator("main")).to_be_visible()
    page.goto(f"{PREFIX}/rules/doge")
    expect(page.locator("main a[href*='#DO-']").first).to_have_attribute("href", f"{PREFIX}/rules/doge#DO-1.1")
    waiting = anna.post("./api/tables", game="doge", places=["me", "open", "open"])["id"]
    page.goto(f"{PREFIX}/table/{waiting}")
    expect(page.get_by_text(f"{PREFIX}/table/{waiting}").first).to_be_visible()
    page.goto(f"{PREFIX}/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(Robot.LIT).first).to_be_visible()
    assert page.url.startswith(f"{proxy.address}{PREFIX}/table/")
    assert Robot(page, 1).click()
    assert not [line for line in proxy.outside if b"favicon.ico" not in line]
    anna.context.close()
