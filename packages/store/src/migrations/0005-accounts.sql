-- A reader with an account. Deleting this row deletes everything that belongs to the reader.
CREATE TABLE readers (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address in lower case; no two readers may have the same.
  email_key text NOT NULL UNIQUE,
  tier text NOT NULL DEFAULT 'free' CHECK (tier IN ('free', 'premium')),
  created_at timestamptz NOT NULL,
  -- NULL if the reader hasn't changed any preferences.
  preferences jsonb
);

-- Sign-ins by e-mail address, whether or not the address has an account. Address and code are stored as keyed
-- hashes only. The times of mails and attempts within the last day count towards the limits, across codes and
-- restarts.
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

-- The number of sign-in codes mailed in each hour, to all addresses together.
CREATE TABLE mail_counts (
  hour timestamptz PRIMARY KEY,
  mails integer NOT NULL
);

-- A session is a signed-in device. No token is stored: tokens are derived from the salt, the generation and a
-- key that isn't in the database.
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

-- Saved stories, as they were when the reader saved them; they outlive their edition.
CREATE TABLE saved_stories (
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  story_id text NOT NULL,
  saved_at timestamptz NOT NULL,
  story jsonb NOT NULL,
  PRIMARY KEY (reader_id, story_id)
);
