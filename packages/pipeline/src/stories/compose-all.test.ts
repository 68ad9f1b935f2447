import { type Article, removePublisherReservedParts } from '@plainwire/domain/article'
import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { clusterArticles } from '../articles/cluster-articles.ts'
import {
  createTestArticle,
  createTestPublisher,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import type { Translator } from '../ports.ts'
import type { Writer } from '../writing-ports.ts'
import { composeAllStories } from './compose-all.ts'

const TEXT =
  'A stretch of the coastal dyke at Praia Nova broke in the early hours of Friday, killing six people in Beira. ' +
  'Mayor Celestino Mabunda said that eleven people were missing and that 14,800 had left their homes in Beira. ' +
  'Twenty-three schools were opened as shelters for families from the lower town of Beira.'

async function stateWith(services: { translator?: Translator; writer?: Writer }) {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData, services)
  const state = createEditionState(newsroom, new Map([['gazette', createTestPublisher({ id: 'gazette' })]]))
  await clusterArticles(state, [
    createTestArticle({ id: 'a1', title: 'Six dead as dyke breaks in Beira', text: TEXT }),
  ])
  return { newsroom, state }
}

test('B1 what a writer invents never reaches an edition, whatever evidence it claims', async () => {
  const lie = 'Ninety people died in Maputo on Sunday, the ministry of health said there.'
  const writer: Writer = {
    write: async ({ extracted }) => ({
      ...extracted,
      sentences: [...extracted.sentences, { text: lie, evidence: extracted.sentences[0]?.evidence ?? [] }],
    }),
  }
  const { newsroom, state } = await stateWith({ writer })
  const { stories } = await composeAllStories(newsroom, state, TEST_NOW)
  const text = stories[0]?.texts.en
  expect(text?.description).not.toContain('Maputo')
  expect(text?.removed).toEqual([{ text: lie, reason: expect.stringContaining('Maputo') }])
  expect(text?.checked?.passed).toBe((text?.checked?.total ?? 0) - 1)
})

test('B7 a story that had to go without its translation is composed again when the translator answers', async () => {
  let isOpen = false
  let editions = 0
  const translator: Translator = {
    translate: async (text) => (isOpen ? { ...text, headline: 'Zes doden', state: 'machine' } : undefined),
    isOpen: () => isOpen,
    startEdition: () => {
      editions += 1
    },
  }
  const { newsroom, state } = await stateWith({ translator })
  const first = await composeAllStories(newsroom, state, TEST_NOW)
  isOpen = true
  const second = await composeAllStories(newsroom, state, TEST_NOW)
  const third = await composeAllStories(newsroom, state, TEST_NOW)
  expect([first, second].map(({ stories }) => stories[0]?.texts.nl?.headline)).toEqual([
    undefined,
    'Zes doden',
  ])
  expect(third.stories[0]).toBe(second.stories[0])
  expect(editions).toBe(3)
})

test('B1 a story that was written without its model’s answer is composed again when the answer is there', async () => {
  let headline = 'Six dead in Beira'
  const answered = new Set<string>()
  const writer: Writer = {
    write: async ({ extracted }) => ({ ...extracted, headline }),
    takeAnswered: async (isOurs) => new Set([...answered].filter(isOurs)),
  }
  const { newsroom, state } = await stateWith({ writer })
  const headlines: (string | undefined)[] = []
  const composed = async () => {
    const { stories } = await composeAllStories(newsroom, state, TEST_NOW)
    headlines.push(stories[0]?.texts.en?.headline)
    return stories[0]
  }
  const first = await composed()
  headline = 'Dyke breaks in Beira'
  expect(await composed()).toBe(first)
  answered.add(first?.id ?? '')
  await composed()
  expect(headlines).toEqual(['Six dead in Beira', 'Six dead in Beira', 'Dyke breaks in Beira'])
})

test('an edit that changes neither the length of a text nor its dates is in the next edition', async () => {
  const { newsroom, state } = await stateWith({})
  const composed = async () => (await composeAllStories(newsroom, state, TEST_NOW)).stories[0]
  const first = await composed()
  expect(first?.texts.en?.description).toContain('Twenty-three')
  const text = TEXT.replace('Twenty-three', 'Twenty-seven')
  await clusterArticles(state, [
    createTestArticle({ id: 'a1', title: 'Six dead as dyke breaks in Beira', text }),
  ])
  const edited = await composed()
  expect(edited?.texts.en?.description).toContain('Twenty-seven')
  expect(edited?.texts.en?.description).not.toContain('Twenty-three')
})

test('articles whose mining is reserved are listed as sources, and leave nothing else in a story', async () => {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData)
  const publishers = new Map(['gazette', 'courier'].map((id) => [id, createTestPublisher({ id })]))
  const report = createTestArticle({ id: 'a1', title: 'Six dead as dyke breaks in Beira', text: TEXT })
  const reserved = removePublisherReservedParts({
    ...createTestArticle({
      id: 'b1',
      publisherId: 'courier',
      title: 'Six dead as coastal dyke breaks in Beira',
    }),
    text: `${TEXT} Ninety horses were saved.`,
    reserved: { signals: ['mining'] },
  })
  const composed = async (...articles: Article[]) => {
    const state = createEditionState(newsroom, publishers)
    await clusterArticles(state, articles)
    const together = [...state.clusters.values()].flatMap((story) => story.articles)
    for (const id of [...state.clusters.keys()].slice(1)) state.clusters.delete(id)
    for (const [id, story] of state.clusters) state.clusters.set(id, { ...story, articles: together })
    return composeAllStories(newsroom, state, TEST_NOW)
  }
  const { stories } = await composed(report, reserved)
  expect(stories[0]?.articles.map(({ id }) => id)).toEqual(['a1', 'b1'])
  const { texts, facts, workshop, reports } = stories[0] ?? {}
  expect(reports?.publishers).toBe(2)
  expect(texts?.en?.sentences.length).toBeGreaterThan(0)
  expect(JSON.stringify({ texts, facts, workshop })).not.toContain('b1')
  const alone = await composed(reserved)
  expect(alone.stories).toEqual([])
  expect(alone.heldBack[0]?.reason).toBe('its publishers reserve the use of their texts')
})

test('a text that may not be used after a moment is gone from its story after it', async () => {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData)
  const state = createEditionState(newsroom, new Map([['gazette', createTestPublisher({ id: 'gazette' })]]))
  const expiresAt = new Date(TEST_NOW.getTime() + 30 * 60_000).toISOString()
  await clusterArticles(state, [
    createTestArticle({
      id: 'a1',
      title: 'Six dead as dyke breaks in Beira',
      text: TEXT,
      reserved: { signals: ['expires'], expiresAt },
    }),
  ])
  expect((await composeAllStories(newsroom, state, TEST_NOW)).stories).toHaveLength(1)
  const later = new Date(TEST_NOW.getTime() + HOUR_MS)
  expect((await composeAllStories(newsroom, state, later)).stories).toEqual([])
})
