"""Advice for San Marco."""

from typing import Final

from .answers import SanMarcoAdvice

__all__ = ["ADVICE", "SanMarcoAdvice"]

ADVICE: Final = SanMarcoAdvice
