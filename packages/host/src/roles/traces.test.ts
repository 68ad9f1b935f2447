import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aStory } from '@plainwire/domain/testing'
import { writeTestEdition } from '@plainwire/server/testing'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCollector } from '../observe/testing-collector.ts'
import { findFreePort } from './testing-free-port.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** How long process managers wait after SIGTERM before they kill a process, in ms. */
const MAX_STOP_MS = 10_000
const STRANGERS_TRACE = '0af7651916cd43dd8448eb211c80319c'
/** Private values in a reader's requests, which no trace may contain. */
const PRIVATE = {
  words: 'verborgen-zoekwoord',
  email: 'ada.lovelace@reader.example',
  network: '203.0.113.77',
  browser: 'Reader-Browser/7.1',
  story: 'a-story-that-i-read',
}

/**
 * Source of a module that is loaded before the program: it writes the address of every loaded module to a
 * file.
 */
const RECORDER = `
import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'
registerHooks({ load(url, context, next) {
  appendFileSync(process.env.LOADED_MODULES, url + '\\n')
  return next(url, context)
} })`

let database: TestDatabase
let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-traces-'))
  await writeFile(join(folder, 'recorder.mjs'), RECORDER)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Starts a `serve` process with an edition on its disk. If `isRecorded` is true, the addresses of the modules
 * that it loads are recorded, which makes its start slower.
 */
async function startServing(name: string, settings: Record<string, string>, { isRecorded = false } = {}) {
  const dataFolder = join(folder, name)
  const loaded = join(folder, `${name}.modules`)
  await writeTestEdition(join(dataFolder, 'editions'), 7, [aStory()])
  const port = await findFreePort()
  const recorder = isRecorded ? ['--import', join(folder, 'recorder.mjs')] : []
  const child = spawn(process.execPath, [...recorder, MAIN, 'serve'], {
    env: {
      ...process.env,
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataFolder,
      PORT: String(port),
      FEATURES: '-sign-in',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'debug',
      LOADED_MODULES: loaded,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    child.emit('said')
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  while (!said.includes('Plainwire serves')) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`)
    await Promise.race([once(child, 'said'), once(child, 'exit')])
  }
  return {
    address: `http://127.0.0.1:${port}`,
    said: () => said,
    modules: async () => (await readFile(loaded, 'utf8')).split('\n'),
    async stop() {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code
    },
  }
}

/** Sends a reader's requests with private values, and with the `traceparent` header of a stranger's trace. */
async function read(address: string): Promise<void> {
  const headers = {
    'user-agent': PRIVATE.browser,
    'x-forwarded-for': PRIVATE.network,
    traceparent: `00-${STRANGERS_TRACE}-b7ad6b7169203331-01`,
  }
  const get = async (path: string) => (await fetch(`${address}${path}`, { headers })).arrayBuffer()
  await get('/news.json')
  await get(`/api/stories/search?q=${PRIVATE.words}`)
  await get(`/api/stories/${PRIVATE.story}`)
  await get(`/no/such/page/${PRIVATE.words}?email=${PRIVATE.email}`)
  await fetch(`${address}/api/geo/reverse`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ latitude: 52.3731, longitude: 4.8922 }),
  })
}

test('a serving process sends a span for each request, with its route and nothing of its reader', async () => {
  const collector = await startTestCollector()
  const server = await startServing('traced', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-operator',
    OTEL_SERVICE_NAME: 'our-news',
  })
  await read(server.address)
  expect(await server.stop()).toBe(0)
  collector.close()
  expect(collector.requests[0]).toMatchObject({
    url: '/v1/traces',
    headers: { authorization: 'Bearer of-the-operator', 'content-type': 'application/json' },
  })
  const spans = collector.spans()
  const named = (name: string) => spans.find((span) => span.name === name)
  expect(named('GET /news.json')).toMatchObject({
    facts: { 'http.request.method': 'GET', 'http.route': '/news.json', 'http.response.status_code': 200 },
    process: { 'service.name': 'our-news', 'plainwire.role': 'serve' },
  })
  expect(named('GET /api/stories/search')).toBeDefined()
  expect(named('POST /api/geo/reverse')).toBeDefined()
  expect(spans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^GET \/api\/stories\/:\w+$/))
  expect(spans.every(({ parentSpanId }) => !parentSpanId)).toBe(true)
  const allowed = ['error.type', 'http.request.method', 'http.response.status_code', 'http.route']
  for (const { facts } of spans) expect(allowed).toEqual(expect.arrayContaining(Object.keys(facts)))
  for (const secret of [...Object.values(PRIVATE), STRANGERS_TRACE, '52.37', '4.89', '127.0.0.1']) {
    expect(collector.text()).not.toContain(secret)
  }
}, 60_000)

test('a trace that a request names is continued where the operator says so', async () => {
  const collector = await startTestCollector()
  const server = await startServing('continued', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_PROPAGATORS: 'tracecontext',
  })
  await read(server.address)
  await server.stop()
  collector.close()
  const span = collector.spans().find(({ name }) => name === 'GET /news.json')
  expect(span).toMatchObject({ traceId: STRANGERS_TRACE, parentSpanId: 'b7ad6b7169203331' })
}, 60_000)

test('a collector that is away costs one line of the log, and no time at the end', async () => {
  const server = await startServing('alone', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await findFreePort()}`,
  })
  await read(server.address)
  expect((await fetch(`${server.address}/news.json`)).status).toBe(200)
  const begunAt = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - begunAt).toBeLessThan(MAX_STOP_MS)
  expect(server.said().match(/.*Spans were lost.*/g)).toEqual([expect.stringContaining('ECONNREFUSED')])
}, 60_000)

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const server = await startServing('untraced', {}, { isRecorded: true })
  await read(server.address)
  await server.stop()
  const modules = await server.modules()
  expect(modules.some((url) => url.endsWith('/host/src/roles/serve.ts'))).toBe(true)
  expect(modules.some((url) => url.includes('/node_modules/fastify/'))).toBe(true)
  expect(modules.filter((url) => url.includes('opentelemetry'))).toEqual([])
  expect(modules.filter((url) => url.endsWith('/observe/tracing.ts'))).toEqual([])
}, 60_000)
