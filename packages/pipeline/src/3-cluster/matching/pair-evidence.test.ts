import { describe, expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import type { ClusterModel } from '../../reviewed-data/trained-weights.ts'
import { ClusterMemory } from '../memory/cluster-memory.ts'
import { ArticlePairComparer } from './pair-evidence.ts'
import { prepareArticleForComparison } from './pair-likeness.ts'

const memory = new ClusterMemory({ data: testNewsroomData })
const { vocabulary } = memory
let count = 0
const hold = (title: string, summary: string, language = 'en', text = '') =>
  memory.hold(
    createTestArticle({ id: `a${count}`, publisherId: `p${count++}`, title, summary, language, text }),
  )

const QUAKE =
  'An earthquake of magnitude 6.1 struck near Arequipa early on Saturday, cutting power in the city.'
const quake = () => hold('Quake damages houses near Arequipa', QUAKE)
const otherQuake = () => hold('Quake damages houses near Mindanao', QUAKE.replaceAll('Arequipa', 'Mindanao'))
const violin = () => hold('Violin found', 'A lost violin was found in a tram.')
const dutchQuake = () =>
  hold(
    'Aardbeving beschadigt huizen bij Arequipa',
    'Een aardbeving trof zaterdag de stad Arequipa. In Arequipa viel de stroom uit.',
    'nl',
  )
const dutchViolin = () => hold('Viool gevonden', 'Een verloren viool is gevonden in een tram.', 'nl')

/**
 * A comparer with a model that gives all pairs in one language the log-odds `same`, and all pairs in two
 * languages the log-odds `cross`.
 */
const comparison = (same: number, cross = 0) =>
  new ArticlePairComparer(
    { pair: { weights: { 'same.bias': same, 'cross.bias': cross } } } as unknown as ClusterModel,
    vocabulary,
  )
const findings = (odds: number, members: ReturnType<typeof hold>[], own = quake()) =>
  comparison(odds).findings(prepareArticleForComparison(own, vocabulary), members)

describe('an article and the members of a group', () => {
  test.each([
    [2, 2],
    [6, 6],
    [7, 6],
    [-6, -6],
    [-7, -6],
  ])('with log-odds of %f for each pair give %f', (odds, expected) => {
    expect(findings(odds, [quake(), quake()])).toMatchObject({
      pairBest: expect.closeTo(expected),
      pairMean: expect.closeTo(expected),
      against: 0,
      pairNone: 0,
      suddenApart: 0,
    })
  })

  test('that share nothing weigh -4', () => {
    const [first, second] = [violin(), quake()]
    const found = findings(2, [first, second])
    expect(found).toMatchObject({
      pairBest: expect.closeTo(2),
      pairMean: expect.closeTo(-1),
      pairNone: 0.5,
      against: 0,
    })
    expect(found?.nearest).toBe(second)
    expect(findings(2, [violin()])).toMatchObject({ pairBest: -4, pairMean: -4, pairNone: 1 })
  })

  test('that report another sudden event weigh -6', () => {
    const [first, second] = [otherQuake(), quake()]
    const found = findings(2, [first, second])
    expect(found).toMatchObject({
      pairMean: expect.closeTo(-2),
      pairNone: 0,
      against: 0.5,
      suddenApart: 0.5,
    })
    expect(found?.nearest).toBe(second)
    expect(findings(2, [otherQuake()])).toMatchObject({ pairBest: -6, against: 1, suddenApart: 1 })
  })

  test('are nearest to the first of equal ones', () => {
    const [first, second] = [quake(), quake()]
    expect(findings(2, [first, second])?.nearest).toBe(first)
  })

  test('are not compared with the article itself', () => {
    const own = quake()
    expect(findings(2, [own], own)).toBeUndefined()
    expect(findings(2, [own, violin()], own)).toMatchObject({ pairNone: 1 })
    expect(findings(2, [])).toBeUndefined()
  })

  test('are at most six: the first and the five newest', () => {
    const alike = (from: number) => Array.from({ length: from }, quake)
    expect(findings(2, [violin(), ...alike(5)])?.pairNone).toBeCloseTo(1 / 6)
    expect(findings(2, [violin(), ...alike(6)])?.pairNone).toBeCloseTo(1 / 6)
    expect(findings(2, [quake(), violin(), ...alike(5)])?.pairNone).toBe(0)
    expect(findings(2, [quake(), violin(), ...alike(4)])?.pairNone).toBeCloseTo(1 / 6)
  })
})

describe('an article and reports in another language', () => {
  const across = (odds: number, reports: ReturnType<typeof hold>[]) =>
    comparison(9, odds).acrossLanguages(prepareArticleForComparison(quake(), vocabulary), reports)

  test('have the log-odds of the pair, within limits', () => {
    const report = dutchQuake()
    expect(across(1, [report])?.odds).toBeCloseTo(1)
    expect(across(1, [report])?.nearest).toBe(report)
    expect(across(20, [report])?.odds).toBeCloseTo(Math.log(999))
  })

  test('weigh the best report by 0.7 and the mean of all by 0.3', () => {
    const report = dutchQuake()
    const found = across(0, [dutchViolin(), report])
    // The best report has a probability of 0.5, the other one of 0: 0.7 · 0.5 + 0.3 · 0.25 = 0.425.
    expect(found?.odds).toBeCloseTo(Math.log(0.425 / 0.575))
    expect(found?.nearest).toBe(report)
  })

  test('that share too little have none', () => {
    expect(across(3, [dutchViolin()])).toBeUndefined()
    expect(across(3, [])).toBeUndefined()
  })

  test('are compared with six of them', () => {
    const others = (length: number) => Array.from({ length }, dutchViolin)
    expect(across(3, [dutchViolin(), dutchQuake(), ...others(4)])?.odds).toBeDefined()
    expect(across(3, [dutchViolin(), dutchQuake(), ...others(5)])).toBeUndefined()
    expect(across(3, [dutchQuake(), ...others(9)])?.odds).toBeDefined()
  })

  test('need more than a town and its country if both are long', () => {
    /** A text of many different words that no other text contains. */
    const longText = (vowel: string) =>
      Array.from(
        { length: 100 },
        (_, at) => `f${vowel}${'bdgkmprtvz'[at % 10]}${vowel}${'lnsx'[at % 4]}${at}`,
      ).join(' ')
    const serial = (text: string) =>
      hold(
        'Lagos serial goes to Lagos viewers',
        'A Nigerian serial from Lagos, Nigeria, was sold.',
        'en',
        text,
      )
    const outage = (text: string) =>
      hold('In Lagos kon niemand betalen', 'Storing in Lagos. Nigeria: Lagos betaalt weer.', 'nl', text)
    const odds = (one: string, other: string) =>
      comparison(0).acrossLanguages(prepareArticleForComparison(serial(one), vocabulary), [outage(other)])
        ?.odds
    expect(odds('', '')).toBeCloseTo(0)
    expect(odds(longText('a'), longText('o'))).toBeCloseTo(-2.5)
  })
})
