import type { ReservedRights } from '@plainwire/domain/article'
import { findNearestWord, normaliseSpelling } from './spelling.ts'

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
 * Whether a value reserves text and data mining. A value that both reserves and permits it, as two joined
 * headers may, reserves it. Undefined if the value states neither.
 */
function isTdmReserved(value: unknown): boolean | undefined {
  const parts = String(value)
    .slice(0, MAX_VALUE)
    .split(/[,;]/)
    .map((part) => part.replace(/["'\s]+/g, ''))
  if (parts.some((part) => YES.test(part))) return true
  return parts.some((part) => NO.test(part)) ? false : undefined
}

/** Returns a policy's URL; undefined if it is relative or malformed. */
function parsePolicyAddress(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.length <= MAX_VALUE ? URL.parse(value.trim()) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

export const isTdmReservationField = (name: string) => findNearestWord(name, RESERVATION) !== undefined
export const isTdmPolicyField = (name: string) => findNearestWord(name, POLICY) !== undefined

/**
 * Parses a statement about text and data mining from pairs of name and value: of headers, of meta elements or
 * of a rule in tdmrep.json. Returns undefined if no name concerns mining.
 */
export function parseTextMiningReservation(
  pairs: Iterable<readonly [name: string, value: unknown]>,
): TdmStatement | undefined {
  let isReserved: boolean | undefined
  let policy: string | undefined
  for (const [name, value] of pairs) {
    if (!normaliseSpelling(name).includes('tdm')) continue
    const stated = isTdmReservationField(name) ? isTdmReserved(value) : undefined
    if (stated !== undefined) isReserved = isReserved === true || stated
    else if (isTdmPolicyField(name)) policy ??= parsePolicyAddress(value)
  }
  return isReserved === undefined ? undefined : { isReserved, policy }
}

/**
 * Returns the first statement that isn't undefined. The statements must be given from the most to the least
 * specific: that in the page, that in its headers, that in the site's tdmrep.json.
 */
export function selectMostSpecificStatement(
  ...statements: (TdmStatement | undefined)[]
): TdmStatement | undefined {
  return statements.find((one) => one !== undefined)
}

/**
 * Returns the rights that a statement about text and data mining reserves for an article; undefined if it
 * reserves none.
 */
export function toTextMiningReservation(statement: TdmStatement | undefined): ReservedRights | undefined {
  if (!statement?.isReserved) return undefined
  return { signals: ['mining'], ...(statement.policy !== undefined && { policy: statement.policy }) }
}

/**
 * Returns the reserved rights without the one for text and data mining, for a page that permits mining
 * although its feed or site doesn't. Undefined if no other right is reserved.
 */
export function removeTextMiningReservation(
  reserved: ReservedRights | undefined,
): ReservedRights | undefined {
  const signals = reserved?.signals.filter((signal) => signal !== 'mining') ?? []
  const { policy: _ofMining, ...others } = reserved ?? {}
  return signals.length > 0 ? { ...others, signals } : undefined
}
