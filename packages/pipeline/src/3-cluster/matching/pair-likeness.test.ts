import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestArticle, TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { ClusterMemory } from '../memory/cluster-memory.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import { arbitraryArticleSketch, sketchToArticle } from '../testing/memory-history.ts'
import { haveContradictoryFacts, sharesAtMostOneTerm } from './contradictions.ts'
import { type ArticlePairSimilarity, compareArticles, prepareArticleForComparison } from './pair-likeness.ts'

const memory = new ClusterMemory({ data: testNewsroomData })
const { vocabulary } = memory
let held = 0

function hold(
  title: string,
  summary: string,
  known: { language?: string; publisherId?: string; hours?: number } = {},
) {
  const { language = 'en', publisherId = `p${held}`, hours = 0 } = known
  const publishedAt = new Date(TEST_NOW.getTime() - hours * 3_600_000)
  return memory.hold(
    createTestArticle({ id: `a${held++}`, title, summary, language, publisherId, publishedAt }),
  )
}
const likeness = (a: VectorisedArticle, b: VectorisedArticle) =>
  compareArticles(prepareArticleForComparison(a, vocabulary), b, vocabulary)

const QUAKE =
  'An earthquake of magnitude 6.1 struck near Arequipa early on Saturday, cutting power in the city.'
const close = (a: ArticlePairSimilarity | undefined, b: ArticlePairSimilarity | undefined) => {
  expect(Object.keys(a ?? {})).toEqual(Object.keys(b ?? {}))
  for (const [name, value] of Object.entries(a ?? {}))
    expect([name, value]).toEqual([
      name,
      expect.closeTo(b?.[name as keyof ArticlePairSimilarity] ?? Number.NaN, 5),
    ])
}

test('two articles of one language are alike from either side', () => {
  fc.assert(
    fc.property(arbitraryArticleSketch, arbitraryArticleSketch, (one, other) => {
      const [a, b] = [one, other].map((sketch) =>
        memory.hold(sketchToArticle(`a${held++}`, { ...sketch, language: 'en' })),
      )
      if (!a || !b) throw new Error('two articles were held')
      const [forth, back] = [likeness(a, b), likeness(b, a)]
      close(forth, back)
      if (forth && back) expect(haveContradictoryFacts(a, b, forth)).toBe(haveContradictoryFacts(b, a, back))
    }),
    { numRuns: 60 },
  )
})

describe('how alike two articles are', () => {
  test('an article is as like itself as can be', () => {
    const own = hold('Quake damages houses in Arequipa', QUAKE)
    expect(likeness(own, own)).toMatchObject({
      title: expect.closeTo(1, 5),
      lead: expect.closeTo(1, 5),
      names: expect.closeTo(1, 5),
      titleHeld: expect.closeTo(1, 5),
      samePublisher: 1,
      gap: 0,
      oneTerm: 0,
      placesDiffer: 0,
      namesDiffer: 0,
      short: 1,
    })
  })

  test('articles that share nothing are not compared', () => {
    const [a, b] = [
      hold('Quake in Arequipa', QUAKE),
      hold('Violin found', 'A lost violin was found in a tram.'),
    ]
    expect(likeness(a, b)).toBeUndefined()
  })

  test('places are not among the terms counted across languages', () => {
    const a = hold('Violin found in Antwerp', 'A Belgian found a Stradivarius in Antwerp.')
    const b = hold('Viool gevonden in Antwerpen', 'Een Belg vond een Stradivarius.', { language: 'nl' })
    const c = hold('Tram botst in Antwerpen', 'Een Belg raakte gewond.', { language: 'nl' })
    expect(likeness(a, b)?.sharedBesidesPlaces).toBeGreaterThanOrEqual(2)
    expect(likeness(a, c)?.sharedBesidesPlaces).toBe(0)
  })

  test('the days between them, the publisher and the language are included', () => {
    const a = hold('Quake in Arequipa', QUAKE, { publisherId: 'same' })
    const b = hold('Arequipa: quake damages houses', QUAKE, { publisherId: 'same', hours: 24 })
    expect(likeness(a, b)).toMatchObject({
      gap: expect.closeTo(Math.log(2), 5),
      samePublisher: 1,
      publisherShort: 1,
      dutch: 0,
    })
  })
})

describe('facts by which two articles report two events', () => {
  const pair = (a: VectorisedArticle, b: VectorisedArticle) => {
    const found = likeness(a, b)
    return (
      found && { contradicts: haveContradictoryFacts(a, b, found), tooLittle: sharesAtMostOneTerm(found) }
    )
  }

  test('two earthquakes in two places', () => {
    const a = hold('Quake damages houses near Arequipa', QUAKE)
    const b = hold('Quake damages houses near Mindanao', QUAKE.replaceAll('Arequipa', 'Mindanao'))
    expect(pair(a, b)?.contradicts).toBe(true)
  })

  test('two results of a match', () => {
    const match = (score: string, title: string) =>
      hold(
        `${title} ${score}`,
        `Halla beat Rosk ${score} in the football league on Saturday, with late goals.`,
      )
    expect(
      pair(match('3-1', 'Halla win at home against Rosk'), match('2-0', 'League: another defeat for Rosk'))
        ?.contradicts,
    ).toBe(true)
    expect(
      pair(match('3-1', 'Halla win at home against Rosk'), match('3-1', 'League: another defeat for Rosk'))
        ?.contradicts,
    ).toBe(false)
  })

  test('none between two reports of one earthquake', () => {
    const a = hold('Quake damages houses in Arequipa', QUAKE)
    const b = hold('Arequipa houses damaged by 6.1 quake', QUAKE)
    expect(pair(a, b)).toEqual({ contradicts: false, tooLittle: false })
  })
})
