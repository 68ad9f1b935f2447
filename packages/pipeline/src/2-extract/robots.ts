import robotsParser from 'robots-parser'
import type { Clock, OutgoingHttp } from '../ports.ts'

/** The name by which a publisher can exclude us. */
export const ROBOT_NAME = 'Plainwire'
const KEPT_MS = 24 * 3_600_000
/** Hosts remembered at most; the oldest goes first. */
const MAX_HOSTS = 2000
/** RFC 9309 asks for at least 500 KiB to be read. */
const MAX_BYTES = 512 * 1024
const TIMEOUT_MS = 5000

type IsAllowed = (url: string) => boolean

interface Asked {
  at: number
  rules: Promise<IsAllowed>
}

/** The package's types describe an ES module; the function itself is what arrives. */
const readRobots = robotsParser as unknown as typeof robotsParser.default

const allowAll = () => true
const allowNone = () => false

/**
 * What a host allows. RFC 9309: no robots.txt (4xx) allows everything; a host that fails (5xx, unreachable) is left
 * alone until it answers.
 */
async function rulesOf(origin: string, http: OutgoingHttp): Promise<IsAllowed> {
  const url = `${origin}/robots.txt`
  const answer = await http.get(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  if ('failure' in answer) return answer.failure === 'too-large' ? allowAll : allowNone
  if (answer.status >= 500 || answer.status === 429) return allowNone
  if (answer.status !== 200) return allowAll
  const robots = readRobots(url, new TextDecoder().decode(answer.body))
  return (page) => robots.isAllowed(page, ROBOT_NAME) !== false
}

/** Whether robots.txt lets us read a page; one request per host and 24 h, concurrent questions share it. */
export function robotsRules(http: OutgoingHttp, now: Clock): (url: string) => Promise<boolean> {
  const hosts = new Map<string, Asked>()
  const ask = (origin: string): Asked => {
    const asked = { at: now().getTime(), rules: rulesOf(origin, http) }
    hosts.set(origin, asked)
    const oldest = hosts.keys().next().value
    if (hosts.size > MAX_HOSTS && oldest) hosts.delete(oldest)
    return asked
  }
  return async (url) => {
    const { origin } = new URL(url)
    const known = hosts.get(origin)
    const isFresh = known !== undefined && now().getTime() - known.at < KEPT_MS
    const isAllowed = await (isFresh ? known : ask(origin)).rules
    return isAllowed(url)
  }
}
