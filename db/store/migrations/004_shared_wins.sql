-- SPDX-License-Identifier: GPL-3.0-or-later
-- A game may have several winners, so each seat records whether it won.

ALTER TABLE seat_summary ADD COLUMN won INTEGER NOT NULL DEFAULT 0;
