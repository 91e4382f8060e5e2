-- SPDX-License-Identifier: GPL-3.0-or-later
-- Not in every game is there one winner at most: who won stands with the seats now.

ALTER TABLE seat_summary ADD COLUMN won INTEGER NOT NULL DEFAULT 0;
