import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_SEARCH_TERMS, parseSearchQuery } from './parse-search-query.ts'

const groupsOf = (text: string) => parseSearchQuery(text).groups
const word = (text: string, isPrefix = false) => ({ kind: 'words', words: text.split(' '), isPrefix })

describe('a search', () => {
  test('RK-06 is trimmed, lowercased and split on whitespace; the last word may go on', () => {
    expect(groupsOf('  Bridge\tÖPENS ')).toEqual([
      { any: [word('bridge')], isNegated: false },
      { any: [word('opens')], isNegated: false },
    ])
    expect(groupsOf('bridge op').at(-1)?.any).toEqual([word('op', true)])
  })

  test.each(['', '   ', '"', '-', '- -', '"" ""', '…!?'])(
    'RK-06 without a word in it (%j) has no groups',
    (text) => {
      expect(groupsOf(text)).toEqual([])
    },
  )

  test.each([
    ['"new york" ', word('new york')],
    ['“new york” ', word('new york')],
    ['"new yo', word('new yo', true)],
    ['covid-19 ', word('covid 19')],
    ['source:"De Stentor"', { kind: 'source', words: ['de', 'stentor'] }],
    ['Place:Zwolle', { kind: 'place', words: ['zwolle'] }],
    ['category:science', { kind: 'category', words: ['science'] }],
    ['lang:NL', { kind: 'lang', language: 'nl' }],
    ['before:2026-11-20', { kind: 'before', ms: Date.UTC(2026, 10, 20) }],
    ['after:2026-11', { kind: 'after', ms: Date.UTC(2026, 10, 1) }],
    ['after:2026', { kind: 'after', ms: Date.UTC(2026, 0, 1) }],
    // Text that isn't a valid operator is searched for as words.
    ['before:dawn ', word('before dawn')],
    ['before:2026-02-31 ', word('before 2026 02 31')],
    ['lang:english ', word('lang english')],
    ['foo:bar ', word('foo bar')],
    ['source: ', word('source')],
  ])('reads %s', (text, part) => {
    expect(groupsOf(text)).toEqual([{ any: [part], isNegated: false }])
  })

  test('OR joins the parts before and after it, a minus negates a part', () => {
    expect(groupsOf('flood zwolle OR deventer OR "den haag" -sports -source:nos ')).toEqual([
      { any: [word('flood')], isNegated: false },
      { any: [word('zwolle'), word('deventer'), word('den haag')], isNegated: false },
      { any: [word('sports')], isNegated: true },
      { any: [{ kind: 'source', words: ['nos'] }], isNegated: true },
    ])
  })

  test('OR at an end, and in small letters, is a word', () => {
    expect(groupsOf('OR zwolle ')).toHaveLength(2)
    expect(groupsOf('zwolle OR ')).toHaveLength(2)
    expect(groupsOf('this or that ')).toHaveLength(3)
  })

  test('any text can be read, within bounds', () => {
    const piece = fc.oneof(
      fc.constantFrom('"', '-', ' ', 'OR', ':', 'source:', 'before:', '2026-13-99', '“', 'a'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const groups = groupsOf(pieces.join(''))
        expect(groups.flatMap(({ any }) => any).length).toBeLessThanOrEqual(MAX_SEARCH_TERMS)
        for (const part of groups.flatMap(({ any }) => any))
          if ('words' in part) expect(part.words.every((text) => text.length > 0)).toBe(true)
      }),
    )
  })
})
