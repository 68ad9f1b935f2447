import { expect, test } from 'vitest'
import {
  decideFeedMove,
  findPermanentRedirectTarget,
  REDIRECTED_VISITS_BEFORE_FEED_MOVE,
} from './moved-feed.ts'
import { createInitialFeedHealth } from './new-feed.ts'

const now = new Date('2026-11-20T12:00:00Z')
const FROM = 'https://news.example/feed'
const TO = 'https://news.example/new'
const known = 'x.aaaaaabbbbbbcccccc'
const feed = (over: object = {}) => ({
  id: FROM,
  publisherId: 'news',
  url: FROM,
  fetchUrl: FROM,
  categories: [],
  language: undefined,
  health: { ...createInitialFeedHealth(now), contentHash: known, ...over },
})
const moved = { redirects: [{ status: 301, to: TO }] }

test.each([
  ['none', [], undefined],
  ['one', [{ status: 301, to: TO }], TO],
  [
    'two',
    [
      { status: 308, to: 'https://a.example/' },
      { status: 301, to: TO },
    ],
    TO,
  ],
  ['a temporary one', [{ status: 302, to: TO }], undefined],
  [
    'a permanent one, then a temporary one',
    [
      { status: 301, to: TO },
      { status: 302, to: 'https://a.example/' },
    ],
    TO,
  ],
  [
    'a temporary one, then a permanent one',
    [
      { status: 307, to: 'https://a.example/' },
      { status: 301, to: TO },
    ],
    undefined,
  ],
])('of redirects: %s', (_name, redirects, target) => {
  expect(findPermanentRedirectTarget({ redirects })).toBe(target)
})

test('a permanent redirect is believed at the tenth visit in a row', () => {
  const last = { redirectTo: TO, redirectSeen: REDIRECTED_VISITS_BEFORE_FEED_MOVE - 1 }
  expect(decideFeedMove(feed(), moved, known)).toEqual({ fetchUrl: FROM, redirectTo: TO, redirectSeen: 1 })
  expect(decideFeedMove(feed(last), moved, known)).toEqual({
    fetchUrl: TO,
    redirectTo: undefined,
    redirectSeen: 0,
  })
})

test.each([
  ['entries that we never saw', moved, 'y.ddddddeeeeeeffffff'],
  ['one shared entry', moved, 'y.aaaaaaeeeeeeffffff'],
  ['another place', { redirects: [{ status: 301, to: 'https://parked.example/' }] }, known],
])('%s begin the count anew', (_name, answer, print) => {
  const last = { redirectTo: TO, redirectSeen: REDIRECTED_VISITS_BEFORE_FEED_MOVE - 1 }
  expect(decideFeedMove(feed(last), answer, print)).toMatchObject({ fetchUrl: FROM, redirectSeen: 1 })
})

test('a visit without redirect ends the count', () => {
  expect(decideFeedMove(feed({ redirectTo: TO, redirectSeen: 5 }), { redirects: [] }, known)).toEqual({
    fetchUrl: FROM,
    redirectTo: undefined,
    redirectSeen: 0,
  })
})
