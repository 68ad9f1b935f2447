import { describe, expect, test } from 'vitest'
import {
  normaliseWebAddress,
  readLanguageField,
  readPlaceFields,
  renderLanguageField,
  renderPlaceFields,
} from './fields.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('an address that an operator enters', () => {
  test.each([
    ['https://Bridge.Example', 'https://bridge.example/'],
    ['http://bridge.lan:3000/a b?c#d', 'http://bridge.lan:3000/a%20b?c#d'],
    ['https://bridge.example:443/', 'https://bridge.example/'],
  ])('%s is %s', (text, url) => {
    expect(normaliseWebAddress(text)).toBe(url)
  })

  test.each([
    '',
    'bridge.example',
    '/feed',
    'ftp://bridge.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/xml,<rss/>',
    'https://ada@bridge.example/',
    'https://:secret@bridge.example/',
    'https://',
  ])('%j is none', (text) => {
    expect(normaliseWebAddress(text)).toBeUndefined()
  })

  test('has 2,000 characters at most', () => {
    const start = 'https://bridge.example/'
    const longest = start.padEnd(2_000, 'x')
    expect(normaliseWebAddress(longest)).toBe(longest)
    expect(normaliseWebAddress(`${longest}x`)).toBeUndefined()
  })
})

describe('a language in a form', () => {
  test('is two small letters, none where the field is empty or missing, and wrong otherwise', () => {
    expect(readLanguageField(formOf({ language: ' nl ' }))).toBe('nl')
    expect(readLanguageField(formOf({}))).toBeUndefined()
    expect(readLanguageField(formOf({ language: '  ' }))).toBeUndefined()
    for (const language of ['NL', 'nld', 'n', 'n1', 'nl\nen', 'wrong'])
      expect([language, readLanguageField(formOf({ language }))]).toEqual([language, 'wrong'])
  })
})

describe('a place in a form', () => {
  test('is what was entered of it, the country in capitals', () => {
    expect(readPlaceFields(formOf({ country: 'nl', city: ' Zwolle ' }))).toEqual({
      country: 'NL',
      city: 'Zwolle',
    })
    expect(readPlaceFields(formOf({ country: '', city: 'Zwolle' }))).toEqual({ city: 'Zwolle' })
    expect(readPlaceFields(formOf({ country: 'NL' }))).toEqual({ country: 'NL' })
    expect(readPlaceFields(formOf({}))).toEqual({})
  })

  test('is wrong with anything but two letters as a country, or a town of more than a hundred characters', () => {
    for (const country of ['N1', 'NLD', 'N', '--']) expect(readPlaceFields(formOf({ country }))).toBe('wrong')
    expect(readPlaceFields(formOf({ city: 'x'.repeat(100) }))).toEqual({ city: 'x'.repeat(100) })
    expect(readPlaceFields(formOf({ city: 'x'.repeat(101) }))).toBe('wrong')
  })
})

test('fields contain what is stored now, as text', () => {
  expect(renderLanguageField('Language', '"><b>').text).toContain(
    'name="language" value="&quot;&gt;&lt;b&gt;"',
  )
  const [country, city] = renderPlaceFields('en', { country: 'NL', city: '"Zwolle"' })
  expect(country?.text).toContain('name="country" value="NL" maxlength="2"')
  expect(city?.text).toContain('name="city" value="&quot;Zwolle&quot;" maxlength="100"')
  expect(renderPlaceFields('nl').map(({ text }) => /value="([^"]*)"/.exec(text)?.[1])).toEqual(['', ''])
})
