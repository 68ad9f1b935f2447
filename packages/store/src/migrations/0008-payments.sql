-- The id of the price at the payment provider, so that the same plan is shown on every device of the reader.
ALTER TABLE subscriptions ADD COLUMN price_id text;

-- Readers who have begun a checkout at the payment provider.
CREATE TABLE payers (
  reader_id uuid PRIMARY KEY REFERENCES readers (id) ON DELETE CASCADE,
  -- The provider's id of the reader; NULL until the provider has created one, and after the provider has
  -- deleted it.
  customer_id text UNIQUE,
  is_trial_used boolean NOT NULL DEFAULT false,
  -- The number of checkouts begun. It is part of the keys by which the provider recognises a repeated request.
  attempts integer NOT NULL DEFAULT 0,
  begun_at timestamptz,
  -- Until this time no further checkout can begin, because one is being created.
  busy_until timestamptz,
  -- The number of the last query to the provider about the reader (asked), and of the last query whose answer
  -- was stored (heard). Answers to earlier queries are outdated and ignored.
  asked integer NOT NULL DEFAULT 0,
  heard integer NOT NULL DEFAULT 0,
  asked_at timestamptz
);

-- Processed events of the payment provider, so that an event that is delivered twice takes effect once.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  heard_at timestamptz NOT NULL
);
CREATE INDEX payment_events_by_age ON payment_events (heard_at);

-- Customers of deleted accounts who are still to be deleted at the payment provider.
CREATE TABLE leaving_payers (
  customer_id text PRIMARY KEY,
  left_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL
);
CREATE INDEX leaving_payers_by_time ON leaving_payers (try_at);
