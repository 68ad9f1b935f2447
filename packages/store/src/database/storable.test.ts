import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIndexableText, toStorableJson, toStorableText } from './storable.ts'

const anyText = fc.string({ unit: 'binary' })

test('storable text is unchanged; NUL characters and lone surrogates are removed', () => {
  expect(toStorableText('Zoë 😀')).toBe('Zoë 😀')
  expect(toStorableText('a\0b\ud800c')).toBe('ab\ufffdc')
  expect(toStorableJson({ a: ['\0', { b: '\udfff' }] })).toBe('{"a":["",{"b":"\ufffd"}]}')
})

test('any text becomes one that PostgreSQL takes', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const storable = toStorableText(text)
      expect(storable.isWellFormed()).toBe(true)
      expect(storable).not.toContain('\0')
      expect(toStorableText(storable)).toBe(storable)
    }),
  )
})

test('a key is short, the same for the same text and another for another', () => {
  expect(toIndexableText('https://gazette.example/a')).toBe('https://gazette.example/a')
  const [a, b] = ['a', 'b'].map((end) => toIndexableText(`${'é'.repeat(300)}${end}`))
  expect(a).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(a).not.toBe(b)
  fc.assert(fc.property(anyText, (text) => Buffer.byteLength(toIndexableText(text)) <= 512))
})
