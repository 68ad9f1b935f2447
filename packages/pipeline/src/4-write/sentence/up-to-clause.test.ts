import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncateAtClause } from './up-to-clause.ts'

const LONG = 'The council of Beira voted for a new sea wall, which will take four years to build.'
const short = (text: string, most = 60, language: 'en' | 'nl' = 'en') =>
  truncateAtClause(text, language, most)

describe('a sentence up to a clause that only adds', () => {
  test('is the whole, without its full stop, where that is short enough', () => {
    expect(short(LONG, 200)).toBe(LONG.slice(0, -1))
    expect(short('The dyke broke.')).toBeUndefined()
  })

  test.each([
    [LONG, 'The council of Beira voted for a new sea wall'],
    [
      'Storms broke the sea wall of Beira, killing at least three people in the harbour.',
      'Storms broke the sea wall of Beira',
    ],
    [
      'Police arrested the former mayor of Beira after a long search of his house and office.',
      'Police arrested the former mayor of Beira',
    ],
  ])('%s', (text, expected) => {
    expect(short(text)).toBe(expected)
  })

  test.each([
    [
      'would lose who says it',
      'The sea wall of Beira was far too low, as the engineer Ana Sitoe said on Monday.',
    ],
    [
      'would cut a quotation',
      'The mayor said “the wall of Beira is too low, which we knew” at a meeting on Monday.',
    ],
    [
      'would leave no verb',
      'A long and costly plan for the sea wall, which the council of Beira voted for, begins.',
    ],
    [
      'would cut an insertion',
      'The council of the city of Beira, which voted on Monday, has rejected the new sea wall.',
    ],
    [
      'would cut a denial',
      'The council will not build the sea wall of Beira before the storms of next year begin.',
    ],
    [
      'is one piece',
      'The council of Beira voted on Monday for a new and higher sea wall around the old harbour',
    ],
  ])('is undefined if it %s', (_name, text) => {
    expect(short(text)).toBeUndefined()
  })

  test('in Dutch as well', () => {
    const text = 'De raad van Beira stemde voor een nieuwe zeedijk, waarvan de bouw vier jaar duurt.'
    expect(short(text, 60, 'nl')).toBe('De raad van Beira stemde voor een nieuwe zeedijk')
  })

  test('of any words is a beginning of the sentence, within bounds', () => {
    const words = fc.constantFrom(
      'the council',
      'voted',
      'said',
      ', which',
      ', as',
      'after',
      'and',
      'not',
      '“',
      'of Beira',
      'is',
    )
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 4, maxLength: 20 }),
        fc.integer({ min: 20, max: 90 }),
        (list, most) => {
          const text = `${list.join(' ')}.`
          const found = short(text, most)
          if (found === undefined) return
          expect(text.startsWith(found)).toBe(true)
          expect(found.length).toBeLessThanOrEqual(most)
          expect(found.length).toBeGreaterThanOrEqual(30)
        },
      ),
    )
  })
})
