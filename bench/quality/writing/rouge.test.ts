import { expect, test } from 'vitest'
import { computeRouge, toRougeWords } from './rouge.ts'

test('words are compared by their Porter stems, short ones as they are', () => {
  expect(toRougeWords('The dykes, broken on Friday: 14,800 fled')).toEqual([
    'the',
    'dyke',
    'broken',
    'on',
    'fridai',
    '14',
    '800',
    'fled',
  ])
})

test.each([
  ['the cat sat', 'the cat sat', 1, 1],
  ['sat cat the', 'the cat sat', 1, 1 / 3],
  ['the cat', 'the cat sat on the mat', 0.5, 0.5],
  ['the the the', 'the cat', 0.4, 0.4],
  ['dog', 'cat', 0, 0],
  ['', '', 0, 0],
])('"%s" against "%s": ROUGE-1 %f, ROUGE-L %f', (text, reference, one, l) => {
  expect(computeRouge(text, reference).one).toBeCloseTo(one)
  expect(computeRouge(text, reference).l).toBeCloseTo(l)
})
