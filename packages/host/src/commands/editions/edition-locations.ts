import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { EDITION_FILES } from '@plainwire/domain/contract'
import { MB } from '@plainwire/domain/units'
import type { EditionFileSource, OutgoingHttpClient } from '@plainwire/pipeline/serving'
import { HostError } from '../../host-error.ts'

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Returns an edition in a folder as a source of files for `verifyEdition`. */
export function createFolderEditionFileSource(folder: string): EditionFileSource {
  return {
    async paths() {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true })
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    },
    async read(path) {
      try {
        return await readFile(join(folder, path))
      } catch (error) {
        if (isGone(error)) return undefined
        throw error
      }
    },
  }
}

/** Whether a folder is an edition, and not a folder of editions. */
export async function isEditionFolder(folder: string): Promise<boolean> {
  const found = await Promise.all(
    [EDITION_FILES.manifest, EDITION_FILES.signature].map((file) =>
      stat(join(folder, file)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}

/** The path at which a site serves a file of the current edition; undefined if it isn't served. */
function servedAt(path: string): string | undefined {
  if (path === EDITION_FILES.news || /^translations\/[^/]+\.json$/.test(path)) return `/${path}`
  return path === EDITION_FILES.publishers ? '/api/publishers' : undefined
}

/** Fetches a file; undefined if the site has none. Throws a HostError if it can't be fetched. */
export async function fetchFile(http: OutgoingHttpClient, url: string): Promise<Uint8Array | undefined> {
  const answer = await http.get(url, { maxBytes: 64 * MB })
  if ('failure' in answer) throw new HostError(`${url} can’t be read: ${answer.message}`)
  if (answer.status === 404 || answer.status === 410) return undefined
  if (answer.status !== 200) throw new HostError(`${url} answered with status ${answer.status}.`)
  return answer.body
}

/**
 * Returns an edition that a site serves to readers, as a source of files for `verifyEdition`.
 *
 * @param site the address of the site, without a trailing slash
 * @param isCurrent whether it is the site's current edition; of earlier editions only the manifest and the
 * signature are served
 */
export function createPublishedEditionSource(
  http: OutgoingHttpClient,
  site: string,
  { number, isCurrent }: { number: number; isCurrent: boolean },
): EditionFileSource {
  const proofs: readonly string[] = [EDITION_FILES.manifest, EDITION_FILES.signature]
  return {
    paths: async () => undefined,
    async read(path) {
      if (proofs.includes(path)) return fetchFile(http, `${site}/editions/${number}/${path}`)
      const served = isCurrent ? servedAt(path) : undefined
      return served === undefined ? 'not-public' : fetchFile(http, site + served)
    },
  }
}
