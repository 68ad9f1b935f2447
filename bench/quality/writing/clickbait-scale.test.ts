import { expect, test } from 'vitest'
import { trainClickbaitScale } from './clickbait-scale.ts'

test('a title of words that clickbait uses scores higher', () => {
  const scale = trainClickbaitScale([
    { text: 'You won’t believe this dog', clickbait: 1 },
    { text: 'This is why you need a dog', clickbait: 1 },
    { text: 'Council votes on dog tax', clickbait: 0 },
    { text: 'Council adopts budget', clickbait: 0 },
  ])
  expect(scale('Why you need this')).toBeGreaterThan(scale('Council votes on budget'))
  expect(scale('Ambae')).toBe(0)
})
