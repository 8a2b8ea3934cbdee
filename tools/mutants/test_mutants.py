"""Which mutants there are, how they are compiled, and what the report says about them."""

import ast
import gc
from pathlib import Path

import pytest

from tools.mutants.code_patch import LoadedFunctions, compiled_mutants
from tools.mutants.coverage_map import sources
from tools.mutants.equivalent import Equivalent, load, stale
from tools.mutants.mutation import mutants, mutated
from tools.mutants.outcome import Outcome
from tools.mutants.report import survivors, table
from tools.mutants.results import Counts, Result


def mutations(body: str) -> set[str]:
    """The mutated versions of a statement in a function."""
    return {mutant.after for mutant in mutants("m", f"def f(a, b, c):\n    {body}\n")}


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("a = b", {""}),
        ("return a < b", {"return a <= b", "return a >= b", "return None"}),
        ("return a in b", {"return a not in b", "return None"}),
        ("return a and b", {"return a or b", "return a", "return b", "return None"}),
        ("return not a", {"return a", "return None"}),
        ("return a << b", {"return a >> b", "return None"}),
        ("return 3", {"return 4"}),
        ("return True", {"return False"}),
        ("return 'map'", {"return 'mapX'"}),
        ("return a if b else c", {"return a", "return c", "return None"}),
        ("a += 1", {"", "a -= 1", "a += 2"}),
        ("a(b, c)", {"", "a(c, b)"}),
        ("a(sorted(b))", {"", "a(list(b))"}),
        ("if a: b()", {"if True:", "if False:", ""}),
        ("while a: b()", {"while False:", ""}),
        (
            "return [x for x in a if b]",
            {f"return [x for x in a if {each}]" for each in (True, False)} | {"return None"},
        ),
        ("raise a", {""}),
        ("return {a: b, c: a, **b}", {"return {a: a, c: b, **b}", "return None"}),
    ],
)
def test_a_statement_has_exactly_these_mutants(statement: str, expected: set[str]) -> None:
    assert mutations(statement) == expected


@pytest.mark.parametrize(
    "statement",
    [
        "assert a == 1",
        '"""A docstring."""',
        "x: int",
        "assert_never(a)",
        "return None",
    ],
)
def test_statements_without_effect_on_the_game_are_not_mutated(statement: str) -> None:
    assert mutations(statement) == set()


def test_messages_are_not_mutated_but_reasons_and_rule_ids_are() -> None:
    found = mutations("return Refusal('no-veto', f'You hold {a + 1} of them.', 'WC-19')")
    assert {text.replace("return ", "").split("(")[0] for text in found} == {"Refusal", "None"}
    assert len(found) == 3  # the reason, the rule id, return None
    assert mutations("raise BadInput(f'{a}', 1)") == {""}


def test_a_mutant_can_be_applied_by_its_number() -> None:
    source = "X = 1\n\ndef f(a):\n    if a == 2:\n        return 3\n    return a\n"
    for mutant in mutants("m", source):
        text = ast.unparse(mutated("m", source, mutant.number))
        assert text != ast.unparse(ast.parse(source))
        assert mutant.after in text
    assert ast.unparse(mutated("m", source, 0)).startswith("X = 2")


def test_the_key_of_a_mutant_does_not_depend_on_line_numbers() -> None:
    source = "def f(a):\n    g(a)\n    g(a)\n"
    keys = [mutant.key for mutant in mutants("m", source)]
    assert len(set(keys)) == len(keys) == 2
    assert [mutant.key for mutant in mutants("m", f"import x\n\n{source}")] == keys


def test_a_mutant_with_the_same_bytecode_has_no_code() -> None:
    source = "def f(a):\n    if 1:\n        return a\n"
    found = {mutant.after: code for mutant, code in compiled_mutants("m", source, "m.py")}
    assert found["if True:"] is None
    assert found["return None"]


def test_all_code_inside_the_outermost_function_is_compiled() -> None:
    source = "class C:\n    def f(self, a):\n        return lambda b: a + b\n"
    code = next(code for mutant, code in compiled_mutants("m", source, "m.py") if "a - b" in mutant.after)
    assert code is not None
    assert sorted(name for name, _ in code) == ["C.f", "C.f.<locals>.<lambda>"]


def test_the_report_separates_survivors_from_equivalent_mutants(tmp_path: Path) -> None:
    known = tmp_path / "equivalent.toml"
    known.write_text(
        '[[mutant]]\nmodule = "m"\nfunction = "f"\nbefore = "return a < b"\n'
        'after = ["return a <= b", "return a > b"]\nwhy = "They never are equal."\n'
    )
    found = load(known)
    counts = Counts()
    every = mutants("m", "def f(a, b):\n    return a < b\n")
    for mutant, outcome in zip(every, (Outcome.SURVIVED, Outcome.SURVIVED, Outcome.KILLED), strict=True):
        counts.add(mutant, Result(outcome), found)
    assert (counts.tested, counts.killed, counts.equivalent, len(counts.survivors)) == (3, 1, 1, 1)
    assert survivors(counts) == "m.f, line 2\n  - return a < b\n  + return a >= b\n"
    assert table({"m": counts}).splitlines()[-1].split() == ["all", "3", "1", "0", "1", "1", "0", "50.0", "%"]
    tested = {"m": {(each.function, each.before, each.after) for each in every}}
    assert stale(found, tested) == ["m f: 'return a < b' -> 'return a > b' is not a mutant any more"]


def test_an_equivalent_mutant_that_is_killed_is_stale() -> None:
    known = [Equivalent("m", "f", "return a < b", ["return a <= b"], "")]
    counts = Counts()
    every = mutants("m", "def f(a, b):\n    return a < b\n")
    for mutant in every:
        counts.add(mutant, Result(Outcome.KILLED if mutant.number else Outcome.SAME_CODE), known)
    tested = {"m": {(each.function, each.before, each.after) for each in every}}
    assert stale(known, tested) == ["m f: 'return a < b' -> 'return a <= b' is killed now"]
    assert stale(known, {}) == []


def test_every_listed_equivalent_is_a_mutant_of_the_source() -> None:
    known, paths = load(), sources()
    names = {each.module for each in known}
    assert names <= paths.keys(), "every module exists"
    tested = {
        name: {(each.function, each.before, each.after) for each in mutants(name, paths[name].read_text())}
        for name in names
    }
    assert [line for line in stale(known, tested) if line.endswith("is not a mutant any more")] == []


def test_functions_are_found_that_the_garbage_collector_does_not_visit() -> None:
    gc.freeze()
    file = str(Path(__file__))
    found = LoadedFunctions(Path(__file__)).functions
    assert (file, "mutations", mutations.__code__.co_firstlineno) in found
