import { expect, test } from 'vitest'
import { countWords, splitIntoWordParts } from './written-words.ts'

test('parts of words are runs of letters and digits, as written', () => {
  expect(splitIntoWordParts('De vice-burgemeester’s 3.2 miljoen, “Één”!')).toEqual([
    ...['De', 'vice', 'burgemeester', 's', '3', '2', 'miljoen', 'Één'],
  ])
  expect(splitIntoWordParts(' … ')).toEqual([])
})

test.each([
  ['Six dead in Beira', 4],
  ['  spaces\n around\u00a0them ', 3],
  ['', 0],
  ['  ', 0],
])('words of %j are counted by the white space between them', (text, count) => {
  expect(countWords(text)).toBe(count)
})
