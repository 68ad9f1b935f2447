-- What the release lists and what operators changed. The columns `facts`, `publisher_id`, `categories`, `language` and
-- `retired_at` hold what follows from both: a release writes the one, an operator the other.
ALTER TABLE publishers
  -- As the release lists it, with its feeds; null for one that it doesn't list.
  ADD COLUMN release_facts jsonb,
  -- The facts that an operator set, which go before the release's; all of them for one that an operator added.
  ADD COLUMN operator_facts jsonb,
  -- Since when it is an operator's own, listed whatever a release lists.
  ADD COLUMN added_at timestamptz,
  -- Since when an operator doesn't want it, whatever a release lists.
  ADD COLUMN removed_at timestamptz;
ALTER TABLE feeds
  -- As the release lists it, with its publisher; null for one that it doesn't list.
  ADD COLUMN release_facts jsonb,
  -- The facts that an operator set.
  ADD COLUMN operator_facts jsonb,
  ADD COLUMN added_at timestamptz,
  ADD COLUMN removed_at timestamptz,
  -- Since when it is not visited because an operator wants so; it stays listed for operators.
  ADD COLUMN paused_at timestamptz;

-- Origins (scheme, host and port) outside the public internet whose feeds an operator wants.
CREATE TABLE private_origins (
  origin text PRIMARY KEY,
  added_at timestamptz NOT NULL
);

-- Who changed what, and when: rows are only added.
CREATE TABLE operator_log (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- An account of the machine, an operator's e-mail address, or the holder of a one-time link.
  actor text NOT NULL,
  act text NOT NULL,
  -- The address or id of what was changed.
  subject text NOT NULL,
  -- What it was and what it is; null where there was or is nothing.
  before jsonb,
  after jsonb
);

-- The last visits to each feed.
CREATE TABLE feed_visits (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_id text NOT NULL REFERENCES feeds (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'unchanged', 'failed', 'gone')),
  -- The HTTP status; null where there was no answer.
  status integer,
  -- How many entries had anything new to them, of those how many became articles and how many were refused.
  entries integer NOT NULL,
  articles integer NOT NULL,
  rejected integer NOT NULL,
  error text
);
CREATE INDEX feed_visits_by_feed ON feed_visits (feed_id, number DESC);
