-- Answers of the operator's model, so that the model is queried once about an unchanged story, even after
-- restarts. Answers about stories that have left the window are deleted.
CREATE TABLE model_answers (
  -- A hash of the model's name and the whole request.
  question text PRIMARY KEY,
  -- {"draft": …}, or {"failure": …} if the answer couldn't be used.
  answer jsonb NOT NULL,
  -- The number of tokens of prompt and answer together.
  tokens integer NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE INDEX model_answers_age ON model_answers (answered_at);

-- The use of the model per day: stories and tokens, both of which the operator may limit.
CREATE TABLE model_days (
  -- The beginning of the day in UTC.
  day timestamptz PRIMARY KEY,
  stories integer NOT NULL,
  tokens bigint NOT NULL
);
