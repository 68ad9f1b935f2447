import { DAY_MS, KB } from '@plainwire/domain/units'
import { LRUCache } from 'lru-cache'
import type { Clock, OutgoingHttpClient } from '../ports.ts'
import { parseTdmFile, type TdmStatementLookup } from './tdm-file.ts'
import type { TdmStatement } from './tdm-reservation.ts'

/** The minimum time between two requests for a site's tdmrep.json, in ms. */
const STORED_MS = DAY_MS
/** The maximum number of sites in the cache; the least recently used is removed first. */
const MAX_SITES = 2_000
/** The maximum size of a tdmrep.json, in bytes; a larger one is ignored. */
const MAX_BYTES = 256 * KB
const TIMEOUT_MS = 5_000

/**
 * The text-and-data-mining rights that sites reserve in their `/.well-known/tdmrep.json` (TDM Reservation
 * Protocol).
 */
export interface TdmStatementFetcher {
  /**
   * Returns what the site of a URL states about text and data mining for this URL; undefined if it states
   * nothing or is unreachable. Never throws.
   */
  statementOn(url: string): Promise<TdmStatement | undefined>
}

interface Fetched {
  at: number
  file: Promise<TdmStatementLookup>
}

const noStatement: TdmStatementLookup = () => undefined

/** @param before the result of the previous request, which still applies if the site is unreachable now */
async function fetched(
  origin: string,
  http: OutgoingHttpClient,
  before: Promise<TdmStatementLookup> | undefined,
): Promise<TdmStatementLookup> {
  const url = `${origin}/.well-known/tdmrep.json`
  const answer = await http.get(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  if ('failure' in answer || answer.status >= 500 || answer.status === 429)
    return (await before) ?? noStatement
  return answer.status === 200 ? parseTdmFile(new TextDecoder().decode(answer.body)) : noStatement
}

/**
 * Creates a client for the `tdmrep.json` files of sites. It requests each file at most once a day, however
 * many callers need it.
 */
export function createTdmStatementFetcher(http: OutgoingHttpClient, now: Clock): TdmStatementFetcher {
  const sites = new LRUCache<string, Fetched>({ max: MAX_SITES })
  const visit = (origin: string, at: number, known: Fetched | undefined): Fetched => {
    const site = { at, file: fetched(origin, http, known?.file) }
    sites.set(origin, site)
    return site
  }
  return {
    async statementOn(url) {
      const { origin, pathname, search } = new URL(url)
      const known = sites.get(origin)
      const at = now().getTime()
      const isFresh = known !== undefined && at - known.at < STORED_MS
      const site = isFresh ? known : visit(origin, at, known)
      return (await site.file)(`${pathname}${search}`)
    },
  }
}
