-- The text of an edition's signature.json; null for one that a release before this published.
ALTER TABLE editions ADD COLUMN signature text;

-- The public keys that editions are signed with. Private keys are never in the database.
CREATE TABLE edition_keys (
  id text PRIMARY KEY,
  -- PEM.
  public_key text NOT NULL,
  valid_from timestamptz NOT NULL,
  -- Null while it is in use.
  valid_until timestamptz
);

-- What an edition was made from, but for its parts: JSON, compressed. Stored as long as the edition.
CREATE TABLE edition_records (
  edition integer PRIMARY KEY REFERENCES editions (number) ON DELETE CASCADE,
  bytes bytea NOT NULL
);
ALTER TABLE edition_records ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Articles and histories of stories, each version once: most of an edition's are the last one's.
CREATE TABLE recorded_parts (
  content text NOT NULL,
  -- Of the part before it was compressed.
  sha256 text NOT NULL,
  bytes bytea NOT NULL,
  -- The last edition that has it, where a later one hasn't.
  last_edition integer,
  PRIMARY KEY (content, sha256)
);
ALTER TABLE recorded_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX recorded_parts_left ON recorded_parts (content, last_edition) WHERE last_edition IS NOT NULL;
