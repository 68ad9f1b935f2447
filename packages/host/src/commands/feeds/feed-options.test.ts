import { describe, expect, test } from 'vitest'
import { HostError } from '../../host-error.ts'
import {
  parseCategories,
  parseFeedUrl,
  parseLanguageFlag,
  parsePlaceHint,
  requireSuccessfulFeedTrial,
} from './feed-options.ts'

describe('the address of a feed', () => {
  test.each([
    ['https://News.Example/feed', 'https://news.example/feed'],
    ['http://news.example', 'http://news.example/'],
    ['https://news.example/a b?c=d', 'https://news.example/a%20b?c=d'],
  ])('%s is read as %s', (text, address) => {
    expect(parseFeedUrl(text)).toBe(address)
  })

  test.each([
    '',
    'news.example/feed',
    'ftp://news.example/feed',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://ada@news.example/feed',
    'https://:secret@news.example/feed',
    'https://',
  ])('%j is refused', (text) => {
    expect(() => parseFeedUrl(text)).toThrow(new HostError(`${text} is no address of the web.`))
  })
})

describe('the categories of a feed', () => {
  test('are those that are given, in their order', () => {
    expect(parseCategories({ category: ['science', 'world'] })).toEqual(['science', 'world'])
    expect(parseCategories({})).toEqual([])
  })

  test('are refused if one is unknown, which is named with those that can be chosen', () => {
    expect(() => parseCategories({ category: ['world', 'gossip', 'magic'] })).toThrow(
      /^There is no category gossip: choose of .*world.*\.$/,
    )
    expect(() => parseCategories({ category: ['World'] })).toThrow(HostError)
  })
})

describe('the language of a feed', () => {
  test('is two letters, or none', () => {
    expect(parseLanguageFlag({ language: 'nl' })).toBe('nl')
    expect(parseLanguageFlag({})).toBeUndefined()
  })

  test.each(['', 'n', 'nld', 'NL', 'nl-be', 'n1', 'nl\n'])('is refused if it is %j', (language) => {
    expect(() => parseLanguageFlag({ language })).toThrow(
      new HostError(`${language} is no language: give its two letters, such as nl.`),
    )
  })
})

describe('the place of a feed', () => {
  test('is none where nothing is given, whatever it was before', () => {
    expect(parsePlaceHint({})).toBeUndefined()
    expect(parsePlaceHint({ place: true }, { country: 'NL' })).toBeUndefined()
  })

  test('is removed by --no-place, whatever else is given', () => {
    expect(parsePlaceHint({ place: false, city: 'Zwolle' }, { country: 'NL' })).toEqual({})
  })

  test('has its country in capitals', () => {
    expect(parsePlaceHint({ country: 'be' })).toEqual({ country: 'BE' })
  })

  test('has what it had before where only one part is given', () => {
    const before = { country: 'NL', city: 'Zwolle' }
    expect(parsePlaceHint({ country: 'be' }, before)).toEqual({ country: 'BE', city: 'Zwolle' })
    expect(parsePlaceHint({ city: 'Ghent' }, before)).toEqual({ country: 'NL', city: 'Ghent' })
    expect(parsePlaceHint({ country: 'be', city: 'Ghent' }, before)).toEqual({ country: 'BE', city: 'Ghent' })
  })

  test.each([
    [{ country: 'Belgium' }, 'Belgium'],
    [{ country: 'b1' }, 'b1'],
    [{ city: '' }, ''],
    [{ city: 'x'.repeat(101) }, 'x'.repeat(101)],
  ])('is refused if it is %j', (flags, named) => {
    expect(() => parsePlaceHint(flags)).toThrow(
      new HostError(`${named} is no place: give a country’s two letters and a town’s name.`),
    )
  })

  test('may have a name of 100 characters', () => {
    expect(parsePlaceHint({ city: 'x'.repeat(100) })).toEqual({ city: 'x'.repeat(100) })
  })
})

test('the result of a trial that failed is the error’s reason, any other is the result', () => {
  expect(() => requireSuccessfulFeedTrial({ error: 'The server did not answer.', isPage: false })).toThrow(
    new HostError('The server did not answer.'),
  )
  const found = [{ url: 'https://a.example/feed', title: '', entries: 0 }]
  expect(requireSuccessfulFeedTrial(found)).toBe(found)
})
