import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

interface EditionParts {
  now: Date
  /** The stories in news.json. */
  stories: readonly { id: string }[]
  threads?: readonly { id: string; name: object; story_ids: readonly string[] }[]
  /** The details of stories, as their pages need them. */
  details: readonly { id: string }[]
  /** The content of publishers.json. */
  publishers: object
  /** True if compressed files are written too, as the pipeline does. */
  isCompressed?: boolean
}

function localeOf(name: string, countries: string[]) {
  return { name, display_name: name, countries, translation_file: `translations/${name}.json` }
}

function newsOf({ now, stories, threads = [] }: EditionParts) {
  const locales = { 'en-US': localeOf('en-US', ['US']), 'nl-NL': localeOf('nl-NL', ['NL']) }
  const facts = { edition: 1, fetch_date: now.toISOString(), content: 'live', supported_locales: locales }
  return { ...facts, threads, stories }
}

function packOf(details: EditionParts['details']): [string, Buffer][] {
  const members = details.map((page) => gzipSync(bytesOf(page)))
  let offset = 0
  const places = details.map(({ id }, index) => {
    const length = members[index]?.length ?? 0
    offset += length
    return [id, [offset - length, length]]
  })
  return [
    ['stories.jsonl.gz', Buffer.concat(members)],
    ['stories.index.json', bytesOf(Object.fromEntries(places))],
  ]
}

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

function withCompressed([path, bytes]: [string, Buffer]): [string, Buffer][] {
  return [
    [path, bytes],
    [`${path}.gz`, gzipSync(bytes)],
    [`${path}.br`, brotliCompressSync(bytes, QUICKLY)],
  ]
}

/** Writes a complete edition with valid checksums into a data folder. */
export function writeEditionFolder(dataDir: string, parts: EditionParts): void {
  const root = join(dataDir, 'editions')
  const plain: [string, Buffer][] = [
    ['news.json', bytesOf(newsOf(parts))],
    ['translations/en-US.json', bytesOf({ translations: [] })],
    ['translations/nl-NL.json', bytesOf({ translations: [] })],
    ['publishers.json', bytesOf(parts.publishers)],
    ['report.json', bytesOf({})],
  ]
  const files = [...(parts.isCompressed ? plain.flatMap(withCompressed) : plain), ...packOf(parts.details)]
  const published_at = parts.now.toISOString()
  const facts = { number: 1, content: 'live', published_at, stories: parts.details.length }
  const listed = files.map(([path, bytes]) => [path, { bytes: bytes.length, sha256: sha256(bytes) }])
  const manifest = bytesOf({ ...facts, files: Object.fromEntries(listed) })
  for (const [path, bytes] of [...files, ['manifest.json', manifest] as const]) {
    const file = join(root, '1', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  writeFileSync(join(root, 'current.json'), JSON.stringify({ ...facts, digest: sha256(manifest) }))
  // The key that signs picture URLs, so that the server needn't read it from the database.
  writeFileSync(join(dataDir, 'image-key'), 'a key of the tests')
}
