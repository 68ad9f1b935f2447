import { describe, expect, test } from 'vitest'
import { extractTextClaims } from './claims.ts'
import { findOrganisationAliases, isSameClaim, isSameName, isSameNumber } from './same-claim.ts'

/** The first claim of a text that contains one. */
function claim(text: string, language = 'en') {
  const [first] = extractTextClaims(text, language).claims
  if (!first) throw new Error(`no claim in "${text}"`)
  return first
}

test.each([
  ['trump', 'trump', true],
  ['trump', 'trumps', true],
  ["trump's", 'trump', true],
  ['jones', 'joneses', true],
  ['trump', 'trumpet', false],
  ['trump', 'atrump', false],
  ['eu', 'eus', false],
  ['abc', 'abcs', true],
  ['ann', 'annsss', false],
  ['', 's', false],
])('%s and %s are one name: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected)
  expect(isSameName(other, one)).toBe(expected)
})

test('an organisation has names in both languages', () => {
  expect(findOrganisationAliases('vs')).toContain('united states')
  expect(findOrganisationAliases('united states')).toContain('vs')
  expect(findOrganisationAliases('eu')).not.toContain('un')
  expect(findOrganisationAliases('beira')).toEqual([])
})

describe('numbers', () => {
  test.each([
    ['5 percent', '5%', true],
    ['5 percent', '5 euro', false],
    ['5 percent', '5', false],
    ['100m', '100', true],
    ['100m', '100 million', true],
    ['100m', '101', false],
  ])('%s and %s are the same number with the same unit: %s', (one, other, expected) => {
    expect(isSameNumber(claim(one), claim(other))).toBe(expected)
  })

  test('the unit may be left out in a claim, the value may not', () => {
    expect(isSameClaim(claim('5 percent'), claim('5'), 'en')).toBe(true)
    expect(isSameClaim(claim('5'), claim('6'), 'en')).toBe(false)
    expect(isSameClaim(claim('5'), claim('harvest'), 'en')).toBe(false)
    expect(isSameClaim(claim('harvest'), claim('5'), 'en')).toBe(false)
  })
})

test('dates are the same in both languages', () => {
  expect(isSameClaim(claim('Monday'), claim('maandag', 'nl'), 'en')).toBe(true)
  expect(isSameClaim(claim('Monday'), claim('Tuesday'), 'en')).toBe(false)
})

test('a word is compared by its stem, also where one text writes it as a name', () => {
  const named = claim('FLOODED')
  expect(named.kind).toBe('name')
  expect(isSameClaim(claim('flooding'), claim('flooded'), 'en')).toBe(true)
  expect(isSameClaim(claim('flooding'), named, 'en')).toBe(true)
  expect(isSameClaim(named, claim('flooding'), 'en')).toBe(true)
  expect(isSameClaim(claim('flooding'), claim('harvest'), 'en')).toBe(false)
})
