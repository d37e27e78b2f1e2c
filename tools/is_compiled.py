"""Exit code 0 when the installed package is compiled, 1 when it is pure Python."""

import sys

from ridotto.core import state

sys.exit(str(state.__file__).endswith(".py"))
