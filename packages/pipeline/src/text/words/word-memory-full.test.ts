import { expect, test } from 'vitest'
import { WordPropertyCache } from './word-memory.ts'

const numberOf = (memory: WordPropertyCache, word: string) => memory.number(word, 0, word.length)

test('starts afresh only where a text filled it with long words', () => {
  const memory = new WordPropertyCache()
  numberOf(memory, 'rain')
  memory.clearIfFull()
  expect([memory.generation, numberOf(memory, 'snow')]).toEqual([0, 1])
  // Characters beyond Latin-1 take three bytes each.
  numberOf(memory, '東'.repeat(2_700_000))
  memory.clearIfFull()
  expect([memory.generation, numberOf(memory, 'snow')]).toEqual([1, 0])
  expect(memory.word(0).text).toBe('snow')
})
