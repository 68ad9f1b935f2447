import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../units/index.ts'
import { orderThreadStories } from './front-story.ts'
import { createThread } from './thread.ts'
import { deriveThreadName, MAX_THREAD_NAME_CHARACTERS } from './thread-name.ts'
import type { ThreadStory } from './thread-story.ts'

const hour = (hours: number) => Date.UTC(2026, 10, 20) + hours * HOUR_MS

function story(id: string, over: Partial<ThreadStory> = {}): ThreadStory {
  const headlines = { en: `Headline of ${id}`, nl: `Kop van ${id}` }
  return { id, names: [], headlines, independentReports: 1, publishedMs: hour(0), ...over }
}
const named = (...lists: string[][]) =>
  deriveThreadName(lists.map((names, index) => story(`s${index}`, { names })))

describe('the name of a thread', () => {
  test.each([
    [
      'what all of its stories name',
      [
        ['Trump', 'Zelensky'],
        ['Zelensky', 'Trump'],
      ],
      'Trump, Zelensky',
    ],
    ['the most shared first', [['Kyiv', 'Trump'], ['Trump'], ['Kyiv', 'Trump']], 'Trump, Kyiv'],
    ['a part of a longer name', [['Donald Trump'], ['Trump']], 'Trump'],
    ['the longer name where all have it', [['Donald Trump'], ['Donald Trump']], 'Donald Trump'],
    ['names whatever their accents', [['Curaçao'], ['Curacao']], 'Curaçao'],
    [
      'no more than three names',
      [
        ['A1', 'B1', 'C1', 'D1'],
        ['A1', 'B1', 'C1', 'D1'],
      ],
      'A1, B1, C1',
    ],
  ])('is %s', (_name, lists, expected) => {
    expect(named(...lists)).toEqual({ en: expected, nl: expected })
  })

  test.each([
    ['half of the stories are not most of them', [['Oslo'], ['Rome'], ['Oslo'], []]],
    ['a name inside a word is no name', [['Iran'], ['Iranian']]],
    ['a lone story shares nothing', [['Oslo']]],
  ])('is the headline of the most reported story: %s', (_name, lists) => {
    const stories = lists.map((names, index) =>
      story(`s${index}`, { names, independentReports: index === 0 ? 3 : 1 }),
    )
    expect(deriveThreadName(stories)).toEqual({ en: 'Headline of s0', nl: 'Kop van s0' })
  })

  test('is in the languages that its headline is in, and cut at a word', () => {
    const headline = 'A headline that goes on for much longer than sixty characters would allow it to'
    expect(deriveThreadName([story('s1', { headlines: { nl: headline } })])).toEqual({
      nl: 'A headline that goes on for much longer than sixty…',
    })
  })

  test('is cut between characters if there is no space', () => {
    const headline = `${'x'.repeat(58)}🌉${'x'.repeat(20)}`
    expect(deriveThreadName([story('s1', { headlines: { en: headline } })])).toEqual({
      en: `${'x'.repeat(58)}…`,
    })
  })

  test('is short, whatever the stories say, and does not depend on their order', () => {
    const names = fc.array(fc.string({ maxLength: 80 }), { maxLength: 5 })
    const stories = fc.array(
      fc.record({ names, headline: fc.string({ minLength: 1, maxLength: 200 }), reports: fc.nat(9) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(stories, (many) => {
        const all = many.map(({ names: own, headline, reports }, index) =>
          story(`s${index}`, { names: own, headlines: { en: headline }, independentReports: reports }),
        )
        const { name } = createThread('t1', all)
        for (const text of Object.values(name)) {
          expect(text.length).toBeLessThanOrEqual(MAX_THREAD_NAME_CHARACTERS)
          expect(text.isWellFormed()).toBe(true)
        }
        expect(createThread('t1', all.toReversed()).storyIds).toEqual(createThread('t1', all).storyIds)
      }),
    )
  })
})

describe('the story in front of a thread', () => {
  test.each([
    [
      'the most reported of the last day',
      [
        ['a', 0, 2],
        ['b', 20, 5],
        ['c', 23, 1],
      ],
      ['b', 'c', 'a'],
    ],
    [
      'the newest where the most reported is older',
      [
        ['a', 0, 9],
        ['b', 40, 1],
      ],
      ['b', 'a'],
    ],
    [
      'the newest of equally reported ones',
      [
        ['a', 0, 2],
        ['b', 3, 2],
      ],
      ['b', 'a'],
    ],
    [
      'the first by id of those alike',
      [
        ['b', 0, 2],
        ['a', 0, 2],
      ],
      ['a', 'b'],
    ],
  ] as const)('is %s', (_name, stories, expected) => {
    const all = stories.map(([id, hours, independentReports]) =>
      story(id, { publishedMs: hour(hours), independentReports }),
    )
    expect(orderThreadStories(all).map(({ id }) => id)).toEqual(expected)
  })

  test('none is lost', () => {
    const facts = fc.record({ at: fc.nat(200), reports: fc.nat(9) })
    fc.assert(
      fc.property(fc.array(facts), (many) => {
        const all = many.map(({ at, reports }, index) =>
          story(`s${index}`, { publishedMs: hour(at), independentReports: reports }),
        )
        expect(new Set(orderThreadStories(all))).toEqual(new Set(all))
      }),
    )
  })
})
