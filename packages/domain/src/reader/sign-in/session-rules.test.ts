import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ABSOLUTE_MS, GRACE_MS, IDLE_MS, refreshOutcome, type SessionState } from './session-rules.ts'

const START = new Date('2026-11-20T12:00:00Z')
const at = (ms: number) => new Date(START.getTime() + ms)
const session = (over: Partial<SessionState> = {}): SessionState => {
  return { generation: 5, rotatedAt: START, isSeen: true, begunAt: START, ...over }
}

test.each([
  ['the newest', 5, GRACE_MS, true, 'rotate'],
  ['the newest, seconds old', 5, GRACE_MS - 1, true, 'repeat'],
  ['the last but one within the grace', 4, GRACE_MS - 1, true, 'repeat'],
  ['the last but one after it', 4, GRACE_MS, true, 'reused'],
  ['the last but one, whose successor never arrived', 4, GRACE_MS * 100, false, 'repeat'],
  ['an older one', 3, 1, false, 'reused'],
  ['one that was never given', 6, GRACE_MS, true, 'reused'],
  ['the newest after a fortnight', 5, IDLE_MS, true, 'ended'],
])('%s', (_name, presented, ms, isSeen, outcome) => {
  expect(refreshOutcome(session({ isSeen }), presented, at(ms))).toBe(outcome)
})

test('a session ends thirty days after sign-in, however much it is used', () => {
  const used = session({ rotatedAt: at(ABSOLUTE_MS - GRACE_MS) })
  expect(refreshOutcome(used, 5, at(ABSOLUTE_MS - 1))).toBe('repeat')
  expect(refreshOutcome(used, 5, at(ABSOLUTE_MS))).toBe('ended')
})

test('two tabs that refresh at any moment, one token apart, are never treated as thieves within the grace period', () => {
  const moments = fc.array(fc.integer({ min: 0, max: GRACE_MS - 1 }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(moments, (waits) => {
      let state = session({ rotatedAt: at(-GRACE_MS) })
      for (const ms of waits.toSorted((a, b) => a - b)) {
        const outcome = refreshOutcome(state, 5, at(ms))
        expect(['rotate', 'repeat']).toContain(outcome)
        if (outcome === 'rotate') state = { ...state, generation: 6, rotatedAt: at(ms) }
      }
    }),
  )
})

test('M4, row 43: the next refresh corrects a session that was rotated while the clock was ahead, and nobody is treated as a thief', () => {
  const ahead = session({ rotatedAt: at(400 * ABSOLUTE_MS) })
  expect(refreshOutcome(ahead, 5, at(1))).toBe('rotate')
  expect(refreshOutcome(ahead, 4, at(1))).toBe('repeat')
  expect(refreshOutcome(ahead, 3, at(1))).toBe('reused')
  expect(refreshOutcome(session({ generation: 6, rotatedAt: at(1) }), 6, at(GRACE_MS + 1))).toBe('rotate')
})
