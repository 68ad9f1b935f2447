import { StoryDetails } from '@plainwire/domain/contract'
import type { Evidence } from '@plainwire/domain/story'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anArticle, aPublishContext, aStory, aText } from '../testing/example-edition.ts'
import { toNewsStory } from './news-story.ts'
import { MAX_CHARACTERS_PER_PASSAGE, MAX_QUOTED_CHARACTERS_PER_ARTICLE } from './quotations.ts'
import { toStoryDetails } from './story-details.ts'

const details = (over: Parameters<typeof aStory>[0] = {}) => {
  const story = aStory(over)
  return StoryDetails.parse(toStoryDetails(story, toNewsStory(story, aPublishContext())))
}
const sentence = (...evidence: Partial<Evidence>[]) => ({
  text: 'A sentence.',
  evidence: evidence.map((span) => ({ articleId: 'a1', field: 'text' as const, start: 0, end: 28, ...span })),
})

test('ND-04 the details of a story have the specified fields', () => {
  expect(details()).toMatchObject({
    id: 's1',
    title: 'Bridge opens in Zwolle',
    summary: 'It took four years.',
    category: 'world',
    location: 'Zwolle, Netherlands',
    urls: ['https://courier.example/bridge'],
    sources: [{ title: 'Bridge opens', source: 'Courier', readTime: 2 }],
    whyHere: [{ sourceId: 'a1', similarity: 1 }],
  })
})

describe('evidence', () => {
  test('is quoted from the place it names', () => {
    const [first] = details().sentences.en ?? []
    expect(first?.evidence).toEqual([
      {
        sourceId: 'a1',
        field: 'text',
        start: 0,
        end: 28,
        quote: 'The bridge opened on Friday.',
        after: 'It took four years.',
      },
    ])
  })

  test('has the sentences around it, as far as the limits allow', () => {
    const text = 'It rained on Thursday. The bridge opened on Friday. Cars came.'
    const [start, end] = [text.indexOf('The'), text.indexOf(' Cars')]
    const sentences = [sentence({ start, end })]
    const [first] =
      details({ articles: [anArticle({ text })], texts: { en: aText({ sentences }) } }).sentences.en ?? []
    expect(first?.evidence[0]).toMatchObject({ before: 'It rained on Thursday.', after: 'Cars came.' })
    const long = [' Road.', ...Array.from({ length: 5 }, (_, at) => `${at}${' word'.repeat(59)}`)].join('')
    const quoted = [0, 1, 2, 3, 4].map((at) => sentence({ start: 6 + at * 296, end: 6 + (at + 1) * 296 }))
    const { en = [] } = details({
      articles: [anArticle({ text: long })],
      texts: { en: aText({ sentences: quoted }) },
    }).sentences
    const passages = en.flatMap(({ evidence }) => evidence)
    expect(passages.every(({ quote }) => quote !== '')).toBe(true)
    expect(passages.at(0)?.before).toBe('Road.')
    expect(passages.at(2)?.before).toBeUndefined()
  })

  test('without spaces is cut between characters', () => {
    const articles = [anArticle({ title: `${'x'.repeat(298)}🌉${'x'.repeat(20)}` })]
    const sentences = [sentence({ field: 'title', end: 320 })]
    const [first] = details({ articles, texts: { en: aText({ sentences }) } }).sentences.en ?? []
    expect(first?.evidence[0]?.quote).toBe(`${'x'.repeat(298)}…`)
  })

  test('proves the sub-headline too', () => {
    const subHeadlineEvidence = [{ articleId: 'a1', field: 'text' as const, start: 0, end: 28 }]
    const texts = { en: aText({ subHeadline: 'It took four years.', subHeadlineEvidence }) }
    expect(details({ texts }).sub_headlines?.en).toMatchObject({
      text: 'It took four years.',
      evidence: [{ sourceId: 'a1', quote: 'The bridge opened on Friday.' }],
    })
    expect(details().sub_headlines).toBeUndefined()
  })

  test('that points to nothing is left out', () => {
    const spans = [{ articleId: 'gone' }, { start: 5, end: 5 }, { end: 100_000 }, { start: -3 }]
    expect(details({ texts: { en: aText({ sentences: [sentence(...spans)] }) } }).sentences.en).toEqual([
      { text: 'A sentence.', evidence: [] },
    ])
  })

  test('of an article that is not published is left out', () => {
    const articles = [anArticle(), anArticle({ id: 'a2', url: 'javascript:alert(1)' })]
    const texts = { en: aText({ sentences: [sentence({ articleId: 'a2' })] }) }
    expect(details({ articles, texts }).sentences.en?.[0]?.evidence).toEqual([])
  })

  test('never quotes more than 300 characters at once or 1,500 of one article’s text', () => {
    const text = 'word '.repeat(4000)
    const anySpan = fc.record({ start: fc.nat(19_000), length: fc.integer({ min: 1, max: 900 }) })
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 40 }), (spans) => {
        const sentences = spans.map(({ start, length }) => sentence({ start, end: start + length }))
        const { en = [] } = details({
          articles: [anArticle({ text })],
          texts: { en: aText({ sentences }), nl: aText({ sentences }) },
        }).sentences
        const passages = en.flatMap(({ evidence }) => evidence)
        expect(passages).toHaveLength(spans.length)
        const quotes = new Map(passages.map(({ start, end, quote }) => [`${start}-${end}`, quote]))
        const around = new Set(passages.flatMap(({ before = '', after = '' }) => [before, after]))
        const lengths = [...quotes.values(), ...around].map(({ length }) => length)
        expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(MAX_CHARACTERS_PER_PASSAGE)
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(
          MAX_QUOTED_CHARACTERS_PER_ARTICLE,
        )
      }),
      { numRuns: 50 },
    )
  })
})
