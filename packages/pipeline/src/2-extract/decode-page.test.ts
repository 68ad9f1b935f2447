import { expect, test } from 'vitest'
import { decodePage } from './decode-page.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )

test.each([
  [
    'a byte order mark before everything',
    bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]),
    'text/html; charset=iso-8859-1',
    'é',
  ],
  ['UTF-16 with its mark', bytes([0xff, 0xfe], [0xe9, 0x00]), undefined, 'é'],
  ['valid UTF-8 under a legacy label', bytes([0xc3, 0xa9]), 'text/html; charset=iso-8859-1', 'é'],
  ['the header', bytes([0xe9, 0xf3]), 'text/html; charset=windows-1250', 'éó'],
  ['a meta element', bytes('<meta charset="koi8-r">', [0xd0]), undefined, '<meta charset="koi8-r">п'],
  [
    'Shift_JIS by meta',
    bytes('<meta content="text/html; charset=Shift_JIS">', [0x93, 0xfa]),
    undefined,
    '<meta content="text/html; charset=Shift_JIS">日',
  ],
  ['an unknown label', bytes([0x93, 0x61, 0x94]), 'text/html; charset=klingon', '“a”'],
])('decodes by %s', (_name, page, contentType, expected) => {
  expect(decodePage(page, contentType)).toBe(expected)
})
