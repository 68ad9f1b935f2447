import { CLOCK_TOLERANCE_MS, DAY_MS, HOUR_MS } from '../../units/index.ts'
import { findIssuedCode, type IssuedCode, type SignInState } from './sign-in-state.ts'

/** The lifetime of a code, in ms. */
export const SIGN_IN_CODE_LIFETIME_MS = 10 * 60_000
/** The maximum number of guesses at one code, and at all codes of an address per hour and per day. */
export const MAX_CODE_GUESSES = { perCode: 5, perHour: 10, perDay: 20 }
/**
 * After this many wrong guesses in a row, over any number of days, an address is blocked for `REST_MS` (NIST SP
 * 800-63B).
 */
export const MAX_CONSECUTIVE_WRONG_GUESSES = 100
/** The minimum time between two mails to one address, in ms. */
export const MIN_CODE_RESEND_INTERVAL_MS = 60_000
/** The maximum number of mails with sign-in codes to one address. */
export const MAX_SIGN_IN_MAILS = { perHour: 5, perDay: 10 }

const REST_MS = 30 * DAY_MS

/**
 * The outcome of a guess. If it is `retryAt`, the guess wasn't checked, and no guess is checked before that
 * time.
 */
export type CodeGuessOutcome = 'right' | 'wrong' | { retryAt: Date }

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const isWithin = (moment: Date, ms: number, now: Date) => {
  const age = now.getTime() - moment.getTime()
  return age < ms && age >= -CLOCK_TOLERANCE_MS
}
const within = (moments: readonly Date[], ms: number, now: Date) =>
  moments.filter((moment) => isWithin(moment, ms, now))

/**
 * Returns when another mail or guess is allowed, given the times of the earlier ones and the limits per hour
 * and per day; undefined if it is allowed now.
 */
function allowedAt(
  moments: readonly Date[],
  { perHour, perDay }: { perHour: number; perDay: number },
  now: Date,
): Date | undefined {
  const waits = [
    [perHour, HOUR_MS],
    [perDay, DAY_MS],
  ] as const
  const ends = waits.flatMap(([limit, ms]) => {
    if (limit <= 0) return [after(now, SIGN_IN_CODE_LIFETIME_MS)]
    const oldest = within(moments, ms, now).at(-limit)
    return oldest ? [after(oldest, ms)] : []
  })
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

function isOpen({ tries, issuedAt }: IssuedCode, now: Date): boolean {
  return tries < MAX_CODE_GUESSES.perCode && isWithin(issuedAt, SIGN_IN_CODE_LIFETIME_MS, now)
}

/**
 * Whether a guess at a code is still reserved for the browser that requested the code. A reserved guess is
 * always checked, however many guesses other browsers have made.
 */
const isReserved = ({ attempt, kind, tries }: IssuedCode) =>
  attempt !== '' && kind === 'digits' && tries === 0

/** The number of reserved guesses that haven't been used. */
function reservedGuesses({ codes }: SignInState, now: Date): number {
  return codes.filter((code) => isReserved(code) && isOpen(code, now)).length
}

/**
 * Returns when another code may be mailed for a sign-in; undefined if it may be mailed now. After a code has
 * been used, there is no waiting time for the next one.
 */
export function getCodeResendTime(state: SignInState, now: Date, attempt = ''): Date | undefined {
  const limited = allowedAt(state.mailedAt, MAX_SIGN_IN_MAILS, now)
  const last = findIssuedCode(state, attempt)?.issuedAt
  const pending =
    last && isWithin(last, MIN_CODE_RESEND_INTERVAL_MS, now)
      ? after(last, MIN_CODE_RESEND_INTERVAL_MS)
      : undefined
  return limited && (!pending || limited > pending) ? limited : pending
}

/**
 * Returns the kind of code to mail for a sign-in: six digits if a guess can be reserved for it within the
 * limits of the address, otherwise a link, so that guesses by other people never lock out the reader. A client
 * that doesn't send the secret of a sign-in always gets digits.
 */
export function chooseSignInCodeKind(state: SignInState, attempt: string, now: Date): IssuedCode['kind'] {
  if (attempt === '') return 'digits'
  const others = { ...state, codes: state.codes.filter((code) => code.attempt !== attempt) }
  const failures = state.failuresInARow + reservedGuesses(others, now)
  return failures < MAX_CONSECUTIVE_WRONG_GUESSES && !sharedTryAllowedAt(others, now) ? 'digits' : 'link'
}

/**
 * Returns the state with a new code, which replaces the earlier code of the same sign-in. Guesses at the
 * earlier code still count towards the limits of the address.
 */
export function addIssuedCode(
  state: SignInState,
  code: Pick<IssuedCode, 'attempt' | 'kind' | 'digest'>,
  now: Date,
): SignInState {
  const others = state.codes.filter((one) => one.attempt !== code.attempt && isOpen(one, now))
  return {
    ...state,
    mailedAt: [...within(state.mailedAt, DAY_MS, now), now],
    codes: [...others, { ...code, issuedAt: now, tries: 0 }],
  }
}

/**
 * Returns when guesses that aren't reserved for the browser that requested the code are checked again;
 * undefined if they are checked now.
 */
function sharedTryAllowedAt(state: SignInState, now: Date): Date | undefined {
  const { triedAt, failuresInARow } = state
  const reserved = reservedGuesses(state, now)
  const last = triedAt.at(-1)
  if (failuresInARow + reserved >= MAX_CONSECUTIVE_WRONG_GUESSES && last && isWithin(last, REST_MS, now))
    return after(last, REST_MS)
  const limits = { perHour: MAX_CODE_GUESSES.perHour - reserved, perDay: MAX_CODE_GUESSES.perDay - reserved }
  return allowedAt(triedAt, limits, now)
}

/**
 * Returns the outcome of a guess, and the state after it. Only guesses at an open six-digit code (neither
 * expired nor guessed too often) count, because others reveal nothing and must not lock anybody out. The
 * first guess by the browser that requested the code is always checked; it was already counted when the code
 * was mailed, so that the totals never exceed `MAX_CODE_GUESSES` and `MAX_CONSECUTIVE_WRONG_GUESSES`.
 *
 * @param isRight whether the guess is the code of this sign-in; ignored if the code has expired, was used or
 * was guessed too often
 */
export function checkCodeGuess(
  state: SignInState,
  { attempt = '', isRight }: { attempt?: string; isRight: boolean },
  now: Date,
): { outcome: CodeGuessOutcome; state: SignInState } {
  const code = findIssuedCode(state, attempt)
  const open = code && isOpen(code, now) ? code : undefined
  const others = state.codes.filter((one) => one !== code)
  if (open?.kind === 'link')
    return isRight
      ? { outcome: 'right', state: { ...state, codes: others, failuresInARow: 0 } }
      : { outcome: 'wrong', state }
  const retryAt = open && isReserved(open) ? undefined : sharedTryAllowedAt(state, now)
  if (retryAt) return { outcome: { retryAt }, state }
  if (!open) return { outcome: 'wrong', state }
  const triedAt = [...within(state.triedAt, DAY_MS, now), now]
  if (isRight) return { outcome: 'right', state: { ...state, triedAt, codes: others, failuresInARow: 0 } }
  const codes = [...others, { ...open, tries: open.tries + 1 }]
  return { outcome: 'wrong', state: { ...state, triedAt, codes, failuresInARow: state.failuresInARow + 1 } }
}

/** Normalises an e-mail address to the key of an account: case is ignored. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
