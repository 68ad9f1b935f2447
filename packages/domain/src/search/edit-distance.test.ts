import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeEditDistance } from './edit-distance.ts'

/**
 * Returns every word that results from one edit of `word`: a letter removed, added or replaced, or two
 * neighbouring letters swapped.
 */
function* oneStep(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, rest] = [word.slice(0, at), word.slice(at)]
    for (const letter of 'abc') {
      yield before + letter + rest
      if (rest) yield before + letter + rest.slice(1)
    }
    if (rest) yield before + rest.slice(1)
    if (rest.length > 1) yield before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2)
  }
}

/** The words that result from at most two edits of a word, each with its number of edits. */
function around(word: string): Map<string, number> {
  const found = new Map([[word, 0]])
  for (const steps of [1, 2])
    for (const known of [...found.keys()])
      for (const next of oneStep(known)) if (!found.has(next)) found.set(next, steps)
  return found
}

const words = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 5 })

test('a distance of 0, 1 or more is that of steps tried one by one', () => {
  fc.assert(
    fc.property(words, words, (typed, word) => {
      const distance = computeEditDistance(typed, word, 1)
      const expected = around(typed).get(word)
      expect(distance).toBe(expected !== undefined && expected <= 1 ? expected : undefined)
    }),
    { numRuns: 300 },
  )
})

test('the distance of a beginning is the least of all beginnings', () => {
  fc.assert(
    fc.property(words, words, fc.nat(3), (typed, word, most) => {
      const all = Array.from({ length: word.length + 1 }, (_, end) =>
        computeEditDistance(typed, word.slice(0, end), 9),
      )
      const least = Math.min(...all.map((distance) => distance ?? 99))
      expect(computeEditDistance(typed, word, most, true)).toBe(least <= most ? least : undefined)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['kitten', 'sitting', 3],
  ['ca', 'ac', 1],
  ['ca', 'abc', 3],
  ['storm', 'storm', 0],
])('%s is %s in %i steps, each letter changed once', (typed, word, steps) => {
  expect(computeEditDistance(typed, word, 9)).toBe(steps)
  expect(computeEditDistance(typed, word, steps)).toBe(steps)
  expect(computeEditDistance(typed, word, steps - 1)).toBeUndefined()
})
