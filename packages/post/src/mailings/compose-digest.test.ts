import { HOUR_MS } from '@plainwire/domain/units'
import type { Mailing } from '@plainwire/store'
import { describe, expect, test } from 'vitest'
import { composeDigest, listDigestStories, prepareDigestEdition } from './compose-digest.ts'
import { SATURDAY, someStories } from './testing-mailings.ts'

describe('the content of a digest', () => {
  const past = (variant: 'weekly' | 'daily', storyIds: string[], over: Partial<Mailing> = {}): Mailing => ({
    readerId: 'r1',
    kind: 'digest',
    key: '2026-11-20',
    variant,
    day: '2026-11-20',
    storyIds,
    state: 'sent',
    claimedAt: new Date(SATURDAY.getTime() - 24 * HOUR_MS),
    sentAt: undefined,
    ...over,
  })
  const compose = (
    kind: 'weekly' | 'daily',
    mailings: Mailing[],
    stories = someStories(4),
    things: object[] = [],
  ) =>
    composeDigest(
      prepareDigestEdition(1, stories, 'https://news.example'),
      { preferences: undefined },
      {
        kind,
        now: SATURDAY,
        past: mailings,
        things: things as never,
      },
    )
  const idsOf = (...about: Parameters<typeof compose>) => compose(...about).stories.map(({ id }) => id)

  test('by day repeats nothing that was in any digest', () => {
    expect(idsOf('daily', [past('daily', ['s0']), past('weekly', ['s2'])])).toEqual(['s1', 's3'])
  })

  test('of the week repeats what was in those of days, and nothing of another week', () => {
    expect(idsOf('weekly', [past('daily', ['s0']), past('weekly', ['s2'])])).toEqual(['s0', 's1', 's3'])
  })

  test.each(['claimed', 'handed', 'failed', 'empty'] as const)(
    'repeats what was %s, but not sent',
    (state) => {
      expect(idsOf('daily', [past('daily', ['s0'], { state })])).toEqual(['s0', 's1', 's2', 's3'])
    },
  )

  test('repeats what was breaking news', () => {
    const breaking = past('daily', ['s0'], { kind: 'breaking', variant: undefined })
    expect(idsOf('daily', [breaking])).toEqual(['s0', 's1', 's2', 's3'])
  })

  test('begins where the last one of its kind ended, six hours for late stories included', () => {
    // Of stories that are 12, 13, 30, 31 and 35 hours old, returns the ages of those in the digest, in hours.
    const hours = (mailings: Mailing[]) => {
      const stories = someStories(35).filter((_, index) => [11, 12, 29, 30, 34].includes(index))
      return idsOf('daily', mailings, stories)
        .map((id) => Number(id.slice(1)) + 1)
        .sort((a, b) => a - b)
    }
    const ago = (count: number) => new Date(SATURDAY.getTime() - count * HOUR_MS)
    expect(hours([])).toEqual([12, 13, 30, 31, 35])
    expect(hours([past('daily', [])])).toEqual([12, 13, 30])
    expect(hours([past('daily', [], { claimedAt: ago(6) }), past('daily', [])])).toEqual([12])
    expect(hours([past('weekly', [], { claimedAt: ago(6) }), past('daily', [])])).toEqual([12, 13, 30])
  })

  test('has followed things after the other stories, and each story once', () => {
    const stories = someStories(13).map((story, index) => ({ ...story, tags: index > 8 ? ['Zwolle'] : [] }))
    const thing = { kind: 'name', key: 'Zwolle', label: 'Zwolle', followedAt: SATURDAY.toISOString() }
    const digest = compose('daily', [], stories, [thing])
    expect(digest.stories).toHaveLength(10)
    expect(digest.followed.map(({ thing: { label } }) => label)).toEqual(['Zwolle'])
    const ids = listDigestStories(digest).map(({ id }) => id)
    expect(ids.slice(10).toSorted()).toEqual(['s10', 's11', 's12'])
    expect(new Set(ids).size).toBe(13)
    expect(compose('daily', [], stories).followed).toEqual([])
  })
})
