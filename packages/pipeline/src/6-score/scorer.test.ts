import { expect, test } from 'vitest'
import {
  createTestArticle,
  createTestPublisher,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createScorer } from './scorer.ts'

test('a story is categorised, tagged, placed and scored in one go', () => {
  const paper = createTestPublisher({ id: 'gazette' })
  const text =
    'A fire destroyed a furniture store in Arnhem on Friday. Dutch police arrested a man on suspicion of arson, a spokesman in Arnhem said.'
  const story = {
    id: 's1',
    threadId: 't1',
    articles: [
      createTestArticle({ id: 'a1', title: 'Man arrested after fire destroys store in Arnhem', text }),
    ],
    members: [],
  }
  const reports = { articles: 1, publishers: 1, owners: 1, independent: 1 }
  const scored = createScorer(testNewsroomData).score(story, {
    texts: {},
    publishers: new Map([[paper.id, paper]]),
    reports,
    now: TEST_NOW,
  })
  expect(scored).toMatchObject({
    categories: ['crime'],
    tags: ['Arnhem'],
    place: { city: 'Arnhem', country: 'NL' },
    relevantCountries: ['NL'],
  })
  expect(Object.keys(scored.analytics).sort()).toEqual([
    'cleanliness',
    'global_relevance',
    'local_relevance',
    'political_neutrality',
    'popularity_score',
  ])
})

test.each([
  ['GB', ['world', 'crime']],
  ['CA', ['crime']],
])('an event in Canada that killed many is world news to a publisher in %s', (country, categories) => {
  const paper = createTestPublisher({ id: 'gazette', country })
  const title = 'Gunman kills 22 people in Nova Scotia'
  const text =
    'A gunman killed 22 people in Nova Scotia, Canada, before police shot him, Canadian police said.'
  const story = {
    id: 's1',
    threadId: 't1',
    articles: [createTestArticle({ id: 'a1', title, text })],
    members: [],
  }
  const scored = createScorer(testNewsroomData).score(story, {
    texts: {},
    publishers: new Map([[paper.id, paper]]),
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    now: TEST_NOW,
  })
  expect(scored.categories).toEqual(categories)
})
