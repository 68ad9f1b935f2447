import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_SECONDS, HOUR_SECONDS } from '../../units/index.ts'
import {
  addIssuedCode,
  checkCodeGuess,
  chooseSignInCodeKind,
  getCodeResendTime,
  MAX_CODE_GUESSES,
  MAX_CONSECUTIVE_WRONG_GUESSES,
  MAX_SIGN_IN_MAILS,
  normaliseEmail,
} from './sign-in-code.ts'
import { EMPTY_SIGN_IN_STATE, type SignInState } from './sign-in-state.ts'

const START = new Date('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
/** Returns the state with a new code. `attempt` is the secret of the sign-in; '' if the client sends none. */
const mailed = (state: SignInState, now: Date, attempt = '') =>
  addIssuedCode(state, { attempt, kind: chooseSignInCodeKind(state, attempt, now), digest: 'digest' }, now)
const guess = (state: SignInState, isRight: boolean, now: Date, attempt = '') =>
  checkCodeGuess(state, { attempt, isRight }, now)

describe('a code', () => {
  const first = mailed(EMPTY_SIGN_IN_STATE, START)

  test.each([
    [599, 'right'],
    [600, 'wrong'],
    [601, 'wrong'],
  ])('after %i seconds is %s', (seconds, outcome) => {
    expect(guess(first, true, at(seconds)).outcome).toBe(outcome)
  })

  test('is good once', () => {
    const used = guess(first, true, at(1)).state
    expect(guess(used, true, at(2)).outcome).toBe('wrong')
  })

  test('is worthless after five wrong guesses', () => {
    let state = first
    for (let tries = 0; tries < MAX_CODE_GUESSES.perCode; tries++) state = guess(state, false, at(1)).state
    expect(guess(state, true, at(2)).outcome).toBe('wrong')
  })

  test('a guess without a code that could be right counts for nothing', () => {
    expect(guess(EMPTY_SIGN_IN_STATE, true, START)).toEqual({ outcome: 'wrong', state: EMPTY_SIGN_IN_STATE })
    expect(guess(first, false, at(600)).state).toBe(first)
  })
})

test('a code is mailed again after 60 s, and five times an hour', () => {
  let state = mailed(EMPTY_SIGN_IN_STATE, START)
  expect(getCodeResendTime(state, at(59))).toEqual(at(60))
  expect(getCodeResendTime(state, at(60))).toBeUndefined()
  for (let mail = 1; mail < MAX_SIGN_IN_MAILS.perHour; mail++) state = mailed(state, at(mail * 60))
  expect(getCodeResendTime(state, at(600))).toEqual(at(HOUR_SECONDS))
  expect(getCodeResendTime(state, at(HOUR_SECONDS))).toBeUndefined()
})

describe('the wait for another mail', () => {
  const mailedAt = (...seconds: number[]) =>
    seconds.reduce((state, second) => mailed(state, at(second)), EMPTY_SIGN_IN_STATE)

  test.each([
    ['the hour’s where that is longer than the minute', [0, 60, 120, 180, 240], 250, HOUR_SECONDS],
    [
      'the minute’s where that is longer than the hour',
      [0, 60, 120, 180, HOUR_SECONDS - 10],
      HOUR_SECONDS - 5,
      HOUR_SECONDS + 50,
    ],
    [
      'the day’s where that is longer than the hour’s',
      [0, 60, 120, 180, 240]
        .flatMap((second) => [second, second + 10 * HOUR_SECONDS])
        .toSorted((a, b) => a - b),
      10 * HOUR_SECONDS + 600,
      DAY_SECONDS,
    ],
  ])('is %s', (_name, mails, now, until) => {
    expect(getCodeResendTime(mailedAt(...mails), at(now))).toEqual(at(until))
  })
})

describe('what is mailed close to the limit of wrong guesses', () => {
  const tired: SignInState = {
    ...EMPTY_SIGN_IN_STATE,
    failuresInARow: MAX_CONSECUTIVE_WRONG_GUESSES - 1,
    triedAt: [START],
  }
  const another = mailed(tired, START, 'stranger')

  test('are digits for the one whose guess can still be reserved, also when it requests them again', () => {
    expect(chooseSignInCodeKind(tired, 'reader', at(1))).toBe('digits')
    expect(chooseSignInCodeKind(another, 'stranger', at(61))).toBe('digits')
  })

  test('is a link for the next, until the code of the first has lapsed', () => {
    expect(chooseSignInCodeKind(another, 'reader', at(1))).toBe('link')
    expect(chooseSignInCodeKind(another, 'reader', at(599))).toBe('link')
    expect(chooseSignInCodeKind(another, 'reader', at(600))).toBe('digits')
  })

  test('is a link after twenty guesses of a day, of which reserved ones are some', () => {
    const hourly = Array.from({ length: MAX_CODE_GUESSES.perDay - 1 }, (_, hour) =>
      at((hour - 19) * HOUR_SECONDS),
    )
    const state = { ...EMPTY_SIGN_IN_STATE, triedAt: hourly }
    expect(chooseSignInCodeKind(state, 'reader', START)).toBe('digits')
    expect(chooseSignInCodeKind(mailed(state, START, 'stranger'), 'reader', START)).toBe('link')
  })
})

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['zoe\u0308@example.org', 'zo\u00eb@example.org'],
])('%j is the account %s', (email, name) => {
  expect(normaliseEmail(email)).toBe(name)
})

test('an address rests after a hundred wrong guesses in a row, over days', () => {
  let state: SignInState = EMPTY_SIGN_IN_STATE
  let seconds = 0
  while (state.failuresInARow < MAX_CONSECUTIVE_WRONG_GUESSES) {
    state = guess(mailed(state, at(seconds)), false, at(seconds)).state
    seconds += 2 * HOUR_SECONDS
  }
  expect(guess(mailed(state, at(seconds)), true, at(seconds)).outcome).toHaveProperty('retryAt')
  const later = seconds + 31 * DAY_SECONDS
  expect(guess(mailed(state, at(later)), true, at(later)).outcome).toBe('right')
})

/** Whether more than `most` of the moments are within `seconds` of each other. */
const exceeds = (moments: readonly number[], most: number, seconds: number) =>
  moments.some((moment, index) => (moments[index - most] ?? -Infinity) > moment - seconds)

test('whatever is done in whatever order, never more than 5 guesses a code, 10 an hour, 20 a day count', () => {
  const step = fc.record({ wait: fc.integer({ min: 0, max: 2000 }), isGuess: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 400 }), (steps) => {
      let [state, seconds, perCode]: [SignInState, number, number] = [EMPTY_SIGN_IN_STATE, 0, 0]
      const guesses: number[] = []
      const mails: number[] = []
      for (const { wait, isGuess } of steps) {
        seconds += wait
        if (isGuess) {
          const { triedAt } = state
          state = guess(state, false, at(seconds)).state
          if (state.triedAt === triedAt) continue
          guesses.push(seconds)
          perCode += 1
        } else if (!getCodeResendTime(state, at(seconds))) {
          state = mailed(state, at(seconds))
          mails.push(seconds)
          perCode = 0
        }
        expect(perCode).toBeLessThanOrEqual(MAX_CODE_GUESSES.perCode)
      }
      expect(exceeds(guesses, MAX_CODE_GUESSES.perHour, HOUR_SECONDS)).toBe(false)
      expect(exceeds(guesses, MAX_CODE_GUESSES.perDay, DAY_SECONDS)).toBe(false)
      expect(exceeds(mails, MAX_SIGN_IN_MAILS.perHour, HOUR_SECONDS)).toBe(false)
      expect(exceeds(mails, MAX_SIGN_IN_MAILS.perDay, DAY_SECONDS)).toBe(false)
      expect(exceeds(mails, 1, 60)).toBe(false)
    }),
  )
})

describe('M1 whatever others guess', () => {
  const STRANGERS = ['', 'stranger 1', 'stranger 2', 'stranger 3', 'reader']
  const step = fc.record({
    wait: fc.oneof(
      { weight: 9, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: DAY_SECONDS }) },
    ),
    isGuess: fc.boolean(),
    who: fc.constantFrom(...STRANGERS),
  })
  /** Applies the steps, with wrong guesses only. Returns the times of the guesses that were checked. */
  function played(steps: readonly { wait: number; isGuess: boolean; who: string }[]) {
    let [state, seconds]: [SignInState, number] = [EMPTY_SIGN_IN_STATE, 0]
    const guesses: number[] = []
    for (const { wait, isGuess, who } of steps) {
      seconds += wait
      const before = state
      if (isGuess) state = guess(state, false, at(seconds), who).state
      else if (!getCodeResendTime(state, at(seconds), who)) state = mailed(state, at(seconds), who)
      if (isGuess && state !== before) guesses.push(seconds)
    }
    return { state, seconds, guesses }
  }

  test('of all sign-ins together never more than 10 guesses an hour, 20 a day and 100 in a row are looked at', () => {
    let most = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 300, maxLength: 900 }), (steps) => {
        const { state, guesses } = played(steps)
        expect(exceeds(guesses, MAX_CODE_GUESSES.perHour, HOUR_SECONDS)).toBe(false)
        expect(exceeds(guesses, MAX_CODE_GUESSES.perDay, DAY_SECONDS)).toBe(false)
        expect(state.failuresInARow).toBeLessThanOrEqual(MAX_CONSECUTIVE_WRONG_GUESSES)
        most = Math.max(most, state.failuresInARow)
        for (const { tries } of state.codes) expect(tries).toBeLessThanOrEqual(MAX_CODE_GUESSES.perCode)
      }),
    )
    // Ensures that some of the random sequences come close to the limit of 100 wrong guesses in a row, since
    // otherwise the limit wouldn't be tested.
    expect(most).toBeGreaterThan(90)
  })

  test('the first guess of the browser that requested a code is looked at, and a link always', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 100, maxLength: 200 }),
        fc.array(step, { maxLength: 60 }),
        (before, meanwhile) => {
          const { state, seconds } = played(before.filter(({ who }) => who !== 'reader'))
          const requested = mailed(state, at(seconds), 'reader')
          let later = requested
          for (const { who } of meanwhile)
            if (who !== 'reader') later = guess(later, false, at(seconds + 1), who).state
          kinds.add(requested.codes.at(-1)?.kind ?? '')
          expect(guess(later, true, at(seconds + 599), 'reader').outcome).toBe('right')
        },
      ),
    )
    expect([...kinds].sort()).toEqual(['digits', 'link'])
  })

  test('the control: a client that doesn’t name its sign-in waits', () => {
    let state = EMPTY_SIGN_IN_STATE
    for (let mail = 0; mail < 2; mail++) {
      state = mailed(state, at(mail * 60))
      for (let tries = 0; tries < MAX_CODE_GUESSES.perCode; tries++)
        state = guess(state, false, at(mail * 60)).state
    }
    expect(guess(mailed(state, at(120)), true, at(120)).outcome).toHaveProperty('retryAt')
  })

  test('after a hundred wrong ones in a row only links are mailed, which can’t be guessed', () => {
    let [state, seconds]: [SignInState, number] = [EMPTY_SIGN_IN_STATE, 0]
    while (state.failuresInARow < MAX_CONSECUTIVE_WRONG_GUESSES) {
      state = guess(mailed(state, at(seconds)), false, at(seconds)).state
      seconds += 2 * HOUR_SECONDS
    }
    seconds += 40 * DAY_SECONDS
    const linked = mailed(state, at(seconds), 'reader')
    expect(linked.codes.at(-1)?.kind).toBe('link')
    expect(guess(linked, false, at(seconds), 'reader')).toEqual({ outcome: 'wrong', state: linked })
    const { outcome, state: signedIn } = guess(linked, true, at(seconds), 'reader')
    expect([outcome, signedIn.failuresInARow]).toEqual(['right', 0])
  })
})

test.each([400, -400])(
  'M4 a clock that was %i days off while a code was mailed and guessed changes nothing later',
  (days) => {
    let state = mailed(EMPTY_SIGN_IN_STATE, at(days * DAY_SECONDS), 'reader')
    state = guess(state, false, at(days * DAY_SECONDS), 'reader').state
    expect(guess(state, true, START, 'reader').outcome).not.toBe('right')
    expect(getCodeResendTime(state, START, 'reader')).toBeUndefined()
    const again = mailed(state, START, 'reader')
    expect(again.mailedAt).toEqual([START])
    expect(guess(again, true, START, 'reader').outcome).toBe('right')
  },
)
