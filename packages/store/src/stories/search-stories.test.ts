import type { NewsStory } from '@plainwire/domain/contract'
import { parseSearchQuery } from '@plainwire/domain/search'
import { aSource, aStory } from '@plainwire/domain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveStories, type TestDatabase, testDatabase } from '../testing/index.ts'
import { someDetails } from '../testing/samples.ts'
import { type StorySearch, searchStories } from './search-stories.ts'

const dutch = (headline: string, description = '') => ({
  'nl-NL': { headline, sub_headline: '', description, state: 'original' as const },
})
const place = (city: string, country: string, country_code: string) => ({
  city,
  country,
  country_code,
  scope: 'national' as const,
  coordinates: null,
})
const STORIES: Partial<NewsStory>[] = [
  {
    id: 'bridge',
    headline: 'Two bridges opened in Zwolle',
    description: 'The minister was there.',
    translations: dutch('Twee bruggen geopend in Zwolle'),
    location: place('Zwolle', 'Netherlands', 'NL'),
    published_at: '2026-11-10T10:00:00.000Z',
    sources: [
      aSource({ name: 'de Volkskrant', publisher_id: 'volkskrant', language: 'nl', original_headline: 'x' }),
    ],
  },
  {
    id: 'flood',
    headline: 'Flooding after heavy rain in São Paulo',
    categories: ['environment'],
    location: place('São Paulo', 'Brazil', 'BR'),
    published_at: '2026-11-12T10:00:00.000Z',
    sources: [
      aSource({ name: 'The New York Times', publisher_id: 'new-york-times', original_headline: 'y' }),
    ],
  },
  {
    id: 'dutch',
    language: 'nl',
    headline: 'Kabinet bouwt nieuwe brug over de IJssel',
    description: 'De kosten zijn onbekend.',
    published_at: '2026-11-14T10:00:00.000Z',
    sources: [aSource({ name: 'NOS', publisher_id: 'nos', language: 'nl', original_headline: 'z' })],
  },
]
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const bare = { sub_headline: '', description: '', categories: ['politics'], tags: [], translations: {} }
  const stories = STORIES.map((story) => aStory({ ...bare, ...story }))
  await archiveStories(
    database.db,
    stories.map((story) => someDetails(story.id, story)),
  )
})
afterAll(() => database.drop())

const search = (text: string, over: Partial<StorySearch> = {}) =>
  searchStories(database.db, { query: parseSearchQuery(text), content: 'live', limit: 20, ...over })
const idsOf = async (text: string, over?: Partial<StorySearch>) =>
  (await search(text, over)).stories.map(({ id }) => id)

describe('the archive is searched', () => {
  test.each([
    ['bridge ', ['bridge']],
    ['opening ', ['bridge']],
    ['brug ', ['dutch']],
    ['kost ', ['dutch']],
    ['the bridge ', ['bridge']],
    ['sao paulo ', ['flood']],
    ['São Paulo ', ['flood']],
    ['"heavy rain"', ['flood']],
    ['"rain heavy"', []],
    ['flo', ['flood']],
    ['bridge OR flood ', ['flood', 'bridge']],
    ['zwolle -minister ', []],
    ['zwolle -mayor ', ['bridge']],
    ['source:"new york times"', ['flood']],
    ['source:volkskrant', ['bridge']],
    ['source:york-times', ['flood']],
    ['source:times OR brug ', ['dutch', 'flood']],
    ['place:zwolle', ['bridge']],
    ['place:"sao paulo"', ['flood']],
    ['place:br', ['flood']],
    ['category:environment', ['flood']],
    ['lang:nl', ['dutch', 'bridge']],
    ['lang:de', []],
    ['category:sports', []],
    ['before:2026-11-12', ['bridge']],
    ['after:2026-11-12', ['dutch', 'flood']],
    ['-lang:nl', ['flood']],
    ['over ', []],
    ['', []],
  ])('B15 for %s', async (text, ids) => {
    expect(await idsOf(text)).toEqual(ids)
  })

  test('in the texts of one language alone', async () => {
    expect(await idsOf('bruggen ', { language: 'nl' })).toEqual(['bridge'])
    expect(await idsOf('bruggen ', { language: 'en' })).toEqual([])
  })

  test('between two moments, and never in another content', async () => {
    const when = { after: new Date('2026-11-11'), before: new Date('2026-11-13') }
    expect(await idsOf('after:2000', when)).toEqual(['flood'])
    expect(await idsOf('after:2000', { content: 'sample' })).toEqual([])
  })

  test('page by page, each story once', async () => {
    const first = await search('after:2000', { limit: 2 })
    expect(first.stories.map(({ id }) => id)).toEqual(['dutch', 'flood'])
    const second = await search('after:2000', { limit: 2, from: first.next })
    expect(second.stories.map(({ id }) => id)).toEqual(['bridge'])
    expect(second.next).toBeUndefined()
  })

  test.each([
    "'; DROP TABLE stories; --",
    "bridge' | 'x:*A & !(",
    '<-> & | ! ( ) :* \\',
    '--- -"" "" OR OR source: place:',
    '\u0000 bridge',
    'a'.repeat(10_000),
    'bridge OR '.repeat(1_000),
    '-a '.repeat(1_000),
    '🌉 \ud800 %_\\',
    '{"a": 1}::jsonb',
  ])('and nothing typed is syntax: %j', async (text) => {
    const { stories } = await search(text)
    expect(stories.length).toBeLessThanOrEqual(3)
    expect(await idsOf('zwolle ')).toEqual(['bridge'])
  })

  test.each([
    [
      sql`words_en @@ phraseto_tsquery('pg_catalog.english', 'bridge') OR words_nl @@ phraseto_tsquery('pg_catalog.dutch', 'brug')`,
      /stories_words_en[\s\S]*stories_words_nl/,
    ],
    [sql`languages @> ARRAY['nl'::text]`, /stories_languages/],
    [sql`categories @> ARRAY['environment'::text]`, /stories_categories/],
  ])('by an index, not story by story', async (condition, plan) => {
    await database.db.connection().execute(async (db) => {
      await sql`SET enable_seqscan = off`.execute(db)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        EXPLAIN SELECT id FROM stories WHERE ${condition}`.execute(db)
      await sql`RESET enable_seqscan`.execute(db)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(plan)
    })
  })
})
