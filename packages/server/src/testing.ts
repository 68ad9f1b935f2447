import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  type EditionPointer,
  FeatureFlags,
  type NewsStory,
  type NewsThread,
  type PageRequest,
  type PublisherList,
  type StoryDetails,
} from '@plainwire/domain/contract'
import { aNews, aStory, someDetails } from '@plainwire/domain/testing'
import { recordingLog, silentLog } from '@plainwire/store/testing-logs'
import type { FastifyInstance } from 'fastify'
import { stopServer } from './connections/lifecycle.ts'
import { openFolderEditionSource } from './editions/folder-editions.ts'
import type { ImageOptions } from './images/image-options.ts'
import type { ServerOptions } from './options.ts'
import { createServer } from './server.ts'
import type { Archive } from './stories/archive.ts'

export { recordingLog, silentLog }

/** Returns an edition's list of publishers, with their descriptions; for tests. */
export function createTestPublisherList(edition = 1): PublisherList {
  return {
    edition,
    measured: { from: '2026-11-19T12:00:00.000Z', to: '2026-11-20T12:00:00.000Z' },
    publishers: [
      {
        id: 'courier',
        name: 'Courier',
        homepage: 'https://courier.example',
        owner: 'Courier Trust',
        country: 'GB',
        language: 'en',
        kind: 'newspaper',
        has_paywall: false,
        articles: { count: 40, per_day: 20 },
        clickbait: { rate: 0.05, headlines: 40 },
        agencies: [{ name: 'Reuters', articles: 3 }],
        first: { stories: 2, of: 9 },
        corrections: { articles: 1 },
        feeds: [],
      },
    ],
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

type DetailsOf = (story: NewsStory) => StoryDetails

function packOf(stories: readonly NewsStory[], detailsOf: DetailsOf): [string, Buffer][] {
  const members = stories.map((story) => gzipSync(bytesOf(detailsOf(story))))
  let offset = 0
  const places = stories.map(({ id }, index) => {
    const length = members[index]?.length ?? 0
    offset += length
    return [id, [offset - length, length]]
  })
  return [
    ['stories.jsonl.gz', Buffer.concat(members)],
    ['stories.index.json', bytesOf(Object.fromEntries(places))],
  ]
}

/**
 * Writes the folder of an edition as the publishing process does, but without waiting until it is safely on the
 * disk; for tests.
 */
export async function writeTestEdition(
  root: string,
  number: number,
  stories: readonly NewsStory[],
  about: { detailsOf?: DetailsOf; publishedAt?: string; threads?: NewsThread[]; report?: object } = {},
): Promise<EditionPointer> {
  const {
    detailsOf = someDetails,
    publishedAt = '2026-11-20T12:00:00.000Z',
    threads = [],
    report = {},
  } = about
  const translation = (locale: string) => ({
    translations: stories.flatMap(({ id, translations: { [locale]: text } }) =>
      text ? [{ ...text, story_id: id }] : [],
    ),
  })
  const plain: [string, Buffer][] = [
    ['news.json', bytesOf(aNews([...stories], { edition: number, fetch_date: publishedAt, threads }))],
    ['translations/en-US.json', bytesOf(translation('en-US'))],
    ['translations/nl-NL.json', bytesOf(translation('nl-NL'))],
    ['publishers.json', bytesOf(createTestPublisherList(number))],
    ['report.json', bytesOf(report)],
  ]
  const files = plain.flatMap(([path, bytes]): [string, Buffer][] => [
    [path, bytes],
    [`${path}.br`, brotliCompressSync(bytes)],
    [`${path}.gz`, gzipSync(bytes)],
  ])
  files.push(...packOf(stories, detailsOf))
  const facts = {
    number,
    content: 'live' as const,
    published_at: publishedAt,
    stories: stories.length,
  }
  const listed = files.map(([path, bytes]) => [path, { bytes: bytes.length, sha256: sha256(bytes) }])
  const manifest = bytesOf({ ...facts, files: Object.fromEntries(listed) })
  for (const [path, bytes] of [...files, ['manifest.json', manifest] as const]) {
    const file = join(root, String(number), path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  const pointer = { ...facts, digest: sha256(manifest) }
  await writeFile(join(root, 'current.json'), JSON.stringify(pointer))
  return pointer
}

/** Creates the files of a browser build, for tests. */
export async function writeTestWebBuild(folder: string): Promise<void> {
  const manifest = {
    'src/app/entry-client.tsx': {
      file: 'build/entry-client-Ab12Cd34.js',
      isEntry: true,
      imports: ['_shared.js'],
      css: ['build/entry-client-Ef56Gh78.css'],
      assets: ['build/inter-Ij90Kl12.woff2'],
    },
    '_shared.js': { file: 'build/shared-Mn34Op56.js' },
  }
  const files: [string, string][] = [
    ['.vite/manifest.json', JSON.stringify(manifest)],
    ['build/entry-client-Ab12Cd34.js', 'export const story = 1\n'.repeat(100)],
    ['build/shared-Mn34Op56.js', 'export const shared = 1\n'],
    ['build/entry-client-Ef56Gh78.css', 'body { margin: 0 }\n'],
    ['build/inter-Ij90Kl12.woff2', 'wOF2'],
    ['assets/placeholder.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['sw.js', 'self.skipWaiting()\n'],
  ]
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Renders a page that contains its input, for tests. */
export function renderPlainTestPage({ url, language, news, story }: PageRequest) {
  const isMissing = url.startsWith('/story/') && !story
  const html = JSON.stringify({ url, story: story?.id, edition: news?.edition })
  return { status: isMissing ? 404 : 200, html, language }
}

export interface TestServer {
  app: FastifyInstance
  /** The server's address, without a trailing slash. */
  url: string
  /** The folder of the server's editions, web build and pictures. */
  folder: string
  editions: Awaited<ReturnType<typeof openFolderEditionSource>>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/**
 * Starts a server on a free port, with an edition of two stories and a clock that the test sets; for tests.
 */
export async function startServer(
  over: Omit<Partial<ServerOptions>, 'images' | 'archive'> & {
    images?: Partial<ImageOptions>
    archive?: Partial<Archive>
  } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  const root = join(folder, 'editions')
  await writeTestEdition(root, 1, [aStory(), aStory({ id: 's2', categories: ['science'], tags: ['Laser'] })])
  await writeTestWebBuild(join(folder, 'web'))
  const editions = await openFolderEditionSource(root, { log: silentLog })
  const app = await createServer({
    editions,
    rechecks: { request: async () => 'queued' },
    cities: Buffer.from('[]'),
    quality: { runs: [] },
    config: {
      flags: FeatureFlags.parse({}),
      publicUrl: 'http://plainwire.test',
      contactEmail: 'a@plainwire.test',
    },
    webDist: join(folder, 'web'),
    renderPage: renderPlainTestPage,
    log: silentLog,
    // No limit, so that the speed of the machine doesn't change results.
    maxEventLoopDelayMs: 0,
    now: () => new Date('2026-11-20T12:00:00Z'),
    ...over,
    archive: {
      story: async () => undefined,
      thread: async () => undefined,
      share: async () => undefined,
      search: async () => ({ stories: [], next: undefined }),
      ...over.archive,
    },
    images: {
      http: { get: async () => ({ failure: 'unreachable', message: 'No network in tests.' }) },
      keys: ['key'],
      cacheDir: join(folder, 'images'),
      maxBytes: 10_000_000,
      ...over.images,
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    app,
    url,
    folder,
    editions,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    async stop() {
      await stopServer(app, { noticeMs: 0 })
      await rm(folder, { recursive: true })
    },
  }
}
