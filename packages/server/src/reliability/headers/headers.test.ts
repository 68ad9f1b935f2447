import { FeatureFlags } from '@plainwire/domain/contract'
import { testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TEST_SECRETS } from '../../accounts/testing-accounts.ts'
import { sendRawRequest, statusOf } from '../../connections/testing-raw.ts'
import { renderPlainTestPage, startServer } from '../../testing.ts'
import {
  findHeaderFaults,
  listServerRoutes,
  type Method,
  MIN_HEADER_SCORE,
  type ResponseHeaders,
  sendWithoutSocket,
} from './testing-headers.ts'
import { loadMdnScorer } from './testing-mdn-observatory.ts'
import { computeObservatoryScore } from './testing-observatory.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const database = await testDatabase()
/** A server whose public address is https, because only such a server sends every security header. */
const server = await startServer({
  config: {
    flags: FeatureFlags.parse({ signIn: true }),
    publicUrl: 'https://plainwire.test',
    contactEmail: '',
  },
  accounts: {
    db: () => database.db,
    secrets: TEST_SECRETS,
    billing: 'simulated',
    requestMail: async () => undefined,
  },
  admin: {
    db: () => database.db,
    inspection: {
      tryFeed: async () => ({ error: '', isPage: false }),
      findFeeds: async () => [],
      readOpml: async () => [],
    },
  },
  renderPage: (request) => {
    if (request.url === '/science') throw new Error('a fault of the page')
    return renderPlainTestPage(request)
  },
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const { app } = server
const routes = listServerRoutes(app)
const put = (path: string, value: string) => path.replaceAll(/:\w+/g, value).replace('*', value)

async function answeredRaw(name: string, bytes: string): Promise<ResponseHeaders> {
  const answer = await sendRawRequest(server.url, bytes)
  const [head = ''] = answer.split('\r\n\r\n', 1)
  const lines = head.split('\r\n').slice(1)
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return [name, statusOf(answer), Object.fromEntries(headers)]
}

describe('row 25: every answer has headers of the best grade', () => {
  test('on every route, with what is there and what is not, signed in or not', async () => {
    expect(routes.length).toBeGreaterThanOrEqual(60)
    expect(routes.map(({ path }) => path)).toContain('/api/stories/:id/not-the-same')
    const all: ResponseHeaders[] = []
    for (const { path, methods } of routes)
      for (const method of methods)
        for (const id of ['s1', 'none', '%00']) all.push(await sendWithoutSocket(app, method, put(path, id)))
    expect(all.flatMap(findHeaderFaults)).toEqual([])
    const statuses = new Set(all.map(([, status]) => status))
    for (const status of [200, 400, 401, 404]) expect(statuses).toContain(status)
  })

  test('on every page of a fault, also where no route is reached', async () => {
    const host = 'Host: x\r\nConnection: close'
    const all = [
      await sendWithoutSocket(app, 'GET', '/science'),
      await sendWithoutSocket(app, 'GET', `/${'x'.repeat(6_000)}`),
      await sendWithoutSocket(app, 'GET', '/%zz'),
      await sendWithoutSocket(app, 'POST', '/news.json'),
      await sendWithoutSocket(app, 'GET', '/build/none.js'),
      await answeredRaw('no HTTP', 'nonsense\r\n\r\n'),
      await answeredRaw('no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
      await answeredRaw('an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n'),
      await answeredRaw('a long header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
      await answeredRaw('a method', `PROPFIND / HTTP/1.1\r\n${host}\r\n\r\n`),
    ]
    expect(all.flatMap(findHeaderFaults)).toEqual([])
    expect(all.map(([, status]) => status)).toEqual([500, 414, 400, 405, 404, 400, 400, 417, 431, 405])
  })

  test('also beyond the limit of a network, and while the server stops', async () => {
    const all: ResponseHeaders[] = []
    for (let attempt = 0; attempt < 35; attempt += 1)
      all.push(await sendWithoutSocket(app, 'POST', '/api/auth/email/verify'))
    expect(all.at(-1)?.[1]).toBe(429)
    server.app.lifecycle.isStopping = true
    all.push(await sendWithoutSocket(app, 'GET', '/readyz'))
    server.app.lifecycle.isStopping = false
    expect(all.at(-1)?.[1]).toBe(503)
    expect(all.flatMap(findHeaderFaults)).toEqual([])
  })

  test('an answer without one of them is found', async () => {
    const [name, status, whole] = await sendWithoutSocket(app, 'GET', '/')
    const parts = ['content-security-policy', 'strict-transport-security', 'cross-origin-resource-policy']
    for (const part of [...parts, 'permissions-policy', 'cross-origin-opener-policy']) {
      const { [part]: _taken, ...rest } = whole
      expect([part, findHeaderFaults([name, status, rest]).length]).not.toEqual([part, 0])
    }
    const weak = { ...whole, 'content-security-policy': "script-src 'unsafe-inline' *" }
    expect(findHeaderFaults([name, status, weak]).join()).toMatch(/unsafe-inline/)
  })
})

/**
 * A folder with `@mdn/mdn-http-observatory`: `npm install --ignore-scripts @mdn/mdn-http-observatory@1.4.8`,
 * and `{}` in its `conf/hsts-preload.json`, which it would otherwise download. It isn't a dependency, because
 * it has 233 packages.
 */
const folder = process.env.MDN_OBSERVATORY

describe.skipIf(!folder)('row 25: MDN’s own analyzer', () => {
  let score: Awaited<ReturnType<typeof loadMdnScorer>>
  beforeAll(async () => {
    score = await loadMdnScorer(folder ?? '')
  })
  const answeredWhole = async (method: Method, url: string, origin?: string) => {
    const given = await server.app.inject({ method, url, headers: origin ? { origin } : {} })
    const written = Object.entries(given.headers).map(([name, value]) => [name, String(value)])
    return { status: given.statusCode, headers: Object.fromEntries(written), body: given.body }
  }

  test('scores every answer as our own rules do', async () => {
    const all = routes.flatMap(({ path, methods }) =>
      methods.flatMap((method) => ['s1', 'none', '%00'].map((id) => ({ method, url: put(path, id) }))),
    )
    expect(all.length).toBeGreaterThan(200)
    for (const { method, url } of all) {
      const answer = await answeredWhole(method, url)
      expect([method, url, score(answer)]).toEqual([method, url, computeObservatoryScore(answer.headers)])
    }
  })

  test('gives the front page at least 125, read from another site too', async () => {
    const elsewhere = await answeredWhole('GET', '/', 'https://elsewhere.example')
    expect(score(await answeredWhole('GET', '/'), elsewhere)).toBeGreaterThanOrEqual(MIN_HEADER_SCORE)
  })

  test('takes off what a weaker answer lacks', async () => {
    const answer = await answeredWhole('GET', '/')
    const { 'strict-transport-security': _, ...rest } = answer.headers
    const weak = { ...rest, 'content-security-policy': "script-src 'unsafe-inline' *" }
    expect(score({ ...answer, headers: weak })).toBeLessThan(80)
  })
})
