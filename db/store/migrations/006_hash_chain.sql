-- SPDX-License-Identifier: GPL-3.0-or-later
-- Every entry is kept with its link of the hash chain, and every session with the first link. The program works the
-- links of earlier sessions out and fills `chained_entry` before the next step, in one transaction with that.

ALTER TABLE session ADD COLUMN first_link TEXT NOT NULL DEFAULT '';

CREATE TABLE chained_entry (
    session INTEGER NOT NULL REFERENCES session (key),
    seq INTEGER NOT NULL,
    at TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??.???Z'),
    body TEXT NOT NULL CHECK (json_valid(body)),
    hash TEXT NOT NULL CHECK (length(hash) = 64),  -- SHA-256 in hexadecimal
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;
