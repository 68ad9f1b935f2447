import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createCrossLanguageKeyLookup, toCognateKey } from './cross-words.ts'

const cross = createCrossLanguageKeyLookup(testNewsroomData)
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
  expect(toCognateKey('explosion')).toBe(toCognateKey('explosie'))
  expect(toCognateKey('politics')).toBe(toCognateKey('politiek'))
  expect(toCognateKey('university')).toBe(toCognateKey('universiteit'))
})
