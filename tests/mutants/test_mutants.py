"""The mistakes that mutation testing makes: which, where, and which it leaves alone."""

import ast
from pathlib import Path

import pytest

from tools.mutants.judge import KILLED, SAME, SURVIVED, built
from tools.mutants.operators import mutants, mutated
from tools.mutants.report import stale, survivors, table
from tools.mutants.results import Explanation, Result, Tally, explanations


def mistakes(body: str) -> set[str]:
    """What becomes of a statement in a function."""
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
def test_the_mistakes_in_a_statement(statement: str, expected: set[str]) -> None:
    assert mistakes(statement) == expected


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
def test_what_no_test_should_care_about_is_left_alone(statement: str) -> None:
    assert mistakes(statement) == set()


def test_wording_is_left_alone_and_reasons_and_rules_are_not() -> None:
    found = mistakes("return Refusal('no-veto', f'You hold {a + 1} of them.', 'WC-19')")
    assert {text.replace("return ", "").split("(")[0] for text in found} == {"Refusal", "None"}
    assert len(found) == 3  # the reason, the rule, nothing returned
    assert mistakes("raise BadInput(f'{a}', 1)") == {""}


def test_a_mistake_can_be_made_by_its_number() -> None:
    source = "X = 1\n\ndef f(a):\n    if a == 2:\n        return 3\n    return a\n"
    for mutant in mutants("m", source):
        text = ast.unparse(mutated("m", source, mutant.number))
        assert text != ast.unparse(ast.parse(source))
        assert mutant.after in text
    assert ast.unparse(mutated("m", source, 0)).startswith("X = 2")


def test_the_key_of_a_mistake_does_not_depend_on_where_the_function_stands() -> None:
    source = "def f(a):\n    g(a)\n    g(a)\n"
    keys = [mutant.key for mutant in mutants("m", source)]
    assert len(set(keys)) == len(keys) == 2
    assert [mutant.key for mutant in mutants("m", f"import x\n\n{source}")] == keys


def test_the_same_code_after_all_is_no_mistake() -> None:
    found = {mutant.after: code for mutant, code in built("m", "def f(a):\n    if 1:\n        return a\n", "m.py")}
    assert found["if True:"] is None
    assert found["return None"]


def test_code_is_built_for_all_that_stands_in_the_outermost_function() -> None:
    source = "class C:\n    def f(self, a):\n        return lambda b: a + b\n"
    code = next(code for mutant, code in built("m", source, "m.py") if "a - b" in mutant.after)
    assert code is not None
    assert sorted(name for name, _ in code) == ["C.f", "C.f.<locals>.<lambda>"]


def test_the_report_tells_survivors_from_those_explained(tmp_path: Path) -> None:
    known = tmp_path / "explained.toml"
    known.write_text(
        '[[mutant]]\nmodule = "m"\nfunction = "f"\nbefore = "return a < b"\n'
        'after = ["return a <= b", "return a > b"]\nwhy = "They never are equal."\n'
    )
    found = explanations(known)
    tally = Tally()
    every = mutants("m", "def f(a, b):\n    return a < b\n")
    for mutant, verdict in zip(every, (SURVIVED, SURVIVED, KILLED), strict=True):
        tally.add(mutant, Result(verdict), found)
    assert (tally.tried, tally.killed, tally.explained, len(tally.survivors)) == (3, 1, 1, 1)
    assert survivors(tally) == "m.f, line 2\n  - return a < b\n  + return a >= b\n"
    assert table({"m": tally}).splitlines()[-1].split() == ["all", "3", "1", "0", "1", "1", "0", "50.0", "%"]
    judged = {"m": {(each.function, each.before, each.after) for each in every}}
    assert stale(found, judged) == ["m f: 'return a < b' -> 'return a > b' is no mutant any more"]


def test_an_explanation_of_a_mutant_that_is_killed_is_out_of_date() -> None:
    known = [Explanation("m", "f", "return a < b", ["return a <= b"], "")]
    tally = Tally()
    every = mutants("m", "def f(a, b):\n    return a < b\n")
    for mutant in every:
        tally.add(mutant, Result(KILLED if mutant.number else SAME), known)
    judged = {"m": {(each.function, each.before, each.after) for each in every}}
    assert stale(known, judged) == ["m f: 'return a < b' -> 'return a <= b' is killed by now"]
    assert stale(known, {}) == []
