# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program as people meet it: things are found by what a screen reader is told, and pressed with a real mouse."""
import os
import signal
import subprocess
import time
import unittest

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# What is told of a thing that went away while it was looked at.
Gone = GLib.Error

# A slow machine: nothing here takes as long where all is well.
PATIENCE = 30

# Two presses at one place within this time, in seconds, are a double click, with some time to spare.
DOUBLE_CLICK = 0.6


def wait_until(condition, what):
    """What the condition gives once it is true. There are no fixed waits, only looks."""
    end = time.monotonic() + PATIENCE
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError("waited in vain until " + what)
        time.sleep(0.05)


def under(node):
    """The node and all below it. What goes away while it is looked at is passed over."""
    try:
        yield node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from under(child)
    except Gone:
        return


def box(node):
    """Where it is on the X screen: x, y, width, height. None: nowhere, any more."""
    try:
        component = node.get_component_iface()
        place = component.get_extents(Atspi.CoordType.SCREEN) if component else None
        return (place.x, place.y, place.width, place.height) if place else None
    except Gone:
        return None


class Program:
    """Basekeeper in a window of its own, at the home of this test, in surroundings that may differ from the usual."""

    def __init__(self, *arguments, **surroundings):
        self.pressed = None  # where and when
        self.process = subprocess.Popen([os.environ["BASEKEEPER"], *arguments], stderr=subprocess.PIPE, text=True, env=os.environ | surroundings)
        wait_until(lambda: self.find("New game"), "the start screen was there")

    def kill(self):
        """As when the battery runs out."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        wait_until(lambda: self._application() is None, "the killed program was gone")

    def close(self):
        """What the program complained of."""
        self.process.terminate()
        return self.process.communicate()[1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    def everything(self):
        """All that a screen reader could come to, on the screen or not."""
        application = self._application()
        return under(application) if application else ()

    def shown(self):
        """Everything on the screen that bears a name."""
        for node in self.everything():
            try:
                states = node.get_state_set()
                if node.get_name() and states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE) and box(node):
                    yield node
            except Gone:
                continue

    def find(self, name):
        """The first thing whose name begins with this, or none. One that is called exactly so comes before all others."""
        found = [node for node in self.shown() if node.get_name().startswith(name)]
        return next((node for node in found if node.get_name() == name), found[0] if found else None)

    def names(self):
        return [node.get_name() for node in self.shown()]

    def place(self, name):
        """The middle of a thing, once it stands still."""
        before = None

        def steady():
            nonlocal before
            node = self.find(name)
            now = box(node) if node else None
            same, before = now == before, now
            return now if now and same and now[2] > 0 else None

        x, y, width, height = self.wait_until(steady, '"%s" was there' % name)
        return x + width // 2, y + height // 2

    def wait_until(self, condition, what):
        try:
            return wait_until(condition, what)
        except AssertionError as error:
            raise AssertionError("%s; there is: %s" % (error, " | ".join(self.names()))) from None

    def press(self, name, button=1):
        place = self.place(name)
        if self.pressed and self.pressed[0] == place:
            wait_until(lambda: time.monotonic() - self.pressed[1] > DOUBLE_CLICK, "it was no double click")
        self.click(place, str(button))
        self.pressed = place, time.monotonic()

    def double_click(self, name):
        self.click(self.place(name), "--repeat", "2", "--delay", "80", "1")

    def hold_until(self, name, condition, what):
        """Held down until it has done what it does, and let go only then."""
        subprocess.run(["xdotool", "mousemove", *map(str, self.place(name)), "mousedown", "1"], check=True)
        self.wait_until(condition, what)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)

    @staticmethod
    def click(place, *how):
        subprocess.run(["xdotool", "mousemove", *map(str, place), "click", *how], check=True)

    def act(self, name):
        """Presses it as a screen reader does."""
        node = self.wait_for(name)
        node.get_action_iface().do_action(0)

    def wait_for(self, name):
        return self.wait_until(lambda: self.find(name), '"%s" was there' % name)

    def wait_until_gone(self, name):
        self.wait_until(lambda: self.find(name) is None, '"%s" was gone' % name)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "20", text], check=True)

    def resize(self, width, height):
        """As the window manager does when the screen is turned."""
        window = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], check=True, capture_output=True, text=True).stdout.split()[0]
        subprocess.run(["xdotool", "windowsize", "--sync", window, str(width), str(height)], check=True)

    def key(self, name):
        subprocess.run(["xdotool", "key", name], check=True)


class AtHome(unittest.TestCase):
    """A test with an empty home."""

    @classmethod
    def setUpClass(cls):
        # The registry is started by whoever asks first, and a program that is told of none goes on without one.
        Atspi.get_desktop(0).get_child_count()

    def setUp(self):
        self.home = os.environ["HOME"]
        for name in os.listdir(self.home):
            subprocess.run(["rm", "-rf", os.path.join(self.home, name)], check=True)
