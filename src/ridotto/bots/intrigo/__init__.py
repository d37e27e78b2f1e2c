"""Advice for Intrigo."""

from typing import Final

from .advice import IntrigoAdvice

__all__ = ["ADVICE", "IntrigoAdvice"]

ADVICE: Final = IntrigoAdvice
