import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildLocalizedPageUrl, removeIllegalXmlCharacters } from './feed-content.ts'

const SITE = 'https://plainwire.example'

describe('the address of a page in a language', () => {
  test('names the language only where it isn’t the usual one, beside what is there', () => {
    expect(buildLocalizedPageUrl(SITE, '/crime', 'en')).toBe(`${SITE}/crime`)
    expect(buildLocalizedPageUrl(SITE, '/crime', 'nl')).toBe(`${SITE}/crime?lang=nl`)
    expect(buildLocalizedPageUrl(SITE, '/crime?page=2', 'nl')).toBe(`${SITE}/crime?page=2&lang=nl`)
  })
})

describe('a text in XML', () => {
  test('loses what XML forbids, and has line ends and tabs as they were', () => {
    expect(removeIllegalXmlCharacters('a\tb\nc\rd')).toBe('a\tb\nc\rd')
    expect(removeIllegalXmlCharacters('a\u0000b\u001bc\u007fd\u0085e')).toBe('a b c d e')
    expect(removeIllegalXmlCharacters('a\ufffeb\uffffc')).toBe('a b c')
    expect(removeIllegalXmlCharacters('a\ud800b')).toBe('a\ufffdb')
    expect(removeIllegalXmlCharacters('🌉 日本語')).toBe('🌉 日本語')
  })

  test('consists of allowed characters whatever it was', () => {
    const allowed = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(removeIllegalXmlCharacters(text)).toMatch(allowed)
      }),
    )
  })
})
