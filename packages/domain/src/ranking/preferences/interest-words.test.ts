import { describe, expect, test } from 'vitest'
import { INTERESTS } from '../../contract/index.ts'
import { aStory } from '../../testing.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { countMatchedTopics } from './interest.ts'
import { INTEREST_CRITERIA } from './interest-words.ts'

const lists = INTERESTS.flatMap((interest) =>
  Object.entries<string>(INTEREST_CRITERIA[interest].words ?? {}).map(
    ([language, words]) => [interest, language, words.split(',')] as const,
  ),
)

test('every interest has a subject but those of place and time, and no interest has two', () => {
  const without = INTERESTS.filter((interest) => Object.keys(INTEREST_CRITERIA[interest]).length === 0)
  expect(without).toEqual(['Local News', 'Breaking News'])
  expect(INTERESTS.filter((interest) => Object.keys(INTEREST_CRITERIA[interest]).length > 1)).toEqual([])
  expect(Object.keys(INTEREST_CRITERIA).sort()).toEqual([...INTERESTS].sort())
})

test('no category belongs to two interests', () => {
  const categories = INTERESTS.flatMap((interest) => INTEREST_CRITERIA[interest].categories ?? [])
  expect(new Set(categories).size).toBe(categories.length)
})

describe.each(lists)('%s in %s', (_interest, _language, words) => {
  test('has words as headlines are compared, with a star at the end only', () => {
    for (const word of words) {
      expect(foldCaseAndAccents(word)).toBe(word)
      expect(word).toMatch(/^[a-z0-9](?:[a-z0-9 -]*[a-z0-9])?\*?$/)
    }
  })

  test('has no word that another one includes', () => {
    const open = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
    const included = words.filter((word) =>
      open.some((start) => word !== `${start}*` && word.startsWith(start)),
    )
    expect(included).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})

test.each([
  ['en', 'Teachers strike at two schools', 'Education'],
  ['nl', 'Leraren staken op twee scholen', 'Education'],
  ['en', 'Central banks raise interest rates', 'Economy'],
  ['nl', 'Hittegolf: zeespiegel en uitstoot', 'Climate Change'],
  ['nl', 'Asteroïde scheert langs de maan', 'Space'],
  ['en', 'Surgeons transplant a heart', 'Medicine'],
] as const)('%s: “%s” is about %s', (language, headline, interest) => {
  expect(matched(language, headline)).toContain(interest)
})

test.each([
  ['en', 'The party starts at dawn', 'Art & Culture'],
  ['en', 'Petsmart closes', 'Lifestyle'],
  ['nl', 'Modern dorp wint prijs', 'Fashion'],
  ['nl', 'Ministers weten meer', 'Food'],
] as const)(
  '%s: “%s” is not about %s, though a word of it begins or ends alike',
  (language, headline, interest) => {
    expect(matched(language, headline)).not.toContain(interest)
  },
)

/** The interests that a story with this headline matches. */
function matched(language: 'en' | 'nl', headline: string): string[] {
  const story = aStory({ language, headline, sub_headline: '', description: '', categories: [] })
  const now = new Date('2026-11-25T00:00:00Z')
  return INTERESTS.filter(
    (interest) => countMatchedTopics(story, { now, topics: [interest.toLowerCase()] }) > 0,
  )
}
