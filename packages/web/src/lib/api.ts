/** Why an answer could not be had; 'gone': it was withdrawn. */
export type FetchFailure = 'not-found' | 'gone' | 'network' | 'failed'
export type Fetched = { ok: true; data: unknown } | { ok: false; failure: FetchFailure }

/** What asking needs from outside. */
export interface Outside {
  fetch: typeof fetch
  wait: (ms: number) => Promise<void>
}

/** The browser's own. */
export const browserOutside: Outside = {
  fetch: (...request) => fetch(...request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

export const TIMEOUT_MS = 30_000
export const RETRIES = 3
export const FIRST_WAIT_MS = 400
const NOT_FOUND = 404
const GONE = 410
const TOO_MANY = 429
const SERVER_ERROR = 500

/** Loading again may help: the network, an overloaded or a failing server. Never after another 4xx. */
export const mayRetry = (status: number) => status === TOO_MANY || status >= SERVER_ERROR

function failureOf(status: number): FetchFailure {
  if (status === NOT_FOUND) return 'not-found'
  return status === GONE ? 'gone' : 'failed'
}

async function ask(
  url: string,
  outside: Outside,
  request: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Fetched & { again?: boolean }> {
  try {
    const answer = await outside.fetch(url, {
      ...request,
      headers: { accept: 'application/json', ...request.headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return { ok: true, data: await answer.json() }
    return { ok: false, failure: failureOf(answer.status), again: mayRetry(answer.status) }
  } catch (error) {
    const isUnreadable = error instanceof SyntaxError
    return { ok: false, failure: isUnreadable ? 'failed' : 'network', again: !isUnreadable }
  }
}

/** GETs JSON: 30 s at most, up to three more tries with growing pauses where that can help. */
export async function getJson(
  url: string,
  outside: Outside,
  retries = RETRIES,
  timeoutMs = TIMEOUT_MS,
): Promise<Fetched> {
  for (let attempt = 0; ; attempt++) {
    const { again, ...fetched } = await ask(url, outside, {}, timeoutMs)
    if (fetched.ok || !again || attempt >= retries) return fetched
    await outside.wait(FIRST_WAIT_MS * 2 ** attempt)
  }
}

/** POSTs JSON, 30 s at most where nothing else is said, and once: a call that may have acted is never repeated by itself. */
export async function postJson(
  url: string,
  body: unknown,
  outside: Outside,
  timeoutMs = TIMEOUT_MS,
): Promise<Fetched> {
  const request = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }
  const { again: _, ...fetched } = await ask(url, outside, request, timeoutMs)
  return fetched
}
