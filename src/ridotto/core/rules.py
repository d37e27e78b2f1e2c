"""The referee: walks a state through the steps of its game and refuses what is not offered."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadSeats, NotAnOption, NotAsked
from .event_types import ANSWERED
from .policy import Policy
from .rng import Rng
from .seats import NOBODY, is_several, lowest, seats_in
from .state import OVER, STEPS, Step
from .step import Automatic, Chance, Decision, Options, Path, S

NO_LIMIT: Final[i64] = 1 << 40


class Kind(Generic[S]):
    """A step as what it is: one of these three is there.  Quicker to look up than to ask for the class of a step."""

    def __init__(self, step: Step) -> None:
        self.decision: Final[Decision[S] | None] = step if isinstance(step, Decision) else None
        self.automatic: Final[Automatic[S] | None] = step if isinstance(step, Automatic) else None
        self.chance: Final[Chance[S] | None] = step if isinstance(step, Chance) else None


class Rules(Generic[S]):
    """The steps of one game, and the only caller of them."""

    def __init__(self, steps: list[Step]) -> None:
        assert len(steps) <= STEPS, f"an agenda entry has room for {STEPS} steps"
        self.steps: Final = steps
        self.kinds: Final[list[Kind[S]]] = [Kind(step) for step in steps]
        self.room: i64 = 1  # the longest list of options there can be
        self.offsets: Final[list[i64]] = []  # flat action id of code c in step i: offsets[i] + c
        ids: i64 = 0
        for i, step in enumerate(steps):
            assert step.index in (-1, i), f"the step {step.name} stands in two lists"
            step.index = i64(i)
            self.offsets.append(ids)
            if isinstance(step, Decision):
                ids += step.size
                self.room = max(self.room, step.size)
        self.action_ids: Final[i64] = ids

    def __repr__(self) -> str:
        return f"<Rules of {len(self.steps)} steps>"

    # ---- the flow

    def advance(self, s: S) -> None:
        """Go on until somebody must choose, chance must speak, or the game is over."""
        kinds = self.kinds
        s.asked = NOBODY
        s.answered = NOBODY
        while s.begin_next():
            kind = kinds[s.step]
            automatic = kind.automatic
            if automatic is not None:
                automatic.run(s)
                continue
            decision = kind.decision
            if decision is None:
                return
            s.asked = decision.who(s)
            if s.asked != NOBODY:
                return

    def decision(self, s: S) -> Decision[S] | None:
        """The decision under way, if seats are asked."""
        return None if s.step == OVER else self.kinds[s.step].decision

    def chance(self, s: S) -> Chance[S] | None:
        """The chance step under way, if chance must speak."""
        return None if s.step == OVER else self.kinds[s.step].chance

    # ---- decisions

    def question(self, s: S, seat: i64) -> Decision[S]:
        """The decision this seat is asked, or an error that says why there is none."""
        step = self.decision(s)
        if step is None:
            raise NotAsked("The game is over." if s.step == OVER else "Chance must speak first.")
        if not s.is_asked(seat):
            asked = ", ".join(str(p) for p in seats_in(s.asked))
            if not 0 <= seat < s.seats:
                raise BadSeats(f"There is no seat {seat}; the seats are 0 to {s.seats - 1}.")
            raise NotAsked(f"Seat {seat} is not asked now; asked: {asked}.")
        return step

    def offered(self, s: S, seat: i64) -> Options:
        out = Options(self.room)
        self.question(s, seat).options(s, seat, out)
        return out

    def fill(self, s: S, seat: i64, out: Options) -> None:
        """Write the codes enough to reach every result into options that the caller owns.  The seat must be asked."""
        step = self.kinds[s.step].decision
        assert step is not None, "nobody is asked"
        out.count = 0
        step.canonical(s, seat, out)

    def options(self, s: S, seat: i64) -> list[i64]:
        """The codes a seat may answer, rising."""
        return self.offered(s, seat).list()

    def canonical(self, s: S, seat: i64) -> list[i64]:
        """Codes enough to reach every result of this decision."""
        out = Options(self.room)
        self.question(s, seat).canonical(s, seat, out)
        return out.list()

    def path(self, s: S, seat: i64, code: i64) -> Path:
        return self.question(s, seat).path(s, seat, code)

    def choose(self, s: S, seat: i64, code: i64) -> bool:
        """One seat answers; True when that closes the question.  What is not offered is refused and changes nothing."""
        step = self.question(s, seat)
        out = Options(self.room)
        step.options(s, seat, out)
        if not out.has(code):
            raise NotAnOption(seat, str(code), [" ".join(step.path(s, seat, c)) for c in out.list()])
        return self.accept(s, step, seat, code)

    def accept(self, s: S, step: Decision[S], seat: i64, code: i64) -> bool:
        """Take an answer that is known to be offered; True when that closes the question."""
        if not step.choose(s, seat, code):
            return False
        bit = i64(1) << seat
        s.asked &= ~bit
        s.answered |= bit
        if s.events is not None and is_several(s.asked | s.answered):
            ANSWERED.tell(s, seat)
        if s.asked != NOBODY:
            return False
        step.close(s)
        self.advance(s)
        return True

    # ---- chance

    def chance_step(self, s: S) -> Chance[S]:
        step = self.chance(s)
        if step is None:
            raise NotAsked("The game is over." if s.step == OVER else "Chance has nothing to say now.")
        return step

    def weights(self, s: S) -> vec[i64]:
        """The weight of every outcome of chance."""
        return self.chance_step(s).weights(s)

    def outcomes(self, s: S) -> list[i64]:
        """The outcomes that can happen, rising."""
        weights = self.weights(s)
        return [i for i in range(len(weights)) if weights[i] > 0]

    def happen(self, s: S, outcome: i64) -> None:
        """Chance speaks.  An outcome that cannot happen is refused and changes nothing."""
        step = self.chance_step(s)
        weights = step.weights(s)
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise NotAsked(f"Chance cannot say {outcome} here.")
        step.happen(s, outcome)
        self.advance(s)

    # ---- random play

    def speak(self, s: S, kind: Kind[S], rng: Rng) -> None:
        """Chance says one word at random."""
        step = kind.chance
        assert step is not None, "the rules stop where somebody is asked, or chance"
        step.happen(s, step.draw(s, rng))
        self.advance(s)

    def turn(self, s: S, rng: Rng) -> None:
        """One uniformly random answer of the lowest seat asked, or one word of chance."""
        step = self.decision(s)
        if step is None:
            self.happen(s, self.chance_step(s).draw(s, rng))
            return
        seat = lowest(s.asked)
        out = self.offered(s, seat)
        self.accept(s, step, seat, out.codes[rng.below(out.count)])

    def playout(self, s: S, rng: Rng, most: i64 = NO_LIMIT) -> i64:
        """Play at random to the end, or for `most` decisions.  Returns the decisions made."""
        kinds = self.kinds
        out = Options(self.room)
        decisions: i64 = 0
        while s.step != OVER:
            kind = kinds[s.step]
            step = kind.decision
            if step is None:
                self.speak(s, kind, rng)
                continue
            if decisions == most:
                break
            seat = lowest(s.asked)
            out.count = 0
            step.options(s, seat, out)
            self.accept(s, step, seat, out.codes[rng.below(out.count)])
            decisions += 1
        return decisions

    def guided_playout(self, s: S, rng: Rng, policy: Policy[S], until: i64 = NO_LIMIT) -> i64:
        """Play as the policy would, to the end or until the clock shows `until`.  Returns the decisions made."""
        kinds = self.kinds
        out = policy.out
        decisions: i64 = 0
        while s.step != OVER:
            kind = kinds[s.step]
            step = kind.decision
            if step is None:
                self.speak(s, kind, rng)
                continue
            if s.clock() >= until:
                break
            seat = lowest(s.asked)
            out.count = 0
            step.canonical(s, seat, out)
            self.accept(s, step, seat, policy.pick(s, seat, rng) if out.count > 1 else out.codes[0])
            decisions += 1
        return decisions

    # ---- imagination

    def forget_answers(self, s: S, seat: i64) -> None:
        """Wipe what the other seats have said in the decision under way: `seat` cannot know it."""
        step = self.decision(s)
        if step is None:
            return
        for other in range(s.seats):
            if other != seat and (s.asked | s.answered) >> other & 1:
                step.forget(s, other)

    def redraw_answers(self, s: S, seat: i64, rng: Rng, policy: Policy[S] | None = None) -> None:
        """Let the other seats that have answered answer anew: at random, or as a policy would."""
        step = self.decision(s)
        if step is None or s.answered & ~(i64(1) << seat if seat >= 0 else 0) == NOBODY:
            return
        out = Options(self.room) if policy is None else policy.out
        for other in range(s.seats):
            if other != seat and s.answered >> other & 1:
                finished = False
                while not finished:
                    out.count = 0
                    step.options(s, other, out)
                    code = out.codes[rng.below(out.count)] if policy is None else policy.pick(s, other, rng)
                    finished = step.choose(s, other, code)
