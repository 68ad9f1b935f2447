import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PostingListStore } from './posting-blocks.ts'
import { IntegerSumTable } from './tally.ts'
import { TopScoredKeys } from './top-list.ts'

const LIMIT = 20
const visited = (lists: PostingListStore, term: number, since: number) => {
  const found: number[] = []
  lists.visit(term, since, LIMIT, (article) => {
    found.push(article)
    return true
  })
  return found
}

test('a list gives its newest numbers, as a plain list of lists would, through expiry and new ids', () => {
  const step = fc.oneof(
    { weight: 30, arbitrary: fc.record({ add: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ expire: fc.nat(100) }) },
    { weight: 1, arbitrary: fc.record({ forget: fc.nat(5) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), fc.nat(400), (steps, since) => {
      const lists = new PostingListStore(LIMIT)
      let plain = Array.from({ length: 6 }, (): number[] => [])
      let [article, before] = [0, 0]
      for (const each of steps) {
        if ('add' in each) {
          lists.add(each.add, article)
          plain[each.add]?.unshift(article++)
        } else if ('expire' in each) {
          before = Math.max(before, article - each.expire)
          lists.expire(before)
        } else {
          lists.rename(Int32Array.from({ length: 6 }, (_, term) => (term === each.forget ? -1 : term)))
          plain = plain.map((list, term) => (term === each.forget ? [] : list))
        }
      }
      const from = Math.max(since, before)
      for (let term = 0; term < 6; term++) {
        const expected = plain[term]?.slice(0, LIMIT).filter((number) => number >= from)
        expect(visited(lists, term, from)).toEqual(expected)
      }
    }),
  )
})

test('a tally sums like a map, round after round', () => {
  const tally = new IntegerSumTable(8)
  const additions = fc.array(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9 })))
  fc.assert(
    fc.property(additions, (list) => {
      tally.clear()
      const plain = new Map<number, number>()
      for (const [key, value] of list) {
        tally.add(key, value)
        plain.set(key, (plain.get(key) ?? 0) + value)
      }
      const sums = new Map<number, number>()
      tally.forEach((key, sum) => {
        sums.set(key, sum)
      })
      expect(sums).toEqual(plain)
    }),
  )
})

test('a top list contains the highest scores, and of equal ones the higher numbers', () => {
  const offers = fc.uniqueArray(fc.tuple(fc.nat(1000), fc.nat(5)), { selector: ([key]) => key })
  fc.assert(
    fc.property(offers, (list) => {
      const top = new TopScoredKeys(7)
      for (const [key, score] of list) top.offer(key, score)
      const expected = list.toSorted(([a, x], [b, y]) => y - x || b - a).slice(0, 7)
      expect(top.keys()).toEqual(expected.map(([key]) => key))
    }),
  )
})
