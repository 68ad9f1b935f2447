-- Readers may also sign in at the operator's own identity provider.
ALTER TABLE provider_sign_ins
  DROP CONSTRAINT provider_sign_ins_provider_check,
  ADD CONSTRAINT provider_sign_ins_provider_check CHECK (provider IN ('google', 'apple', 'oidc'));

-- Addresses that an operator has invited. An invitation is good for one new account: of its address, or of whoever has its link.
CREATE TABLE invitations (
  -- The address in small letters: what makes two the same.
  email_key text PRIMARY KEY,
  email text NOT NULL,
  -- SHA-256 of the secret in the link.
  token bytea NOT NULL UNIQUE,
  language text NOT NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- NULL until somebody has an account by it.
  used_at timestamptz,
  -- Whose account that is: the invitation is deleted with it.
  reader_id uuid REFERENCES readers (id) ON DELETE CASCADE
);
CREATE INDEX invitations_of_reader ON invitations (reader_id) WHERE reader_id IS NOT NULL;
