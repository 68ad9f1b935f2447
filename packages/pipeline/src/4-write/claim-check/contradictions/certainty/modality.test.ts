import { describe, expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findChangedModality } from './modality.ts'

const changes = (claim: string, source: string, language = 'en') =>
  findTestProblems(findChangedModality, claim, source, language)
/** The kinds of problems only. */
const kinds = (...args: Parameters<typeof changes>) => changes(...args).map((one) => one.split(':')[0])

test('a possibility or plan that the claim states as a fact is a problem with the whole sentence', () => {
  expect(changes('The old port opened.', 'The old port may open.')).toEqual(['modality: old port opened'])
  expect(changes('The old port opened.', 'The old port will open.')).toEqual(['modality: old port opened'])
  expect(changes('De oude haven is open.', 'De oude haven gaat open.', 'nl')).toEqual([
    'modality: oude haven is open',
  ])
  expect(changes('The old port opened.', 'The old port opened on Friday.')).toEqual([])
})

test('an accusation that the claim states as a fact is a changed attribution', () => {
  const source = 'Anna accused the old port of flooding Beira.'
  expect(changes('The old port flooded Beira.', source)).toEqual(['attribution: old port flooded Beira'])
})

test.each([
  'Anna said the old port flooded Beira.',
  'The old port flooded Beira, according to Anna.',
  'The old port allegedly flooded Beira.',
  'The old port perhaps flooded Beira.',
])('an accusation may stay somebody’s word: “%s”', (claim) => {
  expect(changes(claim, 'Anna accused the old port of flooding Beira.')).toEqual([])
})

describe('a plan in the source', () => {
  const SOURCE = 'The old port of Beira will get new cranes.'
  test.each([
    ['The old port of Beira plans cranes.'],
    ['The old port of Beira may get cranes.'],
    ['The old port of Beira asked Anna for cranes.'],
    ['The old port of Beira is offered cranes.'],
    ['The old port of Beira must get cranes.'],
    ['The old port of Beira allegedly got cranes.'],
  ])('is no fact in “%s” either', (claim) => {
    expect(changes(claim, SOURCE)).toEqual([])
  })

  test.each([
    ['The old port of Beira got cranes.'],
    ['The old port of Beira asked Anna about cranes.'],
    ['The old port of Beira has cranes until now.'],
    ['The old port of Beira got cranes on Friday.'],
    ['Anna said the old port of Beira got cranes.'],
  ])('is a fact in “%s”', (claim) => {
    expect(kinds(claim, SOURCE)).toEqual(['modality'])
  })

  test('may stand with “until” and a date', () => {
    expect(changes('The old port of Beira has cranes until Friday.', SOURCE)).toEqual([])
    const dutch = 'De oude haven van Beira zal kranen houden.'
    expect(changes('De oude haven van Beira heeft kranen tot vrijdag.', dutch, 'nl')).toEqual([])
    expect(kinds('De oude haven van Beira heeft kranen op vrijdag.', dutch, 'nl')).toEqual(['modality'])
  })
})

test('what is only possible is not announced either', () => {
  const source = 'The old port of Beira may get cranes.'
  expect(kinds('The old port of Beira will get cranes.', source)).toEqual(['modality'])
  expect(kinds('The old port of Beira gets cranes until Friday.', source)).toEqual(['modality'])
  expect(changes('The old port of Beira will perhaps get cranes.', source)).toEqual([])
  expect(changes('The old port of Beira plans to get cranes.', source)).toEqual([])
  expect(changes('The old port of Beira will get cranes.', source.replace('may', 'will'))).toEqual([])
})

describe('a claim with a “not”', () => {
  test('is certain where the source has a “may not” and all of its words', () => {
    const source = 'The old port of Beira may not reopen.'
    expect(kinds('The old port of Beira did not reopen.', source)).toEqual(['modality'])
    expect(changes('The old port of Beira might not reopen.', source)).toEqual([])
    expect(changes('The old sunny port of Beira did not reopen.', source)).toEqual([])
    expect(kinds('The old port of Zorgon did not reopen, they said.', source)).toEqual(['modality'])
    expect(changes('The old port of Beira did not reopen.', source.replace('may', 'will'))).toEqual([])
    expect(changes('The old port of Beira did not reopen.', 'They fear the old port reopens.')).toEqual([])
  })

  test('is certain too where it rules something out', () => {
    const source = 'Police of old Beira may rule out arson.'
    expect(kinds('Police of old Beira ruled out arson.', source)).toEqual(['modality'])
    expect(changes('Police of old Beira ruled out arson quickly.', source)).toEqual([])
  })

  test('is not weakened by a “may”', () => {
    expect(changes('The old port may not open.', 'The old port opened.')).toEqual([])
  })
})

describe('a fact of the source', () => {
  const SOURCE = 'The old port of Beira opened schools.'
  test.each([
    ['may', 'The old port of Beira may have opened schools.', ['modality']],
    ['perhaps', 'Perhaps the old port of Beira opened schools.', ['modality']],
    ['will', 'The old port of Beira will open schools.', ['modality']],
    ['if', 'The old port of Beira asked if it opened schools.', []],
    ['risk', 'The old port of Beira opened schools at risk.', []],
  ])('told with “%s”', (_, claim, found) => {
    expect(kinds(claim, SOURCE)).toEqual(found)
  })

  test.each([
    ['is to come', 'The old port of Beira is opening schools.', []],
    ['is planned', 'The old port of Beira opened schools and plans more.', []],
    ['is past', 'The old port of Beira opened schools.', ['modality']],
  ])('that %s, told with “will”', (_, source, found) => {
    expect(kinds('The old port of Beira will open schools.', source)).toEqual(found)
  })

  test('Dutch: is past where it is told with “zal”', () => {
    const claim = 'De oude haven van Beira zal scholen openen.'
    expect(kinds(claim, 'De oude haven van Beira opende scholen.', 'nl')).toEqual(['modality'])
    expect(changes(claim, 'De oude haven van Beira heeft vanaf mei scholen.', 'nl')).toEqual([])
  })
})

test('the sentences with the most of the claim’s words count', () => {
  const [may, did] = ['The old port of Beira may open schools.', 'The old port of Beira opened schools.']
  expect(kinds(did, may)).toEqual(['modality'])
  expect(changes('The old port of Beira opened two schools.', `${may} ${did}`)).toEqual([])
  expect(kinds('The old port of Beira opened two schools.', `${may} ${may}`)).toEqual(['modality'])
  expect(kinds(did, `${may} The old port of Beira opened.`)).toEqual(['modality'])
  expect(changes(`Perhaps ${did}`, did.replace('schools', 'schools and may flood'))).toEqual([])
  expect(changes(`Perhaps ${did}`, `${did} The old port of Beira may open.`)).toEqual([])
})

test('each sentence of a claim is read alone', () => {
  const source = 'The old port of Beira may open schools. Anna Visser sued a tall engineer.'
  const claim = 'Anna Visser perhaps sued a tall engineer. The old port of Beira opened schools.'
  expect(changes(claim, source)).toEqual([
    'modality: Anna Visser perhaps sued a tall engineer',
    'modality: old port of Beira opened schools',
  ])
})

test('nothing is said of a claim that matches no sentence', () => {
  expect(changes('Farmers may sell fish.', 'The old port opened.')).toEqual([])
  expect(changes('Farmers opened.', 'The old port may open.')).toEqual([])
  expect(changes('', 'The old port may open.')).toEqual([])
})
