"""The page of the settings."""

import settings_page


def test_the_page_is_up_to_date() -> None:
    assert settings_page.main(["--check"]) == 0
