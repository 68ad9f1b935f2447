import { describe, expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { ClusterMemory } from '../memory/cluster-memory.ts'
import { sketchToArticle } from '../testing/memory-history.ts'
import { ReviewSchedule } from './review-schedule.ts'

const SKETCH = {
  names: ['Rosk'],
  words: ['tunnel', 'copper'],
  kind: '',
  language: 'en',
  hoursAgo: 1,
} as const

/** A memory with one story of two reports and others of one report. */
function filled(stories: number) {
  const memory = new ClusterMemory({ data: testNewsroomData })
  let count = 0
  const add = (storyId: string) => {
    const article = sketchToArticle(`a${count++}`, {
      ...SKETCH,
      names: [...SKETCH.names],
      words: [...SKETCH.words],
    })
    return memory.insert(memory.hold(article), storyId).story
  }
  const pair = add('s-pair')
  add('s-pair')
  for (let at = 0; at < stories; at++) add(`s-${at}`)
  return { memory, pair, add, schedule: new ReviewSchedule(memory) }
}

describe('the schedule of reviews', () => {
  test('gives a story that changed once', () => {
    const { schedule, add } = filled(3)
    schedule.skip()
    const changed = add('s-1')
    schedule.add(changed)
    expect(schedule.next()).toEqual([changed])
    expect(schedule.next()).toEqual([])
  })

  test('gives stories of several reports once more when half as many articles again are in sight', () => {
    const { schedule, add, pair } = filled(8)
    schedule.skip()
    expect(schedule.grown([pair])).toEqual([pair])
    for (let at = 0; at < 4; at++) add(`s-more-${at}`)
    expect(schedule.next()).toEqual([])
    expect(schedule.grown([pair])).toEqual([])
    add('s-last')
    expect(schedule.next()).toEqual([pair])
    expect(schedule.grown([pair])).toEqual([pair])
    expect(schedule.next()).toEqual([])
  })

  test('a thread counts as grown with half as many reports again', () => {
    const { schedule } = filled(1)
    schedule.skip()
    const grown = [2, 2, 3, 4, 5].map((reports) => schedule.hasGrown('t-unknown', reports))
    expect(grown).toEqual([true, false, true, false, true])
  })
})
