-- SPDX-License-Identifier: GPL-3.0-or-later
-- The chained log takes the place of the earlier one, whose triggers go with it.

DROP TABLE entry;

ALTER TABLE chained_entry RENAME TO entry;

CREATE TRIGGER entry_comes_next BEFORE INSERT ON entry
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE session = NEW.session)
BEGIN
    SELECT RAISE(ABORT, 'a line of the log comes right after the last');
END;

CREATE TRIGGER entry_is_never_updated BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER entry_goes_only_with_its_session BEFORE DELETE ON entry
WHEN (SELECT deleted_at FROM session WHERE key = OLD.session) IS NULL
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER entry_outdates_the_summary AFTER INSERT ON entry
BEGIN
    DELETE FROM session_summary WHERE session = NEW.session;
END;

DROP TRIGGER session_keeps_its_setup;

CREATE TRIGGER session_keeps_its_setup
BEFORE UPDATE OF key, id, game, rules_version, setup, started_at, first_link ON session
BEGIN
    SELECT RAISE(ABORT, 'only the title and the end of a session change');
END;
