import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { EditionManifest } from './edition-folder.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** The first 32 hexadecimal digits of the SHA-256 of the public key (DER, SubjectPublicKeyInfo). */
const KeyId = z.string().regex(/^[0-9a-f]{32}$/)

/** A public key for verifying editions. It is valid for editions published from `from` until `until`. */
export const EditionPublicKey = z.object({
  id: KeyId,
  algorithm: z.literal('Ed25519'),
  /** The public key as PEM, SubjectPublicKeyInfo. */
  public_key: z.string().startsWith('-----BEGIN PUBLIC KEY-----\n'),
  from: z.iso.datetime(),
  /** The end of the key's validity; null for the current key. */
  until: z.iso.datetime().nullable(),
})
export type EditionPublicKey = z.infer<typeof EditionPublicKey>

/**
 * The signed statement of an edition. Each statement contains the hash of its predecessor, which chains all
 * editions.
 */
export const EditionStatement = z.object({
  version: z.literal(1),
  edition: z.number().int().positive(),
  content: z.enum(['sample', 'live']),
  published_at: z.iso.datetime(),
  /** SHA-256 of manifest.json, which lists the hash and size of every file. */
  manifest: Sha256,
  /**
   * The previous edition; null for the first one. `statement` is the SHA-256 of the previous edition's signed
   * statement, or null if that edition isn't signed.
   */
  previous: z
    .object({ edition: z.number().int().positive(), manifest: Sha256, statement: Sha256.nullable() })
    .nullable(),
  /** SHA-256 of the record from which the edition can be rebuilt; null if no record was stored. */
  record: Sha256.nullable(),
  /** Every key of this installation, including the one that signs this edition. */
  keys: z.array(EditionPublicKey),
})
export type EditionStatement = z.infer<typeof EditionStatement>

/** The content of signature.json, a file next to manifest.json in an edition's folder. */
export const EditionSignature = z.object({
  key: KeyId,
  algorithm: z.literal('Ed25519'),
  /** An EditionStatement as JSON: exactly these characters, in UTF-8, are signed. */
  statement: z.string(),
  /** 64 bytes, in base64. */
  signature: z.base64(),
})
export type EditionSignature = z.infer<typeof EditionSignature>

export const getEditionPublicKeysEndpoint = {
  ...ROUTES.getEditionKeys,
  summary: 'Returns the keys that sign editions, and the number of the current edition.',
  answer: z.object({ edition: z.number().int().positive(), keys: z.array(EditionPublicKey) }),
  errors: ['UNAVAILABLE'],
} as const satisfies Call

const params = z.object({ edition: z.coerce.number().int().positive().max(2_147_483_647) })

export const getEditionManifestEndpoint = {
  ...ROUTES.getEditionManifest,
  summary: 'Returns the files of a recent edition, each with its SHA-256 and size.',
  params,
  answer: EditionManifest,
  errors: ['NOT_FOUND'],
} as const satisfies Call

export const getEditionSignatureEndpoint = {
  ...ROUTES.getEditionSignature,
  summary: 'Returns the signature of a recent edition, chained to the edition before it.',
  params,
  answer: EditionSignature,
  errors: ['NOT_FOUND'],
} as const satisfies Call
