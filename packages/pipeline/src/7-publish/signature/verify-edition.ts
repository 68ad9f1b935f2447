import { EDITION_FILES, EditionManifest, type EditionStatement } from '@plainwire/domain/contract'
import { computeSha256Hex } from '../disk/edition-folder.ts'
import { computePublicKeyId, isSignedBy } from './edition-keys.ts'
import { type ParsedSignature, parseSignature } from './sign-edition.ts'

/** The source of an edition to verify: a folder or a site. */
export interface EditionFileSource {
  /** The paths of all files; undefined if they can't be listed. */
  paths(): Promise<readonly string[] | undefined>
  /** Reads a file; undefined if it is missing, 'not-public' if it can't be read from this source. */
  read(path: string): Promise<Uint8Array | 'not-public' | undefined>
}

/** The result of verifying an edition. */
export interface VerificationResult {
  /** The problems, one sentence each; empty if the edition is exactly as published. */
  faults: string[]
  /** The number of files whose bytes were compared. */
  checked: number
  /** Files that can't be read from this source. */
  notPublic: string[]
  /** The id of the key that made the signature; undefined if there is no valid signature. */
  key: string | undefined
  statement: EditionStatement | undefined
  /** SHA-256 of the statement and of the manifest, as contained in the next edition's statement. */
  digests: { statement: string | undefined; manifest: string | undefined }
}

/**
 * Verifies an edition: its signature, and the hash and size of each file. Reads everything, changes nothing.
 *
 * @param trusted ids of trusted keys. Without any, every key that the edition lists is trusted: this finds
 * changes made by accident or without a key, but not an edition that somebody else signed with their own key
 */
export async function verifyEdition(
  place: EditionFileSource,
  trusted: readonly string[] = [],
): Promise<VerificationResult> {
  const manifestBytes = await place.read(EDITION_FILES.manifest)
  if (!(manifestBytes instanceof Uint8Array)) return unreadable('manifest.json is missing')
  const manifest = parsedManifest(manifestBytes)
  const manifestDigest = computeSha256Hex(manifestBytes)
  const signed = await verifySignature(place, manifestDigest, trusted)
  const digests = { ...signed.digests, manifest: manifestDigest }
  if (!manifest) return { ...signed, faults: [...signed.faults, 'manifest.json is no manifest'], digests }
  const files = await verifyFiles(place, manifest)
  const stated = signed.statement && statedOtherwise(signed.statement, manifest)
  return {
    ...signed,
    ...files,
    faults: [...signed.faults, ...(stated ? [stated] : []), ...files.faults],
    digests,
  }
}

function unreadable(fault: string): VerificationResult {
  const digests = { statement: undefined, manifest: undefined }
  return { faults: [fault], checked: 0, notPublic: [], key: undefined, statement: undefined, digests }
}

function parsedManifest(bytes: Uint8Array): EditionManifest | undefined {
  try {
    return EditionManifest.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return undefined
  }
}

async function verifySignature(
  place: EditionFileSource,
  manifest: string,
  trusted: readonly string[],
): Promise<VerificationResult> {
  const bytes = await place.read(EDITION_FILES.signature)
  if (!(bytes instanceof Uint8Array))
    return unreadable('signature.json is missing: the edition is not signed')
  const read = parseSignature(Buffer.from(bytes).toString('utf8'))
  if ('problem' in read) return unreadable(read.problem)
  const fault = signatureFault(read, trusted)
  const faults = fault === undefined ? [] : [fault]
  if (read.statement.manifest !== manifest) faults.push('manifest.json is not the one that was signed')
  const { signature, statement, digest } = read
  const digests = { statement: digest, manifest }
  const key = fault === undefined ? signature.key : undefined
  return { faults, checked: 0, notPublic: [], key, statement, digests }
}

function signatureFault(
  { signature, statement }: ParsedSignature,
  trusted: readonly string[],
): string | undefined {
  const { key: id } = signature
  if (trusted.length > 0 && !trusted.includes(id))
    return `it is signed with the key ${id}, which is not trusted`
  const key = statement.keys.find((one) => one.id === id)
  if (!key || computePublicKeyId(key.public_key) !== id) return `the key ${id} is not among its keys`
  if (!isSignedBy(key.public_key, signature.statement, signature.signature)) return 'its signature is wrong'
  const { published_at: at } = statement
  const isValid = key.from <= at && (key.until === null || at <= key.until)
  return isValid ? undefined : `the key ${id} was not valid when it was published`
}

/**
 * Returns a contradiction between the signed statement and the manifest, which only faulty publishing
 * software produces; undefined if there is none.
 */
function statedOtherwise(statement: EditionStatement, manifest: EditionManifest): string | undefined {
  const isSame =
    statement.edition === manifest.number &&
    statement.content === manifest.content &&
    statement.published_at === manifest.published_at
  return isSame ? undefined : 'its manifest and its signature are of two editions'
}

const OUTSIDE_MANIFEST: readonly string[] = [EDITION_FILES.manifest, EDITION_FILES.signature]

async function verifyFiles(place: EditionFileSource, { files }: EditionManifest) {
  const faults: string[] = []
  const notPublic: string[] = []
  let checked = 0
  for (const [path, { bytes: size, sha256 }] of Object.entries(files)) {
    const bytes = await place.read(path)
    if (bytes === 'not-public') notPublic.push(path)
    else {
      checked += 1
      const fault = fileFault(bytes, size, sha256)
      if (fault !== undefined) faults.push(`${path} ${fault}`)
    }
  }
  const listed = new Set([...Object.keys(files), ...OUTSIDE_MANIFEST])
  const additional = ((await place.paths()) ?? []).filter((path) => !listed.has(path))
  return {
    faults: [...faults, ...additional.map((path) => `${path} does not belong to it`)],
    checked,
    notPublic,
  }
}

function fileFault(bytes: Uint8Array | undefined, size: number, sha256: string): string | undefined {
  if (!bytes) return 'is missing'
  if (bytes.length !== size) return `has ${bytes.length} bytes instead of ${size}`
  return computeSha256Hex(bytes) === sha256 ? undefined : 'was changed'
}

/**
 * A problem with the link between an edition and its predecessor; undefined if there is none.
 *
 * @param digests the digests of the preceding edition, computed by verifying it
 */
export function findEditionChainProblem(
  previous: NonNullable<EditionStatement['previous']>,
  { digests }: Pick<VerificationResult, 'digests'>,
): string | undefined {
  const isSame = previous.manifest === digests.manifest && previous.statement === (digests.statement ?? null)
  return isSame ? undefined : `edition ${previous.edition} is not as it was when this one was published`
}
