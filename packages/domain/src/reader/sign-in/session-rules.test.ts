import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideRefreshOutcome,
  REFRESH_GRACE_MS,
  SESSION_IDLE_TIMEOUT_MS,
  SESSION_LIFETIME_MS,
  type SessionState,
} from './session-rules.ts'

const START = new Date('2026-11-20T12:00:00Z')
const at = (ms: number) => new Date(START.getTime() + ms)
const session = (over: Partial<SessionState> = {}): SessionState => {
  return { generation: 5, rotatedAt: START, isSeen: true, begunAt: START, ...over }
}

test.each([
  ['the newest', 5, REFRESH_GRACE_MS, true, 'rotate'],
  ['the newest, seconds old', 5, REFRESH_GRACE_MS - 1, true, 'repeat'],
  ['the last but one within the grace', 4, REFRESH_GRACE_MS - 1, true, 'repeat'],
  ['the last but one after it', 4, REFRESH_GRACE_MS, true, 'reused'],
  ['the last but one, whose successor never arrived', 4, REFRESH_GRACE_MS * 100, false, 'repeat'],
  ['an older one', 3, 1, false, 'reused'],
  ['one that was never given', 6, REFRESH_GRACE_MS, true, 'reused'],
  ['the newest after a fortnight', 5, SESSION_IDLE_TIMEOUT_MS, true, 'ended'],
])('%s', (_name, presented, ms, isSeen, outcome) => {
  expect(decideRefreshOutcome(session({ isSeen }), presented, at(ms))).toBe(outcome)
})

test('a session ends thirty days after sign-in, however much it is used', () => {
  const used = session({ rotatedAt: at(SESSION_LIFETIME_MS - REFRESH_GRACE_MS) })
  expect(decideRefreshOutcome(used, 5, at(SESSION_LIFETIME_MS - 1))).toBe('repeat')
  expect(decideRefreshOutcome(used, 5, at(SESSION_LIFETIME_MS))).toBe('ended')
})

test('two tabs that refresh at any moment, one token apart, are never treated as thieves within the grace period', () => {
  const moments = fc.array(fc.integer({ min: 0, max: REFRESH_GRACE_MS - 1 }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(moments, (waits) => {
      let state = session({ rotatedAt: at(-REFRESH_GRACE_MS) })
      for (const ms of waits.toSorted((a, b) => a - b)) {
        const outcome = decideRefreshOutcome(state, 5, at(ms))
        expect(['rotate', 'repeat']).toContain(outcome)
        if (outcome === 'rotate') state = { ...state, generation: 6, rotatedAt: at(ms) }
      }
    }),
  )
})

test('M4, row 43: the next refresh corrects a session that was rotated while the clock was ahead, and nobody is treated as a thief', () => {
  const ahead = session({ rotatedAt: at(400 * SESSION_LIFETIME_MS) })
  expect(decideRefreshOutcome(ahead, 5, at(1))).toBe('rotate')
  expect(decideRefreshOutcome(ahead, 4, at(1))).toBe('repeat')
  expect(decideRefreshOutcome(ahead, 3, at(1))).toBe('reused')
  expect(
    decideRefreshOutcome(session({ generation: 6, rotatedAt: at(1) }), 6, at(REFRESH_GRACE_MS + 1)),
  ).toBe('rotate')
})
