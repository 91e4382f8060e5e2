-- SPDX-License-Identifier: GPL-3.0-or-later
-- Sessions and their logs, and the players and card values that are kept between sessions.
-- Statements are separated by an empty line and contain none. A migration that was ever released is never edited: a
-- later one changes what it made.

CREATE TABLE session (
    key INTEGER PRIMARY KEY AUTOINCREMENT,  -- short, for the log; grows with every session
    id TEXT NOT NULL UNIQUE CHECK (length(id) > 0),
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    setup TEXT NOT NULL CHECK (json_valid(setup)),
    title TEXT NOT NULL,
    started_at TEXT NOT NULL CHECK (started_at GLOB '????-??-??T??:??:??.???Z'),
    ended_at TEXT CHECK (ended_at GLOB '????-??-??T??:??:??.???Z')
) STRICT;

CREATE INDEX session_unfinished ON session (key) WHERE ended_at IS NULL;

-- A state is folded from a set-up and a log, so neither may change.
CREATE TRIGGER session_keeps_its_setup BEFORE UPDATE OF key, id, game, rules_version, setup, started_at ON session
BEGIN
    SELECT RAISE(ABORT, 'only the title and the end of a session change');
END;

-- Without a rowid the entries of a log are stored side by side, and adding one touches a single B-tree.
CREATE TABLE entry (
    session INTEGER NOT NULL REFERENCES session (key),
    seq INTEGER NOT NULL,
    at TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??.???Z'),
    body TEXT NOT NULL CHECK (json_valid(body)),
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

-- Also refuses INSERT OR REPLACE, which overwrites without an UPDATE or a DELETE.
CREATE TRIGGER entry_comes_next BEFORE INSERT ON entry
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE session = NEW.session)
BEGIN
    SELECT RAISE(ABORT, 'a line of the log comes right after the last');
END;

CREATE TRIGGER entry_is_never_updated BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TABLE player (
    name TEXT PRIMARY KEY NOT NULL CHECK (length(name) > 0),
    language TEXT NOT NULL,
    last_used TEXT NOT NULL CHECK (last_used GLOB '????-??-??T??:??:??.???Z')
) STRICT;

CREATE TABLE value_set (
    id TEXT PRIMARY KEY NOT NULL CHECK (length(id) > 0),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    provenance TEXT NOT NULL CHECK (provenance IN ('example', 'table', 'printed')),
    card_values TEXT NOT NULL CHECK (json_valid(card_values)),
    updated_at TEXT NOT NULL CHECK (updated_at GLOB '????-??-??T??:??:??.???Z')
) STRICT;

CREATE INDEX value_set_of_game ON value_set (game, name);
