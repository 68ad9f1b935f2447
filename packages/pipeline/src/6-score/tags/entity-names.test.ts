import { describe, expect, test } from 'vitest'
import { splitEntityNames } from './entity-names.ts'

const knowledge = {
  firstNames: new Set(['celestino', 'mark', 'joey', 'ana']),
  isPlace: (name: string) => name === 'Trinidad and Tobago',
}
const names = (run: string) => splitEntityNames(run, knowledge)

describe('a role', () => {
  test.each([
    ['Mayor Celestino Mabunda', ['Celestino Mabunda']],
    ['Treasury Secretary Mnuchin', ['Mnuchin']],
    ['Acting Deputy Director Mabunda', ['Mabunda']],
    ['Dr. Mabunda', ['Mabunda']],
    ['VVD-leider Mabunda', ['Mabunda']],
    ['General Motors', ['General Motors']],
    ['General Mark Mabunda', ['Mark Mabunda']],
    ['Star Wars', ['Star Wars']],
    ['Deputy Director', []],
    ['Secretary of State', []],
    ['Mayor', []],
  ])('%s names %j', (run, expected) => {
    expect(names(run)).toEqual(expected)
  })

  test('in an organisation names the organisation, in the state nobody', () => {
    expect(names('CEO of Ayala Corp')).toEqual(['Ayala Corp'])
    expect(names('Mayor of Beira')).toEqual(['Beira'])
    expect(names('Minister of Harbours')).toEqual([])
    expect(names('Minister of Trade Joey Concepcion')).toEqual(['Joey Concepcion'])
  })

  test('behind a name ends it', () => {
    expect(names('Harbour Trust Chairman')).toEqual(['Harbour Trust'])
  })

  test('before an organisation is part of its name', () => {
    expect(names('Governor Council')).toEqual(['Governor Council'])
  })

  test('of royalty remains before a name, and alone is none', () => {
    expect(names('Queen Ana')).toEqual(['Queen Ana'])
    expect(names('Prince')).toEqual([])
    expect(names('Pope Ana')).toEqual(['Pope Ana'])
  })
})

describe('two names', () => {
  test.each([
    ['Blues and Manchester United', ['Blues', 'Manchester United']],
    ['Ana Sitoe and Mark Bos', ['Ana Sitoe', 'Mark Bos']],
    ['Ana Sitoe & Mark Bos', ['Ana Sitoe', 'Mark Bos']],
    ['Ana Sitoe en Mark Bos', ['Ana Sitoe', 'Mark Bos']],
    ['Food and Drug Administration', ['Food and Drug Administration']],
    ['Harbour Trust and Dyke Council', ['Harbour Trust and Dyke Council']],
    ['Ana Sitoe and Dyke Council', ['Ana Sitoe', 'Dyke Council']],
    ['Department of Health and Welfare', ['Department of Health and Welfare']],
    ['Trinidad and Tobago', ['Trinidad and Tobago']],
  ])('joined by a word: %s is %j', (run, expected) => {
    expect(names(run)).toEqual(expected)
  })

  test.each([
    ['Mark de Kreij van de Radboud Universiteit', ['Mark de Kreij', 'Radboud Universiteit']],
    ['Mark Bos of the Harbour Council', ['Mark Bos', 'Harbour Council']],
    ['Mark of the Harbour Council', ['Mark of the Harbour Council']],
    ['Mark Bos of Beira', ['Mark Bos of Beira']],
    ['University of Beira', ['University of Beira']],
  ])('of a person and an employer: %s is %j', (run, expected) => {
    expect(names(run)).toEqual(expected)
  })
})

describe('a run of capitals ends', () => {
  test.each([
    ['Chester Zoo. The Asian', ['Chester Zoo']],
    ['St. Ives', ['St. Ives']],
    ['Ramadan for Muslims', ['Ramadan']],
    ['Centre for Dykes', ['Centre for Dykes']],
    ["Beira's", ['Beira']],
    ['Beira’s', ['Beira']],
  ])('%s is %j', (run, expected) => {
    expect(names(run)).toEqual(expected)
  })

  test.each([
    ['de Beira', ['Beira']],
    ['the Harbour of', ['Harbour']],
    ['White House Covid-19', ['White House']],
    ['PPE Harbour Trust', ['Harbour Trust']],
    ['Harbour\u00a0Trust', ['Harbour Trust']],
    ['Covid-19', ['Covid-19']],
    ['of the', []],
    ['', []],
  ])('without loose words at its ends: "%s" is %j', (run, expected) => {
    expect(names(run)).toEqual(expected)
  })
})
