import { createHash } from 'node:crypto'
import { EditionSignature, EditionStatement } from '@plainwire/domain/contract'
import {
  type EditionRecord,
  type ImageUrlSigner,
  listEditionRecordPartHashes,
  type Newsroom,
  rebuildEdition,
  type SoftwareVersions,
} from '@plainwire/pipeline'
import {
  type Db,
  type EditionFileEntry,
  findEditionInputRecord,
  findEditionManifest,
  findEditionSignature,
} from '@plainwire/store'
import { NewsroomError } from '../newsroom-error.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** The comparison of a rebuilt edition with the published one. */
export interface RebuildResult {
  files: ReadonlyMap<string, Uint8Array>
  /**
   * The differences, as sentences: one for each file that isn't as published, one if the record differs from
   * the signed one or the edition isn't signed, and one if parts of the record were changed.
   */
  faults: string[]
  stories: number
  articles: number
  /** The number of stories with text from a model or translator, whose recorded answers were used. */
  answered: number
  madeBy: SoftwareVersions
}

interface RebuildOrder {
  newsroom: Newsroom
  signImage: ImageUrlSigner
}

/** Parses a record's text. The caller compares its digest with the signed one. */
const recordIn = (text: string): EditionRecord => JSON.parse(text)

/**
 * Rebuilds a stored edition from its record and compares each file with the published one.
 *
 * @throws NewsroomError if the record is missing or incomplete
 */
export async function rebuildStoredEdition(
  db: Db,
  number: number,
  order: RebuildOrder,
): Promise<RebuildResult> {
  const stored = await findEditionInputRecord(db, number, (text) =>
    listEditionRecordPartHashes(recordIn(text)),
  )
  if (!stored)
    throw new NewsroomError(`Nothing is recorded of edition ${number}: the last 24 editions have records.`)
  const { text, parts } = stored
  const part = (digest: string) => {
    const found = parts.get(digest)
    if (found === undefined) throw new NewsroomError(`A part of the record of edition ${number} is missing.`)
    return found
  }
  const record = recordIn(text)
  const made = await rebuildEdition(record, { ...order, part })
  const damaged = [...parts].filter(([digest, one]) => sha256(one) !== digest).length
  const faults = [
    ...recordFaults(await findEditionSignature(db, number), text),
    ...(damaged > 0 ? [`${damaged} parts of the record were changed`] : []),
    ...differences(made.files, await findEditionManifest(db, number)),
  ]
  const { stories, madeBy } = record
  const articles = new Set(stories.flatMap((story) => story.articles)).size
  const answered = stories.filter(({ history }) => hasAnswers(part(history))).length
  return { files: made.files, faults, stories: stories.length, articles, answered, madeBy }
}

/** Whether a story's recorded history contains an answer of a model or translator. */
function hasAnswers(history: string): boolean {
  const { answers } = JSON.parse(history)
  return [...(answers?.written ?? []), ...(answers?.translated ?? [])].some((answer) => answer !== null)
}

function recordFaults(signature: string | undefined, text: string): string[] {
  if (signature === undefined) return ['the edition is not signed, so nothing proves its record']
  const { statement } = EditionSignature.parse(JSON.parse(signature))
  const { record } = EditionStatement.parse(JSON.parse(statement))
  return record === sha256(text) ? [] : ['the record is not the one that was signed']
}

function differences(
  made: ReadonlyMap<string, Uint8Array>,
  published: readonly EditionFileEntry[],
): string[] {
  const known = new Map(published.map(({ path, sha256: digest }) => [path, digest]))
  const changed = [...made].flatMap(([path, bytes]) => {
    const digest = known.get(path)
    if (digest === undefined) return [`${path} was not published`]
    return digest === sha256(bytes) ? [] : [`${path} differs`]
  })
  const missing = published
    .filter(({ path }) => !made.has(path))
    .map(({ path }) => `${path} is not made any more`)
  return [...changed, ...missing]
}
