import { setTimeout as after } from 'node:timers/promises'
import { findNewestCode } from '../e2e/product/newest-code.ts'

const STORIES = 8
/** The reader's email address. */
export const READER_EMAIL = 'killed@example.org'

/** Creates a story in the form in which the API saves it. */
export const createSnapshot = (headline: string) => ({
  headline,
  sub_headline: '',
  description: '',
  categories: ['world'],
  tags: [],
  published_at: '2026-11-20T12:00:00.000Z',
  sources: [],
})

/** A simulated reader, with the stories that the server should have saved. */
export interface SavingReader {
  token: string
  refreshToken: string
  idToken: string
  /** Stories whose save the server acknowledged. */
  saved: Set<string>
  /**
   * Stories whose save or removal was sent but not acknowledged before a kill: the server may have done it or
   * not.
   */
  unsure: Set<string>
}

/**
 * Sends an API call.
 *
 * @param turn if given, the call comes from a network of its own, by X-Forwarded-For
 */
export function callApi(
  origin: string,
  method: string,
  path: string,
  { token, body, turn }: { token?: string; body?: object | undefined; turn?: number } = {},
): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(turn !== undefined && { 'x-forwarded-for': `11.${(turn >> 8) & 255}.${turn & 255}.1` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

interface Tokens {
  AccessToken: string
  RefreshToken: string
  IdToken: string
}

async function codeInOutbox(origin: string): Promise<string | undefined> {
  return findNewestCode(await (await fetch(`${origin}/dev/outbox`)).text(), READER_EMAIL)
}

/** Signs in with the mailed code, which is read from the outbox by default. */
export async function signIn(origin: string, mailedCode = () => codeInOutbox(origin)): Promise<Tokens> {
  // The server accepts sign-ins only after it has connected to the mail queue.
  while (!(await callApi(origin, 'POST', '/auth/email/start', { body: { email: READER_EMAIL } })).ok)
    await after(1_000)
  for (;;) {
    const code = await mailedCode()
    if (code !== undefined) {
      const answer = await callApi(origin, 'POST', '/auth/email/verify', {
        body: { email: READER_EMAIL, code },
      })
      return (await answer.json()) as Tokens
    }
    await after(1_000)
  }
}

/** The request body that saves one story. Saving it again changes nothing. */
export const SAVE_REQUEST_BODY = { storyId: 'story-1', story: createSnapshot('story-1') }

/** Saves one story. */
export function saveOneStory(origin: string, token: string): Promise<Response> {
  return callApi(origin, 'POST', '/saved-stories', { token, body: SAVE_REQUEST_BODY })
}

/**
 * Renews a reader's access token, which is valid for ten minutes and may have expired. Sessions survive a
 * restart.
 */
export async function renewToken(origin: string, reader: SavingReader): Promise<void> {
  for (;;) {
    const body = { refresh_token: reader.refreshToken, id_token: reader.idToken }
    const answer = await callApi(origin, 'POST', '/auth/refresh_token', { body })
    if (answer.ok) {
      const tokens = (await answer.json()) as Tokens
      reader.token = tokens.AccessToken
      reader.refreshToken = tokens.RefreshToken
      reader.idToken = tokens.IdToken
      return
    }
    if (answer.status !== 503) throw new Error(`After a kill the session was answered with ${answer.status}.`)
    // The edition is served before the database is available.
    await after(250)
  }
}

/**
 * Saves and removes stories, one call after the other, until the server stops responding. Returns the number
 * of acknowledged calls.
 */
export async function saveUntilServerStops(origin: string, reader: SavingReader): Promise<number> {
  let acknowledged = 0
  for (let turn = 0; ; turn += 1) {
    const id = `story-${turn % STORIES}`
    reader.unsure.add(id)
    const isSaved = reader.saved.has(id)
    const path = isSaved ? `/saved-stories/${id}` : '/saved-stories'
    const body = isSaved ? undefined : { storyId: id, story: createSnapshot(id) }
    const answer = await callApi(origin, isSaved ? 'DELETE' : 'POST', path, {
      token: reader.token,
      body,
    }).catch(() => undefined)
    if (answer === undefined) return acknowledged
    // The network's rate limit or a slow database refused the call, so it isn't acknowledged.
    if (answer.status === 429 || answer.status === 503) continue
    if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`)
    if (isSaved) reader.saved.delete(id)
    else reader.saved.add(id)
    reader.unsure.delete(id)
    acknowledged += 1
  }
}

/** Returns the ids of the stories that the server has saved. */
export async function fetchSavedIds(origin: string, token: string): Promise<Set<string>> {
  let answer = await callApi(origin, 'GET', '/saved-stories', { token })
  while (answer.status === 503) {
    await after(250)
    answer = await callApi(origin, 'GET', '/saved-stories', { token })
  }
  const { stories } = (await answer.json()) as { stories: { storyId: string }[] }
  return new Set(stories.map(({ storyId }) => storyId))
}

/** Returns the stories that are saved but shouldn't be, and those that should be saved but aren't. */
export function findWrongSaves(found: ReadonlySet<string>, { saved, unsure }: SavingReader): string[] {
  const missing = [...saved].filter((id) => !found.has(id))
  const unexpected = [...found].filter((id) => !saved.has(id))
  return [...missing, ...unexpected].filter((id) => !unsure.has(id))
}
