import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { TEST_NOW } from '../newsroom/newsroom.fixture.ts'
import { explainStoryMembership } from './membership.ts'
import type { SparseVector } from './memory/terms/sparse.ts'
import { NameSpellingStore } from './memory/terms/spellings.ts'
import { Vocabulary } from './memory/terms/vocabulary.ts'
import type { VectorisedArticle } from './memory/vectorized-article.ts'

interface Sketch {
  names?: string[]
  lead?: string[]
  cross?: string[]
  language?: string
  hours?: number
}

/**
 * Explains why the article `own` is in the story of the article `nearest`. `known` has the spellings of
 * terms, and the score of the match, 0.5 by default.
 */
function explain(
  own: Sketch,
  nearest: Sketch,
  known: { names?: Record<string, string>; words?: Record<string, string>; score?: number } = {},
) {
  const all = [...new Set([own, nearest].flatMap(({ names, lead, cross }) => [names, lead, cross]).flat())]
  const terms = all.filter((term) => term !== undefined)
  const bare = (term: string) => term.replace(/^(?:@|e:)/, '')
  // The later a term comes in the list, the more ordinary it is, so the first terms have the highest weights.
  const vocabulary = new Vocabulary(undefined, new Map(terms.map((term, at) => [bare(term), at / 1_000])))
  for (const term of terms.toReversed()) vocabulary.id(term)
  const vector = (list: string[] = []): SparseVector => {
    const ids = Int32Array.from(list, (term) => vocabulary.id(term)).sort()
    return { ids, values: new Uint8Array(ids.length).fill(32) }
  }
  const article = ({ names, lead, cross, language = 'en', hours = 0 }: Sketch, id: string) =>
    ({
      articleId: id,
      language,
      at: TEST_NOW.getTime() + hours * HOUR_MS,
      names: vector(names),
      lead: vector(lead),
      cross: vector(cross),
    }) as VectorisedArticle
  const spellings = new NameSpellingStore()
  for (const [term, written] of Object.entries(known.names ?? {}))
    spellings.note(vocabulary.id(term), written)
  const words = (ids: ReadonlySet<number>) =>
    new Map(
      [...ids].flatMap((id): [number, string][] => {
        const written = known.words?.[vocabulary.term(id)]
        return written === undefined ? [] : [[id, written]]
      }),
    )
  const match = { score: known.score ?? 0.5, nearest: article(nearest, 'near') }
  return explainStoryMembership(article(own, 'own'), match, vocabulary, {
    spellings,
    words: known.words && words,
  })
}

test('the article that opens a story has nothing to share', () => {
  const opener = { articleId: 'a' } as VectorisedArticle
  const lookup = { spellings: new NameSpellingStore(), words: undefined }
  expect(explainStoryMembership(opener, undefined, new Vocabulary(), lookup)).toEqual({
    articleId: 'a',
    similarity: 1,
    sharedNames: [],
    sharedTerms: [],
    gapHours: 0,
  })
})

describe('the shared names', () => {
  test('are those of both articles, the most distinctive first', () => {
    const own = { names: ['@nadira', '@beira', '@maputo'] }
    const { sharedNames } = explain(own, { names: ['@beira', '@lisbon', '@nadira'] })
    expect(sharedNames).toEqual(['nadira', 'beira'])
  })

  test('are as the articles write them, each once; a place without a spelling isn’t shown', () => {
    const names = ['@nadira', '@beira', '@@who', '!MZ', '!the hague']
    const written = { '@nadira': 'Nadira', '@@who': 'WHO', '!the hague': 'The Hague', '@beira': 'NADIRA' }
    expect(explain({ names }, { names }, { names: written }).sharedNames).toEqual([
      'Nadira',
      'WHO',
      'The Hague',
    ])
    expect(explain({ names: ['@@who', '!MZ'] }, { names: ['@@who', '!MZ'] }).sharedNames).toEqual(['who'])
  })

  test.each([
    ['HOBART', 'Hobart'],
    ['O’BRIEN’S', 'O’brien’s'],
    ['NEW DELHI', 'New Delhi'],
    ['NATO', 'NATO'],
    ['COVAX', 'COVAX'],
    ['McDonald', 'McDonald'],
  ])('%s is shown as %s', (written, expected) => {
    const sketch = { names: ['@a'] }
    expect(explain(sketch, sketch, { names: { '@a': written } }).sharedNames).toEqual([expected])
  })

  test('are eight at most', () => {
    const names = Array.from({ length: 9 }, (_, at) => `@name${at}`)
    expect(explain({ names }, { names }).sharedNames).toEqual(
      Array.from({ length: 8 }, (_, at) => `name${at}`),
    )
  })
})

describe('the shared words', () => {
  test('are in the article’s own spelling; those that it doesn’t spell are left out', () => {
    const own = { lead: ['flood', 'dyke', 'break'] }
    const { sharedTerms } = explain(own, { lead: ['dyke', 'flood', 'sea'] }, { words: { flood: 'flooded' } })
    expect(sharedTerms).toEqual(['flooded'])
  })

  test('are none if the text isn’t available', () => {
    expect(explain({ lead: ['flood'] }, { lead: ['flood'] }).sharedTerms).toEqual([])
  })

  test('are those common to all languages if the articles are in two languages', () => {
    const words = { flood: 'flood', 'e:dyke': 'dijk' }
    const own = { lead: ['flood'], cross: ['e:dyke'] }
    expect(explain(own, { ...own, language: 'nl' }, { words }).sharedTerms).toEqual(['dijk'])
    expect(explain(own, own, { words }).sharedTerms).toEqual(['flood'])
  })

  test('are neither names nor places nor short numbers, and each is shown once', () => {
    const lead = ['@nadira', '!MZ', '#12', '#125', '#1.25', 'nadira', 'flood', 'flooding', 'x']
    const words = {
      '@nadira': 'at-name',
      '!MZ': 'place',
      '#12': '12',
      '#125': '125',
      '#1.25': '1.25',
      nadira: 'NADIRA',
      flood: 'flood',
      flooding: 'Flood',
      x: 'x',
    }
    const names = ['@storm']
    const own = { lead, names }
    expect(explain(own, own, { words, names: { '@storm': 'Nadira' } }).sharedTerms).toEqual([
      '125',
      '1.25',
      'flood',
    ])
  })

  test('are eight at most, of the twenty-four most distinctive terms', () => {
    const lead = Array.from({ length: 26 }, (_, at) => `term${at}`)
    const spelled = (from: number, to: number) =>
      Object.fromEntries(lead.slice(from, to).map((term) => [term, `${term}s`]))
    expect(explain({ lead }, { lead }, { words: spelled(0, 26) }).sharedTerms).toEqual(
      lead.slice(0, 8).map((term) => `${term}s`),
    )
    expect(explain({ lead }, { lead }, { words: spelled(23, 26) }).sharedTerms).toEqual(['term23s'])
  })
})

test.each([
  [0.12345, 0.123],
  [0.9996, 1],
  [3.2, 1],
])('a score of %f is a similarity of %f', (score, similarity) => {
  expect(explain({}, {}, { score }).similarity).toBe(similarity)
})

test.each([
  [0, 2.06, 2.1],
  [3, 0, 3],
  [1, 1, 0],
])('articles %f and %f hours old are %f hours apart', (hours, other, gapHours) => {
  expect(explain({ hours }, { hours: other }).gapHours).toBe(gapHours)
})
