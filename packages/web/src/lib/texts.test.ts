import type { Language } from '@plainwire/domain/language'
import { expect, test } from 'vitest'
import { ALL_TEXTS } from '../locales/all-texts.ts'
import { createLocalizer, getLanguageFromUrl, loadLocalizer, loadRemainingTexts } from './texts.ts'

const { en, nl } = ALL_TEXTS

test('LA-05 every text of the interface exists in both languages, with the same parameters', () => {
  expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort())
  const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const [key, text] of Object.entries(en)) {
    expect(names(nl[key as keyof typeof nl]), key).toEqual(names(text))
    expect(text.trim(), key).not.toBe('')
  }
})

test('parameters are replaced by values; one without a value stays', () => {
  const text = createLocalizer('en', en)
  expect(text('feed.empty.search', { query: 'tax' })).toBe(
    'No stories found for "tax". Try a different search term.',
  )
  expect(text('feed.empty.search')).toContain('{query}')
})

test('numbers select the plural form and are formatted for the language', () => {
  expect(createLocalizer('en', en).plural('card.publishers', 1)).toBe('1 publisher')
  expect(createLocalizer('en', en).plural('card.publishers', 1200)).toBe('1,200 publishers')
  expect(createLocalizer('nl', nl).plural('card.publishers', 1)).toBe('1 medium')
  expect(createLocalizer('nl', nl).plural('card.publishers', 1200)).toBe('1.200 media')
})

test.each([
  [1, 'one'],
  [3, 'few'],
  [5, 'many'],
  [1.5, 'other'],
])('a language with several plural forms, such as Polish, uses each: %s is %s', (count, form) => {
  const forms = ['one', 'few', 'many', 'other'].map((name) => [`card.publishers.${name}`, `${name} {count}`])
  const text = createLocalizer('pl' as Language, { ...en, ...Object.fromEntries(forms) })
  expect(text.plural('card.publishers', count)).toBe(`${form} ${count}`)
})

test('a form that a language has, but a text lacks, is replaced by its general form', () => {
  expect(createLocalizer('pl' as Language, en).plural('card.publishers', 3)).toBe('3 publishers')
})

test('each language is loaded by itself', async () => {
  expect((await loadLocalizer('nl'))('section.science')).toBe('Wetenschap')
  expect((await loadLocalizer('en')).language).toBe('en')
})

test.each([
  ['/', 'en'],
  ['/science?lang=nl', 'nl'],
  ['/?lang=fr', 'en'],
  ['//', 'en'],
])('the address %s is in %s', (url, language) => {
  expect(getLanguageFromUrl(url)).toBe(language)
})

test('texts outside the first view are loaded with the first component that needs them, and then with every language', async () => {
  const text = await loadLocalizer('en')
  await loadRemainingTexts()
  expect(text('device.title')).toBe('On this device')
  expect((await loadLocalizer('nl'))('device.title')).toBe('Op dit apparaat')
})
