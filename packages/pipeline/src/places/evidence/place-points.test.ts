import { describe, expect, test } from 'vitest'
import { tokeniseText } from '../../text/index.ts'
import type { NameMeaning } from '../table/place-table.ts'
import type { Place } from '../table/towns.ts'
import { PlaceNameEvidence } from './place-points.ts'
import {
  detectTitleCase,
  type PlaceCues,
  PlaceNameContext,
  type TokenisedTextWithNames,
} from './place-surroundings.ts'
import { PLACE_EVIDENCE_POINTS } from './point-values.ts'

const NOWHERE = { name: '', division: '', latitude: undefined, longitude: undefined }
const place = (kind: Place['kind'], country: string, population: number): Place => ({
  ...NOWHERE,
  ...{ kind, country, population },
})
const named = (...places: Place[]): NameMeaning => ({ kind: 'place', places })
const FRANCE = named(place('country', 'FR', 0))
const MEANINGS: Record<string, NameMeaning> = {
  france: FRANCE,
  texas: named(place('region', 'US', 600_000)),
  french: { kind: 'people', country: 'FR' },
  thames: { kind: 'feature' },
  paris: named(place('town', 'FR', 2_000_000)),
  dallas: named(place('town', 'US', 50_000)),
}
/** The meaning of every name that isn't in `MEANINGS`: a town with a hundred thousand inhabitants. */
const OTHER = named(place('town', 'MZ', 100_000))
const CHOTA = named(place('town', 'IN', 99_999))

const NONE: ReadonlySet<string> = new Set()
const cues: PlaceCues = {
  strongBefore: new Set(['in', 'te']),
  weakBefore: new Set(['at']),
  pointers: new Set(['nearby']),
  titles: new Set(['mr', 'dame']),
  officials: new Set(['police']),
  bodies: new Set(['zoo']),
  bodiesOf: new Set(['university']),
  speech: new Set(['said']),
  streets: NONE,
  nature: NONE,
  natureFirst: NONE,
  endings: NONE,
  firstNames: new Set(['mark']),
  lastNames: new Set(['bell']),
}
const evidence = new PlaceNameEvidence(cues, new Set(['reading', 'jordan', 'ill.']), new Set(['gear']))

/**
 * The name in curly brackets with its context, in which names in angle brackets may be places, too. The
 * brackets aren't part of the text.
 */
function look(marked: string, meanings: Record<string, NameMeaning> = {}) {
  const text = marked.replace(/[{}<>]/g, '')
  const tokens = tokeniseText(text)
  const found = Array.from(marked.matchAll(/\{([^}]*)\}|<([^>]*)>/g), (match) => {
    const name = match[1] ?? match[2] ?? ''
    const start = match.index - (marked.slice(0, match.index).match(/[{}<>]/g)?.length ?? 0)
    const at = tokens.findIndex((token) => token.start === start)
    const key = name.toLowerCase()
    const meaning = meanings[key] ?? MEANINGS[key] ?? OTHER
    const words = tokeniseText(name).length
    const end = start + name.length
    return { name, key, at, words, start, end, named: meaning, isOwn: match[1] !== undefined }
  })
  const own = found.find(({ isOwn }) => isOwn)
  if (!own) throw new Error(`no name in "${marked}"`)
  const document: TokenisedTextWithNames = {
    text,
    tokens,
    places: found,
    titles: detectTitleCase(tokens),
    starts: new Map(found.map((one) => [one.at, one])),
    ends: new Map(found.map((one) => [one.at + one.words - 1, one])),
  }
  return [own, new PlaceNameContext(text, tokens, own), document] as const
}

test.each([
  ['{Beira} fell', 0],
  ['rain in {Beira}', PLACE_EVIDENCE_POINTS.strong],
  ['rain in the {Beira}', PLACE_EVIDENCE_POINTS.strong],
  ['rain at {Beira}', PLACE_EVIDENCE_POINTS.weak],
  ['rain in, {Beira}', 0],
  ['rain in nearby {Beira}', PLACE_EVIDENCE_POINTS.strong + PLACE_EVIDENCE_POINTS.pointed],
  ['in te {Beira}', PLACE_EVIDENCE_POINTS.strong],
  ['they saw Te {Beira}', 0],
  ['the city of {Beira}', PLACE_EVIDENCE_POINTS.called],
  ['then Craig of {Beira}', PLACE_EVIDENCE_POINTS.ofPerson],
  ['in <Texas>, {Beira}', PLACE_EVIDENCE_POINTS.behindComma],
  ['on the <Thames>, {Beira}', 0],
  ['rain over <French> {Beira}', PLACE_EVIDENCE_POINTS.adjective],
  ['they met Mark {Beira}', PLACE_EVIDENCE_POINTS.firstNameBefore],
  ['they met Ann-Mark {Beira}', PLACE_EVIDENCE_POINTS.firstNameBefore],
  ['they met J {Beira}', PLACE_EVIDENCE_POINTS.firstNameBefore],
  ['they met Dame {Beira}', PLACE_EVIDENCE_POINTS.titleOfPerson],
  ['they met Mr {Beira}', PLACE_EVIDENCE_POINTS.titleOfPerson],
  ['they saw Harbour {Beira}', PLACE_EVIDENCE_POINTS.capitalBefore],
  ['Harbour {Beira} fell', PLACE_EVIDENCE_POINTS.capitalBefore / 2],
  ['Storm Hits Dark Harbour {Beira} Again', 0],
  ['snow over <Paris> {Beira}', 0],
  ['snow over <Chota> {Beira}', PLACE_EVIDENCE_POINTS.capitalBefore],
  ['snow over <Dallas> {Beira}', 0],
])('the words before a name, "%s", give %f points', (marked, expected) => {
  expect(evidence.before(...look(marked, { chota: CHOTA }))).toBeCloseTo(expected)
})

test.each([
  ['they like {Beira}', 0],
  ['the {Beira} police came', PLACE_EVIDENCE_POINTS.official],
  ['then {Beira} said so', PLACE_EVIDENCE_POINTS.speech],
  ['then {France} said so', 0],
  ['the {Beira} 2000 games', PLACE_EVIDENCE_POINTS.year],
  ['games in {Beira} 2000', 0],
  ['rain at {Beira}, <Texas>', PLACE_EVIDENCE_POINTS.comma],
  ['a man ({Beira}) left', PLACE_EVIDENCE_POINTS.brackets],
  ['one\n{Beira}\ntwo', PLACE_EVIDENCE_POINTS.alone],
  ['{BEIRA} - A man', PLACE_EVIDENCE_POINTS.dateline],
  ['the {Beira} Harbour burns', PLACE_EVIDENCE_POINTS.capitalAfter],
  ['the {Paris} Harbour burns', PLACE_EVIDENCE_POINTS.capitalAfter / 2],
  ['the {France} Harbour burns', 0],
  ['Storm Hits Dark {Beira} Harbour', 0],
  ['then {Mark} Harbour left', PLACE_EVIDENCE_POINTS.surnameAfter],
  ['Storm Hits When {Mark} Bell Leaves', PLACE_EVIDENCE_POINTS.surnameAfter],
  ['Storm Hits When {Mark} Harbour Leaves', 0],
  ['then {Beira} Dame left soon today', 0],
  ['the {Beira} <France> line', 0],
  ['the {Beira} <Thames> line', PLACE_EVIDENCE_POINTS.capitalAfter],
])('the words after a name, "%s", give %f points', (marked, expected) => {
  expect(evidence.after(...look(marked))).toBeCloseTo(expected)
})

describe('a name itself', () => {
  const own = (marked: string, meaning?: NameMeaning) => {
    const [found, near, document] = look(marked)
    return evidence.own({ ...found, named: meaning ?? found.named }, near, document)
  }
  const town = (population: number) => named(place('town', 'MZ', population))

  test.each([
    [1_000_000, 1.8],
    [999_999, 1.2],
    [300_000, 1.2],
    [100_000, 0.6],
    [15_000, -0.3],
    [5_000, -0.7],
    [1_000, -1.1],
    [999, -1.5],
  ])('of a town with %i inhabitants gives %f points', (population, expected) => {
    expect(own('rain in {Beira}', town(population))).toBeCloseTo(expected)
  })

  test.each([
    ['a country', 'rain in {Beira}', named(place('country', 'MZ', 0)), PLACE_EVIDENCE_POINTS.country],
    ['a people', 'the {Beira}', { kind: 'people', country: 'MZ' }, PLACE_EVIDENCE_POINTS.country],
    [
      'an area',
      'the {Beira}',
      { kind: 'area', point: { latitude: 0, longitude: 0 } },
      PLACE_EVIDENCE_POINTS.area,
    ],
    ['a feature', 'the {Beira}', { kind: 'feature' }, PLACE_EVIDENCE_POINTS.feature],
    ['a large region', 'the {Beira}', named(place('region', 'MZ', 500_001)), PLACE_EVIDENCE_POINTS.region],
    ['a smaller region', 'the {Beira}', named(place('region', 'MZ', 500_000)), 1.2],
    ['a region of two words', 'the {New Beira}', named(place('region', 'MZ', 0)), 2.7],
    ['a town of two words', 'the {New Beira}', OTHER, 0.6 + PLACE_EVIDENCE_POINTS.several],
    ['several towns', 'the {Beira}', named(place('town', 'MZ', 1), place('town', 'PT', 100_000)), 0.6],
  ] as [string, string, NameMeaning, number][])('of %s', (_name, marked, meaning, expected) => {
    expect(own(marked, meaning)).toBeCloseTo(expected)
  })

  test.each([
    ['an ambiguous town', 'rain in {Reading}', OTHER, 0.6 + PLACE_EVIDENCE_POINTS.ambiguous],
    [
      'an ambiguous country',
      'rain in {Jordan}',
      FRANCE,
      PLACE_EVIDENCE_POINTS.country + PLACE_EVIDENCE_POINTS.ambiguous / 2,
    ],
    ['a surname', 'rain in {Bell}', OTHER, 0.6 + PLACE_EVIDENCE_POINTS.surname],
    ['a surname that is a country', 'rain in {Bell}', FRANCE, PLACE_EVIDENCE_POINTS.country],
    ['the first word', '{Beira} fell', OTHER, 0.6 + PLACE_EVIDENCE_POINTS.first],
    ['the first word, a metropolis', '{Beira} fell', town(300_000), 1.2],
    ['a word in a title', 'Storm Hits Dark {Beira} Again', OTHER, 0.6 + PLACE_EVIDENCE_POINTS.title],
    [
      'an ordinary word in a title',
      'Storm Hits Dark {Gear} Again',
      OTHER,
      0.1 + PLACE_EVIDENCE_POINTS.titleWord,
    ],
    ['an ordinary word elsewhere', 'rain in {Gear}', OTHER, 0.6],
  ] as [string, string, NameMeaning, number][])('that is %s', (_name, marked, meaning, expected) => {
    expect(own(marked, meaning)).toBeCloseTo(expected)
  })
})

test.each([
  ['the {Beira} Zoo', true],
  ['the {Beira} zoo', false],
  ['the {Beira}, Zoo', false],
  ['Storm Hits Dark {Beira} Zoo', false],
  ['at the University of {Beira}', true],
  ['at the university of {Beira}', false],
  ['at the University in {Beira}', false],
])('in "%s" it is part of the name of an organisation: %s', (marked, expected) => {
  expect(evidence.isInside(...look(marked))).toBe(expected)
})

test.each([
  ['they met Mark {Beira}', true],
  ['they met Mr {Beira}', true],
  ['they met Mr. {Beira}', true],
  ['they met mr {Beira}', false],
  ['they met Mark, {Beira}', false],
  ['they met Mark {New Beira}', false],
])('in "%s" it is the name of a person: %s', (marked, expected) => {
  const [own, near] = look(marked)
  expect(evidence.isPerson(own, near)).toBe(expected)
})
