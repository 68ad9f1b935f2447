import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeWindows1252 } from './windows-1252.ts'

const decode = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes)

test('Dutch text and typographic characters take one byte each', () => {
  const text = 'coördinatie van één €5-biljet, ‘dat’ zei ze – “ja”'
  expect(encodeWindows1252(text)).toHaveLength(text.length)
  expect(decode(encodeWindows1252(text))).toBe(text)
})

test('other characters become references', () => {
  expect(decode(encodeWindows1252('Łódź 🚲'))).toBe('&#321;ód&#378; &#128690;')
})

test('nothing is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = decode(encodeWindows1252(text.replaceAll('&', ''))).replace(/&#(\d+);/g, (_, code) =>
        String.fromCodePoint(Number(code)),
      )
      expect(read).toBe(text.replaceAll('&', ''))
    }),
  )
})
