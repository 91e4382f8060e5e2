# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of the modules that are named, and notes how many there were where tests/run counts them.
With WINDOW_RESULTS: into that file, in the form of Google Test."""
import os
import sys
import unittest

suite = unittest.defaultTestLoader.loadTestsFromNames(sys.argv[1:])
result = unittest.TextTestRunner(verbosity=2).run(suite)
if "WINDOW_RESULTS" in os.environ:
    os.makedirs(os.path.dirname(os.environ["WINDOW_RESULTS"]), exist_ok=True)
    with open(os.environ["WINDOW_RESULTS"], "w", encoding="utf-8") as file:
        failed = len({test.id() for test, _ in result.failures + result.errors})
        file.write('<testsuites tests="%d" failures="%d">\n</testsuites>\n' % (result.testsRun, failed))
sys.exit(not result.wasSuccessful())
