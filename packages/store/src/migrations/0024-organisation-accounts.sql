-- Readers may also sign in at the operator's own identity provider.
ALTER TABLE provider_sign_ins
  DROP CONSTRAINT provider_sign_ins_provider_check,
  ADD CONSTRAINT provider_sign_ins_provider_check CHECK (provider IN ('google', 'apple', 'oidc'));

-- Addresses that an operator has invited. An invitation can be used for one new account, with the invited
-- address or by whoever has the link.
CREATE TABLE invitations (
  -- The address in lower case; an address has one invitation at most.
  email_key text PRIMARY KEY,
  email text NOT NULL,
  -- SHA-256 of the secret in the link.
  token bytea NOT NULL UNIQUE,
  language text NOT NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When an account was created with the invitation; NULL until then.
  used_at timestamptz,
  -- The reader with that account; the invitation is deleted with the account.
  reader_id uuid REFERENCES readers (id) ON DELETE CASCADE
);
CREATE INDEX invitations_of_reader ON invitations (reader_id) WHERE reader_id IS NOT NULL;
