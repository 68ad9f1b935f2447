-- The text of the edition's signature.json; NULL for an edition published by an earlier release.
ALTER TABLE editions ADD COLUMN signature text;

-- The public keys that editions are signed with. Private keys are never in the database.
CREATE TABLE edition_keys (
  id text PRIMARY KEY,
  -- The public key as PEM.
  public_key text NOT NULL,
  valid_from timestamptz NOT NULL,
  -- NULL while the key is in use.
  valid_until timestamptz
);

-- The input from which an edition was made, without its parts: compressed JSON. Stored as long as the edition.
CREATE TABLE edition_records (
  edition integer PRIMARY KEY REFERENCES editions (number) ON DELETE CASCADE,
  bytes bytea NOT NULL
);
ALTER TABLE edition_records ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- The parts of records: articles and change logs of stories, each version stored once, because most parts of an
-- edition are the same as in the edition before.
CREATE TABLE recorded_parts (
  content text NOT NULL,
  -- The SHA-256 of the uncompressed part.
  sha256 text NOT NULL,
  bytes bytea NOT NULL,
  -- The last edition whose record refers to the part; NULL while the newest edition's record does.
  last_edition integer,
  PRIMARY KEY (content, sha256)
);
ALTER TABLE recorded_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX recorded_parts_left ON recorded_parts (content, last_edition) WHERE last_edition IS NOT NULL;
