import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FollowedThing } from '../contract/index.ts'
import {
  addFollowedThing,
  MAX_FREE_FOLLOWED_THINGS,
  mergeFollowedThings,
  removeFollowedThing,
  type StoredFollow,
  selectFollowsAfterSignOut,
  selectUploadableFollows,
} from './follow-list.ts'
import { buildFollowedThingId } from './followed-thing.ts'

const thing = (key: string, over: Partial<StoredFollow> = {}): StoredFollow => {
  return { kind: 'name', key, label: key, followedAt: '2026-11-20T10:00:00.000Z', ...over }
}
const many = (count: number) => Array.from({ length: count }, (_, index) => thing(`n${index}`))

describe('following (B15)', () => {
  test('the last followed is first; once however it is written', () => {
    const { things } = addFollowedThing([thing('UN')], thing('Curaçao'), 'free')
    expect(things.map(({ key }) => key)).toEqual(['Curaçao', 'UN'])
    expect(addFollowedThing(things, thing('curacao'), 'free')).toEqual({ outcome: 'unchanged', things })
    expect(removeFollowedThing(things, thing('CURACAO'))).toEqual([thing('UN')])
  })

  test('a free reader follows as many things as they have interests, Premium many more', () => {
    const full = many(MAX_FREE_FOLLOWED_THINGS)
    expect(MAX_FREE_FOLLOWED_THINGS).toBe(5)
    expect(addFollowedThing(full, thing('x'), 'free')).toEqual({ outcome: 'limit-reached', things: full })
    expect(addFollowedThing(full, thing('x'), 'premium').outcome).toBe('added')
    expect(addFollowedThing(many(1_000), thing('x'), 'premium').outcome).toBe('limit-reached')
  })

  test.each(['', '   ', 'x'.repeat(301)])('a key is no %j', (key) => {
    expect(FollowedThing.safeParse(thing(key, { label: 'x' })).success).toBe(false)
  })
})

describe('followed things of a device and an account (B15)', () => {
  test('are followed together; what the account no longer has was unfollowed elsewhere', () => {
    const onDevice = [thing('own'), thing('both'), thing('gone', { account: 'too' })]
    const both = mergeFollowedThings(onDevice, [thing('both'), thing('there')])
    expect(both.map(({ key, account }) => [key, account])).toEqual([
      ['both', 'too'],
      ['own', undefined],
      ['there', 'only'],
    ])
    expect(selectFollowsAfterSignOut(both).map(({ key }) => key)).toEqual(['both', 'own'])
  })

  test('the first followed go to the account while it has room', () => {
    const things = [
      thing('c'),
      thing('b'),
      thing('a'),
      ...many(3).map((one) => ({ ...one, account: 'only' as const })),
    ]
    expect(selectUploadableFollows(things, 'free').map(({ key }) => key)).toEqual(['a', 'b'])
    expect(selectUploadableFollows(things, 'premium')).toHaveLength(3)
  })

  test('however often they meet, nothing is twice and nothing of the account is missing', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd')
    const held = fc.record({ key, account: fc.constantFrom('only' as const, 'too' as const, undefined) })
    fc.assert(
      fc.property(
        fc.uniqueArray(held, { selector: (one) => one.key }),
        fc.uniqueArray(key),
        (device, account) => {
          const onDevice = device.map((one) => thing(one.key, { account: one.account }))
          const inAccount = account.map((one) => thing(one))
          const both = mergeFollowedThings(onDevice, inAccount)
          expect(new Set(both.map(buildFollowedThingId)).size).toBe(both.length)
          const ids = both.map(buildFollowedThingId)
          for (const one of inAccount) expect(ids).toContain(buildFollowedThingId(one))
          expect(mergeFollowedThings(both, inAccount)).toEqual(both)
        },
      ),
    )
  })
})
