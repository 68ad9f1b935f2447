import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSource, aStory } from '../testing.ts'
import { computeEditDistance } from './edit-distance.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { buildSearchIndex } from './search-index.ts'
import { listSearchResults } from './search-list.ts'
import { searchWithCorrections } from './tolerant-search.ts'

const storyOf = (headline: string, id = headline) =>
  aStory({
    id,
    headline,
    sub_headline: '',
    categories: [],
    tags: [],
    sources: [aSource({ original_headline: '', name: '' })],
  })
const search = (text: string, headlines: string[]) => {
  const index = buildSearchIndex(headlines.map((headline) => storyOf(headline)))
  return searchWithCorrections(
    index,
    parseSearchQuery(text),
    headlines.map((_, rank) => rank),
  )
}
const foundIn = (text: string, headlines: string[]) =>
  search(text, headlines).found.map(({ story }) => story.headline)

describe('a search with a misspelled word', () => {
  test.each([
    ['a letter too few', 'miniser '],
    ['a letter too many', 'minisster '],
    ['a wrong letter', 'minuster '],
    ['two letters swapped', 'minitser '],
    ['two wrong letters in a long word', 'mimistur '],
    ['a wrong letter in what is still being typed', 'minos'],
  ])('finds the story with %s', (_name, typed) => {
    expect(foundIn(typed, ['Minister resigns', 'Rain in Zwolle'])).toEqual(['Minister resigns'])
  })

  test.each([
    ['a short word', 'ian '],
    ['a phrase', '"minster resigns"'],
    ['an operator', 'place:minster '],
    ['what is excluded', 'rain -zwole '],
    ['a number', '20267 '],
  ])('does not forgive %s', (_name, typed) => {
    expect(search(typed, ['Minister resigns', 'Rain in Zwolle', 'Plan for 2026']).corrections).toEqual([])
  })

  test('says what it took for what, the word of most stories first', () => {
    const { corrections, found, understood } = search('strom ', [
      'Storm in Beira',
      'Storm over',
      'Strop found',
    ])
    expect(corrections).toEqual([{ typed: 'strom', meant: ['storm', 'strop'] }])
    expect(found).toHaveLength(3)
    expect(understood.groups[0]?.any).toHaveLength(3)
  })

  test('what was typed comes first, and a word that stories have is not doubted', () => {
    expect(foundIn('stork ', ['Storm in Beira', 'Stork returns'])).toEqual(['Stork returns'])
    expect(foundIn('rain OR zwole ', ['Mayor of Zwolle', 'Rain falls'])).toEqual([
      'Rain falls',
      'Mayor of Zwolle',
    ])
  })

  test('known words that find nothing together are doubted', () => {
    expect(foundIn('stork beira ', ['Storm in Beira', 'Stork returns'])).toEqual(['Storm in Beira'])
  })
})

const LETTERS = fc.constantFrom(...'abcdefgh')
const WORD = fc.string({ unit: LETTERS, minLength: 5, maxLength: 9 })

/** A word with one misspelling: a letter removed, added or replaced, or two swapped. */
const oneEdit = (word: string) =>
  fc
    .record({
      kind: fc.constantFrom('leave', 'add', 'replace', 'swap'),
      at: fc.nat(word.length - 2),
      letter: LETTERS,
    })
    .map(({ kind, at, letter }) => {
      const [before, rest] = [word.slice(0, at), word.slice(at)]
      if (kind === 'leave') return before + rest.slice(1)
      if (kind === 'add') return before + letter + rest
      if (kind === 'replace') return before + letter + rest.slice(1)
      return before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2)
    })

test('a word with one thing wrong finds its story, unless that is another story’s word', () => {
  const words = fc.uniqueArray(WORD, { minLength: 1, maxLength: 8 })
  const cases = words.chain((all) => fc.record({ all: fc.constant(all), typed: oneEdit(all[0] ?? '') }))
  fc.assert(
    fc.property(cases, ({ all, typed }) => {
      fc.pre(!all.slice(1).includes(typed))
      expect(foundIn(`${typed} `, all)).toContain(all[0])
    }),
  )
})

test('what a plain search finds comes first and in its order, whatever is forgiven besides', () => {
  fc.assert(
    fc.property(
      fc.array(WORD, { maxLength: 8 }),
      fc.array(WORD, { minLength: 1, maxLength: 3 }),
      (all, requests) => {
        const index = buildSearchIndex(all.map((word, at) => storyOf(word, `s${at}`)))
        const ranks = all.map((_, rank) => rank)
        const query = parseSearchQuery(`${requests.join(' OR ')} `)
        const plain = listSearchResults(index, query, ranks).map(({ story }) => story.id)
        const { found } = searchWithCorrections(index, query, ranks)
        expect(found.slice(0, plain.length).map(({ story }) => story.id)).toEqual(plain)
        expect(new Set(found.map(({ story }) => story.id)).size).toBe(found.length)
      },
    ),
  )
})

test('the distance is the same both ways, bounded, and 0 only between equals', () => {
  fc.assert(
    fc.property(WORD, WORD, fc.nat(3), (a, b, most) => {
      const distance = computeEditDistance(a, b, most)
      expect(computeEditDistance(b, a, most)).toBe(distance)
      expect(distance === 0).toBe(a === b)
      if (distance === undefined) expect(computeEditDistance(a, b, 9) ?? 99).toBeGreaterThan(most)
      else expect(distance).toBeLessThanOrEqual(most)
    }),
  )
})

test('for a word prefix, the nearest prefix of a longer word counts', () => {
  expect(computeEditDistance('minos', 'minister', 2, true)).toBe(1)
  expect(computeEditDistance('minos', 'minister', 2)).toBeUndefined()
})
