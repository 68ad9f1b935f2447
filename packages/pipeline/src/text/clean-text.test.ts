import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['tab\tand\r\nline\u2028break', 'tab and line break'],
  ['  many    spaces\u00a0here ', 'many spaces here'],
  ['  many    plain spaces ', 'many plain spaces'],
  ['a\u0000b\u0007c\u009fd', 'abcd'],
  ['\u001b[2J\u001b[31mred', 'red'],
  ['Bank \u202emoc.elgoog\u202c rises', 'Bank moc.elgoog rises'],
  ['a\u2066b\u2069\u200e\u200f\u061c', 'ab'],
  ['pay\u200bpal', 'paypal'],
  ['pay\u00adpal\ufeff', 'paypal'],
  ['pay\u200cpa\u200dl', 'paypal'],
  ['pay\u3164pal\u2800', 'paypal'],
  ['flag\u{e0041}\u{e007f}x', 'flagx'],
  ['a\uffffb\ufdd0c\u{1fffe}d', 'abcd'],
  ['a\ufffcb', 'ab'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
  ['e\u0301e\u0301n', 'één'],
])('%j becomes %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test.each([['👨‍👩‍👧'], ['❤️‍🔥'], ['می‌خواهم'], ['क्‍ष'], ['שלום עולם'], ['أخبار BBC 2026'], ['日本語'], ['ﷺ']])(
  '%s is unchanged',
  (text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'))
  },
)

test('at most four marks stay on a letter', () => {
  const cleaned = cleanText(`Z${'\u0301\u0302\u0303\u0489'.repeat(200)}a`)
  expect(cleaned.normalize('NFD')).toMatch(/^Z\p{M}{1,4}a$/u)
})

const data = process.env.PLAINWIRE_DATA
test.runIf(data)('row 10: every control character of the public list is removed', () => {
  const lines = readFileSync(join(data ?? '', 'security', 'headline-attacks.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const hidden =
    /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\p{Noncharacter_Code_Point}]/u
  const texts: string[] = lines.map((line) => JSON.parse(line).text)
  expect(texts.filter((text) => hidden.test(text)).length).toBeGreaterThan(20)
  expect(texts.filter((text) => hidden.test(cleanText(text)) || !cleanText(text).isWellFormed())).toEqual([])
})

test('row 10: what is clean stays clean, and no hidden character survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanText(text)
      expect(cleaned).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u)
      expect(cleaned.isWellFormed()).toBe(true)
      expect(cleaned).toBe(cleaned.trim())
    }),
  )
})
