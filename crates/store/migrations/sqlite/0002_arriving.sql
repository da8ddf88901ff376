-- A match whose log comes in pieces (a file) is nobody's until the last of them is there; if that
-- never happens, it can be thrown away.

DROP TRIGGER entries_remain;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
WHEN (SELECT stage FROM matches WHERE id = OLD.match_id) IS NOT 'arriving'
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
