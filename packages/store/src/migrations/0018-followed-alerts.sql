-- How a reader is notified of each followed thing. The server matches stories with no other things.
ALTER TABLE followed_things
  ADD in_digest boolean NOT NULL DEFAULT false,
  ADD has_bell boolean NOT NULL DEFAULT false,
  -- The number from which the secret address of the feed is derived; there is no feed if it is 0 or less.
  ADD feed_number integer NOT NULL DEFAULT 0,
  ADD hook_kind text CHECK (hook_kind IN ('webhook', 'ntfy')),
  ADD hook_address text,
  -- The time from which stories are sent; older stories aren't.
  ADD alerts_since timestamptz,
  ADD CHECK ((hook_kind IS NULL) = (hook_address IS NULL));
CREATE INDEX followed_things_with_alerts ON followed_things (id) WHERE has_bell OR hook_address IS NOT NULL;

-- Devices of signed-in readers that receive alerts. The devices in push_subscriptions aren't linked to readers.
CREATE TABLE follow_devices (
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  -- SHA-256 of the endpoint, in hexadecimal.
  endpoint_key text NOT NULL,
  -- The session in which the device was added; signing out also ends its alerts.
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'nl')),
  quiet_from smallint NOT NULL CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint NOT NULL CHECK (quiet_to BETWEEN 0 AND 23),
  time_zone text NOT NULL,
  PRIMARY KEY (reader_id, endpoint_key)
);

-- A story that matches a followed thing; stored once, however many processes find it.
CREATE TABLE follow_alerts (
  thing_id uuid NOT NULL REFERENCES followed_things (id) ON DELETE CASCADE,
  story_id text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (thing_id, story_id)
);
CREATE INDEX follow_alerts_at ON follow_alerts (noted_at);

-- The messages to send for an alert, stored in the same transaction as the alert. The state becomes 'handed'
-- just before a message is sent, so that a message isn't sent twice if its process is killed.
CREATE TABLE follow_messages (
  thing_id uuid NOT NULL,
  story_id text NOT NULL,
  -- 'hook', or the key of a device's endpoint.
  channel text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'handed', 'sent', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL,
  PRIMARY KEY (thing_id, story_id, channel),
  FOREIGN KEY (thing_id, story_id) REFERENCES follow_alerts (thing_id, story_id) ON DELETE CASCADE
);
CREATE INDEX follow_messages_waiting ON follow_messages (try_at) WHERE state = 'waiting';
