-- What a reader asked to be notified of, thing by thing. The server matches no other things.
ALTER TABLE followed_things
  ADD in_digest boolean NOT NULL DEFAULT false,
  ADD has_bell boolean NOT NULL DEFAULT false,
  -- Its secret address is made of this number: none where it isn't above zero.
  ADD feed_number integer NOT NULL DEFAULT 0,
  ADD hook_kind text CHECK (hook_kind IN ('webhook', 'ntfy')),
  ADD hook_address text,
  -- Since when stories are sent: nothing older is.
  ADD alerts_since timestamptz,
  ADD CHECK ((hook_kind IS NULL) = (hook_address IS NULL));
CREATE INDEX followed_things_with_alerts ON followed_things (id) WHERE has_bell OR hook_address IS NOT NULL;

-- Devices of readers with an account that take their bells. Those of push_subscriptions are nobody's.
CREATE TABLE follow_devices (
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  -- SHA-256 of the endpoint, as hex.
  endpoint_key text NOT NULL,
  -- The session that it was added in: signing out ends its bells too.
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

-- A story that a followed thing was found to have: once, whoever finds it, however often.
CREATE TABLE follow_alerts (
  thing_id uuid NOT NULL REFERENCES followed_things (id) ON DELETE CASCADE,
  story_id text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (thing_id, story_id)
);
CREATE INDEX follow_alerts_at ON follow_alerts (noted_at);

-- The messages of an alert, written in the transaction that notes it. 'handed' is written the moment before one is sent: what
-- is killed then isn't sent again.
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
