import type { Fact, FactValue } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { createTestArticle, TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { selectFactsForModel } from './facts-for-model.ts'

const TEXTS: Record<string, string> = { a: 'Six people died.', b: 'Zes doden.', c: 'Seven people died.' }
const articles = Object.entries(TEXTS).map(([id, text]) =>
  createTestArticle({ id, publisherId: `p-${id}`, text }),
)
const value = (number: number, ids: string[]): FactValue => ({
  value: number,
  qualifier: 'exact',
  reports: ids.length,
  givers: ids.map((articleId) => ({
    articleId,
    publisherId: `p-${articleId}`,
    report: 0,
    at: TEST_NOW,
    language: 'en',
    field: 'text',
    start: 0,
    end: TEXTS[articleId]?.indexOf(' ') ?? 0,
  })),
})
const fact = (agreement: Fact['agreement'], values: FactValue[], change: Partial<Fact> = {}): Fact => ({
  id: agreement,
  kind: 'count',
  subject: 'dead',
  unit: undefined,
  agreement,
  values,
  changes: [],
  ...change,
})
const shown = (...facts: Fact[]) => selectFactsForModel(facts, articles, ({ publisherId }) => publisherId)

test('agreed facts come in a source’s words with those who give them', () => {
  expect(shown(fact('several', [value(6, ['b', 'a'])]))).toEqual({
    agreed: [{ about: 'dead', values: [{ value: 'Zes', publishers: ['p-a', 'p-b'] }] }],
    conflicting: [],
  })
})

test('conflicting facts come with who gives which value', () => {
  expect(shown(fact('conflict', [value(6, ['a']), value(7, ['c'])])).conflicting).toEqual([
    {
      about: 'dead',
      values: [
        { value: 'Six', publishers: ['p-a'] },
        { value: 'Seven', publishers: ['p-c'] },
      ],
    },
  ])
})

test('what one report alone gives, asides, and values of articles that the model isn’t given are left out', () => {
  const { agreed, conflicting } = shown(
    fact('single', [value(6, ['a'])]),
    fact('several', [value(6, ['a'])], { isAside: true }),
    fact('several', [value(6, ['gone'])]),
    fact('conflict', [value(6, ['a']), value(7, ['gone'])]),
  )
  expect([agreed, conflicting]).toEqual([[], []])
})
