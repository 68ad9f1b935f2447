-- The settings for mails other than sign-in codes. For a reader without a row: English, UTC, and not suspended.
CREATE TABLE mail_settings (
  reader_id uuid PRIMARY KEY REFERENCES readers (id) ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'nl')),
  -- The IANA name of the time zone.
  time_zone text NOT NULL,
  -- The time since which only sign-in codes are mailed to the reader.
  suspended_at timestamptz,
  suspended_for text CHECK (suspended_for IN ('bounce', 'complaint')),
  CHECK ((suspended_at IS NULL) = (suspended_for IS NULL))
);

-- Mails other than sign-in codes. The key identifies a mail, so that it is sent once per reader.
CREATE TABLE mailings (
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('digest', 'breaking', 'news')),
  -- For a digest its date in the reader's time zone, such as 2026-11-21; otherwise the key in mail_issues.
  key text NOT NULL,
  -- 'handed': the mail was handed to the mail server, whose answer isn't known yet. 'empty': there was nothing
  -- new to send.
  state text NOT NULL CHECK (state IN ('claimed', 'handed', 'sent', 'failed', 'empty')),
  -- For a digest 'weekly' or 'daily'.
  variant text,
  -- The date of the claim in the reader's time zone.
  day text NOT NULL,
  -- The token of the lease under which the mail was claimed; the holder of a later lease may claim it again.
  token integer NOT NULL,
  claimed_at timestamptz NOT NULL,
  sent_at timestamptz,
  retry_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  -- How often the mail was sent again although it may already have arrived.
  doubts integer NOT NULL DEFAULT 0,
  story_ids text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (reader_id, kind, key)
);
CREATE INDEX mailings_by_claim ON mailings (claimed_at);

-- The contents of mails to every reader who has subscribed to their kind.
CREATE TABLE mail_issues (
  kind text NOT NULL CHECK (kind IN ('breaking', 'news')),
  key text NOT NULL,
  content jsonb NOT NULL,
  queued_at timestamptz NOT NULL,
  PRIMARY KEY (kind, key)
);

-- The number of mails other than sign-in codes in each minute and day, to all readers together.
CREATE TABLE mail_budgets (
  span text NOT NULL CHECK (span IN ('minute', 'day')),
  since timestamptz NOT NULL,
  mails integer NOT NULL,
  PRIMARY KEY (span, since)
);
