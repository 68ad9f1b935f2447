import type { ArticleAnalysis, ClassifiedSentence } from '@plainwire/domain/article'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeArticleAnalysis, encodeArticleAnalysis, type PackedArticleAnalysis } from './reading-column.ts'

const KINDS = ['statement', 'quotation', 'caption', 'byline', 'boilerplate', 'correction'] as const
const TIMES = ['news', 'background', 'ahead'] as const

function reading(change: Partial<ArticleAnalysis> = {}): ArticleAnalysis {
  return {
    kind: 'report',
    agency: undefined,
    clickbait: undefined,
    marks: [],
    isCorrected: false,
    corrections: [],
    sentences: { summary: [], text: [] },
    ...change,
  }
}
const stored = (one: ArticleAnalysis): PackedArticleAnalysis => JSON.parse(encodeArticleAnalysis(one))
const readBack = (one: ArticleAnalysis) => decodeArticleAnalysis(stored(one))

test('every kind and time has the number that stored articles use', () => {
  const at = { start: 3, end: 9, paragraph: 2 }
  const summary = KINDS.map((kind) => ({ ...at, kind, time: 'news' as const }))
  const text = TIMES.map((time) => ({ ...at, kind: 'statement' as const, time }))
  expect(stored(reading({ sentences: { summary, text } }))).toMatchObject({
    version: 1,
    summary: [0, 1, 2, 3, 4, 5].map((kind) => [3, 9, 2, kind, 0]),
    text: [0, 1, 2].map((time) => [3, 9, 2, 0, time]),
  })
})

test('a reading is read back as it was stored', () => {
  const sentence: fc.Arbitrary<ClassifiedSentence> = fc.record({
    start: fc.nat(),
    end: fc.nat(),
    paragraph: fc.nat(50),
    kind: fc.constantFrom(...KINDS),
    time: fc.constantFrom(...TIMES),
  })
  const span = fc.record({ start: fc.nat(), end: fc.nat() })
  const article: fc.Arbitrary<ArticleAnalysis> = fc.record({
    kind: fc.constantFrom('report', 'opinion', 'live-blog', 'round-up', 'guide', 'promotion'),
    isOpinion: fc.constantFrom(true, false, undefined),
    agency: fc.option(fc.constant({ id: 'anp', name: 'ANP' }), { nil: undefined }),
    clickbait: fc.option(fc.constantFrom(0, 0.25, 1), { nil: undefined }),
    marks: fc.array(fc.constant({ kind: 'question', start: 1, end: 4 })),
    labels: fc.option(fc.array(span), { nil: undefined }),
    isCorrected: fc.boolean(),
    corrections: fc.array(fc.constant({ field: 'text' as const, start: 0, end: 7 })),
    sentences: fc.record({ summary: fc.array(sentence), text: fc.array(sentence) }),
  })
  fc.assert(
    fc.property(article, (one) => {
      expect(readBack(one)).toEqual(one)
    }),
  )
})

test('fields that an older reading lacks stay absent, and false and empty are values', () => {
  expect(readBack(reading())).not.toHaveProperty('isOpinion')
  expect(readBack(reading())).not.toHaveProperty('labels')
  expect(readBack(reading({ isOpinion: false, labels: [] }))).toMatchObject({ isOpinion: false, labels: [] })
})

test('no reading, and one of another version, are made again', () => {
  expect(decodeArticleAnalysis(null)).toBeUndefined()
  expect(decodeArticleAnalysis({ ...stored(reading()), version: 0 })).toBeUndefined()
  expect(decodeArticleAnalysis({ ...stored(reading()), version: 2 })).toBeUndefined()
})

test('an unknown number is read as a statement about the news', () => {
  const row = { ...stored(reading()), text: [[0, 5, 1, 99, 99]] as PackedArticleAnalysis['text'] }
  expect(decodeArticleAnalysis(row)?.sentences.text).toEqual([
    { start: 0, end: 5, paragraph: 1, kind: 'statement', time: 'news' },
  ])
})

test('what PostgreSQL can’t store is removed', () => {
  const agency = { id: 'x', name: 'Half \ud800 and nul \0' }
  expect(readBack(reading({ agency }))?.agency).toEqual({ id: 'x', name: 'Half \ufffd and nul ' })
})
