import { expect, test } from 'vitest'
import { createHeadlineAndTextJudge } from '../6-score/index.ts'
import {
  createTestArticle,
  createTestArticleReading,
  createTestPublisher,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import { dropNonNewsSentences } from '../read/index.ts'
import { composeAllStories } from '../stories/compose-all.ts'
import { createArticleAnalyser } from './article-reader.ts'
import { clusterArticles } from './cluster-articles.ts'

const judge = createHeadlineAndTextJudge(testNewsroomData)
const publishers = new Map([['gazette', createTestPublisher({ id: 'gazette' })]])
const aReader = () => createArticleAnalyser({ judge, publishers })
const CALL = 'The Gazette brings you the Harbour Festival all summer.'
const about = (id: string, title: string, text: string) => createTestArticle({ id, title, text, summary: '' })
const three = [
  about('a', 'Bridge opens in Delft', `The bridge in Delft opened on Monday.\n\n${CALL}`),
  about('b', 'Ferry sinks off Panglao', `A ferry sank off Panglao on Monday.\n\n${CALL}`),
  about('c', 'Mayor of Ghent resigns', `The mayor of Ghent resigned on Monday.\n\n${CALL}`),
]
const kindsOf = (read: ReturnType<ReturnType<typeof aReader>['read']>) =>
  read.map(({ reading }) => reading?.sentences.text.map(({ kind }) => kind))

test('an article is read once: kind, agency, clickbait with its marks, corrections, sentences', () => {
  const [read] = aReader().read([
    about(
      'a',
      'You won’t believe what happened to this bridge',
      'DELFT (ANP) - The bridge opened on Monday.\n\nCorrection: an earlier version gave the wrong day.',
    ),
  ])
  expect(read?.reading).toMatchObject({
    kind: 'report',
    agency: { id: 'anp', name: 'ANP' },
    isCorrected: true,
    corrections: [{ field: 'text', start: 44 }],
    sentences: { text: [{ kind: 'statement' }, { kind: 'correction' }] },
  })
  expect(read?.reading?.clickbait).toBeGreaterThan(0.5)
  expect(read?.reading?.marks.map(({ kind }) => kind)).toContain('second_person')
})

test('in an unsupported language, an article is read without judging its title', () => {
  const [read] = aReader().read([createTestArticle({ id: 'a', title: 'Brücke eröffnet', language: 'de' })])
  expect(read?.reading).toMatchObject({ kind: 'report', clickbait: undefined, marks: [] })
})

test('what recurs in three articles of a feed is boilerplate, in the first two of a batch too', () => {
  expect(kindsOf(aReader().read(three))).toEqual([
    ['statement', 'boilerplate'],
    ['statement', 'boilerplate'],
    ['statement', 'boilerplate'],
  ])
})

test.each([
  ['in front', (title: string) => `Covid 19 coronavirus: ${title}`],
  ['behind', (title: string) => `${title} - Wide World`],
])('a label that a feed puts on three titles is read as one, %s', (_name, labelled) => {
  const read = aReader().read(three.map((each) => ({ ...each, title: labelled(each.title) })))
  const left = read.map(({ title, reading }) =>
    (reading?.labels ?? []).reduce(
      (rest, { start, end }) => rest.replace(title.slice(start, end), ''),
      title,
    ),
  )
  expect(left).toEqual(three.map(({ title }) => title))
  expect(aReader().read(read.slice(0, 2))[1]?.reading?.labels).toBeUndefined()
})

test.each([
  'WHO: bridges are safe',
  'Mark Rutte: bridge is safe',
  'Health minister: bridges are safe',
  'Man guilty --court',
])('who says it is no label: %s', (title) => {
  const read = aReader().read(three.map((each, at) => ({ ...each, title: `${title} ${'abc'[at]}` })))
  expect(read[2]?.reading?.labels).toBeUndefined()
})

test('what recurs is remembered over a restart, without reading anything again', () => {
  const [before, after] = [aReader(), aReader()]
  const stored = before.read(three.slice(0, 2))
  expect(kindsOf(stored)).toEqual([
    ['statement', 'statement'],
    ['statement', 'statement'],
  ])
  for (const one of stored) expect(after.recall(one)).toBe(one)
  expect(kindsOf(after.read(three.slice(2)))).toEqual([['statement', 'boilerplate']])
})

const VIEW = about(
  'v',
  'The dyke of Beira',
  'We have to ask if the council was right. Perhaps it was. I doubt it. Who pays? You do. Let’s say so. The wall is low.',
)

test('whether an article is an opinion is determined once, with its kind', () => {
  const [view, report] = aReader().read([VIEW, three[0] ?? VIEW])
  expect([view?.reading?.kind, view?.reading?.isOpinion]).toEqual(['report', true])
  expect(report?.reading?.isOpinion).toBe(false)
  const meningen = {
    ...VIEW,
    language: 'nl',
    text: 'Misschien moeten we ons afvragen wie er gelijk had. '.repeat(6),
  }
  expect(aReader().read([meningen])[0]?.reading?.isOpinion).toBe(true)
})

test('a stored reading without this value is completed, and otherwise unchanged', () => {
  const [view] = aReader().read([VIEW])
  if (!view?.reading) throw new Error('not read')
  const { isOpinion, ...older } = view.reading
  const stored = { ...view, reading: { ...older, agency: { id: 'x', name: 'X' } } }
  expect(aReader().recall(stored).reading).toEqual({ ...stored.reading, isOpinion })
})

test('a story of nothing but opinion is held back, by what was read', async () => {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData)
  const state = createEditionState(newsroom, publishers)
  await clusterArticles(state, [VIEW])
  const { stories, heldBack } = await composeAllStories(newsroom, state, TEST_NOW)
  expect(stories).toEqual([])
  expect(heldBack[0]?.reason).toMatch(/no report among its articles/)
})

test('an article that was stored before it was read is read when it is recalled', () => {
  expect(aReader().recall(createTestArticle({ id: 'a' })).reading?.kind).toBe('report')
})

test('the news of an article is its text without the sentences that report nothing', () => {
  const [first] = aReader().read(three)
  expect(first && dropNonNewsSentences(first).text).toBe('The bridge in Delft opened on Monday.')
  const plain = createTestArticle({ id: 'a', text: 'The bridge opened.' })
  expect(dropNonNewsSentences(plain)).toBe(plain)
})

test('a story carries no tag and no sentence from what recurs in a feed', async () => {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData)
  const state = createEditionState(newsroom, publishers)
  const { placed } = await clusterArticles(state, three)
  expect(new Set(placed.map(({ storyId }) => storyId)).size).toBe(3)
  const { stories } = await composeAllStories(newsroom, state, TEST_NOW)
  expect(stories).toHaveLength(3)
  expect(stories.flatMap(({ tags }) => tags).join()).not.toContain('Festival')
})

test('words on either side of a removed part are not adjacent', () => {
  const text = 'Exception For California (Photo: Jane Roe) The Trump administration decided on Monday.'
  const caption = { start: 25, end: 42, paragraph: 0, kind: 'caption', time: 'news' } as const
  const read = { ...createTestArticleReading(), sentences: { summary: [], text: [caption] } }
  expect(dropNonNewsSentences(createTestArticle({ id: 'a', text, reading: read })).text).toBe(
    'Exception For California\nThe Trump administration decided on Monday.',
  )
})
