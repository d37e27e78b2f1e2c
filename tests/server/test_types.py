"""The client's types are made from the server's document, and are not older than it."""

import re
from pathlib import Path

from ridotto.server.app import make_app

WIRE = Path(__file__).parent.parent.parent / "web" / "src" / "core" / "wire.ts"


def test_the_types_of_the_client_name_every_field_that_goes_over_the_wire() -> None:
    text = WIRE.read_text(encoding="utf-8")
    schemas = make_app("sqlite+aiosqlite:///:memory:").openapi_schema.to_schema()["components"]["schemas"]
    for name, schema in schemas.items():
        found = re.search(rf"^        (?:/\*\*.*?\*/\s+)?{name}: \{{(.*?)^        \}};", text, re.MULTILINE | re.DOTALL)
        assert found, f"{name} is missing: npm run types"
        fields = set(re.findall(r"^            (\w+)\??:", found[1], re.MULTILINE))
        assert fields == set(schema.get("properties", {})), f"{name} is old: npm run types"
