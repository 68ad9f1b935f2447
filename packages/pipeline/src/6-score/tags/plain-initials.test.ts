import { expect, test } from 'vitest'
import { normaliseNameSpelling } from './plain-initials.ts'

test.each([
  ['the U.S. Geological Survey', 'the US Geological Survey'],
  ['in the U.S', 'in the US'],
  ['L.A. and D.C. agree', 'LA and DC agree'],
  ['e.g. Beira', 'e.g. Beira'],
])('initials lose their full stops: %s', (text, expected) => {
  expect(normaliseNameSpelling(text)).toBe(expected)
})

test.each([
  ['Andrew M. Cuomo', 'Andrew M Cuomo'],
  ['Andrew M. said', 'Andrew M. said'],
  ['andrew M. Cuomo', 'andrew M. Cuomo'],
  ['Gov. Newsom met Dr. Litang', 'Gov Newsom met Dr Litang'],
  ['Gov. is short', 'Gov. is short'],
  ['dr. Litang', 'dr. Litang'],
  ['Martin Jr. Won', 'Martin Jr Won'],
])('a full stop inside a name doesn’t end a sentence: %s', (text, expected) => {
  expect(normaliseNameSpelling(text)).toBe(expected)
})

test.each([
  ['Fresno, Calif., burned', 'Fresno, California, burned'],
  ['Austin, Tex. burned', 'Austin, Texas burned'],
  ['Calif. burned', 'Calif. burned'],
  ['Fresno, Calif burned', 'Fresno, Calif burned'],
])('a state behind a town has its name: %s', (text, expected) => {
  expect(normaliseNameSpelling(text)).toBe(expected)
})

test.each([
  ['Ex-Red Bull driver', 'ex Red Bull driver'],
  ['pro-Hong Kong', 'pro Hong Kong'],
  ['the anti-Brexit party', 'the anti Brexit party'],
  ['Apex-Red', 'Apex-Red'],
  ['a co-operation', 'a co-operation'],
  ['Pre-season games', 'Pre-season games'],
  ['California-based Sutter Health', 'California based Sutter Health'],
  ['a Beira-led group', 'a Beira led group'],
  ['a Beira-leddy group', 'a Beira-leddy group'],
])('a prefix or suffix is no part of a name: %s', (text, expected) => {
  expect(normaliseNameSpelling(text)).toBe(expected)
})

test.each([
  ['Coronavirus UK: shops open', 'shops open'],
  ['COVID-19: shops open', 'shops open'],
  ['Shops: Coronavirus: open', 'Shops: Coronavirus: open'],
  ['Coronavirus in Beira: open', 'Coronavirus in Beira: open'],
])('the label of a series is left out: %s', (text, expected) => {
  expect(normaliseNameSpelling(text)).toBe(expected)
})
