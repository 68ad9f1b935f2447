import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FollowedThing, FollowKind, NewsStory } from '../contract/index.ts'
import { buildSearchIndex } from '../search/index.ts'
import { aSource, aStory } from '../testing.ts'
import { createFollowMatcher } from './follow-matcher.ts'
import { buildFollowedPlaceKey } from './followed-thing.ts'
import { matchesFollowedThing } from './plain-follow.ts'

const FOLLOWED_AT = '2026-11-20T10:00:00.000Z'
const thing = (kind: FollowKind, key: string, over: Partial<FollowedThing> = {}): FollowedThing => {
  return { kind, key, label: key, followedAt: FOLLOWED_AT, ...over }
}
const location = (city: string | null, country_code: string | null) => {
  return { city, country: null, country_code, scope: 'local' as const, coordinates: null }
}
const matched = (one: FollowedThing, stories: readonly NewsStory[]) =>
  createFollowMatcher(buildSearchIndex(stories))(one).map((at) => stories[at]?.id)

describe('what a followed thing matches (B15)', () => {
  const stories = [
    aStory({ id: 'tag', tags: ['Trump'], location: location('Zwolle', 'NL') }),
    aStory({ id: 'tag2', tags: ['Donald Trump'], location: location('Zwolle', 'US') }),
    aStory({ id: 'title', headline: 'Donald Trump visits', relevant_countries: ['NL'] }),
    aStory({ id: 'thread', headline: 'Orange tops', thread: { id: 't1' } }),
    aStory({
      id: 'other',
      headline: 'x',
      sources: [aSource({ publisher_id: 'post' })],
      thread: { id: 't1' },
    }),
  ]
  test.each([
    [thing('name', 'trump'), ['tag']],
    [thing('name', 'Donald Trump'), ['tag2', 'title']],
    [thing('name', 'Orange'), []],
    [thing('place', buildFollowedPlaceKey('NL', 'Zwolle')), ['tag']],
    [thing('place', buildFollowedPlaceKey('NL')), ['tag', 'title']],
    [thing('publisher', 'post'), ['other']],
    [thing('thread', 't1'), ['thread', 'other']],
    [thing('thread', 'merged-away', { storyIds: ['other'] }), ['thread', 'other']],
    [thing('thread', 'alone-now', { storyIds: ['tag'] }), ['tag']],
    [thing('thread', 'gone', { storyIds: ['gone'] }), []],
    [thing('search', 'trump -place:us'), ['tag', 'title']],
    [thing('search', 'tr'), []],
    [thing('search', '"donald tr'), []],
    [thing('search', '…'), []],
  ])('$0.kind $0.key', (one, ids) => {
    expect(matched(one, stories)).toEqual(ids)
  })

  test('the text global is no place', () => {
    expect(matched(thing('place', 'global, NL'), [aStory({ location: location('global', 'NL') })])).toEqual(
      [],
    )
  })
})

const NAMES = ['Ada Jones', 'Ada', 'Jones', 'São Paulo', 'UN', 'bridge opens']
const aText = fc
  .array(fc.constantFrom(...NAMES, 'visits', 'and'), { maxLength: 4 })
  .map((all) => all.join(' '))
const anEdition = fc
  .array(
    fc.record({
      headline: aText.map((text) => text || 'x'),
      sub_headline: aText,
      tags: fc.subarray(NAMES),
      city: fc.constantFrom('Zwolle', 'Sao Paulo', 'global', null),
      country: fc.constantFrom('NL', 'BR', null),
      relevant_countries: fc.subarray(['NL', 'BE']),
      publisher: fc.constantFrom('post', 'courier'),
      thread: fc.option(fc.constantFrom('t1', 't2'), { nil: undefined }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ city, country, publisher, thread, ...over }, at) =>
      aStory({
        ...over,
        id: `s${at}`,
        location: location(city, country),
        sources: [aSource({ publisher_id: publisher })],
        ...(thread && { thread: { id: thread } }),
      }),
    ),
  )
const aThing = fc.oneof(
  fc.constantFrom(...NAMES).map((key) => thing('name', key)),
  fc.constantFrom('NL', 'BE', 'Zwolle, NL', 'São Paulo, BR', 'global, NL').map((key) => thing('place', key)),
  fc
    .tuple(fc.constantFrom('t1', 't2', 't3'), fc.subarray(['s0', 's1', 's9']))
    .map(([key, storyIds]) => thing('thread', key, { storyIds })),
  fc.constantFrom('post', 'none').map((key) => thing('publisher', key)),
  fc
    .constantFrom('ada', '"ada jones" -un', 'place:nl', 'un OR source:post', 'bridge after:2027', '-ada')
    .map((key) => thing('search', key)),
)

test('of any edition and any thing the matcher finds what the plain rule does', () => {
  fc.assert(
    fc.property(anEdition, fc.array(aThing, { maxLength: 6 }), (stories, things) => {
      const matches = createFollowMatcher(buildSearchIndex(stories))
      for (const one of things) {
        const plain = stories.flatMap((story, at) => (matchesFollowedThing(one, story, stories) ? at : []))
        expect(matches(one)).toEqual(plain)
      }
    }),
  )
})
