import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClusterModel } from '../../reviewed-data/trained-weights.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import type { WindowStory } from '../memory/window-article.ts'
import type { GroupEvidence } from './group-evidence.ts'
import {
  CONTRADICTION_LOG_ODDS,
  type CrossLanguageEvidence,
  type MatchEvidence,
  MatchRules,
} from './match-rules.ts'

const BY_SPARSENESS = {
  ...{ weight: 1, neutral: 0, least: -0.5, most: 2 },
  ...{ likeness: 0.4, denseLikeness: 0.1, nameShare: 0.5, dense: 1, span: 2 },
}
const MODEL: ClusterModel = {
  pair: { threshold: 0.5, weights: {} },
  story: { threshold: 1, mergeThreshold: 1.5, pairFloor: -2, bias: 0, weights: { text: 10 } },
  thread: {
    ...{ threshold: 0, mergeThreshold: -0.5, pairFloor: -3, bias: 0, weights: { text: 10 } },
    bySparseness: BY_SPARSENESS,
  },
}
/**
 * Creates rules for a stream of articles. `logOdds` are the log-odds that an article reports something that
 * earlier articles reported.
 */
const rulesAt = (logOdds: number) => new MatchRules(MODEL, { logOdds })
const rules = rulesAt(0)

const story: WindowStory = { id: 's1', number: 0, members: [], reviewedSize: 0 }
const articleOf = (kind: VectorisedArticle['kind']) => ({ kind }) as VectorisedArticle
const report = articleOf('report')
const opinion = articleOf('opinion')

interface Given {
  text?: number
  names?: number
  pairBest?: number
  against?: number
  suddenApart?: number
  meaning?: number
  nearest?: VectorisedArticle
}

function found({
  text = 0.3,
  names = 0,
  pairBest = 1,
  against = 0,
  suddenApart = 0,
  ...over
}: Given = {}): MatchEvidence {
  const evidence = { text, names, pairBest, pairMean: 0, against, pairNone: 0, secondRoot: 0 }
  const rest = { damped: 0, cover: 0, coverTop: 0, titleHeld: 0, rarest: 0, second: 0, shared: 0 }
  const times = { gapLast: 0, gapFirst: 0, size: 0, publisher: 0, cohesion: 0, margin: 0 }
  const whole: GroupEvidence = { ...evidence, ...rest, ...times }
  const findings = {
    pairBest,
    pairMean: 0,
    against,
    pairNone: 0,
    suddenApart,
    nearest: over.nearest ?? report,
  }
  return { story, meaning: over.meaning, evidence: whole, findings }
}
const excess = (given: Given, held = report) => rules.match(held, found(given), 'story')?.excess

describe('how well an article matches a story', () => {
  test('is how far its log-odds are above the threshold, with the probability beside it', () => {
    const match = rules.match(report, found({ text: 0.3 }), 'story')
    expect(match?.excess).toBeCloseTo(2)
    expect(match?.score).toBeCloseTo(1 / (1 + Math.exp(-3)))
    expect(match).toMatchObject({ story, nearest: report })
  })

  test('is nothing at all where no pair is alike enough, unless meanings are', () => {
    expect(excess({ pairBest: -2.1 })).toBeUndefined()
    expect(excess({ pairBest: -2 })).toBeDefined()
    expect(excess({ pairBest: -2.1, meaning: 0.99 })).toBeDefined()
  })

  test('is far below it where half of the members contradict the article', () => {
    expect(excess({ against: 0.5 })).toBe(CONTRADICTION_LOG_ODDS)
    expect(rules.match(report, found({ against: 0.5 }), 'story')?.score).toBe(0)
    expect(excess({ against: 0.49 })).toBeCloseTo(2)
  })

  test('is less for what is no report, on either side', () => {
    expect((excess({}) ?? 0) - (excess({}, opinion) ?? 0)).toBeCloseTo(0.7)
    expect((excess({}) ?? 0) - (excess({ nearest: opinion }) ?? 0)).toBeCloseTo(0.7)
  })

  test('grows with the likeness of meanings, and falls below a neutral one', () => {
    expect((excess({ meaning: 0.6 }) ?? 0) - (excess({}) ?? 0)).toBeCloseTo(1.6)
    expect((excess({ meaning: 0.5 }) ?? 0) - (excess({}) ?? 0)).toBeCloseTo(0)
    expect((excess({ meaning: -1 }) ?? 0) - (excess({}) ?? 0)).toBeCloseTo(-8)
  })
})

describe('how well an article matches a thread', () => {
  const match = (given: Given, logOdds: number) => rulesAt(logOdds).match(report, found(given), 'thread')

  test('is contradicted by sudden events elsewhere, not by other facts', () => {
    expect(match({ suddenApart: 0.5 }, 0)?.excess).toBe(CONTRADICTION_LOG_ODDS)
    expect(match({ against: 1 }, 0)?.excess).toBeGreaterThan(0)
  })

  test('needs more the sparser the stream is, within bounds', () => {
    const like = { text: 0.9 }
    expect(match(like, 0)?.excess).toBeCloseTo(9)
    expect(match(like, -1)?.excess).toBeCloseTo(8)
    expect(match(like, -50)?.excess).toBeCloseTo(7)
    expect(match(like, 50)?.excess).toBeCloseTo(9.5)
  })

  test('needs more likeness in a sparse stream: one shared word is chance', () => {
    expect(match({ text: 0.15 }, 1)).toBeDefined()
    expect(match({ text: 0.05 }, 1)).toBeUndefined()
    expect(match({ text: 0.35 }, -1)).toBeUndefined()
    expect(match({ text: 0.35, names: 0.2 }, -1)).toBeDefined()
    expect(match({ text: 0.35, meaning: 0.99 }, -1)).toBeDefined()
  })

  test('never rises as the stream gets sparser', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const density = fc.double({ min: -6, max: 6, noNaN: true })
    fc.assert(
      fc.property(share, share, density, density, (text, names, one, other) => {
        const [sparse, dense] = [
          match({ text, names }, Math.min(one, other)),
          match({ text, names }, Math.max(one, other)),
        ]
        if (sparse) expect(dense?.excess ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(sparse.excess)
      }),
    )
  })
})

test('two groups merge with more than an article needs to join a story, with less for a thread', () => {
  expect(rules.mergeMargin('story')).toBeCloseTo(0.5)
  expect(rules.mergeMargin('thread')).toBeCloseTo(-0.5)
})

test('an article is known that joined a story, or that matched a thread for certain', () => {
  const topic = (above: number) => ({ story, excess: above, score: 0.5, nearest: report })
  expect(rules.isKnown(topic(0), undefined)).toBe(true)
  expect(rules.isKnown(undefined, topic(1))).toBe(true)
  expect(rules.isKnown(undefined, topic(0.9))).toBe(false)
  expect(rulesAt(-2).isKnown(undefined, topic(-1))).toBe(true)
  expect(rules.isKnown(undefined, undefined)).toBe(false)
})

describe('how well an article matches a story of other languages', () => {
  const across = (over: Partial<CrossLanguageEvidence>, held = report) =>
    rules.matchAcross(held, { story, meaning: undefined, words: undefined, first: report, ...over })

  test('is nothing without like words or meanings', () => {
    expect(across({})).toBeUndefined()
    expect(across({ meaning: 0.1 })).toBeUndefined()
  })

  test('is by its words, by its meaning, or by both', () => {
    expect(across({ words: { odds: 2, nearest: opinion } })?.excess).toBeCloseTo(1.3)
    expect(across({ words: { odds: 2, nearest: report } })).toMatchObject({ nearest: report, story })
    expect(across({ meaning: 1 })?.excess).toBeCloseTo(-2 + 8)
    expect(across({ meaning: 1, words: { odds: -5, nearest: report } })?.excess).toBeCloseTo(-2 + 8)
  })
})
