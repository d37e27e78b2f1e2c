"""The report of an arena: one page that needs nothing else."""

from html import escape
from importlib.resources import files
from pathlib import Path

from ...registry import find_game
from . import plots
from .figures import Figures, Meeting, Standing
from .intervals import Share
from .schedule import MODES

PAGE = "report.html"


def write_report(file: Path, figures: Figures, command: str) -> None:
    part = file.with_name(f".{file.name}.part")
    part.write_text(page(figures, command), encoding="utf-8")
    part.replace(file)


def page(figures: Figures, command: str) -> str:
    frame = files(__package__).joinpath("report_page.html").read_text(encoding="utf-8")
    parts = {
        "title": f"{find_game(figures.contest.game).title} with {figures.contest.seats}: who plays best?",
        "summary": summary(figures),
        "setting": setting(figures),
        "ratings": plots.rating_plot(figures),
        "meetings": plots.meeting_plot(figures),
        "places": plots.place_plot(figures),
        "times": plots.time_plot(figures),
        "bots": rows_of_bots(figures),
        "pairings": rows_of_meetings(figures),
        "command": escape(command),
    }
    for name, text in parts.items():
        frame = frame.replace(f"<!--{name}-->", text)
    return frame


# ---- in words


def summary(figures: Figures) -> str:
    """Who is best, and how sure that is."""
    best, second = figures.standings[0], figures.standings[1]
    gap = best.rating.value - second.rating.value
    first = f"<strong>{escape(best.bot)}</strong>"
    if best.rating.low > second.rating.high:
        told = f"{first} is the strongest here, {gap:.0f} points above {escape(second.bot)}."
    else:
        told = f"{first} leads by {gap:.0f} points; too few games to tell it from {escape(second.bot)} for sure."
    won = f"It won {best.won.value:.0%} of its games, where {best.fair:.0%} would be fair."
    return f"{told} {won}"


def setting(figures: Figures) -> str:
    contest = figures.contest
    choices = ", ".join(f"{name} = {value}" for name, value in contest.choices.items())
    words = [
        f"{figures.games:,} games of {find_game(contest.game).title} with {contest.seats} seats",
        f"{figures.deals:,} deals, each played {games_per_deal(figures)} times by each pairing, with seats exchanged",
        MODES[contest.mode],
        f"seed {contest.seed}",
    ]
    return escape("; ".join([*words, choices] if choices else words)) + "."


def games_per_deal(figures: Figures) -> int:
    return round(figures.games / max(1, figures.deals * len(figures.meetings)))


def rows_of_bots(figures: Figures) -> str:
    return "\n".join(row_of_bot(place, each) for place, each in enumerate(figures.standings, 1))


def row_of_bot(place: int, each: Standing) -> str:
    rating, thought = each.rating, each.thought
    iterations = f"{thought.iterations:,.0f}" if thought.iterations else "&ndash;"
    cells = [
        f"{rating.value:.0f} <small>{rating.low:.0f}&ndash;{rating.high:.0f}</small>",
        share_cell(each.won),
        f"{each.fair:.0%}",
        f"{each.games:,}",
        f"{each.score:.1f}",
        plots.milliseconds(1000.0 * thought.mean),
        plots.milliseconds(1000.0 * thought.longest),
        iterations,
    ]
    return table_row([str(place), escape(each.bot)], cells)


def rows_of_meetings(figures: Figures) -> str:
    return "\n".join(row_of_meeting(each) for each in figures.meetings)


def row_of_meeting(each: Meeting) -> str:
    numbers = [share_cell(each.ahead), share_cell(each.won), f"{each.fair:.0%}", f"{each.games:,}"]
    return table_row([escape(each.first), escape(each.second)], numbers)


def table_row(names: list[str], numbers: list[str]) -> str:
    cells = [f"<th scope=row>{name}</th>" for name in names] + [f"<td>{number}</td>" for number in numbers]
    return f"<tr>{''.join(cells)}</tr>"


def share_cell(share: Share) -> str:
    return f"{share.value:.1%} <small>{100 * share.low:.0f}&ndash;{100 * share.high:.0f}</small>"
