-- A thread is a running topic with one or more stories; every story is in exactly one thread. A story stored by
-- an earlier release has none until it is placed or restored again.
CREATE TABLE threads (
  id text PRIMARY KEY,
  content text NOT NULL CHECK (content IN ('sample', 'live')),
  -- The thread that has this thread's stories now, if they were merged; that thread is never itself merged into
  -- another.
  merged_into text,
  opened_at timestamptz NOT NULL,
  UNIQUE (id, content),
  FOREIGN KEY (merged_into, content) REFERENCES threads (id, content)
);
CREATE INDEX threads_merged ON threads (merged_into) WHERE merged_into IS NOT NULL;

ALTER TABLE stories
  ADD COLUMN thread_id text,
  ADD FOREIGN KEY (thread_id, content) REFERENCES threads (id, content);
CREATE INDEX stories_of_thread ON stories (thread_id) WHERE thread_id IS NOT NULL;
