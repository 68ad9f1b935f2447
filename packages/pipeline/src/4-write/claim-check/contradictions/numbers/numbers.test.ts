import { describe, expect, test } from 'vitest'
import { findTestProblems, readTestClaim } from '../../interchangeable.fixture.ts'
import { findChangedNumbers, findCountedNounPhrase, findTotalsMistakenForParts } from './numbers.ts'

const changed = (claim: string, source: string, language = 'en') =>
  findTestProblems(findChangedNumbers, claim, source, language).join(', ')
const totals = (claim: string, source: string, language = 'en') =>
  findTestProblems(findTotalsMistakenForParts, claim, source, language).join(', ')
const FLEET = 'On Friday 12 old ships left Beira with 40 fishermen.'

test('a number or date that the source lacks is found', () => {
  expect(changed('On Friday 13 ships left Beira.', FLEET)).toBe('number: 13')
  expect(changed('On Monday 12 ships left Beira.', FLEET)).toBe('date: monday')
  expect(changed('On Friday 12 ships left Beira with forty fishermen.', FLEET)).toBe('')
})

test.each([
  ['en', 'Two ships left Beira.', 'Old ships left Beira.', ''],
  ['en', 'The second ship left Beira.', 'Old ships left Beira.', ''],
  ['nl', 'Twee schepen verlieten Beira.', 'Oude schepen verlieten Beira.', ''],
  ['en', 'Three ships left Beira.', 'Old ships left Beira.', 'number: three'],
  ['en', 'Two ships left Beira.', 'Twelve ships left Beira.', 'number: two'],
  ['en', 'Two ships left Beira.', 'Twelve old ships left Beira.', ''],
  ['en', 'Two left Beira.', 'The 12 left Beira. The ships left.', 'number: two'],
  ['en', 'The ships left two.', '12 left Beira with ships.', ''],
  ['nl', 'Eenentwintig schepen vertrokken.', 'Oude schepen vertrokken.', 'number: eenentwintig'],
  ['nl', 'Honderdtwee schepen vertrokken.', 'Oude schepen vertrokken.', 'number: honderdtwee'],
])('%s: one or two may be the claim’s own count, if the source counts none: “%s”', (language, ...row) => {
  expect(changed(row[0], row[1], language)).toBe(row[2])
})

describe('a lower bound', () => {
  const BODIES = 'Police found 116 bodies in Beira.'
  test.each([
    ['en', 'In Beira more than 100 bodies were found.', BODIES, ''],
    ['en', 'Over 100 bodies were found.', BODIES, ''],
    ['nl', 'In Beira zijn meer dan 100 lichamen gevonden.', 'De politie vond 116 lichamen in Beira.', ''],
    ['en', 'Over 100 bodies were found.', BODIES.replace('116', '124'), ''],
    ['en', 'Over 100 bodies were found.', BODIES.replace('116', '125'), 'number: 100'],
    ['en', 'Over 100 bodies were found.', BODIES.replace('116', '99'), 'number: 100'],
    ['en', 'In Beira at least 100 bodies were found.', BODIES, ''],
    ['en', 'At least 100 bodies were found.', BODIES, ''],
    ['nl', 'In Beira zijn zeker 100 lichamen gevonden.', 'De politie vond 116 lichamen in Beira.', ''],
    ['nl', 'Ruim 100 lichamen gevonden.', 'De politie vond 116 lichamen in Beira.', ''],
    ['nl', 'Er zijn ten minste 100 lichamen gevonden.', 'De politie vond 116 lichamen.', ''],
    ['en', 'Nearly 100 bodies were found.', BODIES, 'number: 100'],
    ['en', 'Over 100 bodies were found.', 'Police found bodies. 116 men left.', 'number: 100'],
    ['en', 'More than about 100 bodies were found.', BODIES, 'number: 100'],
  ])('%s: covers a number less than a quarter above it: “%s” for “%s”', (language, ...row) => {
    expect(changed(row[0], row[1], language)).toBe(row[2])
  })

  test('must be of the same thing and unit', () => {
    expect(changed('More than 100 ships left.', `${BODIES} Rain fell. A ship left.`)).toBe('number: 100')
    expect(changed('More than 100 dollar fines rose.', 'Police found 116 fines.')).toBe('number: 100')
    expect(changed('More than 100 burnt bodies.', `${BODIES} An old school in Goma burnt.`)).toBe('')
    expect(changed('In Beira more than 100.', BODIES)).toBe('number: 100')
  })

  test('is of a thing at most four words behind the source’s number, or one before it', () => {
    const claim = 'Police found more than 100 bodies.'
    expect(changed(claim, 'Police found 116 burnt young male bodies.')).toBe('')
    expect(changed(claim, 'Police found 116 badly burnt young male bodies.')).toBe('number: 100')
    expect(changed(claim, 'Police found bodies: 116.')).toBe('')
    expect(changed(claim, 'Police found bodies yesterday: 116.')).toBe('number: 100')
  })
})

test.each([
  ['12 percent', '12 percent', ''],
  ['12 percent', '12 dollars', 'number: 12'],
  ['12 percent', '12 ships', 'number: 12'],
  ['12 dollars', '12 euros', 'number: 12'],
  ['12', '12 dollars', ''],
  ['12', '12 percent', 'number: 12'],
  ['12 percent', '12 ships and 12 percent', ''],
])('a claim of %s for %s', (claim, source, found) => {
  expect(changed(`Sales of Bexley fell by ${claim}.`, `Sales of Bexley fell by ${source}.`)).toBe(found)
})

const FAR = FLEET.replace('40', 'cranes and nets and ropes and 40')
const FOUND = 'They found 47 stone knives and a wooden spear.'
const HURT = 'About 70 drivers joined the walkout at the Harlow depot. Four of them were hurt.'
test.each([
  ['is far away', '40 ships left Beira.', FAR, 'number: 40'],
  ['is four words away', '12 men saw Beira.', 'The 12 saw old Beira with men.', ''],
  ['is five words away', '12 men near Beira.', 'The 12 saw quiet old Beira with men.', 'number: 12'],
  ['is behind other words', '12 rusty old ships left Beira.', FLEET, ''],
  ['is not told', 'Ships left with 40.', FAR, ''],
  ['is what a year is of', 'The 1990 ships left Beira.', FAR.replace('40', '1990'), ''],
  ['is what 2190 is of', 'The 2190 ships left Beira.', FAR.replace('40', '2190'), 'number: 2190'],
  ['has a currency', '40 dollar ships left Beira.', FAR.replace('fishermen', 'dollar'), ''],
  ['are people', '40 people left Beira.', FLEET, ''],
  ['are kilometres, not people', '12 people left.', 'They left 12 kilometres away.', 'number: 12'],
  ['are metres, not people', '12 people left.', 'They left the 12-metre boat.', 'number: 12'],
  ['are ships too', '12 people left.', 'They left 12 metres of 12 ships.', ''],
  ['is not the measure behind it', '12 people left.', 'They left at 12 with kilometres of rope.', ''],
  ['are others', '12 others left.', 'They left 12 kilometres away.', ''],
  ['are spokespeople', '12 spokespeople slept.', `12 men. ${FAR} Spokespeople slept.`, 'number: 12'],
  ['are yearlings', '12 yearlings slept.', `12 men. ${FAR} Yearlings slept.`, 'number: 12'],
  ['has a name', 'In Ligue 1 matches ended.', 'In Ligue 1 men ran. 1 ran. Goma saw matches.', ''],
  ['has no name', 'In Ligue 1 matches end.', '1 ran in Ligue. Rain. Quiet old matches end.', 'number: 1'],
  ['is told before', 'Four drivers were hurt.', `${HURT} Four burnt.`, ''],
  ['is another', 'Four drivers were hurt.', HURT.replace('them', 'the cars'), 'number: four'],
  ['is behind “and”', 'They found 47 spears.', FOUND, 'number: 47'],
  ['is in a list', 'They found 47 spears.', FOUND.replace('stone knives', 'knives, spears'), 'number: 47'],
  ['is behind a comma', 'They found 47 spears.', FOUND.replace(' and', ','), ''],
  ['has an “and” before', 'They found 47 spears.', 'They found rope and 47 knives, a wooden spear.', ''],
  ['is directly behind “and”', 'They found 47 spears.', 'They found 47 and a wooden spear.', ''],
  ['is before it too', 'They found 47 spears.', `Of spears t${FOUND.slice(1)}`, ''],
  ['is told elsewhere', 'They found 47 spears.', `${FOUND} Men saw 47 spears.`, ''],
  ['is first', 'They found 47 knives.', FOUND, ''],
  ['changed places', 'Nine ships and 40 men left.', '40 ships and nine men left. Men sank.', 'number: 40'],
  ['has a word before it', 'Nine ships and 40 men left.', 'Nine old ships and 40 men left.', ''],
  ['stands behind', 'Nine ships and 40 men left.', 'Ships, nine, and men, 40, left.', ''],
])('the thing that is counted %s: “%s” for “%s”', (_, claim, source, found) => {
  expect(changed(claim, source)).toBe(found)
})

test.each([
  ['In Beira 12 rival street gangs fought.', ['rival', 'street', 'gangs']],
  ['The 12-year-old boy left.', ['year', 'old', 'boy']],
  ['Beira saw 12 gangs, men and women.', ['gangs']],
  ['Beira saw 12 gangs Monday.', ['gangs']],
  ['Beira saw 12. Men left.', []],
  ['Beira saw 12', []],
])('the words behind the number of “%s” are %s', (text, words) => {
  const { items } = readTestClaim(text, 'Rain fell.').claim
  const number = items.findIndex(({ kind }) => kind === 'number')
  expect(findCountedNounPhrase(items, number).map((at) => items[at]?.folded)).toEqual(words)
})

const NURSES = 'In Beira 850 of the hospital’s 1,300 nurses left.'
const ALL = 'About 1,300 nurses left.'
test.each([
  ['is found', ALL, NURSES, 'number: 1,300'],
  ['is found three words behind it', ALL, NURSES.replace('the', 'the old'), 'number: 1,300'],
  ['is not found further on', ALL, NURSES.replace('the', 'the quiet old'), ''],
  ['is found in the matching sentence', ALL, `${NURSES} It has 1,300 beds.`, 'number: 1,300'],
  ['is told as the whole elsewhere', ALL, `${NURSES} On Friday 1,300 nurses left.`, ''],
  ['is told with the part', 'It has 1,300 nurses, 850 of whom left.', NURSES, ''],
  ['is the part', 'About 850 nurses left.', NURSES, ''],
  ['has a part in the claim', 'Many of the 1,300 nurses left.', NURSES, ''],
  ['has no part', ALL, 'In Beira many of the 1,300 nurses left.', ''],
  ['has no “of”', ALL, 'In Beira 850 men and 1,300 nurses left.', ''],
  ['has an earlier “of”', ALL, 'Of Beira 850 men left 1,300 nurses.', ''],
  ['is not in the source', 'About 1,400 nurses left.', NURSES, ''],
])('the whole for its part %s: “%s”', (_, claim, source, found) => {
  expect(totals(claim, source)).toBe(found)
})

test('Dutch: the whole for its part, and a thing behind “en”', () => {
  const source = 'Novatron schrapt 1.200 van de 9.500 banen.'
  expect(totals('Novatron schrapt 9.500 banen.', source, 'nl')).toBe('number: 9.500')
  expect(changed('Zij vonden 47 speren.', 'Zij vonden 47 messen en een speer.', 'nl')).toBe('number: 47')
})
