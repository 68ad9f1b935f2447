import { expect, test } from 'vitest'
import { createOpinionScorer } from './opinion-voice.ts'
import { extractWordSequences } from './word-runs.ts'

test('the words of a text, alone and side by side, without names, numbers, addresses and what is quoted', () => {
  expect([
    ...extractWordSequences(
      'But the mayor told Ana Sitoe 12 times “we must obey” at https://a.example/b today',
    ),
  ]).toEqual([
    'but the',
    'but the mayor',
    'the',
    'the mayor',
    'the mayor told',
    'mayor',
    'mayor told',
    'told',
    'times',
    'at',
    'today',
  ])
})

const voice = createOpinionScorer({
  opinionWords: { weights: { obviously: 2, 'of course': 1, 'officials said': -2 } },
})

test('a text sounds like a commentator or a newsroom by its words', () => {
  expect(voice('The wall is obviously too low, of course, and will be so for years.', 'en')).toBeGreaterThan(
    0.5,
  )
  expect(voice('The wall is too low, port officials said, and will be so for years.', 'en')).toBeLessThan(
    -0.5,
  )
  expect(voice('The mayor called it “obviously” too low.', 'en')).toBe(0)
  expect(voice('De muur is obviously te laag.', 'nl')).toBe(0)
})
