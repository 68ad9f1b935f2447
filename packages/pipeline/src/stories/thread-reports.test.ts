import { expect, test } from 'vitest'
import { article, publisher } from '../newsroom/newsroom.fixture.ts'
import { threadReports } from './thread-reports.ts'

const publishers = new Map(
  [
    publisher({ id: 'gazette', owner: 'Ink' }),
    publisher({ id: 'herald', owner: 'Ink' }),
    publisher({ id: 'courier', owner: 'Paper' }),
    publisher({ id: 'post', owner: 'Post' }),
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
    article({ id: `${id}${at}`, publisherId, text: text || (TEXTS[publisherId] ?? publisherId) }),
  ),
  members: [],
})

test('an owner counts once a thread, over all of its stories; a story alone in its thread isn’t counted', () => {
  const stories = [
    story('a', 't1', ['gazette']),
    story('b', 't1', ['herald', 'courier']),
    story('c', 't2', ['courier']),
  ]
  expect(threadReports(stories, publishers)).toEqual(new Map([['t1', 2]]))
})

test('copies of one report make no topic wide', () => {
  const copied =
    'The dyke at Praia Nova broke on Friday night, and six people drowned in their homes. Rescuers searched the town until the morning, the mayor said, and found nobody else.'
  const stories = [story('a', 't1', ['gazette']), story('b', 't1', ['herald', 'courier', 'post'], copied)]
  expect(threadReports(stories, publishers)).toEqual(new Map([['t1', 2]]))
})

test('a story that was counted is not compared again until it has other articles', () => {
  const [one, two] = [story('a', 't1', ['gazette']), story('b', 't1', ['courier'])]
  const known = new WeakMap([[one.articles, 0]])
  expect(threadReports([one, two], publishers, known)).toEqual(new Map([['t1', 1]]))
  expect(known.get(two.articles)).toBe(1)
  const changed = { ...one, articles: [...one.articles] }
  expect(threadReports([changed, two], publishers, known)).toEqual(new Map([['t1', 2]]))
})
