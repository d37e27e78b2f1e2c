"""Advice on Rialto."""

from typing import Final

from .advice import RialtoAdvice

ADVICE: Final = RialtoAdvice
