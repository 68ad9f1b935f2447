import type { Language } from '@plainwire/domain/language'
import { expect, test } from 'vitest'
import {
  CLICKBAIT_PENALTY_POINTS,
  computeRuleBasedHeadlinePenalty,
  measureHeadlineFaults,
} from './headline-faults.ts'

const NONE = { short: 0, long: 0, quotationInFront: 0, quotationInside: 0 }

test.each([
  [0, { ...NONE, character: 0, short: 40 }],
  [39, { ...NONE, character: 39, short: 1 }],
  [40, { ...NONE, character: 40 }],
  [95, { ...NONE, character: 95 }],
  [96, { ...NONE, character: 96, long: 1 }],
  [105, { ...NONE, character: 105, long: 10 }],
])('a headline of %d characters', (length, expected) => {
  expect(measureHeadlineFaults('x'.repeat(length))).toEqual(expected)
})

test.each([
  ['“A mess”: dyke of Beira breaks', 1, 0],
  ['"A mess": dyke of Beira breaks', 1, 0],
  ['‘A mess’: dyke of Beira breaks', 1, 0],
  ["'A mess': dyke of Beira breaks", 1, 0],
  ['„Een puinhoop”: dijk van Beira breekt', 1, 0],
  ['Mayor calls dyke of Beira “a mess”', 0, 1],
  ['Mayor calls dyke of Beira "a mess"', 0, 1],
  ['Mayor calls dyke of Beira ‘a mess’', 0, 1],
  ['Burgemeester noemt dijk „een puinhoop”', 0, 1],
  ['Beira’s mayor visits the dyke', 0, 0],
  ["Beira's mayor visits the dyke", 0, 0],
  ['', 0, 0],
])('the quotation in "%s" is in front (%d) or inside (%d)', (title, quotationInFront, quotationInside) => {
  expect(measureHeadlineFaults(title)).toMatchObject({ quotationInFront, quotationInside })
})

const DYKE = 'Six people die as coastal dyke breaks in Beira'
const points = (title: string, language: Language = 'en', clickbait = 0, loaded = 0) =>
  computeRuleBasedHeadlinePenalty(title, clickbait, loaded, language)

test('a plain headline costs nothing', () => {
  expect(points(DYKE)).toBe(0)
  expect(points('Zes doden bij dijkdoorbraak in Beira', 'nl')).toBe(0)
  expect(points('')).toBe(0)
})

test('clickbait costs points in proportion to its probability', () => {
  expect(CLICKBAIT_PENALTY_POINTS).toBe(0.7)
  expect(points(DYKE, 'en', 0.5)).toBeCloseTo(0.35)
  expect(points(DYKE, 'en', 1)).toBeCloseTo(0.7)
})

test('loaded words cost points from a probability of 0.8 on', () => {
  expect([0.79, 0.8, 1].map((loaded) => points(DYKE, 'en', 0, loaded))).toEqual([0, 0.3, 0.3])
})

test.each([
  ['a figure of speech', 'en', 'The mercurial mayor of Beira signs the law', 0.3],
  ['a Dutch figure of speech', 'nl', 'Burgemeester haalt hard uit naar havenbedrijf', 0.3],
  ['loud words', 'en', 'Beira braces for storm', 0.05],
  ['both', 'en', 'Beira braces for storm, mercurial mayor says', 0.3],
  ['loud Dutch words', 'nl', 'Burgemeester woedend over muur', 0.05],
  ['Dutch words in English', 'en', 'Burgemeester woedend over muur', 0],
  ['a quoted figure of speech', 'en', 'Mayor calls wall “dead in the water”', 0],
  ['a question', 'en', 'Did six people die in the flood of Beira?', 0.6],
  ['a form of teasers', 'en', 'Dyke of Beira breaks…', 0.5],
  ['a semicolon', 'en', 'Six people die; dyke breaks in Beira', 0.1],
  ['a bar', 'en', 'Six people die | Dyke breaks in Beira', 0.1],
  ['a label', 'en', 'Beira: coastal dyke breaks', 0.08],
  ['a label of two letters', 'en', 'EU: coastal dyke must be higher', 0.08],
  ['a label of 40 letters', 'en', `${'x'.repeat(40)}: dyke breaks`, 0.08],
  ['one letter in front of a colon', 'en', 'B: coastal dyke breaks', 0],
  ['41 letters in front of a colon', 'en', `${'x'.repeat(41)}: dyke breaks`, 0],
  ['a colon without white space', 'en', 'Dyke breaks at 7:40 in Beira', 0],
  ['faults together', 'en', 'Did our “dyke break; why?', 0.6 + 0.3 + 0.3 + 0.1],
] as const)('the points of %s', (_, language, title, expected) => {
  expect(points(title, language)).toBeCloseTo(expected)
})

test.each([
  ['en', 'What I lost in the flood, by Ana Sitoe', 0.5],
  ['en', 'In Beira I lost a house', 0],
  ['en', 'Beira says we need a dyke', 0],
  ['en', 'A dyke for my town', 0],
  ['en', 'Six people die in our flood of Beira', 0],
  ['en', 'Why dykes break and you get wet', 0.5],
  ['en', 'Dyke of Beira breaks in your town', 0],
  ['en', 'We need a dyke in Beira', 0],
  ['en', 'My house in Beira broke', 0],
  ['nl', 'Mijn huis in Beira brak', 0],
  ['nl', 'Je huis in Beira brak', 0],
  ['nl', 'In Beira verloor ik een huis', 0],
  ['nl', 'In Beira moeten wij weg', 0],
  ['nl', 'Een dijk voor mijn stad', 0],
  ['nl', 'Beira wil onze dijk', 0],
  ['nl', 'Een dijk waar jij op staat', 0],
  ['nl', 'In Beira kun je zwemmen', 0],
  ['nl', 'Een dijk in jouw stad', 0],
] as const)('%s: the first or second person costs 0.3: "%s"', (language, title, others) => {
  expect(points(title, language)).toBeCloseTo(0.3 + others)
})

test('names that contain a pronoun cost nothing', () => {
  expect(points('Weber and Myriam of Usti visit Beira')).toBe(0)
  expect(points('Dijkgraaf Wijers en Jens bezoeken Beira', 'nl')).toBe(0)
})

test.each([
  ['Mayor calls wall "a mess'],
  ['Mayor calls wall a mess"'],
  ['Mayor calls wall “a mess'],
  ['Burgemeester noemt muur „een puinhoop'],
  ['Mayor calls wall a mess”'],
  ['Mayor calls wall ‘a mess'],
  ["Mayor calls wall 'a mess"],
  ['“A mess” of “a wall'],
])('a torn quotation costs 0.3: %s', (title) => {
  expect(points(title)).toBeCloseTo(0.3)
})

test.each([
  ['Mayor calls wall "a mess"'],
  ['Mayor calls wall “a mess”'],
  ['Burgemeester noemt muur „een puinhoop”'],
  ['Mayor calls wall ‘a mess’'],
  ["Mayor calls wall 'a mess'"],
  ["Mayor's wall breaks"],
  ['Fishers’ wall breaks'],
  ["Wall of the '90s breaks"],
  ['“A mess” and “a wall”'],
])('a complete quotation or an apostrophe costs nothing: %s', (title) => {
  expect(points(title)).toBe(0)
})
