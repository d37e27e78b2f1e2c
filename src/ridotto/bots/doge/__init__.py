"""Advice for Doge."""

from typing import Final

from .slips import DogeAdvice

__all__ = ["ADVICE", "DogeAdvice"]

ADVICE: Final = DogeAdvice
