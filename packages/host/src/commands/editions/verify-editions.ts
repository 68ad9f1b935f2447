import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { API, type EditionPointer } from '@plainwire/domain/contract'
import {
  type EditionFileSource,
  findEditionChainProblem,
  type OutgoingHttpClient,
  readEditionPointer,
  type VerificationResult,
  verifyEdition,
} from '@plainwire/pipeline/serving'
import type { Bucket } from '../../bucket/bucket.ts'
import { createBucketEditionFileSource } from '../../bucket/editions/bucket-editions.ts'
import { listBucketEditions, readNewestEditionPointer } from '../../bucket/editions/edition-archive.ts'
import { HostError } from '../../host-error.ts'
import {
  createFolderEditionFileSource,
  createPublishedEditionSource,
  fetchFile,
  isEditionFolder,
} from './edition-locations.ts'

/** The results of verifying editions: an entry per edition, oldest first, and the faults. */
export interface VerificationFindings {
  editions: { name: string; verified: VerificationResult; faults: string[] }[]
  /** Faults of the folder or bucket instead of one edition, such as a missing current.json. */
  faults: string[]
}

type Named = readonly (readonly [name: string, verified: VerificationResult])[]

/**
 * Compares each edition with its predecessor if that is in the list (old editions are removed), and adds a
 * break in the chain to the edition's faults.
 */
function chained(found: Named): VerificationFindings['editions'] {
  const byNumber = new Map(found.map(([, verified]) => [verified.statement?.edition, verified]))
  return found.map(([name, verified]) => {
    const previous = verified.statement?.previous
    const before = previous ? byNumber.get(previous.edition) : undefined
    const fault = previous && before ? findEditionChainProblem(previous, before) : undefined
    return { name, verified, faults: fault === undefined ? verified.faults : [...verified.faults, fault] }
  })
}

async function numbersIn(root: string): Promise<number[]> {
  const names = await readdir(root).catch((cause: unknown) => {
    throw new HostError(`There is no folder ${root}.`, { cause })
  })
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/**
 * Verifies the edition in a folder, or all editions if the folder contains several. For a single edition, the
 * link to its predecessor is verified too if the predecessor is in the same parent folder.
 *
 * @throws HostError if the folder contains no edition
 */
export async function verifyFolderEditions(
  folder: string,
  trusted: readonly string[],
): Promise<VerificationFindings> {
  const verify = (path: string) => verifyEdition(createFolderEditionFileSource(path), trusted)
  if (await isEditionFolder(folder)) {
    const verified = await verify(folder)
    const number = verified.statement?.previous?.edition
    const before = number === undefined ? undefined : join(folder, '..', String(number))
    const hasBefore = before !== undefined && (await isEditionFolder(before))
    const found: Named = [
      ...(hasBefore ? [[String(number), await verify(before)] as const] : []),
      [basename(folder), verified],
    ]
    return { editions: chained(found).slice(-1), faults: [] }
  }
  const numbers = await numbersIn(folder)
  if (numbers.length === 0) throw new HostError(`The folder ${folder} holds no edition.`)
  const places = numbers.map(
    (number) => [number, createFolderEditionFileSource(join(folder, String(number)))] as const,
  )
  return verifyAll(places, await readEditionPointer(folder), trusted)
}

/** Verifies all editions of a folder or a bucket, oldest first, and the pointer to the newest. */
async function verifyAll(
  places: readonly (readonly [number: number, place: EditionFileSource])[],
  pointer: EditionPointer | undefined,
  trusted: readonly string[],
): Promise<VerificationFindings> {
  const found: [string, VerificationResult][] = []
  for (const [number, place] of places) found.push([String(number), await verifyEdition(place, trusted)])
  return { editions: chained(found), faults: [...misnamed(found), ...pointerFaults(pointer, found)] }
}

/**
 * Verifies all editions of a bucket, or the one with a given number.
 *
 * @throws BucketError, or HostError if there is no such edition
 */
export async function verifyBucketEditions(
  bucket: Bucket,
  number: number | undefined,
  trusted: readonly string[],
): Promise<VerificationFindings> {
  const editions = await listBucketEditions(bucket)
  const numbers = [...editions.keys()].sort((a, b) => a - b)
  const placeOf = (one: number) =>
    [one, createBucketEditionFileSource(bucket, one, editions.get(one))] as const
  if (numbers.length === 0 || (number !== undefined && !numbers.includes(number)))
    throw new HostError(
      `The bucket ${bucket.name} holds no ${number === undefined ? 'edition' : `edition ${number}`}.`,
    )
  if (number === undefined)
    return verifyAll(numbers.map(placeOf), await readNewestEditionPointer(bucket), trusted)
  const found: Named = [[String(number), await verifyEdition(placeOf(number)[1], trusted)]]
  return { editions: chained(found), faults: misnamed(found) }
}

function misnamed(found: Named): string[] {
  return found.flatMap(([name, { statement }]) =>
    statement && String(statement.edition) !== name
      ? [`folder ${name} has edition ${statement.edition}`]
      : [],
  )
}

/** Returns the faults of current.json, the pointer to the newest edition. */
function pointerFaults(pointer: EditionPointer | undefined, found: Named): string[] {
  if (!pointer) return ['current.json is missing or damaged']
  const manifest = found.find(([name]) => name === String(pointer.number))?.[1].digests.manifest
  return manifest === pointer.digest ? [] : ['current.json names an edition that is not there as it says']
}

/**
 * Verifies what a site serves: the public files of the current edition, and the chain back to the oldest
 * edition that it has.
 */
export async function verifySiteEditions(
  http: OutgoingHttpClient,
  site: string,
  trusted: readonly string[],
): Promise<VerificationFindings> {
  const bytes = await fetchFile(http, site + API.getEditionKeys.path)
  if (!bytes) throw new HostError(`${site} serves no signed editions.`)
  const { edition } = API.getEditionKeys.answer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  const found: [string, VerificationResult][] = []
  let number: number | undefined = edition
  while (number !== undefined) {
    const isCurrent = number === edition
    const verified: VerificationResult = await verifyEdition(
      createPublishedEditionSource(http, site, { number, isCurrent }),
      trusted,
    )
    const isGone = !isCurrent && verified.digests.manifest === undefined
    if (isGone) break
    found.unshift([String(number), verified])
    const before: number | undefined = verified.statement?.previous?.edition
    // The numbers must decrease along the chain, so that a forged chain can't make this loop endless.
    number = before !== undefined && before < number ? before : undefined
  }
  return { editions: chained(found), faults: [] }
}
