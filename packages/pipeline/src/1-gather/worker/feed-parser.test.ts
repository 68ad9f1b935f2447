import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createFeedParser } from './feed-parser.ts'

const about = { url: 'https://news.example/feed', now: new Date('2026-11-20T10:00:00Z') }
const bytes = (text: string) => Buffer.from(text)
const parser = createFeedParser()
const folder = mkdtempSync(join(tmpdir(), 'plainwire-parser-'))
afterAll(async () => {
  await parser.close()
  rmSync(folder, { recursive: true })
})

test('a feed comes back from the worker with its dates', async () => {
  const feed = await parser.parse(
    bytes(
      '<rss><channel><item><title>A</title><pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate></item></channel></rss>',
    ),
    about,
  )
  expect(feed.entries[0]).toMatchObject({ title: 'A', published: new Date('2026-11-20T09:00:00Z') })
})

test('what is no feed is a FeedError with its code and sentence', async () => {
  await expect(parser.parse(bytes('<html><title>Not found</title>'), about)).rejects.toMatchObject({
    name: 'FeedError',
    code: 'WEB_PAGE',
    message: 'This is a web page titled “Not found”, not a feed.',
  })
})

test('many feeds at once all come back', async () => {
  const feeds = Array.from({ length: 20 }, (_, index) =>
    parser.parse(bytes(`<rss><channel><title>${index}</title></channel></rss>`), about),
  )
  expect((await Promise.all(feeds)).map(({ title }) => title)).toEqual(feeds.map((_, index) => String(index)))
})

/** Writes a worker task with this code to a file. */
function hostile(name: string, code: string): URL {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return pathToFileURL(file)
}
const BEGIN = 'Atomics.store(task.hasBegun, 0, 1);'

test('row 6: a document that takes for ever is stopped, and the next one is read', async () => {
  const task = hostile(
    'slow',
    `export default (task) => { ${BEGIN} if (task.bytes.length > 2) for (;;); return { feed: {} } }`,
  )
  const slow = createFeedParser({ task, timeoutMs: 200, maxThreads: 1 })
  const [stopped, next] = [slow.parse(bytes('long'), about), slow.parse(bytes('a'), about)]
  await expect(stopped).rejects.toMatchObject({ code: 'TOO_SLOW' })
  expect(await next).toEqual({})
  await slow.close()
})

test('row 6: a document that eats memory is stopped', async () => {
  const task = hostile(
    'greedy',
    `export default (task) => { ${BEGIN} const a = []; for (;;) a.push(new Array(1_000_000).fill(a.length)) }`,
  )
  const greedy = createFeedParser({ task, memoryMb: 16 })
  await expect(greedy.parse(bytes('a'), about)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  await greedy.close()
})

test('an unexpected error in the worker is a sentence too', async () => {
  const broken = createFeedParser({
    task: hostile('broken', 'export default () => { throw new TypeError("x") }'),
  })
  await expect(broken.parse(bytes('a'), about)).rejects.toMatchObject({ code: 'PARSER_FAILED' })
  await broken.close()
})
