-- Stories that somebody shared: their links never rot. The archive has their text; `details` keeps it only where the
-- archive lost it or never had it. Nothing is kept about who shared.
CREATE TABLE shared_stories (
  story_id text PRIMARY KEY,
  shared_at timestamptz NOT NULL,
  details jsonb
);
