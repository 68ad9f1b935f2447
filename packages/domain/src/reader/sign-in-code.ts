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

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const REST_MS = 30 * DAY_MS

/** What is known of an address that somebody signs in with, whether or not it has an account. */
export interface SignInState {
  /** The newest code, unless it was used. */
  code: { issuedAt: Date; tries: number } | undefined
  /** When codes were mailed and guessed within the last day, oldest first: they count across codes. */
  mailedAt: readonly Date[]
  triedAt: readonly Date[]
  failuresInARow: number
}

export const NO_SIGN_IN: SignInState = { code: undefined, mailedAt: [], triedAt: [], failuresInARow: 0 }

/** What became of a guess. `retryAt`: refused unlooked, until then. */
export type TryOutcome = 'right' | 'wrong' | { retryAt: Date }

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const within = (moments: readonly Date[], ms: number, now: Date) =>
  moments.filter((moment) => now.getTime() - moment.getTime() < ms)

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
    const oldest = within(moments, ms, now).at(-limit)
    return oldest ? [after(oldest, ms)] : []
  })
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

/** When another code may be mailed to an address; undefined: now. Who used the last one needn't wait for a minute to pass. */
export function mailAllowedAt({ code, mailedAt }: SignInState, now: Date): Date | undefined {
  const limited = allowedAt(mailedAt, MAX_MAILS, now)
  const last = mailedAt.at(-1)
  const resend = code && last && after(last, RESEND_AFTER_MS)
  const pending = resend && resend > now ? resend : undefined
  return limited && (!pending || limited > pending) ? limited : pending
}

/** With a new code, which makes every earlier one worthless. What was guessed before still counts. */
export function withNewCode(state: SignInState, now: Date): SignInState {
  const mailedAt = [...within(state.mailedAt, DAY_MS, now), now]
  return { ...state, mailedAt, code: { issuedAt: now, tries: 0 } }
}

/** When a guess is looked at again; undefined: now. */
function tryAllowedAt({ triedAt, failuresInARow }: SignInState, now: Date): Date | undefined {
  const last = triedAt.at(-1)
  const rest = last && after(last, REST_MS)
  if (failuresInARow >= MAX_FAILURES_IN_A_ROW && rest && rest > now) return rest
  return allowedAt(triedAt, MAX_TRIES, now)
}

function isOpen({ code }: SignInState, now: Date): boolean {
  if (!code || code.tries >= MAX_TRIES.perCode) return false
  return now.getTime() - code.issuedAt.getTime() < CODE_LIFETIME_MS
}

/**
 * Judges a guess. Only one at a code that could be right counts: who guesses without one learns nothing and locks nobody out.
 *
 * @param isRight whether it is the newest code; a right guess is worth nothing when the code is old, used or guessed too often
 */
export function judgeTry(
  state: SignInState,
  isRight: boolean,
  now: Date,
): { outcome: TryOutcome; state: SignInState } {
  const retryAt = tryAllowedAt(state, now)
  if (retryAt) return { outcome: { retryAt }, state }
  if (!state.code || !isOpen(state, now)) return { outcome: 'wrong', state }
  const lastTries = within(state.triedAt, DAY_MS, now)
  const triedAt = [...lastTries, now]
  if (isRight) return { outcome: 'right', state: { ...state, triedAt, code: undefined, failuresInARow: 0 } }
  const code = { ...state.code, tries: state.code.tries + 1 }
  return { outcome: 'wrong', state: { ...state, triedAt, code, failuresInARow: state.failuresInARow + 1 } }
}

/** An e-mail address as the name of an account: case doesn't tell two readers apart. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
