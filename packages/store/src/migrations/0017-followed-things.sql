-- What readers follow: a name, place, thread, publisher or search.
CREATE TABLE followed_things (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  -- Identifies the thing: its kind, and its key without capitals and accents.
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('name', 'place', 'thread', 'publisher', 'search')),
  key text NOT NULL,
  label text NOT NULL,
  -- For a thread: some of its stories, by which the thread is found after it was merged.
  story_ids text[] NOT NULL DEFAULT '{}',
  followed_at timestamptz NOT NULL,
  UNIQUE (reader_id, name)
);
