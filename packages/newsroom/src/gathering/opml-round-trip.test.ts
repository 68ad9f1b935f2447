import { CATEGORIES } from '@plainwire/domain/category'
import { parseOpml, toOpml } from '@plainwire/pipeline'
import { importFeeds, queryPublisherList } from '@plainwire/store'
import { testDatabase } from '@plainwire/store/testing'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

const { db, drop } = await testDatabase()
afterAll(() => drop())
const order = { actor: 'ada', now: new Date('2026-11-21T12:00:00Z') }

const host = fc.constantFrom('a.example', 'www.a.example', 'b.example', 'bridge.lan:3000', '192.168.1.5')
const feed = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 40 }),
  url: fc.tuple(host, fc.nat({ max: 30 })).map(([name, number]) => `http://${name}/feed?id=${number}&x=%20`),
  homepage: fc.option(
    host.map((name) => `http://${name}/`),
    { nil: undefined },
  ),
  language: fc.constantFrom(undefined, 'nl', 'en-gb'),
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES, 'My own', '"<&>')),
})

test('lists of feeds that come in as OPML go out as OPML with every address, and what they are about', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(feed, { selector: ({ url }) => url, minLength: 1, maxLength: 12 }),
      async (feeds) => {
        await db.deleteFrom('feeds').execute()
        await db.deleteFrom('publishers').execute()
        await importFeeds(db, { feeds, ...order })
        const read = parseOpml(toOpml(await queryPublisherList(db, 'live')))
        const ours = (names: readonly string[]) => CATEGORIES.filter((id) => names.includes(id))
        const byUrl = (list: readonly { url: string; categories: string[] }[]) =>
          Object.fromEntries(list.map(({ url, categories }) => [url, ours(categories)]))
        expect(byUrl(read)).toEqual(byUrl(feeds))
      },
    ),
    { numRuns: 20 },
  )
})
