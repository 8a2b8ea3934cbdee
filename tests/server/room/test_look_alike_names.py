"""Similar names are detected; stacked marks and invisible characters are refused."""
# ruff: noqa: RUF001  # letters that can be mistaken for others are the point here

import unicodedata

import pytest

from pyrite.game import BadInput
from pyrite.server.room.look_alike_names import look_alike
from pyrite.server.room.texts import clean_text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "BOB"),
        ("Bob", "B o b"),
        ("Bob", "Bob."),
        ("Bob", "Воb"),  # two Cyrillic letters
        ("Bob", "B0b"),
        ("Bob", "Ｂｏｂ"),
        ("Bob", "𝐁𝐨𝐛"),
        ("Bob", "B\u200do\ufe0fb"),
        ("Bob", "Bób"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Hans", "Ηaηs"),  # two Greek letters
        ("Nick", "ηick"),
        ("Ada", "\u13aada"),  # a Cherokee letter
        ("Ada", "\ua4eeda"),  # a Lisu letter
        ("Hanno", "\u0570a\u0578\u0578\u0585"),  # four Armenian letters
        ("Dave", "\u00d0a\u0475e"),
        ("Paul", "Раul"),
        ("ВОВА", "вова"),
        ("Mam", "Marn"),
        ("Straße", "STRASSE"),
        ("Paweł", "Pawel"),
        ("🐸", "🐸\ufe0f"),
        ("...", "..."),
    ],
)
def test_names_that_look_the_same_are_detected(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ella", "Elia"),
        ("Ann", "Anna"),
        ("Иван", "Ivan"),
        ("Player 1", "Player 11"),
        ("कि", "कु"),
        ("!!", "??"),
        ("🐸", "🐷"),
        ("", ""),
    ],
)
def test_names_that_look_different_are_not_taken_as_similar(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    "text",
    [
        "Nguyễn Thị Hương",
        "ที่นี่ น้ำ ผู้ใหญ่",
        "हिन्दी ज़ीं क्‍ष",
        "السَّلَامُ عَلَيْكُمْ",
        "بِسْمِ ٱللَّٰهِ",
        "שָׁלוֹם שּׁ֔ בְּרֵאשִׁ֖ית",
        "လွှဲ့ ကျွန်ုပ်",
        "བསྒྲུབས",
        "می‌خواهم",
        "❤️ 👨‍👩‍👧 1️⃣ 🏳️‍🌈",
        "Ёж Їжак ǫ́ g̃ ẹ́",
        "가나다",
    ],
)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_names_may_use_every_script_in_use(text: str, form: str) -> None:
    written = unicodedata.normalize("NFC", text)
    assert clean_text(unicodedata.normalize(form, text), 100, "A name") == written  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "Z\u0336\u0321\u035balgo",
        "a" + "\u0301" * 4,
        "a\u0323\u0301\u200d\u0323\u0301",  # a joiner does not start a new letter
        "ส" + "\u0e47" * 5,
        "ا" + "\u064b" * 5,
        "к\u0489\u0489\u0489",
        "x\ufe0f\ufe0f",
    ],
)
def test_too_many_marks_on_a_letter_are_refused(text: str) -> None:
    for multiline in (False, True):
        with pytest.raises(BadInput) as caught:
            clean_text(text, 100, "A name", multiline=multiline)
        assert caught.value.reason == "text-marks"


@pytest.mark.parametrize("text", ["a\u034fb", "a\u3164b", "\u115fa", "a\u200bb", "a\u2060b", "a\U000e0041b"])
def test_invisible_characters_are_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        clean_text(text, 100, "A name")
    assert caught.value.reason == "text-hidden"


def test_joiners_without_effect_are_removed() -> None:
    assert clean_text("B\u200dob\u200c \u200dx", 24, "A name") == "Bob x"
