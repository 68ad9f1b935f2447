-- Names the plan, so that every device of the reader shows the same.
ALTER TABLE subscriptions ADD COLUMN price_id text;

-- Readers who have been to the payment provider.
CREATE TABLE payers (
  reader_id uuid PRIMARY KEY REFERENCES readers (id) ON DELETE CASCADE,
  -- What the provider knows the reader by; NULL until it does, and once it has forgotten.
  customer_id text UNIQUE,
  is_trial_used boolean NOT NULL DEFAULT false,
  -- Checkouts begun. Part of the keys by which the provider knows a repeated request.
  attempts integer NOT NULL DEFAULT 0,
  begun_at timestamptz,
  -- A checkout is being begun: until then no other is.
  busy_until timestamptz,
  -- Questions to the provider are numbered as they are put; the answer to an earlier one than was heard is old.
  asked integer NOT NULL DEFAULT 0,
  heard integer NOT NULL DEFAULT 0,
  asked_at timestamptz
);

-- What the provider has told, so that what it tells twice counts once.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  heard_at timestamptz NOT NULL
);
CREATE INDEX payment_events_by_age ON payment_events (heard_at);

-- Readers who are gone, and whom the provider is still to forget.
CREATE TABLE leaving_payers (
  customer_id text PRIMARY KEY,
  left_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL
);
CREATE INDEX leaving_payers_by_time ON leaving_payers (try_at);
