# SPDX-License-Identifier: GPL-3.0-or-later
"""Where something is missing that most machines have: it starts all the same, and says what it cannot do."""
import os
import re

from hands import AtHome, Program


class Surroundings(AtHome):
    def test_a_home_that_takes_nothing(self):
        file = os.path.join(self.home, "no-folder")
        with open(file, "w", encoding="utf-8"):
            pass
        with Program(HOME=file) as program:
            program.wait_for("Games cannot be saved")
            program.press("New game")
            program.press("All Your Base: Last Of Last")
            program.press("Begin")
            program.wait_for("Nothing can be saved")
            program.press("Play a BASE")
            program.wait_for("base B1")

    def test_a_locale_that_is_not_installed(self):
        with Program(LC_ALL="xx_XX.UTF-8") as program:
            program.press("Settings")
            program.wait_for("Text size")
            # Qt 6.8 tells in four lines that it takes UTF-8 instead.
            of_qt = re.compile(r"^Detected locale .*?for more information\.\n", re.DOTALL)
            self.assertEqual(of_qt.sub("", program.close()), "")

    def test_a_window_larger_than_most(self):
        # Most of it lies outside of this screen, where no mouse comes.
        with Program("--size", "3840x2160") as program:
            program.act("New game")
            program.wait_for("What will you play?")
            self.assertEqual(program.close(), "")

    def test_a_window_smaller_than_any(self):
        with Program("--size", "320x480") as program:
            for name in ("New game", "All Your Base: Last Of Last", "Begin", "Play a BASE"):
                program.act(name)
            program.wait_for("base B1")
            self.assertEqual(program.close(), "")

    def test_a_screen_that_turns(self):
        with Program("--size", "780x420") as program:
            for name in ("New game", "All Your Base: Last Of Last", "Begin"):
                program.press(name)
            program.wait_for("Play a BASE")
            program.resize(420, 780)
            program.press("Play a BASE")
            program.wait_for("base B1")
            program.press("Menu")
            program.wait_for("Sessions")
            program.resize(780, 420)
            program.press("Close")
            program.wait_until_gone("Sessions")
            self.assertEqual(program.close(), "")

    def test_a_screen_of_many_dots(self):
        with Program("--size", "600x380", QT_SCALE_FACTOR="2") as program:
            # Where things are is told in other units there, so no mouse finds them.
            for name in ("New game", "All Your Base: Last Of Last", "Begin", "Play a BASE"):
                program.act(name)
            program.wait_for("base B1")
            self.assertEqual(program.close(), "")

    def test_nothing_that_could_be_heard(self):
        with Program(SPEECHD_ADDRESS="unix_socket:/nowhere", SPEECHD_CMD="/nowhere") as program:
            program.press("The book")
            program.press("1, Surprise attack")
            program.press("Read aloud")
            # What is missing depends on what is installed; that something is, is said in one line.
            program.wait_until(lambda: any("speech service" in name or "no voice" in name for name in program.names()), "it was said why nothing is read")
            program.press("Dismiss")
            program.press("Next page")
            program.wait_for("2, Dinner bell")
