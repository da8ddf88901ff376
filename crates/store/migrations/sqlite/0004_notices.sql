-- What people are told: written together with what happened, once for each key of a person. Told
-- from `due` on. `length` is the log it speaks of: whoever has seen so much needs not be told.

CREATE TABLE notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    account  TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL,
    length   INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    unread   INTEGER NOT NULL CHECK (unread IN (0, 1)),
    detail   TEXT NOT NULL,
    UNIQUE (account, key)
);
CREATE INDEX notices_of_account ON notices (account, due, id);
CREATE INDEX notices_by_age ON notices (due, id);

-- Nothing is told about this match.
ALTER TABLE marks ADD COLUMN muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1));
