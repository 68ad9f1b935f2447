import { describe, expect, test } from 'vitest'
import { aSource, aStory } from '../testing.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { buildSearchIndex } from './search-index.ts'
import { correctSpelling } from './spelling.ts'

const indexOf = (...headlines: string[]) =>
  buildSearchIndex(
    headlines.map((headline, at) =>
      aStory({
        id: `s${at}`,
        headline,
        sub_headline: '',
        categories: [],
        sources: [aSource({ original_headline: '', name: '' })],
      }),
    ),
  )
const meant = (typed: string, headlines: string[], which: 'unknown' | 'all' = 'unknown') =>
  correctSpelling(indexOf(...headlines), parseSearchQuery(typed), which)?.corrections

describe('the words that a misspelled one may mean', () => {
  test.each([
    ['of three letters is not doubted', 'ian ', ['Jan']],
    ['with a digit is not doubted', 'covid18 ', ['covid19']],
    ['of a phrase is not doubted', '"bridge opans" ', ['Bridge opens']],
    ['that the edition has is not doubted', 'storm ', ['Storm', 'Storms']],
    ['that an edition’s word begins with is not doubted', 'sto', ['Storm', 'Stop']],
    ['that is nothing like any is not doubted', 'zebra ', ['Storm']],
  ])('a word %s', (_name, typed, headlines) => {
    expect(meant(typed, headlines)).toBeUndefined()
  })

  test('are those one letter away, and from eight letters on two', () => {
    expect(meant('bridfe ', ['Bridge'])).toEqual([{ typed: 'bridfe', meant: ['bridge'] }])
    expect(meant('bxidfe ', ['Bridge'])).toBeUndefined()
    expect(meant('burgomxstxr ', ['Burgomaster'])).toEqual([{ typed: 'burgomxstxr', meant: ['burgomaster'] }])
    expect(meant('bxrgxmxster ', ['Burgomaster'])).toBeUndefined()
  })

  test('are the nearest alone: one letter away hides those two away', () => {
    expect(meant('chancelor ', ['Chancellor', 'Chancelxxr'])).toEqual([
      { typed: 'chancelor', meant: ['chancellor'] },
    ])
  })

  test('are at most eight, those of most stories first, then by the alphabet', () => {
    const letters = [...'abcdefghjk'].map((letter) => `bridg${letter}`)
    const found = meant('bridgz ', [...letters, 'bridgk again', 'bridgh again'])?.[0]?.meant
    expect(found).toEqual(['bridgh', 'bridgk', 'bridga', 'bridgb', 'bridgc', 'bridgd', 'bridge', 'bridgf'])
  })

  test('are looked for beside known words too where nothing was found together', () => {
    expect(meant('stork ', ['Stork', 'Storm'])).toBeUndefined()
    expect(meant('stork ', ['Stork', 'Storm'], 'all')).toEqual([{ typed: 'stork', meant: ['storm'] }])
  })

  test('are added to the whole typed words, while exclusions are unchanged', () => {
    const query = correctSpelling(
      indexOf('Storm', 'Rain'),
      parseSearchQuery('strom -rainn '),
      'unknown',
    )?.query
    expect(query?.groups).toEqual([
      {
        any: [
          { kind: 'words', words: ['strom'], isPrefix: false },
          { kind: 'words', words: ['storm'], isPrefix: false },
        ],
        isNegated: false,
      },
      { any: [{ kind: 'words', words: ['rainn'], isPrefix: false }], isNegated: true },
    ])
  })
})
