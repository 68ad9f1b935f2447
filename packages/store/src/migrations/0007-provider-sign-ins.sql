-- Sign-ins at an identity provider that are under way. Whoever reads them can't end one: what goes to the provider, the code that
-- comes back and the page's secret are kept as hashes, the address is encrypted.
CREATE TABLE provider_sign_ins (
  state bytea PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('google', 'apple')),
  -- Of the secret that only the page which began has.
  challenge bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- NULL until the reader is back; from then on the state is worth nothing.
  returned_at timestamptz,
  code bytea UNIQUE,
  sealed_email text
);
