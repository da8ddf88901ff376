-- A match whose log comes in pieces (a file) is nobody's until the last of them is there; if that
-- never happens, it can be thrown away.

CREATE FUNCTION the_log_of_a_match_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT stage FROM matches WHERE id = OLD.match_id) IS DISTINCT FROM 'arriving' THEN
        RAISE EXCEPTION 'the log only grows';
    END IF;
    RETURN OLD;
END
$$;
DROP TRIGGER entries_stay ON entries;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
    FOR EACH ROW EXECUTE FUNCTION the_log_only_grows();
CREATE TRIGGER entries_of_matches_stay BEFORE DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION the_log_of_a_match_only_grows();
