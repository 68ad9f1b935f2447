import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import type { ClusterModel } from '../../reviewed-data/trained-weights.ts'
import type { ArticlePairSimilarity } from './pair-likeness.ts'
import { createArticlePairModel } from './pair-model.ts'

const probability = (weights: Record<string, number>) =>
  createArticlePairModel({ pair: { weights } } as unknown as ClusterModel)
const like = (known: Partial<ArticlePairSimilarity>) =>
  new Proxy(known, { get: (all, name) => Reflect.get(all, name) ?? 0 }) as ArticlePairSimilarity

test('the probability is that of the summed log-odds', () => {
  const model = probability({ 'same.bias': -1, 'same.title': 2, 'same.gap': -0.5 })
  expect(model(like({}), true)).toBeCloseTo(1 / (1 + Math.E))
  expect(model(like({ title: 0.5 }), true)).toBe(0.5)
  expect(model(like({ title: 1, gap: 2 }), true)).toBe(0.5)
  expect(model(like({ title: 1 }), true)).toBeCloseTo(Math.E / (1 + Math.E))
})

test('two languages have weights of their own', () => {
  const model = probability({ 'same.title': 3, 'cross.bias': 1, 'cross.cross': -1 })
  expect(model(like({ title: 1, cross: 1 }), false)).toBe(0.5)
  expect(model(like({ title: 0, cross: 5 }), true)).toBe(0.5)
})

test('a likeness without a weight counts nothing, one with a weight counts', () => {
  expect(probability({})(like({ title: 1, lead: 1 }), true)).toBe(0.5)
  const { weights } = testNewsroomData.clusterModel.pair
  const names = Object.keys(weights).filter((name) => name.startsWith('same.') && name !== 'same.bias')
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const model = probability({ [name]: 1 })
    expect([name, model(like({ [name.slice('same.'.length)]: 1 }), true)]).toEqual([
      name,
      expect.closeTo(Math.E / (1 + Math.E)),
    ])
  }
})
