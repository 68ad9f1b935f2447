import { expect, test } from 'vitest'
import { findTestProblems } from '../interchangeable.fixture.ts'
import { findNearCopyProblems } from './near-copies.ts'

const copies = (claim: string, source: string, language = 'en') =>
  findTestProblems(findNearCopyProblems, claim, source, language)
const SOURCE = 'On Friday Anna Visser opened 12 old bridges in Beira.'

test.each([
  ['number', 'On Friday Anna Visser opened 13 old bridges in Beira.', '13'],
  ['date', 'On Monday Anna Visser opened 12 old bridges in Beira.', 'Monday'],
  ['name', 'On Friday Anna Visser opened 12 old bridges in Maputo.', 'Maputo'],
  ['negation', 'On Friday Anna Visser never opened 12 old bridges in Beira.', 'never'],
])('a copy with another %s: %s', (kind, claim, text) => {
  expect(copies(claim, SOURCE)).toEqual([`${kind}: ${text}`])
})

test('a copy without a change, or with another word, has no fault', () => {
  expect(copies(SOURCE, SOURCE)).toEqual([])
  expect(copies('ON FRIDAY ANNA VISSER OPENED 12 OLD BRIDGES IN BEIRA.', SOURCE)).toEqual([])
  expect(copies('On Friday Anna Visser opened 12 new bridges in Beira.', SOURCE)).toEqual([])
})

test('a sentence in which more than a quarter of the pairs of words are new is no copy', () => {
  // Two of the first claim's eight pairs are new, which is a quarter, and two of the second claim's seven.
  expect(copies('Friday Anna Visser opened 13 old bridges in Beira.', SOURCE)).toEqual(['number: 13'])
  expect(copies('Friday Anna Visser opened 13 old bridges in.', SOURCE)).toEqual([])
})

test('in a copy that is two words shorter or longer, only negations and quotations count', () => {
  const source = 'Early on Friday mayor Anna Visser opened 12 old bridges in Beira.'
  const one = 'On Friday mayor Anna Visser opened 13 old bridges in Beira.'
  const two = one.replace('On Friday', 'Friday')
  expect(copies(one, source)).toEqual(['number: 13'])
  expect(copies(two, source)).toEqual([])
  expect(copies(two.replace('opened', 'never opened').replace('13', '12'), source)).toEqual([
    'negation: never',
  ])
  const long = 'On Friday mayor Anna Visser opened 13 old bridges on the coast of Beira'
  expect(copies(`${long} quietly.`, `${long.replace('13', '12')}.`)).toEqual(['number: 13'])
  expect(copies(`${long} very quietly.`, `${long.replace('13', '12')}.`)).toEqual([])
})

const QUOTED = 'On Friday mayor Anna Visser said “the old bridges are safe again” in Beira.'
test('a quotation that isn’t marked as such in both is found', () => {
  const bare = QUOTED.replace(/[“”]/g, '')
  expect(copies(bare, QUOTED)).toEqual(['quotation: the old bridges are safe again'])
  expect(copies(QUOTED, bare)).toEqual(['quotation: the old bridges are safe again'])
  expect(copies(QUOTED, QUOTED)).toEqual([])
})

test('single quotation marks don’t count, because they may be apostrophes', () => {
  const single = QUOTED.replace('“', '‘').replace('”', '’')
  expect(copies(QUOTED.replace(/[“”]/g, ''), single)).toEqual([])
  expect(copies(single, QUOTED.replace(/[“”]/g, ''))).toEqual([])
})

test('the rest of the source may give the first name, or show that the first word is no name', () => {
  const claim = 'Engineers with Bob Green opened 12 old bridges in Beira.'
  const source = 'Yesterday with Green opened 12 old bridges in Beira.'
  expect(copies('With Bob Green opened 12 old bridges in Beira.', source)).toEqual(['name: Bob'])
  expect(copies('With Bob Green opened 12 old bridges in Beira.', `${source} Bob Green left.`)).toEqual([])
  expect(copies(claim, 'Fishermen with Bob Green opened 12 old bridges in Beira.')).toEqual([
    'name: Engineers',
  ])
  expect(
    copies(claim, 'Fishermen with Bob Green opened 12 old bridges in Beira. Two engineers left.'),
  ).toEqual([])
})

test('the first matching sentence of which it is a copy counts', () => {
  const other = 'Anna Visser opened bridges in Beira with 12 old friends on Friday.'
  expect(copies(SOURCE.replace('12', '13'), `${other} ${SOURCE}`)).toEqual(['number: 13'])
})

test('a single word is no copy, nor is a sentence that matches nothing', () => {
  expect(copies('Twelve.', 'Twelve percent.')).toEqual([])
  expect(copies('Farmers sold fish.', SOURCE)).toEqual([])
})

test('Dutch: a copy with another number', () => {
  const source = 'Vrijdag opende Anna Visser in Beira de 12 oude bruggen.'
  expect(copies(source.replace('12', '13'), source, 'nl')).toEqual(['number: 13'])
  expect(copies(source, source, 'nl')).toEqual([])
})
