import { type EditionKey, EditionSignature, EditionStatement } from '@plainwire/domain/contract'
import type { WritableEdition } from '../edition-files.ts'
import { digestOf } from '../edition-folder.ts'
import { seal } from '../place-edition.ts'
import type { EditionSigner } from './edition-keys.ts'

/** The edition that was published before another. */
export interface PublishedBefore {
  number: number
  /** SHA-256 of its manifest. */
  digest: string
  /** The text of its signature.json; undefined where it is not signed. */
  signature?: string | undefined
}

export interface Signing {
  signer: EditionSigner
  /** Every key of the installation, the signer's included. */
  keys: readonly EditionKey[]
  /** Undefined for the first edition. */
  previous: PublishedBefore | undefined
  /** SHA-256 of what the edition can be made from again; undefined where nothing is recorded. */
  record: string | undefined
}

/** An edition with its signature, which chains it to the one before. */
export function signedEdition(
  edition: WritableEdition,
  { signer, keys, previous, record }: Signing,
): WritableEdition & { signature: string } {
  const { number, content, publishedAt } = edition
  const statement = {
    version: 1 as const,
    edition: number,
    content,
    published_at: publishedAt,
    manifest: seal(edition).pointer.digest,
    previous: previous ? linkTo(previous) : null,
    record: record ?? null,
    keys: [...keys],
  }
  return { ...edition, signature: signEdition(signer, statement) }
}

function linkTo({ number, digest, signature }: PublishedBefore): EditionStatement['previous'] {
  const read = signature === undefined ? undefined : readSignature(signature)
  return { edition: number, manifest: digest, statement: read && 'digest' in read ? read.digest : null }
}

/** The text of signature.json. */
export function signatureText(signature: EditionSignature): string {
  return `${JSON.stringify(signature)}\n`
}

/** Signs a statement on an edition. Gives the text of its signature.json. */
function signEdition(signer: EditionSigner, statement: EditionStatement): string {
  const text = JSON.stringify(EditionStatement.parse(statement))
  const signature = { key: signer.id, algorithm: 'Ed25519', statement: text, signature: signer.sign(text) }
  return signatureText(EditionSignature.parse(signature))
}

/** An edition's signature and what it states. */
export interface ReadSignature {
  signature: EditionSignature
  statement: EditionStatement
  /** SHA-256 of the statement, by which the next edition names it. */
  digest: string
}

/** Reads a signature.json; a sentence for a text that is none, or is spelt otherwise than `signEdition` does. Checks no signature. */
export function readSignature(text: string): ReadSignature | { problem: string } {
  const parsed = parsedSignature(text)
  if (!parsed) return { problem: 'signature.json is no signature' }
  // One spelling only: otherwise bytes could change that no check reads.
  if (signatureText(parsed.signature) !== text) return { problem: 'signature.json was rewritten' }
  return { ...parsed, digest: digestOf(parsed.signature.statement) }
}

function parsedSignature(text: string): Omit<ReadSignature, 'digest'> | undefined {
  try {
    const signature = EditionSignature.parse(JSON.parse(text))
    return { signature, statement: EditionStatement.parse(JSON.parse(signature.statement)) }
  } catch {
    return undefined
  }
}
