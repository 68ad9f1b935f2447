-- The newest code of each sign-in of an address that is under way: IssuedCode of domain. A sign-in is known by the hash of a secret of
-- the browser that began it, so that nobody else can use up its guesses or replace its code. A code is good for ten minutes: none
-- is carried over.
ALTER TABLE sign_ins
  DROP COLUMN salt,
  DROP COLUMN digest,
  DROP COLUMN issued_at,
  DROP COLUMN tries,
  ADD COLUMN codes jsonb NOT NULL DEFAULT '[]';
