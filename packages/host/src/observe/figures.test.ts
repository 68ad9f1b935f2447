import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import { generateVapidKeys } from '@plainwire/post'
import { writeTestEdition } from '@plainwire/server/testing'
import { listActiveFeeds, saveFeedHealth, syncBundledPublishers } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { readPublishers } from '../content.ts'
import { serve } from '../roles/serve.ts'
import { findFreePort } from '../roles/testing-free-port.ts'

const OBSERVE = join(import.meta.dirname, '../../../../deploy/observe')
const TOKEN = 'a-token-of-the-scraper'
const closers = new AsyncDisposableStack()
const stopping = new AbortController()
let database: TestDatabase
let folder: string
let readers: string
let figures: string

/** The names of metrics in the queries of a dashboard or a rule. */
function namedIn(text: string): string[] {
  const names = text.match(/\b(?:plainwire|process|nodejs)_[a-z0-9_]+/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))]
}

async function read(): Promise<string> {
  const answer = await fetch(figures, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return answer.text()
}

/** Returns a metric's value: the rest of the line that begins with `line`, the metric's name and labels. */
const valueOfLine = (text: string, line: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1)

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-figures-'))
  await writeTestEdition(join(folder, 'editions'), 7, [aStory()])
  const [first] = await readPublishers()
  if (!first) throw new Error('There are no publishers.')
  const publisher = { ...first, feeds: first.feeds.slice(0, 1) }
  await syncBundledPublishers(database.db, [publisher], 'live', new Date())
  for (const feed of await listActiveFeeds(database.db, 'live')) {
    await saveFeedHealth(database.db, {
      ...feed,
      health: { ...feed.health, lastCheckedAt: new Date(), consecutiveFailures: 3 },
    })
  }
  const port = await findFreePort()
  const { publicKey, privateKey } = generateVapidKeys()
  const config = readConfig({
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    FEATURES: '-sign-in',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    METRICS_PORT: '0',
    METRICS_TOKEN: TOKEN,
  })
  const lines: string[] = []
  const said = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  await serve(config, closers, stopping.signal)
  said.mockRestore()
  figures = /Metrics: (\S+)/.exec(lines.join(''))?.[1] ?? ''
  readers = `http://127.0.0.1:${port}`
}, 60_000)
afterAll(async () => {
  stopping.abort()
  await closers.disposeAsync()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('B17 each figure that the dashboard and the alert rules name is served by a running role', async () => {
  const served = await read()
  const there = new Set([...served.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  for (const file of ['grafana-dashboard.json', 'alerts.yml']) {
    const named = namedIn(await readFile(join(OBSERVE, file), 'utf8'))
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !there.has(name))).toEqual([])
  }
})

test('B17 the dashboard is one that Grafana imports: panels have ids of their own and queries', async () => {
  const dashboard = JSON.parse(await readFile(join(OBSERVE, 'grafana-dashboard.json'), 'utf8'))
  const panels: { id: number; type: string; targets?: { expr: string }[] }[] = dashboard.panels
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const queried = panels.filter(({ type }) => type !== 'row')
  expect(queried.every(({ targets = [] }) => targets.length > 0 && targets.every(({ expr }) => expr))).toBe(
    true,
  )
})

test('B17 requests are counted by route and class of status, and no path is a label', async () => {
  await fetch(`${readers}/news.json`)
  await fetch(`${readers}/api/stories/no-such-story-here`)
  await fetch(`${readers}/api/no-such-call`)
  await vi.waitFor(async () => {
    const text = await read()
    const count = (route: string, status: string) =>
      valueOfLine(
        text,
        `plainwire_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`,
      )
    expect(count('/news.json', '2xx')).toBe('1')
    expect(text).not.toContain('no-such')
    expect(text).toMatch(/route="\/api\/stories?\/:\w+",method="GET",status="4xx"/)
  })
})

test('B17 the state of the edition, the feeds, the queues and the database is measured when it is read', async () => {
  await vi.waitFor(async () => {
    const text = await read()
    expect(valueOfLine(text, 'plainwire_edition_number{content="live"}')).toBe('7')
    expect(valueOfLine(text, 'plainwire_edition_stories{content="live"}')).toBe('1')
    expect(Number(valueOfLine(text, 'plainwire_edition_age_seconds{content="live"}'))).toBeGreaterThan(0)
    expect(valueOfLine(text, 'plainwire_feeds{content="live",state="failing"}')).toBe('1')
    expect(valueOfLine(text, 'plainwire_database_reachable')).toBe('1')
    expect(valueOfLine(text, 'plainwire_jobs{queue="gather",state="waiting"}')).toBe('0')
  })
})

test('B17 figures are for whoever has the token, at one address, and never on the readers’ port', async () => {
  const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status
  expect(await status(figures)).toBe(401)
  expect(await status(figures, { headers: { authorization: 'Bearer another' } })).toBe(401)
  const authorised = { headers: { authorization: `Bearer ${TOKEN}` } }
  expect(await status(figures.replace('/metrics', '/'), authorised)).toBe(404)
  expect(await status(figures, { ...authorised, method: 'POST' })).toBe(405)
  const page = await fetch(`${readers}/metrics`, authorised)
  expect(await page.text()).not.toContain('plainwire_')
})
