import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import {
  createTestArticle,
  createTestArticleReading,
  createTestPublisher,
} from '../../newsroom/newsroom.fixture.ts'
import {
  computeHeadlineFeatures,
  computeHeadlinePoints,
  type HeadlineWithFeatures,
  rankHeadlines,
} from './headline.ts'
import type { HeadlineContext } from './headline-context.ts'

const calm = { clickbait: () => 0, hasDevice: () => false, voice: () => 0, loaded: () => 0 }
const NONE: HeadlineContext = { leads: new Map(), voices: new Map(), outdated: new Set() }
const DYKE = 'Six people die as coastal dyke breaks in Beira'

interface Given {
  context?: Partial<HeadlineContext>
  judge?: Partial<typeof calm>
  reports?: number[]
}
/**
 * The headlines of the articles 'a0', 'a1' …, with their features. By default, each article is an independent
 * report.
 */
function collect(articles: (string | Partial<Article>)[], { context, judge, reports }: Given = {}) {
  const sources = articles.map((one, index) => ({
    article: createTestArticle({ id: `a${index}`, ...(typeof one === 'string' ? { title: one } : one) }),
    report: reports?.[index] ?? index,
    publisher: createTestPublisher({ id: 'courier', name: 'The Courier' }),
  }))
  return computeHeadlineFeatures(sources, { ...NONE, ...context }, 'en', { ...calm, ...judge })
}
const merit = (title: string, given?: Given) => collect([title], given)[0]?.merit

test('a plain headline alone has no merit and no faults', () => {
  expect(collect([DYKE])).toMatchObject([
    { text: DYKE, articleId: 'a0', merit: 0, isTeaser: false, isOpinion: false },
  ])
})

test('likeness to the titles of other reports is merit, that of copies isn’t', () => {
  const both = [DYKE, DYKE]
  expect(collect(both).map((one) => one.merit)).toEqual([expect.closeTo(1), expect.closeTo(1)])
  expect(collect(both, { reports: [0, 0] }).map((one) => one.merit)).toEqual([0, 0])
  expect(collect([DYKE, DYKE, 'Farmers sell fresh fish'])[0]?.merit).toBeCloseTo(0.5)
})

test('likeness to first sentences weighs 1.2 times as much', () => {
  const [{ words = new Set<string>() } = {}] = collect([DYKE])
  const half = new Set([...words].slice(0, words.size / 2))
  expect(merit(DYKE, { context: { leads: new Map([[0, words]]) } })).toBeCloseTo(1.2)
  expect(
    merit(DYKE, {
      context: {
        leads: new Map([
          [0, words],
          [1, new Set()],
        ]),
      },
    }),
  ).toBeCloseTo(0.6)
  expect(merit(DYKE, { context: { leads: new Map([[0, half]]) } })).toBeCloseTo(
    (1.2 * half.size) / words.size,
  )
})

test('the author’s voice and a headline overtaken by another report cost points', () => {
  expect(merit(DYKE, { context: { voices: new Map([['a0', 0.5]]) } })).toBeCloseTo(-0.15)
  expect(merit(DYKE, { context: { outdated: new Set(['a0']) } })).toBeCloseTo(-0.2)
  expect(merit(DYKE, { context: { voices: new Map([['a1', 1]]), outdated: new Set(['a1']) } })).toBe(0)
})

test('clickbait costs points in proportion, loaded words from 80% on', () => {
  expect(merit(DYKE, { judge: { clickbait: () => 0.5 } })).toBeCloseTo(-0.35)
  expect(merit(DYKE, { judge: { loaded: () => 0.8 } })).toBeCloseTo(-0.3)
  expect(merit(DYKE, { judge: { loaded: () => 0.79 } })).toBe(0)
})

test.each([
  ['a question', 'Did six people die in the flood of Beira?', 0.6],
  ['a torn quotation', 'Six people die in "flood of Beira', 0.3],
  ['the reader or writer', 'Six people die in our flood of Beira', 0.3],
  ['a semicolon', 'Six people die; dyke breaks in Beira', 0.1],
])('%s costs points', (_, title, points) => {
  expect(merit(title)).toBeCloseTo(-points)
})

test('faults are counted: characters, those short of 40 and beyond 95, quotations in front and inside', () => {
  const faults = (title: string) => collect([title])[0]?.faults
  const words = (length: number) => `Dyke ${'breaks '.repeat(20)}`.slice(0, length - 1).concat('s')
  const none = { short: 0, long: 0, quotationInFront: 0, quotationInside: 0 }
  expect(faults(words(39))).toEqual({ ...none, character: 39, short: 1 })
  expect(faults(words(40))).toEqual({ ...none, character: 40 })
  expect(faults(words(95))).toEqual({ ...none, character: 95 })
  expect(faults(words(97))).toEqual({ ...none, character: 97, long: 2 })
  expect(faults('‘Dyke is gone’ say people in the town of Beira')).toMatchObject({
    quotationInFront: 1,
    quotationInside: 0,
  })
  expect(faults('People of Beira say ‘dyke is gone’ after storm')).toMatchObject({
    quotationInFront: 0,
    quotationInside: 1,
  })
})

test('labels that recur in a publisher’s titles are removed, and headlines without content left out', () => {
  const reading = createTestArticleReading({ labels: [{ start: 0, end: 7 }] })
  expect(
    collect([{ title: `FLOOD: ${DYKE}`, reading }, { title: '…' }, { title: '' }]).map(({ text }) => text),
  ).toEqual([DYKE])
})

test('teasers and opinions are marked', () => {
  expect(collect(['Why did the dyke of Beira break in the storm?'])[0]?.isTeaser).toBe(true)
  expect(collect([DYKE], { judge: { clickbait: () => 0.6, hasDevice: () => true } })[0]?.isTeaser).toBe(true)
  expect(collect(['Beira deserves better than a broken dyke'])[0]?.isOpinion).toBe(true)
})

test('a headline that only lost its teaser still is one, unless a verb is left', () => {
  const cut = (title: string) => collect([title]).map(({ text, isTeaser }) => [text, isTeaser])
  expect(cut('Fourteen hours on a train: what this mother did')).toEqual([
    ['Fourteen hours on a train', true],
  ])
  expect(cut('Dyke of Beira broke again: what this mother did')).toEqual([
    ['Dyke of Beira broke again', false],
  ])
})

const WEIGHTS = { character: 0.01, short: 0.02, long: 0.03, quotationInFront: 0.4, quotationInside: 0.5 }
const headline = (articleId: string, known: Partial<HeadlineWithFeatures> = {}): HeadlineWithFeatures => ({
  text: DYKE,
  articleId,
  words: new Set(),
  merit: 1,
  faults: { character: 0, short: 0, long: 0, quotationInFront: 0, quotationInside: 0 },
  clickbait: 0,
  isTeaser: false,
  isOpinion: false,
  ...known,
})

test('each fault costs its weight', () => {
  const faults = { character: 10, short: 5, long: 2, quotationInFront: 1, quotationInside: 1 }
  expect(computeHeadlinePoints(headline('a1', { faults }), WEIGHTS)).toBeCloseTo(
    1 - 0.1 - 0.1 - 0.06 - 0.4 - 0.5,
  )
  expect(computeHeadlinePoints(headline('a1'), WEIGHTS)).toBe(1)
})

test('headlines are sorted by points, equal ones by article, without the features', () => {
  const ranked = rankHeadlines([headline('a3'), headline('a1'), headline('a2', { merit: 2 })], WEIGHTS)
  expect(ranked.map(({ articleId, points }) => [articleId, points])).toEqual([
    ['a2', 2],
    ['a1', 1],
    ['a3', 1],
  ])
  expect(Object.keys(ranked[0] ?? {}).sort()).toEqual([
    'articleId',
    'isOpinion',
    'isTeaser',
    'points',
    'text',
    'words',
  ])
})
