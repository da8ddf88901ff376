-- A mail address of a person. Until it is confirmed it gets nothing but the mail that asks for it.
CREATE TABLE mails (
    account      TEXT PRIMARY KEY,
    address      TEXT NOT NULL,
    folded       TEXT NOT NULL,
    changed      INTEGER NOT NULL,
    confirmed_at INTEGER
);
CREATE INDEX mails_by_address ON mails (folded, account);

-- Where somebody is told things besides the bell: a browser, a mail address, a hook. `keys` and `wishes` are the
-- server's words. While something is to be sent, `next_at` says when, and `claimed_until` that somebody is at it:
-- several servers share the work. A dead address is retired and says why in `trouble`.
CREATE TABLE channels (
    id            TEXT PRIMARY KEY,
    account       TEXT NOT NULL,
    kind          TEXT NOT NULL,
    address       TEXT NOT NULL,
    keys          TEXT NOT NULL,
    wishes        TEXT NOT NULL,
    created       INTEGER NOT NULL,
    sent          INTEGER,
    tries         INTEGER NOT NULL,
    next_at       INTEGER,
    claimed_until INTEGER NOT NULL,
    retired       INTEGER,
    trouble       TEXT NOT NULL
);
CREATE INDEX channels_of_account ON channels (account, created, id);
CREATE INDEX channels_due ON channels (next_at, id) WHERE next_at IS NOT NULL;

-- A notice that is to go through a channel: at `send_at`, or with others that go after `from_at`. What was put into
-- one message stays together, so that sending it again is sending the same.
CREATE TABLE deliveries (
    channel   TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
    from_at   INTEGER NOT NULL,
    send_at   INTEGER NOT NULL,
    message   TEXT,
    PRIMARY KEY (channel, notice_id)
);
CREATE INDEX deliveries_of_notice ON deliveries (notice_id);

-- Which notices nobody has looked at yet to see where they go. Those of earlier times went nowhere.
ALTER TABLE notices ADD COLUMN planned INTEGER NOT NULL DEFAULT 1 CHECK (planned IN (0, 1));
CREATE INDEX notices_to_plan ON notices (due, id) WHERE planned = 0;

-- How somebody wants to be told of this match, where that differs from what they want in general.
ALTER TABLE marks ADD COLUMN wishes TEXT NOT NULL DEFAULT 'null';

-- A calendar of somebody's deadlines, by the hash of its secret address.
CREATE TABLE feeds (
    account TEXT PRIMARY KEY,
    hash    TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL
);
