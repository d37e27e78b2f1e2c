"""Puts docstrings into the C that mypyc writes, which leaves them out: for `help` and REPLs on the compiled build.

mypyc writes a signature for every function, method and class, and nothing for a property or a module; the docstring
is added there.  What is not found stays as it is.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*'
FUNCTION = re.compile(rf'(\(PyCFunction\)CPyPy_(\w+),\s*[\w |]+,\s*{SIGNATURE})("\))')
CLASS = re.compile(
    rf'(PyTypeObject CPyType_(\w+)_template_ = {{(?:(?!_template_).)*?\.tp_doc = {SIGNATURE})("\))', re.DOTALL
)
MODULE = re.compile(
    r'(struct PyModuleDef (\w+)module = {\s*PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)NULL(, /\* docstring)'
)
PROPERTY = re.compile(r'({"(\w+)",\s*\(getter\)(\w+)_get_\2,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL})')

Docs = Mapping[str, str]  # docstrings by the name that the C gives to what they are about


def docs_of(module: Path, root: Path) -> dict[str, str]:
    """The docstrings of a Python file."""
    parts = module.relative_to(root).with_suffix("").parts
    names = parts[:-1] if parts[-1] == "__init__" else parts
    tree, prefix = ast.parse(module.read_text(encoding="utf-8")), "___".join(names)
    return {prefix: ast.get_docstring(tree) or "", **dict(documented(tree, prefix))}


def documented(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, str]]:
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name, doc = f"{prefix}___{inner.name}", ast.get_docstring(inner)
            if doc:
                yield name, doc
            if isinstance(inner, ast.ClassDef):
                yield from documented(inner, name)


def with_docs(code: str, docs: Docs) -> str:
    """C code with docstrings."""
    code = FUNCTION.sub(lambda found: f"{found[1]}{quoted(docs.get(found[2], ''))}{found[3]}", code)
    code = MODULE.sub(lambda found: f"{found[1]}{pointer(docs.get(found[2], ''))}{found[3]}", code)
    code = CLASS.sub(lambda found: f"{found[1]}{quoted(docs.get(found[2], ''))}{found[3]}", code)
    return PROPERTY.sub(lambda found: f"{found[1]}{pointer(docs.get(f'{found[3]}___{found[2]}', ''))}{found[4]}", code)


def quoted(doc: str) -> str:
    """A text inside a C string: in bytes of UTF-8, so that no compiler has to know them."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in doc.encode())


def pointer(doc: str) -> str:
    return f'"{quoted(doc)}"' if doc else "NULL"
