import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { computeSha256Hex } from '../disk/edition-folder.ts'

/** The number of hex digits in a key's id: half of a SHA-256 is more than enough to distinguish keys. */
const ID_DIGITS = 32

/** The key that signs editions. */
export interface EditionSigner {
  /** The id of the public key (see EditionPublicKey in the contract). */
  id: string
  /** The public key as PEM. */
  publicKey: string
  /** Signs a UTF-8 text; the result is in base64. */
  sign(text: string): string
}

/** Generates a private key, as PEM (PKCS #8). */
export function generateEditionKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function keyId(key: KeyObject): string {
  return computeSha256Hex(key.export({ type: 'spki', format: 'der' })).slice(0, ID_DIGITS)
}

/** Creates a signer from a private key in PEM. Throws if the text isn't an Ed25519 key. */
export function createEditionSigner(pem: string): EditionSigner {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.')
  const publicKey = createPublicKey(key)
  return {
    id: keyId(publicKey),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  }
}

/** The id of a public key in PEM; undefined if the text isn't an Ed25519 key. */
export function computePublicKeyId(publicKey: string): string | undefined {
  try {
    const key = createPublicKey(publicKey)
    return key.asymmetricKeyType === 'ed25519' ? keyId(key) : undefined
  } catch {
    return undefined
  }
}

/** Whether a base64 signature of a text was made with the private key of a public key in PEM. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Base64 has several spellings for the same bytes; only the one we write is accepted.
  if (bytes.toString('base64') !== signature) return false
  return verify(null, Buffer.from(text), createPublicKey(publicKey), bytes)
}
