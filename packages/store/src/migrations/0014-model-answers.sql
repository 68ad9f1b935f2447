-- What the operator's model answered, so that it is asked about an unchanged story once, whatever restarts.
-- House-keeping drops answers to stories that have left the window.
CREATE TABLE model_answers (
  -- A hash of the model's name and all that it was asked.
  question text PRIMARY KEY,
  -- {"draft": …}, or {"failure": …} where the answer was of no use.
  answer jsonb NOT NULL,
  -- Of question and answer.
  tokens integer NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE INDEX model_answers_age ON model_answers (answered_at);

-- What the model was asked on a day: the operator may limit both.
CREATE TABLE model_days (
  -- The day's beginning, UTC.
  day timestamptz PRIMARY KEY,
  stories integer NOT NULL,
  tokens bigint NOT NULL
);
