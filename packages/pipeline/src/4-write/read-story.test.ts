import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle, createTestArticleReading, TEST_NOW } from '../newsroom/newsroom.fixture.ts'
import { classifySentences } from '../read/index.ts'
import {
  analyseStorySources,
  computeUsableSentenceFeatures,
  type StorySourceAnalysisInput,
} from './read-story.ts'

const calm = { clickbait: () => 0, hasDevice: () => false, voice: () => 0, loaded: () => 0 }
const input: StorySourceAnalysisInput = {
  publishers: new Map(),
  language: 'en',
  now: TEST_NOW,
  judge: calm,
  reports: new Map(),
}
const read = (articles: Article[], known: Partial<StorySourceAnalysisInput> = {}) =>
  analyseStorySources({ id: 's1', threadId: 't1', articles, members: [] }, { ...input, ...known })
const article = (id: string, known: Partial<Article> = {}) =>
  createTestArticle({ id, title: 'Dyke breaks in Beira', ...known })
const sourcesOf = (...given: Parameters<typeof read>) => read(...given).sources.map((one) => one.article.id)
const textsOf = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text)

const DYKE = 'The coastal dyke at Praia Nova broke early on Friday.'
const SCHOOLS = 'Schools were opened as shelters for families from the lower town.'
const PUMPS = 'Engineers from Maputo brought twelve pumps to the harbour of Beira.'
const usable = (...given: Parameters<typeof read>) => textsOf(read(...given).usable)
/** Creates an article with a stored reading, in which every sentence is of the given kind. */
const readAs = (id: string, text: string, kind: 'statement' | 'quotation', isOpinion = false) => {
  const sentences = classifySentences(text, { language: 'en', publishedAt: TEST_NOW })
  const known = { summary: [], text: sentences.map((one) => ({ ...one, kind })) }
  return article(id, { text, reading: createTestArticleReading({ isOpinion, sentences: known }) })
}

test('only articles in the language are read, and others than reports only if there is no report', () => {
  const opinion = article('opinion', { sections: ['Opinion'] })
  const dutch = article('dutch', { language: 'nl' })
  expect(sourcesOf([dutch, opinion, article('a1')])).toEqual(['a1'])
  expect(sourcesOf([dutch, opinion])).toEqual(['opinion'])
  expect(sourcesOf([dutch])).toEqual([])
})

test('the first article of each report comes before further ones, sixteen in all', () => {
  const many = Array.from({ length: 20 }, (_, index) => article(`a${index}`))
  const reports = new Map(many.map(({ id }, index) => [id, Math.floor(index / 2)]))
  const even = Array.from({ length: 10 }, (_, index) => `a${2 * index}`)
  expect(sourcesOf(many, { reports })).toEqual([...even, 'a1', 'a3', 'a5', 'a7', 'a9', 'a11'])
})

test('an article of no known report is one by itself', () => {
  const { sources } = read([article('a1'), article('a2'), article('a3')], { reports: new Map([['a2', 0]]) })
  expect(new Set(sources.map(({ report }) => report)).size).toBe(3)
})

test('every sentence is read, of which usable ones may be in our text', () => {
  const text = `${DYKE} Rain fell. ${SCHOOLS}`
  const { all, usable: used, lastResort } = read([article('a1', { text })])
  expect(textsOf(all)).toEqual([DYKE, 'Rain fell.', SCHOOLS])
  expect([textsOf(used), textsOf(lastResort)]).toEqual([
    [DYKE, SCHOOLS],
    [DYKE, SCHOOLS],
  ])
})

test.each([
  ['a comment', 'The truth is that the harbour of Beira was never safe for ships.'],
  ['a judgement', 'The repair of the harbour of Beira is a disgrace for the town.'],
  ['a guess', 'The harbour of Beira is perhaps the oldest in the country by far.'],
])('%s of the writer is not used, even without other sentences', (_, text) => {
  expect(textsOf(read([article('a1', { text })]).lastResort)).toEqual([])
})

test('a quotation is not used, nor the same words elsewhere as a fact', () => {
  const quoted = readAs('a2', DYKE, 'quotation')
  expect(usable([article('a1', { text: `${DYKE} ${SCHOOLS}` }), quoted])).toEqual([SCHOOLS])
  expect(usable([article('a1', { text: `${DYKE} ${SCHOOLS}` }), readAs('a2', PUMPS, 'quotation')])).toEqual([
    DYKE,
    SCHOOLS,
  ])
})

test('what a later report makes outdated is not used', () => {
  const [ahead, done] = [
    'The council of Beira will vote on the dyke of Praia Nova on Friday.',
    'The council of Beira voted on the dyke of Praia Nova by 31 to 24.',
  ]
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  const both = (first: number, second: number) =>
    usable([
      article('a1', { text: ahead, publishedAt: at(first) }),
      article('a2', { text: done, publishedAt: at(second) }),
    ])
  expect(both(8, 12)).toEqual([done])
  expect(both(12, 8)).toEqual([ahead, done])
})

test('loaded sentences are only used if there are no others', () => {
  const judge = (likelihood: number, words: string) => ({
    ...calm,
    loaded: (text: string) => (text.includes(words) ? likelihood : 0),
  })
  const articles = [article('a1', { text: `${DYKE} ${SCHOOLS}` })]
  expect(usable(articles, { judge: judge(0.7, 'Schools') })).toEqual([DYKE])
  expect(usable(articles, { judge: judge(0.69, 'Schools') })).toEqual([DYKE, SCHOOLS])
  expect(usable(articles, { judge: judge(0.7, '') })).toEqual([DYKE, SCHOOLS])
  expect(textsOf(read(articles, { judge: judge(0.7, 'Schools') }).lastResort)).toEqual([DYKE, SCHOOLS])
})

test('sentences of an opinion article are only used if there are no others', () => {
  const opinion = readAs('a2', SCHOOLS, 'statement', true)
  expect(usable([article('a1', { text: DYKE }), opinion])).toEqual([DYKE])
  expect(usable([opinion])).toEqual([SCHOOLS])
})

test('the voice of an article is the share of its sentences, or all of an opinion', () => {
  const own = 'We must rebuild the dyke of Beira now, whatever the price of it.'
  const { voices } = read([
    article('a1', { text: `${DYKE} ${own} ${SCHOOLS} ${PUMPS}` }),
    readAs('a2', SCHOOLS, 'statement', true),
    article('a3'),
  ])
  expect([...voices]).toEqual([
    ['a1', 0.25],
    ['a2', 1],
    ['a3', 0],
  ])
})

test('usable sentences are ranked with the loudness of their article’s title', () => {
  const judge = { ...calm, clickbait: (title: string) => (title.includes('Beira') ? 0.3 : 0.8) }
  const known = { judge }
  const reading = read([article('a1', { text: DYKE }), article('a2', { title: 'Storm', text: PUMPS })], known)
  const ranked = computeUsableSentenceFeatures('Dyke breaks', reading, { ...input, ...known })
  expect(ranked.map(({ sentence, evidence }) => [sentence.text, evidence.loudness])).toEqual([
    [DYKE, 0.3],
    [PUMPS, 0.8],
  ])
})
