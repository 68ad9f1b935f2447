import { expect, test } from 'vitest'
import { createTokenCache } from './known-tokens.ts'

test('a token is known until its end, and no other is', () => {
  let clock = 1_000
  const known = createTokenCache<string>(() => new Date(clock))
  known.add('a.b.c', { claims: 'Ada', endsAtMs: 2_000 })
  expect([known.claimsOf('a.b.c'), known.claimsOf('a.b.d')]).toEqual(['Ada', undefined])
  clock = 1_999
  expect(known.claimsOf('a.b.c')).toBe('Ada')
  clock = 2_000
  expect(known.claimsOf('a.b.c')).toBeUndefined()
})

test('beyond ten thousand the first is forgotten', () => {
  const known = createTokenCache<number>(() => new Date(0))
  for (let token = 0; token <= 10_000; token++) known.add(`t${token}`, { claims: token, endsAtMs: 1 })
  expect([known.claimsOf('t0'), known.claimsOf('t1'), known.claimsOf('t10000')]).toEqual([
    undefined,
    1,
    10_000,
  ])
})
