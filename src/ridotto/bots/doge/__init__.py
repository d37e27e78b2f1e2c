"""Advice for Doge."""

from typing import Final

from .answers import DogeAdvice

__all__ = ["ADVICE", "DogeAdvice"]

ADVICE: Final = DogeAdvice
