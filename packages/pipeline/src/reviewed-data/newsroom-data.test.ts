import { expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'

test('every pattern of the clickbait rules is a valid expression', () => {
  const patterns = [
    ...Object.values(testNewsroomData.clickbaitRules.en),
    ...Object.values(testNewsroomData.clickbaitRules.nl),
  ].flat()
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'iu')).not.toThrow()
})

test('the term table is lower case and large enough for the news', () => {
  const words = Object.keys(testNewsroomData.dutchEnglish.terms)
  expect(words.length).toBeGreaterThan(900)
  for (const word of words) expect(word).toBe(word.toLowerCase())
})
