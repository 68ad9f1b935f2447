import { createFeedParser, type OutgoingHttpClient, type SharedRequestLimiter } from '@plainwire/pipeline'
import { silentLog } from '@plainwire/store/testing-logs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createGatheringTools, type GatheringToolsOptions } from './gathering-tools.ts'

const parser = createFeedParser()
const closers = new AsyncDisposableStack()
const now = () => new Date('2026-11-21T12:00:00Z')
afterAll(async () => {
  await closers.disposeAsync()
  await parser.close()
})

/** The requests, with the client's name, and the starts and ends of request turns, in order of time. */
let events: string[]
beforeEach(() => {
  events = []
})

function client(name: string): OutgoingHttpClient {
  return {
    async get(url) {
      events.push(`${name} ${url}`)
      return { status: 404, headers: {}, body: new Uint8Array(), url, redirects: [] }
    },
  }
}
const turns: SharedRequestLimiter = {
  async take(domain) {
    events.push(`begin ${domain}`)
    return 0
  },
  async end(domain, { gapMs }) {
    events.push(`end ${domain} ${gapMs}`)
  },
}
const tools = (change: Partial<GatheringToolsOptions> = {}) =>
  createGatheringTools({ http: client('page'), parser, log: silentLog, now, turns, ...change }, closers)

test('a feed is requested in its publisher’s turn, which ends with a gap of 1.5 seconds', async () => {
  await tools().ports.http.get('https://feeds.gazette.example/a')
  await expect
    .poll(() => events)
    .toEqual(['begin gazette.example', 'page https://feeds.gazette.example/a', 'end gazette.example 1500'])
})

test('feeds are requested by the client for feeds, if there is one', async () => {
  await tools({ feedHttp: client('feed') }).ports.http.get('https://gazette.example/a')
  expect(events).toContain('feed https://gazette.example/a')
  expect(events).not.toContain('page https://gazette.example/a')
})

test('our own servers are requested without a turn', async () => {
  await tools({ isOurs: true }).ports.http.get('http://127.0.0.1:8081/a')
  expect(events).toEqual(['page http://127.0.0.1:8081/a'])
})

test('a text that is no address is left to the client to refuse', async () => {
  await tools().ports.http.get('no address')
  expect(events).toEqual(['page no address'])
})
