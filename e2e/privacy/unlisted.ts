import {
  ACCOUNT_HEADER,
  LISTED_HEADER_STARTS,
  LISTED_HEADERS,
  LISTED_REQUESTS,
  type ListedRequests,
  REQUEST_KINDS,
  type RequestKind,
} from '../../packages/web/src/lib/listed-requests.ts'
import type { Recorded } from './recorder.ts'

/** Of the proxy that records, and answers nothing. */
const RECORDERS_OWN = 'proxy-connection'

/** Whether a method and path are a call of the list, with anything in place of what is in braces. */
function isCall(call: string, asked: string): boolean {
  const parts = call.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[^/]+')}$`).test(asked)
}

/** The kind of a request; undefined for one that is not on the list. */
export function kindOf({ method, url }: Pick<Recorded, 'method' | 'url'>): RequestKind | undefined {
  const asked = `${method} ${new URL(url).pathname}`
  const isListed = (holds: (call: string) => boolean) => (kind: RequestKind) =>
    LISTED_REQUESTS[kind].calls.some(holds)
  // The search of stories is no story.
  return (
    REQUEST_KINDS.find(isListed((call) => call === asked)) ??
    REQUEST_KINDS.find(isListed((call) => isCall(call, asked)))
  )
}

function fieldsOf(body: string): string[] {
  if (body === '') return []
  try {
    return Object.keys(JSON.parse(body))
  } catch {
    return ['(no JSON)']
  }
}

/** The parts of a request that are missing from the list behind the privacy page. */
export function unlisted(request: Recorded): string[] {
  const { method, url, headers, body } = request
  const { pathname, searchParams } = new URL(url)
  const asked = `${method} ${pathname}`
  const kind = kindOf(request)
  if (!kind) return [asked]
  const listed: ListedRequests = LISTED_REQUESTS[kind]
  const known: readonly string[] = [...LISTED_HEADERS, RECORDERS_OWN]
  const isKnownHeader = (name: string) =>
    known.includes(name) ||
    LISTED_HEADER_STARTS.some((start) => name.startsWith(start)) ||
    (name === ACCOUNT_HEADER && kind === 'account') ||
    // Chromium names a worker's script as the one that asks for its update.
    (name === 'referer' && headers.referer === url)
  const names = {
    query: [...searchParams.keys()].filter((name) => !listed.query?.includes(name)),
    body: fieldsOf(body).filter((name) => listed.body !== 'any' && !listed.body?.includes(name)),
    header: Object.keys(headers).filter((name) => !isKnownHeader(name)),
  }
  return Object.entries(names).flatMap(([part, found]) => found.map((name) => `${asked} ${part}: ${name}`))
}
