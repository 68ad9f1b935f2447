import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TermRarityWeighting } from './damping.ts'
import { Vocabulary } from './vocabulary.ts'

const ORDINARY = new Map([
  ['minister', 0.05],
  ['harbour', 0.002],
])
/** The number of calls of `tick` after which the damping of a term is recomputed. */
const RENEW_EVERY = 50

function opened(groups = 0) {
  const vocabulary = new Vocabulary(undefined, ORDINARY)
  const damping = new TermRarityWeighting(vocabulary)
  const renew = () => {
    for (let at = 0; at < RENEW_EVERY; at++) damping.tick()
  }
  for (let at = 0; at < groups; at++) damping.countGroups(1)
  return { vocabulary, damping, renew }
}

const words = fc.constantFrom('minister', 'harbour', 'zanzibar')

test('a damping is between 0.05 and 1, whatever is counted', () => {
  const counts = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(1 as const, -1 as const)), { maxLength: 300 })
  fc.assert(
    fc.property(words, fc.nat(2000), counts, (word, groups, changes) => {
      const { vocabulary, damping } = opened(groups)
      const id = vocabulary.id(word)
      for (const [other, change] of changes) damping.count(id + other, change)
      expect(damping.of(id)).toBeGreaterThanOrEqual(0.05)
      expect(damping.of(id)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 50 },
  )
})

test('it never rises as more of the groups hold a term, and falls in the end', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 3000 }), (word, groups) => {
      const { vocabulary, damping, renew } = opened(groups)
      const id = vocabulary.id(word)
      const values = [damping.of(id)]
      for (let held = 0; held < groups; held++) {
        damping.count(id, 1)
        if (held % RENEW_EVERY > 0) continue
        renew()
        values.push(damping.of(id))
      }
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      renew()
      expect(damping.of(id)).toBeLessThan(1)
    }),
    { numRuns: 30 },
  )
})

test('it never falls as groups come that do not hold the term', () => {
  const { vocabulary, damping, renew } = opened(100)
  const id = vocabulary.id('zanzibar')
  for (let held = 0; held < 60; held++) damping.count(id, 1)
  let before = damping.of(id)
  for (let more = 0; more < 40; more++) {
    for (let at = 0; at < 50; at++) damping.countGroups(1)
    renew()
    expect(damping.of(id)).toBeGreaterThanOrEqual(before)
    before = damping.of(id)
  }
})

test('a term that no group holds is not damped', () => {
  const { vocabulary, damping } = opened(500)
  for (const word of [...ORDINARY.keys(), 'zanzibar']) expect(damping.of(vocabulary.id(word))).toBe(1)
})

test('a value is computed anew after 50 articles and not before', () => {
  const { vocabulary, damping, renew } = opened(100)
  const id = vocabulary.id('zanzibar')
  expect(damping.of(id)).toBe(1)
  for (let held = 0; held < 90; held++) damping.count(id, 1)
  expect(damping.of(id)).toBe(1)
  renew()
  expect(damping.of(id)).toBeLessThan(1)
})

test('counts move along with new ids of terms, and those of forgotten terms are gone', () => {
  const { vocabulary, damping } = opened(100)
  const [first, second, third] = ['one', 'two', 'three'].map((word) => vocabulary.id(word))
  if (first === undefined || second === undefined || third === undefined) throw new Error('No ids')
  for (let held = 0; held < 80; held++) for (const id of [first, third]) damping.count(id, 1)
  const before = damping.of(third)
  damping.rename(Int32Array.from([-1, 0, 1]))
  expect(damping.of(1)).toBe(before)
  for (const id of [0, 2]) expect(damping.of(id)).toBe(1)
})
