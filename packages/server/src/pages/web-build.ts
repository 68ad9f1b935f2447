import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { computeEtag, createPreparedResponse, type PreparedResponse } from '../serving/representation.ts'

/** The application's build for browsers. */
export interface WebBuild {
  /** Returns a file of the build by its path on the site. */
  file(path: string): PreparedResponse | undefined
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** The extensions of files that need no compression because their format is compressed. */
const COMPRESSED = new Set(['.png', '.webp', '.woff2', '.ico'])
/** The folder of files that have a hash of their content in their name. */
const HASHED = '/build/'
/** The last file that the build writes; if it exists, the build is complete. */
const MANIFEST = '.vite/manifest.json'
/** Extensions of compressed forms that the build of the web application creates next to a file. */
const FORMS = ['.br', '.gz']
/**
 * The Brotli quality (of 11) for files that the build didn't compress. They are compressed at each start,
 * which must be fast.
 */
const QUALITY = 9

function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith(HASHED)) return CACHE_CONTROL.immutable
  // Only pictures and fonts may be cached for a day: the service worker and the web app manifest must never
  // be older than the release.
  const isStill = ['.png', '.webp', '.svg', '.ico', '.woff2'].includes(extension)
  return isStill ? CACHE_CONTROL.daily : CACHE_CONTROL.revalidate
}

async function readAsset(folder: string, name: string): Promise<[string, PreparedResponse]> {
  const path = `/${name.split(sep).join('/')}`
  const extension = extname(name)
  const type = TYPES[extension] ?? 'application/octet-stream'
  const file = join(folder, name)
  const bytes = await readFile(file)
  const about = { type, cacheControl: cacheControlOf(path, extension) }
  if (COMPRESSED.has(extension))
    return [path, { ...about, tag: computeEtag(bytes), forms: { identity: bytes } }]
  if (!FORMS.every((form) => existsSync(`${file}${form}`)))
    return [path, await createPreparedResponse(bytes, { ...about, quality: QUALITY })]
  const [br, gzip] = await Promise.all(FORMS.map((form) => readFile(`${file}${form}`)))
  return [path, { ...about, tag: computeEtag(bytes), forms: { identity: bytes, br, gzip } }]
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return names.filter(
    (name) => !FORMS.includes(extname(name)) && !name.split(sep).some((part) => part.startsWith('.')),
  )
}

/**
 * Reads the application's build into memory, compressed. Only files that were read can be requested, so that no
 * path leads out of the folder.
 *
 * @returns undefined if there is no build
 */
export async function readWebBuild(folder: string): Promise<WebBuild | undefined> {
  if (!existsSync(join(folder, MANIFEST))) return undefined
  const names = await filesOf(folder)
  const files = new Map(await Promise.all(names.map((name) => readAsset(folder, name))))
  return { file: (path) => files.get(path) }
}
