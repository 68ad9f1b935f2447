-- Whose turn it is to request something of a publisher, by registered domain: one process at a time, with a gap between two requests.
-- Not written to the log of the database: after a crash every publisher is free, and no request waits for the disk.
CREATE UNLOGGED TABLE request_turns (
  domain text PRIMARY KEY,
  -- The process whose turn it is, until then.
  holder uuid NOT NULL,
  held_until timestamptz NOT NULL,
  -- The next request may begin from then on.
  free_at timestamptz NOT NULL,
  -- The gap that the publisher asks for, in ms, which counts until then.
  gap_ms integer NOT NULL DEFAULT 0,
  gap_until timestamptz
);
