import { decode, encode } from '@jridgewell/sourcemap-codec'
import { expect, test } from 'vitest'
import { toAsciiCode, toAsciiMappings } from './ascii-chunks.ts'

test.each([
  ['a string', "'één · 東京 😀'"],
  ['a template', '`é$\u{7b}1}€`'],
  ['a class of letters', "/^[à-ÿ]+$/u.test('éè')"],
  ['a character outside the first plane in a pattern', "/^[😀-😂]$/u.test('😁')"],
  ['a name', '(() => { const été = 2; return été })()'],
  ['a letter after a backslash that is escaped', String.raw`'\\é'`],
])('%s means the same in ASCII', (_name, code) => {
  const ascii = toAsciiCode(code)
  expect(ascii).toMatch(/^[\x20-\x7e]+$/)
  // Evaluates the code, because what counts is how V8 reads it.
  const value = (text: string) => new Function(`return ${text}`)()
  expect(value(ascii)).toEqual(value(code))
})

test.each([['\\é'], ['\\\\\\é'], ['String.raw`é`']])(
  '%s is refused: an escape would mean something else',
  (code) => {
    expect(() => toAsciiCode(code)).toThrow("can't be written in ASCII")
  },
)

test('mappings follow the code to its new columns', () => {
  const code = "a('é','€');b()\nc('é');d()"
  const at = (line: number, text: string) => code.split('\n')[line]?.indexOf(text) ?? -1
  const mappings = encode([
    [
      [0, 0, 0, 0],
      [at(0, 'b()'), 0, 1, 0],
    ],
    [
      [0, 0, 2, 0],
      [at(1, 'd()'), 0, 3, 0],
    ],
  ])
  const lines = toAsciiCode(code).split('\n')
  const columns = decode(toAsciiMappings(code, mappings)).map((segments) =>
    segments.map(([column]) => column),
  )
  expect(columns).toEqual([
    [0, lines[0]?.indexOf('b()')],
    [0, lines[1]?.indexOf('d()')],
  ])
})
