-- The list of the release, and the changes of operators. They are stored separately; the columns `facts`,
-- `publisher_id`, `categories`, `language` and `retired_at` contain the result of both.
ALTER TABLE publishers
  -- The publisher as listed by the release, with its feeds; NULL if the release doesn't list it.
  ADD COLUMN release_facts jsonb,
  -- The facts that an operator set, which take precedence over the release's; all facts if an operator added
  -- the publisher.
  ADD COLUMN operator_facts jsonb,
  -- When an operator added the publisher, which is then listed whatever a release lists.
  ADD COLUMN added_at timestamptz,
  -- When an operator removed the publisher, which is then not listed whatever a release lists.
  ADD COLUMN removed_at timestamptz;
ALTER TABLE feeds
  -- The feed as listed by the release, with its publisher; NULL if the release doesn't list it.
  ADD COLUMN release_facts jsonb,
  -- The facts that an operator set.
  ADD COLUMN operator_facts jsonb,
  ADD COLUMN added_at timestamptz,
  ADD COLUMN removed_at timestamptz,
  -- When an operator paused the visits to the feed; it remains listed for operators.
  ADD COLUMN paused_at timestamptz;

-- Origins (scheme, host and port) outside the public internet from which operators allow feeds to be fetched.
CREATE TABLE private_origins (
  origin text PRIMARY KEY,
  added_at timestamptz NOT NULL
);

-- The log of operators' changes. Rows are only added.
CREATE TABLE operator_log (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- An account on the machine, an operator's e-mail address, or the holder of a one-time link.
  actor text NOT NULL,
  act text NOT NULL,
  -- The address or id of what was changed.
  subject text NOT NULL,
  -- The facts before and after the change; NULL if there were or are none.
  before jsonb,
  after jsonb
);

-- The last visits to each feed.
CREATE TABLE feed_visits (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_id text NOT NULL REFERENCES feeds (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'unchanged', 'failed', 'gone')),
  -- The HTTP status; NULL if there was no answer.
  status integer,
  -- The number of entries in the answer, 0 if the feed hasn't changed; and how many of them became articles or
  -- were rejected.
  entries integer NOT NULL,
  articles integer NOT NULL,
  rejected integer NOT NULL,
  error text
);
CREATE INDEX feed_visits_by_feed ON feed_visits (feed_id, number DESC);
