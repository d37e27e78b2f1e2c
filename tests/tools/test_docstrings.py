"""Docstrings are put into the C that mypyc writes."""

from pathlib import Path

from docstrings import docs_of, with_docs

PYTHON = r'''"""A module."""

def start(game: str) -> None:
    """Say "go" to all."""

class Match:
    """A game in play."""

    def answer(self) -> None:
        """Réponse."""

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return True

    def bare(self) -> None: ...
'''
C = r"""
{"answer",
 (PyCFunction)CPyPy_pack___match___Match___answer,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("answer($self)\n--\n\n")},
{"bare", (PyCFunction)CPyPy_pack___match___Match___bare, METH_FASTCALL, PyDoc_STR("bare($self)\n--\n\n")},
{"over",
 (getter)pack___match___Match_get_over,
NULL, NULL, NULL},
{"other",
 (getter)pack___match___Match_get_other, (setter)pack___match___Match_set_other,
 NULL, NULL},
static PyTypeObject CPyType_pack___match___Plain_template_ = {
    .tp_doc = PyDoc_STR("Plain()\n--\n\n"),
};
static PyTypeObject CPyType_pack___match___Match_template_ = {
    .tp_name = "Match",
    .tp_doc = PyDoc_STR("Match()\n--\n\n"),
};
static struct PyModuleDef pack___matchmodule = {
    PyModuleDef_HEAD_INIT,
    "pack.match",
    NULL, /* docstring */
    0,
};
{"start", (PyCFunction)CPyPy_pack___match___start, METH_FASTCALL, PyDoc_STR("start(game)\n--\n\n") /* docstring */},
"""


def documented(tmp_path: Path) -> str:
    module = tmp_path / "pack" / "match.py"
    module.parent.mkdir()
    module.write_text(PYTHON, encoding="utf-8")
    return with_docs(C, docs_of(module, tmp_path))


def test_methods_functions_classes_and_properties_get_their_docstrings(tmp_path: Path) -> None:
    code = documented(tmp_path)
    assert r'PyDoc_STR("answer($self)\n--\n\nR\303\251ponse.")}' in code
    assert r'PyDoc_STR("start(game)\n--\n\nSay \042go\042 to all.") /* docstring */}' in code
    assert r'PyDoc_STR("Match()\n--\n\nA game in play."),' in code
    assert '"pack.match",\n    "A module.", /* docstring */' in code
    assert 'NULL, "Has it ended\\077", NULL}' in code


def test_what_has_no_docstring_stays_as_it_is(tmp_path: Path) -> None:
    code = documented(tmp_path)
    assert r'PyDoc_STR("bare($self)\n--\n\n")}' in code
    assert r'PyDoc_STR("Plain()\n--\n\n"),' in code
    assert "Match_set_other,\n NULL, NULL}," in code
