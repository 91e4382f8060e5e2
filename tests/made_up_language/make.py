#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a language up: English with accents, about 40 % longer. What is still plain English on a screen in it cannot be
translated, and what does not fit has no room for a longer language.

  make.py ENGLISH.ts MADE_UP.ts
"""
import itertools
import re
import sys
import xml.etree.ElementTree as xml

ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
# What is put in later, and the names of cards, which no language changes.
KEPT = re.compile(r"(%L?\d+|%n|&[a-z]+;|\bZig\b|\bDestroyer|BattleCruiser|Dreadnought|Zero Wing|CATS)")


def made_up(text):
    parts = KEPT.split(text)
    words = [part.translate(ACCENTS) if i % 2 == 0 else part for i, part in enumerate(parts)]
    missing = round(0.4 * sum(len(part) for part in parts[::2]))
    # Vowels become longer, one after the other, until the text is long enough; no new place to break a line arises.
    vowels = [(i, found.start()) for i, part in enumerate(words) if i % 2 == 0
              for found in re.finditer("[áéíóúÁÉÍÓÚ]", part)]
    longer = dict.fromkeys(vowels, 1)
    for vowel in itertools.islice(itertools.cycle(vowels), missing if vowels else 0):
        longer[vowel] += 1
    told = ["".join(char * longer.get((i, at), 1) for at, char in enumerate(part)) for i, part in enumerate(words)]
    return "".join(told) if vowels or not re.search("[A-Za-z]", text) else text + "é"


def main():
    tree = xml.parse(sys.argv[1])
    # It stays English for the plurals.
    for message in tree.iter("message"):
        translation = message.find("translation")
        for told in translation.findall("numerusform") or [translation]:
            told.text = made_up(told.text or "")
    tree.write(sys.argv[2], encoding="utf-8", xml_declaration=True)


main()
