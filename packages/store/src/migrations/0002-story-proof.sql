-- The change log of each story: its dated entries, and the state of the story with which the next version is
-- compared.
CREATE TABLE story_logs (
  story_id text PRIMARY KEY REFERENCES stories (id) ON DELETE CASCADE,
  log jsonb NOT NULL
);

-- Readers' reports that an article is in the wrong story, for editors to review. Nothing about the reader is
-- stored.
CREATE TABLE rechecks (
  story_id text NOT NULL REFERENCES stories (id) ON DELETE CASCADE,
  article_id text NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (story_id, article_id)
);
CREATE INDEX rechecks_open ON rechecks (asked_at) WHERE done_at IS NULL;
