import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SoftwareVersions } from '@plainwire/pipeline'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** The code, data and packages that determine an edition's bytes, in addition to its record. */
const FOLDERS = ['content', 'packages/domain/src', 'packages/pipeline/src']
const LOCK = 'package-lock.json'
/**
 * Files that don't affect an edition: the sample's articles are part of an edition's record, like all other
 * articles, and quality figures and ads aren't in editions.
 */
const NOT_READ = /^content\/(sample|quality|ads)\/|\.(test|fixture)\.ts$|\.md$/

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_READ.test(path))
}

async function releaseDigest(): Promise<string> {
  const below = await Promise.all(FOLDERS.map(filesBelow))
  const hash = createHash('sha256')
  for (const path of [...below.flat(), LOCK].sort()) {
    const bytes = await readFile(join(ROOT, path)).catch(() => Buffer.alloc(0))
    hash.update(`${path}\n${createHash('sha256').update(bytes).digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/** The digest of the code and data, and the Node.js version, with which this process makes editions. */
export async function computeSoftwareVersions(): Promise<SoftwareVersions> {
  return { release: await releaseDigest(), node: process.version }
}
