import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { testLog } from '@plainwire/store/testing'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import {
  wrapMailTransportWithMetrics,
  wrapPushClientWithMetrics,
  wrapServiceClientWithMetrics,
} from './observed.ts'
import { startProcessMetrics } from './open-role-metrics.ts'

/** A service on loopback that answers with these statuses in order, and a client that may reach it. */
async function service(...statuses: number[]) {
  const server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 200).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin }],
    userAgent: 'test',
    log: testLog(),
  })
  onTestFinished(async () => {
    await http.close()
    server.close()
  })
  return { origin, http }
}

/** Labels and values of a counter. */
async function countsOf({ registry }: ReturnType<typeof createMetrics>, name: string) {
  const metric = await registry.getSingleMetric(name)?.get()
  return metric?.values.map(({ labels, value }) => [...Object.values(labels), value])
}

test('two processes’ figures share nothing', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.articleRead('read')
  expect(await countsOf(one, 'plainwire_articles_read_total')).toEqual([['read', 1]])
  expect(await countsOf(other, 'plainwire_articles_read_total')).toEqual([])
})

test('a method that a client made up gets no separate label', async () => {
  const metrics = createMetrics()
  metrics.answered({ route: '/*', method: 'PROPFIND', status: 405, seconds: 0.001 })
  expect(await metrics.registry.metrics()).toContain('{route="/*",method="other",status="4xx"} 1')
})

test('visits, entries and editions are counted', async () => {
  const metrics = createMetrics()
  metrics.feedFetched('new', 0.3)
  metrics.entriesGathered({ accepted: 5, rejected: 2 })
  metrics.editionPublished('live', 12)
  expect(await countsOf(metrics, 'plainwire_feed_fetches_total')).toEqual([['new', 1]])
  expect(await countsOf(metrics, 'plainwire_entries_total')).toEqual([
    ['accepted', 5],
    ['rejected', 2],
  ])
  expect(await countsOf(metrics, 'plainwire_editions_published_total')).toEqual([['live', 1]])
})

test('requests to a service are counted by its name and what became of them', async () => {
  const metrics = createMetrics()
  const { origin, http } = await service(200, 500)
  const observed = wrapServiceClientWithMetrics(http, 'writer', metrics)
  await observed.postJson(`${origin}/v1`, { json: {} })
  await observed.postJson(`${origin}/v1`, { json: {} })
  await observed.get('http://10.0.0.1/')
  expect(await countsOf(metrics, 'plainwire_service_requests_total')).toEqual([
    ['writer', 'ok', 1],
    ['writer', '5xx', 1],
    ['writer', 'forbidden-address', 1],
  ])
})

test('messages to devices are counted as sent, gone or failed', async () => {
  const metrics = createMetrics()
  const { origin, http } = await service(201, 410, 500)
  const observed = wrapPushClientWithMetrics(http, metrics)
  for (let message = 0; message < 3; message += 1) {
    await observed.postBytes(origin, { bytes: new Uint8Array(1) })
  }
  expect(await countsOf(metrics, 'plainwire_pushes_total')).toEqual([
    ['sent', 1],
    ['gone', 1],
    ['failed', 1],
  ])
})

test('a mail that the server does not accept is counted, and its error rethrown', async () => {
  const metrics = createMetrics()
  const mail = {
    to: 'a@b.example',
    from: 'c@d.example',
    messageId: 'e@d.example',
    subject: '',
    text: '',
    html: '',
  }
  const failing = { send: () => Promise.reject(new Error('busy')), close: () => undefined }
  await expect(wrapMailTransportWithMetrics(failing, metrics).send(mail)).rejects.toThrow('busy')
  await wrapMailTransportWithMetrics({ ...failing, send: async () => undefined }, metrics).send(mail)
  expect(await countsOf(metrics, 'plainwire_mails_total')).toEqual([
    ['failed', 1],
    ['sent', 1],
  ])
})

test('while the database is away its figures are left out, and the others are served', async () => {
  const metrics = createMetrics()
  const away = () => {
    throw new Error('away')
  }
  metrics.watch({ db: away })
  const text = await metrics.registry.metrics()
  expect(text).toContain('plainwire_database_reachable 0')
  expect(text).not.toContain('plainwire_feeds{')
  expect(text).toContain('process_resident_memory_bytes')
})

test('nothing is served unless a port is set', async () => {
  await using closers = new AsyncDisposableStack()
  expect(await startProcessMetrics(readConfig({}), closers)).toBeUndefined()
})

test('other machines read nothing without a token', () => {
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
  expect(() => readConfig(open)).toThrow('METRICS_HOST: at 0.0.0.0 other machines can read the figures')
  expect(() => readConfig({ ...open, METRICS_TOKEN: 'short' })).toThrow('needs at least 16 characters')
  expect(readConfig({ ...open, METRICS_TOKEN: 'x'.repeat(16) }).metrics?.host).toBe('0.0.0.0')
  for (const METRICS_HOST of ['127.0.0.2', '::1', 'localhost', '']) {
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST }).metrics?.token).toBeUndefined()
  }
})

test('a port in use is one clear sentence', async () => {
  await using closers = new AsyncDisposableStack()
  const metrics = createMetrics()
  const address = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', token: undefined }, closers)
  const port = Number(new URL(address).port)
  const again = serveMetrics(metrics, { port, host: '127.0.0.1', token: undefined }, closers)
  await expect(again).rejects.toThrow('choose another METRICS_PORT')
})
