-- People: whom somebody likes to play with ('friend') or wants nothing to do with ('blocked').

CREATE TABLE ties (
    account TEXT NOT NULL,
    other   TEXT NOT NULL,
    kind    TEXT NOT NULL,
    since   INTEGER NOT NULL,
    PRIMARY KEY (account, other)
) WITHOUT ROWID;
CREATE INDEX ties_with ON ties (other);

-- Ways in beside the password: an authenticator ('totp'), codes for when it is lost ('recovery'),
-- passkeys. `used` is the last step of time an authenticator was used at, or a time.
CREATE TABLE keys (
    id      TEXT PRIMARY KEY NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER,
    secret  TEXT NOT NULL
);
CREATE INDEX keys_of_account ON keys (account, kind);

-- Links that work once and not for long, by the hash of their secret.
CREATE TABLE links (
    hash    TEXT PRIMARY KEY NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    purpose TEXT NOT NULL,
    until   INTEGER NOT NULL,
    detail  TEXT NOT NULL
);
CREATE INDEX links_of_account ON links (account, purpose);
CREATE INDEX links_by_end ON links (until);

-- A match that was played before it came here (a file, a position of another table): it tells
-- nothing about the people who sit there.
ALTER TABLE matches ADD COLUMN copied INTEGER NOT NULL DEFAULT 0 CHECK (copied IN (0, 1));
UPDATE matches SET copied = 1 WHERE EXISTS (SELECT 1 FROM entries
    WHERE match_id = matches.id AND position = 0 AND substr(key, 1, 7) = 'import:');

-- What happened to somebody's account: told by the bell beside what happens at tables.
CREATE TABLE alerts (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    kind    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    unread  INTEGER NOT NULL CHECK (unread IN (0, 1)),
    detail  TEXT NOT NULL
);
CREATE INDEX alerts_of_account ON alerts (account, at, id);
CREATE INDEX alerts_by_age ON alerts (at, id);
