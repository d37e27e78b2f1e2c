"""[MF] What a good player of Mille Fiori looks at."""

from .advice import MilleFioriAdvice

__all__ = ["ADVICE", "MilleFioriAdvice"]

ADVICE = MilleFioriAdvice
