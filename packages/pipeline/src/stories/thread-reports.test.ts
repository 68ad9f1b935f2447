import { expect, test } from 'vitest'
import { createTestArticle, createTestPublisher } from '../newsroom/newsroom.fixture.ts'
import { countThreadReports } from './thread-reports.ts'

const publishers = new Map(
  [
    createTestPublisher({ id: 'gazette', owner: 'Ink' }),
    createTestPublisher({ id: 'herald', owner: 'Ink' }),
    createTestPublisher({ id: 'courier', owner: 'Paper' }),
    createTestPublisher({ id: 'post', owner: 'Post' }),
  ].map((one) => [one.id, one]),
)
const TEXTS: Record<string, string> = {
  gazette: 'The dyke at Praia Nova broke on Friday night, and six people drowned in their homes.',
  courier: 'Ministers met in Maputo to discuss aid for the coast after the flood of last week.',
  herald: 'A survey of the coastal defences found forty weak places, engineers said in a report.',
}
const story = (id: string, threadId: string, publisherIds: string[], text = '') => ({
  id,
  threadId,
  articles: publisherIds.map((publisherId, at) =>
    createTestArticle({ id: `${id}${at}`, publisherId, text: text || (TEXTS[publisherId] ?? publisherId) }),
  ),
  members: [],
})

test('an owner counts once a thread, over all of its stories; a story alone in its thread isn’t counted', () => {
  const stories = [
    story('a', 't1', ['gazette']),
    story('b', 't1', ['herald', 'courier']),
    story('c', 't2', ['courier']),
  ]
  expect(countThreadReports(stories, publishers)).toEqual(new Map([['t1', 2]]))
})

test('copies of one report make no topic wide', () => {
  const copied =
    'The dyke at Praia Nova broke on Friday night, and six people drowned in their homes. Rescuers searched the town until the morning, the mayor said, and found nobody else.'
  const stories = [story('a', 't1', ['gazette']), story('b', 't1', ['herald', 'courier', 'post'], copied)]
  expect(countThreadReports(stories, publishers)).toEqual(new Map([['t1', 2]]))
})

test('a story that was counted is not compared again until it has other articles', () => {
  const [one, two] = [story('a', 't1', ['gazette']), story('b', 't1', ['courier'])]
  const known = new WeakMap([[one.articles, 0]])
  expect(countThreadReports([one, two], publishers, known)).toEqual(new Map([['t1', 1]]))
  expect(known.get(two.articles)).toBe(1)
  const changed = { ...one, articles: [...one.articles] }
  expect(countThreadReports([changed, two], publishers, known)).toEqual(new Map([['t1', 2]]))
})
