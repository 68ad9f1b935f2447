import { DAY_MS, HOUR_MS } from '../units/index.ts'

/** How long a code is good for, in ms. */
export const CODE_LIFETIME_MS = 10 * 60_000
/** Guesses at one code, at all codes of an address within an hour and within a day. */
export const MAX_TRIES = { perCode: 5, perHour: 10, perDay: 20 }
/** Wrong guesses in a row, over any number of days, after which an address rests (NIST SP 800-63B). */
export const MAX_FAILURES_IN_A_ROW = 100
/** Between two mails to one address. */
export const RESEND_AFTER_MS = 60_000
/** Mails to one address. */
export const MAX_MAILS = { perHour: 5, perDay: 10 }

const REST_MS = 30 * DAY_MS

/** How far ahead of now a stored time may be, in ms: clocks of several machines differ, but nothing was done tomorrow. */
const CLOCK_TOLERANCE_MS = 60_000

/** A code that was mailed and not used. */
export interface IssuedCode {
  /**
   * The sign-in that requested it, by the hash of a secret that only its browser has: nobody else can guess at it. Empty where the
   * client sent none.
   */
  attempt: string
  /** Six digits are guessed at most five times; a link is as long as a key and can't be guessed. */
  kind: 'digits' | 'link'
  issuedAt: Date
  tries: number
  /** The code as it is stored, which this module doesn't read. */
  digest: string
}

/** The state of sign-ins with an address, whether or not it has an account. */
export interface SignInState {
  /** The newest code of each sign-in that is under way. */
  codes: readonly IssuedCode[]
  /** When codes were mailed and guessed within the last day, oldest first: they count across codes. */
  mailedAt: readonly Date[]
  triedAt: readonly Date[]
  failuresInARow: number
}

export const NO_SIGN_IN: SignInState = { codes: [], mailedAt: [], triedAt: [], failuresInARow: 0 }

/** The outcome of a guess. `retryAt`: refused without being checked until then. */
export type TryOutcome = 'right' | 'wrong' | { retryAt: Date }

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const isWithin = (moment: Date, ms: number, now: Date) => {
  const age = now.getTime() - moment.getTime()
  return age < ms && age >= -CLOCK_TOLERANCE_MS
}
const within = (moments: readonly Date[], ms: number, now: Date) =>
  moments.filter((moment) => isWithin(moment, ms, now))

/** When one more is allowed, given how many an hour and a day; undefined: now. */
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
    if (limit <= 0) return [after(now, CODE_LIFETIME_MS)]
    const oldest = within(moments, ms, now).at(-limit)
    return oldest ? [after(oldest, ms)] : []
  })
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

/** The code that a guess of this sign-in is compared with. */
export function codeOfAttempt({ codes }: SignInState, attempt: string): IssuedCode | undefined {
  return codes.find((code) => code.attempt === attempt)
}

function isOpen({ tries, issuedAt }: IssuedCode, now: Date): boolean {
  return tries < MAX_TRIES.perCode && isWithin(issuedAt, CODE_LIFETIME_MS, now)
}

/** Whether the first guess at a code is reserved for the browser that requested it, whatever others guess. */
const isReserved = ({ attempt, kind, tries }: IssuedCode) =>
  attempt !== '' && kind === 'digits' && tries === 0

/** Guesses that are still to be granted, whatever else is guessed. */
function reservedGuesses({ codes }: SignInState, now: Date): number {
  return codes.filter((code) => isReserved(code) && isOpen(code, now)).length
}

/**
 * When another code may be mailed for a sign-in; undefined means now. After a code was used there is no
 * waiting time.
 */
export function mailAllowedAt(state: SignInState, now: Date, attempt = ''): Date | undefined {
  const limited = allowedAt(state.mailedAt, MAX_MAILS, now)
  const last = codeOfAttempt(state, attempt)?.issuedAt
  const pending = last && isWithin(last, RESEND_AFTER_MS, now) ? after(last, RESEND_AFTER_MS) : undefined
  return limited && (!pending || limited > pending) ? limited : pending
}

/**
 * The kind of code to mail for a sign-in: six digits if a guess can be reserved within the limits of the
 * address, else a link, so that guessing never locks out the reader. Only clients that name their sign-in get
 * links.
 */
export function codeKind(state: SignInState, attempt: string, now: Date): IssuedCode['kind'] {
  if (attempt === '') return 'digits'
  const others = { ...state, codes: state.codes.filter((code) => code.attempt !== attempt) }
  const failures = state.failuresInARow + reservedGuesses(others, now)
  return failures < MAX_FAILURES_IN_A_ROW && !sharedTryAllowedAt(others, now) ? 'digits' : 'link'
}

/** With a new code, which makes the earlier one of the same sign-in worthless. What was guessed before still counts. */
export function withNewCode(
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

/** When a guess is looked at again for which nothing is reserved; undefined: now. */
function sharedTryAllowedAt(state: SignInState, now: Date): Date | undefined {
  const { triedAt, failuresInARow } = state
  const reserved = reservedGuesses(state, now)
  const last = triedAt.at(-1)
  if (failuresInARow + reserved >= MAX_FAILURES_IN_A_ROW && last && isWithin(last, REST_MS, now))
    return after(last, REST_MS)
  const limits = { perHour: MAX_TRIES.perHour - reserved, perDay: MAX_TRIES.perDay - reserved }
  return allowedAt(triedAt, limits, now)
}

/**
 * Judges a guess. Only a guess at a code that could be right counts: guessing without one reveals nothing and
 * locks nobody out. The first guess by the browser that requested the code is always checked; it was counted
 * against the limits when the code was mailed, so that in total no more are checked than MAX_TRIES and
 * MAX_FAILURES_IN_A_ROW allow.
 *
 * @param guess `isRight`: whether it is the code of this sign-in; ignored if the code is old, used or was
 * guessed too often
 */
export function judgeTry(
  state: SignInState,
  { attempt = '', isRight }: { attempt?: string; isRight: boolean },
  now: Date,
): { outcome: TryOutcome; state: SignInState } {
  const code = codeOfAttempt(state, attempt)
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

/** An e-mail address as the key of an account: case is ignored. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
