import { expect, test } from 'vitest'
import { createCategoryModel, createZeroCategoryLogOdds, encodeWeight } from './category-model.ts'

const steps = (sports: number, crime: number) =>
  [0, 0, 0, 0, 0, 0, 0, 0, sports, crime, 0].map(encodeWeight).join('')
const categories = Object.keys(createZeroCategoryLogOdds()) as (keyof ReturnType<
  typeof createZeroCategoryLogOdds
>)[]

test('a character holds every step from -45 to 45, and none needs a second one in JSON', () => {
  for (let step = -45; step <= 45; step++) {
    const character = encodeWeight(step)
    expect(JSON.stringify(character)).toHaveLength(3)
    const model = createCategoryModel({
      scale: 1,
      categories: ['sports'],
      bias: [0],
      weights: { goalkeeper: character },
    })
    expect(model('goalkeeper').sports).toBe(step)
  }
  expect(encodeWeight(99)).toBe(encodeWeight(45))
})

test('words and pairs add up, over the root of the number of words', () => {
  const weights = { goalkeeper: steps(24, 0), arrested: steps(0, 12), 'goalkeeper arrested': steps(0, 36) }
  const model = createCategoryModel({ scale: 12, categories, bias: categories.map(() => 0), weights })
  const topics = model('Goalkeeper arrested')
  expect(topics.sports).toBeCloseTo(2 / Math.SQRT2)
  expect(topics.crime).toBeCloseTo(4 / Math.SQRT2)
})

test('a text without a known word says nothing', () => {
  expect(
    createCategoryModel({ scale: 12, categories, bias: categories.map(() => 1), weights: {} })('Zyx'),
  ).toEqual(createZeroCategoryLogOdds())
})
