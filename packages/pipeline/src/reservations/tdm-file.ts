import { normaliseSpelling } from './spelling.ts'
import {
  isTdmPolicyField,
  isTdmReservationField,
  parseTextMiningReservation,
  type TdmStatement,
} from './tdm-reservation.ts'

/** The maximum number of rules of one file; further ones are ignored. */
const MAX_RULES = 1_000
/** The maximum length of a pattern, in characters; longer ones are ignored. */
const MAX_PATTERN = 2_000
/** Matches 'tdm-reservation: 1' in a file that isn't JSON. */
const RESERVED_SOMEWHERE = /tdm[-_]?reserv(?:ation|ed)["']?\s*[:=]\s*["']?(?:1|true)\b/i

interface Rule {
  /** The parts of the pattern between its wildcards. */
  pieces: string[]
  isWhole: boolean
  statement: TdmStatement
}

/** Returns what a site's `/.well-known/tdmrep.json` states about a path, including its query. */
export type TdmStatementLookup = (path: string) => TdmStatement | undefined

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

const UNRESERVED = /[\w.~-]/

/**
 * Normalises percent-encoding as RFC 9309 does for robots.txt, so that '/café', '/caf%c3%a9' and '/caf%C3%A9'
 * are the same path: characters outside ASCII are encoded, unreserved ones are decoded.
 */
const normalisePercentEncoding = (path: string) =>
  path
    .toWellFormed()
    .replace(/[^\x20-\x7e]+/g, encodeURIComponent)
    .replace(/%([\da-f]{2})/gi, (encoded, code: string) => {
      const decoded = String.fromCharCode(Number.parseInt(code, 16))
      return UNRESERVED.test(decoded) ? decoded : encoded.toUpperCase()
    })

/** Returns a rule's location without the scheme and host of a URL, beginning with '/' or a wildcard. */
function pathOf(location: string): string {
  const path = /^https?:\/\//i.test(location) ? location.replace(/^https?:\/\/[^/]*/i, '') : location
  return path.startsWith('/') || path.startsWith('*') ? path : `/${path}`
}

function ruleOf(location: string, statement: TdmStatement): Rule {
  const pattern = normalisePercentEncoding(pathOf(location.trim()).slice(0, MAX_PATTERN))
  const isWhole = pattern.endsWith('$')
  return { pieces: (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/), isWhole, statement }
}

function rulesOf(entry: unknown): Rule[] {
  const fields = asObject(entry)
  if (!fields) return []
  const statement = parseTextMiningReservation(Object.entries(fields))
  if (!statement) return []
  const named = Object.entries(fields).find(([name]) =>
    /^(?:location|path|url)s?$/.test(normaliseSpelling(name)),
  )
  const locations = [named?.[1] ?? '/'].flat().filter((one) => typeof one === 'string')
  return locations.map((location) => ruleOf(location, statement))
}

/**
 * Whether a pattern matches a path from its beginning; '*' matches any characters, '$' the end of the path.
 * Each piece of the pattern is searched only once, so that no pattern is slow.
 */
function matches({ pieces, isWhole }: Rule, path: string): boolean {
  const [first = '', ...others] = pieces
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of others.entries()) {
    const isLast = index === others.length - 1
    if (isWhole && isLast) return path.length - piece.length >= at && path.endsWith(piece)
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined // `parseTdmFile` searches a file that is not JSON for a reservation
  }
}

function entriesOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  const fields = asObject(json)
  if (!fields) return []
  const isRule = Object.keys(fields).some((name) => isTdmReservationField(name) || isTdmPolicyField(name))
  return isRule ? [fields] : Object.values(fields).filter(Array.isArray).flat()
}

/**
 * Parses a `/.well-known/tdmrep.json`. The first rule that matches a path applies. A file that isn't JSON but
 * reserves text and data mining anywhere reserves it for all paths. Never throws.
 */
export function parseTdmFile(text: string): TdmStatementLookup {
  const json = parsed(text)
  if (json === undefined) {
    const statement = RESERVED_SOMEWHERE.test(text) ? { isReserved: true, policy: undefined } : undefined
    return () => statement
  }
  const rules = entriesOf(json).slice(0, MAX_RULES).flatMap(rulesOf).slice(0, MAX_RULES)
  return (path) => {
    const normalised = normalisePercentEncoding(path)
    return rules.find((rule) => matches(rule, normalised))?.statement
  }
}
