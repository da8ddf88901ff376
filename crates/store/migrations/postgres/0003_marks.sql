-- What a person keeps of a match: how much of its log they have seen, and where they put it
-- ('' on the table, 'hidden', 'archived').

CREATE TABLE marks (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    account  TEXT COLLATE "C" NOT NULL,
    seen     BIGINT NOT NULL CHECK (seen >= 0),
    shelf    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (account, match_id)
);
