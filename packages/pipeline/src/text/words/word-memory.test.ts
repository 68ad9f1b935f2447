import { expect, test } from 'vitest'
import { WordPropertyCache } from './word-memory.ts'

const numberOf = (memory: WordPropertyCache, word: string) => memory.number(word, 0, word.length)

test('a word has one number, and all ways to write it share another', () => {
  const memory = new WordPropertyCache()
  const [written, shouted, other] = ['Genève', 'GENEVE', 'Malmö'].map((word) => numberOf(memory, word))
  expect(numberOf(memory, 'Genève')).toBe(written)
  expect(new Set([written, shouted, other]).size).toBe(3)
  expect(memory.folded(shouted ?? 0)).toBe(memory.folded(written ?? 0))
  expect(memory.folded(other ?? 0)).not.toBe(memory.folded(written ?? 0))
  expect(memory.foldedText(memory.folded(written ?? 0))).toBe('geneve')
})

test('stores the properties of a word: without a possessive, folded, with or without a capital', () => {
  const memory = new WordPropertyCache()
  const about = ["Britain's", 'rain', 'Øresund', '3.2'].map((word) => {
    const number = numberOf(memory, word)
    return [memory.word(number), memory.isCapital(number)]
  })
  expect(about).toEqual([
    [{ text: 'Britain', folded: 'britain', isCapital: true }, true],
    [{ text: 'rain', folded: 'rain', isCapital: false }, false],
    [{ text: 'Øresund', folded: 'oresund', isCapital: true }, true],
    [{ text: '3.2', folded: '3.2', isCapital: false }, false],
  ])
  expect(memory.word(0)).toBe(memory.word(0))
})

test('words beyond the first thousands are remembered as well', () => {
  const memory = new WordPropertyCache()
  const words = Array.from({ length: 10_000 }, (_, at) => `${at % 2 ? 'W' : 'w'}ord${at}`)
  const numbers = words.map((word) => numberOf(memory, word))
  expect(words.every((word, at) => memory.isCapital(numbers[at] ?? 0) === word.startsWith('W'))).toBe(true)
  expect(
    words.every((word, at) => memory.foldedText(memory.folded(numbers[at] ?? 0)) === word.toLowerCase()),
  ).toBe(true)
})
