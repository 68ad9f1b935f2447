import { expect, test } from 'vitest'
import { readTestClaim } from '../../interchangeable.fixture.ts'
import { ATTRIBUTION_PATTERN, ATTRIBUTION_VERB_PATTERN, findAttributedSpeakers } from './who-speaks.ts'

const positions = (claim: string, language = 'en') => {
  const read = readTestClaim(claim, 'Rain fell.', language).claim
  return findAttributedSpeakers(read, [...read.items.keys()])
}
const speakers = (claim: string, language = 'en') => {
  const { items } = readTestClaim(claim, 'Rain fell.', language).claim
  return positions(claim, language).map((at) => items[at]?.folded)
}

test.each([
  ['en', 'The dyke broke, according to Anna Visser.', ['anna', 'visser']],
  ['en', 'According to Anna Visser the dyke broke.', ['anna', 'visser']],
  ['nl', 'Volgens Anna Visser brak de dijk.', ['anna', 'visser']],
  ['nl', 'De dijk brak, aldus Anna Visser.', ['anna', 'visser']],
  ['en', 'Yesterday Anna Visser warned that the dyke broke.', ['anna', 'visser']],
  ['nl', 'Gisteren vreest Anna Visser dat de dijk breekt.', ['anna', 'visser']],
  ['en', 'Yesterday Anna Visser saw the dyke.', []],
])('%s: who speaks in “%s”', (language, claim, expected) => {
  expect(speakers(claim, language)).toEqual(expected)
})

test('a name behind the verb is no speaker if one is before it', () => {
  expect(speakers('Yesterday Anna said Bob Green left.')).toEqual(['anna'])
})

test('a word behind the verb that is no name is no speaker', () => {
  expect(speakers('The dyke broke, said engineers.')).toEqual([])
})

test('the name of a speaker ends with its sentence', () => {
  expect(speakers('The dyke broke, said Anna. Bob Green left.')).toEqual(['anna'])
  expect(speakers('The dyke broke, according to Anna. Bob Green left.')).toEqual(['anna'])
})

test('a name after other words is not part of the speaker’s name', () => {
  expect(speakers('The dyke broke, said Anna near Beira.')).toEqual(['anna'])
})

test('nobody speaks if nothing follows “according to” or the verb', () => {
  expect(positions('The dyke broke, according to them.')).toEqual([])
  expect(positions('The dyke broke, they said.')).toEqual([])
})

test('only the items of the sentence count', () => {
  const read = readTestClaim('Yesterday Anna said the dyke broke.', 'Rain fell.').claim
  expect(findAttributedSpeakers(read, [2])).toEqual([])
  expect(findAttributedSpeakers(read, [1, 2])).toEqual([1])
  expect(findAttributedSpeakers(read, [])).toEqual([])
  expect(findAttributedSpeakers(read, [99])).toEqual([])
})

test.each([
  ...['said', 'says', 'tells', 'told', 'according to', 'warns', 'claimed', 'adds', 'accuses', 'believes'],
  ...['announced', 'estimated', 'fears', 'hopes', 'thinks', 'demands'],
  ...['zei', 'zeggen', 'volgens', 'aldus', 'meldt', 'waarschuwde', 'liet', 'verwijt', 'beschuldigde'],
  ...['vreest', 'hoopte', 'eist', 'noemde', 'beloofde', 'vindt', 'denkt'],
])('“%s” attributes a statement', (words) => {
  expect(ATTRIBUTION_PATTERN.test(`they ${words} it`)).toBe(true)
})

test.each(['unsaid', 'sayings', 'addresses', 'vindplaats', 'saw'])('“%s” attributes nothing', (word) => {
  expect(ATTRIBUTION_PATTERN.test(`they ${word} it`)).toBe(false)
  expect(ATTRIBUTION_VERB_PATTERN.test(word)).toBe(false)
})

test('a verb of attribution is the whole word', () => {
  expect(ATTRIBUTION_VERB_PATTERN.test('said')).toBe(true)
  expect(ATTRIBUTION_VERB_PATTERN.test('zeiden')).toBe(true)
  expect(ATTRIBUTION_VERB_PATTERN.test('said it')).toBe(false)
  expect(ATTRIBUTION_VERB_PATTERN.test('they said')).toBe(false)
})
