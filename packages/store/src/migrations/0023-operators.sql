-- The e-mail addresses of operators: whoever signs in with one may run the newsroom. An address may be added
-- before it has an account.
CREATE TABLE operators (
  email_key text PRIMARY KEY,
  email text NOT NULL,
  added_at timestamptz NOT NULL
);

-- Links that can be used once to sign in to the newsroom, by the SHA-256 of their secret. A used link is
-- deleted.
CREATE TABLE admin_links (
  hash bytea PRIMARY KEY,
  actor text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The sessions of operators, by the SHA-256 of their cookie.
CREATE TABLE admin_sessions (
  hash bytea PRIMARY KEY,
  actor text NOT NULL,
  -- NULL for a session that began with a link. An operator's sessions end when the operator is removed.
  email_key text REFERENCES operators (email_key) ON DELETE CASCADE,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
