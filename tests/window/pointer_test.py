# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever people point with, in a real window."""
from hands import AtHome, Program, box

LEFT, RIGHT, WHEEL_DOWN = 1, 3, 5


class Pointer(AtHome):
    def begin(self, program):
        program.press("New game")
        program.press("All Your Base: Last Of Last")
        program.press("Begin")
        program.press("Play a BASE")
        program.wait_for("base B1")

    def test_a_double_click_is_no_answer_to_what_comes_next(self):
        with Program() as program:
            # A game comes to lie under the pointer.
            program.double_click("New game")
            program.press("All Your Base: Last Of Last")
            program.wait_for("Begin")

    def test_a_right_click_is_a_hold(self):
        with Program() as program:
            self.begin(program)
            program.press("base B1", RIGHT)
            program.press("Close")
            program.wait_until_gone("Close")

    def test_what_is_held_is_told_line_by_line(self):
        with Program() as program:
            self.begin(program)
            program.press("base B1", RIGHT)
            program.place("Close")
            lines = [box(program.wait_for(words)) for words in ("Defense", "1 attack point", "Out of everybody’s reach")]
            for (_, top, _, height), (_, below, _, _) in zip(lines, lines[1:]):
                self.assertGreaterEqual(below, top + height)

    def test_the_end_of_an_answer_that_is_held_is_no_second_one(self):
        with Program() as program:
            self.begin(program)
            program.press("End turn")
            for base in ("base B2", "base B3"):
                program.press("Play a BASE")
                program.wait_for(base)
                program.press("End turn")
            program.resize(1024, 600)
            program.press("Zig, attack 1, defense 1")
            program.press("base B2")
            program.press("Attack B2")
            program.hold_until("Counterattack", lambda: program.find("Log: Player B counters"), "the attack was countered")
            program.press("Menu")
            program.press("Who can capture what")
            program.press("Close")
            program.wait_until_gone("Close")
            self.assertIsNone(program.find("Dismiss"), "nothing was refused")

    def test_the_wheel_scrolls_what_is_under_it(self):
        with Program() as program:
            program.press("Settings")
            before = program.place("Appearance")
            program.press("Appearance", WHEEL_DOWN)
            program.wait_until(lambda: program.place("Appearance")[1] < before[1], "the wheel had scrolled the settings")

    def test_what_a_screen_reader_presses_is_pressed(self):
        with Program() as program:
            for name in ("New game", "All Your Base: Last Of Last", "Begin", "Play a BASE"):
                program.act(name)
            program.wait_for("base B1")
            program.act("Undo")
            program.wait_until_gone("base B1")
