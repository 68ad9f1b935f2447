import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { StringTable } from './string-table.ts'

test('each string has one number, in order of arrival, and is given back', () => {
  const any = array(string({ unit: 'binary', maxLength: 5 }), { maxLength: 12 })
  assert(
    property(any, (texts) => {
      const table = new StringTable()
      const numbers = texts.map((text) => table.number(text))
      const different = [...new Set(texts)]
      expect(table.size).toBe(different.length)
      expect(numbers).toEqual(texts.map((text) => different.indexOf(text)))
      expect(different.map((_, number) => table.string(number))).toEqual(different)
    }),
  )
})

test('numbers stay the same while the table grows', () => {
  const table = new StringTable()
  const words = Array.from({ length: 6000 }, (_, at) => `wörd-${at}-ﬁ`)
  for (const word of words) table.number(word)
  expect(words.every((word, at) => table.number(word) === at && table.string(at) === word)).toBe(true)
})

test('reports how a string begins, and the number of bytes of all strings', () => {
  const table = new StringTable()
  for (const text of ['!NL', '!', '@rain', '']) table.number(text)
  expect(['!', '@', '!N', '!NL', '!NLD', ''].map((signs) => table.beginsWith(0, signs))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ])
  expect([1, 2, 3].map((number) => table.beginsWith(number, '!'))).toEqual([true, false, false])
  expect(table.beginsWith(1, '!@')).toBe(false)
  expect(table.byteLength).toBe('!NL!@rain'.length)
  table.number('é東')
  // One byte for each character that fits in a byte, three for a wider one.
  expect(table.byteLength).toBe('!NL!@rain'.length + 1 + 3)
})

test('a piece of a text is found without cutting it out', () => {
  const table = new StringTable()
  table.number('rain')
  expect(table.number('no rain today', 3, 7)).toBe(0)
  expect(table.number('no rain today', 3, 6)).toBe(1)
})
