import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByThread, selectBestItemPerThread } from './group-by-thread.ts'

const item = (id: string, thread?: string) => ({ id, story: thread ? { thread: { id: thread } } : {} })
const items = fc
  .array(
    fc.record({
      score: fc.nat(50),
      thread: fc.option(fc.constantFrom('t1', 't2', 't3'), { nil: undefined }),
    }),
  )
  .map((many) => many.map(({ score, thread }, index) => ({ ...item(`s${index}`, thread), score })))

test('a thread is one entry, where its best-ranked story is; its other stories are listed with it', () => {
  const [a, b, c, d] = [item('a', 't1'), item('b'), item('c', 't1'), item('d', 't2')]
  expect(groupByThread([a, b, c, d])).toEqual([{ ...a, others: [c] }, b, d])
})

test('a list without two stories of a thread is unchanged', () => {
  const list = [item('a', 't1'), item('b')]
  expect(groupByThread(list)).toEqual(list)
})

test('an entry for every thread, none twice, nothing lost, in the order of the list', () => {
  fc.assert(
    fc.property(items, (list) => {
      const entries = groupByThread(list)
      const threads = entries.flatMap(({ story }) => story.thread?.id ?? [])
      expect(new Set(threads).size).toBe(threads.length)
      const all = entries.flatMap(({ id, others = [] }) => [id, ...others.map((other) => other.id)])
      expect(all.toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      const places = entries.map(({ id }) => list.findIndex((one) => one.id === id))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const { story, others = [] } of entries)
        for (const other of others) expect(other.story.thread?.id).toBe(story.thread?.id)
    }),
  )
})

test('the best of each thread without sorting are the first of each once sorted', () => {
  fc.assert(
    fc.property(items, (list) => {
      const compare = (a: { score: number; id: string }, b: { score: number; id: string }) =>
        b.score - a.score || (a.id < b.id ? -1 : 1)
      const first = groupByThread(list.toSorted(compare)).map(({ id }) => id)
      expect(
        selectBestItemPerThread(list, compare)
          .toSorted(compare)
          .map(({ id }) => id),
      ).toEqual(first)
    }),
  )
})
