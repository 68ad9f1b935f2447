-- The paid subscription of each reader; a reader without a row has none.
CREATE TABLE subscriptions (
  reader_id uuid PRIMARY KEY REFERENCES readers (id) ON DELETE CASCADE,
  tier text NOT NULL CHECK (tier IN ('free', 'premium')),
  status text NOT NULL CHECK (status IN ('none', 'trialing', 'active', 'cancelled')),
  current_period_end timestamptz,
  cancel_at_period_end boolean NOT NULL,
  changed_at timestamptz NOT NULL
);
ALTER TABLE readers DROP COLUMN tier;

-- Browser and operating system, by which a reader can tell devices apart; NULL if unknown.
ALTER TABLE sessions ADD COLUMN browser text;
ALTER TABLE sessions ADD COLUMN system text;
