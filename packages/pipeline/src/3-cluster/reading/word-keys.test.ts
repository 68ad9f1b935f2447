import { describe, expect, test } from 'vitest'
import { sharedWordPropertyCache } from '../../text/index.ts'
import { Vocabulary } from '../memory/terms/vocabulary.ts'
import { WordKeyCache } from './word-key-cache.ts'
import type { WordKeyInputs } from './word-keys.ts'

const number = (word: string) =>
  sharedWordPropertyCache.folded(sharedWordPropertyCache.number(word, 0, word.length))

function keysOf(known: Partial<WordKeyInputs> = {}) {
  const vocabulary = new Vocabulary()
  const requested: string[] = []
  const cross: WordKeyInputs['cross'] = (word, language) => {
    requested.push(word)
    return known.cross?.(word, language) ?? []
  }
  const cache = new WordKeyCache({
    vocabulary,
    compounds: () => [],
    placeWords: new Map(),
    ...known,
    cross,
  })
  /** The terms of a word: its own, those shared by all languages, and those of its parts. */
  const terms = (word: string, language = 'en') => {
    const keys = cache.ofLanguage(language)
    const entry = keys.entry(number(word))
    if (entry === 0) return undefined
    const term = (id: number) => vocabulary.term(id)
    return {
      own: term(keys.id(entry)),
      isNumber: keys.isNumber(entry),
      cross: Array.from({ length: keys.crossCount(entry) }, (_, at) => term(keys.cross(entry, at))),
      parts: Array.from({ length: keys.partCount(entry) }, (_, at) => term(keys.part(entry, at))),
    }
  }
  return { cache, vocabulary, requested, terms }
}

describe('the keys of a word', () => {
  test('are its stem, those shared by all languages and those of its parts', () => {
    const { terms } = keysOf({
      cross: (word) => [`e:${word}`, `c:${word}`],
      compounds: () => ['trein', 'verkeer', 'net'],
    })
    expect(terms('flooding')).toEqual({
      own: 'flood',
      isNumber: false,
      cross: ['e:flooding', 'c:flooding'],
      parts: ['trein', 'verkeer', 'net'],
    })
    expect(terms('floods')?.own).toBe('flood')
  })

  test('are none for stop words of its language and single letters', () => {
    const { terms } = keysOf()
    expect([terms('the'), terms('x'), terms('het', 'nl')]).toEqual([undefined, undefined, undefined])
    expect(terms('het')?.own).toBe('het')
    expect(terms('ox')?.own).toBe('ox')
  })

  test('are requested once in each language', () => {
    const { terms, requested } = keysOf()
    for (const word of ['dyke', 'storm', 'dyke']) terms(word)
    expect(requested).toEqual(['dyke', 'storm'])
    terms('dyke', 'nl')
    expect(requested).toEqual(['dyke', 'storm', 'dyke'])
  })
})

describe('a number', () => {
  test.each([
    ['120', '#120'],
    ['1,480', '#1480'],
    ['1.480', '#1480'],
    ['10', '#10'],
    ['9.5', undefined],
    ['07', undefined],
    ['1899', '#1899'],
    ['1900', undefined],
    ['2026', undefined],
    ['2100', '#2100'],
    ['3-2', '#3-2'],
    ['12-10', '#12-10'],
    ['g20', undefined],
  ])('%s is the key %s', (word, key) => {
    const found = keysOf().terms(word)
    expect(found?.isNumber).toBe(key !== undefined)
    if (key !== undefined) expect(found).toEqual({ own: key, isNumber: true, cross: [key], parts: [] })
  })

  test('is no word for other languages or compounds', () => {
    const { terms, requested } = keysOf({ compounds: () => ['part'] })
    expect(terms('120')?.parts).toEqual([])
    expect(requested).toEqual([])
  })
})

describe('a word as a name', () => {
  test('has its own key, whatever its stem', () => {
    const { cache, vocabulary } = keysOf()
    const keys = cache.ofLanguage('en')
    expect(vocabulary.term(keys.name(number('floods')))).toBe('@floods')
    expect(keys.name(number('floods'))).toBe(keys.name(number('floods')))
    expect(keys.name(number('floods'))).not.toBe(keys.name(number('flood')))
  })

  test.each([
    ['beira', 'en', true],
    ['the', 'en', false],
    ['monday', 'en', false],
    ['president', 'en', false],
    ['omdat', 'nl', false],
    ['omdat', 'en', true],
  ])('%s in %s can be one: %s', (word, language, expected) => {
    const keys = keysOf().cache.ofLanguage(language)
    expect([keys.canBeName(number(word)), keys.canBeName(number(word))]).toEqual([expected, expected])
  })

  test('may begin a place name, also with a hyphen', () => {
    const placeWords = new Map([
      ['new', 2],
      ['the', 3],
    ])
    const keys = keysOf({ placeWords }).cache.ofLanguage('en')
    const found = ['new', 'new-york', 'the', 'york', 'york-new'].map((word) => keys.placeWords(number(word)))
    expect(found).toEqual([2, 2, 3, 0, 0])
    expect(keys.canBeName(number('the'))).toBe(false)
  })
})

test('thousands of words keep their keys', () => {
  const { cache, vocabulary } = keysOf({
    cross: (word) => [`e:${word}`],
    compounds: (word) => [`p${word}`],
    placeWords: new Map([['zq4999', 2]]),
  })
  const words = Array.from({ length: 5_000 }, (_, at) => `zq${at}`)
  const keys = cache.ofLanguage('en')
  for (const word of words) {
    keys.entry(number(word))
    keys.name(number(word))
    keys.canBeName(number(word))
  }
  for (const word of words) {
    const entry = keys.entry(number(word))
    const ids = [keys.id(entry), keys.cross(entry, 0), keys.part(entry, 0), keys.name(number(word))]
    expect(ids.map((id) => vocabulary.term(id))).toEqual([word, `e:${word}`, `p${word}`, `@${word}`])
    expect(keys.canBeName(number(word))).toBe(true)
  }
  expect(keys.placeWords(number('zq4999'))).toBe(2)
  expect(keys.placeWords(number('zq4998'))).toBe(0)
})

describe('the cache', () => {
  test('is cleared when it holds too many languages', () => {
    const { cache } = keysOf()
    const first = cache.ofLanguage('l0')
    for (let at = 1; at < 8; at++) cache.ofLanguage(`l${at}`)
    expect(cache.ofLanguage('l0')).toBe(first)
    cache.ofLanguage('l8')
    expect(cache.ofLanguage('l0')).not.toBe(first)
  })

  test('looks words up again once it was told to forget', () => {
    const { cache, terms, requested } = keysOf()
    terms('dyke')
    cache.forget()
    expect(terms('dyke')?.own).toBe('dyke')
    expect(requested).toEqual(['dyke', 'dyke'])
  })
})
