# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who has just installed Basekeeper: a fresh account, a mouse and a keyboard."""
import json
import os
import re

from hands import AtHome, Program, wait_until


class Newcomer(AtHome):
    def test_plays_takes_the_game_home_and_goes_on_after_a_crash(self):
        with Program() as program:
            self.seat(program, "Ana", "Bo", "Cleo")
            for next_player in ("Bo", "Cleo", "Ana"):
                program.press("Play a BASE")
                program.press("End turn, %s next" % next_player)
            program.press("Destroyer")
            program.press("base B2")
            program.press("Attack B2")
            program.press("Let it through")
            program.wait_for("Ana: 2 of 9 bases")
            saved = self.export(program)
            self.assertEqual([act["act"] for act in saved[1:]], ["play-base", "end-turn"] * 3 + ["play-ship", "attack", "resolve-attack"])
            program.kill()

        with Program() as program:
            program.press("Resume: All Your Base, Ana, Bo and Cleo")
            program.wait_for("Ana: 2 of 9 bases")
            # What happened last is told at once, and every act by a tap on that.
            program.press("Log: Ana captures B2")
            program.wait_for("9, ")
            program.press("Close")
            program.press("Undo")
            program.wait_for("Ana: 1 of 9 bases")
            self.assertEqual(program.close(), "")

    def seat(self, program, *names):
        """From the start screen to the table, by names that are typed one after the other."""
        program.press("New game")
        program.press("All Your Base: Last Of Last")
        program.press("Name of player 1")
        for name in names:
            program.type(name)
            program.key("Return")
        for name in names:
            program.wait_for(name + " ·")
        program.key("Return")
        program.wait_for("Draw, then play one card")

    def export(self, program):
        """The game goes into the Documents, which a fresh account has not; gives the lines of the file."""
        documents = os.path.join(self.home, "Documents")
        self.assertFalse(os.path.exists(documents))
        program.press("Menu")
        program.press("Sessions")
        program.press("Ana, Bo and Cleo")
        program.press("Export")
        program.press("Session file")
        program.press("Documents")
        program.wait_for("Show in folder")
        (name,) = os.listdir(documents)
        self.assertTrue(re.match(r"\d{4}-\d\d-\d\d Ana Bo Cleo [0-9a-f]{8}\.jsonl$", name), name)
        with open(os.path.join(documents, name), encoding="utf-8") as file:
            return [json.loads(line) for line in file]
