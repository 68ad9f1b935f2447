import { DAY_MS, KB } from '@plainwire/domain/units'
import { LRUCache } from 'lru-cache'
import type { Clock, OutgoingHttp } from '../ports.ts'
import { type TdmFile, tdmFile } from './tdm-file.ts'
import type { TdmStatement } from './tdm-reservation.ts'

/** A site's file is fetched at most once in this time. */
const STORED_MS = DAY_MS
/** Sites remembered at most; the least recently used goes first. */
const MAX_SITES = 2_000
/** A larger file is no list of rules. */
const MAX_BYTES = 256 * KB
const TIMEOUT_MS = 5_000

/** The reservations of sites by their `/.well-known/tdmrep.json`. */
export interface TdmSites {
  /**
   * The statement of an address's site; undefined if there is none or the site can't be reached. Never
   * throws.
   */
  statementOn(url: string): Promise<TdmStatement | undefined>
}

interface Fetched {
  at: number
  file: Promise<TdmFile>
}

const saysNothing: TdmFile = () => undefined

/** @param before the previous statement: a site that fails today has withdrawn nothing */
async function fetched(
  origin: string,
  http: OutgoingHttp,
  before: Promise<TdmFile> | undefined,
): Promise<TdmFile> {
  const url = `${origin}/.well-known/tdmrep.json`
  const answer = await http.get(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  if ('failure' in answer || answer.status >= 500 || answer.status === 429)
    return (await before) ?? saysNothing
  return answer.status === 200 ? tdmFile(new TextDecoder().decode(answer.body)) : saysNothing
}

/** Reads every site's file politely: at most once a day, whoever needs it. */
export function tdmSites(http: OutgoingHttp, now: Clock): TdmSites {
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
