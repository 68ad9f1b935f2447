import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NewsEdition } from '@plainwire/domain/contract'
import { createGatherJobRunner, startSchedule } from '@plainwire/newsroom'
import {
  createEditionSigner,
  createFeedParser,
  generateEditionKey,
  readEditionPointer,
} from '@plainwire/pipeline'
import { findCurrentEdition, startJobQueue } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { disableSignInIfUnconfigured } from '../config/accounts/offered-accounts.ts'
import { readConfig } from '../config/config.ts'
import { loadNewsroom } from '../newsroom/configured-newsroom.ts'
import { openContentGatherers } from '../newsroom/content-gatherers.ts'
import { createEditJobHandler } from '../newsroom/editing.ts'
import { createMetrics } from '../observe/metrics.ts'
import { startProcessTracing } from '../observe/start-process-tracing.ts'
import { startTestCollector } from '../observe/testing-collector.ts'
import { createJobTracer } from '../observe/traced.ts'
import type { Tracing } from '../observe/tracing.ts'
import { serve } from './serve.ts'
import { findFreePort } from './testing-free-port.ts'

const now = () => new Date()
const log = testLog()
const metrics = createMetrics()
let database: TestDatabase
let folder: string
let collector: Awaited<ReturnType<typeof startTestCollector>>
let tracing: Tracing | undefined
const tracer = new AsyncDisposableStack()
const processes: { closers: AsyncDisposableStack; stopping: AbortController }[] = []

/** Creates the resources of a simulated process. */
function aProcess() {
  const one = { closers: new AsyncDisposableStack(), stopping: new AbortController() }
  processes.push(one)
  return one
}

async function stop({ closers, stopping }: ReturnType<typeof aProcess>): Promise<void> {
  stopping.abort()
  await closers.disposeAsync()
}

const settings = (change: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: database.connectionString, LOG_LEVEL: 'silent', SAMPLE_PORT: '0', ...change })

/** Gathers the feeds of the fictional publishers, like a separate `gather` process. */
async function startGathering({ closers }: ReturnType<typeof aProcess>) {
  const { db, connectionString } = database
  const parser = createFeedParser()
  closers.defer(() => parser.close())
  const fields = await openContentGatherers(
    { config: settings(), contents: ['sample'], db, parser, log, now },
    closers,
  )
  const work = createGatherJobRunner({
    db,
    log,
    now,
    fieldOf: fields.of,
    requestEdit: () => jobs.requestEdit(),
    metrics,
  })
  const jobs = await startJobQueue({
    connectionString,
    log,
    around: createJobTracer(tracing),
    work: { gather: work },
  })
  closers.defer(() => jobs.stop())
  closers.defer(await startSchedule({ db, log, now, jobs, contents: () => ['sample'] }))
  return fields.current
}

async function startEditing(
  { closers }: ReturnType<typeof aProcess>,
  name: string,
  worlds: Awaited<ReturnType<typeof startGathering>>,
) {
  const { db, connectionString } = database
  const work = await createEditJobHandler({
    config: settings(),
    db,
    log,
    now,
    newsroom: await loadNewsroom(),
    editionsFolder: join(folder, name),
    signer: createEditionSigner(generateEditionKey()),
    worlds,
    onPublished: async () => {},
    metrics,
  })
  const jobs = await startJobQueue({
    connectionString,
    log,
    around: createJobTracer(tracing),
    work: { edit: work },
  })
  closers.defer(() => jobs.stop())
}

async function startServing(one: ReturnType<typeof aProcess>, name: string): Promise<string> {
  const port = await findFreePort()
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const config = settings({ PORT: String(port), DATA_DIR: join(folder, name) })
  await serve(disableSignInIfUnconfigured(config, 'serve'), one.closers, one.stopping.signal)
  said.mockRestore()
  return `http://127.0.0.1:${port}`
}

async function editionOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/news.json`)
  return answer.ok ? `${NewsEdition.parse(await answer.json()).edition}` : `${answer.status}`
}

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-processes-'))
  collector = await startTestCollector()
  const config = settings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  tracing = await startProcessTracing({ config, role: 'edit', log }, tracer)
})
afterAll(async () => {
  for (const one of processes) await stop(one)
  collector.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('an edition that other processes gather and edit is served by each serving process, also after one of them was stopped', async () => {
  const serving = aProcess()
  const first = await startServing(serving, 'serve-1')
  expect(await editionOf(first)).toBe('503')
  const worlds = await startGathering(aProcess())
  await startEditing(aProcess(), 'edit-1', worlds)
  await startEditing(aProcess(), 'edit-2', worlds)
  await vi.waitFor(async () => expect(await editionOf(first)).toBe('1'), { timeout: 90_000, interval: 200 })

  const figures = await metrics.registry.metrics()
  expect(figures).toContain('plainwire_editions_published_total{content="sample"} 1')
  expect(figures).toContain('plainwire_edition_duration_seconds_count{content="sample"} 1')
  expect(figures).toMatch(/plainwire_feed_fetches_total\{outcome="new"\} [1-9]/)
  expect(figures).toMatch(/plainwire_articles_read_total\{outcome="read"\} [1-9]/)
  expect(figures).toMatch(/plainwire_entries_total\{outcome="accepted"\} [1-9]/)
  const published = await findCurrentEdition(database.db)
  const second = await startServing(aProcess(), 'serve-2')
  await vi.waitFor(async () => expect(await editionOf(second)).toBe('1'), { timeout: 20_000, interval: 100 })
  for (const name of ['serve-1', 'serve-2']) {
    expect((await readEditionPointer(join(folder, name, 'editions')))?.digest).toBe(published?.digest)
  }
  await stop(serving)
  await expect(fetch(`${first}/healthz`)).rejects.toThrow()
  expect(await editionOf(second)).toBe('1')
  await tracer.disposeAsync()
  expectTraces()
}, 150_000)

/** Checks the traces of the jobs that made the edition. */
function expectTraces(): void {
  const spans = collector.spans()
  const job = spans.find(({ name, facts }) => name === 'job edit' && facts['editions.published'])
  expect(job?.facts).toMatchObject({ 'editions.published': 1 })
  expect(Number(job?.facts['stories.published'])).toBeGreaterThan(10)
  expect(Number(job?.facts['stories.composed'])).toBeGreaterThan(10)
  const stages = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect([...new Set(stages.map(({ name }) => name))].toSorted()).toEqual([
    'cluster',
    'compose',
    'lay out',
    'measure',
    'publish',
  ])
  expect(stages.every(({ traceId }) => traceId === job?.traceId)).toBe(true)
  const visit = spans.find(({ name, facts }) => name === 'job gather' && Number(facts['pages.read']) > 0)
  const ofVisit = spans.filter(({ traceId }) => traceId === visit?.traceId)
  const names = ofVisit.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['gather', 'extract', 'GET publishers']))
  const request = ofVisit.find(({ name }) => name === 'GET publishers')
  expect(request?.facts).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 })
  const parent = ofVisit.find(({ spanId }) => spanId === request?.parentSpanId)
  expect(['gather', 'extract']).toContain(parent?.name)
  expect(collector.text()).not.toMatch(/https?:\/\//)
}
