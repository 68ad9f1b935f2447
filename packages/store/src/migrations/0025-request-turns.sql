-- The turns of processes to send requests to a publisher, by registered domain: one process at a time has the
-- turn, with a gap between two requests. The table is unlogged, so that no request waits for the disk; after a
-- crash it is empty, and every publisher may be requested.
CREATE UNLOGGED TABLE request_turns (
  domain text PRIMARY KEY,
  -- The process that has the turn, and until when.
  holder uuid NOT NULL,
  held_until timestamptz NOT NULL,
  -- The time from which the next request may begin.
  free_at timestamptz NOT NULL,
  -- The gap that the publisher requires, in ms, and the time until which it applies.
  gap_ms integer NOT NULL DEFAULT 0,
  gap_until timestamptz
);
