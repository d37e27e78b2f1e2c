"""Showing a game in the terminal: its board, its log, and what is offered.  Play and replay share it."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .. import View, boards, texts
from ..rule_pages import Block
from .phrases import PHRASES
from .picker import Offer

FEW = 12  # options that are listed one below the other, with their paths
MARGIN = 7  # columns for the number of an option and the blanks around
GAP = 3  # blanks between two columns of options


class Scene:
    """A terminal, and the language and names in which it shows one game."""

    def __init__(self, console: Console, game_id: str, seats: int, lang: str) -> None:
        voice = texts.voice_for(game_id, lang, None, None)
        self.console = console
        self.game_id = game_id
        self.lang = lang
        self.say = PHRASES[lang]
        self.names = [voice.name(seat) for seat in range(seats)]

    def print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, soft_wrap=True)

    def title(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(text, style="bold"), style="dim")

    def board(self, view: View) -> None:
        self.console.print(boards.board(view, self.lang, self.names, self.console.width))

    def log(self, lines: list[texts.Line], numbered: bool = False) -> None:
        """Lines of a log, each with the paragraph of the rules it rests on."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="dim")
        table.add_column(ratio=1)
        table.add_column(justify="right", style="dim", no_wrap=True)
        for line in lines:
            table.add_row(str(line.number) if numbered else "·", line.text, line.rule)
        table.expand = True
        self.console.print(table)

    def word(self, name: str, said: str, path: str) -> None:
        """What a seat or chance has said, with its path where there is room."""
        line = Text.assemble((self.say.says.format(name=name), "bold"), " ", said)
        if path != said and line.cell_len + len(path) + GAP <= self.console.width:
            line.append(" " * GAP + path, style="dim")
        self.console.print(line)

    def question(self, view: View, seat: int) -> None:
        asked = Text(texts.question(self.game_id, view, seat, self.lang, self.names), style="bold")
        asked.append(f"  {view['rule']}", style="not bold dim")
        self.console.print(asked)

    def offers(self, offers: list[Offer]) -> None:
        self.console.print(self.short_list(offers) if len(offers) <= FEW else self.long_list(offers))

    def short_list(self, offers: list[Offer]) -> Table:
        """One below the other, with the paths where there is room for them."""
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="cyan")
        table.add_column()
        table.add_column(style="dim")
        needed = max(len(offer.words) for offer in offers) + max(len(offer.text) for offer in offers) + MARGIN
        for offer in offers:
            path = offer.text if needed <= self.console.width and offer.text != offer.words else ""
            table.add_row(f" {offer.number}", offer.words, path)
        return table

    def long_list(self, offers: list[Offer]) -> Table:
        """As many columns as there is room for, read from top to bottom."""
        cells = [Text.assemble((f"{offer.number:3}", "cyan"), "  ", offer.words) for offer in offers]
        width = max(cell.cell_len for cell in cells) + GAP
        columns = max(1, (self.console.width + GAP) // width)
        rows = -(-len(cells) // columns)
        table = Table.grid(padding=(0, GAP))
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def paragraphs(self, blocks: list[Block]) -> None:
        """Paragraphs of the rules, each after its number."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", no_wrap=True)
        table.add_column(ratio=1)
        for block in blocks:
            table.add_row(block.id, block.plain)
        self.console.print(table)

    def summary(self, summary: texts.Summary, players: list[str]) -> None:
        """A finished game: why it was won, and a column for each seat, the best first."""
        self.print(f"{summary.result}  {summary.rule}".rstrip(), "bold")
        order = sorted(range(len(summary.ranks)), key=lambda seat: summary.ranks[seat])
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for seat in order:
            table.add_column(f"{self.names[seat]}\n{players[seat]}", justify="right")
        table.add_column("", style="dim")
        table.add_row(self.say.place, *[str(summary.ranks[seat]) for seat in order], "", style="bold")
        for row in summary.rows:
            table.add_row(row.label, *[str(row.values[seat]) for seat in order], row.rule)
        self.console.print(table)
