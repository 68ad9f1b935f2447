import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SavedStory, SavedStorySnapshot } from '../../contract/index.ts'
import {
  applySavedStoryChanges,
  findSavesBeyondLimit,
  queueSavedStoryChange,
  type SavedStoryChange,
} from './saved-queue.ts'

const story: SavedStorySnapshot = {
  headline: 'Bridge closed',
  sub_headline: '',
  description: '',
  categories: [],
  tags: [],
  published_at: '2026-11-20T10:00:00.000Z',
  sources: [],
}
const at = '2026-11-20T12:00:00.000Z'
const saved = (storyId: string): SavedStory => ({ id: storyId, storyId, savedAt: at, story })
const save = (storyId: string): SavedStoryChange => ({ kind: 'save', storyId, at, story })
const unsave = (storyId: string): SavedStoryChange => ({ kind: 'unsave', storyId, at })
const clear: SavedStoryChange = { kind: 'clear', at }
const none = { saved: [], started: 0 }
const ids = (stories: readonly SavedStory[]) => stories.map(({ storyId }) => storyId)

describe('changes wait for the server', () => {
  test('SV-04 what waits is shown as if it were done, the last saved first', () => {
    expect(
      ids(applySavedStoryChanges([saved('a'), saved('b')], [save('c'), unsave('a'), save('b')])),
    ).toEqual(['c', 'b'])
    expect(applySavedStoryChanges([saved('a')], [save('b'), clear])).toEqual([])
  })

  test('in the order in which they were made', () => {
    const waiting = queueSavedStoryChange([save('a')], save('b'), none)
    expect(waiting).toEqual([save('a'), save('b')])
  })

  test('SV-06 a story that is saved already is not saved again', () => {
    expect(queueSavedStoryChange([], save('a'), { saved: [saved('a')], started: 0 })).toEqual([])
    expect(queueSavedStoryChange([save('a')], save('a'), none)).toEqual([save('a')])
  })

  test('only the last change of a story counts; reverted, there is none', () => {
    expect(queueSavedStoryChange([save('a'), save('b')], unsave('a'), none)).toEqual([save('b')])
    expect(queueSavedStoryChange([unsave('a')], save('a'), { saved: [saved('a')], started: 0 })).toEqual([])
  })

  test('what is on its way stays, and its opposite follows it', () => {
    expect(queueSavedStoryChange([save('a')], unsave('a'), { saved: [], started: 1 })).toEqual([
      save('a'),
      unsave('a'),
    ])
  })

  test('nothing that waits matters once all are removed', () => {
    expect(
      queueSavedStoryChange([save('a'), unsave('b')], clear, { saved: [saved('b')], started: 0 }),
    ).toEqual([clear])
    expect(queueSavedStoryChange([save('a'), save('b')], clear, { saved: [], started: 1 })).toEqual([
      save('a'),
      clear,
    ])
  })
})

test('SV-05 without a connection it is known too which saves there is no room for', () => {
  const nine = Array.from({ length: 9 }, (_, index) => saved(`s${index}`))
  const changes = [save('a'), save('b'), unsave('s0'), save('c'), save('d'), save('a')]
  expect(findSavesBeyondLimit(nine, changes, 10)).toEqual([save('b'), save('d')])
  expect(findSavesBeyondLimit(nine, changes, Number.POSITIVE_INFINITY)).toEqual([])
  // A former subscriber has more saved stories than the limit; removing one of them and saving one of them
  // again must still work.
  expect(findSavesBeyondLimit([...nine, saved('x'), saved('y')], [unsave('x'), save('y')], 10)).toEqual([])
})

const id = fc.constantFrom('a', 'b', 'c')
const anyChange = fc.oneof(
  { weight: 6, arbitrary: id.map(save) },
  { weight: 6, arbitrary: id.map(unsave) },
  { weight: 1, arbitrary: fc.constant(clear) },
)

test('SV-04 whatever is changed, the same stories are saved in the end as if each change had been made at once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(anyChange), (first, changes) => {
      const server = first.map(saved)
      const waiting = changes.reduce<readonly SavedStoryChange[]>(
        (list, change) => queueSavedStoryChange(list, change, { saved: server, started: 0 }),
        [],
      )
      const sorted = (stories: readonly SavedStory[]) => ids(stories).toSorted()
      expect(sorted(applySavedStoryChanges(server, waiting))).toEqual(
        sorted(applySavedStoryChanges(server, changes)),
      )
      const keys = waiting.map((change) => ('storyId' in change ? change.storyId : ''))
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
