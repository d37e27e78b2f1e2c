"""What every test run shares: which build is under test, and how long Hypothesis searches.

RIDOTTO_BUILD=pure|compiled    refuse to run on the other build
RIDOTTO_HYPOTHESIS=PROFILE     default, ci, mutant (quick) or thorough
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from ridotto.core import state

BUILD = "pure" if str(state.__file__).endswith(".py") else "compiled"
PROFILE = os.environ.get("RIDOTTO_HYPOTHESIS", "default")

# No deadline: the two builds differ in speed by a factor of fifty.  Where CI is set, Hypothesis tries the same cases in
# every run, unless it is told not to.
settings.register_profile("default", deadline=None, max_examples=30, print_blob=True)
settings.register_profile("ci", settings.get_profile("default"), max_examples=60)
settings.register_profile(
    "mutant",
    settings.get_profile("default"),
    max_examples=15,
    database=None,
    derandomize=False,  # the seed of tools/mutants.py decides, so that a fault is caught everywhere or nowhere
    phases=[Phase.explicit, Phase.generate],  # nobody reads what a mutant does: it is not shrunk
)
settings.register_profile(
    "thorough",
    settings.get_profile("default"),
    max_examples=1000,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_configure() -> None:
    wanted = os.environ.get("RIDOTTO_BUILD", BUILD)
    if wanted != BUILD:
        raise pytest.UsageError(f"RIDOTTO_BUILD asks for the {wanted} build, but {state.__file__} is {BUILD}.")
    settings.load_profile(PROFILE)


def pytest_report_header() -> str:
    return f"ridotto: {BUILD} build, {state.__file__}; hypothesis profile {PROFILE}"
