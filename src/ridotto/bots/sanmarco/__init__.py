"""Advice for San Marco."""

from typing import Final

from .slips import SanMarcoAdvice

__all__ = ["ADVICE", "SanMarcoAdvice"]

ADVICE: Final = SanMarcoAdvice
