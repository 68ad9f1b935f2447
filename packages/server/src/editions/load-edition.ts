import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  EDITION_FILES,
  EditionManifest,
  type EditionPointer,
  EditionReport,
  StoryDetailsOffsets,
} from '@plainwire/domain/contract'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { type EncodedBodies, JSON_CONTENT_TYPE, type PreparedResponse } from '../serving/representation.ts'
import type { LoadedEdition } from './loaded-edition.ts'
import { parseNewsEdition } from './read-news.ts'
import { preparePublisherResponses } from './read-passports.ts'

/** Thrown for an edition whose files differ from its manifest; it is never served. */
class DamagedEditionError extends Error {
  override readonly name = 'DamagedEditionError'
}

type Digests = ReadonlyMap<string, string>

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function readChecked(folder: string, path: string, digest: string | undefined): Promise<Buffer> {
  const bytes = await readFile(join(folder, path))
  if (sha256(bytes) !== digest) throw new DamagedEditionError(`${path} differs from its manifest.`)
  return bytes
}

async function readDigests(folder: string, pointer: EditionPointer): Promise<Digests> {
  const bytes = await readChecked(folder, EDITION_FILES.manifest, pointer.digest)
  const { files } = EditionManifest.parse(JSON.parse(bytes.toString('utf8')))
  return new Map(Object.entries(files).map(([path, file]) => [path, file.sha256]))
}

/**
 * The paths of the JSON files that are sent to readers: all except the index of the stories' file, and the
 * report, which is read from disk on request, for the status page.
 */
function servedPaths(digests: Digests): string[] {
  const own: readonly string[] = [EDITION_FILES.storyIndex, EDITION_FILES.report]
  return [...digests.keys()].filter((path) => path.endsWith('.json') && !own.includes(path))
}

async function readServed(folder: string, digests: Digests, path: string): Promise<PreparedResponse> {
  const read = (suffix: string) =>
    digests.has(path + suffix)
      ? readChecked(folder, path + suffix, digests.get(path + suffix))
      : Promise.resolve(undefined)
  const [identity, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')])
  return represented(digests.get(path) ?? '', { identity, br, gzip })
}

/**
 * Creates an answer from a file's bytes. Its ETag is half of the file's SHA-256, which is more than enough to
 * distinguish versions.
 */
function represented(digest: string, forms: EncodedBodies): PreparedResponse {
  return { type: JSON_CONTENT_TYPE, cacheControl: CACHE_CONTROL.edition, tag: digest.slice(0, 32), forms }
}

/**
 * Reads the file of all stories, in which each story is a gzip member that can be sent without decompressing
 * it.
 */
async function readStoryPack(folder: string, digests: Digests): Promise<Map<string, PreparedResponse>> {
  const read = (path: string) => readChecked(folder, path, digests.get(path))
  const pack = await read(EDITION_FILES.stories)
  const index = StoryDetailsOffsets.parse(JSON.parse((await read(EDITION_FILES.storyIndex)).toString('utf8')))
  const stories = Object.entries(index).map(([id, [offset, length]]): [string, PreparedResponse] => {
    const member = pack.subarray(offset, offset + length)
    return [id, represented(sha256(member), { gzip: member })]
  })
  return new Map(stories)
}

/**
 * Reads an edition into memory and verifies every byte against its manifest.
 *
 * @throws DamagedEditionError, and any error of reading a file or validating it
 */
export async function loadEdition(root: string, pointer: EditionPointer): Promise<LoadedEdition> {
  const folder = join(root, String(pointer.number))
  const digests = await readDigests(folder, pointer)
  const stories = await readStoryPack(folder, digests)
  const files = new Map<string, PreparedResponse>()
  for (const path of servedPaths(digests)) files.set(path, await readServed(folder, digests, path))
  const bytes = files.get(EDITION_FILES.news)?.forms.identity
  if (!bytes) throw new DamagedEditionError(`${EDITION_FILES.news} is not in the manifest.`)
  const news = await parseNewsEdition(bytes)
  const passports = await preparePublisherResponses(files.get(EDITION_FILES.publishers)?.forms.identity)
  const report = async () => {
    const bytes = await readChecked(folder, EDITION_FILES.report, digests.get(EDITION_FILES.report))
    return EditionReport.parse(JSON.parse(bytes.toString('utf8')))
  }
  return { pointer, news, passports, file: (path) => files.get(path), story: (id) => stories.get(id), report }
}
