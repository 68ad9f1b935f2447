-- The publishers and their feeds, as listed in content/publishers. 'content' separates the fictional sample
-- from live news: foreign keys include it, so that no row of one content can refer to a row of the other.
CREATE TABLE publishers (
  id text PRIMARY KEY,
  content text NOT NULL CHECK (content IN ('sample', 'live')),
  facts jsonb NOT NULL,
  retired_at timestamptz,
  UNIQUE (id, content)
);

CREATE TABLE feeds (
  id text PRIMARY KEY,
  publisher_id text NOT NULL,
  content text NOT NULL,
  url text NOT NULL,
  fetch_url text NOT NULL,
  categories text[] NOT NULL,
  language text,
  etag text,
  last_modified text,
  validators_since timestamptz,
  content_hash text,
  next_check_at timestamptz NOT NULL,
  interval_minutes double precision NOT NULL,
  entries_per_hour double precision NOT NULL DEFAULT 0,
  consecutive_failures integer NOT NULL DEFAULT 0,
  last_checked_at timestamptz,
  last_success_at timestamptz,
  last_status integer,
  last_error text,
  redirect_to text,
  redirect_seen integer NOT NULL DEFAULT 0,
  gone_at timestamptz,
  retired_at timestamptz,
  UNIQUE (id, content),
  FOREIGN KEY (publisher_id, content) REFERENCES publishers (id, content)
);
CREATE INDEX feeds_due ON feeds (next_check_at) WHERE retired_at IS NULL AND gone_at IS NULL;
CREATE INDEX feeds_of_publisher ON feeds (publisher_id);

-- An article is one page of a publisher. Its text is used for clustering and writing, is never published, and
-- is deleted after some days.
CREATE TABLE articles (
  id text PRIMARY KEY,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  content text NOT NULL,
  publisher_id text NOT NULL,
  -- The feed that first listed the article; only entries of this feed update the article.
  feed_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('listed', 'read', 'feed-only', 'duplicate')),
  url text NOT NULL,
  canonical_url text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  text text NOT NULL,
  text_dropped_at timestamptz,
  byline text,
  language text NOT NULL,
  published_at timestamptz,
  updated_at timestamptz,
  first_seen_at timestamptz NOT NULL,
  word_count integer,
  media jsonb NOT NULL,
  hints text[] NOT NULL,
  sections text[] NOT NULL,
  is_paywalled boolean NOT NULL,
  feed_position integer,
  -- Hashes of the feed's last entry for the article, by which changes are detected: words_hash of title,
  -- summary and text, rest_hash of the other fields.
  words_hash text NOT NULL,
  rest_hash text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  -- The revision for which clustering chose a story. If it chose none, passed_over contains the reason.
  placed_revision integer,
  passed_over text,
  is_to_place boolean NOT NULL GENERATED ALWAYS AS (
    placed_revision IS DISTINCT FROM revision AND state <> 'duplicate'
  ) STORED,
  read_after timestamptz NOT NULL,
  read_attempts integer NOT NULL DEFAULT 0,
  UNIQUE (id, content),
  FOREIGN KEY (publisher_id, content) REFERENCES publishers (id, content),
  FOREIGN KEY (feed_id, content) REFERENCES feeds (id, content)
);
CREATE INDEX articles_to_place ON articles (content, arrival) WHERE is_to_place;
CREATE INDEX articles_to_read ON articles (read_after) WHERE state = 'listed';
CREATE INDEX articles_placed ON articles (content, arrival) WHERE placed_revision IS NOT NULL;
CREATE INDEX articles_with_text ON articles (first_seen_at) WHERE text_dropped_at IS NULL;

-- Every address under which a page was seen, so that a page with a new address is still the same article.
CREATE TABLE article_urls (
  publisher_id text NOT NULL REFERENCES publishers (id),
  url_key text NOT NULL,
  article_id text NOT NULL REFERENCES articles (id),
  PRIMARY KEY (publisher_id, url_key)
);
CREATE INDEX article_urls_of_article ON article_urls (article_id);

-- The article of each feed entry, so that an edited entry updates its article.
CREATE TABLE article_entries (
  feed_id text NOT NULL REFERENCES feeds (id),
  entry_key text NOT NULL,
  article_id text NOT NULL REFERENCES articles (id),
  is_duplicate boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (feed_id, entry_key)
);
CREATE INDEX article_entries_of_article ON article_entries (article_id);
CREATE INDEX article_entries_seen ON article_entries (seen_at);

-- The entries that became no article, with the reason.
CREATE TABLE rejections (
  feed_id text NOT NULL REFERENCES feeds (id),
  entry_key text NOT NULL,
  title text NOT NULL,
  url text,
  reason text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (feed_id, entry_key)
);
CREATE INDEX rejections_seen ON rejections (seen_at);

CREATE TABLE stories (
  id text PRIMARY KEY,
  content text NOT NULL CHECK (content IN ('sample', 'live')),
  state text NOT NULL CHECK (state IN ('open', 'merged', 'empty')),
  merged_into text,
  opened_at timestamptz NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  article_count integer NOT NULL DEFAULT 0,
  -- Increases with every change of the story's articles; written_revision is the revision from which the
  -- details were written.
  revision integer NOT NULL DEFAULT 0,
  written_revision integer,
  details jsonb,
  details_hash text,
  words_hash text,
  version integer NOT NULL DEFAULT 0,
  UNIQUE (id, content),
  FOREIGN KEY (merged_into, content) REFERENCES stories (id, content),
  CHECK ((state = 'merged') = (merged_into IS NOT NULL))
);
CREATE INDEX stories_of_window ON stories (content, last_at) WHERE state = 'open';
CREATE INDEX stories_merged ON stories (merged_into) WHERE merged_into IS NOT NULL;

-- The story of each article, and what connects the article with it. An article belongs to one story at most.
CREATE TABLE story_articles (
  article_id text PRIMARY KEY,
  story_id text NOT NULL,
  content text NOT NULL,
  similarity double precision NOT NULL,
  shared_names text[] NOT NULL,
  shared_terms text[] NOT NULL,
  gap_hours double precision NOT NULL,
  joined_at timestamptz NOT NULL,
  FOREIGN KEY (article_id, content) REFERENCES articles (id, content),
  FOREIGN KEY (story_id, content) REFERENCES stories (id, content)
);
CREATE INDEX story_articles_of_story ON story_articles (story_id);

-- The versions of a story: one for each change that readers could see.
CREATE TABLE story_versions (
  story_id text NOT NULL REFERENCES stories (id),
  version integer NOT NULL,
  at timestamptz NOT NULL,
  snapshot jsonb NOT NULL,
  PRIMARY KEY (story_id, version)
);

CREATE TABLE editions (
  number integer PRIMARY KEY,
  content text NOT NULL CHECK (content IN ('sample', 'live')),
  published_at timestamptz NOT NULL,
  story_count integer NOT NULL,
  digest text NOT NULL,
  fencing_token bigint NOT NULL
);

-- The contents of edition files, each stored once: most files of an edition are the same as in the edition
-- before.
CREATE TABLE edition_blobs (
  sha256 text PRIMARY KEY,
  bytes bytea NOT NULL
);
-- The files are already compressed, so compressing them again would only take time.
ALTER TABLE edition_blobs ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE edition_files (
  edition integer NOT NULL REFERENCES editions (number) ON DELETE CASCADE,
  path text NOT NULL,
  sha256 text NOT NULL REFERENCES edition_blobs (sha256),
  size integer NOT NULL,
  PRIMARY KEY (edition, path)
);
CREATE INDEX edition_files_of_blob ON edition_files (sha256);

-- The leases: each gives one process at a time the right to do something. The token increases with every change
-- of the holder, and no token is used twice.
CREATE TABLE leases (
  name text PRIMARY KEY,
  holder text NOT NULL,
  token bigint NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

-- Secrets are in a separate table, so that an operator can leave them out of a copy.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);
