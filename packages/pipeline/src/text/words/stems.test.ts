import snowball from 'snowball-stemmers'
import { expect, test } from 'vitest'
import { stem } from './stems.ts'

test('English stems are those of Snowball', () => {
  const english = snowball.newStemmer('english')
  const words =
    "generously skis dying early news proceed exceeding inning's consolations hopping hoped agreed feed national vietnamization relational conformably triplicate electricity y youth sayings 1,200th o'neill don't covid-19 überraschungen"
  for (const word of words.split(' ')) expect([word, stem(word, 'en')]).toEqual([word, english.stem(word)])
})

test('A word of a language without a stemmer is its own stem', () => {
  expect(stem('nouvelles', 'fr')).toBe('nouvelles')
})
