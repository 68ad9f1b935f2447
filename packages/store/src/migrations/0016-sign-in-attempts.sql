-- The newest code of each unfinished sign-in with an address (IssuedCode in domain). A sign-in is identified by
-- the hash of a secret of the browser that began it, so that nobody else can use up its attempts or replace its
-- code. Existing codes aren't migrated, because a code is valid for ten minutes only.
ALTER TABLE sign_ins
  DROP COLUMN salt,
  DROP COLUMN digest,
  DROP COLUMN issued_at,
  DROP COLUMN tries,
  ADD COLUMN codes jsonb NOT NULL DEFAULT '[]';
