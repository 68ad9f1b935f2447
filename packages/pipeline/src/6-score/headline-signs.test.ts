import { expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { extractHeadlineFeatures } from './headline-signs.ts'
import { createHeadlineAndTextJudge } from './judge.ts'

test('B4 a headline shows its form', () => {
  const signs = extractHeadlineFeatures('Mijn buren: “Het was tóch geen gewone 12 mei”', [], 'nl')
  expect([...signs.keys()].sort()).toEqual([
    'colon',
    'dutch',
    'first_person',
    'insisting',
    'length',
    'number',
    'quotation',
  ])
})

test('B4 a longer headline counts as two lengths at most', () => {
  expect(extractHeadlineFeatures('a '.repeat(400), [], 'en').get('length')).toBe(2)
})

test('B4 form alone makes no clickbait', () => {
  const { clickbait } = createHeadlineAndTextJudge(testNewsroomData)
  expect(clickbait('Politie houdt 12 mensen aan na rellen: “Rustig verlopen”', 'nl')).toBeLessThan(0.3)
  expect(clickbait('Zes doden door storm in Beira', 'nl')).toBe(0)
})

test('B4 a long quotation is read in time', () => {
  const start = process.cpuUsage().user
  extractHeadlineFeatures('“a '.repeat(5000), [], 'en')
  expect(process.cpuUsage().user - start).toBeLessThan(500_000)
})
