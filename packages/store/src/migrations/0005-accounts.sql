-- Somebody with an account. Everything that belongs to a reader goes when the row goes.
CREATE TABLE readers (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in small letters: what makes two the same.
  email_key text NOT NULL UNIQUE,
  tier text NOT NULL DEFAULT 'free' CHECK (tier IN ('free', 'premium')),
  created_at timestamptz NOT NULL,
  -- NULL: the reader has set nothing.
  preferences jsonb
);

-- Addresses that somebody signs in with, whether or not they have an account: each is a keyed hash, and so is its code.
-- The moments of the last day count against the limits, across codes and restarts.
CREATE TABLE sign_ins (
  address bytea PRIMARY KEY,
  salt bytea,
  digest bytea,
  issued_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  mailed_at timestamptz[] NOT NULL DEFAULT '{}',
  tried_at timestamptz[] NOT NULL DEFAULT '{}',
  failures_in_a_row integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL
);

-- Codes mailed in each hour, to all addresses together.
CREATE TABLE mail_counts (
  hour timestamptz PRIMARY KEY,
  mails integer NOT NULL
);

-- A signed-in device. No token is kept: they are made of the salt, the number and a key that isn't in the database.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  salt bytea NOT NULL,
  generation integer NOT NULL DEFAULT 0,
  rotated_at timestamptz NOT NULL,
  is_seen boolean NOT NULL DEFAULT false,
  begun_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_reader ON sessions (reader_id);

-- Stories as they were when they were saved: they outlive their edition.
CREATE TABLE saved_stories (
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  story_id text NOT NULL,
  saved_at timestamptz NOT NULL,
  story jsonb NOT NULL,
  PRIMARY KEY (reader_id, story_id)
);
