import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countUtf8Sequences, decodeMixedUtf8 } from './mixed-utf8.ts'

const bytes = (...all: (number | string)[]) =>
  Buffer.concat(all.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.from([one]))))

test.each([
  ['ASCII', bytes('plain'), 'plain'],
  ['UTF-8', bytes('één 日本 😀'), 'één 日本 😀'],
  ['one byte of windows-1252', bytes('caf', 0xe9), 'café'],
  ['quotation marks of windows-1252', bytes(0x93, 'één', 0x94), '“één”'],
  ['both, side by side', bytes('é', 0xe9, 'é', 0xe9, 0xe9), 'ééééé'],
  ['a sequence cut off by the end', bytes('a', 0xe2, 0x82), 'aâ‚'],
  ['a sequence cut off by a letter', bytes(0xe2, 0x82, 'a'), 'â‚a'],
  ['nothing', bytes(), ''],
])('decodes %s', (_name, input, expected) => {
  expect(decodeMixedUtf8(input)).toBe(expected)
})

describe('counts', () => {
  test.each([
    ['letters of ASCII', bytes('abc\u007f'), 0, 0],
    ['characters beyond it', bytes('éé日😀'), 4, 0],
    ['stray bytes', bytes('a', 0xe9, 'b', 0x80, 0xff), 0, 3],
    ['both', bytes('é', 0xe9), 1, 1],
  ])('%s', (_name, input, valid, stray) => {
    expect(countUtf8Sequences(input)).toEqual({ valid, stray })
  })

  test.each([
    ['the least of two bytes', [0xc2, 0x80], true],
    ['an overlong one of two bytes', [0xc1, 0xbf], false],
    ['the last of two bytes', [0xdf, 0xbf], true],
    ['the least of three bytes', [0xe0, 0xa0, 0x80], true],
    ['an overlong one of three bytes', [0xe0, 0x9f, 0xbf], false],
    ['the last before the surrogates', [0xed, 0x9f, 0xbf], true],
    ['a surrogate', [0xed, 0xa0, 0x80], false],
    ['the last of three bytes', [0xef, 0xbf, 0xbf], true],
    ['the least of four bytes', [0xf0, 0x90, 0x80, 0x80], true],
    ['an overlong one of four bytes', [0xf0, 0x8f, 0xbf, 0xbf], false],
    ['the last character', [0xf4, 0x8f, 0xbf, 0xbf], true],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80], false],
    ['a lead beyond Unicode', [0xf5, 0x80, 0x80, 0x80], false],
    ['a continuation alone', [0x80], false],
    ['a third byte that doesn’t continue', [0xe2, 0x82, 0xc2], false],
  ])('%s as a sequence of UTF-8: %j', (_name, sequence, expected) => {
    const found = countUtf8Sequences(Uint8Array.from(sequence))
    expect(found).toEqual(expected ? { valid: 1, stray: 0 } : { valid: 0, stray: sequence.length })
  })
})

test('what is UTF-8 is decoded as UTF-8, with one sequence for each character beyond ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // The 'x' comes first because a decoder removes a byte order mark at the beginning.
      const encoded = bytes('x', text)
      expect(decodeMixedUtf8(encoded).replace(/^x/, '')).toBe(text)
      const beyond = [...text].filter((character) => character > '\u007f').length
      expect(countUtf8Sequences(encoded)).toEqual({ valid: beyond, stray: 0 })
    }),
  )
})

test('no bytes are lost: every valid sequence and every other byte is a character', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (input) => {
      const { valid, stray } = countUtf8Sequences(input)
      const ascii = input.filter((byte) => byte < 0x80).length
      const marked = Uint8Array.from([0x78, ...input])
      expect([...decodeMixedUtf8(marked)]).toHaveLength(1 + ascii + valid + stray)
    }),
  )
})
