-- The life of a story so far: what is remembered of it to tell what changed, and the dated entries of its change log.
CREATE TABLE story_logs (
  story_id text PRIMARY KEY REFERENCES stories (id) ON DELETE CASCADE,
  log jsonb NOT NULL
);

-- Articles that a reader found in the wrong story, to be looked at by the editors. Nothing is kept about the reader.
CREATE TABLE rechecks (
  story_id text NOT NULL REFERENCES stories (id) ON DELETE CASCADE,
  article_id text NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (story_id, article_id)
);
CREATE INDEX rechecks_open ON rechecks (asked_at) WHERE done_at IS NULL;
