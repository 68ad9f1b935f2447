import type { Reserved } from '@plainwire/domain/article'
import { findNearestWord, plainSpelling } from './spelling.ts'

/** What one source states about text and data mining, according to the TDM Reservation Protocol. */
export interface TdmStatement {
  isReserved: boolean
  policy: string | undefined
}

const RESERVATION = ['tdmreservation', 'tdmreserved', 'xtdmreservation'] as const
const POLICY = ['tdmpolicy', 'xtdmpolicy'] as const
const YES = /^(?:1(?:\.0+)?|true|yes|on|reserved)$/i
const NO = /^(?:0(?:\.0+)?|false|no|off|none)$/i
const MAX_VALUE = 2_000

/**
 * If a value contains both, as two joined headers may, 'reserved' takes precedence over 'free'. Undefined if it
 * contains neither.
 */
export function isTdmReserved(value: unknown): boolean | undefined {
  const parts = String(value)
    .slice(0, MAX_VALUE)
    .split(/[,;]/)
    .map((part) => part.replace(/["'\s]+/g, ''))
  if (parts.some((part) => YES.test(part))) return true
  return parts.some((part) => NO.test(part)) ? false : undefined
}

/** The URL of a policy. Relative or malformed URLs are ignored. */
export function parsePolicyAddress(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.length <= MAX_VALUE ? URL.parse(value.trim()) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

export const isReservationName = (name: string) => findNearestWord(name, RESERVATION) !== undefined
export const isPolicyName = (name: string) => findNearestWord(name, POLICY) !== undefined

/**
 * Parses a statement from names and values: of headers, meta elements or a rule of the file. Returns undefined
 * if they don't mention mining.
 */
export function parseTdmStatement(
  pairs: Iterable<readonly [name: string, value: unknown]>,
): TdmStatement | undefined {
  let isReserved: boolean | undefined
  let policy: string | undefined
  for (const [name, value] of pairs) {
    if (!plainSpelling(name).includes('tdm')) continue
    const stated = isReservationName(name) ? isTdmReserved(value) : undefined
    if (stated !== undefined) isReserved = isReserved === true || stated
    else if (isPolicyName(name)) policy ??= parsePolicyAddress(value)
  }
  return isReserved === undefined ? undefined : { isReserved, policy }
}

/**
 * Returns the most specific of several statements: the page takes precedence over its headers, and the headers
 * over the site's file.
 */
export function nearestStatement(...statements: (TdmStatement | undefined)[]): TdmStatement | undefined {
  return statements.find((one) => one !== undefined)
}

/** Converts a statement to the reservations of an article. */
export function toMiningReservation(statement: TdmStatement | undefined): Reserved | undefined {
  if (!statement?.isReserved) return undefined
  return { signals: ['mining'], ...(statement.policy !== undefined && { policy: statement.policy }) }
}

/** Removes the mining reservation, for a page that permits mining although its feed or site doesn't. */
export function withoutMining(reserved: Reserved | undefined): Reserved | undefined {
  const signals = reserved?.signals.filter((signal) => signal !== 'mining') ?? []
  const { policy: _ofMining, ...others } = reserved ?? {}
  return signals.length > 0 ? { ...others, signals } : undefined
}
