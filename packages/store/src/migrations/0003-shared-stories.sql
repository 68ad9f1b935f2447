-- Stories that somebody has shared, which stay readable permanently. Their texts are in the archive; `details`
-- has a copy only if the archive has deleted the story or never had it. Nothing is stored about who shared it.
CREATE TABLE shared_stories (
  story_id text PRIMARY KEY,
  shared_at timestamptz NOT NULL,
  details jsonb
);
