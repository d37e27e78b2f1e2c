"""What can be wrong with an experiment."""

from ..core.errors import RidottoError


class BadExperiment(RidottoError):
    """An experiment that cannot be made, or a folder that holds another one."""


class MissingPackage(RidottoError):
    """A package that only some commands need, and that is not installed."""
