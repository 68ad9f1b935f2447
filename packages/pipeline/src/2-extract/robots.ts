import { DAY_MS, HOUR_MS, MB } from '@plainwire/domain/units'
import { LRUCache } from 'lru-cache'
import robotsParser from 'robots-parser'
import type { Clock, HttpFailure, HttpResponse, OutgoingHttpClient } from '../ports.ts'
import { ROBOT_NAME } from '../reservations/index.ts'
import { normaliseRobotsTxt } from './robots-lines.ts'

const FRESH_MS = DAY_MS
/** How long to wait before a host that failed is requested again, in ms. */
const RETRY_MS = HOUR_MS
/** The maximum number of cached hosts; the least recently used is removed first. */
const MAX_HOSTS = 2000
const MAX_BYTES = 2 * MB
/** The number of characters of a robots.txt that are read; RFC 9309 requires at least 500 KiB. */
const READ_CHARACTERS = 1024 * 1024
const TIMEOUT_MS = 5000
/**
 * The longest crawl delay that is observed, in seconds. If a worker waited longer, its pages would be handed to
 * other workers.
 */
const MAX_DELAY_S = 30

/** The robots.txt rules of a host. */
interface HostRules {
  isAllowed: (url: string) => boolean
  /** The wait between requests in ms, if robots.txt has a crawl delay. */
  gapMs?: number
  hasFailed?: boolean
}

interface CachedRules {
  at: number
  rules: Promise<HostRules>
  /** Whether the request to the host failed; false until it has ended. */
  hasFailed: boolean
}

/** The types of `robots-parser` describe an ES module, but its import is the function itself. */
const readRobots = robotsParser as unknown as typeof robotsParser.default

const allowAll: HostRules = { isAllowed: () => true }
const allowNone: HostRules = { isAllowed: () => false }

function readRules(url: string, body: Uint8Array): HostRules {
  const robots = readRobots(url, normaliseRobotsTxt(new TextDecoder().decode(body).slice(0, READ_CHARACTERS)))
  const delay = robots.getCrawlDelay(ROBOT_NAME)
  return {
    isAllowed: (page) => robots.isAllowed(page, ROBOT_NAME) !== false,
    ...(delay !== undefined && delay > 0 && { gapMs: Math.min(delay, MAX_DELAY_S) * 1000 }),
  }
}

const isAnswered = (answer: HttpResponse | { failure: HttpFailure }): answer is HttpResponse =>
  !('failure' in answer) && answer.status < 500 && answer.status !== 429

/**
 * A host's robots.txt rules, as defined by RFC 9309. If the file is missing (4xx), everything is allowed. If
 * the host fails (429, 5xx, unreachable), its earlier rules apply; without any, nothing is allowed.
 */
async function rulesOf(
  origin: string,
  http: OutgoingHttpClient,
  before: Promise<HostRules> | undefined,
): Promise<HostRules> {
  const url = `${origin}/robots.txt`
  const answer = await http.get(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  if (!isAnswered(answer)) return { ...((await before) ?? allowNone), hasFailed: true }
  return answer.status === 200 ? readRules(url, answer.body) : allowAll
}

export interface RobotsDependencies {
  http: OutgoingHttpClient
  now: Clock
  /** Called with the wait between requests to a host, in ms, if the host's robots.txt has a crawl delay. */
  slowDown?: ((host: string, gapMs: number) => void) | undefined
}

/**
 * Returns a function that decides whether robots.txt allows reading a page. Each host's robots.txt is requested
 * once in 24 h (an hour after a failed request), and concurrent calls share the request.
 */
export function createRobotsTxtChecker({
  http,
  now,
  slowDown,
}: RobotsDependencies): (url: string) => Promise<boolean> {
  const hosts = new LRUCache<string, CachedRules>({ max: MAX_HOSTS })
  const request = (origin: string, known: CachedRules | undefined): CachedRules => {
    const requested: CachedRules = {
      at: now().getTime(),
      hasFailed: false,
      rules: rulesOf(origin, http, known?.rules).then((rules) => {
        requested.hasFailed = rules.hasFailed === true
        if (rules.gapMs !== undefined) slowDown?.(new URL(origin).host, rules.gapMs)
        return rules
      }),
    }
    hosts.set(origin, requested)
    return requested
  }
  return async (url) => {
    const { origin } = new URL(url)
    const known = hosts.get(origin)
    const storedMs = known?.hasFailed ? RETRY_MS : FRESH_MS
    const isFresh = known !== undefined && now().getTime() - known.at < storedMs
    const { isAllowed } = await (isFresh ? known : request(origin, known)).rules
    return isAllowed(url)
  }
}
