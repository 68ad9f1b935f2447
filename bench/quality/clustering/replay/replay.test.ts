import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../../packages/domain/src/units/index.ts'
import {
  createTestArticle,
  createTestPublisher,
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../../../../packages/pipeline/src/newsroom/newsroom.fixture.ts'
import { MergeRedirects } from './redirects.ts'
import { replayStream } from './replay.ts'

test('an id leads to its current group in one step, also after several merges', () => {
  const redirects = new MergeRedirects()
  redirects.merge('c', 'b')
  redirects.merge('b', 'a')
  redirects.merge('d', 'c')
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => redirects.of(id))).toEqual(['a', 'a', 'a', 'a', 'e'])
})

const DYKE =
  'A coastal dyke at Praia Nova near Beira in Mozambique broke before dawn and the sea flooded the Munhava district, Mayor Celestino Mabunda said.'
const STORM =
  'Tropical storm Nadira killed six people near Beira in Mozambique as it came ashore with winds of 140 kilometres an hour, rescuers from the Red Cross said.'

test('B5 a merge is followed through its redirect and explained by the log of the story that stays', async () => {
  const arriving = (id: string, hoursAgo: number, title: string, summary: string) => {
    const at = new Date(TEST_NOW.getTime() - hoursAgo * HOUR_MS)
    return createTestArticle({ id, publisherId: id, title, summary, publishedAt: at, firstSeenAt: at })
  }
  const articles = [
    arriving('a', 5, 'Dyke at Praia Nova breaks, Munhava flooded', DYKE),
    arriving('b', 4, 'Storm Nadira kills six in Mozambique', STORM),
    arriving('c', 3, 'Storm Nadira kills six in Mozambique as dyke at Praia Nova breaks', `${DYKE} ${STORM}`),
  ]
  const publishers = new Map(articles.map(({ publisherId: id }) => [id, createTestPublisher({ id })]))
  const { survival, changes, unexplained } = await replayStream(articles, publishers, testNewsroomData)
  expect(survival.story).toEqual({ ids: 3, survived: 3, worstHour: 1, articles: 3, stillFound: 3 })
  expect(survival.thread).toMatchObject({ worstHour: 1, stillFound: 3 })
  expect(changes).toBeGreaterThan(0)
  expect(unexplained).toEqual([])
})

test('B5 over the hours of the sample edition ids of stories and threads survive, and every change is logged', async () => {
  const events = sampleEvents()
  const articles = sampleArticles(events).map(({ article }) => article)
  const { hours, survival, unexplained } = await replayStream(
    articles,
    samplePublishers(events),
    testNewsroomData,
  )
  expect(hours).toBeGreaterThan(20)
  for (const { ids, survived, articles: inSight, stillFound } of [survival.story, survival.thread]) {
    expect(survived / ids).toBeGreaterThanOrEqual(0.98)
    expect(stillFound / inSight).toBeGreaterThanOrEqual(0.95)
  }
  expect(unexplained).toEqual([])
})
