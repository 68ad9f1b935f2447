import { aSource, aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { countHeadlineWords } from '../quality/clustering/term-vectors.ts'
import { makeLabelLines } from './label-lines.ts'

const background = countHeadlineWords(['Council votes on budget', 'Storm closes schools', 'Museum opens'])
const story = (id: string, headline: string, thread: string | undefined, ...publishers: string[]) => ({
  ...aStory({
    id,
    headline,
    description: '',
    sources: publishers.map((name) => aSource({ name, original_headline: headline })),
  }),
  thread: thread === undefined ? undefined : { id: thread },
})

test('a day has its cards, the pairs of them that are alike, and the stories of several publishers', () => {
  const quake = story('s1', 'Earthquake shakes Lisbon', 't1', 'A', 'B')
  const debate = story('s2', 'Parliament debates pensions', undefined, 'A', 'A')
  const aid = story('s3', 'Lisbon earthquake leaves hundreds homeless', 't1', 'C')
  const lines = makeLabelLines(
    { day: '2020-05-30', cards: [quake, debate, aid], stories: [quake, debate, aid] },
    background,
  )
  expect(lines.cards.map(({ rank, thread, publishers }) => [rank, thread, publishers])).toEqual([
    [1, 't1', ['A', 'B']],
    [2, null, ['A']],
    [3, 't1', ['C']],
  ])
  expect(lines.pairs).toHaveLength(1)
  expect(lines.pairs[0]).toMatchObject({ ranks: [1, 3], isOneThread: true, label: null })
  expect(lines.several).toEqual([
    {
      day: '2020-05-30',
      story: 's1',
      thread: 't1',
      headline: 'Earthquake shakes Lisbon',
      reports: [
        { publisher: 'A', title: 'Earthquake shakes Lisbon' },
        { publisher: 'B', title: 'Earthquake shakes Lisbon' },
      ],
      label: null,
    },
  ])
})
