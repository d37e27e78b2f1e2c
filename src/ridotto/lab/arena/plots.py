"""The pictures of a report, as SVG that takes its colours and its type from the page around it."""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure

from .figures import Figures, Standing

# These stand for colours of the page, which differ by day and night, until the SVG is made.
INK, FAINT, WARM, COOL = "#010203", "#040506", "#070809", "#0a0b0c"
PAGE_COLOURS = {INK: "var(--ink)", FAINT: "var(--faint)", WARM: "var(--accent)", COOL: "var(--cool)"}
DARK, LIGHT = "#2b2420", "#ffffff"  # letters on coloured ground
PLACES = (("#b5532a", LIGHT), ("#e0a870", DARK), ("#a9bab5", DARK), ("#5f7f86", LIGHT), ("#3d5a6c", LIGHT))
LOW, MIDDLE, HIGH = "#3d6a80", "#e9e2d3", "#b5532a"  # of a share, from 0 to 1
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ridotto",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "grid.alpha": 0.6,
}
WIDTH = 5.6  # inches
ROW = 0.5  # inches for each bot


@contextmanager
def canvas(height: float, svg: list[str], label: str) -> Iterator[Axes]:
    """Axes to draw on; the finished SVG is appended to the list."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        yield figure.add_subplot()
        sink = io.StringIO()
        figure.savefig(sink, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        svg.append(inlined(sink.getvalue(), label))


def inlined(text: str, label: str) -> str:
    """SVG to stand in a page: no header, no sizes of its own, the page's type and colours."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', rf'<svg viewBox="\1" role="img" aria-label="{label}">', text)
    text = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", text)
    text = re.sub(r"font(-family)?: ?'[^;\"]*;? ?", "", text)
    for placeholder, colour in PAGE_COLOURS.items():
        text = text.replace(placeholder, colour)
    return text


def height_of(rows: int) -> float:
    return 0.75 + ROW * rows


def name_rows(axes: Axes, standings: list[Standing]) -> list[float]:
    """The best bot at the top."""
    places = [float(i) for i in range(len(standings))]
    axes.set_yticks(places, [each.bot for each in standings])
    axes.set_ylim(len(standings) - 0.4, -0.6)
    return places


def rating_plot(figures: Figures) -> str:
    svg: list[str] = []
    with canvas(height_of(len(figures.standings)), svg, "Ratings with their 95 % intervals") as axes:
        places = name_rows(axes, figures.standings)
        for place, each in zip(places, figures.standings, strict=True):
            rating = each.rating
            axes.plot([rating.low, rating.high], [place, place], color=WARM, linewidth=5, alpha=0.35)
            axes.plot([rating.value], [place], "o", color=WARM, markersize=9)
            axes.annotate(f"{rating.value:.0f}", (rating.value, place), (0, 9), textcoords="offset points", ha="center")
        axes.margins(x=0.12)
        axes.grid(axis="x")
        axes.set_xlabel("200 more means to finish ahead three times in four")
    return svg[0]


def shares_by_name(figures: Figures) -> dict[tuple[str, str], float]:
    shares = {(each.first, each.second): each.ahead.value for each in figures.meetings}
    return shares | {(second, first): 1.0 - share for (first, second), share in shares.items()}


def blend(share: float) -> str:
    """A colour between LOW and HIGH."""
    ends = (LOW, MIDDLE) if share < 0.5 else (MIDDLE, HIGH)
    part = share * 2.0 if share < 0.5 else share * 2.0 - 1.0
    mixed = [a + (b - a) * part for a, b in zip(to_rgb(ends[0]), to_rgb(ends[1]), strict=True)]
    return "#" + "".join(f"{round(255 * each):02x}" for each in mixed)


def meeting_plot(figures: Figures) -> str:
    svg: list[str] = []
    names = [each.bot for each in figures.standings]
    shares = shares_by_name(figures)
    with canvas(0.9 + 0.62 * len(names), svg, "How often a bot finished ahead of another") as axes:
        for i, name in enumerate(names):
            for j, other in enumerate(names):
                share = shares.get((name, other))
                if share is None:
                    axes.plot([j], [i], marker="_", color=FAINT)
                    continue
                axes.barh(i, 0.94, height=0.9, left=j - 0.47, color=blend(share))
                ink = LIGHT if abs(share - 0.5) > 0.3 else DARK
                axes.text(j, i, f"{share:.0%}", ha="center", va="center", color=ink)
        axes.set_xticks(range(len(names)), names, rotation=30 if len(names) > 4 else 0)
        axes.set_yticks(range(len(names)), names)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.tick_params(length=0, top=True, labeltop=True, bottom=False, labelbottom=False)
        axes.spines["bottom"].set_visible(False)
    return svg[0]


def place_plot(figures: Figures) -> str:
    svg: list[str] = []
    standings = figures.standings
    with canvas(height_of(len(standings)) + 0.3, svg, "Places by bot") as axes:
        rows = name_rows(axes, standings)
        left = [0.0] * len(standings)
        for place, (colour, ink) in enumerate(PLACES[: figures.contest.seats]):
            widths = [each.places[place] for each in standings]
            axes.barh(rows, widths, 0.72, left, color=colour, label=ordinal(place + 1))
            for row, start, width in zip(rows, left, widths, strict=True):
                if width >= 0.08:
                    axes.text(start + width / 2, row, f"{width:.0%}", ha="center", va="center", color=ink)
            left = [start + width for start, width in zip(left, widths, strict=True)]
        axes.set_xlim(0.0, 1.0)
        axes.set_xticks([])
        axes.spines["bottom"].set_visible(False)
        axes.legend(ncols=5, loc="lower left", bbox_to_anchor=(0.0, 1.0), frameon=False, handlelength=1.0)
    return svg[0]


def time_plot(figures: Figures) -> str:
    svg: list[str] = []
    standings = figures.standings
    with canvas(height_of(len(standings)), svg, "CPU time of a decision") as axes:
        rows = name_rows(axes, standings)
        for row, each in zip(rows, standings, strict=True):
            mean, longest = 1000.0 * each.thought.mean, 1000.0 * each.thought.longest
            axes.plot([mean, max(longest, mean)], [row, row], color=COOL, linewidth=2, alpha=0.5)
            axes.plot([mean], [row], "o", color=COOL, markersize=9)
            axes.plot([longest], [row], "|", color=COOL, markersize=12, markeredgewidth=2)
            axes.annotate(milliseconds(mean), (mean, row), (0, 9), textcoords="offset points", ha="center")
        axes.set_xscale("log")
        axes.margins(x=0.12)
        axes.grid(axis="x")
        axes.xaxis.set_major_formatter(lambda value, _: milliseconds(value))
        axes.minorticks_off()
        axes.set_xlabel("CPU time: mean, and the longest decision")
    return svg[0]


def milliseconds(number: float) -> str:
    """0.012 ms, 3.4 ms, 150 ms, 2.1 s."""
    if number >= 1000:
        return f"{number / 1000:.3g} s"
    return f"{number:.0f} ms" if number >= 100 else f"{number:.2g} ms"


def ordinal(place: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[place - 1]
