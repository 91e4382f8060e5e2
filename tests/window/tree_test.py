# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told of every screen."""
from hands import AtHome, Atspi, Gone, Program

PRESSED = {Atspi.Role.PUSH_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.PAGE_TAB, Atspi.Role.LINK}
# Roles that say nothing: what bears a name or takes the focus has a better one.
SAYS_NOTHING = {Atspi.Role.UNKNOWN, Atspi.Role.FILLER, Atspi.Role.INVALID, Atspi.Role.EXTENDED}
# Named by what stands in them.
NEEDS_NO_NAME = {Atspi.Role.LABEL, Atspi.Role.LIST, Atspi.Role.LIST_ITEM, Atspi.Role.PANEL, Atspi.Role.LAYERED_PANE}


def faults(program):
    """A line for everything on the screen that a screen reader could not tell rightly."""
    found = []
    for node in program.everything():
        try:
            states = node.get_state_set()
            if not states.contains(Atspi.StateType.SHOWING):
                continue
            role, name = node.get_role(), node.get_name()
            focusable = states.contains(Atspi.StateType.FOCUSABLE)
            what = '"%s" (%s)' % (name, node.get_role_name())
            if role in SAYS_NOTHING and (name or focusable):
                found.append(what + " has no role that says what it is")
            if not name and role != Atspi.Role.SCROLL_BAR and (focusable or role in PRESSED or role not in NEEDS_NO_NAME | SAYS_NOTHING | {Atspi.Role.APPLICATION}):
                found.append(what + " has no name, in " + (node.get_parent().get_name() or node.get_parent().get_role_name()))
            if role in PRESSED and (node.get_action_iface() is None or node.get_n_actions() == 0):
                found.append(what + " cannot be pressed")
        except Gone:
            continue
    return found


class Tree(AtHome):
    def look(self, screen):
        with self.subTest(screen):
            self.assertEqual(faults(self.program), [])

    def visit(self, name, landmark, back="Back"):
        """Opens something, looks at it, and leaves it."""
        self.program.press(name)
        self.program.wait_for(landmark)
        self.look(landmark)
        if back:
            self.program.press(back)
            self.program.wait_for(name)

    def test_of_every_screen(self):
        with Program() as self.program:
            program = self.program
            self.look("start")
            self.visit("Settings", "Text size")
            self.visit("The book", "Number or any word")
            program.press("New game")
            program.wait_for("What will you play?")
            self.look("choice of the game")
            for game in ("All Your Base: Last Of Last", "All aboard!", "8Bit Box: Outspeed"):
                program.press(game)
                program.wait_for("Begin")
                self.look("set-up of " + game)
                program.press("Begin")
                program.wait_for("Undo")
                self.look("table of " + game)
                self.visit("Menu", "Sessions", back="Close")
                program.press("Menu")
                self.visit("Ruling…", "Enter the ruling", back="")
                program.press("Close")
                program.press("Menu")
                program.press("Leave the table")
                program.press("New game")
                program.wait_for("What will you play?")
            program.press("Close")
            program.press("Sessions")
            program.wait_for("Import games")
            self.look("sessions")
            self.visit("Statistics", "Statistics")
