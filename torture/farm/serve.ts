import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MINUTE_MS } from '../../packages/domain/src/units/index.ts'

/**
 * The number of entries in each feed of the farm. Every address of 127.0.0.0/8 is a publisher with one feed,
 * which grows on request.
 */
const ENTRIES = 20
const WORDS = 'bridge council harbour ferry budget museum storm school strike talks river tunnel'.split(' ')
const SENTENCE =
  'Officials confirmed the figures on Friday and said that repairs to it go on until the spring. '

/** How often the feeds have grown. */
let rounds = 0
let requests = 0
/** The time at which each publisher last sent a response. */
const lastAt = new Map<string, number>()
/** The shortest time between a publisher's response and the next request to it, in ms. */
let shortestGapMs = Number.POSITIVE_INFINITY

const wordOf = (number: number) => WORDS[number % WORDS.length]

const dashed = (host: string) => host.replaceAll('.', '-')

function item(host: string, number: number, title: string, text: string, ageMs: number): string {
  const link = `https://${dashed(host)}.example/report-${number}`
  const date = new Date(Date.now() - ageMs).toUTCString()
  return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${text}</description></item>`
}

function entry(host: string, number: number): string {
  const title = `The ${wordOf(number)} of ${dashed(host)} gets a ${wordOf(number * 5 + 1)}, report ${number}`
  const text = `${title}. ${SENTENCE.repeat(4)}`
  return item(host, number, title, text, (number % ENTRIES) * MINUTE_MS)
}

/** The entries from the file, by the publisher's number; undefined if they are generated. */
const entriesOf: { title: string; text: string; ageMs: number }[][] | undefined =
  process.argv[2] === undefined ? undefined : JSON.parse(readFileSync(process.argv[2], 'utf8'))

function items(host: string): string {
  if (entriesOf) {
    const [, high = 0, middle = 0, low = 0] = host.split('.').map(Number)
    const entries = entriesOf[((high - 1) << 16) + (middle << 8) + low] ?? []
    return entries.map(({ title, text, ageMs }, number) => item(host, number, title, text, ageMs)).join('')
  }
  const newest = ENTRIES + rounds
  return Array.from({ length: ENTRIES }, (_, index) => entry(host, newest - index)).join('')
}

const server = createServer(({ headers, socket }, response) => {
  const host = (headers.host ?? '').split(':')[0] ?? ''
  // The server listens on every address, because it can't listen on just the range 127.0.0.0/8.
  if (!/^(?:::ffff:)?127\./.test(socket.localAddress ?? '')) return void response.destroy()
  requests += 1
  const now = performance.now()
  shortestGapMs = Math.min(shortestGapMs, now - (lastAt.get(host) ?? Number.NEGATIVE_INFINITY))
  response.on('close', () => lastAt.set(host, performance.now()))
  response
    .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
    .end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>${host}</title><link>https://${dashed(host)}.example/</link><description>Farm</description>${items(host)}</channel></rss>`,
    )
})

process.on('message', (order: 'grow' | 'count') => {
  if (order === 'grow') rounds += 1
  process.send?.({ requests, publishers: lastAt.size, shortestGapMs: Math.round(shortestGapMs) })
})
process.once('disconnect', () => process.exit())
server.listen(0, '0.0.0.0', () => process.send?.({ port: (server.address() as AddressInfo).port }))
