-- What an operator has withdrawn: readers don't get it.
CREATE TABLE withdrawals (
  kind text NOT NULL CHECK (kind IN ('story', 'article', 'publisher')),
  subject_id text NOT NULL,
  withdrawn_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);

-- Who did what, when and why: rows are only added.
CREATE TABLE withdrawal_log (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act text NOT NULL CHECK (act IN ('withdraw', 'reinstate', 'correct')),
  kind text NOT NULL CHECK (kind IN ('story', 'article', 'publisher')),
  subject_id text NOT NULL,
  at timestamptz NOT NULL,
  -- An account of the machine, or later an operator's.
  actor text NOT NULL,
  -- For operators.
  reason text NOT NULL,
  -- For readers, by language: the name, where they may read it, and what was wrong.
  name jsonb,
  correction jsonb
);
