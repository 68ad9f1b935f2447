-- Stories, articles and publishers that an operator has withdrawn from readers.
CREATE TABLE withdrawals (
  kind text NOT NULL CHECK (kind IN ('story', 'article', 'publisher')),
  subject_id text NOT NULL,
  withdrawn_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);

-- The log of withdrawals, reinstatements and corrections. Rows are only added.
CREATE TABLE withdrawal_log (
  number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act text NOT NULL CHECK (act IN ('withdraw', 'reinstate', 'correct')),
  kind text NOT NULL CHECK (kind IN ('story', 'article', 'publisher')),
  subject_id text NOT NULL,
  at timestamptz NOT NULL,
  -- The operator: an account on the machine, or an operator's account in Plainwire.
  actor text NOT NULL,
  -- The reason, for operators only.
  reason text NOT NULL,
  -- For readers, by language: the name of the subject if it may be published, and the text of the correction.
  name jsonb,
  correction jsonb
);
