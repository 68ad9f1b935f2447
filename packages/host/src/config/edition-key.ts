import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** The key that signs editions: an Ed25519 key in PEM, with `\n` for line ends. */
export const editionKeySettings = {
  EDITION_KEY: z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? value.replaceAll('\\n', '\n') : undefined),
    z.string().refine(isSigningKey, 'is no Ed25519 key (PEM)').optional(),
  ),
}
