import { type EditionPublicKey, EditionSignature, EditionStatement } from '@plainwire/domain/contract'
import { computeSha256Hex } from '../disk/edition-folder.ts'
import { addEditionManifest } from '../disk/place-edition.ts'
import type { EditionFolderContent } from '../edition-files.ts'
import type { EditionSigner } from './edition-keys.ts'

/** The edition that was published before the one to be signed. */
export interface PreviousEdition {
  number: number
  /** SHA-256 of its manifest. */
  digest: string
  /** The text of its signature.json; undefined if it isn't signed. */
  signature?: string | undefined
}

export interface EditionSigningInput {
  signer: EditionSigner
  /** Every key of the installation, including the signer's. */
  keys: readonly EditionPublicKey[]
  /** Undefined for the first edition. */
  previous: PreviousEdition | undefined
  /** SHA-256 of the record from which the edition can be rebuilt; undefined if no record is stored. */
  record: string | undefined
}

/** Adds a signature to an edition, which chains it to the previous one. */
export function addEditionSignature(
  edition: EditionFolderContent,
  { signer, keys, previous, record }: EditionSigningInput,
): EditionFolderContent & { signature: string } {
  const { number, content, publishedAt } = edition
  const statement = {
    version: 1 as const,
    edition: number,
    content,
    published_at: publishedAt,
    manifest: addEditionManifest(edition).pointer.digest,
    previous: previous ? linkTo(previous) : null,
    record: record ?? null,
    keys: [...keys],
  }
  return { ...edition, signature: signEdition(signer, statement) }
}

function linkTo({ number, digest, signature }: PreviousEdition): EditionStatement['previous'] {
  const read = signature === undefined ? undefined : parseSignature(signature)
  return { edition: number, manifest: digest, statement: read && 'digest' in read ? read.digest : null }
}

/** The text of signature.json. */
function formatSignature(signature: EditionSignature): string {
  return `${JSON.stringify(signature)}\n`
}

/** Signs a statement about an edition. Returns the text of its signature.json. */
function signEdition(signer: EditionSigner, statement: EditionStatement): string {
  const text = JSON.stringify(EditionStatement.parse(statement))
  const signature = { key: signer.id, algorithm: 'Ed25519', statement: text, signature: signer.sign(text) }
  return formatSignature(EditionSignature.parse(signature))
}

/** An edition's signature and its statement. */
export interface ParsedSignature {
  signature: EditionSignature
  statement: EditionStatement
  /** SHA-256 of the statement, as contained in the next edition's statement. */
  digest: string
}

/**
 * Parses a signature.json. Returns a problem as one sentence if it is invalid or not formatted exactly as
 * `signEdition` does. Doesn't verify the signature.
 */
export function parseSignature(text: string): ParsedSignature | { problem: string } {
  const parsed = parsedSignature(text)
  if (!parsed) return { problem: 'signature.json is no signature' }
  // Only one format is accepted; otherwise bytes could be changed without being noticed.
  if (formatSignature(parsed.signature) !== text) return { problem: 'signature.json was rewritten' }
  return { ...parsed, digest: computeSha256Hex(parsed.signature.statement) }
}

function parsedSignature(text: string): Omit<ParsedSignature, 'digest'> | undefined {
  try {
    const signature = EditionSignature.parse(JSON.parse(text))
    return { signature, statement: EditionStatement.parse(JSON.parse(signature.statement)) }
  } catch {
    return undefined
  }
}
