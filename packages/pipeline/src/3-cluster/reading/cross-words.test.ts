import { expect, test } from 'vitest'
import { data } from '../../newsroom/newsroom.fixture.ts'
import { cognate, crossWords } from './cross-words.ts'

const cross = crossWords(data)
const meet = (dutch: string, english: string) => {
  const keys = new Set(cross(dutch, 'nl'))
  return cross(english, 'en').some((key) => keys.has(key))
}

test.each([
  ['aardbeving', 'earthquake'],
  ['aardbevingen', 'earthquakes'],
  ['burgemeester', 'mayor'],
  ['rentebesluit', 'rate'],
  ['treinstaking', 'strike'],
  ['havenstaking', 'port'],
  ['explosie', 'explosion'],
  ['vaccinatie', 'vaccination'],
  ['fotonische', 'photonic'],
])('%s meets %s', (dutch, english) => {
  expect(meet(dutch, english)).toBe(true)
})

test.each([
  ['brand', 'brand'],
  ['gemeente', 'government'],
])('%s does not meet %s', (dutch, english) => {
  expect(meet(dutch, english)).toBe(false)
})

test('words of one root are spelled alike', () => {
  expect(cognate('explosion')).toBe(cognate('explosie'))
  expect(cognate('politics')).toBe(cognate('politiek'))
  expect(cognate('university')).toBe(cognate('universiteit'))
})
