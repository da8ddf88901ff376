-- People who share a seat stand in `matches.seats`, each with a row of their own in `seats`: a program of before would lose
-- them. Letters are said from seat to seat and read by the people of both alone. They are numbered by conversation
-- (`low` and `high` are its seats): whoever reads one cannot count those of others.

CREATE TABLE letters (
    match_id TEXT NOT NULL REFERENCES matches (id),
    low      INTEGER NOT NULL,
    high     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    key      TEXT NOT NULL,
    account  TEXT NOT NULL,
    name     TEXT NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat IN (low, high)),
    time     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (match_id, low, high, number),
    UNIQUE (match_id, account, key)
) WITHOUT ROWID;
CREATE INDEX letters_of_account ON letters (account, match_id);
