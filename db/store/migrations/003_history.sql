-- SPDX-License-Identifier: GPL-3.0-or-later
-- For the history: notes, deleted sessions, renamed players, and summaries of the logs.

ALTER TABLE session ADD COLUMN note TEXT NOT NULL DEFAULT '';

-- 1: imported although its hash chain was broken.
ALTER TABLE session ADD COLUMN unverified INTEGER NOT NULL DEFAULT 0 CHECK (unverified IN (0, 1));

-- A deleted session is in no list. It is removed when the store is closed or, at the latest, opened next.
ALTER TABLE session ADD COLUMN deleted_at TEXT CHECK (deleted_at GLOB '????-??-??T??:??:??.???Z');

-- Grows with every session that becomes the current one; 0 for one that was only imported.
ALTER TABLE session ADD COLUMN at_table INTEGER NOT NULL DEFAULT 0;

UPDATE session SET at_table = key;

DROP INDEX session_unfinished;

CREATE INDEX session_unfinished ON session (at_table, key) WHERE ended_at IS NULL AND deleted_at IS NULL;

CREATE INDEX session_newest ON session (started_at, key) WHERE deleted_at IS NULL;

CREATE INDEX session_of_game ON session (game, started_at, key) WHERE deleted_at IS NULL;

CREATE INDEX session_deleted ON session (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TRIGGER session_goes_in_two_steps BEFORE DELETE ON session WHEN OLD.deleted_at IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a session is marked as deleted before it goes');
END;

DROP TRIGGER entry_is_never_deleted;

CREATE TRIGGER entry_goes_only_with_its_session BEFORE DELETE ON entry
WHEN (SELECT deleted_at FROM session WHERE key = OLD.session) IS NULL
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- The player behind a name in a set-up, if they differ: a set-up never changes.
CREATE TABLE player_name (
    name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
    player TEXT NOT NULL CHECK (length(player) > 0),
    folded TEXT NOT NULL  -- the player's name as it is searched
) STRICT, WITHOUT ROWID;

-- The tables from here on are caches: projections of the logs. Each row may be dropped and computed again at any time,
-- and is dropped as soon as its source changes.
CREATE TABLE session_summary (
    session INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE,
    worked_out INTEGER NOT NULL,  -- the version of the program's working-out
    entries INTEGER NOT NULL,     -- the length of the log
    last_at TEXT CHECK (last_at GLOB '????-??-??T??:??:??.???Z'),  -- the time of its last line
    reads INTEGER NOT NULL,       -- 0: the log does not amount to a game, and what follows says nothing
    acts INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    over INTEGER NOT NULL,
    winner INTEGER,               -- a seat
    lead INTEGER,                 -- bases of the winner less those of the next
    minutes INTEGER NOT NULL,     -- that were played, without long pauses
    folded TEXT NOT NULL          -- title, note and names as they are searched
) STRICT;

CREATE TABLE seat_summary (
    session INTEGER NOT NULL REFERENCES session_summary (session) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,           -- as it was played under
    held INTEGER NOT NULL,        -- bases at the end
    captures INTEGER NOT NULL,
    suffered INTEGER NOT NULL,    -- captures by others
    counterattacks INTEGER NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_summary_of_name ON seat_summary (name, session);

CREATE TRIGGER entry_outdates_the_summary AFTER INSERT ON entry
BEGIN
    DELETE FROM session_summary WHERE session = NEW.session;
END;

CREATE TRIGGER words_outdate_the_summary AFTER UPDATE OF title, note ON session
BEGIN
    DELETE FROM session_summary WHERE session = NEW.key;
END;
