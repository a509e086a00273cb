"""Lengths as people write them, in exact millimetres and in the points of a PDF."""

from __future__ import annotations

from decimal import Decimal

MILLIMETRES = {"mm": Decimal(1), "in": Decimal("25.4"), "pt": Decimal("25.4") / 72}


def millimetres(length: str) -> Decimal:
    """The exact millimetres of a length with its unit: '2.5in' is 63.5."""
    return Decimal(length[:-2]) * MILLIMETRES[length[-2:]]


def points(length_mm: Decimal | float) -> float:
    """The points of a length in millimetres, to a thousandth."""
    return round(float(length_mm) * 72 / 25.4, 3)
