import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  EditionReport,
  NewsEdition,
  StoryDetails,
  StoryDetailsOffsets,
  TranslationFile,
} from '@plainwire/domain/contract'
import { describe, expect, test } from 'vitest'
import { buildEditionFiles } from './edition-files.ts'
import { anArticle, anEdition, aReport, aStory, aText } from './testing/example-edition.ts'

const broken = aStory({ id: 'broken', analytics: { ...aStory().analytics, cleanliness: 99 } })
const dutch = aStory({ id: 's2', texts: { nl: aText({ headline: 'Brug open' }) } })

async function made(over: Parameters<typeof anEdition>[0] = {}) {
  const edition = await buildEditionFiles(anEdition(over))
  const bytes = (path: string) => edition.files.get(path) ?? new Uint8Array()
  const json = (path: string): unknown => JSON.parse(Buffer.from(bytes(path)).toString())
  return { edition, bytes, json }
}

describe('the files of an edition', () => {
  test('ND-01 ND-03 are news.json and a translation file for each locale it lists', async () => {
    const { json } = await made({ stories: [aStory(), dutch] })
    const news = NewsEdition.parse(json('news.json'))
    expect(news.stories.map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(news.fetch_date).toBe('2026-11-20T12:00:00.000Z')
    expect(news.supported_locales).toEqual({
      'en-US': {
        name: 'English',
        display_name: 'English',
        countries: [],
        translation_file: 'translations/en-US.json',
      },
      'nl-NL': {
        name: 'Dutch',
        display_name: 'Nederlands',
        countries: ['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'],
        translation_file: 'translations/nl-NL.json',
      },
    })
    const files = Object.values(news.supported_locales).map(({ translation_file }) =>
      TranslationFile.parse(json(translation_file)).translations.map(({ story_id }) => story_id),
    )
    expect(files).toEqual([['s1'], ['s2']])
  })

  test('ND-03 a translation file has each story’s headline, sub-headline and description in its language', async () => {
    const nl = aText({
      headline: 'Brug open',
      subHeadline: 'Na vier jaar.',
      description: 'De brug ging vrijdag open.',
    })
    const { json } = await made({ stories: [aStory(), aStory({ id: 's2', texts: { en: aText(), nl } })] })
    const textsIn = (locale: string) =>
      TranslationFile.parse(json(`translations/${locale}.json`)).translations.map(
        ({ story_id, headline, sub_headline, description }) => [
          story_id,
          headline,
          sub_headline,
          description,
        ],
      )
    expect(textsIn('nl-NL')).toEqual([['s2', 'Brug open', 'Na vier jaar.', 'De brug ging vrijdag open.']])
    const english = aText()
    expect(textsIn('en-US')).toEqual(
      ['s1', 's2'].map((id) => [id, english.headline, english.subHeadline, english.description]),
    )
  })

  test.each(['original', 'machine', 'checked'] as const)(
    'ND-03 a translation file has the texts whose state is %s',
    async (state) => {
      const { json } = await made({ stories: [aStory({ texts: { en: aText(), nl: aText({ state }) } })] })
      const { translations } = TranslationFile.parse(json('translations/nl-NL.json'))
      expect(translations).toMatchObject([{ story_id: 's1', state }])
    },
  )

  test.each(['news.json', 'translations/nl-NL.json', 'report.json'])(
    '%s has a Brotli and a gzip form with the same bytes',
    async (path) => {
      const { bytes } = await made()
      expect(brotliDecompressSync(bytes(`${path}.br`))).toEqual(Buffer.from(bytes(path)))
      expect(gunzipSync(bytes(`${path}.gz`))).toEqual(Buffer.from(bytes(path)))
    },
  )

  test('contain every story’s details as a separate gzip member, and as one gzip file', async () => {
    const { bytes, json } = await made({ stories: [aStory(), dutch] })
    const pack = bytes('stories.jsonl.gz')
    const index = StoryDetailsOffsets.parse(json('stories.index.json'))
    for (const id of ['s1', 's2']) {
      const [offset, length] = index[id] ?? [0, 0]
      const story: unknown = JSON.parse(gunzipSync(pack.subarray(offset, offset + length)).toString())
      expect(StoryDetails.parse(story).id).toBe(id)
    }
    expect(gunzipSync(pack).toString().trim().split('\n')).toHaveLength(2)
  })

  test('are the same bytes for the same stories', async () => {
    const [first, second] = [await made(), await made()]
    expect(first.edition.files).toEqual(second.edition.files)
  })
})

describe('a thread', () => {
  const inThread = (id: string, threadId: string, over: Parameters<typeof aStory>[0] = {}) =>
    aStory({ id, threadId, tags: ['Zwolle', id], ...over })
  const newest = { publishedAt: new Date('2026-11-20T11:00:00Z') }
  const read = async (...stories: ReturnType<typeof aStory>[]) => {
    const { edition, json } = await made({ stories })
    const { threads, stories: listed } = NewsEdition.parse(json('news.json'))
    return { edition, threads, listed: listed.map(({ id, thread }) => `${id} ${thread?.id ?? '-'}`) }
  }

  test('of several stories is listed with its name, and each of them says which it is', async () => {
    const { edition, threads, listed } = await read(
      inThread('s1', 't1'),
      inThread('s2', 't2'),
      inThread('s3', 't1', newest),
    )
    expect(listed).toEqual(['s1 t1', 's2 -', 's3 t1'])
    expect(threads).toEqual([{ id: 't1', name: { en: 'Zwolle', nl: 'Zwolle' }, story_ids: ['s3', 's1'] }])
    expect(edition.details.map(({ story }) => story.thread?.id)).toEqual(['t1', undefined, 't1'])
  })

  test('that is left with one story because the other fails the contract is not listed', async () => {
    const { edition, threads, listed } = await read(
      inThread('s1', 't1'),
      inThread('s2', 't1', { analytics: broken.analytics }),
      inThread('s3', 't3'),
      inThread('s4', 't3'),
    )
    expect(listed).toEqual(['s1 -', 's3 t3', 's4 t3'])
    expect(threads.map(({ id }) => id)).toEqual(['t3'])
    expect(edition.leftOut.map(({ storyId }) => storyId)).toEqual(['s2'])
  })
})

describe('a story that fails the contract', () => {
  const entry = { feed: 'f', publisher: 'courier', entry: 'e1', title: 'Bridge', url: null }
  const report = aReport({
    counts: { ...aReport().counts, entries: 2, published: 2 },
    entries: [
      { ...entry, outcome: 'published', story: 's1' },
      { ...entry, entry: 'e2', outcome: 'published', story: 'broken' },
    ],
  })

  test('is left out and reported, never the edition', async () => {
    const { edition, json } = await made({ stories: [aStory(), broken], report })
    expect(edition).toMatchObject({ stories: 1, leftOut: [{ storyId: 'broken' }] })
    expect(NewsEdition.parse(json('news.json')).stories).toHaveLength(1)
    const written = EditionReport.parse(json('report.json'))
    expect(written.counts).toMatchObject({ entries: 2, published: 1, rejected: 1, stories: 1 })
    expect(written.entries[1]).toMatchObject({
      outcome: 'rejected',
      reason: expect.stringContaining('left out'),
    })
  })

  test.each([
    ['without text', aStory({ texts: {} })],
    ['with an id that is not ours', aStory({ id: '../etc/passwd' })],
    ['without a source that can be linked', aStory({ articles: [anArticle({ publisherId: 'unknown' })] })],
    ['with an invalid date', aStory({ publishedAt: new Date('nonsense') })],
  ])('%s is left out', async (_name, story) => {
    const { edition } = await made({ stories: [story, dutch] })
    expect(edition.leftOut.map(({ storyId }) => storyId)).toEqual([story.id])
  })

  test('alone makes no edition', async () => {
    await expect(buildEditionFiles(anEdition({ stories: [broken] }))).rejects.toThrow('no story')
  })
})
