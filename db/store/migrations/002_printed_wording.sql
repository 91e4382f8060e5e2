-- SPDX-License-Identifier: GPL-3.0-or-later
-- The printed wording of a table's own cards.

CREATE TABLE printed_wording (
    game TEXT NOT NULL CHECK (length(game) > 0),
    card INTEGER NOT NULL CHECK (card > 0),
    language TEXT NOT NULL CHECK (length(language) > 0),
    text TEXT NOT NULL CHECK (length(trim(text, char(9, 10, 13, 32))) > 0),
    PRIMARY KEY (game, card, language)
) STRICT, WITHOUT ROWID;
