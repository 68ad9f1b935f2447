import { expect, test } from 'vitest'
import { WordPropertyCache } from './word-memory.ts'

const numberOf = (memory: WordPropertyCache, word: string) => memory.number(word, 0, word.length)

test('starts afresh only where a text filled it with long words', () => {
  const memory = new WordPropertyCache()
  numberOf(memory, 'rain')
  memory.clearIfFull()
  expect([memory.generation, numberOf(memory, 'snow')]).toEqual([0, 1])
  // The word takes 8.1 MB, three bytes per character beyond Latin-1, which exceeds the cache's limit of 8 MB.
  numberOf(memory, '東'.repeat(2_700_000))
  memory.clearIfFull()
  expect([memory.generation, numberOf(memory, 'snow')]).toEqual([1, 0])
  expect(memory.word(0).text).toBe('snow')
})
