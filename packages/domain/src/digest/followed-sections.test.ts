import { expect, test } from 'vitest'
import { createFollowMatcher, type FollowedThing } from '../follow/index.ts'
import { DEFAULT_PREFERENCES } from '../reader/index.ts'
import { buildSearchIndex } from '../search/index.ts'
import { aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { buildFollowedThingSections } from './followed-sections.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const story = (id: string, hoursAgo: number, tags: string[]) => {
  const at = new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString()
  return aStory({ id, tags, published_at: at, updated_at: at })
}
const thing = (key: string): FollowedThing => {
  return { kind: 'name', key, label: key, followedAt: '2026-01-01T00:00:00.000Z' }
}
const stories = [
  ...[1, 2, 3, 4, 5].map((hour) => story(`un${hour}`, hour, ['UN'])),
  story('both', 2, ['UN', 'Zwolle']),
  story('old', 90, ['Zwolle']),
]

function sections(things: FollowedThing[], over: object = {}) {
  const parts = { stories, kind: 'daily' as const, preferences: DEFAULT_PREFERENCES, now: NOW }
  const matching = createFollowMatcher(buildSearchIndex(stories))
  const rest = {
    lastAt: undefined,
    known: new Set<string>(),
    chosen: [],
    wordRules: { stem: (w: string) => w, isWord: () => false },
  }
  return buildFollowedThingSections(things, matching, { ...parts, ...rest, ...over }).map((section) => [
    section.thing.key,
    ...section.stories.map(({ id }) => id),
  ])
}

test('B15 a digest has the three newest stories of a followed thing, and each story once', () => {
  expect(sections([thing('UN'), thing('Zwolle')])).toEqual([['UN', 'un1', 'both', 'un2']])
  expect(sections([thing('Zwolle'), thing('UN')])).toEqual([
    ['Zwolle', 'both'],
    ['UN', 'un1', 'un2', 'un3'],
  ])
})

test('B15 what the digest has already, an earlier one had, or is muted is left out', () => {
  expect(sections([thing('Zwolle')], { chosen: [stories[5]] })).toEqual([])
  expect(sections([thing('Zwolle')], { known: new Set(['both']) })).toEqual([])
  const preferences = { ...DEFAULT_PREFERENCES, mutedSources: ['UN'] }
  expect(sections([thing('UN')], { preferences })).toEqual([])
  expect(sections([])).toEqual([])
})
