-- What a person keeps of a match: how much of its log they have seen, and where they put it
-- ('' on the table, 'hidden', 'archived').

CREATE TABLE marks (
    match_id TEXT NOT NULL REFERENCES matches (id),
    account  TEXT NOT NULL,
    seen     INTEGER NOT NULL CHECK (seen >= 0),
    shelf    TEXT NOT NULL,
    PRIMARY KEY (account, match_id)
) WITHOUT ROWID;
