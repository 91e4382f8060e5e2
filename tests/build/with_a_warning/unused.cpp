// SPDX-License-Identifier: GPL-3.0-or-later

// A warning on purpose: nobody calls it.
static int unused() { return 0; }
