-- Who may run the newsroom, by e-mail address: whoever signs in with it. One may be named before they have an account.
CREATE TABLE operators (
  email_key text PRIMARY KEY,
  email text NOT NULL,
  added_at timestamptz NOT NULL
);

-- Links that let somebody in once, by the SHA-256 of their secret. One that was used is deleted.
CREATE TABLE admin_links (
  hash bytea PRIMARY KEY,
  actor text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Who is in, by the SHA-256 of their cookie.
CREATE TABLE admin_sessions (
  hash bytea PRIMARY KEY,
  actor text NOT NULL,
  -- Null for one who came by a link: the session of an operator who is removed ends with it.
  email_key text REFERENCES operators (email_key) ON DELETE CASCADE,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
