-- Unfinished sign-ins at an identity provider. Whoever reads these rows can't complete a sign-in: the OAuth
-- state, the returned code and the page's secret are stored as hashes, and the e-mail address is encrypted.
CREATE TABLE provider_sign_ins (
  state bytea PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('google', 'apple')),
  -- The hash of a secret that only the page which began the sign-in has.
  challenge bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- When the reader returned from the provider; NULL until then. Afterwards the state can't be used again.
  returned_at timestamptz,
  code bytea UNIQUE,
  sealed_email text
);
