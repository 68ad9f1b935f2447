-- Stories that became breaking news. Each does so only once, even after it was merged into another story.
CREATE TABLE breaking_stories (
  story_id text PRIMARY KEY REFERENCES stories (id) ON DELETE CASCADE,
  broke_at timestamptz NOT NULL,
  reports integer NOT NULL
);

-- Devices that subscribed to breaking news. They aren't linked to readers.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  -- SHA-256 of the endpoint, which is too long for an index.
  endpoint_key bytea NOT NULL UNIQUE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'nl')),
  quiet_from smallint NOT NULL CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint NOT NULL CHECK (quiet_to BETWEEN 0 AND 23),
  time_zone text NOT NULL
);

-- The stories that were sent to each device. A row is written before the message is sent, so that a process
-- that is killed in between doesn't cause a second message.
CREATE TABLE push_claims (
  subscription_id uuid NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  story_id text NOT NULL,
  claimed_at timestamptz NOT NULL,
  -- When a message that the push service rejected is tried again; NULL if it isn't.
  retry_at timestamptz,
  PRIMARY KEY (subscription_id, story_id)
);
CREATE INDEX push_claims_at ON push_claims (claimed_at);
