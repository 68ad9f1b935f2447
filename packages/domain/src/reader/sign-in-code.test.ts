import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  judgeTry,
  MAX_FAILURES_IN_A_ROW,
  MAX_MAILS,
  MAX_TRIES,
  mailAllowedAt,
  NO_SIGN_IN,
  type SignInState,
  withNewCode,
} from './sign-in-code.ts'

const START = new Date('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const HOUR = 3600
const DAY = 24 * HOUR

describe('a code', () => {
  const mailed = withNewCode(NO_SIGN_IN, START)

  test.each([
    [599, 'right'],
    [600, 'wrong'],
    [601, 'wrong'],
  ])('after %i seconds is %s', (seconds, outcome) => {
    expect(judgeTry(mailed, true, at(seconds)).outcome).toBe(outcome)
  })

  test('is good once', () => {
    const used = judgeTry(mailed, true, at(1)).state
    expect(judgeTry(used, true, at(2)).outcome).toBe('wrong')
  })

  test('is worthless after five wrong guesses', () => {
    let state = mailed
    for (let tries = 0; tries < MAX_TRIES.perCode; tries++) state = judgeTry(state, false, at(1)).state
    expect(judgeTry(state, true, at(2)).outcome).toBe('wrong')
  })

  test('a guess without a code that could be right counts for nothing', () => {
    expect(judgeTry(NO_SIGN_IN, true, START)).toEqual({ outcome: 'wrong', state: NO_SIGN_IN })
    expect(judgeTry(mailed, false, at(600)).state).toBe(mailed)
  })
})

test('a code is mailed again after 60 s, and five times an hour', () => {
  let state = withNewCode(NO_SIGN_IN, START)
  expect(mailAllowedAt(state, at(59))).toEqual(at(60))
  expect(mailAllowedAt(state, at(60))).toBeUndefined()
  for (let mail = 1; mail < MAX_MAILS.perHour; mail++) state = withNewCode(state, at(mail * 60))
  expect(mailAllowedAt(state, at(600))).toEqual(at(HOUR))
  expect(mailAllowedAt(state, at(HOUR))).toBeUndefined()
})

test('an address rests after a hundred wrong guesses in a row, over days', () => {
  let state: SignInState = NO_SIGN_IN
  let seconds = 0
  while (state.failuresInARow < MAX_FAILURES_IN_A_ROW) {
    state = judgeTry(withNewCode(state, at(seconds)), false, at(seconds)).state
    seconds += 2 * HOUR
  }
  expect(judgeTry(withNewCode(state, at(seconds)), true, at(seconds)).outcome).toHaveProperty('retryAt')
  const later = seconds + 31 * DAY
  expect(judgeTry(withNewCode(state, at(later)), true, at(later)).outcome).toBe('right')
})

/** Where `most` moments lie closer together than `seconds`. */
const exceeds = (moments: readonly number[], most: number, seconds: number) =>
  moments.some((moment, index) => (moments[index - most] ?? -Infinity) > moment - seconds)

test('whatever is done in whatever order, never more than 5 guesses a code, 10 an hour, 20 a day count', () => {
  const step = fc.record({ wait: fc.integer({ min: 0, max: 2000 }), isGuess: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 400 }), (steps) => {
      let [state, seconds, perCode]: [SignInState, number, number] = [NO_SIGN_IN, 0, 0]
      const guesses: number[] = []
      const mails: number[] = []
      for (const { wait, isGuess } of steps) {
        seconds += wait
        if (isGuess) {
          const { triedAt } = state
          state = judgeTry(state, false, at(seconds)).state
          if (state.triedAt === triedAt) continue
          guesses.push(seconds)
          perCode += 1
        } else if (!mailAllowedAt(state, at(seconds))) {
          state = withNewCode(state, at(seconds))
          mails.push(seconds)
          perCode = 0
        }
        expect(perCode).toBeLessThanOrEqual(MAX_TRIES.perCode)
      }
      expect(exceeds(guesses, MAX_TRIES.perHour, HOUR)).toBe(false)
      expect(exceeds(guesses, MAX_TRIES.perDay, DAY)).toBe(false)
      expect(exceeds(mails, MAX_MAILS.perHour, HOUR)).toBe(false)
      expect(exceeds(mails, MAX_MAILS.perDay, DAY)).toBe(false)
      expect(exceeds(mails, 1, 60)).toBe(false)
    }),
  )
})
