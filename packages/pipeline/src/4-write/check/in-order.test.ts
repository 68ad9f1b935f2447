import { expect, test } from 'vitest'
import { extractTextClaims, type TextClaims } from '../../claims/index.ts'
import { areNeighboursInSameOrder } from './in-order.ts'

function find({ claims }: TextClaims, word: string): number {
  const at = claims.findIndex(({ folded, values }) => folded === word || values.includes(word))
  if (at < 0) throw new Error(`${word} is missing`)
  return at
}

/** Whether a word has the same neighbours, on the same sides, in a sentence and in a passage. */
function fits(word: string, sentence: string, passage: string): boolean {
  const [mine, theirs] = [extractTextClaims(sentence, 'en'), extractTextClaims(passage, 'en')]
  return areNeighboursInSameOrder(mine, find(mine, word), theirs, find(theirs, word), 'en')
}

test('a name belongs to the side of its neighbour', () => {
  const sentence = 'Kerry criticised Trump in Boston.'
  expect(fits('kerry', sentence, 'In Boston Kerry criticised Trump.')).toBe(true)
  expect(fits('kerry', sentence, 'Trump criticised Kerry in Boston.')).toBe(false)
  expect(fits('trump', 'Boston criticised Trump.', 'Trump criticised Boston.')).toBe(false)
})

test('one neighbour within three words is enough, or both further away', () => {
  const sentence = 'Yesterday senator Kerry saw Trump.'
  expect(fits('kerry', sentence, 'Kerry, old, tired, saw a senator.')).toBe(true)
  expect(fits('kerry', sentence, 'Kerry, tall, old, tired, saw a senator.')).toBe(false)
  expect(
    fits('kerry', sentence, 'The senator, tall, old, tired Kerry said, then drove home and saw Trump.'),
  ).toBe(true)
})

test('a word beyond a comma isn’t a neighbour', () => {
  expect(fits('kerry', 'The boss, Kerry, ill, spoke.', 'Kerry the boss spoke.')).toBe(true)
  expect(fits('kerry', 'The boss Kerry, ill, spoke.', 'Kerry the boss spoke.')).toBe(false)
})

test('the neighbours of a name of several words are those of the whole name', () => {
  const passage = 'Mike Pompeo has a plan to oust Rex Tillerson.'
  expect(fits('rex', 'Rex Tillerson has a plan.', passage)).toBe(false)
  expect(fits('mike', 'Mike Pompeo has a plan.', passage)).toBe(true)
})

test('a number counts the word behind it', () => {
  const passage = 'The attack hit 1,000 firms in 150 countries.'
  expect(fits('150', 'The attack hit 150 countries.', passage)).toBe(true)
  expect(fits('150', 'The attack hit 150 firms.', passage)).toBe(false)
})

test('the counted word is one of the two behind the number', () => {
  expect(fits('14', 'They freed 14 hostages.', 'They freed 14 frightened hostages.')).toBe(true)
  expect(fits('14', 'They freed 14 hostages.', 'They freed 14 tired frightened hostages.')).toBe(false)
  expect(fits('14', '14 hostages died.', '14 of the 20 hostages died.')).toBe(true)
})

test('numbers of the same thing are told apart by the word before or behind', () => {
  const bars = 'The order bars visitors for 120 days and refugees for 90 days.'
  expect(fits('90', 'The order bars refugees for 90 days.', bars)).toBe(true)
  expect(fits('90', 'The order bars visitors for 90 days.', bars)).toBe(false)
  const allows = 'Visitors receive 120 days and 90 days for refugees.'
  expect(fits('90', 'It allows 90 days for refugees.', allows)).toBe(true)
  expect(fits('90', 'It allows 90 days for visitors.', allows)).toBe(false)
})

test('a number without a word behind it belongs to the one before', () => {
  const passage = 'Prices rose by 12 and wages by 14.'
  expect(fits('12', 'Prices rose by 12.', passage)).toBe(true)
  expect(fits('14', 'Prices rose by 14.', passage)).toBe(false)
  expect(fits('14', 'Wages: 14.', passage)).toBe(true)
})
