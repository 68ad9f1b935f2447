-- How mails beside codes reach a reader. Without a row: English, at UTC, nothing stopped.
CREATE TABLE mail_settings (
  reader_id uuid PRIMARY KEY REFERENCES readers (id) ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'nl')),
  -- As IANA names it.
  time_zone text NOT NULL,
  -- From then on nothing but codes is mailed.
  suspended_at timestamptz,
  suspended_for text CHECK (suspended_for IN ('bounce', 'complaint')),
  CHECK ((suspended_at IS NULL) = (suspended_for IS NULL))
);

-- Mails beside codes, each at most once: the key is what makes two the same.
CREATE TABLE mailings (
  reader_id uuid NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('digest', 'breaking', 'news')),
  -- Of a digest the reader's own day, as 2026-11-21; else the issue.
  key text NOT NULL,
  -- 'handed': the mail server was given it and what it answered isn't known yet. 'empty': there was nothing new.
  state text NOT NULL CHECK (state IN ('claimed', 'handed', 'sent', 'failed', 'empty')),
  -- Of a digest 'weekly' or 'daily'.
  variant text,
  -- The reader's own day on which it was claimed.
  day text NOT NULL,
  -- The lease under which it was claimed: a later one may claim it again.
  token integer NOT NULL,
  claimed_at timestamptz NOT NULL,
  sent_at timestamptz,
  retry_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  -- How often it was sent again without knowing whether it had arrived.
  doubts integer NOT NULL DEFAULT 0,
  story_ids text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (reader_id, kind, key)
);
CREATE INDEX mailings_by_claim ON mailings (claimed_at);

-- What is to be mailed to every reader who wants its kind.
CREATE TABLE mail_issues (
  kind text NOT NULL CHECK (kind IN ('breaking', 'news')),
  key text NOT NULL,
  content jsonb NOT NULL,
  queued_at timestamptz NOT NULL,
  PRIMARY KEY (kind, key)
);

-- Mails beside codes, to all readers together, in each minute and day.
CREATE TABLE mail_budgets (
  span text NOT NULL CHECK (span IN ('minute', 'day')),
  since timestamptz NOT NULL,
  mails integer NOT NULL,
  PRIMARY KEY (span, since)
);
