-- Times are milliseconds since 1970 (UTC), yes and no are 1 and 0, JSON is text as it was given.
-- Small columns stand first: what lists need is then found without walking through long JSON.

CREATE TABLE accounts (
    id           TEXT PRIMARY KEY NOT NULL,
    name         TEXT NOT NULL,
    folded       TEXT NOT NULL,
    password     TEXT,
    admin        INTEGER NOT NULL CHECK (admin IN (0, 1)),
    created      INTEGER NOT NULL,
    banned_until INTEGER,
    ban_reason   TEXT NOT NULL,
    erased       INTEGER,
    settings     TEXT NOT NULL
);
-- Guests may share a name, people with a password may not.
CREATE UNIQUE INDEX accounts_by_name ON accounts (folded) WHERE password IS NOT NULL;
CREATE INDEX accounts_by_age ON accounts (created, id);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY NOT NULL,
    id         TEXT NOT NULL UNIQUE,
    account    TEXT NOT NULL REFERENCES accounts (id),
    device     TEXT NOT NULL,
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL,
    expires    INTEGER NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account, seen);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE matches (
    id            TEXT PRIMARY KEY NOT NULL,
    game          TEXT NOT NULL,
    stage         TEXT NOT NULL,
    public        INTEGER NOT NULL CHECK (public IN (0, 1)),
    length        INTEGER NOT NULL CHECK (length >= 0),
    created       INTEGER NOT NULL,
    started       INTEGER,
    changed       INTEGER NOT NULL,
    finished      INTEGER,
    wake_at       INTEGER,
    rules_version INTEGER NOT NULL,
    host          TEXT NOT NULL,
    invite        TEXT NOT NULL,
    content       TEXT NOT NULL,
    seed          TEXT NOT NULL,
    commitment    TEXT NOT NULL,
    rematch       TEXT,
    title         TEXT NOT NULL,
    waiting       TEXT NOT NULL,
    seats         TEXT NOT NULL,
    pace          TEXT NOT NULL,
    live          TEXT NOT NULL,
    result        TEXT,
    setup         TEXT NOT NULL,
    opening       TEXT NOT NULL
);
CREATE INDEX matches_by_change ON matches (changed, id);
-- The length at its end lets the health page add up without touching the table.
CREATE INDEX matches_by_stage ON matches (stage, changed, id, length);
CREATE INDEX matches_for_lobby ON matches (stage, public, changed, id);
CREATE INDEX matches_by_game ON matches (game, changed, id);
CREATE INDEX matches_to_wake ON matches (wake_at, id) WHERE stage = 'playing';

-- Who sits where, taken out of matches so that it can be searched; seat 255 is the host's.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    account  TEXT NOT NULL,
    waiting  INTEGER NOT NULL CHECK (waiting IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_account ON seats (account, waiting, match_id);

-- The log: it only grows.
CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    key      TEXT NOT NULL,
    at       INTEGER NOT NULL,
    actor    TEXT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (match_id, position),
    UNIQUE (match_id, key)
) WITHOUT ROWID;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;

CREATE TABLE snapshots (
    match_id TEXT NOT NULL REFERENCES matches (id),
    length   INTEGER NOT NULL,
    state    TEXT NOT NULL,
    PRIMARY KEY (match_id, length)
);

CREATE TABLE lines (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id TEXT NOT NULL REFERENCES matches (id),
    room     TEXT NOT NULL,
    key      TEXT NOT NULL,
    account  TEXT NOT NULL,
    name     TEXT NOT NULL,
    seat     INTEGER,
    time     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    UNIQUE (match_id, account, key)
);
CREATE INDEX lines_of_room ON lines (match_id, room, id);
CREATE INDEX lines_of_account ON lines (account, id);

CREATE TABLE notes (
    match_id TEXT NOT NULL REFERENCES matches (id),
    account  TEXT NOT NULL,
    changed  INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (match_id, account)
) WITHOUT ROWID;
CREATE INDEX notes_of_account ON notes (account, match_id);

CREATE TABLE small_things (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE audit (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    at     INTEGER NOT NULL,
    who    TEXT NOT NULL,
    what   TEXT NOT NULL,
    detail TEXT NOT NULL
);
