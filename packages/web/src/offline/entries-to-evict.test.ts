import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEntriesToEvict, findReleaseCachesToDelete } from './entries-to-evict.ts'

const entries = fc.array(fc.nat(100)).map((sizes) => sizes.map((bytes, n) => ({ url: `/${n}`, bytes })))

test('the remaining entries are within the limits, and the newest', () => {
  fc.assert(
    fc.property(entries, fc.nat(10), fc.nat(300), (newestFirst, count, bytes) => {
      const leave = findEntriesToEvict(newestFirst, { count, bytes })
      const stay = newestFirst.slice(0, newestFirst.length - leave.length)
      expect([...stay, ...leave]).toEqual(newestFirst)
      expect(stay.length).toBeLessThanOrEqual(count)
      expect(stay.reduce((sum, entry) => sum + entry.bytes, 0)).toBeLessThanOrEqual(bytes)
    }),
  )
})

test('no entry is removed that is within the limits', () => {
  fc.assert(
    fc.property(entries, fc.nat(10), fc.nat(300), (newestFirst, count, bytes) => {
      const [first] = findEntriesToEvict(newestFirst, { count, bytes })
      if (!first) return
      const index = newestFirst.indexOf(first)
      const sum = newestFirst.slice(0, index + 1).reduce((all, entry) => all + entry.bytes, 0)
      expect(index >= count || sum > bytes).toBe(true)
    }),
  )
})

test('of a dozen editions the last three remain', () => {
  const editions = Array.from({ length: 12 }, (_, n) => ({ url: `/news.json?kept=${12 - n}`, bytes: 1 }))
  expect(findEntriesToEvict(editions, { count: 3, bytes: 100 })).toEqual(editions.slice(3))
})

test.each([
  ['the first', ['plainwire-release-a', 'plainwire-editions'], 'plainwire-release-a', []],
  ['the second', ['plainwire-release-a', 'plainwire-release-b'], 'plainwire-release-b', []],
  [
    'a later one',
    ['plainwire-release-a', 'plainwire-release-b', 'plainwire-editions', 'plainwire-release-c'],
    'plainwire-release-c',
    ['plainwire-release-a'],
  ],
  [
    'one that was taken back',
    ['plainwire-release-a', 'plainwire-release-b', 'plainwire-release-c'],
    'plainwire-release-a',
    ['plainwire-release-b'],
  ],
])('%s release preserves the one before it', (_name, names, current, expected) => {
  expect(findReleaseCachesToDelete(names, current)).toEqual(expected)
})
