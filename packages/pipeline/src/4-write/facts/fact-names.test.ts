import { expect, test } from 'vitest'
import { chooseFactNames } from './fact-names.ts'
import { createTestMention } from './mention.fixture.ts'
import type { FactMention } from './mentions/fact-mention.ts'

/** A number of things in the text, or the title, of an article. */
const named = (noun: string | undefined, language = 'en', field: FactMention['field'] = 'text') =>
  createTestMention({ ...(noun === undefined ? {} : { noun }), field, isCasualty: false }, { language })
const nameOf = (...nouns: string[]) => chooseFactNames(nouns.map((noun) => named(noun))).names?.en

test('each language has the name that its reports give', () => {
  const mentions = [named('parcel lockers'), named('pakketkluizen', 'nl')]
  expect(chooseFactNames(mentions)).toEqual({ names: { en: 'parcel lockers', nl: 'pakketkluizen' } })
  expect(chooseFactNames(mentions.slice(1))).toEqual({ names: { nl: 'pakketkluizen' } })
})

test.each([
  ['no mentions', []],
  ['mentions without a noun', [named(undefined), named(undefined, 'nl', 'title')]],
  ['mentions in a language that we don’t write', [named('Schließfächer', 'de')]],
])('no name comes from %s', (_, mentions) => {
  expect(chooseFactNames(mentions)).toEqual({})
})

test('mentions without a noun don’t count against those with one', () => {
  expect(chooseFactNames([named(undefined), named(undefined), named('lockers')])).toEqual({
    names: { en: 'lockers' },
  })
})

test('the most frequent noun wins, then the longest, then the first of the alphabet, in any order', () => {
  expect(nameOf('coronavirus cases', 'cases', 'cases')).toBe('cases')
  expect(nameOf('cases', 'cases', 'coronavirus cases')).toBe('cases')
  expect(nameOf('cases', 'coronavirus cases')).toBe('coronavirus cases')
  expect(nameOf('coronavirus cases', 'cases')).toBe('coronavirus cases')
  expect(nameOf('boats', 'ships')).toBe('boats')
  expect(nameOf('ships', 'boats')).toBe('boats')
})

test('titles are used only if no text of the language names the thing', () => {
  const title = named('New Parcel Lockers', 'en', 'title')
  expect(chooseFactNames([title, title, named('lockers')])).toEqual({ names: { en: 'lockers' } })
  expect(chooseFactNames([title, named('lockers', 'en', 'summary')])).toEqual({ names: { en: 'lockers' } })
  expect(chooseFactNames([title, named(undefined), named('kluizen', 'nl')])).toEqual({
    names: { en: 'New Parcel Lockers', nl: 'kluizen' },
  })
})
