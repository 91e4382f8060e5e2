-- SPDX-License-Identifier: GPL-3.0-or-later
-- What is counted of a seat is the game's to name: a row for each kind in place of columns after one game.

CREATE TABLE count_summary (
    session INTEGER NOT NULL REFERENCES session_summary (session) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (length(kind) > 0),
    number INTEGER NOT NULL,
    PRIMARY KEY (session, seat, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO count_summary
SELECT session, seat, 'captures', captures FROM seat_summary WHERE captures <> 0
UNION ALL SELECT session, seat, 'suffered', suffered FROM seat_summary WHERE suffered <> 0
UNION ALL SELECT session, seat, 'counterattacks', counterattacks FROM seat_summary WHERE counterattacks <> 0;

ALTER TABLE seat_summary DROP COLUMN captures;

ALTER TABLE seat_summary DROP COLUMN suffered;

ALTER TABLE seat_summary DROP COLUMN counterattacks;

ALTER TABLE seat_summary RENAME COLUMN held TO score;
