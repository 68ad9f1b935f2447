import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MINUTE_MS } from '../../packages/domain/src/units/index.ts'

/** A farm of publishers: every address of 127.0.0.0/8 is one, and answers with a feed that grows as told. */
const ENTRIES = 20
const WORDS = 'bridge council harbour ferry budget museum storm school strike talks river tunnel'.split(' ')
const SENTENCE =
  'Officials confirmed the figures on Friday and said that repairs to it go on until the spring. '

/** How often new entries were asked for. */
let rounds = 0
let requests = 0
/** By publisher: when its last answer was sent, and the shortest gap between two, in ms. */
const lastAt = new Map<string, number>()
let shortestGapMs = Number.POSITIVE_INFINITY

const wordOf = (number: number) => WORDS[number % WORDS.length]

function entry(host: string, number: number): string {
  const name = host.replaceAll('.', '-')
  const title = `The ${wordOf(number)} of ${name} gets a ${wordOf(number * 5 + 1)}, report ${number}`
  const date = new Date(Date.now() - (number % ENTRIES) * MINUTE_MS).toUTCString()
  const link = `https://${name}.example/report-${number}`
  return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${title}. ${SENTENCE.repeat(4)}</description></item>`
}

const server = createServer(({ headers, socket }, response) => {
  const host = (headers.host ?? '').split(':')[0] ?? ''
  // It listens on every address, because 127.0.0.0/8 can't be listened on as a whole.
  if (!/^(?:::ffff:)?127\./.test(socket.localAddress ?? '')) return void response.destroy()
  requests += 1
  const now = performance.now()
  shortestGapMs = Math.min(shortestGapMs, now - (lastAt.get(host) ?? Number.NEGATIVE_INFINITY))
  const newest = ENTRIES + rounds
  const items = Array.from({ length: ENTRIES }, (_, index) => entry(host, newest - index)).join('')
  response.on('close', () => lastAt.set(host, performance.now()))
  response
    .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
    .end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>${host}</title><link>https://${host.replaceAll('.', '-')}.example/</link><description>Farm</description>${items}</channel></rss>`,
    )
})

process.on('message', (order: 'grow' | 'count') => {
  if (order === 'grow') rounds += 1
  process.send?.({ requests, publishers: lastAt.size, shortestGapMs: Math.round(shortestGapMs) })
})
process.once('disconnect', () => process.exit())
server.listen(0, '0.0.0.0', () => process.send?.({ port: (server.address() as AddressInfo).port }))
